/// Functions of one type, those that are called before those that call them: which are alike but for
/// values become one with parameters.
struct CodeFunctions {
  struct Function {
    var name: SwiftNames.Identifier
    /// What it draws, in words.
    var title: String
    /// What a function is called that stands for some whose titles have nothing in common.
    var noun: StaticString
    /// Such as `static func`.
    var keyword: SwiftCode
    /// Between its parentheses; empty for none.
    var parameters: SwiftCode = ""
    /// Such as `-> CALayer`; empty for none.
    var result: SwiftCode = ""
    var body: CodeLines
    /// What its loops run over, declared before it.
    var rows = CodeLines()
    /// Whether it stays as it is, since it is called from elsewhere.
    var isKept = false
  }

  private enum Entry {
    case function(Function)
    /// What is no function.
    case lines(CodeLines)
  }

  private var entries: [Entry] = []
  /// How a long literal that several functions have is written once, before them; nil where it is
  /// not.
  private let constants: Constants?

  /// What is before the name of a constant where it is declared, and where it is used.
  struct Constants {
    var declaration: SwiftCode
    var use: SwiftCode
    /// The bytes from which on a literal is long.
    var shortest = 64
  }

  /// What is before the name of rows where a loop runs over them.
  private let rowsUse: SwiftCode

  init(constants: Constants? = nil, rowsUse: SwiftCode = "") {
    self.constants = constants
    self.rowsUse = rowsUse
  }

  mutating func append(_ function: Function) { entries.append(.function(function)) }

  /// Declarations that stand where they were made.
  mutating func append(_ lines: CodeLines) { entries.append(.lines(lines)) }

  /// Keeps a function as it is.
  mutating func keep(_ name: SwiftNames.Identifier) {
    for index in entries.indices.reversed() {
      guard case .function(var function) = entries[index], function.name == name else { continue }
      function.isKept = true
      entries[index] = .function(function)
      return
    }
  }

  /// Writes all of them.
  ///
  /// - Parameters:
  ///   - writer: where to.
  ///   - names: of everything beside them, where those of parameters and of common functions are
  ///     found.
  ///   - made: calls that make constants, by their names: in rows, they stand for them.
  /// - Returns: the names of those that stand in rows and nowhere else.
  @discardableResult mutating func write(
    to writer: inout SourceWriter, names: inout SwiftNames, made: [String: SwiftCode] = [:]
  ) -> Set<String> {
    if let constants { share(constants, &names, &writer) }
    let uses = made.isEmpty ? [:] : self.uses()
    let tables = CodeTemplate.RowTables(use: rowsUse, made: made)
    var families = FunctionFamilies(indentation: writer.indentation, tables)
    families.find(
      in: entries.compactMap { entry in
        if case .function(let function) = entry { return function }
        return nil
      }, &names)
    for entry in entries {
      switch entry {
      case .lines(let lines):
        if writer.lineCount > 0 { writer.line() }
        writer.append(lines)
      case .function(let function):
        guard let written = families.written(function) else { continue }
        if writer.lineCount > 0 { writer.line() }
        writer.append(written.rows)
        Self.write(written, to: &writer)
      }
    }
    return Set(families.madeInRows.filter { uses[$0.key] == $0.value }.keys)
  }

  /// How often each value stands in the functions.
  private func uses() -> [String: Int] {
    var uses: [String: Int] = [:]
    for case .function(let function) in entries {
      for piece in function.body.lines.lazy.flatMap(\.code.pieces) {
        if case .value = piece.role { uses[piece.text, default: 0] += 1 }
      }
    }
    return uses
  }

  /// Writes long literals that stand in more than one place as constants.
  private mutating func share(
    _ constants: Constants, _ names: inout SwiftNames, _ writer: inout SourceWriter
  ) {
    var counts: [String: Int] = [:]
    for case .function(let function) in entries {
      for (text, _, _) in function.body.longLiterals(from: constants.shortest) {
        counts[text, default: 0] += 1
      }
    }
    var known: [String: SwiftCode] = [:]
    for index in entries.indices {
      guard case .function(var function) = entries[index] else { continue }
      for (text, type, word) in function.body.longLiterals(from: constants.shortest)
      where counts[text, default: 0] > 1 && known[text] == nil {
        let name = SwiftCode(
          identifier: names.name(after: "\(function.title) \(word)", or: "shape"))
        known[text] = "\(constants.use)\(name)"
        let declaration: SwiftCode =
          "\(constants.declaration)\(name): \(SwiftCode(word: type.name)) = "
        writer.append(CodeLines([declaration + SwiftCode(pieces: text)]))
      }
      function.body = function.body.replacing { text, _ in known[text] }
      entries[index] = .function(function)
    }
  }

  private static func write(_ function: Function, to writer: inout SourceWriter) {
    let title = function.title.isEmpty ? "A part without a name" : function.title
    writer.line("/// \(comment: title).")
    let result: SwiftCode = function.result.width > 0 ? " \(function.result)" : ""
    let name = SwiftCode(identifier: function.name)
    writer.line("\(function.keyword) \(name)(\(function.parameters))\(result) {")
    writer.indented { $0.append(function.body) }
    writer.line("}")
  }
}

extension CodeLines {
  /// The literals of so many bytes or more, with what each is and is called.
  fileprivate func longLiterals(
    from shortest: Int
  ) -> [(text: String, type: SwiftCode.ValueType, word: String)] {
    lines.flatMap { line in
      line.code.variables.contains { $0.count >= shortest }
        ? line.code.pieces.compactMap {
          piece -> (text: String, type: SwiftCode.ValueType, word: String)? in
          guard case .value(let type, let word) = piece.role, type.isLiteral,
            piece.text.utf8.count >= shortest
          else { return nil }
          return (piece.text, type, word)
        } : []
    }
  }

  fileprivate func replacing(
    _ value: (String, SwiftCode.ValueType) -> SwiftCode?
  ) -> CodeLines {
    CodeLines(
      lines.map { Line(indentation: $0.indentation, code: $0.code.replacing(value)) })
  }
}

extension SwiftCode.ValueType {
  /// Whether its values are literals, which mean the same everywhere.
  fileprivate var isLiteral: Bool { self == .text || self == .texts || self == .numbers }
}
