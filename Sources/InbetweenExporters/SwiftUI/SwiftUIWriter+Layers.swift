import InbetweenDiagnostics
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

extension SwiftUIWriter {
  /// Writes the function that draws a composition, and those of its layers; returns its name.
  mutating func composition(_ place: Int?, size: Size) -> SwiftNames.Identifier {
    if let place, let known = compositions[place] { return known }
    let composition = place.map { scene.compositions[$0] } ?? scene.main
    let name = names.name(
      after: place == nil ? "scene" : composition.name, or: "composition")
    if let place { compositions[place] = name }
    sizes[place] = size
    if let place { open.insert(place) }
    defer { if let place { open.remove(place) } }
    var body = SourceWriter(indentation: functions.indentation + 2, breaks: LineBreaks())
    paint(composition, at: place, &body)
    functions.line()
    let title = composition.name.isEmpty ? "The main composition" : composition.name
    functions.line("/// \(comment: title).")
    signature(name, "_ context: inout GraphicsContext, _ frame: Double, _ theme: Theme")
    functions.append(body)
    functions.line("}")
    return name
  }

  /// Writes a layer's function, and what calls it: the guard of its frames, its matte.
  mutating func call(
    _ layer: SceneLayer, at place: LayerPlace, in composition: SceneComposition,
    _ body: inout SourceWriter
  ) {
    guard let function = function(of: layer, at: place, in: composition) else { return }
    let name = SwiftCode(identifier: function)
    let guardCode = isShown(layer, in: place.composition)
    guard let matte = layer.matte else {
      return Self.guarded("\(name)(context, frame, theme)", by: guardCode, &body)
    }
    let source = composition.layers[matte.source]
    let sourceName = self.function(
      of: source, at: LayerPlace(composition: place.composition, layer: matte.source),
      in: composition)
    let isInverted = matte.kind == .alphaInverted || matte.kind == .lumaInverted
    guard let sourceName else {
      // Nothing is seen through a matte that shows nothing, and all where it is inverted.
      if isInverted { Self.guarded("\(name)(context, frame, theme)", by: guardCode, &body) }
      return
    }
    body.closure(guardCode.map { "if \($0) {" } ?? "do {") { writer in
      writer.line("var context = context")
      let inverse: SwiftCode = isInverted ? "(options: .inverse)" : ""
      writer.closure("context.clipToLayer\(inverse) { context in") { writer in
        let shown = isShown(source, in: place.composition)
        let draw: SwiftCode = "\(SwiftCode(identifier: sourceName))(context, frame, theme)"
        switch matte.kind {
        case .alpha, .alphaInverted: Self.guarded(draw, by: shown, &writer)
        case .luma, .lumaInverted:
          parts.formUnion([.lightness, .everything])
          writer.line("context.addFilter(lightness)")
          writer.closure("context.drawLayer { context in") { writer in
            writer.line("context.fill(everything, with: .color(.black))")
            Self.guarded(draw, by: shown, &writer)
          }
        }
      }
      writer.line("\(name)(context, frame, theme)")
    }
  }

  static func guarded(
    _ statement: SwiftCode, by condition: SwiftCode?, _ writer: inout SourceWriter
  ) {
    guard let condition else { return writer.line(statement) }
    writer.closure("if \(condition) {") { $0.line(statement) }
  }

  /// When a layer of a composition is shown; nil when it is whenever the composition is.
  func isShown(_ layer: SceneLayer, in composition: Int?) -> SwiftCode? {
    isShown(layer.frames, in: composition)
  }

  /// When frames of a composition are among these; nil when all are.
  func isShown(_ frames: FrameRange, in composition: Int?) -> SwiftCode? {
    let start = Precision.length.rounded(frames.start)
    let end = Precision.length.rounded(frames.end)
    let range = composition.map { clocks[$0] ?? FrameRange(-.infinity, .infinity) } ?? scene.frames
    switch (start <= range.start, end >= range.end) {
    case (true, true): return nil
    case (true, false): return "frame < \(end)"
    case (false, true): return "frame >= \(start)"
    case (false, false): return "frame >= \(start), frame < \(end)"
    }
  }

  /// The first lines of a function.
  mutating func signature(_ name: SwiftNames.Identifier, _ parameters: SwiftCode) {
    let line: SwiftCode = "static func \(SwiftCode(identifier: name))(\(parameters)) {"
    guard line.width + functions.indentation > 100 else { return functions.line(line) }
    functions.line("static func \(SwiftCode(identifier: name))(")
    functions.line("  \(parameters)")
    functions.line(") {")
  }

  // MARK: A layer's function

  mutating func function(
    of layer: SceneLayer, at place: LayerPlace, in composition: SceneComposition
  ) -> SwiftNames.Identifier? {
    if let known = layerFunctions[place] { return known }
    guard !layer.isNeverSeen else { return nil }
    let name = names.name(after: layer.name, or: "layer")
    layerFunctions[place] = name
    let outer = current
    current = layer.origin.path
    defer { current = outer }
    var body = SourceWriter(indentation: functions.indentation + 2, breaks: LineBreaks())
    let changes = write(layer, at: place, in: composition, &body)
    functions.line()
    functions.line("/// \(comment: layer.name.isEmpty ? "A layer without a name" : layer.name).")
    let canvas: SwiftCode = changes ? "canvas" : "context"
    signature(name, "_ \(canvas): GraphicsContext, _ frame: Double, _ theme: Theme")
    functions.append(body)
    functions.line("}")
    return name
  }

