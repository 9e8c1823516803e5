package import InbetweenTimeline

extension ShapeTransform {
  /// From the group's space to that around it, at a frame.
  package func matrix(atFrame frame: Double) -> AffineTransform {
    let scale = scale.value(atFrame: frame)
    return .placing(
      anchor: anchor.value(atFrame: frame), scale: scale, skew: skew.value(atFrame: frame),
      skewAxis: skewAxis.value(atFrame: frame), rotation: rotation.value(atFrame: frame),
      position: position.value(atFrame: frame))
  }
}

extension AffineTransform {
  /// After Effects' order: the anchor point to the origin, scale, skew, turn, to the position.
  package static func placing(
    anchor: Point, scale: Point, skew: Double, skewAxis: Double, rotation: Double, position: Point
  ) -> AffineTransform {
    var result = AffineTransform.scale(scale.x, scale.y)
    if skew != 0 { result = result.followed(by: .skew(degrees: skew, axis: skewAxis)) }
    if rotation != 0 { result = result.followed(by: .rotation(degrees: rotation)) }
    let moved = position - result.apply(toStep: anchor)
    result.tx = moved.x
    result.ty = moved.y
    return result
  }
}

extension Transform {
  /// From the layer's space to that of its parent or composition at a frame, depth left aside.
  func flatMatrix(atFrame frame: Double, isAutoOriented: Bool) -> AffineTransform {
    switch rotation {
    case .flat(let angle):
      let scale = scale.value(atFrame: frame)
      let turn = isAutoOriented ? direction(atFrame: frame) : 0
      return .placing(
        anchor: anchor.value(atFrame: frame).point, scale: scale.point,
        skew: skew.value(atFrame: frame), skewAxis: skewAxis.value(atFrame: frame),
        rotation: angle.value(atFrame: frame) + turn, position: position.value(atFrame: frame).point
      )
    case .spatial:
      return spatialMatrix(atFrame: frame, isAutoOriented: isAutoOriented).flat
    }
  }

  /// From the layer's space to that of its parent or composition at a frame.
  func spatialMatrix(atFrame frame: Double, isAutoOriented: Bool) -> SpatialTransform {
    let scale = scale.value(atFrame: frame)
    var result = SpatialTransform.translation(anchor.value(atFrame: frame) * -1)
      .followed(by: .scale(scale))
    let skew = skew.value(atFrame: frame)
    if skew != 0 {
      let axis = skewAxis.value(atFrame: frame)
      result = result.followed(by: SpatialTransform(.skew(degrees: skew, axis: axis)))
    }
    switch rotation {
    case .flat(let angle):
      result = result.followed(by: .rotation(aboutZ: angle.value(atFrame: frame)))
    case .spatial(let orientation, let x, let y, let z):
      result =
        result.followed(by: .rotation(aboutZ: z.value(atFrame: frame)))
        .followed(by: .rotation(aboutY: y.value(atFrame: frame)))
        .followed(by: .rotation(aboutX: x.value(atFrame: frame)))
        .followed(by: orientation.track.orientation(atFrame: frame))
    }
    if isAutoOriented {
      result = result.followed(by: .rotation(aboutZ: direction(atFrame: frame)))
    }
    return result.followed(by: .translation(position.value(atFrame: frame)))
  }

  /// The direction of the motion path at a frame, in degrees clockwise from the right; where the
  /// layer rests, that of the motion before, or at first that of the motion to come.
  func direction(atFrame frame: Double) -> Double {
    func step(from early: Double, to late: Double) -> Point? {
      let step = position.value(atFrame: late).point - position.value(atFrame: early).point
      return step.length > 1e-7 ? step : nil
    }
    let times = position.keyframeTimes
    guard let first = times.first, let last = times.last, last > first else { return 0 }
    let now = min(last, max(first, frame))
    var found = now > first ? step(from: max(first, now - 0.01), to: now) : nil
    if found == nil { found = step(from: now, to: min(last, now + 0.01)) }
    if found == nil {
      // At rest: look back from keyframe to keyframe, then ahead.
      for time in times.reversed() where time <= now && time > first {
        found = step(from: time - 0.01, to: time)
        if found != nil { break }
      }
    }
    if found == nil {
      for time in times where time >= now {
        found = step(from: time, to: time + 0.01)
        if found != nil { break }
      }
    }
    guard let found else { return 0 }
    return Real.degrees(fromRadians: Real.angle(y: found.y, x: found.x))
  }
}

extension Position {
  /// The frames of all keyframes, in order.
  var keyframeTimes: [Double] {
    switch self {
    case .joined(let property): property.track.keyframes.map(\.frame)
    case .separate(let x, let y, _):
      (x.track.keyframes.map(\.frame) + y.track.keyframes.map(\.frame)).sorted()
    }
  }
}

extension Track<Vector3> {
  /// The turn of an orientation at a frame; between keyframes it goes the shortest way around one
  /// axis, as After Effects does.
  func orientation(atFrame frame: Double) -> SpatialTransform {
    switch self {
    case .constant(let angles): return Quaternion(angles).matrix
    case .keyframed(let keyframes):
      guard let index = keyframes.index(atFrame: frame), index + 1 < keyframes.list.count else {
        return Quaternion(value(atFrame: frame)).matrix
      }
      let from = keyframes.list[index]
      let to = keyframes.list[index + 1]
      // The fraction of the change that the easing has reached, by a number that goes along.
      let probe = Keyframe(from.frame, 0.0, from.easing)
      let share = probe.value(towards: Keyframe(to.frame, 1.0), atFrame: frame)
      return Quaternion(from.value).interpolated(to: Quaternion(to.value), by: share).matrix
    }
  }
}
