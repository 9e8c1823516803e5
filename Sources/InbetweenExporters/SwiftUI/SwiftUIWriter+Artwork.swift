import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

extension SwiftUIWriter {
  /// The statements that draw an artwork into `context`, in the layer's space.
  mutating func draw(
    _ artwork: AnimatedArtwork, of layer: AnimatedLayer, into writer: inout CodeLines
  ) {
    draw(artwork.nodes, artwork.outlines, of: layer, into: &writer)
  }

  private mutating func draw(
    _ nodes: [AnimatedShape], _ artwork: Artwork, of layer: AnimatedLayer,
    into writer: inout CodeLines
  ) {
    for node in nodes {
      switch node {
      case .fill(let fill): draw(fill, artwork, of: layer, into: &writer)
      case .stroke(let stroke): draw(stroke, artwork, of: layer, into: &writer)
      case .group(let group): draw(group, artwork, of: layer, into: &writer)
      case .copies(let repeater, let nodes):
        draw(repeater, nodes, artwork, of: layer, into: &writer)
      }
    }
  }

  private mutating func draw(
    _ group: AnimatedShapeGroup, _ artwork: Artwork, of layer: AnimatedLayer,
    into writer: inout CodeLines
  ) {
    let source = artwork.transforms[group.transform].source
    let part = layer.part(scaledBy: source.scale.greatestScale)
    let name = group.name.isEmpty ? layer.name : layer.name + " " + group.name
    let place = place(source, after: name)
    let opacity = number(group.opacity, after: name + " opacity", .component)
    let isFaded = !group.opacity.isAlways(1, .component) || group.blendMode != .normal
    guard !place.isEmpty || isFaded else {
      draw(group.nodes, artwork, of: part, into: &writer)
      return
    }
    if isFaded { parts.insert(.blended) }
    let head: SwiftCode =
      isFaded
      ? "blended(context, opacity: \(opacity)\(blend(group.blendMode))).drawLayer { context in"
      : "do {"
    writer.closure(head) { writer in
      if !isFaded { writer.line("var context = context") }
      for line in place { writer.line(line) }
      draw(group.nodes, artwork, of: part, into: &writer)
    }
  }

  /// `, blendMode: .multiply`; nothing for the normal one.
  func blend(_ mode: BlendMode) -> SwiftCode {
    guard mode != .normal, let code = mode.swiftUI else { return "" }
    return ", blendMode: \(code)"
  }

  // MARK: Copies

  private mutating func draw(
    _ repeater: Repeater, _ nodes: [AnimatedShape], _ artwork: Artwork, of layer: AnimatedLayer,
    into writer: inout CodeLines
  ) {
    let name = layer.name + " copies"
    // A copy's matrix is a power of the step's: sampled here, so that the view needs no powers.
    let range = span(of: layer)
    let most = min(maximumCopies(of: repeater, on: layer), NativeLimits.copies)
    guard most > 0 else { return }
    let fit = TrackFit(
      tolerance: MatrixNumbers.tolerance, breaks: breaks(ShapeItem("", .repeater(repeater))),
      curves: curves(ShapeItem("", .repeater(repeater))))
    let isStill = ShapeItem("", .repeater(repeater)).properties.allSatisfy(\.property.isStatic)
    func numbers(_ frame: Double) -> [Double] {
      let copies = repeater.copies(atFrame: frame)
      return (0..<most).flatMap { index -> [Double] in
        guard index < copies.count else { return [0, 0, 0, 0, 0, 0, 0] }
        return MatrixNumbers.even(copies[index].transform) + [copies[index].opacity]
      }
    }
    let keys =
      isStill
      ? [NumbersKey(frame: range.start, numbers: numbers(range.start), easing: .hold)]
      : self.keys(of: fit, over: range, .share, numbers)
    let table = track(keys.map(MatrixNumbers.key), after: name, .numbers, .factor)
    parts.insert(.blended)
    let order: SwiftCode =
      switch repeater.order {
      case .above: "0..<\(most)"
      case .below: "(0..<\(most)).reversed()"
      }
    writer.closure("do {") { writer in
      writer.line("let copies: [Double] = \(table)")
      writer.closure("for copy in \(order) where copies[copy * 7 + 6] > 0 {") { writer in
        writer.line("let at = copy * 7")
        writer.closure("blended(context, opacity: copies[at + 6]).drawLayer { context in") {
          writer in
          writer.line("context.concatenate(")
          writer.line("  CGAffineTransform(")
          writer.line("    a: copies[at], b: copies[at + 1], c: copies[at + 2], d: copies[at + 3],")
          writer.line("    tx: copies[at + 4], ty: copies[at + 5]))")
          draw(nodes, artwork, of: layer.part(scaledBy: nil), into: &writer)
        }
      }
    }
  }

