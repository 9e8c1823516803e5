/// An effect of After Effects' effects panel.
public struct Effect: Hashable, Sendable {
  /// As in After Effects; may be empty.
  public var name: String
  /// Whether its switch is on.
  public var isEnabled: Bool
  /// What it does.
  public var kind: Kind
  /// Where in the file it stands.
  public var origin = Origin()

  /// An effect of this kind.
  public init(_ name: String = "", isEnabled: Bool = true, _ kind: Kind) {
    self.name = name
    self.isEnabled = isEnabled
    self.kind = kind
  }

  /// What an effect does.
  public enum Kind: Hashable, Sendable {
    /// A shadow of the layer's outline.
    case dropShadow(DropShadowEffect)
    /// A soft picture.
    case gaussianBlur(GaussianBlurEffect)
    /// One colour over all of it.
    case fill(FillEffect)
    /// Dark and light mapped to two colours.
    case tint(TintEffect)
    /// Dark, middle and light mapped to three colours.
    case tritone(TritoneEffect)
    /// The ranges of channels stretched.
    case levels(LevelsEffect)
    /// Strokes masks.
    case stroke(StrokeEffect)
    /// Another layer as a matte.
    case setMatte(SetMatteEffect)
    /// Wipes around a centre.
    case radialWipe(RadialWipeEffect)
    /// A transform after all others.
    case transform(TransformEffect)
    /// Values that expressions read: sliders, angles, colours, points, switches, layers. Scripts may
    /// ask for them by After Effects' match name, such as `Pseudo/ADBE Trace Path`.
    case controls(matchName: String = "", [EffectParameter])
    /// An effect that is not converted: Bodymovin's number, After Effects' match name, its values.
    case other(type: Int, matchName: String, [EffectParameter])
  }
}

/// A named value of an effect.
public struct EffectParameter: Hashable, Sendable {
  /// As in After Effects; may be empty.
  public var name: String
  /// Its value; nil where it is of a kind that no property here has.
  public var value: AnyProperty?
  /// Whether its value is the number of a layer of the same composition; 0 stands for none.
  public var isLayer = false

  /// The value `value` under `name`.
  public init(_ name: String, _ value: AnyProperty?, isLayer: Bool = false) {
    self.name = name
    self.value = value
    self.isLayer = isLayer
  }
}

/// A shadow of the layer's outline.
public struct DropShadowEffect: Hashable, Sendable {
  /// Its colour.
  public var color: Property<Color>
  /// 0 to 1 (the file's 0 to 255).
  public var opacity: Property<Double>
  /// Where it falls, in degrees, clockwise from **up**.
  public var direction: Property<Double>
  /// In pixels.
  public var distance: Property<Double>
  /// In pixels, After Effects' Softness.
  public var softness: Property<Double>
  /// Whether the layer itself is left out: 1 or 0.
  public var showsShadowOnly: Property<Double>

  /// A shadow of these values.
  public init(
    color: Property<Color>, opacity: Property<Double>, direction: Property<Double>,
    distance: Property<Double>, softness: Property<Double>,
    showsShadowOnly: Property<Double> = .constant(0)
  ) {
    self.color = color
    self.opacity = opacity
    self.direction = direction
    self.distance = distance
    self.softness = softness
    self.showsShadowOnly = showsShadowOnly
  }
}

/// A soft picture.
public struct GaussianBlurEffect: Hashable, Sendable {
  /// The standard deviation as a fraction of Blurriness, as players have it.
  package static let sigma = 0.3

  /// After Effects' Blurriness, in pixels.
  public var blurriness: Property<Double>
  /// 1 both, 2 horizontal, 3 vertical.
  public var dimensions: Property<Double>
  /// Whether pixels beyond the edge repeat the edge's: 1 or 0.
  public var repeatsEdgePixels: Property<Double>

  /// A blur of these values.
  public init(
    blurriness: Property<Double>, dimensions: Property<Double> = .constant(1),
    repeatsEdgePixels: Property<Double> = .constant(0)
  ) {
    self.blurriness = blurriness
    self.dimensions = dimensions
    self.repeatsEdgePixels = repeatsEdgePixels
  }
}

/// One colour over all of the layer.
public struct FillEffect: Hashable, Sendable {
  /// The colour.
  public var color: Property<Color>
  /// 0 to 1.
  public var opacity: Property<Double>

  /// A fill with `color`.
  public init(color: Property<Color>, opacity: Property<Double> = .constant(1)) {
    self.color = color
    self.opacity = opacity
  }
}

/// Dark and light mapped to two colours.
public struct TintEffect: Hashable, Sendable {
  /// What black becomes.
  public var black: Property<Color>
  /// What white becomes.
  public var white: Property<Color>
  /// 0 to 1.
  public var amount: Property<Double>

  /// A tint by these colours.
  public init(black: Property<Color>, white: Property<Color>, amount: Property<Double>) {
    self.black = black
    self.white = white
    self.amount = amount
  }
}

/// Dark, middle and light mapped to three colours.
public struct TritoneEffect: Hashable, Sendable {
  /// What white becomes.
  public var highlights: Property<Color>
  /// What middle grey becomes.
  public var midtones: Property<Color>
  /// What black becomes.
  public var shadows: Property<Color>
  /// 0 to 1: how much of the original is mixed in.
  public var originalBlend: Property<Double>

