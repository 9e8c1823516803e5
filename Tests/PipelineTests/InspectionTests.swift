import InbetweenDiagnostics
import TestSupport
import Testing

@testable import InbetweenPipeline

@Suite struct InspectionTests {
  static let cases = ["bolt-spinner/bolt-spinner.json", "bouncing-circles/bouncing-circles.json"]

  @Test("An inspection shows the tree, what moves and what is used", arguments: cases)
  func text(_ name: String) throws {
    let fixture = FixtureCase(name)
    let mismatch = try fixture.golden("inspection.txt").mismatch(with: inspect(fixture).text)
    #expect(mismatch == nil)
  }

  @Test("The same as JSON", arguments: cases)
  func json(_ name: String) throws {
    let fixture = FixtureCase(name)
    let text = Inspection.json(
      of: fixture.fileName, animations: [try inspect(fixture)], log: DiagnosticLog())
    let mismatch = try fixture.golden("inspection.json").mismatch(with: text)
    #expect(mismatch == nil)
  }

  private func inspect(_ fixture: FixtureCase) throws -> Inspection {
    var log = DiagnosticLog()
    let files = try InputFile.files(named: fixture.path)
    let animation = try files[0].animations(log: &log)[0]
    return animation.inspection(of: files[0])
  }
}
