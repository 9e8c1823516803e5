import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

// Slots: what a theme may put in the place of a property.

extension KeyframesWriter {
  /// Begins with what a theme may replace.
  mutating func takeSlots(of timeline: Timeline, _ options: ExportOptions) {
    theme = ThemeColors(scene, slots: timeline.slots, rules: options.theme)
    theme.variants = options.variants
    mixesFrames = options.mixesFrames
    guard !timeline.slots.isEmpty else { return }
    var slots = SwiftUIWriter(scene.lowered(), sequences: .none)
    slots.namesMoves = false
    slots.mixesFrames = options.mixesFrames
    self.slots = slots
  }

  /// A number: one that never changes, the theme's where it is in a slot, else the field that moves
  /// so.
  mutating func value(
    _ property: Property<Double>, _ text: String, _ precision: Precision = .length,
    within limits: ClosedRange<Double> = -Double.infinity...Double.infinity,
    _ draft: inout LayerDraft
  ) -> NumberCode {
    let purpose = draft.title + " " + text
    let entry = property.slot.flatMap { _ in
      held { $0.entry(property, after: purpose, precision) }
    }
    return entry.map { .expression(limits.limiting(use($0, &draft))) }
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

  /// The theme's picture; nil for one that is in no slot.
  mutating func themed(_ asset: ImageAsset, _ draft: inout LayerDraft) -> SwiftCode? {
    guard asset.slot != nil, var writer = slots else { return nil }
    slots = nil
    writer.theme = theme
    let code = writer.themed(asset)
    theme = writer.theme
    slots = writer
    draft.usesTheme = true
    return code
  }

  /// Outlines that follow from values of the theme, as a path.
  mutating func themed(
    _ outline: ThemedOutline, _ draft: inout LayerDraft
  ) -> SwiftCode? {
    let title = draft.title
    return call(&draft) { $0.function(of: outline, after: title) }
  }

  /// The matrix of what scales, skews and turns as the theme says.
  mutating func themed(
    _ turn: ThemedTurn, after text: String, _ draft: inout LayerDraft
  ) -> SwiftCode? {
    let purpose = text.isEmpty ? draft.title : draft.title + " " + text
    return call(&draft) { $0.function(of: turn, after: purpose) }
  }

  /// The call of a function of the theme and the frame; nil for a file without slots.
  private mutating func call(
    _ draft: inout LayerDraft, _ write: (inout SwiftUIWriter) -> SwiftUIWriter.Function
  ) -> SwiftCode? {
    guard var writer = slots else { return nil }
    slots = nil
    writer.theme = theme
    let function = write(&writer)
    theme = writer.theme
    slots = writer
    draft.usesTheme = true
    draft.usesTime = draft.usesTime || function.isMoving
    let name = SwiftCode(identifier: function.name)
    let still: SwiftCode = mixesFrames ? "Moment(0)" : "0"
    let frame: SwiftCode = function.isMoving ? "time * Timing.frameRate" : still
    return "Artwork.\(name)(theme, \(frame))"
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
