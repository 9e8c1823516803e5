import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

// Slots: what a theme may put in the place of a property.

extension LayerBuilder {
  /// Begins with what a theme may replace.
  ///
  /// - Parameters:
  ///   - timeline: whose slots they are.
  ///   - scene: whose colours all targets call the same.
  mutating func takeSlots(of timeline: Timeline, _ scene: Scene) {
    theme = ThemeColors(scene, slots: timeline.slots, rules: options.theme)
    theme.variants = options.variants
    if let ruled = theme.ruled { pictured = ruled.lowered() }
    guard !timeline.slots.isEmpty else { return }
    var slots = SwiftUIWriter(list, sequences: .none)
    slots.namesMoves = false
    slots.isOfLayers = true
    self.slots = slots
  }

  /// The theme's value for a number; nil for one that is in no slot.
  mutating func themed(
    _ property: Property<Double>, _ key: LayerKey, _ context: LayerContext, by factor: Double = 1,
    limits: ClosedRange<Double> = -Double.infinity...Double.infinity
  ) -> LayerChannel.Themed? {
    guard property.slot != nil else { return nil }
    var found = held(key, context) { $0.entry(property, after: $1, key.precision) }
    found?.factor = factor
    found?.limits = limits
    return found
  }

  /// The theme's value for two numbers; nil for those that are in no slot.
  mutating func themed(
    _ track: PairTrack, _ key: LayerKey, _ context: LayerContext
  ) -> LayerChannel.Themed? {
    guard track.properties.count == 1 else { return nil }
    switch track.properties[0] {
    case .point(let property):
      guard property.slot != nil else { return nil }
      return held(key, context) { $0.entry(property, after: $1, key.precision) }
    case .vector(let property):
      guard property.slot != nil else { return nil }
      return held(key, context) { $0.entry(property, after: $1, key.precision) }
    case .scalar, .color, .gradient, .path: return nil
    }
  }

  /// The theme's colour that moves; nil for others, and for those that effects change.
  mutating func themed(
    _ property: Property<Color>, _ key: LayerKey, _ context: LayerContext
  ) -> LayerChannel.Themed? {
    guard property.slot != nil, context.colorMap.isEmpty else { return nil }
    let name = current?.name ?? ""
    return held(key, context) { writer, _ in writer.entry(property, for: name) }
  }

  /// The theme's stops; nil for those that are in no slot, and for those that effects change.
  mutating func themed(
    _ gradient: GradientPaint, _ key: LayerKey, _ context: LayerContext
  ) -> LayerChannel.Themed? {
    guard gradient.stops.slot != nil, context.colorMap.isEmpty else { return nil }
    return held(key, context) { writer, text in
      writer.entry(AnimatedGradient(gradient), over: context.range, after: text)
    }
  }

  /// Outlines that follow from values of the theme; nil for others, and on clocks that do not run
  /// evenly.
  mutating func themed(
    step: Int, of artwork: Artwork, _ context: LayerContext
  ) -> LayerChannel.Themed? {
    guard slots != nil, let outline = ThemedOutline(step, of: artwork) else { return nil }
    let name = current?.name ?? ""
    return call(context) { $0.function(of: outline, after: name) }
  }

  /// The matrix of what scales, skews and turns as the theme says.
  mutating func themed(_ turn: ThemedTurn, _ context: LayerContext) -> LayerChannel.Themed? {
    let name = current?.name ?? ""
    return call(context) { $0.function(of: turn, after: name) }
  }

  /// The theme's name for a picture; nil for one that is in no slot.
  mutating func themed(picture id: String) -> SwiftNames.Identifier? {
    guard let asset = list.images.first(where: { $0.id == id }), asset.slot != nil,
      var writer = slots
    else { return nil }
    slots = nil
    writer.theme = theme
    _ = writer.themed(asset)
    theme = writer.theme
    slots = writer
    return theme.pictures.first { $0.slot == asset.slot }?.name
  }

