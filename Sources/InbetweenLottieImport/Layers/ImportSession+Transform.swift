import InbetweenDiagnostics
import InbetweenLottieFormat
import InbetweenTimeline

// Transforms (Lottie specification, "Transform"): all parts are optional and do nothing by default.

extension ImportSession {
  mutating func transform(_ layer: LottieLayer) -> Transform {
    guard let source = layer.transform else {
      if layer.type != .audio, layer.type != .camera {
        log.report(.missingKey("ks", "the layer is not moved", at: layer.path))
      }
      return Transform()
    }
    return transform(source, is3D: layer.is3D ?? false)
  }

  mutating func transform(_ source: LottieTransform, is3D: Bool) -> Transform {
    var transform = Transform()
    transform.anchor = property(source.anchor, VectorForm(), default: .zero)
    transform.position = position(source.position)
    transform.scale = property(source.scale, VectorForm.scale, default: .one)
    transform.rotation = rotation(source, is3D: is3D)
    transform.skew = property(source.skew, ScalarForm(), default: 0)
    transform.skewAxis = property(source.skewAxis, ScalarForm(), default: 0)
    transform.opacity = property(source.opacity, ScalarForm.percent, default: 1)
    return transform
  }

  private mutating func position(_ source: LottieProperty?) -> Position {
    guard let source, let parts = splitParts(source) else {
      return .joined(property(source, VectorForm(), default: .zero))
    }
    return .separate(
      x: property(parts.x, ScalarForm(), default: 0),
      y: property(parts.y, ScalarForm(), default: 0),
      z: property(parts.z, ScalarForm(), default: 0))
  }

  mutating func flatPosition(_ source: LottieProperty?) -> ShapePosition {
    guard let source, let parts = splitParts(source) else {
      return .joined(property(source, PointForm(), default: .zero))
    }
    return .separate(
      x: property(parts.x, ScalarForm(), default: 0),
      y: property(parts.y, ScalarForm(), default: 0))
  }

  /// The coordinates of a position that moves along each axis on its own; nil for others.
  private func splitParts(
    _ source: LottieProperty
  ) -> (x: LottieProperty?, y: LottieProperty?, z: LottieProperty?)? {
    guard !source.split.isEmpty else { return nil }
    func part(_ key: String) -> LottieProperty? {
      source.split.first { $0.path == source.path[key] }
    }
    return (part("x"), part("y"), part("z"))
  }

  /// A flat layer has `r`; one in 3D has `rx`, `ry`, `rz` and `or`, of which a flat layer takes
  /// heed only where `rx` is among them, as lottie-web.
  private mutating func rotation(_ source: LottieTransform, is3D: Bool) -> Rotation {
    let spatial = [
      source.rotationX, source.rotationY, source.rotationZ, source.orientation,
    ].compactMap { $0 }
    let isSpatial =
      is3D ? source.rotation == nil && !spatial.isEmpty : source.rotationX != nil
    guard isSpatial else {
      for part in spatial { log.report(.unusedRotation(at: part.path)) }
      return .flat(property(source.rotation, ScalarForm(), default: 0))
    }
    return .spatial(
      orientation: property(source.orientation, VectorForm(), default: .zero),
      x: property(source.rotationX, ScalarForm(), default: 0),
      y: property(source.rotationY, ScalarForm(), default: 0),
      z: property(source.rotationZ ?? source.rotation, ScalarForm(), default: 0))
  }

  /// The transform of a group or of a repeater's copies.
  mutating func flatTransform(_ source: LottieTransform?) -> ShapeTransform {
    var transform = ShapeTransform()
    guard let source else { return transform }
    transform.anchor = property(source.anchor, PointForm(), default: .zero)
    transform.position = flatPosition(source.position)
    transform.scale = property(source.scale, PointForm.scale, default: Point(1, 1))
    transform.rotation = property(source.rotation ?? source.rotationZ, ScalarForm(), default: 0)
    transform.skew = property(source.skew, ScalarForm(), default: 0)
    transform.skewAxis = property(source.skewAxis, ScalarForm(), default: 0)
    transform.opacity = property(source.opacity, ScalarForm.percent, default: 1)
    for spatial in [source.rotationX, source.rotationY, source.orientation] {
      if let spatial { log.report(.unusedSpatialRotation(at: spatial.path)) }
    }
    return transform
  }
}
