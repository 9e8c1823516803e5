// One frame as a closed set of drawing nodes: what a renderer needs, and nothing of After Effects.
//
// - Every node stands in a space of its own: leaves and groups carry the transform to the space of
//   the group that holds them, the outermost ones to the canvas. A renderer that draws at another
//   size scales the canvas.
// - Nodes are painted in order, the first one lowest.
// - Colours and gradient stops are sRGB, **straight** (not premultiplied), and are mixed as the
//   numbers stand: neither blending nor interpolation goes through linear light.
// - Pixels are blended premultiplied with the formulas of the W3C's "Compositing and Blending".

package import InbetweenTimeline

/// What one frame shows.
package struct DisplayList: Hashable, Sendable {
  /// The canvas: from (0, 0) to this corner, in the composition's pixels. Nothing shows outside.
  package var size: Size
  /// From the lowest to the topmost.
  package var nodes: [DisplayNode]
  /// What it took to work them out, in points of outlines, also of those that show nothing.
  package var work: Int

  package init(size: Size, nodes: [DisplayNode] = [], work: Int = 0) {
    self.size = size
    self.nodes = nodes
    self.work = work
  }
}

/// One thing to draw.
package enum DisplayNode: Hashable, Sendable {
  /// The inside of outlines.
  case fill(FillNode)
  /// A line along outlines.
  case stroke(StrokeNode)
  /// A picture.
  case image(ImageNode)
  /// Nodes that share a placement and what happens to them together.
  indirect case group(GroupNode)
}

/// The inside of outlines, painted.
package struct FillNode: Hashable, Sendable {
  /// In the node's own space; open ones are closed by a straight line.
  package var outlines: [BezierPath]
  /// From the node's own space to its group's.
  package var transform: AffineTransform
  /// What counts as inside.
  package var rule: FillRule
  /// In the node's own space.
  package var paint: DisplayPaint
  /// 0 to 1, multiplied with the paint's own alpha.
  package var opacity: Double
  /// How it mixes with what the group shows below it.
  package var blendMode: BlendMode

  package init(
    _ outlines: [BezierPath], transform: AffineTransform = .identity, rule: FillRule = .nonZero,
    paint: DisplayPaint, opacity: Double = 1, blendMode: BlendMode = .normal
  ) {
    self.outlines = outlines
    self.transform = transform
    self.rule = rule
    self.paint = paint
    self.opacity = opacity
    self.blendMode = blendMode
  }
}

/// A line along outlines, painted once: where it crosses itself it is no denser.
package struct StrokeNode: Hashable, Sendable {
  /// In the node's own space.
  package var outlines: [BezierPath]
  /// From the node's own space to its group's; it bends the pen too.
  package var transform: AffineTransform
  /// The pen, in the node's own space.
  package var pen: Pen
  /// In the node's own space.
  package var paint: DisplayPaint
  /// 0 to 1, multiplied with the paint's own alpha.
  package var opacity: Double
  /// How it mixes with what the group shows below it.
  package var blendMode: BlendMode

  package init(
    _ outlines: [BezierPath], transform: AffineTransform = .identity, pen: Pen,
    paint: DisplayPaint, opacity: Double = 1, blendMode: BlendMode = .normal
  ) {
    self.outlines = outlines
    self.transform = transform
    self.pen = pen
    self.paint = paint
    self.opacity = opacity
    self.blendMode = blendMode
  }
}

/// How a line is drawn.
package struct Pen: Hashable, Sendable {
  /// In pixels of the node's own space; 0 draws nothing.
  package var width: Double
  /// At the ends of open outlines and dashes.
  package var cap: LineCap
  /// At corners.
  package var join: LineJoin
  /// The longest mitre as a multiple of the width; longer ones become bevels.
  package var miterLimit: Double
  /// Dash, gap, dash, gap … none negative, an even count; empty for an unbroken line.
  package var dashes: [Double]
  /// How far into the pattern the line begins; any sign.
  package var dashOffset: Double

  package init(
    width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashOffset: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashOffset = dashOffset
  }
}

/// A picture in a rectangle.
package struct ImageNode: Hashable, Sendable {
  /// The identifier of the `ImageAsset`.
  package var asset: String
  /// It fills the rectangle from (0, 0) to this corner of its own space; a picture of another
  /// aspect is cut equally at both sides.
  package var size: Size
  /// From the node's own space to its group's.
  package var transform: AffineTransform
  /// 0 to 1.
  package var opacity: Double
  /// How it mixes with what the group shows below it.
  package var blendMode: BlendMode

  package init(
    asset: String, size: Size, transform: AffineTransform = .identity, opacity: Double = 1,
    blendMode: BlendMode = .normal
  ) {
    self.asset = asset
    self.size = size
    self.transform = transform
    self.opacity = opacity
    self.blendMode = blendMode
  }
}
