import InbetweenLowering
import InbetweenTimeline

// Numbers that follow from others, as expressions of `frame`.

extension SwiftUIWriter {
  /// A number over time as an expression of `frame`.
  ///
  /// - Parameters:
  ///   - number: what is written.
  ///   - text: what the names of tracks are made from; numbers of several parts add the role of
  ///     each.
  ///   - precision: of its parts.
  /// - Returns: code that stands as an argument.
  mutating func number(
    _ number: AnimatedNumber, after text: String, _ precision: Precision = .length
  ) -> SwiftCode {
    guard !number.isFixed else { return "\(precision.rounded(number.value(atFrame: 0)))" }
    return formula(number, after: text, precision).code
  }

  /// A switch over time: a word where it never changes.
  mutating func isOn(_ number: AnimatedNumber, after text: String) -> SwiftCode {
    guard !number.isFixed else { return number.isOn(atFrame: 0) ? "true" : "false" }
    return "\(formula(number, after: text, .length).code(inside: .sum)) > 0.5"
  }

  /// `x: …, y: …`.
  mutating func offset(_ point: AnimatedPoint, after text: String) -> SwiftCode {
    "x: \(number(point.x, after: text)), y: \(number(point.y, after: text))"
  }

  /// An expression, and what binds it together.
  private struct Formula {
    var code: SwiftCode
    var binding: Binding

    /// What binds an expression together, the loosest first.
    enum Binding: Int {
      case choice, sum, product, one
    }

    /// The expression as a part of one that is bound no more loosely than this.
    func code(inside least: Binding) -> SwiftCode {
      binding.rawValue < least.rawValue ? "(\(code))" : code
    }
  }

  private mutating func formula(
    _ number: AnimatedNumber, after text: String, _ precision: Precision
  ) -> Formula {
    guard !number.isFixed else {
      return Formula(code: "\(Precision.factor.rounded(number.value(atFrame: 0)))", binding: .one)
    }
    func code(_ part: AnimatedNumber, _ binding: Formula.Binding) -> SwiftCode {
      formula(part, after: text, precision).code(inside: binding)
    }
    switch number {
    case .apartFromZero(let part, let least) where part.isInSlots:
      let inner = formula(part, after: text, precision).code(inside: .sum)
      return Formula(code: "abs(\(inner)) < \(least) ? \(least) : \(inner)", binding: .choice)
    case .constant, .component, .apartFromZero:
      return Formula(code: fitted(number, after: text, precision), binding: .one)
    case .property(let property, let role):
      let name = role.isEmpty ? text : text + " " + role
      return Formula(code: self.number(property, after: name, precision), binding: .one)
    case .x(let point):
      return Formula(code: "\(self.point(point, after: text, precision)).x", binding: .one)
    case .y(let point):
      return Formula(code: "\(self.point(point, after: text, precision)).y", binding: .one)
    case .sum(let left, let right):
      if left.isAlways(0, .factor) { return formula(right, after: text, precision) }
      if right.isAlways(0, .factor) { return formula(left, after: text, precision) }
      return Formula(code: "\(code(left, .sum)) + \(code(right, .sum))", binding: .sum)
    case .difference(let left, let right):
      return Formula(code: "\(code(left, .sum)) - \(code(right, .product))", binding: .sum)
    case .product(let left, let right):
      if left.isAlways(1, .factor) { return formula(right, after: text, precision) }
      if right.isAlways(1, .factor) { return formula(left, after: text, precision) }
      if left.isAlways(-1, .factor) {
        return Formula(code: "-\(code(right, .one))", binding: .product)
      }
      return Formula(code: "\(code(left, .product)) * \(code(right, .product))", binding: .product)
    case .quotient(let left, let right):
      return Formula(code: "\(code(left, .product)) / \(code(right, .one))", binding: .product)
    case .sine(let angle):
      return Formula(code: "sin(\(code(angle, .product)) * .pi / 180)", binding: .one)
    case .cosine(let angle):
      return Formula(code: "cos(\(code(angle, .product)) * .pi / 180)", binding: .one)
    case .limited(let part, let least, let most):
      return limited(part, least, most, after: text, precision)
    case .switched(let condition, let on, let off):
      guard !condition.isFixed else {
        return formula(condition.isOn(atFrame: 0) ? on : off, after: text, precision)
      }
      return Formula(
        code: "\(code(condition, .sum)) > 0.5 ? \(code(on, .sum)) : \(code(off, .choice))",
        binding: .choice)
    case .chosen(let choice, let values, let otherwise):
      if choice.isStatic {
        let chosen = choice.value(atFrame: 0).rounded()
        let value = values.first { $0.number == chosen }?.value ?? otherwise
        return formula(value, after: text, precision)
      }
      // What is chosen at each frame is easier to read than the choice.
      return Formula(code: fitted(number, after: text, precision), binding: .one)
    }
  }

  private mutating func limited(
    _ part: AnimatedNumber, _ least: Double, _ most: Double, after text: String,
    _ precision: Precision
  ) -> Formula {
    // What lies between 0 and 1 is a share.
    let isShare = least == 0 && most == 1 && precision == .length
    let inner = formula(part, after: text, isShare ? .component : precision)
    let limits = part.passed(least, most)
    guard limits.lowerBound.isFinite || limits.upperBound.isFinite else { return inner }
    return Formula(code: limits.limiting(inner.code), binding: .one)
  }

  /// A number that no expression says, sampled into keyframes.
  private mutating func fitted(
    _ number: AnimatedNumber, after text: String, _ precision: Precision
  ) -> SwiftCode {
    let times = number.properties.flatMap(\.keyframeTimes)
    let range = FrameRange(times.min() ?? 0, times.max() ?? 0)
    let fit = AnimatedNumber.fit(of: [number], tolerance: precision.tolerance)
    let keys = self.keys(of: fit, over: range) { [number.value(atFrame: $0)] }
    return track(keys, after: text, .number, precision)
  }
}
