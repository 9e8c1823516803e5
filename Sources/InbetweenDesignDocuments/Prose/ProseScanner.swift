/// Finds the tokens of a text one after the other.
struct ProseScanner: IteratorProtocol {
  private let text: TextBytes
  private var index: Int
  /// Where the last token ended.
  private var lastEnd = -1
  /// Whether the last token is a number.
  private var isAfterNumber = false

  /// - Parameter bytes: in UTF-8.
  init(_ bytes: ArraySlice<UInt8>) {
    text = TextBytes(bytes)
    index = bytes.startIndex
  }

  private var bytes: ArraySlice<UInt8> { text.bytes }

  mutating func next() -> ProseToken? {
    while index < bytes.endIndex {
      let (kind, length) = text.character(at: index)
      switch kind {
      case .space: index += length
      case .digit: return number()
      case .small, .capital, .letter: return word()
      case .mark, .extender:
        if startsWithPoint { return number() }
        return bytes[index] == Self.underscore ? word() : mark(length)
      }
    }
    return nil
  }

  /// The first of the scalars whose scripts put no space between words.
  private static let firstJoined: UInt32 = 0x2E80
  private static let underscore = UInt8(ascii: "_")
  private static let point = UInt8(ascii: ".")
  private static let comma = UInt8(ascii: ",")

  private func isDigit(_ place: Int) -> Bool {
    place < bytes.endIndex && ScalarKind(plain: bytes[place]) == .digit
      && text.character(at: place).kind == .digit
  }

  /// How many bytes the digit or the point of full width at a place takes; nil for anything else.
  private func wideDigit(_ place: Int) -> Int? {
    guard place < bytes.endIndex, bytes[place] == 0xEF else { return nil }
    let (scalar, width) = text.scalar(at: place)
    return (0xFF10...0xFF19).contains(scalar.value) || scalar.value == 0xFF0E ? width : nil
  }

  // MARK: Tokens

  private mutating func token(_ kind: ProseToken.Kind, _ text: String, to end: Int) -> ProseToken {
    let token = ProseToken(
      kind: kind, text: text, offset: index, end: end, isAttached: index == lastEnd)
    index = end
    lastEnd = end
    isAfterNumber = token.number != nil
    return token
  }

  private func string(to end: Int) -> String { text.string(index..<end) }

  private mutating func word() -> ProseToken {
    var end = index
    let isSpaced = text.scalar(at: index).scalar.value < Self.firstJoined
    while end < bytes.endIndex {
      let (kind, length) = text.character(at: end)
      guard kind.isLetter || bytes[end] == Self.underscore else { break }
      // `0.2s間隔`, `カードがstagger付き`: another script begins another word.
      let isOther =
        isSpaced
        ? bytes[end] >= 0xE2 && text.scalar(at: end).scalar.value >= Self.firstJoined
        : ScalarKind(plain: bytes[end]).isLetter
      if isOther { break }
      end += length
    }
    if isAfterNumber, index == lastEnd, bytes[index] >= 0xE0,
      let unit = Vocabulary.lengthOfUnit(string(to: min(end, index + 30)))
    {
      // `0.3秒后`: the unit is a word of its own.
      end = index + unit
    }
    let isJoined = !isSpaced
    // Of several words that stand without space between them, each counts.
    if isJoined, end - index < 200, let length = Vocabulary.lengthOfFirst(string(to: end)) {
      end = index + length
    }
    let word = Vocabulary.english(string(to: end).lowercased())
    let number = ProseToken.numberWords[word] ?? NumberWord.number(word)
    var token = token(number.map { .number($0) } ?? .word, word, to: end)
    token.isJoined = isJoined
    return token
  }

  /// `½` is a number, any other mark is none; all arrows to the right are one.
  private mutating func mark(_ length: Int) -> ProseToken {
    if let end = endOfArrow(length) { return token(.mark, "→", to: end) }
    let end = index + length
    let fraction = fraction(at: index)
    return token(fraction.map { .number($0) } ?? .mark, string(to: end), to: end)
  }

  /// `->`, `-->`, `➜`, `⇒`; nil for anything else.
  private func endOfArrow(_ length: Int) -> Int? {
    let dashes = bytes[index...].prefix(3).prefix { $0 == UInt8(ascii: "-") }.count
    let end = index + dashes
    if dashes > 0 {
      return end < bytes.endIndex && bytes[end] == UInt8(ascii: ">") ? end + 1 : nil
    }
    return ["➜", "➔", "➝", "⇒", "⟶", "⟹"].contains(string(to: index + length))
      ? index + length : nil
  }

