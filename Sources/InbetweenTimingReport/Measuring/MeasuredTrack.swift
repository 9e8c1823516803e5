import InbetweenTimeline

/// A track as numbers: one list for each keyframe, whatever the value's kind.
struct MeasuredTrack {
  var keys: [Key]

  /// A keyframe as numbers.
  struct Key {
    var frame: Double
    var values: [Double]
    var easing: Easing
    /// The motion path's handles; nil for a straight way.
    var path: (out: [Double], in: [Double])?
  }

  /// What happens between a keyframe and the next.
  enum Interval {
    case rest
    /// The value changes at once, at the later keyframe.
    case jump
    case move
  }
}

extension MeasuredTrack {
  init<Value: Measurable>(_ track: Track<Value>) {
    keys = track.keyframes.map { key in
      let path = key.path.flatMap { path -> (out: [Double], in: [Double])? in
        let out = path.outTangent.numbers
        let `in` = path.inTangent.numbers
        return out.contains { $0 != 0 } || `in`.contains { $0 != 0 } ? (out, `in`) : nil
      }
      return Key(frame: key.frame, values: key.value.numbers, easing: key.easing, path: path)
    }
  }

  /// What happens after the keyframe `index`, which is not the last.
  func interval(_ index: Int) -> Interval {
    let from = keys[index]
    let to = keys[index + 1]
    let changes = !Self.same(from.values, to.values)
    if from.frame == to.frame { return changes ? .jump : .rest }
    if from.easing == .hold { return changes ? .jump : .rest }
    return changes || from.path != nil ? .move : .rest
  }

  /// Equal but for the last digits.
  static func same(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0), abs($1)) }
  }

  /// The curve by which a dimension moves after the keyframe `index`.
  func curve(_ index: Int, dimension: Int) -> TimingCurve {
    switch keys[index].easing {
    case .linear, .hold: .linear
    case .curve(let curve): curve
    case .perDimension(let curves):
      (keys[index].path == nil && dimension < curves.count ? curves[dimension] : curves.last)
        ?? .linear
    }
  }

  /// The change per frame at one end of the interval after the keyframe `index`.
  func velocity(_ index: Int, atStart: Bool) -> [Double] {
    let from = keys[index]
    let to = keys[index + 1]
    let frames = to.frame - from.frame
    let time = atStart ? 0.0 : 1.0
    let count = min(from.values.count, to.values.count)
    var way = (0..<count).map { to.values[$0] - from.values[$0] }
    if let path = from.path {
      // Along the curve: its direction at this end, as fast as its chord is long.
      let handle = atStart ? path.out : path.in.map { -$0 }
      let size = Self.length(handle)
      if size > 0, handle.count == count {
        let speed = max(Self.length(way), size)
        way = handle.map { $0 / size * speed }
      }
    }
    return (0..<count).map {
      way[$0] / frames * curve(index, dimension: $0).velocity(at: time)
    }
  }

  static func length(_ vector: [Double]) -> Double {
    vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}

/// A value that can be known as numbers, one for each dimension.
protocol Measurable: Interpolatable {
  var numbers: [Double] { get }
}

extension Double: Measurable {
  var numbers: [Double] { [self] }
}

extension Point: Measurable {
  var numbers: [Double] { [x, y] }
}

extension Vector3: Measurable {
  var numbers: [Double] { [x, y, z] }
}

extension Color: Measurable {
  var numbers: [Double] { [red, green, blue, alpha] }
}

extension Gradient: Measurable {
  var numbers: [Double] {
    colors.flatMap { [$0.offset] + $0.color.numbers }
      + opacities.flatMap { [$0.offset, $0.opacity] }
  }
}

extension BezierPath: Measurable {
  var numbers: [Double] {
    vertices.flatMap { $0.point.numbers + $0.inTangent.numbers + $0.outTangent.numbers }
  }
}

extension AnyProperty {
  /// The keyframes as numbers.
  var measuredTrack: MeasuredTrack {
    switch self {
    case .scalar(let property): MeasuredTrack(property.track)
    case .point(let property): MeasuredTrack(property.track)
    case .vector(let property): MeasuredTrack(property.track)
    case .color(let property): MeasuredTrack(property.track)
    case .gradient(let property): MeasuredTrack(property.track)
    case .path(let property): MeasuredTrack(property.track)
    }
  }

  /// The value at a frame of the track's own clock, as numbers.
  func numbers(atFrame frame: Double) -> [Double] {
    switch self {
    case .scalar(let property): property.value(atFrame: frame).numbers
    case .point(let property): property.value(atFrame: frame).numbers
    case .vector(let property): property.value(atFrame: frame).numbers
    case .color(let property): property.value(atFrame: frame).numbers
    case .gradient(let property): property.value(atFrame: frame).numbers
    case .path(let property): property.value(atFrame: frame).numbers
    }
  }
}
