import Diagnostics
import Geometry
import Motion
import SceneGraph
import TimelineModel

extension SwiftUIWriter {
  /// Writes the function that draws a composition, and those of its layers; returns its name.
  mutating func composition(_ place: Int?) -> SwiftNames.Identifier {
    if let place, let known = compositions[place] { return known }
    let composition = place.map { scene.compositions[$0] } ?? scene.main
    let name = names.name(
      after: place == nil ? "scene" : composition.name, or: "composition")
    if let place { compositions[place] = name }
    var body = SourceWriter(indentation: functions.indentation + 2)
    for index in composition.paintOrder {
      let layer = composition.layers[index]
      guard layer.content != .nothing else { continue }
      call(layer, at: LayerPlace(composition: place, layer: index), in: composition, &body)
    }
    functions.line()
    let title = composition.name.isEmpty ? "The main composition" : composition.name
    functions.line("/// \(comment: title).")
    functions.line("static func \(SwiftCode(identifier: name))(")
    functions.line("  _ context: inout GraphicsContext, _ frame: Double, _ theme: Theme")
    functions.line(") {")
    functions.append(body)
    functions.line("}")
    return name
  }

  /// Writes a layer's function, and what calls it: the guard of its frames, its matte.
  private mutating func call(
    _ layer: SceneLayer, at place: LayerPlace, in composition: SceneComposition,
    _ body: inout SourceWriter
  ) {
    guard let function = function(of: layer, at: place, in: composition) else { return }
    let name = SwiftCode(identifier: function)
    let guardCode = isShown(layer)
    guard let matte = layer.matte else {
      if let guardCode {
        body.closure("if \(guardCode) {") { $0.line("\(name)(context, frame, theme)") }
      } else {
        body.line("\(name)(context, frame, theme)")
      }
      return
    }
    let source = composition.layers[matte.source]
    let sourceName = self.function(
      of: source, at: LayerPlace(composition: place.composition, layer: matte.source),
      in: composition)
    body.closure(guardCode.map { "if \($0) {" } ?? "do {") { writer in
      writer.line("var context = context")
      let inverse: SwiftCode =
        matte.kind == .alphaInverted || matte.kind == .lumaInverted ? "(options: .inverse)" : ""
      writer.closure("context.clipToLayer\(inverse) { context in") { writer in
        let shown = isShown(source)
        let draw: SwiftCode =
          sourceName.map { "\(SwiftCode(identifier: $0))(context, frame, theme)" } ?? ""
        switch matte.kind {
        case .alpha, .alphaInverted: Self.guarded(draw, by: shown, &writer)
        case .luma, .lumaInverted:
          parts.formUnion([.matte, .mask])
          writer.line("context.addFilter(.lightness)")
          writer.closure("context.drawLayer { context in") { writer in
            writer.line("context.fill(GraphicsContext.everything, with: .color(.black))")
            Self.guarded(draw, by: shown, &writer)
          }
        }
      }
      writer.line("\(name)(context, frame, theme)")
    }
  }

  private static func guarded(
    _ statement: SwiftCode, by condition: SwiftCode?, _ writer: inout SourceWriter
  ) {
    guard let condition else { return writer.line(statement) }
    writer.closure("if \(condition) {") { $0.line(statement) }
  }

  /// When a layer is shown; nil when it is throughout.
  private func isShown(_ layer: SceneLayer) -> SwiftCode? {
    let start = Precision.length.rounded(layer.frames.start)
    let end = Precision.length.rounded(layer.frames.end)
    let startsEarly = start <= scene.frames.start
    let endsLate = end >= scene.frames.end
    // Clocks of nested compositions differ from the main one's: there both ends count.
    if scene.compositions.isEmpty, startsEarly, endsLate { return nil }
    if scene.compositions.isEmpty, startsEarly { return "frame < \(end)" }
    return "frame >= \(start), frame < \(end)"
  }

  // MARK: A layer's function

