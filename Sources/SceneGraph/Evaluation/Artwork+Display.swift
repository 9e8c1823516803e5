import Geometry
import Motion
import TimelineModel

extension Artwork {
  /// What is painted at a frame, in the layer's space, the lowest first.
  func displayNodes(atFrame frame: Double) -> [DisplayNode] {
    if let fixedNodes { return fixedNodes }
    var painter = ArtworkPainter(self, atFrame: frame)
    return painter.paint(nodes, by: .identity)
  }
}

/// Turns an artwork into display nodes at one frame.
private struct ArtworkPainter {
  private let artwork: Artwork
  private let frame: Double
  private var evaluator: OutlineEvaluator
  /// How many more nodes may be made: repeaters within repeaters grow fast.
  private var budget = Artwork.mostCopies * 20

  init(_ artwork: Artwork, atFrame frame: Double) {
    self.artwork = artwork
    self.frame = frame
    evaluator = OutlineEvaluator(artwork, atFrame: frame)
  }

  /// The display nodes of nodes that share a space, which `matrix` brings to the space wanted.
  mutating func paint(_ nodes: [ArtworkNode], by matrix: AffineTransform) -> [DisplayNode] {
    var result: [DisplayNode] = []
    result.reserveCapacity(nodes.count)
    for node in nodes {
      guard budget > 0 else { break }
      switch node {
      case .draw(let place):
        if let drawn = draw(artwork.draws[place], by: matrix) {
          budget -= 1
          result.append(drawn)
        }
      case .group(let group): result += paint(group, by: matrix)
      case .repeated(let repeater, let nodes):
        result += paint(repeater, nodes, by: matrix)
      }
    }
    return result
  }

  private mutating func paint(
    _ group: ArtworkGroup, by matrix: AffineTransform
  ) -> [DisplayNode] {
    let transform = artwork.transforms[group.transform]
    let opacity = min(1, max(0, transform.source.opacity.value(atFrame: frame)))
    guard opacity > 0 else { return [] }
    let inner = transform.matrix(atFrame: frame).followed(by: matrix)
    let children = paint(group.nodes, by: inner)
    return DisplayNode.together(
      children, opacity: opacity, blendMode: group.blendMode, name: group.name)
  }

  private mutating func paint(
    _ repeater: Repeater, _ nodes: [ArtworkNode], by matrix: AffineTransform
  ) -> [DisplayNode] {
    var copies: [[DisplayNode]] = []
    for copy in repeater.copies(atFrame: frame) where copy.opacity > 0 {
      let children = paint(nodes, by: copy.transform.followed(by: matrix))
      copies.append(
        DisplayNode.together(children, opacity: copy.opacity, blendMode: .normal, name: ""))
    }
    switch repeater.order {
    case .above: return copies.flatMap { $0 }
    case .below: return copies.reversed().flatMap { $0 }
    }
  }

  private mutating func draw(
    _ draw: ArtworkDraw, by matrix: AffineTransform
  ) -> DisplayNode? {
    switch draw.style {
    case .fill(let fill):
      let opacity = fill.opacity.value(atFrame: frame)
      guard opacity > 0 else { return nil }
      let outlines = outlines(of: draw)
      guard !outlines.isEmpty else { return nil }
      return .fill(
        FillNode(
          outlines, transform: matrix, rule: fill.rule, paint: fill.paint.displayed(atFrame: frame),
          opacity: min(1, opacity), blendMode: fill.blendMode))
    case .stroke(let stroke):
      let opacity = stroke.opacity.value(atFrame: frame)
      let pen = stroke.pen(atFrame: frame)
      guard opacity > 0, pen.width > 0 else { return nil }
      let outlines = outlines(of: draw)
      guard !outlines.isEmpty else { return nil }
      return .stroke(
        StrokeNode(
          outlines, transform: matrix, pen: pen, paint: stroke.paint.displayed(atFrame: frame),
          opacity: min(1, opacity), blendMode: stroke.blendMode))
    }
  }

  private mutating func outlines(of draw: ArtworkDraw) -> [BezierPath] {
    let shapes = evaluator.outlines(of: draw.outlines).shapes
    if shapes.count == 1 { return shapes[0] }
    return shapes.flatMap { $0 }
  }
}

extension DisplayNode {
  /// Nodes of one space with an opacity and a blend mode in common: as they are where that is the
  /// same, else a group.
  static func together(
    _ children: [DisplayNode], opacity: Double, blendMode: BlendMode, name: String
  ) -> [DisplayNode] {
    guard !children.isEmpty else { return [] }
    if blendMode == .normal {
      if opacity >= 1 { return children }
      if children.count == 1, let single = children[0].thinned(by: opacity) { return [single] }
    }
    return [.group(GroupNode(children, opacity: opacity, blendMode: blendMode, name: name))]
  }

  /// A single node at a part of its opacity; nil where that needs a group.
  func thinned(by opacity: Double) -> DisplayNode? {
    switch self {
    case .fill(var node):
      guard node.blendMode == .normal else { return nil }
      node.opacity *= opacity
      return .fill(node)
    case .stroke(var node):
      guard node.blendMode == .normal else { return nil }
      node.opacity *= opacity
      return .stroke(node)
    case .image(var node):
      guard node.blendMode == .normal else { return nil }
      node.opacity *= opacity
      return .image(node)
    case .group: return nil
    }
  }
}
