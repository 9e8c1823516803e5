import Foundation
import TestSupport
import Testing

@Suite struct PageTests {
  @Test("The sessions that pages show can be had", arguments: Page.all)
  func sessions(_ page: Page) throws {
    let scratch = try ScratchFolder()
    let copy = scratch.url.appending(path: "session", directoryHint: .isDirectory)
    try FileManager.default.copyItem(
      at: Folders.fixtures.appending(path: "command/timing"), to: copy)
    for command in try page.commands() {
      if command.words.first == "cat" {
        let file = copy.appending(path: command.words[1])
        #expect(FileManager.default.fileExists(atPath: file.path()))
        continue
      }
      #expect(command.words.first == "inbetween")
      let run = try CommandRun(Array(command.words.dropFirst()), in: copy)
      #expect(run.status == command.status, "\(command.words): \(run.errors)")
      if !command.shown.isEmpty { #expect(run.errors + run.output == command.shown) }
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

  @Test("The links of pages lead somewhere", arguments: Page.all)
  func links(_ page: Page) throws {
    let folder = page.url.deletingLastPathComponent()
    for match in try page.text().matches(of: /\]\(([^)#]+)\)/) where !match.1.contains("://") {
      let target = folder.appending(path: String(match.1)).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: target.path()), "\(match.1)")
    }
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

  var url: URL { Folders.package.appending(path: "Documentation").appending(path: name) }
  var description: String { name }

  static let all = Folders.files(below: Folders.package.appending(path: "Documentation"), "md")
    .map { Page(name: $0.lastPathComponent) }

  func text() throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }

  /// What is typed in its sessions, what comes back where the page shows it, and the exit status
  /// shown below it in brackets.
  func commands() throws -> [(words: [String], shown: String, status: Int32)] {
    var commands: [(words: [String], shown: String, status: Int32)] = []
    var isSession = false
    for line in try text().split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isSession = line == "```console"
      } else if isSession, line.hasPrefix("$ ") {
        commands.append((line.dropFirst(2).split(separator: " ").map(String.init), "", 0))
      } else if isSession, let match = line.wholeMatch(of: /\[([0-9]+)\]/), !commands.isEmpty {
        commands[commands.count - 1].status = Int32(match.1) ?? 0
      } else if isSession, !commands.isEmpty {
        commands[commands.count - 1].shown += line + "\n"
      }
    }
    return commands
  }
}
