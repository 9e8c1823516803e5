package import InbetweenTimeline

/// A number over time, as it follows from what the designer set.
package indirect enum AnimatedNumber: Hashable, Sendable {
  /// The same at all times.
  case constant(Double)
  /// As authored, with what it is to whatever is worked out from it, in words, where that is more
  /// than one number: "distance".
  case property(Property<Double>, role: String = "")
  /// The x of a place.
  case x(Property<Point>)
  /// The y of a place.
  case y(Property<Point>)
  /// A component of a colour.
  case component(Property<Color>, ColorComponent)
  /// One and another.
  case sum(AnimatedNumber, AnimatedNumber)
  /// One without another.
  case difference(AnimatedNumber, AnimatedNumber)
  /// One times another.
  case product(AnimatedNumber, AnimatedNumber)
  /// One in parts of another.
  case quotient(AnimatedNumber, AnimatedNumber)
  /// Of an angle in degrees.
  case sine(AnimatedNumber)
  /// Of an angle in degrees.
  case cosine(AnimatedNumber)
  /// No less than one limit and no more than another.
  case limited(AnimatedNumber, least: Double, most: Double)
  /// The number, or `least` where its size is less than that.
  case apartFromZero(AnimatedNumber, least: Double)
  /// One number where a switch is on, that is above ½, else another.
  case switched(by: AnimatedNumber, on: AnimatedNumber, off: AnimatedNumber)
  /// One of several numbers: that of the whole number to which `by` rounds, else `otherwise`.
  case chosen(by: AnimatedNumber, [NumberedNumber], otherwise: AnimatedNumber)
}

/// A component of a colour.
package enum ColorComponent: Hashable, Sendable {
  case red, green, blue
}

/// A number that is chosen by another.
package struct NumberedNumber: Hashable, Sendable {
  /// A whole number.
  package var number: Double
  /// What it stands for.
  package var value: AnimatedNumber
}

/// A place, or a pair of numbers.
package struct AnimatedPoint: Hashable, Sendable {
  package var x, y: AnimatedNumber
}

/// A colour over time.
package struct AnimatedColor: Hashable, Sendable {
  /// As authored.
  package var color: Property<Color>
  /// In place of the colour's own alpha, 0 to 1; nil for that.
  package var alpha: AnimatedNumber?
}

// MARK: - Making

extension AnimatedNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package init(floatLiteral value: Double) { self = .constant(value) }
  package init(integerLiteral value: Int) { self = .constant(Double(value)) }

  /// As authored; one that nothing can change is a constant.
  package init(_ property: Property<Double>, _ role: String = "") {
    self =
      property.isReplaceable || !property.isStatic
      ? .property(property, role: role) : .constant(property.track.initialValue)
  }

  /// A component of a colour; one that nothing can change is a constant.
  static func component(
    of color: Property<Color>, _ component: ColorComponent
  ) -> AnimatedNumber {
    let number = AnimatedNumber.component(color, component)
    return color.isReplaceable || !color.isStatic ? number : .constant(number.value(atFrame: 0))
  }

  /// The same where nothing of it moves or can be replaced: the number itself.
  private var folded: AnimatedNumber {
    for part in parts {
      guard case .constant = part else { return self }
    }
    return .constant(value(atFrame: 0))
  }

  static func x(of point: Property<Point>) -> AnimatedNumber {
    point.isReplaceable || !point.isStatic ? .x(point) : .constant(point.track.initialValue.x)
  }

  static func y(of point: Property<Point>) -> AnimatedNumber {
    point.isReplaceable || !point.isStatic ? .y(point) : .constant(point.track.initialValue.y)
  }

  static func + (left: AnimatedNumber, right: AnimatedNumber) -> AnimatedNumber {
    AnimatedNumber.sum(left, right).folded
  }

  static func - (left: AnimatedNumber, right: AnimatedNumber) -> AnimatedNumber {
    AnimatedNumber.difference(left, right).folded
  }

  static func * (left: AnimatedNumber, right: AnimatedNumber) -> AnimatedNumber {
    AnimatedNumber.product(left, right).folded
  }

  static func / (left: AnimatedNumber, right: AnimatedNumber) -> AnimatedNumber {
    AnimatedNumber.quotient(left, right).folded
  }

  /// The sine of an angle in degrees.
  static func sine(of angle: AnimatedNumber) -> AnimatedNumber { AnimatedNumber.sine(angle).folded }

  /// The cosine of an angle in degrees.
  static func cosine(of angle: AnimatedNumber) -> AnimatedNumber {
    AnimatedNumber.cosine(angle).folded
  }

  /// No less than a limit.
  func atLeast(_ least: Double) -> AnimatedNumber {
    AnimatedNumber.limited(self, least: least, most: .infinity).folded
  }

  /// 0 to 1.
  var fraction: AnimatedNumber { AnimatedNumber.limited(self, least: 0, most: 1).folded }

  /// Never nearer to 0 than `least`.
  func apartFromZero(by least: Double) -> AnimatedNumber {
    AnimatedNumber.apartFromZero(self, least: least).folded
  }

  /// One number where a switch is on, else another.
  static func switched(
    by condition: AnimatedNumber, _ on: AnimatedNumber, else off: AnimatedNumber
  ) -> AnimatedNumber {
    if case .constant(let value) = condition { return value > 0.5 ? on : off }
    return .switched(by: condition, on: on, off: off)
  }

  /// One of several numbers.
  static func chosen(
    by number: AnimatedNumber, _ values: [Double: AnimatedNumber], otherwise: AnimatedNumber
  ) -> AnimatedNumber {
    if case .constant(let number) = number { return values[number.rounded()] ?? otherwise }
    let sorted = values.sorted { $0.key < $1.key }
    return .chosen(
      by: number, sorted.map { NumberedNumber(number: $0.key, value: $0.value) },
      otherwise: otherwise)
  }
}

