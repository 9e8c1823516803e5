import Foundation
import TestSupport
import Testing

/// What all commands have together: what they take, how they list findings, how they end.
@Suite struct CommonOptionTests {
  /// A folder with an animation in each of its wrappings, and what belongs to them.
  private static func folder() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    let fixtures = Folders.fixtures.appending(path: "command")
    for (source, name) in [
      ("inputs/sticker.tgs", "Art/sticker.tgs"), ("inputs/demo.js", "Art/demo.js"),
      ("inputs/export.zip", "Art/export.zip"), ("inputs/cut.tgs", "cut.tgs"),
      ("timing/ball.json", "Art/ball.json"), ("timing/ball.timing.yaml", "Art/ball.timing.yaml"),
      ("timing/ball.json", "ball.json"), ("timing/late.yaml", "late.yaml"),
      ("versions/new.json", "new.json"), ("versions/old.json", "old.json"),
      ("machines/toggle.lottie", "Art/toggle.lottie"), ("document/ball.md", "ball.md"),
    ] {
      let file = scratch.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: fixtures.appending(path: source), to: file)
    }
    return scratch
  }

  /// The commands that read animations, as many as are wanted.
  private static let commands = [
    ["convert", "-o", "out"], ["inspect"], ["timing"], ["render", "-o", "out"], ["validate"],
    ["slots"],
  ]

  @Test(
    "Each command takes each kind of input", arguments: commands,
    [
      ["Art/ball.json"], ["Art/sticker.tgs"], ["Art/demo.js"], ["Art/export.zip"],
      ["Art/toggle.lottie"], ["Art"], ["Art/*.json"], ["Art/*.zip"], ["Art/*.js"], ["-"],
      ["Art/ball.json", "Art/sticker.tgs"],
    ])
  func inputs(_ command: [String], _ inputs: [String]) throws {
    let scratch = try Self.folder()
    let ball = try Data(contentsOf: scratch.url.appending(path: "ball.json"))
    let run = try CommandRun(command + inputs, in: scratch.url, input: ball)
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.output.isEmpty)
  }

  @Test("Machines and documents take the same wrappings")
  func others() throws {
    let scratch = try Self.folder()
    for words in [
      ["machine", "Art/*.lottie"], ["machine", "Art/toggle.lottie"],
      ["document", "ball.md", "--for", "Art/sticker.tgs"],
      ["timing", "old.json", "--against", "Art/sticker.tgs"],
    ] {
      let run = try CommandRun(words, in: scratch.url)
      #expect(run.status == 0, "\(words): \(run.errors)")
    }
  }

  @Test(
    "Each command lists findings in each format",
    arguments: commands + [["fixtures"], ["machine"], ["document"]], ["json", "sarif", "github"])
  func findings(_ command: [String], _ format: String) throws {
    let scratch = try Self.folder()
    // What cannot be read, for each command.
    try scratch.write("{}", to: "cut.timing.yaml")
    let run = try CommandRun(command + ["cut.tgs", "--findings", format], in: scratch.url)
    #expect(run.status == (command[0] == "timing" ? 2 : 1))
    #expect(run.errors.isEmpty)
    switch format {
    case "github": #expect(run.output.hasPrefix("::error file=cut.t"), "\(run.output)")
    default:
      let root = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let runs = root?["runs"] as? [[String: Any]]
      let found = root?["findings"] as? [Any] ?? runs?.first?["results"] as? [Any] ?? []
      #expect(found.isEmpty == false, "\(run.output)")
    }
  }

  @Test(
    "--quiet leaves what passes out, and --verbose lists notes",
    arguments: ["timing", "validate", "fixtures"])
  func quiet(_ command: String) throws {
    let scratch = try Self.folder()
    let quiet = try CommandRun([command, "Art/ball.json", "-q"], in: scratch.url)
    #expect((quiet.status, quiet.output, quiet.errors) == (0, "", ""))
    let verbose = try CommandRun([command, "Art/ball.json", "-v"], in: scratch.url)
    #expect(verbose.status == 0)
    #expect(!verbose.output.isEmpty)
  }

  /// What one letter stands for, wherever a command has it.
  private static let letters = [
    "f": "--format", "h": "--help", "j": "--jobs", "o": "--output", "q": "--quiet", "t": "--to",
    "v": "--verbose",
  ]

  @Test(
    "Each letter stands for the same option in every command, and each of these has its letter",
    arguments: [
      "convert", "inspect", "open", "timing", "document", "render", "validate", "fixtures",
      "machine", "slots",
    ])
  func letters(_ command: String) throws {
    let scratch = try ScratchFolder()
    let help = try CommandRun([command, "--help"], in: scratch.url).output
    let options = help.matches(of: /(?m)^  (?:-([a-z]), )?(--[a-z-]+)/)
    #expect(options.count > 5)
    for option in options {
      if let letter = option.1.map(String.init) {
        // Findings are the only thing that convert has in several formats.
        let expected = command == "convert" && letter == "f" ? "--findings" : Self.letters[letter]
        #expect(expected == String(option.2), "-\(letter)")
      } else {
        #expect(!Self.letters.values.contains(String(option.2)), "\(option.2) has no letter")
      }
    }
    if command != "open" {
      #expect(options.contains { $0.1 == "q" } && options.contains { $0.1 == "v" })
    }
  }

  @Test("The page lists each command, and the commands that it lists can be had")
  func listedCommands() throws {
    let scratch = try ScratchFolder()
    let help = try CommandRun(["--help"], in: scratch.url).output
    let listed =
      help.components(separatedBy: "SUBCOMMANDS:").last?
      .matches(of: /(?m)^  ([a-z]+)/).map { String($0.1) } ?? []
    let page = try String(
      contentsOf: Folders.package.appending(path: "Documentation/command.md"), encoding: .utf8)
    let rows = page.components(separatedBy: "## Inputs")[0].matches(of: /(?m)^\| `([a-z]+)` \|/)
    #expect(listed.count > 8)
    #expect(Set(rows.map { String($0.1) }) == Set(listed))
  }

  // MARK: Exit statuses

  /// Lines of words, by the status that they end with.
  private static let endings: [Int32: [String]] = [
    0: [
      "convert ball.json", "timing Art/ball.json", "timing ball.json", "validate Art",
      "fixtures Art", "document ball.md", "machine Art/toggle.lottie", "slots ball.json",
    ],
    1: [
      "convert cut.tgs", "inspect cut.tgs", "render cut.tgs", "machine cut.tgs", "slots cut.tgs",
      "document none.md", "convert ball.json --check", "open none.json",
      "timing ball.json --against late.yaml", "timing ball.json -o /dev/null/report",
      "validate cut.tgs", "fixtures new.json",
    ],
    2: ["timing cut.tgs", "timing ball.json --against cut.tgs"],
    3: ["timing old.json --against new.json --exit-code"],
    64: [
      "convert ball.json --into a.swift --output b", "convrt", "timing ball.json -q -v",
      "validate ball.json --frm", "timing ball.json --against ball.md",
    ],
  ]

  @Test(
    "Commands end as the table of Documentation/command.md says",
    arguments: endings.flatMap { status, lines in lines.map { (status, $0) } })
  func status(_ status: Int32, _ line: String) throws {
    let scratch = try Self.folder()
    let run = try CommandRun(line.split(separator: " ").map(String.init), in: scratch.url)
    #expect(run.status == status, "\(line): \(run.errors)")
  }

  @Test("A fault of the command itself ends it with 70, and names the file")
  func fault() throws {
    let scratch = try Self.folder()
    let script = """
      mkfifo pipe; "$1" inspect - <pipe 2>errors >/dev/null & exec 3>pipe
      sleep 1; kill -SEGV $!; wait $!; echo "status $?"; cat errors
      """
    let command = CommandRun.executable("inbetween").path()
    let run = try Shell.run("bash", ["-c", script, "sh", command], in: scratch)
    #expect(run.output.contains("status 70\n"), "\(run.output)")
    #expect(run.output.contains("<stdin>: error: [C013]"), "\(run.output)")
  }

  @Test("The table of statuses has a row for each that is tested, and no other")
  func table() throws {
    let text = try String(
      contentsOf: Folders.package.appending(path: "Documentation/command.md"), encoding: .utf8)
    let rows = text.components(separatedBy: "## Exit status")[1].matches(of: /(?m)^\| ([0-9]+) \|/)
    #expect(rows.map { String($0.1) } == ["0", "1", "2", "3", "64", "70"])
  }
}
