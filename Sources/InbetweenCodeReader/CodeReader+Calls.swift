import InbetweenDesignDocuments
import SwiftSyntax

extension CodeReader {
  mutating func call(
    _ name: String, on base: CodeValue?, _ node: FunctionCallExprSyntax, isMember: Bool,
    _ scope: inout CodeScope
  ) -> CodeValue {
    let call = CodeCall(name: name, base: base, isMember: isMember, node: node)
    if let value = plainValue(of: call, &scope) { return value }
    if let value = readOwnCall(call, &scope) { return value }
    if let value = readAnimationValue(call, &scope) { return value }
    if let value = readSwiftUI(call, &scope) { return value }
    if let value = readGroup(call, &scope) { return value }
    if let value = readUIKit(call, &scope) { return value }
    if let value = readSpriteKit(call, &scope) { return value }
    if let value = readCoreAnimation(call, &scope) { return value }
    if let value = readTiming(call, &scope) { return value }
    if isMember, node.trailingClosure == nil, node.arguments.count <= 4, isCase(base, scope),
      !call.arguments.contains(where: Self.isToldHow)
    {
      let values = node.arguments.map { visit($0.expression, &scope) }
      return .member(name, values)
    }
    if call.name == "addArrangedSubview" || call.name == "addSubview",
      case .unknown(let owner) = base, !owner.isEmpty, let pass = scope.passes.last
    {
      children[owner, default: [:]][pass, default: 0] += 1
    }
    readDriver(call, scope)
    readNamedTime(call, &scope)
    readWaitStep(call, &scope)
    readNamedCurve(call, scope)
    readDamping(call, scope)
    readPlainTime(call, &scope)
    readArguments(of: node, &scope)
    return isMember ? .unknown("") : .unknown(name)
  }

  /// Whether an argument is an animation that is made right there: `animation: .linear(duration: 2)`.
  private static func isToldHow(_ argument: CodeCall.Argument) -> Bool {
    argument.label == "animation" && argument.expression.is(FunctionCallExprSyntax.self)
  }

  /// Whether a member of this can be a case of an enum: `.second(3)`, `Event.second(3)`.
  private func isCase(_ base: CodeValue?, _ scope: CodeScope) -> Bool {
    switch base {
    case nil: true
    case .unknown(let name): program.typeName(name, from: scope.type) != nil
    default: false
    }
  }

  /// Reads arguments and closures of a call that means nothing by itself.
  mutating func readArguments(of node: FunctionCallExprSyntax, _ scope: inout CodeScope) {
    let call = CodeCall(name: "", isMember: false, node: node)
    // A place in a film, a date.
    let maker = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if ["CMTime", "CMTimeMake", "DateComponents", "Date"].contains(maker) { return }
    let animated = Self.animated(by: call)
    for argument in call.arguments {
      let value = visit(argument.expression, &scope)
      if Self.isToldHow(argument) {
        // `.glimmer(isOn, animation: .linear(duration: 2))`: a modifier that is told how it moves.
        let motion = motion(of: call, scope)
        for animation in Self.animations(in: value) {
          note(animation, motion: motion, at: place(argument.expression, scope), scope)
        }
      }
      // How long a press takes at least moves nothing.
      guard !argument.label.isEmpty, argument.label != "minimumDuration" else { continue }
      var named = Self.named(node, in: scope)
      named.about += animated
      if named.about == scope.about, scope.type == nil, scope.calls.isEmpty {
        named.about += Self.runner(of: node)
      }
      readCurve(labelled: argument.label, argument.expression, named)
      note(named: argument.label, argument.expression, value, named, isArgument: true)
    }
  }

  /// What runs the animation that a call makes, and what makes it: `lid` and `rise` of
  /// `lid.run(Moves.rise(by: 3, duration: 1))`.
  private static func runner(of node: FunctionCallExprSyntax) -> [String] {
    guard let outer = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let maker = path(of: node.calledExpression).last
    else { return [] }
    let way = path(of: outer.calledExpression)
    guard way.count > 1 else { return [] }
    return [way.dropLast().joined(separator: "."), maker]
  }

