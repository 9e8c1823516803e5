import InbetweenLowering
import InbetweenTimeline

/// A flat transform by its parts.
struct FlatTransform {
  var anchor: PairTrack
  var position: PairTrack
  var scale: PairTrack
  var rotation: AnimatedNumber
  var skew: AnimatedNumber
  var skewAxis: AnimatedNumber

  init(_ transform: ShapeTransform) {
    anchor = PairTrack(transform.anchor)
    position = PairTrack(transform.position)
    scale = PairTrack(transform.scale)
    rotation = AnimatedNumber(transform.rotation)
    skew = AnimatedNumber(transform.skew)
    skewAxis = AnimatedNumber(transform.skewAxis)
  }

  init(_ placement: AnimatedPlacement) {
    anchor = PairTrack(placement.anchor)
    position = PairTrack(placement.position)
    scale = PairTrack(placement.scale)
    rotation = placement.rotation
    skew = placement.skew
    skewAxis = skew.isAlways(0) ? 0 : placement.skewAxis
  }

  init(_ transform: Transform) {
    anchor = PairTrack(transform.anchor)
    position = PairTrack(transform.position)
    scale = PairTrack(transform.scale)
    switch transform.rotation {
    case .flat(let angle): rotation = AnimatedNumber(angle)
    case .spatial(_, _, _, let z): rotation = AnimatedNumber(z)
    }
    skew = AnimatedNumber(transform.skew)
    skewAxis = AnimatedNumber(transform.skewAxis)
  }

  /// Whether it ever skews.
  var isSkewed: Bool { !skew.isStatic || skew.value(atFrame: 0) != 0 }

  /// Whether nothing of it moves.
  var isStill: Bool {
    anchor.isStill && position.isStill && scale.isStill
      && [rotation, skew, skewAxis].allSatisfy(\.isStatic)
  }

  /// Whether a theme may give something of it.
  var isInSlots: Bool {
    anchor.isInSlots || position.isInSlots || scale.isInSlots
      || [rotation, skew, skewAxis].contains { $0.isInSlots }
  }

  /// What a theme may say of it: nil where numbers are worked out.
  var themedTurn: ThemedTurn? {
    guard let scale = scale.properties.first, let rotation = rotation.property,
      let skew = skew.property, let skewAxis = skewAxis.property
    else { return nil }
    return ThemedTurn(scale: scale, rotation: rotation, skew: skew, skewAxis: skewAxis)
  }

  /// Scale, skew and turn, without the places.
  func matrix(_ frame: Double) -> AffineTransform {
    let scale = scale.value(frame)
    var result = AffineTransform.scale(scale.x, scale.y)
    let skew = skew.value(atFrame: frame)
    if skew != 0 {
      result = result.followed(by: .skew(degrees: skew, axis: skewAxis.value(atFrame: frame)))
    }
    return result.followed(by: .rotation(degrees: rotation.value(atFrame: frame)))
  }
}
