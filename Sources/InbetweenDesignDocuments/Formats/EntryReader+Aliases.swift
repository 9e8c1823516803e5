// Names that stand for what code gave another name before: `static const Duration fadeIn = fast;`.

/// What names stand for; a name of two values stands for none.
struct NamedValues {
  private var times: [String: Fact.Amount?] = [:]
  private var curves: [String: Fact.Curve?] = [:]

  /// Remembers what a constant is, by its name and with each of the groups and types around it: `fast`,
  /// `Tokens fast`, `Motion Tokens fast`.
  ///
  /// - Parameters:
  ///   - fact: what it is.
  ///   - name: its own.
  ///   - groups: what it stands in, the widest first.
  ///   - isPart: whether it is called by its kind alone, and known with its group only: `lidSweep easing`.
  mutating func note(
    _ fact: Fact, as name: String, in groups: some Collection<String>, isPart: Bool = false
  ) {
    guard !name.isEmpty, fact.curve != nil || fact.time != nil && fact.kind == .duration else {
      return
    }
    let path = groups.suffix(5) + [name]
    for start in path.indices where !isPart || start + 1 < path.count {
      let key = path[start...].joined(separator: " ")
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

  private static let own: Set<String> = ["this", "self", "widget", "props", "Companion"]

  /// What a path stands for, without `this` or `widget` in front; another type's constants stand elsewhere.
  private func value<Value>(_ path: String, _ known: [String: Value?]) -> Value? {
    var words = path.split(separator: " ").map(String.init)
    words.removeAll(where: EntryReader.partKeys.contains)
    while let first = words.first {
      if let value = known[words.joined(separator: " ")] { return value }
      guard words.count > 1, Self.own.contains(first) else { return nil }
      words.removeFirst()
    }
    return nil
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
    guard !countsSeconds, tokens[place].text == "add", place > 1, tokens[place - 1].text == "."
    else { return false }
    let (names, start) = links(before: place)
    let root = names.isEmpty ? tokens[place - 2] : tokens[max(0, start - 2)]
    return timelines.contains(root.text) || names.contains(where: timelines.contains)
  }
}

// MARK: Tweens of GSAP

extension EntryReader {
  /// Whether a call makes a tween of GSAP: `gsap.to(`, `tl.from(…).to(`. Other objects have methods of those
  /// names, too.
  func isTween(at place: Int) -> Bool {
    guard countsSeconds, Self.tweens.contains(tokens[place].text), place > 1,
      tokens[place - 1].text == "."
    else { return false }
    // `scene.to(".lid", …)`: what styles select.
    let first = tokens[place + 2]
    if first.kind == .text, let mark = first.text.first, ".#[".contains(mark) { return true }
    let (names, start) = links(before: place)
    // A long chain is not followed to its end.
    if names.count == Self.longestChain { return true }
    let isMember = tokens[start - 3].text == "."
    let owners = [tokens[start - 2].text] + (isMember ? [tokens[start - 4].text] : [])
    return (owners + names).contains { word in
      let name = word.lowercased()
      return timelines.contains(word) || name.contains("gsap") || name.hasPrefix("tween")
        || name.contains("timeline") || name.hasPrefix("tl") || name.hasSuffix("tl")
    }
  }

  /// What code calls the timelines of GSAP: `const scene = gsap.timeline()`, `master = new TimelineMax()`.
  static func gsapTimelines(in tokens: EntryTokens) -> Set<String> {
    tokens.indices.reduce(into: []) { names, place in
      let start =
        switch tokens[place].text {
        case "timeline" where tokens[place - 2].text == "gsap": place - 3
        case "TimelineMax", "TimelineLite": place - 2
        default: -1
        }
      if tokens[start].text == "=", tokens[start - 1].kind == .name {
        names.insert(tokens[start - 1].text)
      }
    }
  }

  private static let tweens: Set<String> = [
    "to", "from", "fromTo", "staggerTo", "staggerFrom", "staggerFromTo",
  ]
}

extension Fact.Curve {
  fileprivate var isSpring: Bool { if case .spring = self { true } else { false } }
}
