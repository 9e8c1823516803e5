import InbetweenTimeline

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
    case .concatenation:
      return layout(
        variable(expression, label: nil, within: title), after: column, within: title)
    case .text(let text):
      return Self.quotes(StringLiteral.lines(text, width: width - 6).map { SwiftCode(escaped: $0) })
    case .rows(let rows, let wrap):
      return Self.quotes(rows.flatMap { Self.lines(of: $0, wrap: wrap, width: width - 4) })
    case .list(let elements, let notes):
      if elements.count > max(LiteralLimits.elements, notes.count) {
        return [variable(elements, of: expression, within: title)]
      }
      let fitting = elements.map { fit($0, width: width - 3, label: nil, within: title) }
      let list = Expression(.list(fitting, notes: notes), type: expression.type)
      if let line = list.onOneLine(width: width - column) { return [line] }
      return ["["] + Self.lines(of: fitting, notes, width: width) + ["]"]
    case .call(let callee, let arguments):
      return layout(callee, arguments, after: column, within: title)
    }
  }

  private mutating func layout(
    _ callee: SwiftCode, _ arguments: [Expression.Argument], after column: Int,
    within title: String?
  ) -> [SwiftCode] {
    if arguments.count == 1, arguments[0].value.isQuoted {
      // The quotes begin on a line of their own.
      let text = layout(arguments[0].value, after: width, within: title)
      let lines = ["  \(arguments[0].head)\(text[0])"] + text.dropFirst()
      return ["\(callee)("] + lines.dropLast() + ["\(lines[lines.count - 1]))"]
    }
    if arguments.count == 1, case .list = arguments[0].value.form {
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

  /// A line for each element, which fits on it.
  private static func lines(
    of elements: [Expression], _ notes: [SwiftCode], width: Int
  ) -> [SwiftCode] {
    elements.enumerated().map { index, element in
      let comma: SwiftCode = elements.count > 1 ? "," : ""
      let line: SwiftCode = "  \(element.onOneLine(width: .max) ?? "")\(comma)"
      guard index < notes.count, line.width + 5 + notes[index].width <= width else { return line }
      return "\(line)  // \(notes[index])"
    }
  }

  private static func quotes(_ lines: [SwiftCode]) -> [SwiftCode] {
    ["\"\"\""] + lines.map { $0.width > 0 ? "  " + $0 : $0 } + ["  \"\"\""]
  }

  /// A row of data on several lines: broken after commas if that is allowed, else at spaces, with a
  /// backslash.
  private static func lines(of row: SwiftCode, wrap: Bool, width: Int) -> [SwiftCode] {
    guard row.width > width else { return [row] }
    let bytes = Array(row.text.utf8)
    var lines: [SwiftCode] = []
    var start = 0
    while bytes.count - start > width {
      let part = bytes[start..<start + width - 1]
      if wrap, let comma = part.lastIndex(of: UInt8(ascii: ",")) {
        lines.append(SwiftCode(data: Array(bytes[start...comma])))
        start = comma + 2
      } else {
        let space = part.lastIndex(of: UInt8(ascii: " ")) ?? part.endIndex - 1
        lines.append(SwiftCode(data: Array(bytes[start...space])) + "\\")
        start = space + 1
      }
    }
    return lines + [SwiftCode(data: Array(bytes[start...]))]
  }
}

extension Expression {
  /// Whether it is a literal in quotes.
  fileprivate var isQuoted: Bool {
    switch form {
    case .rows, .text: true
    case .code, .call, .list, .concatenation: false
    }
  }
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
    if expression.fits(width) { return expression }
    let inner = expression.title ?? title
    var expression = expression
    switch expression.form {
    case .code: return expression
    case .call(let callee, let arguments):
      if arguments.count == 1, arguments[0].value.isQuoted { break }
      let room = arguments.count == 1 ? width - callee.width - 2 : self.width - 3
      let fitting = arguments.map { argument in
        Expression.Argument(
          label: argument.label,
          value: fit(
            argument.value, width: room - argument.head.width, label: argument.label ?? label,
            within: inner))
      }
      expression.form = .call(callee, fitting)
      if expression.fits(width) { return expression }
    case .list(let elements, let notes):
      // A list of one thing looks best around a variable.
      guard notes.isEmpty, elements.count == 1 else { break }
      let element = fit(elements[0], width: width - 2, label: nil, within: inner)
      expression.form = .list([element], notes: [])
      if expression.fits(width) { return expression }
    case .text, .rows, .concatenation: break
    }
    return variable(expression, label: label, within: title)
  }

  /// Declares a variable of an expression before the statement that is being laid out.
  private mutating func variable(
    _ expression: Expression, label: SwiftCode?, within title: String?
  ) -> Expression {
    if case .concatenation(let lists) = expression.form {
      let name = name(for: expression, label: label, within: title)
      for (index, list) in lists.enumerated() {
        add(
          index == 0 ? "var \(name): \(SwiftCode(nameOf: expression.type)) = " : "\(name) += ",
          list)
      }
      return Expression(name, type: expression.type)
    }
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
      let part = elements[start..<end].map {
        fit($0, width: width - 3, label: nil, within: title)
      }
      writer.line(
        start == 0 ? "var \(name): \(SwiftCode(nameOf: list.type)) = [" : "\(name) += [")
      for line in Self.lines(of: part, [], width: width) { writer.line(line) }
      writer.line("]")
      start = end
    }
    return name
  }

  private mutating func name(
    for expression: Expression, label: SwiftCode?, within title: String?
  ) -> SwiftCode {
    let title = expression.title ?? title ?? ""
    if expression.type == ShapeItem.self, !title.isEmpty {
      return SwiftCode(identifier: names.name(after: title, or: "item"))
    }
    let own = label?.text ?? expression.typeWord
    let isSaid = title.lowercased().hasPrefix(own) || title.lowercased().hasSuffix(own)
    return SwiftCode(
      identifier: names.name(after: isSaid ? title : "\(title) \(own)", or: "part"))
  }
}

extension Expression {
  /// Whether the call begins with the name of its type.
  fileprivate var namesItsType: Bool {
    guard case .call(let callee, _) = form else { return false }
    return callee == SwiftCode(nameOf: type)
  }

  /// What a thing of its type is called: `group` for a ShapeGroup, `path` for a BezierPath.
  fileprivate var typeWord: String {
    switch form {
    case .list, .concatenation: return "items"
    case .code, .call, .rows, .text: break
    }
    let name = SwiftCode(nameOf: type).text.prefix { $0 != "<" && $0 != "." }
    guard let start = name.lastIndex(where: \.isUppercase) else { return "part" }
    return name[start...].lowercased()
  }
}
