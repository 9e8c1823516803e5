import InbetweenTimeline

/// What a text's animators do to each of its characters at one frame.
struct Alterations {
  /// What is done to one character.
  struct Change {
    var anchor = Vector3.zero
    var position = Vector3.zero
    var scale = Vector3.one
    var rotation = Vector3.zero
    var skew = 0.0
    var skewAxis = 0.0
    var opacity = 1.0
    var fill: Color?
    var stroke: Color?
    var strokeWidth = 0.0
    var tracking = 0.0
    var lineSpacing = 0.0
    var lineAnchor: Double?
    var blur = Point.zero

    /// Scale, skew and turns about the origin, without perspective.
    var linear: AffineTransform {
      let flat = AffineTransform.scale(scale.x, scale.y)
        .followed(by: .skew(degrees: skew, axis: skewAxis))
      let x = Real.cosine(Real.radians(fromDegrees: rotation.x))
      let y = Real.cosine(Real.radians(fromDegrees: rotation.y))
      let cross =
        Real.sine(Real.radians(fromDegrees: rotation.x))
        * Real.sine(Real.radians(fromDegrees: rotation.y))
      return flat.followed(by: AffineTransform(y, 0, cross, x, 0, 0))
        .followed(by: .rotation(degrees: rotation.z))
    }
  }

  /// One for each sort.
  var changes: [Change]
  /// How far tracking moves each sort along its line, in pixels.
  var shift: [Double]
  /// By how much tracking widens each line, in pixels.
  var lineTracking: [Double]
  /// How far each line moves down, in pixels.
  var drop: [Double]
  /// From where tracking widens each line, 0 its left and 1 its right end; nil for as it is set.
  var lineAnchors: [Double?]

  init(
    _ content: TextContent, document: TextDocument, setting: LaidText.Document, frame: Double
  ) {
    let lines = setting.lines
    var first = Change()
    first.fill = document.fill
    first.stroke = document.stroke
    first.strokeWidth = document.strokeWidth
    changes = Array(repeating: first, count: lines.sorts.count)
    shift = Array(repeating: 0, count: lines.sorts.count)
    lineTracking = Array(repeating: 0, count: lines.widths.count)
    drop = Array(repeating: 0, count: lines.widths.count)
    lineAnchors = Array(repeating: nil, count: lines.widths.count)
    for animator in content.animators {
      let shares = Self.shares(of: animator.selectors, in: setting, frame: frame)
      let style = animator.style.values(atFrame: frame)
      for index in changes.indices where shares[index] != .zero {
        changes[index].apply(style, share: shares[index])
      }
    }
    var own = Array(repeating: 0.0, count: drop.count)
    for (number, sort) in lines.sorts.enumerated().reversed() {
      own[sort.line] = changes[number].lineSpacing
      lineAnchors[sort.line] = changes[number].lineAnchor
    }
    for line in drop.indices.dropFirst() { drop[line] = drop[line - 1] + own[line] }
  }

  /// How far each sort is chosen by all selectors of an animator; fully without any.
  private static func shares(
    of selectors: [TextSelector], in setting: LaidText.Document, frame: Double
  ) -> [Vector3] {
    var shares: [Vector3]?
    for selector in selectors {
      let units = setting.units[selector.unit] ?? setting.lines.units(of: selector.unit)
      let chosen = selector.spatialShares(of: units.count, atFrame: frame)
      shares = units.indices.enumerated().map { number, unit in
        let own = unit.map { chosen.indices.contains($0) ? chosen[$0] : .zero } ?? .zero
        let before = shares?[number]
        return Vector3(
          selector.joined(own.x, to: before?.x), selector.joined(own.y, to: before?.y),
          selector.joined(own.z, to: before?.z))
      }
    }
    return shares ?? Array(repeating: .one, count: setting.lines.sorts.count)
  }

  /// Moves characters by what tracking adds before each but the first of a line.
  mutating func applyTracking(to lines: Lines) {
    for (number, sort) in lines.sorts.enumerated() {
      let isFirst = number == 0 || lines.sorts[number - 1].line != sort.line
      let before = isFirst ? 0 : shift[number - 1]
      shift[number] = before + (isFirst ? 0 : changes[number].tracking)
      lineTracking[sort.line] = shift[number]
    }
  }

  /// How far an animator's line anchor moves a line to the left, in pixels.
  func anchored(_ line: Int) -> Double { (lineAnchors[line] ?? 0) * lineTracking[line] }
}

/// What an animator does to a character that is chosen fully, at one frame.
struct AnimatorValues {
  var anchor: Vector3?
  var position: Vector3?
  var scale: Vector3?
  var rotation: Vector3
  var skew: Double
  var skewAxis: Double
  var opacity: Double?
  var fill: Color?
  var fillShift: ColorShift
  var fillOpacity: Double?
  var stroke: Color?
  var strokeShift: ColorShift
  var strokeOpacity: Double?
  var strokeWidth: Double
  var tracking: Double
  var lineSpacing: Double
  var lineAnchor: Double?
  var blur: Point
}

