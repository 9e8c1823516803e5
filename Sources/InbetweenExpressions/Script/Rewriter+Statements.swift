// Statements, and which names each block declares.

extension Rewriter {
  /// The statements of a block, or of a function's body, which is no block of its own. Functions
  /// stand first, as they can be called before their place.
  mutating func block(
    _ statements: [ScriptStatement], isBody: Bool
  ) throws(ScriptSyntaxError) -> String {
    if !isBody { innermost.open() }
    defer { if !isBody { innermost.close() } }
    declareBlockNames(of: statements)
    var text = ""
    for case .function(let function) in statements {
      guard let name = function.name else { continue }
      text += "var \(self.name(name)) = \(try self.function(function));"
    }
    for statement in statements { text += try self.statement(statement) }
    let isKept = !isBody && innermost.loops > 0 && statements.contains(where: \.holdsFunction)
    return isKept ? Self.kept(innermost.blockNames, text) : text
  }

  /// Statements with variables of their own at each turn of a loop, as functions that outlive the
  /// turn need them: `var` is the whole function's.
  private static func kept(_ names: [String], _ text: String) -> String {
    guard !names.isEmpty else { return text }
    let members = names.map { "\($0): undefined" }.joined(separator: ", ")
    return "with ($turn({\(members)})) {\(text)}"
  }

  /// What counts a turn of a loop or a call: `$left` is how many the script has left.
  static let step = "if (--$left < 0) $stop();"

  /// A statement that stands alone, in braces, as the body of a condition or a loop.
  private mutating func body(
    _ statement: ScriptStatement, step: String = ""
  ) throws(ScriptSyntaxError) -> String {
    if case .block(let statements) = statement {
      return "{" + step + (try block(statements, isBody: false)) + "}"
    }
    return "{" + step + (try block([statement], isBody: false)) + "}"
  }

  /// The body of a loop.
  private mutating func turn(_ statement: ScriptStatement) throws(ScriptSyntaxError) -> String {
    innermost.loops += 1
    defer { innermost.loops -= 1 }
    return try body(statement, step: Self.step)
  }

  private mutating func statement(
    _ statement: ScriptStatement
  ) throws(ScriptSyntaxError) -> String {
    switch statement {
    case .empty, .function: return ""
    case .expression(let value): return try result(value)
    case .declare(let scoping, let variables): return try declaration(scoping, variables) + ";"
    case .block(let statements): return "{" + (try block(statements, isBody: false)) + "}"
    case .condition(let test, let yes, let no):
      let head = "if (\(try condition(test))) \(try body(yes))"
      guard let no else { return head }
      return head + " else " + (try body(no))
    case .loop(let first, let test, let step, let body):
      return try loop(first, test, step, body)
    case .each(let target, let isKeys, let value, let body):
      return try each(target, isKeys, value, body)
    case .whileLoop(let test, let body):
      return "while (\(try condition(test))) \(try turn(body))"
    case .doLoop(let body, let test):
      return "do \(try turn(body)) while (\(try condition(test)));"
    case .jump(let word, let label): return word + (label.map { " " + $0 } ?? "") + ";"
    case .returning(let value):
      guard let value else { return "return;" }
      return "return \(try self.value(value));"
    case .throwing(let value): return "throw \(try self.value(value));"
    case .attempt(let statements, let catching, let last):
      return try attempt(statements, catching, last)
    case .selection(let value, let cases): return try selection(value, cases)
    case .labelled(let label, let statement):
      return "\(label): " + (try self.statement(statement))
    }
  }

  /// An expression statement; outside of functions it may be the script's result.
  private mutating func result(_ value: ScriptValue) throws(ScriptSyntaxError) -> String {
    let text = try self.value(value)
    return functions.count == 1 && !hasResult ? "$r = \(text);" : text + ";"
  }

  private mutating func declaration(
    _ scoping: ScriptScoping, _ variables: [ScriptVariable]
  ) throws(ScriptSyntaxError) -> String {
    var parts: [String] = []
    for variable in variables {
      switch variable.target {
      case .name(let name):
        if let value = variable.value {
          parts.append("\(self.name(name)) = \(try self.value(value))")
        } else {
          // In a loop, a block's variable begins anew each time.
          parts.append(self.name(name) + (scoping == .block ? " = undefined" : ""))
        }
      default:
        guard let value = variable.value else { throw misplaced("var") }
        let kept = innermost.temporary()
        parts.append("\(kept) = \(try self.value(value))")
        parts += try self.parts(of: variable.target, kept)
      }
    }
    return "var " + parts.joined(separator: ", ")
  }

  private mutating func loop(
    _ first: ScriptStatement?, _ test: ScriptValue?, _ step: ScriptValue?, _ body: ScriptStatement
  ) throws(ScriptSyntaxError) -> String {
    innermost.open()
    defer { innermost.close() }
    var head = ""
    switch first {
    case .declare(let scoping, let variables)?:
      declareBlockNames(of: [.declare(scoping, variables)])
      head = try declaration(scoping, variables)
    case .expression(let value)?: head = try self.value(value)
    default: break
    }
    let condition = try test.map { (test) throws(ScriptSyntaxError) in try self.condition(test) }
    let last = try step.map { (step) throws(ScriptSyntaxError) in try self.value(step) }
    var next = last ?? ""
    var turn = try turn(body)
    if case .declare(.block, _)? = first, body.holdsFunction {
      // Each turn has variables of its own, and hands their values on to the next.
      let names = innermost.blockNames
      let kept = innermost.temporary()
      let handed = names.map { "\($0) = \(kept).\($0)" } + (last.map { [$0] } ?? [])
      next = handed.joined(separator: ", ")
      let members = names.map { "\($0): \($0)" }.joined(separator: ", ")
      turn = "{with (\(kept) = $turn({\(members)})) \(turn)}"
    }
    return "for (\(head); \(condition ?? ""); \(next)) \(turn)"
  }

