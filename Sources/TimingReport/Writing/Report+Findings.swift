package import Diagnostics

extension Report {
  /// What a person should look at, as findings about the timing file: an error for each promise
  /// that is broken (T008), a warning for each contradiction (T009).
  package var findings: [Diagnostic] {
    results.filter { $0.verdict.isFailure }.map { result in
      Diagnostic(
        .brokenPromise, position: result.position, failure(result),
        fix: "mend the animation, or the document and its timing file")
    }
      + contradictions.map { contradiction in
        Diagnostic(
          .contradictoryDocument, position: contradiction.position, contradiction.message,
          fix: "ask the document's author which one holds")
      }
  }

  /// `"Letters rise" is broken: Letter D: start is 1.55 s, not 1.5 s (+3 frames); 1 more`.
  func failure(_ result: PromiseResult) -> String {
    let rate = measurement.frameRate
    func text(_ quantity: Quantity) -> String {
      let off = quantity.difference.map { ", \(rate.difference($0)) off" } ?? ""
      return "\(quantity.kind.rawValue) is \(rate.text(quantity.imported)), "
        + "not \(rate.text(quantity.documented))\(off)"
    }
    var parts: [String] = []
    for check in result.checks where check.verdict.isFailure {
      let item = check.item.isEmpty ? "" : check.item + ": "
      if let problem = check.problem { parts.append(item + problem) }
      parts += check.quantities.filter { $0.verdict.isFailure }.map { item + text($0) }
    }
    parts += result.quantities.filter { $0.verdict.isFailure }.map(text)
    let more = parts.count > 2 ? ["\(parts.count - 2) more"] : []
    return "\"\(result.name)\" is \(result.verdict.rawValue): "
      + (parts.prefix(2) + more).joined(separator: "; ")
  }
}
