import Foundation

/// The paths that an `inbetween.yml` names. A plugin links no reader of YAML: this one finds the
/// texts of the file and the key before each, which is all that is needed to know what a build
/// depends on; `inbetween` itself reads the file, and says what is wrong with it.
struct NamedPaths {
  /// Files, folders and patterns of animations.
  private(set) var inputs: [String] = []
  /// What else a conversion reads: timing files, themes, folders of fonts.
  private(set) var dependencies: [String] = []

  /// Finds the paths in the text of a configuration.
  init(in text: String) {
    var key = ""
    var depth = 0
    for line in text.split(whereSeparator: \.isNewline) {
      var rest = line[...]
      while let (word, isKey) = Self.word(&rest, &depth) {
        if isKey {
          key = word
        } else if ["inputs", "input"].contains(key) {
          inputs.append(word)
        } else if ["timing", "theme", "fonts"].contains(key) {
          dependencies.append(word)
        }
      }
    }
  }

  /// Takes the next text from a line, and tells whether it is a key; nil at the line's end.
  private static func word(
    _ rest: inout Substring, _ depth: inout Int
  ) -> (text: String, isKey: Bool)? {
    while let first = rest.first, " \t,[]{}".contains(first) || rest.hasPrefix("- ") {
      if "[{".contains(first) { depth += 1 }
      if "]}".contains(first) { depth -= 1 }
      rest.removeFirst()
    }
    guard let first = rest.first, first != "#" else { return nil }
    var text = ""
    if first == "\"" || first == "'" {
      rest.removeFirst()
      while let letter = rest.popFirst(), letter != first {
        text.append(letter == "\\" && first == "\"" ? rest.popFirst() ?? letter : letter)
      }
    } else {
      while let letter = rest.first {
        let isEnd = rest.dropFirst().first.map { $0 == " " } ?? true
        if letter == ":" && isEnd || rest.hasPrefix(" #") { break }
        if depth > 0 && ",[]{}".contains(letter) { break }
        text.append(letter)
        rest.removeFirst()
      }
      while text.last?.isWhitespace == true { text.removeLast() }
    }
    rest = rest.drop { $0 == " " }
    guard rest.first == ":" else { return (text, false) }
    rest.removeFirst()
    return (text, true)
  }
}

extension NamedPaths {
  /// The part of a pattern that names a folder or a file outright.
  static func root(of pattern: String) -> String {
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
    let named = parts.prefix { part in !part.contains { "*?[".contains($0) } }
    return named.joined(separator: "/")
  }
}
