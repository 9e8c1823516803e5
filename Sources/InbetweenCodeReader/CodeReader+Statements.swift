import InbetweenDesignDocuments
import SwiftSyntax

extension CodeReader {
  /// Reads statements in their order; the value of the `return` among them, or of the only one.
  mutating func execute(_ statements: CodeBlockItemListSyntax, _ scope: inout CodeScope)
    -> CodeValue?
  {
    var returned: CodeValue?
    var last: CodeValue?
    var count = 0
    for statement in statements {
      count += 1
      let value = execute(statement, &scope)
      last = value.value
      if value.isReturned, returned == nil { returned = value.value }
    }
    return returned ?? (count == 1 ? last : nil)
  }

  mutating func execute(_ statement: CodeBlockItemSyntax, _ scope: inout CodeScope)
    -> (value: CodeValue?, isReturned: Bool)
  {
    guard depth < Self.deepest else { return (nil, false) }
    depth += 1
    defer { depth -= 1 }
    switch statement.item {
    case .expr(let expression): return (visit(expression, &scope), false)
    case .decl(let declaration):
      if let variable = declaration.as(VariableDeclSyntax.self) {
        for found in CodeProgram.variables(variable, unit: scope.unit) {
          readLocal(found, &scope)
        }
        for binding in variable.bindings where binding.pattern.is(WildcardPatternSyntax.self) {
          // `let _ = Timer.scheduledTimer(…)`
          if let value = binding.initializer?.value { _ = visit(value, &scope) }
        }
      } else if let choice = declaration.as(IfConfigDeclSyntax.self) {
        for clause in choice.clauses {
          if case .statements(let statements) = clause.elements {
            _ = execute(statements, &scope)
          }
        }
      }
      return (nil, false)
    case .stmt(let statement):
      if let result = statement.as(ReturnStmtSyntax.self) {
        return (result.expression.map { visit($0, &scope) }, true)
      }
      return (control(statement, &scope), false)
    }
  }

  private mutating func control(_ statement: StmtSyntax, _ scope: inout CodeScope) -> CodeValue? {
    if let loop = statement.as(ForStmtSyntax.self) {
      readLoop(loop, &scope)
    } else if let expression = statement.as(ExpressionStmtSyntax.self) {
      return visit(expression.expression, &scope)
    } else if let check = statement.as(GuardStmtSyntax.self) {
      readConditions(check.conditions, &scope)
      // What follows is not what runs where the check fails.
      var inner = scope
      _ = execute(check.body.statements, &inner)
    } else if let loop = statement.as(WhileStmtSyntax.self) {
      readConditions(loop.conditions, &scope)
      let outer = scope
      _ = execute(loop.body.statements, &scope)
      scope.goOn(behindThisOr: outer)
    } else if let loop = statement.as(RepeatStmtSyntax.self) {
      let outer = scope
      _ = execute(loop.body.statements, &scope)
      scope.goOn(behindThisOr: outer)
    } else if let attempt = statement.as(DoStmtSyntax.self) {
      _ = execute(attempt.body.statements, &scope)
    } else if let later = statement.as(DeferStmtSyntax.self) {
      _ = execute(later.body.statements, &scope)
    }
    return nil
  }

  /// A constant or variable of a function.
  private mutating func readLocal(_ variable: CodeVariable, _ scope: inout CodeScope) {
    guard let initializer = variable.initializer else {
      if let type = variable.typeName, let full = program.typeName(type, from: scope.type) {
        scope.locals[variable.name] = .object(type: full, given: [:])
      } else {
        scope.locals[variable.name] = .unknown(variable.name)
      }
      return
    }
    let value = visit(initializer, &scope)
    note(named: variable.name, initializer, value, scope)
    // `let durations = [0.3, 0.2]`
    if let array = initializer.as(ArrayExprSyntax.self) {
      for element in array.elements.prefix(200) {
        var quiet = scope
        quiet.isQuiet = true
        note(named: variable.name, element.expression, visit(element.expression, &quiet), scope)
      }
    }
    if case .unknown = value {
      scope.locals[variable.name] = .unknown(variable.name)
    } else {
      scope.locals[variable.name] = value
    }
  }

