import InbetweenDesignDocuments
import SwiftSyntax

/// A call that is being read.
struct CodeCall {
  var name: String
  /// What it is called on; nil for a plain function or an implicit member.
  var base: CodeValue?
  /// Whether a dot stands before its name.
  var isMember: Bool
  var node: FunctionCallExprSyntax
  /// The label of its first argument where the name held it, as in older Swift.
  var firstLabel: String?

  /// What a name of older Swift, which holds the first label, is made of: `animateWithDuration`.
  private static let older = [
    "animateWithDuration": ("animate", "withDuration"),
    "animateKeyframesWithDuration": ("animateKeyframes", "withDuration"),
    "addKeyframeWithRelativeStartTime": ("addKeyframe", "withRelativeStartTime"),
    "transitionWithView": ("transition", "with"),
    "transitionFromView": ("transition", "from"),
    "scheduledTimerWithTimeInterval": ("scheduledTimer", "withTimeInterval"),
  ]

  init(name: String, base: CodeValue? = nil, isMember: Bool, node: FunctionCallExprSyntax) {
    let isUnlabelled = node.arguments.first.map { $0.label == nil } ?? false
    if isUnlabelled, let (plain, label) = Self.older[name] {
      self.name = plain
      firstLabel = label
    } else {
      self.name = name
    }
    self.base = base
    self.isMember = isMember
    self.node = node
  }

  struct Argument {
    /// Empty where there is none.
    var label: String
    var expression: ExprSyntax
  }

  /// Trailing closures included.
  var arguments: [Argument] {
    var list = node.arguments.map {
      Argument(label: $0.label?.text ?? "", expression: $0.expression)
    }
    if let firstLabel, !list.isEmpty { list[0].label = firstLabel }
    if let closure = node.trailingClosure {
      list.append(Argument(label: "", expression: ExprSyntax(closure)))
    }
    for closure in node.additionalTrailingClosures {
      list.append(
        Argument(label: closure.label.text, expression: ExprSyntax(closure.closure)))
    }
    return list
  }

  subscript(label: String) -> ExprSyntax? {
    arguments.first { $0.label == label && !$0.expression.is(ClosureExprSyntax.self) }?.expression
  }

  var first: ExprSyntax? { node.arguments.first?.expression }

  /// Its closures, with their labels; one that follows those in its brackets comes when they are over.
  var closures: [(label: String, closure: ClosureExprSyntax)] {
    let isBehind = arguments.contains { $0.label == "animations" }
    return arguments.compactMap { argument in
      var expression = argument.expression
      // Swift 2's `animations: ({ … })`
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        expression = only.expression
      }
      let label = argument.label.isEmpty && isBehind ? "completion" : argument.label
      return expression.as(ClosureExprSyntax.self).map { (label, $0) }
    }
  }

  /// Where its name stands.
  var nameNode: Syntax {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      return Syntax(access.declName)
    }
    return Syntax(node.calledExpression)
  }
}
