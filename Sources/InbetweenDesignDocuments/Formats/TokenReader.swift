/// Reads the times of design tokens: the Design Tokens Community Group's format (2025.10), what Style
/// Dictionary and Tokens Studio write, and themes in plain JSON.
struct TokenReader {
  private let document: String
  private let lines: SourceLines
  private let context: [String]
  let root: LocatedJSON
  /// Whether the file or what it stands under is called by a word of motion, and whether one of its widest
  /// groups is.
  private let (isOfMotion, hasMotion): (Bool, Bool)
  private var facts: [Fact] = []
  /// What aliases stand for.
  let groups = TokenGroups()
  /// What items of lists are called: names, which say what times are, and nothing of other values.
  private(set) var items: Set<String> = []

  /// What tokens say.
  ///
  /// - Parameters:
  ///   - json: the file, or a part of a document.
  ///   - document: the name of the file that it stands in.
  ///   - lines: of that file.
  ///   - context: what it stands under, the widest first.
  /// - Returns: its facts, in the order of the file.
  static func facts(
    of json: LocatedJSON, document: String, lines: SourceLines, context: [String] = []
  ) -> [Fact] {
    let tells = { (name: String) in TimeWords.words(of: name).contains(where: motions.contains) }
    var reader = TokenReader(
      document: document, lines: lines, context: context, root: json,
      isOfMotion: (context + [document]).contains(where: tells),
      hasMotion: json.members.map(\.key).contains(where: tells))
    reader.read(json, path: [], type: nil, line: 1)
    return reader.facts
  }

  private mutating func read(
    _ value: LocatedJSON, path: [String], type inherited: String?, line: Int
  ) {
    guard path.count < 100, facts.count < DesignDocument.maximumFacts else { return }
    let type = value["$type"]?.string ?? inherited
    if let given = value["$value"] ?? Self.styleValue(of: value) {
      return readToken(
        given, path, type ?? value["type"]?.string, line: Self.line(of: given) ?? line)
    }
    if !path.isEmpty, let spring = Self.spring(value), let line = Self.line(of: value),
      tellsOfSprings(path)
    {
      addPlain(.curve, path, line) { $0.curve = spring }
    }
    // `{ value: 100, unit: "ms" }`; what has another unit is no time.
    if let member = value.members.first(where: { $0.key == "value" }), value["unit"] != nil {
      guard let kind = Self.kind(of: path), let time = time(value, isTime: true, path) else {
        return
      }
      return addPlain(kind, path, member.line) { $0.time = time }
    }
    for member in value.members where !member.key.hasPrefix("$") {
      let inner = path + [member.key]
      if let runs = Self.runs(member, in: value) {
        addPlain(.repetition, inner, member.line) {
          $0.repeats = runs == .infinity
          $0.runs = runs == .infinity ? nil : runs
        }
        continue
      }
      switch member.value {
      case .array(let values) where values.contains(where: \.isObject):
        read(member.value, path: inner, type: type, line: member.line)
      case .object: read(member.value, path: inner, type: type, line: member.line)
      case .array, .text, .number: readPlain(member.value, inner, line: member.line)
      case .word: break
      }
    }
    if case .array(let values) = value {
      for (index, value) in values.enumerated() {
        if let name = value["name"]?.string { items.insert(name) }
        read(value, path: path + [value["name"]?.string ?? String(index)], type: type, line: line)
      }
    }
  }

  /// `"iteration": "infinite"` beside a duration: how often that runs; nil for anything else.
  private static func runs(_ member: LocatedJSON.Member, in group: LocatedJSON) -> Double? {
    let words = TimeWords.words(of: member.key)
    guard words.count <= 3,
      words.contains(where: { ["iteration", "iterations", "repeat", "loop"].contains($0) }),
      words.allSatisfy({ EntryReader.isAttribute($0) }),
      group.members.contains(where: { TimeWords.kind(of: $0.key) == .duration }),
      group.members.contains(where: { !ways.isDisjoint(with: TimeWords.words(of: $0.key)) })
    else { return nil }
    if let text = member.value.string {
      return ["infinite", "infinity", "forever"].contains(text.lowercased()) ? .infinity : nil
    }
    if case .word("true", _) = member.value { return .infinity }
    return member.value.double.flatMap {
      $0 == -1 ? .infinity : $0 > 1 && $0 < 10_000 && $0 == $0.rounded() ? $0 : nil
    }
  }

  /// What a group of an animation has beside its length.
  private static let ways: Set<String> = [
    "ease", "easing", "curve", "timing", "delay", "from", "to", "keyframes", "property",
    "direction", "stagger", "reduced",
  ]

  /// The value of a token without dollar signs: `{ "value": "100ms", "type": "duration" }`.
  private static func styleValue(of value: LocatedJSON) -> LocatedJSON? {
    guard let given = value["value"], value["unit"] == nil, value.members.count <= 8 else {
      return nil
    }
    return given
  }

