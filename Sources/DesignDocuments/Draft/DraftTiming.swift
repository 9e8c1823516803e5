package import Diagnostics
package import TimingReport

/// The draft of a timing file: what documents promise, as far as it can be told by machine.
///
/// Times with a name and the cycle are written as such; a motion becomes a promise only when an
/// animation is given that has a layer for it. All else stands below in comments, for a person.
package struct DraftTiming: Hashable, Sendable {
  /// The whole file, in the format of `schema/timing.schema.json`.
  package let yaml: String
  private let fileName: String
  /// How many motions have a layer, and how many have none.
  package let assigned: Int
  package let unassigned: Int

  /// - Parameters:
  ///   - documents: read together; the first one is what sources refer to.
  ///   - measurement: of the animation that the documents are about; nil where there is none.
  package init(of documents: [DesignDocument], measurement: Measurement? = nil) {
    var draft = DraftWriter(documents: documents)
    draft.write(measurement.map(LayerMapping.init))
    fileName = documents.first?.fileName ?? ""
    yaml = draft.lines.map { $0 + "\n" }.joined()
    assigned = draft.assigned
    unassigned = draft.unassigned
  }
}

extension DraftTiming {
  /// What the draft promises, its comments left out.
  ///
  /// - Throws: T001…T007 when the documents say more than a timing file can hold.
  package func timing() throws(Diagnostic) -> DocumentedTiming {
    // Lines stay where they are, so that findings point at them.
    let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("#") ? "" : $0 }
    return try DocumentedTiming.read(yaml: lines.joined(separator: "\n"), fileName: fileName)
  }
}

/// Writes a draft from top to bottom.
private struct DraftWriter {
  let documents: [DesignDocument]
  /// Those of all documents.
  private let facts: [Fact]
  var lines: [String] = []
  var assigned = 0
  var unassigned = 0

  /// The limits of a timing file.
  private static let mostTimes = 500
  private static let mostPromises = 1000
  private static let mostComments = 5000
  /// The most turns that a pause is put together with.
  private static let mostTurns = 40

  init(documents: [DesignDocument]) {
    self.documents = documents
    facts = documents.flatMap(\.facts)
  }

  mutating func write(_ mapping: LayerMapping?) {
    let names = documents.map { PrintableText.singleLine($0.fileName) }
    lines.append("# Draft of the documented times of \(names.joined(separator: ", ")).")
    lines.append("# Read it against the document, give what is left below its layer, and keep it.")
    lines.append("document: \(DraftText.quoted(documents.first?.fileName ?? ""))")
    writeTimes()
    writeCycle()
    writeSums()
    writePromises(mapping)
    writeFacts()
  }

  /// A fact's line, with its document where that is not the first.
  private func source(_ fact: Fact) -> String {
    let isFirst = fact.document == documents.first?.fileName
    return isFirst ? String(fact.line) : "\(fact.document) \(fact.line)"
  }

  // MARK: Times

  /// Named times: constants, arguments, defaults. One name with several statements has them all.
  private mutating func writeTimes() {
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
    for name in order.prefix(Self.mostTimes) {
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

  /// Whether a fact's words are of one kind.
  private static func speaks(_ fact: Fact, of words: Set<String>) -> Bool {
    TimeWords.words(of: fact.name ?? fact.about.last ?? "").contains(where: words.contains)
  }

  /// The length of the whole, where all that is said of it agrees.
  private mutating func writeCycle() {
    let said = facts.filter { fact in
      guard fact.kind == .duration || fact.kind == .period, fact.motion == nil,
        fact.limit == nil, let time = fact.time, !time.isRange, time.lower > 0
      else { return false }
      return Self.speaks(fact, of: Self.cycleWords.union(Self.wholeWords))
        || (fact.kind == .period && fact.repeats)
    }
    guard let first = said.first, let time = first.time else { return }
    lines.append("")
    guard Set(said.map(\.time?.plain)).count == 1 else {
      lines.append("# The documents do not agree on the length of the whole:")
      for fact in said.prefix(20) { lines.append("#   \(comment(fact))") }
      return
    }
    guard said.contains(where: { $0.repeats || Self.speaks($0, of: Self.cycleWords) }) else {
      lines.append("# Perhaps the length of the whole; nothing says that it comes round again:")
      for fact in said.prefix(20) { lines.append("#   \(comment(fact))") }
      return
    }
    lines.append("cycle:")
    lines.append("  length: \(time)")
    lines.append("  loops: true")
    let sources = said.prefix(20).map { DraftText.quoted(source($0)) }
    lines.append("  source: [\(sources.joined(separator: ", "))]")
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
  private mutating func writeSums() {
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
      for word in DraftWords.words(of: turn) where places[word]?.count ?? 0 < Self.mostTurns {
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

  // MARK: Promises

  private struct Beginning: Hashable {
    var subject: LayerMapping.Subject
    var start: Fact.Amount
  }

  private mutating func writePromises(_ mapping: LayerMapping?) {
    var promises: [String] = []
    var suggestions: [String] = []
    var taken: Set<String> = []
    let motions = DraftMotion.motions(of: documents).filter(\.isTimed)
    let subjects = motions.map { mapping?.subject(of: $0) }
    // What is set back at once where a motion begins is the beginning of that motion.
    var begins: Set<Beginning> = []
    for (motion, subject) in zip(motions, subjects) where motion.duration != nil {
      guard let subject else { continue }
      for start in motion.starts { begins.insert(Beginning(subject: subject, start: start)) }
    }
    for (motion, found) in zip(motions, subjects) {
      let isReset =
        found.map { subject in
          motion.duration == nil && motion.stagger == nil
            && motion.starts.contains { begins.contains(Beginning(subject: subject, start: $0)) }
        } ?? false
      let subject = isReset ? nil : found
      var name = motion.name
      if taken.contains(name) { name += " (line \(motion.facts.first?.line ?? 0))" }
      guard taken.insert(name).inserted else { continue }
      var rows = ["- name: \(DraftText.quoted(name))"]
      let keys = motion.promise(hasCharacters: subject?.hasCharacters).map {
        "  \($0.key): \($0.value)"
      }
      if let subject, promises.count < Self.mostPromises * 8 {
        assigned += 1
        let layers = subject.layers.map(DraftText.quoted).joined(separator: ", ")
        rows.append(subject.layers.count == 1 ? "  layer: \(layers)" : "  layers: [\(layers)]")
        rows.append("  property: \(DraftText.quoted(subject.property))")
        promises += (rows + keys).map { "  " + $0 }
      } else if suggestions.count < Self.mostComments {
        unassigned += 1
        suggestions += (rows + ["  layer: ?"] + keys).map { "#   " + $0 }
      }
    }
    if !promises.isEmpty { lines += ["", "promises:"] + promises }
    if !suggestions.isEmpty {
      lines += ["", "# Not assigned to a layer:", "# promises:"] + suggestions
    }
  }

  // MARK: Facts

  private mutating func writeFacts() {
    for document in documents where !document.facts.isEmpty {
      lines += ["", "# All that \(PrintableText.singleLine(document.fileName)) says of times:"]
      for fact in document.facts.prefix(Self.mostComments) { lines.append("# \(comment(fact))") }
      let rest = document.facts.count - Self.mostComments
      if rest > 0 { lines.append("# and \(rest) more") }
    }
  }

  private func comment(_ fact: Fact) -> String {
    "\(fact.line): \(fact) | \(PrintableText.singleLine(fact.snippet, limit: Fact.longestSnippet))"
  }
}
