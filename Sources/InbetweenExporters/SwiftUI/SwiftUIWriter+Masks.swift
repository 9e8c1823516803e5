import InbetweenDiagnostics
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

extension SwiftUIWriter {
  /// Limits `context`, in the layer's space, to what its masks show.
  mutating func mask(_ layer: SceneLayer, _ body: inout SourceWriter) {
    let masks = layer.masks.filter { $0.mask.mode != .none }
    guard let first = masks.first?.mask.mode else { return }
    // Masks that only cut, sharply and fully, are clips.
    let areClips = masks.enumerated().allSatisfy { index, mask in
      let mask = mask.mask
      let isSharp =
        mask.feather.isStatic && mask.feather.track.initialValue == .zero && mask.opacity.isStatic
        && mask.opacity.track.initialValue == 1
      switch mask.mode {
      case .none: return true
      case .add: return isSharp && index == 0
      case .subtract, .intersect, .darken: return isSharp
      case .lighten, .difference: return false
      }
    }
    if areClips {
      for mask in masks {
        let path = path(of: mask, layer)
        let isHole = (mask.mask.mode == .subtract) != mask.mask.isInverted
        let options: SwiftCode = isHole ? ", options: .inverse" : ""
        body.line("context.clip(to: \(path)\(options))")
      }
      return
    }
    parts.formUnion([.everything, .blended])
    let isGray = masks.contains { [.lighten, .darken, .difference].contains($0.mask.mode) }
    body.closure("context.clipToLayer { context in") { writer in
      if isGray {
        // As grey on black: there coverage has a lighter, a darker and a difference.
        writer.line("context.addFilter(.luminanceToAlpha)")
        writer.closure("context.drawLayer { context in") { writer in
          let ground: SwiftCode = first.startsCovered ? ".white" : ".black"
          writer.line("context.fill(everything, with: .color(\(ground)))")
          for mask in masks { joinGray(mask, layer, &writer) }
        }
      } else {
        if first.startsCovered {
          writer.line("context.fill(everything, with: .color(.black))")
        }
        for mask in masks { join(mask, layer, &writer) }
      }
    }
  }

  private mutating func join(
    _ mask: SceneMask, _ layer: SceneLayer, _ writer: inout SourceWriter
  ) {
    let source = mask.mask
    let path = path(of: mask, layer)
    let opacity = number(source.opacity, after: layer.name + " mask opacity", .component)
    let mode: SwiftCode
    switch source.mode {
    case .none, .lighten, .darken, .difference: return
    case .add: mode = ".normal"
    case .subtract: mode = ".destinationOut"
    case .intersect: mode = ".destinationIn"
    }
    let feather = feather(source, layer)
    writer.closure(
      "blended(context, opacity: \(opacity), blendMode: \(mode)).drawLayer { context in"
    ) {
      writer in
      if source.isInverted {
        writer.line("context.fill(everything, with: .color(.black))")
        writer.line("context.blendMode = .destinationOut")
      }
      if let feather { writer.line("context.addFilter(.blur(radius: \(feather)))") }
      writer.line("context.fill(\(path), with: .color(.black))")
    }
  }

  /// Joins a mask to grey coverage.
  private mutating func joinGray(
    _ mask: SceneMask, _ layer: SceneLayer, _ writer: inout SourceWriter
  ) {
    let source = mask.mask
    let path = path(of: mask, layer)
    let opacity = number(source.opacity, after: layer.name + " mask opacity", .component)
    let mode: SwiftCode
    var isNegative = source.isInverted
    switch source.mode {
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
    let feather = feather(source, layer)
    // Coverage c times opacity o is grey c·o; what is subtracted stands as 1 - c·o.
    let faded: SwiftCode = opacity.text == "1" ? "" : ".opacity(\(opacity))"
    let (ground, ink): (SwiftCode, SwiftCode)
    switch (source.mode == .subtract, isNegative) {
    case (true, true): (ground, ink) = (".white", ".black\(faded)")
    case (true, false): (ground, ink) = (".black", ".white")
    case (false, true): (ground, ink) = (".white\(faded)", ".black")
    case (false, false): (ground, ink) = (".black", ".white\(faded)")
    }
    writer.closure("blended(context, blendMode: \(mode)).drawLayer { context in") { writer in
      writer.line("context.fill(everything, with: .color(.black))")
      if ground.text != ".black" {
        writer.line("context.fill(everything, with: .color(\(ground)))")
      }
      if source.mode == .subtract, source.isInverted, opacity.text != "1" {
        writer.line(
          "context.fill(everything, with: .color(.white.opacity(1 - \(opacity))))")
      }
      if let feather { writer.line("context.addFilter(.blur(radius: \(feather)))") }
      writer.line("context.fill(\(path), with: .color(\(ink)))")
    }
  }

  private mutating func feather(_ mask: Mask, _ layer: SceneLayer) -> SwiftCode? {
    guard !mask.feather.isStatic || mask.feather.track.initialValue != .zero else { return nil }
    let width = point(mask.feather, after: layer.name + " feather")
    return "\(width).x / 4"
  }

  private mutating func path(of mask: SceneMask, _ layer: SceneLayer) -> SwiftCode {
    let name = layer.name + " mask"
    if let fixed = mask.fixedOutlines { return still(fixed, after: name) ?? "Path()" }
    let source = mask.mask
    let isExpanded = !source.expansion.isStatic || source.expansion.track.initialValue != 0
    let range = span(of: layer)
    let fit = TrackFit(
      tolerance: Precision.length.tolerance,
      breaks: source.path.track.keyframes.map(\.frame)
        + source.expansion.track.keyframes.map(\.frame),
      curves: Array(Set(source.path.track.keyframes.flatMap(\.easing.curves))).inOrder)
    func outlines(_ frame: Double) -> [BezierPath] {
      var path = source.path.value(atFrame: frame)
      path.isClosed = true
      return isExpanded ? source.outlines(atFrame: frame) : [path]
    }
    return moving(over: range, fit, of: layer, after: name) { frame, work in
      let found = outlines(frame)
      work.take(points: found.reduce(0) { $0 + $1.vertices.count })
      return found
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
