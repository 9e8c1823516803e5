import Testing

@testable import InbetweenTimeline

@Suite struct ColorTests {
  @Test("Every colour of whole bytes goes to hex and back")
  func hexRoundTrip() {
    for value: UInt32 in [0x000000, 0xFFFFFF, 0x123456, 0xFF8000, 0x7F7F7F] {
      #expect(Color(hex: value).hex == value)
    }
  }

  @Test(
    "What hex cannot say has no hex",
    arguments: [
      Color(0.5, 0, 0), Color(1, 1, 1, 0.5), Color(1.2, 0, 0), Color(-0.1, 0, 0),
    ])
  func noHex(_ color: Color) {
    #expect(color.hex == nil)
  }
}
