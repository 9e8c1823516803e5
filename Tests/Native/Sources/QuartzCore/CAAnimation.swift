public import CoreGraphics

public final class CAMediaTimingFunction {
  let points: [Double]

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    Contract.check(
      (0...1).contains(c1x) && (0...1).contains(c2x), "control points leave 0…1 in x")
    points = [Double(c1x), Double(c1y), Double(c2x), Double(c2y)]
  }

  public init(name: CAMediaTimingFunctionName) {
    let known: [CAMediaTimingFunctionName: [Double]] = [
      .linear: [0, 0, 1, 1], .easeIn: [0.42, 0, 1, 1], .easeOut: [0, 0, 0.58, 1],
      .easeInEaseOut: [0.42, 0, 0.58, 1], .default: [0.25, 0.1, 0.25, 1],
    ]
    Contract.check(known[name] != nil, "a timing function that there is not")
    points = known[name] ?? [0, 0, 1, 1]
  }

  func value(_ time: Double) -> Double {
    if points == [0, 0, 1, 1] { return time }
    func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bezier(points[0], points[2], middle) < time { low = middle } else { high = middle }
    }
    return bezier(points[1], points[3], (low + high) / 2)
  }
}

/// What has a time of its own: a layer within its superlayer, an animation within its layer.
public protocol CAMediaTiming {
  var beginTime: Double { get set }
  var duration: Double { get set }
  var speed: Float { get set }
  var timeOffset: Double { get set }
  var repeatCount: Float { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CAMediaTiming {
  /// The first stage: from the parent's time to the active local time.
  func active(_ parent: Double) -> Double {
    (parent - beginTime) * Double(speed) + timeOffset
  }

  /// The second stage: to the time within one pass; nil while nothing is to be seen of it.
  func basic(_ active: Double) -> Double? {
    let pass = autoreverses ? 2 * duration : duration
    let whole = repeatCount > 0 ? pass * Double(repeatCount) : pass
    if active < 0 { return fillMode == .backwards || fillMode == .both ? 0 : nil }
    if active >= whole {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      return autoreverses ? 0 : duration
    }
    let time = active.truncatingRemainder(dividingBy: pass)
    return time > duration ? pass - time : time
  }
}

open class CAAnimation: CAMediaTiming {
  public var beginTime = 0.0
  public var duration = 0.0
  public var speed: Float = 1
  public var timeOffset = 0.0
  public var repeatCount: Float = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed
  public var isRemovedOnCompletion = true

  public init() {}

  /// As it is when it is added to a layer.
  func taken() -> CAAnimation { self }

  func check(on layer: CALayer) {}

  /// The values of key paths at a time of its parent.
  func apply(_ parent: Double, to values: inout [String: Any]) {}
}

open class CAAnimationGroup: CAAnimation {
  public var animations: [CAAnimation]?

  override func taken() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.animations = animations?.map { $0.taken() }
    return copy
  }

  override func check(on layer: CALayer) { animations?.forEach { $0.check(on: layer) } }

  override func apply(_ parent: Double, to values: inout [String: Any]) {
    guard let time = basic(active(parent)) else { return }
    for animation in animations ?? [] { animation.apply(time, to: &values) }
  }
}

open class CAPropertyAnimation: CAAnimation {
  public var keyPath: String?

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  public override required init() { super.init() }
}

public final class CAKeyframeAnimation: CAPropertyAnimation {
  public var values: [Any]?
  public var keyTimes: [NSNumber]?
  public var timingFunctions: [CAMediaTimingFunction]?
  public var calculationMode = CAAnimationCalculationMode.linear
  private var times: [Double] = []

  override func taken() -> CAAnimation {
    let copy = CAKeyframeAnimation(keyPath: keyPath)
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.values = values
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.times = keyTimes?.map(\.doubleValue) ?? []
    return copy
  }

  override func check(on layer: CALayer) {
    let values = values ?? []
    Contract.check(duration > 0, "an animation of no duration")
    Contract.check(!values.isEmpty, "an animation without values")
    Contract.check(
      times.count == values.count + (calculationMode == .discrete ? 1 : 0),
      "\(times.count) key times for \(values.count) values of \(keyPath ?? "")")
    Contract.check(times.first == 0 && times.last == 1, "key times do not run from 0 to 1")
    Contract.check(
      zip(times, times.dropFirst()).allSatisfy { $0 <= $1 },
      "key times of \(keyPath ?? "") are out of order")
    if let timingFunctions {
      Contract.check(calculationMode == .linear, "timing functions without linear mode")
      Contract.check(
        timingFunctions.count == values.count - 1,
        "\(timingFunctions.count) timing functions for \(values.count) values")
    }
    let kinds = values.map { Kind.of($0) }
    Contract.check(Set(kinds).count == 1, "mixed values of \(keyPath ?? "")")
    Contract.check(
      KeyPaths.kind(of: keyPath ?? "", on: layer) == kinds[0],
      "\(type(of: layer)) has no \(keyPath ?? "") of \(kinds[0])")
    guard calculationMode == .linear else { return }
    for index in values.indices.dropLast() where times[index] < times[index + 1] {
      if let from = values[index] as? CGPath, let to = values[index + 1] as? CGPath {
        Contract.check(from.make == to.make, "a morph between outlines of different make")
      }
      if let from = values[index] as? [Any], let to = values[index + 1] as? [Any] {
        Contract.check(from.count == to.count, "lists of different length")
      }
    }
  }

