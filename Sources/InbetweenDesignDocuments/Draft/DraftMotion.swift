import InbetweenDiagnostics
import InbetweenTimingReport

/// One motion of a document: the facts that speak of it.
struct DraftMotion {
  var document: String
  /// In the order of their lines.
  var facts: [Fact]

  var subject: DraftSubject
  /// The clause that speaks of it; empty for code, tables and lists of attributes.
  var clause = ""
  var isCode = false
  /// Whether it stands in a list that gives one attribute an item.
  var isAttributes = false
  /// Whether it is said of the animation as a whole.
  var isWhole = false

  /// What it is called: the clause, or the closest names around it.
  var name: String {
    if !clause.isEmpty { return FactText.shortened(clause, 60) }
    if isAttributes { return subject.names.first ?? "" }
    guard let longest = facts.map(\.about).max(by: { $0.count < $1.count }) else { return "" }
    if !isCode, longest.count > 1 { return longest.dropFirst().joined(separator: " ") }
    let names = longest.suffix(4).joined(separator: " ")
    return names.isEmpty ? "Line \(facts.first?.line ?? 0)" : names
  }

  /// Whether it says nothing but how long something rests.
  var isPause: Bool {
    !isCode && facts.contains { $0.kind == .pause }
      && facts.allSatisfy { $0.kind == .pause || $0.kind == .order || $0.kind == .open }
  }

  /// Whether it is said of those who want little motion, and not of the animation as it is.
  var isForReducedMotion: Bool {
    facts.contains { fact in
      (fact.context.suffix(2) + fact.about + [clause]).contains { text in
        let text = text.lowercased()
        return ["prefers-reduced-motion", "reduced motion", "reduce motion"].contains {
          text.contains($0)
        }
      }
    }
  }

  /// Whether it is asked and not said: `Why 1.2 s?`; `Could it take 150 ms?` is a wish.
  var isQuestion: Bool {
    guard let last = clause.last, last == "?" || last == "？" else { return false }
    let wishes: Set<String> = ["could", "can", "would", "please", "may", "might"]
    return wishes.isDisjoint(with: NameWords(clause).all.prefix(2))
  }

  func times(_ kind: Fact.Kind) -> [Fact] {
    facts.filter { $0.kind == kind && $0.time != nil && $0.limit == nil }
  }

  /// One duration; nil when there is none or there are several. Of a length in seconds and the same
  /// in frames, the seconds count: they need no rate.
  var duration: Fact.Amount? {
    let found = Set(times(.duration).compactMap(\.time?.plain))
    if found.count == 1 { return found.first }
    let seconds = found.filter { $0.unit != .frames && !$0.isRange }
    return found.count == 2 && seconds.count == 1 ? seconds.first : nil
  }

  /// A bound of its duration; nil without one, or with several.
  var bound: (limit: Fact.Limit, time: Fact.Amount)? {
    let found = facts.filter { $0.kind == .duration && $0.limit != nil }
    guard found.count == 1, let limit = found[0].limit, let time = found[0].time else { return nil }
    return (limit, time)
  }

  /// When it starts, from the beginning of the whole.
  ///
  /// What a text says something waits, and after nothing, it waits from the beginning.
  var starts: [Fact.Amount] {
    let starts = Self.moments(of: times(.start).filter { $0.confidence == .stated })
    return starts.isEmpty && !isCode && !follows ? Self.moments(of: times(.delay)) : starts
  }

  /// Whether a text says what it comes after: `200 ms after the logo`.
  private var follows: Bool {
    let words = NameWords(clause).all.map(Vocabulary.english)
    return zip(words, words.dropFirst() + ["?"]).contains { word, next in
      ["later", "once", "previous", "when", "then"].contains(word)
        // `after a delay of 200 ms` is after nothing.
        || word == "after" && !Self.afterNothing.contains(next)
          // `after 2.5 s` is after the beginning.
          && !next.allSatisfy(\.isNumber)
    }
  }

