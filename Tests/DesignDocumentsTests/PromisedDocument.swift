import Foundation
import InbetweenCodeReader
import InbetweenDesignDocuments
import InbetweenDiagnostics
import InbetweenTimeline
import InbetweenTimingReport
import TestSupport

/// A document with the animation that its own promises describe: what the document says of times is
/// read by the tool, what becomes of it is drawn here.
struct PromisedDocument: Sendable {
  var drift: DriftCase
  private var documents: [DesignDocument]
  /// The promises that are drawn, by their names.
  var drawn: [Drawn]

  /// A promise that is drawn.
  struct Drawn: Sendable {
    var name: String
    var layer: String
    var saysStart: Bool
    /// Whether nothing but this name says which layer is meant.
    var isOnlyName: Bool
  }

  /// nil where no promise is plain enough to be drawn.
  init?(_ name: String, _ bytes: [UInt8], rate: Double = 60) throws {
    var log = DiagnosticLog()
    documents = try DesignDocument.read(
      [.init(name: name, bytes: bytes)], code: CodeReader.answer, log: &log)
    let timing = try DraftTiming(of: documents).timing()
    func seconds(_ span: TimeSpan) -> Double {
      switch span {
      case .seconds(let seconds): seconds
      case .frames(let frames): frames / rate
      }
    }
    var moves: [DriftCase.Move] = []
    drawn = []
    for promise in timing.promises {
      guard case .named(let names, let properties) = promise.subject, let layer = names.first,
        // Names that tell the same would mean both layers.
        !drawn.contains(where: { NameWords($0.layer).telling == NameWords(layer).telling }),
        properties.allSatisfy(Self.properties.contains), promise.note == nil,
        case .span(let span)? = promise.duration, (0.05...20).contains(seconds(span)),
        promise.starts.count < 2, promise.after == nil,
        promise.period == nil, promise.pause == nil, promise.stagger == nil,
        promise.from == nil, promise.to == nil, promise.by == nil, promise.section == nil,
        let curve = Self.curve(promise.easing)
      else { continue }
      let start = promise.starts.first.map(seconds) ?? 0.2
      moves.append(
        DriftCase.Move(
          layer, properties.first ?? "Position", start, seconds(span), curve: curve))
      drawn.append(
        Drawn(
          name: promise.name, layer: layer, saysStart: !promise.starts.isEmpty,
          isOnlyName: names.count == 1))
    }
    guard let first = drawn.first(where: \.isOnlyName) ?? drawn.first else { return nil }
    drift = DriftCase(
      name: name, file: name, text: String(decoding: bytes, as: UTF8.self), moves: moves,
      length: (moves.map { $0.start + $0.duration }.max() ?? 0) + 0.5, rate: rate,
      lost: first.layer)
  }

  /// What the animation can move.
  private static let properties: Set<String> = ["Opacity", "Rotation", "Position", "Scale"]

  private static func curve(_ easing: DocumentedEasing?) -> TimingCurve? {
    switch easing {
    case nil, .open?: .linear
    case .named(let name)?: name.curve
    case .curve(let curve)?, .preset(_, let curve)?: curve
    case .spring?, .fittedSpring?, .custom?: nil
    }
  }

  /// What became of the promises that are drawn, by their layers.
  func verdicts(_ drift: DriftCase.Drift = .init()) throws -> [String: Verdict] {
    let report = try self.drift.report(drift, documents: documents)
    var found: [String: Verdict] = [:]
    for drawn in drawn {
      found[drawn.layer] = report.results.first { $0.name == drawn.name }?.verdict
    }
    return found
  }

  /// What the report says of a layer's promise, for people.
  func told(_ layer: String, _ drift: DriftCase.Drift = .init()) throws -> String {
    let name = drawn.first { $0.layer == layer }?.name
    let result = try self.drift.report(drift, documents: documents).results.first {
      $0.name == name
    }
    return result.map { "\($0.name) of \($0.subject): \($0.verdict) \($0.checks)" } ?? "none"
  }
}
