import InbetweenSceneGraph
import InbetweenTimeline

/// The colours and texts that a user of the view may change.
struct ThemeColors {
  /// All colours that have names, those among them that are used.
  private var entries: [Entry] = []
  private var used: Set<SwiftNames.Identifier> = []
  /// What rules may be about, the same in every target: the names that colours have without rules,
  /// and their values.
  private(set) var subjects: [String] = []
  private var knownSubjects: Set<String> = []
  /// The scene in the values of rules, of which pictures are drawn; nil where no rule has a value.
  var ruled: Scene?
  /// Texts, in the order of first use.
  private(set) var texts: [Words] = []
  /// Pictures, in the order of first use.
  private(set) var pictures: [Picture] = []
  /// The layers whose texts are outlines and stay so.
  private(set) var outlined: [String] = []
  private var knownOutlined: Set<String> = []
  /// Values of slots besides.
  var values = ThemeValues()
  /// Themes of the package, by their names, with values for slots.
  var variants: [ThemeVariant] = []
  let rules: [ThemeRule]
  var slots: [String: ColorName] = [:]
  /// What values of slots are called, settled before anything else has a name.
  private var slotNames: [String: SwiftNames.Identifier] = [:]
  private var colors: [Color: ColorName] = [:]
  /// Colours that rules call the same and make the same.
  private var joined: [ThemeRule: SwiftNames.Identifier] = [:]
  /// In the order of the file.
  var slotOrder: [String] = []
  private var ownNames = SwiftNames(reserved: ["standard"])
  private var names = SwiftNames(reserved: ["standard", "dark"])

  /// One colour of the theme.
  struct Entry {
    var name: SwiftNames.Identifier
    var color: Color
    /// In dark surroundings; nil for the same.
    var dark: Color?
    /// That it is in; nil for none.
    var slot: String?
  }

  /// A text of the theme.
  struct Words {
    var name: SwiftNames.Identifier
    var text: String
    var font: String
    /// That it is in.
    var slot: String?
  }

  /// A picture of the theme.
  struct Picture {
    var name: SwiftNames.Identifier
    /// That it is in.
    var slot: String
    /// The file's own.
    var standard: SwiftCode
    /// By the themes' names.
    var themed: [(theme: String, code: SwiftCode)]
  }

  /// What the theme calls a colour, and what rules may be about.
  struct ColorName {
    var name: SwiftNames.Identifier
    var subjects: [String]
    /// What a rule says instead of the file; nil for the file's own.
    var value: Color?
  }

  /// An empty theme; of the rules about one colour, later ones count more.
  ///
  /// - Parameters:
  ///   - slots: whose values have names first, so that they are the same in all targets.
  ///   - rules: what is wanted of colours.
  init(slots: [String] = [], rules: [ThemeRule] = []) {
    self.rules = rules
    slotOrder = slots
    for slot in slots where slotNames[slot] == nil {
      slotNames[slot] = names.name(after: slot, or: "value")
      _ = ownNames.name(after: slot, or: "value")
    }
  }

  /// Whether the file has slots at all.
  var hasSlots: Bool { !slotOrder.isEmpty }

  /// The colours that are used, in the order in which they were named.
  var list: [Entry] { entries.filter { used.contains($0.name) } }

  /// Whether some colour is another one in dark surroundings.
  var hasDark: Bool { list.contains { $0.dark != nil } }

  /// The name of a colour, new ones named after what they paint; those of a slot have it alone.
  mutating func name(
    of color: Color, after text: String, slot: String? = nil
  ) -> SwiftNames.Identifier {
    let found = named(color, after: text, slot: slot)
    used.insert(found.name)
    return found.name
  }

  /// Gives a colour a name that counts where it is used.
  ///
  /// - Returns: the colour as rules have it.
  mutating func plan(_ color: Color, after text: String, slot: String? = nil) -> Color {
    let found = named(color, after: text, slot: slot)
    return found.value ?? color
  }

  private mutating func named(_ color: Color, after text: String, slot: String?) -> ColorName {
    let color = color.clamped
    if let known = slot.map({ slots[$0] }) ?? colors[color] { return known }
    let name = newName(of: color, after: text, slot: slot)
    subjects += name.subjects.filter { knownSubjects.insert($0).inserted }
    if let slot { slots[slot] = name } else { colors[color] = name }
    return name
  }

