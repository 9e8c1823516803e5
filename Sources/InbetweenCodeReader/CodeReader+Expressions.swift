import InbetweenDesignDocuments
import SwiftSyntax

extension CodeReader {
  /// What an expression is worth; notes what it says on the way.
  mutating func visit(_ expression: ExprSyntax, _ scope: inout CodeScope) -> CodeValue {
    guard depth < Self.deepest else { return .unknown("") }
    if repeats > 0 {
      guard budget > 0 else { return .unknown("") }
      budget -= 1
    }
    depth += 1
    defer { depth -= 1 }
    if let number = Self.literal(expression) { return .number(number) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let text): return visit(text, &scope)
    case .declReferenceExpr(let name): return value(named: name.baseName.text, scope)
    case .prefixOperatorExpr(let prefix):
      let value = visit(prefix.expression, &scope)
      guard prefix.operator.text == "-", let number = value.linear else { return value }
      return .number(number.scaled(by: -1))
    case .sequenceExpr(let sequence): return visit(sequence, &scope)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return visit(only.expression, &scope)
      }
      return visit(tuple, &scope)
    case .arrayExpr(let array):
      return .list(array.elements.prefix(2000).map { visit($0.expression, &scope) })
    case .dictionaryExpr(let dictionary):
      if case .elements(let elements) = dictionary.content {
        for element in elements { _ = visit(element.value, &scope) }
      }
      return .unknown("")
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr:
      return visitChain(expression, &scope)
    case .closureExpr(let closure):
      visit(closure, &scope)
      return .unknown("")
    case .keyPathExpr(let path):
      let source = path.components.trimmedDescription
      return .reference(String(source.split(separator: ".").last ?? ""))
    case .tryExpr(let attempt): return visit(attempt.expression, &scope)
    case .awaitExpr(let wait): return visit(wait.expression, &scope)
    case .inOutExpr(let reference): return visit(reference.expression, &scope)
    case .ifExpr(let condition): return visit(condition, &scope)
    case .switchExpr(let choice): return visit(choice, &scope)
    default: return .unknown("")
    }
  }

  /// Several values; those with labels are found by them: `(count: 3, duration: 0.06)`.
  private mutating func visit(_ tuple: TupleExprSyntax, _ scope: inout CodeScope) -> CodeValue {
    var given: [String: CodeValue] = [:]
    var values: [CodeValue] = []
    for element in tuple.elements.prefix(Self.maximumOperands) {
      let value = visit(element.expression, &scope)
      values.append(value)
      guard let label = element.label?.text else { continue }
      note(named: label, element.expression, value, scope, isArgument: true)
      given[label] = value
    }
    return given.isEmpty ? .list(values) : .object(type: "", given: given)
  }

  /// A number literal; nil for anything else.
  private static func literal(_ expression: ExprSyntax) -> Double? {
    var text: String
    if let number = expression.as(IntegerLiteralExprSyntax.self) {
      text = number.literal.text
    } else if let number = expression.as(FloatLiteralExprSyntax.self) {
      text = number.literal.text
    } else {
      return nil
    }
    text.removeAll { $0 == "_" }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  private mutating func visit(
    _ text: StringLiteralExprSyntax, _ scope: inout CodeScope
  ) -> CodeValue {
    var plain = ""
    for segment in text.segments {
      switch segment {
      case .stringSegment(let part): plain += part.content.text
      case .expressionSegment(let part):
        for argument in part.expressions { _ = visit(argument.expression, &scope) }
        return .unknown("")
      }
    }
    return .text(plain)
  }

  /// The body of a closure, its parameters standing for anything.
  mutating func visit(_ closure: ClosureExprSyntax, _ scope: inout CodeScope) {
    var inner = scope
    inner.view = nil
    for name in Self.parameters(of: closure) { inner.locals[name] = .unknown("#" + name) }
    _ = execute(closure.statements, &inner)
  }

  /// Reads the closures of a call, each in a scope of its own that knows more.
  mutating func visitClosures(
    of call: CodeCall, _ scope: CodeScope, knowing: (inout CodeScope) -> Void
  ) {
    for (_, closure) in call.closures {
      var inner = scope
      knowing(&inner)
      visit(closure, &inner)
    }
  }

  static func parameters(of closure: ClosureExprSyntax) -> [String] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { $0.secondName?.text ?? $0.firstName.text }
    case nil: []
    }
  }

  // MARK: Branches

  private mutating func visit(_ condition: IfExprSyntax, _ scope: inout CodeScope) -> CodeValue {
    readConditions(condition.conditions, &scope)
    let events = events(in: condition.conditions, scope)
    let holds = holds(condition.conditions, scope)
    let outerBound = scope.bound
    defer { scope.bound = outerBound }
    if let bound = bound(in: condition.conditions, scope) { scope.bound = bound }
    var inner = scope
    if !events.isEmpty { inner.events = events }
    var values: [CodeValue] = []
    if holds != false {
      values += execute(condition.body.statements, &inner).map { [$0] } ?? []
    }
    var isLeft = false
    if holds != true {
      switch condition.elseBody {
      case .ifExpr(let next): values.append(visit(ExprSyntax(next), &scope))
      case .codeBlock(let block):
        values += execute(block.statements, &scope).map { [$0] } ?? []
        isLeft = Self.leaves(block.statements)
      case nil: break
      }
    }
    // What follows comes behind the branch that was taken, and behind none that leaves.
    if holds ?? isLeft {
      scope.goOn(behind: inner)
    } else if holds == nil, !Self.leaves(condition.body.statements) {
      scope.goOn(behindThisOr: inner)
    }
    return .one(of: values.filter(\.isKnown)) ?? .unknown("")
  }

  /// Whether conditions hold; nil where that is not known.
  private mutating func holds(
    _ conditions: ConditionElementListSyntax, _ scope: CodeScope
  ) -> Bool? {
    var quiet = scope
    quiet.isQuiet = true
    for condition in conditions {
      guard case .expression(let expression) = condition.condition,
        case .flag(let holds) = visit(expression, &quiet)
      else { return nil }
      if !holds { return false }
    }
    return true
  }

  /// `index == views.count - 1`: the last number that a counted name reaches.
  private mutating func bound(
    in conditions: ConditionElementListSyntax, _ scope: CodeScope
  ) -> (name: String, last: Double)? {
    guard case .expression(let expression) = conditions.first?.condition,
      let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count >= 3
    else { return nil }
    let list = Array(elements.prefix(Self.maximumOperands))
    let sign = list[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    guard sign == "==" || sign == ">=" else { return nil }
    var quiet = scope
    quiet.isQuiet = true
    guard let left = visit(list[0], &quiet).linear,
      let right = fold(list[2...], &quiet).number, left.constant == 0, left.factors.count == 1,
      let name = left.factors.keys.first, left.factors[name] == 1, name.hasPrefix("#")
    else { return nil }
    return (name, right)
  }

  /// `[.eventAtSecond(4), .eventAtSecond(8)].contains(event)`, `event == .eventAtSecond(4)`.
  private mutating func events(
    in conditions: ConditionElementListSyntax, _ scope: CodeScope
  ) -> [CodeScope.Event] {
    var found: [CodeScope.Event] = []
    for condition in conditions {
      guard case .expression(let expression) = condition.condition else { continue }
      var elements: [ExprSyntax] = []
      if let call = expression.as(FunctionCallExprSyntax.self),
        let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "contains",
        let array = access.base?.as(ArrayExprSyntax.self)
      {
        elements = array.elements.map(\.expression)
      } else if let sequence = expression.as(SequenceExprSyntax.self),
        sequence.elements.contains(where: {
          $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "=="
        })
      {
        elements = Array(sequence.elements)
      }
      found += elements.compactMap { event($0, scope) }
    }
    return found
  }

  /// The time of `.eventAtSecond(3)`; nil for anything else.
  private mutating func event(_ expression: ExprSyntax, _ scope: CodeScope) -> CodeScope.Event? {
    var quiet = scope
    quiet.isQuiet = true
    guard expression.is(FunctionCallExprSyntax.self),
      case .member(let name, let values) = visit(expression, &quiet), values.count == 1,
      let number = values.first?.number
    else { return nil }
    let words = TimeWords.words(of: name)
    let scale: Double
    if words.contains(where: { ["second", "seconds", "time"].contains($0) }) {
      scale = 1
    } else if words.contains(where: { ["millisecond", "milliseconds", "ms"].contains($0) }) {
      scale = 0.001
    } else {
      return nil
    }
    return CodeScope.Event(seconds: number * scale, place: place(expression, scope))
  }

  private mutating func visit(_ choice: SwitchExprSyntax, _ scope: inout CodeScope) -> CodeValue {
    _ = visit(choice.subject, &scope)
    var values: [CodeValue] = []
    var ends: [CodeScope] = []
    for element in choice.cases {
      guard case .switchCase(let branch) = element else { continue }
      var inner = scope
      var phase: String?
      if case .case(let label) = branch.label {
        phase = Self.phase(of: label)
        let events = label.caseItems.compactMap { item -> CodeScope.Event? in
          guard let pattern = item.pattern.as(ExpressionPatternSyntax.self) else { return nil }
          return event(pattern.expression, scope)
        }
        if !events.isEmpty { inner.events = events }
      }
      let result = execute(branch.statements, &inner)
      if !Self.leaves(branch.statements) { ends.append(inner) }
      if case .animation(var animation) = result {
        animation.phase = phase
        animation.phasePlace = branch.statements.last.map { place($0, scope) }
        values.append(.animation(animation))
      } else if let result, result.isKnown {
        values.append(result)
      }
    }
    if let first = ends.first { scope.goOn(behind: first) }
    for end in ends.dropFirst() { scope.goOn(behindThisOr: end) }
    return .one(of: values) ?? .unknown("")
  }

  /// Whether nothing that follows comes behind a body, which ends with `return` or the like.
  private static func leaves(_ body: CodeBlockItemListSyntax) -> Bool {
    guard case .stmt(let last)? = body.last?.item else { return false }
    // `break` at the end of a case goes on behind the switch.
    let isOfCase = body.parent?.is(SwitchCaseSyntax.self) ?? false
    return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self)
      || last.is(ContinueStmtSyntax.self) || (last.is(BreakStmtSyntax.self) && !isOfCase)
  }

  /// `small` of `case .small:`; nil for a pattern of another kind.
  private static func phase(of label: SwitchCaseLabelSyntax) -> String? {
    let names = label.caseItems.compactMap { item -> String? in
      guard let pattern = item.pattern.as(ExpressionPatternSyntax.self) else { return nil }
      return pattern.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
    return names.isEmpty ? nil : names.prefix(4).joined(separator: ", ")
  }
}

