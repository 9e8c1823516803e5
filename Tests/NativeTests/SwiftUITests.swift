import TestSupport
import Testing

/// Generated views, compiled and run, draw what the preview draws.
@Suite(.serialized) struct SwiftUITests {
  @Test(
    "The reference systems, in each mode of the compiler",
    arguments: [
      ["-swift-version", "6"], ["-swift-version", "5", "-strict-concurrency=complete"],
      ["-swift-version", "6", "-default-isolation", "MainActor"],
    ])
  func systemsDrawAsThePreview(_ mode: [String]) throws {
    let wrong = try NativeProgram(.canvas, FolderTests.systems).mismatches(mode)
    #expect(wrong == [])
  }
}
