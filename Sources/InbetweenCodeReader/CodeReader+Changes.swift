import InbetweenDesignDocuments
import SwiftSyntax

// What blocks of code change.

extension CodeReader {
  private static let settings: Set<String> = [
    "autoreverses", "duration", "repeatCount", "timingFunction", "delegate",
    "isRemovedOnCompletion", "fillMode", "beginTime", "speed", "fromValue", "toValue", "byValue",
    "allowsImplicitAnimation", "completionHandler",
  ]

  /// The names that the closures of a call assign to or toggle.
  static func changed(in call: CodeCall) -> [String] {
    let blocks = call.closures.filter { $0.label != "completion" }
    return changed(by: blocks.flatMap { $0.closure.statements.prefix(20) })
  }

  /// The names that statements assign to or toggle, or else those that they call something on.
  static func changed(by statements: some Sequence<CodeBlockItemSyntax>) -> [String] {
    var names: [String] = []
    var calls: [String] = []
    for statement in statements {
      for body in bodies(of: statement) {
        for name in changed(by: body.statements.prefix(20)) where !names.contains(name) {
          names.append(name)
        }
      }
      guard case .expr(let expression) = statement.item else { continue }
      var target: ExprSyntax?
      if let sequence = expression.as(SequenceExprSyntax.self) {
        target = sequence.elements.first
      } else if let inner = expression.as(FunctionCallExprSyntax.self),
        let access = inner.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "toggle"
      {
        target = access.base
      }
      let way = target.map { path(of: $0) } ?? []
      // How something moves is not what moves.
      let name = settings.contains(way.last ?? "") ? "" : way.joined(separator: ".")
      if !name.isEmpty, !names.contains(name) { names.append(name) }
      if target == nil, let inner = expression.as(FunctionCallExprSyntax.self) {
        // `view.layoutIfNeeded()`
        let called = path(of: inner.calledExpression)
        let isType =
          called.first?.unicodeScalars.first.map { ScalarKind($0) == .capital } ?? true
        // `onFinished()`: whatever that shows.
        let isPlain = inner.arguments.isEmpty && inner.trailingClosure == nil
        if !isType, called.count > (isPlain ? 0 : 1), called.count < 5 {
          calls.append(called.joined(separator: "."))
        }
      }
    }
    return Array((names.isEmpty ? calls : names).prefix(4))
  }

  /// What a loop repeats, and what is done under a condition.
  private static func bodies(of statement: CodeBlockItemSyntax) -> [CodeBlockSyntax] {
    guard case .stmt(let inner) = statement.item else { return [] }
    if let loop = inner.as(ForStmtSyntax.self) { return [loop.body] }
    let expression = inner.as(ExpressionStmtSyntax.self)?.expression
    return (expression?.as(IfExprSyntax.self)?.body).map { [$0] } ?? []
  }

  /// The names that the closures of a call change, or those in what they animate.
  static func changedWithin(_ call: CodeCall) -> [String] {
    let names = changed(in: call)
    guard names.isEmpty else { return names }
    var found: [String] = []
    var pending = call.closures.map { Syntax($0.closure) }
    var limit = 400
    while let node = pending.popLast(), limit > 0, found.isEmpty {
      limit -= 1
      if let inner = node.as(FunctionCallExprSyntax.self), inner.trailingClosure != nil {
        found = changed(in: CodeCall(name: "", isMember: false, node: inner))
      }
      pending += node.children(viewMode: .sourceAccurate).reversed()
    }
    return found
  }
}
