import Foundation
import InbetweenDesignDocuments
import InbetweenTimingReport
import TestSupport
import Testing

/// Every verdict on animations that do what their documents say, and on the same ones drifted, at the
/// rates at which animations are made: how many are given, and how many are not what they must be.
@Suite struct DriftTableTests {
  static let rates = [24, 25, 29.97, 30, 60]

  /// What became of an animation, and which verdict a promise about it must get.
  enum Kind: String, CaseIterable {
    case asWritten = "as written"
    case longer = "40 % longer"
    case late = "2 frames late"
    case renamed, missing

    func drift(losing layer: String) -> DriftCase.Drift {
      switch self {
      case .asWritten: .init()
      case .longer: .init(stretch: 1.4)
      case .late: .init(late: 2)
      case .renamed: .init(renamed: layer)
      case .missing: .init(dropped: layer)
      }
    }
  }

  /// How many verdicts there are of each kind of drift, and the wrong ones in words.
  struct Count {
    var all: [Kind: Int] = [:]
    var wrong: [Kind: [String]] = [:]
    /// What no verdict could tell: whole frames make as much of it.
    var untold = 0

    mutating func add(_ kind: Kind, _ isRight: Bool, _ words: @autoclosure () -> String) {
      all[kind, default: 0] += 1
      if !isRight { wrong[kind, default: []].append(words()) }
    }

    var wrongWords: [String] { Kind.allCases.flatMap { wrong[$0] ?? [] } }

    func line(_ title: String) -> String {
      let columns = Kind.allCases.map { kind in
        "\(kind.rawValue) \(all[kind] ?? 0), \(wrong[kind]?.count ?? 0) wrong"
      }
      return "\(title): " + columns.joined(separator: "; ") + "; \(untold) within whole frames"
    }
  }

  private static func isKept(_ verdict: Verdict?) -> Bool {
    verdict.map { $0 <= .withinTolerance } ?? false
  }

  private static func words(_ title: String, _ kind: Kind, _ rate: Double, _ verdict: Verdict?)
    -> String
  {
    "\(title), \(kind.rawValue), \(rate) fps: \(verdict?.rawValue ?? "none")"
  }

  @Test("No verdict on an animation made for its document is wrong, at any rate", arguments: rates)
  func cases(rate: Double) throws {
    var count = Count()
    for var document in DriftCase.all + DriftCase.code {
      document.rate = rate
      let documents = try document.documents()
      for kind in Kind.allCases {
        let report = try document.report(kind.drift(losing: document.lost), documents: documents)
        // What begins with the animation stays where it is, however slow everything is.
        var spared = document.isStartOnly && kind == .longer ? 1 : 0
        for result in report.results {
          let isLost = result.subject.contains(document.lost) || result.verdict == .unmatched
          let isDated =
            document.saysStarts && result.subject != "the animation"
            && !document.undated.contains { result.subject.contains($0) }
          var isRight: Bool
          switch kind {
          case .asWritten: isRight = Self.isKept(result.verdict)
          case .longer:
            isRight = result.verdict >= .broken
            if !isRight, spared > 0 { (isRight, spared) = (true, 0) }
          case .late: isRight = isDated ? result.verdict >= .broken : Self.isKept(result.verdict)
          case .renamed, .missing:
            isRight = isLost ? result.verdict == .unmatched : Self.isKept(result.verdict)
          }
          count.add(
            kind, isRight,
            Self.words("\(document): \(result.name)", kind, rate, result.verdict))
        }
      }
    }
    print(count.line("\(rate) fps"))
    #expect(count.wrongWords == [])
    // Nothing judged would prove nothing.
    #expect(Kind.allCases.allSatisfy { count.all[$0] ?? 0 > 60 })
  }

  @Test(
    "What real documents promise is kept, broken, late and lost at any rate",
    .enabled(if: Folders.corpus != nil), arguments: rates)
  func corpus(rate: Double) throws {
    var count = Count()
    for file in PromisedDocumentTests.Source.corpus.files {
      let name = file.lastPathComponent
      guard let document = try PromisedDocument(name, try Folders.bytes(of: file), rate: rate)
      else { continue }
      let lost = document.drift.lost
      for kind in Kind.allCases {
        let verdicts = try document.verdicts(kind.drift(losing: lost))
        for drawn in document.drawn {
          let verdict = verdicts[drawn.layer]
          let isRight: Bool
          switch kind {
          case .asWritten: isRight = Self.isKept(verdict)
          case .longer:
            // What is longer by less than what whole frames make of the documented length cannot be
            // told: 2.4 frames are drawn as two or three.
            isRight =
              verdict ?? .kept >= .broken
              || document.drift.frames(of: drawn.layer, stretch: 1.4)
                < document.drift.length(of: drawn.layer) * rate + 1
            if verdict ?? .kept < .broken { count.untold += 1 }
          case .late:
            isRight = drawn.saysStart ? verdict ?? .kept >= .broken : Self.isKept(verdict)
          case .renamed, .missing:
            guard drawn.layer != lost else {
              isRight = !drawn.isOnlyName || verdict == .unmatched
              break
            }
            isRight = Self.isKept(verdict)
          }
          count.add(kind, isRight, Self.words("\(name): \(drawn.name)", kind, rate, verdict))
        }
      }
    }
    print(count.line("\(rate) fps"))
    #expect(count.wrongWords == [])
    #expect(count.untold * 20 < count.all[.longer] ?? 0)
  }
}

extension DriftCase {
  /// How long a layer's first motion is, in seconds.
  fileprivate func length(of layer: String) -> Double {
    moves.first { $0.layer == layer }?.duration ?? 0
  }

  /// How many whole frames a layer's first motion is drawn as.
  fileprivate func frames(of layer: String, stretch: Double) -> Double {
    guard let move = moves.first(where: { $0.layer == layer }) else { return 0 }
    let end = (move.start + move.duration) * stretch * rate
    return end.rounded() - (move.start * stretch * rate).rounded()
  }
}
