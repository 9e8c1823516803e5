import InbetweenSceneGraph
import InbetweenTimeline

/// The pictures that layers were tried with, kept whatever becomes of a try: what was drawn has been
/// drawn, and equal placements of a composition share it.
struct LayerPictures {
  /// What drawing more of them may take.
  var work = PictureWork()
  /// What was drawn; nil for what cannot be pictures.
  var drawn: [Key: ImageSequence?] = [:]
  /// Why pictures stand for something: what layers lose of it.
  var losses: [Key: [LayerBuilder.Loss]] = [:]
  /// How many layers were made in all, those that pictures replaced counted too.
  var layersMade = 0

  /// What pictures show: equal ones are equal pictures.
  struct Key: Hashable {
    var part: Part
    /// The place in the list of the composition that holds the part.
    var composition: Int
    var size: Size
    /// Of the main composition.
    var range: FrameRange
    var clock: Clock
  }

  /// Which layers, by their places, and how much of them.
  enum Part: Hashable {
    /// With effects, in its own space.
    case own(Int)
    /// As it lies in the composition, before it is matted or mixed.
    case alone(Int)
    /// As they look in the composition.
    case together([Int])
    /// As it looks in the composition, mixed normally: the source of a matte.
    case source(Int)
    /// What a layer lets through as a matte, within an area.
    case matte(Int, Matte.Kind, Rect)
    /// A gradient all over an area.
    case gradient(GradientPaint, Rect)
  }

  /// How frames inside follow from those of the main composition.
  enum Clock: Hashable {
    case line(start: Double, stretch: Double)
    case frames([Double])
  }
}

extension LayerPictures.Key {
  init(_ part: LayerPictures.Part, _ context: LayerBuilder.LayerContext) {
    self.part = part
    composition = context.composition
    size = context.size
    range = context.range
    clock =
      context.clock.line.map { .line(start: $0.start, stretch: $0.stretch) }
      ?? .frames(context.frames.map { context.clock.inside($0) })
  }
}
