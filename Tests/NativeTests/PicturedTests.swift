import InbetweenDiagnostics
import TestSupport
import Testing

/// What a target cannot draw is pictures, and nothing is lost. How they look is compared with all
/// other fixtures.
@Suite struct PicturedTests {
  static let fixtures = FixtureCase.all(below: "pictured")

  /// What a canvas says by itself, and layers do not.
  static let drawn: Set = [
    "shadow-settings", "style-settings", "transform-settings", "wipe-turning",
  ]

  @Test(
    "Views draw what a canvas has no word for as pictures, and nothing else", arguments: fixtures)
  func views(_ fixture: FixtureCase) throws {
    let program = try NativeProgram(.canvas, [fixture])
    let part = try #require(program.parts.first)
    let isPictured = part.log.findings.contains { $0.code == .picturesInTarget }
    #expect(isPictured == !Self.drawn.contains(fixture.stem))
    #expect(part.lost == [])
  }

  @Test("Layers show what they have no word for as pictures", arguments: fixtures)
  func layers(_ fixture: FixtureCase) throws {
    let program = try NativeProgram(.layers, [fixture])
    #expect(try #require(program.parts.first).lost == [])
  }
}
