/// Moves the characters of a text by how far its selectors choose each.
public struct TextAnimator: Hashable, Sendable {
  /// As in After Effects; may be empty.
  public var name: String
  /// What it chooses by; none chooses all characters fully.
  public var selectors: [TextSelector]
  /// What it does to a character that is chosen fully; nil leaves a property as it is.
  public var style: TextAnimatorStyle
  /// Where in the file it stands.
  public var origin = Origin()

  /// An animator.
  public init(name: String = "", selectors: [TextSelector], style: TextAnimatorStyle) {
    self.name = name
    self.selectors = selectors
    self.style = style
  }
}

/// What an animator does to a character that is chosen fully. A nil leaves a property as it is.
public struct TextAnimatorStyle: Hashable, Sendable {
  /// Moves the point about which a character scales and turns, in pixels.
  public var anchor: Property<Vector3>?
  /// Moves the character, in pixels.
  public var position: Property<Vector3>?
  /// 1 is natural size.
  public var scale: Property<Vector3>?
  /// About z, in degrees.
  public var rotation: Property<Double>?
  /// About x, in degrees.
  public var xRotation: Property<Double>?
  /// About y, in degrees.
  public var yRotation: Property<Double>?
  /// In degrees.
  public var skew: Property<Double>?
  /// In degrees.
  public var skewAxis: Property<Double>?
  /// 0 to 1.
  public var opacity: Property<Double>?
  /// Replaces the fill.
  public var fill: Property<Color>?
  /// In degrees.
  public var fillHue: Property<Double>?
  /// -1 to 1.
  public var fillSaturation: Property<Double>?
  /// -1 to 1.
  public var fillBrightness: Property<Double>?
  /// 0 to 1.
  public var fillOpacity: Property<Double>?
  /// Replaces the stroke.
  public var stroke: Property<Color>?
  /// In degrees.
  public var strokeHue: Property<Double>?
  /// -1 to 1.
  public var strokeSaturation: Property<Double>?
  /// -1 to 1.
  public var strokeBrightness: Property<Double>?
  /// 0 to 1.
  public var strokeOpacity: Property<Double>?
  /// Added to the stroke's width, in pixels.
  public var strokeWidth: Property<Double>?
  /// Added to the distance from the character before, in pixels.
  public var tracking: Property<Double>?
  /// Added between lines, downwards, in pixels.
  public var lineSpacing: Property<Double>?
  /// From where tracking widens a line: 0 from its left end, 0.5 its middle, 1 its right end.
  public var lineAnchor: Property<Double>?
  /// In pixels across x and y.
  public var blur: Property<Point>?

  /// A style that changes nothing but what is given.
  public init(
    anchor: Property<Vector3>? = nil,
    position: Property<Vector3>? = nil,
    scale: Property<Vector3>? = nil,
    rotation: Property<Double>? = nil,
    xRotation: Property<Double>? = nil,
    yRotation: Property<Double>? = nil,
    skew: Property<Double>? = nil,
    skewAxis: Property<Double>? = nil,
    opacity: Property<Double>? = nil,
    fill: Property<Color>? = nil,
    fillHue: Property<Double>? = nil,
    fillSaturation: Property<Double>? = nil,
    fillBrightness: Property<Double>? = nil,
    fillOpacity: Property<Double>? = nil,
    stroke: Property<Color>? = nil,
    strokeHue: Property<Double>? = nil,
    strokeSaturation: Property<Double>? = nil,
    strokeBrightness: Property<Double>? = nil,
    strokeOpacity: Property<Double>? = nil,
    strokeWidth: Property<Double>? = nil,
    tracking: Property<Double>? = nil,
    lineSpacing: Property<Double>? = nil,
    lineAnchor: Property<Double>? = nil,
    blur: Property<Point>? = nil
  ) {
    self.anchor = anchor
    self.position = position
    self.scale = scale
    self.rotation = rotation
    self.xRotation = xRotation
    self.yRotation = yRotation
    self.skew = skew
    self.skewAxis = skewAxis
    self.opacity = opacity
    self.fill = fill
    self.fillHue = fillHue
    self.fillSaturation = fillSaturation
    self.fillBrightness = fillBrightness
    self.fillOpacity = fillOpacity
    self.stroke = stroke
    self.strokeHue = strokeHue
    self.strokeSaturation = strokeSaturation
    self.strokeBrightness = strokeBrightness
    self.strokeOpacity = strokeOpacity
    self.strokeWidth = strokeWidth
    self.tracking = tracking
    self.lineSpacing = lineSpacing
    self.lineAnchor = lineAnchor
    self.blur = blur
  }
}

extension TextAnimatorStyle {
  /// Everything in it that is set, under After Effects' names.
  public var properties: [NamedProperty] { describedProperties }
}

