import InbetweenTimeline
import Testing

@testable import InbetweenTypesetting

/// Lines break where the writing allows it.
@Suite struct LineBreakTests {
  /// The lines of a text of characters that are all as wide as their size, in a box of so many.
  private static func lines(_ text: String, width: Int) -> [String] {
    var glyphs: [Glyph] = []
    for character in Set(text.map(String.init)).sorted() {
      glyphs.append(
        Glyph(character, family: "F", style: "R", size: 10, width: 100, content: .outlines([])))
    }
    var timeline = Timeline(
      size: Size(100, 100), frameRate: FrameRate(25), frames: FrameRange(0, 1), layers: [])
    timeline.glyphs = glyphs
    timeline.fonts = [Font(name: "f", family: "F", style: "R", ascent: 0.75)]
    var document = TextDocument(text, font: "f", size: 10, fill: .black, lineHeight: 12)
    document.box = Rect(origin: .zero, size: Size(Double(width) * 10, 500))
    let numbers = document.lineNumbers(library: GlyphLibrary(timeline))
    var lines: [String] = []
    for (character, number) in zip(text, numbers) {
      while lines.count <= number { lines.append("") }
      lines[number].append(character)
    }
    return lines
  }

  @Test(
    "Ideographs and kana break anywhere, but not before closing or after opening signs",
    arguments: [
      ("日本語の文章", 4, ["日本語の", "文章"]), ("日本語。文章", 3, ["日本", "語。文", "章"]),
      ("日本「語」文", 3, ["日本", "「語」", "文"]), ("チャーチャ", 2, ["チャ", "ー", "チャ"]),
      ("チャットも", 4, ["チャット", "も"]), ("word 日本語", 7, ["word 日本", "語"]),
      ("日本word語", 5, ["日本", "word語"]), ("한국어 문장", 5, ["한국어 ", "문장"]),
      ("two words", 5, ["two ", "words"]), ("longword", 5, ["longw", "ord"]),
    ])
  func ideographs(_ text: String, _ width: Int, _ expected: [String]) {
    #expect(Self.lines(text, width: width) == expected)
  }

  @Test(
    "Thai breaks at spaces, else between syllables",
    arguments: [
      ("ภาษาไทย", 3, ["ภา", "ษา", "ไทย"]), ("ไทย ไทย", 5, ["ไทย ", "ไทย"]),
    ])
  func thai(_ text: String, _ width: Int, _ expected: [String]) {
    #expect(Self.lines(text, width: width) == expected)
  }
}
