import InbetweenDiagnostics
import InbetweenJSONTree
import TestSupport
import Testing

@testable import InbetweenPipeline

@Suite struct FindingsTests {
  @Test(
    "Every input gives a timeline or an error, and what stands in its findings",
    arguments: FixtureCase.all())
  func findings(_ fixture: FixtureCase) throws {
    var log = DiagnosticLog()
    do throws(Diagnostic) {
      let animations = try InputFile.files(named: fixture.path)[0].animations(log: &log)
      #expect(!animations.isEmpty)
    } catch {
      #expect(error.severity == .error)
      log.report(error)
    }
    let lines = log.lines(file: fixture.fileName, detail: .everything)
    let mismatch = try fixture.golden("findings")
      .mismatch(with: lines.map { $0 + "\n" }.joined())
    #expect(mismatch == nil)
  }

  @Test("Every code is raised by a fixture")
  func coverage() throws {
    var raised: Set<String> = []
    for file in Folders.files(below: Folders.fixtures, "findings", "transcript") {
      let text = String(decoding: try Folders.bytes(of: file), as: UTF8.self)
      for line in text.split(separator: "\n") {
        guard line.contains(": ["), let start = line.firstIndex(of: "[") else { continue }
        raised.insert(String(line[start...].dropFirst().prefix(4)))
      }
    }
    // What is drawn, evaluated or documented (S, R, F, X, D) is not converted: its room's own tests raise those.
    // C013 to C015 need processes that end: FaultTests; C019 an error that small scenes do not have:
    // BakeReportTests; T020 a server: OpenTests.
    let converted = DiagnosticCode.allCases.map(\.rawValue)
      .filter {
        !"SRFXD".contains($0.prefix(1)) && !["C013", "C014", "C015", "C019", "T020"].contains($0)
      }
    let missing = converted.filter { !raised.contains($0) }
    #expect(missing == [])
  }

  @Test("The register in schema/ lists every code")
  func register() throws {
    let text = JSONWriter.text { json in
      json.object { json in
        json.list("diagnostics", DiagnosticCode.allCases) { json, code in
          json.object { json in
            json.member("code", code.rawValue)
            json.member("severity", code.severity.rawValue)
            json.member("title", code.entry.title)
            json.member("explanation", code.entry.explanation)
          }
        }
      }
    }
    let golden = Golden("schema/diagnostics.json")
    let mismatch = try golden.mismatch(with: text)
    #expect(mismatch == nil)
  }

  @Test("Codes are unique and in the form of the register")
  func form() {
    let codes = DiagnosticCode.allCases.map(\.rawValue)
    #expect(Set(codes).count == codes.count)
    let odd = codes.filter { $0.count != 4 || !"JPLTESRFXDCVM".contains($0.prefix(1)) }
    #expect(odd == [])
  }
}
