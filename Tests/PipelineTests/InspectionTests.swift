import InbetweenDiagnostics
import InbetweenExporters
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

  @Test(
    "The head of a source states the error that was measured, as an inspection does",
    arguments: [
      "bouncing-circles/bouncing-circles.json", "place-order/place-order.json",
    ])
  func heads(_ name: String) throws {
    let fixture = FixtureCase(name)
    var stated = 0
    for report in try inspect(fixture).targets where report.target != .literal {
      guard report.isWritten else { continue }
      let head = try self.head(of: fixture, report.target)
      let error = report.bakes.errorText
      if report.bakes.baked > 0 {
        stated += 1
        #expect(head.contains(error.isEmpty ? "; exact." : "; at most \(error) off."), "\(head)")
      } else {
        #expect(!head.contains("Not as authored"))
      }
    }
    #expect(stated > 0)
  }

  private func head(of fixture: FixtureCase, _ target: Target) throws -> String {
    var conversion = Conversion()
    conversion.exporters = [target == .coreAnimation ? .coreAnimation : .swiftUI]
    conversion.style = target == .swiftUIKeyframes ? .keyframes : .canvas
    let file = try InputFile.files(named: fixture.path)[0]
    let outcome = conversion.outcome(of: file, bytes: try fixture.bytes())
    let text = String(decoding: try #require(outcome.files.first).contents, as: UTF8.self)
    return text.prefix(1_000).split(separator: "\n").prefix { $0.hasPrefix("//") }
      .joined(separator: "\n")
  }

  @Test("Only the targets that are asked for are looked at")
  func targets() throws {
    let file = try InputFile.files(named: FixtureCase(Self.cases[0]).path)[0]
    var log = DiagnosticLog()
    let animation = try file.animations(log: &log)[0]
    var done: [Int] = []
    let some = animation.inspection(of: file, targets: [.literal, .coreAnimation]) {
      done.append($0)
    }
    #expect(some.targets.map(\.target) == [.literal, .coreAnimation])
    #expect(done == [0, 1])
    let none = animation.inspection(of: file, targets: [])
    #expect(none.targets.isEmpty && !none.text.contains("Targets"))
  }

  @Test("No line is longer than a terminal is wide, and no word is lost", arguments: [40, 61, 100])
  func columns(_ columns: Int) throws {
    let whole = try inspect(FixtureCase(Self.cases[0]))
    let lines = whole.text(columns: columns).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= columns || !$0.drop { $0 == " " }.contains(" ") })
    func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }
    #expect(words(whole.text(columns: columns)) == words(whole.text))
  }

  private func inspect(_ fixture: FixtureCase) throws -> Inspection {
    var log = DiagnosticLog()
    let files = try InputFile.files(named: fixture.path)
    let animation = try files[0].animations(log: &log)[0]
    return animation.inspection(of: files[0])
  }
}
