import InbetweenTimeline
import InbetweenTimingReport

/// Draws the lines of a sheet. Places are percent of the whole length, so that a wider track needs
/// no new drawing.
struct TrackDrawing {
  let measurement: Measurement
  private let promises: [Int: [PromisedMotion]]

  /// A motion that a promise speaks of, on one row.
  struct PromisedMotion {
    var name: String
    var item: String
    var verdict: Verdict
    var character: Int?
    var documented: Check.Span?
    var span: Check.Span?
    /// Where the one before it in its row of like motions starts.
    var previous: Double?
  }

  /// The heights of lines, in pixels; a line of characters grows with them.
  static let height = 30.0
  static let layerHeight = 26.0
  /// The most moves of one line that are drawn.
  private static let maximumSegments = 400
  /// The most keyframes of one line that are drawn.
  private static let maximumKeyframes = 150
  /// The most moves of one line that are listed in words.
  private static let maximumListed = 6

  init(_ report: Report) {
    measurement = report.measurement
    var promises: [Int: [PromisedMotion]] = [:]
    for result in report.results {
      let isStagger = result.quantities.contains { $0.kind == .step }
      var previous: Double?
      for check in result.checks {
        if let row = check.row {
          promises[row, default: []].append(
            PromisedMotion(
              name: Names.safe(result.name), item: Names.safe(check.item), verdict: check.verdict,
              character: check.character, documented: check.documented, span: check.span,
              previous: isStagger ? previous : nil))
        }
        previous = check.span?.start ?? previous
      }
    }
    self.promises = promises
  }
}

extension TrackDrawing {
  /// The gravest verdict of a row; nil when no promise speaks of it.
  func verdict(ofRow row: Int) -> Verdict? { promises[row]?.map(\.verdict).max() }

  /// The height of a row's line, in pixels.
  func height(ofRow row: Int) -> Double {
    guard let count = measurement.rows[row].characters?.count else { return Self.height }
    return min(240, max(Self.height, Double(count) * 5 + 10))
  }

  /// When a layer is shown.
  func layer(_ layer: MeasuredLayer) -> Markup {
    var markup = Markup()
    for span in layer.spans {
      markup += "<rect class=\"life\" x=\"\(share(span.start))\" width=\"\(width(span))\"/>"
    }
    return markup
  }

  /// A property's motion, with what is documented behind it.
  func property(_ index: Int) -> Markup {
    let row = measurement.rows[index]
    let motions = promises[index] ?? []
    guard let characters = row.characters else {
      return documented(motions, y: 3, height: Self.height - 6)
        + steps(motions)
        + segments(row, motions)
        + keyframes(row)
    }
    let step = (height(ofRow: index) - 8) / Double(max(1, characters.count))
    var markup = Markup()
    for (place, character) in characters.enumerated() {
      let own = motions.filter { $0.character == character.index }
      let y = 4 + Double(place) * step
      markup += documented(own, y: y, height: max(1, step))
      for segment in character.segments.prefix(Self.maximumSegments) {
        markup += letter(
          segment, of: character, row.unit, own, y: y + step * 0.15, height: step * 0.7)
      }
    }
    return markup
  }

  /// What a row's motion is, in words.
  func label(ofRow index: Int) -> String {
    let row = measurement.rows[index]
    if let characters = row.characters {
      let all = characters.flatMap(\.segments)
      let first = all.map(\.start).min() ?? 0
      let last = all.map(\.end).max() ?? 0
      return Report.count(characters.count, "letter", "letters") + ", from "
        + "\(measurement.frameRate.text(first)) to \(measurement.frameRate.text(last))"
    }
    var parts = row.segments.prefix(Self.maximumListed).map { words(of: $0, row.unit) }
    if row.segments.count > Self.maximumListed {
      parts.append("and \(row.segments.count - Self.maximumListed) more")
    }
    return parts.joined(separator: "; ")
  }
}

// MARK: Parts

extension TrackDrawing {
  private func share(_ frame: Double) -> Share {
    Share(measurement.length > 0 ? frame / measurement.length : 0)
  }

  private func width(_ span: Check.Span) -> Share { share(max(0, span.end - span.start)) }

  /// How far to move what crosses the seam of a loop so that both of its parts are seen.
  private func shifts(_ span: Check.Span) -> [Double] {
    let length = measurement.length
    guard length > 0 else { return [0] }
    // Times that promises give may lie whole cycles away.
    let home = span.start >= length ? -(span.start / length).rounded(.down) * length : 0
    return span.end + home > length + 1e-6 ? [home, home - length] : [home]
  }

  private func documented(_ motions: [PromisedMotion], y: Double, height: Double) -> Markup {
    var markup = Markup()
    for motion in motions {
      guard let span = motion.documented else { continue }
      let tip =
        "\(motion.name)\(motion.item.isEmpty ? "" : ", " + motion.item): documented \(words(span))"
      for shift in shifts(span) {
        let name = span.end > span.start ? "doc" : "doc at"
        markup += """
          <rect class="\(name)" x="\(share(span.start + shift))" y="\(Markup(y))" \
          width="\(width(span))" height="\(Markup(height))" data-t="\(tip)"/>
          """
      }
    }
    return markup
  }

  /// The steps of a row of like motions: from the start of the one before to its own.
  private func steps(_ motions: [PromisedMotion]) -> Markup {
    var markup = Markup()
    for motion in motions {
      guard let start = motion.span?.start, let previous = motion.previous, previous < start else {
        continue
      }
      let step = measurement.frameRate.text(start - previous)
      let tip = "\(motion.name): \(step) after the one before"
      markup += """
        <line class="step" x1="\(share(previous))" x2="\(share(start))" y1="50%" y2="50%" \
        data-t="\(tip)"/>
        """
    }
    return markup
  }

