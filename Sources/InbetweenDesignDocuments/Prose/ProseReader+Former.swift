// Times that are told as what was, or as a mistake.

extension ProseReader {
  private static let clauseEnds: Set<String> = [",", ";", "(", ")", "—", "–", "but", "now", "and"]

  /// What titles call what was, and what is now: `Old duration`, `New duration`.
  static let befores: Set<String> = ["old", "before", "previous", "former", "was"]
  static let afters: Set<String> = ["new", "after", "now", "updated"]

  /// `Before: 300 ms (too fast)`: whether an item tells what was.
  static func isFormer(_ tokens: [ProseToken]) -> Bool {
    let label = tokens.prefix { $0.text != ":" }
    return label.count < tokens.count && label.count == 1
      && label.contains { befores.contains($0.text) }
  }

  /// Whether a clause tells how long something took once: `previously 1.2 s`, `in the old version`.
  static func isPast(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    if isFormer(tokens) { return true }
    let before = tokens[..<quantity.tokens.lowerBound].suffix(12).reversed()
      .prefix { !clauseEnds.contains($0.text) }.reversed()
    let after = tokens[quantity.tokens.upperBound...].prefix(12)
      .prefix { !clauseEnds.contains($0.text) }
    let words = before.map(\.text) + after.map(\.text)
    // `1.5 s (was 2 s)`, `we had 3 s`
    let near = tokens[..<quantity.tokens.lowerBound].suffix(4)
    let last = near.filter { !["~", "≈"].contains($0.text) }.suffix(2).map(\.text)
    if last.last == "had" { return true }
    if isSuggested(before.map(\.text)) { return true }
    // `350 ms, not 600 ms`, `no longer 600 ms`, `statt 500 ms`
    let place = near.map(\.text).lastIndex(where: replacements.contains)
    if last == ["no", "longer"] || last.last == "not"
      || last.first == "not" && tokens[quantity.tokens.upperBound...].first?.text == "but"
      || place.map({ near.map(\.text)[($0 + 1)...].allSatisfy { $0.utf8.count < 4 } }) ?? false
    {
      return true
    }
    if last.first == "(" || last.dropLast().last == "(", formerly.contains(last.last ?? "") {
      return true
    }
    // `(before: 2 s)`
    let label = tokens[..<quantity.tokens.lowerBound].suffix(3).map(\.text)
    if label.count == 3, label[0] == "(", label[2] == ":", formerly.contains(label[1]) {
      return true
    }
    // `took 300 ms before`, `Before, the lid needed 500 ms`
    let verbs = before.suffix(5).map(\.text) + after.prefix(1).map(\.text)
    if verbs.contains(where: pasts.contains) {
      let next = after.prefix(3).map(\.text)
      if next.first == "before", after.count < 3 || !naming.contains(next.dropFirst().first ?? "") {
        return true
      }
      if ["before", "earlier", "once"].contains(tokens.first?.text),
        tokens.dropFirst().first?.text == ","
      {
        return true
      }
      if next.first == "last"
        || next.starts(with: ["in", "the"]) && lasts.contains(next.last ?? "")
      {
        return true
      }
    }
    if words.contains(where: { ["previously", "formerly", "originally"].contains($0) }) {
      return true
    }
    // `The old lid took 600 ms`
    if let old = words.firstIndex(of: "old"),
      words[old...].contains(where: { ["took", "lasted", "needed", "was"].contains($0) })
    {
      return true
    }
    return zip(zip(words, words.dropFirst()), words.dropFirst(2) + [""]).contains { pair, third in
      ["old", "previous", "earlier"].contains(pair.0)
        && ["version", "versions", "value", "build", "release", "design"].contains(pair.1)
        || (pair == ("used", "to") && ["be", "take", "last", "wait", "run"].contains(third))
    }
  }

  /// Words in front of what is replaced.
  private static let replacements: Set<String> = [
    "statt", "anstatt", "anstelle", "zamiast", "istället", "plaats", "lieu", "lugar", "vez",
    "invece",
    "místo",
  ]

  private static let pasts: Set<String> = [
    "took", "lasted", "needed", "was", "were", "ran", "had",
  ]
  private static let lasts: Set<String> = ["last", "past", "old", "previous", "first", "former"]
  private static let naming: Set<String> = ["the", "a", "an", "it", "its", "we", "you", "that"]

  static let changes: Set<String> = [
    "went",
    "slowed", "reduced", "increased", "changed", "shortened", "lengthened", "extended", "cut",
    "bumped", "dropped", "raised", "lowered", "slow", "speed", "reduce", "increase", "change",
    "shorten", "lengthen", "bump", "raise", "improved", "improve", "trimmed", "trim", "shaved",
    "decreased", "decrease",
  ]

