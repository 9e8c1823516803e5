import InbetweenLowering
import InbetweenTimeline

extension KeyframesWriter {
  /// A number: one that never changes, the theme's where it is in a slot, else the field that moves
  /// so.
  ///
  /// - Parameters:
  ///   - number: what is written.
  ///   - text: what it is of the layer: "ring width".
  ///   - precision: of its keyframes.
  ///   - draft: the layer.
  /// - Returns: the number as a view names it.
  mutating func number(
    _ number: AnimatedNumber, _ text: String, _ precision: Precision = .length,
    _ draft: inout LayerDraft
  ) -> NumberCode {
    guard !number.isFixed else { return .still(precision.rounded(number.value(atFrame: 0))) }
    switch number {
    case .property(let property, _): return value(of: property, text, precision, &draft)
    case .limited(let part, let least, let most):
      // The designer's keyframes stay where limits change nothing.
      return self.number(part, text, precision, &draft).limited(to: part.passed(least, most))
    case .constant, .x, .y, .component, .sum, .difference, .product, .quotient, .sine, .cosine,
      .apartFromZero, .switched, .chosen:
      if number.isInSlots, let themed = themed(number, text, precision, &draft) {
        return .expression(themed)
      }
      return draft.motion.value(
        MotionTrack.Source(of: number.sources, precision) { number.value(atFrame: $0) }, text)
    }
  }

  private mutating func value(
    of property: Property<Double>, _ text: String, _ precision: Precision,
    _ draft: inout LayerDraft
  ) -> NumberCode {
    let purpose = draft.title + " " + text
    let entry = property.slot.flatMap { _ in
      held { $0.entry(property, after: purpose, precision) }
    }
    return entry.map { .expression(use($0, &draft)) }
      ?? draft.motion.value(MotionTrack.Source(property, precision), text)
  }
}

extension NumberCode {
  /// No less and no more than limits that are finite.
  fileprivate func limited(to limits: ClosedRange<Double>) -> NumberCode {
    guard limits.lowerBound.isFinite || limits.upperBound.isFinite else { return self }
    switch self {
    case .still(let number): return .still(min(limits.upperBound, max(limits.lowerBound, number)))
    case .field, .expression: return .expression(limits.limiting(code()))
    }
  }
}
