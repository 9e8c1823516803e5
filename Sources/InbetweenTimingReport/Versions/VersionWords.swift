import InbetweenTimeline

// Sentences and lines that every format of a comparison uses.

extension VersionComparison {
  /// `1 of 7 layers differs · 2 promises broken now`.
  package var summary: String {
    let layersText = Report.count(comparedLayers, "layer", "layers")
    guard !isSame else {
      var compared = [
        layersText, Report.count(comparedProperties, "moving property", "moving properties"),
      ]
      if let judgedPromises {
        compared.append(Report.count(judgedPromises, "promise", "promises"))
      }
      return "nothing differs: \(compared.joined(separator: ", "))"
    }
    var parts: [String] = []
    func add(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { parts.append(Report.count(count, one, many)) }
    }
    let changed = layers.count { $0.kind == .changed }
    add(changed, "layer differs", "layers differ")
    add(layers.count { $0.kind == .added }, "layer is new", "layers are new")
    add(layers.count { $0.kind == .removed }, "layer is gone", "layers are gone")
    if layers.isEmpty, !whole.isEmpty { parts.append("no layer differs") }
    let broken = promises.count { $0.new.isFailure && !$0.old.isFailure }
    let mended = promises.count { !$0.new.isFailure && $0.old.isFailure }
    add(broken, "promise is broken now", "promises are broken now")
    add(mended, "promise is kept again", "promises are kept again")
    add(promises.count - broken - mended, "other promise touched", "other promises touched")
    if promises.isEmpty, let judgedPromises, judgedPromises > 0 {
      parts.append("no promise touched")
    }
    return parts.joined(separator: " · ")
  }
}

extension FrameRate {
  /// `0.05 s (3 frames) later`.
  func shift(_ frames: Double) -> String {
    let size = abs(frames)
    let count = Decimal.text(size, digits: 2)
    return "\(text(size)) (\(count) \(count == "1" ? "frame" : "frames")) "
      + (frames > 0 ? "later" : "earlier")
  }

  /// What a change is worth telling beside its two values; empty for what is no time.
  func difference(_ change: ValueChange) -> String { change.difference.map(difference) ?? "" }
}

extension LayerChange {
  /// Everything in one sentence, where one is enough: a shift, an arrival, a departure, a new name.
  func sentence(_ rate: FrameRate) -> String? {
    switch kind {
    case .added: return "new"
    case .removed: return "gone"
    case .changed: break
    }
    var parts = oldName.map { ["was \"\($0)\""] } ?? []
    if let shift {
      var moved = Report.count(shift.motions, "motion", "motions") + " "
      if shift.nested > 0 {
        moved += "in \(Report.count(shift.nested, "nested layer", "nested layers")) "
      }
      parts.append(moved + rate.shift(shift.frames))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// All that differs, a line for each.
  func lines(_ rate: FrameRate) -> [ValueChange] {
    values + motions.flatMap { $0.lines(rate) }
  }
}

extension MotionChange {
  /// What differs, a line for each quantity.
  func lines(_ rate: FrameRate) -> [ValueChange] {
    let letters = characters.map { ", " + Report.count($0, "letter", "letters") } ?? ""
    let name = property + letters
    guard let old, let new else {
      return [
        ValueChange(name: name, old: old.map { story($0, rate) }, new: new.map { story($0, rate) })
      ]
    }
    var lines: [ValueChange] = []
    func add(_ what: String, _ left: String, _ right: String, _ difference: Double? = nil) {
      // Two values may be distinguished by digits that are not shown.
      lines.append(
        ValueChange(
          name: "\(name) › \(what)", old: left,
          new: left == right ? "\(right), a little off" : right,
          difference: difference))
    }
    let start = startDifference ?? 0
    let duration = durationDifference ?? 0
    if start != 0, duration == 0 {
      add("time", rate.span(old.start, old.end), rate.span(new.start, new.end), start)
    } else {
      if start != 0 { add("start", rate.text(old.start), rate.text(new.start), start) }
      if duration != 0 {
        add("duration", rate.text(old.duration), rate.text(new.duration), duration)
      }
    }
    let at = start == 0 ? " at \(rate.text(new.start))" : ""
    if !unit.isSame(old.from, new.from) {
      add("from" + at, unit.text(old.from), unit.text(new.from))
    }
    if !unit.isSame(old.to, new.to) { add("to" + at, unit.text(old.to), unit.text(new.to)) }
    if !keepsEasing { add("easing" + at, old.easing.text, new.easing.text) }
    return lines
  }

  /// `0.5 … 1 s, 0 % → 100 %, ease-in-out`.
  private func story(_ segment: MotionSegment, _ rate: FrameRate) -> String {
    let way = "\(unit.text(segment.from)) → \(unit.text(segment.to))"
    return "\(rate.span(segment.start, segment.end)), \(way), \(segment.easing.text)"
  }
}

extension VersionComparison {
  /// `+0.05 s (+3 frames)`; empty for what is no time.
  package func difference(of change: ValueChange) -> String { frameRate.difference(change) }

  /// What became of a layer as a whole; nil where its lines say it.
  package func sentence(of layer: LayerChange) -> String? { layer.sentence(frameRate) }

  /// What differs of a layer, thing by thing.
  package func lines(of layer: LayerChange) -> [ValueChange] { layer.lines(frameRate) }
}
