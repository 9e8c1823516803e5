/// Lays out the type of one view, or of several that are alike but for values.
struct ViewLayout {
  var name: SwiftNames.Identifier
  /// What it draws.
  var subject: String
  /// What moves it and others alike; nil where nothing does.
  var sharedMotion: SwiftNames.Identifier?
  private let type: ViewType
  private let template: CodeTemplate
  /// What differs from one to the next.
  private var values: [Value] = []
  /// The values of each, by a name.
  private var rows: [(name: SwiftNames.Identifier, subject: String, values: [CodeTemplate.Value])] =
    []

  /// A value that each has of its own.
  private struct Value {
    var name: SwiftCode
    var type: SwiftCode
    var places: Set<Int>
    /// Whether the body asks for it.
    var isShown: Bool
  }

  init(_ type: ViewType, _ template: CodeTemplate) {
    name = type.part.name
    subject = type.subject
    self.type = type
    self.template = template
  }

  /// Names what members of a family have of their own.
  ///
  /// - Parameters:
  ///   - parameters: what differs.
  ///   - subjects: what each member draws.
  /// - Returns: the names of each member's values.
  mutating func take(
    _ parameters: [CodeTemplate.Parameter], _ subjects: [String]
  ) -> [SwiftNames.Identifier] {
    let labels = CodeTemplate.labels(
      of: parameters,
      SwiftNames(reserved: ["motion", "time", "theme", "body", "index", "content", "values"]))
    // What the body asks for comes first, and outlines, which are long, last.
    func rank(_ parameter: CodeTemplate.Parameter) -> Int {
      if parameter.values[0].type == .path { return 2 }
      return parameter.places.contains { !isOfMotion($0) } ? 0 : 1
    }
    let order = parameters.indices.sorted {
      (rank(parameters[$0]), $0) < (rank(parameters[$1]), $1)
    }
    for place in order {
      let (parameter, label) = (parameters[place], labels[place])
      values.append(
        Value(
          name: SwiftCode(pieces: label),
          type: SwiftCode(word: parameter.values[0].type.name), places: parameter.places,
          isShown: parameter.places.contains { !isOfMotion($0) }))
    }
    var names = SwiftNames(reserved: Set(labels).union(["motion", "init", "self"]))
    for (index, subject) in subjects.enumerated() {
      rows.append(
        (
          names.name(after: subject, or: "layer"), subject,
          order.map { parameters[$0].values[index] }
        ))
    }
    return rows.map(\.name)
  }

  /// Whether a value of the template is one of what moves.
  private func isOfMotion(_ place: Int) -> Bool {
    template.linesOfValues[place] < type.motionLines
  }

  /// Whether each moves in a way of its own.
  private var movesByValues: Bool { values.contains { $0.places.contains(where: isOfMotion) } }

  // MARK: Source

  func write(to writer: inout SourceWriter, mixesFrames: Bool) {
    var outlines: [(name: SwiftCode, value: SwiftCode)] = []
    let code = code(&outlines)
    let (usesTime, usesTheme) = (type.part.usesTime, type.part.usesTheme)
    writer.line()
    writer.line("/// \(type.purpose)\(comment: subject).")
    writer.block(
      "fileprivate struct \(SwiftCode(identifier: name)): \(type.kind.conformance)"
    ) { view in
      if usesTime { view.line(mixesFrames ? "let time: Moment" : "let time: Double") }
      if usesTheme { view.line("let theme: Theme") }
      if !rows.isEmpty { view.line("let values: Values") }
      if usesTime || usesTheme || !rows.isEmpty { view.line() }
      for (name, value) in outlines { view.line("private static let \(name) = \(value)") }
      if type.statics.lineCount > 0 { view.append(type.statics) }
      if !outlines.isEmpty || type.statics.lineCount > 0 { view.line() }
      writeMotion(code, to: &view)
      if !rows.isEmpty {
        writeValues(code, to: &view)
        view.line()
      }
      view.block(type.kind.head) { body in
        if !type.motion.fields.isEmpty {
          body.line("let motion = Frames.value(of: \(motionName ?? "Self.motion"), at: time)")
        }
        body.append(CodeLines(Array(code.lines.dropFirst(type.motionLines))))
      }
    }
  }