extension TextAnimatorStyle {
  func values(atFrame frame: Double) -> AnimatorValues {
    func number(_ property: Property<Double>?) -> Double { property?.value(atFrame: frame) ?? 0 }
    return AnimatorValues(
      anchor: anchor?.value(atFrame: frame), position: position?.value(atFrame: frame),
      scale: scale?.value(atFrame: frame),
      rotation: Vector3(number(xRotation), number(yRotation), number(rotation)),
      skew: number(skew), skewAxis: number(skewAxis), opacity: opacity?.value(atFrame: frame),
      fill: fill?.value(atFrame: frame),
      fillShift: ColorShift(
        hue: number(fillHue), saturation: number(fillSaturation),
        brightness: number(fillBrightness)),
      fillOpacity: fillOpacity?.value(atFrame: frame), stroke: stroke?.value(atFrame: frame),
      strokeShift: ColorShift(
        hue: number(strokeHue), saturation: number(strokeSaturation),
        brightness: number(strokeBrightness)),
      strokeOpacity: strokeOpacity?.value(atFrame: frame), strokeWidth: number(strokeWidth),
      tracking: number(tracking), lineSpacing: number(lineSpacing),
      lineAnchor: lineAnchor?.value(atFrame: frame),
      blur: blur?.value(atFrame: frame) ?? .zero)
  }
}

extension Alterations.Change {
  /// Adds what an animator does, by how far the character is chosen: moves and turns add up,
  /// scales and opacities multiply, colours are mixed. Shares across x, y and z may differ: turns
  /// take that of their axis, the skew's axis takes y, and all that is one number takes x.
  mutating func apply(_ style: AnimatorValues, share shares: Vector3) {
    func part(_ value: Vector3) -> Vector3 {
      Vector3(value.x * shares.x, value.y * shares.y, value.z * shares.z)
    }
    if let moved = style.anchor { anchor = anchor + part(moved) }
    if let moved = style.position { position = position + part(moved) }
    if let factor = style.scale {
      scale = Vector3(
        scale.x * (1 + (factor.x - 1) * shares.x), scale.y * (1 + (factor.y - 1) * shares.y),
        scale.z * (1 + (factor.z - 1) * shares.z))
    }
    rotation = rotation + part(style.rotation)
    let share = shares.x
    skew += style.skew * share
    skewAxis += style.skewAxis * shares.y
    if let factor = style.opacity {
      opacity = min(1, max(0, opacity * (1 + (factor - 1) * share)))
    }
    fill = Self.mixed(
      fill, style.fill, shift: style.fillShift, opacity: style.fillOpacity, share: share)
    stroke = Self.mixed(
      stroke, style.stroke, shift: style.strokeShift, opacity: style.strokeOpacity, share: share)
    strokeWidth = max(0, strokeWidth + style.strokeWidth * share)
    tracking += style.tracking * share
    lineSpacing += style.lineSpacing * share
    if let moved = style.lineAnchor { lineAnchor = (lineAnchor ?? 0) + moved * share }
    blur = blur + Point(style.blur.x * shares.x, style.blur.y * shares.y)
  }

  private static func mixed(
    _ color: Color?, _ other: Color?, shift: ColorShift, opacity: Double?, share: Double
  ) -> Color? {
    // An animator that sets a colour gives one to text that had none.
    guard var result = color ?? other.map({ Color($0.red, $0.green, $0.blue, 0) }) else {
      return nil
    }
    if let other { result = result.interpolated(to: other, by: share) }
    result = shift.applied(to: result, share: share)
    if let opacity { result.alpha *= min(1, max(0, 1 + (opacity - 1) * share)) }
    return result
  }
}

/// A change of hue, saturation and brightness.
struct ColorShift {
  /// In degrees.
  var hue: Double
  /// -1 to 1.
  var saturation: Double
  /// -1 to 1.
  var brightness: Double

  /// The colour with a fraction of the shift, worked in HSB.
  func applied(to color: Color, share: Double) -> Color {
    guard hue != 0 || saturation != 0 || brightness != 0 else { return color }
    let high = max(color.red, color.green, color.blue)
    let low = min(color.red, color.green, color.blue)
    let chroma = high - low
    var angle = 0.0
    if chroma > 0 {
      if high == color.red {
        angle = (color.green - color.blue) / chroma
      } else if high == color.green {
        angle = 2 + (color.blue - color.red) / chroma
      } else {
        angle = 4 + (color.red - color.green) / chroma
      }
    }
    angle = (angle + hue * share / 60).truncatingRemainder(dividingBy: 6)
    let turn = angle < 0 ? angle + 6 : angle
    let rich = min(1, max(0, (high > 0 ? chroma / high : 0) + saturation * share))
    let bright = min(1, max(0, high + brightness * share))
    func component(_ offset: Double) -> Double {
      let place = (offset + turn).truncatingRemainder(dividingBy: 6)
      return bright - bright * rich * max(0, min(place, 4 - place, 1))
    }
    return Color(component(5), component(3), component(1), color.alpha)
  }
}
