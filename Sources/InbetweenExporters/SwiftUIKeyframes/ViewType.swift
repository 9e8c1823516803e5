/// The type of a view or modifier before it is laid out: what of it may vary is still known.
struct ViewType {
  var part: KeyframesWriter.Part
  var kind: KeyframesWriter.Part.Kind
  /// What is said of it before its subject: `Moves what follows `.
  var purpose: SwiftCode = ""
  /// The layer or composition that it draws.
  var subject: String
  /// What it has that never differs from one to the next.
  var statics = SourceWriter(indentation: 4, breaks: LineBreaks())
  var motion = Motion()
  /// Whether one of its functions takes a `Motion`.
  var namesMotion = false
  var body = CodeLines()
  /// Whether it stays as it is, since it is called from elsewhere.
  var isKept = false

  /// What moves, and how.
  struct Motion {
    /// The fields with their values at first.
    var fields: [(name: SwiftNames.Identifier, start: SwiftCode)] = []
    /// What conforms it to what views can mix.
    var mixing = CodeLines()
    /// The tracks.
    var tracks = CodeLines()
    /// The same with a delay of nothing where none is, as others may have that are alike.
    var delayedTracks = CodeLines()

    /// Writes a type of the fields and a constant that moves them; nothing where nothing moves.
    func write(
      as type: SwiftCode, _ constant: SwiftCode, to writer: inout SourceWriter
    ) {
      guard !fields.isEmpty else { return }
      writeFields(as: type, to: &writer)
      writer.line()
      writer.block(
        "@MainActor private static let \(constant) = KeyframeTimeline(initialValue: \(type)())"
      ) { $0.append(tracks) }
    }

    /// Writes a type of the fields.
    func writeFields(
      as type: SwiftCode, _ access: SwiftCode = "private ", to writer: inout SourceWriter
    ) {
      writer.block("\(access)struct \(type)\(conformance)") { $0.append(fieldLines) }
    }

    /// What a type of the fields conforms to.
    var conformance: SwiftCode { mixing.isEmpty ? "" : ": Mixable" }

    /// The fields, and what mixes them.
    var fieldLines: CodeLines {
      var lines = CodeLines(
        fields.map { "var \(SwiftCode(identifier: $0.name)) = \($0.start)" as SwiftCode })
      lines.append(mixing)
      return lines
    }
  }

  /// All that may vary, one section after the other.
  var code: CodeLines {
    var code = CodeLines(
      motion.fields.map { "var \(SwiftCode(identifier: $0.name)) = \($0.start)" })
    code.append(motion.tracks)
    code.append(body)
    return code
  }

  /// The lines of `code` that are those of what moves.
  var motionLines: Int { motion.fields.count + motion.tracks.lines.count }

  /// How what moves is named in a body.
  static let motionName = SwiftCode(value: "Self.motion", as: .timeline)

  /// All of it that never varies.
  var skeleton: [String] {
    [
      "\(kind)", purpose.text, part.usesTime.description, part.usesTheme.description,
      motion.fields.count.description, motion.tracks.lines.count.description,
      String(decoding: statics.bytes, as: UTF8.self),
    ]
  }
}

/// The types of an animation's views, those that others show first: which are alike but for values
/// become one that takes them.
struct ViewTypes {
  private var types: [ViewType] = []

  mutating func append(_ type: ViewType) { types.append(type) }

  /// A type for each, or for several.
  private struct Draft {
    var type: ViewType
    var template: CodeTemplate
    var skeleton: [String]
  }

  /// What stands for a type.
  private struct Member {
    var family: SwiftNames.Identifier
    /// What its values are called.
    var row: SwiftNames.Identifier
  }

