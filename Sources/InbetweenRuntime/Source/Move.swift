extension SampleDrawing.Timing {
  /// A way from one value to the next: when it begins on its composition's clock, how long it
  /// lasts, both in seconds, and how it is gone.
  public struct Move: Sendable {
    public var at: Double
    public var lasts: Double
    public var curve: Curve
    public var ends: Double { at + lasts }
    /// In frames.
    public var start: Double { at * frameRate }
    /// In frames.
    public var end: Double { ends * frameRate }

    public init(at: Double, lasts: Double, _ curve: Curve) {
      self.at = at
      self.lasts = lasts
      self.curve = curve
    }
  }
}
