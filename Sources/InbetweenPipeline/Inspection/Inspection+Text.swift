import InbetweenDiagnostics
import InbetweenTimeline
import InbetweenTimingReport

extension Inspection {
  /// For a reader: one line for each layer, those below it for what moves.
  package var text: String { text(columns: nil) }

  /// The same for a terminal of so many columns: longer lines go on below, further in.
  package func text(columns: Int?) -> String {
    Columns.folded(lines, columns).map { $0 + "\n" }.joined()
  }

  private var lines: [String] {
    var lines = ["\(Diagnostic.shown(animation)): \(sizeText), \(timeText)", "  " + countsText]
    if !features.isEmpty {
      let list = features.map { $0.count > 1 ? "\($0.name) ×\($0.count)" : $0.name }
      lines += wrapped("uses " + list.joined(separator: ", "))
    }
    for marker in timeline.markers {
      let length = marker.duration > 0 ? ", \(number(marker.duration)) frames long" : ""
      lines.append(
        "  marker \(Diagnostic.shown(marker.name)) at frame \(number(marker.frame))\(length)")
    }
    for slot in slots {
      let kinds = slot.kinds.map { $0 == "color" ? "colour" : $0 }
      let what = kinds.isEmpty ? "nothing uses it" : kinds.joined(separator: ", ")
      lines.append("  slot \(Diagnostic.shown(slot.id)): \(what)")
    }
    for theme in themes {
      let first = theme.isInitial ? ", shown first" : ""
      let given = theme.slots.map(Diagnostic.shown).joined(separator: ", ")
      lines += wrapped(
        "theme \(Diagnostic.shown(theme.id)) for \(given.isEmpty ? "no slot" : given)\(first)")
    }
    for composition in compositions {
      lines.append("")
      lines.append(title(of: composition))
      lines += composition.layers.flatMap { rows(for: $0) }
    }
    for machine in machines { lines += [""] + machine.lines }
    return lines + targetLines
  }

  private var sizeText: String {
    "\(number(timeline.size.width)) × \(number(timeline.size.height)) px"
  }

  private var timeText: String {
    let rate = number(timeline.frameRate.framesPerSecond)
    let shownSpan = span(timeline.frames.start, timeline.frames.end)
    let version =
      timeline.version.isEmpty ? "" : ", Bodymovin \(PrintableText.singleLine(timeline.version))"
    let seconds = number(timeline.duration.value)
    return "\(rate) frames a second, frames \(shownSpan), \(seconds) s\(version)"
  }

  private var countsText: String {
    let counts = [
      (layerCount, "layer", "layers"), (compositions.count, "composition", "compositions"),
      (movingCount, "moving property", "moving properties"),
      (keyframeCount, "keyframe", "keyframes"), (timeline.images.count, "image", "images"),
      (timeline.fonts.count, "font", "fonts"), (timeline.glyphs.count, "glyph", "glyphs"),
      (timeline.slots.count, "slot", "slots"), (expressionCount, "expression", "expressions"),
    ]
    return counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1, $0.2) }.joined(separator: ", ")
  }

  private func title(of composition: CompositionSummary) -> String {
    guard let id = composition.id else { return "Main composition" }
    let name = composition.name.isEmpty ? "" : " \(Diagnostic.shown(composition.name))"
    return "Composition \(PrintableText.singleLine(id))\(name)"
  }

  private func rows(for layer: LayerSummary) -> [String] {
    var parts = ["\(layer.kind), frames \(span(layer.start, layer.end))"]
    if let reference = layer.reference {
      parts.append("shows \(PrintableText.singleLine(reference))")
    }
    if let parent = layer.parent { parts.append("child of \(parent)") }
    if let matte = layer.matte { parts.append("\(matte.kind.title) matte \(matte.source)") }
    if layer.isMatteSource { parts.append("matte") }
    if layer.isHidden { parts.append("hidden") }
    if layer.expressions > 0 {
      parts.append(counted(layer.expressions, "expression", "expressions"))
    }
    let width = layer.moving.map(\.name.count).max() ?? 0
    return ["  \(layer.id) \(Diagnostic.shown(layer.name)) \(parts.joined(separator: ", "))"]
      + layer.moving.map { property in
        let name = PrintableText.singleLine(property.name, limit: 120)
        let gap = String(repeating: " ", count: max(1, min(width, 60) - name.count + 2))
        return "      \(name)\(gap)\(counted(property.keyframes, "keyframe", "keyframes")),"
          + " \(span(property.first, property.last))"
      }
  }
}

extension Inspection {
  /// At most three decimals: for reading, not for reckoning.
  private func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? rounded.description
  }

  private func span(_ first: Double, _ last: Double) -> String {
    first == last ? number(first) : "\(number(first)) to \(number(last))"
  }

  private func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(many ?? one + "s")"
  }

  /// Lines of at most 100 characters, broken after commas.
  private func wrapped(_ text: String) -> [String] {
    var lines = ["  "]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count > 98 { lines.append("    ") }
      if lines[lines.count - 1].last != " " { lines[lines.count - 1] += " " }
      lines[lines.count - 1] += word
    }
    return lines
  }
}