extension Property {
  /// Whether something outside of the animation may replace it.
  var isReplaceable: Bool { slot != nil }
}

// MARK: - Evaluating

extension AnimatedNumber {
  /// The numbers that it is worked out from.
  package var parts: [AnimatedNumber] {
    switch self {
    case .constant, .property, .x, .y, .component: []
    case .sum(let left, let right), .difference(let left, let right), .product(let left, let right),
      .quotient(let left, let right):
      [left, right]
    case .sine(let part), .cosine(let part), .limited(let part, _, _), .apartFromZero(let part, _):
      [part]
    case .switched(let condition, let on, let off): [condition, on, off]
    case .chosen(let number, let values, let otherwise):
      [number, otherwise] + values.map(\.value)
    }
  }

  /// The properties that it is worked out from.
  package var properties: [AnyProperty] {
    switch self {
    case .constant: []
    case .property(let property, _): [.scalar(property)]
    case .x(let point), .y(let point): [.point(point)]
    case .component(let color, _): [.color(color)]
    case .sum, .difference, .product, .quotient, .sine, .cosine, .limited, .apartFromZero,
      .switched, .chosen:
      parts.flatMap(\.properties)
    }
  }

  /// Whether keyframes never change it.
  package var isStatic: Bool {
    switch self {
    case .constant: true
    case .property(let property, _): property.isStatic
    case .x(let point), .y(let point): point.isStatic
    case .component(let color, _): color.isStatic
    case .sum, .difference, .product, .quotient, .sine, .cosine, .limited, .apartFromZero,
      .switched, .chosen:
      parts.allSatisfy(\.isStatic)
    }
  }

  /// The number at a frame of the clock on which the keyframes are.
  package func value(atFrame frame: Double) -> Double {
    switch self {
    case .constant(let value): return value
    case .property(let property, _): return property.value(atFrame: frame)
    case .x(let point): return point.value(atFrame: frame).x
    case .y(let point): return point.value(atFrame: frame).y
    case .component(let color, let component):
      let color = color.value(atFrame: frame)
      switch component {
      case .red: return color.red
      case .green: return color.green
      case .blue: return color.blue
      }
    case .sum(let left, let right): return left.value(atFrame: frame) + right.value(atFrame: frame)
    case .difference(let left, let right):
      return left.value(atFrame: frame) - right.value(atFrame: frame)
    case .product(let left, let right):
      return left.value(atFrame: frame) * right.value(atFrame: frame)
    case .quotient(let left, let right):
      return left.value(atFrame: frame) / right.value(atFrame: frame)
    case .sine(let angle):
      return Real.sine(Real.radians(fromDegrees: angle.value(atFrame: frame)))
    case .cosine(let angle):
      return Real.cosine(Real.radians(fromDegrees: angle.value(atFrame: frame)))
    case .limited(let part, let least, let most):
      return min(most, max(least, part.value(atFrame: frame)))
    case .apartFromZero(let part, let least):
      let value = part.value(atFrame: frame)
      return abs(value) < least ? least : value
    case .switched(let condition, let on, let off):
      return (condition.isOn(atFrame: frame) ? on : off).value(atFrame: frame)
    case .chosen(let number, let values, let otherwise):
      let number = number.value(atFrame: frame).rounded()
      let chosen = values.first { $0.number == number }?.value ?? otherwise
      return chosen.value(atFrame: frame)
    }
  }

  /// Whether a switch is on at a frame.
  package func isOn(atFrame frame: Double) -> Bool { value(atFrame: frame) > 0.5 }
}

extension AnimatedPoint {
  package func value(atFrame frame: Double) -> Point {
    Point(x.value(atFrame: frame), y.value(atFrame: frame))
  }
}

extension AnimatedColor {
  func value(atFrame frame: Double) -> Color {
    var color = color.value(atFrame: frame)
    if let alpha { color.alpha = alpha.value(atFrame: frame) }
    return color
  }
}
