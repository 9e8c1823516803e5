/// A Swift expression before it is laid out on lines.
struct Expression {
  var form: Form
  /// The type that a variable of this value has.
  var type: Any.Type
  /// What the thing is called in the file, where it has a name.
  var title: String?

  indirect enum Form {
    /// What stands on one line whatever its length.
    case code(SwiftCode)
    /// Text of a file.
    case text(String)
    /// `callee(arguments)`.
    case call(SwiftCode, [Argument])
    /// A list; a note is a comment behind its element.
    case list([Expression], notes: [SwiftCode])
    /// Lists one after the other, in one.
    case concatenation([Expression])
    /// Data in quotes, a line each. Where lines `wrap`, they may end after any comma; otherwise what
    /// is too long for a line goes on in the next behind a backslash.
    case rows([SwiftCode], wrap: Bool)
  }

  struct Argument {
    var label: SwiftCode?
    var value: Expression
  }

  init(_ form: Form, type: Any.Type, title: String? = nil) {
    self.form = form
    self.type = type
    self.title = title
  }

  init(_ code: SwiftCode, type: Any.Type) { self.init(.code(code), type: type) }

  /// The expression on one line of at most `width` columns; nil where it does not fit, or where it
  /// is a list of more than one line by nature.
  func onOneLine(width: Int) -> SwiftCode? {
    switch form {
    case .code(let code): return code.width <= width ? code : nil
    case .text(let text):
      guard text.utf8.count + 2 <= width else { return nil }
      let code: SwiftCode = "\(text)"
      return code.width <= width ? code : nil
    case .rows(let rows, _):
      guard rows.count == 1, let row = rows.first, row.width + 2 <= width else { return nil }
      return "\"\(row)\""
    case .concatenation: return nil
    case .call(let callee, let arguments):
      var code: SwiftCode = "\(callee)("
      for (index, argument) in arguments.enumerated() {
        if index > 0 { code += ", " }
        guard let value = argument.onOneLine(width: width - code.width - 1) else { return nil }
        code += value
      }
      code += ")"
      return code.width <= width ? code : nil
    case .list(let elements, let notes):
      guard notes.isEmpty else { return nil }
      var code: SwiftCode = "["
      for (index, element) in elements.enumerated() {
        if index > 0 { code += ", " }
        guard let value = element.onOneLine(width: width - code.width - 1) else { return nil }
        code += value
      }
      code += "]"
      return code.width <= width ? code : nil
    }
  }
}

extension Expression.Argument {
  /// `label: value`.
  func onOneLine(width: Int) -> SwiftCode? {
    guard let label else { return value.onOneLine(width: width) }
    guard let code = value.onOneLine(width: width - label.width - 2) else { return nil }
    return "\(label): \(code)"
  }
}
