import InbetweenTimeline

/// Which features an animation uses, and how often: in After Effects' words.
struct FeatureCensus {
  private var counts: [String: Int] = [:]

  init(_ timeline: Timeline) {
    for layer in timeline.layers { count(layer) }
    for composition in timeline.compositions {
      for layer in composition.layers { count(layer) }
    }
    for image in timeline.images {
      switch image.source {
      case .embedded: count("embedded image")
      case .external: count("external image")
      }
    }
    for glyph in timeline.glyphs {
      if case .outlines(let items) = glyph.content { items.forEach { count($0) } }
    }
    count("glyph", timeline.glyphs.count)
    count("marker", timeline.markers.count)
    count("slot", timeline.slots.count)
  }

  /// In the order of their names.
  var features: [(name: String, count: Int)] {
    counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private mutating func count(_ name: String, _ times: Int = 1) {
    if times > 0 { counts[name, default: 0] += times }
  }

  private mutating func count(_ name: String, if isUsed: Bool) {
    if isUsed { count(name) }
  }
}

// MARK: Layers

extension FeatureCensus {
  private mutating func count(_ layer: Layer) {
    count(layer.content.kindName + " layer")
    switch layer.content {
    case .shape(let items): items.forEach { count($0) }
    case .text(let text): count(text)
    case .composition(let nested): count("time remapping", if: nested.timeRemap != nil)
    case .null, .solid, .image, .sound, .camera, .other: break
    }
    count("parent", if: layer.parent != nil)
    if let matte = layer.matte { count(matte.kind.title + " matte") }
    count("hidden layer", if: layer.isHidden)
    count("3D layer", if: layer.is3D)
    count("auto-orient", if: layer.isAutoOriented)
    count("motion blur", if: layer.hasMotionBlur)
    count("collapsed transformations", if: layer.collapsesTransformations)
    count("time stretch", if: layer.timing.stretch != 1)
    count(layer.blendMode)
    layer.masks.forEach { count($0) }
    for effect in layer.effects { count(effect.kind.title + " effect") }
    for style in layer.styles { count(style.kind.title + " style") }
    count(layer.transform)
    for property in layer.properties { count(property.property) }
  }

  private mutating func count(_ mask: Mask) {
    count("\(mask.mode.rawValue) mask")
    count("inverted mask", if: mask.isInverted)
    count("mask expansion", if: mask.expansion != .constant(0))
    count("mask feather", if: mask.feather != .constant(.zero))
  }

  private mutating func count(_ transform: Transform) {
    if case .separate = transform.position { count("separate dimensions") }
    count("skew", if: transform.skew != .constant(0))
  }

  private mutating func count(_ mode: BlendMode) {
    count("\(mode.rawValue) blend mode", if: mode != .normal)
  }

  private mutating func count(_ property: AnyProperty) {
    count("expression", if: property.expression != nil)
    switch property {
    case .point(let point): count("curved motion path", if: point.travelsOnCurve)
    case .vector(let vector): count("curved motion path", if: vector.travelsOnCurve)
    case .path(let path): count("path morph", if: !path.isStatic)
    case .gradient(let gradient): count("moving gradient", if: !gradient.isStatic)
    case .scalar, .color: break
    }
  }

  private mutating func count(_ text: TextContent) {
    count("text on a path", if: text.path != nil)
    count("text animator", text.animators.count)
    count("keyframed text", if: text.documents.count > 1)
    count("expression", if: text.expression != nil)
    count("text box", if: text.documents.contains { $0.document.box != nil })
    for selector in text.animators.flatMap(\.selectors) {
      if case .expression = selector.kind { count("expression selector") }
    }
  }
}

// MARK: Artwork

extension FeatureCensus {
  private mutating func count(_ item: ShapeItem) {
    count("hidden shape", if: item.isHidden)
    switch item.kind {
    case .group(let group):
      count("group")
      count(group.blendMode)
      group.items.forEach { count($0) }
    case .path: count("path")
    case .rectangle: count("rectangle")
    case .ellipse: count("ellipse")
    case .star(let star):
      switch star.kind {
      case .polygon: count("polygon")
      case .star: count("star")
      }
    case .fill(let fill):
      count(fill.paint, "fill")
      count("even-odd fill", if: fill.rule == .evenOdd)
      count(fill.blendMode)
    case .stroke(let stroke):
      count(stroke.paint, "stroke")
      count("dashes", if: stroke.dashes != nil)
      count(stroke.blendMode)
    case .trim(let trim):
      switch trim.mode {
      case .simultaneously: count("trim paths")
      case .individually: count("trim paths, individually")
      }
    case .repeater: count("repeater")
    case .merge: count("merge paths")
    case .modifier(let modifier): count(modifier.title.lowercased())
    }
  }

  private mutating func count(_ paint: Paint, _ use: String) {
    switch paint {
    case .solid: count(use)
    case .gradient(let gradient):
      switch gradient.kind {
      case .linear: count("linear gradient " + use)
      case .radial: count("radial gradient " + use)
      }
    }
  }
}

extension Property {
  fileprivate var travelsOnCurve: Bool { track.keyframes.contains { $0.path != nil } }
}
