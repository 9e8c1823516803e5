// Regular expressions: what the engine does not know of them is written in what it does.

extension Rewriter {
  /// A regular expression as the engine reads it.
  func pattern(_ text: String) throws(ScriptSyntaxError) -> String {
    guard let end = text.lastIndex(of: "/") else { return text }
    let flags = text[text.index(after: end)...]
    if let flag = flags.first(where: { !"gimsu".contains($0) }) {
      throw .unsupported("the flag \"\(flag)\" of a regular expression")
    }
    var writer = PatternWriter(
      source: Array(text[text.index(after: text.startIndex)..<end].unicodeScalars),
      isUnicode: flags.contains("u"), dotIsAll: flags.contains("s"))
    let body = try writer.rewritten()
    let kept = flags.filter { "gim".contains($0) }
    guard writer.names.contains(where: { !$0.isEmpty }) else { return "/\(body)/\(kept)" }
    let names = writer.names.map(ScriptText.quoted).joined(separator: ", ")
    return "$pattern(/\(body)/\(kept), [\(names)])"
  }
}

/// Writes a regular expression anew.
private struct PatternWriter {
  let source: [Unicode.Scalar]
  let isUnicode: Bool
  /// Whether a dot means line breaks too.
  let dotIsAll: Bool
  /// The name of each group, empty for those without one.
  private(set) var names: [String] = []
  private var place = 0
  private var isInClass = false

  init(source: [Unicode.Scalar], isUnicode: Bool, dotIsAll: Bool) {
    self.source = source
    self.isUnicode = isUnicode
    self.dotIsAll = dotIsAll
  }

  mutating func rewritten() throws(ScriptSyntaxError) -> String {
    var text = ""
    while place < source.count {
      let scalar = source[place]
      place += 1
      switch scalar {
      case "\\": text += try escape()
      case "[" where !isInClass:
        isInClass = true
        text += "["
      case "]" where isInClass:
        isInClass = false
        text += "]"
      case "." where !isInClass && dotIsAll: text += "[^]"
      case "(" where !isInClass: text += try group()
      case _ where isUnicode && scalar.value > 0xFFFF:
        if isInClass { throw .unsupported("a character beyond U+FFFF in a class of them") }
        text += "(?:\(scalar))"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private func isAt(_ text: String) -> Bool { source[place...].starts(with: text.unicodeScalars) }

  /// The scalars up to one, which is passed.
  private mutating func word(until end: Unicode.Scalar) -> String {
    var word = ""
    while place < source.count, source[place] != end {
      word.unicodeScalars.append(source[place])
      place += 1
    }
    place = min(place + 1, source.count)
    return word
  }

  private mutating func group() throws(ScriptSyntaxError) -> String {
    if isAt("?<=") || isAt("?<!") {
      throw .unsupported("looking back in a regular expression")
    }
    if isAt("?<") {
      place += 2
      names.append(word(until: ">"))
    } else if !isAt("?") {
      names.append("")
    }
    return "("
  }

  private mutating func escape() throws(ScriptSyntaxError) -> String {
    guard place < source.count else { return "\\" }
    let scalar = source[place]
    place += 1
    switch scalar {
    case "k" where isAt("<"):
      place += 1
      let name = word(until: ">")
      guard let number = names.firstIndex(of: name) else {
        throw .unsupported("a reference to a group that comes later")
      }
      return "(?:\\\(number + 1))"
    case "p" where isUnicode, "P" where isUnicode:
      throw .unsupported("a class of characters by their properties")
    case "u" where isUnicode && isAt("{"):
      place += 1
      guard let code = UInt32(word(until: "}"), radix: 16), code < 0x10000 else {
        throw .unsupported("a character beyond U+FFFF in a regular expression")
      }
      let digits = String(code, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return "\\" + String(scalar)
    }
  }
}