  override func apply(_ parent: Double, to result: inout [String: Any]) {
    guard let keyPath, let values, let time = basic(active(parent)) else { return }
    let share = min(1, max(0, time / duration))
    if calculationMode == .discrete {
      let index = (times.lastIndex { $0 <= share } ?? 0)
      result[keyPath] = values[min(index, values.count - 1)]
      return
    }
    guard let index = times.lastIndex(where: { $0 <= share }), index + 1 < times.count else {
      result[keyPath] = share >= 1 ? values[values.count - 1] : values[0]
      return
    }
    let span = times[index + 1] - times[index]
    var way = span > 0 ? (share - times[index]) / span : 1
    if let timingFunctions { way = timingFunctions[index].value(way) }
    result[keyPath] = Kind.mix(values[index], values[index + 1], way)
  }
}

/// What a value is.
enum Kind: Hashable {
  case number, point, size, color, matrix, path, flag, colors, numbers, picture, other

  static func of(_ value: Any) -> Kind {
    switch value {
    case is Bool: .flag
    case is Double, is Float, is CGFloat, is Int: .number
    case is CGPoint: .point
    case is CGSize: .size
    case is CGColor: .color
    case is CATransform3D: .matrix
    case is CGPath: .path
    case is CGImage: .picture
    case is [CGColor]: .colors
    case is [Double]: .numbers
    default: .other
    }
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    default: nil
    }
  }

  static func mix(_ from: Any, _ to: Any, _ share: Double) -> Any {
    if let a = number(from), let b = number(to) { return a + (b - a) * share }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(share) }
    switch (from, to) {
    case (let a as CGPoint, let b as CGPoint): return CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y))
    case (let a as CGSize, let b as CGSize):
      return CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
    case (let a as CGColor, let b as CGColor): return color(a, b, share)
    case (let a as [CGColor], let b as [CGColor]): return zip(a, b).map { color($0, $1, share) }
    case (let a as [Double], let b as [Double]):
      return zip(a, b).map { $0 + ($1 - $0) * share }
    case (let a as CATransform3D, let b as CATransform3D):
      let left = Parts(CATransform3DGetAffineTransform(a))
      let right = Parts(CATransform3DGetAffineTransform(b))
      return CATransform3DMakeAffineTransform(left.interpolated(to: right, by: share).matrix)
    case (let a as CGPath, let b as CGPath):
      return a.make == b.make ? a.interpolated(to: b, by: share) : a
    default: return from
    }
  }

  private static func color(_ a: CGColor, _ b: CGColor, _ share: Double) -> CGColor {
    let mixed = zip(a.components ?? [], b.components ?? []).map {
      min(1, max(0, $0 + ($1 - $0) * CGFloat(share)))
    }
    return CGColor(srgbRed: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }
}

/// The key paths that animate, and of what kind their values are.
enum KeyPaths {
  static func kind(of path: String, on layer: CALayer) -> Kind? {
    switch path {
    case "position", "bounds.origin", "anchorPoint": return .point
    case "position.x", "position.y", "bounds.origin.x", "bounds.origin.y", "opacity",
      "transform.rotation.z", "transform.rotation", "transform.scale.x", "transform.scale.y",
      "transform.scale", "zPosition", "shadowOpacity", "shadowRadius":
      return .number
    case "shadowOffset": return .size
    case "shadowColor", "backgroundColor": return .color
    case "hidden": return .flag
    case "contents": return .picture
    case "transform": return .matrix
    default: break
    }
    if layer is CAShapeLayer {
      switch path {
      case "path": return .path
      case "fillColor", "strokeColor": return .color
      case "lineWidth", "miterLimit", "lineDashPhase", "strokeStart", "strokeEnd": return .number
      default: return nil
      }
    }
    if layer is CAGradientLayer {
      switch path {
      case "colors": return .colors
      case "locations": return .numbers
      case "startPoint", "endPoint": return .point
      default: return nil
      }
    }
    return nil
  }
}