  /// A mapping to these colours.
  public init(
    highlights: Property<Color>, midtones: Property<Color>, shadows: Property<Color>,
    originalBlend: Property<Double> = .constant(0)
  ) {
    self.highlights = highlights
    self.midtones = midtones
    self.shadows = shadows
    self.originalBlend = originalBlend
  }
}

/// Strokes masks.
public struct StrokeEffect: Hashable, Sendable {
  /// The mask's number from 1.
  public var mask: Property<Double>
  /// Whether all masks are stroked: 1 or 0.
  public var strokesAllMasks: Property<Double>
  /// Whether each mask starts after the one before: 1 or 0.
  public var strokesSequentially: Property<Double>
  /// The colour.
  public var color: Property<Color>
  /// The width of the line in pixels: twice what After Effects' panel says.
  public var brushSize: Property<Double>
  /// 0 to 1.
  public var hardness: Property<Double>
  /// 0 to 1.
  public var opacity: Property<Double>
  /// 0 to 1 of the length.
  public var start: Property<Double>
  /// 0 to 1 of the length.
  public var end: Property<Double>
  /// 0 to 1: the distance between dabs.
  public var spacing: Property<Double>
  /// 1 on the original, 2 on nothing, 3 reveals the original.
  public var paintStyle: Property<Double>

  /// A stroke of `mask` in `color`.
  public init(
    mask: Property<Double>, strokesAllMasks: Property<Double>,
    strokesSequentially: Property<Double>, color: Property<Color>, brushSize: Property<Double>,
    hardness: Property<Double>, opacity: Property<Double>, start: Property<Double>,
    end: Property<Double>, spacing: Property<Double>, paintStyle: Property<Double>
  ) {
    self.mask = mask
    self.strokesAllMasks = strokesAllMasks
    self.strokesSequentially = strokesSequentially
    self.color = color
    self.brushSize = brushSize
    self.hardness = hardness
    self.opacity = opacity
    self.start = start
    self.end = end
    self.spacing = spacing
    self.paintStyle = paintStyle
  }
}

/// Another layer as a matte.
public struct SetMatteEffect: Hashable, Sendable {
  /// The identifier of the layer; 0 for none.
  public var layer: Property<Double>
  /// 1 red, 2 green, 3 blue, 4 alpha, 5 luminance, 6 hue, 7 lightness, 8 saturation, 9 full, 10 off.
  public var channel: Property<Double>
  /// 1 or 0.
  public var isInverted: Property<Double>
  /// Whether the matte is stretched to the layer's size: 1 or 0.
  public var stretchesToFit: Property<Double>
  /// Whether it is combined with the layer's own alpha: 1 or 0.
  public var compositesWithOriginal: Property<Double>
  /// Whether the matte layer's colours are premultiplied: 1 or 0.
  public var premultipliesMatte: Property<Double>

  /// The layer `layer` as a matte.
  public init(
    layer: Property<Double>, channel: Property<Double>, isInverted: Property<Double>,
    stretchesToFit: Property<Double>, compositesWithOriginal: Property<Double>,
    premultipliesMatte: Property<Double>
  ) {
    self.layer = layer
    self.channel = channel
    self.isInverted = isInverted
    self.stretchesToFit = stretchesToFit
    self.compositesWithOriginal = compositesWithOriginal
    self.premultipliesMatte = premultipliesMatte
  }
}

/// Wipes around a centre.
public struct RadialWipeEffect: Hashable, Sendable {
  /// 0 to 1.
  public var completion: Property<Double>
  /// In degrees, clockwise from up.
  public var startAngle: Property<Double>
  /// In the layer's space.
  public var center: Property<Point>
  /// 1 clockwise, 2 counter-clockwise, 3 both.
  public var direction: Property<Double>
  /// In pixels.
  public var feather: Property<Double>

  /// A wipe around `center`.
  public init(
    completion: Property<Double>, startAngle: Property<Double>, center: Property<Point>,
    direction: Property<Double>, feather: Property<Double>
  ) {
    self.completion = completion
    self.startAngle = startAngle
    self.center = center
    self.direction = direction
    self.feather = feather
  }
}

/// A transform after all others.
public struct TransformEffect: Hashable, Sendable {
  /// As a layer's anchor point.
  public var anchor: Property<Point>
  /// As a layer's position.
  public var position: Property<Point>
  /// Whether `scaleHeight` serves for both: 1 or 0.
  public var isUniform: Property<Double>
  /// 1 is natural size.
  public var scaleHeight: Property<Double>
  /// 1 is natural size.
  public var scaleWidth: Property<Double>
  /// In degrees.
  public var skew: Property<Double>
  /// In degrees.
  public var skewAxis: Property<Double>
  /// In degrees, clockwise.
  public var rotation: Property<Double>
  /// 0 to 1.
  public var opacity: Property<Double>

  /// A transform of these values.
  public init(
    anchor: Property<Point>, position: Property<Point>, isUniform: Property<Double>,
    scaleHeight: Property<Double>, scaleWidth: Property<Double>, skew: Property<Double>,
    skewAxis: Property<Double>, rotation: Property<Double>, opacity: Property<Double>
  ) {
    self.anchor = anchor
    self.position = position
    self.isUniform = isUniform
    self.scaleHeight = scaleHeight
    self.scaleWidth = scaleWidth
    self.skew = skew
    self.skewAxis = skewAxis
    self.rotation = rotation
    self.opacity = opacity
  }
}