  /// Writes the statements of a layer's function; whether they change the context, of which they
  /// then take a copy from `canvas`.
  private mutating func write(
    _ layer: SceneLayer, at place: LayerPlace, in composition: SceneComposition,
    _ body: inout SourceWriter
  ) -> Bool {
    let subject = Subject(layer: layer, place: place, composition: composition)
    if let stand = stand(for: subject) { return write(stand, for: subject, &body) }
    let mixing = mixing(layer)
    let dressings = dressings(of: layer)
    switch sight(of: subject) {
    case .angle(let numbers, let center):
      let canvas: SwiftCode = mixing.isEmpty ? "canvas" : "context"
      if !mixing.isEmpty { body.line("var context = canvas") }
      for line in mixing { body.line(line) }
      parts.insert(.angle)
      body.closure("drawLayer(in: \(canvas), at: \(numbers), around: \(center)) { context in") {
        picture(dressings[...], of: subject, into: &$0)
      }
      return true
    case .flat(let lines):
      var mask = SourceWriter(indentation: body.indentation, breaks: LineBreaks())
      let isDressed = !dressings.isEmpty
      if !isDressed { self.mask(layer, &mask) }
      let isGrouped =
        isDressed ? !mixing.isEmpty : (!mixing.isEmpty && !isOneStroke(layer)) || needsGroup(layer)
      let isChanged =
        !lines.isEmpty || mask.lineCount > 0 || !mixing.isEmpty || isDressed
        || (!isGrouped && layer.content.isComposition)
      if isChanged { body.line("var context = canvas") }
      for line in lines + mixing { body.line(line) }
      // Not every effect changes the context, and what never changes may not be a variable.
      if isDressed, lines.isEmpty, mixing.isEmpty { body.line("context.blendMode = .normal") }
      body.append(mask)
      if isDressed {
        dressed(dressings[...], of: subject, isMixed: !mixing.isEmpty, into: &body)
      } else if isGrouped {
        body.closure("context.drawLayer { context in") { content(of: layer, &$0) }
      } else {
        content(of: layer, &body)
      }
      return isChanged
    }
  }

  /// The statements that say how a layer mixes with what is below.
  mutating func mixing(_ layer: SceneLayer) -> [SwiftCode] {
    let opacity = number(
      layer.transform.source.opacity, after: layer.name + " opacity", .component)
    var mixing: [SwiftCode] = []
    if opacity.text != "1" { mixing.append("context.opacity = \(opacity)") }
    if layer.blendMode != .normal, let mode = layer.blendMode.swiftUI {
      mixing.append("context.blendMode = \(mode)")
    }
    return mixing
  }

  /// Whether what a layer shows must be one picture before it is mixed.
  func needsGroup(_ layer: SceneLayer) -> Bool {
    switch layer.content {
    case .nothing, .solid, .image, .text: false
    case .artwork(let artwork): artwork.hasBlending
    case .composition: !layer.isCollapsed
    }
  }

  /// Whether a layer shows one thing that mixes by itself as it does in a picture of its own.
  private func isOneStroke(_ layer: SceneLayer) -> Bool {
    switch layer.content {
    case .solid, .image: true
    case .nothing, .text, .composition: false
    case .artwork(let artwork): artwork.isOneStroke(artwork.nodes)
    }
  }

  mutating func content(of layer: SceneLayer, _ body: inout SourceWriter) {
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
      parts.insert(.filling)
      body.line(
        """
        draw(\(image(id, layer)), filling: CGSize(width: \(size.width), \
        height: \(size.height)), in: context)
        """)
    case .artwork(let artwork): draw(artwork, of: layer, into: &body)
    case .text(let text): draw(text, of: layer, into: &body)
    case .composition(let nesting):
      let name = self.composition(nesting.composition, size: nesting.size)
      if !layer.isCollapsed {
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
  mutating func clock(_ clock: SceneClock, _ layer: SceneLayer) -> SwiftCode {
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
}

extension Artwork {
  /// Whether nodes are a single paint with nothing but a colour of its own.
  fileprivate func isOneStroke(_ nodes: [ArtworkNode]) -> Bool {
    guard nodes.count == 1 else { return false }
    switch nodes[0] {
    case .repeated: return false
    case .group(let group):
      let opacity = transforms[group.transform].source.opacity
      return group.blendMode == .normal && opacity.isStatic && opacity.track.initialValue == 1
        && isOneStroke(group.nodes)
    case .draw(let place):
      switch draws[place].style {
      case .fill(let fill): return fill.blendMode == .normal && fill.paint.isSolid
      case .stroke(let stroke): return stroke.blendMode == .normal && stroke.paint.isSolid
      }
    }
  }
}

extension Paint {
  fileprivate var isSolid: Bool {
    switch self {
    case .solid: true
    case .gradient: false
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
