import Geometry
import Motion
import TimelineModel
import Typesetting

extension SetText {
  /// The characters as display nodes, in the layer's space, in reading order.
  func displayNodes(in evaluator: CompositionEvaluator) -> [DisplayNode] {
    glyphs.flatMap { $0.displayNodes(in: evaluator) }
  }
}

extension PlacedGlyph {
  fileprivate func displayNodes(in evaluator: CompositionEvaluator) -> [DisplayNode] {
    guard opacity > 0 else { return [] }
    var nodes: [DisplayNode] = []
    if let composition = face.composition {
      nodes += drawn(composition, in: evaluator)
    }
    if !face.outlines.isEmpty {
      if let fill, fill.alpha > 0 {
        nodes.append(
          .fill(FillNode(face.outlines, transform: transform, paint: .solid(fill))))
      }
      if let stroke, stroke.alpha > 0, strokeWidth > 0, size > 0 {
        let pen = Pen(width: strokeWidth / size, join: .round)
        let node = DisplayNode.stroke(
          StrokeNode(face.outlines, transform: transform, pen: pen, paint: .solid(stroke)))
        nodes.insert(node, at: strokeIsOverFill ? nodes.count : 0)
      }
    }
    guard !nodes.isEmpty else { return [] }
    if blur.x > 0 || blur.y > 0 {
      var group = GroupNode(nodes, opacity: min(1, opacity))
      group.filters = [
        .gaussianBlur(sigma: blur * LayerDresser.sigmaOfBlur, edge: .transparent)
      ]
      return [.group(group)]
    }
    return DisplayNode.together(nodes, opacity: min(1, opacity), blendMode: .normal, name: "")
  }

  /// A character that is a composition of its own.
  private func drawn(
    _ nested: NestedComposition, in evaluator: CompositionEvaluator
  ) -> [DisplayNode] {
    let scene = evaluator.scene
    let frame = evaluator.frame
    // A character may not hold characters of its kind: there may be circles.
    guard !evaluator.isInsideCharacter, evaluator.depth < Scene.deepestNesting,
      let composition = scene.compositions.first(where: { $0.id == nested.id })
    else { return [] }
    let timing = face.timing ?? LayerTiming(FrameRange(0, .infinity))
    guard timing.frames.contains(frame) else { return [] }
    let inside = scene.frame(
      inside: .running(start: timing.start, stretch: timing.stretch), at: frame)
    var inner = CompositionEvaluator(
      composition, size: nested.size, frame: inside, scene: scene, depth: evaluator.depth + 1)
    inner.isInsideMatte = evaluator.isInsideMatte
    inner.isInsideCharacter = true
    let children = inner.nodes()
    let own =
      face.transform.map {
        LayerTransform($0, isAutoOriented: false, is3D: false).flatMatrix(atFrame: frame)
      } ?? .identity
    // Characters are set from outlines at a size of 1 pixel; layers are given at 100.
    let matrix = own.followed(by: .scale(0.01, 0.01)).followed(by: transform)
    return [.group(GroupNode(children, placement: .affine(matrix)))]
  }
}
