import InbetweenDiagnostics
import Testing

@Suite struct StreamSafeTests {
  private static let mark = "\u{301}"
  private static func marks(_ count: Int) -> String { String(repeating: mark, count: count) }

  @Test(
    "More than 30 combining marks in a row are parted, and nothing else changes",
    arguments: [
      ("", ""),
      ("a" + marks(30), "a" + marks(30)),
      ("a" + marks(31), "a" + marks(30) + "\u{34F}" + marks(1)),
      (
        marks(62) + "b" + marks(30),
        [marks(30), marks(30), marks(2) + "b" + marks(30)].joined(separator: "\u{34F}")
      ),
      (String(repeating: "漢字", count: 50), String(repeating: "漢字", count: 50)),
      (String(repeating: "e\u{301}", count: 50), String(repeating: "e\u{301}", count: 50)),
      (
        marks(15) + "\u{327}" + marks(15) + "x",
        marks(15) + "\u{327}" + marks(14) + "\u{34F}" + marks(1) + "x"
      ),
    ])
  func parts(_ text: String, _ expected: String) {
    #expect(Array(text.streamSafe.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(text.streamSafe.streamSafe == text.streamSafe)
  }

  @Test("Elements come once, where they first stand")
  func distinct() {
    #expect([3, 1, 3, 2, 1].distinct == [3, 1, 2])
    #expect([Int]().distinct.isEmpty)
  }
}
