import Diagnostics
import Foundation
import LottieImport
import Motion
import TestSupport
import Testing
import TimelineModel

@testable import Expressions

/// Each family of expressions as a file of its own, below `Fixtures/expressions`.
@Suite(.serialized) struct ExpressionFixtureTests {
  static let fixtures = Folders.files(
    below: Folders.fixtures.appending(path: "expressions"), "json"
  ).filter { $0.lastPathComponent.split(separator: ".").count == 2 }

  @Test("What expressions become stands beside each file", arguments: fixtures)
  func golden(_ file: URL) throws {
    let timeline = try Self.timeline(file)
    var log = DiagnosticLog()
    let evaluated = timeline.evaluatingExpressions(log: &log)
    var again = DiagnosticLog()
    #expect(timeline.evaluatingExpressions(log: &again) == evaluated)
    var text = log.findings.map { $0.description + "\n" }.joined()
    text += "\n" + Self.table(timeline, evaluated)
    let golden = Golden(at: file.deletingPathExtension().appendingPathExtension("expressions"))
    let mismatch = try golden.mismatch(with: text)
    #expect(mismatch == nil)
  }

  @Test("Keyframes are within the tolerance at every half frame", arguments: fixtures)
  func tolerance(_ file: URL) throws {
    let timeline = try Self.timeline(file)
    var log = DiagnosticLog()
    let evaluated = timeline.evaluatingExpressions(log: &log)
    let index = PropertyIndexer.index(of: timeline)
    let new = PropertyIndexer.index(of: evaluated)
    // Sampled selectors are properties that the authored timeline does not have.
    guard index.entries.count == new.entries.count else { return }
    let worst = ScriptThread.run { () -> Double in
      var evaluation = Evaluation(timeline, index)
      var worst = 0.0
      for (place, entry) in index.entries.enumerated() {
        guard entry.expression != nil, let track = new.entries[place].property,
          new.entries[place].expression == nil, let layer = entry.layer,
          index.layers[layer].composition == 0
        else { continue }
        let frames = index.layers[layer].layer.timing.frames
        guard frames.length <= 100 else { continue }
        for frame in stride(from: frames.start, to: frames.end, by: 0.5) {
          guard case .numbers(let wanted)? = try? evaluation.value(of: place, atFrame: frame)
          else { continue }
          let reached = track.numbers(atFrame: frame).map { $0 * entry.name.factor }
          for (reached, wanted) in zip(reached, wanted) {
            worst = max(worst, abs(reached - wanted))
          }
        }
      }
      return worst
    }
    #expect(try #require(worst) <= ExpressionTolerance.standard.value + 1e-9)
  }

  @Test("Every finding about expressions is raised by a file")
  func codes() throws {
    var raised: Set<DiagnosticCode> = []
    for file in Self.fixtures {
      var log = DiagnosticLog()
      _ = try Self.timeline(file).evaluatingExpressions(log: &log)
      raised.formUnion(log.findings.map(\.code))
    }
    let missing = DiagnosticCode.allCases.filter { $0.rawValue.hasPrefix("X") }
      .filter { !raised.contains($0) }
    #expect(missing == [])
  }

  private static func timeline(_ file: URL) throws -> Timeline {
    let bytes = try Folders.bytes(of: file)
    var log = DiagnosticLog()
    return try bytes.withUnsafeBytes {
      try LottieImporter.timeline(fromJSON: $0, name: "", log: &log)
    }
  }

  /// The values of what was evaluated at every fifth frame, as scripts see them, to three decimals.
  private static func table(_ timeline: Timeline, _ evaluated: Timeline) -> String {
    let index = PropertyIndexer.index(of: timeline)
    let new = PropertyIndexer.index(of: evaluated)
    var text = ""
    var place = 0
    for entry in index.entries {
      // A sampled selector brings its shares along in its own place.
      defer { place += 1 }
      guard place < new.entries.count, let layer = entry.layer, entry.expression != nil else {
        continue
      }
      if case .selector = entry.content { break }
      guard new.entries[place].expression == nil else { continue }
      let layerName = index.layers[layer].layer.name
      text += "\(layerName) › \(entry.name.title)\n"
      switch new.entries[place].content {
      case .property(let property), .inert(let property):
        for frame in stride(from: 0.0, through: 60, by: 5) {
          let numbers = property.numbers(atFrame: frame).map {
            "\(($0 * entry.name.factor * 1000).rounded() / 1000 + 0)"
          }
          text += "  \(Int(frame)): " + numbers.joined(separator: " ") + "\n"
        }
      case .text(let content):
        for document in content.documents {
          text += "  \((document.frame * 1000).rounded() / 1000): \"\(document.document.text)\"\n"
        }
      case .selector: break
      }
    }
    return text
  }
}
