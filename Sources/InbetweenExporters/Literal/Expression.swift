/// A Swift expression before it is laid out on lines.
struct Expression {
  var form: Form {
    didSet { width = form.width }
  }
  /// How many columns it takes on one line; nil where it is a list of more than one line by nature.
  private(set) var width: Int?
  /// The type that a variable of this value has.
  var type: Any.Type
  /// What the thing is called in the file, where it has a name: as much of it as goes into one.
  private(set) var title: String?

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
    width = form.width
    self.type = type
    self.title = title.map(SwiftNames.beginning)
  }

  init(_ code: SwiftCode, type: Any.Type) { self.init(.code(code), type: type) }

  /// The expression on one line of at most `width` columns; nil where it does not fit, or where it
  /// is a list of more than one line by nature.
  func onOneLine(width: Int) -> SwiftCode? {
    guard fits(width) else { return nil }
    var code: SwiftCode = ""
    write(to: &code)
    return code
  }

  /// Whether it stands on one line of so many columns.
  func fits(_ columns: Int) -> Bool { width.map { $0 <= columns } ?? false }

  /// Writes it behind other code, all on one line.
  fileprivate func write(to code: inout SwiftCode) {
    switch form {
    case .code(let own): code += own
    case .text(let text): code += "\(text)"
    case .rows(let rows, _): code += "\"\(rows.first ?? "")\""
    case .concatenation: break
    case .call(let callee, let arguments):
      code += callee
      code += "("
      for (index, argument) in arguments.enumerated() {
        if index > 0 { code += ", " }
        argument.write(to: &code)
      }
      code += ")"
    case .list(let elements, _):
      code += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { code += ", " }
        element.write(to: &code)
      }
      code += "]"
    }
  }
}

extension Expression.Form {
  /// How many columns it takes on one line; nil where that cannot be.
  fileprivate var width: Int? {
    switch self {
    case .code(let code): return code.width
    case .text(let text):
      let code: SwiftCode = "\(text)"
      return code.width
    case .rows(let rows, _): return rows.count == 1 ? rows[0].width + 2 : nil
    case .concatenation: return nil
    case .call(let callee, let arguments):
      var sum = callee.width + 2 + max(0, arguments.count - 1) * 2
      for argument in arguments {
        guard let width = argument.value.width else { return nil }
        sum += (argument.label.map { $0.width + 2 } ?? 0) + width
      }
      return sum
    case .list(let elements, let notes):
      guard notes.isEmpty else { return nil }
      var sum = 2 + max(0, elements.count - 1) * 2
      for element in elements {
        guard let width = element.width else { return nil }
        sum += width
      }
      return sum
    }
  }
}

extension Expression.Argument {
  /// `label: `, or nothing.
  var head: SwiftCode { label.map { "\($0): " } ?? "" }

  /// `label: value`.
  func onOneLine(width: Int) -> SwiftCode? {
    guard value.fits(width - head.width) else { return nil }
    var code: SwiftCode = ""
    write(to: &code)
    return code
  }

  fileprivate func write(to code: inout SwiftCode) {
    if let label {
      code += label
      code += ": "
    }
    value.write(to: &code)
  }
}
