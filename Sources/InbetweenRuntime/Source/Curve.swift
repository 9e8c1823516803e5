extension InbetweenRuntime {
  /// How a value gets from one keyframe to the next.
  public enum Curve: Sendable {
    case linear, hold
    case bezier(Double, Double, Double, Double)

    public static var easeIn: Curve { .bezier(0.42, 0, 1, 1) }
    public static var easeOut: Curve { .bezier(0, 0, 0.58, 1) }
    public static var easeInOut: Curve { .bezier(0.42, 0, 0.58, 1) }
  }
}
