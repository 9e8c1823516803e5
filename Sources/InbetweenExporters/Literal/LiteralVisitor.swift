import InbetweenTimeline

/// Turns the parts of a timeline into Swift expressions.
struct LiteralVisitor: ModelVisitor {
  typealias Failure = Never

  /// How keyframes are written.
  struct Style {
    var frameRate: FrameRate
    /// Tracks of more keyframes are tables.
    var spelledKeyframes: Int
  }

  let style: Style
  /// The value that was visited last.
  private(set) var result = Expression("()", type: Void.self)
  private var arguments: [Expression.Argument] = []
  private var caseName: StaticString = ""

  init(_ style: Style) { self.style = style }

  /// The expression of `value`.
  static func expression<Value: Described>(of value: Value, _ style: Style) -> Expression {
    var visitor = LiteralVisitor(style)
    var value = value
    value.visit(&visitor)
    return visitor.result
  }
}

// MARK: Values with parts

extension LiteralVisitor {
  /// The arguments that `describe` gives.
  private mutating func collect(_ describe: (inout LiteralVisitor) -> Void) -> [Expression.Argument]
  {
    let outer = arguments
    defer { arguments = outer }
    arguments = []
    describe(&self)
    return arguments
  }

  mutating func record<Value: Record>(_ value: inout Value) {
    let arguments = collect { value.describe(&$0) }
    result = Expression(
      .call(SwiftCode(nameOf: Value.self), arguments), type: Value.self,
      title: Self.title(arguments))
  }

  /// The name among the arguments of a thing that has one.
  private static func title(_ arguments: [Expression.Argument]) -> String? {
    for argument in arguments.prefix(2) {
      if argument.label == nil || argument.label == "name",
        case .text(let text) = argument.value.form
      {
        return text
      }
    }
    return nil
  }

  mutating func choice<Value: Choice>(_ value: inout Value) {
    let arguments = collect { value.describe(&$0) }
    if caseName.description == Value.plainCase?.description, let plain = arguments.first {
      // The library has the same short forms for positions and rotations as for properties.
      result = Expression(plain.value.form, type: Value.self)
    } else if arguments.isEmpty {
      result = Expression(".\(SwiftCode(word: caseName))", type: Value.self)
    } else {
      result = Expression(
        .call(".\(SwiftCode(word: caseName))", arguments), type: Value.self)
    }
  }

  mutating func begin(_ name: StaticString) { caseName = name }

  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) {
    if let standard, standard == value { return }
    let outerCase = caseName
    value.visit(&self)
    caseName = outerCase
    let word: SwiftCode? =
      switch label {
      case .same: SwiftCode(word: name)
      case .none: nil
      case .other(let label): SwiftCode(word: label)
      }
    arguments.append(Expression.Argument(label: word, value: result))
  }

  mutating func inline<Value: Described>(_ value: inout Value) {
    let outerCase = caseName
    value.visit(&self)
    caseName = outerCase
    arguments.append(Expression.Argument(label: nil, value: result))
  }

  mutating func list<Element: Described>(_ value: inout [Element]) {
    let elements = value.map { element in
      var element = element
      element.visit(&self)
      return result
    }
    var notes: [SwiftCode] = []
    if Element.self == TextKeyframe.self, let texts = value as? [TextKeyframe],
      1...LiteralLimits.elements ~= texts.count - 1
    {
      notes = texts.map { seconds($0.frame) }
    }
    result = Expression(.list(elements, notes: notes), type: [Element].self)
  }

  mutating func optional<Wrapped: Described>(_ value: inout Wrapped?) {
    guard var wrapped = value else {
      result = Expression("nil", type: Wrapped?.self)
      return
    }
    wrapped.visit(&self)
  }
}

// MARK: Values without parts

extension LiteralVisitor {
  mutating func number(_ value: inout Double) {
    result = Expression("\(exactly: value)", type: Double.self)
  }

  mutating func integer(_ value: inout Int) { result = Expression("\(value)", type: Int.self) }

  mutating func flag(_ value: inout Bool) {
    result = Expression(value ? "true" : "false", type: Bool.self)
  }

  mutating func text(_ value: inout String) { result = Expression(.text(value), type: String.self) }

  mutating func word<Value: Word>(_ value: inout Value) {
    result = Expression(".\(SwiftCode(ownWord: value))", type: Value.self)
  }

  private static func list(_ numbers: Double...) -> SwiftCode {
    .joined(numbers.map { "\(exactly: $0)" }, by: ", ")
  }

