import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

extension SwiftUIWriter {
  /// Limits `context`, in the group's space, to what its masks show.
  mutating func mask(
    _ group: AnimatedGroup, of subject: LayerSubject, _ body: inout CodeLines
  ) {
    let masks = group.masks.filter { $0.mode != .none }
    guard let first = masks.first else { return }
    // Masks that only cut, sharply and fully, are clips.
    if !group.masksPartly {
      for mask in masks {
        let path = path(of: mask, of: group, subject)
        let options: SwiftCode = mask.isHole ? ", options: .inverse" : ""
        body.line("context.clip(to: \(path)\(options))")
      }
      return
    }
    // One that shows what it covers is the layer's own limit.
    if masks.count == 1, first.mode == .add, !first.isInverted {
      return body.closure("context.clipToLayer { context in") { writer in
        let faded: SwiftCode =
          first.opacity.isAlways(1, .component)
          ? "" : ".opacity(\(opacity(of: first, subject.layer)))"
        fill(first, ".black\(faded)", of: group, subject, &writer)
      }
    }
    parts.formUnion([.everything, .blended])
    let isGray = masks.contains { [.lighten, .darken, .difference].contains($0.mode) }
    body.closure("context.clipToLayer { context in") { writer in
      if isGray {
        // As grey on black: there coverage has a lighter, a darker and a difference.
        writer.line("context.addFilter(.luminanceToAlpha)")
        writer.closure("context.drawLayer { context in") { writer in
          let backdrop: SwiftCode = first.mode.startsCovered ? ".white" : ".black"
          writer.line("context.fill(everything, with: .color(\(backdrop)))")
          for mask in masks { joinGray(mask, of: group, subject, &writer) }
        }
      } else {
        if first.mode.startsCovered {
          writer.line("context.fill(everything, with: .color(.black))")
        }
        for mask in masks { join(mask, of: group, subject, &writer) }
      }
    }
  }

  private mutating func join(
    _ mask: AnimatedMask, of group: AnimatedGroup, _ subject: LayerSubject,
    _ writer: inout CodeLines
  ) {
    let opacity = opacity(of: mask, subject.layer)
    let mode: SwiftCode
    switch mask.mode {
    case .none, .lighten, .darken, .difference: return
    case .add: mode = ".normal"
    case .subtract: mode = ".destinationOut"
    case .intersect: mode = ".destinationIn"
    }
    writer.closure(
      "blended(context, opacity: \(opacity), blendMode: \(mode)).drawLayer { context in"
    ) {
      writer in
      if mask.isInverted {
        writer.line("context.fill(everything, with: .color(.black))")
        writer.line("context.blendMode = .destinationOut")
      }
      fill(mask, ".black", of: group, subject, &writer)
    }
  }

  /// Fills what a mask covers, with its soft edge.
  private mutating func fill(
    _ mask: AnimatedMask, _ ink: SwiftCode, of group: AnimatedGroup, _ subject: LayerSubject,
    _ writer: inout CodeLines
  ) {
    if let feather = feather(mask, of: group, subject.layer) {
      writer.line("context.addFilter(.blur(radius: \(feather)))")
    }
    writer.line("context.fill(\(path(of: mask, of: group, subject)), with: .color(\(ink)))")
  }

  /// Joins a mask to grey coverage.
  private mutating func joinGray(
    _ mask: AnimatedMask, of group: AnimatedGroup, _ subject: LayerSubject,
    _ writer: inout CodeLines
  ) {
    let opacity = opacity(of: mask, subject.layer)
    let isFull = mask.opacity.isAlways(1, .component)
    let mode: SwiftCode
    var isNegative = mask.isInverted
    switch mask.mode {
    case .none: return
    case .add: mode = ".screen"
    case .subtract:
      mode = ".multiply"
      isNegative.toggle()
    case .intersect: mode = ".multiply"
    case .lighten: mode = ".lighten"
    case .darken: mode = ".darken"
    case .difference: mode = ".difference"
    }
    // Coverage c times opacity o is grey c·o; what is subtracted stands as 1 - c·o.
    let faded: SwiftCode = isFull ? "" : ".opacity(\(opacity))"
    let (backdrop, ink): (SwiftCode?, SwiftCode)
    switch (mask.mode == .subtract, isNegative) {
    case (true, true): (backdrop, ink) = (".white", ".black\(faded)")
    case (true, false): (backdrop, ink) = (nil, ".white")
    case (false, true): (backdrop, ink) = (".white\(faded)", ".black")
    case (false, false): (backdrop, ink) = (nil, ".white\(faded)")
    }
    writer.closure("blended(context, blendMode: \(mode)).drawLayer { context in") { writer in
      writer.line("context.fill(everything, with: .color(.black))")
      if let backdrop { writer.line("context.fill(everything, with: .color(\(backdrop)))") }
      if mask.mode == .subtract, mask.isInverted, !isFull {
        writer.line(
          "context.fill(everything, with: .color(.white.opacity(1 - \(opacity))))")
      }
      fill(mask, ink, of: group, subject, &writer)
    }
  }

  private mutating func opacity(of mask: AnimatedMask, _ layer: AnimatedLayer) -> SwiftCode {
    number(mask.opacity, after: layer.name + " mask opacity", .component)
  }

  /// The standard deviation of a mask's edge; nil for a sharp one.
  private mutating func feather(
    _ mask: AnimatedMask, of group: AnimatedGroup, _ layer: AnimatedLayer
  ) -> SwiftCode? {
    guard !mask.isSharp else { return nil }
    switch mask.shape {
    case .drawn: return number(mask.sigma.x, after: layer.name + " feather")
    case .sector: return number(mask.sigma.x, after: name(of: group.name, layer))
    }
  }

  private mutating func path(
    of mask: AnimatedMask, of group: AnimatedGroup, _ subject: LayerSubject
  ) -> SwiftCode {
    switch mask.shape {
    case .drawn(let mask): return path(of: mask, subject.layer)
    case .sector(let sector):
      parts.insert(.wipe)
      let name = name(of: group.name, subject.layer)
      return """
        wiped(\(number(sector.covered, after: name, .component)), \
        around: \(point(sector.center, after: name + " center")), \
        from: \(number(sector.start, after: name)))
        """
    }
  }

  private mutating func path(of mask: SceneMask, _ layer: AnimatedLayer) -> SwiftCode {
    let name = layer.name + " mask"
    if let fixed = mask.fixedOutlines { return still(fixed, after: name) ?? "Path()" }
    let source = mask.mask
    let range = span(of: layer)
    let fit = TrackFit(
      tolerance: layer.seenScale.tolerance(Precision.length.tolerance),
      breaks: source.path.track.keyframes.map(\.frame)
        + source.expansion.track.keyframes.map(\.frame),
      curves: source.path.track.keyframes.flatMap(\.easing.curves))
    return moving(over: range, fit, of: layer, after: name) { frame, work in
      mask.closedOutlines(atFrame: frame, work: &work)
    } ?? "Path()"
  }
}

extension Mask.Mode {
  /// Whether it joins full coverage where it is the first.
  fileprivate var startsCovered: Bool {
    switch self {
    case .subtract, .intersect, .darken: true
    case .none, .add, .lighten, .difference: false
    }
  }
}
