import Testing

@testable import InbetweenDiagnostics

@Suite struct FindingLinesTests {
  @Test("A finding is one line that says file, place, severity, code, sentence and mend")
  func line() {
    let plain = Diagnostic(
      .wrongKind, at: JSONPath.root["layers"][3]["parent"], layer: "Orb\n",
      "layer 7 does not exist", fix: "use 1 or 2")
    #expect(
      plain.line(file: "a b.json")
        == #"a b.json: warning: [L002] $.layers[3].parent "Orb\u{a}": layer 7 does not exist; use 1 or 2"#
    )
    let placed = Diagnostic(
      .invalidSyntax, position: TextPosition(line: 3, column: 14), "bad\u{1B}")
    #expect(placed.line(file: "orb.json") == #"orb.json:3:14: error: [J002] bad\u{1b}"#)
  }

  @Test(
    "What is said often is shown a few times and counted",
    arguments: [
      (DiagnosticLog.Detail.errors, 0), (.summary, 4), (.everything, 140),
    ])
  func summary(_ detail: DiagnosticLog.Detail, count: Int) {
    var log = DiagnosticLog()
    for index in 0..<120 { log.report(Diagnostic(.unreadKey, "key \(index)")) }
    for index in 0..<40 { log.report(Diagnostic(.wrongKind, "value \(index)")) }
    let lines = log.lines(file: "x", detail: detail)
    #expect(lines.count == count)
    if detail == .summary {
      #expect(lines.first == "x: note: [L001] key 0 (and 119 more)")
      #expect(lines.last == "x: warning: [L002] value 2 (and 37 more)")
    }
    if detail == .everything {
      #expect(lines[99] == "x: note: [L001] key 99 (and 20 more)")
      #expect(lines.last == "x: warning: [L002] value 39")
    }
  }

  @Test("A strict log has errors where there were warnings")
  func strict() {
    var log = DiagnosticLog()
    log.report(Diagnostic(.unreadKey, "a key"))
    #expect(log.strict.gravest == .note)
    log.report(Diagnostic(.wrongKind, "a value"))
    #expect(log.gravest == .warning)
    #expect(log.strict.gravest == .error)
  }
}
