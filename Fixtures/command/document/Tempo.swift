enum Tempo {
  static let crossingDuration = 1.0
}
