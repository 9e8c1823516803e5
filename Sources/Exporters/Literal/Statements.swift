/// The statements of one function: expressions laid out on lines. Whatever does not fit on the line
/// where it belongs becomes a variable of its own before it, so that no expression is large: the
/// compiler's time grows with the square of an expression's calls.
struct Statements {
  private(set) var writer: SourceWriter
  private var names: SwiftNames

  init(indentation: Int, reserved: Set<String>) {
    writer = SourceWriter(indentation: indentation)
    names = SwiftNames(reserved: reserved)
  }

  /// A statement: `head`, which may be empty, and the expression behind it.
  mutating func add(_ head: SwiftCode, _ expression: Expression, within title: String? = nil) {
    let lines = layout(expression, after: head.width, within: title)
    for (index, line) in lines.enumerated() {
      writer.line(index == 0 ? head + line : line)
    }
  }

  /// The last statement: what the function returns, without `return` where it is the only one.
  mutating func finish(_ expression: Expression) {
    let lines = layout(expression, after: 7, within: nil)
    let head: SwiftCode = writer.lineCount == 0 ? "" : "return "
    for (index, line) in lines.enumerated() {
      writer.line(index == 0 ? head + line : line)
    }
  }

  private var width: Int { LiteralLimits.columns - writer.indentation }
}

// MARK: Layout

extension Statements {
  /// The lines of an expression; the first begins at a column.
  private mutating func layout(
    _ expression: Expression, after column: Int, within title: String?
  ) -> [SwiftCode] {
    if let line = expression.onOneLine(width: width - column) { return [line] }
    let title = expression.title ?? title
    switch expression.form {
    case .code(let code): return [code]
    case .text(let text):
      return Self.quotes(StringLiteral.lines(text, width: width - 6).map { SwiftCode(escaped: $0) })
    case .rows(let rows):
      return Self.quotes(rows.flatMap { Self.wrapped($0, width: width - 4) })
    case .list(let elements, let notes):
      if elements.count > max(LiteralLimits.elements, notes.count) {
        return [variable(elements, of: expression, within: title)]
      }
      return ["["] + lines(of: elements, notes, within: title) + ["]"]
    case .call(let callee, let arguments):
      return layout(callee, arguments, after: column, within: title)
    }
  }

  private mutating func layout(
    _ callee: SwiftCode, _ arguments: [Expression.Argument], after column: Int,
    within title: String?
  ) -> [SwiftCode] {
    if arguments.count == 1, arguments[0].value.embraces {
      let head: SwiftCode = "\(callee)(\(arguments[0].head)"
      var lines = layout(arguments[0].value, after: column + head.width, within: title)
      lines[0] = head + lines[0]
      lines[lines.count - 1] += ")"
      return lines
    }
    let fitting = arguments.map { fit($0, within: title) }
    let call = Expression(.call(callee, fitting), type: Void.self)
    if let line = call.onOneLine(width: width - column) { return [line] }
    var lines: [SwiftCode] = ["\(callee)("]
    var line: SwiftCode = " "
    for (index, argument) in fitting.enumerated() {
      let end: SwiftCode = index + 1 < fitting.count ? "," : ")"
      let code = (argument.onOneLine(width: .max) ?? "") + end
      if line.width > 1, line.width + 1 + code.width > width {
        lines.append(line)
        line = " "
      }
      line += " " + code
    }
    return lines + [line]
  }

  private mutating func lines(
    of elements: [Expression], _ notes: [SwiftCode], within title: String?
  ) -> [SwiftCode] {
    elements.enumerated().map { index, element in
      let fitting = fit(element, width: width - 3, label: nil, within: title)
      let line: SwiftCode = "  \(fitting.onOneLine(width: .max) ?? ""),"
      guard index < notes.count, line.width + 5 + notes[index].width <= width else { return line }
      return "\(line)  // \(notes[index])"
    }
  }

  private static func quotes(_ lines: [SwiftCode]) -> [SwiftCode] {
    ["\"\"\""] + lines.map { $0.width > 0 ? "  " + $0 : $0 } + ["  \"\"\""]
  }