  /// Writes all of them.
  ///
  /// - Parameters:
  ///   - writer: where to.
  ///   - names: of everything beside them.
  ///   - mixesFrames: whether views take moments instead of times.
  func write(to writer: inout SourceWriter, _ names: inout SwiftNames, mixesFrames: Bool) {
    var members: [SwiftNames.Identifier: Member] = [:]
    var written: [SwiftNames.Identifier: ViewLayout] = [:]
    for floor in types.floors({ $0.part.name }, { $0.body.calls }) {
      func draft(_ type: ViewType) -> Draft {
        let template = CodeTemplate(type.code, indentation: 4, overhead: 160) { name in
          members[name].map {
            .init(
              name: $0.family.text, fixed: "values: .\(SwiftCode(identifier: $0.row))")
          }
        }
        return Draft(
          type: type, template: template,
          skeleton: type.skeleton + template.skeleton + (type.isKept ? [type.part.name.text] : []))
      }
      for alike in Self.delayed(floor.map(draft), draft).alike(\.skeleton) {
        let first = alike[0]
        let parameters = alike.count > 1 ? CodeTemplate.parameters(of: alike.map(\.template)) : nil
        guard let parameters else {
          for draft in alike {
            written[draft.type.part.name] = ViewLayout(draft.type, draft.template)
          }
          continue
        }
        let subjects = alike.map(\.type.subject)
        var layout = ViewLayout(first.type, first.template)
        layout.name = names.name(
          after: (CodeTemplate.commonName(of: subjects) ?? "layer") + first.type.kind.ending,
          or: "common", .upper)
        layout.subject = CodeTemplate.joined(subjects)
        let rows = layout.take(parameters, subjects)
        written[first.type.part.name] = layout
        for (draft, row) in zip(alike, rows) {
          members[draft.type.part.name] = Member(family: layout.name, row: row)
        }
      }
    }
    var motions = shareMotions(of: &written, &names)
    for type in types {
      guard let layout = written[type.part.name] else { continue }
      if let name = layout.sharedMotion, let motion = motions.removeValue(forKey: name) {
        writer.line()
        writer.line("/// How these move: \(comment: CodeTemplate.joined(motion.subjects)).")
        writer.block(
          "fileprivate struct \(SwiftCode(identifier: name))\(type.motion.conformance)"
        ) { $0.append(motion.code) }
      }
      layout.write(to: &writer, mixesFrames: mixesFrames)
    }
  }

  /// With those that begin at once as beginning after a delay of nothing, where they are then alike
  /// to others.
  private static func delayed(_ drafts: [Draft], _ draft: (ViewType) -> Draft) -> [Draft] {
    let known = Set(drafts.map(\.skeleton))
    return drafts.map { own in
      guard own.type.motion.delayedTracks.lines.count > own.type.motion.tracks.lines.count else {
        return own
      }
      var type = own.type
      type.motion.tracks = type.motion.delayedTracks
      let other = draft(type)
      return known.contains(other.skeleton) ? other : own
    }
  }

  /// What moves several views in the same way.
  private struct SharedMotion {
    var code: CodeLines
    var subjects: [String]
  }

  /// Gives views that move in the same way one motion.
  private func shareMotions(
    of written: inout [SwiftNames.Identifier: ViewLayout], _ names: inout SwiftNames
  ) -> [SwiftNames.Identifier: SharedMotion] {
    var users: [[String]: [SwiftNames.Identifier]] = [:]
    var order: [[String]] = []
    for type in types {
      guard let lines = written[type.part.name]?.commonMotion?.lines else { continue }
      let key = lines.map { "\($0.indentation) \($0.code.text)" }
      if users[key] == nil { order.append(key) }
      users[key, default: []].append(type.part.name)
    }
    var result: [SwiftNames.Identifier: SharedMotion] = [:]
    for key in order {
      guard let views = users[key], views.count > 1, let first = written[views[0]],
        let code = first.commonMotion
      else { continue }
      let subjects = views.compactMap { written[$0]?.subject }
      let fields = types.first { $0.part.name == views[0] }?.motion.fields ?? []
      let moved = fields.map { SwiftCode(identifier: $0.name).text }.joined(separator: " ")
      let name = names.name(
        after: (CodeTemplate.commonName(of: subjects) ?? moved) + " motion", or: "motion", .upper)
      for view in views { written[view]?.sharedMotion = name }
      result[name] = SharedMotion(code: code, subjects: subjects)
    }
    return result
  }
}
