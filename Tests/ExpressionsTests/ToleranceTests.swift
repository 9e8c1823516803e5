import Foundation
import InbetweenDiagnostics
import InbetweenDotLottie
import InbetweenLottieImport
import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenExpressions

/// What expressions became, against the expressions themselves, at every half frame of what is
/// shown.
@Suite(.serialized) struct ToleranceTests {
  @Test(
    "Keyframes of fixtures are within the tolerance at every half frame",
    arguments: ExpressionFixtureTests.fixtures)
  func fixtures(_ file: URL) throws {
    let checked = try Self.check(Folders.bytes(of: file), maximumFrames: 600)
    #expect(checked.faults == [])
  }

  @Test("Keyframes of real files are within the tolerance at every half frame")
  func corpus() throws {
    var values = 0
    for file in CorpusExpressionTests.files {
      let checked = try Self.check(Folders.bytes(of: file), maximumFrames: 240)
      #expect(checked.faults == [], "\(file.lastPathComponent)")
      values += checked.values
    }
    print("compared \(values) values of sampled expressions")
  }

  /// How many values were compared, and which are too far off.
  private static func check(
    _ bytes: [UInt8], maximumFrames: Int
  ) throws -> (values: Int, faults: [String]) {
    var values = 0
    var faults: [String] = []
    for timeline in timelines(in: bytes) {
      let index = PropertyIndexer.index(of: timeline)
      guard index.entries.contains(where: { $0.expression != nil }) else { continue }
      let found = ScriptThread.run { () -> (Int, [String]) in
        var check = ExpressionCheck(timeline, index, maximumFrames: maximumFrames)
        check.run()
        return (check.values, check.faults)
      }
      values += found?.0 ?? 0
      faults += found?.1 ?? ["no thread"]
    }
    return (values, faults)
  }

  private static func timelines(in bytes: [UInt8]) -> [Timeline] {
    bytes.withUnsafeBytes { raw in
      var log = DiagnosticLog()
      if DotLottiePackage.isPackage(raw) {
        return (try? LottieImporter.package(raw, log: &log).animations.map(\.timeline)) ?? []
      }
      return (try? LottieImporter.timeline(fromJSON: raw, name: "", log: &log)).map { [$0] } ?? []
    }
  }
}

/// Asks each expression again what it comes to.
private struct ExpressionCheck: ~Copyable {
  private var evaluator: ExpressionEvaluator
  private let timeline: Timeline
  private let index: PropertyIndex
  private let maximumFrames: Int
  private(set) var values = 0
  private(set) var faults: [String] = []

  init(_ timeline: Timeline, _ index: PropertyIndex, maximumFrames: Int) {
    self.timeline = timeline
    self.index = index
    self.maximumFrames = maximumFrames
    evaluator = ExpressionEvaluator(timeline, index, .standard, Expressed.budget, measure: nil)
  }

  mutating func run() {
    var log = DiagnosticLog()
    _ = evaluator.evaluated(&log)
    for (place, replacement) in evaluator.replacements.sorted(by: { $0.key < $1.key }) {
      // At the end of the range nothing is shown any more.
      let all = TrackSampler.frames(in: evaluator.range(of: place))
      let frames = all.prefix(min(maximumFrames, max(1, all.count - 1)))
      switch replacement {
      case .property(let property): compare(property, place, frames)
      case .documents(let documents): compare(documents, place, frames)
      case .shares(let kind): compare(kind, place, frames)
      }
    }
  }

  private mutating func compare(
    _ property: AnyProperty, _ place: Int, _ frames: ArraySlice<Double>
  ) {
    let entry = index.entries[place]
    var allowance = ExpressionTolerance.standard.value
    switch property {
    case .color, .gradient: allowance = ExpressionTolerance.standard.color
    case .scalar, .point, .vector, .path: break
    }
    if entry.name.title == "Time Remap" {
      allowance = ExpressionTolerance.standard.frames / timeline.frameRate.framesPerSecond
    }
    for frame in frames {
      guard let wanted = numbers(of: place, frame) else { return }
      let reached = property.numbers(atFrame: frame).map { $0 * entry.name.factor }
      compare(reached, wanted, within: allowance, entry.name.title, frame)
    }
  }

  private mutating func compare(
    _ documents: [TextKeyframe], _ place: Int, _ frames: ArraySlice<Double>
  ) {
    for frame in frames {
      guard case .text(let wanted)? = try? evaluator.evaluation.value(of: place, atFrame: frame)
      else { return }
      let reached = (documents.last { $0.frame <= frame } ?? documents.first)?.document.text
      values += 1
      if reached != ScriptText.modelled(wanted) { fault("Source Text", frame, "\(wanted)") }
    }
  }

  private mutating func compare(
    _ kind: TextSelector.Kind, _ place: Int, _ frames: ArraySlice<Double>
  ) {
    guard case .selector(let script) = index.entries[place].content,
      case .text(let text) = index.entries[script.text].content,
      text.documents.count == 1, script.selector == 0
    else { return }
    let letters = text.documents[0].document.text.map(String.init)
    let count = TextUnits(letters, unit: script.unit).count
    let selector = TextSelector(kind: kind)
    for frame in frames {
      let shares = selector.spatialShares(of: count, atFrame: frame)
      for number in 0..<count {
        let unit = ScriptUnit(number: number + 1, count: count, share: 100)
        let value = try? evaluator.evaluation.value(of: place, atFrame: frame, unit: unit)
        guard case .numbers(let wanted)? = value else { return }
        let share = shares[number]
        compare(
          [share.x * 100, share.y * 100, share.z * 100], wanted,
          within: ExpressionTolerance.standard.value, "Expression", frame)
      }
    }
  }

  private mutating func numbers(of place: Int, _ frame: Double) -> [Double]? {
    guard case .numbers(let numbers)? = try? evaluator.evaluation.value(of: place, atFrame: frame)
    else { return nil }
    return numbers
  }

  private mutating func compare(
    _ reached: [Double], _ wanted: [Double], within allowance: Double, _ name: String,
    _ frame: Double
  ) {
    for (reached, wanted) in zip(reached, wanted) {
      values += 1
      guard abs(reached - wanted) > allowance + 1e-9 * max(1, abs(wanted)) else { continue }
      fault(name, frame, "\(reached) for \(wanted)")
    }
  }

  private mutating func fault(_ name: String, _ frame: Double, _ what: String) {
    guard faults.count < 5 else { return }
    faults.append("\(name) at frame \(frame): \(what)")
  }
}
