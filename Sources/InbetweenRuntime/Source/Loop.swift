extension InbetweenRuntime {
  /// How often it plays.
  public enum Loop: Hashable, Sendable {
    case once, forever
    case times(Int)

    /// How many times; infinite for one without an end.
    public var passes: Double {
      switch self {
      case .once: 1
      case .forever: .infinity
      case .times(let count): Double(max(0, count))
      }
    }
  }

  /// How it fills the space that it has.
  public enum Scaling: Hashable, Sendable {
    /// All of it is to be seen, with its own proportions.
    case fit
    /// No space is left, with its own proportions; what is over is cut off.
    case fill
    /// As large as it was made.
    case none
  }
}
