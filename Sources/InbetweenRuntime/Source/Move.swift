extension InbetweenRuntime {
  /// A segment from one value to the next: when it begins on its composition's clock, how long it
  /// lasts, both in seconds, and how it is gone.
  public struct Move<Timing: InbetweenRuntime.Timed>: Sendable {
    public var at: Double
    public var lasts: Double
    public var curve: Curve
    public var ends: Double { at + lasts }
    /// In frames.
    public var start: Double { at * Timing.frameRate }
    /// In frames.
    public var end: Double { ends * Timing.frameRate }

    public init(at: Double, lasts: Double, _ curve: Curve) {
      self.at = at
      self.lasts = lasts
      self.curve = curve
    }

    /// The same segment, begun so many seconds later.
    public func later(by delay: Double) -> Self { Self(at: at + delay, lasts: lasts, curve) }
  }
}
