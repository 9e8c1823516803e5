import InbetweenTimingReport

/// What a clause, a label or a heading names: the words before what moves.
struct ClausePhrase: Hashable {
  /// As written, without articles; empty where nothing is named.
  var names: [String]
  /// The properties that it names, as After Effects calls them.
  var properties: [String] = []
  /// The properties that its verbs are likely to change.
  var hints: [String] = []
  /// Where nothing tells where the name ends: the words that hold it.
  var around: String?

  init(_ clause: String) {
    let text = Self.plain(clause)
    (names, around) = Self.subject(of: text)
    // Words that are written without spaces hold the name with what is said of it.
    if around == nil, names.contains(where: Self.isJoined) { around = names.joined(separator: " ") }
    for word in NameWords(text).all.map(Vocabulary.english) {
      if let property = Self.nouns[word], !properties.contains(property) {
        properties.append(property)
      }
      if let property = Self.verbs[word], !hints.contains(property) { hints.append(property) }
    }
  }

  /// Whether something that it names moves: `Frames 20–40: the tagline slides up`.
  var tellsOfMotion: Bool { !names.isEmpty && around == nil && !hints.isEmpty }

  /// Whether it names nothing and speaks of the animation as a whole.
  static func isWhole(_ clause: String) -> Bool {
    let text = plain(clause)
    let names = subject(of: text).names
    let words = NameWords(text).all
    // `全体の長さは5秒で`: words that are written without spaces begin with what they are said of.
    let isWhole = names.allSatisfy { isJoined($0) && Vocabulary.startsWithWhole($0) }
    return isWhole
      && words.contains { wholes.contains($0) || wholes.contains(Vocabulary.english($0)) }
  }

  /// Whether a clause begins with a word that stands for what was named before: `it takes 0.3 s`.
  static func pointsBack(_ clause: String) -> Bool {
    NameWords(clause).all.first.map(pronouns.contains) ?? false
  }

  /// `Exit` of `Exit: ease-in`: what stands before a colon and is no attribute and no property; nil for
  /// none.
  static func label(of clause: String) -> String? {
    let text = plain(clause)
    let label = text.prefix { $0 != ":" }.split(separator: " ").joined(separator: " ")
    guard label.count + 1 < text.count, text.contains(": "), label.count < 40,
      NameWords(label).all.contains(where: {
        !NameWords.isAttribute($0) && !NameWords.isProperty($0)
      }),
      !isWhole(clause)
    else { return nil }
    return label
  }

  private static let pronouns: Set<String> = [
    "it", "they", "this", "das", "dies", "es", "cela", "elle", "il", "esto", "questo", "isso",
  ]

  private static let wholes: Set<String> = [
    "cycle", "loop", "total", "whole", "entire", "full", "complete", "overall", "animation",
    "sequence", "timeline", "everything",
  ]

  private static let nouns: [String: String] = [
    "opacity": "Opacity", "alpha": "Opacity", "transparency": "Opacity", "scale": "Scale",
    "rotation": "Rotation", "position": "Position", "colour": "Color", "color": "Color",
    "offset": "Position", "translation": "Position",
  ]

  private static let verbs: [String: String] = [
    "fade": "Opacity", "fading": "Opacity", "crossfade": "Opacity", "appear": "Opacity",
    "disappear": "Opacity", "scaling": "Scale", "grow": "Scale", "shrink": "Scale", "pop": "Scale",
    "zoom": "Scale", "squash": "Scale", "pulse": "Scale", "rotate": "Rotation", "spin": "Rotation",
    "turn": "Rotation", "rotating": "Rotation", "spinning": "Rotation", "slide": "Position",
    "move": "Position", "rise": "Position", "fall": "Position", "drop": "Position",
    "lift": "Position", "fly": "Position", "sliding": "Position", "moving": "Position",
  ]
}

