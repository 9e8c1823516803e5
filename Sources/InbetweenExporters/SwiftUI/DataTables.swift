/// The static data of a drawing: tracks that are alike but for values are made by a function.
struct DataTables {
  private enum Entry {
    case lines(SourceWriter)
    case track(Track)
  }

  private struct Track {
    var name: SwiftCode
    /// What its name is made from.
    var title: String
    var type: SwiftCode.ValueType
    var code: CodeLines

    /// What moves so: `position` of "Letter N position".
    var property: String { title.split(separator: " ").last.map(String.init) ?? "" }
  }

  /// How a track is made that others are like.
  private struct Made {
    var call: SwiftCode
    /// What makes all of them, before the first.
    var function: [SwiftCode] = []
  }

  private var entries: [Entry] = []
  /// How tracks are made that others are like, by their names.
  private var made: [SwiftCode: Made] = [:]
  /// The columns before each line.
  private let indentation: Int

  /// Longer tracks are seldom alike, and more numbers are no parameters.
  private static let maximumLines = 12

  init(indentation: Int) { self.indentation = indentation }

  var isEmpty: Bool { entries.isEmpty }

  /// Declarations.
  mutating func write(_ body: (inout SourceWriter) -> Void) {
    var writer = SourceWriter(indentation: indentation, breaks: LineBreaks())
    body(&writer)
    entries.append(.lines(writer))
  }

  /// A constant.
  ///
  /// - Parameters:
  ///   - name: of the constant.
  ///   - title: what its name was made from.
  ///   - type: of its value.
  ///   - lines: its value, the first line on that of the name.
  mutating func append(
    _ name: SwiftCode, _ title: String, _ type: SwiftCode.ValueType, _ lines: [SwiftCode]
  ) {
    guard type.isTrack, lines.count <= Self.maximumLines else {
      return write { $0.constant(name, lines) }
    }
    entries.append(.track(Track(name: name, title: title, type: type, code: CodeLines(lines))))
  }

  /// Finds tracks that are alike but for values, when all are there.
  ///
  /// - Parameter names: of everything beside them, where those of functions are found.
  /// - Returns: the calls that make them, by their names.
  @discardableResult mutating func settle(_ names: inout SwiftNames) -> [String: SwiftCode] {
    made = makeFunctions(&names)
    return Dictionary(uniqueKeysWithValues: made.map { ($0.key.text, $0.value.call) })
  }

  /// Writes all of it.
  ///
  /// - Parameters:
  ///   - file: where to.
  ///   - gone: names of tracks that are made where they are used.
  func write(to file: inout SourceWriter, without gone: Set<String> = []) {
    for entry in entries {
      switch entry {
      case .lines(let lines): file.append(lines)
      case .track(let track):
        let own = made[track.name]
        for line in own?.function ?? [] { file.line(line) }
        guard !gone.contains(track.name.text) else { continue }
        file.constant(track.name, own.map { [$0.call] } ?? track.code.lines.map(\.code))
      }
    }
  }

  /// The functions that make tracks, and their calls.
  private func makeFunctions(_ names: inout SwiftNames) -> [SwiftCode: Made] {
    var drafts: [(track: Track, template: CodeTemplate)] = []
    for case .track(let track) in entries {
      let template = CodeTemplate(track.code, indentation: indentation, overhead: 24) { _ in nil }
      drafts.append((track, template))
    }
    var made: [SwiftCode: Made] = [:]
    // Those of different properties may be alike, but have nothing to do with each other.
    let families = drafts.alike { [$0.track.property] + $0.template.skeleton }
    for alike in families where alike.count > 2 {
      let (templates, titles) = (alike.map(\.template), alike.map(\.track.title))
      guard let name = CodeTemplate.commonWords(of: titles),
        let parameters = CodeTemplate.parameters(of: templates)
      else { continue }
      let function = SwiftCode(identifier: names.name(after: name + " track", or: "track"))
      // Of what a track names, only outlines stand beside it, and their names end in that word: no
      // parameter hides one.
      let labels = CodeTemplate.labels(of: parameters, SwiftNames())
      let body = templates[0].written { place in
        parameters.firstIndex { $0.places.contains(place) }.map { labels[$0] }
      }
      let own = zip(labels, parameters).map { "\($0): \($1.values[0].type.name)" }
      let types = SwiftCode(pieces: own.joined(separator: ", "))
      let result = SwiftCode(word: alike[0].track.type.name)
      for (index, draft) in alike.enumerated() {
        let own = zip(labels, parameters).map { "\($0): \($1.values[index].text)" }
        let call: SwiftCode = "\(function)(\(SwiftCode(pieces: own.joined(separator: ", "))))"
        made[draft.track.name] = Made(call: call)
      }
      // Copied to each of many calls, it would be most of the object.
      let apart: SwiftCode = alike.count > 4 ? "@inline(never) " : ""
      made[alike[0].track.name]?.function =
        [
          "/// \(comment: CodeTemplate.joined(titles)).",
          "\(apart)static func \(function)(\(types)) -> \(result) {",
        ] + body.lines.map { "  \($0.code)" } + ["}"]
    }
    return made
  }
}

extension SwiftCode.ValueType {
  fileprivate var isTrack: Bool {
    switch self {
    case .numberTrack, .pointTrack, .tintTrack, .outlineTrack, .numbersTrack: true
    default: false
    }
  }
}

extension SourceWriter {
  /// A constant whose value begins on the line of its name.
  fileprivate mutating func constant(_ name: SwiftCode, _ lines: [SwiftCode]) {
    for (index, line) in lines.enumerated() {
      self.line(index == 0 ? "static let \(name) = \(line)" : line)
    }
  }
}
