extension InbetweenRuntime {
  /// When things of an animation happen.
  public protocol Timed {
    /// Frames a second.
    static var frameRate: Double { get }
  }
}