  /// A row of data on several lines, broken at spaces.
  private static func wrapped(_ row: SwiftCode, width: Int) -> [SwiftCode] {
    guard row.width > width else { return [row] }
    let bytes = Array(row.text.utf8)
    var lines: [SwiftCode] = []
    var start = 0
    while bytes.count - start > width {
      let end =
        bytes[start..<start + width - 1].lastIndex(of: UInt8(ascii: " ")) ?? start + width - 2
      lines.append(SwiftCode(data: Array(bytes[start...end])) + "\\")
      start = end + 1
    }
    return lines + [SwiftCode(data: Array(bytes[start...]))]
  }
}

extension Expression {
  /// Whether its brackets or quotes open behind the bracket of the call that it alone is given to.
  fileprivate var embraces: Bool {
    switch form {
    case .list, .rows, .text: true
    case .code, .call: false
    }
  }
}

extension Expression.Argument {
  fileprivate var head: SwiftCode { label.map { "\($0): " } ?? "" }
}

// MARK: Variables

extension Statements {
  private mutating func fit(
    _ argument: Expression.Argument, within title: String?
  ) -> Expression.Argument {
    let width = width - 3 - argument.head.width
    return Expression.Argument(
      label: argument.label,
      value: fit(argument.value, width: width, label: argument.label, within: title))
  }

  /// An expression that fits on one line of a width, its parts taken out into variables if need be.
  private mutating func fit(
    _ expression: Expression, width: Int, label: SwiftCode?, within title: String?
  ) -> Expression {
    if expression.onOneLine(width: width) != nil { return expression }
    let inner = expression.title ?? title
    var expression = expression
    switch expression.form {
    case .code: return expression
    case .call(let callee, let arguments):
      if arguments.count == 1, arguments[0].value.embraces { break }
      let room = arguments.count == 1 ? width - callee.width - 2 : self.width - 3
      let fitting = arguments.map { argument in
        Expression.Argument(
          label: argument.label,
          value: fit(
            argument.value, width: room - argument.head.width, label: argument.label ?? label,
            within: inner))
      }
      expression.form = .call(callee, fitting)
      if expression.onOneLine(width: width) != nil { return expression }
    case .text, .list, .rows: break
    }
    return variable(expression, label: label, within: title)
  }

  /// Declares a variable of an expression before the statement that is being laid out.
  private mutating func variable(
    _ expression: Expression, label: SwiftCode?, within title: String?
  ) -> Expression {
    if case .list(let elements, let notes) = expression.form,
      elements.count > max(LiteralLimits.elements, notes.count)
    {
      let name = variable(elements, of: expression, within: title)
      return Expression(name, type: expression.type)
    }
    let name = name(for: expression, label: label, within: title)
    let head: SwiftCode =
      expression.namesItsType
      ? "let \(name) = " : "let \(name): \(SwiftCode(nameOf: expression.type)) = "
    add(head, expression, within: title)
    return Expression(name, type: expression.type)
  }

  /// Declares a variable of a long list, put together from several.
  private mutating func variable(
    _ elements: [Expression], of list: Expression, within title: String?
  ) -> SwiftCode {
    let name = name(for: list, label: nil, within: title)
    var start = 0
    while start < elements.count {
      let end = min(elements.count, start + LiteralLimits.elements)
      let part = lines(of: Array(elements[start..<end]), [], within: title)
      writer.line(
        start == 0 ? "var \(name): \(SwiftCode(nameOf: list.type)) = [" : "\(name) += [")
      for line in part { writer.line(line) }
      writer.line("]")
      start = end
    }
    return name
  }

  private mutating func name(
    for expression: Expression, label: SwiftCode?, within title: String?
  ) -> SwiftCode {
    let own: String
    switch expression.form {
    case .list: own = label?.text ?? "items"
    case .text: own = label?.text ?? "text"
    case .rows: own = label?.text ?? "data"
    case .code, .call: own = label?.text ?? ""
    }
    if let itsTitle = expression.title, !itsTitle.isEmpty, label == nil {
      return SwiftCode(identifier: names.name(after: itsTitle, or: "item"))
    }
    return SwiftCode(identifier: names.name(after: "\(title ?? "") \(own)", or: "part"))
  }
}

extension Expression {
  /// Whether the call begins with the name of its type.
  fileprivate var namesItsType: Bool {
    guard case .call(let callee, _) = form else { return false }
    return callee == SwiftCode(nameOf: type)
  }
}
