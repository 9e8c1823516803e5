import InbetweenLowering
import InbetweenTimeline

extension KeyframesWriter {
  /// A colour of the theme, or one that moves.
  mutating func color(
    _ color: Property<Color>, opacity: AnimatedNumber, _ name: String,
    _ draft: inout LayerDraft
  ) -> SwiftCode {
    let faded = number(opacity, name + " opacity", .component, &draft)
    let suffix: SwiftCode = faded.isAlways(1) ? "" : ".opacity(\(faded))"
    if let themed = themed(color, &draft) { return "\(themed)\(suffix)" }
    guard !color.isStatic else {
      draft.usesTheme = true
      let themed = theme.name(
        of: color.track.initialValue, after: color.slot ?? draft.title, slot: color.slot)
      return "theme.\(SwiftCode(identifier: themed))\(suffix)"
    }
    return movingColor(of: [.color(color)], name, &draft) { color.value(atFrame: $0) } + suffix
  }

  /// A colour whose components move; grey ones have one component.
  mutating func movingColor(
    of parts: [AnyProperty], _ name: String, _ draft: inout LayerDraft,
    _ value: @escaping (Double) -> Color
  ) -> SwiftCode {
    func component(_ text: String, _ read: @escaping (Color) -> Double) -> MotionTrack {
      draft.motion.track(MotionTrack.Source(of: parts, .component) { read(value($0)) })
    }
    let red = component("red", \.red)
    let green = component("green", \.green)
    let blue = component("blue", \.blue)
    let alpha = draft.motion.value(component("opacity", \.alpha), name + " opacity")
    let opacity: SwiftCode = alpha.isAlways(1) ? "" : ", opacity: \(alpha)"
    if red == green, green == blue {
      return "Color(white: \(draft.motion.value(red, name + " white"))\(opacity))"
    }
    let codes = [(red, " red"), (green, " green"), (blue, " blue")].map {
      draft.motion.value($0.0, name + $0.1)
    }
    return "Color(red: \(codes[0]), green: \(codes[1]), blue: \(codes[2])\(opacity))"
  }

  /// What a shape is filled or stroked with.
  mutating func style(
    _ paint: AnimatedPaint, _ opacity: AnimatedNumber, _ shape: ShapeCode, _ name: String,
    _ draft: inout LayerDraft
  ) -> SwiftCode {
    switch paint {
    case .solid(let property): color(property, opacity: opacity, name, &draft)
    case .gradient(let gradient): self.gradient(gradient, shape, &draft)
    }
  }

  private mutating func gradient(
    _ painted: AnimatedGradient, _ shape: ShapeCode, _ draft: inout LayerDraft
  ) -> SwiftCode {
    let gradient = painted.source
    guard gradient.start.isStatic, gradient.end.isStatic else {
      refuse(draft.layer, "has a gradient whose ends move")
      return "Color.clear"
    }
    let box = shape.box ?? draft.whole
    let shift = shape.shift
    let start = gradient.start.track.initialValue + shift
    let end = gradient.end.track.initialValue + shift
    guard let from = UnitPoint(start, in: box), let to = UnitPoint(end, in: box),
      (end - start).length > 1e-9
    else {
      refuse(draft.layer, "has a gradient without extent")
      return "Color.clear"
    }
    let colors: SwiftCode =
      themed(painted, &draft).map { "\($0).stops" } ?? stops(painted, &draft)
    switch gradient.kind {
    case .linear:
      return "LinearGradient(stops: \(colors), startPoint: \(from.code), endPoint: \(to.code))"
    case .radial:
      if gradient.hasHighlight {
        refuse(draft.layer, "has a radial gradient with a highlight")
      }
      let radius = Precision.length.rounded((end - start).length)
      return
        "RadialGradient(stops: \(colors), center: \(from.code), startRadius: 0, endRadius: \(radius))"
    }
  }

  /// The stops of a gradient as a list.
  private mutating func stops(
    _ gradient: AnimatedGradient, _ draft: inout LayerDraft
  ) -> SwiftCode {
    let stops = gradient.source.stops
    let first = gradient.stops(atFrame: draft.motion.range.start)
    let frames = stops.track.keyframes.map(\.frame)
    let isEven = frames.allSatisfy {
      gradient.stops(atFrame: $0).map(\.offset) == first.map(\.offset)
    }
    let colors = first + frames.flatMap { gradient.stops(atFrame: $0) }
    let isMixed = colors.contains { $0.color.alpha != colors[0].color.alpha }
    guard isEven, !isMixed, first.count <= 8 else {
      refuse(draft.layer, "has a gradient whose stops move or fade")
      return "[]"
    }
    var codes: [SwiftCode] = []
    for (index, stop) in first.enumerated() {
      let color: SwiftCode
      if stops.isStatic {
        draft.usesTheme = true
        let themed = theme.name(of: stop.color, after: draft.title + " stop \(index + 1)")
        color = "theme.\(SwiftCode(identifier: themed))"
      } else {
        color = movingColor(of: [.gradient(stops)], "stop \(index + 1)", &draft) {
          let found = gradient.stops(atFrame: $0)
          return index < found.count ? found[index].color : Color(0, 0, 0)
        }
      }
      codes.append(".init(color: \(color), location: \(Precision.component.rounded(stop.offset)))")
    }
    return "[\(SwiftCode.joined(codes, by: ", "))]"
  }

  /// How a line is drawn, as an argument.
  mutating func pen(_ pen: AnimatedPen, _ name: String, _ draft: inout LayerDraft) -> SwiftCode {
    let arguments = pen.styleArguments { number, text in
      "\(self.number(number, name + " " + text, .length, &draft))"
    }
    guard arguments.count > 1 else { return arguments[0] }
    return "style: StrokeStyle(\(SwiftCode.joined(arguments, by: ", ")))"
  }
}
