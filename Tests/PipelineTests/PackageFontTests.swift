import InbetweenDiagnostics
import TestSupport
import Testing

@testable import InbetweenPipeline

@Suite struct PackageFontTests {
  @Test("Text is drawn in the font of its package, by the font's own advances")
  func draws() throws {
    var drawn = try DrawnFixture(FixtureCase("packages/font/input.lottie"))
    let picture = try drawn.picture(atFrame: 0)
    let red: [UInt8] = [204, 51, 51, 255]
    let clear: [UInt8] = [0, 0, 0, 0]
    // L, I and T at 10, 40 and 55, 35 high, in bars of 5.
    #expect(
      [(17, 40), (30, 57), (47, 40), (70, 40), (80, 27)].map { picture.straightPixel($0.0, $0.1) }
        == Array(repeating: red, count: 5))
    #expect(
      [(30, 52), (42, 40), (52, 40), (60, 40)].map { picture.straightPixel($0.0, $0.1) }
        == Array(repeating: clear, count: 4))
    #expect(drawn.log.findings.map(\.code) == [.packagePartNotConverted])
  }
}
