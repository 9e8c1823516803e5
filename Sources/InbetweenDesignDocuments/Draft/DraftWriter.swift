import InbetweenDiagnostics
import InbetweenTimingReport

/// Writes a draft from top to bottom.
struct DraftWriter {
  let documents: [DesignDocument]
  /// Those of all documents.
  let facts: [Fact]
  var lines: [String] = []
  var assigned = 0
  var unassigned = 0
  var unpromised: [Unpromised] = []
  /// More layers that a promise may be about, by its name.
  var alternatives: [String: [String]] = [:]
  /// The orders that promises hold.
  var ordered: Set<Fact> = []

  /// The most times that a drafted timing file names.
  static let maximumTimes = 500
  /// The most promises that it has.
  static let maximumPromises = 4_000

  /// The most characters of a promise's name, but for what tells it from others of the same.
  static let longestName = 200
  /// The most lines in it that say what is not promised.
  static let maximumComments = 5_000
  /// The most turns that a pause is put together with.
  static let maximumTurns = 40

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
  func source(_ fact: Fact) -> String {
    let isFirst = fact.document == documents.first?.fileName
    return isFirst ? String(fact.line) : "\(fact.document) \(fact.line)"
  }

  // MARK: Promises

  private struct Beginning: Hashable {
    var subject: LayerMapping.Subject
    var start: Fact.Amount
  }

  /// A motion with what is promised of it.
  struct Entry {
    var motion: DraftMotion
    var subject: LayerMapping.Subject?
    var name: String
  }

  private mutating func writePromises(_ mapping: LayerMapping?) {
    var entries = self.entries(mapping)
    let relations = self.relations(&entries)
    var rows: [String] = []
    for entry in entries {
      var row = ["- name: \(DraftText.quoted(entry.name))"]
      if let subject = entry.subject {
        assigned += 1
        let layers = subject.layers.map(DraftText.quoted).joined(separator: ", ")
        row.append(subject.layers.count == 1 ? "  layer: \(layers)" : "  layers: [\(layers)]")
        row += Self.line("property", subject.properties)
        if !subject.others.isEmpty {
          alternatives[entry.name] = subject.others
          let others = subject.others.map(DraftText.quoted).joined(separator: ", ")
          row.append("  # \(others) may be meant as well.")
        }
      } else {
        unassigned += 1
        row += Self.line("subject", entry.motion.subject.names)
        row += Self.line("property", entry.motion.subject.properties)
      }
      let keys = entry.motion.promise(
        hasCharacters: entry.subject?.hasCharacters, layers: entry.subject?.layers.count,
        properties: entry.subject?.properties ?? [],
        after: trigger(of: entry, among: entries))
      if let relation = relations[entry.name] { row.append("  \(relation)") }
      row += keys.map { "  \($0.key): \($0.value)" }
      if let counted = entry.motion.counted, entry.motion.runs == nil {
        leave(counted, "how often it runs is compared where it says when it begins")
      }
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
    let claimed = mapping?.claimed(by: motions) ?? []
    let subjects = motions.map { mapping?.subject(of: $0, except: claimed) }
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
      guard !motion.isPause || subject == nil else {
        leave(motion, "it rests between two motions that it does not name")
        continue
      }
      guard !motion.isForReducedMotion else {
        leave(motion, "it holds only where motion is reduced")
        continue
      }
      guard !motion.isQuestion else {
        leave(motion, "it is asked and not said")
        continue
      }
      guard !motion.subject.names.isEmpty else {
        leave(motion, "it does not say what moves")
        continue
      }
      guard entries.count < Self.maximumPromises else {
        leave(motion, "there are more than \(Self.maximumPromises) promises")
        continue
      }
      let own = String(motion.name.prefix(Self.longestName))
      var name = own
      if taken.contains(name) { name += " (line \(motion.facts.first?.line ?? 0))" }
      var number = 2
      while taken.contains(name) {
        name = "\(own) (\(number))"
        number += 1
      }
      taken.insert(name)
      entries.append(Entry(motion: motion, subject: subject, name: name))
    }
    // A constant that is called as a layer is promises something of it, where nothing else does.
    let known = Set(
      entries.filter { $0.motion.duration != nil }.flatMap { $0.subject?.layers ?? [] })
    for motion in DraftMotion.constants(of: documents) {
      guard let subject = mapping?.subject(of: motion), known.isDisjoint(with: subject.layers),
        let name = motion.facts.first?.name, entries.count < Self.maximumPromises,
        taken.insert(name).inserted
      else {
        // A time stands among those that have a name.
        for fact in motion.facts where fact.kind == .curve {
          leave(fact, "it is a curve with a name of its own, which is no layer's")
        }
        continue
      }
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
    guard unpromised.count < Self.maximumComments else { return }
    unpromised.append(
      Unpromised(
        text: "\(fact)", reason: reason,
        source: DocumentSource(
          document: fact.document == documents.first?.fileName ? "" : fact.document,
          lines: String(fact.line))))
  }

  private mutating func writeUnpromised() {
    for fact in facts where fact.name == nil {
      guard fact.motion == nil || fact.kind == .repetition else { continue }
      switch fact.kind {
      case .order where ordered.contains(fact): continue
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
      for fact in document.facts.prefix(Self.maximumComments) { lines.append("# \(comment(fact))") }
      let rest = document.facts.count - Self.maximumComments
      if rest > 0 { lines.append("# and \(rest) more") }
    }
  }

  func comment(_ fact: Fact) -> String {
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
