package import InbetweenDiagnostics
package import InbetweenYAMLText

extension DocumentedTiming {
  /// The timing file that a YAML text says; its format is `schema/timing.schema.json`.
  ///
  /// - Parameters:
  ///   - yaml: the whole text.
  ///   - fileName: the file's name without its folder, for reports.
  ///   - tolerance: what counts where the file states none; nil for one frame.
  /// - Returns: what the file promises.
  /// - Throws: T001…T007, with line and column.
  package static func read(
    yaml: String, fileName: String, tolerance: TimeSpan? = nil
  ) throws(Diagnostic) -> DocumentedTiming {
    let root: YAMLValue
    do throws(YAMLFailure) { root = try .parse(yaml) } catch { throw Diagnostic(error) }
    var reader = TimingFileReader(timing: DocumentedTiming(fileName: fileName))
    if let tolerance { reader.timing.tolerance = .span(tolerance) }
    try reader.read(root)
    return reader.timing
  }
}

extension TimeSpan {
  /// A time as timing files write it, such as `2 frames` or `0.05 s`.
  ///
  /// - Parameters:
  ///   - value: the written value.
  ///   - key: what it is the value of.
  /// - Throws: T005.
  package init(written value: YAMLValue, for key: String) throws(Diagnostic) {
    self = try TimeText(names: [:]).time(value, of: key)
  }

  /// A span as a command line has it; nil for what is none.
  ///
  /// - Parameter text: with its unit: `2 frames`, `0.05s`.
  package init?(text: String) {
    guard let value = try? YAMLValue.parse(text),
      let span = try? TimeText(names: [:]).time(value, of: "tolerance")
    else { return nil }
    self = span
  }
}

/// Reads the parts of a timing file in the order in which they need each other.
struct TimingFileReader {
  var timing: DocumentedTiming
  var text = TimeText(names: [:])
  /// The promises that promises name, and where.
  var references: [(name: String, position: TextPosition)] = []

  static let maximumPromises = 5000

  mutating func read(_ root: YAMLValue) throws(Diagnostic) {
    let file = try TimingObject(
      root, place: "the file",
      keys: [
        "document", "tolerance", "curve tolerance", "layers", "allow unmatched", "times", "cycle",
        "promises",
        "expect",
      ])
    timing.document = try file.text("document") ?? ""
    if let layers = file["layers"] { timing.layers = try Self.mapping(layers) }
    if let allowed = file["allow unmatched"] {
      guard let count = Int(allowed.scalar ?? ""), (0...Self.maximumPromises).contains(count) else {
        throw .timingValue(
          "allow unmatched", is: allowed.story, at: allowed.position,
          expected: "how many promises may go unjudged, such as 2")
      }
      timing.allowedUnjudged = count
    }
    if let times = file["times"] { try readTimes(times) }
    if let tolerance = file["tolerance"] { timing.tolerance = try text.tolerance(tolerance) }
    if let curves = file["curve tolerance"] {
      timing.curveTolerance = try TimeText.share(curves, of: "curve tolerance")
    }
    if let cycle = file["cycle"] { timing.cycle = try self.cycle(cycle) }
    let promises = try file["promises"]?.elements(of: "promises", limit: Self.maximumPromises) ?? []
    for promise in promises { timing.promises.append(try self.promise(promise)) }
    try checkReferences()
    let expected = try file["expect"]?.elements(of: "expect", limit: Self.maximumPromises) ?? []
    for expectation in expected {
      timing.expectations.append(try self.expectation(expectation))
    }
  }

  /// `layers: { isLiked: Heart }`
  static func mapping(_ value: YAMLValue) throws(Diagnostic) -> [String: String] {
    guard case .map(let members) = value.kind, members.count <= 1000 else {
      throw .timingValue(
        "layers", is: value.story, at: value.position,
        expected: "a mapping from the document's names to layers, such as { isLiked: Heart }")
    }
    var mapping: [String: String] = [:]
    for member in members { mapping[member.key] = try member.value.text(of: member.key) }
    return mapping
  }

