extension InbetweenRuntime {
  /// What has values between two of its kind.
  public protocol Mixable: Sendable {
    static func inbetweenMix(_ from: Self, _ to: Self, _ fraction: Double) -> Self
    /// The value on a curved path, whose handles are `bend`.
    static func inbetweenTravel(
      _ from: Self, _ to: Self, _ bend: [Double], _ fraction: Double
    ) -> Self
  }

  /// What a value is at a frame, and how it goes on from there.
  public struct Key<Value: Sendable>: Sendable {
    var frame: Double
    var value: Value
    var curve: Curve
    var bend: [Double]

    public init(_ frame: Double, _ value: Value, _ curve: Curve = .linear, bend: [Double] = []) {
      self.frame = frame
      self.value = value
      self.curve = curve
      self.bend = bend
    }
  }

  /// A value over time.
  public struct Track<Value: Mixable>: Sendable {
    var keys: [Key<Value>]

    public init(_ keys: [Key<Value>]) { self.keys = keys }

    /// The value at a frame; before the first and after the last keyframe it stays.
    public func callAsFunction(_ frame: Double) -> Value {
      var low = 0
      var high = keys.count
      while low < high {
        let middle = (low + high) / 2
        if keys[middle].frame <= frame { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { return keys[0].value }
      let key = keys[low - 1]
      guard low < keys.count, case let next = keys[low], next.frame > key.frame else {
        return key.value
      }
      let fraction = key.curve.fraction((frame - key.frame) / (next.frame - key.frame))
      return key.bend.isEmpty
        ? Value.inbetweenMix(key.value, next.value, fraction)
        : Value.inbetweenTravel(key.value, next.value, key.bend, fraction)
    }
  }
}

extension InbetweenRuntime.Mixable {
  public static func inbetweenTravel(
    _ from: Self, _ to: Self, _ bend: [Double], _ fraction: Double
  ) -> Self {
    inbetweenMix(from, to, fraction)
  }
}

extension Double: InbetweenRuntime.Mixable {
  public static func inbetweenMix(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
    from + (to - from) * fraction
  }
}
