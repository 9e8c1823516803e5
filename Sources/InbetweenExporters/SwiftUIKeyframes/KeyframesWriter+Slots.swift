import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

// Slots: what a theme may put in the place of a property.

extension KeyframesWriter {
  /// Begins with what a theme may replace.
  mutating func takeSlots(of timeline: Timeline, _ scene: Scene, _ options: ExportOptions) {
    theme = ThemeColors(scene, slots: timeline.slots, rules: options.theme)
    theme.variants = options.variants
    mixesFrames = options.mixesFrames
    guard !timeline.slots.isEmpty else { return }
    var slots = SwiftUIWriter(list, sequences: .none)
    slots.namesMoves = false
    slots.mixesFrames = options.mixesFrames
    self.slots = slots
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
  mutating func themed(_ gradient: AnimatedGradient, _ draft: inout LayerDraft) -> SwiftCode? {
    guard gradient.source.stops.slot != nil else { return nil }
    let (title, range) = (draft.title, draft.motion.range)
    return held { $0.entry(gradient, over: range, after: title) }
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

  /// A number that follows from values of the theme.
  mutating func themed(
    _ number: AnimatedNumber, _ text: String, _ precision: Precision, _ draft: inout LayerDraft
  ) -> SwiftCode? {
    let purpose = draft.title + " " + text
    return call(&draft) { $0.function(of: number, after: purpose, precision) }
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
  mutating func held(
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

  func use(_ entry: ThemeValues.Entry, _ draft: inout LayerDraft) -> SwiftCode {
    draft.usesTheme = true
    draft.usesTime = draft.usesTime || entry.isMoving
    let frame: SwiftCode = "time * Timing.frameRate"
    return entry.code(atFrame: mixesFrames ? "(\(frame))" : frame, isMixed: mixesFrames)
  }
}
