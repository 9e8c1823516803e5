package import InbetweenDiagnostics
import InbetweenJSONTree

/// What a package says of itself (dotlottie.io/spec), version 1 or 2.
package struct Manifest: Hashable, Sendable {
  /// Of the format: 1 or 2.
  package fileprivate(set) var version = 1
  /// What wrote it; nil where it does not say.
  package fileprivate(set) var generator: String?
  /// What is shown first.
  package fileprivate(set) var initial = Initial()
  /// In the order of the file.
  package fileprivate(set) var animations: [Animation] = []
  package fileprivate(set) var themes: [Part] = []
  package fileprivate(set) var stateMachines: [Part] = []

  /// What is shown first; nil where the file does not say.
  package struct Initial: Hashable, Sendable {
    package fileprivate(set) var animation: String?
    package fileprivate(set) var stateMachine: String?
  }

  /// A theme or a state machine: its file is called after the identifier.
  package struct Part: Hashable, Sendable {
    package fileprivate(set) var id: String
    package fileprivate(set) var name: String?
  }

  /// One animation.
  package struct Animation: Hashable, Sendable {
    package fileprivate(set) var id: String
    package fileprivate(set) var name: String?
    /// The themes that it takes; nil for all.
    package fileprivate(set) var themes: [String]?
    /// The theme that it is shown in first.
    package fileprivate(set) var initialTheme: String?
    /// A colour as CSS writes it.
    package fileprivate(set) var background: String?
    /// How it is to be played, in version 1.
    package fileprivate(set) var playback = Playback()
  }

  /// How version 1 wants an animation to be played; version 2 leaves it to states and hosts.
  package struct Playback: Hashable, Sendable {
    /// Whether it begins by itself; nil where the file does not say.
    package fileprivate(set) var autoplay: Bool?
    package fileprivate(set) var loop: Loop?
    package fileprivate(set) var speed = 1.0
    package fileprivate(set) var isReversed = false
    package fileprivate(set) var bounces = false
    package fileprivate(set) var playsOnHover = false
    /// Between one pass and the next, in seconds.
    package fileprivate(set) var intermission = 0.0

    /// How often it is played.
    package enum Loop: Hashable, Sendable {
      case forever
      /// At least once.
      case passes(Int)
    }
  }
}

extension Manifest.Playback {
  /// What it asks for that a view does not do by itself, and the code for it where there is any.
  ///
  /// A view plays as soon as it is there, forwards, again and again.
  var requests: [(words: String, code: String?)] {
    var requests: [(words: String, code: String?)] = []
    if autoplay == false { requests.append(("waiting to be played", "(isPlaying: false)")) }
    if case .passes(let count)? = loop {
      requests.append(
        count == 1
          ? ("playing once", "(loop: .once)") : ("\(count) passes", "(loop: .times(\(count)))"))
    }
    if speed != 1 {
      let number = Int(exactly: speed).map(String.init) ?? "\(speed)"
      requests.append(("a speed of \(number)", ".speed(\(number))"))
    }
    if isReversed { requests.append(("playing backwards", ".reversed()")) }
    if bounces { requests.append(("there and back", ".autoreverses()")) }
    if playsOnHover { requests.append(("playing while a pointer is over it", nil)) }
    if intermission > 0 { requests.append(("a pause of \(intermission) s between passes", nil)) }
    return requests
  }
}

// MARK: Reading

extension Manifest {
  /// Reads `manifest.json`. What has the wrong type is passed over and reported.
  ///
  /// - Throws: P004.
  package init(_ bytes: [UInt8], log: inout DiagnosticLog) throws(Diagnostic) {
    let result: (Manifest?, DiagnosticLog, Diagnostic?) = bytes.withUnsafeBytes { raw in
      var found = DiagnosticLog()
      do throws(Diagnostic) {
        let document = try JSONText.parse(raw, log: &found)
        let manifest = try document.read { root throws(Diagnostic) in Manifest(root, &found) }
        return (manifest, found, nil)
      } catch {
        return (nil, found, error)
      }
    }
    log.append(result.1)
    guard let manifest = result.0 else { throw .unreadableManifest(result.2?.message ?? "") }
    self = manifest
  }

