// Statements (ECMAScript 2022, clause 14).

extension Parser {
  mutating func statement() throws(ScriptSyntaxError) -> ScriptStatement {
    try nested { (parser) throws(ScriptSyntaxError) in try parser.statementHere() }
  }

  mutating func block() throws(ScriptSyntaxError) -> [ScriptStatement] {
    try expect("{")
    var statements: [ScriptStatement] = []
    while try !take("}") {
      guard token.kind != .end else { throw unexpected(wanting: "\"}\"") }
      statements.append(try statement())
    }
    return statements
  }

  private mutating func statementHere() throws(ScriptSyntaxError) -> ScriptStatement {
    if isAt("{") { return .block(try block()) }
    if try take(";") { return .empty }
    guard token.kind == .name else { return try expressionStatement() }
    switch token.text {
    case "var", "const": return try declaration()
    case "let":
      let next = try following()
      let declares = next.kind == .name || next.text == "[" || next.text == "{"
      return declares ? try declaration() : try expressionStatement()
    case "function":
      try advance()
      return .function(try function(isNamed: true))
    case "if": return try condition()
    case "for": return try loop()
    case "while":
      try advance()
      let condition = try parenthesized()
      return .whileLoop(condition, try statement())
    case "do": return try doLoop()
    case "break", "continue":
      let word = try advance().text
      let hasLabel = token.kind == .name && !token.followsLineBreak
      let label = hasLabel ? try identifier() : nil
      try endStatement()
      return .jump(word, label)
    case "return": return .returning(try leaving())
    case "throw":
      guard let value = try leaving() else { throw unexpected(wanting: "a value") }
      return .throwing(value)
    case "try": return try attempt()
    case "switch": return try selection()
    case "debugger":
      try advance()
      try endStatement()
      return .empty
    case "class":
      let definition = try classDefinition(isNamed: true)
      let variable = ScriptVariable(
        target: .name(definition.name ?? ""), value: .classDefinition(definition))
      return .declare(.block, [variable])
    case "with", "import", "export": throw unsupported("\"\(token.text)\"")
    default: return try expressionStatement()
    }
  }

  private mutating func expressionStatement() throws(ScriptSyntaxError) -> ScriptStatement {
    if token.kind == .name, !Self.reserved.contains(token.text), try following().text == ":" {
      let label = try identifier()
      try expect(":")
      return .labelled(label, try statement())
    }
    let value = try expression()
    try endStatement()
    return .expression(value)
  }

  private mutating func parenthesized() throws(ScriptSyntaxError) -> ScriptValue {
    try expect("(")
    let value = try expression()
    try expect(")")
    return value
  }

  private mutating func declaration() throws(ScriptSyntaxError) -> ScriptStatement {
    let scoping: ScriptScoping = try advance().text == "var" ? .function : .block
    let variables = try variables()
    try endStatement()
    return .declare(scoping, variables)
  }

  private mutating func variables() throws(ScriptSyntaxError) -> [ScriptVariable] {
    var list: [ScriptVariable] = []
    repeat {
      list.append(
        ScriptVariable(target: try target(), value: try take("=") ? try assignment() : nil))
    } while try take(",")
    return list
  }

  /// A name or a pattern.
  private mutating func target() throws(ScriptSyntaxError) -> ScriptValue {
    if isAt("[") || isAt("{") { return try pattern() }
    return .name(try identifier())
  }

  private mutating func condition() throws(ScriptSyntaxError) -> ScriptStatement {
    try advance()
    let test = try parenthesized()
    let yes = try statement()
    return .condition(test, yes, try take(word: "else") ? try statement() : nil)
  }

  private mutating func loop() throws(ScriptSyntaxError) -> ScriptStatement {
    try advance()
    try expect("(")
    var first: ScriptStatement?
    if isAt(word: "var") || isAt(word: "let") || isAt(word: "const") {
      let scoping: ScriptScoping = try advance().text == "var" ? .function : .block
      let name = try target()
      if isAt(word: "in") || isAt(word: "of") {
        let variable = ScriptVariable(target: name, value: nil)
        return try each(.declare(scoping, [variable]))
      }
      var list = [ScriptVariable(target: name, value: try take("=") ? try assignment() : nil)]
      if try take(",") { list += try variables() }
      first = .declare(scoping, list)
    } else if !isAt(";") {
      let value = try expression()
      if case .binary("in", let target, let object) = value, isAt(")") {
        try advance()
        return .each(.expression(target), isKeys: true, object, try statement())
      }
      if isAt(word: "of") { return try each(.expression(value)) }
      first = .expression(value)
    }
    try expect(";")
    let test = isAt(";") ? nil : try expression()
    try expect(";")
    let step = isAt(")") ? nil : try expression()
    try expect(")")
    return .loop(first, test, step, try statement())
  }

  private mutating func each(_ target: ScriptStatement) throws(ScriptSyntaxError) -> ScriptStatement
  {
    let isKeys = try advance().text == "in"
    let value = try expression()
    try expect(")")
    return .each(target, isKeys: isKeys, value, try statement())
  }

  private mutating func doLoop() throws(ScriptSyntaxError) -> ScriptStatement {
    try advance()
    let body = try statement()
    guard try take(word: "while") else { throw unexpected(wanting: "\"while\"") }
    let condition = try parenthesized()
    _ = try take(";")
    return .doLoop(body, condition)
  }

  /// The value after `return` or `throw`, on the same line.
  private mutating func leaving() throws(ScriptSyntaxError) -> ScriptValue? {
    try advance()
    if isAt(";") || isAt("}") || token.kind == .end || token.followsLineBreak {
      try endStatement()
      return nil
    }
    let value = try expression()
    try endStatement()
    return value
  }

  private mutating func attempt() throws(ScriptSyntaxError) -> ScriptStatement {
    try advance()
    let body = try block()
    var catching: (ScriptValue?, [ScriptStatement])?
    if try take(word: "catch") {
      var caught: ScriptValue?
      if try take("(") {
        caught = try target()
        try expect(")")
      }
      catching = (caught, try block())
    }
    let last = try take(word: "finally") ? try block() : nil
    return .attempt(body, catching: catching, last)
  }

  private mutating func selection() throws(ScriptSyntaxError) -> ScriptStatement {
    try advance()
    let value = try parenthesized()
    try expect("{")
    var cases: [ScriptCase] = []
    while try !take("}") {
      var test: ScriptValue?
      if try take(word: "case") {
        test = try expression()
      } else if try !take(word: "default") {
        throw unexpected(wanting: "\"case\"")
      }
      try expect(":")
      var body: [ScriptStatement] = []
      while !isAt(word: "case"), !isAt(word: "default"), !isAt("}"), token.kind != .end {
        body.append(try statement())
      }
      cases.append(ScriptCase(value: test, body: body))
    }
    return .selection(value, cases)
  }
}
