import TestSupport
import Testing

/// Views with keyframes, compiled and run, draw what the preview draws.
@Suite(.serialized) struct KeyframesTests {
  @Test("The reference systems")
  func systemsDrawAsThePreview() throws {
    let program = try NativeProgram(.keyframes, FolderTests.systems)
    #expect(program.parts.count == FolderTests.systems.count)
    let wrong = try program.mismatches()
    #expect(wrong == [])
  }

  @Test(
    "The reference systems compile in other modes of the compiler",
    arguments: [
      ["-swift-version", "5", "-strict-concurrency=complete"],
      ["-swift-version", "6", "-default-isolation", "MainActor"],
    ])
  func systemsCompile(_ mode: [String]) throws {
    try NativeProgram(.keyframes, FolderTests.systems, moments: 1).compile(mode)
  }

  @Test("Letters that follow one another by whole seconds")
  func lettersBySeconds() throws {
    let fixture = FixtureCase("keyframes/letters-by-seconds/letters-by-seconds.json")
    let program = try NativeProgram(.keyframes, [fixture])
    let part = try #require(program.parts.first)
    // As an integer it would not compile where it is multiplied.
    let source = String(decoding: part.source, as: UTF8.self)
    #expect(source.contains("static let lettersStagger = 1.0\n"))
    let wrong = try program.mismatches()
    #expect(wrong == [])
  }

  @Test(
    "Views turn about the right point, mix with what the list says, follow what turns with its path",
    arguments: [
      "turned-about-middle", "mixed-in-layer", "turning-parent", "trim-after-turn",
      "shared-outline",
    ])
  func placedAndMixed(_ name: String) throws {
    let program = try NativeProgram(.keyframes, [FixtureCase("keyframes/\(name)/\(name).json")])
    #expect(program.parts.count == 1)
    let wrong = try program.mismatches()
    #expect(wrong == [])
  }

  @Test(
    "What would be drawn wrongly is refused: motion before a clock's zero, parents that turn in space",
    arguments: ["content-before-zero", "parent-in-space"])
  func refused(_ name: String) throws {
    let program = try NativeProgram(.keyframes, [FixtureCase("keyframes/\(name)/\(name).json")])
    #expect(program.parts.isEmpty)
  }

  @Test("Most features can be said by keyframes")
  func accepted() throws {
    let features = FixtureCase.all(below: "features")
    let program = try NativeProgram(.keyframes, features, moments: 1)
    print("Keyframes: \(program.parts.count) of \(features.count) features are accepted")
    #expect(program.parts.count >= 100)
  }
}
