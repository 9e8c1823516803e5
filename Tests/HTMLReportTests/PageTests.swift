import Foundation
import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenLottieImport
import TestSupport
import Testing

@testable import InbetweenHTMLReport
@testable import InbetweenTimingReport

@Suite struct PageTests {
  static let systems = [
    "bolt-spinner", "bouncing-circles", "loading-text", "loading-text-drifted",
    "no-time-to-stop", "place-order",
  ].map { FixtureCase("\($0)/\($0).json") }

  private func section(_ system: FixtureCase) throws -> HTMLReport.Section {
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: system.bytes(), name: system.stem, log: &log)
    let timing = try DocumentedTiming.read(
      yaml: try system.golden("timing.yaml").text(), fileName: "\(system.stem).timing.yaml")
    return HTMLReport.Section(
      report: Report.make(of: timeline, named: "\(system.stem).json", against: timing))
  }

  @Test("Each system's page reads as recorded", arguments: systems)
  func reads(_ system: FixtureCase) throws {
    let page = HTMLReport(sections: [try section(system)]).page()
    let mismatch = try system.golden("report.page").mismatch(with: PageOutline(page).text)
    #expect(mismatch == nil)
  }

  @Test("A state machine stands in the page as a drawing and as Mermaid has it, escaped")
  func machines() throws {
    var section = try section(Self.systems[0])
    section.machines = [
      ShownMachine(
        name: "press <b>", states: ["<i>off", "on", "gone"], initial: 1,
        transitions: [
          ShownMachine.Transition(source: nil, target: 2, label: "leave"),
          ShownMachine.Transition(source: 0, target: 1, label: "is <u>On"),
          ShownMachine.Transition(source: 1, target: 1, label: ""),
          ShownMachine.Transition(source: 2, target: nil, label: ""),
        ], mermaid: ["stateDiagram-v2", "  s0 --> s1: <i>isOn"])
    ]
    let page = HTMLReport(sections: [section]).page()
    #expect(page.contains("<summary>State machine press &lt;b&gt;</summary>"))
    #expect(
      page.contains(
        "<pre class=\"mermaid\">stateDiagram-v2\n  s0 --&gt; s1: &lt;i&gt;isOn\n</pre>"))
    let drawing = try #require(page.firstMatch(of: /<svg class="states".*?<\/svg>/)).output
    let titles = drawing.matches(of: /<title>(.*?)<\/title>/).map { String($0.output.1) }
    #expect(
      titles == [
        "any state", "&lt;i&gt;off", "on", "gone", "any state → gone: leave",
        "&lt;i&gt;off → on: is &lt;u&gt;On", "on → on", "gone is final",
      ])
    // The second of four columns begins, and an arrow goes from the first to the last.
    let columns = drawing.matches(of: /<rect x="(\d+)" y="24" width="(\d+)"/).compactMap {
      match -> Int? in
      guard let x = Int(match.output.1), let width = Int(match.output.2) else { return nil }
      return x + width / 2
    }
    try #require(columns.count == 4)
    #expect(drawing.contains("<circle cx=\"\(columns[2])\" cy=\"8\""))
    #expect(drawing.contains("d=\"M\(columns[0]) 94H\(columns[3] - 6)\""))
    #expect(drawing.contains("<circle cx=\"\(columns[3])\" cy=\"184\" r=\"4\""))
  }

  @Test("The legend has verdicts where something is promised, and keyframes always")
  func legend() throws {
    let promised = try section(Self.systems[0])
    var alone = promised
    alone.report.results = []
    for (section, isPromised) in [(promised, true), (alone, false)] {
      let page = HTMLReport(sections: [section]).page()
      let legend = try #require(
        page.firstMatch(of: /<ul class="legend".*?<\/ul>/.dotMatchesNewlines()))
      for verdict in ["documented", "kept", "within tolerance", "broken", "no promise"] {
        #expect(legend.output.contains("</svg>\(verdict)<") == isPromised, "\(verdict)")
      }
      #expect(legend.output.contains("</svg>keyframe<"))
    }
  }

  @Test("The same reports give the same bytes")
  func isDeterministic() throws {
    let sections = try Self.systems.prefix(2).map(section)
    #expect(HTMLReport(sections: sections).page() == HTMLReport(sections: sections).page())
  }

  @Test("Every row that a promise leads to is in the page, and identifiers are unique")
  func links() throws {
    let page = HTMLReport(sections: try Self.systems.map(section)).page()
    let ids = page.matches(of: /\ id="([^"]*)"/).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count)
    let rows = page.matches(of: /data-rows="([^"]+)"/).flatMap { $0.output.1.split(separator: " ") }
    #expect(!rows.isEmpty)
    #expect(rows.filter { !ids.contains(String($0)) } == [])
    let targets = page.matches(of: /href="#([^"]*)"/).map { String($0.output.1) }
    #expect(targets.filter { !ids.contains($0) } == [])
  }

  @Test("The policy allows the page's own script and style alone")
  func policy() throws {
    let page = HTMLReport(sections: [try section(Self.systems[0])]).page()
    let policy = try #require(
      page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.output.1)
    #expect(policy.hasPrefix("default-src &#39;none&#39;; script-src &#39;sha256-"))
    #expect(!policy.contains("unsafe-inline"))
    #expect(!policy.contains("http"))
    #expect(policy.contains(SHA256(of: Array(PageParts.script.utf8)).base64))
    #expect(policy.contains(SHA256(of: Array(PageParts.style.utf8)).base64))
  }

  @Test("A drawing's own styles are allowed by their digests, and no others")
  func drawingStyles() {
    let drawing = Markup(escaped: #"<svg><g style="isolation:isolate"/><g style="a:b"/></svg>"#)
    let policy = ContentPolicy(style: "", script: "", pictures: [drawing]).text
    let digests = ["a:b", "isolation:isolate"].map {
      "'sha256-\(SHA256(of: Array($0.utf8)).base64)'"
    }
    #expect(policy.contains("style-src-attr 'unsafe-hashes' \(digests.joined(separator: " "));"))
    #expect(ContentPolicy(style: "", script: "", pictures: []).text.contains("attr 'none'"))
  }

  @Test("The template leaves nothing unescaped that is not HTML of ours")
  func template() {
    let raw = PageParts.markup.matches(of: /\{\{\{([^}]*)\}\}\}/).map {
      String($0.output.1)
    }
    #expect(
      Set(raw) == [
        "style", "script", "tallyBar", "svg", "drawing", "ticks", "grid", "marks", "track",
      ])
    // What the engine does not know would stand in the page as it is.
    #expect(!PageParts.markup.contains(/\{\{\s*[>&=!<$%*]/))
  }

  @Test(
    "Text is escaped scalar by scalar",
    arguments: [
      ("a & b", "a &amp; b"), ("<b>", "&lt;b&gt;"), ("\"'", "&quot;&#39;"),
      ("\"\u{301}", "&quot;\u{301}"), ("<\u{338}", "&lt;\u{338}"), ("&\u{20E3}", "&amp;\u{20E3}"),
      ("\u{0}\u{1B}", "\\u{0}\\u{1b}"), ("é 👩‍👧 \r\n", "é 👩‍👧 \\u{d}\n"),
      ("\u{202E}a\u{2028}", "\\u{202e}a\\u{2028}"),
    ])
  func escapes(_ text: String, _ escaped: String) {
    #expect(Markup.escaped(text) == escaped)
    let markup: Markup = "<i>\(text)</i>"
    #expect(markup.text == "<i>\(escaped)</i>")
  }

  @Test(
    "Lines of a document are read as they are written",
    arguments: [
      ("359, 374-375", [359, 374, 375]), ("7", [7]), ("", []), ("4-2", []), ("a, 3", [3]),
      ("1-1000000", Array(1...100)), ("9223372036854775807", [.max]),
      ("9223372036854775806-9223372036854775807", [.max - 1, .max]),
    ])
  func numbers(_ text: String, _ numbers: [Int]) {
    #expect(Quotes.numbers(text) == numbers)
  }

  @Test(
    "Of a document the lines are shown that are named, with three around them",
    arguments: [
      ([1], [1, 2, 3, 4]), ([7], [4, 5]), ([9], []), ([.max], []), ([5, .max], [2, 3, 4, 5]),
    ])
  func linesAround(_ named: [Int], _ shown: [Int]) {
    let document = QuotedDocument(name: "a.md", text: "1\n2\n3\n4\n5")
    let view = DocumentView(document, id: "d", lines: Set(named))
    #expect((view?.parts.flatMap(\.lines).map(\.number) ?? []) == shown.map(String.init))
  }
}
