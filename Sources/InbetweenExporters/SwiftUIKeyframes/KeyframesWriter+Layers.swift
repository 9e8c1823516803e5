import InbetweenLowering
import InbetweenTimeline

extension KeyframesWriter {
  /// Writes the view of a layer; nil where it draws nothing.
  ///
  /// - Parameters:
  ///   - subject: the layer.
  ///   - asMatte: whether it is seen without a matte of its own.
  /// - Returns: the view, which is there once.
  mutating func layer(_ subject: LayerSubject, asMatte: Bool = false) -> Part? {
    let layer = subject.layer
    let view = LayerView(layer: subject.place, isLimited: layer.matte != nil && !asMatte)
    if let known = layers[view] { return known }
    // What cannot be written anyway needs no search for its springs and curves.
    guard let picture = layer.picture, !layer.isNeverSeen, layer.isShown(within: seen(subject)),
      !refuse(subject), !isRefused
    else { return nil }
    var draft = draft(of: subject, within: FrameRange(0, .infinity))
    layers[view] = .some(nil)
    guard var code = self.view(of: picture, &draft) else { return nil }
    place(subject.space.transform, &code, &draft)
    let opacity = number(layer.opacity, "opacity", .component, &draft)
    if layer.blendMode != .normal || !opacity.isAlways(1) { code.compose() }
    code.fade(opacity)
    follow(subject, &code, &draft)
    if view.isLimited, let matte = layer.matte {
      guard limit(&code, by: matte, of: subject, &draft) else { return nil }
    }
    blend(layer.blendMode, &code, draft)
    refuseEarly(draft, from: max(layer.shown.start, seen(subject).start))
    let part = Part(
      name: names.name(after: layer.name + " view", or: "layer", .upper),
      usesTime: draft.usesTime || !draft.motion.list.isEmpty, usesTheme: draft.usesTheme,
      mixes: code.mixes)
    layers[view] = .some(part)
    write(draft, code, part, .view, of: layer.name.isEmpty ? "A layer" : layer.name)
    return part
  }

  /// A layer's view, of which nothing is written yet.
  private func draft(of subject: LayerSubject, within range: FrameRange) -> LayerDraft {
    LayerDraft(
      subject.layer, canvas: sizes[subject.place.composition] ?? list.size,
      range: subject.layer.span(within: range), rate: rate)
  }

  // MARK: Parents

  private mutating func follow(
    _ subject: LayerSubject, _ code: inout ViewCode, _ draft: inout LayerDraft
  ) {
    var next = subject.space.parent
    while let index = next {
      let parent = subject.other(index)
      next = parent.space.parent
      guard let part = placement(of: parent) else { continue }
      draft.usesTime = draft.usesTime || part.usesTime
      draft.usesTheme = draft.usesTheme || part.usesTheme
      code.modify(".modifier(\(part.call()))")
    }
  }

  /// Writes the modifier that moves what follows a layer; nil where that stays in place.
  private mutating func placement(of subject: LayerSubject) -> Part? {
    if let known = placements[subject.place] { return known }
    let layer = subject.layer
    var draft = draft(of: subject, within: FrameRange(0, .infinity))
    draft.motion.range.start = 0
    draft.motion.range.end = max(draft.motion.range.end, list.frames.end)
    var code = ViewCode("content")
    code.extent = .unknown
    place(subject.space.transform, &code, &draft)
    guard code.lines.count > 1 else { return nil }
    refuseEarly(draft, from: seen(subject).start)
    let part = Part(
      name: names.name(after: layer.name + " placement", or: "placement", .upper),
      usesTime: draft.usesTime || !draft.motion.list.isEmpty, usesTheme: draft.usesTheme)
    placements[subject.place] = part
    write(
      draft, code, part, .modifier, "Moves what follows ",
      of: layer.name.isEmpty ? "a layer" : layer.name)
    return part
  }

  // MARK: Mattes

  /// Limits a layer, in its composition's space, to what another shows or leaves.
  ///
  /// - Returns: whether anything may be left of it.
  private mutating func limit(
    _ code: inout ViewCode, by matte: LayerMatte, of subject: LayerSubject,
    _ draft: inout LayerDraft
  ) -> Bool {
    let isInverted = matte.kind == .alphaInverted || matte.kind == .lumaInverted
    let source = subject.other(matte.layer)
    guard let part = layer(source, asMatte: true) else {
      // Nothing is seen through a matte that shows nothing, and all where it is inverted.
      return isInverted
    }
    let call = part.call()
    let condition = condition(of: source)
    let lines: [SwiftCode] = condition.map { ["if \($0) {", "  \(call)", "}"] } ?? [call]
    draft.usesTime = draft.usesTime || part.usesTime || condition != nil
    draft.usesTheme = draft.usesTheme || part.usesTheme
    code.compose()
    guard isInverted else {
      code.modify(".mask(alignment: .topLeading) {", lines)
      return true
    }
    let size = draft.canvas
    code.modify(
      ".mask(alignment: .topLeading) {",
      [
        "ZStack(alignment: .topLeading) {",
        "  Rectangle()",
        "  ZStack(alignment: .topLeading) {",
      ] + lines.map { "    \($0)" } + [
        "  }",
        "  .compositingGroup()",
        "  .blendMode(.destinationOut)",
        "}",
        ".frame(width: \(size.width), height: \(size.height), alignment: .topLeading)",
        ".compositingGroup()",
      ])
    return true
  }
}