extension ClausePhrase {
  /// Without marks of Markdown, enumeration and what stands in brackets.
  private static func plain(_ text: String) -> String {
    var result = ""
    var depth = 0
    for character in text.prefix(400) {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth = max(0, depth - 1)
      case "*", "`", "_", "#", "\"", "“", "”", "✅", "→": result.append(" ")
      case "（": depth += 1
      case "）": depth = max(0, depth - 1)
      case "：": result += ": "
      case "，", "、": result += ", "
      default: if depth == 0 { result.append(character) }
      }
    }
    return result
  }

  /// A word with what stands around it.
  private struct Word {
    var text: String
    var plain: String
    /// Whether a colon or a dash that parts a label from its text follows.
    var endsLabel: Bool
    var endsPart: Bool
  }

  private static func words(_ text: String) -> [Word] {
    text.split(separator: " ").compactMap { piece in
      // `0:04–0:06` is a place on the clock.
      if piece.dropLast().contains(":"), piece.first?.isNumber ?? false { return nil }
      // So is `f36–f132:`.
      if isFrames(piece) { return nil }
      if ["–", "—", "-", "|", "·", "•"].contains(piece) {
        return Word(text: "", plain: "", endsLabel: true, endsPart: true)
      }
      let bare = piece.filter { $0.isLetter || $0.isNumber || "-'./".contains($0) }
      return Word(
        text: String(bare.last == "." ? bare.dropLast() : bare[...]),
        plain: bare.lowercased(), endsLabel: piece.hasSuffix(":") || piece.hasSuffix("："),
        endsPart: piece.hasSuffix(",") || piece.hasSuffix(";"))
    }
  }

  private static func isFrames(_ piece: Substring) -> Bool {
    let parts = piece.split { "–—-:.,".contains($0) }
    return !parts.isEmpty
      && parts.allSatisfy { part in
        part.first == "f" && part.count > 1 && part.dropFirst().allSatisfy(\.isNumber)
      }
  }

  /// The things that a text names before it says what they do, and the words that hold the name where
  /// neither a verb nor a label ends it.
  private static func subject(of text: String) -> (names: [String], around: String?) {
    let words = words(text)
    // `Once the logo has settled, the title fades in` is said of the title.
    if let first = words.first, subordinates.contains(first.plain),
      let end = words.prefix(12).firstIndex(where: \.endsPart), end + 1 < words.count,
      !["then", "and", "or"].contains(words[end + 1].plain)
    {
      let main = words[(end + 1)...].map(\.text).joined(separator: " ")
      let found = subject(of: main)
      if !found.names.isEmpty, found.around == nil { return found }
    }
    // A label, of at most eight words, before a colon or a dash.
    var start = 0
    while let end = words[start...].prefix(8).firstIndex(where: \.endsLabel) {
      let label = Array(words[start...end])
      // "Button narrows to a circle — 220 ms"
      let verb = label.firstIndex(where: isVerb).map { named(Array(label[..<$0])) } ?? []
      let found = verb.isEmpty ? named(label) : verb
      if !found.isEmpty { return (found, nil) }
      start = end + 1
      guard start < words.count else { return ([], nil) }
    }
    let rest = Array(words[start...])
    // "Nach einer Verzögerung von 0,2 s gleitet der Titel": the name comes later.
    if let first = rest.first?.plain, Vocabulary.english(first) != first,
      prepositions.contains(Vocabulary.english(first))
    {
      let all = rest.map(\.text).joined(separator: " ")
      return (named(rest), all)
    }
    for (place, word) in rest.enumerated() where isVerb(word) {
      let found = named(Array(rest[..<place]))
      if !found.isEmpty { return (found, nil) }
    }
    // "Fade the logo in over 300 ms", "scale-up of the ring"
    guard let verb = rest.firstIndex(where: { isVerb($0) }) else {
      var all = Array(rest.prefix { !isNumber($0) })
      // "Boat 1" bears a number, "Boat 300 ms" has a time.
      if rest.count == all.count + 1, rest[all.count].plain.allSatisfy(\.isNumber) { all = rest }
      let end = all.firstIndex(where: \.endsPart).map { $0 + 1 } ?? all.count
      let whole = all[..<end].map(\.text).joined(separator: " ")
      // What stands before an article may be the name: no verb tells.
      return (named(Array(all[..<end])), whole)
    }
    let after = rest[(verb + 1)...].drop { ["in", "out", "up", "down", "of"].contains($0.plain) }
      .prefix { !isNumber($0) && !prepositions.contains($0.plain) }
    return (named(Array(after)), nil)
  }

  private static func isJoined(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.value >= 0x2E80 }
  }

  private static func isNumber(_ word: Word) -> Bool { word.plain.first?.isNumber ?? false }

  private static func isVerb(_ word: Word) -> Bool {
    let english = Vocabulary.english(word.plain)
    return MotionWords.isMotion(english) || auxiliaries.contains(english)
      || verbs[NameWords(word.plain).all.first ?? ""] != nil
  }

  /// The things that words name, one after the other: `the logo and the title`.
  private static func named(_ words: [Word]) -> [String] {
    var parts: [[Word]] = [[]]
    for word in words {
      if ["and", "&", "or", "plus", "+"].contains(word.plain) || isNumber(word) && parts.count > 8 {
        parts.append([])
        continue
      }
      parts[parts.count - 1].append(word)
      if word.endsPart { parts.append([]) }
    }
    return parts.compactMap(thing)
  }

  /// What is left of words without those before the last article or preposition; nil for nothing
  /// that tells.
  private static func thing(_ words: [Word]) -> String? {
    var words = words[...]
    if let article = words.lastIndex(where: { articles.contains($0.plain) }),
      article + 1 < words.endIndex
    {
      words = words[(article + 1)...]
    }
    // `das dauert 600 ms` names nothing.
    if let first = words.first, foreignArticles.contains(first.plain) { words = words.dropFirst() }
    while let first = words.first,
      prepositions.contains(first.plain) || isTime(first)
        || words.count > 1 && first.plain.allSatisfy(\.isNumber)
    {
      words = words.dropFirst()
    }
    while let last = words.last, prepositions.contains(last.plain) || isTime(last) {
      words = words.dropLast()
    }
    if words.allSatisfy({ counts.contains($0.plain) }) { return nil }
    let name = words.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
    let found = NameWords(name)
    // `Label fades out`: a kind alone is a name where nothing else is.
    let isKind = found.all.count == 1 && NameWords.isKind(found.all[0])
    // `Dauer`, `durée totale`: words of another language that say no more than these do.
    let tells = found.telling.contains {
      isJoined($0)
        || !qualities.contains($0)
          && !NameWords.isWeak(NameWords(Vocabulary.english($0)).all.first ?? $0)
    }
    return tells || isKind ? name : nil
  }

  private static func isTime(_ word: Word) -> Bool {
    guard let first = word.plain.first, first.isNumber else { return false }
    return word.plain.contains { !$0.isNumber }
  }

  /// Words before a unit that name nothing: `about eight seconds`.
  private static let counts: Set<String> = [
    "about", "around", "roughly", "approximately", "nearly", "almost", "exactly", "two", "three",
    "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "half",
  ]

  /// Words for how something moves, which name nothing: `Smooth fade`, `Medium-fast`.
  private static let qualities: Set<String> = [
    "smooth", "slow", "fast", "medium", "quick", "gentle", "soft", "subtle", "snappy", "stable",
    "confident", "balanced", "natural", "crisp", "bouncy", "elastic", "sharp", "rapid", "steady",
  ]

  private static let subordinates: Set<String> = ["once", "when", "after", "while", "as"]

  private static let articles: Set<String> = [
    "the", "a", "an", "each", "every", "its", "their", "this", "that", "our", "your",
  ]

  /// Of German, French, Italian, Spanish and Portuguese: they stand before names.
  private static let foreignArticles: Set<String> = [
    "der", "die", "das", "den", "dem", "ein", "eine", "einen", "le", "la", "les", "l", "un", "une",
    "il", "lo", "gli", "i", "el", "los", "las", "una", "uno", "o", "os", "as", "um", "uma", "jede",
    "jeder", "jedes", "chaque", "cada", "ogni",
  ]

  private static let prepositions: Set<String> = [
    "at", "after", "before", "during", "in", "on", "over", "for", "from", "to", "with", "by",
    "then",
    "while", "when", "until", "within", "of", "as", "first", "finally", "next", "meanwhile", "so",
    "once", "and", "but", "if", "into", "ms", "s", "sec", "seconds", "frames", "later",
  ]

  private static let auxiliaries: Set<String> = [
    "is", "are", "was", "takes", "take", "lasts", "last", "has", "have", "gets", "begins", "begin",
    "should", "will", "must", "can", "does", "stays", "waits", "needs", "uses", "use", "runs",
    "changes", "change", "becomes", "turns", "follows", "blends", "eases", "ease", "animates",
    "transitions", "springs", "delays", "holds", "starts", "ends", "over", "for", "in", "lasting",
    "duration", "delay", "delayed", "staggered", "narrows", "widens", "stay", "stays", "blurs",
    "never", "always", "dims", "brightens", "darkens", "thickens", "overshoots", "reaches", "fills",
    "empties", "counts", "ticks", "plays", "prints", "draws", "writes", "loops", "fires", "arrives",
    "lands", "follows", "returns", "trails", "hovers", "lights",
  ]
}
