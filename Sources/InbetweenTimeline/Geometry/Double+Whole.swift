extension Double {
  /// The number without its fraction, within limits; the lower one for what is no number.
  package func whole(in limits: ClosedRange<Int>) -> Int {
    // Limits are far below 2^53: as numbers they are exact.
    guard self > Double(limits.lowerBound) else { return limits.lowerBound }
    return self < Double(limits.upperBound) ? Int(self) : limits.upperBound
  }
}