  private mutating func readTimes(_ value: YAMLValue) throws(Diagnostic) {
    guard case .map(let members) = value.kind else {
      throw .timingValue(
        "times", is: value.story, at: value.position, expected: "a mapping, such as \"d: 1 s\"")
    }
    for member in members {
      var time = NamedTime(name: member.key, statements: [])
      for statement in try member.value.elements(of: member.key, limit: 100) {
        guard case .map = statement.kind else {
          time.statements.append(
            NamedTime.Statement(time: try text.time(statement, of: member.key), source: nil))
          continue
        }
        let object = try TimingObject(
          statement, place: "the time \(Diagnostic.shown(member.key))",
          keys: ["is", "source", "note"])
        time.statements.append(
          NamedTime.Statement(
            time: try text.time(try object.required("is"), of: "is"),
            source: try source(object)))
        time.note = try object.text("note") ?? time.note
      }
      guard let first = time.statements.first else {
        throw .timingValue(
          member.key, is: "empty", at: member.keyPosition, expected: "a time, such as 0.3 s")
      }
      text.names[member.key] = first.time
      timing.times.append(time)
    }
  }

  private func cycle(_ value: YAMLValue) throws(Diagnostic) -> Cycle {
    guard case .map = value.kind else {
      return Cycle(
        length: try text.time(value, of: "cycle"), loops: true, source: nil,
        position: value.position)
    }
    let object = try TimingObject(value, place: "the cycle", keys: ["length", "loops", "source"])
    return Cycle(
      length: try object["length"].mapped { value throws(Diagnostic) in
        try text.time(value, of: "length")
      },
      loops: try object.flag("loops") ?? true, source: try source(object), position: value.position)
  }

  private func expectation(_ value: YAMLValue) throws(Diagnostic) -> Expectation {
    let object = try TimingObject(
      value, place: "an expectation",
      keys: ["name", "agree", "align", "end together", "source", "note"])
    let times = timing.times.map(\.name)
    let promises = timing.promises.map(\.name)
    let candidates: [(key: String, known: [String], kind: ([String]) -> Expectation.Kind)] = [
      ("agree", times, Expectation.Kind.agree),
      ("align", times + promises, Expectation.Kind.align),
      ("end together", promises, Expectation.Kind.endTogether),
    ]
    let given = candidates.filter { object[$0.key] != nil }
    guard given.count == 1, let (key, known, kind) = given.first else {
      throw .promiseConflict(
        "an expectation has \(given.count) of the keys agree, align and end-together",
        fix: "give it one of them", at: object.position)
    }
    let names = try object.texts(key)
    for name in names where !known.contains(name) {
      throw .unknownTimingName(
        name, what: key == "agree" ? "time" : "promise",
        at: object[key]?.position ?? object.position,
        known: known)
    }
    return Expectation(
      name: try object.text("name") ?? names.joined(separator: ", "), kind: kind(names),
      source: try source(object), note: try object.text("note"), position: object.position)
  }

  /// `source: 359, 374-375`, `source: [57, 180]`, `source: README.md 12`, or a mapping.
  func source(_ object: TimingObject) throws(Diagnostic) -> DocumentSource? {
    guard let value = object["source"] else { return nil }
    switch value.kind {
    case .scalar: return Self.source(try value.text(of: "source"))
    case .list:
      let parts = try object.texts("source").map(Self.source)
      let lines = parts.map(\.lines).joined(separator: ", ")
      return DocumentSource(document: parts.first?.document ?? "", lines: lines)
    case .map:
      let source = try TimingObject(value, place: "the source", keys: ["document", "lines"])
      return DocumentSource(
        document: try source.text("document") ?? "",
        lines: try source.texts("lines").joined(separator: ", "))
    }
  }

  private static func source(_ text: String) -> DocumentSource {
    let lines = text.reversed().prefix { $0.isNumber || "-–, ".contains($0) }
    let document = TimeText.trimmed(text.dropLast(lines.count))
    return DocumentSource(
      document: document.hasSuffix(":") ? String(document.dropLast()) : document,
      lines: TimeText.trimmed(String(lines.reversed())))
  }
}

extension Optional {
  /// `map` with a typed error.
  func mapped<Result>(
    _ transform: (Wrapped) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result? {
    guard let self else { return nil }
    return try transform(self)
  }
}
