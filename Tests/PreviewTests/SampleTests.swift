import Testing

@testable import InbetweenPreview

@Suite struct SampleTests {
  @Test("Samples become bytes by rounding half up, none above the alpha, in every lane alike")
  func pixels() {
    let values = (-20...2_080).map { Float($0) / 8 } + [-1e6, -0.0, 254.499_98, 254.999_98, 1e6]
    for alpha in [-3, 0, 0.25, 1, 99.5, 127.75, 254.5, 255, 300] as [Float] {
      let most = min(255.49, max(0, alpha + 0.5))
      for value in values {
        let sample = Gaussian.Sample(alpha, value, 255 - value, value)
        let (own, other) = (byte(value, most), byte(255 - value, most))
        #expect(
          sample.pixel == UInt32(most) << 24 | own << 16 | other << 8 | own, "\(value) of \(alpha)")
      }
    }
  }

  @Test("Pixels become bytes by rounding, and bytes pixels and back")
  func packing() {
    for step in 0...4_080 {
      let value = Float(step) / 4_080
      let byte = UInt32((value * 255).rounded())
      #expect(Pixel(value, 0, value, 1).packed == 0xFF00_0000 | byte << 16 | byte)
      #expect(Pixel(value, 1, 0, value).packed == byte << 24 | byte << 16 | byte << 8)
    }
    for byte in 0...255 as ClosedRange<UInt32> {
      let packed = 0xFF00_0000 | byte << 16 | (255 - byte) << 8 | byte
      #expect(Pixel(packed).packed == packed)
    }
  }

  @Test("Colours of a picture are counted once each, up to one more than asked for")
  func colours() {
    for count in [0, 1, 64, 65, 255, 256, 257, 300] {
      // Those of one hash, too: colours whose product with the hash's factor differs in its low bits alone.
      let inverse = Self.inverse(of: 0x9E37_79B1)
      for factor in [1, 0x0101_0101, inverse] as [UInt32] {
        let pixels = (0..<count).map { UInt32($0) &* factor }
        let bytes = (pixels + pixels.reversed()).flatMap { pixel in
          (0..<4).map { UInt8(truncatingIfNeeded: pixel >> (8 * $0)) }
        }
        #expect(WebP.colours(bytes, atMost: 256) == min(257, count), "\(count) times \(factor)")
      }
    }
  }

  /// What a number gives 1 with, modulo 2^32, by Newton's steps.
  private static func inverse(of number: UInt32) -> UInt32 {
    (0..<5).reduce(number) { inverse, _ in inverse &* (2 &- number &* inverse) }
  }

  private func byte(_ value: Float, _ most: Float) -> UInt32 {
    UInt32(min(most, max(0, value + 0.5)))
  }
}
