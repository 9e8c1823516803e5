import Foundation
import TestSupport
import Testing

@Suite struct ProgressBarTests {
  @Test(
    "Long work shows a bar on a terminal, and takes it away",
    .enabled(if: FileManager.default.isExecutableFile(atPath: Self.script)))
  func terminal() throws {
    let scratch = try ScratchFolder()
    let command = ["\(CommandRun.executable("inbetween").path())"] + Self.arguments(scratch)
    #if os(macOS)
      let words = ["-q", "/dev/null"] + command
    #else
      let words = ["-qec", command.joined(separator: " "), "/dev/null"]
    #endif
    let shown = try Self.run(Self.script, words, in: scratch)
    #expect(shown.contains("\rbolt-spinner.json █"))
    #expect(shown.contains("░ ") && shown.contains(/\/163( \d+ s)?\u{1B}\[K/))
    #expect(shown.hasSuffix("\r\u{1B}[K"))
  }

  @Test(
    "The bar stays while files are converted of which nothing is told",
    .enabled(if: FileManager.default.isExecutableFile(atPath: Self.script)))
  func batch() throws {
    let scratch = try ScratchFolder()
    let command = [
      CommandRun.executable("inbetween").path(), "convert",
      Folders.fixtures.appending(path: "features").path(), "--to", "swiftui", "--jobs", "1",
      "--quiet", "--output", scratch.url.appending(path: "out").path(),
    ]
    #if os(macOS)
      let words = ["-q", "/dev/null"] + command
    #else
      let words = ["-qec", command.joined(separator: " "), "/dev/null"]
    #endif
    let shown = try Self.run(Self.script, words, in: scratch)
    // Once for each time that the bar is drawn, and once at the end.
    let bars = shown.split(separator: "\rconverting ", omittingEmptySubsequences: false).count
    #expect(shown.split(separator: "\u{1B}[K", omittingEmptySubsequences: false).count <= bars + 1)
  }

  @Test("No bar is written to a file")
  func file() throws {
    let scratch = try ScratchFolder()
    let shown = try Self.run(
      CommandRun.executable("inbetween").path(), Self.arguments(scratch), in: scratch)
    #expect(shown == "")
  }

  /// A program that gives another one a terminal.
  private static let script = "/usr/bin/script"
  private static let fixture = FixtureCase("bolt-spinner/bolt-spinner.json")

  /// Draws every frame of a system, which takes a second or more.
  private static func arguments(_ scratch: ScratchFolder) -> [String] {
    [
      "render", fixture.fileName, "--all", "--size", "700x700", "--quiet", "--output",
      scratch.url.appending(path: "frames").path(),
    ]
  }

  /// What a program writes, errors included.
  private static func run(
    _ program: String, _ arguments: [String], in scratch: ScratchFolder
  ) throws -> String {
    let file = scratch.url.appending(path: "shown")
    try Data().write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = fixture.url.deletingLastPathComponent()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: file)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
