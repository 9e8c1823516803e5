import InbetweenTimingReport

extension DraftMotion {
  /// Every motion that documents speak of: in code and tables by their marks, in sentences by
  /// clauses.
  static func motions(of documents: [DesignDocument]) -> [DraftMotion] {
    documents.flatMap { document in
      (marked(document) + sentences(document)).sorted {
        ($0.facts.first?.line ?? 0) < ($1.facts.first?.line ?? 0)
      }.map { $0.inSeconds(at: document.framesPerSecond) }
    }
  }

  /// The same with frames as seconds, where the document says how many frames a second has:
  /// animations may be made at another rate.
  private func inSeconds(at framesPerSecond: Double?) -> DraftMotion {
    guard let framesPerSecond else { return self }
    var motion = self
    for index in facts.indices {
      guard let time = facts[index].time, time.unit == .frames else { continue }
      func seconds(_ frames: Double) -> Double { (frames / framesPerSecond * 1e6).rounded() / 1e6 }
      motion.facts[index].time = Fact.Amount(seconds(time.lower), to: seconds(time.upper))
    }
    return motion
  }

  /// Facts that share a motion, and for one instance those of its type.
  private static func marked(_ document: DesignDocument) -> [DraftMotion] {
    var motions: [DraftMotion] = []
    var order: [Fact.Motion] = []
    var byMotion: [Fact.Motion: [Fact]] = [:]
    for fact in document.facts {
      guard let motion = fact.motion else { continue }
      if byMotion[motion] == nil { order.append(motion) }
      byMotion[motion, default: []].append(fact)
    }
    for motion in order {
      var facts = byMotion[motion] ?? []
      if motion.instance != nil {
        let kinds = Set(facts.map(\.kind))
        let general = byMotion[Fact.Motion(line: motion.line, instance: nil)] ?? []
        facts += general.filter { !kinds.contains($0.kind) }
      }
      let isRow = motion.isRow
      motions.append(
        DraftMotion(
          document: document.fileName, facts: facts,
          subject: isRow ? DraftSubject(row: facts) : DraftSubject(code: facts), isCode: !isRow))
    }
    return motions
  }

  // MARK: Constants

  /// Lengths and curves that have a name of their own, each as a motion of what that names:
  /// `logoFade`.
  static func constants(of documents: [DesignDocument]) -> [DraftMotion] {
    documents.flatMap { document in
      document.facts.compactMap { fact -> DraftMotion? in
        guard let name = fact.name, fact.motion == nil, fact.limit == nil,
          fact.confidence != .likely,
          fact.kind == .curve || fact.kind == .duration && fact.time?.isRange == false
        else { return nil }
        let subject = DraftSubject(constant: name)
        var motion = DraftMotion(document: document.fileName, facts: [fact], subject: subject)
        motion.isCode = true
        return motion
      }
    }
  }

  // MARK: Sentences

  /// Where a sentence stands.
  private struct Place: Hashable {
    var heading: String?
    /// The item of a list that it stands below.
    var parent: String?
    var sentence: String
  }

  /// A sentence up to its first number.
  private struct Stem: Hashable {
    var line: Int
    var text: Substring
  }

  private static func sentences(_ document: DesignDocument) -> [DraftMotion] {
    var order: [Place] = []
    var byPlace: [Place: [Fact]] = [:]
    // Of a sentence with several times, later facts leave out the times before them: the first one
    // has all of it.
    var whole: [Stem: String] = [:]
    for fact in document.facts where fact.isSaid {
      guard let own = fact.about.last else { continue }
      let stem = Stem(line: fact.line, text: own.prefix { !$0.isNumber && $0 != "…" })
      let sentence = stem.text.isEmpty ? own : whole[stem] ?? own
      whole[stem] = sentence
      let heading = fact.about.count > 1 ? fact.about[fact.about.count - 2] : nil
      // Items that give one attribute each speak of what they stand under.
      let label = sentence.prefix { $0 != ":" && $0 != "：" }
      let isAttribute =
        (heading ?? fact.parent) != nil && label.count < sentence.count
        && (NameWords.isAttribute(String(label)) || Self.isAttribute(String(label)))
        && label.contains(where: \.isLetter) && !ClausePhrase.isWhole(sentence)
        && !ClausePhrase(String(sentence[label.endIndex...])).tellsOfMotion
      let place = Place(
        heading: heading, parent: fact.parent, sentence: isAttribute ? "" : sentence)
      if byPlace[place] == nil { order.append(place) }
      byPlace[place, default: []].append(fact)
    }
    var motions: [DraftMotion] = []
    var before: (heading: String?, parent: String?, names: [String], motion: String?) =
      (nil, nil, [], nil)
    for place in order {
      let facts = byPlace[place] ?? []
      if before.heading != place.heading || before.parent != place.parent {
        before = (place.heading, place.parent, [], nil)
      }
      for (clause, own) in clauses(place.sentence, facts) {
        let subject = DraftSubject(
          clause: clause, heading: place.heading, parent: place.parent, before: before.names,
          facts: own)
        if !clause.isEmpty, !subject.names.isEmpty { before.names = subject.names }
        let isWhole =
          !own.contains { $0.change != nil } && ClausePhrase.isWhole(clause)
          && !DraftSubject.isOfParent(clause, own.first)
        guard own.contains(where: { $0.isSaid }) else { continue }
        let phrase = ClausePhrase(clause)
        let things = phrase.names
        // Items that say nothing but how the one above them moves are one motion.
        if place.parent != nil, subject.isFromParent, let last = motions.last,
          last.subject.isFromParent, before.motion == place.parent, last.takes(own)
        {
          motions[motions.count - 1].facts += own
          continue
        }
        // `It takes 600 ms` goes on with what was said before.
        if place.parent == nil, phrase.names.isEmpty, !isWhole, ClausePhrase.pointsBack(clause),
          !own.contains(where: { $0.kind == .pause }),
          let last = motions.last, !last.clause.isEmpty, last.subject.names == subject.names,
          subject.properties.isEmpty,
          Set(phrase.hints).isSubset(of: last.subject.hints), last.takes(own)
        {
          motions[motions.count - 1].facts += own
          continue
        }
        before.motion = subject.isFromParent ? place.parent : nil
        for name in things.count > 1 ? things.map({ [$0] }) : [subject.names] {
          var subject = subject
          subject.names = name
          motions.append(
            DraftMotion(
              document: document.fileName, facts: own, subject: subject, clause: clause,
              isAttributes: clause.isEmpty, isWhole: isWhole))
        }
      }
    }
    return motions
  }

