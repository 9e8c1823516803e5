import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

// Groups of the display list and what they hold.

extension KeyframesWriter {
  /// A group in the space around it; nil where it shows nothing.
  mutating func view(of group: AnimatedGroup, _ draft: inout LayerDraft) -> ViewCode? {
    var views: [ViewCode] = []
    for node in group.children {
      if let view = view(of: node, &draft) { views.append(view) }
    }
    guard !views.isEmpty else { return nil }
    var code = ViewCode(stacked: views)
    for clip in group.clips { code.clip(to: clip) }
    if group.isIsolated { code.isolate() }
    mask(group, &code, &draft)
    if let placement = group.placement { place(placement, group.name, &code, &draft) }
    let opacity = number(group.opacity, group.name + " opacity", .component, &draft)
    if !opacity.isAlways(1) { code.compose() }
    code.fade(opacity)
    return code
  }

  private mutating func view(of node: AnimatedNode, _ draft: inout LayerDraft) -> ViewCode? {
    switch node {
    case .fill(let fill): return view(of: fill, nil, .identity, &draft)
    case .stroke(let stroke): return view(of: stroke, nil, .identity, &draft)
    case .image(let image): return picture(image.asset, image.size, &draft)
    case .artwork(let artwork): return view(of: artwork, &draft)
    case .text(let text): return view(of: text, &draft)
    case .composition(let nesting): return view(of: nesting, &draft)
    case .group(let group): return view(of: group, &draft)
    case .chosen:
      refuseEffects(draft.layer)
      return nil
    }
  }

  // MARK: Compositions

  private mutating func view(
    of nesting: AnimatedNesting, _ draft: inout LayerDraft
  ) -> ViewCode {
    let size = nesting.size
    let part = composition(nesting.composition, size: size)
    var code = ViewCode(
      part.call(time: time(by: nesting.clock, &draft)), box: Rect(origin: .zero, size: size))
    draft.usesTime = draft.usesTime || part.usesTime
    draft.usesTheme = draft.usesTheme || part.usesTheme
    code.leaves = 2
    code.mixes = part.mixes
    code.modify(".frame(width: \(size.width), height: \(size.height), alignment: .topLeading)")
    return code
  }

  /// The time inside a nested composition.
  private mutating func time(by clock: SceneClock, _ draft: inout LayerDraft) -> SwiftCode {
    switch clock {
    case .running(let start, let stretch):
      let shift = seconds(start)
      let moved: SwiftCode =
        shift == 0 ? "time" : shift < 0 ? "time + \(-shift)" : "time - \(shift)"
      if stretch == 1 { return moved }
      return shift == 0 ? "time / \(stretch)" : "(\(moved)) / \(stretch)"
    case .remapped(let remap, _):
      let source = MotionTrack.Source(of: [.scalar(remap)], .factor) { [rate = list.frameRate] in
        rate.seconds(atFrame: clock.frame(inside: $0, rate: rate)).value
      }
      let inside = draft.motion.value(source, "inner time")
      guard mixesFrames else { return "\(inside)" }
      guard case .field = inside else { return "Moment(\(inside))" }
      // Each of the frames leads to one of its own.
      return "time.map { \(inside.code(in: "Frames.value(of: \(ViewType.motionName), at: $0)")) }"
    }
  }

  // MARK: Pictures

  /// A picture that fills a rectangle; what is left over of it is cut equally at both sides.
  private mutating func picture(
    _ id: String, _ size: Size, _ draft: inout LayerDraft
  ) -> ViewCode {
    let asset = images.first { $0.id == id }
    let image: SwiftCode
    if let asset, let themed = themed(asset, &draft) {
      image = themed
    } else {
      switch asset?.source {
      case .embedded(_, let base64):
        usesPictures = true
        draft.statics.line("private static let image = Pictures.image(\(base64))")
        image = "Self.image"
      case .external(_, let file): image = NamedPicture(file: file, bundle: bundle).image
      case nil: image = "Image(\(id))"
      }
    }
    var code = ViewCode(image)
    code.modify(".resizable()")
    code.modify(".scaledToFill()")
    code.frame(Rect(origin: .zero, size: size))
    code.modify(".clipped()")
    return code
  }
}
