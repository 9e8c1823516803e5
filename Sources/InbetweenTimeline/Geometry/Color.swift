/// A colour: sRGB components and opacity from 0 to 1, not premultiplied.
public struct Color: Hashable, Sendable {
  /// 0 to 1; overshooting easings may leave that range.
  public var red: Double
  /// 0 to 1.
  public var green: Double
  /// 0 to 1.
  public var blue: Double
  /// 0 to 1.
  public var alpha: Double

  /// The colour of these components.
  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The opaque colour written `#RRGGBB`, as in `Color(hex: 0xFF8800)`.
  public init(hex: UInt32) {
    self.init(
      Double((hex >> 16) & 0xFF) / 255, Double((hex >> 8) & 0xFF) / 255, Double(hex & 0xFF) / 255)
  }

  /// Opaque black.
  public static let black = Color(0, 0, 0)
  /// Opaque white.
  public static let white = Color(1, 1, 1)
}

extension Color {
  /// The colour as `#RRGGBB` when it is opaque and each component is exactly n / 255; else nil.
  package var hex: UInt32? {
    guard alpha == 1 else { return nil }
    var value: UInt32 = 0
    for component in [red, green, blue] {
      guard component >= 0, component <= 1 else { return nil }
      let step = (component * 255).rounded()
      guard step / 255 == component else { return nil }
      value = value << 8 | UInt32(step)
    }
    return value
  }
}

/// The colours of a gradient along its line: colours and opacities have stops of their own, as in
/// After Effects.
public struct Gradient: Hashable, Sendable {
  /// In the file's order, offsets 0 to 1.
  public var colors: [ColorStop]
  /// In the file's order, offsets 0 to 1; empty means opaque throughout.
  public var opacities: [OpacityStop]

  /// A gradient of these stops.
  public init(colors: [ColorStop], opacities: [OpacityStop] = []) {
    self.colors = colors
    self.opacities = opacities
  }

  /// An opaque colour at a place of the gradient's line.
  public struct ColorStop: Hashable, Sendable {
    /// 0 at the start point, 1 at the end point.
    public var offset: Double
    /// Its alpha is 1.
    public var color: Color

    /// The colour `color` at `offset`.
    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// An opacity at a place of the gradient's line.
  public struct OpacityStop: Hashable, Sendable {
    /// 0 at the start point, 1 at the end point.
    public var offset: Double
    /// 0 to 1.
    public var opacity: Double

    /// The opacity `opacity` at `offset`.
    public init(_ offset: Double, _ opacity: Double) {
      self.offset = offset
      self.opacity = opacity
    }
  }
}
