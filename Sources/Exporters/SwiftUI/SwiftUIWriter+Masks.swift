import Diagnostics
import Geometry
import Motion
import SceneGraph
import TimelineModel

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
    parts.insert(.mask)
    parts.insert(.draw)
    body.closure("context.clipToLayer { context in") { writer in
      if first == .subtract || first == .intersect || first == .darken {
        writer.line("context.fill(GraphicsContext.everything, with: .color(.black))")
      }
      for mask in masks { join(mask, layer, &writer) }
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
    case .none: return
    case .add, .lighten: mode = ".normal"
    case .subtract: mode = ".destinationOut"
    case .intersect, .darken: mode = ".destinationIn"
    case .difference: mode = ".xor"
    }
    if [.lighten, .darken, .difference].contains(source.mode), opacity.text != "1" {
      log.report(
        .lostInTarget(
          "the opacity of a mask that lightens, darkens or takes the difference", layer,
          fix: "set the mask's opacity to 100 %"))
    }
    let feather = feather(source, layer)
    writer.closure("context.with(opacity: \(opacity), blendMode: \(mode)).drawLayer { context in") {
      writer in
      if let feather { writer.line("context.addFilter(.blur(radius: \(feather)))") }
      if source.isInverted {
        writer.line("context.clip(to: \(path), options: .inverse)")
        writer.line("context.fill(GraphicsContext.everything, with: .color(.black))")
      } else {
        writer.line("context.fill(\(path), with: .color(.black))")
      }
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
      curves: Array(Set(source.path.track.keyframes.flatMap(\.easing.curves))))
    func outlines(_ frame: Double) -> [BezierPath] {
      var path = source.path.value(atFrame: frame)
      path.isClosed = true
      return isExpanded ? source.outlines(atFrame: frame) : [path]
    }
    if isExpanded {
      return flipBook(over: range, fit, after: name, outlines) ?? "Path()"
    }
    let keys = fit.keys(over: range) { frame in
      TrackKind.numbers(outlines(frame))
    }
    let counts = Set(keys.map(\.numbers.count))
    guard counts.count == 1 else {
      return flipBook(over: range, fit, after: name, outlines) ?? "Path()"
    }
    let code = track(keys, after: name, .outline([true]), .length)
    return "\(code).path"
  }
}
