import Foundation
import TestSupport
import Testing

@Suite struct ThemeTests {
  @Test(
    "A theme's names, values and dark values are those of every kind of view",
    arguments: [
      (["swiftui"], "Card.view.swift"), (["swiftui", "--style", "keyframes"], "Card.view.swift"),
      (["core-animation"], "Card.layers.swift"),
    ])
  func views(options: [String], name: String) throws {
    let scratch = try Self.scratch()
    let run = try CommandRun(["convert", "--output", "out", "--to"] + options, in: scratch.url)
    #expect(run.status == 0 && run.errors == "")
    let view = try scratch.text("out/" + name)
    #expect(view.contains("var accent = Color(red: 1, green: 0.8, blue: 0)\n"))
    #expect(view.contains("theme.accent = Color(red: 0.6, green: 0.8, blue: 1)\n"))
    #expect(view.contains("var ground = Color(red: 0.9804, green: 0.9804, blue: 0.9804)\n"))
    #expect(view.contains("darkTheme: Theme? = .dark"))
    #expect(!view.contains("var light "))
  }

  @Test("A changed theme makes views anew, and one that is the same does not")
  func changes() throws {
    let scratch = try Self.scratch()
    let arguments = ["convert", "--config", "file.yml"]
    let summary = { (run: CommandRun) in
      let line = run.errors.split(separator: "\n").first { $0.contains(" files: ") }
      return String(line?.prefix { $0 != ";" } ?? "")
    }
    _ = try CommandRun(arguments, in: scratch.url)
    // One input has no summary: a second one brings it.
    try scratch.write(try scratch.text("card.json"), to: "more/card.json")
    try scratch.write(
      try scratch.text("file.yml").replacing("card.json", with: "'**/card.json'"), to: "file.yml")
    _ = try CommandRun(arguments, in: scratch.url)
    #expect(summary(try CommandRun(arguments, in: scratch.url)) == "2 files: 2 unchanged")
    try scratch.write("ground: \"#222222\"", to: "brand.yml")
    #expect(summary(try CommandRun(arguments, in: scratch.url)) == "2 files: 2 converted")
    #expect(try scratch.text("Both/Card.view.swift").contains("Color(red: 0.1333"))
  }

  @Test("The configuration's theme gives a package's slots their values, by the same names")
  func slots() throws {
    let scratch = try ScratchFolder()
    try FileManager.default.copyItem(
      at: Folders.fixtures.appending(path: "command/machines/badge.lottie"),
      to: scratch.url.appending(path: "badge.lottie"))
    try scratch.write(
      """
      inputs: badge.lottie
      output: out
      theme: { accent: "#00FF00" }

      """, to: "inbetween.yml")
    for target in [["swiftui"], ["swiftui", "--style", "keyframes"], ["core-animation"]] {
      let run = try CommandRun(
        ["convert", "--config", "inbetween.yml", "--to"] + target, in: scratch.url)
      try #require(run.status == 0, "\(run.errors)")
      let file = target == ["core-animation"] ? "out/Badge.layers.swift" : "out/Badge.view.swift"
      let lines = try scratch.text(file).components(separatedBy: "\n")
      let place = try #require(lines.firstIndex { $0.hasSuffix("/// The slot accent.") })
      #expect(
        lines[place + 1].hasSuffix("var accent = Color(red: 0, green: 1, blue: 0)"),
        "\(target): \(lines[place + 1])")
    }
  }

  @Test("A theme that cannot be read fails only what is drawn in it, and is told of once")
  func broken() throws {
    let scratch = try ScratchFolder()
    let input = Folders.fixtures.appending(path: "command/theme/fault.lottie").path()
    for (theme, status) in [("sound", Int32(0)), ("broken", 1)] {
      let run = try CommandRun(
        ["render", input, "--theme", theme, "--output", theme], in: scratch.url)
      #expect(run.status == status, "\(theme): \(run.errors)")
      #expect(run.errors.components(separatedBy: "[P013]").count == 2, "\(run.errors)")
    }
  }

  private static func scratch() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for name in ["card.json", "inbetween.yml", "file.yml", "brand.yml"] {
      try FileManager.default.copyItem(
        at: Folders.fixtures.appending(path: "command/theme/\(name)"),
        to: scratch.url.appending(path: name))
    }
    return scratch
  }
}
