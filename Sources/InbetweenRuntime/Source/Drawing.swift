extension InbetweenRuntime {
  /// What draws frames, and has at hand what many of them need.
  public protocol Drawing {}
}
