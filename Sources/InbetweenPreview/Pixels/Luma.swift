import InbetweenLowering

enum Luma {
  /// The lightness of a row of premultiplied pixels over black, as coverage: what is transparent
  /// is dark.
  static func coverage(
    of colors: UnsafeMutableBufferPointer<UInt32>, into coverage: UnsafeMutableBufferPointer<UInt8>
  ) {
    let weights = DisplayFilter.lightnessWeights
    let red = UInt32((weights.red * 65_536).rounded())
    let blue = UInt32((weights.blue * 65_536).rounded())
    let green = 65_536 - red - blue
    for index in 0..<min(colors.count, coverage.count) {
      let pixel = colors[index]
      let sum =
        red * (pixel >> 16 & 255) + green * (pixel >> 8 & 255) + blue * (pixel & 255) + 32_768
      coverage[index] = UInt8(min(255, sum >> 16))
    }
  }
}
