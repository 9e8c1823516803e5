import Foundation
import InbetweenDiagnostics
import TestSupport
import Testing

@testable import InbetweenTimingReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports for pipelines: JUnit XML, SARIF, GitHub's workflow commands, comments of a bounded size.
@Suite struct FormatTests {
  private static func list(_ system: FixtureCase) throws -> CheckList {
    let files = ReportFiles(
      animation: system.fileName, timing: "\(system.stem).timing.yaml")
    return try Systems.report(system).checkList(files)
  }

  @Test("Each system's report for pipelines reads as recorded", arguments: Systems.all)
  func reads(_ system: FixtureCase) throws {
    let lists = [try Self.list(system)]
    let junit = try system.golden("report.xml")
      .mismatch(with: JUnitReport.text(lists, title: "inbetween timing"))
    #expect(junit == nil)
    let sarif = try system.golden("report.sarif")
      .mismatch(with: SARIFReport.text(lists))
    #expect(sarif == nil)
    let commands = try system.golden("report.github").mismatch(with: GitHubReport.text(lists))
    #expect(commands == nil)
  }

  @Test("Every promise is a test case that can be parsed", arguments: Systems.all)
  func parses(_ system: FixtureCase) throws {
    let report = try Systems.report(system)
    let cases = try JUnitCases(JUnitReport.text([Self.list(system)], title: "timing"))
    #expect(
      cases.names
        == report.results.map(\.name)
        + report.contradictions.map { _ in "The document agrees with itself" })
    #expect(cases.failures == report.results.count { $0.verdict.isFailure })
  }

  @Test("A broken promise points at the line of the timing file that makes it")
  func places() throws {
    let list = try Self.list(FixtureCase("loading-text-drifted/loading-text-drifted.json"))
    let broken = list.items.filter { $0.outcome == .failed }
    #expect(broken.map(\.place?.line) == [16, 26])
    #expect(broken.allSatisfy { $0.place?.file.hasSuffix(".timing.yaml") == true })
    #expect(broken.map { $0.related.first?.line } == [104, 118])
    #expect(broken.map { $0.related.first?.file } == ["loading-text.md", "loading-text.md"])
  }

  @Test("Without a timing file a broken promise points at the line of its document")
  func documentPlaces() throws {
    let report = try Systems.report(FixtureCase("loading-text-drifted/loading-text-drifted.json"))
    let files = ReportFiles(
      animation: "a.json", documents: ["docs/first.md", "docs/loading-text.md"])
    let broken = report.checkList(files).items.filter { $0.outcome == .failed }
    #expect(broken.map(\.place?.line) == [104, 118])
    let one = report.checkList(ReportFiles(animation: "a.json", documents: ["docs/x.md"]))
    #expect(one.items.allSatisfy { $0.place?.file == "docs/x.md" })
  }

  @Test("A promise that the document leaves open is skipped, one that is half open is not")
  func open() throws {
    let list = try Self.list(FixtureCase("bolt-spinner/bolt-spinner.json"))
    let report = try Systems.report(FixtureCase("bolt-spinner/bolt-spinner.json"))
    for (item, result) in zip(list.items, report.results) where result.verdict == .open {
      let all = result.checks.flatMap(\.quantities) + result.quantities
      #expect((item.outcome == .skipped) == all.allSatisfy { $0.verdict == .open })
    }
  }

  static let hostile = [
    "</testcase><failure/>", "]]>", "a\u{0}b\u{1B}[31m", "\u{202E}evil",
    "::error::x\r\n::set-output",
    "50% %0A", "a,b:c=d", "\"'&<>", "[link](javascript:x)", "\u{FFFE}\u{FFFF}", "日本語 émoji 👩‍👩‍👧",
  ]

  @Test("Names from a file stay data in every format", arguments: hostile)
  func escapes(_ name: String) throws {
    let place = CheckedItem.Location(name, line: 3, column: 4, note: name)
    let list = CheckList(
      name: name,
      items: [
        CheckedItem(
          name, .failed, .brokenPromise, message: name, details: [name], place: place,
          related: [place]),
        CheckedItem(name, .warned, .contradictoryDocument, message: name, details: [name]),
        CheckedItem(name, .unreadable, .timingSyntax, message: name),
      ])
    let junit = try JUnitCases(JUnitReport.text([list], title: name))
    #expect(junit.names.count == 3)
    #expect(junit.failures == 1)
    #expect(junit.errors == 1)
    #expect(
      junit.elements == ["testsuites", "testsuite", "testcase", "failure", "system-out", "error"])

    let sarif = try SARIFLog(SARIFReport.text([list]))
    #expect(sarif.levels == ["error", "warning", "error"])
    #expect(
      sarif.uris.allSatisfy { $0.allSatisfy { $0.isASCII && !" \"<>\\^`{|}[]".contains($0) } })

    let commands = GitHubReport.text([list]).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(commands.count == 4)
    #expect(
      commands.dropLast().allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") })
    #expect(
      commands.allSatisfy { !$0.dropFirst(2).contains("::set-output") || $0.contains("title=") })
    #expect(!GitHubReport.text([list]).unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  @Test("Paths become URIs that keep what is relative relative")
  func uris() {
    #expect(SARIFReport.uri("./a b/ä#.yaml") == "a%20b/%C3%A4%23.yaml")
    #expect(SARIFReport.uri("/tmp/x.json") == "file:///tmp/x.json")
    #expect(SARIFReport.uri("C:x?.json") == "C%3Ax%3F.json")
  }

  @Test("A SARIF log has the parts that code scanning asks for", arguments: Systems.all)
  func sarif(_ system: FixtureCase) throws {
    let list = try Self.list(system)
    let log = try SARIFLog(SARIFReport.text([list, list], version: "1.2.3"))
    let found = list.items.filter { $0.outcome == .failed || $0.outcome == .warned }
    #expect(log.levels.count == 2 * found.count)
    #expect(Set(log.fingerprints).count == found.count)
  }

  @Test("What cannot be read is an error in every format")
  func unreadable() throws {
    let finding = Diagnostic(
      .timingSyntax, position: TextPosition(line: 2, column: 7), "this is not YAML", fix: "mend it")
    let list = CheckList(unreadable: "a.timing.yaml", finding)
    #expect(
      GitHubReport.text([list])
        == "::error file=a.timing.yaml,line=2,col=7,title=T002 a.timing.yaml::this is not YAML\n")
    #expect(try JUnitCases(JUnitReport.text([list], title: "t")).errors == 1)
    #expect(try SARIFLog(SARIFReport.text([list])).levels == ["error"])
  }

  @Test("A comment keeps within its limit, and keeps what needs a person", arguments: [900, 3000])
  func limit(_ limit: Int) throws {
    let report = try Systems.report(FixtureCase("loading-text-drifted/loading-text-drifted.json"))
    let whole = report.markdown()
    let text = report.markdown(limit: limit)
    #expect(text.count <= limit)
    #expect(text.hasPrefix(whole.prefix(100)))
    #expect(text.contains("#### Broken"))
    #expect(text.contains("_Shortened: "))
    #expect(
      text.components(separatedBy: "<details>").count
        == text.components(separatedBy: "</details>").count)
    #expect(report.markdown(limit: whole.count) == whole)
  }
}

