import InbetweenDesignDocuments
import SwiftSyntax

// Numbers that become times where they are used.

extension CodeReader {
  /// Remembers that the constants of an expression are used as a time.
  mutating func use(_ expression: ExprSyntax, as kind: Fact.Kind, _ scope: CodeScope) {
    guard !scope.isQuiet, uses.count < 2000 else { return }
    var pending = [expression]
    var left = 16
    while let node = pending.popLast(), left > 0 {
      left -= 1
      if let sequence = node.as(SequenceExprSyntax.self) {
        // Only what is added is a time itself: a factor is none.
        let signs = sequence.elements.compactMap {
          $0.as(BinaryOperatorExprSyntax.self)?.operator.text
        }
        // Nanoseconds are the same time in another unit.
        let isScaled =
          signs == ["*"] && sequence.elements.count == 3
          && sequence.elements.last.map { Self.isScale($0) } ?? false
        guard isScaled || signs.allSatisfy({ $0 == "+" || $0 == "-" }),
          2 * signs.count + 1 == sequence.elements.count
        else { continue }
        pending += sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
      } else if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1 {
        pending += tuple.elements.map(\.expression)
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        guard call.arguments.count == 1, let only = call.arguments.first else { continue }
        pending.append(only.expression)
      } else if let (type, name) = constant(node, scope) {
        met(Use(type: type, name: name, kind: kind))
      }
    }
  }

  /// The constant that an expression names, and the full name of its type, empty for a global one;
  /// nil for anything else.
  private mutating func constant(
    _ node: ExprSyntax, _ scope: CodeScope
  ) -> (type: String, name: String)? {
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard scope.locals[name] == nil else { return nil }
      if let type = scope.type, program.types[type]?.variables[name] != nil { return (type, name) }
      return program.globals.variables[name] == nil ? nil : ("", name)
    }
    guard let access = node.as(MemberAccessExprSyntax.self), let base = access.base else {
      return nil
    }
    var quiet = scope
    quiet.isQuiet = true
    switch visit(base, &quiet) {
    case .unknown(let name):
      return program.typeName(name, from: scope.type).map { ($0, access.declName.baseName.text) }
    case .object(let name, _): return (name, access.declName.baseName.text)
    default: return nil
    }
  }

  /// Remembers the constants that a wait goes up to: `line` of `sleep(line - now)`, where the clock
  /// stands at its value behind the wait.
  mutating func useAsPlace(_ expression: ExprSyntax, _ scope: CodeScope) {
    guard !scope.isQuiet, let time = scope.offset?.number, reached.count < 2000 else { return }
    var quiet = scope
    quiet.isQuiet = true
    var pending = [expression]
    var left = 32
    while let node = pending.popLast(), left > 0 {
      left -= 1
      if let sequence = node.as(SequenceExprSyntax.self) {
        pending += sequence.elements.first.map { [$0] } ?? []
      } else if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1 {
        pending += tuple.elements.map(\.expression)
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        // `.seconds(…)`, `max(0, …)`
        guard call.arguments.count < 3 else { continue }
        pending += call.arguments.map(\.expression)
      } else if let (type, name) = constant(node, scope), let value = visit(node, &quiet).number,
        abs(value - time) < 1e-9
      {
        reached.insert("\(type).\(name)")
      }
    }
  }

  /// Remembers that the constants used since are waited for in each turn of a loop, whose turns
  /// begin at times.
  mutating func useInTurns(since first: Int, beginningAt times: [Linear?]) {
    let times = times.map { $0 ?? Linear(0) }
    guard times.count > 1, let step = (times[1] - times[0]).number, step > 0,
      zip(times, times.dropFirst()).allSatisfy({
        ($1 - $0).number.map { abs($0 - step) < 1e-9 } ?? false
      })
    else { return }
    for index in uses.indices.dropFirst(first) where uses[index].kind == .pause {
      uses[index].step = step
    }
  }

  private static func isScale(_ node: ExprSyntax) -> Bool {
    let text = node.trimmedDescription.filter { $0 != "_" }
    return ["1000", "1e3", "1000000", "1e6", "1000000000", "1e9"].contains(text)
      || text.hasPrefix("NSEC_PER") || text.hasPrefix("USEC_PER")
  }

  private mutating func met(_ use: Use) {
    guard knownUses.insert("\(use.type).\(use.name)").inserted else { return }
    uses.append(use)
  }

  /// Notes the constants that only their type's name calls times, as what they are used for; what
  /// code only mentions may be anything.
  mutating func readHeld() {
    for constant in held where reached.contains(constant.key) { note(constant, as: .start) }
    readUses()
    for constant in held where constants[constant.key] == nil { note(constant, as: constant.kind) }
  }

  private mutating func note(_ constant: Held, as kind: Fact.Kind) {
    let (name, owner) = (constant.name, constant.scope.type)
    guard !Self.times.contains(where: { hasNoted($0, at: constant.place) }) else { return }
    note(kind, at: constant.place, constant.value, constant.scope, about: [name]) {
      $0.name = name
      $0.owner = owner
      if kind == constant.kind { $0.confidence = .likely }
    }
  }

  private static let times: [Fact.Kind] = [.duration, .delay, .start, .pause, .period, .stagger]

  /// Notes the constants that are used as times and whose names do not say so.
  private mutating func readUses() {
    for use in uses {
      let variable =
        use.type.isEmpty
        ? program.globals.variables[use.name] : program.types[use.type]?.variables[use.name]
      guard let variable else { continue }
      var scope = CodeScope(unit: variable.unit, type: use.type.isEmpty ? nil : use.type)
      scope.about = use.type.split(separator: ".").map(String.init)
      var nodes = variable.body.map(Self.results) ?? []
      if let node = variable.initializer { nodes.append(node) }
      for node in nodes { readUse(use, node, scope) }
      // What instances are given has no value of its own.
      for (node, unit) in given["\(use.type).\(use.name)"] ?? [] {
        var maker = CodeScope(unit: unit)
        maker.about = scope.about
        if node.is(FloatLiteralExprSyntax.self) || node.is(IntegerLiteralExprSyntax.self) {
          readUse(use, node, maker)
        }
      }
    }
  }

  private mutating func readUse(_ use: Use, _ node: ExprSyntax, _ scope: CodeScope) {
    let place = place(node, scope)
    guard !Self.times.contains(where: { hasNoted($0, at: place) }) else { return }
    var quiet = scope
    quiet.isQuiet = true
    let value = visit(node, &quiet)
    guard let number = value.number else { return }
    // What is waited for from one turn to the next, and for nothing else.
    let isStep = use.step.map { abs($0 - number) < 1e-9 } ?? false
    note(isStep ? .stagger : use.kind, at: place, value, scope, about: [use.name]) {
      $0.name = use.name
      $0.owner = scope.type
    }
  }
}

