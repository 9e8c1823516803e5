import TestSupport
import Testing

@testable import InbetweenExporters

@Suite struct SourceTests {
  @Test("Numbers are the shortest decimals that read back, without exponents")
  func numbersAreShort() {
    let cases: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.125, "-0.125"),
      (100.05, "100.05"), (1e15, "1000000000000000"), (1e-7, "0.0000001"),
      (1e21, "1" + String(repeating: "0", count: 21)), (0.1 + 0.2, "0.30000000000000004"),
      (1.0 / 3, "0.3333333333333333"), (123_456_789.123, "123456789.123"),
      (.infinity, DecimalText.text(.greatestFiniteMagnitude)), (.nan, "0"),
    ]
    for (number, text) in cases {
      #expect(DecimalText.text(number) == text)
    }
  }

  @Test("Any number reads back from its decimals, those of literals included")
  func numbersReadBack() {
    var generator = Seeded(seed: 7)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &generator))
      guard number.isFinite else { continue }
      #expect(Double(DecimalText.text(number)) == number)
      #expect(Double(DecimalText.exactSwiftText(number)) == number)
    }
  }

  #if arch(x86_64)
    @Test("The compiler's way over 80 bits ends at the same number")
    func literalsSurviveTheCompiler() {
      var generator = Seeded(seed: 8)
      var rescued = 0
      for _ in 0..<50_000 {
        let number = Double.random(in: -10...10, using: &generator)
        let text = DecimalText.exactSwiftText(number)
        #expect(Float80(text).map { Double($0) } == number)
        if text != DecimalText.text(number) { rescued += 1 }
      }
      // Without the seventeenth digit some of these would be rounded twice.
      #expect(rescued > 0)
    }
  #endif

  @Test("Text in source stays text")
  func textStaysText() {
    let name = "\"; \\(evil())\n*/\u{202E}"
    let code: SwiftCode = "let name = \(name)  // \(comment: name)"
    #expect(
      code.text
        == #"let name = "\"; \\(evil())\n*/\u{202E}"  // "; \(evil())\u{a}*/\u{202e}"#)
  }

  @Test("Names become identifiers, each its own")
  func namesAreIdentifiers() {
    let cases: [(String, String)] = [
      ("Orb", "orb"), ("orb", "orb2"), ("ORB", "orb3"), ("Ellipse Path 1", "ellipsePath1"),
      ("ellipse path 1", "ellipsePath1n2"), ("", "layer"), ("🎈", "layer2"),
      ("default", "defaultLayer"),
      ("1st", "layer1st"), ("BG Color", "bgColor"), ("BGColor", "bgColor2"),
      ("fond d'été", "fondDÉté"),
      ("背景", "背景"), ("שלום", "layer3"), ("a_b", "aB"), ("NO TIME", "noTime"),
      (
        "Sphere rotates from white to black and back again",
        "sphereRotatesFromWhiteToBlackAndBackAgain"
      ),
      (
        "Sphere rotates from white to black and there and back",
        "sphereRotatesFromWhiteToBlackAndThereAnd"
      ),
      (String(repeating: "x", count: 10_000), String(repeating: "x", count: 60)),
    ]
    var names = SwiftNames()
    for (text, name) in cases {
      #expect(names.name(after: text, or: "layer").text == name)
    }
  }

  @Test("Ten thousand layers of one name get names at once")
  func duplicatesAreCheap() {
    var names = SwiftNames()
    var all: Set<String> = []
    for _ in 0..<10_000 { all.insert(names.name(after: "Dot", or: "layer").text) }
    #expect(all.count == 10_000)
  }

  @Test("Names within others are those that a copy gives")
  func namesWithin() {
    var names = SwiftNames(reserved: ["dot"])
    for text in ["Ring", "Ring", "Bell 2", "Ring"] { _ = names.name(after: text, or: "layer") }
    var (copy, inner) = (names, names.within())
    for text in ["Dot", "Ring", "Bell 2", "Bell 2", "Ring", "Own", "Own", "Ring 4"] {
      #expect(inner.name(after: text, or: "layer") == copy.name(after: text, or: "layer"))
    }
    #expect(names.name(after: "Own", or: "layer").text == "own")
  }
}
