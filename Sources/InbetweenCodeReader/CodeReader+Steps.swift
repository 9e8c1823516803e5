import InbetweenDesignDocuments
import SwiftSyntax

// The steps of chains that say how something moves.

extension CodeReader {
  /// `.curve(.easeOutQuad)`: a step of a chain whose name says that what it is given is a curve.
  mutating func readNamedCurve(_ call: CodeCall, _ scope: CodeScope) {
    guard call.isMember, call.node.arguments.count == 1, let argument = call.node.arguments.first,
      argument.label == nil, Self.curveSteps.contains(call.name),
      let member = argument.expression.as(MemberAccessExprSyntax.self),
      let curve = Fact.Curve(named: member.declName.baseName.text)
    else { return }
    note(.curve, at: place(argument.expression, scope), nil, Self.named(call.node, in: scope)) {
      $0.curve = curve
      $0.formula = nil
      $0.confidence = .stated
    }
  }

  private static let curveSteps: Set<String> = [
    "curve", "easing", "ease", "timing", "timingFunction", "timingCurve", "options", "function",
    "timingMode",
  ]

  /// `.crossingTime(1.2)`: a modifier whose name says that its number is a time.
  mutating func readNamedTime(_ call: CodeCall, _ scope: inout CodeScope) {
    guard call.isMember, call.node.arguments.count == 1, let argument = call.node.arguments.first,
      argument.label == nil, call.node.trailingClosure == nil
    else { return }
    var quiet = scope
    quiet.isQuiet = true
    let value = visit(argument.expression, &quiet)
    note(
      named: call.name, argument.expression, value, Self.named(call.node, in: scope),
      isArgument: true)
  }

  /// `fade(duration: 0.2, options: [.curveEaseIn, .repeat]) { … }`: a call that animates in a way of
  /// its own is told how.
  mutating func readCurve(labelled label: String, _ expression: ExprSyntax, _ scope: CodeScope) {
    guard Self.curveSteps.contains(label) else { return }
    let options = expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [expression]
    for option in options {
      guard let member = option.as(MemberAccessExprSyntax.self), member.base == nil else {
        continue
      }
      let name = member.declName.baseName.text
      if let curve = Fact.Curve(named: name) {
        note(.curve, at: place(option, scope), nil, scope) {
          $0.curve = curve
          $0.formula = nil
          $0.confidence = .stated
        }
      } else if label == "options", name == "repeat" {
        note(.repetition, at: place(option, scope), nil, scope) {
          $0.repeats = true
          $0.formula = nil
          $0.confidence = .stated
        }
      }
    }
  }

  /// `springFade(duration: 0.2, damping: 0.5) { … }`, `.usingSpringWithDamping(0.4)`: a call that
  /// animates in a way of its own is told how its spring is damped.
  mutating func readDamping(_ call: CodeCall, _ scope: CodeScope) {
    let labels = ["damping", "dampingRatio", "usingSpringWithDamping", "dampingFraction"]
    let isStep = call.name == "usingSpringWithDamping"
    guard isStep || call["duration"] != nil || call["withDuration"] != nil,
      let node = isStep ? call.first : labels.lazy.compactMap({ call[$0] }).first,
      let number = Double(node.trimmedDescription), number > 0
    else { return }
    note(.curve, at: place(node, scope), nil, Self.named(call.node, in: scope)) {
      $0.curve = .spring("damping \(FactText.decimal(number))")
      $0.formula = nil
      $0.confidence = .stated
    }
  }

  /// `Chain.animate(0.5) { … }`: what an animation is given before its closure is how long it takes.
  mutating func readPlainTime(_ call: CodeCall, _ scope: inout CodeScope) {
    guard call.name == "animate", call.node.trailingClosure != nil,
      let first = call.node.arguments.first, first.label == nil,
      first.expression.is(FloatLiteralExprSyntax.self)
        || first.expression.is(IntegerLiteralExprSyntax.self)
    else { return }
    var quiet = scope
    quiet.isQuiet = true
    let value = visit(first.expression, &quiet)
    note(.duration, at: place(first.expression, scope), value, Self.named(call.node, in: scope))
  }

  /// A scope with what the chain of a call changes: that is what moves, and no maker of animations.
  static func named(_ node: FunctionCallExprSyntax, in scope: CodeScope) -> CodeScope {
    let changed = changedAlong(node)
    var scope = scope
    guard !changed.isEmpty else {
      scope.about += movedAlong(node)
      return scope
    }
    scope.about += changed
    scope.view = nil
    return scope
  }

