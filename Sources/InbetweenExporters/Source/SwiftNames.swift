import InbetweenRuntime

/// Gives the things of a file identifiers of Swift, each its own.
struct SwiftNames {
  /// A word that may stand as a name in source.
  struct Identifier: Hashable, Sendable {
    fileprivate(set) var text: String
  }

  /// How the first letter is written.
  enum Style {
    /// As of functions and variables.
    case lower
    /// As of types.
    case upper
  }

  private var taken: Set<String>
  /// The number to try next for a name that is taken.
  private var nextNumber: [String: Int] = [:]
  /// The names around those that this one gives, which it never has.
  private var around: Around?

  private struct Around {
    var taken: Set<String>
    var nextNumber: [String: Int]
  }

  /// A registry in which `reserved` are taken from the start.
  init(reserved: Set<String> = []) { taken = reserved }

  /// An identifier after `text`; after `fallback` where nothing in the text can be part of one.
  mutating func name(
    after text: String, or fallback: StaticString, _ style: Style = .lower
  ) -> Identifier {
    var words = Self.words(in: text)
    if words.isEmpty { words = [fallback.description] }
    if let first = words.first?.unicodeScalars.first, first.properties.numericType != nil {
      words.insert(fallback.description, at: 0)
    }
    var name = ""
    for (index, word) in words.enumerated() {
      name += index == 0 && style == .lower ? Self.lowered(word) : Self.raised(word)
    }
    if Self.keywords.contains(name) { name += Self.raised(fallback.description) }
    return Identifier(text: unique(name))
  }

  /// What the type of an animation is called: after its file, unless Swift, Apple's frameworks or
  /// the animation's own source have a type of that name.
  ///
  /// - Parameter text: the animation's name.
  /// - Returns: the name, and the one that others have; nil where it is nobody's.
  static func type(after text: String) -> (name: Identifier, taken: String?) {
    var names = SwiftNames()
    var plain = names.name(after: text, or: "Animation", .upper)
    var taken: String?
    // Letters of a framework say something of the animation's own name alone.
    if AppleTypes.mayHave(plain.text) || AppleTypes.mayHave(plain.text + "View") {
      taken = plain.text
      plain.text += "Animation"
    }
    while isTaken(plain.text) {
      taken = taken ?? plain.text
      // A name that ends so already would say it twice.
      plain.text += plain.text.hasSuffix("Animation") ? "View" : "Animation"
    }
    return (plain, taken)
  }

  /// What the type of an animation's literal is called: as its views, but for names of the library
  /// that it is written against.
  static func literal(after view: Identifier, ending: SwiftCode) -> Identifier {
    var names = SwiftNames(reserved: LibraryNames.types)
    return Identifier(text: names.unique(view.text + ending.text))
  }

  /// Views of layers bear the name with `View` behind it.
  private static func isTaken(_ name: String) -> Bool {
    AppleTypes.have(name) || AppleTypes.have(name + "View") || own.contains(name)
  }

  /// Types that stand in the source of animations.
  private static let own: Set<String> =
    ["Theme", "Timing", "Picture", "Artwork", "Layers", "InbetweenRuntime"]
    .reduce(into: Set(RuntimePart.allCases.flatMap(\.types))) { $0.insert($1) }
    .union([
      "Playback", "PlayClock", "Player", "PlayerOptions", "PlayingView", "DrawnView", "Timed",
      "Notice", "Framed", "Spoken", "Mixable", "Stage", "Memory", "Host", "LayersView", "Observer",
      "PlatformView", "Motion", "Letter",
    ])

  /// A registry for names that are seen in one place of all that these are seen in: as a copy of this one,
  /// which is not made.
  func within() -> SwiftNames {
    guard around == nil else { return self }
    var inner = SwiftNames()
    inner.around = Around(taken: taken, nextNumber: nextNumber)
    return inner
  }

  private mutating func take(_ name: String) -> Bool {
    !(around?.taken.contains(name) ?? false) && taken.insert(name).inserted
  }

  private mutating func unique(_ name: String) -> String {
    if take(name) { return name }
    var number = nextNumber[name] ?? around?.nextNumber[name] ?? 2
    let joint = name.last?.isNumber == true ? "n" : ""
    while !take("\(name)\(joint)\(number)") { number += 1 }
    nextNumber[name] = number + 1
    return "\(name)\(joint)\(number)"
  }

  /// How many letters of a text go into a name before its last word.
  private static let longest = 40
  /// How many more may finish that word.
  private static let longestEnd = 20
  /// How many scalars of a text are looked at for its words.
  private static let longestText = 400

  /// As much of a text as goes into a name.
  static func beginning(of text: String) -> String {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: longestText, limitedBy: scalars.endIndex)
    return end.map { String(scalars[..<$0]) } ?? text
  }

  private static func words(in text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var count = 0
    for scalar in beginning(of: text).unicodeScalars {
      if isPart(scalar) {
        guard count < (word.isEmpty ? longest : longest + longestEnd) else { break }
        count += 1
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Digits, and letters that are written from left to right and stand for themselves.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "a"..."z", "A"..."Z": true
    case "\u{C0}"..."\u{58F}", "\u{3041}"..."\u{30FF}", "\u{4E00}"..."\u{9FFF}",
      "\u{AC00}"..."\u{D7A3}":
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .otherLetter: true
      default: false
      }
    default: false
    }
  }

  /// `BG` becomes `bg`, `BGColor` `bgColor`, `Orb` `orb`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix(while: \.isCapital).count
    let isWhole = !word.dropFirst(capitals).contains(where: \.isSmall)
    let count = capitals > 1 && !isWhole ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// `orb` becomes `Orb`, `TIME` `Time`.
  private static func raised(_ word: String) -> String {
    let rest = word.dropFirst()
    return word.prefix(1).uppercased()
      + (rest.contains(where: \.isSmall) ? String(rest) : rest.lowercased())
  }

  /// Words that cannot be names of functions, variables or types.
  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
    "class", "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard",
    "if", "import", "in", "indirect", "infix", "init", "inout", "internal", "is", "isolated",
    "lazy", "let", "macro", "mutating", "nil", "nonisolated", "open", "operator", "optional",
    "override", "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public",
    "repeat", "required", "rethrows", "return", "self", "sending", "set", "some", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "unowned", "var", "weak", "where", "while", "willSet", "didSet", "yield",
    "Any", "Protocol", "Self", "Type",
  ]
}

extension Character {
  /// Upper case; of ASCII without Unicode's tables.
  fileprivate var isCapital: Bool { asciiValue.map { 0x41...0x5A ~= $0 } ?? isUppercase }

  /// Lower case; of ASCII without Unicode's tables.
  fileprivate var isSmall: Bool { asciiValue.map { 0x61...0x7A ~= $0 } ?? isLowercase }
}
