import InbetweenSceneGraph
import InbetweenTimeline
import InbetweenTypesetting

extension AnimatedText {
  /// The characters as display nodes, in the layer's space, in reading order.
  func displayNodes(in evaluator: CompositionEvaluator) -> [DisplayNode] {
    if let fixed { return fixed }
    let set = text.set(atFrame: evaluator.frame, library: evaluator.list.glyphs)
    return set.glyphs.flatMap { glyph in
      glyph.displayNodes(picture: glyph.opacity > 0 ? picture(of: glyph, in: evaluator) : [])
    }
  }

  /// A character that is a composition of its own.
  private func picture(
    of glyph: PlacedGlyph, in evaluator: CompositionEvaluator
  ) -> [DisplayNode] {
    let frame = evaluator.frame
    guard let nested = glyph.face.composition, let place = pictures[nested.id] else { return [] }
    let timing = glyph.face.timing ?? LayerTiming(FrameRange(0, .infinity))
    guard timing.frames.contains(frame) else { return [] }
    let clock = SceneClock.running(start: timing.start, stretch: timing.stretch)
    let children = CompositionEvaluator(
      place, size: nested.size,
      frame: clock.frame(inside: frame, rate: evaluator.list.frameRate), of: evaluator.list,
      work: evaluator.work
    ).nodes()
    let own =
      glyph.face.transform.map {
        LayerTransform($0, isAutoOriented: false, is3D: false).flatMatrix(atFrame: frame)
      } ?? .identity
    // Characters are set from outlines at a size of 1 pixel; layers are given at 100.
    let matrix = own.followed(by: .scale(0.01, 0.01)).followed(by: glyph.transform)
    return [.group(GroupNode(children, placement: .affine(matrix)))]
  }
}

extension PlacedGlyph {
  /// The character as display nodes: what it shows of a composition, its fill and its stroke.
  func displayNodes(picture: [DisplayNode]) -> [DisplayNode] {
    guard opacity > 0 else { return [] }
    var nodes = picture
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
        .gaussianBlur(sigma: blur * DisplayFilter.sigmaOfBlur, edge: .transparent)
      ]
      return [.group(group)]
    }
    return DisplayNode.together(nodes, opacity: min(1, opacity), blendMode: .normal, name: "")
  }
}