  /// Whether a time is how much something has changed: `the fade was shortened by 100 ms`.
  static func isAmountOfChange(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    let before = tokens[..<quantity.tokens.lowerBound].suffix(4).map(\.text)
    return before.last == "by" && before.dropLast().contains(where: changes.contains)
      || before.last.map { ["shaved", "shaves", "trimmed"].contains($0) } ?? false
        && tokens[quantity.tokens.upperBound...].first?.text == "off"
  }

  /// Words for what was, where a time right behind them ends a bracket: `(was 2 s)`.
  private static let formerly: Set<String> = [
    "was", "before", "formerly", "previously", "vorher", "bisher", "früher", "prima", "antes",
    "avant", "以前", "原来", "原", "旧", "기존", "이전", "wcześniej", "poprzednio", "önceden", "eskiden",
    "tidigare", "dříve", "předtím", "eerder", "vroeger", "đây", "было", "раніше",
  ]

  /// What stands before and between the ends of a change in other languages.
  private static let sources: Set<String> = ["of", "da", "de", "von"]
  private static let targets: Set<String> = ["to", "a", "à", "auf", "para"]

  /// Whether a time is where a change began, or a range whose ends are before and after it.
  static func isChanged(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    let before = tokens[..<quantity.tokens.lowerBound].suffix(8).map(\.text)
    let next = tokens[quantity.tokens.upperBound...].prefix(2)
    // `from 1000 ms to 750 ms`: what ends before it begins is no span.
    if before.last == "from", next.first?.text == "to", let later = next.last?.number,
      later < quantity.lower,
      let (unit, _) = ProseQuantity.unit(
        tokens, at: quantity.tokens.upperBound + 2, number: later), unit == quantity.unit
    {
      return true
    }
    guard before.contains(where: changes.contains) else { return false }
    if before.last == "from" {
      return quantity.upper > quantity.lower
        || ["to", "down", "up"].contains(next.first?.text ?? "")
    }
    // `ridotta: da 2 secondi a 0,8 secondi`
    return before.last.map(sources.contains) ?? false && next.count == 2
      && targets.contains(next.first?.text ?? "") && next.last?.number != nil
  }

  /// Whether a place of a sentence is told as a mistake: `Avoid 2 s fades`, `a hover that takes 300 ms
  /// creates frustration`. What something does without being so is none.
  static func isBlamed(_ place: Int, in tokens: [ProseToken]) -> Bool {
    let before = tokens[..<place].suffix(12).reversed().prefix {
      !clauseEnds.contains($0.text) || $0.text == "("
    }
    let order = Array(before.reversed().map(\.text))
    if let avoid = order.lastIndex(where: { $0 == "avoid" || $0 == "avoiding" }),
      !order[avoid...].prefix(while: { $0 != "(" }).contains(where: {
        [":", "by", "use", "using"].contains($0)
      })
    {
      return true
    }
    // `Too short (10 ms): they merge`, `Too slow: 800 ms`, `2 s is too long for a toggle`
    if ["(", ":"].contains(order.last), order.count > 2, order[order.count - 3] == "too",
      order.count < 5
    {
      return true
    }
    var rest = tokens[place...].dropFirst().prefix(12)
    // `The entry (600 ms) felt too slow`
    if order.last == "(", let end = rest.prefix(2).firstIndex(where: { $0.text == ")" }) {
      rest = rest[(end + 1)...]
    }
    rest = rest.prefix { !clauseEnds.contains($0.text) }
    // `Too slow at 600 ms`, `At 600 ms it drags`
    if order.last == "at", order.count < 4,
      order.first == "too" || rest.contains(where: { drags.contains($0.text) })
    {
      return true
    }
    // `Avoid: endless pulsing, 2 s`, `❌ Endless pulsing, 2 s`
    if ["❌", "🚫"].contains(tokens.first?.text)
      || tokens.first?.text == "avoid" && tokens.dropFirst().first?.text == ":",
      !tokens.contains(where: { ["use", "instead", "→", "✅"].contains($0.text) })
    {
      return true
    }
    // `200 ms, so that it is not too slow`
    if rest.indices.dropLast().contains(where: {
      rest[$0].text == "too" && !RepeatWords.isDenied($0, in: tokens)
        && ["long", "slow", "short", "fast", "quick"].contains(rest[$0 + 1].text)
    }) {
      return true
    }
    // `when not to use 80 ms`, `instead of 400 ms`
    // `Stop hardcoding 300 ms everywhere`
    if order.contains(where: { $0.hasPrefix("hardcod") }) { return true }
    let near = order.suffix(4)
    if zip(near, near.dropFirst()).contains(where: { ($0, $1) == ("instead", "of") })
      || near.suffix(3) == ["not", "to", "use"]
    {
      return true
    }
    if isArbitrary(tokens[..<place].suffix(16).map(\.text)) { return true }
    return tokens.indices.contains { index in
      blames.contains(tokens[index].text)
        && !tokens[..<index].suffix(5).contains { denials.contains($0.text) }
    }
  }

