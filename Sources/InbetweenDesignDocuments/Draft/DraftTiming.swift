package import InbetweenDiagnostics
package import InbetweenTimingReport

/// The draft of a timing file: what documents promise, as far as it can be told by machine.
///
/// Times with a name and the cycle are written as such; every motion becomes a promise, of the layer
/// that bears its name where an animation is given, else of what the document calls it. What no
/// promise can be made of stands below in comments, with why.
package struct DraftTiming: Hashable, Sendable {
  /// The whole file, in the format of `schema/timing.schema.json`.
  package let yaml: String
  private let fileName: String
  private let layers: [String: String]
  /// What is said of time and no promise is made of.
  package let unpromised: [Unpromised]
  /// How many motions have a layer, and how many have none.
  package let assigned: Int
  package let unassigned: Int

  /// - Parameters:
  ///   - documents: read together; the first one is what sources refer to.
  ///   - measurement: of the animation that the documents are about; nil where there is none.
  ///   - layers: which layer each of the documents' names means.
  package init(
    of documents: [DesignDocument], measurement: Measurement? = nil, layers: [String: String] = [:]
  ) {
    var draft = DraftWriter(documents: documents)
    draft.write(measurement.map { LayerMapping($0, mapping: layers) })
    self.layers = layers
    unpromised = draft.unpromised
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
    var timing = try DocumentedTiming.read(
      yaml: lines.joined(separator: "\n"), fileName: fileName)
    timing.layers = layers
    timing.unpromised = unpromised
    return timing
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
  var unpromised: [Unpromised] = []

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
    lines.append("# Read it against the document, give each subject its layer, and keep it.")
    lines.append("document: \(DraftText.quoted(documents.first?.fileName ?? ""))")
    writeTimes()
    writeCycle(mapping?.framesPerSecond)
    writeSums()
    writePromises(mapping)
    writeUnpromised()
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

  /// Whether a fact is said of the animation as a whole.
  private static func isOfWhole(_ fact: Fact) -> Bool {
    guard fact.kind == .duration || fact.kind == .period, fact.motion == nil, fact.limit == nil,
      let time = fact.time, !time.isRange, time.lower > 0
    else { return false }
    let words = TimeWords.words(of: fact.name ?? "")
    if words.contains(where: cycleWords.union(wholeWords).contains) { return true }
    if fact.kind == .period && fact.repeats { return true }
    return fact.name == nil && ClausePhrase.isWhole(fact.about.last ?? "")
  }

  /// The length of the whole. Of several that documents give, the first is promised, and all stand
  /// as one time that is stated more than once.
  private mutating func writeCycle(_ rate: Double?) {
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

  /// A motion with what is promised of it.
  fileprivate struct Entry {
    var motion: DraftMotion
    var subject: LayerMapping.Subject?
    var name: String
  }

  private mutating func writePromises(_ mapping: LayerMapping?) {
    let entries = self.entries(mapping)
    var rows: [String] = []
    for entry in entries {
      var row = ["- name: \(DraftText.quoted(entry.name))"]
      if let subject = entry.subject {
        assigned += 1
        let layers = subject.layers.map(DraftText.quoted).joined(separator: ", ")
        row.append(subject.layers.count == 1 ? "  layer: \(layers)" : "  layers: [\(layers)]")
        row += Self.line("property", subject.properties)
      } else {
        unassigned += 1
        row += Self.line("subject", entry.motion.subject.names)
        row += Self.line("property", entry.motion.subject.properties)
      }
      let keys = entry.motion.promise(
        hasCharacters: entry.subject?.hasCharacters, layers: entry.subject?.layers.count,
        after: trigger(of: entry, among: entries))
      row += keys.map { "  \($0.key): \($0.value)" }
      rows += row.map { "  " + $0 }
    }
    if !rows.isEmpty { lines += ["", "promises:"] + rows }
  }

  private static func line(_ key: String, _ names: [String]) -> [String] {
    let list = names.map(DraftText.quoted).joined(separator: ", ")
    return names.isEmpty ? [] : ["  \(key): \(names.count == 1 ? list : "[\(list)]")"]
  }

  /// Every motion that a promise can be made of, under a name of its own.
  private mutating func entries(_ mapping: LayerMapping?) -> [Entry] {
    let motions = DraftMotion.motions(of: documents).filter(\.isTimed)
    let subjects = motions.map { mapping?.subject(of: $0) }
    // What is set back at once where a motion begins is the beginning of that motion.
    var begins: Set<Beginning> = []
    for (motion, subject) in zip(motions, subjects) where motion.duration != nil {
      guard let subject else { continue }
      for start in motion.starts { begins.insert(Beginning(subject: subject, start: start)) }
    }
    var taken: Set<String> = []
    var entries: [Entry] = []
    for (motion, subject) in zip(motions, subjects) {
      let isReset =
        subject.map { subject in
          motion.duration == nil && motion.stagger == nil
            && motion.starts.contains { begins.contains(Beginning(subject: subject, start: $0)) }
        } ?? false
      if isReset || motion.isWhole { continue }
      guard !motion.subject.names.isEmpty else {
        leave(motion, "it does not say what moves")
        continue
      }
      guard entries.count < Self.mostPromises * 4 else {
        leave(motion, "there are more than \(Self.mostPromises * 4) promises")
        continue
      }
      var name = motion.name
      if taken.contains(name) { name += " (line \(motion.facts.first?.line ?? 0))" }
      var number = 2
      while taken.contains(name) {
        name = "\(motion.name) (\(number))"
        number += 1
      }
      taken.insert(name)
      entries.append(Entry(motion: motion, subject: subject, name: name))
    }
    return entries
  }

  /// The motion that waits least of those that the same code sets off, and how much longer this one
  /// waits: what sets them off shows in no animation, and what lies between them does.
  private func trigger(of entry: Entry, among entries: [Entry]) -> (name: String, delay: String)? {
    guard let wait = entry.wait, entry.subject != nil else { return nil }
    let others = entries.filter {
      $0.name != entry.name && $0.subject != nil && $0.motion.isCode
        && $0.motion.document == entry.motion.document && $0.place == entry.place
    }
    let waiting = others.compactMap { other in other.wait.map { (other, $0) } }
    if let first = waiting.min(by: { $0.1 < $1.1 }), first.1 < wait {
      return (first.0.name, "\(FactText.decimal(wait - first.1)) s")
    }
    guard waiting.isEmpty || waiting.allSatisfy({ $0.1 > wait }) else { return nil }
    let line = entry.motion.facts.first?.line ?? 0
    let before = others.last { other in
      other.motion.waits.isEmpty && other.motion.starts.isEmpty && other.motion.duration != nil
        && other.motion.facts.first?.line ?? 0 < line
    }
    return before.map { ($0.name, "\(FactText.decimal(wait)) s") }
  }

  // MARK: What is not promised

  private mutating func leave(_ motion: DraftMotion, _ reason: String) {
    for fact in motion.facts { leave(fact, reason) }
  }

  private mutating func leave(_ fact: Fact, _ reason: String) {
    guard unpromised.count < Self.mostComments else { return }
    unpromised.append(
      Unpromised(
        text: "\(fact)", reason: reason,
        source: DocumentSource(
          document: fact.document == documents.first?.fileName ? "" : fact.document,
          lines: String(fact.line))))
  }

  private mutating func writeUnpromised() {
    for fact in facts where fact.motion == nil && fact.name == nil {
      switch fact.kind {
      case .order: leave(fact, "an order alone compares no times")
      case .open: leave(fact, "it gives a name and no time")
      case .repetition: leave(fact, "how often something runs is not compared")
      case .duration, .delay, .start, .stagger, .period, .pause, .change, .curve: break
      }
    }
    unpromised.sort { (Int($0.source.lines) ?? 0) < (Int($1.source.lines) ?? 0) }
    guard !unpromised.isEmpty else { return }
    lines += ["", "# Not promised:"]
    for said in unpromised {
      lines.append(
        "# \(said.source.text(in: documents.first?.fileName ?? "")): \(said.text) | \(said.reason)")
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

extension DraftWriter.Entry {
  /// How long it waits after what sets it off, in seconds; nil for nothing, or several times.
  fileprivate var wait: Double? {
    guard motion.isCode, motion.starts.isEmpty, motion.waits.count == 1 else { return nil }
    return motion.waits[0].seconds
  }

  /// The function that sets it off.
  fileprivate var place: [String] {
    Array((motion.facts.first?.about ?? []).dropLast())
  }
}