  private mutating func function(
    of layer: SceneLayer, at place: LayerPlace, in composition: SceneComposition
  ) -> SwiftNames.Identifier? {
    if let known = layerFunctions[place] { return known }
    let name = names.name(after: layer.name, or: "layer")
    layerFunctions[place] = name
    var body = SourceWriter(indentation: functions.indentation + 2)
    write(layer, at: place, in: composition, &body)
    functions.line()
    functions.line("/// \(comment: layer.name.isEmpty ? "A layer without a name" : layer.name).")
    functions.line("static func \(SwiftCode(identifier: name))(")
    functions.line("  _ canvas: GraphicsContext, _ frame: Double, _ theme: Theme")
    functions.line(") {")
    functions.append(body)
    functions.line("}")
    return name
  }

  private mutating func write(
    _ layer: SceneLayer, at place: LayerPlace, in composition: SceneComposition,
    _ body: inout SourceWriter
  ) {
    report(layer)
    var lines = placing(layer, at: place, in: composition)
    var mask = SourceWriter(indentation: body.indentation)
    self.mask(layer, &mask)
    let opacity = number(
      layer.transform.source.opacity, after: layer.name + " opacity", .component)
    var mixing: [SwiftCode] = []
    if opacity.text != "1" { mixing.append("context.opacity = \(opacity)") }
    if layer.blendMode != .normal {
      if let mode = layer.blendMode.swiftUI {
        mixing.append("context.blendMode = \(mode)")
      } else {
        log.report(
          .lostInTarget("the blend mode Hard Mix", layer, fix: "use another blend mode"))
      }
    }
    mixing += filters(of: layer)
    let isGrouped = !mixing.isEmpty || needsGroup(layer)
    let isChanged =
      !lines.isEmpty || mask.lineCount > 0 || !mixing.isEmpty
      || (!isGrouped && layer.content.isComposition)
    lines.insert(isChanged ? "var context = canvas" : "let context = canvas", at: 0)
    for line in lines { body.line(line) }
    body.append(mask)
    for line in mixing { body.line(line) }
    guard isGrouped else { return content(of: layer, &body) }
    body.closure("context.drawLayer { context in") { content(of: layer, &$0) }
  }

  /// Whether what a layer shows must be one picture before it is mixed.
  private func needsGroup(_ layer: SceneLayer) -> Bool {
    switch layer.content {
    case .nothing, .solid, .image, .text: false
    case .artwork(let artwork): artwork.hasBlending
    case .composition(let nesting): !nesting.isCollapsed
    }
  }

  private mutating func content(of layer: SceneLayer, _ body: inout SourceWriter) {
    switch layer.content {
    case .nothing: break
    case .solid(let color, let size):
      let name = theme.name(of: color, after: layer.name)
      body.line(
        """
        context.fill(Path(CGRect(x: 0, y: 0, width: \(size.width), height: \(size.height))), \
        with: .color(theme.\(SwiftCode(identifier: name))))
        """)
    case .image(let id, let size):
      body.line(
        """
        context.draw(\(image(id, layer)), in: CGRect(x: 0, y: 0, width: \(size.width), \
        height: \(size.height)))
        """)
    case .artwork(let artwork): draw(artwork, of: layer, into: &body)
    case .text(let text): draw(text, of: layer, into: &body)
    case .composition(let nesting):
      let name = self.composition(nesting.composition)
      if !nesting.isCollapsed {
        let size = nesting.size
        body.line(
          """
          context.clip(to: Path(CGRect(x: 0, y: 0, width: \(size.width), \
          height: \(size.height))))
          """)
      }
      body.line("\(SwiftCode(identifier: name))(&context, \(clock(nesting.clock, layer)), theme)")
    }
  }

  /// The frame inside a nested composition.
  private mutating func clock(_ clock: SceneClock, _ layer: SceneLayer) -> SwiftCode {
    switch clock {
    case .running(let start, let stretch):
      let moved: SwiftCode =
        start == 0 ? "frame" : start < 0 ? "frame + \(-start)" : "frame - \(start)"
      if stretch == 1 { return moved }
      return start == 0 ? "frame / \(stretch)" : "(\(moved)) / \(stretch)"
    case .remapped(let remap, let end):
      let seconds = number(remap, after: layer.name + " time remap", .factor)
      parts.insert(.remap)
      return "remapped(\(seconds) * \(scene.frameRate.framesPerSecond), end: \(end))"
    }
  }

