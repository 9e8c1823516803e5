/// A page with places for values, in the part of Mustache (https://mustache.github.io) that the page
/// needs: `{{name}}` escaped, `{{{name}}}` as it is, `{{#name}}…{{/name}}` for each element, for
/// what is there and for what is true, `{{^name}}…{{/name}}` for the contrary; `{{.}}` is the value
/// itself, and `{{.name}}` is looked up in it alone. A line with nothing but the beginning or end
/// of a section is none.
struct PageTemplate: Sendable {
  private let parts: [Part]

  private indirect enum Part: Sendable {
    case text(String)
    case value(Name, isMarkup: Bool)
    case section(Name, isInverted: Bool, [Part])
  }

  /// What is looked up: in the innermost value that has it, or in the innermost one alone.
  private struct Name: Hashable, Sendable {
    /// Empty for the value itself.
    let word: String
    let isOwn: Bool

    init(_ text: Substring) {
      isOwn = text.hasPrefix(".")
      word = String(isOwn ? text.dropFirst() : text)
    }
  }

  /// What is wrong with a template.
  enum Mistake: Error, Hashable {
    case openTag(String)
    case openSection(String)
    case strayEnd(String)
  }

  /// - Throws: `Mistake`.
  init(_ text: String) throws(Mistake) {
    var tokens = try Self.tokens(of: text)[...]
    parts = try Self.parts(of: &tokens, until: nil)
  }
}

// MARK: Reading

extension PageTemplate {
  private enum Token {
    case text(Substring)
    /// With the mark before its name: `#`, `^`, `/`, `{`, or a blank.
    case tag(mark: Character, Name)
  }

  private static func tokens(of text: String) throws(Mistake) -> [Token] {
    var tokens: [Token] = []
    for line in lines(of: text) {
      var rest = line
      var found: [Token] = []
      while let open = rest.firstRange(of: "{{") {
        if open.lowerBound > rest.startIndex { found.append(.text(rest[..<open.lowerBound])) }
        rest = rest[open.upperBound...]
        let isTriple = rest.first == "{"
        guard let close = rest.firstRange(of: isTriple ? "}}}" : "}}") else {
          throw .openTag(String(line))
        }
        var name = rest[..<close.lowerBound]
        let mark = name.first.flatMap { "#^/{".contains($0) ? $0 : nil }
        if mark != nil { name = name.dropFirst() }
        found.append(.tag(mark: mark ?? " ", Name(name)))
        rest = rest[close.upperBound...]
      }
      if !rest.isEmpty { found.append(.text(rest)) }
      tokens += isBare(found) ? found.filter { if case .tag = $0 { true } else { false } } : found
    }
    return tokens
  }

  /// The lines, each with its end.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: "\n").map { rest.index(after: $0) } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  /// Whether a line holds one beginning or end of a section, and blanks.
  private static func isBare(_ line: [Token]) -> Bool {
    var sections = 0
    for token in line {
      switch token {
      case .text(let text):
        guard text.allSatisfy({ $0 == " " || $0 == "\t" || $0 == "\n" }) else { return false }
      case .tag(let mark, _):
        guard "#^/".contains(mark) else { return false }
        sections += 1
      }
    }
    return sections == 1
  }

  private static func parts(
    of tokens: inout ArraySlice<Token>, until end: Name?
  ) throws(Mistake) -> [Part] {
    var parts: [Part] = []
    while let token = tokens.popFirst() {
      switch token {
      case .text(let text): parts.append(.text(String(text)))
      case .tag("/", let name):
        guard name == end else { throw .strayEnd(name.word) }
        return parts
      case .tag(let mark, let name):
        guard mark == "#" || mark == "^" else {
          parts.append(.value(name, isMarkup: mark == "{"))
          continue
        }
        parts.append(
          .section(name, isInverted: mark == "^", try Self.parts(of: &tokens, until: name)))
      }
    }
    if let end { throw .openSection(end.word) }
    return parts
  }
}

// MARK: Writing

extension PageTemplate {
  /// The page with the values of a structure: texts, numbers, flags, markup, lists, structures and
  /// what may be missing.
  func render(_ value: Any) -> String {
    var text = ""
    Self.write(parts, [Level(value)], to: &text)
    return text
  }

  /// A value, and what it has by name.
  private struct Level {
    let value: Any
    let members: [String: Any]

    init(_ value: Any) {
      self.value = value
      guard !(value is String || value is Markup) else {
        members = [:]
        return
      }
      var members: [String: Any] = [:]
      for (label, member) in Mirror(reflecting: value).children {
        if let label { members[label] = member }
      }
      self.members = members
    }
  }

  private static func write(_ parts: [Part], _ levels: [Level], to text: inout String) {
    for part in parts {
      switch part {
      case .text(let literal): text += literal
      case .value(let name, let isMarkup):
        guard let value = value(of: name, levels) else { continue }
        if let markup = value as? Markup {
          text += markup.text
        } else {
          let words = String(describing: value)
          text += isMarkup ? words : Markup.escaped(words)
        }
      case .section(let name, let isInverted, let inner):
        let values = elements(of: value(of: name, levels))
        if isInverted {
          if values.isEmpty { write(inner, levels, to: &text) }
        } else {
          for value in values {
            // A flag says whether, and is nothing to look into.
            write(inner, value is Bool ? levels : levels + [Level(value)], to: &text)
          }
        }
      }
    }
  }

  private static func value(of name: Name, _ levels: [Level]) -> Any? {
    if name.word.isEmpty { return levels.last.flatMap { unwrapped($0.value) } }
    if name.isOwn { return levels.last?.members[name.word].flatMap { unwrapped($0) } }
    for level in levels.reversed() {
      if let value = level.members[name.word] { return unwrapped(value) }
    }
    return nil
  }

  /// What a section is written for.
  private static func elements(of value: Any?) -> [Any] {
    guard let value else { return [] }
    if let flag = value as? Bool { return flag ? [flag] : [] }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .collection ? mirror.children.map(\.value) : [value]
  }

  /// nil for what is missing.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
