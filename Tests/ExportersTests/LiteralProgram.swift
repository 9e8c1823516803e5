import Foundation
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport

/// Literals compiled into one program that compares each with the timeline that it was written
/// from, which it reads from compact timeline JSON.
struct LiteralProgram {
  /// A literal in the program.
  private struct Part {
    var title: String
    var file: String
    var source: [UInt8]
  }

  private var parts: [Part] = []
  private var expectations = ""

  /// Adds the literal of `timeline`.
  ///
  /// - Parameters:
  ///   - timeline: what is written, and read back.
  ///   - title: what a difference is reported under.
  ///   - options: the name and the file that the literal is made with.
  mutating func add(_ timeline: Timeline, title: String, options: ExportOptions? = nil) {
    let options = options ?? ExportOptions(name: "Literal \(parts.count)", source: "in.json")
    var log = DiagnosticLog()
    let files = Exporter.literal.export(timeline, options, log: &log) { timeline.scene(log: &$0) }
    let name = files[0].name.prefix { $0 != "." }
    parts.append(Part(title: title, file: files[0].name, source: files[0].contents))
    let json = String(decoding: TimelineJSON.write(timeline, .compact), as: UTF8.self)
    expectations += """
      func expected\(parts.count - 1)() -> Timeline {
        Timeline(json: #\"\"\"
      \(json)
      \"\"\"#)
      }
      check(\(parts.count - 1), \(name).timeline == expected\(parts.count - 1)())

      """
  }

  var count: Int { parts.count }

  /// How large the literals are together, in bytes.
  var size: Int { parts.reduce(0) { $0 + $1.source.count } }

  /// Compiles and runs the program.
  ///
  /// - Returns: what went wrong, in words; empty when each literal equals its timeline.
  func run(warningsAsErrors: Bool = true) throws -> [String] {
    let scratch = try ScratchFolder()
    var arguments = ["-Onone", "-wmo", "-swift-version", "6", "-module-name", "Literals"]
    if warningsAsErrors { arguments.append("-warnings-as-errors") }
    arguments += ["-I", Self.products.appending(path: "Modules").path()]
    for part in parts {
      try Data(part.source).write(to: scratch.url.appending(path: part.file))
      arguments.append(part.file)
    }
    let main = """
      import InbetweenTimeline

      func check(_ number: Int, _ isEqual: Bool) {
        print(isEqual ? "same" : "different", number)
      }

      \(expectations)
      """
    try scratch.write(main, to: "main.swift")
    arguments += ["main.swift", "-o", "literals"]
    for module in ["InbetweenTimeline", "InbetweenDiagnostics"] {
      // By the sources: objects of files that are gone may still lie there.
      let sources = Folders.files(
        below: Folders.package.appending(path: "Sources/\(module)"), "swift")
      let objects = Self.products.appending(path: "\(module).build")
      arguments += sources.map { objects.appending(path: $0.lastPathComponent + ".o").path() }
    }
    let compiled = try Shell.run("swiftc", arguments, in: scratch)
    guard compiled.status == 0 else { return [String(compiled.output.prefix(4000))] }
    let ran = try Shell.run(scratch.url.appending(path: "literals").path(), [], in: scratch)
    let same = Set(ran.output.split(separator: "\n").map(String.init))
    return parts.indices.filter { !same.contains("same \($0)") }
      .map { "\(parts[$0].title) reads back differently" }
  }

  /// The CPU time, user and system, in which the literals become an object file, unoptimised.
  func compilerSeconds() throws -> Double {
    let scratch = try ScratchFolder()
    var arguments = ["-c", "-Onone", "-wmo", "-swift-version", "6", "-module-name", "Literals"]
    arguments += ["-I", Self.products.appending(path: "Modules").path(), "-o", "literals.o"]
    for part in parts {
      try Data(part.source).write(to: scratch.url.appending(path: part.file))
      arguments.append(part.file)
    }
    let before = Self.childrenSeconds
    let compiled = try Shell.run("swiftc", arguments, in: scratch)
    return compiled.status == 0 ? Self.childrenSeconds - before : .infinity
  }

  /// What processes that this one started have used.
  private static var childrenSeconds: Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, which Linux and macOS import as different types.
    getrusage(-1, &usage)
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }

  /// Where this build's modules and objects are.
  private static let products: URL = CommandRun.executable("inbetween").deletingLastPathComponent()
}
