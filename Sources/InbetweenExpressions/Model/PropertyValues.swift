import InbetweenTimeline

// Values of properties as rows of numbers, in the model's units and in those of scripts.

extension AnyProperty {
  /// The value at a frame in the model's units, expressions left aside.
  ///
  /// An outline is 1 or 0 for closed or open, then point, in and out tangent of each vertex.
  func numbers(atFrame frame: Double) -> [Double] {
    switch self {
    case .scalar(let property): [property.value(atFrame: frame)]
    case .point(let property): property.value(atFrame: frame).numbers
    case .vector(let property): property.value(atFrame: frame).numbers
    case .color(let property): property.value(atFrame: frame).numbers
    case .gradient(let property): property.value(atFrame: frame).numbers
    case .path(let property): property.value(atFrame: frame).numbers
    }
  }

  /// The value of a keyframe, in the model's units.
  func numbers(ofKeyframe index: Int) -> [Double]? {
    func numbers<Value>(_ track: Track<Value>, _ numbers: (Value) -> [Double]) -> [Double]? {
      let keyframes = track.keyframes
      return keyframes.indices.contains(index) ? numbers(keyframes[index].value) : nil
    }
    return switch self {
    case .scalar(let property): numbers(property.track) { [$0] }
    case .point(let property): numbers(property.track) { $0.numbers }
    case .vector(let property): numbers(property.track) { $0.numbers }
    case .color(let property): numbers(property.track) { $0.numbers }
    case .gradient(let property): numbers(property.track) { $0.numbers }
    case .path(let property): numbers(property.track) { $0.numbers }
    }
  }

  /// Whether all numbers of a value move as one.
  var movesAsOne: Bool {
    switch self {
    case .scalar, .point, .vector, .color: false
    case .gradient, .path: true
    }
  }

  /// The same property moved by other keyframes, whose numbers are as `numbers(atFrame:)` gives
  /// them, and by no expression; nil for what is no value of its kind.
  func moved(by rows: [FittedKeyframe]) -> AnyProperty? {
    switch self {
    case .scalar(let property): property.moved(by: rows) { $0[0] }.map(AnyProperty.scalar)
    case .point(let property):
      property.moved(by: rows) { Point($0[0], $0[1]) }.map(AnyProperty.point)
    case .vector(let property):
      property.moved(by: rows) { Vector3($0[0], $0[1], $0[2]) }.map(AnyProperty.vector)
    case .color(let property):
      property.moved(by: rows) { Color($0[0], $0[1], $0[2], $0[3]) }.map(AnyProperty.color)
    case .path(let property):
      property.moved(by: rows, BezierPath.init(numbers:)).map(AnyProperty.path)
    case .gradient(let property):
      property.moved(by: rows) { property.value(atFrame: 0).replacingNumbers(by: $0) }
        .map(AnyProperty.gradient)
    }
  }
}

extension Property {
  fileprivate func moved(
    by rows: [FittedKeyframe], _ value: ([Double]) -> Value
  ) -> Property? {
    guard let first = rows.first else { return nil }
    guard rows.count > 1 else { return Property(.constant(value(first.numbers)), slot: slot) }
    return Track(keyframes: rows.map { Keyframe($0.frame, value($0.numbers), $0.easing) })
      .map { Property($0, slot: slot) }
  }
}

extension Point {
  fileprivate var numbers: [Double] { [x, y] }
}

extension Vector3 {
  fileprivate var numbers: [Double] { [x, y, z] }
}

extension Color {
  fileprivate var numbers: [Double] { [red, green, blue, alpha] }
}

extension Gradient {
  fileprivate var numbers: [Double] {
    colors.flatMap { [$0.offset, $0.color.red, $0.color.green, $0.color.blue] }
      + opacities.flatMap { [$0.offset, $0.opacity] }
  }

  /// A gradient with as many stops; `numbers` are as this one gives them.
  fileprivate func replacingNumbers(by numbers: [Double]) -> Gradient {
    let made = colors.indices.map { stop in
      let row = numbers[(stop * 4)..<(stop * 4 + 4)].map { $0 }
      return ColorStop(row[0], Color(row[1], row[2], row[3]))
    }
    let start = colors.count * 4
    return Gradient(
      colors: made,
      opacities: opacities.indices.map {
        OpacityStop(numbers[start + $0 * 2], numbers[start + $0 * 2 + 1])
      })
  }
}

extension BezierPath {
  var numbers: [Double] {
    [isClosed ? 1 : 0]
      + vertices.flatMap {
        [
          $0.point.x, $0.point.y, $0.inTangent.x, $0.inTangent.y, $0.outTangent.x,
          $0.outTangent.y,
        ]
      }
  }

  init(numbers: [Double]) {
    self.init([], isClosed: numbers.first.map { $0 != 0 } ?? false)
    var place = 1
    while place + 5 < numbers.count {
      vertices.append(
        Vertex(
          Point(numbers[place], numbers[place + 1]),
          in: Point(numbers[place + 2], numbers[place + 3]),
          out: Point(numbers[place + 4], numbers[place + 5])))
      place += 6
    }
  }
}