/// The parts of a JUnit document that tests look at.
private final class JUnitCases: NSObject, XMLParserDelegate {
  var names: [String] = []
  var elements: [String] = []
  var failures = 0
  var errors = 0

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    let isWellFormed = parser.parse()
    try #require(isWellFormed, "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if !elements.contains(name) { elements.append(name) }
    if name == "testcase" { names.append(attributes["name"] ?? "") }
    if name == "testsuites" {
      failures = Int(attributes["failures"] ?? "") ?? -1
      errors = Int(attributes["errors"] ?? "") ?? -1
    }
  }
}

/// A SARIF log, read as a reader of the standard reads it.
private struct SARIFLog {
  var levels: [String] = []
  var uris: [String] = []
  var fingerprints: [String] = []

  init(_ text: String) throws {
    let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
    #expect(log.version == "2.1.0")
    for run in log.runs {
      let ids = run.tool.driver.rules.map(\.id)
      #expect(Set(ids).count == ids.count)
      for result in run.results {
        #expect(ids[result.ruleIndex] == result.ruleId)
        #expect(!result.message.text.isEmpty)
        levels.append(result.level)
        fingerprints += result.partialFingerprints.values
        for location in result.locations + (result.relatedLocations ?? []) {
          uris.append(location.physicalLocation.artifactLocation.uri)
          let line = location.physicalLocation.region?.startLine ?? 1
          #expect(line > 0)
        }
      }
    }
  }

  struct Log: Decodable {
    var version: String
    var runs: [Run]
  }
  struct Run: Decodable {
    var tool: Tool
    var results: [Result]
  }
  struct Tool: Decodable { var driver: Driver }
  struct Driver: Decodable {
    var name: String
    var rules: [Rule]
  }
  struct Rule: Decodable { var id: String }
  struct Result: Decodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var partialFingerprints: [String: String]
  }
  struct Message: Decodable { var text: String }
  struct Location: Decodable { var physicalLocation: Physical }
  struct Physical: Decodable {
    var artifactLocation: Artifact
    var region: Region?
  }
  struct Artifact: Decodable { var uri: String }
  struct Region: Decodable { var startLine: Int? }
}
