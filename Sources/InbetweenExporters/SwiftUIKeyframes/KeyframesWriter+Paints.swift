import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

extension KeyframesWriter {
  /// A colour of the theme, or one that moves.
  mutating func color(
    _ color: Property<Color>, opacity: Property<Double>, _ name: String,
    _ draft: inout LayerDraft
  ) -> SwiftCode {
    let faded = value(opacity, name + " opacity", .component, within: 0...1, &draft)
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
      MotionTrack(
        MotionTrack.Source(of: parts, .component) { read(value($0)) }, over: draft.motion.range,
        rate: rate)
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
    _ paint: Paint, _ opacity: Property<Double>, _ shape: ShapeCode, _ matrix: AffineTransform,
    _ name: String, _ draft: inout LayerDraft
  ) -> SwiftCode {
    switch paint {
    case .solid(let property): return color(property, opacity: opacity, name, &draft)
    case .gradient(let gradient):
      return self.gradient(gradient, shape, name, &draft)
    }
  }

  private mutating func gradient(
    _ gradient: GradientPaint, _ shape: ShapeCode, _ name: String, _ draft: inout LayerDraft
  ) -> SwiftCode {
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
      themed(gradient, &draft).map { "\($0).stops" } ?? stops(gradient.stops, name, &draft)
    switch gradient.kind {
    case .linear:
      return "LinearGradient(stops: \(colors), startPoint: \(from.code), endPoint: \(to.code))"
    case .radial(let length, _):
      if !length.isStatic || length.track.initialValue != 0 {
        refuse(draft.layer, "has a radial gradient with a highlight")
      }
      let radius = Precision.length.rounded((end - start).length)
      return
        "RadialGradient(stops: \(colors), center: \(from.code), startRadius: 0, endRadius: \(radius))"
    }
  }

  /// The stops of a gradient as a list.
  private mutating func stops(
    _ stops: Property<Gradient>, _ name: String, _ draft: inout LayerDraft
  ) -> SwiftCode {
    let range = draft.motion.range
    func merged(_ frame: Double) -> [GradientStop] {
      DisplayGradient.merged(stops.value(atFrame: frame).resolvingMidpoints)
    }
    let first = merged(range.start)
    let frames = stops.track.keyframes.map(\.frame)
    let isEven = frames.allSatisfy { merged($0).map(\.offset) == first.map(\.offset) }
    let colors = ([range.start] + frames).flatMap(merged)
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
          let found = merged($0)
          return index < found.count ? found[index].color : Color(0, 0, 0)
        }
      }
      codes.append(".init(color: \(color), location: \(Precision.component.rounded(stop.offset)))")
    }
    return "[\(SwiftCode.joined(codes, by: ", "))]"
  }

  /// How a line is drawn, as an argument.
  mutating func pen(_ stroke: Stroke, _ name: String, _ draft: inout LayerDraft) -> SwiftCode {
    let width = value(stroke.width, name + " width", .length, within: 0...Double.infinity, &draft)
    var arguments: [SwiftCode] = []
    switch stroke.cap {
    case .butt: break
    case .round: arguments.append("lineCap: .round")
    case .square: arguments.append("lineCap: .square")
    }
    switch stroke.join {
    case .miter:
      if !stroke.miterLimit.isStatic { refuse(draft.layer, "has a mitre limit that moves") }
      let limit = value(
        stroke.miterLimit, name + " miter limit", .length, within: 1...Double.infinity, &draft)
      if !limit.isAlways(10) { arguments.append("miterLimit: \(limit)") }
    case .round: arguments.append("lineJoin: .round")
    case .bevel: arguments.append("lineJoin: .bevel")
    }
    if let dashes = stroke.dashes {
      var lengths: [SwiftCode] = []
      for (index, length) in dashes.lengths.enumerated() {
        let text = name + " dash \(index + 1)"
        lengths.append("\(value(length, text, .length, within: 0...Double.infinity, &draft))")
      }
      if lengths.count % 2 == 1 { lengths += lengths }
      arguments.append("dash: [\(SwiftCode.joined(lengths, by: ", "))]")
      let phase = value(dashes.offset, name + " dash phase", .length, &draft)
      if !phase.isAlways(0) { arguments.append("dashPhase: \(phase)") }
    }
    if arguments.isEmpty { return "lineWidth: \(width)" }
    arguments.insert("lineWidth: \(width)", at: 0)
    return "style: StrokeStyle(\(SwiftCode.joined(arguments, by: ", ")))"
  }
}
