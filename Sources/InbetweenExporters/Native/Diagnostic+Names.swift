import InbetweenDiagnostics

extension Diagnostic {
  /// A view is called otherwise than its animation.
  static func renamedType(_ taken: String, is name: String, of animation: String) -> Diagnostic {
    Diagnostic(
      .renamedType, at: .root,
      "\(taken) would hide a type of that name in the whole app; the view is called \(name)",
      fix: "give the animation a name of its own with --name, or name: in the configuration")
  }
}
