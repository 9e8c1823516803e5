import InbetweenTimingReport

// What comes after, or goes with, what else: `the title fades in, after the logo`.

extension DraftWriter {
  /// What relates each promise to another, as a timing file writes it, by its name. What says only
  /// that and names nothing that is promised is left out of the promises.
  mutating func relations(_ entries: inout [Entry]) -> [String: String] {
    var found: [String: String] = [:]
    var others: [String: String] = [:]
    for (place, entry) in entries.enumerated() {
      guard let relation = entry.motion.relation,
        let other = other(of: relation, for: place, among: entries)
      else { continue }
      // What waits for what waits for it has no time.
      var way = other
      while let next = others[way], way != entry.name { way = next }
      guard way != entry.name else { continue }
      others[entry.name] = other
      found[entry.name] = relation.line(other)
      ordered.formUnion(entry.motion.facts.filter { $0.kind == .order })
    }
    let alone = entries.filter { $0.motion.isOrderOnly && found[$0.name] == nil }
    let waited = Set(others.values)
    let left = Set(alone.map(\.name)).subtracting(waited)
    entries.removeAll { left.contains($0.name) }
    return found
  }

  /// The promise that a relation names: the last one before it, else the first one behind it; of
  /// several about one thing the one that tells of the same kind of motion.
  private func other(
    of relation: DraftMotion.Relation, for place: Int, among entries: [Entry]
  ) -> String? {
    let words = Set(NameWords(relation.words).all)
    let hints = Set(ClausePhrase(relation.words).hints)
    let own = Set(entries[place].motion.subject.names)
    let like = entries.indices.filter { index in
      guard index != place, entries[index].motion.document == entries[place].motion.document,
        let name = entries[index].motion.subject.names.first, !own.contains(name)
      else { return false }
      let telling = NameWords(name).telling
      return !telling.isEmpty && words.isSuperset(of: telling)
    }
    let fitting = like.filter { !hints.isDisjoint(with: entries[$0].motion.subject.hints) }
    let list = fitting.isEmpty ? like : fitting
    let index = list.last { $0 < place } ?? list.first
    return index.map { entries[$0].name }
  }
}

extension DraftMotion {
  /// That something comes after, or goes with, what these words name.
  struct Relation: Hashable {
    enum Kind { case after, together }

    var kind: Kind
    var words: String
    /// Whether it comes after the other's start.
    var isFromStart: Bool

    /// As a timing file writes it.
    func line(_ other: String) -> String {
      switch kind {
      case .after: "after: " + DraftText.quoted((isFromStart ? "start of " : "") + other)
      case .together: "together: " + DraftText.quoted(other)
      }
    }
  }

  /// Whether it says nothing but what it comes after or goes with.
  var isOrderOnly: Bool { facts.allSatisfy { $0.kind == .order } }

  /// What its clause says that it comes after, or goes with; nil where it says when it begins.
  var relation: Relation? {
    guard !isCode, !isAttributes, starts.isEmpty, waits.isEmpty, !clause.isEmpty else { return nil }
    let text = clause.lowercased()
    for (mark, kind) in Self.marks {
      guard let range = (" " + text).firstRange(of: " \(mark) ") else { continue }
      let rest = (" " + text)[range.upperBound...]
      let end = rest.firstIndex { ",;.(—–:".contains($0) || $0.isNumber } ?? rest.endIndex
      var words = String(rest[..<end])
      for stop in [" over ", " in ", " for ", " with ", " by ", " and ", " then ", " while "] {
        if let range = words.firstRange(of: stop) { words = String(words[..<range.lowerBound]) }
      }
      // `When loading is done the lantern waits`: the clause ends with what is done.
      let names = words.split(separator: " ")
      let last = names.firstIndex { Self.states.contains(NameWords(String($0)).all.first ?? "") }
      if let last { words = names[...last].joined(separator: " ") }
      let all = Set(NameWords(words).all)
      let ends = !all.isDisjoint(with: Self.ends)
      let starts = !all.isDisjoint(with: Self.begins)
      // `When the user taps` is no order of what moves.
      if ["when", "once", "as soon as"].contains(mark), !ends, !starts { continue }
      return Relation(kind: kind, words: words, isFromStart: starts && !ends)
    }
    return nil
  }

  private static let marks: [(String, Relation.Kind)] = [
    ("at the same time as", .together), ("together with", .together),
    ("simultaneously with", .together), ("in parallel with", .together), ("after", .after),
    ("once", .after), ("as soon as", .after), ("when", .after),
  ]
  private static let ends: Set<String> = [
    "complete", "completed", "finish", "finishe", "finished", "end", "ended", "stop", "stopped",
    "done", "over", "settle", "settled", "land", "landed", "gone", "arrive", "arrived",
  ]
  private static let states = ends.union(begins)
  private static let begins: Set<String> = ["start", "started", "begin", "begun"]
}
