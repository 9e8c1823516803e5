public import CoreGraphics

/// A cubic Bézier curve from (0, 0) to (1, 1).
public struct UnitCurve: Hashable, Sendable {
  let start: UnitPoint
  let end: UnitPoint

  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    Contract.check(
      (0...1).contains(startControlPoint.x) && (0...1).contains(endControlPoint.x),
      "a control point's time is clamped to 0...1")
    return UnitCurve(start: startControlPoint, end: endControlPoint)
  }

  public static let linear = UnitCurve(start: .zero, end: UnitPoint(x: 1, y: 1))
  public static let easeIn = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 1, y: 1))
  public static let easeOut = UnitCurve(start: .zero, end: UnitPoint(x: 0.58, y: 1))
  public static let easeInOut = UnitCurve(
    start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 0.58, y: 1))

  public func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    return Self.cubic(Double(start.y), Double(end.y), parameter(at: progress))
  }

  public func velocity(at progress: Double) -> Double {
    let step = 1e-6
    let early = max(0, progress - step)
    let late = min(1, progress + step)
    return (value(at: late) - value(at: early)) / (late - early)
  }

  private func parameter(at progress: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.cubic(Double(start.x), Double(end.x), middle) < progress {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }

  private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }
}

/// A damped spring of mass 1.
public struct Spring: Hashable, Sendable {
  public let response: Double
  public let dampingRatio: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    Contract.check((0...1).contains(bounce), "the stand-in knows springs that bounce by 0...1")
    self.init(response: duration, dampingRatio: 1 - bounce)
  }

  public init(response: Double, dampingRatio: Double) {
    Contract.check(
      response > 0 && dampingRatio > 0 && dampingRatio <= 1,
      "the stand-in knows springs that swing or just do not")
    self.response = response
    self.dampingRatio = dampingRatio
  }

  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let frequency = 2 * Double.pi / response
    let decay = exp(-dampingRatio * frequency * time)
    let offset = fromValue.animatableData - toValue.animatableData
    let velocity = initialVelocity.animatableData
    let rest = dampingRatio * frequency
    guard dampingRatio < 1 else {
      let way = offset + (velocity + offset.scaled(by: frequency)).scaled(by: time)
      return toValue.with(toValue.animatableData + way.scaled(by: decay))
    }
    let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (velocity + offset.scaled(by: rest)).scaled(by: 1 / swing)
    let way = offset.scaled(by: cos(swing * time)) + sine.scaled(by: sin(swing * time))
    return toValue.with(toValue.animatableData + way.scaled(by: decay))
  }
}

extension UnitPoint {
  public static let zero = UnitPoint(x: 0, y: 0)
}

extension Double: Animatable {
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}

extension CGFloat: VectorArithmetic, Animatable {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
  public var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
}