  // MARK: Paints

  /// Draws the inside of outlines; those of a step are of an artwork.
  mutating func draw(
    _ fill: AnimatedFill, _ artwork: Artwork?, of layer: AnimatedLayer,
    into writer: inout CodeLines
  ) {
    let name = fill.name.isEmpty ? layer.name : layer.name + " " + fill.name
    guard let path = path(of: fill.outlines, artwork, layer: layer, after: name) else { return }
    let context = faded(fill.opacity, fill.paint, fill.blendMode, after: name)
    let rule: SwiftCode = fill.rule == .evenOdd ? ", style: FillStyle(eoFill: true)" : ""
    if let highlight = highlight(fill.paint, layer, after: name) {
      return paint(highlight, context, "clip(to: \(path)\(rule))", into: &writer)
    }
    let shading = shading(
      fill.paint, opacity: fill.opacity, layer, after: name, themed: layer.name)
    writer.line("\(context).fill(\(path), with: \(shading)\(rule))")
  }

  /// Draws a line along outlines; those of a step are of an artwork.
  mutating func draw(
    _ stroke: AnimatedStroke, _ artwork: Artwork?, of layer: AnimatedLayer,
    into writer: inout CodeLines
  ) {
    let name =
      artwork == nil
      ? self.name(of: stroke.name, layer)
      : stroke.name.isEmpty ? layer.name : layer.name + " " + stroke.name
    guard let path = path(of: stroke.outlines, artwork, layer: layer, after: name) else { return }
    let context = faded(stroke.opacity, stroke.paint, stroke.blendMode, after: name)
    let style = style(stroke.pen, after: name)
    if let highlight = highlight(stroke.paint, layer, after: name) {
      return paint(
        highlight, context,
        "clipToLayer { $0.stroke(\(path), with: .color(.black), style: \(style)) }",
        into: &writer)
    }
    let shading = shading(
      stroke.paint, opacity: stroke.opacity, layer, after: name, themed: layer.name + " stroke")
    writer.line("\(context).stroke(\(path), with: \(shading), style: \(style))")
  }

  private func paint(
    _ highlight: SwiftCode, _ context: SwiftCode, _ clip: SwiftCode, into writer: inout CodeLines
  ) {
    writer.closure("do {") { writer in
      writer.line("var context = \(context)")
      writer.line("context.\(clip)")
      writer.line("context.withCGContext { \(highlight).draw(in: $0) }")
    }
  }

  /// `Highlight(…)` for a radial gradient whose highlight lies off its centre; nil for others.
  private mutating func highlight(
    _ paint: AnimatedPaint, _ layer: AnimatedLayer, after name: String
  ) -> SwiftCode? {
    guard case .gradient(let painted) = paint, painted.source.hasHighlight,
      case .radial(let length, let angle) = painted.source.kind
    else { return nil }
    parts.formUnion([.highlight, .tracks])
    let gradient = painted.source
    let keys = stopKeys(painted, over: span(of: layer))
    let way = number(length, after: name + " highlight", .component)
    let turn = number(angle, after: name + " highlight angle")
    let stops = track(keys, after: name + " stops", .numbers, .component)
    return """
      Highlight(\(stops), center: \(point(gradient.start, after: name + " start")), \
      edge: \(point(gradient.end, after: name + " end")), length: \(way), angle: \(turn))
      """
  }

  /// The context to draw a paint into: one with its blend mode and a gradient's opacity.
  private mutating func faded(
    _ opacity: AnimatedNumber, _ paint: AnimatedPaint, _ blendMode: BlendMode,
    after name: String
  ) -> SwiftCode {
    var own: AnimatedNumber = 1
    switch paint {
    case .solid: break
    case .gradient: own = opacity
    }
    guard !own.isAlways(1, .component) || blendMode != .normal else { return "context" }
    parts.insert(.blended)
    let code = number(own, after: name + " opacity", .component)
    return "blended(context, opacity: \(code)\(blend(blendMode)))"
  }

  private mutating func style(_ pen: AnimatedPen, after name: String) -> SwiftCode {
    let arguments = pen.styleArguments { number($0, after: name + " " + $1) }
    return "StrokeStyle(\(SwiftCode.joined(arguments, by: ", ")))"
  }

