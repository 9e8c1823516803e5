/// A property or a variable of a style sheet.
struct StyleDeclaration {
  var name: String
  var value: String
  /// What it stands in, the widest first.
  var selectors: [String]
  var line: Int
  /// The line that its value begins on.
  var valueLine: Int
  /// The number of the rule that it stands in, or 0.
  var block: Int
  /// Whether a semicolon or a bracket ends it.
  var isEnded: Bool

  /// Whether it holds for some only: for small screens, for who wants little motion.
  var isConditional: Bool {
    selectors.contains { $0.hasPrefix("@media") && !$0.contains("no-preference") }
  }

  var isVariable: Bool {
    name.hasPrefix("--") || name.hasPrefix("$")
      || selectors.last?.hasPrefix("$") ?? false
      || (name.hasPrefix("@") && !["@include", "@import", "@extend", "@media"].contains(name))
  }
}

/// What a bracket of a style sheet opens.
private enum StyleScope {
  /// `.button {`: its selector, and a number that no other rule has, from 1.
  case rule(String, number: Int)
  /// `$durations: (`: a map of Sass, and its name.
  case map(String)

  var name: String {
    switch self {
    case .rule(let selector, _): selector
    case .map(let name): name
    }
  }

  var number: Int? {
    if case .rule(_, let number) = self { number } else { nil }
  }

  var isMap: Bool { number == nil }
}

/// Finds the declarations of a style sheet, whatever its dialect: lines, brackets and semicolons.
enum StyleScanner {
  private static let maximumLevels = 64

  static func declarations(in text: String, firstLine: Int) -> [StyleDeclaration] {
    var found: [StyleDeclaration] = []
    var scopes: [StyleScope] = []
    var part = ""
    // What is asked at each mark or line must not be looked for in all of it.
    var isInterpolated = false
    var start = firstLine
    var line = firstLine
    var brackets = 0
    var ruleCount = 0
    func clear() { (part, isInterpolated) = ("", false) }
    func end(_ isEnded: Bool) {
      defer { clear() }
      guard let declaration = declaration(part, scopes, line: start, isEnded: isEnded) else {
        return
      }
      found.append(declaration)
    }
    var last: Character = " "
    var rest = withoutComments(text)[...]
    while let character = rest.popFirst() {
      if character.isNewline { line += 1 }
      let isInMap = brackets == 0 && scopes.last?.isMap == true
      switch character {
      case "(" where opensMap(part, isInMap: isInMap, brackets: brackets, scopes: scopes):
        // `$durations: (fast: 100ms, slow: 300ms)`
        scopes.append(.map(String(part.trimmed.dropLast())))
        clear()
      case ")" where isInMap:
        end(false)
        scopes.removeLast()
      case "," where isInMap: end(false)
      case "{" where last != "#":
        if scopes.count < maximumLevels {
          ruleCount += 1
          let selector = part.trimmed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          scopes.append(.rule(selector, number: ruleCount))
        }
        clear()
      case "}" where scopes.isEmpty && !isInterpolated: clear()
      case "}" where !isInterpolated:
        end(true)
        // A map that nothing closed ends with the rule that it stands in.
        let rule = scopes.lastIndex { !$0.isMap } ?? scopes.startIndex
        scopes.removeSubrange(rule...)
      case ";" where brackets == 0: end(true)
      default:
        if character == "(" { brackets += 1 }
        if character == ")" { brackets = max(0, brackets - 1) }
        if character == "{" { isInterpolated = true }
        if part.isEmpty {
          if character.isWhitespace { continue }
          start = line
        }
        // A variable on a line of its own needs no semicolon in every dialect.
        if character.isNewline, brackets == 0, line == start + 1, isWhole(part),
          startsDeclaration(rest)
        {
          end(false)
          continue
        }
        part.append(character)
      }
      last = character
    }
    end(false)
    return found
  }

  private static func opensMap(
    _ part: String, isInMap: Bool, brackets: Int, scopes: [StyleScope]
  ) -> Bool {
    guard brackets == 0, scopes.count < maximumLevels,
      part.last(where: { !$0.isWhitespace }) == ":"
    else {
      return false
    }
    return isInMap || part.first == "$"
  }

  /// Whether a part of one line is a declaration with its value.
  private static func isWhole(_ part: String) -> Bool {
    guard let colon = part.firstIndex(of: ":") else { return false }
    return !part[part.index(after: colon)...].trimmed.isEmpty && part.last != ","
  }

  private static func startsDeclaration(_ rest: Substring) -> Bool {
    let next = rest.drop(while: \.isWhitespace)
    return next.isEmpty || "-$@}".contains(next.first ?? " ")
  }