// Parameters that are handed on, and those that count for each of a row.

extension CodeReader {
  /// Whether an argument only hands on a name of the same kind, of which all is said where that got
  /// its value: `delay(for: index, base: base)`.
  static func isHandedOn(_ argument: CodeCall.Argument, _ scope: CodeScope) -> Bool {
    guard let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      scope.locals[name] != nil, let kind = TimeWords.kind(of: name)
    else { return false }
    return kind == TimeWords.kind(of: argument.label)
  }

  /// Whether a function's body takes a parameter as often as something counts,
  /// `Double(index) * base`, or hands it on to a function that does.
  mutating func isStep(
    _ parameter: String, in function: CodeFunction, of type: String?
  ) -> Bool {
    func key(_ taker: Taker) -> String {
      "\(type ?? "").\(taker.function.name).\(taker.name)"
    }
    let first: Taker = (parameter, function)
    var met: Set<String> = [key(first)]
    var pending = [first]
    while let next = pending.popLast() {
      if plainParameters.contains(key(next)) { continue }
      let found = products(of: next.name, in: next.function, of: type)
      if found.isCounted { return true }
      for taker in found.takers where met.count < 8 {
        if met.insert(key(taker)).inserted { pending.append(taker) }
      }
    }
    if met.count < 8 { plainParameters.formUnion(met) }
    return false
  }

  /// A parameter of a function.
  private typealias Taker = (name: String, function: CodeFunction)

  /// Whether a body multiplies a parameter with something counted, and who takes it there.
  private func products(
    of parameter: String, in function: CodeFunction, of type: String?
  ) -> (isCounted: Bool, takers: [Taker]) {
    var counted = Set(function.parameters.filter { $0.typeName == "Int" }.map(\.name))
    var products: [Set<String>] = []
    var takers: [Taker] = []
    var pending = [Syntax(function.body)]
    var left = 4000
    while let node = pending.popLast(), left > 0 {
      left -= 1
      if let sequence = node.as(SequenceExprSyntax.self) {
        products += Self.factors(of: sequence).filter { $0.contains(parameter) }
      } else if let closure = node.as(ClosureExprSyntax.self) {
        counted.formUnion(Self.parameters(of: closure))
      } else if let loop = node.as(ForStmtSyntax.self) {
        counted.formUnion(Self.names(of: loop.pattern))
      } else if let call = node.as(FunctionCallExprSyntax.self),
        let taker = taker(of: parameter, in: call, of: type)
      {
        takers.append(taker)
      }
      pending += node.children(viewMode: .sourceAccurate)
    }
    counted.insert("$0")
    counted.remove(parameter)
    return (products.contains { !$0.isDisjoint(with: counted) }, takers)
  }

  /// The function of the code that a call hands a parameter to, and what that calls it; nil for none.
  private func taker(
    of parameter: String, in call: FunctionCallExprSyntax, of type: String?
  ) -> Taker? {
    guard let name = Self.path(of: call.calledExpression).last,
      let function = type.flatMap({ program.types[$0]?.functions[name] })
        ?? program.globals.functions[name],
      let argument = call.arguments.first(where: {
        $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == parameter
      }),
      let taken = function.parameters.first(where: { $0.label == argument.label?.text })
    else { return nil }
    return (taken.name, function)
  }

  /// The names in each product of a sum.
  private static func factors(of sequence: SequenceExprSyntax) -> [Set<String>] {
    var found: [Set<String>] = []
    var product: Set<String> = []
    var isProduct = false
    for element in sequence.elements.prefix(maximumOperands) {
      guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
        product.formUnion(plainNames(in: element))
        continue
      }
      guard sign != "*" else {
        isProduct = true
        continue
      }
      if isProduct { found.append(product) }
      (product, isProduct) = ([], false)
    }
    return isProduct ? found + [product] : found
  }

  /// The name that an expression is, or that is converted in it: `index`, `Double(index + 1)`.
  private static func plainNames(in expression: ExprSyntax) -> Set<String> {
    var found: Set<String> = []
    var pending = [expression]
    var left = 16
    while let node = pending.popLast(), left > 0 {
      left -= 1
      if let name = node.as(DeclReferenceExprSyntax.self) {
        found.insert(name.baseName.text)
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        pending += call.arguments.map(\.expression)
      } else if let tuple = node.as(TupleExprSyntax.self) {
        pending += tuple.elements.map(\.expression)
      } else if let sequence = node.as(SequenceExprSyntax.self) {
        pending += sequence.elements
      }
    }
    return found
  }
}