extension CodeReader {
  // MARK: Operators

  /// The longest row of operators that is read.
  static let maximumOperands = 256

  private mutating func visit(
    _ sequence: SequenceExprSyntax, _ scope: inout CodeScope
  ) -> CodeValue {
    let elements = Array(sequence.elements.prefix(Self.maximumOperands))
    if elements.count >= 3, let sign = Self.assignment(elements[1]) {
      return assign(to: elements[0], sign, elements.dropFirst(2), &scope)
    }
    return fold(elements[...], &scope)
  }

  private static func assignment(_ element: ExprSyntax) -> String? {
    if element.is(AssignmentExprSyntax.self) { return "=" }
    guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["+=", "-=", "*=", "/="].contains(sign)
    else { return nil }
    return sign
  }

  /// The value of operands and operators in turn, by the precedence of Swift's own operators.
  mutating func fold(
    _ elements: ArraySlice<ExprSyntax>, _ scope: inout CodeScope
  ) -> CodeValue {
    guard let first = elements.first else { return .unknown("") }
    guard elements.count > 1 else { return visit(first, &scope) }
    guard depth < Self.deepest else { return .unknown("") }
    depth += 1
    defer { depth -= 1 }
    // The operator that binds least splits the row: the last of its kind, for they join leftwards.
    var split: (index: Int, strength: Int)?
    for index in stride(from: elements.startIndex + 1, to: elements.endIndex, by: 2) {
      let strength = Self.strength(elements[index])
      let joinsRight = strength <= 2
      if split.map({ strength < $0.strength || (strength == $0.strength && !joinsRight) }) ?? true {
        split = (index, strength)
      }
    }
    guard let split else { return visit(first, &scope) }
    let sign = elements[split.index]
    let left = fold(elements[..<split.index], &scope)
    if let ternary = sign.as(UnresolvedTernaryExprSyntax.self) {
      let yes = visit(ternary.thenExpression, &scope)
      return .either([yes, fold(elements[(split.index + 1)...], &scope)])
    }
    guard let name = sign.as(BinaryOperatorExprSyntax.self)?.operator.text else { return left }
    let right = fold(elements[(split.index + 1)...], &scope)
    return Self.combined(left, name, right)
  }

