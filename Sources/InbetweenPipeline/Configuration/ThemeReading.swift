package import InbetweenDiagnostics
package import InbetweenExporters
import InbetweenTimeline
import InbetweenYAMLText

/// A rule for a theme, and where it is written.
package struct WrittenThemeRule: Hashable, Sendable {
  package var rule: ThemeRule
  /// As the user would name it.
  package var file: String
  package var position: TextPosition
  /// Whether the file is a theme, and no configuration that holds one.
  package var isInThemeFile = false

  /// The rules in a YAML file of its own.
  ///
  /// - Parameter path: of the file: what stands under `theme` in a configuration.
  /// - Returns: in the file's order.
  /// - Throws: C001 when it cannot be read, else C008, C009 or C010 with line and column.
  package static func read(_ path: String) throws(Diagnostic) -> [WrittenThemeRule] {
    let bytes = try InputFile(path: path).bytes(limit: YAMLValue.largestText)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .configurationSyntax(nil, "it is not UTF-8")
    }
    let root: YAMLValue
    do throws(YAMLFailure) { root = try .parse(text) } catch { throw .configuration(error) }
    return try ThemeReader(folder: "", file: path).mapping(root).map { rule in
      var rule = rule
      rule.isInThemeFile = true
      return rule
    }
  }
}

/// Reads what a configuration says of the theme of views.
struct ThemeReader {
  /// The configuration's own folder, with a slash at its end; empty for the current one.
  let folder: String
  /// What is read, as the user would name it.
  let file: String

  /// The rules: a mapping, or the name of a file that holds one.
  func rules(_ value: YAMLValue) throws(Diagnostic) -> [WrittenThemeRule] {
    guard value.scalar != nil else { return try mapping(value) }
    let name = try value.text(of: "theme")
    let path = name.hasPrefix("/") ? name : folder + name
    do throws(Diagnostic) {
      return try WrittenThemeRule.read(path)
    } catch {
      throw .inNamedFile(path, error, at: value.position)
    }
  }

  fileprivate func mapping(_ value: YAMLValue) throws(Diagnostic) -> [WrittenThemeRule] {
    guard case .map(let members) = value.kind else {
      throw .configurationValue(
        "theme", is: value.story, at: value.position,
        expected: "a colour in each line, such as orb: { dark: \"#FF9F0A\" }")
    }
    var rules: [WrittenThemeRule] = []
    for member in members {
      var rule = ThemeRule(subject: member.key)
      if member.key.hasPrefix("#") {
        guard Self.color(member.key) != nil else {
          throw .configurationValue(
            "theme", is: Diagnostic.shown(member.key), at: member.keyPosition,
            expected: "a colour with six digits, such as \"#FF9F0A\"")
        }
        rule.subject = member.key.uppercased()
      }
      switch member.value.kind {
      case .scalar, .list: rule.value = try color(member.value, of: member.key)
      case .map:
        let object = try ConfigurationObject(
          member.value, place: "a colour of the theme", keys: ["name", "value", "dark"])
        rule.name = try object["name"].mapped { (value) throws(Diagnostic) in
          try value.text(of: "name")
        }
        rule.value = try object["value"].mapped { (value) throws(Diagnostic) in
          try color(value, of: "value")
        }
        rule.dark = try object["dark"].mapped { (value) throws(Diagnostic) in
          try color(value, of: "dark")
        }
      }
      rules.append(WrittenThemeRule(rule: rule, file: file, position: member.keyPosition))
    }
    return rules
  }

  private func color(_ value: YAMLValue, of key: String) throws(Diagnostic) -> Color {
    guard let color = value.scalar.flatMap(Self.color) else {
      // Without quotes the sign begins a comment.
      throw .configurationValue(
        key, is: value.story, at: value.position,
        expected: "a colour in quotes, such as \"#FF9F0A\"")
    }
    return color
  }

  /// `#` and six digits; nil for another text.
  private static func color(_ text: String) -> Color? {
    guard text.hasPrefix("#"), text.utf8.count == 7, text.dropFirst().allSatisfy(\.isHexDigit),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    return Color(hex: number)
  }
}
