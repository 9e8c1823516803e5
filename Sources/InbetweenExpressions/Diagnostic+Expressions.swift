import InbetweenDiagnostics

// What is found when expressions are evaluated.

extension Diagnostic {
  static func evaluated(
    _ property: String, _ outcome: ExpressionOutcome, at path: JSONPath?, layer: String?
  ) -> Diagnostic {
    let became =
      outcome.keyframes == 1 ? "a constant" : "\(outcome.keyframes) keyframes"
    let hundredths = (outcome.error * 1000).rounded(.up) / 1000
    let error = outcome.error < 1e-9 ? "exactly" : "within \(hundredths)"
    return Diagnostic(
      .expressionEvaluated, at: path, layer: layer,
      "the expression on \"\(property)\" became \(became), \(error)")
  }

  static func expressionCut(
    _ property: String, at path: JSONPath?, layer: String?
  ) -> Diagnostic {
    Diagnostic(
      .expressionCut, at: path, layer: layer,
      "the expression on \"\(property)\" is sampled for \(TrackSampler.maximumSamples / 2) frames only",
      fix: "shorten the layer, or convert the expression to keyframes in After Effects")
  }

  static func expressionOutsideLayers(at path: JSONPath?) -> Diagnostic {
    Diagnostic(
      .expressionNotSupported, at: path,
      "an expression is outside of layers, where nothing is in its scope",
      fix: "remove it, or convert it to keyframes in After Effects")
  }

  static func noScriptThread() -> Diagnostic {
    Diagnostic(
      .expressionOutOfBounds, "no thread can be had on which expressions could run",
      fix: "free memory and try again")
  }

  static func notEvaluated(
    _ property: String, _ failure: EvaluationFailure, at path: JSONPath?, layer: String?
  ) -> Diagnostic {
    let subject = "the expression on \"\(property)\""
    let fix = "correct it, or convert it to keyframes in After Effects"
    let (code, message): (DiagnosticCode, String) =
      switch failure {
      case .syntax(let error) where error.message.hasSuffix("not supported"):
        (.expressionNotSupported, "\(subject), line \(error.line): \(shown(error.message))")
      case .syntax(let error):
        (
          .expressionSyntax,
          "\(subject) cannot be read, line \(error.line): \(shown(error.message))"
        )
      case .thrown(let message, let frame):
        (
          isUnsupported(message) ? .expressionNotSupported : .expressionFails,
          "\(subject) fails at frame \(frame): \(shown(message))"
        )
      case .unusable(let found, let frame):
        (.expressionWithoutValue, "\(subject) comes to \(found) at frame \(frame)")
      case .bounds(let reason): (.expressionOutOfBounds, "\(subject) is stopped: \(reason)")
      }
    return Diagnostic(code, at: path, layer: layer, message, fix: fix)
  }

  /// A name of After Effects that is not here, or a part of the language.
  private static func isUnsupported(_ message: String) -> Bool {
    message.hasSuffix("is not supported")
      || (message.hasPrefix("ReferenceError: identifier '") && message.hasSuffix("' undefined"))
  }

  /// A message for one line, with names as the script has them: `Rewriter` marks those that begin
  /// with a dollar sign.
  private static func shown(_ message: String) -> String {
    var plain = message
    if let mark = message.firstRange(of: "'$u$") { plain.replaceSubrange(mark, with: "'$") }
    return PrintableText.singleLine(plain)
  }
}
