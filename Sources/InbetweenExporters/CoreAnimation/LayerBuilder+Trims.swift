import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

// Lines of which only a part is drawn.

extension LayerBuilder {
  /// Lines of which only a part is drawn, each by its own length. The outline is written as often
  /// as the part runs around it, so that no seam is ever crossed.
  mutating func trimmed(
    _ node: LayerNode, _ outlines: [BezierPath], by trim: TrimPaths, _ context: LayerContext
  ) -> LayerNode? {
    let properties = trim.parts
    let steps = properties.allSatisfy(\.isStatic) ? 0 : context.range.halfFrames
    var low = Double.infinity
    var high = -Double.infinity
    for step in 0...steps {
      let frame = context.range.frame(step: step, of: steps)
      let (start, end) = trim.ends(atFrame: context.clock.inside(frame))
      low = min(low, start)
      high = max(high, end)
    }
    let base = (low + 1e-7).rounded(.down)
    let count = (high - base - 1e-6).rounded(.up).whole(in: 1...1_000)
    guard count <= 40 else { return nil }
    let frames = (0...context.range.halfFrames).lazy.map {
      context.clock.inside(context.range.frame(step: $0, of: context.range.halfFrames))
    }
    let isPlain =
      trim.offset.isStatic && count == 1 && !(trim.start.overshoots || trim.end.overshoots)
      && !trim.crosses(at: frames)
    func channel(_ key: LayerKey, _ part: Int, _ property: Property<Double>) -> LayerChannel {
      let shift = trim.offset.track.initialValue / 360 - base
      let exact = property.track.keyframes.map {
        NumbersKey(
          frame: $0.frame, numbers: [$0.value + shift], easing: $0.easing.dimension(0))
      }
      return self.channel(
        key, context, isPlain ? [.scalar(property)] : properties, exact: isPlain ? exact : nil
      ) {
        let ends = trim.ends(atFrame: $0)
        return [((part == 0 ? ends.start : ends.end) - base) / Double(count)]
      }
    }
    let start = channel(.strokeStart, 0, trim.start)
    let end = channel(.strokeEnd, 1, trim.end)
    // Ends of nothing still are caps, and rounding may let one end pass the other.
    var lines: [LayerNode] = []
    for outline in outlines {
      var line = node
      line.path = PathTrack(
        still: Array(repeating: outline, count: count), from: context.range.start)
      if start.still != [0] { line.channels.append(start) }
      if end.still != [1] { line.channels.append(end) }
      lines.append(line)
    }
    let empty = self.emptiness(context, properties) { frame in
      let (start, end) = trim.ends(atFrame: frame)
      return end - start < 1e-6
    }
    for index in lines.indices {
      if let empty { lines[index].channels.append(empty) }
    }
    if lines.count == 1 { return lines[0] }
    var group = LayerNode(node.name, .plain, sublayers: lines)
    group.name = node.name
    return group
  }
}