  private func segments(_ row: MeasuredRow, _ motions: [PromisedMotion]) -> Markup {
    var markup = Markup()
    for segment in row.segments.prefix(Self.maximumSegments) {
      let motion = motions.first { belongs(segment, to: $0) }
      let kind = Markup(escaped: motion?.verdict.cssClass ?? "free")
      let tip = self.tip(segment, row.unit, motion)
      for shift in shifts(Check.Span(start: segment.start, end: segment.end)) {
        let x = share(segment.start + shift)
        if segment.isJump {
          markup += """
            <line class="jump \(kind)" x1="\(x)" x2="\(x)" y1="6" y2="24"/>\
            <rect class="key jump \(kind)" x="\(x)" data-t="\(tip)"/>
            """
          continue
        }
        let width = share(segment.duration)
        let curve = Markup(escaped: CurveDrawing.path(of: segment))
        markup += """
          <rect class="bar \(kind)" x="\(x)" width="\(width)" data-t="\(tip)"/>\
          <svg class="\(kind)" x="\(x)" y="7" width="\(width)" height="16" viewBox="0 0 100 100" \
          preserveAspectRatio="none"><path d="\(curve)"/></svg>
          """
      }
    }
    let rest = row.segments.dropFirst(Self.maximumSegments)
    if let first = rest.first, let last = rest.last {
      let span = Check.Span(start: first.start, end: last.end)
      markup += """
        <rect class="bar many" x="\(share(span.start))" width="\(width(span))" \
        data-t="\(Report.count(rest.count, "more motion", "more motions"))"/>
        """
    }
    return markup
  }

  private func letter(
    _ segment: MotionSegment, of character: CharacterMotion, _ unit: ValueUnit,
    _ motions: [PromisedMotion], y: Double, height: Double
  ) -> Markup {
    let motion = motions.first { belongs(segment, to: $0) }
    let kind = Markup(escaped: motion?.verdict.cssClass ?? "free")
    let name = Names.safe(character.character)
    let tip = "\u{201C}\(name)\u{201D} \(self.tip(segment, unit, motion))"
    var markup = Markup()
    for shift in shifts(Check.Span(start: segment.start, end: segment.end)) {
      let width = segment.isJump ? Markup("3") : Markup("\(share(segment.duration))")
      markup += """
        <rect class="letter \(kind)" x="\(share(segment.start + shift))" y="\(Markup(y))" \
        width="\(width)" height="\(Markup(max(1, height)))" data-t="\(tip)"/>
        """
    }
    return markup
  }

  private func keyframes(_ row: MeasuredRow) -> Markup {
    var markup = Markup()
    guard row.keyframes.count <= Self.maximumKeyframes else {
      guard let first = row.keyframes.first, let last = row.keyframes.last else { return markup }
      let tip = Report.count(row.keyframes.count, "keyframe", "keyframes")
      markup += """
        <line class="baked" x1="\(share(first))" x2="\(share(last))" y1="50%" y2="50%" \
        data-t="\(tip)"/>
        """
      return markup
    }
    let jumps = Set(row.segments.filter(\.isJump).map(\.start))
    for frame in row.keyframes where !jumps.contains(frame) {
      markup += "<rect class=\"key\" x=\"\(share(frame))\"/>"
    }
    return markup
  }

  /// Whether a motion is what a promise was judged by, or a part of it.
  private func belongs(_ segment: MotionSegment, to motion: PromisedMotion) -> Bool {
    guard let span = motion.span else { return false }
    let length = measurement.loops ? measurement.length : 0
    let shifts: [Double] = length > 0 ? [0, length, -length] : [0]
    return shifts.contains { (shift: Double) -> Bool in
      let start: Double = segment.start + shift
      let end: Double = segment.end + shift
      return start >= span.start - 1e-3 && end <= span.end + 1e-3
    }
  }
}

// MARK: Words

extension TrackDrawing {
  private func words(_ span: Check.Span) -> String {
    let rate = measurement.frameRate
    return span.end > span.start
      ? "\(rate.text(span.start)) to \(rate.text(span.end))" : "at \(rate.text(span.start))"
  }

  private func words(of segment: MotionSegment, _ unit: ValueUnit) -> String {
    var text = words(Check.Span(start: segment.start, end: segment.end))
    if !segment.isJump { text += ", \(segment.easing.text)" }
    let from = unit.text(segment.from)
    let to = unit.text(segment.to)
    return from == to ? text : text + ", \(from) → \(to)"
  }

  private func tip(_ segment: MotionSegment, _ unit: ValueUnit, _ motion: PromisedMotion?) -> String
  {
    let words = words(of: segment, unit)
    guard let motion else { return words }
    let item = motion.item.isEmpty ? "" : ", \(motion.item)"
    return "\(words) · \(motion.name)\(item): \(motion.verdict.rawValue)"
  }
}

extension Verdict {
  /// As the page's style sheet calls it.
  var cssClass: String {
    switch self {
    case .kept: "kept"
    case .withinTolerance: "near"
    case .open: "open"
    case .unjudged: "unjudged"
    case .unmatched: "unmatched"
    case .broken: "broken"
    case .missing: "missing"
    }
  }
}

extension Markup {
  /// A number of pixels.
  init(_ pixels: Double) { self.init(escaped: Share.number((pixels * 100).rounded() / 100)) }

  static func + (left: Markup, right: Markup) -> Markup {
    var both = left
    both += right
    return both
  }
}