  private static let drags: Set<String> = ["drags", "lags", "stalls"]

  /// Whether words in front of a time or a curve tell that anybody may take another: `teams pick
  /// arbitrary values (300 ms ease, 0.5 s linear)`.
  private static func isArbitrary(_ before: [String]) -> Bool {
    guard let place = before.lastIndex(where: { ["arbitrary", "arbitrarily"].contains($0) }),
      !["no", "not", "never", "without", "avoid"].contains(place > 0 ? before[place - 1] : "")
    else { return false }
    return !before[place...].contains { [":", ";", "use", "using", "instead"].contains($0) }
  }

  private static let blames: Set<String> = [
    "wrong", "incorrect", "frustration", "frustrating", "frustrates", "frustrated", "unresponsive",
    "sluggish", "laggy", "jarring", "annoying", "rushed",
  ]
  private static let denials: Set<String> = [
    "not", "no", "t", "never", "without", "avoid", "avoids", "avoiding", "prevent", "prevents",
    "from", "nor", "less",
  ]

  /// Whether a sentence only compares times or counts in them: `the same swing at 200 ms and at
  /// 800 ms`, `multiples of 100 ms`.
  static func isExample(
    _ quantity: ProseQuantity, in tokens: [ProseToken], _ words: Set<String>
  ) -> Bool {
    guard !words.isDisjoint(with: ofExamples) else { return false }
    let before = tokens[..<quantity.tokens.lowerBound].map(\.text)
    if before.contains("multiples") { return true }
    // `the difference between 0.5 s and 1 s`, `a 500 ms vs a 600 ms example`
    if zip(before, before.dropFirst()).contains(where: { $0 == "difference" && $1 == "between" }) {
      return true
    }
    // `"make the fade 0.2 s" instead of "slower"`
    if before.count(where: { $0 == "\"" }) % 2 == 1,
      zip(tokens, tokens.dropFirst()).contains(where: { $0.text == "instead" && $1.text == "of" })
    {
      return true
    }
    // `Changing a storyboard takes 30 s`
    if works.contains(before.first ?? ""), ["takes", "take"].contains(before.last ?? "") {
      return true
    }
    // `Exits are faster than entrances (0.2 s vs 0.4 s)` gives both.
    if before.contains("than"), before.contains("(") { return false }
    // `50 ms vs 100 ms` leaves it open.
    let behind = tokens[quantity.tokens.upperBound...].prefix(2)
    if ["vs", "versus"].contains(behind.first?.text),
      behind.last?.number != nil
        || behind.last?.text == "."
    {
      return true
    }
    if let last = before.lastIndex(where: { $0 == "vs" || $0 == "versus" }), last > 1,
      before[(last + 1)...].allSatisfy({ $0 == "." }),
      tokens[..<last].suffix(2).contains(where: { $0.number != nil })
    {
      return true
    }
    if words.contains("example"), !words.isDisjoint(with: ["vs", "versus"]) { return true }
    // `one that takes 700 ms drags`
    if before.suffix(3).starts(with: ["one", "that"]), ["takes", "lasts"].contains(before.last) {
      return true
    }
    // `A 180 ms lid feels lighter than a 400 ms one`
    if let than = tokens.firstIndex(where: { $0.text == "than" }),
      tokens[..<than].contains(where: { ["feels", "feel", "seems", "looks"].contains($0.text) }),
      tokens[than...].prefix(4).contains(where: { $0.number != nil }),
      tokens[..<than].contains(where: { $0.number != nil })
    {
      return true
    }
    let isSame = zip(before, before.dropFirst()).contains { $0 == "the" && $1 == "same" }
    return isSame && tokens.contains { ["different", "another", "versus", "vs"].contains($0.text) }
  }

  /// Without one of these a sentence compares nothing.
  private static let ofExamples: Set<String> = [
    "multiples", "difference", "instead", "take", "takes", "lasts", "vs", "versus", "example",
    "than",
    "same",
  ]

  /// What people do with animations, and not what these do.
  private static let works: Set<String> = [
    "changing", "writing", "editing", "building", "creating", "making", "learning", "reading",
    "designing", "iterating", "converting", "exporting", "compiling", "adjusting", "reviewing",
  ]

