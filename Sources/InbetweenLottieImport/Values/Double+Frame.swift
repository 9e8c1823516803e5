extension Double {
  /// A time in frames as it was meant. Bodymovin multiplies seconds by a frame rate of single precision,
  /// which makes 47.0000019 of frame 47 where the rate is 29.97, and 48.9999958 of 49 where it is 23.976:
  /// what is no further from a whole frame than such a rate is from its own is that frame.
  var frame: Double {
    let whole = rounded()
    return abs(self - whole) <= abs(self) * Self.precisionOfRates ? whole : self
  }

  private static let precisionOfRates = Double(Float.ulpOfOne)
}
