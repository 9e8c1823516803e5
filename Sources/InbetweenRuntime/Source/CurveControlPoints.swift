extension InbetweenRuntime.Curve {
  /// x1, y1, x2, y2.
  public var controlPoints: [Double] {
    switch self {
    case .linear, .hold: [0, 0, 1, 1]
    case .bezier(let x1, let y1, let x2, let y2): [x1, y1, x2, y2]
    }
  }
}
