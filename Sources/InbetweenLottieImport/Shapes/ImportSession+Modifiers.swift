import InbetweenLottieFormat
import InbetweenTimeline

// The items that change the outlines above (Lottie specification, "Modifiers").

extension ImportSession {
  /// The most copies of a repeater.
  static let maximumCopies = 10_000.0

  mutating func modifier(_ source: LottieModifier) -> ShapeItem.Kind {
    switch source {
    case .trim(let trim): .trim(self.trim(trim))
    case .repeater(let repeater): .repeater(self.repeater(repeater))
    case .merge(let mode): .merge(MergePaths(self.mode(mode)))
    case .roundedCorners(let radius):
      .roundCorners(RoundCorners(radius: property(radius, ScalarForm(), default: 0)))
    case .offset(let offset):
      .offset(
        OffsetPaths(
          amount: property(offset.amount, ScalarForm(), default: 0), join: join(offset.join),
          miterLimit: property(offset.miterLimit, ScalarForm(), default: 4)))
    case .puckerBloat(let amount):
      .puckerBloat(PuckerBloat(amount: property(amount, ScalarForm.percent, default: 0)))
    case .zigZag(let zigZag):
      .zigZag(
        ZigZag(
          size: property(zigZag.size, ScalarForm(), default: 0),
          ridges: bounded(zigZag.ridges, upTo: ZigZag.maximumRidges, "ridges", default: 0),
          smoothness: property(zigZag.points, ScalarForm(), default: 1)))
    case .twist(let twist):
      .twist(
        Twist(
          angle: property(twist.angle, ScalarForm(), default: 0),
          center: property(twist.center, PointForm(), default: .zero)))
    }
  }

  private mutating func trim(_ source: LottieTrim) -> TrimPaths {
    TrimPaths(
      start: property(source.start, ScalarForm.percent, default: 0),
      end: property(source.end, ScalarForm.percent, default: 1),
      offset: property(source.offset, ScalarForm(), default: 0),
      mode: source.mode == .sequential ? .individually : .simultaneously)
  }

  private mutating func repeater(_ source: LottieRepeater) -> Repeater {
    Repeater(
      copies: bounded(source.copies, upTo: Self.maximumCopies, "copies", default: 0),
      offset: property(source.offset, ScalarForm(), default: 0),
      // The specification's 1, "above", keeps the original above: After Effects' default, "Below",
      // is 1, and every player draws it so.
      order: source.order == .below ? .above : .below,
      transform: flatTransform(source.transform),
      startOpacity: property(source.transform?.startOpacity, ScalarForm.percent, default: 1),
      endOpacity: property(source.transform?.endOpacity, ScalarForm.percent, default: 1))
  }

  private func mode(_ mode: LottieMergeMode?) -> MergePaths.Mode {
    switch mode {
    case .append, nil: .merge
    case .add: .add
    case .subtract: .subtract
    case .intersect: .intersect
    case .excludeIntersections: .exclude
    }
  }
}