  /// The name of a text that may be replaced by others.
  mutating func name(
    of document: TextDocument, after text: String, slot: String? = nil
  ) -> SwiftNames.Identifier {
    let name = slot.map { self.name(ofSlot: $0) } ?? names.name(after: text + " text", or: "text")
    texts.append(Words(name: name, text: document.text, font: document.font, slot: slot))
    return name
  }

  /// Adds a picture that may be replaced by others.
  mutating func add(_ picture: Picture) { pictures.append(picture) }

  /// The name of a slot's value; that of its colour where none is used.
  mutating func name(ofSlot slot: String) -> SwiftNames.Identifier {
    if let known = slotNames[slot], used.insert(known).inserted {
      entries.removeAll { $0.name == known }
      return known
    }
    return names.name(after: slot, or: "value")
  }

  /// The slots that it holds values for.
  var offered: Set<String> {
    values.slots.union(texts.compactMap(\.slot)).union(pictures.map(\.slot))
      .union(slots.filter { used.contains($0.value.name) }.keys)
  }

  /// Notes a layer whose text is drawn as outlines that no words replace.
  mutating func outline(_ layer: String) {
    if !layer.isEmpty, knownOutlined.insert(layer).inserted { outlined.append(layer) }
  }

  private mutating func newName(
    of color: Color, after text: String, slot: String?
  ) -> ColorName {
    let settled = slot.flatMap { slotNames[$0] }
    let own = settled ?? ownNames.name(after: text, or: "color")
    let shown = Self.shown(color)
    let subjects = [own.text, shown]
    var rule = ThemeRule(subject: "")
    for other in rules where other.subject == own.text || other.subject == shown {
      rule.name = other.name ?? rule.name
      rule.value = other.value ?? rule.value
      rule.dark = other.dark ?? rule.dark
    }
    let value = rule.value?.with(alpha: color.alpha)
    rule.value = value ?? color
    rule.dark = rule.dark?.with(alpha: color.alpha)
    if rule.name != nil, let known = joined[rule] {
      return ColorName(name: known, subjects: subjects, value: value)
    }
    let name =
      rule.name == nil
      ? settled ?? names.name(after: own.text, or: "color")
      : names.name(after: rule.name ?? "", or: "color")
    entries.append(Entry(name: name, color: rule.value ?? color, dark: rule.dark, slot: slot))
    if rule.name != nil { joined[rule] = name }
    return ColorName(name: name, subjects: subjects, value: value)
  }

  /// A colour as rules name it: `#FF9F0A`, whatever its opacity.
  private static func shown(_ color: Color) -> String {
    let number = [color.red, color.green, color.blue].reduce(into: 1) { number, component in
      number = number << 8 | (component * 255).rounded().whole(in: 0...255)
    }
    return "#" + String(number, radix: 16).dropFirst().uppercased()
  }
}

extension Color {
  fileprivate func with(alpha: Double) -> Color { Color(red, green, blue, alpha) }

  /// With components from 0 to 1, as every target shows them.
  fileprivate var clamped: Color {
    func unit(_ component: Double) -> Double { min(1, max(0, component)) }
    return Color(unit(red), unit(green), unit(blue), unit(alpha))
  }
}

extension TextContent {
  /// The text where other words can be set in its place: one that never changes, on straight lines
  /// that begin, are centred or end at a point, in one colour; nil for others.
  var replaceable: TextDocument? {
    guard documents.count == 1, path == nil, animators.isEmpty, expression == nil else {
      return nil
    }
    let text = documents[0].document
    guard text.box == nil, text.caps == .asTyped, text.baselineShift == 0, text.fill != nil,
      text.stroke == nil || text.strokeWidth == 0, text.side != nil,
      text.text.contains(where: { !$0.isWhitespace })
    else { return nil }
    return text
  }
}

extension TextDocument {
  /// The fraction of a line that stands left of the point at which the text is set; nil for lines that
  /// are stretched.
  var side: Double? {
    switch justification {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justifyLastLeft, .justifyLastRight, .justifyLastCenter, .justifyAll: nil
    }
  }
}
