import InbetweenDiagnostics

// Times that are named, the length of the whole, and what follows from several times.

extension DraftWriter {
  // MARK: Times

  /// Named times: constants, arguments, defaults. One name with several statements has them all.
  mutating func writeTimes() {
    var order: [String] = []
    var statements: [String: [Fact]] = [:]
    for fact in facts {
      guard let name = fact.name, let time = fact.time, !time.isRange, time.lower >= 0,
        fact.motion == nil, fact.limit == nil
      else { continue }
      let owner =
        fact.owner
        ?? fact.about.last {
          $0 != name && $0.first?.isUppercase == true && !$0.contains(" ")
        }
      let full = (owner.map { $0 + "." } ?? "") + name
      if statements[full] == nil { order.append(full) }
      let isKnown = statements[full]?.contains { $0.time == time && $0.line == fact.line } ?? false
      if !isKnown, statements[full]?.count ?? 0 < 50 { statements[full, default: []].append(fact) }
    }
    for name in order where Set((statements[name] ?? []).map(\.time)).count > 1 {
      // What turns out otherwise each time is no constant.
      statements[name]?.removeAll { $0.confidence != .stated }
    }
    order.removeAll { statements[$0]?.isEmpty ?? true }
    guard !order.isEmpty else { return }
    lines += ["", "times:"]
    for name in order.prefix(Self.maximumTimes) {
      let list = (statements[name] ?? []).map { fact in
        "{ is: \(fact.time?.description ?? "0 s"), source: \(DraftText.quoted(source(fact))) }"
      }
      let value = list.count == 1 ? list[0] : "[\(list.joined(separator: ", "))]"
      lines.append("  \(DraftText.quoted(name)): \(value)")
    }
  }

  // MARK: Cycle

  /// Words for what comes round again, and for what may do so.
  private static let cycleWords: Set<String> = ["cycle", "loop"]
  private static let wholeWords: Set<String> = ["total", "whole", "entire", "full"]

  /// Whether a fact is said of the animation as a whole.
  private static func isOfWhole(_ fact: Fact) -> Bool {
    guard fact.kind == .duration || fact.kind == .period, fact.motion == nil, fact.limit == nil,
      let time = fact.time, !time.isRange, time.lower > 0
    else { return false }
    let words = TimeWords.words(of: fact.name ?? "")
    if words.contains(where: cycleWords.union(wholeWords).contains) { return true }
    if fact.kind == .period && fact.repeats {
      // `The beacon turns every 2 s, endlessly` is said of the beacon.
      return fact.name != nil || ClausePhrase(fact.about.last ?? "").names.isEmpty
    }
    let clause = fact.about.last ?? ""
    return fact.name == nil && ClausePhrase.isWhole(clause)
      && !DraftSubject.isOfParent(clause, fact)
  }

  /// The length of the whole. Of several that documents give, the first is promised, and all stand
  /// as one time that is stated more than once.
  mutating func writeCycle(_ rate: Double?) {
    let said = facts.filter(Self.isOfWhole)
    guard let first = said.first, let time = first.time else { return }
    func frames(_ time: Fact.Amount?) -> Double? {
      guard let time else { return nil }
      guard let rate else { return time.unit == .frames ? nil : time.seconds }
      return time.seconds.map { $0 * rate } ?? time.lower
    }
    let lengths = Set(said.map { frames($0.time).map { ($0 * 100).rounded() } })
    let loops = said.contains {
      $0.repeats
        || TimeWords.words(of: $0.name ?? $0.about.last ?? "").contains(
          where: Self.cycleWords.contains)
    }
    lines += ["", "cycle:", "  length: \(time)", "  loops: \(loops)"]
    let isOne = lengths.count == 1 || lengths.count == 2 && lengths.contains(nil)
    let sources = (isOne ? said : [first]).prefix(20).map { DraftText.quoted(source($0)) }
    lines.append("  source: [\(sources.joined(separator: ", "))]")
    guard !isOne else { return }
    lines.append("# The documents do not agree on the length of the whole:")
    for fact in said.prefix(20) { lines.append("#   \(comment(fact))") }
  }

  // MARK: Sums

  /// A line of a document.
  private struct Line: Hashable {
    var document: String
    var number: Int

    init(_ fact: Fact) {
      document = fact.document
      number = fact.line
    }
  }

  /// What follows from several times together: a turn with its pause, the end of a row.
  mutating func writeSums() {
    var sums: [String] = []
    func add(_ sum: String) {
      if !sums.contains(sum) { sums.append(sum) }
    }
    let facts = facts.filter { $0.limit == nil }
    let turns = facts.filter { $0.kind == .duration && $0.name == nil && $0.motion == nil }
    // Turns by the words that they are spoken with, and their lengths by their lines: long documents
    // hold many, of which the first few will do.
    var places: [String: [Int]] = [:]
    var lengthsOfLine: [Line: Set<Fact.Amount>] = [:]
    for (place, turn) in turns.enumerated() {
      if let time = turn.time { lengthsOfLine[Line(turn), default: []].insert(time) }
      for word in DraftWords.words(of: turn) where places[word]?.count ?? 0 < Self.maximumTurns {
        places[word, default: []].append(place)
      }
    }
    var known: [Line: Set<Fact.Amount>] = [:]
    for pause in facts where pause.kind == .pause && pause.name == nil {
      guard sums.count < 20 else { break }
      guard let time = pause.time, known[Line(pause), default: []].insert(time).inserted else {
        continue
      }
      // Of several lengths in one breath nobody can tell which one the pause belongs to.
      guard lengthsOfLine[Line(pause)]?.count ?? 0 < 2 else { continue }
      let near = Set(DraftWords.words(of: pause).flatMap { places[$0] ?? [] }).sorted()
        .map { turns[$0] }
      for turn in near {
        guard let one = turn.time?.seconds, let other = pause.time?.seconds, sums.count < 20
        else { continue }
        let sum = FactText.decimal(one + other)
        add("# With its pause (\(pause.line)), the motion of \(turn.line) takes \(sum) s.")
      }
    }
    let (lengths, followers) = Self.lengths(of: facts)
    for row in facts where row.kind == .stagger && row.motion != nil {
      guard let step = row.time?.seconds, let count = row.count, sums.count < 40,
        let place = row.about.last, let chain = lengths[place], chain > 0,
        followers.contains(place)
      else { continue }
      let last = step * Double(count - 1)
      let end = last + chain
      let cycle = step * Double(count)
      let over = end > cycle ? ", \(FactText.decimal(end - cycle)) s beyond \(count) steps" : ""
      add(
        "# The last of the \(count) of \(row.line) begins at \(FactText.decimal(last)) s and ends"
          + " \(FactText.decimal(chain)) s later, at \(FactText.decimal(end)) s\(over).")
    }
    if !sums.isEmpty { lines += ["", "# What follows from these:"] + sums }
  }

  /// How long all takes that is said of a name, and the names of what comes after something.
  private static func lengths(
    of facts: [Fact]
  ) -> (lengths: [String: Double], followers: Set<String>) {
    var lengths: [String: Double] = [:]
    var followers: Set<String> = []
    for fact in facts {
      if case .after = fact.order { followers.formUnion(fact.about) }
      guard fact.kind == .duration, let seconds = fact.time?.seconds else { continue }
      for name in Set(fact.about) { lengths[name, default: 0] += seconds }
    }
    return (lengths, followers)
  }
}
