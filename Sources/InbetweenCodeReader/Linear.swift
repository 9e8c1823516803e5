import InbetweenDesignDocuments

/// A number that may depend on names whose value the code does not give: `0.1 + 0.3 × index`.
struct Linear: Hashable {
  var constant: Double
  /// Factors by name; never 0. The names of what is counted (an index of a loop, a parameter)
  /// begin with `#`.
  var factors: [String: Double]

  init(_ constant: Double, _ factors: [String: Double] = [:]) {
    self.constant = constant
    self.factors = factors.filter { $0.value != 0 }
  }

  /// A number that nothing is known of; so is all that is worked out with it.
  static let unknown = Linear(.nan)

  /// Whether something is known of it.
  var isKnown: Bool { constant.isFinite }

  /// The number where it depends on nothing.
  var number: Double? { factors.isEmpty && constant.isFinite ? constant : nil }

  /// Whether it depends on a name that nothing counts.
  var isRelative: Bool { factors.keys.contains { !$0.hasPrefix("#") } }

  /// What one more of the thing counted adds; nil where nothing is counted, or two things are.
  var step: Double? {
    let counted = factors.filter { $0.key.hasPrefix("#") }
    guard counted.count == 1, let step = counted.first?.value, step.isFinite else { return nil }
    return step
  }

  static func + (left: Linear, right: Linear) -> Linear {
    Linear(
      left.constant + right.constant, left.factors.merging(right.factors, uniquingKeysWith: +))
  }

  static func - (left: Linear, right: Linear) -> Linear { left + right.scaled(by: -1) }

  func scaled(by factor: Double) -> Linear {
    Linear(constant * factor, factors.mapValues { $0 * factor })
  }

  /// nil where both depend on something: that is no line any more.
  static func * (left: Linear, right: Linear) -> Linear? {
    if let factor = right.number { return left.scaled(by: factor) }
    if let factor = left.number { return right.scaled(by: factor) }
    return nil
  }

  /// nil for a division by 0 or by something unknown.
  static func / (left: Linear, right: Linear) -> Linear? {
    guard let divisor = right.number, divisor != 0 else { return nil }
    return left.scaled(by: 1 / divisor)
  }
}

/// What an expression of the document's code is worth.
indirect enum CodeValue {
  case number(Linear)
  /// Whether a condition holds.
  case flag(Bool)
  case text(String)
  case list([CodeValue])
  /// From a bound up to and without another one.
  case range(Linear, Linear)
  /// One value or another, as a condition says.
  case either([CodeValue])
  /// Any number between two, both included: `0.2...0.4` as a time.
  case span(Double, Double)
  case animation(CodeAnimation)
  /// A value of a type that the code declares, with what its maker was given.
  case object(type: String, given: [String: CodeValue])
  /// A Core Animation object: the key path that it moves, and where it was made.
  case layerAnimation(keyPath: String, motion: Fact.Motion)
  /// `.eventAtSecond(3)`: a member's name and its arguments.
  case member(String, [CodeValue])
  /// `$begin`, `\.scale`: a reference by name.
  case reference(String)
  /// An affine transform or an angle: what it changes and to what.
  case change([Fact.Change])
  case curve(Fact.Curve)
  /// A name that the code does not resolve.
  case unknown(String)

  static func number(_ constant: Double) -> CodeValue { .number(Linear(constant)) }

  /// As a number, perhaps an unknown one; nil for what is none.
  var linear: Linear? {
    switch self {
    case .number(let number): number
    case .unknown(let name) where !name.isEmpty: Linear(0, [name: 1])
    case .either(let values): values.first?.linear
    case .flag, .text, .list, .range, .span, .animation, .object, .layerAnimation, .member,
      .reference, .change, .curve, .unknown:
      nil
    }
  }

  var number: Double? { linear?.number }

  /// Whether it is a number, or a choice or a range of numbers.
  var isTime: Bool {
    choices.allSatisfy {
      if case .span = $0 { return true }
      return $0.number != nil
    }
  }

  var isKnown: Bool {
    if case .unknown = self { return false }
    return true
  }

  /// What it may be: the values of a choice, else itself.
  var choices: [CodeValue] {
    if case .either(let values) = self { return values.flatMap(\.choices) }
    return [self]
  }

  /// A number and one by chance: a span, or the step of a row, which chance blurs and does not change:
  /// `Double(index) * 0.04 + .random(in: 0...0.08)`; nil for any other sum.
  func plus(chance: CodeValue) -> CodeValue? {
    guard case .span(let lower, let upper) = chance, let first = linear else { return nil }
    if let number = first.number { return .span(number + lower, number + upper) }
    return first.step == nil ? nil : self
  }

  /// One of several values; the value itself where there is one, nil for none.
  static func one(of values: [CodeValue]) -> CodeValue? {
    let all = values.flatMap(\.choices)
    return all.count > 1 ? .either(all) : all.first
  }
}

/// An animation as SwiftUI describes it.
struct CodeAnimation {
  var curve: Fact.Curve?
  var duration: CodeValue?
  var delay: CodeValue?
  /// Where the duration and the delay are written.
  var durationNode: CodePlace?
  var delayNode: CodePlace?
  /// Where the curve is, and how often it runs.
  var curveNode: CodePlace?
  var repeatNode: CodePlace?
  var repeats = false
  /// How often it runs; nil where nothing is said.
  var runs: Double?
  /// What it takes where no duration is given; nil where nothing documents that.
  var standard: Standard?
  /// The case of a choice that gives it, and where that gives it.
  var phase: String?
  var phasePlace: CodePlace?

  init(curve: Fact.Curve? = nil, standard: Standard? = nil) {
    self.curve = curve
    self.standard = standard
  }

  /// A duration that SwiftUI documents as a default.
  struct Standard {
    var name: String
    var seconds: Double

    /// nil for a name whose animation has none.
    init?(_ name: String) {
      switch name {
      case "linear", "easeIn", "easeOut", "easeInOut", "timingCurve": seconds = 0.35
      case "spring", "bouncy", "snappy", "smooth": seconds = 0.5
      case "interactiveSpring": seconds = 0.15
      default: return nil
      }
      self.name = name
    }
  }
}

/// A place in a snippet, with the source that stands there.
struct CodePlace: Hashable {
  var unit: Int
  var line: Int
  var source: String

  /// The line, where another place of the same statement stands on another one; nil otherwise.
  func line(near other: CodePlace) -> Int? {
    unit == other.unit && line != other.line && abs(line - other.line) <= 12 ? line : nil
  }
}
