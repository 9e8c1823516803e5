extension ProseReader {
  /// The most words of one sentence that are weighed.
  static let longestSentence = 250

  /// Reads the sentences of a block one by one.
  ///
  /// - Parameters:
  ///   - text: the words of the block.
  ///   - heading: what it stands under.
  ///   - isOnClock: whether it is in a list whose times are places on the clock.
  mutating func readSentences(_ text: ProseText, _ heading: String?, isOnClock: Bool = false) {
    guard !Self.isOfSound(text) else { return }
    self.isOnClock = isOnClock
    blockTurnsBack = nil
    isBelowMistakes = tellsOfMistakes(heading)
    defer { meant = nil }
    var scanner = ProseScanner(text.bytes[...])
    var sentence: [ProseToken] = []
    var isFirst = true
    var depth = 0
    isContinued = false
    var next = scanner.next()
    while let token = next, facts.count < DesignDocument.maximumFacts {
      sentence.append(token)
      next = scanner.next()
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth = max(0, depth - 1) }
      // `cubic-bezier(0,2; 0; 0; 1)`
      let isList = depth > 0 && token.text == ";" && next?.number != nil
      let isEnd =
        token.kind == .mark && Self.sentenceEnds.contains(token.text) && !Self.isShortened(sentence)
        && !isList && !(token.text == ";" && Self.isCurve(next, scanner))
      // A full stop inside a name or a path stands before a letter without a space.
      let isInside = (next?.isAttached ?? false) && token.text.utf8.count == 1
      guard (isEnd && !isInside) || next == nil || sentence.count >= Self.longestSentence else {
        continue
      }
      readSentence(
        sentence, isFirst: isFirst, to: next?.offset ?? text.bytes.count, of: text, heading)
      isContinued = token.text == ";" || token.text == "；"
      sentence.removeAll(keepingCapacity: true)
      depth = 0
      isFirst = false
    }
  }

  private mutating func readSentence(
    _ tokens: [ProseToken], isFirst: Bool, to end: Int, of text: ProseText, _ heading: String?
  ) {
    guard let first = tokens.first else { return }
    lastTime = nil
    let quantities = ProseQuantity.quantities(in: tokens, rate: frameRate)
    let whole = text.shortened(first.offset..<end)
    // `These take 150 ms`: what they are stands in the sentence before, or in the one before that.
    meant = !isFirst && (isContinued || Self.pointsBack(tokens, from: first)) ? lastSentence : nil
    defer { lastSentence = meant ?? whole }
    let heads = heading.map { [$0] } ?? []
    let about = heads + [whole]
    let curves = quantities.isEmpty ? [] : self.curves(in: tokens, quantities)
    let moves = tokens.contains { $0.kind == .word && MotionWords.isMotion($0.text) }
    var sentence = Sentence(
      tokens: tokens, words: quantities.isEmpty ? [] : Set(tokens.map(\.text)), isFirst: isFirst,
      about: about, moves: moves,
      topic: quantities.isEmpty ? nil : MotionWords.Topic(tokens),
      isBelowMachines: !quantities.isEmpty && isBelowMachines(heading),
      curves: curves.compactMap { curve in
        Self.nearest(to: curve.place, quantities, in: tokens).map { (curve.curve, $0) }
      })
    for quantity in quantities {
      let line = text.line(at: tokens[quantity.tokens.lowerBound].offset)
      sentence.about = heads + [clause(of: quantity, in: tokens, of: text, or: whole)]
      switch quantity.unit {
      case .time(let unit): readTime(quantity, unit, of: sentence, line: line)
      case .degrees:
        guard moves else { continue }
        let isReported = tokens.contains { $0.text.hasSuffix("clockwise") }
        let sign = (isReported ? Self.turnsBack(tokens) : turnsBack(text)) ? -1.0 : 1
        add(.change, line: line) {
          $0.change = Fact.Change(property: "rotation", by: sign * quantity.lower, unit: "°")
          $0.about = about
        }
      case .points:
        guard let (property, sign) = Self.direction(tokens), moves else { continue }
        add(.change, line: line) {
          $0.change = Fact.Change(property: property, by: sign * quantity.lower, unit: "pt")
          $0.about = about
        }
      case .percent: readShare(quantity, tokens, text, line: line, about: about)
      }
    }
    // A curve is a fact with the length that it belongs to, and by itself where that is none.
    let isReported = sentence.curves.contains { curve in
      [.duration, .period].contains(Self.kind(of: curve.of, in: tokens).0)
    }
    readOwnNames(tokens, text, about: about)
    readBareCurves(tokens, text, about: about, isAlone: !isReported)
    readSpring(tokens, text, about: about)
    readRepeats(tokens, text, about: about)
    readClassTime(tokens, quantities, text, about: about)
    if quantities.isEmpty { readBareTime(tokens, text, about: about) }
    readNames(tokens, text, about: about)
    readCustomCurve(tokens, text, about: about)
    if moves {
      readOrder(tokens, text, about: about)
      readSequence(tokens, text, about: about)
    }
  }

  /// The curves that a sentence names, by names that everybody knows and those of the document.
  func curves(
    in tokens: [ProseToken], _ quantities: [ProseQuantity]
  ) -> [(curve: Fact.Curve, place: Int)] {
    let own = ownNames.curves(in: tokens, quantities)
    let named = MotionWords.curves(in: tokens) + MotionWords.bareCurves(in: tokens)
    let common = named.filter { curve in !own.contains { $0.tokens.contains(curve.place) } }
    // `with the decelerate curve` means the one that the document gives.
    let known = common.map { (curve: ownNames.curve(for: $0.curve), place: $0.place) }
    return (known + own.map { ($0.curve, $0.tokens.lowerBound) }).filter {
      !Self.isRuledOut($0.place, in: tokens)
    }
  }

  /// `do not use a spring`
  static func isRuledOut(_ place: Int, in tokens: [ProseToken]) -> Bool {
    let before = tokens[..<place].map(\.text).reversed().drop {
      ["`", "a", "an", "the"].contains($0)
    }
    // `No spring`
    if before.first == "no" { return true }
    let verbs = Array(before.prefix(3).drop { $0 != "use" && $0 != "pair" })
    return verbs.count > 1 && ["not", "t", "never"].contains(verbs[1])
  }

  /// `Could be reduced to 600 ms`: whether the words before a time only think of it.
  static func isSuggested(_ before: [String]) -> Bool {
    let words = Array(before.suffix(4))
    return words.count == 4 && words[0] == "could" && words[1] == "be" && words[3] == "to"
      && (words[2].hasSuffix("ed") || words[2] == "cut")
  }

  /// What parts a sentence into clauses.
  private static let parting: Set<String> = [
    ",", "，", "、", ";", "—", "and", "then", "before", "while", "but", "(", ")", "+",
  ]

  /// Whether a sentence speaks of what the one before is about: `Please bring it down to 350 ms`,
  /// `250 ms, ease out`.
  private static func pointsBack(_ tokens: [ProseToken], from first: ProseToken) -> Bool {
    if pronouns.contains(first.text) || first.number != nil { return true }
    // `The lid opens. Duration: 150 ms.`
    let isLabel = labels[first.text] != nil || easings.contains(first.text)
    if isLabel, tokens.dropFirst().first?.text == ":" { return true }
    if articles.contains(first.text) {
      // `Das dauert 600 ms`; `Das Signal …` names something.
      return tokens.dropFirst().first.map { ["lasts", "takes", "last", "take"].contains($0.text) }
        ?? false
    }
    guard requests.contains(first.text) else { return false }
    return tokens.prefix(6).contains { ["it", "this", "them", "that"].contains($0.text) }
  }

  private static let requests: Set<String> = [
    "please", "make", "bring", "let", "keep", "could", "can", "set", "cut", "then", "and", "so",
    "now", "slow", "speed", "shorten", "give", "try", "bitte",
  ]

  /// Words of other languages that stand for what was named where a verb follows.
  private static let articles: Set<String> = [
    "das", "dies", "er", "sie", "es", "cela", "ça", "elle", "il", "esto", "questo", "isso", "ella",
  ]

  private static let pronouns: Set<String> = [
    "this", "these", "it", "they", "both", "those", "its", "their",
  ]

  /// What a time of a long sentence is about: how the sentence begins, and the words around the time.
  private func clause(
    of quantity: ProseQuantity, in tokens: [ProseToken], of text: ProseText, or whole: String
  ) -> String {
    let range = quantity.tokens
    guard whole.hasSuffix("…") else { return whole }
    // `100 ms for bells, 200 ms for lids`: what a time is for stands behind it.
    if let end = Self.endOfPurpose(of: quantity, in: tokens) {
      let head = tokens[min(4, tokens.count - 1)].end
      let from = tokens[range.lowerBound].offset
      let purpose = text.shortened(from..<tokens[end - 1].end)
      return head < from ? text.shortened(tokens[0].offset..<head) + " … " + purpose : purpose
    }
    guard range.lowerBound > 8 else { return whole }
    // `After 1 s, the wheel turns`: what happens then comes behind the comma.
    var first = 0
    if ["after", "at", "in", "over", "within", "for"].contains(tokens[0].text),
      let comma = tokens.prefix(10).firstIndex(where: { $0.text == "," }),
      tokens[..<comma].contains(where: { $0.number != nil }), comma + 5 < range.lowerBound
    {
      first = comma + 1
    }
    let from = tokens[max(0, range.lowerBound - 9)].offset
    let to = tokens[min(tokens.count, range.upperBound + 5) - 1].end
    let head = tokens[min(first + 5, tokens.count - 1)].end
    guard head < from else {
      return first == 0 ? whole : text.shortened(tokens[first].offset..<to)
    }
    return text.shortened(tokens[first].offset..<head) + " … " + text.shortened(from..<to)
  }

  /// Where the words end that tell what a time is for; nil where none do.
  private static func endOfPurpose(
    of quantity: ProseQuantity, in tokens: [ProseToken]
  ) -> Int? {
    var place = quantity.tokens.upperBound
    // `500 ms or higher for pages`
    if place + 2 < tokens.count, tokens[place].text == "or", tokens[place + 1].kind == .word {
      place += 2
    }
    guard place + 1 < tokens.count else { return nil }
    // `70 ms small bells, 140 ms large ones`
    let before = tokens[..<quantity.tokens.lowerBound].last?.text ?? ""
    let isListed =
      [":", ",", "and"].contains(before) && tokens[place].kind == .word
      && tokens[place].number == nil && labels[tokens[place].text] == nil
      && !["ease", "linear", "after", "later", "each", "apart"].contains(tokens[place].text)
    guard tokens[place].text == "for" || isListed else { return nil }
    var depth = 0
    while place < tokens.count, place < quantity.tokens.upperBound + 16 {
      let text = tokens[place].text
      if text == "(" { depth += 1 }
      if text == ")" { depth -= 1 }
      if depth == 0, [",", ";", ".", "—"].contains(text) { break }
      if isListed, text == "and", place + 1 < tokens.count, tokens[place + 1].number != nil {
        break
      }
      place += 1
    }
    return place > quantity.tokens.upperBound ? place : nil
  }

  /// The time that a curve's name belongs to: the nearest one in its clause or beside it; nil where
  /// all are farther away.
  private static func nearest(
    to place: Int, _ quantities: [ProseQuantity], in tokens: [ProseToken]
  ) -> ProseQuantity? {
    let times = quantities.filter {
      if case .time = $0.unit { return true }
      return false
    }
    // What stands in another clause is farther away than anything in the same.
    func distance(_ quantity: ProseQuantity) -> Int {
      let between =
        place < quantity.tokens.lowerBound
        ? place..<quantity.tokens.lowerBound
        : min(quantity.tokens.upperBound, place)..<place
      return between.count + 400 * tokens[between].count { parting.contains($0.text) }
    }
    func best(_ times: [ProseQuantity]) -> ProseQuantity? {
      times.min { distance($0) < distance($1) }.flatMap { distance($0) < 1200 ? $0 : nil }
    }
    // A curve is one of what moves, and none of how long that waits.
    let moving = times.filter { ![.delay, .start, .stagger].contains(kind(of: $0, in: tokens).0) }
    return best(moving) ?? best(times)
  }

  // MARK: Directions

  /// Whether a turn in a block goes against the clock, looked up once.
  private mutating func turnsBack(_ text: ProseText) -> Bool {
    if let blockTurnsBack { return blockTurnsBack }
    let result = Self.turnsBack(ProseToken.tokens(of: text))
    blockTurnsBack = result
    return result
  }

  /// Whether a turn goes against the clock.
  private static func turnsBack(_ tokens: [ProseToken]) -> Bool {
    let words = tokens.map(\.text)
    if words.contains(where: { ["counterclockwise", "anticlockwise", "widdershins"].contains($0) })
    {
      return true
    }
    return zip(words, words.dropFirst(2)).contains {
      ["counter", "anti"].contains($0) && $1 == "clockwise"
    }
  }

  private static func direction(_ tokens: [ProseToken]) -> (property: String, sign: Double)? {
    for word in tokens.map(\.text) {
      switch word {
      case "up", "upward", "upwards", "rises", "rise", "lifts", "lift": return ("position y", -1)
      case "down", "downward", "downwards", "falls", "fall", "drops": return ("position y", 1)
      case "left": return ("position x", -1)
      case "right": return ("position x", 1)
      default: continue
      }
    }
    return nil
  }

  // MARK: Shares and names

  /// `30 % of the duration`, `a third of its cycle`.
  private mutating func readShare(
    _ quantity: ProseQuantity, _ tokens: [ProseToken], _ text: ProseText, line: Int,
    about: [String]
  ) {
    var rest = tokens[quantity.tokens.upperBound...]
    if rest.first?.text == "of" {
      rest = rest.dropFirst()
    } else if !["the", "its"].contains(rest.first?.text ?? "") {
      return
    }
    rest = rest.drop {
      ["the", "its", "`", "a", "whole", "total", "full", "that", "this"].contains($0.text)
    }
    // `AppConfig.dropDuration`
    while rest.count > 2, rest.dropFirst().first?.text == ".",
      rest.dropFirst(2).first.map({ $0.isAttached && $0.kind == .word }) ?? false
    {
      rest = rest.dropFirst(2)
    }
    guard let token = rest.first, token.kind == .word else { return }
    let name = text.word(at: token)
    guard TimeWords.kind(of: name) != nil || ["cycle", "beat", "loop"].contains(token.text) else {
      return
    }
    add(.open, line: line) {
      $0.formula = "\(FactText.decimal(quantity.lower / 100)) × \(name)"
      $0.share = Fact.Share(factor: quantity.lower / 100, name: name)
      $0.about = about
    }
  }

  private static let nameEnds = ["duration", "delay", "interval"]

  /// Constants that are named as times and given no value: `BoltAppearanceAnimationDuration`.
  private mutating func readNames(_ tokens: [ProseToken], _ text: ProseText, about: [String]) {
    for token in tokens where token.kind == .word && token.end - token.offset >= 8 {
      guard Self.nameEnds.contains(where: { token.text.hasSuffix($0) }) else { continue }
      let name = text.word(at: token)
      // A fraction of it has been read.
      if facts.suffix(8).contains(where: { $0.share?.name == name }) { continue }
      let words = TimeWords.words(of: name)
      // A name of several words, capitals inside; `animateWithDuration:` is a method.
      guard words.count >= 2, Self.nameEnds.contains(words.last ?? ""), !words.contains("with"),
        name.unicodeScalars.dropFirst().contains(where: { ScalarKind($0) == .capital }),
        token.end >= text.bytes.count || !"(:".utf8.contains(text.bytes[token.end])
      else { continue }
      add(.open, line: text.line(at: token.offset)) {
        $0.formula = name
        $0.about = about
        $0.confidence = .stated
      }
    }
  }
}
