import InbetweenDiagnostics
import InbetweenLottieFormat
import InbetweenTimeline

// Text animators and their selectors (Lottie documentation, "Text Range").

extension ImportSession {
  mutating func animator(_ source: LottieTextAnimator) -> TextAnimator {
    var animator = TextAnimator(
      name: source.name ?? "", selectors: source.selectors.map { selector($0) },
      style: style(source))
    animator.origin = Origin(source.path)
    return animator
  }

  private mutating func style(_ source: LottieTextAnimator) -> TextAnimatorStyle {
    var style = TextAnimatorStyle()
    style.anchor = property(source.anchor, VectorForm(), orNilWith: .zero)
    style.position = property(source.position, VectorForm(), orNilWith: .zero)
    style.scale = property(source.scale, VectorForm.scale, orNilWith: .one)
    style.rotation = property(source.rotation, ScalarForm(), orNilWith: 0)
    style.xRotation = property(source.rotationX, ScalarForm(), orNilWith: 0)
    style.yRotation = property(source.rotationY, ScalarForm(), orNilWith: 0)
    style.skew = property(source.skew, ScalarForm(), orNilWith: 0)
    style.skewAxis = property(source.skewAxis, ScalarForm(), orNilWith: 0)
    style.opacity = property(source.opacity, ScalarForm.percent, orNilWith: 1)
    paint(&style, source)
    style.tracking = property(source.tracking, ScalarForm(), orNilWith: 0)
    style.lineSpacing = property(source.lineSpacing, LineSpacingForm(), orNilWith: 0)
    reportSpacingAcross(source.lineSpacing)
    style.lineAnchor = property(source.lineAnchor, ScalarForm.percent, orNilWith: 0)
    style.blur = property(source.blur, PointForm(), orNilWith: .zero)
    return style
  }

  private mutating func reportSpacingAcross(_ source: LottieProperty?) {
    guard let source else { return }
    let across = property(source, LineSpacingForm(isAcross: true), default: 0)
    guard !across.isStatic || across.track.initialValue != 0 else { return }
    log.report(.lineSpacingAcross(at: source.path))
  }

  private mutating func paint(_ style: inout TextAnimatorStyle, _ source: LottieTextAnimator) {
    style.fill = source.fillColor.map { color($0) }
    style.fillHue = property(source.fillHue, ScalarForm(), orNilWith: 0)
    style.fillSaturation = property(source.fillSaturation, ScalarForm.percent, orNilWith: 0)
    style.fillBrightness = property(source.fillBrightness, ScalarForm.percent, orNilWith: 0)
    style.fillOpacity = property(source.fillOpacity, ScalarForm.percent, orNilWith: 1)
    style.stroke = source.strokeColor.map { color($0) }
    style.strokeHue = property(source.strokeHue, ScalarForm(), orNilWith: 0)
    style.strokeSaturation = property(source.strokeSaturation, ScalarForm.percent, orNilWith: 0)
    style.strokeBrightness = property(source.strokeBrightness, ScalarForm.percent, orNilWith: 0)
    style.strokeOpacity = property(source.strokeOpacity, ScalarForm.percent, orNilWith: 1)
    style.strokeWidth = property(source.strokeWidth, ScalarForm(), orNilWith: 0)
  }

  /// After Effects' own defaults: from 0 to the end, amount 100 %, smoothness 100 %, no easing.
  private mutating func selector(_ source: LottieRangeSelector) -> TextSelector {
    let range = ScalarForm(divisor: source.units == .index ? 1 : 100)
    var selector = TextSelector(
      unit: unit(source.basis), measure: source.units == .index ? .index : .share,
      shape: shape(source.shape),
      start: property(source.start, range, default: 0),
      end: property(source.end, range, orNilWith: 1),
      offset: property(source.offset, range, default: 0),
      amount: property(source.amount, ScalarForm.percent, default: 1),
      easeHigh: property(source.easeHigh, ScalarForm.percent, default: 0),
      easeLow: property(source.easeLow, ScalarForm.percent, default: 0),
      smoothness: property(source.smoothness, ScalarForm.percent, default: 1),
      isRandomized: source.isRandom ?? false, mode: mode(source.mode))
    if source.type == .expression {
      selector.kind = .expression(source.expression ?? selector.amount.expression ?? "")
      if source.amount?.expression == nil { log.report(.expression(at: source.path)) }
    }
    return selector
  }

  private func unit(_ basis: LottieSelectorBasis?) -> TextSelector.Unit {
    switch basis {
    case nil, .characters: .character
    case .charactersExcludingSpaces: .characterWithoutSpaces
    case .words: .word
    case .lines: .line
    }
  }

  private func mode(_ mode: LottieSelectorMode?) -> TextSelector.Mode {
    switch mode {
    case nil, .add: .add
    case .subtract: .subtract
    case .intersect: .intersect
    case .minimum: .minimum
    case .maximum: .maximum
    case .difference: .difference
    }
  }

  private func shape(_ shape: LottieSelectorShape?) -> TextSelector.Shape {
    switch shape {
    case nil, .square: .square
    case .rampUp: .rampUp
    case .rampDown: .rampDown
    case .triangle: .triangle
    case .round: .round
    case .smooth: .smooth
    }
  }
}