  /// Gives a line its dashes, none of which moves, those of the theme among them.
  mutating func take(
    _ pen: AnimatedPen, _ style: inout LayerNode.ShapeStyle, _ layer: AnimatedLayer,
    _ context: LayerContext
  ) {
    let frame = context.clock.inside(context.range.start)
    style.dashes = pen.pen(atFrame: frame).dashes
    guard context.clock.line != nil, pen.dashes.contains(where: \.isInSlots) else { return }
    style.dashes = pen.dashes.map { $0.value(atFrame: frame) }
    for (index, length) in pen.dashes.enumerated() {
      guard let length = length.authored else { continue }
      let found = themed(length.property, .lineDashPhase, context, limits: length.limits)
      style.themedDashes[index] = found
      guard found?.isMoving == true else { continue }
      log.report(
        Diagnostic(
          .lostInTarget, at: layer.origin.path, layer: layer.name,
          "Core Animation cannot move dashes as a theme does; those of the first frame stay",
          fix: "give the slot a value that stays"))
    }
  }

  /// A function of the theme and the frame.
  private mutating func call(
    _ context: LayerContext, _ write: (inout SwiftUIWriter) -> SwiftUIWriter.Function
  ) -> LayerChannel.Themed? {
    guard let line = context.clock.line, line.stretch > 0, var writer = slots else { return nil }
    slots = nil
    writer.theme = theme
    let function = write(&writer)
    theme = writer.theme
    slots = writer
    return LayerChannel.Themed(
      name: function.name, isMoving: function.isMoving, isWorkedOut: true, start: line.start,
      stretch: line.stretch)
  }

  /// What the theme holds, as the writer of canvases words it; nil on clocks that do not run evenly.
  private mutating func held(
    _ key: LayerKey, _ context: LayerContext,
    _ find: (inout SwiftUIWriter, String) -> ThemeValues.Entry?
  ) -> LayerChannel.Themed? {
    guard let line = context.clock.line, line.stretch > 0, var writer = slots else { return nil }
    slots = nil
    writer.theme = theme
    let entry = find(&writer, (current?.name ?? "") + " " + key.word)
    theme = writer.theme
    slots = writer
    return entry.map {
      LayerChannel.Themed(
        name: $0.name, isMoving: $0.isMoving, start: line.start, stretch: line.stretch)
    }
  }
}

extension LayerTreeWriter {
  /// A value of the theme, where keyframes would stand.
  func themed(
    _ value: LayerChannel.Themed, _ key: LayerKey, _ body: inout CodeLines
  ) {
    guard value.isMoving else { return still(key, code("0", value, key), &body) }
    follow("layer, \(key.rawValue)", value, &body) { frame in
      let shown = self.code(frame, value, key)
      return key == .rotation ? "\(shown) * .pi / 180" : shown
    }
  }

  /// Outlines of the theme.
  func themed(_ path: LayerChannel.Themed, _ body: inout CodeLines) {
    guard path.isMoving else {
      return body.line("layer.path = \(path.code(atFrame: "0")).cgPath")
    }
    follow("layer", path, &body) { path.code(atFrame: $0) }
  }

  /// The outlines of a text: the file's own where the theme has its words.
  func words(_ words: PathTrack.Words, _ own: SwiftCode, _ body: inout CodeLines) {
    let name = SwiftCode(identifier: words.name)
    let tracking = Precision.length.rounded(words.tracking)
    let rest: SwiftCode = tracking == 0 ? "" : ", tracking: \(tracking)"
    body.line("layer.path =")
    body.line("  theme.\(name) == Theme.standard.\(name)")
    body.line("  ? \(own)")
    let arguments: SwiftCode = """
      theme.\(name), in: \(words.font), \(words.size), side: \(words.side), \
      lineHeight: \(Precision.length.rounded(words.lineHeight))\(rest)
      """
    if words.around.isEmpty, arguments.width < 78 {
      return body.line("  : words(\(arguments))")
    }
    body.line("  : words(")
    if words.around.isEmpty { return body.line("    \(arguments))") }
    body.line("    \(arguments),")
    body.line("    within: \"\(SwiftCode(data: PathText.bytes(words.around)))\")")
  }