  private static func strength(_ element: ExprSyntax) -> Int {
    if element.is(UnresolvedTernaryExprSyntax.self) { return 1 }
    guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return 6 }
    switch sign {
    case "??": return 5
    case "||": return 2
    case "&&": return 3
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": return 4
    case "...", "..<": return 7
    case "+", "-", "&+", "&-", "|", "^": return 8
    case "*", "/", "%", "&*", "&": return 9
    default: return 10
    }
  }

  static func combined(_ left: CodeValue, _ sign: String, _ right: CodeValue) -> CodeValue {
    if sign == "??" {
      if case .unknown = left { return right }
      return left
    }
    if sign == "+", let sum = left.plus(chance: right) ?? right.plus(chance: left) { return sum }
    guard let first = left.linear, let second = right.linear else { return .unknown("") }
    if let one = first.number, let other = second.number {
      switch sign {
      case "==": return .flag(one == other)
      case "!=": return .flag(one != other)
      case "<": return .flag(one < other)
      case ">": return .flag(one > other)
      case "<=": return .flag(one <= other)
      case ">=": return .flag(one >= other)
      default: break
      }
    }
    let result: Linear?
    switch sign {
    case "+": result = first + second
    case "-": result = first - second
    case "*": result = first * second
    case "/": result = first / second
    case "..<": return .range(first, second)
    case "...": return .range(first, second + Linear(1))
    case "%":
      guard let dividend = first.number, let divisor = second.number, divisor != 0 else {
        return .unknown("")
      }
      result = Linear(dividend.truncatingRemainder(dividingBy: divisor))
    default: result = nil
    }
    return result.map(CodeValue.number) ?? .unknown("")
  }
}
