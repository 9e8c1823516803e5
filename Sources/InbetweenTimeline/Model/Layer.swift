/// One row of the layers panel.
public struct Layer: Hashable, Sendable {
  /// What parents and mattes refer to it by; unique in its composition.
  public var id: Int
  /// As in After Effects; may be empty.
  public var name: String
  /// What it shows.
  public var content: LayerContent
  /// When it is shown, and how its own clock runs.
  public var timing: LayerTiming
  /// Where it stands.
  public var transform = Transform()
  /// The layer whose transform applies to this one's too; nil for none.
  public var parent: Int?
  /// What limits where it shows; nil for nothing.
  public var matte: Matte?
  /// Whether it serves as a matte only and is not drawn itself.
  public var isMatteSource = false
  /// Whether it turns to the direction of its motion path.
  public var isAutoOriented = false
  /// Whether it stands in After Effects' 3D space.
  public var is3D = false
  /// How it mixes with what is below.
  public var blendMode = BlendMode.normal
  /// In the order in which they apply.
  public var masks: [Mask] = []
  /// In the order in which they apply.
  public var effects: [Effect] = []
  /// Layer styles, as in After Effects' layer menu.
  public var styles: [LayerStyle] = []
  /// Whether its eye is off: not drawn, but still a parent.
  public var isHidden = false
  /// Whether After Effects blurs it with its motion; kept, not drawn.
  public var hasMotionBlur = false
  /// Whether a nested composition keeps its layers in this one's 3D space and size
  /// ("Collapse Transformations").
  public var collapsesTransformations = false
  /// Where in the file it stands.
  public var origin = Origin()

  /// A layer that shows `content` in `timing`.
  public init(id: Int, name: String, content: LayerContent, timing: LayerTiming) {
    self.id = id
    self.name = name
    self.content = content
    self.timing = timing
  }
}

/// What a layer shows.
public enum LayerContent: Hashable, Sendable {
  /// Nothing: it only parents.
  case null
  /// A rectangle of one colour.
  case solid(Color, Size)
  /// The picture of this identifier.
  case image(String)
  /// Vector artwork, topmost item first.
  case shape([ShapeItem])
  /// Text.
  case text(TextContent)
  /// A nested composition.
  case composition(NestedComposition)
  /// A sound: kept, not converted.
  case sound(String)
  /// A camera: kept, not converted.
  case camera(Camera)
  /// A kind of layer that is not converted: the specification's or Bodymovin's number for it.
  case other(kind: Int)
}

/// The place of a nested composition in another.
public struct NestedComposition: Hashable, Sendable {
  /// The identifier of the composition.
  public var id: String
  /// The rectangle to which it is clipped, in pixels.
  public var size: Size
  /// The time inside, **in seconds**, for each frame outside; nil for a clock that runs by `timing`.
  public var timeRemap: Property<Double>?

  /// The composition `id`, clipped to `size`.
  public init(id: String, size: Size, timeRemap: Property<Double>? = nil) {
    self.id = id
    self.size = size
    self.timeRemap = timeRemap
  }
}

/// A camera: kept, not converted.
public struct Camera: Hashable, Sendable {
  /// The distance from the picture plane at which things have their own size, in pixels.
  public var zoom: Property<Double>

  /// A camera of this zoom.
  public init(zoom: Property<Double>) { self.zoom = zoom }
}

/// When a layer is shown, and how its own clock runs.
public struct LayerTiming: Hashable, Sendable {
  /// When it is shown, in frames of the composition that holds it.
  public var frames: FrameRange
  /// The frame of the holding composition at which a nested composition's clock is 0.
  public var start: Double
  /// How many frames outside pass for one frame inside: 2 is half speed. Never 0.
  public var stretch: Double

  /// Shown in `frames`, its clock starting at `start`.
  public init(_ frames: FrameRange, start: Double = 0, stretch: Double = 1) {
    self.frames = frames
    self.start = start
    self.stretch = stretch
  }
}

/// What limits where a layer shows.
public struct Matte: Hashable, Sendable {
  /// How the source's pixels count.
  public var kind: Kind
  /// The identifier of the layer that serves as the matte.
  public var source: Int

  /// A matte of this kind.
  public init(_ kind: Kind, source: Int) {
    self.kind = kind
    self.source = source
  }

  /// How a matte's pixels count (Lottie specification, "Matte Mode").
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The layer shows where the source is opaque.
    case alpha
    /// The layer shows where the source is transparent.
    case alphaInverted
    /// The layer shows where the source is light.
    case luma
    /// The layer shows where the source is dark.
    case lumaInverted
  }
}

/// An outline that limits where a layer shows.
public struct Mask: Hashable, Sendable {
  /// As in After Effects; may be empty.
  public var name: String
  /// How it joins the masks before it.
  public var mode: Mode
  /// Whether it counts outside its outline.
  public var isInverted: Bool
  /// In the layer's own space.
  public var path: Property<BezierPath>
  /// 0 to 1.
  public var opacity: Property<Double>
  /// How far the outline moves outwards, in pixels; negative inwards.
  public var expansion: Property<Double>
  /// The width of the soft edge across x and y, in pixels.
  public var feather: Property<Point>
  /// Where in the file it stands.
  public var origin = Origin()

  /// A mask of this outline.
  public init(
    name: String = "", mode: Mode = .add, isInverted: Bool = false, path: Property<BezierPath>,
    opacity: Property<Double> = .constant(1), expansion: Property<Double> = .constant(0),
    feather: Property<Point> = .constant(.zero)
  ) {
    self.name = name
    self.mode = mode
    self.isInverted = isInverted
    self.path = path
    self.opacity = opacity
    self.expansion = expansion
    self.feather = feather
  }

  /// How a mask joins those before it (Lottie specification, "Mask Mode").
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// It has no effect.
    case none
    /// Shows also what is inside.
    case add
    /// Hides what is inside.
    case subtract
    /// Keeps only what is inside too.
    case intersect
    /// The greater of both coverages.
    case lighten
    /// The lesser of both coverages.
    case darken
    /// What is in just one of both.
    case difference
  }
}

/// How pixels mix with those below (Lottie specification, "Blend Mode").
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// In the order of the specification's numbers, from 0.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight
  /// The specification's 9 to 15.
  case softLight, difference, exclusion, hue, saturation, color, luminosity
  /// The specification's 16 and 17.
  case add, hardMix
}