  private mutating func each(
    _ target: ScriptStatement, _ isKeys: Bool, _ value: ScriptValue, _ body: ScriptStatement
  ) throws(ScriptSyntaxError) -> String {
    innermost.open()
    defer { innermost.close() }
    let list = innermost.temporary()
    let index = innermost.temporary()
    let items = isKeys ? "$keys(\(try self.value(value)))" : "$each(\(try self.value(value)))"
    var steps: [String] = []
    let item = "\(list)[\(index)]"
    switch target {
    case .declare(let scoping, let variables):
      declareBlockNames(of: [.declare(scoping, variables)])
      switch variables.first?.target {
      case .name(let name)?: steps = ["var \(self.name(name)) = \(item)"]
      case let pattern?: steps = try parts(of: pattern, item).map { "var " + $0 }
      case nil: break
      }
    case .expression(let value): steps = ["\(try self.target(value)) = \(item)"]
    default: throw misplaced("for")
    }
    let head = "for (\(list) = \(items), \(index) = 0; \(index) < \(list).length; \(index)++)"
    let text = steps.map { $0 + ";" }.joined() + (try turn(body))
    return "\(head) {\(body.holdsFunction ? Self.kept(innermost.blockNames, text) : text)}"
  }

  private mutating func attempt(
    _ statements: [ScriptStatement], _ catching: (ScriptValue?, [ScriptStatement])?,
    _ last: [ScriptStatement]?
  ) throws(ScriptSyntaxError) -> String {
    var text = "try {" + (try block(statements, isBody: false)) + "}"
    if let (caught, handler) = catching {
      innermost.open()
      defer { innermost.close() }
      var name = "$e"
      var setup = ""
      switch caught {
      case .name(let caught)?:
        innermost.declare(caught)
        name = self.name(caught)
      case let pattern?:
        declareNames(in: pattern)
        setup = try parts(of: pattern, name).map { "var \($0);" }.joined()
      case nil: break
      }
      text += " catch (\(name)) {\(setup)\(try block(handler, isBody: false))}"
    }
    if let last { text += " finally {" + (try block(last, isBody: false)) + "}" }
    return text
  }

  private mutating func selection(
    _ value: ScriptValue, _ cases: [ScriptCase]
  ) throws(ScriptSyntaxError) -> String {
    var text = "switch ($plain(\(try self.value(value)))) {"
    innermost.open()
    defer { innermost.close() }
    for each in cases {
      if let test = each.value {
        text += "case $plain(\(try self.value(test))): "
      } else {
        text += "default: "
      }
      text += try block(each.body, isBody: true)
    }
    return text + "}"
  }
}

// MARK: Declarations

extension Rewriter {
  /// Declares what `var` declares anywhere in a function, functions inside of it left aside.
  mutating func declareVariables(of statements: [ScriptStatement]) {
    for statement in statements { declareVariables(in: statement) }
  }

  private mutating func declareVariables(in statement: ScriptStatement) {
    switch statement {
    case .declare(.function, let variables):
      for variable in variables { declareNames(in: variable.target) }
    case .block(let statements): declareVariables(of: statements)
    case .condition(_, let yes, let no):
      declareVariables(in: yes)
      if let no { declareVariables(in: no) }
    case .loop(let first, _, _, let body):
      if let first { declareVariables(in: first) }
      declareVariables(in: body)
    case .each(let target, _, _, let body):
      declareVariables(in: target)
      declareVariables(in: body)
    case .whileLoop(_, let body), .doLoop(let body, _), .labelled(_, let body):
      declareVariables(in: body)
    case .attempt(let statements, let catching, let last):
      declareVariables(of: statements)
      declareVariables(of: catching?.1 ?? [])
      declareVariables(of: last ?? [])
    case .selection(_, let cases):
      for each in cases { declareVariables(of: each.body) }
    case .declare(.block, _), .function, .empty, .expression, .jump, .returning, .throwing: break
    }
  }

  /// Declares what `let`, `const` and functions declare in a block itself.
  private mutating func declareBlockNames(of statements: [ScriptStatement]) {
    for statement in statements {
      switch statement {
      case .declare(.block, let variables):
        for variable in variables { declareNames(in: variable.target) }
      case .function(let function): if let name = function.name { innermost.declare(name) }
      default: break
      }
    }
  }

  /// Declares each name of a pattern.
  mutating func declareNames(in pattern: ScriptValue) {
    switch pattern {
    case .name(let name): innermost.declare(name)
    case .assign("", let target, _), .spread(let target): declareNames(in: target)
    case .array(let elements):
      for case let element? in elements { declareNames(in: element) }
    case .object(let members):
      for member in members { declareNames(in: member.value) }
    default: break
    }
  }
}
