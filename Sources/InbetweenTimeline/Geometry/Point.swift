/// A place, or a step between two places, in pixels.
public struct Point: Hashable, Sendable {
  /// To the right, in pixels.
  public var x: Double
  /// Down, in pixels.
  public var y: Double

  /// The point at `x`, `y`.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(0, 0)
}

extension Point {
  /// Sums both components.
  public static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }

  /// The step from `right` to `left`.
  public static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }

  /// Scales both components.
  public static func * (left: Point, factor: Double) -> Point {
    Point(left.x * factor, left.y * factor)
  }

  /// The opposite step.
  public static prefix func - (point: Point) -> Point { Point(-point.x, -point.y) }

  /// The distance from the origin, in pixels.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The sum of the products of the components.
  package func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Positive when `other` lies clockwise of this step on screen.
  package func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The point at a fraction of the change to `other`; outside 0…1 it lies beyond.
  public func interpolated(to other: Point, by fraction: Double) -> Point {
    Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
  }
}

/// A place, step, scale or orientation in three dimensions; z points away from the viewer.
public struct Vector3: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double
  /// Away from the viewer.
  public var z: Double

  /// The vector of three components.
  public init(_ x: Double, _ y: Double, _ z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// No step.
  public static let zero = Vector3(0, 0, 0)
  /// Natural size in every dimension.
  public static let one = Vector3(1, 1, 1)

  /// What the screen shows of it without a camera.
  public var point: Point { Point(x, y) }
}

extension Vector3 {
  /// Sums the components.
  public static func + (left: Vector3, right: Vector3) -> Vector3 {
    Vector3(left.x + right.x, left.y + right.y, left.z + right.z)
  }

  /// The step from `right` to `left`.
  public static func - (left: Vector3, right: Vector3) -> Vector3 {
    Vector3(left.x - right.x, left.y - right.y, left.z - right.z)
  }

  /// Scales the components.
  public static func * (left: Vector3, factor: Double) -> Vector3 {
    Vector3(left.x * factor, left.y * factor, left.z * factor)
  }

  /// The distance from the origin.
  public var length: Double { (x * x + y * y + z * z).squareRoot() }
}

/// Width and height in pixels.
public struct Size: Hashable, Sendable {
  /// In pixels.
  public var width: Double
  /// In pixels.
  public var height: Double

  /// A size of `width` by `height`.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// An upright rectangle: its upper left corner and its size, in pixels.
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// Never negative.
  public var size: Size

  /// The rectangle with this corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle's lower right corner.
  package var corner: Point { Point(origin.x + size.width, origin.y + size.height) }

  /// The smallest rectangle around the transformed corners.
  package func applying(_ transform: AffineTransform) -> Rect {
    let corners = [
      origin, corner, Point(corner.x, origin.y), Point(origin.x, corner.y),
    ].map { transform.apply(to: $0) }
    let low = corners.dropFirst().reduce(corners[0]) { Point(min($0.x, $1.x), min($0.y, $1.y)) }
    let high = corners.dropFirst().reduce(corners[0]) { Point(max($0.x, $1.x), max($0.y, $1.y)) }
    return Rect(origin: low, size: Size(high.x - low.x, high.y - low.y))
  }
}
