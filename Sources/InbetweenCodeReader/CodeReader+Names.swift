import InbetweenDesignDocuments
import SwiftSyntax

extension CodeReader {
  /// What a plain name is worth.
  mutating func value(named name: String, _ scope: CodeScope) -> CodeValue {
    if name == "self" {
      return scope.type.map { .object(type: $0, given: scope.given) } ?? .unknown("self")
    }
    if name == "Self", let type = scope.type { return .unknown(type) }
    if let local = scope.locals[name] { return local }
    if name.hasPrefix("$") {
      // A closure's own parameters: `$0`; anything else is a binding.
      if name.dropFirst().allSatisfy(\.isNumber) { return .unknown("#" + name) }
      return .reference(String(name.dropFirst()))
    }
    if let value = member(name, of: scope.type, given: scope.given) { return value }
    if let variable = program.globals.variables[name] { return constant(variable, of: "") }
    if let scale = Self.scales[name] { return .number(scale) }
    return .unknown(name)
  }

  /// How many of a part there are in a second, as the system's constants say.
  private static let scales: [String: Double] = [
    "NSEC_PER_SEC": 1e9, "USEC_PER_SEC": 1e6, "MSEC_PER_SEC": 1e3, "NSEC_PER_MSEC": 1e6,
  ]

  /// A member of a type; nil when it has none of that name.
  private mutating func member(
    _ name: String, of type: String?, given: [String: CodeValue]
  ) -> CodeValue? {
    if let value = given[name] { return value }
    if !given.isEmpty, let type, let body = program.types[type]?.variables[name]?.body,
      let unit = program.types[type]?.variables[name]?.unit, depth < Self.deepest
    {
      // Computed from what this instance was made with.
      var scope = CodeScope(unit: unit, type: type)
      scope.given = given
      scope.isQuiet = true
      depth += 8
      defer { depth -= 8 }
      if let value = execute(body, &scope), value.isKnown { return value }
    }
    guard let type, let variable = program.types[type]?.variables[name] else { return nil }
    return constant(variable, of: type)
  }

  /// What a variable is worth at first.
  private mutating func constant(_ variable: CodeVariable, of type: String) -> CodeValue {
    let key = type + "." + variable.name
    if let known = constants[key] { return known ?? .unknown(variable.name) }
    constants.updateValue(nil, forKey: key)
    var scope = CodeScope(unit: variable.unit, type: type.isEmpty ? nil : type)
    scope.isQuiet = true
    var value = CodeValue.unknown(variable.name)
    if let initializer = variable.initializer {
      value = visit(initializer, &scope)
      if case .list(let values) = value, variable.labels.count == values.count {
        let labelled = zip(variable.labels, values).filter { !$0.0.isEmpty }
        value = .object(
          type: "", given: Dictionary(labelled.map { ($0, $1) }, uniquingKeysWith: { $1 }))
      }
    } else if let typeName = variable.typeName,
      let full = program.typeName(typeName, from: scope.type)
    {
      value = .object(type: full, given: [:])
    } else if variable.body == nil, variable.typeName == "Int" {
      // Whose value each instance is given: what it counts is not known here.
      value = .unknown("#" + variable.name)
    } else if let body = variable.body, let result = execute(body, &scope) {
      value = result
    }
    if case .unknown(let name) = value, !name.hasPrefix("#") { value = .unknown(variable.name) }
    constants.updateValue(value, forKey: key)
    return value
  }

