package import InbetweenTimeline

/// A layer's transform with what never changes of it worked out.
package struct LayerTransform: Hashable, Sendable {
  /// As authored.
  package let source: Transform
  /// Whether it turns to the direction of its motion path.
  package let isAutoOriented: Bool
  /// Whether it stands in 3D space.
  package let is3D: Bool
  /// Whether its flat matrix is more than its anchor point, position, scale, skew and one angle say: it
  /// stands in 3D space, turns to its motion path, or turns about an axis of the picture's plane.
  package let isWhole: Bool
  /// The matrix when it is flat and never changes.
  package let fixed: AffineTransform?

  package init(_ source: Transform, isAutoOriented: Bool, is3D: Bool) {
    self.source = source
    self.isAutoOriented = isAutoOriented
    self.is3D = is3D
    isWhole = is3D || isAutoOriented || source.rotation.isTilted
    let isStill =
      !is3D && source.anchor.isStatic && source.position.isStatic && source.scale.isStatic
      && source.rotation.isStatic && source.skew.isStatic && source.skewAxis.isStatic
    fixed = isStill ? source.flatMatrix(atFrame: 0, isAutoOriented: isAutoOriented) : nil
  }

  /// Whether the direction of its motion path is all that its parts do not say.
  package var isDirected: Bool { isAutoOriented && !is3D && !source.rotation.isTilted }

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
  /// Whether it is ever more than a turn within the picture's plane.
  package var isTilted: Bool {
    switch self {
    case .flat: false
    case .spatial(let orientation, let x, let y, _):
      !x.isStatic || !y.isStatic || !orientation.isStatic || x.track.initialValue != 0
        || y.track.initialValue != 0 || orientation.track.initialValue != .zero
    }
  }

  /// Whether it never changes.
  var isStatic: Bool {
    switch self {
    case .flat(let angle): angle.isStatic
    case .spatial(let orientation, let x, let y, let z):
      orientation.isStatic && x.isStatic && y.isStatic && z.isStatic
    }
  }
}
