import Testing

@testable import InbetweenDiagnostics

@Suite struct DiagnosticsTests {
  @Test(
    "A path reads as JSONPath, odd keys in quotes",
    arguments: [
      (JSONPath.root, "$"),
      (JSONPath.root["layers"][3]["ks"]["p"], "$.layers[3].ks.p"),
      (JSONPath.root["a b"], "$['a b']"),
      (JSONPath.root["it's"], #"$['it\'s']"#),
      (JSONPath.root["1st"], "$['1st']"),
      (JSONPath.root["\u{202E}"], #"$['\u{202e}']"#),
      (JSONPath.root[""], "$['']"),
    ])
  func paths(_ path: JSONPath, text: String) {
    #expect(path.description == text)
  }

  @Test(
    "Text from a file cannot break a line, hide or reorder",
    arguments: [
      ("a\nb", #"a\u{a}b"#), ("\u{202E}abc", #"\u{202e}abc"#), ("\u{1B}[31m", #"\u{1b}[31m"#),
      ("👩‍🚀", "👩‍🚀"), ("\u{200B}", #"\u{200b}"#), ("e\u{301}", "e\u{301}"),
    ])
  func printable(_ text: String, shown: String) {
    #expect(PrintableText.singleLine(text) == shown)
  }

  @Test("Long text is cut")
  func cut() {
    let shown = PrintableText.singleLine(String(repeating: "x", count: 500))
    #expect(shown.count == PrintableText.longest + 1)
    #expect(shown.hasSuffix("…"))
  }

  @Test("Findings beyond the limit are counted, not kept")
  func limits() {
    var log = DiagnosticLog()
    for _ in 0..<250 { log.report(Diagnostic(.byteOrderMark, "again")) }
    #expect(log.findings.count == DiagnosticLog.limitPerCode)
    #expect(log.unlisted(.byteOrderMark) == 150)
    var sum = DiagnosticLog()
    sum.append(log)
    sum.append(log)
    #expect(sum.counts[.byteOrderMark] == 500)
    #expect(sum.findings.count == DiagnosticLog.limitPerCode)
  }

  @Test("Every code has its own number, a title and an explanation")
  func register() {
    for code in DiagnosticCode.allCases {
      #expect(code.rawValue.count == 4)
      #expect(!code.entry.title.isEmpty && !code.entry.title.hasSuffix("."))
      #expect(code.entry.explanation.hasSuffix("."))
    }
  }
}
