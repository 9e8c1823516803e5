import Foundation
import TestSupport
import Testing

@Suite struct PageTests {
  @Test("The sessions that pages show can be had", arguments: Page.all)
  func sessions(_ page: Page) throws {
    let scratch = try ScratchFolder()
    let copy = scratch.url.appending(path: "session", directoryHint: .isDirectory)
    try FileManager.default.copyItem(
      at: Folders.fixtures.appending(path: "command/" + page.fixture), to: copy)
    for command in try page.commands() {
      let words = Transcript.words(of: command.line)
      var said: String
      if words.first == "cat" {
        said = String(decoding: try Data(contentsOf: copy.appending(path: words[1])), as: UTF8.self)
      } else {
        #expect(words.first == "inbetween")
        let run = try CommandRun(Array(words.dropFirst()), in: copy)
        #expect(run.status == command.status, "\(command.line): \(run.errors)")
        said = run.errors + run.output
      }
      if said != command.shown {
        // As goldens do: with UPDATE_GOLDENS=1 the page says what is so, and the test fails.
        if Golden.isUpdating { try page.replace(command, with: said) }
        Issue.record("\(page): \(command.line) says: \(said)")
      }
    }
  }

  @Test("The commands that README lists can be had")
  func readme() throws {
    let scratch = try ScratchFolder()
    let fixtures = Folders.fixtures.appending(path: "command")
    for (source, name) in [
      ("timing/ball.json", "orb.json"), ("timing/ball.timing.yaml", "orb.timing.yaml"),
      ("timing/ball.json", "Animations/orb.json"),
      ("timing/ball.timing.yaml", "Animations/orb.timing.yaml"),
      ("document/ball.md", "README.md"), ("timing/ball.json", "old.json"),
      ("timing/ball.json", "new.json"), ("batch/inbetween.yml", "inbetween.yml"),
      ("batch/documents/orb.yaml", "documents/orb.yaml"), ("timing/ball.json", "Art/orb.json"),
    ] {
      let data = try Data(contentsOf: fixtures.appending(path: source))
      try scratch.write(String(decoding: data, as: UTF8.self), to: name)
    }
    let text = try String(
      contentsOf: Folders.package.appending(path: "README.md"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("inbetween ") }
    #expect(lines.count > 10)
    for line in lines {
      let words = line.prefix { $0 != "#" }.split(separator: " ").dropFirst().map(String.init)
      let run = try CommandRun(words, in: scratch.url)
      #expect(run.status == 0, "\(line): \(run.errors)")
    }
  }

  @Test(
    "The pictures of pages are what the command draws",
    arguments: [
      ("bouncing-circles", "bouncing-circles/bouncing-circles.json", 240),
      ("bolt-spinner", "bolt-spinner/bolt-spinner.json", 160),
      ("loading-text", "loading-text/loading-text.json", 160),
      ("no-time-to-stop", "no-time-to-stop/no-time-to-stop.json", 160),
      ("place-order", "place-order/place-order.json", 160),
      ("ball", "command/timing/ball.json", 240),
    ])
  func pictures(_ name: String, _ fixture: String, _ size: Int) throws {
    let scratch = try ScratchFolder()
    let file = scratch.url.appending(path: "picture.svg").path()
    let run = try CommandRun(
      [
        "render", Folders.fixtures.appending(path: fixture).path(), "--format", "svg",
        "--animated", "--max-size", "\(size)", "-o", file,
      ], in: scratch.url)
    #expect(run.status == 0)
    let mismatch = try Golden("Documentation/pictures/\(name).svg")
      .mismatch(with: scratch.text("picture.svg"))
    #expect(mismatch == nil)
  }

  @Test(
    "The pictures of machines are what the command draws",
    arguments: [
      ("toggle", "press", "start ; click 60,32 ; tick 150 ; tick 150", 3),
      ("rating", "stars", "start ; down 150,30 ; tick 150 ; tick 150", 1),
      (
        "refresh", "pull",
        "start ; num pulled=90 ; tick 200 ; bool isLoading=true ; tick 400 ; bool isLoading=false"
          + " ; tick 400", 6
      ),
    ], [("light", "white"), ("dark", "#1c1c1e")])
  func machines(
    _ machine: (file: String, name: String, script: String, columns: Int),
    _ theme: (name: String, background: String)
  ) throws {
    let scratch = try ScratchFolder()
    let file = Folders.fixtures.appending(path: "command/machines/\(machine.file).lottie").path()
    let run = try CommandRun(
      [
        "render", file, "--machine", machine.name, "--script", machine.script, "--theme",
        theme.name, "--background", theme.background, "--sheet", "\(machine.columns)", "-o",
        "drawn.png",
      ], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    let drawn = try Data(contentsOf: scratch.url.appending(path: "drawn.png"))
    let shown = Folders.package.appending(
      path: "Documentation/pictures/\(machine.file)-\(theme.name).png")
    let isSame = try drawn == Data(contentsOf: shown)
    if !isSame, Golden.isUpdating { try drawn.write(to: shown) }
    #expect(isSame)
  }

  @Test("Each picture that pages show is one that is tested, and each of these is shown")
  func allPictures() throws {
    let machines = ["toggle", "rating", "refresh"]
    let known =
      [
        "ball.svg", "bolt-spinner.svg", "bouncing-circles.svg", "loading-text.svg",
        "no-time-to-stop.svg", "place-order.svg", "report.png",
      ]
      + machines.flatMap { ["\($0)-light.png", "\($0)-dark.png"] }
    let shown = try Page.all.flatMap { page in
      try page.text().matches(of: /pictures\/([a-z-]+\.[a-z]+)\)/).map { String($0.1) }
    }
    #expect(Set(shown) == Set(known))
    let folder = Folders.package.appending(path: "Documentation/pictures").path()
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder)) == Set(known))
  }

  @Test("The source that README shows is in the view that it names")
  func source() throws {
    let text = try Page.readme.text()
    let shown =
      text.components(separatedBy: "```swift\n").dropFirst().first?
      .components(separatedBy: "```")[0] ?? ""
    let view = try String(
      contentsOf: Folders.fixtures.appending(
        path: "gallery/Sources/Keyframes/BouncingCircles.view.swift"), encoding: .utf8)
    var rest = view[...]
    let lines = shown.split(separator: "\n")
    #expect(lines.count >= 10)
    for line in lines {
      let place = rest.range(of: line + "\n")
      #expect(place != nil, "\(line)")
      if let place { rest = rest[place.upperBound...] }
    }
  }

  @Test("README states the sizes of source as they are")
  func sizes() throws {
    var text = try Page.readme.text()
    let rows = text.matches(of: /(?m)^\| ([a-z-]+) (?:\| [0-9]+ ){7}\|$/)
    #expect(rows.count == 5)
    var isSame = true
    // What plays views and layers, at least, and where it stands once.
    var (view, layers, once) = (Int.max, Int.max, 0)
    for row in rows {
      let scratch = try ScratchFolder()
      let input = Folders.fixtures.appending(path: "\(row.1)/\(row.1).json")
      var sizes = [try Data(contentsOf: input).count]
      for target in [[], ["--style", "keyframes"], ["--to", "core-animation"]] {
        for runtime in ["embedded", "shared"] {
          let run = try CommandRun(
            ["convert", input.path(), "-o", "out", "--runtime", runtime] + target, in: scratch.url)
          #expect(run.status == 0, "\(run.errors)")
          let files = run.output.split(separator: "\n")
          let file = try #require(files.first { !$0.contains("InbetweenRuntime") })
          sizes.append(try Data(contentsOf: scratch.url.appending(path: String(file))).count)
        }
      }
      view = min(view, sizes[1] - sizes[2])
      layers = min(layers, sizes[5] - sizes[6])
      once = try Data(contentsOf: scratch.url.appending(path: "out/InbetweenRuntime.swift")).count
      let numbers = sizes.map { "\(($0 + 500) / 1000)" }
      let line = (["", " \(row.1) "] + numbers.map { " \($0) " } + [""]).joined(separator: "|")
      isSame = isSame && line == row.0
      #expect(line == row.0)
      text = text.replacingOccurrences(of: row.0, with: line)
    }
    let kilobytes = [view, layers, once].map { ($0 + 500) / 1000 }
    let said = "At least \(kilobytes[0]) kB of a view play it, \(kilobytes[1]) kB of layers"
    #expect(text.contains(said), "\(said)")
    #expect(text.contains("once for a module (\(kilobytes[2]) kB)"), "\(kilobytes[2])")
    let converting = try #require(
      text.firstMatch(of: /\| ([0-9.]+) s for 185 files \| ([0-9.]+) s \|/))
    let measured = try Page(name: "performance.md").text().replacing("\n", with: " ")
    #expect(measured.contains("SwiftUI views took \(converting.1) s and layers \(converting.2) s"))
    if !isSame, Golden.isUpdating {
      try text.write(to: Page.readme.url, atomically: true, encoding: .utf8)
    }
  }

  @Test("README sums up what was measured of source in an app, and the words of each feature")
  func comparison() throws {
    let readme = try Page.readme.text().replacing("\n", with: " ")
    let measured = try Page(name: "performance.md").text()
    func range(_ form: String, _ column: Int, digits: Int) -> String {
      let row = /(?m)^\| [a-z]+-[a-z-]+ \| ([0-9]+ \| (?:view|layers) \| .*) \|$/
      let cells = measured.matches(of: row).map { $0.1.components(separatedBy: " | ") }
      let numbers = cells.filter { $0[1] == form }.compactMap {
        Double($0[column].prefix { $0 != " " })
      }
      #expect(numbers.count == 5)
      return [numbers.min(), numbers.max()].map { String(format: "%.\(digits)f", $0 ?? 0) }
        .joined(separator: " to ")
    }
    let runtime = measured.firstMatch(of: /once for all of them: ([0-9]+) kB/)?.1 ?? "0"
    let words = [
      "| \(range("view", 5, digits: 0)) kB an animation, \(runtime) kB once "
        + "| \(range("layers", 5, digits: 0)) kB an animation, the same once |",
      " \(range("view", 6, digits: 0)) µs, without drawing |",
      " layers are made: \(range("layers", 6, digits: 1)) ms |",
      "| \(range("view", 4, digits: 1)) s an animation "
        + "| \(range("layers", 4, digits: 1)) s an animation |",
    ]
    #expect(words.filter { !readme.contains($0) } == [])
    // What each feature becomes, as the page that is held against the exporters has it.
    let page = try Page(name: "targets-compared.md").text()
    let rows = try Page.readme.text()
      .matches(
        of: /(?m)^\| ([a-z ]+) \| (?:yes|no)[^|]* \| (?:yes|no)[^|]* \| ([a-z]+) \| ([a-z]+) \|$/)
    #expect(rows.count > 10)
    for row in rows {
      let cells = page.split(separator: "\n").first { $0.hasPrefix("| \(row.1) |") }?
        .split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(
        cells?.count == 5 && cells?[2] == String(row.2) && cells?[4] == String(row.3), "\(row.1)")
    }
  }

  @Test("The timing files and configurations that pages show are read as they are")
  func yaml() throws {
    var kinds: [String: Int] = [:]
    for page in Page.all {
      for block in try page.text().components(separatedBy: "```yaml\n").dropFirst() {
        let lines = block.components(separatedBy: "```")[0].split(separator: "\n")
        let indent = lines.first?.prefix { $0 == " " }.count ?? 0
        let text = lines.map { $0.dropFirst(indent) + "\n" }.joined()
        let scratch = try ScratchFolder()
        for (source, names) in [
          ("ball.json", ["ball.json", "Animations/orb.json"]),
          ("ball.timing.yaml", ["documents/orb.timing.yaml"]), ("empty.yaml", ["Fonts/none.txt"]),
        ] {
          let file = Folders.fixtures.appending(path: "command/timing/" + source)
          let text = try String(contentsOf: file, encoding: .utf8)
          for name in names { try scratch.write(text, to: name) }
        }
        let isTiming = text.contains("promises:")
        guard isTiming || text.contains("inputs:") else { continue }
        try scratch.write(text, to: isTiming ? "page.yaml" : "inbetween.yml")
        let run = try CommandRun(
          isTiming ? ["timing", "ball.json", "--against", "page.yaml"] : ["convert"],
          in: scratch.url)
        #expect(run.status == 0, "\(page): \(run.errors)\(run.output)")
        kinds[isTiming ? "timing" : "configuration", default: 0] += 1
      }
    }
    #expect(kinds == ["timing": 1, "configuration": 3])
  }

  @Test("Commands that pages name have the options that they are given", arguments: Page.all)
  func options(_ page: Page) throws {
    // What stands in a line of code or a block: up to its end, a pipe or a comment.
    let calls = try page.text().matches(of: /\binbetween ([a-z]+)((?: [^`|#\n&;]*)?)/)
    let known = try Self.known.get()
    for call in calls {
      guard let options = known[String(call.1)] else { continue }
      for option in call.2.matches(of: /\ (--?[a-z][a-z-]*)/) {
        #expect(options.contains(String(option.1)), "inbetween \(call.1) \(option.1)")
      }
    }
  }

  /// The options of each subcommand, as its help names them.
  private static let known = Result<[String: Set<String>], any Error> {
    let scratch = try ScratchFolder()
    let names = [
      "convert", "open", "timing", "validate", "fixtures", "document", "render", "inspect",
      "machine", "slots",
    ]
    var known: [String: Set<String>] = [:]
    for name in names {
      let help = try CommandRun([name, "--help"], in: scratch.url).output
      known[name] = Set(help.matches(of: /[ ,(\[](--?[a-z][a-z-]*)/).map { String($0.1) })
    }
    return known
  }

  @Test("The links of pages lead somewhere", arguments: Page.all)
  func links(_ page: Page) throws {
    let folder = page.url.deletingLastPathComponent()
    for match in try page.text().matches(of: /\]\(([^)#]+)\)/) where !match.1.contains("://") {
      let target = folder.appending(path: String(match.1)).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: target.path()), "\(match.1)")
    }
  }

  @Test("The page of terms has each verdict of a report")
  func terms() throws {
    let schema = try String(
      contentsOf: Folders.package.appending(path: "schema/report.schema.json"), encoding: .utf8)
    let list = try #require(schema.firstMatch(of: /"enum": \[("kept"[^\]]*)\]/)).1
    let verdicts = list.matches(of: /"([a-z ]+)"/).map { String($0.1) }
    #expect(verdicts.count == 7)
    let text = try Page(name: "terms.md").text()
    #expect(verdicts.filter { !text.contains("\n| \($0) | ") } == [])
  }

  @Test("The page of findings has an entry for each code of the register")
  func findings() throws {
    let register = try JSONSerialization.jsonObject(
      with: Data(contentsOf: Folders.package.appending(path: "schema/diagnostics.json")))
    let entries = (register as? [String: Any])?["diagnostics"] as? [[String: String]] ?? []
    #expect(!entries.isEmpty)
    var text = """
      # Diagnostics

      Every finding has a permanent code; its letter says who finds it: J JSON, P packages and
      files, L the Lottie file, T timing, E export, S the scene, R drawing, X expressions, F fonts,
      D design documents, C the command, V validation. An error stops the work on an input; a
      warning says that something drawn, timed or read differs from what the file says; a note that
      nothing does. `inspect` lists all findings of a file.

      """
    for entry in entries {
      let severity = entry["severity"]?.capitalized ?? ""
      text += "\n## \(entry["code"] ?? ""): \(entry["title"] ?? "")\n"
      text += "\n\(severity). \(entry["explanation"] ?? "")\n"
    }
    let mismatch = try Golden("Documentation/diagnostics.md").mismatch(with: text)
    #expect(mismatch == nil)
  }
}

/// A page below `Documentation/`.
struct Page: Hashable, Sendable, CustomStringConvertible {
  let name: String

  var url: URL {
    Folders.package.appending(path: "Documentation").appending(path: name).standardizedFileURL
  }
  var description: String { name }

  static let readme = Page(name: "../README.md")

  static let all =
    [readme]
    + Folders.files(below: Folders.package.appending(path: "Documentation"), "md")
    .map { Page(name: $0.lastPathComponent) }

  func text() throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }

  /// The folder of `Fixtures/command` that its sessions run in a copy of.
  var fixture: String { name == "state-machines.md" ? "machines" : "timing" }

  /// What is typed, what comes back, and the exit status shown below it in brackets.
  struct Command {
    var line: String
    var shown = ""
    var status: Int32 = 0
  }

  /// Writes the page with another answer to a command.
  func replace(_ command: Command, with said: String) throws {
    let typed = "$ \(command.line)\n"
    try Data(try text().replacing(typed + command.shown, with: typed + said).utf8).write(to: url)
  }

  /// The commands of its sessions.
  func commands() throws -> [Command] {
    var commands: [Command] = []
    var isSession = false
    for line in try text().split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isSession = line == "```console"
      } else if isSession, line.hasPrefix("$ ") {
        commands.append(Command(line: String(line.dropFirst(2))))
      } else if isSession, let match = line.wholeMatch(of: /\[([0-9]+)\]/), !commands.isEmpty {
        commands[commands.count - 1].status = Int32(match.1) ?? 0
      } else if isSession, !commands.isEmpty {
        commands[commands.count - 1].shown += line + "\n"
      }
    }
    return commands
  }
}
