import InbetweenTimeline

/// Takes large parts out of an expression, each into a function of its own: the compiler's time
/// for a function grows faster than the function.
struct LargeParts {
  /// What was taken out, in the order in which a reader of the whole asks for it.
  private(set) var functions: [Function] = []

  struct Function {
    var name: SwiftNames.Identifier
    var value: Expression
  }

  /// The expression with calls of functions in place of its large parts.
  ///
  /// - Parameters:
  ///   - expression: a layer, or a list of what a timeline has besides.
  ///   - title: what the functions are named after, besides what the parts are called.
  ///   - names: the functions of the file.
  /// - Returns: an expression of bounded size.
  mutating func taken(
    from expression: Expression, within title: String, _ names: inout SwiftNames
  ) -> Expression {
    // Inner parts come first, but outer ones are read first.
    defer { functions.reverse() }
    return reduced(expression, title, &names).expression
  }

  private mutating func reduced(
    _ expression: Expression, _ title: String, _ names: inout SwiftNames
  ) -> (expression: Expression, weight: Int) {
    var expression = expression
    switch expression.form {
    case .code, .text, .concatenation: return (expression, 0)
    case .rows: return (expression, 1)
    case .call(let callee, let arguments):
      var weight = 1
      var parts: [Expression.Argument] = []
      for argument in arguments {
        let part = reduced(argument.value, title, &names)
        weight += part.weight
        parts.append(Expression.Argument(label: argument.label, value: part.expression))
      }
      expression.form = .call(callee, parts)
      guard weight > LiteralLimits.functionCalls, expression.type == ShapeItem.self else {
        return (expression, weight)
      }
      return (call(of: expression, "\(title) \(expression.title ?? "")", &names), 1)
    case .list(let elements, let notes):
      guard notes.isEmpty else { return (expression, elements.count) }
      let parts = elements.map { reduced($0, title, &names) }
      let weight = parts.reduce(0) { $0 + $1.weight }
      expression.form = .list(parts.map(\.expression), notes: [])
      guard weight > LiteralLimits.functionCalls * 2 else { return (expression, weight) }
      return (joined(parts, of: expression, title, &names), parts.count / 20)
    }
  }

  /// The list put together from functions that each give some of its elements.
  private mutating func joined(
    _ parts: [(expression: Expression, weight: Int)], of list: Expression, _ title: String,
    _ names: inout SwiftNames
  ) -> Expression {
    var groups: [[Expression]] = [[]]
    var weight = 0
    for part in parts {
      if weight > LiteralLimits.functionCalls {
        groups.append([])
        weight = 0
      }
      groups[groups.count - 1].append(part.expression)
      weight += max(1, part.weight)
    }
    let start = functions.count
    let calls = groups.map { group in
      call(of: Expression(.list(group, notes: []), type: list.type), "\(title) part", &names)
    }
    // They are turned over with all others in the end.
    functions[start...].reverse()
    return Expression(.concatenation(calls), type: list.type)
  }

  private mutating func call(
    of value: Expression, _ title: String, _ names: inout SwiftNames
  ) -> Expression {
    let name = names.name(after: title, or: "part")
    functions.append(Function(name: name, value: value))
    var call = value
    call.form = .code("\(SwiftCode(identifier: name))()")
    return call
  }
}
