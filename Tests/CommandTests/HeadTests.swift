import Foundation
import TestSupport
import Testing

/// The command at the head of generated source.
@Suite struct HeadTests {
  @Test(
    "The command at a file's head writes it as it is",
    arguments: [
      ["--to", "swiftui"],
      ["--to", "swiftui", "--label", "A card's \"glow\" $HOME", "--still", "0.4s"],
      ["--to", "swiftui", "--still", "12 frames", "--no-preview", "--access", "public"],
      ["--to", "swiftui", "--theme", "brand/theme.yml", "--runtime", "shared"],
      ["--to", "swiftui", "--style", "keyframes", "--name", "Glow"],
      ["--to", "core-animation", "--pictures", "catalog"],
      ["--to", "core-animation", "--bundle", "Assets.bundle", "--pictures", "app"],
      ["--to", "core-animation", "--documented-only", "--touch-target", "44"],
      ["--to", "literal", "--name", "Glow", "--access", "public"],
    ])
  func command(_ options: [String]) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.animation, to: "card.json")
    let picture = Folders.fixtures.appending(path: "features/image-external/chess.png")
    try Data(contentsOf: picture).write(to: scratch.url.appending(path: "tile.png"))
    for place in ["theme.yml", "brand/theme.yml"] {
      try scratch.write("card: \"#336699\"\n", to: place)
    }
    let first = try source(["convert", "card.json"] + options, in: scratch)
    let plain = try source(["convert", "card.json"] + Array(options.prefix(2)), in: scratch)
    #expect(options.count == 2 || first != plain)
    let line = try #require(first.split(separator: "\n").first { $0.hasPrefix("//   inbetween ") })
    let again = try source(line.dropFirst("//   inbetween ".count).description, in: scratch)
    #expect(again == first, "\(line)")
  }

  @Test("A configuration that holds a theme is none", arguments: ["inbetween.yml", "brand.yml"])
  func configuration(_ name: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.animation, to: "card.json")
    try scratch.write("card: \"#336699\"\n", to: "theme.yml")
    for (theme, words) in [("{ card: \"#336699\" }", ""), ("theme.yml", " --theme theme.yml")] {
      try scratch.write("inputs: card.json\ntargets: swiftui\ntheme: \(theme)\n", to: name)
      let run = try CommandRun(["convert", "--config", name, "--output", "-"], in: scratch.url)
      #expect(run.output.contains("//   inbetween convert card.json --to swiftui\(words)\n"))
    }
  }

  /// The Swift that a command writes, but for what several files have together.
  private func source(_ words: [String], in scratch: ScratchFolder) throws -> String {
    try source(
      words.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " "), in: scratch)
  }

  private func source(_ words: String, in scratch: ScratchFolder) throws -> String {
    let folder = scratch.url.appending(path: "out")
    try? FileManager.default.removeItem(at: folder)
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", "\"$0\" \(words) --output out", CommandRun.executable("inbetween").path,
    ]
    shell.currentDirectoryURL = scratch.url
    shell.standardOutput = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0, "\(words)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let files = names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Inbetween") }
    #expect(files.count == 1, "\(names)")
    let file = folder.appending(path: try #require(files.first))
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// A card with a picture in it.
  private static let animation = """
    {"v": "5.7.0", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100, "nm": "Card",
     "assets": [{"id": "tile", "w": 8, "h": 8, "u": "", "p": "tile.png", "e": 0}],
     "layers": [
      {"ty": 2, "refId": "tile", "nm": "Tile", "ip": 0, "op": 60, "st": 0, "ks": {}},
      {"ty": 4, "nm": "Card", "ip": 0, "op": 60, "st": 0, "bm": 1,
       "ks": {"p": {"a": 1, "k": [{"t": 0, "s": [20, 50], "o": {"x": 0.3, "y": 0},
        "i": {"x": 0.7, "y": 1}}, {"t": 30, "s": [80, 50]}]}},
       "shapes": [{"ty": "rc", "p": {"k": [0, 0]}, "s": {"k": [40, 30]}, "r": {"k": 4}},
        {"ty": "fl", "c": {"k": [1, 0.8, 0, 1]}, "o": {"k": 100}}]}]}
    """
}
