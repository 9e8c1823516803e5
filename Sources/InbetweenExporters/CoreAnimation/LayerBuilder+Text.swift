import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline
import InbetweenTypesetting

extension LayerBuilder {
  /// The characters of a text as outlines: in one shape for each colour where nothing moves, else
  /// a layer for each character.
  mutating func characters(
    of text: SceneText, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> [LayerNode] {
    if list.glyphs.hasPictures {
      lose(
        "characters that are compositions", layer,
        fix: "export the text with outlines of its characters")
    }
    if let fixed = text.fixed, fixed.glyphs.allSatisfy(\.isPlain) {
      return words(text.content, standing(fixed, layer, context), layer, context)
    }
    theme.outline(layer.name)
    let library = list.glyphs
    func set(_ frame: Double) -> SetText { text.set(atFrame: frame, library: library) }
    var cuts = context.clock.moments(
      of: text.content.documents.map(\.frame), over: context.range, work: &work)
    cuts = cuts.filter { $0 > context.range.start && $0 < context.range.end }
    let bounds = Set(cuts).union([context.range.start, context.range.end]).sorted()
    if !text.content.motion.allSatisfy(\.isStatic) { tellUnmixed(.texts) }
    var nodes: [LayerNode] = []
    for (start, end) in zip(bounds, bounds.dropFirst()) where end > start {
      var part = context
      part.range = FrameRange(start, end)
      let clock = context.clock
      func setNow(_ frame: Double) -> SetText {
        set(clock.inside(min(max(frame, start), end - 1e-4)))
      }
      var group = LayerNode(
        layer.name,
        sublayers: moving(setNow, text.content, layer, part))
      guard !group.sublayers.isEmpty else { continue }
      if let hidden = hidden([part.range], within: context.range) {
        group.channels.append(hidden)
      }
      nodes.append(group)
    }
    return nodes
  }

  /// A text in one shape, which takes other words where the theme has them; the same where no words
  /// can be set in its place.
  private mutating func words(
    _ content: TextContent, _ nodes: [LayerNode], _ layer: AnimatedLayer, _ context: LayerContext
  ) -> [LayerNode] {
    guard let text = content.replaceable, let fill = text.fill, let side = text.side,
      nodes.count <= 1
    else {
      theme.outline(layer.name)
      return nodes
    }
    var node =
      nodes.first
      ?? shape(
        layer.name, color: .constant(fill), themed: layer.name, context,
        PathTrack(still: [], from: context.range.start))
    let key = ThemedText(document: text, layer: layer.name, path: layer.origin.path)
    let name = texts[key] ?? theme.name(of: text, after: layer.name, slot: content.slot)
    texts[key] = name
    node.name = layer.name
    node.path?.words = PathTrack.Words(
      name: name, font: text.font, size: text.size, lineHeight: text.lineHeight,
      tracking: text.tracking / 1000 * text.size, side: side)
    return [node]
  }

  private mutating func standing(
    _ text: SetText, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> [LayerNode] {
    var nodes: [LayerNode] = []
    for glyph in text.glyphs where glyph.opacity > 0 {
      reportBlur(glyph, layer)
      let outlines = glyph.face.outlines.map { $0.applying(glyph.transform) }
        .filter { !$0.vertices.isEmpty }
      guard !outlines.isEmpty else { continue }
      guard work.takeStill(outlines) else {
        log.report(.tooMuchWork("Core Animation", layer))
        break
      }
      var parts: [LayerNode] = []
      if let fill = glyph.fill, fill.alpha > 0 {
        parts.append(
          shape(
            layer.name + " " + glyph.character, color: .constant(fill), themed: layer.name, context,
            PathTrack(still: outlines, from: context.range.start)))
      }
      if let stroke = glyph.stroke, stroke.alpha > 0, glyph.drawnStrokeWidth > 0 {
        var line = LayerNode(
          layer.name + " " + glyph.character + " line",
          .shape(.init(isStroke: true, join: .round)))
        line.path = PathTrack(still: outlines, from: context.range.start)
        line.channels = [still(.lineWidth, [glyph.drawnStrokeWidth], context)]
        paint(&line, .constant(stroke), themed: layer.name + " stroke", context)
        if glyph.strokeIsOverFill { parts.append(line) } else { parts.insert(line, at: 0) }
      }
      if glyph.opacity < 1 {
        let fade = still(.opacity, [glyph.opacity], context)
        if parts.count == 1 {
          parts[0].channels.append(fade)
        } else {
          var group = LayerNode(layer.name, sublayers: parts)
          group.channels = [fade]
          parts = [group]
        }
      }
      nodes += parts
    }
    return Self.joined(nodes)
  }

  /// Fills of one colour that follow one another as one shape: characters hardly ever overlap.
  private static func joined(_ nodes: [LayerNode]) -> [LayerNode] {
    var result: [LayerNode] = []
    var start = nodes.startIndex
    while start < nodes.endIndex {
      var node = nodes[start]
      let others = nodes[(start + 1)...].prefix { $0.goes(on: node) }
      if !others.isEmpty, let first = node.path, let frame = first.keys.first?.frame {
        let paths = [first] + others.compactMap(\.path)
        node.path = PathTrack(still: paths.flatMap { $0.still ?? [] }, from: frame)
      }
      result.append(node)
      start = others.endIndex
    }
    return result
  }

  private mutating func reportBlur(_ glyph: PlacedGlyph, _ layer: AnimatedLayer) {
    guard glyph.blur.x > 0 || glyph.blur.y > 0 else { return }
    lose("the blur of a text animator", layer, fix: "remove it, or use a SwiftUI view")
  }

  private mutating func moving(
    _ set: (Double) -> SetText, _ content: TextContent, _ layer: AnimatedLayer,
    _ context: LayerContext
  ) -> [LayerNode] {
    let animators = content.animators.count
    let first = set(context.range.start)
    let steps = context.range.halfFrames
    guard
      TextSamples.allows(first, animators: animators, samples: steps)
    else {
      log.report(.tooMuchText("Core Animation", layer))
      return []
    }
    var samples = TextSamples(animators: animators)
    for step in 0...steps {
      _ = samples.text(at: context.range.frame(step: step, of: steps), set)
    }
    if samples.texts.contains(where: { $0.glyphs.contains { $0.blur.x > 0 || $0.blur.y > 0 } }) {
      lose("the blur of a text animator", layer, fix: "remove it, or use a SwiftUI view")
    }
    // Sampled on the main composition's clock, so that what is known may be used again.
    var whole = context
    whole.clock = LayerClock(list.frameRate)
    var breaks = context.clock.moments(
      of: content.motion.flatMap(\.keyframeTimes), over: context.range, work: &work)
    for tone in context.colorMap {
      breaks += tone.clock.moments(
        of: tone.properties.flatMap(\.keyframeTimes), over: context.range, work: &work)
    }
    let main = self
    var result: [LayerNode] = []
    for (index, glyph) in first.glyphs.enumerated() where !glyph.face.outlines.isEmpty {
      guard budget > 0 else { break }
      func numbers(_ frame: Double) -> [Double] {
        let found = samples.text(at: frame, set)
        guard index < found.glyphs.count else { return Array(repeating: 0, count: 16) }
        let glyph = found.glyphs[index]
        let fill = main.colorMapped(glyph.fill ?? Color(0, 0, 0, 0), context, frame)
        let stroke = main.colorMapped(glyph.stroke ?? Color(0, 0, 0, 0), context, frame)
        // Outlines are written at 100 points.
        return [
          glyph.transform.a, glyph.transform.b, glyph.transform.c, glyph.transform.d,
          glyph.transform.tx / 100, glyph.transform.ty / 100,
          fill.red, fill.green, fill.blue, fill.alpha, stroke.red, stroke.green, stroke.blue,
          stroke.alpha, glyph.strokeWidth / max(1e-6, glyph.size), glyph.opacity,
        ]
      }
      let edges = mirrorings(over: context.range, numbers)
      let fit = TrackFit(tolerance: 0.003, breaks: breaks + edges, curves: content.curves)
      let (keys, error) = fitted(fit, over: context.range, numbers)
      report.note(keys: keys.countOfMoving, authored: 0, error: error, .share)
      if let node = character(glyph, keys, from: context.range.start, layer) { result.append(node) }
    }
    if samples.isSpent { tellTooManyKeyframes() }
    return result
  }

  private mutating func character(
    _ glyph: PlacedGlyph, _ keys: [NumbersKey], from start: Double, _ layer: AnimatedLayer
  ) -> LayerNode? {
    func part(_ key: LayerKey, _ places: Range<Int>, by factor: Double = 1) -> LayerChannel {
      LayerChannel(
        key: key,
        keys: keys.map {
          NumbersKey(
            frame: $0.frame, numbers: $0.numbers[places].map { $0 * factor } as Numbers,
            easing: $0.easing)
        }.withoutNeedless)
    }
    let outlines = outlines(of: glyph.face)
    guard !outlines.isEmpty else { return nil }
    let path = PathTrack(still: outlines, from: start)
    let name = layer.name + " " + glyph.character
    var parts: [LayerNode] = []
    if keys.contains(where: { $0.numbers[9] > 0 }) {
      var node = LayerNode(name, .shape(.init()))
      node.path = path
      node.channels = [part(.fillColor, 6..<10)]
      parts.append(node)
    }
    if keys.contains(where: { $0.numbers[13] > 0 && $0.numbers[14] > 0 }) {
      var node = LayerNode(name, .shape(.init(isStroke: true, join: .round)))
      node.path = path
      node.channels = [part(.strokeColor, 10..<14), part(.lineWidth, 14..<15, by: 100)]
      if glyph.strokeIsOverFill { parts.append(node) } else { parts.insert(node, at: 0) }
    }
    guard !parts.isEmpty, keys.contains(where: { $0.numbers[15] > 0 }) else { return nil }
    var group = LayerNode(name, sublayers: parts)
    var matrix = part(.transform, 0..<6)
    for index in matrix.keys.indices {
      for place in 0..<4 { matrix.keys[index].numbers[place] /= 100 }
      for place in 4..<6 { matrix.keys[index].numbers[place] *= 100 }
    }
    matrix.keys = Self.withoutMirroring(matrix.keys)
    group.channels = [matrix]
    let opacity = part(.opacity, 15..<16)
    if opacity.still != [1] { group.channels.append(opacity) }
    return made(group)
  }

  /// A character's outlines in hundredths of its size, once for all places that it is seen in.
  private mutating func outlines(of face: GlyphLibrary.Face) -> [BezierPath] {
    if let known = enlarged[face] { return known }
    let made = face.outlines.filter { !$0.vertices.isEmpty }
      .map { $0.applying(.scale(100, 100)) }
    enlarged[face] = made
    return made
  }
}

extension LayerNode {
  /// Whether it is a fill of the same still colour as another, and both their outlines stand still.
  fileprivate func goes(on other: LayerNode) -> Bool {
    guard case .shape(let style) = kind, !style.isStroke, kind == other.kind,
      channels == other.channels, channels.allSatisfy({ $0.key == .fillColor })
    else { return false }
    return path?.still != nil && other.path?.still != nil && other.path?.keys.isEmpty == false
  }
}
