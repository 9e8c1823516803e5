package import InbetweenSceneGraph
package import InbetweenTimeline

extension AnimatedArtwork {
  /// What is painted at a frame, in the layer's space, the lowest first.
  func displayNodes(atFrame frame: Double, work: inout OutlineWork) -> [DisplayNode] {
    if let fixed { return fixed }
    var painter = ArtworkPainter(outlines, atFrame: frame)
    let painted = painter.paint(nodes, by: .identity)
    work.take(painter.evaluator)
    return painted
  }
}

/// Turns an artwork into display nodes at one frame. How many they may be is settled where the artwork
/// is staged.
private struct ArtworkPainter {
  private let artwork: Artwork
  private let frame: Double
  private(set) var evaluator: OutlineEvaluator

  init(_ artwork: Artwork, atFrame frame: Double) {
    self.artwork = artwork
    self.frame = frame
    evaluator = OutlineEvaluator(artwork, atFrame: frame)
  }

  /// The display nodes of parts that share a space, which `matrix` brings to the space wanted.
  mutating func paint(_ nodes: [AnimatedShape], by matrix: AffineTransform) -> [DisplayNode] {
    var result: [DisplayNode] = []
    result.reserveCapacity(nodes.count)
    for node in nodes {
      switch node {
      case .fill(let fill):
        if let drawn = fill.node(atFrame: frame, by: matrix, { outlines($0) }) {
          result.append(drawn)
        }
      case .stroke(let stroke):
        if let drawn = stroke.node(atFrame: frame, by: matrix, { outlines($0) }) {
          result.append(drawn)
        }
      case .group(let group): result += paint(group, by: matrix)
      case .copies(let repeater, let nodes):
        result += paint(repeater, nodes, by: matrix)
      }
    }
    return result
  }

  private mutating func paint(
    _ group: AnimatedShapeGroup, by matrix: AffineTransform
  ) -> [DisplayNode] {
    let opacity = group.opacity.value(atFrame: frame)
    guard opacity > 0 else { return [] }
    let inner = artwork.transforms[group.transform].matrix(atFrame: frame).followed(by: matrix)
    let children = paint(group.nodes, by: inner)
    return DisplayNode.together(
      children, opacity: opacity, blendMode: group.blendMode, name: group.name)
  }

  private mutating func paint(
    _ repeater: Repeater, _ nodes: [AnimatedShape], by matrix: AffineTransform
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

  private mutating func outlines(_ step: Int) -> [BezierPath] {
    let shapes = evaluator.outlines(of: step).shapes
    if shapes.count == 1 { return shapes[0] }
    return shapes.flatMap { $0 }
  }
}

extension AnimatedFill {
  /// The fill at a frame.
  ///
  /// - Parameters:
  ///   - frame: of its clock.
  ///   - matrix: from the space of its outlines to that of the nodes.
  ///   - step: yields the outlines of a step of the artwork.
  /// - Returns: nil where it paints nothing.
  func node(
    atFrame frame: Double, by matrix: AffineTransform = .identity,
    _ step: (Int) -> [BezierPath] = { _ in [] }
  ) -> DisplayNode? {
    let opacity = opacity.value(atFrame: frame)
    guard opacity > 0 else { return nil }
    let outlines = outlines.outlines(atFrame: frame, step)
    guard !outlines.isEmpty else { return nil }
    return .fill(
      FillNode(
        outlines, transform: matrix, rule: rule, paint: paint.paint(atFrame: frame),
        opacity: opacity, blendMode: blendMode))
  }
}

extension AnimatedStroke {
  /// The line at a frame: as `AnimatedFill` has it.
  func node(
    atFrame frame: Double, by matrix: AffineTransform = .identity,
    _ step: (Int) -> [BezierPath] = { _ in [] }
  ) -> DisplayNode? {
    let opacity = opacity.value(atFrame: frame)
    guard opacity > 0 else { return nil }
    let pen = pen.pen(atFrame: frame)
    guard pen.width > 0 else { return nil }
    let outlines = outlines.outlines(atFrame: frame, step)
    guard !outlines.isEmpty else { return nil }
    return .stroke(
      StrokeNode(
        outlines, transform: matrix, pen: pen, paint: paint.paint(atFrame: frame),
        opacity: opacity, blendMode: blendMode))
  }
}

extension AnimatedOutlines {
  fileprivate func outlines(
    atFrame frame: Double, _ step: (Int) -> [BezierPath]
  ) -> [BezierPath] {
    switch self {
    case .rectangle(let rect): DisplayClip(rect).outlines
    case .step(let place): step(place)
    case .masks(let lines): lines.outlines(atFrame: frame)
    }
  }
}

extension MaskLines {
  /// The masks of which parts are drawn at a frame.
  package func chosen(atFrame frame: Double) -> [Property<BezierPath>] {
    if takesAll.isOn(atFrame: frame) { return masks }
    let index = number.value(atFrame: frame).rounded() - 1
    return index >= 0 && index < Double(masks.count) ? [masks[Int(index)]] : []
  }

  /// The parts at a frame.
  package func outlines(atFrame frame: Double) -> [BezierPath] {
    parts(of: masks(atFrame: frame), atFrame: frame)
  }

  /// The parts at a frame; none once all work is spent.
  package func outlines(atFrame frame: Double, work: inout OutlineWork) -> [BezierPath] {
    guard !work.isSpent else { return [] }
    let masks = masks(atFrame: frame)
    work.takeTrim(of: masks)
    return parts(of: masks, atFrame: frame)
  }

  private func masks(atFrame frame: Double) -> [BezierPath] {
    chosen(atFrame: frame).map { $0.value(atFrame: frame) }
  }

  private func parts(of masks: [BezierPath], atFrame frame: Double) -> [BezierPath] {
    let trim = TrimPaths(
      start: .constant(start.value(atFrame: frame)), end: .constant(end.value(atFrame: frame)),
      mode: isSequence.isOn(atFrame: frame) ? .individually : .simultaneously)
    return trim.apply(to: masks, atFrame: frame)
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
