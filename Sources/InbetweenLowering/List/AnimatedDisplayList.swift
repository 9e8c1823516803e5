// An animated display list says what an animation shows at every frame: the vocabulary of the
// display list with what moves in place of values. Everything that decides what is on screen is
// settled in it; whoever draws or prints it needs no rule of After Effects.
//
// - A composition is a list of layers on a clock of its own, which counts frames. All keyframes in
//   it stand on that clock. Compositions that several layers show are there once.
// - What the designer made stays visible: transforms as components along their chain of parents,
//   circles and rectangles as such, texts as texts, keyframes as authored.

package import InbetweenSceneGraph
package import InbetweenTimeline
package import InbetweenTypesetting

/// What an animation shows at every frame.
package struct AnimatedDisplayList: Hashable, Sendable {
  /// As the file names it; may be empty.
  package var name: String
  /// The canvas, in the main composition's pixels.
  package var size: Size
  /// The rate of every clock.
  package var frameRate: FrameRate
  /// What of the main composition is shown.
  package var frames: FrameRange
  /// The place of the main composition in `compositions`.
  package var main: Int
  /// Those that are shown; nestings and mattes name them by place.
  package var compositions: [AnimatedComposition]
  /// The pictures that image nodes show.
  package var images: [ImageAsset]
  /// The characters that texts are drawn with.
  package var glyphs: GlyphLibrary
}

/// The layers of a composition, on its own clock.
package struct AnimatedComposition: Hashable, Sendable {
  /// As in After Effects' project panel; may be empty.
  package var name: String
  /// Topmost first, as in the layers panel; parents, mattes and paint order name layers by place.
  package var layers: [AnimatedLayer]
  /// For each layer, how its space lies in that of its parent or in the composition's.
  package var spaces: [LayerSpace]
  /// The places of the layers that are drawn for themselves, the **lowest first**. Among the layers
  /// that are shown, deep ones that follow one another cover each other by their distance.
  package var paintOrder: [Int]
  /// Whether a layer stands in 3D space.
  package var hasDepth: Bool
  /// Whether a layer has a parent.
  package var hasParents: Bool
  /// Where in the file it stands.
  package var origin: Origin
}

/// How a layer's own space lies in the space of its parent, or in the composition's.
package struct LayerSpace: Hashable, Sendable {
  /// Its components.
  package var transform: LayerTransform
  /// The place of the layer in whose space it lies; nil for the composition's. Never in a circle.
  package var parent: Int?
}

/// A layer: a picture that is shown for a while, placed, limited and mixed with what is below.
package struct AnimatedLayer: Hashable, Sendable {
  /// The identifier in the timeline.
  package var id: Int
  /// As in After Effects; may be empty.
  package var name: String
  /// When it is shown, on the composition's clock.
  package var shown: FrameRange
  /// Whether it covers others by its distance.
  package var isDeep: Bool
  /// What it shows, in its own space.
  package var content: Content
  /// 0 to 1.
  package var opacity: AnimatedNumber
  /// How it mixes with what is below.
  package var blendMode: BlendMode
  /// What limits where it shows, unless it is a matte itself; nil for nothing.
  package var matte: LayerMatte?
  /// How many times as large as it is drawn it is seen at most, depth left aside.
  package var seenScale = SeenScale()
  /// Where in the file it stands.
  package var origin: Origin

  /// What a layer shows.
  package enum Content: Hashable, Sendable {
    /// Nothing: others refer to it.
    case nothing
    /// A picture with its masks, effects and styles.
    case picture(AnimatedGroup)
    /// A composition whose layers are placed as if they stood in this one, below this layer's
    /// space: not cut, in its 3D space, seen as this composition is.
    case collapsed(AnimatedNesting)
  }
}

/// How many times as large lengths of spaces are seen at most.
package struct SeenScale: Hashable, Sendable {
  /// Of a layer's own space.
  package var inside = 1.0
  /// Of the space in which it lies.
  package var around = 1.0

  package init(inside: Double = 1, around: Double = 1) {
    self.inside = inside
    self.around = around
  }
}

/// A layer that limits where another shows.
package struct LayerMatte: Hashable, Sendable {
  /// Whether its alpha or its lightness counts, and which way.
  package var kind: Matte.Kind
  /// The layer's place; it counts without a matte of its own.
  package var layer: Int
}