  /// A dash or a gap of the theme: the pattern itself never moves in Core Animation.
  func dash(_ length: LayerChannel.Themed) -> SwiftCode {
    let value = length.limits.limiting(length.code(atFrame: "Timing.start"))
    return "NSNumber(value: \(value))"
  }

  /// What a theme says by the frame, at each frame.
  private func follow(
    _ what: SwiftCode, _ value: LayerChannel.Themed, _ body: inout CodeLines,
    _ write: (SwiftCode) -> SwiftCode
  ) {
    let moved: SwiftCode =
      value.start == 0 ? "$0" : value.start < 0 ? "$0 + \(-value.start)" : "$0 - \(value.start)"
    let frame: SwiftCode =
      value.stretch == 1
      ? moved : value.start == 0 ? "$0 / \(value.stretch)" : "(\(moved)) / \(value.stretch)"
    let shown = write(frame)
    let head: SwiftCode = "follow(\(what), Timing.start..<Timing.end)"
    if head.width + shown.width < 88 { return body.line("\(head) { \(shown) }") }
    body.line("\(head) {")
    body.line("  \(shown)")
    body.line("}")
  }

  private func code(
    _ frame: SwiftCode, _ themed: LayerChannel.Themed, _ key: LayerKey
  ) -> SwiftCode {
    let value = themed.code(atFrame: frame)
    let part: SwiftCode =
      switch themed.part {
      case .whole: value
      case .x: "\(value).x"
      case .y: "\(value).y"
      }
    switch key {
    case .fillColor, .strokeColor, .shadowColor: return "color(\(part))"
    case .colors: return "\(part).stops.map { stop in color(stop.color) }"
    case .locations: return "\(part).stops.map { stop in NSNumber(value: stop.location) }"
    case .transform:
      return themed.isMoving ? "CATransform3DMakeAffineTransform(\(part))" : part
    case .position, .positionX, .positionY, .boundsOrigin, .boundsOriginX, .boundsOriginY,
      .rotation, .scaleX, .scaleY, .opacity, .hidden, .lineWidth, .miterLimit,
      .lineDashPhase, .strokeStart, .strokeEnd, .startPoint, .endPoint, .shadowOpacity,
      .shadowRadius, .shadowOffset, .contents:
      let limited = themed.limits.limiting(part)
      return themed.factor == 1 ? limited : "\(limited) * \(themed.factor)"
    }
  }

  /// What the theme says once and for all.
  private func still(_ key: LayerKey, _ value: SwiftCode, _ body: inout CodeLines) {
    switch key {
    case .opacity: body.line("layer.opacity = Float(\(value))")
    case .transform: body.line("layer.setAffineTransform(\(value))")
    case .shadowOpacity: body.line("layer.shadowOpacity = Float(\(value))")
    case .position, .positionX, .positionY, .boundsOrigin, .boundsOriginX, .boundsOriginY,
      .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart, .strokeEnd,
      .startPoint, .endPoint, .colors, .locations, .shadowColor, .shadowRadius:
      body.line("layer.\(SwiftCode(data: Array(key.rawValue.utf8))) = \(value)")
    case .rotation:
      body.line(
        "turns(layer, \(key.rawValue), [Timing.start, Timing.end], [\(value), \(value)])")
    case .scaleX, .scaleY:
      body.line(
        "numbers(layer, \(key.rawValue), [Timing.start, Timing.end], [\(value), \(value)])")
    // Made of more than one property each.
    case .hidden, .shadowOffset, .contents: break
    }
  }
}

extension LayerChannel.Themed {
  /// The value as an expression of `theme`.
  fileprivate func code(atFrame frame: SwiftCode) -> SwiftCode {
    let name = SwiftCode(identifier: name)
    if isWorkedOut { return "Artwork.\(name)(theme, \(frame))" }
    return isMoving ? "theme.\(name)(\(frame))" : "theme.\(name)"
  }
}
