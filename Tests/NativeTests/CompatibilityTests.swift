import InbetweenDiagnostics
import TestSupport
import Testing

/// What makes other players with a Core Animation engine give up.
@Suite(.serialized) struct CompatibilityTests {
  /// A reason to give up, and the fixture that has it.
  struct Reason: Hashable, Sendable {
    var words: String
    var fixture: String
    /// Whether it is drawn; what is not is told.
    var isDrawn = true
  }

  static let reasons = [
    Reason(words: "a value that the app decides", fixture: "features/slots"),
    Reason(words: "a text colour that moves", fixture: "compatibility/text-colour-animated"),
    Reason(words: "text animators", fixture: "features/text-selector-offset"),
    Reason(words: "a text of several documents", fixture: "features/text-documents"),
    Reason(words: "a number of copies that moves", fixture: "features/repeater-animated"),
    Reason(words: "a dash pattern that moves", fixture: "features/dashes-animated"),
    Reason(
      words: "a transform without position", fixture: "compatibility/transform-without-position"),
    Reason(
      words: "an unexpected kind of shape", fixture: "quirks/shape-unknown",
      isDrawn: false),
    Reason(
      words: "round corners of several shapes", fixture: "compatibility/round-corners-combined"),
    Reason(words: "round corners of a star", fixture: "compatibility/round-corners-star"),
    Reason(words: "a trim of a filled shape", fixture: "compatibility/trim-on-fill"),
    Reason(
      words: "a stroke under a group of two scales",
      fixture: "compatibility/stroke-under-scaled-group"),
    Reason(words: "several paths in an item, or none", fixture: "compatibility/several-paths"),
    Reason(
      words: "a time remap that turns back", fixture: "compatibility/time-remap-back-and-forth"),
    Reason(
      words: "60,000 remapped layers and frames", fixture: "compatibility/time-remap-60000"),
  ]

  @Test("Of fifteen reasons to give up all are drawn or told, and at least ten drawn")
  func allAreDrawnOrTold() throws {
    var program = NativeProgram(.layers)
    var told: [Set<DiagnosticCode>] = []
    for reason in Self.reasons {
      let stem = reason.fixture.split(separator: "/").last.map(String.init) ?? ""
      let fixture = FixtureCase("\(reason.fixture)/\(stem).json")
      let subject = try NativeCase(fixture)
      told.append(Set(subject.log.findings.map(\.code)))
      program.add(subject)
    }
    var drawn = 0
    for (index, comparison) in try program.run().enumerated() {
      let reason = Self.reasons[index]
      #expect(program.parts[index].lost == [], "\(reason.words)")
      let wrong = FigureTable.mismatch(program.parts[index].title, comparison, "layers")
      #expect(wrong == nil, "\(reason.words)")
      if reason.isDrawn {
        drawn += 1
      } else {
        #expect(told[index].contains(.unknownShape), "\(reason.words): \(told[index])")
      }
    }
    #expect(Self.reasons.count == 15)
    #expect(drawn >= 10)
  }
}