/// Chooses characters, each by a share.
public struct TextSelector: Hashable, Sendable {
  /// What counts as one.
  public var unit: Unit
  /// What `start`, `end` and `offset` count in.
  public var measure: Measure
  /// How shares run from start to end.
  public var shape: Shape
  /// A fraction of the text (1 is 100 %) or an index, by `measure`.
  public var start: Property<Double>
  /// A fraction of the text or an index, by `measure`; nil is the end of the text.
  public var end: Property<Double>?
  /// Moves start and end, in the same measure.
  public var offset: Property<Double>
  /// How much the animator has, -1 to 1.
  public var amount: Property<Double>
  /// -1 to 1: how fast high shares are left.
  public var easeHigh: Property<Double>
  /// -1 to 1: how fast low shares are left.
  public var easeLow: Property<Double>
  /// 0 to 1: for square shapes, how softly a character is chosen.
  public var smoothness: Property<Double>
  /// Whether the order of the characters is random.
  public var isRandomized: Bool
  /// How its shares join those of the selectors before it.
  public var mode: Mode
  /// What kind of selector it is.
  public var kind: Kind

  /// A selector of all characters.
  public init(
    unit: Unit = .character, measure: Measure = .share, shape: Shape = .square,
    start: Property<Double> = .constant(0), end: Property<Double>? = nil,
    offset: Property<Double> = .constant(0), amount: Property<Double> = .constant(1),
    easeHigh: Property<Double> = .constant(0), easeLow: Property<Double> = .constant(0),
    smoothness: Property<Double> = .constant(1), isRandomized: Bool = false, mode: Mode = .add,
    kind: Kind = .range
  ) {
    self.unit = unit
    self.measure = measure
    self.shape = shape
    self.start = start
    self.end = end
    self.offset = offset
    self.amount = amount
    self.easeHigh = easeHigh
    self.easeLow = easeLow
    self.smoothness = smoothness
    self.isRandomized = isRandomized
    self.mode = mode
    self.kind = kind
  }

  /// What counts as one (Lottie specification, "Text Based On", numbers from 1).
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Characters with and without spaces, words, lines.
    case character, characterWithoutSpaces, word, line
  }

  /// What start, end and offset count in (numbers from 1).
  public enum Measure: String, Hashable, Sendable, CaseIterable {
    /// Shares of the text, or places in it.
    case share, index
  }

  /// How shares run from start to end (Lottie specification, "Text Shape", numbers from 1).
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// As in After Effects' menu.
    case square, rampUp, rampDown, triangle, round, smooth
  }

  /// How a selector's shares join those of the selectors before it (Lottie documentation, "Text
  /// Range Selector", numbers from 1).
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// As in After Effects' menu.
    case add, subtract, intersect, minimum, maximum, difference
  }

  /// What kind of selector it is.
  public enum Kind: Hashable, Sendable {
    /// By range.
    case range
    /// By the expression whose source this is: kept, not run.
    case expression(String)
    /// By a share for each unit, from the first; units beyond the list are not chosen.
    case sampled([Property<Double>])
    /// By shares for each unit across x, y and z, from the first; units beyond the list are not
    /// chosen.
    case sampledPerDimension([Property<Vector3>])
  }
}

extension TextSelector {
  /// Everything in it that can move, under After Effects' names.
  public var properties: [NamedProperty] {
    var plain = self
    plain.kind = .range
    return plain.describedProperties
  }
}

extension TextSelector {
  /// The shares that were sampled from its expression.
  var sampledShares: [AnyProperty] {
    switch kind {
    case .sampled(let shares): shares.map(AnyProperty.scalar)
    case .sampledPerDimension(let shares): shares.map(AnyProperty.vector)
    case .range, .expression: []
    }
  }
}

extension TextContent {
  /// Everything in it that can move: its properties, and the shares sampled from expressions.
  package var motion: [AnyProperty] {
    properties.map(\.property)
      + animators.flatMap { $0.selectors.flatMap(\.sampledShares) }
  }

  /// The curves along which it moves: those of keyframes, and those by which selectors ease.
  package var curves: [TimingCurve] {
    motion.flatMap(\.curves) + animators.flatMap { $0.selectors.flatMap(\.easings) }
  }

  /// Everything in it that can move, under After Effects' names.
  public var properties: [NamedProperty] {
    var list: [NamedProperty] = []
    if let path {
      list += path.describedProperties.map { $0.within("Path Options") }
    }
    list += Self.named("groupingAlignment", groupingAlignment)
    for (index, animator) in animators.enumerated() {
      let name = animator.name.isEmpty ? "Animator \(index + 1)" : animator.name
      for (index, selector) in animator.selectors.enumerated() {
        list += selector.properties.map {
          $0.within("Range Selector \(index + 1)").within(name)
        }
      }
      list += animator.style.properties.map { $0.within(name) }
    }
    return list
  }
}
