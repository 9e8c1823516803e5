import InbetweenDesignDocuments
import SwiftSyntax

// SpriteKit's actions.

extension CodeReader {
  /// `SKAction.scale(to: 2, duration: 0.3)`, `SKAction.wait(forDuration: 0.2)`,
  /// `SKAction.repeatForever(swing)`; nil for what is none of them, and for those that only hold
  /// others.
  mutating func readSpriteKit(_ call: CodeCall, _ scope: inout CodeScope) -> CodeValue? {
    guard call.isMember, Self.isAction(call) else { return nil }
    var named = scope
    named.about += Self.runningNode(of: call.node) + Self.constant(of: call.node) + [call.name]
    switch call.name {
    case "wait":
      guard let node = call["forDuration"] else { return nil }
      let value = visit(node, &scope)
      if value.isTime { note(.pause, at: place(node, scope), value, named) }
    case "repeatForever", "repeat":
      var runs: Double?
      if call.name == "repeat" {
        var quiet = scope
        quiet.isQuiet = true
        guard let count = call["count"].flatMap({ visit($0, &quiet).number }) else { return nil }
        runs = count
      }
      readArguments(of: call.node, &scope)
      note(.repetition, at: place(call.nameNode, scope), nil, named) {
        $0.repeats = runs == nil
        $0.runs = runs
        $0.formula = nil
        $0.confidence = .stated
      }
    default:
      guard let node = call["duration"] ?? call["withDuration"] else { return nil }
      for argument in call.arguments {
        let value = visit(argument.expression, &scope)
        if argument.expression.id == node.id, value.isTime {
          note(.duration, at: place(node, scope), value, named)
        }
      }
    }
    return .unknown("")
  }

  /// Whether a call makes an action: one of `SKAction`, or a member without its type that only an action has.
  private static func isAction(_ call: CodeCall) -> Bool {
    if case .unknown("SKAction")? = call.base { return true }
    guard call.base == nil else { return false }
    return call.name == "wait" && call["forDuration"] != nil
      || !runningNode(of: call.node).isEmpty
        && (call["duration"] != nil || call["withDuration"] != nil
          || ["repeatForever", "repeat"].contains(call.name))
  }

  /// The node that an action is run on: `lid` of `lid.run(.sequence([.scale(to: 2, duration: 1)]))`.
  private static func runningNode(of node: FunctionCallExprSyntax) -> [String] {
    var next = node.parent
    for _ in 0..<24 {
      guard let current = next, !current.is(ClosureExprSyntax.self) else { return [] }
      if let call = current.as(FunctionCallExprSyntax.self) {
        let way = path(of: call.calledExpression)
        if way.last == "run" { return way.count > 1 ? [way.dropLast().joined(separator: ".")] : [] }
      }
      next = current.parent
    }
    return []
  }

  /// The constant that an action becomes: `swing` of `let swing = SKAction.rotate(…)`.
  private static func constant(of node: FunctionCallExprSyntax) -> [String] {
    guard let binding = node.parent?.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return [] }
    return [name]
  }
}
