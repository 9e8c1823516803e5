import InbetweenDiagnostics
import Testing

@testable import InbetweenExporters

@Suite struct BakeReportTests {
  @Test("An error that may be seen is a finding, and a smaller one is none")
  func errors() {
    var report = BakeReport()
    report.lengthError = 0.5
    var log = DiagnosticLog()
    report.reportErrors(to: &log)
    #expect(log.findings.isEmpty)
    report.lengthError = 101.5012
    report.shareError = 0.1
    report.reportErrors(to: &log)
    #expect(log.findings.map(\.code) == [.farFromExact])
    #expect(
      log.findings.map(\.message) == ["keyframes in between are up to 101.501 pt off"])
    #expect(report.errorText == "101.502 pt, 10.0 %")
  }
}
