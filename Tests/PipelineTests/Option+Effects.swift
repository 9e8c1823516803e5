import InbetweenTimeline

// Effects, by kind and by control, and the feather of masks.

extension Option {
  static let effects: [Option] =
    kinds + shadows + blurs + fills + tints + tritones + levels + strokes + mattes + wipes
    + transforms + [
      layers("effects in their order") { $0.effects.reverse() },
      layers("mask feather") { layer in
        for index in layer.masks.indices { layer.masks[index].feather = .constant(.zero) }
      },
    ]

  private static let kinds: [Option] = EffectName.allCases.map { name in
    layers("effect \(name)") { layer in
      for index in layer.effects.indices where EffectName(layer.effects[index].kind) == name {
        if case .controls = layer.effects[index].kind {
          layer.effects[index].kind = .controls([])
        }
        layer.effects[index].isEnabled = false
      }
    }
  }

  private static let shadows: [Option] = part(
    "dropShadow", Effect.Kind.dropShadow,
    [
      "color": { $0.color = .constant(.white) },
      "opacity": { $0.opacity = .constant(0.25) },
      "direction": { $0.direction = .constant(300) },
      "distance": { $0.distance = .constant(1) },
      "softness": { $0.softness = .constant(0) },
      "showsShadowOnly": { $0.showsShadowOnly = .constant(0) },
    ])

  private static let blurs: [Option] = part(
    "gaussianBlur", Effect.Kind.gaussianBlur,
    [
      "blurriness": { $0.blurriness = .constant(0) },
      "dimensions": { $0.dimensions = .constant($0.dimensions.track.initialValue == 1 ? 2 : 1) },
      "repeatsEdgePixels": { $0.repeatsEdgePixels = .constant(0) },
    ])

  private static let fills: [Option] = part(
    "fill", Effect.Kind.fill,
    [
      "color": { $0.color = .constant(.white) }, "opacity": { $0.opacity = .constant(1) },
    ])

  private static let tints: [Option] = part(
    "tint", Effect.Kind.tint,
    [
      "black": { $0.black = .constant(.black) }, "white": { $0.white = .constant(.white) },
      "amount": { $0.amount = .constant(1) },
    ])

  private static let tritones: [Option] = part(
    "tritone", Effect.Kind.tritone,
    [
      "highlights": { $0.highlights = .constant(.black) },
      "midtones": { $0.midtones = .constant(.black) },
      "shadows": { $0.shadows = .constant(.white) },
      "originalBlend": { $0.originalBlend = .constant(0) },
    ])

  private static let levels: [Option] = part(
    "levels", Effect.Kind.levels,
    [
      "all": { $0.all = .unchanged }, "red": { $0.red = .unchanged },
      "green": { $0.green = .unchanged }, "blue": { $0.blue = .unchanged },
      "alpha": { $0.alpha = .unchanged },
      "inputBlack": { $0.all.inputBlack = .constant(0) },
      "inputWhite": { $0.all.inputWhite = .constant(1) },
      "outputBlack": { $0.all.outputBlack = .constant(0) },
      "outputWhite": { $0.all.outputWhite = .constant(1) },
    ])

  private static let strokes: [Option] = part(
    "stroke", Effect.Kind.stroke,
    [
      "mask": { $0.mask = .constant(9) },
      "strokesAllMasks": { $0.strokesAllMasks = .constant(0) },
      "strokesSequentially": { $0.strokesSequentially = .constant(0) },
      "color": { $0.color = .constant(.black) },
      "brushSize": { $0.brushSize = .constant(2) },
      "hardness": { $0.hardness = .constant(1) },
      "opacity": { $0.opacity = .constant(1) }, "start": { $0.start = .constant(0) },
      "end": { $0.end = .constant(1) }, "spacing": { $0.spacing = .constant(0) },
      "paintStyle": { $0.paintStyle = .constant(1) },
    ])

  private static let mattes: [Option] = part(
    "setMatte", Effect.Kind.setMatte,
    [
      "layer": { $0.layer = .constant(0) },
      "channel": { $0.channel = .constant($0.channel.track.initialValue == 4 ? 5 : 4) },
      "isInverted": { $0.isInverted = .constant(0) },
      "stretchesToFit": { $0.stretchesToFit = .constant(1) },
      "compositesWithOriginal": { $0.compositesWithOriginal = .constant(1) },
      "premultipliesMatte": { $0.premultipliesMatte = .constant(1) },
    ])

  private static let wipes: [Option] = part(
    "radialWipe", Effect.Kind.radialWipe,
    [
      "completion": { $0.completion = .constant(0) },
      "startAngle": { $0.startAngle = .constant(0) },
      "center": { $0.center = .constant(Point(30, 30)) },
      "direction": { $0.direction = .constant(1) },
      "feather": { $0.feather = .constant(0) },
    ])

  private static let transforms: [Option] = part(
    "transform", Effect.Kind.transform,
    [
      "anchor": { $0.anchor = .constant(Point(90, 90)) },
      "position": { $0.position = .constant(.zero) },
      "isUniform": { $0.isUniform = .constant(0) },
      "scaleHeight": { $0.scaleHeight = .constant(1) },
      "scaleWidth": { $0.scaleWidth = .constant(1) }, "skew": { $0.skew = .constant(0) },
      "skewAxis": { $0.skewAxis = .constant(0) },
      "rotation": { $0.rotation = .constant(0) },
      "opacity": { $0.opacity = .constant(1) },
    ])

  /// The controls of a kind of effect.
  private static func part<Part>(
    _ name: String, _ kind: @escaping @Sendable (Part) -> Effect.Kind,
    _ controls: KeyValuePairs<String, @Sendable (inout Part) -> Void>
  ) -> [Option] {
    controls.map { control, change in
      layers("\(name) \(control)") { layer in
        for index in layer.effects.indices {
          guard var part: Part = held(by: layer.effects[index].kind, in: name) else { continue }
          change(&part)
          layer.effects[index].kind = kind(part)
        }
      }
    }
  }

  /// What a case of an enum holds, where it is this one.
  static func held<Part>(by value: Any, in name: String) -> Part? {
    let child = Mirror(reflecting: value).children.first
    return child?.label == name ? child?.value as? Part : nil
  }
}

/// The kinds of effects, without what they hold.
enum EffectName: CaseIterable {
  case dropShadow, gaussianBlur, fill, tint, tritone, levels, stroke, setMatte, radialWipe
  case transform, controls, other

  init(_ kind: Effect.Kind) {
    switch kind {
    case .dropShadow: self = .dropShadow
    case .gaussianBlur: self = .gaussianBlur
    case .fill: self = .fill
    case .tint: self = .tint
    case .tritone: self = .tritone
    case .levels: self = .levels
    case .stroke: self = .stroke
    case .setMatte: self = .setMatte
    case .radialWipe: self = .radialWipe
    case .transform: self = .transform
    case .controls: self = .controls
    case .other: self = .other
    }
  }
}