  private init(_ root: JSONValue, _ log: inout DiagnosticLog) {
    var reader = ManifestReader(root, at: .root, log: log)
    if let text = root["version"]?.string ?? root["version"]?.number.map({ String($0) }),
      let major = text.split(separator: ".").first, let number = Int(major)
    {
      version = number
    }
    generator = reader.string("generator")
    if let object = reader.object("initial") {
      var inner = ManifestReader(object, at: reader.path["initial"], log: reader.log)
      initial.animation = inner.string("animation")
      initial.stateMachine = inner.string("stateMachine")
      reader.log = inner.finished()
    }
    if initial.animation == nil, version < 2 {
      initial.animation = reader.string("activeAnimationId")
    }
    for (index, element) in reader.list("animations").enumerated() {
      var inner = ManifestReader(element, at: reader.path["animations"][index], log: reader.log)
      if let id = inner.string("id") {
        animations.append(Animation(id, &inner))
      } else {
        inner.log.report(.namelessAnimation(index))
      }
      reader.log = inner.finished()
    }
    themes = reader.parts("themes")
    stateMachines = reader.parts("stateMachines")
    log = reader.finished()
  }
}

extension Manifest.Animation {
  fileprivate init(_ id: String, _ reader: inout ManifestReader) {
    self.id = id
    name = reader.string("name")
    if reader.has("themes") {
      themes = reader.list("themes").compactMap(\.string)
    }
    initialTheme = reader.string("initialTheme")
    background = reader.string("background")
    playback.autoplay = reader.flag("autoplay")
    if let loop = reader.member("loop") {
      if let endless = loop.boolean {
        playback.loop = endless ? .forever : .passes(1)
      } else if let count = loop.number {
        playback.loop = .passes(Int(min(max(count, 0), 1e6)) + 1)
      } else {
        reader.reportWrongType("loop")
      }
    }
    playback.speed = reader.number("speed") ?? 1
    playback.isReversed = (reader.number("direction") ?? 1) < 0
    // The first version's players look for either name.
    playback.bounces = [reader.string("playMode"), reader.string("mode")]
      .contains { $0?.lowercased() == "bounce" }
    playback.playsOnHover = reader.flag("hover") ?? false
    playback.intermission = (reader.number("intermission") ?? 0) / 1_000
  }
}

/// One object of a manifest; what has the wrong type counts as left out.
private struct ManifestReader {
  let value: JSONValue
  let path: JSONPath
  var log: DiagnosticLog
  /// The keys that were asked for.
  private var asked = Self.saysNothing

  /// What the format has, or had, and no picture depends on.
  private static let saysNothing: Set<String> = [
    "version", "author", "custom", "description", "keywords", "revision", "themeColor",
    "animations",
    "activeAnimationId", "name",
  ]

  init(_ value: JSONValue, at path: JSONPath, log: DiagnosticLog) {
    self.value = value
    self.path = path
    self.log = log
  }

  func has(_ key: StaticString) -> Bool { value[key].map { $0.kind != .null } ?? false }

  /// The findings, with what was not asked for.
  func finished() -> DiagnosticLog {
    var log = log
    value.forEachMember { key, _ in
      guard !asked.contains(key.string) else { return }
      log.report(.unknownManifestKey(path[key.string]))
    }
    return log
  }

  mutating func member(_ key: StaticString) -> JSONValue? { read(key) { $0 } }
  mutating func string(_ key: StaticString) -> String? { read(key) { $0.string } }
  mutating func number(_ key: StaticString) -> Double? { read(key) { $0.number } }
  mutating func flag(_ key: StaticString) -> Bool? { read(key) { $0.boolean } }
  mutating func object(_ key: StaticString) -> JSONValue? { read(key) { $0.isObject ? $0 : nil } }

  mutating func list(_ key: StaticString) -> [JSONValue] {
    let list = read(key) { $0.isArray ? $0 : nil }
    return (0..<(list?.count ?? 0)).compactMap { list?[$0] }
  }

  mutating func parts(_ key: StaticString) -> [Manifest.Part] {
    var parts: [Manifest.Part] = []
    for (index, element) in list(key).enumerated() {
      var inner = ManifestReader(element, at: path[key.description][index], log: log)
      if let id = inner.string("id") {
        parts.append(Manifest.Part(id: id, name: inner.string("name")))
      } else {
        inner.log.report(.wrongManifestField(inner.path["id"]))
      }
      log = inner.finished()
    }
    return parts
  }

  mutating func reportWrongType(_ key: StaticString) {
    log.report(.wrongManifestField(path[key.description]))
  }

  private mutating func read<Value>(
    _ key: StaticString, _ reading: (JSONValue) -> Value?
  ) -> Value? {
    asked.insert(key.description)
    guard let member = value[key], member.kind != .null else { return nil }
    guard let result = reading(member) else {
      reportWrongType(key)
      return nil
    }
    return result
  }
}
