import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

// Slots: what a theme may put in the place of a property.

extension LayerBuilder {
  /// The theme's value for a number; nil for one that is in no slot.
  mutating func themed(
    _ property: Property<Double>, _ key: LayerKey, _ place: Place, by factor: Double = 1
  ) -> LayerChannel.Themed? {
    guard property.slot != nil else { return nil }
    var found = held(key, place) { $0.entry(property, after: $1, key.precision) }
    found?.factor = factor
    return found
  }

  /// The theme's value for two numbers; nil for those that are in no slot.
  mutating func themed(
    _ track: PairTrack, _ key: LayerKey, _ place: Place
  ) -> LayerChannel.Themed? {
    guard track.properties.count == 1 else { return nil }
    switch track.properties[0] {
    case .point(let property):
      guard property.slot != nil else { return nil }
      return held(key, place) { $0.entry(property, after: $1, key.precision) }
    case .vector(let property):
      guard property.slot != nil else { return nil }
      return held(key, place) { $0.entry(property, after: $1, key.precision) }
    case .scalar, .color, .gradient, .path: return nil
    }
  }

  /// The theme's colour that moves; nil for others, and for those that effects change.
  mutating func themed(
    _ property: Property<Color>, _ key: LayerKey, _ place: Place
  ) -> LayerChannel.Themed? {
    guard property.slot != nil, place.tones.isEmpty else { return nil }
    let name = current?.name ?? ""
    return held(key, place) { writer, _ in writer.entry(property, for: name) }
  }

  /// The theme's stops; nil for those that are in no slot, and for those that effects change.
  mutating func themed(
    _ gradient: GradientPaint, _ key: LayerKey, _ place: Place
  ) -> LayerChannel.Themed? {
    guard gradient.stops.slot != nil, place.tones.isEmpty else { return nil }
    return held(key, place) { writer, text in
      writer.entry(AnimatedGradient(gradient), over: place.range, after: text)
    }
  }

  /// What the theme holds, as the writer of canvases words it; nil on clocks that do not run evenly.
  private mutating func held(
    _ key: LayerKey, _ place: Place,
    _ find: (inout SwiftUIWriter, String) -> ThemeValues.Entry?
  ) -> LayerChannel.Themed? {
    guard let line = place.clock.line, line.stretch > 0, var writer = slots else { return nil }
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

extension PairTrack {
  /// Whether a theme may give its numbers, or one of them.
  var isInSlots: Bool { properties.contains { $0.slot != nil } }
}

extension LayerTreeWriter {
  /// A value of the theme, where keyframes would stand.
  func themed(
    _ value: LayerChannel.Themed, _ key: LayerKey, _ body: inout SourceWriter
  ) {
    let name = SwiftCode(identifier: value.name)
    guard value.isMoving else {
      return still(key, code("theme.\(name)", value, key), &body)
    }
    let moved: SwiftCode =
      value.start == 0 ? "$0" : value.start < 0 ? "$0 + \(-value.start)" : "$0 - \(value.start)"
    let frame: SwiftCode =
      value.stretch == 1
      ? moved : value.start == 0 ? "$0 / \(value.stretch)" : "(\(moved)) / \(value.stretch)"
    var shown = code("theme.\(name)(\(frame))", value, key)
    if key == .rotation { shown = "\(shown) * .pi / 180" }
    let head: SwiftCode = "follow(layer, \(key.rawValue), Timing.start..<Timing.end)"
    if head.width + shown.width < 88 { return body.line("\(head) { \(shown) }") }
    body.line("\(head) {")
    body.line("  \(shown)")
    body.line("}")
  }

  private func code(
    _ value: SwiftCode, _ themed: LayerChannel.Themed, _ key: LayerKey
  ) -> SwiftCode {
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
    case .position, .positionX, .positionY, .boundsOrigin, .boundsOriginX, .boundsOriginY,
      .rotation, .scaleX, .scaleY, .transform, .opacity, .hidden, .lineWidth, .miterLimit,
      .lineDashPhase, .strokeStart, .strokeEnd, .startPoint, .endPoint, .shadowOpacity,
      .shadowRadius, .shadowOffset, .contents:
      return themed.factor == 1 ? part : "\(part) * \(themed.factor)"
    }
  }

  /// What the theme says once and for all.
  private func still(_ key: LayerKey, _ value: SwiftCode, _ body: inout SourceWriter) {
    switch key {
    case .opacity: body.line("layer.opacity = Float(\(value))")
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
    case .transform, .hidden, .shadowOffset, .contents: break
    }
  }
}
