import InbetweenDiagnostics
import InbetweenLottieFormat
import InbetweenTimeline

// One layer, apart from what it refers to among its neighbours.

extension ImportSession {
  mutating func layer(_ source: LottieLayer) -> Layer {
    var layer = Layer(
      id: source.index ?? 0, name: source.name ?? "", content: content(source),
      timing: timing(source))
    layer.origin = Origin(source.path)
    layer.is3D = source.is3D ?? false
    layer.transform = transform(source)
    layer.isMatteSource = source.isMatteSource ?? false
    layer.isAutoOriented = source.isAutoOriented ?? false
    layer.blendMode = BlendMode(source.blendMode)
    layer.masks = source.masks.map { mask($0) }
    layer.effects = source.effects.map { effect($0) }
    layer.styles = source.styles.map { style($0) }
    layer.isHidden = source.isHidden ?? false
    layer.hasMotionBlur = source.hasMotionBlur ?? false
    layer.collapsesTransformations = source.collapsesTransformations ?? false
    return layer
  }

  /// Lottie specification, "Layer": ip and op are required, st is 0 and sr is 1 by default.
  mutating func timing(_ source: LottieLayer) -> LayerTiming {
    let start = source.inPoint?.frame ?? frames.start
    let end = source.outPoint?.frame ?? frames.end
    if source.inPoint == nil {
      log.report(.missingKey("ip", "\(Diagnostic.shown(frames.start)) is used", at: source.path))
    }
    if source.outPoint == nil {
      log.report(.missingKey("op", "\(Diagnostic.shown(frames.end)) is used", at: source.path))
    }
    if end < start { log.report(.endsBeforeStart(start, end, at: source.path["op"])) }
    var stretch = source.stretch ?? 1
    if stretch == 0 {
      log.report(.zeroStretch(at: source.path["sr"]))
      stretch = 1
    }
    return LayerTiming(
      FrameRange(start, end), start: source.startTime?.frame ?? 0, stretch: stretch)
  }

  private mutating func content(_ source: LottieLayer) -> LayerContent {
    switch source.type {
    case .composition: return nested(source)
    case .solid: return solid(source)
    case .image: return image(source)
    case .null: return .null
    case .shape: return .shape(shapes(source))
    case .text: return text(source)
    case .audio: return sound(source)
    case .camera:
      log.report(.layerNotConverted("a camera", at: source.path))
      return .camera(Camera(zoom: property(source.content.perspective, ScalarForm(), default: 0)))
    case .guide: return .other(kind: LottieLayerType.guide.rawValue)
    case .videoPlaceholder, .imageSequence, .video, .imagePlaceholder, .adjustment, .light, .data:
      let number = source.typeNumber ?? 0
      log.report(.layerNotConverted("a layer of type \(number)", at: source.path["ty"]))
      return .other(kind: number)
    case nil: return unknown(source)
    }
  }

  private mutating func nested(_ source: LottieLayer) -> LayerContent {
    guard let id = source.content.reference, compositionIDs.contains(id) else {
      log.report(.danglingReference("composition", source.content.reference, at: source.path))
      return .null
    }
    let own = source.content
    let remap = property(own.timeRemap, ScalarForm(), orNilWith: 0)
    return .composition(
      NestedComposition(
        id: id, size: Size(own.width ?? size.width, own.height ?? size.height), timeRemap: remap))
  }

  /// The composition that a character is drawn with, as a layer would nest it.
  mutating func nestedContent(_ source: LottieLayer) -> NestedComposition? {
    guard case .composition(let nested) = nested(source) else { return nil }
    return nested
  }

  private mutating func solid(_ source: LottieLayer) -> LayerContent {
    let own = source.content
    let color = own.color.flatMap { Color(text: $0) }
    if color == nil { log.report(.missingKey("sc", "black is used", at: source.path)) }
    return .solid(
      color ?? .black, Size(max(0, own.width ?? size.width), max(0, own.height ?? size.height)))
  }

  private mutating func image(_ source: LottieLayer) -> LayerContent {
    guard let id = source.content.reference, imageIDs.contains(id) else {
      log.report(.danglingReference("image", source.content.reference, at: source.path))
      return .null
    }
    if source.content.timeRemap != nil {
      log.report(.unusedTimeRemap(at: source.path["tm"]))
    }
    return .image(id)
  }

  private mutating func sound(_ source: LottieLayer) -> LayerContent {
    let id = source.content.reference ?? ""
    log.report(.layerNotConverted("a sound", at: source.path))
    if !soundIDs.contains(id) {
      log.report(.danglingReference("sound", source.content.reference, at: source.path))
    }
    return .sound(id)
  }

  private mutating func shapes(_ source: LottieLayer) -> [ShapeItem] {
    guard let shapes = source.content.shapes else {
      log.report(.missingKey("shapes", "the layer shows nothing", at: source.path))
      return []
    }
    return items(shapes, depth: 0).items
  }

  /// A layer of no known type shows what it holds, if that can be known.
  private mutating func unknown(_ source: LottieLayer) -> LayerContent {
    log.report(.unknownLayerType(source.typeNumber, at: source.path))
    if let id = source.content.reference {
      if compositionIDs.contains(id) { return nested(source) }
      if imageIDs.contains(id) { return .image(id) }
    }
    if source.content.shapes != nil { return .shape(shapes(source)) }
    return source.typeNumber.map { .other(kind: $0) } ?? .null
  }
}

extension BlendMode {
  /// Lottie specification, "Blend Mode": normal by default.
  init(_ mode: LottieBlendMode?) {
    self =
      switch mode {
      case nil, .normal: .normal
      case .multiply: .multiply
      case .screen: .screen
      case .overlay: .overlay
      case .darken: .darken
      case .lighten: .lighten
      case .colorDodge: .colorDodge
      case .colorBurn: .colorBurn
      case .hardLight: .hardLight
      case .softLight: .softLight
      case .difference: .difference
      case .exclusion: .exclusion
      case .hue: .hue
      case .saturation: .saturation
      case .color: .color
      case .luminosity: .luminosity
      case .add: .add
      case .hardMix: .hardMix
      }
  }
}
