/// An animation as its designer made it: names, groups and keyframes as authored, every default
/// filled in, every unit explicit. Nothing in it is resolved or baked.
public struct Timeline: Hashable, Sendable {
  /// As the file names it; may be empty.
  public var name: String
  /// Of the main composition, in pixels.
  public var size: Size
  /// The rate of every clock in the file.
  public var frameRate: FrameRate
  /// What of the main composition is shown.
  public var frames: FrameRange
  /// The main composition's layers, **topmost first**, as in the layers panel.
  public var layers: [Layer]
  /// The compositions that layers nest, in the file's order.
  public var compositions: [Composition] = []
  /// In the file's order.
  public var images: [ImageAsset] = []
  /// Sounds: kept, not converted.
  public var sounds: [SoundAsset] = []
  /// Data files (`t` 3): kept, not converted.
  public var dataFiles: [DataAsset] = []
  /// The fonts that text names.
  public var fonts: [Font] = []
  /// Outlines of characters that the file carries.
  public var glyphs: [Glyph] = []
  /// In the file's order.
  public var markers: [Marker] = []
  /// Values that a user of the animation may replace.
  public var slots: [Slot] = []
  /// The version of the exporter that wrote the file, such as `5.7.4`; empty when unknown.
  public var version: String = ""
  /// Where the file was read from.
  public var origin = Origin()

  /// A timeline of `layers` with nothing else.
  public init(
    name: String = "", size: Size, frameRate: FrameRate, frames: FrameRange, layers: [Layer] = []
  ) {
    self.name = name
    self.size = size
    self.frameRate = frameRate
    self.frames = frames
    self.layers = layers
  }
}

extension Timeline {
  /// The time that the animation lasts.
  public var duration: Seconds { frameRate.seconds(atFrame: frames.length) }

  /// The nested composition of an identifier; nil when there is none.
  public func composition(_ id: String) -> Composition? {
    compositions.first { $0.id == id }
  }
}

/// Layers that other layers nest.
public struct Composition: Hashable, Sendable {
  /// What layers refer to it by; unique among the compositions.
  public var id: String
  /// As in After Effects' project panel; may be empty.
  public var name: String
  /// Topmost first.
  public var layers: [Layer]
  /// Its own frame rate where the file gives one; the clock stays the timeline's.
  public var frameRate: FrameRate?
  /// Where in the file it stands.
  public var origin = Origin()

  /// The composition `id` of these layers.
  public init(id: String, name: String = "", layers: [Layer] = [], frameRate: FrameRate? = nil) {
    self.id = id
    self.name = name
    self.layers = layers
    self.frameRate = frameRate
  }
}

/// A named place or span in time.
public struct Marker: Hashable, Sendable {
  /// The comment that the designer wrote.
  public var name: String
  /// Where it begins, in frames of the main composition.
  public var frame: Double
  /// How long it lasts, in frames; 0 for a mere place.
  public var duration: Double
  /// Where in the file it stands.
  public var origin = Origin()

  /// The marker `name` at `frame`.
  public init(_ name: String, at frame: Double, duration: Double = 0) {
    self.name = name
    self.frame = frame
    self.duration = duration
  }
}

/// A value under a name that properties refer to and a user may replace.
public struct Slot: Hashable, Sendable {
  /// What properties refer to it by.
  public var id: String
  /// The value that the file gives it; nil where it is of a kind that no property here has.
  public var value: AnyProperty?

  /// The slot `id` with the file's own value.
  public init(id: String, value: AnyProperty?) {
    self.id = id
    self.value = value
  }
}
