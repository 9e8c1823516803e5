extension InbetweenRuntime {
  /// What is shown: a frame, or several that are mixed by their weights.
  public struct Moment: Sendable {
    var frames: [Double]
    /// They add up to 1.
    var weights: [Double]

    public init(_ frame: Double) { self.init([frame], weights: [1]) }

    public init(_ frames: [Double], weights: [Double]) {
      self.frames = frames
      self.weights = weights
    }

    /// The frame that says what is there.
    public var first: Double { frames.first ?? 0 }

    /// Other frames, mixed alike.
    public func map(_ change: (Double) -> Double) -> Moment {
      Moment(frames.map(change), weights: weights)
    }

    /// A value between its values at each of the frames.
    public func mix<Value: Mixable>(_ value: (Double) -> Value) -> Value {
      var result = value(first)
      var sum = weights.first ?? 1
      for index in frames.indices.dropFirst() {
        sum += weights[index]
        // Where the weights so far add up to 0, a later frame is all of it.
        guard abs(sum) > 1e-12 else { continue }
        result = .inbetweenMix(result, value(frames[index]), weights[index] / sum)
      }
      return result
    }

    public static func + (moment: Moment, step: Double) -> Moment { moment.map { $0 + step } }

    public static func - (moment: Moment, step: Double) -> Moment { moment.map { $0 - step } }

    public static func * (moment: Moment, factor: Double) -> Moment { moment.map { $0 * factor } }

    public static func / (moment: Moment, factor: Double) -> Moment { moment.map { $0 / factor } }

    public static func < (moment: Moment, frame: Double) -> Bool { moment.first < frame }

    public static func >= (moment: Moment, frame: Double) -> Bool { moment.first >= frame }

    public func truncatingRemainder(dividingBy length: Double) -> Moment {
      map { $0.truncatingRemainder(dividingBy: length) }
    }
  }
}

extension InbetweenRuntime.Track {
  /// The value between those at each frame of a moment.
  public func callAsFunction(_ moment: InbetweenRuntime.Moment) -> Value { moment.mix { self($0) } }
}