  mutating func readConditions(_ conditions: ConditionElementListSyntax, _ scope: inout CodeScope) {
    for condition in conditions {
      switch condition.condition {
      case .expression(let expression): _ = visit(expression, &scope)
      case .optionalBinding(let binding):
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          continue
        }
        if let value = binding.initializer?.value { scope.locals[name] = visit(value, &scope) }
      case .matchingPattern, .availability: break
      }
    }
  }

  // MARK: Loops

  private mutating func readLoop(_ loop: ForStmtSyntax, _ scope: inout CodeScope) {
    let sequence = visit(loop.sequence, &scope)
    let names = Self.names(of: loop.pattern)
    let turns = turns(over: sequence, names: names, isPair: names.count == 2)
    let body = loop.body.statements
    let outer = scope.loop
    scope.loop = loop.id
    runTurns(turns, names: names, &scope) { reader, scope in
      _ = reader.execute(body, &scope)
    }
    scope.loop = outer
  }

  /// One turn of a loop: what its names are worth, and what the turn is called.
  struct Turn {
    var values: [CodeValue]
    var item: String?
  }

  /// Reads a body once for each turn; once with names that stand for any turn when the turns are
  /// not known or too many.
  mutating func runTurns(
    _ turns: [Turn]?, names: [String], _ scope: inout CodeScope,
    body: (inout CodeReader, inout CodeScope) -> Void
  ) {
    let outer = scope.locals
    defer {
      // What the body declared ends with it; what it changed stays.
      for name in scope.locals.keys where outer[name] == nil || names.contains(name) {
        scope.locals[name] = outer[name]
      }
    }
    guard let turns, turns.count <= Self.maximumTurns, budget > 0 else {
      for name in names { scope.locals[name] = .unknown("#" + name) }
      let outer = scope
      body(&self, &scope)
      return scope.goOn(behindThisOr: outer)
    }
    passes += 1
    scope.passes.append(passes)
    defer { scope.passes.removeLast() }
    let known = uses.count
    var times: [Linear?] = []
    for (index, turn) in turns.enumerated() {
      guard index == 0 || budget > 0 else { return }
      times.append(scope.offset)
      for (name, value) in zip(names, turn.values) { scope.locals[name] = value }
      if let item = turn.item { scope.items.append(item) }
      repeats += index == 0 ? 0 : 1
      body(&self, &scope)
      repeats -= index == 0 ? 0 : 1
      if turn.item != nil { scope.items.removeLast() }
    }
    useInTurns(since: known, beginningAt: times)
  }

  /// The turns of a loop over a value; nil when they are not known.
  func turns(over value: CodeValue, names: [String], isPair: Bool) -> [Turn]? {
    switch value {
    case .range(let lower, let upper):
      guard let low = lower.number, let high = upper.number, high - low <= 10_000, low <= high,
        abs(low) < 1e9
      else { return nil }
      return (0..<Int((high - low).rounded(.up))).map {
        Turn(values: [.number(low + Double($0))], item: nil)
      }
    case .list(let values):
      return values.enumerated().map { index, value in
        let item = Self.label(of: value)
        return isPair
          ? Turn(values: [.number(Double(index)), value], item: item)
          : Turn(values: [value], item: item)
      }
    case .text(let text):
      return text.prefix(1000).enumerated().map { index, character in
        let value = CodeValue.text(String(character))
        return isPair
          ? Turn(values: [.number(Double(index)), value], item: nil)
          : Turn(values: [value], item: nil)
      }
    case .number, .flag, .either, .span, .animation, .object, .layerAnimation, .member,
      .reference, .change, .curve, .unknown:
      return nil
    }
  }

  /// What an item of a list is called in facts.
  static func label(of value: CodeValue) -> String? {
    switch value {
    case .text(let text): text
    case .reference(let name), .unknown(let name): name.isEmpty ? nil : name
    case .member(let name, _): name
    case .object(let type, _): CodeProgram.shortName(type)
    case .number, .flag, .list, .range, .either, .span, .animation, .layerAnimation, .change,
      .curve:
      nil
    }
  }

  /// The names of a loop's closure: its parameters, or `$0` and `$1`.
  static func namesOfTurns(_ closure: ClosureExprSyntax) -> [String] {
    let names = parameters(of: closure)
    guard names.isEmpty else { return names }
    let usesSecond = closure.trimmedLength.utf8Length < 20_000 && closure.description.contains("$1")
    return usesSecond ? ["$0", "$1"] : ["$0"]
  }

  static func names(of pattern: PatternSyntax) -> [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.map {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "_"
      }
    }
    return ["_"]
  }
}
