/// A pattern of paths, as in `Animations/**/*.json`.
///
/// `*` is any part of a name, `?` any character of it, `[a-z]` and `[!a-z]` one of some or none of
/// them; `**` between slashes is any folders, or none. Letters are distinguished by case. Hidden names
/// match only where the pattern names the dot. A backslash takes the next character as it is.
package struct GlobPattern: Hashable, Sendable {
  /// As it was written.
  package let text: String
  /// Between slashes; an absolute pattern begins with an empty one.
  private let segments: [Segment]

  package init(_ text: String) {
    self.text = text
    var parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    while parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    segments = parts.enumerated().filter {
      $0.element != "." && (!$0.element.isEmpty || $0.offset == 0)
    }
    .map { Segment($0.element) }
  }

  /// Whether the text stands for more than one path.
  package static func isPattern(_ text: String) -> Bool {
    text.contains { "*?[".contains($0) }
  }

  private enum Segment: Hashable, Sendable {
    case folders
    case name([Token])

    init(_ text: String) { self = text == "**" ? .folders : .name(Token.all(in: text)) }

    /// The name, when it is the only one that matches.
    var literal: String? {
      guard case .name(let tokens) = self else { return nil }
      var text = ""
      for token in tokens {
        guard case .one(let character) = token else { return nil }
        text.unicodeScalars.append(character)
      }
      return text
    }
  }

  fileprivate enum Token: Hashable, Sendable {
    case one(Unicode.Scalar)
    case any
    case run
    case among([ClosedRange<Unicode.Scalar>], isInverted: Bool)
  }
}

extension GlobPattern {
  /// The folders that the pattern names outright, with a slash at their end; empty without any.
  package var root: String {
    var root = ""
    for segment in segments.dropLast() {
      guard let name = segment.literal else { break }
      root += name + "/"
    }
    return root
  }

  /// Whether a path matches.
  ///
  /// - Parameter path: with slashes, from the same folder as the pattern.
  /// - Returns: whether all of it does.
  package func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      .filter { $0 != "." }.map { Array($0.unicodeScalars) }
    return Self.match(segments[...], parts[...])
  }

  /// Whether a folder may hold, at any depth, what matches.
  ///
  /// - Parameter folder: without a slash at its end.
  /// - Returns: false when nothing below it can match.
  package func mayMatch(below folder: String) -> Bool {
    var segments = segments[...]
    for part in folder.split(separator: "/", omittingEmptySubsequences: false) where part != "." {
      guard let segment = segments.popFirst() else { return false }
      switch segment {
      case .folders: return true
      case .name(let tokens):
        guard Self.match(tokens[...], Array(part.unicodeScalars)[...]) else { return false }
      }
    }
    return !segments.isEmpty
  }

  /// Dynamic in both lengths, so that no pattern takes longer than their product.
  private static func match(
    _ segments: ArraySlice<Segment>, _ parts: ArraySlice<[Unicode.Scalar]>
  ) -> Bool {
    let parts = Array(parts)
    var reached = [Bool](repeating: false, count: parts.count + 1)
    reached[0] = true
    for segment in segments {
      var next = [Bool](repeating: false, count: parts.count + 1)
      switch segment {
      case .folders:
        var isOpen = false
        for index in 0...parts.count {
          isOpen = reached[index] || (isOpen && parts[index - 1].first != ".")
          next[index] = isOpen
        }
      case .name(let tokens):
        for index in 0..<parts.count where reached[index] {
          if match(tokens[...], parts[index][...]) { next[index + 1] = true }
        }
      }
      reached = next
    }
    return reached[parts.count]
  }

  private static func match(
    _ tokens: ArraySlice<Token>, _ name: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    let name = Array(name)
    if name.first == ".", tokens.first != .one(".") { return false }
    var reached = [Bool](repeating: false, count: name.count + 1)
    reached[0] = true
    for token in tokens {
      var next = [Bool](repeating: false, count: name.count + 1)
      for index in 0...name.count {
        if token == .run {
          next[index] = reached[index] || (index > 0 && next[index - 1])
        } else if index > 0, reached[index - 1], token.matches(name[index - 1]) {
          next[index] = true
        }
      }
      reached = next
    }
    return reached[name.count]
  }
}

extension GlobPattern.Token {
  fileprivate static func all(in text: String) -> [Self] {
    var tokens: [Self] = []
    var rest = Array(text.unicodeScalars)[...]
    while let character = rest.popFirst() {
      switch character {
      case "*": if tokens.last != .run { tokens.append(.run) }
      case "?": tokens.append(.any)
      case "\\": tokens.append(.one(rest.popFirst() ?? "\\"))
      case "[":
        if let (token, after) = set(rest) {
          tokens.append(token)
          rest = after
        } else {
          tokens.append(.one(character))
        }
      default: tokens.append(.one(character))
      }
    }
    return tokens
  }

  /// What stands between brackets, and what follows; nil when they are not closed.
  private static func set(
    _ text: ArraySlice<Unicode.Scalar>
  ) -> (Self, ArraySlice<Unicode.Scalar>)? {
    var rest = text
    let isInverted = rest.first == "!" || rest.first == "^"
    if isInverted { rest.removeFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let first = rest.popFirst() {
      if first == "]", !ranges.isEmpty { return (.among(ranges, isInverted: isInverted), rest) }
      var last = first
      if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
        last = end
        rest = rest.dropFirst(2)
      }
      if first <= last { ranges.append(first...last) }
    }
    return nil
  }

  fileprivate func matches(_ character: Unicode.Scalar) -> Bool {
    switch self {
    case .one(let own): own == character
    case .any, .run: true
    case .among(let ranges, let isInverted):
      ranges.contains { $0.contains(character) } != isInverted
    }
  }
}