  /// Whether a sentence only supposes a time: `A 250 ms swing would become 325 ms`, `if it was 2 s`.
  static func isSupposed(
    _ quantity: ProseQuantity, in tokens: [ProseToken], _ words: Set<String>
  ) -> Bool {
    let after = tokens[quantity.tokens.upperBound...].prefix(12).prefix {
      !clauseEnds.contains($0.text)
    }
    // `300 ms becomes 390 ms`
    if ["becomes", "become"].contains(after.first?.text), after.dropFirst().first?.number != nil {
      return true
    }
    if let would = after.firstIndex(where: { $0.text == "would" }) {
      return after[would...].contains { $0.number != nil }
    }
    if !words.isDisjoint(with: ofPeople),
      isCompared(quantity, in: tokens) || isResearch(quantity, in: tokens)
    {
      return true
    }
    if isUngiven(tokens) { return true }
    // `If it lasts 6 s, it might draw 360 frames`
    if tokens.first?.text == "if", limit(of: quantity, in: tokens) == nil,
      tokens.contains(where: { ["might", "would", "could"].contains($0.text) })
    {
      return true
    }
    let before = tokens[..<quantity.tokens.lowerBound].suffix(8).map(\.text)
    return ["was", "were"].contains(before.last ?? "") && before.contains("if")
  }

  /// Whether a time only tells how another one feels: `it makes 800 ms feel like an hour`, `human
  /// perception ends at 80 ms`.
  private static func isCompared(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    let after = tokens[quantity.tokens.upperBound...].prefix(4).map(\.text)
    let isLikened = zip(after, after.dropFirst()).contains {
      ["feel", "feels", "look", "looks", "seem", "seems"].contains($0) && $1 == "like"
        || ["reads", "read"].contains($0) && $1 == "as"
    }
    return isLikened
      || zip(tokens, tokens.dropFirst()).contains {
        $0.text == "human" && ["perception", "eye", "brain", "vision"].contains($1.text)
      }
  }

  /// Whether a time is what people see or bear, or what somebody has been heard to say: `100 ms is
  /// perceived as instant`, `an eye's fixation takes 200 ms`, `I hear people say 200 ms`.
  private static func isResearch(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    let words = tokens.map(\.text)
    let after = words[quantity.tokens.upperBound...].prefix(3)
    if ["is", "are"].contains(after.first), after.contains("perceived") { return true }
    if words.contains(where: senses.contains) { return true }
    // `Anything under 80 ms feels instant`
    if ["anything", "everything"].contains(words.first),
      words.contains(where: { ["feels", "feel", "seems", "seem"].contains($0) })
    {
      return true
    }
    // `It takes a human 230 ms to perceive it`
    let before = words[..<quantity.tokens.lowerBound].suffix(3)
    if ["human", "person", "brain", "eye"].contains(before.last),
      words.contains(where: { $0.hasPrefix("perceiv") || ["see", "notice", "react"].contains($0) })
    {
      return true
    }
    return zip(words, words.dropFirst()).contains { first, second in
      (first, second) == ("of", "thought") || (first, second) == ("i", "hear")
        || (first, second) == ("visual", "system")
        || first == "attention" && ["starts", "drifts", "wanders", "fades"].contains(second)
        || ["people", "participants", "subjects"].contains(first)
          && ["thought", "saw", "perceived", "noticed"].contains(second)
        || first == "was" && ["seen", "moving", "noticed"].contains(second)
    }
  }

  /// Without one of these a sentence tells nothing of how people see.
  private static let ofPeople = senses.union([
    "feel", "feels", "look", "looks", "seem", "seems", "reads", "read", "human", "perceived",
    "anything", "everything", "person", "eye", "thought", "hear", "visual", "attention", "people",
    "participants", "subjects", "was",
  ])

  /// Words for how people see and think.
  private static let senses: Set<String> = [
    "saccade", "saccades", "fixation", "fixations", "brain", "brains", "sensory", "perceptual",
    "cognitive", "neurons",
  ]

  /// Whether a sentence tells what holds where nothing, or something else, is given: `If you set no
  /// duration, the default is 0.5 s`, `If instead you use 0.2 s …`.
  private static func isUngiven(_ tokens: [ProseToken]) -> Bool {
    let condition = tokens.prefix(12).prefix { $0.text != "," }
    guard condition.contains(where: { ["if", "unless", "when"].contains($0.text) }) else {
      return false
    }
    if condition.contains(where: { $0.text == "instead" }), condition.first?.text == "if" {
      return true
    }
    let isGiven = condition.contains { given.contains($0.text) }
    let isDenied = condition.contains { ["not", "no", "t", "unless", "omit"].contains($0.text) }
    return isGiven && isDenied && tokens.contains { $0.text.hasPrefix("default") }
  }

  private static let given: Set<String> = [
    "specify", "specified", "set", "give", "given", "provide", "provided", "pass", "passed",
    "omit", "omitted",
  ]
}
