import Foundation

/// A session with the command, as a person would see it: the lines that they type begin with `$`,
/// below each stands what comes back.
///
///     $ inbetween convert orb.json
///     Orb.swift
///     ! orb.json: note: [L001] …     a line of standard error
///     [1]                            the exit status, unless it is 0
///
/// The session runs in a copy of the folder that the transcript stands in. Besides `inbetween`
/// (whose input may come from a file: `< orb.json`), a session may say `cat FILE`, `ls`
/// or `ls FOLDER`, `rm FILE`, and `truncate FILE SIZE` for a file of zeros. Seconds that work took read `… s`.
package struct Transcript: Hashable, Sendable {
  /// Below `Fixtures/`.
  package let name: String

  /// Every transcript below a folder of `Fixtures/`.
  package static func all(below folder: String = "") -> [Transcript] {
    let root = Folders.fixtures.path()
    return Folders.files(below: Folders.fixtures.appending(path: folder), "transcript")
      .map { Transcript(name: String($0.path().dropFirst(root.count).drop { $0 == "/" })) }
  }

  /// What differs between the transcript and the session run now; nil when nothing does.
  package func mismatch() throws -> String? {
    let golden = Golden(at: Folders.fixtures.appending(path: name))
    return try golden.mismatch(with: replayed(try golden.text()))
  }

  private func replayed(_ text: String) throws -> String {
    let scratch = try ScratchFolder()
    let copy = scratch.url.appending(path: "session", directoryHint: .isDirectory)
    let source = Folders.fixtures.appending(path: name).deletingLastPathComponent()
    try FileManager.default.copyItem(at: source, to: copy)
    for name in try FileManager.default.subpathsOfDirectory(atPath: copy.path())
    where [".transcript", ".findings"].contains(where: name.hasSuffix) {
      try FileManager.default.removeItem(at: copy.appending(path: name))
    }
    var lines: [String] = []
    for line in text.split(separator: "\n") where line.hasPrefix("$ ") || line.hasPrefix("# ") {
      lines.append(String(line))
      if line.hasPrefix("$ ") { lines += try Self.answer(to: String(line.dropFirst(2)), in: copy) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func answer(to line: String, in folder: URL) throws -> [String] {
    var words = words(of: line)
    let verb = words.removeFirst()
    switch verb {
    case "inbetween":
      var input = Data()
      if words.count > 1, words[words.count - 2] == "<" {
        input = try Data(contentsOf: folder.appending(path: words[words.count - 1]))
        words.removeLast(2)
      }
      let run = try CommandRun(words, in: folder, input: input)
      let seconds = /\ in [0-9.]+ s$/.anchorsMatchLineEndings()
      let errors = run.errors.replacing(seconds, with: " in … s")
      return lines(of: run.output, "") + lines(of: errors, "! ")
        + (run.status == 0 ? [] : ["[\(run.status)]"])
    case "cat":
      let bytes = try Data(contentsOf: folder.appending(path: words[0]))
      return lines(of: String(decoding: bytes, as: UTF8.self), "")
    case "truncate":
      let file = folder.appending(path: words[0])
      try Data().write(to: file)
      try FileHandle(forWritingTo: file).truncate(atOffset: UInt64(words[1]) ?? 0)
      return []
    case "ls":
      let below = words.first.map { folder.appending(path: $0) } ?? folder
      return try FileManager.default.subpathsOfDirectory(atPath: below.path()).sorted()
    case "rm":
      try FileManager.default.removeItem(at: folder.appending(path: words[0]))
      return []
    default:
      return ["unknown command \(verb)"]
    }
  }

  private static func lines(of text: String, _ prefix: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { prefix + $0 }
    if lines.last == prefix { lines.removeLast() }
    return lines
  }

  /// Words apart by spaces; single quotes hold one together.
  package static func words(of line: String) -> [String] {
    var words: [String] = []
    for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    return words
  }
}

extension Transcript: CustomStringConvertible {
  package var description: String { name }
}
