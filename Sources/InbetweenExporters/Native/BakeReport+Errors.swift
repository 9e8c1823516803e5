import InbetweenDiagnostics

extension BakeReport {
  /// The greatest errors that were met: `0.02 pt, 1.5°`; empty where there are none.
  package var errorText: String {
    func number(_ value: Double, _ steps: Double) -> String {
      ((value * steps).rounded(.up) / steps).description
    }
    var parts: [String] = []
    if lengthError > 0 { parts.append(number(lengthError, 1_000) + " pt") }
    if angleError > 0 { parts.append(number(angleError, 1_000) + "°") }
    if shareError > 0 { parts.append(number(shareError * 100, 1_000) + " %") }
    return parts.joined(separator: ", ")
  }

  /// The error in points above which it is reported.
  private static let maximumPoints = 0.5

  /// Reports errors that may be seen.
  func reportErrors(to log: inout DiagnosticLog) {
    if let visibleError { log.report(visibleError) }
  }

  /// The error, where it may be seen.
  var visibleError: Diagnostic? {
    guard lengthError > Self.maximumPoints else { return nil }
    return Diagnostic(
      .farFromExact, at: farthest?.path, layer: farthest?.layer,
      "keyframes in between are up to \((lengthError * 1_000).rounded() / 1_000) pt off",
      fix: "compare it with the preview where it moves fastest, or choose another target")
  }
}
