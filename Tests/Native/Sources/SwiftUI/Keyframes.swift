public import CoreGraphics

public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent
  var body: Self.Body { get }
}

/// The stand-in's own: one way from a value to the next, or several.
protocol PrimitiveTrackContent: KeyframeTrackContent {
  func append(to ways: inout [TrackWay<Value>])
}

extension Never: KeyframeTrackContent {
  public typealias Value = Double
}

extension PrimitiveTrackContent {
  func allWays() -> [TrackWay<Value>] {
    var ways: [TrackWay<Value>] = []
    append(to: &ways)
    return ways
  }
}

/// How a value goes on.
struct TrackWay<Value: Animatable> {
  var target: Value
  var duration: Double
  /// The value at a time since the start of the way, given where it began and how fast.
  var value: (_ start: Value, _ velocity: Value.AnimatableData, _ time: Double) -> Value
  /// How fast it is at its end.
  var endVelocity: (_ start: Value, _ velocity: Value.AnimatableData) -> Value.AnimatableData
}

func ways<Content: KeyframeTrackContent>(of content: Content) -> [TrackWay<Content.Value>] {
  func open<Primitive: PrimitiveTrackContent>(_ primitive: Primitive) -> Any {
    primitive.allWays()
  }
  guard let primitive = content as? any PrimitiveTrackContent,
    let ways = open(primitive) as? [TrackWay<Content.Value>]
  else { preconditionFailure("a keyframe that the stand-in does not know") }
  return ways
}

extension Animatable {
  /// The value with other data.
  func with(_ data: AnimatableData) -> Self {
    var copy = self
    copy.animatableData = data
    return copy
  }
}

extension VectorArithmetic {
  func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}

public struct LinearKeyframe<Value: Animatable>: PrimitiveTrackContent {
  let to: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    Contract.check(duration >= 0, "a keyframe lasts less than nothing")
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public var body: Never { fatalError("known to the stand-in") }

  func append(to ways: inout [TrackWay<Value>]) {
    let (to, duration, curve) = (to, duration, timingCurve)
    ways.append(
      TrackWay(
        target: to, duration: duration,
        value: { start, _, time in
          let share = curve.value(at: duration > 0 ? time / duration : 1)
          let from = start.animatableData
          return start.with(from + (to.animatableData - from).scaled(by: share))
        },
        endVelocity: { start, _ in
          (to.animatableData - start.animatableData)
            .scaled(by: duration > 0 ? curve.velocity(at: 1) / duration : 0)
        }))
  }
}

public struct MoveKeyframe<Value: Animatable>: PrimitiveTrackContent {
  let to: Value

  public init(_ to: Value) { self.to = to }

  public var body: Never { fatalError("known to the stand-in") }

  func append(to ways: inout [TrackWay<Value>]) {
    let to = to
    ways.append(
      TrackWay(
        target: to, duration: 0, value: { _, _, _ in to }, endVelocity: { _, _ in .zero }))
  }
}

public struct SpringKeyframe<Value: Animatable>: PrimitiveTrackContent {
  let to: Value
  let duration: TimeInterval
  let spring: Spring
  let startVelocity: Value?

  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
    Contract.check(duration != nil, "Apple does not say how long a spring takes to settle")
    self.duration = duration ?? 0
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public var body: Never { fatalError("known to the stand-in") }

  func append(to ways: inout [TrackWay<Value>]) {
    let (to, duration, spring, given) = (to, duration, spring, startVelocity)
    func value(_ start: Value, _ velocity: Value.AnimatableData, _ time: Double) -> Value {
      spring.value(
        fromValue: start, toValue: to, initialVelocity: given ?? start.with(velocity), time: time)
    }
    ways.append(
      TrackWay(
        target: to, duration: duration,
        value: value,
        endVelocity: { start, velocity in
          let step = 1e-5
          let late = value(start, velocity, duration).animatableData
          return (late - value(start, velocity, duration - step).animatableData)
            .scaled(by: 1 / step)
        }))
  }
}

/// Keyframes one after the other.
public struct TrackSequence<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
  PrimitiveTrackContent
where First.Value == Second.Value {
  public typealias Value = First.Value
  let first: First
  let second: Second

  public var body: Never { fatalError("known to the stand-in") }

  func append(to ways: inout [TrackWay<First.Value>]) {
    ways += SwiftUI.ways(of: first)
    ways += SwiftUI.ways(of: second)
  }
}

@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value { expression }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { TrackSequence(first: accumulated, second: next) }
}

public protocol Keyframes<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes
  var body: Self.Body { get }
}

extension Never: Keyframes {}

/// The stand-in's own: what changes a value over time.
protocol PrimitiveKeyframes: Keyframes {
  var length: Double { get }
  func update(_ value: inout Value, from start: Value, at time: Double)
}

public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>:
  PrimitiveKeyframes
where Value == Content.Value {
  // The protocol's `Value` is the root; the type's own is what moves in it.
  @_implements(Keyframes,Value) public typealias Whole = Root

  let keyPath: WritableKeyPath<Root, Value>
  let ways: [TrackWay<Value>]

  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    ways = SwiftUI.ways(of: content())
  }

  public var body: Never { fatalError("known to the stand-in") }

  var length: Double { ways.reduce(0) { $0 + $1.duration } }

  func update(_ value: inout Root, from start: Root, at time: Double) {
    var now = start[keyPath: keyPath]
    var velocity = Value.AnimatableData.zero
    var begin = 0.0
    for way in ways {
      if time < begin + way.duration {
        value[keyPath: keyPath] = way.value(now, velocity, time - begin)
        return
      }
      velocity = way.endVelocity(now, velocity)
      now = way.target
      begin += way.duration
    }
    value[keyPath: keyPath] = now
  }
}

/// Tracks side by side.
public struct KeyframesPair<First: Keyframes, Second: Keyframes>: PrimitiveKeyframes
where First.Value == Second.Value {
  public typealias Value = First.Value
  let first: First
  let second: Second

  public var body: Never { fatalError("known to the stand-in") }

  var length: Double { max(SwiftUI.length(of: first), SwiftUI.length(of: second)) }

  func update(_ value: inout First.Value, from start: First.Value, at time: Double) {
    SwiftUI.update(first, &value, start, time)
    SwiftUI.update(second, &value, start, time)
  }
}

func length(of keyframes: some Keyframes) -> Double {
  (keyframes as? any PrimitiveKeyframes)?.length ?? 0
}

func update<K: Keyframes>(_ keyframes: K, _ value: inout K.Value, _ start: K.Value, _ time: Double)
{
  func open<P: PrimitiveKeyframes>(_ primitive: P) {
    guard var copy = value as? P.Value, let from = start as? P.Value else { return }
    primitive.update(&copy, from: from, at: time)
    if let result = copy as? K.Value { value = result }
  }
  if let primitive = keyframes as? any PrimitiveKeyframes { open(primitive) }
}

@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where Value == K.Value { expression }
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K
  where Value == K.Value { first }
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { KeyframesPair(first: accumulated, second: next) }
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Value == Content.Value { component }
}

public struct KeyframeTimeline<Value> {
  private let start: Value
  private let change: (inout Value, Double) -> Void
  public let duration: TimeInterval

  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    let keyframes = content()
    start = initialValue
    duration = length(of: keyframes)
    change = { value, time in update(keyframes, &value, initialValue, time) }
  }

  public func value(time: Double) -> Value {
    Contract.check(
      time >= 0 && time <= duration, "Apple does not say what a timeline is outside its time")
    var value = start
    change(&value, time)
    return value
  }

  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
