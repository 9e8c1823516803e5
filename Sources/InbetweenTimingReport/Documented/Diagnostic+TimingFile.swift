import InbetweenDiagnostics
import InbetweenYAMLText

// What can be wrong with a timing file. The file's name is added by whoever prints the finding.

extension Diagnostic {
  init(_ failure: YAMLFailure) {
    self =
      switch failure {
      case .empty: .emptyTimingFile()
      case .syntax(let position, let problem): .timingSyntax(position, problem)
      case .duplicateKey(let key, let position): .duplicateTimingKey(key, at: position)
      case .anchors(let position): .anchorsInTimingFile(position)
      case .tooDeep(let position): .timingFileTooDeep(position)
      case .tooLarge(let count): .timingFileTooLarge(count)
      }
  }

  static func emptyTimingFile() -> Diagnostic {
    Diagnostic(
      .emptyTimingFile, position: TextPosition(line: 1, column: 1),
      "the timing file is empty", fix: "write at least \"promises:\" with one promise")
  }

  static func timingSyntax(_ position: TextPosition?, _ problem: String) -> Diagnostic {
    Diagnostic(
      .timingSyntax, position: position, "this is not YAML: \(problem)",
      fix: "put texts with : # [ ] { } & * into quotes, and indent with spaces")
  }

  static func duplicateTimingKey(_ key: String, at position: TextPosition) -> Diagnostic {
    Diagnostic(
      .timingSyntax, position: position, "the key \(shown(key)) is here twice",
      fix: "keep one of them")
  }

  static func anchorsInTimingFile(_ position: TextPosition) -> Diagnostic {
    Diagnostic(
      .timingFileLimit, position: position, "anchors and aliases are not read",
      fix: "name the time under \"times\" and use its name, or put the text into quotes")
  }

  static func timingFileTooDeep(_ position: TextPosition) -> Diagnostic {
    Diagnostic(
      .timingFileLimit, position: position,
      "lists and mappings are nested more than \(YAMLValue.deepest) deep",
      fix: "a timing file needs 5 levels")
  }

  static func timingFileTooLarge(_ count: Int) -> Diagnostic {
    Diagnostic(
      .timingFileLimit,
      "the timing file has \(count) bytes, more than the limit of \(YAMLValue.largestText)",
      fix: "split it, one file for each animation")
  }

  static func tooMany(_ count: Int, _ what: String, limit: Int, at position: TextPosition)
    -> Diagnostic
  {
    Diagnostic(
      .timingFileLimit, position: position,
      "\(count) \(what) are more than the limit of \(limit)", fix: "split the file")
  }

  /// What other formats call a key.
  private static let synonyms = [
    "duration": "lasts", "length": "lasts", "dur": "lasts", "start": "starts", "begin": "starts",
    "begins": "starts", "startTime": "starts", "end": "ends", "finish": "ends", "curve": "easing",
    "ease": "easing", "timing function": "easing", "interpolator": "easing", "wait": "delay",
    "offset": "delay", "interval": "period", "every": "period", "gap": "pause", "repeat": "repeats",
    "count": "repeats", "properties": "property", "object": "layer", "element": "layer",
    "target": "layer", "comment": "note", "description": "note", "line": "source", "value": "to",
  ]

  /// A key that the format does not have.
  static func unknownTimingKey(
    _ key: String, in place: String, at position: TextPosition, known: [String]
  ) -> Diagnostic {
    // What others call it counts, too: "duration" is "lasts" here.
    let others = synonyms.filter { known.contains($0.value) }
    let near =
      Spelling.nearest(to: key, among: known)
      ?? Spelling.nearest(to: key, among: others.keys.sorted()).flatMap { others[$0] }
    return Diagnostic(
      .unknownTimingKey, position: position, "\(place) has no key \(shown(key))",
      fix: near.map { "did you mean \"\($0)\"?" } ?? "use one of \(known.joined(separator: ", "))")
  }

  static func missingTimingKey(_ key: String, in place: String, at position: TextPosition)
    -> Diagnostic
  {
    Diagnostic(
      .timingValue, position: position, "\(place) needs the key \"\(key)\"",
      fix: "add \"\(key): …\"")
  }

  /// A value that is not what its key takes.
  static func timingValue(
    _ key: String, is found: String, at position: TextPosition, expected: String
  ) -> Diagnostic {
    Diagnostic(
      .timingValue, position: position, "\"\(key)\" is \(found)", fix: "write \(expected)")
  }

  /// A name that nothing in the file bears.
  static func unknownTimingName(
    _ name: String, what: String, at position: TextPosition, known: [String]
  ) -> Diagnostic {
    let near = Spelling.nearest(to: name, among: known)
    let list = known.prefix(12).map(shown).joined(separator: ", ")
    return Diagnostic(
      .unknownTimingName, position: position, "there is no \(what) \(shown(name))",
      fix: near.map { "did you mean \(shown($0))?" }
        ?? (known.isEmpty ? "add it, or remove the reference" : "use one of \(list)"))
  }

  static func circularPromises(_ names: [String], at position: TextPosition) -> Diagnostic {
    Diagnostic(
      .circularPromises, position: position,
      "promises wait for each other in a circle: \(names.map(shown).joined(separator: " → "))",
      fix: "give one of them a start")
  }

  static func duplicatePromise(_ name: String, at position: TextPosition, first: TextPosition)
    -> Diagnostic
  {
    Diagnostic(
      .timingValue, position: position,
      "the name \(shown(name)) is taken by line \(first.line)", fix: "choose another name")
  }

  static func promiseConflict(_ message: String, fix: String, at position: TextPosition)
    -> Diagnostic
  {
    Diagnostic(.timingValue, position: position, message, fix: fix)
  }
}
