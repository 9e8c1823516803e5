import Foundation
import InbetweenDiagnostics
import InbetweenTimingReport
import TestSupport
import Testing

@testable import InbetweenPipeline

@Suite struct ValidationTests {
  static let systems = [
    "bolt-spinner", "bouncing-circles", "loading-text", "no-time-to-stop", "place-order",
  ]

  private static func validate(_ names: [String]) throws -> [Validation.Outcome] {
    let cases = try names.flatMap { name in
      try ValidationCase.all(in: Folders.fixtures.appending(path: name).path())
    }
    return Validation().run(cases) { _ in }
  }

  @Test("The five systems keep what stands beside them")
  func systems() throws {
    let outcomes = try Self.validate(Self.systems)
    #expect(outcomes.count == Self.systems.count)
    for outcome in outcomes {
      let failed = outcome.list.items.filter(\.outcome.isFailure)
      #expect(failed.map { "\($0.name): \($0.message)" } == [])
      #expect(outcome.list.items.count { $0.code == .outputDiffers } >= 7)
      #expect(outcome.promises > 0)
    }
  }

  @Test("The drifted copy breaks its promises and keeps its files")
  func drifted() throws {
    let items = try Self.validate(["loading-text-drifted"]).flatMap(\.list.items)
    #expect(
      items.filter(\.outcome.isFailure).map(\.name) == ["Letters rise", "Letters fall back"])
    #expect(items.contains { $0.name == "loading-text-drifted.report.md" })
  }

  @Test("Outcomes stand in the order of the cases, however many there are")
  func order() throws {
    let cases = try ValidationCase.all(in: Folders.fixtures.appending(path: "quirks").path())
    #expect(cases.count > 20)
    let outcomes = Validation().run(cases) { _ in }
    #expect(outcomes.map(\.list.name) == cases.map(\.title))
    #expect(outcomes.filter(\.list.isFailed).map(\.list.name) == [])
  }
}
