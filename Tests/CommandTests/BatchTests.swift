import Foundation
import TestSupport
import Testing

@Suite struct BatchTests {
  @Test("Any number of jobs gives the same bytes, names and findings in the same order")
  func jobs() throws {
    let scratch = try ScratchFolder()
    for name in ["features", "quirks", "hostile"] {
      try FileManager.default.copyItem(
        at: Folders.fixtures.appending(path: name), to: scratch.url.appending(path: name))
    }
    let runs = try [1, 4].map { jobs in
      let run = try CommandRun(
        [
          "convert", ".", "--to", "literal", "--to", "swiftui", "--output", "out", "--jobs",
          String(jobs), "--all",
        ], in: scratch.url)
      let tree = try Self.tree(scratch.url.appending(path: "out"))
      try FileManager.default.removeItem(at: scratch.url.appending(path: "out"))
      return (run.output, Self.withoutSeconds(run.errors), tree)
    }
    #expect(runs[0].0 == runs[1].0)
    #expect(runs[0].1 == runs[1].1)
    #expect(runs[0].2 == runs[1].2)
    #expect(runs[0].2.count > 50)
  }

  @Test("What is summed up are the findings that are shown")
  func summedUp() throws {
    let scratch = try ScratchFolder()
    for name in ["chance", "classes"] {
      let file = Folders.fixtures.appending(path: "expressions/\(name)/\(name).json")
      try scratch.write(String(contentsOf: file, encoding: .utf8), to: "in/\(name).json")
    }
    func closing(_ options: [String]) throws -> String {
      let run = try CommandRun(
        ["convert", "in", "-o", "out", "--all"] + options, in: scratch.url)
      #expect(run.errors.contains("[L024]") == run.errors.contains(/findings: .*L024/))
      return run.errors
    }
    #expect(try !closing([]).contains("L024"))
    #expect(try closing(["--verbose"]).contains("L024 × "))
    #expect(try closing(["--to", "literal"]).contains("L024 × "))
  }