  /// The code of the first with the names of values in their places; outlines that are the same in
  /// all are constants.
  private func code(_ outlines: inout [(name: SwiftCode, value: SwiftCode)]) -> CodeLines {
    var found: [(name: SwiftCode, value: SwiftCode)] = []
    var names = SwiftNames(reserved: ["motion", "body", "letters", "letter", "delays", "image"])
    let code = template.written { place in
      if let value = values.first(where: { $0.places.contains(place) }) {
        return isOfMotion(place) ? value.name.text : "values.\(value.name.text)"
      }
      let own = template.values[place]
      switch own.type {
      case .timeline: return motionName?.text
      case .path:
        let code = SwiftCode(pieces: own.text)
        let known = found.first { $0.value == code }?.name
        let name = known ?? SwiftCode(identifier: names.name(after: own.word, or: "outline"))
        if known == nil { found.append((name, code)) }
        return "Self.\(name.text)"
      default: return nil
      }
    }
    outlines = found
    return code
  }

  /// The timeline that moves it, where that is none of its own.
  private var motionName: SwiftCode? {
    if movesByValues { return "values.motion" }
    return sharedMotion.map { "\(SwiftCode(identifier: $0)).timeline" }
  }

  private func writeMotion(_ code: CodeLines, to view: inout SourceWriter) {
    if let sharedMotion, type.namesMotion {
      view.line("private typealias Motion = \(SwiftCode(identifier: sharedMotion))")
      view.line()
    }
    guard !type.motion.fields.isEmpty, sharedMotion == nil else { return }
    // What they begin with is given where it differs.
    type.motion.writeFields(as: "Motion", movesByValues ? "" : "private ", to: &view)
    view.line()
    guard !movesByValues else { return }
    view.block("@MainActor private static let motion = \(timeline)") { body in
      body.append(tracks(of: code))
    }
    view.line()
  }

  /// What moves it in a way that others may move in too, as a type without its name: nil where nothing
  /// does, or each in a way of its own.
  var commonMotion: CodeLines? {
    guard !type.motion.fields.isEmpty, !movesByValues else { return nil }
    var outlines: [(name: SwiftCode, value: SwiftCode)] = []
    var lines = type.motion.fieldLines
    lines.line()
    let tracks = tracks(of: code(&outlines))
    lines.block("@MainActor static let timeline = KeyframeTimeline(initialValue: Self())") {
      $0.append(tracks)
    }
    return lines
  }

  private func tracks(of code: CodeLines) -> CodeLines {
    let tracks = type.motion.tracks.lines.count
    return CodeLines(Array(code.lines.dropFirst(type.motion.fields.count).prefix(tracks)))
  }

  /// What makes the timeline, before its tracks.
  private var timeline: SwiftCode {
    let starts = values.flatMap { value in
      value.places.map { template.linesOfValues[$0] }.filter { $0 < type.motion.fields.count }
        .map { (line: $0, name: value.name) }
    }
    .sorted { $0.line < $1.line }
    let arguments = starts.map { start -> SwiftCode in
      "\(SwiftCode(identifier: type.motion.fields[start.line].name)): \(start.name)"
    }
    return "KeyframeTimeline(initialValue: Motion(\(SwiftCode.joined(arguments, by: ", "))))"
  }

  private func writeValues(_ code: CodeLines, to view: inout SourceWriter) {
    view.line("/// What each of them has of its own.")
    view.block("@MainActor struct Values") { body in
      for value in values where value.isShown { body.line("let \(value.name): \(value.type)") }
      if movesByValues {
        body.line("let motion: KeyframeTimeline<Motion>")
        body.line()
        let parameters = values.map { "\($0.name): \($0.type)" as SwiftCode }
        body.block("init(\(SwiftCode.joined(parameters, by: ", ")))") { inside in
          for value in values where value.isShown {
            inside.line("self.\(value.name) = \(value.name)")
          }
          inside.block("motion = \(timeline)") { $0.append(tracks(of: code)) }
        }
      }
      body.line()
      for row in rows {
        let arguments = zip(values, row.values).map { value, own -> SwiftCode in
          "\(value.name): \(SwiftCode(pieces: own.text))"
        }
        let name = SwiftCode(identifier: row.name)
        // A name that is the subject's own says it.
        var plain = SwiftNames()
        if plain.name(after: row.subject, or: "layer") != row.name {
          body.line("/// \(comment: row.subject).")
        }
        body.line("static let \(name) = Values(\(SwiftCode.joined(arguments, by: ", ")))")
      }
    }
  }
}
