import InbetweenTimingReport

/// What a motion of a document is said of.
struct DraftSubject: Hashable {
  /// What the document calls it, the closest name first; empty where it names nothing.
  var names: [String]
  /// The properties that it says change, as After Effects calls them.
  var properties: [String] = []
  /// The properties that its verbs are likely to change.
  var hints: [String] = []
  /// Words that hold the name somewhere, of a sentence without a verb that is known.
  var around: String?
  /// Whether the item above says what it is of.
  var isFromParent = false

  private static let maximumNames = 12

  /// Of code: the variable, then what holds it, outwards.
  init(code facts: [Fact]) {
    var names: [String] = []
    for name in facts.flatMap({ $0.about.reversed() }) {
      // A type is named for what it shows, whatever the words.
      let isType = name.first?.isUppercase ?? false && !name.contains(" ")
      let words = NameWords(name)
      let tells = !words.telling.isEmpty || isType && !words.withoutKinds.isEmpty
      guard !names.contains(name), tells else { continue }
      names.append(name)
    }
    // `Image("sun")` is a sun, a `Circle` a circle; what it shows comes after what changes it.
    for view in facts.compactMap(\.view) {
      let text = view.split(separator: "\"").dropFirst().first.map(String.init) ?? view
      if !names.contains(text), !NameWords(text).telling.isEmpty {
        names.insert(text, at: min(1, names.count))
      }
    }
    self.names = Array(names.prefix(Self.maximumNames))
    properties = Self.properties(of: facts)
  }

  /// Of a constant: its own name, without what only says that it is one: `kTitleFade`.
  init(constant name: String) {
    var name = name
    if name.first == "k", name.dropFirst().first?.isUppercase ?? false { name.removeFirst() }
    names = NameWords(name).telling.isEmpty ? [] : [name]
  }

  /// Of a row of a table: what its first telling cell names; another cell counts as a whole.
  init(row facts: [Fact]) {
    let cells = facts.max { $0.about.count < $1.about.count }?.about ?? []
    let own = cells.count > 1 ? cells.dropFirst() : cells[...]
    var names: [String] = []
    var properties = Self.properties(of: facts)
    var hints: [String] = []
    for cell in own {
      let phrase = ClausePhrase(cell)
      if names.isEmpty { names = phrase.names }
      if !NameWords(cell).telling.isEmpty, !names.contains(cell) { names.append(cell) }
      if NameWords(cell).telling.isEmpty {
        properties += phrase.properties.filter { !properties.contains($0) }
      }
      hints += (phrase.hints + phrase.properties).filter { !hints.contains($0) }
    }
    if names.isEmpty {
      names = own.filter { cell in
        NameWords(cell).all.contains { NameWords.isKind($0) }
          && ClausePhrase(cell).properties.isEmpty
      }
    }
    // A layer may be called by what it does: `shake`.
    if names.isEmpty, let first = own.first, ClausePhrase(first).properties.isEmpty,
      first.contains(where: \.isLetter), !NameWords.isAttribute(first)
    {
      names = [first]
    }
    if names.isEmpty, cells.count > 1 { names = Self.heading(cells[0]) }
    self.names = Array(names.prefix(Self.maximumNames))
    self.properties = properties
    self.hints = hints
  }

  /// Of a clause: what it names, else what the one before it named, else the item that it stands
  /// below, else its heading.
  init(clause: String, heading: String?, parent: String?, before: [String], facts: [Fact]) {
    let phrase = ClausePhrase(clause)
    let isOfParent = Self.isOfParent(clause, facts.first)
    // `Exit: ease-in` after `Tick: ease-out` is not said of the tick.
    let unnamed = isOfParent ? [] : ClausePhrase.label(of: clause).map { [$0] } ?? before
    names = phrase.names.isEmpty ? unnamed : phrase.names
    around = phrase.around
    let isKind = names.allSatisfy { NameWords($0).telling.isEmpty }
    // What is no verb that is known may be one: `unrolls for 0.5 s`, below what unrolls.
    let mayBeVerb = around != nil && parent != nil && phrase.names.first?.contains(" ") == false
    isFromParent = parent != nil && (phrase.names.isEmpty || mayBeVerb)
    if isKind || mayBeVerb {
      let above = parent.map(Self.heading) ?? []
      names += above.isEmpty && isKind ? heading.map(Self.heading) ?? [] : above
    }
    let told = Self.properties(of: facts)
    properties = told
    hints = (phrase.properties + phrase.hints).filter { !told.contains($0) }
  }

  /// Whether a clause speaks of the whole of what the item above it names: `Total transition: 400 ms`
  /// below `Route change`.
  static func isOfParent(_ clause: String, _ fact: Fact?) -> Bool {
    guard let fact, fact.isOfItem, let parent = fact.parent, !heading(parent).isEmpty else {
      return false
    }
    return ClausePhrase.isWhole(clause)
  }

  /// What a heading names: the whole of it, then its parts.
  static func heading(_ text: String) -> [String] {
    var names: [String] = []
    let parts = text.split { ":–—|".contains($0) }.reversed().map(String.init)
    for part in [text] + parts {
      for name in ClausePhrase(part).names where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The properties that facts say change, as After Effects calls them.
  private static func properties(of facts: [Fact]) -> [String] {
    var properties: [String] = []
    for change in facts.compactMap(\.change) {
      guard let property = property(change.property), !properties.contains(property) else {
        continue
      }
      properties.append(property)
    }
    return properties
  }

  private static func property(_ name: String) -> String? {
    let name = name.lowercased()
    let known = [
      ("rotation", "Rotation"), ("opacity", "Opacity"), ("position", "Position"),
      ("scale", "Scale"), ("color", "Color"), ("trim end", "End"), ("trim start", "Start"),
    ]
    return known.first { name.hasPrefix($0.0) }?.1
  }
}
