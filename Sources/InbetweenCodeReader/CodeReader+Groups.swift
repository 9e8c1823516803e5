import InbetweenDesignDocuments
import SwiftSyntax

// Changes that are animated together, as a context or a transaction around them is told.

extension CodeReader {
  mutating func readGroup(_ call: CodeCall, _ scope: inout CodeScope) -> CodeValue? {
    guard call.isMember, case .unknown(let owner) = call.base,
      ["NSAnimationContext", "CATransaction", "UIView"].contains(owner)
    else { return nil }
    switch call.name {
    case "runAnimationGroup": readBlock(call, scope)
    case "begin", "beginGrouping", "beginAnimations": begin(call, &scope)
    case "commit", "endGrouping", "commitAnimations":
      guard let outer = scope.groups.popLast() else { break }
      scope.animation = outer.animation
      scope.animated = outer.animated
    case "current", "currentContext": return context(of: scope)
    case "setCompletionBlock":
      visitClosures(of: call, scope) { Self.finish(&$0) }
    case "setAnimationDuration", "setAnimationDelay":
      guard let first = call.first else { return nil }
      let kind: Fact.Kind = call.name == "setAnimationDelay" ? .delay : .duration
      use(first, as: kind, scope)
      let value = visit(first, &scope)
      note(kind, at: place(first, scope), value, Self.named(scope), motion: Self.motion(of: scope))
    case "setAnimationTimingFunction", "setAnimationCurve":
      guard let first = call.first, let curve = Self.curve(of: visit(first, &scope)) else {
        return nil
      }
      note(
        .curve, at: place(first, scope), nil, Self.named(scope), motion: Self.motion(of: scope)
      ) {
        $0.curve = curve
        $0.formula = nil
        $0.confidence = .stated
      }
    default: return nil
    }
    return .unknown("")
  }

  /// What is told how the changes around it are animated; nothing where none are.
  func context(of scope: CodeScope) -> CodeValue {
    scope.animation.map { .layerAnimation(keyPath: "", motion: $0) } ?? .unknown("current")
  }

  /// `NSAnimationContext.runAnimationGroup { context in … }` with what comes behind it.
  private mutating func readBlock(_ call: CodeCall, _ scope: CodeScope) {
    guard let changes = call.closures.first?.closure else { return }
    let motion = motion(of: call, scope)
    var inner = scope
    inner.view = nil
    inner.animation = motion
    inner.animated = Self.changed(by: changes.statements.prefix(40))
    noteStart(of: motion, at: place(call.nameNode, scope), Self.named(inner))
    var behind = inner
    Self.finish(&behind)
    let context = Self.parameters(of: changes).first ?? "$0"
    inner.locals[context] = .layerAnimation(keyPath: "", motion: motion)
    _ = execute(changes.statements, &inner)
    for (_, closure) in call.closures.dropFirst() { visit(closure, &behind) }
  }

  /// Opens a group, which lasts up to the call that ends it; one that says nothing of time animates
  /// what it changes as it would be animated anyway.
  private mutating func begin(_ call: CodeCall, _ scope: inout CodeScope) {
    scope.groups.append((scope.animation, scope.animated))
    let statements = Self.group(of: call)
    guard statements.contains(where: Self.tellsTime) else { return }
    let motion = motion(of: call, scope)
    scope.animation = motion
    scope.animated = Self.changed(by: statements)
    noteStart(of: motion, at: place(call.nameNode, scope), Self.named(scope))
  }

  /// The statements from a call that opens a group up to the one that ends it.
  private static func group(of call: CodeCall) -> [CodeBlockItemSyntax] {
    guard let first = call.node.parent?.as(CodeBlockItemSyntax.self),
      let list = first.parent?.as(CodeBlockItemListSyntax.self)
    else { return [] }
    var found: [CodeBlockItemSyntax] = []
    var isOpen = false
    for statement in list.prefix(400) {
      if isOpen {
        let name = called(by: statement).last ?? ""
        if ["commit", "endGrouping", "commitAnimations"].contains(name) { break }
        found.append(statement)
      }
      isOpen = isOpen || statement.id == first.id
    }
    return Array(found.prefix(40))
  }

  /// Whether a statement says of a group how long it takes or how it moves.
  private static func tellsTime(_ statement: CodeBlockItemSyntax) -> Bool {
    let name = called(by: statement).last ?? ""
    if name.hasPrefix("setAnimation") { return true }
    guard case .expr(let expression) = statement.item,
      let target = expression.as(SequenceExprSyntax.self)?.elements.first
    else { return false }
    let names = path(of: target)
    return names.first == "NSAnimationContext"
      && ["duration", "timingFunction"].contains(names.last ?? "")
  }

  /// The names of the function that a statement calls.
  private static func called(by statement: CodeBlockItemSyntax) -> [String] {
    guard case .expr(let expression) = statement.item,
      let call = expression.as(FunctionCallExprSyntax.self)
    else { return [] }
    return path(of: call.calledExpression)
  }

  /// The motion of the group around; nil for none.
  private static func motion(of scope: CodeScope) -> Fact.Motion? {
    scope.groups.isEmpty ? nil : scope.animation
  }

  /// A scope with what its group changes: that is what moves.
  private static func named(_ scope: CodeScope) -> CodeScope {
    var named = scope
    named.about += scope.animated
    return named
  }

  /// Makes a scope that of what runs when its animation is over.
  private static func finish(_ scope: inout CodeScope) {
    scope.after = named(scope).about.suffix(2).joined(separator: " ")
    scope.animation = nil
    scope.animated = []
    scope.groups = []
    scope.offset = nil
    scope.offsetPlace = nil
    scope.events = []
  }
}
