extension Property<Double> {
  /// No less than the greatest value that the keyframes and their overshoot reach.
  package var largest: Double {
    switch track {
    case .constant(let value): return value
    case .keyframed(let keyframes):
      var result = keyframes.list[0].value
      for (from, to) in zip(keyframes.list, keyframes.list.dropFirst()) {
        let span = abs(to.value - from.value)
        result = max(result, to.value, max(from.value, to.value) + span * from.easing.overshoot)
      }
      return result
    }
  }

  /// The same property with keyframes cut to a limit and overshoot left out.
  package func bounded(to limit: Double) -> Property<Double> {
    switch track {
    case .constant(let value): return .constant(min(limit, value))
    case .keyframed(let keyframes):
      return .keyframed(
        keyframes.list.map {
          Keyframe($0.frame, min(limit, $0.value), $0.easing.overshoot > 0 ? .linear : $0.easing)
        })
    }
  }

  /// Whether it is 0 at all times.
  package var isZero: Bool { isStatic && track.initialValue == 0 }
}

extension Property {
  /// No less than the greatest size of its values, those that overshoot may reach among them.
  ///
  /// - Parameters:
  ///   - size: of a value.
  ///   - change: the size of the way from one value to another.
  /// - Returns: 0 or more.
  fileprivate func largest(
    _ size: (Value) -> Double, change: (Value, Value) -> Double
  ) -> Double {
    let keyframes = track.keyframes
    return zip(keyframes, keyframes.dropFirst()).reduce(size(track.initialValue)) { result, pair in
      let (from, to) = (pair.0.value, pair.1.value)
      return max(
        result, max(size(from), size(to)) + change(from, to) * pair.0.easing.overshoot)
    }
  }
}

extension Property<Vector3> {
  /// Of a scale, no less than the greatest along x or y; 1 at least where a slot may hold another.
  package var greatestScale: Double {
    func size(_ value: Vector3) -> Double { max(abs(value.x), abs(value.y)) }
    return max(largest(size) { size($1 - $0) }, slot == nil ? 0 : 1)
  }
}

extension Property<Point> {
  /// Of a scale, no less than the greatest along x or y; 1 at least where a slot may hold another.
  package var greatestScale: Double {
    func size(_ value: Point) -> Double { max(abs(value.x), abs(value.y)) }
    return max(largest(size) { size($1 - $0) }, slot == nil ? 0 : 1)
  }
}

extension Easing {
  /// By how much of the change values may go beyond either end, at most.
  fileprivate var overshoot: Double {
    func beyond(_ curve: TimingCurve) -> Double {
      [curve.control1.y, curve.control2.y].map { max(0, $0 - 1, -$0) }.max() ?? 0
    }
    switch self {
    case .linear, .hold: return 0
    case .curve(let curve): return beyond(curve)
    case .perDimension(let curves): return curves.map(beyond).max() ?? 0
    }
  }
}
