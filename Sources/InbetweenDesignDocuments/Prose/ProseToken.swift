/// A word, a number or a mark of a text.
struct ProseToken {
  enum Kind: Hashable {
    case word, mark
    case number(Double)
  }

  var kind: Kind
  /// In lower case.
  var text: String
  /// Where it begins, in bytes.
  var offset: Int
  /// Where it ends, in bytes.
  var end: Int
  /// Whether it follows the token before it without a space.
  var isAttached: Bool
  /// Whether it is a word of a script that is written without spaces.
  var isJoined = false
}

extension ProseToken {
  /// Numbers as words.
  static let numberWords: [String: Double] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
    "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
  ]

  /// The tokens of a text in UTF-8, in order.
  static func tokens(of bytes: ArraySlice<UInt8>) -> [ProseToken] {
    var scanner = ProseScanner(bytes)
    var tokens: [ProseToken] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  static func tokens(of text: ProseText) -> [ProseToken] { tokens(of: text.bytes[...]) }

  static func tokens(of text: String) -> [ProseToken] { tokens(of: Array(text.utf8)[...]) }

  var number: Double? {
    if case .number(let number) = kind { return number }
    return nil
  }
}