  private static func line(of value: LocatedJSON) -> Int? {
    switch value {
    case .text(_, let line), .number(_, let line), .word(_, let line): line
    case .object(let members): members.first?.line
    case .array(let values): values.first.flatMap(line)
    }
  }

  // MARK: Tokens

  private mutating func readToken(
    _ given: LocatedJSON, _ path: [String], _ type: String?, line: Int
  ) {
    let (value, isAlias) = resolved(given)
    let isSpring = type == "spring" || value["bounce"] != nil
    if !isSpring, value["duration"] != nil || value["timingFunction"] != nil || type == "transition"
    {
      readTransition(value, path, line: line, isAlias: isAlias)
    } else if let spring = Self.spring(value) {
      add(.curve, path, line, isAlias) {
        $0.curve = spring
        $0.name = path.joined(separator: ".")
      }
    } else if let time = time(
      value["amount"] ?? value["each"] ?? value,
      isTime: type == "duration" || type == "time"
        || (type ?? "number") == "number"
          && (Self.isGroupOfTimes(path) || Self.kind(of: path) == .stagger),
      path)
    {
      add(Self.kind(of: path) ?? .duration, path, line, isAlias) {
        $0.time = time
        $0.name = path.joined(separator: ".")
      }
    } else if let curve = curve(value, isCurve: type == "cubicBezier", path) {
      add(.curve, path, line, isAlias) {
        $0.curve = curve
        $0.name = path.joined(separator: ".")
      }
    } else if let text = value.string {
      readShorthand(text, path, line)
    }
  }

  private mutating func readTransition(
    _ value: LocatedJSON, _ path: [String], line: Int, isAlias: Bool
  ) {
    func part(_ key: String) -> (value: LocatedJSON, line: Int)? {
      guard let member = value.members.first(where: { $0.key == key }) else { return nil }
      return (resolved(member.value).value, isAlias ? line : member.line)
    }
    let motion = Fact.Motion(line: line, instance: nil)
    let curve = (part("timingFunction") ?? part("easing"))
      .flatMap { self.curve($0.value, isCurve: true, path) }
    for (key, kind) in [("duration", Fact.Kind.duration), ("delay", .delay)] {
      guard let part = part(key), let time = time(part.value, isTime: true, path),
        kind == .duration || time.lower != 0
      else { continue }
      add(kind, path, part.line, isAlias) {
        $0.time = time
        $0.motion = motion
      }
    }
    if let curve, let line = (part("timingFunction") ?? part("easing"))?.line {
      add(.curve, path, line, isAlias) {
        $0.curve = curve
        $0.motion = motion
      }
    }
  }

  // MARK: Themes

  /// What the names around a value say of it; those of a list's items last, and only where it has a unit.
  private func plainKind(of value: LocatedJSON, _ path: [String]) -> Fact.Kind? {
    let names = path.suffix(3)
    if let kind = Self.kind(of: names.filter { !items.contains($0) }) { return kind }
    return value.string.flatMap { StyleReader.time($0) } == nil ? nil : Self.kind(of: Array(names))
  }

  /// A value whose name, or that of a group around it, says what it is.
  private mutating func readPlain(_ value: LocatedJSON, _ path: [String], line: Int) {
    if let step = value.string.flatMap(Self.step), TimeWords.kind(of: path.last ?? "") == .delay {
      addPlain(.stagger, path, line) { $0.time = step }
    } else if let kind = plainKind(of: value, path), let time = time(value, isTime: true, path) {
      addPlain(kind, path, line) { $0.time = time }
    } else if let text = value.string, let time = StyleReader.time(text), time.lower > 0,
      isAboutMotion(path)
    {
      addPlain(.duration, path, line) { $0.time = time }
    } else if let curve = curve(value, isCurve: false, path) {
      addPlain(.curve, path, line) { $0.curve = curve }
    } else if let text = value.string {
      readShorthand(text, path, line)
    }
  }

  /// `"0.2s ease"`, `"pulse 2s ease-in-out infinite"` in a group of motion, `"scale(1.2) — delay 0.02s"`; sentences
  /// are none.
  private mutating func readShorthand(_ text: String, _ path: [String], _ line: Int) {
    guard text.utf8.count < 200, !Self.captions.contains(path.last ?? "") else { return }
    let words = StyleReader.split(text) { $0 == " " }
    if let place = words.indices.dropFirst().first(where: { words[$0 - 1] == "delay" }),
      let time = StyleReader.time(words[place]), time.lower > 0
    {
      return addPlain(.delay, path, line) { $0.time = time }
    }
    let parts = StyleReader.list(text)
    let shorthands = parts.compactMap { part in
      MotionShorthand(part) { resolved(.text($0, line: line)).value.string }
    }
    guard isAboutMotion(path), shorthands.count == parts.count else { return }
    for shorthand in shorthands {
      let path = path + (parts.count > 1 ? shorthand.name.map { [$0] } ?? [] : [])
      addPlain(.duration, path, line) { $0.time = shorthand.duration }
      if let delay = shorthand.delay { addPlain(.delay, path, line) { $0.time = delay } }
      if let curve = shorthand.curve { addPlain(.curve, path, line) { $0.curve = curve } }
      if let runs = shorthand.runs {
        addPlain(.repetition, path, line) {
          $0.repeats = runs == .infinity
          $0.runs = runs == .infinity ? nil : runs
        }
      }
    }
  }

