extension InbetweenRuntime.LayerTree {
  /// The control points of curves, one after the other.
  @inline(never) public func ways(_ curves: InbetweenRuntime.Curve...) -> [Double] {
    curves.flatMap(\.controlPoints)
  }
}
