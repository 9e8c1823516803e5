package import InbetweenDiagnostics

extension Report {
  /// What a person should look at, as findings about the timing file: an error for each promise
  /// that is broken (T008), one for each that is not judged (T010, T011), where more are than the
  /// file allows, and where none is (T012), a warning for each contradiction (T009) and
  /// for each name that several layers bear (T013).
  package var findings: [Diagnostic] {
    let unjudged = results.filter { $0.verdict.isUnjudged && state == .unjudged }
    return brokenFindings
      + unjudged.map { result in
        Diagnostic(
          result.verdict == .unmatched ? .unmatchedPromise : .unjudgedPromise,
          position: result.position, failure(result), fix: Self.fix(result))
      }
      + (nothingJudged.map { [$0] } ?? [])
  }

  /// T012 where not one promise could be judged.
  package var nothingJudged: Diagnostic? {
    guard state == .unjudged, judged == 0 else { return nil }
    let what =
      results.isEmpty
      ? "nothing is promised that could be judged"
      : "none of \(Self.count(results.count, "promise", "promises")) could be judged"
    return Diagnostic(
      .nothingJudged, what,
      fix: "say which layers are meant (layers: { … }), or allow it with \"allow unmatched\"")
  }

  /// How to have a promise judged.
  static func fix(_ result: PromiseResult) -> String {
    result.mismatch == nil
      ? "promise a time, a curve or a value"
      : "name its layer (layer: …), map it (layers: { … }), or allow it with \"allow unmatched\""
  }

  private var brokenFindings: [Diagnostic] {
    results.filter { $0.verdict.isFailure }.map { result in
      Diagnostic(
        .brokenPromise, position: result.position, failure(result),
        fix: "correct the animation, or the document and its timing file")
    }
      + contradictions.map { contradiction in
        Diagnostic(
          .contradictoryDocument, position: contradiction.position, contradiction.message,
          fix: "ask the document's author which one holds")
      }
      + results.compactMap { result in
        result.ambiguity.map { ambiguity in
          Diagnostic(
            .ambiguousName, position: result.position,
            "\"\(result.name)\" may be about each of \(ambiguity.addresses.count) layers"
              + (ambiguity.name.map { " called \"\($0)\"" } ?? ""),
            fix: "say which is meant: \(ambiguity.addresses.prefix(6).joined(separator: ", "))")
        }
      }
  }

  /// `"Letters rise" is broken: Letter D: start is 1.55 s, not 1.5 s (+3 frames); 1 more`.
  func failure(_ result: PromiseResult) -> String {
    let rate = measurement.frameRate
    func text(_ quantity: Quantity) -> String {
      let off =
        quantity.difference == nil && quantity.deviation == nil ? "" : ", \(rate.off(quantity)) off"
      return "\(quantity.kind.rawValue) is \(rate.text(quantity.imported)), "
        + "not \(rate.text(quantity.documented))\(off)"
    }
    if let mismatch = result.mismatch { return "\"\(result.name)\" is unmatched: \(mismatch)" }
    if result.verdict == .unjudged {
      return "\"\(result.name)\" is unjudged: it says nothing that could be compared"
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
