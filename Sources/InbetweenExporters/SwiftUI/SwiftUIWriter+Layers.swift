import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

extension SwiftUIWriter {
  /// Writes the function that draws a composition, and those of its layers; returns its name.
  mutating func composition(_ place: Int, size: Size) -> SwiftNames.Identifier {
    if let known = compositions[place] { return known }
    let composition = list.compositions[place]
    let name = names.name(
      after: place == list.main ? "scene" : composition.name, or: "composition")
    compositions[place] = name
    sizes[place] = size
    var body = CodeLines()
    paint(composition, at: place, &body)
    functions.append(
      CodeFunctions.Function(
        name: name, title: composition.name.isEmpty ? "The main composition" : composition.name,
        noun: "composition", keyword: "static func",
        parameters: "_ context: inout GraphicsContext, _ frame: \(frameType), _ theme: Theme",
        body: body, isKept: place == list.main))
    return name
  }

  /// Writes a layer's function, and what calls it: the guard of its frames, its matte.
  mutating func call(
    _ layer: AnimatedLayer, at place: LayerLocation, in composition: AnimatedComposition,
    _ body: inout CodeLines
  ) {
    guard let function = function(of: layer, at: place, in: composition) else { return }
    let call = SwiftCode(calling: function, "context, frame, theme")
    let guardCode = isShown(layer, in: place.composition)
    guard let matte = layer.matte else { return Self.guarded(call, by: guardCode, &body) }
    let source = composition.layers[matte.layer]
    let sourceName = self.function(
      of: source, at: LayerLocation(composition: place.composition, layer: matte.layer),
      in: composition)
    let isInverted = matte.kind == .alphaInverted || matte.kind == .lumaInverted
    guard let sourceName else {
      // Nothing is seen through a matte that shows nothing, and all where it is inverted.
      if isInverted { Self.guarded(call, by: guardCode, &body) }
      return
    }
    body.closure(guardCode.map { "if \($0) {" } ?? "do {") { writer in
      writer.line("var context = context")
      let inverse: SwiftCode = isInverted ? "(options: .inverse)" : ""
      writer.closure("context.clipToLayer\(inverse) { context in") { writer in
        let shown = isShown(source, in: place.composition)
        let draw = SwiftCode(calling: sourceName, "context, frame, theme")
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
      writer.line(call)
    }
  }

  static func guarded(
    _ statement: SwiftCode, by condition: SwiftCode?, _ writer: inout CodeLines
  ) {
    guard let condition else { return writer.line(statement) }
    writer.closure("if \(condition) {") { $0.line(statement) }
  }

  /// When a layer of a composition is shown; nil when it is whenever the composition is.
  func isShown(_ layer: AnimatedLayer, in composition: Int) -> SwiftCode? {
    isShown(layer.shown, in: composition)
  }

  /// When frames of a composition are among these; nil when all are.
  func isShown(_ frames: FrameRange, in composition: Int) -> SwiftCode? {
    let (start, end) = (
      Precision.length.rounded(frames.start), Precision.length.rounded(frames.end)
    )
    let starts: SwiftCode = "frame >= \(start, as: .number, named: "start")"
    let ends: SwiftCode = "frame < \(end, as: .number, named: "end")"
    let range = clocks[composition] ?? FrameRange(-.infinity, .infinity)
    switch (start <= range.start, end >= range.end) {
    case (true, true): return nil
    case (true, false): return ends
    case (false, true): return starts
    case (false, false): return "\(starts), \(ends)"
    }
  }

  // MARK: A layer's function

  mutating func function(
    of layer: AnimatedLayer, at place: LayerLocation, in composition: AnimatedComposition
  ) -> SwiftNames.Identifier? {
    if let known = layerFunctions[place] { return known }
    // A layer that looks the same as a matte is there once.
    let other = LayerLocation(composition: placed[place.composition], layer: place.layer)
    if let known = layerFunctions[other], clocks[other.composition] == clocks[place.composition],
      list.compositions[other.composition].layers[other.layer] == layer
    {
      return known
    }
    guard !layer.isNeverSeen, clocks[place.composition].map(layer.isShown(within:)) ?? true
    else { return nil }
    let name = names.name(after: layer.name, or: "layer")
    layerFunctions[place] = name
    let outer = (current, seen)
    (current, seen) = (layer, clocks[place.composition])
    defer { (current, seen) = outer }
    var body = CodeLines()
    let subject = LayerSubject(layer: layer, place: place, composition: composition)
    let changes = write(subject, &body)
    let canvas: SwiftCode = changes ? "canvas" : "context"
    functions.append(
      CodeFunctions.Function(
        name: name, title: layer.name.isEmpty ? "A layer without a name" : layer.name,
        noun: "layer", keyword: "static func",
        parameters: "_ \(canvas): GraphicsContext, _ frame: \(frameType), _ theme: Theme",
        body: body))
    return name
  }

  /// Writes the statements of a layer's function; whether they change the context, of which they
  /// then take a copy from `canvas`.
  private mutating func write(_ subject: LayerSubject, _ body: inout CodeLines) -> Bool {
    let layer = subject.layer
    guard let picture = layer.picture else { return false }
    if let stand = stand(for: subject) { return write(stand, for: subject, &body) }
    reportSoftness(of: subject)
    let mixing = mixing(layer)
    switch projection(of: subject) {
    case .angle(let numbers, let center):
      let canvas: SwiftCode = mixing.isEmpty ? "canvas" : "context"
      if !mixing.isEmpty { body.line("var context = canvas") }
      for line in mixing { body.line(line) }
      parts.insert(.angle)
      body.closure("drawLayer(in: \(canvas), at: \(numbers), around: \(center)) { context in") {
        draw(picture, of: subject, into: &$0)
      }
      return true
    case .flat(let lines):
      var mask = CodeLines()
      let isPlain = picture.isPlain
      if isPlain { self.mask(picture, of: subject, &mask) }
      // A clip that is partly open lets through what lies below in each thing that is drawn.
      let isLimited = layer.matte != nil || (isPlain && picture.masksPartly)
      let isMixed = (!mixing.isEmpty || isLimited) && !(isPlain && picture.isOneStroke)
      let isGrouped =
        isMixed || (isPlain && (picture.isPictureOfItsOwn || picture.isCutTogether))
      let isChanged =
        !lines.isEmpty || !mask.isEmpty || !mixing.isEmpty || !isPlain
        || (!isGrouped && picture.showsComposition)
      if isChanged { body.line("var context = canvas") }
      for line in lines + mixing { body.line(line) }
      // Not every effect changes the context, and what never changes may not be a variable.
      if !isPlain, lines.isEmpty, mixing.isEmpty { body.line("context.blendMode = .normal") }
      body.append(mask)
      if !isPlain {
        draw(picture, of: subject, isMixed: isMixed, into: &body)
      } else if isGrouped {
        body.closure("context.drawLayer { context in") {
          clippedContent(of: picture, of: subject, into: &$0)
        }
      } else {
        clippedContent(of: picture, of: subject, into: &body)
      }
      return isChanged
    }
  }

  /// The statements that say how a layer mixes with what is below.
  mutating func mixing(_ layer: AnimatedLayer) -> [SwiftCode] {
    var mixing: [SwiftCode] = []
    if !layer.opacity.isAlways(1, .component) {
      let opacity = number(layer.opacity, after: layer.name + " opacity", .component)
      mixing.append("context.opacity = \(opacity)")
    }
    if layer.blendMode != .normal, let mode = layer.blendMode.swiftUI {
      mixing.append("context.blendMode = \(mode)")
    }
    return mixing
  }

  /// The frame inside a nested composition.
  mutating func clock(_ clock: SceneClock, _ layer: AnimatedLayer) -> SwiftCode {
    switch clock {
    case .running(let start, let stretch):
      let late: SwiftCode = "\(abs(start), as: .number, named: start < 0 ? "early" : "delay")"
      let moved: SwiftCode =
        start == 0 ? "frame" : start < 0 ? "frame + \(late)" : "frame - \(late)"
      if stretch == 1 { return moved }
      return start == 0 ? "frame / \(stretch)" : "(\(moved)) / \(stretch)"
    case .remapped(let remap, let end):
      let seconds = number(remap, after: layer.name + " time remap", .factor)
      parts.insert(.remap)
      let inside: SwiftCode =
        "remapped(\(seconds) * \(list.frameRate.framesPerSecond), end: \(end))"
      return mixesFrames ? "frame.map { frame in \(inside) }" : inside
    }
  }
}

extension AnimatedGroup {
  /// Whether it shows a composition by itself.
  fileprivate var showsComposition: Bool {
    children.contains {
      if case .composition = $0 { return true }
      return false
    }
  }
}
