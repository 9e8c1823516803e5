import InbetweenDiagnostics
import TestSupport
import Testing

/// What a target cannot draw is pictures, and nothing is lost. How they look is compared with all
/// other fixtures.
@Suite struct PicturedTests {
  static let fixtures = FixtureCase.all(below: "pictured")

  /// What a canvas says by itself.
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

  @Test("Pictures of a composition do not stand for another's, where both have them at one place")
  func picturesOfTwo() throws {
    let fixture = try #require(Self.fixtures.first { $0.stem == "depth-collapsed" })
    let part = try #require(try NativeProgram(.layers, [fixture]).parts.first)
    // What is turned in 12 frames looks different in each; the card that it holds never does.
    let source = String(decoding: part.source, as: UTF8.self)
    #expect(source.ranges(of: "\"UklG").count == 12)
  }

  @Test("Layers show what they have no word for as pictures", arguments: fixtures)
  func layers(_ fixture: FixtureCase) throws {
    let program = try NativeProgram(.layers, [fixture])
    #expect(try #require(program.parts.first).lost == [])
  }
}
