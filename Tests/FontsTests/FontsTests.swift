import Diagnostics
import Fonts
import Geometry
import Motion
import Testing
import TimelineModel

@Suite struct FontsTests {
  static func timeline(_ text: String, font: Font) -> Timeline {
    var timeline = Timeline(
      size: Size(100, 100), frameRate: FrameRate(60), frames: FrameRange(0, 60))
    timeline.fonts = [font]
    let document = TextDocument(text, font: font.name, size: 20, fill: .black, lineHeight: 24)
    timeline.layers = [
      Layer(
        id: 1, name: "Title", content: .text(TextContent(documents: [TextKeyframe(0, document)])),
        timing: LayerTiming(FrameRange(0, 60)))
    ]
    return timeline
  }

  static let dejaVu = Font(
    name: "DejaVuSans", family: "DejaVu Sans", style: "Book", ascent: 0.75)

  @Test("Each character of a text gets one outline and the font's own advance")
  func outlines() throws {
    var log = DiagnosticLog()
    let timeline = Self.timeline("Hello l\no", font: Self.dejaVu)
      .withGlyphs(from: FontSources(), log: &log)
    #expect(timeline.glyphs.map(\.character) == ["H", "e", "l", "o", " "])
    // DejaVu Sans: 1540 and 651 of 2048 units.
    #expect(timeline.glyphs[0].width == 1540.0 / 2048 * 100)
    #expect(timeline.glyphs[4].width == 651.0 / 2048 * 100)
    #expect(log.findings.isEmpty)
  }

  @Test("A letter with a combining mark is one character")
  func combining() throws {
    var log = DiagnosticLog()
    let timeline = Self.timeline("e\u{301}", font: Self.dejaVu)
      .withGlyphs(from: FontSources(), log: &log)
    #expect(timeline.glyphs.count == 1)
    #expect(log.findings.isEmpty)
  }

  @Test("A font that is not there is replaced, and told")
  func replaced() throws {
    var log = DiagnosticLog()
    let font = Font(name: "Aeonik-Black", family: "Aeonik", style: "Black", ascent: 0.75)
    let timeline = Self.timeline("A", font: font).withGlyphs(from: FontSources(), log: &log)
    #expect(timeline.glyphs.map(\.family) == ["Aeonik"])
    #expect(log.findings.map(\.code) == [.fontReplaced])
    #expect(log.findings[0].layer == "Title")
  }

  @Test("A character without an outline is told")
  func missingCharacter() {
    var log = DiagnosticLog()
    _ = Self.timeline("a\u{10FFFD}", font: Self.dejaVu)
      .withGlyphs(from: FontSources(), log: &log)
    #expect(log.findings.map(\.code) == [.characterWithoutOutline])
  }

  @Test("Outlines that the file carries are kept, and nothing is opened for them")
  func carried() {
    var timeline = Self.timeline("A", font: Self.dejaVu)
    timeline.glyphs = [
      Glyph("A", family: "DejaVu Sans", style: "Book", size: 20, width: 50, content: .outlines([]))
    ]
    var log = DiagnosticLog()
    #expect(timeline.withGlyphs(from: FontSources(), log: &log) == timeline)
  }
}
