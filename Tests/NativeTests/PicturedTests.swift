import Diagnostics
import Foundation
import TestSupport
import Testing

/// What a target cannot draw is pictures that look like the preview, and nothing is lost.
@Suite(.serialized) struct PicturedTests {
  static let fixtures = FixtureCase.all(below: "pictured")

  @Test("Views draw what a canvas has no word for as pictures")
  func views() throws {
    let program = try SwiftUITests.program(Self.fixtures, moments: 6)
    for (part, likeness) in zip(program.parts, try program.run()) {
      let likeness = try #require(likeness)
      let codes = part.log.findings.map(\.code)
      #expect(codes.contains(.picturesInTarget), "\(part.title)")
      #expect(!codes.contains(.lostInTarget), "\(part.title)")
      #expect(likeness.similarity >= 0.98 && likeness.error <= 2, "\(part.title): \(likeness)")
    }
  }

  @Test("Layers show what they have no word for as pictures")
  func layers() throws {
    let program = try CoreAnimationTests.program(Self.fixtures, moments: 6)
    for (part, likeness) in zip(program.parts, try program.run()) {
      let likeness = try #require(likeness)
      #expect(!part.log.findings.contains { $0.code == .lostInTarget }, "\(part.title)")
      #expect(likeness.similarity >= 0.98 && likeness.error <= 2, "\(part.title): \(likeness)")
    }
  }
}
