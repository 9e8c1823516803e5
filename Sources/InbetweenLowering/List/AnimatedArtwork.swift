package import InbetweenSceneGraph
package import InbetweenTimeline

/// The fills and strokes of a shape layer, in the layer's space.
package struct AnimatedArtwork: Hashable, Sendable {
  /// What is painted, the **lowest first**.
  package var nodes: [AnimatedShape]
  /// The steps from shapes to painted outlines, and the transforms that groups and steps name.
  package var outlines: Artwork
  /// What it shows when nothing in it moves.
  var fixed: [DisplayNode]?
}

/// A part of an artwork.
package indirect enum AnimatedShape: Hashable, Sendable {
  /// The inside of outlines.
  case fill(AnimatedFill)
  /// A line along outlines.
  case stroke(AnimatedStroke)
  /// Parts that share a placement, an opacity and a blend mode.
  case group(AnimatedShapeGroup)
  /// Parts that are drawn several times.
  case copies(Repeater, [AnimatedShape])
}

/// Parts of an artwork that share a placement, an opacity and a blend mode. They are one picture
/// where that makes a difference; else they are drawn one by one.
package struct AnimatedShapeGroup: Hashable, Sendable {
  /// As in After Effects; may be empty.
  package var name: String
  /// The lowest first.
  package var nodes: [AnimatedShape]
  /// The place in `AnimatedArtwork.outlines.transforms`.
  package var transform: Int
  /// 0 to 1.
  package var opacity: AnimatedNumber
  /// How it mixes with what is below.
  package var blendMode: BlendMode
}

/// The inside of outlines, painted; nothing where its opacity is 0 or there are no outlines.
package struct AnimatedFill: Hashable, Sendable {
  /// As in After Effects; may be empty.
  package var name = ""
  /// Open ones are closed by a straight line.
  package var outlines: AnimatedOutlines
  /// What counts as inside.
  package var rule = FillRule.nonZero
  /// In the space of the outlines.
  package var paint: AnimatedPaint
  /// 0 to 1, multiplied with the paint's own alpha.
  package var opacity: AnimatedNumber = 1
  /// How it mixes with what is below.
  package var blendMode = BlendMode.normal
  /// Where in the file it stands.
  package var origin: Origin
}

/// A line along outlines, painted once; nothing where its opacity or width is 0 or there are no
/// outlines.
package struct AnimatedStroke: Hashable, Sendable {
  /// As in After Effects; may be empty.
  package var name = ""
  /// What it follows.
  package var outlines: AnimatedOutlines
  /// In the space of the outlines.
  package var pen: AnimatedPen
  /// In the space of the outlines.
  package var paint: AnimatedPaint
  /// 0 to 1, multiplied with the paint's own alpha.
  package var opacity: AnimatedNumber
  /// How it mixes with what is below.
  package var blendMode = BlendMode.normal
  /// Where in the file it stands.
  package var origin: Origin
}

/// The outlines of a fill or a stroke.
package enum AnimatedOutlines: Hashable, Sendable {
  /// An upright rectangle.
  case rectangle(Rect)
  /// What a step of the artwork yields: its place in `AnimatedArtwork.outlines.steps`.
  case step(Int)
  /// Parts of masks.
  case masks(MaskLines)
}

/// The parts of a layer's masks along which an effect draws.
package struct MaskLines: Hashable, Sendable {
  /// The outlines of all masks of the layer, in order.
  package var masks: [Property<BezierPath>]
  /// Which of them, counted from 1; of no effect where all are drawn.
  package var number: AnimatedNumber
  /// Whether all are drawn: above ½.
  package var takesAll: AnimatedNumber
  /// Whether each starts where the one before ends: above ½.
  package var isSequence: AnimatedNumber
  /// 0 to 1 of the length.
  package var start: AnimatedNumber
  /// 0 to 1 of the length.
  package var end: AnimatedNumber
}
