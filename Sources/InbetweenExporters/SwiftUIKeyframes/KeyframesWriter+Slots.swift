import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

// Slots: what a theme may put in the place of a property.

extension KeyframesWriter {
  /// A number: one that never changes, the theme's where it is in a slot, else the field that moves
  /// so.
  mutating func value(
    _ property: Property<Double>, _ text: String, _ precision: Precision = .length,
    _ draft: inout LayerDraft
  ) -> NumberCode {
    let purpose = draft.title + " " + text
    let entry = property.slot.flatMap { _ in
      held { $0.entry(property, after: purpose, precision) }
    }
    return entry.map { .expression(use($0, &draft)) }
      ?? draft.motion.value(MotionTrack.Source(property, precision), text)
  }

  /// Two numbers in a slot, as an expression; nil for those that are in none.
  mutating func themed(
    _ parts: [AnyProperty], _ text: String, _ precision: Precision, _ draft: inout LayerDraft
  ) -> SwiftCode? {
    guard parts.count == 1, parts[0].slot != nil else { return nil }
    let purpose = draft.title + " " + text
    let entry: ThemeValues.Entry? =
      switch parts[0] {
      case .scalar(let property): held { $0.entry(property, after: purpose, precision) }
      case .point(let property): held { $0.entry(property, after: purpose, precision) }
      case .vector(let property): held { $0.entry(property, after: purpose, precision) }
      case .color, .gradient, .path: nil
      }
    return entry.map { use($0, &draft) }
  }

  /// A colour in a slot that moves; nil for others.
  mutating func themed(_ color: Property<Color>, _ draft: inout LayerDraft) -> SwiftCode? {
    guard color.slot != nil else { return nil }
    let title = draft.title
    return held { $0.entry(color, for: title) }.map { use($0, &draft) }
  }

  /// The stops of a gradient in a slot, as a `Gradient`; nil for others.
  mutating func themed(_ gradient: GradientPaint, _ draft: inout LayerDraft) -> SwiftCode? {
    guard gradient.stops.slot != nil else { return nil }
    let (title, range) = (draft.title, draft.motion.range)
    return held { $0.entry(AnimatedGradient(gradient), over: range, after: title) }
      .map { use($0, &draft) }
  }

  /// What the theme holds, as the writer of canvases words it.
  private mutating func held(
    _ find: (inout SwiftUIWriter) -> ThemeValues.Entry?
  ) -> ThemeValues.Entry? {
    guard var writer = slots else { return nil }
    slots = nil
    writer.theme = theme
    let entry = find(&writer)
    if mixesFrames, let entry, entry.isMoving, let part = entry.mixing { writer.parts.insert(part) }
    theme = writer.theme
    slots = writer
    return entry
  }

  private func use(_ entry: ThemeValues.Entry, _ draft: inout LayerDraft) -> SwiftCode {
    draft.usesTheme = true
    draft.usesTime = draft.usesTime || entry.isMoving
    let frame: SwiftCode = "time * Timing.frameRate"
    return entry.code(atFrame: mixesFrames ? "(\(frame))" : frame, isMixed: mixesFrames)
  }
}
