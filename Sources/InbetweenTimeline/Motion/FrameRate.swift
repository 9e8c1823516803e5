/// How many frames make a second: the only place where frames become seconds and back.
public struct FrameRate: Hashable, Sendable {
  /// Greater than 0.
  public var framesPerSecond: Double

  /// A rate of `framesPerSecond`, which must be greater than 0.
  public init(_ framesPerSecond: Double) {
    self.framesPerSecond = framesPerSecond
  }

  /// The time at a frame counted from the same zero.
  public func seconds(atFrame frame: Double) -> Seconds { Seconds(frame / framesPerSecond) }

  /// The frame at a time counted from the same zero; fractional between frames.
  public func frame(at time: Seconds) -> Double { time.value * framesPerSecond }
}

/// A time or a span of time in seconds.
public struct Seconds: Hashable, Comparable, Sendable {
  /// In seconds.
  public var value: Double

  /// A time of `value` seconds.
  public init(_ value: Double) { self.value = value }

  /// The earlier of two times is the lesser.
  public static func < (left: Seconds, right: Seconds) -> Bool { left.value < right.value }

  /// Sums two spans.
  public static func + (left: Seconds, right: Seconds) -> Seconds {
    Seconds(left.value + right.value)
  }

  /// The span from `right` to `left`.
  public static func - (left: Seconds, right: Seconds) -> Seconds {
    Seconds(left.value - right.value)
  }
}

/// A half-open range of frames: `end` is the first frame that is no longer shown. `end` may lie
/// before `start`, as authored; then nothing is shown.
public struct FrameRange: Hashable, Sendable {
  /// The first frame shown; may be fractional or negative.
  public var start: Double
  /// The first frame not shown any more.
  public var end: Double

  /// The frames from `start` up to, but without, `end`.
  public init(_ start: Double, _ end: Double) {
    self.start = start
    self.end = end
  }

  /// How many frames are shown; never negative.
  public var length: Double { max(0, end - start) }

  /// How many steps of about half a frame lead from the start to the end: at least 1, at most
  /// 72,000, so that very long ranges have longer ones.
  package var halfFrames: Int { (length * 2).rounded(.up).whole(in: 1...72_000) }

  /// The frame after some of `count` even steps from the start to the end.
  package func frame(step: Int, of count: Int) -> Double {
    start + length * Double(step) / Double(max(1, count))
  }

  /// Whether a frame is shown.
  public func contains(_ frame: Double) -> Bool { frame >= start && frame < end }
}