  /// Whether a label names nothing but an attribute in another language: `Dauer`, `開始`.
  private static func isAttribute(_ label: String) -> Bool {
    NameWords.isAttribute(
      NameWords(label).all.map(Vocabulary.english).joined(separator: " "))
  }

  /// Whether more facts can be of the same motion: a length, a start, a curve are said once.
  private func takes(_ more: [Fact]) -> Bool {
    func times(_ facts: [Fact], _ kinds: Set<Fact.Kind>) -> Int {
      facts.count { kinds.contains($0.kind) }
    }
    let all = facts + more
    return times(all, [.duration]) < 2 && times(all, [.start, .delay]) < 2
      && times(all, [.stagger]) < 2 && all.count { $0.curve != nil } < 2
  }

  private static let parting = [
    ", ", "; ", " then ", " and ", " while ", " but ", " — ", " before ", "，", "；", "、", " und ",
    " dann ", " et ", " puis ", " y ", " luego ", " e ", " poi ",
  ]

  /// A sentence's clauses with the facts that each gives; those that stand with no number go to the
  /// first. Parts without a time of their own belong to the one before them.
  private static func clauses(_ sentence: String, _ facts: [Fact]) -> [(String, [Fact])] {
    let lengths = facts.filter { $0.kind == .duration && $0.time != nil && $0.limit == nil }
    guard !sentence.isEmpty, Set(lengths.map(\.time?.plain)).count > 1 else {
      return [(sentence, facts)]
    }
    var parts = [sentence]
    for mark in parting {
      parts = parts.flatMap { $0.split(separator: mark).map(String.init) }
    }
    var clauses: [(text: String, facts: [Fact])] = []
    var left = facts
    var pending = ""
    for part in parts {
      var (own, others): ([Fact], [Fact]) = ([], [])
      for fact in left {
        let isOwn = fact.time.map { $0.stands(in: part) } ?? fact.change?.stands(in: part) ?? false
        if isOwn { own.append(fact) } else { others.append(fact) }
      }
      left = others
      let text = pending.isEmpty ? part : pending + " and " + part
      if own.isEmpty, !part.contains(where: \.isNumber), clauses.isEmpty {
        pending = text
        continue
      }
      pending = ""
      let hasLength = own.contains { $0.kind == .duration }
      let isNew = !ClausePhrase(text).names.isEmpty
      if let last = clauses.indices.last,
        !isNew && !(hasLength && clauses[last].facts.contains { $0.kind == .duration })
      {
        clauses[last].facts += own
        clauses[last].text += ", " + part
      } else {
        clauses.append((text, own))
      }
    }
    if clauses.isEmpty { return [(sentence, facts)] }
    clauses[0].facts += left
    return clauses.filter { !$0.facts.isEmpty }.map { ($0.text, $0.facts) }
  }
}

extension Fact {
  /// Whether prose says it of something: no constant, nothing of code or tables.
  fileprivate var isSaid: Bool {
    guard motion == nil, name == nil else { return false }
    switch kind {
    case .duration, .delay, .start, .stagger, .period, .pause, .change, .curve: return true
    case .order:
      // `after the logo` is said of what fades in; the place in a list is not.
      guard case .after = order else { return false }
      return true
    case .open, .repetition: return false
    }
  }
}

extension Fact.Change {
  /// Whether a text gives one of its values; nil where it has none.
  fileprivate func stands(in text: String) -> Bool? {
    let values = [from, to, by].compactMap { $0 }
    guard !values.isEmpty else { return nil }
    return values.contains { Fact.Amount(abs($0)).stands(in: text) }
  }
}

extension Fact.Amount {
  /// Whether a text gives this number, whatever its unit.
  fileprivate func stands(in text: String) -> Bool {
    let numbers = [lower, upper, lower * 1000, lower / 1000].map(FactText.decimal)
    let words = text.replacing(",", with: ".").split { !$0.isNumber && $0 != "." }
      .map { $0.last == "." ? $0.dropLast() : $0 }
    return words.contains { word in
      numbers.contains(String(word)) || Double(word).map { [lower, upper].contains($0) } ?? false
    }
  }
}
