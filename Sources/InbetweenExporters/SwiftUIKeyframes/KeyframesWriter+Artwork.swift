import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

extension KeyframesWriter {
  /// An artwork in the layer's space; nil where it shows nothing.
  mutating func view(of artwork: AnimatedArtwork, _ draft: inout LayerDraft) -> ViewCode? {
    let views = views(of: artwork.nodes, artwork.outlines, .identity, &draft)
    return views.isEmpty ? nil : ViewCode(stacked: views)
  }

  /// The views of nodes, the lowest first, placed by the matrix of groups that never move.
  private mutating func views(
    of nodes: [AnimatedShape], _ artwork: Artwork, _ matrix: AffineTransform,
    _ draft: inout LayerDraft
  ) -> [ViewCode] {
    var views: [ViewCode] = []
    for node in nodes {
      // What is known to be too much needs no search for more curves.
      guard !isTooLarge else { break }
      switch node {
      case .fill(let fill):
        if let view = view(of: fill, artwork, matrix, &draft) { views.append(view) }
      case .stroke(let stroke):
        if let view = view(of: stroke, artwork, matrix, &draft) { views.append(view) }
      case .group(let group): views += self.views(of: group, artwork, matrix, &draft)
      case .copies: refuse(draft.layer, "has a repeater")
      }
    }
    return views
  }

  private mutating func views(
    of group: AnimatedShapeGroup, _ artwork: Artwork, _ matrix: AffineTransform,
    _ draft: inout LayerDraft
  ) -> [ViewCode] {
    let transform = artwork.transforms[group.transform]
    let isPlain = group.opacity.isAlways(1, .component) && group.blendMode == .normal
    if let fixed = transform.fixed, isPlain, !transform.source.isInSlots {
      return views(of: group.nodes, artwork, fixed.followed(by: matrix), &draft)
    }
    let inner = views(of: group.nodes, artwork, .identity, &draft)
    guard !inner.isEmpty else { return [] }
    var code = ViewCode(stacked: inner)
    place(transform, group.name, &code, &draft)
    if matrix != .identity { skew(by: matrix, &code) }
    let opacity = number(group.opacity, group.name + " opacity", .component, &draft)
    if !opacity.isAlways(1) || group.blendMode != .normal { code.compose() }
    code.fade(opacity)
    blend(group.blendMode, &code, draft)
    if code.extent.fills(draft.canvas) { code.box = draft.whole }
    return [code]
  }

  /// Mixes a view with what is below it otherwise than normally.
  mutating func blend(_ mode: BlendMode, _ code: inout ViewCode, _ draft: LayerDraft) {
    guard mode != .normal else { return }
    if let name = mode.swiftUI {
      code.blend(name)
    } else {
      refuse(draft.layer, "mixes by Hard Mix")
    }
  }

  // MARK: Paints

  /// The inside of outlines; those of a step are of an artwork.
  mutating func view(
    of fill: AnimatedFill, _ artwork: Artwork?, _ matrix: AffineTransform,
    _ draft: inout LayerDraft
  ) -> ViewCode? {
    var drawn = DrawnOutlines(
      fill.outlines, artwork, matrix, fill.paint, name: fill.name, of: draft.layer)
    drawn.isBaked = drawn.isMoved || !fill.paint.isGradient
    guard var shape = shape(drawn, &draft) else { return nil }
    let style = style(fill.paint, fill.opacity, shape, drawn.name, &draft)
    let rule: SwiftCode = fill.rule == .evenOdd ? ", style: FillStyle(eoFill: true)" : ""
    shape.code.modify(".fill(\(style)\(rule))")
    return painted(shape, drawn, fill.paint, fill.opacity, fill.blendMode, &draft)
  }

  /// A line along outlines; those of a step are of an artwork.
  mutating func view(
    of stroke: AnimatedStroke, _ artwork: Artwork?, _ matrix: AffineTransform,
    _ draft: inout LayerDraft
  ) -> ViewCode? {
    var drawn = DrawnOutlines(
      stroke.outlines, artwork, matrix, stroke.paint, name: stroke.name, of: draft.layer)
    drawn.isBaked = drawn.isMoved
    drawn.isDashed = stroke.pen.isDashed
    guard var shape = shape(drawn, &draft) else { return nil }
    let style = style(stroke.paint, stroke.opacity, shape, drawn.name, &draft)
    shape.code.modify(".stroke(\(style), \(pen(stroke.pen, drawn.name, &draft)))")
    // The caps of a line without length would be a dot.
    if let length = shape.length, stroke.pen.cap != .butt {
      shape.code.modify(".opacity(\(length) > 0.0005 ? 1 : 0)")
    }
    return painted(shape, drawn, stroke.paint, stroke.opacity, stroke.blendMode, &draft)
  }

  /// A painted shape with its frame, where its groups have it; with its own opacity where its paint is
  /// more than one colour.
  private mutating func painted(
    _ shape: ShapeCode, _ drawn: DrawnOutlines, _ paint: AnimatedPaint, _ opacity: AnimatedNumber,
    _ mode: BlendMode, _ draft: inout LayerDraft
  ) -> ViewCode {
    var code = shape.code
    if let box = shape.box {
      code.frame(box)
    } else if shape.usesFrame {
      code.modify(".frame(width: \(draft.canvas.width), height: \(draft.canvas.height))")
    }
    if !drawn.isBaked, drawn.matrix != .identity { skew(by: drawn.matrix, &code) }
    if paint.isGradient {
      code.fade(number(opacity, drawn.name + " opacity", .component, &draft))
    }
    blend(mode, &code, draft)
    return code
  }
}

/// Outlines with what is known of who paints them.
struct DrawnOutlines {
  let outlines: AnimatedOutlines
  /// Whose steps they may be.
  let artwork: Artwork?
  /// From their space to the layer's: that of groups that never move.
  let matrix: AffineTransform
  /// What is named after them.
  let name: String
  /// Whether what paints them looks at their frame.
  let usesFrame: Bool
  /// Whether the matrix is worked into them, which does not change how they are painted.
  var isBaked = false
  /// Whether they are drawn as dashes, which begin where they do.
  var isDashed = false

  init(
    _ outlines: AnimatedOutlines, _ artwork: Artwork?, _ matrix: AffineTransform,
    _ paint: AnimatedPaint, name: String, of layer: AnimatedLayer
  ) {
    self.outlines = outlines
    self.artwork = artwork
    self.matrix = matrix
    self.name = name.isEmpty ? layer.name : name
    usesFrame = paint.isGradient
  }

  /// Whether the matrix only moves them.
  var isMoved: Bool { matrix.isMove }
}

extension AffineTransform {
  /// Whether it moves and does nothing else.
  var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension AnimatedPaint {
  /// Whether it is more than one colour.
  var isGradient: Bool {
    switch self {
    case .solid: false
    case .gradient: true
    }
  }
}
