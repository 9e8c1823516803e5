extension InbetweenRuntime {
  /// What happens in an animation, and when.
  public protocol Timed {
    /// Frames a second.
    static var frameRate: Double { get }
  }
}