  /// `base.name`, where nothing is called.
  mutating func value(of name: String, in base: CodeValue, _ scope: CodeScope) -> CodeValue {
    switch base {
    case .object(let type, let given): return member(name, of: type, given: given) ?? .unknown(name)
    case .text(let text):
      switch name {
      case "count": return .number(Double(text.count))
      case "indices": return .range(Linear(0), Linear(Double(text.count)))
      default: return .unknown(name)
      }
    case .list(let values):
      switch name {
      case "count": return .number(Double(values.count))
      case "indices": return .range(Linear(0), Linear(Double(values.count)))
      case "first": return values.first ?? .unknown(name)
      case "last": return values.last ?? .unknown(name)
      default: return .unknown(name)
      }
    case .range(let lower, let upper):
      switch name {
      case "count": return .number(upper - lower)
      case "lowerBound": return .number(lower)
      case "upperBound": return .number(upper)
      default: return .unknown(name)
      }
    case .reference(let binding): return name == "wrappedValue" ? base : .unknown(binding)
    case .unknown(let owner): return value(of: name, inType: owner, scope)
    case .layerAnimation(_, let motion): return layerTimes[motion]?[name] ?? .unknown(name)
    case .animation, .number, .flag, .either, .span, .member, .change, .curve:
      return .unknown(name)
    }
  }

  /// `Type.name`.
  private mutating func value(
    of name: String, inType owner: String, _ scope: CodeScope
  ) -> CodeValue {
    if let type = program.typeName(owner, from: scope.type) {
      if let value = member(name, of: type, given: [:]) { return value }
      let inner = CodeProgram.fullName(name, in: type)
      if program.types[inner] != nil { return .unknown(inner) }
      // An extension of a type of the system has no more members than it shows.
      if owner != "Animation" { return .member(name, []) }
    }
    switch (owner, name) {
    case ("Double", "pi"), ("CGFloat", "pi"), ("Float", "pi"): return .number(.pi)
    case (_, "zero"), (_, "now"): return .number(0)
    case (_, "subviews"), (_, "arrangedSubviews"):
      guard let count = children[owner]?.values.max() else { return .unknown(name) }
      return .list((0..<count).map { _ in .unknown("") })
    case ("NSAnimationContext", "current"): return context(of: scope)
    case ("Animation", _): return Self.animation(named: name) ?? .unknown(name)
    case (_, "count"): return .unknown("\(owner).count")
    default: return .unknown(name)
    }
  }

  /// `.name`, whose type is for the compiler to find.
  private mutating func implicitMember(_ name: String) -> CodeValue {
    if let value = member(name, of: "Animation", given: [:]) { return value }
    switch name {
    case "pi": return .number(.pi)
    case "zero", "now": return .number(0)
    default: return Self.animation(named: name) ?? .member(name, [])
    }
  }

  // MARK: Chains

  /// One step of `a.b(c)[d]?.e`.
  private enum Link {
    case call(FunctionCallExprSyntax)
    case member(String)
    case element(SubscriptCallExprSyntax)
  }

  /// The longest chain of modifiers that is read.
  private static let maximumLinks = 1000

  mutating func visitChain(_ expression: ExprSyntax, _ scope: inout CodeScope) -> CodeValue {
    var links: [Link] = []
    var root: ExprSyntax? = expression
    while let node = root, links.count <= Self.maximumLinks {
      if let call = node.as(FunctionCallExprSyntax.self) {
        links.append(.call(call))
        root = call.calledExpression
      } else if let access = node.as(MemberAccessExprSyntax.self) {
        links.append(.member(access.declName.baseName.text))
        root = access.base
      } else if let element = node.as(SubscriptCallExprSyntax.self) {
        links.append(.element(element))
        root = element.calledExpression
      } else if let optional = node.as(OptionalChainingExprSyntax.self) {
        root = optional.expression
      } else if let forced = node.as(ForceUnwrapExprSyntax.self) {
        root = forced.expression
      } else {
        break
      }
    }
    links.reverse()
    let outerView = scope.view
    defer { scope.view = outerView }
    guard links.count <= Self.maximumLinks else { return .unknown("") }
    var value: CodeValue?
    if let root {
      // A name that is called is no value: `withAnimation(…)`.
      if let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text,
        case .call(let call) = links.first
      {
        value = self.call(name, on: nil, call, isMember: false, &scope)
        links.removeFirst()
        if !links.isEmpty { scope.view = Self.view(name, call) ?? scope.view }
      } else {
        value = visit(root, &scope)
        if let view = Self.mover(root, links) ?? held(root, links, scope) { scope.view = view }
      }
    }
    var index = 0
    while index < links.count {
      defer { index += 1 }
      switch links[index] {
      case .member(let name):
        if index + 1 < links.count, case .call(let call) = links[index + 1] {
          value = self.call(name, on: value, call, isMember: true, &scope)
          index += 1
        } else if let base = value {
          value = self.value(of: name, in: base, scope)
        } else {
          value = implicitMember(name)
        }
      case .call(let call):
        readArguments(of: call, &scope)
        value = .unknown("")
      case .element(let element):
        let place = element.arguments.first.map { visit($0.expression, &scope) }
        value = Self.element(of: value, at: place)
      }
    }
    return value ?? .unknown("")
  }

