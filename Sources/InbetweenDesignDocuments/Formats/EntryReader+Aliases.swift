// Names that stand for what code gave another name before: `static const Duration fadeIn = fast;`.

/// What names stand for; a name of two values stands for none.
struct NamedValues {
  private var times: [String: Fact.Amount?] = [:]
  private var curves: [String: Fact.Curve?] = [:]
  /// The types that have such constants.
  private var owners: Set<String> = []

  /// Remembers what a constant of a type is: `fast` of `MotionTokens`.
  ///
  /// What is called by its kind alone is known as a part of its owner: `easing` of `lidSweep`.
  mutating func note(_ fact: Fact, as name: String, of owner: String?, isPart: Bool = false) {
    if let owner { owners.insert(owner) }
    let own = isPart ? nil : name
    for key in [own, owner.map { "\($0).\(name)" }].compactMap(\.self) where !name.isEmpty {
      if let curve = fact.curve { Self.note(curve, key, &curves) }
      if let time = fact.time, fact.kind == .duration { Self.note(time, key, &times) }
    }
  }

  private static func note<Value: Hashable>(
    _ value: Value, _ key: String, _ known: inout [String: Value?]
  ) {
    guard let other = known[key] else { return known[key] = .some(value) }
    if other != value { known[key] = .some(nil) }
  }

  /// `fast`, `MotionTokens fast`
  func time(_ path: String) -> Fact.Amount? { value(path, times) }

  func curve(_ path: String) -> Fact.Curve? { value(path, curves) }

  private func value<Value>(_ path: String, _ known: [String: Value?]) -> Value? {
    let words = path.split(separator: " ").suffix(2).map(String.init)
    guard words.count == 2, owners.contains(words[0]) else {
      return words.last.flatMap { known[$0] } ?? nil
    }
    return known[words.joined(separator: ".")] ?? nil
  }
}

extension EntryReader {
  /// Reads the value of a key that is another name: `slideIn = moderate`, `curve: Motion.standard`.
  ///
  /// - Parameters:
  ///   - path: the name with what it is a member of, apart by spaces.
  ///   - key: what it is given to.
  ///   - end: where it ends.
  /// - Returns: whether the name was known and says something there.
  mutating func readAlias(_ path: String, _ key: EntryToken, endingAt end: Int) -> Bool {
    guard end >= tokens.count || tokens[end].endsValue(after: tokens[end - 1]) else { return false }
    let count = facts.count
    if isCurve(key.text) {
      guard let curve = named.curve(path) else { return false }
      add(.curve, key.text, line: key.line) { $0.curve = curve }
    } else if let time = named.time(path) {
      read(time: time, key)
    }
    for index in facts.indices[count...] { facts[index].confidence = .computed }
    return facts.count > count
  }

  /// `withSpring(1.2, snappySpring)`: a spring that has a name, given to a call.
  mutating func readNamedSpring(_ token: EntryToken, at place: Int) {
    guard let scope = scopes.last, scope.hasArgument, scope.words.contains("withSpring"),
      place > 0, tokens[place - 1].text == ",", [")", ","].contains(tokens[place + 1].text),
      let curve = named.curve(token.text), curve.isSpring
    else { return }
    add(.curve, "spring", line: token.line) {
      $0.curve = curve
      $0.confidence = .computed
    }
  }

  /// `FadeIn.duration(300).easing(Easing.out(Easing.ease))`; where its brackets end.
  mutating func readChainedEasing(_ name: EntryToken, at place: Int) -> Int? {
    guard name.text == "easing", place > 0, tokens[place - 1].text == ".",
      let (curve, _) = easingCall(at: place + 2), isBuilder(at: place)
    else { return nil }
    beginBuilder(name, at: place)
    report(.curve, name.line) { $0.curve = curve }
    return closing(of: place + 1)
  }
}

// MARK: Timelines of anime.js

extension EntryReader {
  /// `const tl = createTimeline(…)`, `tl = anime.timeline(…)`
  static func timelines(in tokens: EntryTokens) -> Set<String> {
    var names: Set<String> = ["createTimeline"]
    for place in tokens.indices.dropFirst(2) {
      let isMade =
        tokens[place].text == "createTimeline"
        || tokens[place].text == "anime"
          && tokens[place + 1].text == "." && tokens[place + 2].text == "timeline"
      guard isMade else { continue }
      if tokens[place].text == "anime" { names.insert("timeline") }
      if tokens[place - 1].text == "=", tokens[place - 2].kind == .name {
        names.insert(tokens[place - 2].text)
      }
    }
    return names
  }

  /// Whether a call adds something to such a timeline: `tl.add(`, `createTimeline().add(…).add(`.
  func isAdded(at place: Int) -> Bool {
    guard tokens[place].text == "add", place > 1, tokens[place - 1].text == "." else {
      return false
    }
    let (names, start) = links(before: place)
    let root = names.isEmpty ? tokens[place - 2] : tokens[max(0, start - 2)]
    return timelines.contains(root.text) || names.contains(where: timelines.contains)
  }
}

extension Fact.Curve {
  fileprivate var isSpring: Bool { if case .spring = self { true } else { false } }
}
