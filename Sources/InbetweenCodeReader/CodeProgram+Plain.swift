import SwiftSyntax

// What calls itself code, or names no language, and may be words.

extension CodeProgram {
  /// Whether a part of a document that calls itself Swift is words and no code: where so many marks
  /// are missing or out of place, nothing is what it looks like.
  static func isMostlyWrong(_ tree: SourceFileSyntax) -> Bool {
    guard tree.hasError else { return false }
    var wrong = 0
    var all = 0
    for token in tree.tokens(viewMode: .all) {
      all += 1
      let isOut = token.parent?.is(UnexpectedNodesSyntax.self) ?? false
      if token.presence == .missing || isOut { wrong += 1 }
    }
    return wrong > 3 && 5 * wrong > all
  }

  /// Whether code that names no language declares something in Swift's way or animates.
  static func isLikelySwift(_ tree: SourceFileSyntax) -> Bool {
    tree.statements.contains { statement in
      switch statement.item {
      case .decl(let declaration):
        declaration.is(FunctionDeclSyntax.self) || declaration.is(StructDeclSyntax.self)
          || declaration.is(ClassDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
          || declaration.is(VariableDeclSyntax.self) || declaration.is(ExtensionDeclSyntax.self)
      case .expr(let expression): expression.is(FunctionCallExprSyntax.self)
      case .stmt: false
      }
    }
  }
}
