/// Reads a script (ECMAScript 2022, without promises, modules and `with`).
struct Parser {
  /// How deep a script may nest; real expressions stay below 30.
  private static let deepest = 200
  /// How many operators, members or calls one chain may have.
  static let longestChain = 1000

  private var tokenizer: Tokenizer
  private(set) var token: Token
  private var lastEnd = 0
  private var depth = 0

  /// The statements of a script.
  static func program(_ source: String) throws(ScriptSyntaxError) -> [ScriptStatement] {
    var parser = try Parser(source)
    var statements: [ScriptStatement] = []
    while parser.token.kind != .end { statements.append(try parser.statement()) }
    return statements
  }

  private init(_ source: String) throws(ScriptSyntaxError) {
    tokenizer = Tokenizer(source)
    token = try tokenizer.next()
  }
}

// MARK: Tokens

extension Parser {
  @discardableResult
  mutating func advance() throws(ScriptSyntaxError) -> Token {
    let taken = token
    lastEnd = taken.end
    token = try tokenizer.next()
    return taken
  }

  func isAt(_ mark: String) -> Bool { token.kind == .mark && token.text == mark }

  func isAt(word: String) -> Bool { token.kind == .name && token.text == word }

  mutating func take(_ mark: String) throws(ScriptSyntaxError) -> Bool {
    guard isAt(mark) else { return false }
    try advance()
    return true
  }

  mutating func take(word: String) throws(ScriptSyntaxError) -> Bool {
    guard isAt(word: word) else { return false }
    try advance()
    return true
  }

  mutating func expect(_ mark: String) throws(ScriptSyntaxError) {
    guard try take(mark) else { throw unexpected(wanting: "\"\(mark)\"") }
  }

  /// A semicolon, or what stands for one: a brace, a line break, the end.
  mutating func endStatement() throws(ScriptSyntaxError) {
    if try take(";") { return }
    guard isAt("}") || token.kind == .end || token.followsLineBreak else {
      throw unexpected(wanting: "\";\"")
    }
  }

  mutating func identifier() throws(ScriptSyntaxError) -> String {
    guard token.kind == .name, !Self.reserved.contains(token.text), token.text.first != "#" else {
      throw unexpected(wanting: "a name")
    }
    return try advance().text
  }

  /// The token after the current one.
  func following() throws(ScriptSyntaxError) -> Token {
    var ahead = tokenizer
    return try ahead.next()
  }

  /// The regular expression that the current `/` begins.
  mutating func regularExpression() throws(ScriptSyntaxError) -> String {
    let text = try tokenizer.regularExpression(from: token.start)
    lastEnd = tokenizer.position
    token = try tokenizer.next()
    return text
  }

  /// The template that the current token begins; of a function that it is given to, if any.
  mutating func template(for tag: ScriptValue? = nil) throws(ScriptSyntaxError) -> ScriptValue {
    var texts: [String] = []
    var written: [String] = []
    var values: [ScriptValue] = []
    tokenizer.move(to: token.end)
    while true {
      let piece = try tokenizer.templateText()
      texts.append("\"" + piece.text + "\"")
      token = try tokenizer.next()
      written.append(ScriptText.quoted(piece.written))
      if piece.isLast {
        return tag.map { .tagged($0, texts, raw: written, values) } ?? .template(texts, values)
      }
      values.append(try expression())
      guard isAt("}") else { throw unexpected(wanting: "\"}\"") }
      tokenizer.move(to: token.end)
    }
  }

  /// Runs `body` one level deeper.
  mutating func nested<Value>(
    _ body: (inout Parser) throws(ScriptSyntaxError) -> Value
  ) throws(ScriptSyntaxError) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw tokenizer.error("more than \(Self.deepest) levels of nesting")
    }
    return try body(&self)
  }

  func unexpected(wanting wanted: String) -> ScriptSyntaxError {
    let found = token.kind == .end ? "the end" : "\"\(token.text)\""
    return ScriptSyntaxError(
      message: "\(found) where \(wanted) belongs", line: tokenizer.line(at: token.start))
  }

  func unsupported(_ what: String) -> ScriptSyntaxError {
    .unsupported(what, line: tokenizer.line(at: token.start))
  }

  static let reserved: Set<String> = [
    "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do",
    "else", "export", "extends", "false", "finally", "for", "function", "if", "import", "in",
    "instanceof", "new", "null", "return", "super", "switch", "this", "throw", "true", "try",
    "typeof", "var", "void", "while", "with", "yield",
  ]
}
