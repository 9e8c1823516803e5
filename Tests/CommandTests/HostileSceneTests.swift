import Foundation
import TestSupport
import Testing

/// Scenes beyond all sense end within the limits that the README states, and say which acted.
@Suite struct HostileSceneTests {
  @Test("A hostile scene is drawn as far as the limits go", arguments: HostileScene.all)
  func pixels(_ scene: HostileScene) throws {
    let run = try Self.run(scene, ["render", "--verbose", "--output", "out", "--format", "png"])
    #expect(run.status == scene.status)
    #expect(Self.codes(of: run) == scene.codes)
  }

  @Test("A hostile scene becomes SVG and SwiftUI, or an error", arguments: HostileScene.all)
  func texts(_ scene: HostileScene) throws {
    for arguments in [
      ["render", "--output", "out", "--format", "svg"],
      ["convert", "--output", "out", "--to", "swiftui"],
    ] {
      let run = try Self.run(scene, arguments)
      #expect(run.status == 0 || run.status == 1 && run.errors.contains("error: ["))
    }
  }

  @Test(
    "The deepest groups get through every command",
    arguments: [
      ["render", "--output", "out", "--format", "png"],
      ["render", "--output", "out", "--format", "svg"],
      ["convert", "--output", "out", "--to", "swiftui"], ["inspect"], ["timing"],
    ])
  func deepGroups(_ arguments: [String]) throws {
    let folder = try ScratchFolder()
    let file = Folders.fixtures.appending(path: "quirks/groups-deep/groups-deep.json")
    let run = try CommandRun(arguments + [file.path()], in: folder.url)
    #expect(run.status == 0)
  }

  private static func run(_ scene: HostileScene, _ arguments: [String]) throws -> CommandRun {
    let folder = try ScratchFolder()
    try Data(scene.json.utf8).write(to: folder.url.appending(path: "scene.json"))
    return try CommandRun(arguments + ["scene.json"], in: folder.url)
  }

  /// The codes that a run reports, each once.
  private static func codes(of run: CommandRun) -> [String] {
    let found = run.errors.split(separator: "\n").compactMap { line -> String? in
      guard let start = line.range(of: ": [") else { return nil }
      return String(line[start.upperBound...].prefix(4))
    }
    return Set(found).sorted()
  }
}