  mutating func frameRate(_ value: inout FrameRate) {
    result = Expression("FrameRate(\(exactly: value.framesPerSecond))", type: FrameRate.self)
  }

  mutating func point(_ value: inout Point) {
    result = Expression(
      value == .zero ? ".zero" : "Point(\(Self.list(value.x, value.y)))", type: Point.self)
  }

  mutating func vector(_ value: inout Vector3) {
    let code: SwiftCode =
      if value == .zero {
        ".zero"
      } else if value == .one {
        ".one"
      } else if value.z == 0 {
        "Vector3(\(Self.list(value.x, value.y)))"
      } else {
        "Vector3(\(Self.list(value.x, value.y, value.z)))"
      }
    result = Expression(code, type: Vector3.self)
  }

  mutating func color(_ value: inout Color) {
    let code: SwiftCode =
      if let hex = value.hex {
        "Color(hex: \(SwiftCode(hex: hex)))"
      } else if value.alpha == 1 {
        "Color(\(Self.list(value.red, value.green, value.blue)))"
      } else {
        "Color(\(Self.list(value.red, value.green, value.blue, value.alpha)))"
      }
    result = Expression(code, type: Color.self)
  }

  mutating func outline(_ value: inout BezierPath) {
    let text = Expression(.rows([TableText.outline(value)], wrap: true), type: StaticString.self)
    result = Expression(
      .call("BezierPath", [Expression.Argument(label: nil, value: text)]), type: BezierPath.self)
  }
}

// MARK: Tracks

extension LiteralVisitor {
  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) {
    var arguments = collect { value.describe(&$0) }
    let callee: SwiftCode =
      switch value.track {
      case .constant: ".constant"
      case .keyframed: ".keyframed"
      }
    if case .rows = arguments.first?.value.form { arguments[0].label = "table" }
    result = Expression(.call(callee, arguments), type: Property<Value>.self)
  }

  mutating func track<Value: TrackValue>(_ value: inout Track<Value>) {
    switch value {
    case .constant(var constant): constant.visit(&self)
    case .keyframed(let keyframes):
      let list = keyframes.list
      if list.count > style.spelledKeyframes {
        result = Expression(
          .rows(list.map { TableText.row($0) }, wrap: false), type: StaticString.self)
      } else {
        result = Expression(
          .list(
            list.map { spelled($0) }, notes: list.count > 1 ? list.map { seconds($0.frame) } : []),
          type: [Keyframe<Value>].self)
      }
    }
    arguments.append(Expression.Argument(label: nil, value: result))
  }

  /// The time of a frame as a comment, to the millisecond.
  private func seconds(_ frame: Double) -> SwiftCode {
    let seconds = style.frameRate.seconds(atFrame: frame).value
    return "\((seconds * 1000).rounded() / 1000) s"
  }

  private mutating func spelled<Value: TrackValue>(_ keyframe: Keyframe<Value>) -> Expression {
    var arguments = [
      Expression.Argument(
        label: nil, value: Expression("\(exactly: keyframe.frame)", type: Double.self))
    ]
    arguments.append(argument(nil, keyframe.value))
    if keyframe.easing != .linear {
      arguments.append(Expression.Argument(label: nil, value: spelled(keyframe.easing)))
    }
    if let path = keyframe.path {
      let handles = [argument("out", path.outTangent), argument("in", path.inTangent)]
      arguments.append(
        Expression.Argument(
          label: "path",
          value: Expression(.call("MotionPath", handles), type: MotionPath<Value>.self)))
    }
    return Expression(.call("Keyframe", arguments), type: Keyframe<Value>.self)
  }

  private mutating func argument<Value: TrackValue>(
    _ label: SwiftCode?, _ value: Value
  ) -> Expression.Argument {
    var value = value
    value.visit(&self)
    return Expression.Argument(label: label, value: result)
  }

  private func spelled(_ easing: Easing) -> Expression {
    if let name = easing.name { return Expression(".\(SwiftCode(word: name))", type: Easing.self) }
    switch easing {
    case .linear, .hold: return Expression(".linear", type: Easing.self)
    case .curve(let curve): return Expression(".curve(\(Self.points(curve)))", type: Easing.self)
    case .perDimension(let curves):
      let list = curves.map {
        Expression("TimingCurve(\(Self.points($0)))", type: TimingCurve.self)
      }
      let argument = Expression.Argument(
        label: nil, value: Expression(.list(list, notes: []), type: [TimingCurve].self))
      return Expression(.call(".perDimension", [argument]), type: Easing.self)
    }
  }

  private static func points(_ curve: TimingCurve) -> SwiftCode {
    list(curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y)
  }
}
