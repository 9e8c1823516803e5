import InbetweenCodeReader
import InbetweenDesignDocuments
import InbetweenDiagnostics
import InbetweenTimeline
import InbetweenTimingReport
import Testing

@Suite struct TokenTests {
  private func tokens(_ text: String, _ name: String) throws -> TimingTokens {
    var log = DiagnosticLog()
    return TimingTokens(
      named: try DesignDocument.read(
        [.init(name: name, bytes: Array(text.utf8))], code: CodeReader.answer, log: &log))
  }

  @Test("What has a name in a file is a token, and what moves something is none")
  func names() throws {
    let json = try tokens(
      """
      { "d": { "quick": { "$type": "duration", "$value": "100ms" } },
        "e": { "out": { "$type": "cubicBezier", "$value": [0, 0, 0.2, 1] } },
        "enter": { "$type": "transition", "$value": { "duration": "400ms" } } }
      """, "tokens.json")
    #expect(json.durations == [.init("d.quick", .seconds(0.1))])
    #expect(json.curves == [.init("e.out", .init(0, 0, 0.2, 1))])
    let sheet = try tokens(
      ":root { --slow: 0.5s; --ease: ease-out; } .a { transition: opacity 3s; }", "tokens.css")
    #expect(sheet.durations == [.init("--slow", .seconds(0.5))])
    #expect(sheet.curves == [.init("--ease", .easeOut)])
    let code = try tokens(
      "class Times { static const kShort = Duration(milliseconds: 90); }", "times.dart")
    #expect(code.durations == [.init("kShort", .seconds(0.09))])
  }
}
