import Geometry

/// The colours that a user of the view may change.
struct ThemeColors {
  /// In the order of first use.
  private(set) var list: [Entry] = []
  /// What rules may be about: the names that colours have without rules, and their values.
  private(set) var subjects: [String] = []
  private let rules: [ThemeRule]
  private var slots: [String: SwiftNames.Identifier] = [:]
  private var colors: [Color: SwiftNames.Identifier] = [:]
  /// Colours that rules call the same and make the same.
  private var joined: [ThemeRule: SwiftNames.Identifier] = [:]
  private var ownNames = SwiftNames(reserved: ["standard"])
  private var names = SwiftNames(reserved: ["standard", "dark"])

  /// One colour of the theme.
  struct Entry {
    var name: SwiftNames.Identifier
    var color: Color
    /// In dark surroundings; nil for the same.
    var dark: Color?
  }

  /// An empty theme; of the rules about one colour, later ones count more.
  init(rules: [ThemeRule] = []) { self.rules = rules }

  /// Whether some colour is another one in dark surroundings.
  var hasDark: Bool { list.contains { $0.dark != nil } }

  /// The name of a colour, new ones named after what they paint; those of a slot have it alone.
  mutating func name(
    of color: Color, after text: String, slot: String? = nil
  ) -> SwiftNames.Identifier {
    if let known = slot.map({ slots[$0] }) ?? colors[color] { return known }
    let name = newName(of: color, after: text)
    if let slot { slots[slot] = name } else { colors[color] = name }
    return name
  }

  private mutating func newName(of color: Color, after text: String) -> SwiftNames.Identifier {
    let own = ownNames.name(after: text, or: "color")
    let value = Self.shown(color)
    subjects += [own.text, value]
    var rule = ThemeRule(subject: "")
    for other in rules where other.subject == own.text || other.subject == value {
      rule.name = other.name ?? rule.name
      rule.value = other.value ?? rule.value
      rule.dark = other.dark ?? rule.dark
    }
    rule.value = (rule.value ?? color).with(alpha: color.alpha)
    rule.dark = rule.dark?.with(alpha: color.alpha)
    if rule.name != nil, let known = joined[rule] { return known }
    let name = names.name(after: rule.name ?? own.text, or: "color")
    list.append(Entry(name: name, color: rule.value ?? color, dark: rule.dark))
    if rule.name != nil { joined[rule] = name }
    return name
  }

  /// A colour as rules name it: `#FF9F0A`, whatever its opacity.
  private static func shown(_ color: Color) -> String {
    let number = [color.red, color.green, color.blue].reduce(into: 1) { number, component in
      number = number << 8 | Int((min(max(component, 0), 1) * 255).rounded())
    }
    return "#" + String(number, radix: 16).dropFirst().uppercased()
  }
}

extension Color {
  fileprivate func with(alpha: Double) -> Color { Color(red, green, blue, alpha) }
}

// MARK: Source

extension ThemeColors {
  /// Writes the type that holds the colours.
  ///
  /// - Parameters:
  ///   - view: the body of the view's type.
  ///   - access: who may use it.
  ///   - protocols: what it conforms to.
  ///   - isSpelled: whether its initializer is written even where the compiler's own would do.
  func write(
    to view: inout SourceWriter, access: SwiftCode, protocols: SwiftCode, isSpelled: Bool
  ) {
    view.line("/// The colours that never move; change them to fit an app.")
    view.block("\(access)struct Theme: \(protocols)") { body in
      for entry in list {
        body.line("\(access)var \(SwiftCode(identifier: entry.name)) = \(Self.code(entry.color))")
      }
      if isSpelled || !list.isEmpty {
        if !list.isEmpty { body.line() }
        body.line("\(access)init() {}")
        body.line()
      }
      body.line(
        rules.isEmpty ? "/// The file's own colours." : "/// The colours where no others are given."
      )
      body.line("\(access)static let standard = Theme()")
      guard hasDark else { return }
      body.line()
      body.line("/// The colours in dark surroundings.")
      body.line("\(access)static let dark: Theme = {")
      body.indented { inside in
        inside.line("var theme = Theme()")
        for entry in list {
          guard let dark = entry.dark else { continue }
          inside.line("theme.\(SwiftCode(identifier: entry.name)) = \(Self.code(dark))")
        }
        inside.line("return theme")
      }
      body.line("}()")
    }
  }

  private static func code(_ color: Color) -> SwiftCode {
    let shown = [color.red, color.green, color.blue, color.alpha].map {
      Precision.component.rounded($0)
    }
    let opacity: SwiftCode = shown[3] == 1 ? "" : ", opacity: \(shown[3])"
    return "Color(red: \(shown[0]), green: \(shown[1]), blue: \(shown[2])\(opacity))"
  }
}