  /// Words behind `after` that name nothing it could come after; German `nach unten` is a direction.
  private static let afterNothing: Set<String> = [
    "delay", "a", "an", "un", "une", "uno", "una", "um", "uma", "ein", "einer", "unten", "oben",
    "links", "rechts", "innen", "außen", "vorn", "hinten",
  ]

  /// When it starts, from whatever sets off the code around it; empty where it does so at once, and
  /// where one of several things with lengths of their own waits.
  var waits: [Fact.Amount] {
    let delays = isCode || follows ? times(.delay) : []
    let waits = Self.moments(of: times(.start).filter { $0.confidence != .stated } + delays)
    let lengths = Set(times(.duration).map(\.time)).count
    guard lengths < 2 || waits.count >= lengths else { return [] }
    return waits.contains { $0.lower != 0 } ? waits : []
  }

  /// The times of facts that are no ranges, each once: seconds, then frames, in their order.
  private static func moments(of facts: [Fact]) -> [Fact.Amount] {
    let times = Set(facts.compactMap(\.time?.plain).filter { !$0.isRange })
    return times.sorted {
      ($0.unit == .frames ? 1 : 0, $0.lower) < ($1.unit == .frames ? 1 : 0, $1.lower)
    }
  }

  var stagger: Fact? { facts.first { $0.kind == .stagger && $0.limit == nil } }
  var changes: [Fact.Change] { facts.compactMap(\.change) }

  /// Its curve, as a timing file names it; nil where there is none or there are several.
  private var easing: String? {
    let found = Set(facts.compactMap(\.curve).map { Self.easing($0) })
    return found.count == 1 ? found.first ?? nil : nil
  }

  /// Its lines, for the source of a promise.
  var lines: String {
    var lines: [Int] = []
    for line in facts.map(\.line).sorted() where lines.last != line { lines.append(line) }
    return lines.map(String.init).joined(separator: ", ")
  }

  /// Whether it says any time at all.
  var isTimed: Bool {
    facts.contains { $0.time != nil || $0.kind == .open || $0.kind == .order || $0.curve != nil }
  }
}

extension DraftMotion {
  /// The keys of a promise, without its name and its layers.
  ///
  /// - Parameters:
  ///   - hasCharacters: whether characters take turns on the layer; nil for no layer.
  ///   - layers: how many layers it is about; nil where none is found.
  ///   - properties: what moves on them; empty for anything.
  ///   - after: the promise that starts with what sets this one off, and how much later this starts.
  /// - Returns: keys and values as a timing file writes them.
  func promise(
    hasCharacters: Bool?, layers: Int?, properties: [String] = [],
    after: (name: String, delay: String)? = nil
  ) -> [(key: String, value: String)] {
    var keys: [(String, String)] = []
    if let after {
      keys.append(("after", DraftText.quoted("start of \(after.name)")))
      keys.append(("delay", after.delay))
    }
    let starts = starts
    if starts.count == 1 {
      keys.append(("starts", starts[0].description))
    } else if starts.count > 1 {
      let list = starts.prefix(100).map(\.description)
      keys.append(("starts", "[\(list.joined(separator: ", "))]"))
    }
    if isSpringsOwn {
      // What says how stiff a spring is, is no length.
    } else if let duration, !duration.isRange, duration.lower >= 0 {
      keys.append(("lasts", duration.lower == 0 ? "instant" : duration.description))
    } else if let duration, duration.isRange, duration.lower >= 0 {
      keys.append(("lasts", DraftText.quoted(duration.description)))
    } else if let bound, !bound.time.isRange, bound.time.lower > 0 {
      keys.append(("lasts", "\(bound.limit.rawValue) \(bound.time)"))
    } else if facts.contains(where: { $0.kind == .open }) {
      keys.append(("lasts", "open"))
    } else if times(.duration).isEmpty, facts.contains(where: { $0.kind == .change }) {
      let isAtOnce = !starts.isEmpty || stagger != nil
      if isAtOnce { keys.append(("lasts", "instant")) }
    }
    for (kind, key) in [(Fact.Kind.period, "period"), (.pause, "pause")] {
      if let time = times(kind).first?.time, !time.isRange {
        keys.append((key, time.description))
      }
    }
    if let runs {
      keys.append(("repeats", "\(runs)"))
      if !keys.contains(where: { $0.0 == "period" || $0.0 == "pause" }), let duration {
        keys.append(("period", duration.description))
      }
    }
    if hasCharacters != false || layers ?? 0 > 1, let stagger, let step = stagger.time,
      !step.isRange, step.lower > 0
    {
      var parts = (hasCharacters == true ? ["of: characters"] : []) + ["step: \(step)"]
      if let count = stagger.count { parts.append("count: \(count)") }
      if let count = stagger.count, let span = duration?.seconds, let seconds = step.seconds {
        parts.append("total: \(FactText.decimal(seconds * Double(count - 1) + span)) s")
      }
      if stagger.isReversed { parts.append("order: reverse") }
      keys.append(("stagger", "{ \(parts.joined(separator: ", ")) }"))
    }
    keys += changedValues(of: properties)
    if let spring {
      keys.append(("easing", DraftText.quoted(spring)))
    } else if let easing {
      keys.append(("easing", easing))
    }
    if !waits.isEmpty, after == nil {
      let list = waits.prefix(20).map(\.description).joined(separator: ", ")
      keys.append(("note", DraftText.quoted("begins \(list) after what sets it off")))
    }
    keys.append(("source", DraftText.quoted(lines)))
    return keys
  }