  @Test("What has changed is converted again, and nothing else")
  func changes() throws {
    let scratch = try Self.sample()
    let arguments = ["convert", "Art", "--to", "literal", "--output", "out"]
    _ = try CommandRun(arguments, in: scratch.url)
    let first = try Self.dates(scratch)
    #expect(try Self.summary(arguments, scratch) == "3 files: 3 unchanged")
    // The file of one input, the output of another, and the promises of the third.
    let warned = try scratch.text("Art/warned.json")
    try scratch.write(warned.replacing("\"op\":60", with: "\"op\":90"), to: "Art/warned.json")
    try scratch.write("// mine", to: "out/Ball.timeline.swift")
    #expect(try Self.summary(arguments, scratch) == "3 files: 2 converted, 1 unchanged")
    let second = try Self.dates(scratch)
    #expect(first["Noted.timeline.swift"] == second["Noted.timeline.swift"])
    #expect(try scratch.text("out/Ball.timeline.swift").hasPrefix("// Written by Inbetween."))
    // Touched, and the same.
    try scratch.write(try scratch.text("Art/noted.json"), to: "Art/noted.json")
    #expect(try Self.summary(arguments, scratch) == "3 files: 3 unchanged")
    try scratch.write("allow unmatched: 1\npromises: []", to: "Art/noted.timing.yaml")
    #expect(try Self.summary(arguments, scratch) == "3 files: 1 converted, 2 unchanged")
    // Another wish, another tool's word, a damaged memory.
    #expect(
      try Self.summary(arguments + ["--access", "public"], scratch) == "3 files: 3 converted")
    #expect(try Self.summary(arguments, scratch) == "3 files: 3 converted")
    try scratch.write("inbetween-manifest 3\nentry\tdamaged", to: "out/.inbetween-manifest")
    #expect(try Self.summary(arguments, scratch) == "3 files: 3 converted")
    #expect(try Self.summary(arguments + ["--all"], scratch) == "3 files: 3 converted")
  }

  @Test("A check writes nothing, and names what is stale")
  func check() throws {
    let scratch = try Self.sample()
    let arguments = ["convert", "Art", "--to", "literal", "--output", "out", "--quiet"]
    let missing = try CommandRun(arguments + ["--check"], in: scratch.url)
    #expect(missing.status == 1)
    #expect(missing.errors.contains("out/Ball.timeline.swift: error: [C005] it is missing;"))
    #expect(try scratch.names() == ["Art"])
    _ = try CommandRun(arguments, in: scratch.url)
    #expect(try CommandRun(arguments + ["--check"], in: scratch.url).status == 0)
    // Without the memory, as on another machine.
    try FileManager.default.removeItem(at: scratch.url.appending(path: "out/.inbetween-manifest"))
    #expect(try CommandRun(arguments + ["--check"], in: scratch.url).status == 0)
    try scratch.write("// mine", to: "out/Ball.timeline.swift")
    let before = try Self.tree(scratch.url)
    let stale = try CommandRun(arguments + ["--check"], in: scratch.url)
    #expect(stale.status == 1)
    #expect(
      stale.errors == """
        out/Ball.timeline.swift: error: [C005] it is not what Art/ball.json gives now; convert again \
        without --check

        """)
    #expect(try Self.tree(scratch.url) == before)
  }

  @Test("Two runs may share a folder, and one that was killed leaves nothing for long")
  func sharing() throws {
    let scratch = try Self.sample()
    try Data(SyntheticAnimation.bytes(about: 400_000))
      .write(to: scratch.url.appending(path: "Art/large.json"))
    let arguments = ["convert", "Art", "--to", "literal", "--output", "out", "--quiet"]
    for milliseconds in [40, 90, 160] {
      try CommandRun.kill(arguments, in: scratch.url, after: .milliseconds(milliseconds))
    }
    // What a run of this machine left that is over, and one of another that may go on.
    try scratch.write("half", to: "out/.inbetween-elsewhere-1-abc.tmp")
    let (url, results) = (scratch.url, ResultBox())
    let threads = (0..<2).map { _ in
      let thread = Thread { results.add((try? CommandRun(arguments, in: url))?.status ?? -1) }
      thread.start()
      return thread
    }
    while threads.contains(where: { !$0.isFinished }) { Thread.sleep(forTimeInterval: 0.02) }
    #expect(results.all == [0, 0])
    let names = try FileManager.default.contentsOfDirectory(
      atPath: scratch.url.appending(path: "out").path())
    #expect(
      names.sorted() == [
        ".inbetween-elsewhere-1-abc.tmp", ".inbetween-manifest", "Ball.timeline.swift",
        "Large.timeline.swift",
        "Noted.timeline.swift", "Warned.timeline.swift",
      ])
    #expect(try Self.summary(arguments.dropLast(), scratch) == "4 files: 4 unchanged")
  }
}

extension BatchTests {
  private static func sample() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for name in ["ball", "warned", "noted"] {
      let file = Folders.fixtures.appending(path: "command/convert/\(name).json")
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      try scratch.write(text.replacing("\"op\": 60", with: "\"op\":60"), to: "Art/\(name).json")
    }
    return scratch
  }

  /// How the summary of a run begins.
  private static func summary(_ arguments: [String], _ scratch: ScratchFolder) throws -> String {
    let run = try CommandRun(arguments, in: scratch.url)
    let line = run.errors.split(separator: "\n").first { $0.contains(" files: ") }
    return String(line?.prefix { $0 != ";" } ?? "")
  }

  private static func dates(_ scratch: ScratchFolder) throws -> [String: Date] {
    let folder = scratch.url.appending(path: "out").path()
    var dates: [String: Date] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
      dates[name] = attributes[.modificationDate] as? Date
    }
    return dates
  }

  /// The contents of every file below a folder but the manifest, which tells dates.
  private static func tree(_ folder: URL) throws -> [String: Data] {
    var tree: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    where !path.hasSuffix("manifest") {
      tree[path] = FileManager.default.contents(atPath: folder.appending(path: path).path())
    }
    return tree
  }

  private static func withoutSeconds(_ text: String) -> String {
    text.replacing(/\ in [0-9.]+ s$/.anchorsMatchLineEndings(), with: "")
  }
}

/// What several threads found.
private final class ResultBox: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Int32] = []

  var all: [Int32] { lock.withLock { values } }

  func add(_ value: Int32) { lock.withLock { values.append(value) } }
}
