import InbetweenDiagnostics
import InbetweenLottieFormat
import InbetweenTimeline

// Effects: their controls are distinguished by their places (Lottie documentation, "Effects").

extension ImportSession {
  mutating func effect(_ source: LottieEffect) -> Effect {
    var effect = Effect(source.name ?? "", isEnabled: source.isEnabled ?? true, kind(of: source))
    effect.origin = Origin(source.path)
    return effect
  }

  private mutating func kind(of source: LottieEffect) -> Effect.Kind {
    let controls = EffectControls(source.controls)
    switch source.type == 5 ? Self.types[source.matchName ?? ""] : source.type {
    case 20: return .tint(tint(controls))
    case 21: return .fill(fill(controls))
    case 22: return .stroke(stroke(controls))
    case 23: return .tritone(tritone(controls))
    case 24: return .levels(levels(controls))
    case 25: return .dropShadow(dropShadow(controls))
    case 26: return .radialWipe(radialWipe(controls))
    case 28: return .setMatte(setMatte(controls))
    case 29: return .gaussianBlur(blur(controls))
    case 35: return .transform(transform(controls))
    default:
      return source.type == 5 && source.matchName == "ADBE Box Blur2"
        ? .gaussianBlur(boxBlur(controls)) : other(source)
    }
  }

  /// The numbers of effects that Bodymovin also writes as one of controls alone, 5: older versions all
  /// that they did not know, each version the blurs that came before Gaussian Blur 2 and are drawn as it
  /// is.
  private static let types = [
    "ADBE Tint": 20, "ADBE Fill": 21, "ADBE Stroke": 22, "ADBE Tritone": 23, "ADBE Drop Shadow": 25,
    "ADBE Radial Wipe": 26, "ADBE Gaussian Blur 2": 29, "ADBE Gaussian Blur": 29,
    "ADBE Fast Blur": 29, "ADBE Geometry2": 35,
  ]

  /// After Effects' expression controls draw nothing; every other effect does.
  private mutating func other(_ source: LottieEffect) -> Effect.Kind {
    let parameters = parameters(source.controls, prefix: "")
    let matchName = source.matchName ?? ""
    let drawsNothing =
      source.type == 5
      && (matchName.isEmpty || matchName.hasPrefix("Pseudo/") || matchName.hasSuffix(" Control"))
    if drawsNothing { return .controls(matchName: matchName, parameters) }
    if source.isEnabled != false {
      log.report(
        .effectNotConverted(source.name ?? matchName, matchName: matchName, at: source.path))
    }
    return .other(type: source.type ?? -1, matchName: matchName, parameters)
  }

  private mutating func parameters(
    _ controls: [LottieEffectControl], prefix: String
  ) -> [EffectParameter] {
    controls.flatMap { control in
      let name = prefix + (control.name ?? "")
      guard control.group.isEmpty else {
        return parameters(control.group, prefix: name + " › ")
      }
      return [EffectParameter(name, value(of: control), isLayer: control.type == 10)]
    }
  }

  private mutating func value(of control: LottieEffectControl) -> AnyProperty? {
    guard let source = control.value else { return nil }
    switch control.type {
    case 2: return .color(color(source))
    case 3: return .point(property(source, PointForm(), default: .zero))
    default:
      guard (replaced(source) ?? source).value != nil else { return nil }
      return .scalar(property(source, ScalarForm(), default: 0))
    }
  }
}

/// The controls of an effect by their places.
private struct EffectControls {
  private let controls: [LottieEffectControl]

  init(_ controls: [LottieEffectControl]) { self.controls = controls }

  subscript(place: Int) -> LottieProperty? {
    place < controls.count ? controls[place].value : nil
  }

  func name(_ place: Int) -> String { place < controls.count ? controls[place].name ?? "" : "" }
}

// Defaults are those of After Effects' effect controls panel.
extension ImportSession {
  private mutating func tint(_ controls: EffectControls) -> TintEffect {
    TintEffect(
      black: color(controls[0]), white: color(controls[1], default: .white),
      amount: property(controls[2], ScalarForm.percent, default: 1))
  }

  private mutating func fill(_ controls: EffectControls) -> FillEffect {
    // What lottie-web leaves out too: masks, inversion and feather.
    for place in [0, 1, 3, 4, 5] { reportUnused(place, of: controls, "Fill") }
    return FillEffect(
      color: color(controls[2], default: Color(hex: 0xFF0000)),
      opacity: property(controls[6], ScalarForm(), default: 1))
  }

  /// Tells a control that does something and is not converted: one that is not `idle` all the time.
  private mutating func reportUnused(
    _ place: Int, of controls: EffectControls, _ effect: String, unless idle: Double = 0
  ) {
    guard let source = controls[place] else { return }
    let value = property(source, ScalarForm(), default: idle)
    guard !value.isStatic || value.track.initialValue != idle else { return }
    report(place, of: controls, effect, idle: idle == 0 ? "0 or None" : "its default")
  }

  private mutating func report(
    _ place: Int, of controls: EffectControls, _ effect: String, idle: String
  ) {
    guard let source = controls[place] else { return }
    log.report(
      .effectPartNotConverted(controls.name(place), of: effect, idle: idle, at: source.path))
  }

  private mutating func stroke(_ controls: EffectControls) -> StrokeEffect {
    StrokeEffect(
      mask: property(controls[0], ScalarForm(), default: 1),
      strokesAllMasks: property(controls[1], ScalarForm(), default: 0),
      strokesSequentially: property(controls[2], ScalarForm(), default: 1),
      color: color(controls[3], default: .white),
      // Players draw a line of twice the brush's size: it is the brush's radius.
      brushSize: property(controls[4], ScalarForm(divisor: 0.5), default: 4),
      hardness: property(controls[5], ScalarForm(), default: 0.75),
      opacity: property(controls[6], ScalarForm(), default: 1),
      start: property(controls[7], ScalarForm.percent, default: 0),
      end: property(controls[8], ScalarForm.percent, default: 1),
      spacing: property(controls[9], ScalarForm.percent, default: 0.15),
      paintStyle: property(controls[10], ScalarForm(), default: 1))
  }