  /// What a chain of steps moves, where one of them gives a time: `gull` of `gull.spring.duration(2)`;
  /// nil for none.
  private static func mover(_ root: ExprSyntax, _ links: [Link]) -> String? {
    let isTimed = links.contains { link in
      if case .member(let name) = link { return name == "duration" }
      return false
    }
    guard isTimed, let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return nil
    }
    if name == "self" {
      if case .member(let member) = links.first { return member }
      return nil
    }
    return name.unicodeScalars.first.map { ScalarKind($0) == .small } ?? false ? name : nil
  }

  /// The property that holds a view which modifiers animate: `lid` of `lid.transition(…)`; nil for
  /// anything else.
  private func held(_ root: ExprSyntax, _ links: [Link], _ scope: CodeScope) -> String? {
    guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let type = scope.type.flatMap({ program.types[$0] }), type.variables[name] != nil
    else { return nil }
    let isAnimated = links.contains { link in
      if case .member(let name) = link { return ["transition", "animation"].contains(name) }
      return false
    }
    return isAnimated ? name : nil
  }

  /// A view as it is made: `Circle`, `Image("sun")`; nil for a call of anything else.
  private static func view(_ name: String, _ call: FunctionCallExprSyntax) -> String? {
    guard let capital = name.unicodeScalars.first, ScalarKind(capital) == .capital else {
      return nil
    }
    guard let first = call.arguments.first?.expression else { return name }
    if let text = first.as(StringLiteralExprSyntax.self)?.segments.source {
      return "\(name)(\"\(text.prefix(60))\")"
    }
    guard let member = first.as(MemberAccessExprSyntax.self), member.base == nil else {
      return name
    }
    return "\(name)(\"\(member.declName.baseName.text)\")"
  }

  /// Calls what a type's code says by the text that the type shows as well, before the type's name.
  func addShownText(to fact: inout Fact, _ scope: CodeScope) {
    guard let type = scope.type, let text = shownText(of: type), !fact.about.contains(text),
      let place = fact.about.firstIndex(of: CodeProgram.shortName(type))
    else { return }
    fact.about.insert(text, at: place)
  }

  /// The text that a type's views show, where it holds one and calls it so: `let text = "TO"`.
  private func shownText(of type: String) -> String? {
    guard let variables = program.types[type]?.variables.values else { return nil }
    let texts = variables.filter { Self.textNames.contains($0.name) && $0.body == nil }
    guard texts.count == 1, texts[0].typeName ?? "String" == "String",
      let literal = texts[0].initializer?.as(StringLiteralExprSyntax.self),
      literal.segments.count == 1,
      case .stringSegment(let segment) = literal.segments.first
    else { return nil }
    let text = segment.content.text
    return text.contains(where: \.isLetter) && text.utf8.count < 80 ? text : nil
  }

  private static let textNames: Set<String> = [
    "text", "title", "word", "phrase", "headline", "message", "caption", "subtitle",
  ]

  private static func element(of value: CodeValue?, at place: CodeValue?) -> CodeValue {
    guard case .list(let values) = value else {
      if case .unknown(let name) = value { return .unknown(name) }
      return .unknown("")
    }
    // An element that is not known may be any of them.
    guard let number = place?.number else {
      return values.isEmpty || values.count > 50 ? .unknown("") : .either(values)
    }
    guard let index = Int(exactly: number), values.indices.contains(index) else {
      return .unknown("")
    }
    return values[index]
  }
}
