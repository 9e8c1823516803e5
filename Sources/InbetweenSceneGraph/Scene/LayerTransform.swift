package import InbetweenTimeline

/// A layer's transform with what never changes of it worked out.
package struct LayerTransform: Hashable, Sendable {
  /// As authored.
  package let source: Transform
  /// Whether it turns to the direction of its motion path.
  package let isAutoOriented: Bool
  /// Whether it stands in 3D space.
  package let is3D: Bool
  /// The matrix when it is flat and never changes.
  package let fixed: AffineTransform?

  package init(_ source: Transform, isAutoOriented: Bool, is3D: Bool) {
    self.source = source
    self.isAutoOriented = isAutoOriented
    self.is3D = is3D
    let isStill =
      !is3D && source.anchor.isStatic && source.position.isStatic && source.scale.isStatic
      && source.rotation.isStatic && source.skew.isStatic && source.skewAxis.isStatic
    fixed = isStill ? source.flatMatrix(atFrame: 0, isAutoOriented: isAutoOriented) : nil
  }

  /// The flat matrix at a frame, depth left aside.
  package func flatMatrix(atFrame frame: Double) -> AffineTransform {
    if let fixed { return fixed }
    return source.flatMatrix(atFrame: frame, isAutoOriented: isAutoOriented)
  }

  /// The matrix in 3D space at a frame.
  package func spatialMatrix(atFrame frame: Double) -> SpatialTransform {
    if let fixed { return SpatialTransform(fixed) }
    return source.spatialMatrix(atFrame: frame, isAutoOriented: isAutoOriented)
  }
}

/// The transform of a group of artwork, with what never changes of it worked out.
package struct GroupTransform: Hashable, Sendable {
  /// As authored.
  package let source: ShapeTransform
  /// The matrix when it never changes.
  package let fixed: AffineTransform?

  package init(_ source: ShapeTransform) {
    self.source = source
    let isStill =
      source.anchor.isStatic && source.position.isStatic && source.scale.isStatic
      && source.rotation.isStatic && source.skew.isStatic && source.skewAxis.isStatic
    fixed = isStill ? source.matrix(atFrame: 0) : nil
  }

  /// The matrix at a frame.
  package func matrix(atFrame frame: Double) -> AffineTransform {
    fixed ?? source.matrix(atFrame: frame)
  }
}

extension Rotation {
  /// Whether it never changes.
  var isStatic: Bool {
    switch self {
    case .flat(let angle): angle.isStatic
    case .spatial(let orientation, let x, let y, let z):
      orientation.isStatic && x.isStatic && y.isStatic && z.isStatic
    }
  }
}
