package import InbetweenTimeline

/// What a node is painted with.
package enum AnimatedPaint: Hashable, Sendable {
  /// One colour, its alpha included; its slot is what a theme may replace.
  case solid(Property<Color>)
  /// Colours along a line or around a point.
  case gradient(AnimatedGradient)
}

/// Colours along a line or around a point. One without extent is its last colour.
package struct AnimatedGradient: Hashable, Sendable {
  /// As authored.
  package var source: GradientPaint
  /// The stops that are drawn, when they never change.
  private var fixedStops: [GradientStop]?

  package init(_ source: GradientPaint) {
    self.source = source
    if source.stops.isStatic { fixedStops = Self.drawn(source.stops.track.initialValue) }
  }

  /// The stops that are drawn at a frame.
  package func stops(atFrame frame: Double) -> [GradientStop] {
    fixedStops ?? Self.drawn(source.stops.value(atFrame: frame))
  }

  private static func drawn(_ gradient: Gradient) -> [GradientStop] {
    DisplayGradient.merged(gradient.resolvingMidpoints)
  }
}

/// How a line is drawn.
package struct AnimatedPen: Hashable, Sendable {
  /// In pixels; 0 draws nothing.
  package var width: AnimatedNumber
  /// At the ends of open outlines and dashes.
  package var cap: LineCap
  /// At corners.
  package var join: LineJoin
  /// The longest mitre as a multiple of the width, 1 or more; longer ones become bevels.
  package var miterLimit: AnimatedNumber = 4
  /// Dash, gap, dash, gap … none negative, an even count; an unbroken line where their sum is 0.
  package var dashes: [AnimatedNumber] = []
  /// How far into the pattern the line begins; any sign.
  package var dashOffset: AnimatedNumber = 0
}

extension AnimatedPen {
  /// The pen of a stroke.
  package init(_ stroke: Stroke) {
    width = AnimatedNumber(stroke.width).atLeast(0)
    cap = stroke.cap
    join = stroke.join
    miterLimit = AnimatedNumber(stroke.miterLimit).atLeast(1)
    guard let pattern = stroke.dashes else { return }
    let lengths = pattern.lengths.map { AnimatedNumber($0).atLeast(0) }
    dashes = lengths.count % 2 == 1 ? lengths + lengths : lengths
    dashOffset = AnimatedNumber(pattern.offset)
  }

  /// The pen at a frame.
  package func pen(atFrame frame: Double) -> Pen {
    var pen = Pen(
      width: width.value(atFrame: frame), cap: cap, join: join,
      miterLimit: miterLimit.value(atFrame: frame))
    guard !dashes.isEmpty else { return pen }
    let lengths = dashes.map { $0.value(atFrame: frame) }
    if lengths.reduce(0, +) > 1e-6 {
      pen.dashes = lengths
      pen.dashOffset = dashOffset.value(atFrame: frame)
    }
    return pen
  }

  /// Whether keyframes never change it.
  var isStatic: Bool {
    width.isStatic && miterLimit.isStatic && dashes.allSatisfy(\.isStatic) && dashOffset.isStatic
  }
}

extension AnimatedPaint {
  init(_ paint: Paint) {
    switch paint {
    case .solid(let color): self = .solid(color)
    case .gradient(let gradient): self = .gradient(AnimatedGradient(gradient))
    }
  }

  /// What to paint with at a frame.
  func paint(atFrame frame: Double) -> DisplayPaint {
    switch self {
    case .solid(let color): .solid(color.value(atFrame: frame))
    case .gradient(let gradient): gradient.paint(atFrame: frame)
    }
  }

  /// Whether keyframes never change it.
  var isStatic: Bool {
    switch self {
    case .solid(let color): color.isStatic
    case .gradient(let gradient): gradient.isStatic
    }
  }
}

extension AnimatedGradient {
  /// The gradient at a frame; one without extent is its last colour, as in After Effects.
  package func paint(atFrame frame: Double) -> DisplayPaint {
    let start = source.start.value(atFrame: frame)
    let end = source.end.value(atFrame: frame)
    let stops = stops(atFrame: frame)
    let way = end - start
    guard way.length > 1e-9 else {
      return .solid(stops.last?.color ?? Color(0, 0, 0, 0))
    }
    switch source.kind {
    case .linear: return .gradient(DisplayGradient(.linear(start: start, end: end), stops: stops))
    case .radial(let highlightLength, let highlightAngle):
      let length = min(0.99, max(-0.99, highlightLength.value(atFrame: frame)))
      let angle = highlightAngle.value(atFrame: frame)
      let toFocus = AffineTransform.rotation(degrees: angle).apply(toStep: way * length)
      return .gradient(
        DisplayGradient(
          .radial(center: start, radius: way.length, focus: start + toFocus), stops: stops))
    }
  }

  /// Whether keyframes never change it.
  fileprivate var isStatic: Bool {
    guard source.start.isStatic, source.end.isStatic, source.stops.isStatic else { return false }
    switch source.kind {
    case .linear: return true
    case .radial(let length, let angle): return length.isStatic && angle.isStatic
    }
  }
}