  /// Values that mean the same in a file as in code: angles, and how much of a thing is seen.
  /// A turn that is drawn as a scale has no angles.
  private func changedValues(of properties: [String]) -> [(String, String)] {
    var keys: [(String, String)] = []
    let known = changes.filter { change in
      ["rotation", "opacity"].contains(change.property)
        && (properties.isEmpty
          || properties.contains { $0.lowercased().contains(change.property) })
    }
    guard known.count == 1, let change = known.first else { return [] }
    let isShare = change.property == "opacity"
    for (key, value) in [("from", change.from), ("to", change.to), ("by", change.by)] {
      guard let value, value.magnitude <= 1e9 else { continue }
      keys.append(
        (key, isShare ? "\(FactText.decimal(value * 100)) %" : "\(FactText.decimal(value))°"))
    }
    return keys
  }

  private static func easing(_ curve: Fact.Curve) -> String? {
    switch curve {
    case .named(let name):
      return NamedEasing(name: name)?.rawValue ?? CurvePresets.curve(named: name)?.name
    case .bezier(let x1, let y1, let x2, let y2):
      let points = [x1, y1, x2, y2]
      guard (0...1).contains(x1), (0...1).contains(x2), points.allSatisfy({ abs($0) <= 100 })
      else { return nil }
      return "[\(points.map(FactText.decimal).joined(separator: ", "))]"
    case .spring: return "spring"
    case .custom: return nil
    }
  }
}

/// The words by which sentences speak of the same thing.
enum DraftWords {
  static func words(of fact: Fact) -> Set<String> {
    let words = TimeWords.words(of: fact.about.last ?? "")
    return Set(
      words.filter { MotionWords.isMotion($0) || $0.hasSuffix("ation") }.map { word in
        word.hasSuffix("s") ? String(word.dropLast()) : word
      }
    ).subtracting(["animation", "duration", "start", "stop", "repeat", "go"])
  }
}

/// Text that stays what it is in YAML.
enum DraftText {
  /// A string in double quotes; what cannot be seen is written by its number.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default:
        if PrintableText.isUnsafe(scalar) {
          let digits = String(scalar.value, radix: 16)
          result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