  // MARK: Placement

  /// The statements that bring `context` to a layer's own space: those of its parents first.
  private mutating func placing(
    _ layer: SceneLayer, at place: LayerPlace, in composition: SceneComposition
  ) -> [SwiftCode] {
    var lines: [SwiftCode] = []
    if let parent = layer.parent {
      let parentPlace = LayerPlace(composition: place.composition, layer: parent)
      if let name = placement(of: composition.layers[parent], at: parentPlace, in: composition) {
        lines.append("\(SwiftCode(identifier: name))(&context, frame)")
      }
    }
    if let own = matrix(of: layer) { lines.append("context.concatenate(\(own))") }
    return lines
  }

  /// The function that brings a context to the space of a layer that others follow; nil when that
  /// changes nothing.
  private mutating func placement(
    of layer: SceneLayer, at place: LayerPlace, in composition: SceneComposition
  ) -> SwiftNames.Identifier? {
    if let known = placements[place] { return known }
    let lines = placing(layer, at: place, in: composition)
    guard !lines.isEmpty else { return nil }
    let name = names.name(after: "place " + layer.name, or: "placeLayer")
    placements[place] = name
    functions.line()
    functions.line("/// The space of \(comment: layer.name.isEmpty ? "a layer" : layer.name).")
    functions.line(
      "static func \(SwiftCode(identifier: name))(_ context: inout GraphicsContext, _ frame: Double) {"
    )
    for line in lines { functions.line("  \(line)") }
    functions.line("}")
    return name
  }

  /// A layer's own matrix: by its properties where it is flat, sampled where it turns with its
  /// path; nil when it changes nothing.
  private mutating func matrix(of layer: SceneLayer) -> SwiftCode? {
    guard layer.transform.isAutoOriented || layer.transform.is3D else {
      return place(layer.transform.source, after: layer.name)
    }
    if layer.transform.is3D, layer.transform.source.hasDepth {
      log.report(
        .lostInTarget(
          "depth and perspective of a 3D layer", layer,
          fix: "make the layer 2D, or render it as a picture"))
    }
    let range = span(of: layer)
    let properties = layer.transform.source.properties
    let fit = TrackFit(
      tolerance: MatrixNumbers.tolerance, breaks: properties.flatMap(\.property.keyframeTimes),
      curves: [])
    let keys = fit.keys(over: range) { frame in
      MatrixNumbers.even(layer.transform.flatMatrix(atFrame: frame))
    }.map(MatrixNumbers.key)
    let code = track(keys, after: layer.name + " matrix", .numbers, .factor)
    parts.insert(.matrix)
    return "matrix(\(code))"
  }

  // MARK: Findings

  private mutating func report(_ layer: SceneLayer) {
    for style in layer.styles {
      log.report(
        .lostInTarget(
          "the layer style \(style.kind.title)", layer,
          fix: "draw it as shapes, or use the effect instead"))
    }
  }
}

extension LayerStyle.Kind {
  var title: String {
    switch self {
    case .stroke: "Stroke"
    case .dropShadow: "Drop Shadow"
    case .innerShadow: "Inner Shadow"
    case .outerGlow: "Outer Glow"
    case .innerGlow: "Inner Glow"
    case .colorOverlay: "Color Overlay"
    case .other: "of a kind that is not converted"
    }
  }
}

extension Transform {
  /// Whether it ever leaves the picture's plane.
  fileprivate var hasDepth: Bool {
    switch rotation {
    case .flat: false
    case .spatial(let orientation, let x, let y, _):
      !x.isStatic || !y.isStatic || !orientation.isStatic || x.track.initialValue != 0
        || y.track.initialValue != 0 || orientation.track.initialValue != .zero
        || positionHasDepth
    }
  }

  private var positionHasDepth: Bool {
    switch position {
    case .joined(let property):
      property.track.initialValue.z != 0 || property.track.keyframes.contains { $0.value.z != 0 }
    case .separate(_, _, let z): !z.isStatic || z.track.initialValue != 0
    }
  }
}

extension SceneContent {
  fileprivate var isComposition: Bool {
    switch self {
    case .composition: true
    case .nothing, .solid, .image, .artwork, .text: false
    }
  }
}