  /// What a call is told to animate: `animate(views: table.visibleCells, …)`.
  static func animated(by call: CodeCall) -> [String] {
    let labels: Set<String> = [
      "view", "views", "with", "layer", "layers", "node", "target", "targets", "cells", "on",
    ]
    return call.arguments.prefix(20).compactMap { argument in
      guard labels.contains(argument.label) else { return nil }
      let path = path(of: argument.expression).joined(separator: ".")
      return path.isEmpty ? nil : path
    }
  }

  /// Conversions and loops.
  private mutating func plainValue(
    of call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue? {
    switch call.name {
    case "Double", "CGFloat", "Float", "TimeInterval", "CFTimeInterval", "NSNumber", "UInt64",
      "UInt32", "Int64":
      guard !call.isMember, let first = call.first else { return nil }
      return visit(first, &scope)
    case "Int":
      guard !call.isMember, let first = call.first else { return nil }
      let value = visit(first, &scope)
      return value.number.map { .number($0.rounded(.towardZero)) } ?? value
    case "Array", "enumerated", "reversed":
      guard call.closures.isEmpty else { return nil }
      if call.name == "Array" {
        guard let first = call.first else { return .list([]) }
        return visit(first, &scope)
      }
      guard let base = call.base else { return nil }
      guard call.name == "reversed", case .list(let values) = base else { return base }
      return .list(values.reversed())
    case "stride": return stride(call, &scope)
    case "min", "max":
      guard !call.isMember else { return nil }
      let values = call.arguments.map { visit($0.expression, &scope) }
      let numbers = values.compactMap(\.number)
      guard values.count == 2, numbers.count < 2 else {
        return (call.name == "min" ? numbers.min() : numbers.max()).map { .number($0) }
      }
      // What is counted up to a last number is counted.
      return numbers.count == 1 ? values.first { $0.number == nil } : nil
    case "ForEach", "forEach":
      guard let closure = call.closures.last?.closure else { return nil }
      var data = call.base
      if call.name == "ForEach", let first = call.first { data = visit(first, &scope) }
      let names = Self.namesOfTurns(closure)
      let isPair = names.count == 2
      let turns = data.flatMap { self.turns(over: $0, names: names, isPair: isPair) }
      var inner = scope
      inner.loop = closure.id
      runTurns(turns, names: names, &inner) { reader, scope in
        _ = reader.execute(closure.statements, &scope)
      }
      return .unknown("")
    case "degrees", "radians":
      guard let first = call.first else { return nil }
      let value = visit(first, &scope)
      return value
    case "seconds", "milliseconds", "microseconds", "nanoseconds":
      guard call.isMember, let first = call.first else { return nil }
      let scales = ["seconds": 1, "milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9]
      guard let time = visit(first, &scope).linear else { return .unknown("") }
      return .number(time.scaled(by: scales[call.name] ?? 1))
    case "truncatingRemainder" where call.isMember, "fmod" where !call.isMember:
      readRemainder(call, &scope)
      return nil
    case "now", "CACurrentMediaTime": return .number(0)
    case "random":
      guard let bounds = call["in"] else { return nil }
      return span(bounds, &scope)
    default: return nil
    }
  }

  /// `elapsed.truncatingRemainder(dividingBy: 1.4)`, `fmod(time, 1.4)`: what a clock comes round after.
  private mutating func readRemainder(_ call: CodeCall, _ scope: inout CodeScope) {
    let access = call.node.calledExpression.as(MemberAccessExprSyntax.self)
    guard let clock = access?.base ?? call.first, let divisor = call.arguments.last?.expression,
      clock.trimmedLength.utf8Length < 400
    else { return }
    let words = TimeWords.words(of: clock.trimmedDescription)
    guard words.contains(where: ["time", "elapsed", "date", "clock", "seconds", "t"].contains)
    else { return }
    note(.period, at: place(divisor, scope), visit(divisor, &scope), scope) { $0.repeats = true }
  }

  private mutating func stride(_ call: CodeCall, _ scope: inout CodeScope) -> CodeValue? {
    guard let from = call["from"], let by = call["by"], let end = call["to"] ?? call["through"]
    else { return nil }
    guard let first = visit(from, &scope).number, let step = visit(by, &scope).number,
      var last = visit(end, &scope).number, step != 0
    else { return .unknown("") }
    if call["through"] != nil { last += step * 1e-9 }
    let count = ((last - first) / step).rounded(.up)
    guard count > 0, count <= Double(Self.maximumTurns) else { return .unknown("") }
    return .list((0..<Int(count)).map { .number(first + Double($0) * step) })
  }

  // MARK: The code's own functions and types

  private mutating func readOwnCall(
    _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue? {
    if !call.isMember, let type = program.type(call.name, from: scope.type) {
      // What a function makes of its own type says nothing that its caller does not.
      var quiet = scope
      quiet.isQuiet = true
      let isCopy = call.name == "Self" && !scope.calls.isEmpty
      return isCopy ? readInstance(of: type, call, &quiet) : readInstance(of: type, call, &scope)
    }
    guard let (function, owner, values) = function(of: call, scope) else { return nil }
    var inner = CodeScope(unit: function.unit, type: owner)
    inner.given = values
    inner.instance = owner == scope.type ? scope.instance : nil
    inner.about = owner.map { $0.isEmpty ? [] : [CodeProgram.shortName($0)] } ?? []
    if inner.instance != nil, let label = scope.instance { inner.about.append(label) }
    inner.about.append(function.name)
    inner.events = scope.events
    inner.offset = scope.offset
    inner.offsetPlace = scope.offsetPlace
    inner.passes = scope.passes
    inner.loop = scope.loop
    inner.after = scope.after
    inner.items = scope.items
    inner.isQuiet = scope.isQuiet
    inner.calls = scope.calls + [function.name]
    var arguments = call.arguments[...]
    var given: [(CodeCall.Argument, CodeValue, CodeFunction.Parameter)] = []
    for parameter in function.parameters {
      if let place = arguments.firstIndex(where: {
        $0.label == (parameter.label ?? "")
          || (!$0.label.isEmpty && $0.label == parameter.label)
      }) {
        let argument = arguments.remove(at: place)
        let value = visit(argument.expression, &scope)
        given.append((argument, value, parameter))
        inner.locals[parameter.name] = value
        inner.origins[parameter.name] = self.place(argument.expression, scope)
        let path = Self.path(of: argument.expression)
        if case .unknown = value, let first = path.first,
          argument.expression.is(
            DeclReferenceExprSyntax.self) || argument.expression.is(MemberAccessExprSyntax.self)
        {
          let meant = scope.resolved(first)
          inner.named[parameter.name] = ([meant] + path.dropFirst()).joined(separator: ".")
        }
      } else if let initial = parameter.initial {
        inner.locals[parameter.name] = standard(initial, scope)
      }
    }
    for argument in arguments { _ = visit(argument.expression, &scope) }
    if scope.calls.last == function.name { readRecursion(call, function, inner, scope) }
    // What the function makes of an argument says more than that it is given.
    defer {
      for (argument, value, parameter) in given {
        let isOnly = argument.label.isEmpty && function.parameters.count == 1
        let name = isOnly ? function.name : argument.label
        let isSaid =
          TimeWords.kind(of: name).map { hasNoted($0, at: place(argument.expression, scope)) }
          ?? false
        if !isSaid, !Self.isHandedOn(argument, scope) {
          note(
            named: name, argument.expression, value, scope, isArgument: true,
            of: isOnly ? nil : function.name)
        }
        if TimeWords.kind(of: argument.label) == nil, !isOnly {
          noteTyped(
            argument, parameter.typeName, scope, names: Self.animated(by: call) + [function.name])
        }
      }
    }
    guard scope.calls.count < Self.maximumCalls, !scope.calls.contains(function.name), budget > 0
    else { return .unknown("") }
    repeats += 1
    defer { repeats -= 1 }
    let value = execute(function.body, &inner) ?? .unknown("")
    if call.node.parent?.is(AwaitExprSyntax.self) ?? false { scope.goOn(behind: inner) }
    return value
  }

  /// A function that calls itself with the next index, each time after the same wait: a row.
  private mutating func readRecursion(
    _ call: CodeCall, _ function: CodeFunction, _ inner: CodeScope, _ scope: CodeScope
  ) {
    guard let rhythm = scope.rhythm else { return }
    for parameter in function.parameters {
      let counted = "#" + parameter.name
      guard inner.locals[parameter.name]?.linear == Linear(1, [counted: 1]) else { continue }
      let place = place(call.nameNode, scope)
      let bound = scope.bound?.name == counted ? scope.bound?.last : nil
      let count = bound.flatMap { Int(exactly: $0 + 1) }.flatMap { $0 > 1 ? $0 : nil }
      note(.stagger, at: place, rhythm.time, scope, motion: rhythm.motion) {
        $0.count = count
        $0.formula = nil
        $0.confidence = .computed
      }
      guard let count, let time = rhythm.time.linear else { return }
      note(.period, at: place, .number(time.scaled(by: Double(count))), scope) {
        $0.formula = "\(count) × \(FactText.decimal(time.constant))"
        $0.confidence = .computed
        $0.repeats = true
      }
    }
  }

  /// The function of the code that a call means, and whose it is.
  private func function(
    of call: CodeCall, _ scope: CodeScope
  ) -> (CodeFunction, owner: String?, given: [String: CodeValue])? {
    switch call.base {
    case .object(let type, let given):
      return program.types[type]?.functions[call.name].map { ($0, type, given) }
    case .unknown(let name) where program.typeName(name, from: scope.type) != nil:
      let type = program.type(name, from: scope.type)
      return type?.functions[call.name].map { ($0, type?.name, [:]) }
    case nil where call.isMember:
      return program.types["Animation"]?.functions[call.name].map { ($0, "Animation", [:]) }
    case nil:
      if let type = scope.type, let function = program.types[type]?.functions[call.name] {
        return (function, type, scope.given)
      }
      return program.globals.functions[call.name].map { ($0, scope.type, scope.given) }
    case .unknown(let name) where name == "self" || name == "#self":
      return program.globals.functions[call.name].map { ($0, scope.type, scope.given) }
    default: return nil
    }
  }

  /// `SubtitleView(begin: $isRunning, text: "…", delay: 0.4)`.
  private mutating func readInstance(
    of type: CodeType, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue {
    var given: [String: CodeValue] = [:]
    var inner = scope
    inner.about.append(call.name)
    var label: String?
    for argument in call.arguments {
      let value = visit(argument.expression, &inner)
      guard !argument.label.isEmpty else { continue }
      note(named: argument.label, argument.expression, value, inner, isArgument: true)
      let key = "\(type.name).\(argument.label)"
      if !scope.isQuiet, repeats == 0, self.given[key]?.count ?? 0 < 50 {
        self.given[key, default: []].append((argument.expression, scope.unit))
      }
      if case .unknown = value { continue }
      given[argument.label] = value
      if case .text(let text) = value, label == nil { label = text }
    }
    readMade(call, type, &inner)
    let source = label ?? call.node.arguments.trimmedDescription
    let tells = given.values.contains {
      switch $0 {
      case .text, .number, .reference: true
      default: false
      }
    }
    if tells, !scope.isQuiet {
      meetInstance(of: type.name, given: given, label: String(source.prefix(60)))
    }
    return .object(type: type.name, given: given)
  }
}