  /// `Mover(lid).shift(to: 3).after(begin: 1)`: a wait before the step that stands before it;
  /// `move { … }.wait(0.25).then { … }`: one between two steps.
  mutating func readWaitStep(_ call: CodeCall, _ scope: inout CodeScope) {
    guard call.isMember, ["after", "wait"].contains(call.name), call.node.trailingClosure == nil,
      let first = call.node.arguments.first,
      first.expression.is(FloatLiteralExprSyntax.self)
        || first.expression.is(IntegerLiteralExprSyntax.self)
    else { return }
    let isBetween = call.name == "wait" && first.label == nil && Self.standsBehindClosure(call.node)
    guard isBetween || ["begin", "seconds"].contains(first.label?.text) else { return }
    var quiet = scope
    quiet.isQuiet = true
    let value = visit(first.expression, &quiet)
    note(
      isBetween ? .pause : .delay, at: place(first.expression, scope), value,
      Self.named(call.node, in: scope))
  }

  /// Whether the step before a call is one that runs a closure: `move { … }` of `move { … }.wait(1)`.
  private static func standsBehindClosure(_ node: FunctionCallExprSyntax) -> Bool {
    let access = node.calledExpression.as(MemberAccessExprSyntax.self)
    return access?.base?.as(FunctionCallExprSyntax.self)?.trailingClosure != nil
  }

  /// What a chain of plain steps moves, and how: `lid` and `shift` of
  /// `Mover(lid).shift(to: 3).after(begin: 1)`; empty for a call that stands alone.
  private static func movedAlong(_ node: FunctionCallExprSyntax) -> [String] {
    var steps: [String] = []
    var step = node
    for _ in 0..<40 {
      guard let access = step.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base?.as(FunctionCallExprSyntax.self)
      else { break }
      steps.append(access.declName.baseName.text)
      step = base
    }
    guard let first = step.arguments.first, !steps.isEmpty, isRun(node) || steps.contains("after")
    else { return [] }
    let moved = path(of: first.expression).joined(separator: ".")
    guard !moved.isEmpty else { return [] }
    return [moved] + (steps.first { !modifiers.contains($0) }.map { [$0] } ?? [])
  }

  /// Whether a chain is set going behind a step of it, as no chain of modifiers of a view is.
  private static func isRun(_ node: FunctionCallExprSyntax) -> Bool {
    var step = node
    for _ in 0..<40 {
      guard let access = step.parent?.as(MemberAccessExprSyntax.self),
        let next = access.parent?.as(FunctionCallExprSyntax.self)
      else { return false }
      if ["run", "start", "play", "go", "animate"].contains(access.declName.baseName.text) {
        return true
      }
      step = next
    }
    return false
  }

  /// Steps that say how the one before them moves.
  private static let modifiers: Set<String> = [
    "after", "wait", "delay", "duration", "speed", "repeat", "group", "modify", "stay", "run",
    "timing", "ease", "easing", "curve", "options", "autoreverses",
  ]

  /// Words that part the steps of a chain that stand for one animation after the other.
  private static let partings: Set<String> = ["next", "then", "done", "andThen", "sequence"]

  /// What the closures of a chain of steps change, of which a call is one: those of the same
  /// animation, behind it or else before it.
  private static func changedAlong(_ node: FunctionCallExprSyntax) -> [String] {
    // `.then(duration: 2) { … }`: what a step changes itself
    let own = changed(in: CodeCall(name: "", isMember: true, node: node))
    guard own.isEmpty else { return Array(own.prefix(4)) }
    var found: [String] = []
    var step = node
    for _ in 0..<40 {
      guard let access = step.parent?.as(MemberAccessExprSyntax.self),
        let next = access.parent?.as(FunctionCallExprSyntax.self),
        !partings.contains(access.declName.baseName.text)
      else { break }
      if access.declName.baseName.text != "completion" {
        found += changed(in: CodeCall(name: "", isMember: true, node: next))
      }
      step = next
    }
    guard found.isEmpty else { return Array(found.prefix(4)) }
    step = node
    for _ in 0..<40 {
      guard let access = step.calledExpression.as(MemberAccessExprSyntax.self),
        let last = access.base?.as(FunctionCallExprSyntax.self),
        !partings.contains(access.declName.baseName.text)
      else { break }
      found += changed(in: CodeCall(name: "", isMember: true, node: last))
      step = last
    }
    return Array(found.prefix(4))
  }
}
