extension InbetweenRuntime.Drawing {
  /// A remapped frame; at the end, where nothing would show any more, the one before.
  public static func remapped(_ frame: Double, end: Double) -> Double {
    frame == end ? end - 1 : frame
  }
}
