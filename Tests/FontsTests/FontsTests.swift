import Foundation
import InbetweenDiagnostics
import InbetweenFonts
import InbetweenTimeline
import InbetweenTypesetting
import Testing

private let hasDejaVu = FileManager.default.fileExists(
  atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

/// DejaVu Sans is what `make setup` installs on Debian; elsewhere the tests that need it are left out.
@Suite(.enabled(if: hasDejaVu)) struct FontsTests {

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

  static func set(
    _ text: String, log: inout DiagnosticLog, font: Font = dejaVu, sources: FontSources = .init()
  ) -> SetText {
    let timeline = timeline(text, font: font)
    let library = GlyphLibrary(timeline, fonts: sources, log: &log)
    guard case .text(let content) = timeline.layers[0].content else { return SetText() }
    return content.set(atFrame: 0, library: library)
  }

  static func origins(_ text: SetText) -> [Double] {
    text.glyphs.map { ($0.transform.tx * 1000).rounded() / 1000 }
  }

  @Test("Characters stand at the font's own advances")
  func advances() throws {
    var log = DiagnosticLog()
    let text = Self.set("Hil\nl", log: &log)
    // DejaVu Sans: H 1540, i 569, l 569 of 2048 units.
    #expect(Self.origins(text) == [0, 15.039, 20.596, 0])
    #expect(text.glyphs.map(\.face.outlines.count) == [1, 2, 1, 1])
    #expect(log.findings.isEmpty)
  }

  @Test("Pairs are kerned as the font says")
  func kerning() throws {
    var log = DiagnosticLog()
    let pair = Self.set("AV", log: &log).glyphs[1].transform.tx
    let letter = Self.set("AA", log: &log).glyphs[1].transform.tx
    #expect(pair < letter)
  }

  @Test(
    "A long paragraph is shaped as its words are, with spaces and without", arguments: [" ", ""])
  func longParagraph(_ space: String) throws {
    var log = DiagnosticLog()
    // The 2,000th sign and the next one are a kerned pair.
    let word = Self.set("fAVAAV" + space + "f", log: &log).glyphs.map(\.transform.tx)
    let step = try #require(word.last)
    let text = Self.set(String(repeating: "fAVAAV" + space, count: 1_000), log: &log)
    let places = text.glyphs.map(\.transform.tx)
    #expect(places.count == 1_000 * (word.count - 1))
    let apart = places.enumerated().filter { index, place in
      let (turn, letter) = index.quotientAndRemainder(dividingBy: word.count - 1)
      // Without a space to end at, a pair stands apart where a part ends.
      return abs(place - Double(turn) * step - word[letter]) >= (space.isEmpty ? 4 : 0.1)
    }
    #expect(apart.map(\.offset) == [])
  }

  @Test("A text that is too long is not shaped")
  func tooLong() {
    var log = DiagnosticLog()
    let most = TextDocument.maximumLength
    let words = String(repeating: "a", count: most)
    #expect(Self.set(words, log: &log).glyphs.count == most)
    #expect(Self.set(words + "a", log: &log).glyphs.isEmpty)
    #expect(log.findings.isEmpty)
  }

  @Test("A mark stands above each letter as that is high")
  func marks() throws {
    var log = DiagnosticLog()
    let text = Self.set("x\u{301}X\u{301}x\u{301}q\u{301}", log: &log)
    let outlines = text.glyphs.map(\.face.outlines)
    #expect(outlines.prefix(3).map(\.count) == [2, 2, 2])
    #expect(outlines[0] == outlines[2])
    let marks = try outlines.map { try #require($0.last?.vertices.map(\.point)) }
    let tops = try marks.map { try #require($0.map(\.y).min()) }
    #expect(tops[1] < tops[0] - 0.1)
    // The same mark, over the middle of a letter of another width.
    let lefts = try marks.map { try #require($0.map(\.x).min()) }
    #expect(lefts[3] > lefts[0] + 0.005)
  }

  @Test("A letter with a combining mark is one character")
  func combining() throws {
    var log = DiagnosticLog()
    let text = Self.set("x\u{301}y", log: &log)
    #expect(text.glyphs.map(\.character) == ["x\u{301}", "y"])
    #expect(text.glyphs[0].face.outlines.count == 2)
    #expect(log.findings.isEmpty)
  }

  @Test("Hebrew runs to the left, numbers in it to the right")
  func hebrew() {
    var log = DiagnosticLog()
    let text = Self.set("\u{5D0}\u{5D1} 12", log: &log)
    let order = text.glyphs.sorted { $0.transform.tx < $1.transform.tx }.map(\.character)
    #expect(order == ["1", "2", " ", "\u{5D1}", "\u{5D0}"])
    #expect(log.findings.isEmpty)
  }

  @Test("Arabic letters take the form of their place in the word")
  func arabic() throws {
    var log = DiagnosticLog()
    let word = Self.set("\u{628}\u{628}\u{628}", log: &log)
    #expect(Set(word.glyphs.map(\.face)).count == 3)
    let xs = word.glyphs.map(\.transform.tx)
    #expect(xs[0] > xs[1] && xs[1] > xs[2])
  }

  @Test("A font that is not there is replaced, and told")
  func replaced() throws {
    var log = DiagnosticLog()
    let font = Font(name: "Aeonik-Black", family: "Aeonik", style: "Black", ascent: 0.75)
    let text = Self.set("A", log: &log, font: font)
    #expect(text.glyphs.count == 1)
    #expect(log.findings.map(\.code) == [.fontReplaced])
    #expect(log.findings[0].layer == "Title")
  }

  @Test("A font that is not there is replaced by the family asked for")
  func fallback() throws {
    var log = DiagnosticLog()
    let font = Font(name: "Aeonik-Black", family: "Aeonik", style: "Regular", ascent: 0.75)
    let text = Self.set(
      "IA", log: &log, font: font, sources: FontSources(fallback: "DejaVu Serif"))
    // DejaVu Serif: I 809 of 2048 units.
    #expect(Self.origins(text)[1] == 7.900)
    #expect(
      log.findings.map(\.message) == [
        "the font \"Aeonik-Black\" is not here; DejaVu Serif is drawn instead"
      ])
  }

  @Test("A family asked for in place of others does not replace a font that is there")
  func fallbackUnneeded() throws {
    var log = DiagnosticLog()
    let text = Self.set("Hi", log: &log, sources: FontSources(fallback: "DejaVu Serif"))
    #expect(Self.origins(text) == [0, 15.039])
    #expect(log.findings.isEmpty)
  }

  @Test("What a font has not is drawn from one that has it, and told")
  func lent() throws {
    var log = DiagnosticLog()
    let serif = Font(name: "DejaVuSerif", family: "DejaVu Serif", style: "Book", ascent: 0.75)
    let text = Self.set("A\u{5D0}", log: &log, font: serif)
    #expect(text.glyphs.map(\.face.outlines.isEmpty) == [false, false])
    let sentence = try #require(log.findings.first?.message)
    #expect(log.findings.map(\.code) == [.fontReplaced])
    #expect(sentence.hasPrefix("the font \"DejaVuSerif\" does not have \"\u{5D0}\"; "))
    #expect(sentence.hasSuffix(" is drawn for it"))
  }

  @Test("A character without an outline is told once")
  func missingCharacter() {
    var log = DiagnosticLog()
    _ = Self.set("a\u{10FFFD}\u{10FFFD}", log: &log)
    #expect(log.findings.map(\.code) == [.characterWithoutOutline])
  }

  @Test("Outlines that the file carries are kept, and nothing is opened for them")
  func carried() {
    var timeline = Self.timeline("A", font: Self.dejaVu)
    timeline.glyphs = [
      Glyph("A", family: "DejaVu Sans", style: "Book", size: 20, width: 50, content: .outlines([]))
    ]
    var log = DiagnosticLog()
    #expect(
      GlyphLibrary(timeline, fonts: FontSources(), log: &log) == GlyphLibrary(timeline))
  }

  @Test(
    "Letters that the file carries run to the left where their script does",
    arguments: [
      // Alef, bet, a bracketed gimel and "AB": on screen "AB )gimel( bet alef", the bracket that
      // closes as the one that opens.
      ("\u{5D0}\u{5D1} (\u{5D2}) AB", 1000, [53, 45, 43, 38, 32, 28, 26, 0, 12]),
      // The space at which a line ends hangs out of it on the side to which its paragraph runs.
      ("\u{5D0} AB \u{5D1}", 39, [28, 26, 0, 12, -2, 0]),
      ("A \u{5D0}\u{5D1} \u{5D2}", 33, [0, 12, 22, 14, 32, 0]),
    ] as [(String, Double, [Double])])
  func carriedToTheLeft(_ text: String, width: Double, expected: [Double]) {
    var timeline = Self.timeline(text, font: Self.dejaVu)
    for (character, width) in [
      ("\u{5D0}", 50.0), ("\u{5D1}", 40), ("\u{5D2}", 30), ("(", 20), (")", 25), (" ", 10),
      ("A", 60), ("B", 70),
    ] {
      timeline.glyphs.append(
        Glyph(
          character, family: "DejaVu Sans", style: "Book", size: 20, width: width,
          content: .outlines([])))
    }
    var log = DiagnosticLog()
    let library = GlyphLibrary(timeline, fonts: FontSources(), log: &log)
    guard case .text(var content) = timeline.layers[0].content else { return }
    content.documents[0].document.box = Rect(origin: .zero, size: Size(width, 1000))
    let set = content.set(atFrame: 0, library: library)
    #expect(Self.origins(set) == expected)
    #expect(set.missing == [])
    #expect(log.findings.isEmpty)
  }
}
