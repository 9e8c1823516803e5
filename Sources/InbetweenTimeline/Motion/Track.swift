/// A value over time. Fixed and moving differ here, at the leaf, and nowhere else.
public enum Track<Value: Interpolatable>: Hashable, Sendable {
  /// The same at all times.
  case constant(Value)
  /// Moving through keyframes.
  case keyframed(Keyframes<Value>)
}

/// What a value is at one frame, and how it goes on from there.
public struct Keyframe<Value: Interpolatable>: Hashable, Sendable {
  /// On the clock of the composition that holds the layer, in frames; may be fractional.
  public var frame: Double
  /// The value at that frame.
  public var value: Value
  /// The way to the next keyframe; of no effect on the last.
  public var easing: Easing
  /// The curve to the next keyframe's place; nil for a straight way.
  public var path: MotionPath<Value>?

  /// The value `value` at `frame`, leaving by `easing`.
  @inlinable
  public init(
    _ frame: Double, _ value: Value, _ easing: Easing = .linear, path: MotionPath<Value>? = nil
  ) {
    self.frame = frame
    self.value = value
    self.easing = easing
    self.path = path
  }
}

/// At least one keyframe, in the order of time. Two may share a frame: the value arrives as the
/// first of them and goes on as the last.
public struct Keyframes<Value: Interpolatable>: Hashable, Sendable {
  /// Frames never decrease; never empty.
  public let list: [Keyframe<Value>]

  /// The keyframes of `list`; nil when it is empty or its frames decrease.
  @inlinable
  public init?(_ list: [Keyframe<Value>]) {
    guard !list.isEmpty else { return nil }
    for index in list.indices.dropFirst() {
      // Written so that a frame that is no number is refused too.
      guard list[index - 1].frame <= list[index].frame else { return nil }
    }
    self.list = list
  }
}

extension Track {
  /// The track of these keyframes, sorted by frame where they are not; nil when there are none.
  @inlinable
  public init?(keyframes: [Keyframe<Value>]) {
    if let sorted = Keyframes(keyframes) {
      self = .keyframed(sorted)
      return
    }
    let order = keyframes.enumerated().sorted {
      ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset)
    }
    guard let sorted = Keyframes(order.map(\.element)) else { return nil }
    self = .keyframed(sorted)
  }

  /// The keyframes; none for a constant.
  @inlinable
  public var keyframes: [Keyframe<Value>] {
    switch self {
    case .constant: []
    case .keyframed(let keyframes): keyframes.list
    }
  }

  /// Whether the value is the same at all times, keyframed or not.
  @inlinable
  public var isStatic: Bool {
    switch self {
    case .constant: true
    case .keyframed(let keyframes):
      keyframes.list.allSatisfy { $0.value == keyframes.list[0].value && $0.path == nil }
    }
  }

  /// The value before anything moves.
  @inlinable
  public var initialValue: Value {
    switch self {
    case .constant(let value): value
    case .keyframed(let keyframes): keyframes.list[0].value
    }
  }

  /// The value at a frame of the clock on which the keyframes are; before the first and after the
  /// last keyframe it stays.
  @inlinable
  public func value(atFrame frame: Double) -> Value {
    switch self {
    case .constant(let value): value
    case .keyframed(let keyframes): keyframes.value(atFrame: frame)
    }
  }
}

extension Keyframes {
  /// The value at a frame: see `Track.value(atFrame:)`.
  @inlinable
  public func value(atFrame frame: Double) -> Value {
    guard let index = index(atFrame: frame) else { return list[0].value }
    guard index + 1 < list.count else { return list[index].value }
    return list[index].value(towards: list[index + 1], atFrame: frame)
  }

  /// The last keyframe at or before a frame; nil before the first.
  @inlinable
  public func index(atFrame frame: Double) -> Int? {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}

extension Keyframe {
  /// The value on the way to `next` at a frame between the two. Inlined, as keyframes of a list would be
  /// copied for a call.
  @inlinable @inline(__always)
  public func value(towards next: Keyframe, atFrame frame: Double) -> Value {
    let span = next.frame - self.frame
    guard span > 0, frame > self.frame else { return value }
    let time = min(1, (frame - self.frame) / span)
    switch easing {
    case .hold: return time < 1 ? value : next.value
    case .linear: return moved(to: next, by: time)
    case .curve(let curve): return moved(to: next, by: curve.value(at: time))
    case .perDimension(let curves):
      guard let first = curves.first else { return moved(to: next, by: time) }
      if path != nil { return moved(to: next, by: first.value(at: time)) }
      return value.interpolated(to: next.value, byEach: curves.map { $0.value(at: time) })
    }
  }

  @inlinable @inline(__always)
  func moved(to next: Keyframe, by fraction: Double) -> Value {
    if let path, let place = value.travelled(to: next.value, along: path, by: fraction) {
      return place
    }
    return value.interpolated(to: next.value, by: fraction)
  }
}
