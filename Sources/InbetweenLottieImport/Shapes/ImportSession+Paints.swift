import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenLottieFormat
import InbetweenTimeline

// Fills and strokes (Lottie specification, "Shape Style").

extension ImportSession {
  mutating func fill(_ source: LottieFill, at path: JSONPath) -> Fill {
    Fill(
      paint(source.color, source.gradient, at: path),
      opacity: property(source.opacity, ScalarForm.percent, default: 1),
      rule: source.rule == .evenOdd ? .evenOdd : .nonZero, blendMode: BlendMode(source.blendMode))
  }

  /// lottie-web's defaults: butt caps and mitre joins; After Effects' mitre limit is 4.
  mutating func stroke(_ source: LottieStroke, at path: JSONPath) -> Stroke {
    Stroke(
      paint(source.color, source.gradient, at: path),
      opacity: property(source.opacity, ScalarForm.percent, default: 1),
      width: property(source.width, ScalarForm(), default: 0), cap: cap(source.cap),
      join: join(source.join), miterLimit: property(source.miterLimit, ScalarForm(), default: 4),
      dashes: dashes(source.dashes), blendMode: BlendMode(source.blendMode))
  }

  private mutating func paint(
    _ color: LottieProperty?, _ gradient: LottieGradient?, at path: JSONPath
  ) -> Paint {
    if let gradient { return .gradient(self.gradient(gradient, at: path)) }
    if color == nil { log.report(.missingKey("c", "black is used", at: path)) }
    return .solid(self.color(color))
  }

  /// Lottie specification, "Gradients": linear, from 0, 0 to 100, 0 in After Effects by default.
  private mutating func gradient(_ source: LottieGradient, at path: JSONPath) -> GradientPaint {
    let replaced = source.stops.flatMap { self.replaced($0) }
    let count = replaced?.stopCount.flatMap { Int(exactly: $0) } ?? source.colorCount
    if let stops = replaced ?? source.stops { reportStops(stops, count) }
    let form = GradientForm(colorCount: count)
    let white = Gradient(colors: [.init(0, .white), .init(1, .black)])
    if source.stops == nil { log.report(.missingKey("g", "white to black is used", at: path)) }
    return GradientPaint(
      kind(of: source),
      start: property(source.start, PointForm(), default: .zero),
      end: property(source.end, PointForm(), default: Point(100, 0)),
      stops: property(source.stops, form, default: white))
  }

  private mutating func kind(of source: LottieGradient) -> GradientPaint.Kind {
    switch source.type {
    case .linear, nil: .linear
    case .radial:
      .radial(
        highlightLength: property(source.highlightLength, ScalarForm.percent, default: 0),
        highlightAngle: property(source.highlightAngle, ScalarForm(), default: 0))
    }
  }

  /// Tells when the count of colours is missing or does not fit the list, and when there are more than
  /// are read.
  private mutating func reportStops(_ stops: LottieProperty, _ said: Int?) {
    guard let json = stops.value else { return }
    let lists = Self.hasKeyframes(json) ? (0..<json.count).compactMap { json[$0]?["s"] } : [json]
    guard let list = lists.first, list.isArray else { return }
    let used = GradientForm.colors(said, length: list.count)
    if said != used || (list.count - used * 4) % 2 != 0 {
      log.report(.gradientCount(said, used: used, length: list.count, at: stops.path))
    }
    let most = lists.map { list in
      let colors = GradientForm.colors(said, length: list.count)
      return max(colors, (list.count - colors * 4) / 2)
    }
    if let count = most.max(), count > GradientForm.maximumStops {
      let limit = Double(GradientForm.maximumStops)
      log.report(
        .absurdCount("stops of a gradient", Double(count), limit: limit, at: stops.path))
    }
  }

  private mutating func dashes(_ sources: [LottieDash]) -> DashPattern? {
    var lengths: [Property<Double>] = []
    var offset = Property<Double>.constant(0)
    for source in sources {
      let length = property(source.length, ScalarForm(), default: 0)
      if source.type == "o" { offset = length } else { lengths.append(length) }
    }
    return lengths.isEmpty ? nil : DashPattern(lengths, offset: offset)
  }

  private func cap(_ cap: LottieLineCap?) -> LineCap {
    switch cap {
    case .butt, nil: .butt
    case .round: .round
    case .square: .square
    }
  }

  func join(_ join: LottieLineJoin?) -> LineJoin {
    switch join {
    case .miter, nil: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
