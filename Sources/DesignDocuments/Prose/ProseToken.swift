/// A word, a number or a mark of a text.
struct ProseToken {
  enum Kind: Hashable {
    case word, mark
    case number(Double)
  }

  var kind: Kind
  /// In lower case.
  var text: String
  /// Where it begins, in characters.
  var offset: Int
  /// Whether it follows the token before it without a space.
  var isAttached: Bool
}

extension ProseToken {
  /// Numbers as words.
  private static let numberWords: [String: Double] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30,
    "forty": 40, "sixty": 60,
  ]

  /// The tokens of a text, in order.
  static func tokens(of characters: [Character]) -> [ProseToken] {
    var tokens: [ProseToken] = []
    var index = 0
    var isAttached = false
    while index < characters.count {
      let start = index
      let character = characters[index]
      if character.isWhitespace {
        index += 1
        isAttached = false
        continue
      }
      if digit(character) {
        index = endOfNumber(characters, start)
        let text = String(characters[start..<index]).replacing(",", with: "")
        tokens.append(
          ProseToken(
            kind: Double(text).map { .number($0) } ?? .word, text: text, offset: start,
            isAttached: isAttached))
      } else if character.isLetter || character == "_" {
        while index < characters.count, characters[index].isLetter || characters[index] == "_" {
          index += 1
        }
        let text = String(characters[start..<index]).lowercased()
        tokens.append(
          ProseToken(
            kind: numberWords[text].map { .number($0) } ?? .word, text: text, offset: start,
            isAttached: isAttached))
      } else {
        index += 1
        tokens.append(
          ProseToken(
            kind: .mark, text: String(character), offset: start, isAttached: isAttached))
      }
      isAttached = true
    }
    return tokens
  }

  private static func digit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// `1,200.5`: a mark belongs to a number where digits follow it, three after a comma.
  private static func endOfNumber(_ characters: [Character], _ start: Int) -> Int {
    var index = start
    var hasPoint = false
    func digits(at place: Int) -> Int {
      characters[min(place, characters.count)...].prefix(4).prefix { digit($0) }.count
    }
    while index < characters.count {
      if digit(characters[index]) {
        index += 1
      } else if characters[index] == ".", !hasPoint, digits(at: index + 1) > 0 {
        hasPoint = true
        index += 1
      } else if characters[index] == ",", !hasPoint, digits(at: index + 1) == 3 {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  var number: Double? {
    if case .number(let number) = kind { return number }
    return nil
  }
}

/// A number with a unit in a row of tokens.
struct ProseQuantity {
  enum Unit: Hashable {
    case time(Fact.TimeUnit)
    case degrees
    case points
    case percent
  }

  var lower: Double
  var upper: Double
  var unit: Unit
  /// The tokens that it takes.
  var tokens: Range<Int>
}

extension ProseQuantity {
  /// The quantities among tokens, in order.
  static func quantities(in tokens: [ProseToken]) -> [ProseQuantity] {
    var found: [ProseQuantity] = []
    var index = 0
    while index < tokens.count {
      if let quantity = quantity(in: tokens, at: index) {
        found.append(quantity)
        index = quantity.tokens.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  private static func quantity(in tokens: [ProseToken], at start: Int) -> ProseQuantity? {
    guard let lower = tokens[start].number else { return nil }
    // A version, a name (`v2`, `x3`) or a part of a number is no quantity.
    if tokens[start].isAttached, start > 0, tokens[start - 1].kind == .word { return nil }
    if let (unit, end) = unit(tokens, at: start + 1, number: lower) {
      // `2 s to 3 s`
      if let (upper, upperEnd) = rangeEnd(tokens, at: end, unit: unit), upper >= lower {
        return ProseQuantity(lower: lower, upper: upper, unit: unit, tokens: start..<upperEnd)
      }
      return ProseQuantity(lower: lower, upper: lower, unit: unit, tokens: start..<end)
    }
    // `2 to 3 s`, `0.2–0.4 s`, `between 2 and 3 s`
    guard start + 2 < tokens.count, let upper = tokens[start + 2].number, upper >= lower,
      let (unit, end) = unit(tokens, at: start + 3, number: upper)
    else { return nil }
    let isBetween = start > 0 && tokens[start - 1].text == "between"
    guard joins(tokens[start + 1].text) || (isBetween && tokens[start + 1].text == "and") else {
      return nil
    }
    return ProseQuantity(lower: lower, upper: upper, unit: unit, tokens: start..<end)
  }

  /// What a number of seconds may be the length of.
  private static let timed: Set<String> = [
    "delay", "pause", "wait", "duration", "animation", "cycle", "loop", "interval", "timer", "gap",
    "transition", "long", "hold", "later", "period", "break", "window", "rest",
  ]

  private static func joins(_ text: String) -> Bool { ["-", "–", "—", "to", "…"].contains(text) }

  private static func rangeEnd(
    _ tokens: [ProseToken], at place: Int, unit: Unit
  ) -> (Double, end: Int)? {
    guard place + 1 < tokens.count, joins(tokens[place].text),
      let upper = tokens[place + 1].number,
      let (second, end) = self.unit(tokens, at: place + 2, number: upper), second == unit
    else { return nil }
    return (upper, end)
  }

  /// The unit that stands at a place, and where it ends.
  private static func unit(
    _ tokens: [ProseToken], at place: Int, number: Double
  ) -> (Unit, end: Int)? {
    var place = place
    guard place < tokens.count else { return nil }
    // `0.5-second`
    if tokens[place].text == "-", tokens[place].isAttached, place + 1 < tokens.count,
      tokens[place + 1].isAttached, tokens[place + 1].kind == .word,
      tokens[place + 1].text.count > 1
    {
      place += 1
    }
    func after(_ word: String) -> Bool {
      place + 1 < tokens.count && tokens[place + 1].text == word
    }
    switch tokens[place].text {
    case "s":
      // `the 80s`, `iPhone 5s`: decades and names are attached whole numbers.
      let owner = place >= 2 ? tokens[place - 2].text : ""
      if ["iphone", "the"].contains(owner), tokens[place].isAttached { return nil }
      return (.time(.seconds), place + 1)
    case "second":
      // `chapter 3 second edition`: one number of seconds is no ordinal where it is joined to its
      // unit, is one, or tells the length of something.
      let next = place + 1 < tokens.count ? tokens[place + 1] : nil
      let isOrdinal =
        number != 1 && !tokens[place].isAttached && next?.kind == .word
        && next.map { !MotionWords.isMotion($0.text) && !timed.contains($0.text) } ?? false
      return isOrdinal ? nil : (.time(.seconds), place + 1)
    case "sec", "secs", "seconds":
      return (.time(.seconds), place + 1)
    case "ms", "msec", "millis", "millisecond", "milliseconds":
      return (.time(.milliseconds), place + 1)
    case "minute", "minutes": return (.time(.minutes), place + 1)
    case "frame", "frames":
      // `60 frames per second` is a rate.
      return after("per") || after("/") || after("rate") ? nil : (.time(.frames), place + 1)
    case "°": return (.degrees, place + 1)
    case "degree", "degrees", "deg": return (.degrees, place + 1)
    case "pt", "pts", "px", "point", "points", "pixel", "pixels": return (.points, place + 1)
    case "%", "percent": return (.percent, place + 1)
    default: return nil
    }
  }
}