  /// Keys of what people read.
  private static let captions: Set<String> = [
    "label", "title", "description", "$description", "text", "comment", "note", "name", "caption",
  ]

  /// `"anime.stagger(80)"`, as a script is to run it: so many milliseconds.
  private static func step(_ text: String) -> Fact.Amount? {
    guard let call = text.firstRange(of: "stagger("), text.utf8.count < 80 else { return nil }
    let number = text[call.upperBound...].prefix { $0.isNumber || $0 == "." }
    return Double(number).flatMap { $0 > 0 ? BareTime.amount($0, name: "stagger") : nil }
  }

  /// What is called by its kind alone, `"duration"`, is said of what it stands in; anything else is a
  /// constant with a name of its own.
  private mutating func addPlain(
    _ kind: Fact.Kind, _ path: [String], _ line: Int, _ change: (inout Fact) -> Void
  ) {
    let isAttribute = EntryReader.isAttribute(path.last ?? "")
    add(kind, path, line, false) {
      change(&$0)
      if isAttribute, path.count > 1 {
        $0.motion = Fact.Motion(line: 0, instance: path.dropLast().joined(separator: "."))
      } else if !isAttribute {
        $0.name = path.joined(separator: ".")
      }
    }
  }

  /// What a token is by its name, or by that of the narrowest group that says so.
  private static func kind(of path: [String]) -> Fact.Kind? {
    path.reversed().lazy.compactMap { TimeWords.kind(of: $0) }.first
  }

  /// Whether one of the groups that a token stands in is called one of lengths: `duration.fast`.
  private static func isGroupOfTimes(_ path: [String]) -> Bool {
    path.dropLast().contains { ["duration", "durations"].contains($0.lowercased()) }
  }

  /// Whether groups or the file speak of motion, or what stands beside the widest ones, and none of bodies or
  /// sounds.
  private func tellsOfSprings(_ path: [String]) -> Bool {
    let words = path.flatMap { TimeWords.words(of: $0) }
    return
      (isOfMotion || hasMotion && path.count == 1 || words.contains(where: Self.motions.contains))
      && !words.contains(where: Self.bodies.contains)
  }

  private static let motions: Set<String> = [
    "spring", "springs", "motion", "animation", "animations", "transition", "transitions",
    "easing", "easings", "duration", "durations", "timing", "anim", "bounce",
  ]
  private static let bodies: Set<String> = [
    "physics", "world", "suspension", "player", "rigidbody", "joint", "vehicle", "wheels", "cloth",
    "rope", "graph", "link", "endpoint", "endpoints", "http", "audio", "sound", "filter",
    "lowpass", "reverb", "microphone", "controller", "pid", "server", "network",
  ]

  func isAboutMotion(_ path: [String]) -> Bool {
    (path + context).contains { name in
      TimeWords.words(of: name).contains {
        ["motion", "animation", "transition", "transitions", "timing", "duration", "speed"]
          .contains($0)
      }
    }
  }

  private mutating func add(
    _ kind: Fact.Kind, _ path: [String], _ line: Int, _ isAlias: Bool,
    _ change: (inout Fact) -> Void
  ) {
    var fact = Fact(
      kind: kind, document: document, line: line, snippet: lines.snippet(line),
      confidence: isAlias ? .computed : .stated)
    fact.context = context
    fact.about = path
    change(&fact)
    facts.append(fact)
  }
}

/// The members of groups that aliases name, by their names: files have thousands of both.
final class TokenGroups {
  private var members: [[Substring]: [String: LocatedJSON]] = [:]

  /// What names lead to, the widest first, from the root of a file.
  func value(at names: [Substring], in root: LocatedJSON) -> LocatedJSON? {
    var value = root
    for (depth, name) in names.enumerated() {
      let group = Array(names[..<depth])
      if members[group] == nil {
        let pairs = value.members.map { ($0.key, $0.value) }
        members[group] = Dictionary(pairs) { first, _ in first }
      }
      guard let inner = members[group]?[String(name)] else { return nil }
      value = inner
    }
    return value
  }
}
