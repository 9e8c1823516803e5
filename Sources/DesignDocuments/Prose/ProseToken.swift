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
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
    "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
  ]

  /// The tokens of a text, in order.
  static func tokens(of characters: [Character]) -> [ProseToken] {
    var tokens: [ProseToken] = []
    var index = 0
    var isAttached = false
    while index < characters.count {
      let start = index
      let character = characters[index]
      if isSpace(character) {
        index += 1
        isAttached = false
        continue
      }
      if digit(character) || startsWithPoint(characters, start, isAttached: isAttached) {
        index = endOfNumber(characters, start)
        let text = plain(characters[start..<index])
        var number = Double(text)
        if let whole = number, index < characters.count, let part = fraction(characters[index]) {
          number = whole + part
          index += 1
        }
        tokens.append(
          ProseToken(
            kind: number.map { .number($0) } ?? .word, text: text, offset: start,
            isAttached: isAttached))
      } else if let part = fraction(character) {
        index += 1
        tokens.append(
          ProseToken(
            kind: .number(part), text: String(character), offset: start, isAttached: isAttached))
      } else if isLetter(character) {
        while index < characters.count, isLetter(characters[index]) { index += 1 }
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

  private static func isSpace(_ character: Character) -> Bool {
    // Most text is plain, and looking properties up takes time.
    character.asciiValue.map { $0 == 0x20 || (0x09...0x0D).contains($0) }
      ?? character.isWhitespace
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.asciiValue.map { (0x61...0x7A).contains($0 | 0x20) || $0 == 0x5F }
      ?? character.isLetter
  }

  private static func digit(_ character: Character) -> Bool {
    character.asciiValue.map { (0x30...0x39).contains($0) } ?? false
  }

  /// `.3`: a number that leaves its nought out.
  private static func startsWithPoint(
    _ characters: [Character], _ start: Int, isAttached: Bool
  ) -> Bool {
    guard characters[start] == ".", start + 1 < characters.count, digit(characters[start + 1])
    else { return false }
    return !isAttached || "(,:=–-".contains(characters[start - 1])
  }

  /// `½`, `¼`; nil for anything else.
  private static func fraction(_ character: Character) -> Double? {
    guard !character.isASCII, character.isNumber,
      let value = character.unicodeScalars.first?.properties.numericValue, value > 0, value < 1
    else { return nil }
    return value
  }

  /// A number as `Double` reads it: without marks between thousands, with a decimal point.
  private static func plain(_ characters: ArraySlice<Character>) -> String {
    let text = String(characters)
    guard let comma = characters.firstIndex(of: ",") else { return text }
    let isDecimal =
      !text.contains(".") && (characters.endIndex - comma != 4 || characters.first == "0")
    return text.replacing(",", with: isDecimal ? "." : "")
  }

  /// Whether a unit of time follows: then `8,0` is a number with a decimal comma.
  private static func hasUnit(_ characters: [Character], after end: Int) -> Bool {
    let rest = characters[min(end, characters.count)...].drop { $0.isWhitespace || $0 == "-" }
    let word = String(rest.prefix(13).prefix { $0.isLetter }).lowercased()
    return [
      "s", "ms", "sec", "secs", "second", "seconds", "millisecond", "milliseconds", "min",
      "minutes",
    ].contains(word)
  }

  /// `1,200.5`: a mark belongs to a number where digits follow it, three after a comma; fewer where
  /// a unit of time follows them.
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
      } else if characters[index] == ",", !hasPoint, index > start, digits(at: index + 1) > 0,
        hasUnit(characters, after: index + 1 + digits(at: index + 1))
      {
        hasPoint = true
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
