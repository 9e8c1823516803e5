/// A layer style of After Effects.
public struct LayerStyle: Hashable, Sendable {
  /// As in After Effects; may be empty.
  public var name: String
  /// Whether its eye is on.
  public var isEnabled: Bool
  /// What it is.
  public var kind: Kind
  /// Where in the file it stands.
  public var origin = Origin()

  /// A style of this kind.
  public init(_ name: String = "", isEnabled: Bool = true, _ kind: Kind) {
    self.name = name
    self.isEnabled = isEnabled
    self.kind = kind
  }

  /// What a style is.
  public enum Kind: Hashable, Sendable {
    /// A stroke around the layer's outline.
    case stroke(StrokeStyle)
    /// A shadow below.
    case dropShadow(ShadowStyle)
    /// A shadow inside.
    case innerShadow(ShadowStyle)
    /// A glow around.
    case outerGlow(GlowStyle)
    /// A glow inside.
    case innerGlow(GlowStyle)
    /// One colour over all of it: the colour, its opacity 0 to 1.
    case colorOverlay(color: Property<Color>, opacity: Property<Double>)
    /// A style that is not converted: Bodymovin's number, its values.
    case other(type: Int, [EffectParameter])
  }
}

/// A stroke around the layer's outline.
public struct StrokeStyle: Hashable, Sendable {
  /// The colour.
  public var color: Property<Color>
  /// In pixels.
  public var size: Property<Double>
  /// 0 to 1.
  public var opacity: Property<Double>
  /// 1 outside, 2 inside, 3 centred on the outline.
  public var position: Property<Double>

  /// A stroke of this size.
  public init(
    color: Property<Color>, size: Property<Double>, opacity: Property<Double>,
    position: Property<Double>
  ) {
    self.color = color
    self.size = size
    self.opacity = opacity
    self.position = position
  }
}

/// A shadow below or inside a layer.
public struct ShadowStyle: Hashable, Sendable {
  /// The colour.
  public var color: Property<Color>
  /// 0 to 1.
  public var opacity: Property<Double>
  /// Where the **light** comes from, in degrees, counter-clockwise from the right as in Photoshop.
  public var angle: Property<Double>
  /// In pixels.
  public var distance: Property<Double>
  /// In pixels.
  public var size: Property<Double>
  /// 0 to 1: how much of the size is solid (spread or choke).
  public var spread: Property<Double>
  /// How it mixes with what is below.
  public var blendMode: BlendMode
  /// Whether the layer hides a shadow below it where it is itself translucent: 1 or 0.
  public var layerConceals: Property<Double>

  /// A shadow of these values.
  public init(
    color: Property<Color>, opacity: Property<Double>, angle: Property<Double>,
    distance: Property<Double>, size: Property<Double>, spread: Property<Double>,
    blendMode: BlendMode, layerConceals: Property<Double> = .constant(1)
  ) {
    self.color = color
    self.opacity = opacity
    self.angle = angle
    self.distance = distance
    self.size = size
    self.spread = spread
    self.blendMode = blendMode
    self.layerConceals = layerConceals
  }
}

/// A glow around or inside a layer.
public struct GlowStyle: Hashable, Sendable {
  /// The colour.
  public var color: Property<Color>
  /// 0 to 1.
  public var opacity: Property<Double>
  /// In pixels.
  public var size: Property<Double>
  /// 0 to 1: how much of the size is solid (spread or choke).
  public var spread: Property<Double>
  /// 0 to 1: which part of the falloff is stretched.
  public var range: Property<Double>
  /// How it mixes with what is below.
  public var blendMode: BlendMode

  /// A glow of these values.
  public init(
    color: Property<Color>, opacity: Property<Double>, size: Property<Double>,
    spread: Property<Double>, range: Property<Double>, blendMode: BlendMode
  ) {
    self.color = color
    self.opacity = opacity
    self.size = size
    self.spread = spread
    self.range = range
    self.blendMode = blendMode
  }
}
