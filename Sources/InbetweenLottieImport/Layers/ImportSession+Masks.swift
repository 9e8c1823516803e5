import InbetweenDiagnostics
import InbetweenLottieFormat
import InbetweenTimeline

extension ImportSession {
  /// Lottie specification, "Masks": mode add, opacity 100, expansion 0 by default.
  mutating func mask(_ source: LottieMask) -> Mask {
    // Old exports have the closed flag beside the outline; a mask's outline is closed else.
    let form = OutlineForm(isClosedByDefault: source.isClosed ?? true)
    var mask = Mask(
      name: source.name ?? "", mode: Mask.Mode(source.mode),
      isInverted: source.isInverted ?? false,
      path: property(source.outline, form, default: BezierPath([], isClosed: true)),
      opacity: property(source.opacity, ScalarForm.percent, default: 1),
      expansion: property(source.expansion, ScalarForm(), default: 0),
      feather: property(source.feather, PointForm(), default: .zero))
    mask.origin = Origin(source.path)
    if source.outline == nil {
      log.report(.missingKey("pt", "the outline is empty", at: source.path))
    }
    return mask
  }
}

extension Mask.Mode {
  fileprivate init(_ mode: LottieMaskMode?) {
    self =
      switch mode {
      case nil, .add: .add
      case .none?: .none
      case .subtract: .subtract
      case .intersect: .intersect
      case .lighten: .lighten
      case .darken: .darken
      case .difference: .difference
      }
  }
}