  private mutating func shading(
    _ paint: AnimatedPaint, opacity: AnimatedNumber, _ layer: AnimatedLayer, after name: String,
    themed: String
  ) -> SwiftCode {
    switch paint {
    case .solid(let color):
      return ".color(\(self.color(color, opacity: opacity, after: themed, name + " opacity")))"
    case .gradient(let gradient): return shading(gradient, layer, after: name)
    }
  }

  private mutating func shading(
    _ painted: AnimatedGradient, _ layer: AnimatedLayer, after name: String
  ) -> SwiftCode {
    let gradient = painted.source
    let stops = stops(painted, over: span(of: layer), after: name)
    let start = point(gradient.start, after: name + " start")
    let end = point(gradient.end, after: name + " end")
    switch gradient.kind {
    case .linear:
      return ".linearGradient(\(stops), startPoint: \(start), endPoint: \(end))"
    case .radial:
      let isStill = [gradient.start, gradient.end].allSatisfy { $0.isStatic && $0.slot == nil }
      let radius: SwiftCode
      if isStill {
        let way = gradient.end.track.initialValue - gradient.start.track.initialValue
        radius = "\(Precision.length.rounded(way.length))"
      } else {
        radius = "hypot(\(end).x - \(start).x, \(end).y - \(start).y)"
      }
      return ".radialGradient(\(stops), center: \(start), startRadius: 0, endRadius: \(radius))"
    }
  }

  /// Stops as a `Gradient`.
  mutating func stops(
    _ gradient: AnimatedGradient, over range: FrameRange, after name: String
  ) -> SwiftCode {
    if let code = themed(gradient, over: range, after: name) { return code }
    parts.insert(.gradients)
    let keys = stopKeys(gradient, over: range)
    guard keys.count > 1 else {
      let numbers = (keys.first?.numbers ?? []).codes {
        "\(Precision.component.rounded($0))"
      }
      return constant(
        after: name + " stops", ["gradient([\(SwiftCode.joined(numbers, by: ", "))])"],
        as: .gradient)
    }
    return "gradient(\(track(keys, after: name + " stops", .numbers, .component)))"
  }

  /// Stops over time: offset, red, green, blue, opacity, and so on, always as many. Colours and
  /// opacities that change between stops together get stops in between, since systems differ in
  /// whether they mix straight or premultiplied.
  private mutating func stopKeys(
    _ gradient: AnimatedGradient, over range: FrameRange
  ) -> [NumbersKey] {
    let stops = gradient.source.stops
    func numbers(_ frame: Double) -> [Double] {
      gradient.stops(atFrame: frame).finer().flatMap {
        [$0.offset, $0.color.red, $0.color.green, $0.color.blue, $0.color.alpha]
      }
    }
    guard !stops.isStatic else {
      return [NumbersKey(frame: range.start, numbers: numbers(0), easing: .hold)]
    }
    let frames =
      stops.track.keyframes.map(\.frame)
      + Swift.stride(from: range.start, through: range.end, by: 0.5)
    let count = frames.map { numbers($0).count }.max() ?? 0
    let fit = TrackFit(
      tolerance: Precision.component.tolerance, breaks: stops.track.keyframes.map(\.frame),
      curves: stops.track.keyframes.flatMap { $0.easing.curves })
    return self.keys(of: fit, over: range) { frame in
      let found = numbers(frame)
      let last = Array(found.suffix(5))
      // A gradient that has no stops at all has none at any frame.
      let missing = last.isEmpty ? 0 : (count - found.count) / last.count
      return Array((found + (0..<max(0, missing)).flatMap { _ in last }).prefix(count))
    }
  }
}

extension BlendMode {
  /// As a case of `GraphicsContext.BlendMode`; nil for what it lacks.
  var swiftUI: SwiftCode? {
    switch self {
    case .normal: ".normal"
    case .multiply: ".multiply"
    case .screen: ".screen"
    case .overlay: ".overlay"
    case .darken: ".darken"
    case .lighten: ".lighten"
    case .colorDodge: ".colorDodge"
    case .colorBurn: ".colorBurn"
    case .hardLight: ".hardLight"
    case .softLight: ".softLight"
    case .difference: ".difference"
    case .exclusion: ".exclusion"
    case .hue: ".hue"
    case .saturation: ".saturation"
    case .color: ".color"
    case .luminosity: ".luminosity"
    case .add: ".plusLighter"
    case .hardMix: nil
    }
  }
}
