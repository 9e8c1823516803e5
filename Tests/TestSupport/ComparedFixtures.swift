import Foundation

/// The fixtures whose frames are compared, by every test and in every target.
package enum ComparedFixtures {
  private static let folders = [
    "features", "quirks", "compatibility", "targets", "expressions", "effects", "text", "pictured",
    "keyframes", "drawing", "bolt-spinner", "bouncing-circles", "loading-text", "no-time-to-stop",
    "place-order",
  ]

  /// All of them, packages too; `FIXTURES=loops swift test` for those with that in their names.
  package static let all: [FixtureCase] = {
    let named = ProcessInfo.processInfo.environment["FIXTURES"]
    return folders.flatMap { FixtureCase.all(below: $0) }
      .filter { fixture in named.map { fixture.name.contains($0) } ?? true }
  }()

  /// Whether a fixture is an animation at all: a quirk may be that it is not, which is told.
  package static func isRead(_ fixture: FixtureCase) -> Bool {
    let findings = try? fixture.golden("findings").text()
    return findings?.contains(": error: [") != true
  }
}