  private mutating func number() -> ProseToken {
    var end = endOfNumber(index)
    let digits = Self.narrow(plainNumber(to: end))
    var number = Double(digits)
    if let whole = number, let part = fraction(at: end) {
      number = whole + part
      end += text.scalar(at: end).width
    }
    return token(number.map { .number($0) } ?? .word, digits, to: end)
  }

  // MARK: Numbers

  /// `１２．５` in the digits that `Double` reads.
  private static func narrow(_ digits: String) -> String {
    guard digits.utf8.contains(where: { $0 >= 0x80 }) else { return digits }
    var narrow = String.UnicodeScalarView()
    for scalar in digits.unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      narrow.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return String(narrow)
  }

  /// `.3`: a number that leaves its nought out.
  private var startsWithPoint: Bool {
    guard bytes[index] == Self.point, isDigit(index + 1) else { return false }
    guard index == lastEnd else { return true }
    return "(,:=-".utf8.contains(bytes[index - 1])
      // The last bytes of an en dash.
      || bytes[bytes.startIndex..<index].suffix(3).elementsEqual("–".utf8)
  }

  /// `½`, `¼`; nil for anything else.
  private func fraction(at place: Int) -> Double? {
    guard place < bytes.endIndex, bytes[place] >= 0x80,
      let value = text.scalar(at: place).scalar.properties.numericValue, value > 0, value < 1
    else { return nil }
    return value
  }

  /// A number as `Double` reads it: without marks between thousands, with a decimal point.
  private func plainNumber(to end: Int) -> String {
    let number = string(to: end)
    guard let comma = bytes[index..<end].firstIndex(of: Self.comma) else { return number }
    let isDecimal =
      !number.utf8.contains(Self.point) && (end - comma != 4 || bytes[index] == UInt8(ascii: "0"))
    return number.replacing(",", with: isDecimal ? "." : "")
  }

  private static let units: Set<String> = [
    "s", "ms", "sec", "secs", "second", "seconds", "millisecond", "milliseconds", "min", "minutes",
    "с",
  ]

  /// Whether a unit of time follows, perhaps behind the end of a range: then `8,0` and `2,3–2,8` are
  /// numbers with a decimal comma.
  private func hasUnit(after end: Int) -> Bool {
    var start = end
    var hasDash = false
    while start < bytes.endIndex, start < end + 30 {
      let (kind, length) = text.character(at: start)
      let isDash =
        bytes[start] == UInt8(ascii: "-") || text.string(start..<(start + length)) == "–"
      let isNumber = hasDash && (kind == .digit || bytes[start] == Self.comma)
      guard kind == .space || isDash || isNumber else { break }
      hasDash = hasDash || isDash
      start += length
    }
    let word = bytes[min(start, bytes.endIndex)...].prefix(24).prefix {
      $0 >= 0x80 || ScalarKind(plain: $0).isLetter
    }
    let text = String(decoding: word, as: UTF8.self).lowercased()
    return Self.units.contains(Vocabulary.english(text)) || Vocabulary.lengthOfUnit(text) != nil
  }

  /// `1,200.5`: a mark belongs to a number where digits follow it, three after a comma; fewer where
  /// a unit of time follows them.
  private func endOfNumber(_ start: Int) -> Int {
    var place = start
    var hasPoint = false
    func digits(at place: Int) -> Int { (place..<(place + 4)).prefix(while: isDigit).count }
    while place < bytes.endIndex {
      if let width = wideDigit(place) {
        place += width
      } else if isDigit(place) {
        place += 1
      } else if bytes[place] == Self.point, !hasPoint, digits(at: place + 1) > 0 {
        hasPoint = true
        place += 1
      } else if bytes[place] == Self.comma, !hasPoint, digits(at: place + 1) == 3 {
        place += 1
      } else if bytes[place] == Self.comma, !hasPoint, place > start, digits(at: place + 1) > 0,
        hasUnit(after: place + 1 + digits(at: place + 1))
      {
        hasPoint = true
        place += 1
      } else {
        break
      }
    }
    return place
  }
}