  private mutating func tritone(_ controls: EffectControls) -> TritoneEffect {
    TritoneEffect(
      highlights: color(controls[0], default: .white),
      midtones: color(controls[1], default: Color(0.5, 0.5, 0.5)), shadows: color(controls[2]),
      originalBlend: property(controls[3], ScalarForm.percent, default: 0))
  }

  /// Individual Controls: a range of five controls, a heading and a switch for each channel.
  private mutating func levels(_ controls: EffectControls) -> LevelsEffect {
    LevelsEffect(
      all: levelsRange(controls, from: 3), red: levelsRange(controls, from: 10),
      green: levelsRange(controls, from: 17), blue: levelsRange(controls, from: 24),
      alpha: levelsRange(controls, from: 31))
  }

  private mutating func levelsRange(_ controls: EffectControls, from place: Int) -> LevelsRange {
    reportUnused(place + 2, of: controls, "Levels", unless: 1)
    return LevelsRange(
      inputBlack: property(controls[place], ScalarForm(), default: 0),
      inputWhite: property(controls[place + 1], ScalarForm(), default: 1),
      outputBlack: property(controls[place + 3], ScalarForm(), default: 0),
      outputWhite: property(controls[place + 4], ScalarForm(), default: 1))
  }

  /// The opacity is written 0 to 255.
  private mutating func dropShadow(_ controls: EffectControls) -> DropShadowEffect {
    DropShadowEffect(
      color: color(controls[0]),
      opacity: property(controls[1], ScalarForm(divisor: 255), default: 0.5),
      direction: property(controls[2], ScalarForm(), default: 135),
      distance: property(controls[3], ScalarForm(), default: 5),
      softness: property(controls[4], ScalarForm(), default: 0),
      showsShadowOnly: property(controls[5], ScalarForm(), default: 0))
  }

  private mutating func radialWipe(_ controls: EffectControls) -> RadialWipeEffect {
    RadialWipeEffect(
      completion: property(controls[0], ScalarForm.percent, default: 0),
      startAngle: property(controls[1], ScalarForm(), default: 0),
      center: property(controls[2], PointForm(), default: .zero),
      direction: property(controls[3], ScalarForm(), default: 1),
      feather: property(controls[4], ScalarForm(), default: 0))
  }

  private mutating func setMatte(_ controls: EffectControls) -> SetMatteEffect {
    let matte = SetMatteEffect(
      layer: property(controls[0], ScalarForm(), default: 0),
      channel: property(controls[1], ScalarForm(), default: 4),
      isInverted: property(controls[2], ScalarForm(), default: 0),
      stretchesToFit: property(controls[3], ScalarForm(), default: 1),
      compositesWithOriginal: property(controls[4], ScalarForm(), default: 1),
      premultipliesMatte: property(controls[5], ScalarForm(), default: 1))
    // Hue, lightness and saturation are drawn as luminance.
    if [6, 7, 8].contains(matte.channel.track.initialValue) {
      report(1, of: controls, "Set Matte", idle: "Luminance")
    }
    let settings = [matte.stretchesToFit, matte.compositesWithOriginal, matte.premultipliesMatte]
    for (place, setting) in zip(3..., settings)
    where !setting.isStatic || setting.track.initialValue != 1 {
      report(place, of: controls, "Set Matte", idle: "its default")
    }
    return matte
  }

  private mutating func blur(_ controls: EffectControls) -> GaussianBlurEffect {
    GaussianBlurEffect(
      blurriness: property(controls[0], ScalarForm(), default: 0),
      dimensions: property(controls[1], ScalarForm(), default: 1),
      repeatsEdgePixels: property(controls[2], ScalarForm(), default: 0))
  }

  /// Fast Box Blur. Boxes of a radius r, laid over one another n times, have the variance n r²/3, and from
  /// three on look as the Gaussian curve of that variance.
  private mutating func boxBlur(_ controls: EffectControls) -> GaussianBlurEffect {
    let iterations = property(controls[1], ScalarForm(), default: 3)
    let times = min(max(1, iterations.track.initialValue), 50)
    if times < 3 || !iterations.isStatic {
      report(1, of: controls, "Fast Box Blur", idle: "one number of 3 or more")
    }
    let sigma = (times / 3).squareRoot()
    return GaussianBlurEffect(
      blurriness: property(
        controls[0], ScalarForm(divisor: GaussianBlurEffect.sigma / sigma), default: 0),
      dimensions: property(controls[2], ScalarForm(), default: 1),
      repeatsEdgePixels: property(controls[3], ScalarForm(), default: 0))
  }

  private mutating func transform(_ controls: EffectControls) -> TransformEffect {
    TransformEffect(
      anchor: property(controls[0], PointForm(), default: .zero),
      position: property(controls[1], PointForm(), default: .zero),
      isUniform: property(controls[2], ScalarForm(), default: 0),
      scaleHeight: property(controls[3], ScalarForm.percent, default: 1),
      scaleWidth: property(controls[4], ScalarForm.percent, default: 1),
      skew: property(controls[5], ScalarForm(), default: 0),
      skewAxis: property(controls[6], ScalarForm(), default: 0),
      rotation: property(controls[7], ScalarForm(), default: 0),
      opacity: property(controls[8], ScalarForm.percent, default: 1))
  }
}
