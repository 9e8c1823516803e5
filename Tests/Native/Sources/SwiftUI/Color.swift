public import CoreGraphics

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    Contract.check(colorSpace == .sRGB, "the stand-in knows sRGB alone")
    self.red = red
    self.green = green
    self.blue = blue
    alpha = opacity
  }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: alpha * opacity)
  }

  /// As the stand-in of UIKit has it.
  public var standIn: CGColor {
    CGColor(
      srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public var cgColor: CGColor? { standIn }

  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let clear = Color(white: 0, opacity: 0)
}

public struct Gradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Gradient.Stop]

  public init(stops: [Gradient.Stop]) {
    Contract.check(
      zip(stops, stops.dropFirst()).allSatisfy { $0.location <= $1.location },
      "gradient stops are out of order")
    Contract.check(
      stops.allSatisfy { (0...1).contains($0.location) }, "gradient stops are beyond the ends")
    self.stops = stops
  }

  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(max(1, colors.count - 1)))
    }
  }
}

public struct Angle: Hashable, Sendable {
  public var radians: Double

  public init(radians: Double) { self.radians = radians }

  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public var degrees: Double { radians * 180 / .pi }

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  public static let zero = Angle(radians: 0)
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