  private static func declaration(
    _ part: String, _ scopes: [StyleScope], line: Int, isEnded: Bool
  ) -> StyleDeclaration? {
    if let included = included(part, scopes, line: line) { return included }
    guard part.utf8.count < 8000, let colon = part.firstIndex(of: ":") else { return nil }
    let name = String(part[..<colon].trimmed.drop { "\"'".contains($0) })
      .replacing("'", with: "").replacing("\"", with: "")
    guard !name.isEmpty, name.count < 120, !name.contains(where: \.isWhitespace) else { return nil }
    let written = part[part.index(after: colon)...]
    let lead = part[..<(written.firstIndex { !$0.isWhitespace } ?? part.endIndex)]
    let value = withoutInterpolation(
      String(written).replacing("!default", with: "").replacing("!important", with: ""))
    return StyleDeclaration(
      name: name, value: value.trimmed, selectors: scopes.map(\.name), line: line,
      valueLine: line + lead.drop(while: \.isWhitespace).count(where: \.isNewline),
      block: scopes.lazy.compactMap(\.number).last ?? 0, isEnded: isEnded)
  }

  /// `@include transition(opacity, 250ms)`, `@include animation(rise 0.3s ease-out)`: a mixin that is
  /// called as a property is, with its words.
  private static func included(
    _ part: String, _ scopes: [StyleScope], line: Int
  ) -> StyleDeclaration? {
    guard part.hasPrefix("@include "), part.utf8.count < 2000, let open = part.firstIndex(of: "("),
      let close = part.lastIndex(of: ")"), open < close
    else { return nil }
    let mixin = part[..<open].dropFirst(9).trimmed
    let name = mixins.first { mixin == $0 || mixin.hasSuffix("." + $0) }
    guard let name else { return nil }
    var inner = part[part.index(after: open)..<close]
    // `@include animation((1s rise, 2s fall))`: a list in brackets of its own.
    if inner.trimmed.first == "(", inner.trimmed.last == ")", let first = inner.firstIndex(of: "("),
      let last = inner.lastIndex(of: ")")
    {
      inner = inner[inner.index(after: first)..<last]
    }
    let words = StyleReader.list(String(inner))
    // What has a time beside other words is a list of whole values.
    let isList =
      name.contains("-")
      || words.contains { word in
        word.contains(" ")
          && word.split(separator: " ").contains { StyleReader.time(String($0)) != nil }
      }
    return StyleDeclaration(
      name: name, value: isList ? String(inner) : words.joined(separator: " "),
      selectors: scopes.map(\.name), line: line,
      valueLine: line + part[..<inner.startIndex].count(where: \.isNewline),
      block: scopes.lazy.compactMap(\.number).last ?? 0, isEnded: true)
  }

  private static let mixins = ["transition", "animation"].flatMap {
    [$0, $0 + "-duration", $0 + "-delay", $0 + "-timing-function"]
  }

  /// `#{$i * 0.1}s` as `$i * 0.1s`; a sum is a time that is not known: `calc(3 + $i * 0.5)`.
  private static func withoutInterpolation(_ value: String) -> String {
    var text = ""
    var rest = value[...]
    while let open = rest.firstRange(of: "#{"),
      let close = rest[open.upperBound...].firstIndex(of: "}")
    {
      let inner = rest[open.upperBound..<close]
      let isSum = inner.contains { "+-/".contains($0) } && inner.contains(" ")
      text += rest[..<open.lowerBound] + (isSum ? "calc(\(inner))" : inner)
      rest = rest[rest.index(after: close)...]
      // The unit goes with what it is the unit of.
      if isSum { rest = rest.drop(while: \.isLetter) }
    }
    return text + rest
  }

  /// The text with its comments blank; lines keep their places.
  private static func withoutComments(_ text: String) -> String {
    var bytes = Array(text.utf8)
    var place = 0
    var quote: UInt8?
    while place < bytes.count {
      let byte = bytes[place]
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if let open = quote {
        if byte == open || byte == 0x0A { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        while place < bytes.count {
          let isEnd =
            bytes[place] == UInt8(ascii: "*") && place + 1 < bytes.count
            && bytes[place + 1] == UInt8(ascii: "/")
          if bytes[place] != 0x0A { bytes[place] = 0x20 }
          if isEnd {
            bytes[place + 1] = 0x20
            break
          }
          place += 1
        }
      } else if byte == UInt8(ascii: "/"), next == byte,
        place == 0 || bytes[place - 1] != UInt8(ascii: ":")
      {
        while place < bytes.count, bytes[place] != 0x0A {
          bytes[place] = 0x20
          place += 1
        }
      }
      place += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
