import Foundation
import InbetweenDiagnostics
import InbetweenPipeline
import InbetweenTimeline
import TestSupport
import Testing

/// The types of themes, as source has them.
@Suite(.serialized) struct ThemeTypeTests {
  @Test(
    "Views of both forms and layers have themes with the same properties in the same order",
    arguments: try SlotFixture.all())
  func areAlike(_ fixture: SlotFixture) throws {
    // A package with a mistake is not converted.
    guard let canvas = try fixture.properties(["--to", "swiftui"]) else { return }
    let layers = try #require(try fixture.properties(["--to", "core-animation"]))
    // What layers do not take of a slot is told (P017), and left out.
    let missing = try fixture.missing(["--to", "core-animation"])
    #expect(layers == canvas.filter { !missing.contains($0.slot) })
    guard let keyframes = try fixture.properties(["--to", "swiftui", "--style", "keyframes"]) else {
      return
    }
    #expect(keyframes == canvas)
  }

  @Test("Numbers of slots tell their unit or range in each target")
  func tellUnits() throws {
    let units = [
      "card size": ", in points", "lean": ", in degrees", "arc start": ", 0 to 1",
      "arc turn": ", in degrees", "arc width": ", in points", "dash": ", in points",
      "phase": ", in points", "tips": ", how many", "reach": ", in points",
      "star veil": ", 0 to 1",
    ]
    let shapes = SlotFixture(path: "command/machines/shapes.lottie")
    for target in [
      ["--to", "swiftui"], ["--to", "swiftui", "--style", "keyframes"], ["--to", "core-animation"],
    ] {
      let source = try #require(try shapes.source(target))
      for (slot, unit) in units {
        let line = source.split(separator: "\n").first { $0.contains("/// The slot \(slot): ") }
        #expect(line?.contains(unit) == true, "\(target) \(slot): \(line ?? "no comment")")
      }
    }
  }
}

/// A fixture with slots.
struct SlotFixture: CustomTestStringConvertible {
  /// Below `Fixtures`.
  let path: String

  var testDescription: String { path }

  /// A stored property of a theme.
  struct Property: Hashable {
    var name, type, slot: String
  }

  /// All that can be converted.
  static func all() throws -> [SlotFixture] {
    let folder = Folders.fixtures
    let files = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
    return try (files ?? []).sorted().filter { path in
      guard path.hasSuffix(".json") || path.hasSuffix(".lottie"), !path.hasPrefix("hostile/") else {
        return false
      }
      if path.hasSuffix(".json") {
        let bytes = try Data(contentsOf: folder.appending(path: path))
        guard bytes.firstRange(of: Data("\"sid\"".utf8)) != nil else { return false }
      }
      var log = DiagnosticLog()
      let input = InputFile(path: folder.appending(path: path).path())
      let animations = try? input.animations(log: &log)
      return animations?.first?.timeline.slots.isEmpty == false
    }.map { SlotFixture(path: $0) }
  }

  /// The view's source; nil where the target refuses it.
  func source(_ options: [String]) throws -> String? {
    let scratch = try ScratchFolder()
    let run = try convert(options, in: scratch)
    guard run.status == 0 else { return nil }
    let name = run.output.split(separator: "\n").map { $0.drop { $0 == "." || $0 == "/" } }.first
    return try name.map {
      try String(contentsOf: scratch.url.appending(path: String($0)), encoding: .utf8)
    }
  }

  /// The slots that a target is told not to take.
  func missing(_ options: [String]) throws -> [String] {
    let told = try convert(options, in: ScratchFolder()).errors.split(separator: "\n")
    return told.filter { $0.contains("[P017]") }.flatMap { line in
      line.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map {
        String($0.element)
      }
    }
  }

  private func convert(_ options: [String], in scratch: ScratchFolder) throws -> CommandRun {
    let input = Folders.fixtures.appending(path: path).path()
    return try CommandRun(["convert", input, "--output", "."] + options, in: scratch.url)
  }

  /// The stored properties of the theme; nil where the target refuses the file.
  func properties(_ options: [String]) throws -> [Property]? {
    guard let source = try source(options) else { return nil }
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    let theme = lines.drop { !$0.contains("struct Theme") }.dropFirst()
    var slot = ""
    var comment = ""
    var found: [Property] = []
    for line in theme.prefix(while: { !$0.contains("init()") && !$0.contains("static ") }) {
      if line.hasPrefix("/// The slot ") {
        comment = String(line)
        slot = String(line.dropFirst("/// The slot ".count).prefix { $0 != ":" && $0 != "." })
      }
      guard let start = line.range(of: "var ") else { continue }
      let parts = line[start.upperBound...].split(separator: "=", maxSplits: 1)
      let head = parts[0].split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let value = parts[1].trimmingCharacters(in: .whitespaces)
      // Without a type of its own a property has that of its value.
      let type =
        head.count > 1
        ? head[1]
        : value.hasPrefix("\"")
          ? "String"
          : value.hasPrefix("Artwork.")
            ? comment.hasSuffix("a picture.") ? "picture" : "outline"
            : String(value.prefix { $0 != "(" })
      found.append(Property(name: head[0], type: type, slot: slot))
      (slot, comment) = ("", "")
    }
    return found
  }
}
