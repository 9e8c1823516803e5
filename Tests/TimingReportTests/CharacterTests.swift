import InbetweenTimeline
import Testing

@testable import InbetweenTimingReport

@Suite struct CharacterTests {
  private func characters(_ layer: Layer) throws -> [CharacterMotion] {
    let rows = Measurement(of: Build.timeline([layer])).rows
    return try #require(rows.first { $0.characters != nil }?.characters)
  }

  private func ramp(_ shape: TextSelector.Shape, _ offset: [Keyframe<Double>], ease: Double = 0)
    -> TextSelector
  {
    TextSelector(
      measure: .index, shape: shape, start: .constant(0), end: .constant(3),
      offset: .keyframed(offset), easeHigh: .constant(ease), easeLow: .constant(ease))
  }

  @Test("Letters fade in one after the other")
  func rampUp() throws {
    let layer = Build.text("STOP", ramp(.rampUp, [.init(0, -2.5), .init(36, 3.5)]))
    let stories = try characters(layer).map { $0.segments.map(\.story) }
    #expect(
      stories == [
        ["0…18 0→1 linear"], ["6…24 0→1 linear"], ["12…30 0→1 linear"], ["18…36 0→1 linear"],
      ])
  }

  @Test("The last letter goes first")
  func rampDown() throws {
    let selector = ramp(.rampDown, [.init(0, 3.5), .init(36, -2.5)], ease: 0.42)
    let stories = try characters(Build.text("STOP", selector)).map { $0.segments.map(\.story) }
    #expect(
      stories == [
        ["18…36 0→1 ease-in-out"], ["12…30 0→1 ease-in-out"], ["6…24 0→1 ease-in-out"],
        ["0…18 0→1 ease-in-out"],
      ])
  }

  @Test("A selector in percent counts the whole text")
  func share() throws {
    let selector = TextSelector(start: .keyframed([.init(0, 0), .init(40, 1)]))
    let stories = try characters(Build.text("ABCD", selector)).map { $0.segments.map(\.story) }
    #expect(
      stories == [
        ["0…10 0→1 linear"], ["10…20 0→1 linear"], ["20…30 0→1 linear"], ["30…40 0→1 linear"],
      ])
  }

  @Test("Words move as one")
  func words() throws {
    let selector = TextSelector(
      unit: .word, start: .keyframed([.init(0, 0), .init(40, 1)]))
    let stories = try characters(Build.text("AB CD", selector)).map { $0.segments.map(\.story) }
    let first = ["0…20 0→1 linear"]
    let second = ["20…40 0→1 linear"]
    #expect(stories == [first, first, first, second, second])
  }

  @Test("A selector that passes by shows each letter and hides it again")
  func triangle() throws {
    let selector = TextSelector(
      measure: .index, shape: .triangle, start: .constant(0), end: .constant(2),
      offset: .keyframed([.init(0, -2), .init(60, 4)]))
    let first = try characters(Build.text("AB", selector))[0].segments.map(\.story)
    #expect(first == ["5…15 1→0 linear", "15…25 0→1 linear"])
  }

  @Test("A text that is typed on, and typed anew")
  func typing() throws {
    let starts: [Keyframe<Double>] = [
      .init(0, 1, .hold), .init(24, 2, .hold), .init(48, 3, .hold), .init(120, 1, .hold),
      .init(144, 2, .hold), .init(168, 3, .hold),
    ]
    let selector = TextSelector(
      measure: .index, start: .keyframed(starts), smoothness: .constant(0))
    let stories = try characters(Build.text("ABC", selector)).map { $0.segments.map(\.story) }
    #expect(
      stories == [
        ["0…0 0→1 at once", "120…120 0→1 at once"],
        ["24…24 0→1 at once", "120…120 1→0 at once", "144…144 0→1 at once"],
        ["48…48 0→1 at once", "120…120 1→0 at once", "168…168 0→1 at once"],
      ])
  }

  static let saidOfAll: [(String, Verdict)] = [
    ("starts: [0 s, 2 s], lasts: 0.8 s, to: 100 %", .kept),
    ("starts: [0 s, 2 s], lasts: 0.4 s, to: 100 %", .broken),
    ("starts: [0 s, 2.1 s], lasts: 0.8 s, to: 100 %", .broken),
    ("starts: 2 s, lasts: instant, to: 0 %", .kept),
  ]

  @Test("What is said of a text is said of all of its characters together", arguments: saidOfAll)
  func wholes(lines: String, verdict: Verdict) throws {
    let starts: [Keyframe<Double>] = [
      .init(0, 1, .hold), .init(24, 2, .hold), .init(48, 3, .hold), .init(120, 1, .hold),
      .init(144, 2, .hold), .init(168, 3, .hold),
    ]
    let selector = TextSelector(
      measure: .index, start: .keyframed(starts), smoothness: .constant(0))
    let yaml = "promises:\n  - { name: P, layer: Words, property: Opacity, \(lines) }"
    let report = Report.make(
      of: Build.timeline([Build.text("ABC", selector)]), named: "a.json",
      against: try DocumentedTiming.read(yaml: yaml, fileName: "a.timing.yaml"))
    #expect(report.results.map(\.verdict) == [verdict])
    if verdict == .kept, lines.hasPrefix("starts: [") {
      // Only the letters that disappear are spoken of by nobody.
      #expect(report.undocumented.map(\.characters) == [2])
    }
  }

  @Test("A text that grows from keyframe to keyframe is told letter by letter")
  func growing() throws {
    func document(_ text: String) -> TextDocument {
      TextDocument(text, font: "Inter", size: 20, fill: .black, lineHeight: 24)
    }
    let texts = ["", "A", "AB", "ABC"]
    let content = TextContent(
      documents: texts.enumerated().map {
        TextKeyframe(Double($0.offset) * 24, document($0.element))
      }
    )
    let layer = Layer(
      id: 1, name: "Words", content: .text(content),
      timing: LayerTiming(FrameRange(0, 240)))
    let stories = try characters(layer).map { $0.segments.map(\.story) }
    #expect(
      stories == [["24…24 0→1 at once"], ["48…48 0→1 at once"], ["72…72 0→1 at once"]])
  }

  @Test("A swap of a text's colour is told as a colour")
  func colors() {
    var white = TextDocument("A", font: "Inter", size: 20, fill: .white, lineHeight: 24)
    let black = TextDocument("A", font: "Inter", size: 20, fill: .black, lineHeight: 24)
    white.tracking = 0
    let content = TextContent(documents: [TextKeyframe(0, black), TextKeyframe(60, white)])
    let layer = Layer(
      id: 1, name: "Words", content: .text(content),
      timing: LayerTiming(FrameRange(0, 240)))
    let rows = Measurement(of: Build.timeline([layer])).rows
    #expect(rows.map(\.property) == ["Source Text › Fill Color"])
    #expect(rows.first?.segments.map(\.story) == ["60…60 0,0,0,1→1,1,1,1 at once"])
  }

  @Test("An animator that moves with its selectors at rest is a property like others")
  func movingStyle() {
    var style = TextAnimatorStyle()
    style.opacity = .keyframed([.init(0, 0), .init(60, 1)])
    let document = TextDocument("AB", font: "Inter", size: 20, fill: .black, lineHeight: 24)
    let content = TextContent(
      documents: [TextKeyframe(0, document)],
      animators: [TextAnimator(selectors: [TextSelector()], style: style)])
    let layer = Layer(
      id: 1, name: "Words", content: .text(content),
      timing: LayerTiming(FrameRange(0, 240)))
    let rows = Measurement(of: Build.timeline([layer])).rows
    #expect(rows.map(\.property) == ["Text › Animator 1 › Opacity"])
    #expect(rows.first?.characters == nil)
  }
}
