package import InbetweenTimeline
package import InbetweenTypesetting

/// An animation resolved for drawing: parents, mattes, paint order, what modifiers act on and how
/// clocks nest are settled, limits are kept. Everything that moves still is a typed track, on the
/// clock of the composition that holds its layer.
package struct Scene: Hashable, Sendable {
  /// As the file names it; may be empty.
  package var name: String
  /// Of the main composition, in pixels.
  package var size: Size
  /// The rate of every clock.
  package var frameRate: FrameRate
  /// What of the main composition is shown.
  package var frames: FrameRange
  /// The main composition.
  package var main: SceneComposition
  /// The compositions that layers nest, each resolved once; `SceneNesting` names them by place.
  package var compositions: [SceneComposition]
  /// The pictures that layers show.
  package var images: [ImageAsset]
  /// The characters that text is drawn with.
  package var glyphs: GlyphLibrary
}

/// The layers of one composition.
package struct SceneComposition: Hashable, Sendable {
  /// What the timeline's layers refer to it by; empty for the main composition.
  package var id: String
  /// As in After Effects' project panel; may be empty.
  package var name: String
  /// Topmost first, as in the layers panel: places in this list are what layers refer by.
  package var layers: [SceneLayer]
  /// The places of the layers that are drawn for themselves, the **lowest first**.
  package var paintOrder: [Int]
  /// Whether a layer stands in 3D space.
  package var hasDepth: Bool
  /// Whether a layer has a parent.
  package var hasParents: Bool
  /// Where in the file it stands.
  package var origin: Origin
}

/// A layer that is drawn, or that others refer to.
package struct SceneLayer: Hashable, Sendable {
  /// The identifier in the timeline.
  package var id: Int
  /// As in After Effects; may be empty.
  package var name: String
  /// When it is shown, in frames of the composition that holds it.
  package var frames: FrameRange
  /// The place of the layer whose transform applies to this one's too; never in a circle.
  package var parent: Int?
  /// Where it stands; its opacity is the layer's alone.
  package var transform: LayerTransform
  /// How it mixes with what is below.
  package var blendMode: BlendMode
  /// What limits where it shows; never in a circle.
  package var matte: SceneMatte?
  /// In the order in which they join, those of mode `none` too: an effect may stroke them.
  package var masks: [SceneMask]
  /// Those that are on, in the order in which they apply.
  package var effects: [Effect]
  /// Those that are on, in the order in which they apply.
  package var styles: [LayerStyle]
  /// What it shows.
  package var content: SceneContent
  /// Where in the file it stands.
  package var origin: Origin
}

/// What a layer shows.
package enum SceneContent: Hashable, Sendable {
  /// Nothing: it only parents.
  case nothing
  /// A rectangle of one colour from (0, 0).
  case solid(Color, Size)
  /// A picture: the `ImageAsset`'s identifier, and the size at which it is placed.
  case image(String, Size)
  /// Vector artwork.
  case artwork(Artwork)
  /// Text, set at each frame.
  case text(SceneText)
  /// A nested composition.
  case composition(SceneNesting)
}

/// The place of a nested composition.
package struct SceneNesting: Hashable, Sendable {
  /// The place in `Scene.compositions`.
  package var composition: Int
  /// Of the composition; it is cut to this rectangle from (0, 0).
  package var size: Size
  /// The composition's clock.
  package var clock: SceneClock
  /// Whether its layers are placed as if they stood in the holding composition: not cut, and in its
  /// 3D space ("Collapse Transformations").
  package var isCollapsed: Bool
}

/// How the frame inside a nested composition follows from the frame outside.
package enum SceneClock: Hashable, Sendable {
  /// (outside - `start`) / `stretch`.
  case running(start: Double, stretch: Double)
  /// The time inside, **in seconds**. At the frame `end`, where the composition would show nothing
  /// any more, it shows the frame before.
  indirect case remapped(Property<Double>, end: Double)
}

extension SceneClock {
  /// The frame inside for a frame outside, at a rate of both clocks.
  package func frame(inside frame: Double, rate: FrameRate) -> Double {
    switch self {
    case .running(let start, let stretch): return (frame - start) / stretch
    case .remapped(let remap, let end):
      let inside = rate.frame(at: Seconds(remap.value(atFrame: frame)))
      return inside == end ? end - 1 : inside
    }
  }
}

/// What limits where a layer shows.
package struct SceneMatte: Hashable, Sendable {
  /// How the source's pixels count.
  package var kind: Matte.Kind
  /// The place of the layer that serves as the matte.
  package var source: Int
}

/// A mask with what never changes of it worked out.
package struct SceneMask: Hashable, Sendable {
  /// The mask as authored.
  package var mask: Mask
  /// Its outlines, expansion applied, when they never change.
  package private(set) var fixedOutlines: [BezierPath]?
  /// How often its expanded outline crosses itself at a frame, where it moves.
  var crossings = 0

  package init(_ mask: Mask) {
    self.mask = mask
    if mask.path.isStatic && mask.expansion.isStatic {
      fixedOutlines = mask.outlines(atFrame: 0)
    }
  }

  /// The outlines at a frame, moved outwards by the expansion.
  package func outlines(atFrame frame: Double) -> [BezierPath] {
    fixedOutlines ?? mask.outlines(atFrame: frame)
  }

  /// The same, within what a track may take; nothing once all of it is spent.
  package func outlines(atFrame frame: Double, work: inout OutlineWork) -> [BezierPath] {
    if let fixedOutlines { return fixedOutlines }
    guard !work.isSpent else { return [] }
    var region = RegionWork()
    let outline = mask.path.value(atFrame: frame)
    let found = mask.expanded(atFrame: frame, work: &region) ?? [outline]
    work.take(
      points: outline.vertices.count + found.reduce(0) { $0 + $1.vertices.count },
      crossings: region.crossings, pieces: region.pieces)
    return found
  }
}

extension Mask {
  /// The outlines at a frame, moved outwards by the expansion.
  package func outlines(atFrame frame: Double) -> [BezierPath] {
    var work = RegionWork()
    return expanded(atFrame: frame, work: &work) ?? [path.value(atFrame: frame)]
  }

  /// The same; nil where they cross more often than `work` allows.
  func expanded(atFrame frame: Double, work: inout RegionWork) -> [BezierPath]? {
    let path = path.value(atFrame: frame)
    let expansion = expansion.value(atFrame: frame)
    guard expansion != 0 else { return [path] }
    var closed = path
    closed.isClosed = true
    return OffsetPaths(amount: .constant(expansion), join: .round)
      .moved([closed], atFrame: frame, work: &work)
  }
}

/// Text with what never changes of it worked out.
package struct SceneText: Hashable, Sendable {
  /// The text as authored.
  package var content: TextContent
  /// The layer's masks as authored: one may be the path on which the text runs.
  package var masks: [Mask]
  /// Its documents broken into lines.
  package var laid: LaidText
  /// The text as set when nothing in it moves.
  package var fixed: SetText?
}

extension SceneText {
  /// The text as it stands at a frame.
  ///
  /// - Parameters:
  ///   - frame: of the clock on which the keyframes are.
  ///   - library: the characters that can be drawn.
  /// - Returns: its characters in reading order.
  package func set(atFrame frame: Double, library: GlyphLibrary) -> SetText {
    fixed ?? content.set(atFrame: frame, library: library, laid: laid, masks: masks)
  }
}
