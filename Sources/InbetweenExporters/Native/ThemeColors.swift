import InbetweenTimeline

/// The colours and texts that a user of the view may change.
struct ThemeColors {
  /// All colours that have names, those among them that are used.
  private var entries: [Entry] = []
  private var used: Set<SwiftNames.Identifier> = []
  /// What rules may be about: the names that colours have without rules, and their values.
  private(set) var subjects: [String] = []
  /// Texts, in the order of first use.
  private(set) var texts: [Words] = []
  /// Pictures, in the order of first use.
  private(set) var pictures: [Picture] = []
  /// The layers whose texts are outlines and stay so.
  private(set) var outlined: [String] = []
  /// Values of slots besides.
  var values = ThemeValues()
  /// Themes of the package, by their names, with values for slots.
  var variants: [ThemeVariant] = []
  private let rules: [ThemeRule]
  private var slots: [String: ColorName] = [:]
  /// What values of slots are called, settled before anything else has a name.
  private var slotNames: [String: SwiftNames.Identifier] = [:]
  private var colors: [Color: ColorName] = [:]
  /// Colours that rules call the same and make the same.
  private var joined: [ThemeRule: SwiftNames.Identifier] = [:]
  /// In the order of the file.
  private var slotOrder: [String] = []
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
  private struct ColorName {
    var name: SwiftNames.Identifier
    var subjects: [String]
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
    subjects += found.subjects.filter { !subjects.contains($0) }
    return found.name
  }

  /// Gives a colour a name that counts where it is used.
  mutating func plan(_ color: Color, after text: String, slot: String? = nil) {
    _ = named(color, after: text, slot: slot)
  }

  private mutating func named(_ color: Color, after text: String, slot: String?) -> ColorName {
    let color = color.clamped
    if let known = slot.map({ slots[$0] }) ?? colors[color] { return known }
    let name = newName(of: color, after: text, slot: slot)
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
    if !layer.isEmpty, !outlined.contains(layer) { outlined.append(layer) }
  }

  private mutating func newName(
    of color: Color, after text: String, slot: String?
  ) -> ColorName {
    let settled = slot.flatMap { slotNames[$0] }
    let own = settled ?? ownNames.name(after: text, or: "color")
    let value = Self.shown(color)
    let subjects = [own.text, value]
    var rule = ThemeRule(subject: "")
    for other in rules where other.subject == own.text || other.subject == value {
      rule.name = other.name ?? rule.name
      rule.value = other.value ?? rule.value
      rule.dark = other.dark ?? rule.dark
    }
    rule.value = (rule.value ?? color).with(alpha: color.alpha)
    rule.dark = rule.dark?.with(alpha: color.alpha)
    if rule.name != nil, let known = joined[rule] {
      return ColorName(name: known, subjects: subjects)
    }
    let name =
      rule.name == nil
      ? settled ?? names.name(after: own.text, or: "color")
      : names.name(after: rule.name ?? "", or: "color")
    entries.append(Entry(name: name, color: rule.value ?? color, dark: rule.dark, slot: slot))
    if rule.name != nil { joined[rule] = name }
    return ColorName(name: name, subjects: subjects)
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
    let hasSlots = !values.list.isEmpty || !pictures.isEmpty
    var held: [SwiftCode] = list.isEmpty && hasSlots ? [] : ["colours that never move"]
    if !texts.isEmpty { held.append("texts") }
    if !values.list.isEmpty || !pictures.isEmpty { held.append("slots of the file") }
    let last = held.removeLast()
    let more: SwiftCode =
      held.isEmpty
      ? ""
      : held.count == 1
        ? "\(held[0]), and the " : "\(SwiftCode.joined(held, by: ", the ")), and the "
    view.line("/// The \(more)\(last); change them to fit an app.")
    if !outlined.isEmpty {
      let layers = outlined.prefix(4).joined(separator: ", ")
      let more: SwiftCode = outlined.count > 4 ? " and \(outlined.count - 4) more" : ""
      view.line("///")
      view.line("/// Their characters move or are styled one by one, so that they stay outlines:")
      view.line("/// \(comment: layers)\(more).")
    }
    let values = values.sorted(by: slotOrder)
    view.block("\(access)struct Theme: \(protocols)") { body in
      for entry in list {
        if let slot = entry.slot { body.line("/// The slot \(comment: slot).") }
        body.line("\(access)var \(SwiftCode(identifier: entry.name)) = \(Self.code(entry.color))")
      }
      for words in texts {
        if let slot = words.slot { body.line("/// The slot \(comment: slot).") }
        body.line(
          "/// Other words are set in the font \(comment: words.font), which an app must bring.")
        body.line("\(access)var \(SwiftCode(identifier: words.name)) = \(words.text)")
      }
      for picture in pictures {
        body.line("/// The slot \(comment: picture.slot): a picture.")
        body.line(
          "\(access)var \(SwiftCode(identifier: picture.name)) = \(picture.standard)")
      }
      values.write(to: &body, access)
      let isEmpty = list.isEmpty && texts.isEmpty && !hasSlots
      if isSpelled || !isEmpty {
        if !isEmpty { body.line() }
        body.line("\(access)init() {}")
        body.line()
      }
      let kinds: SwiftCode =
        hasSlots ? "values" : texts.isEmpty ? "colours" : "texts and colours"
      if rules.isEmpty {
        body.line("/// The file's own \(kinds).")
      } else {
        body.line("/// The \(kinds) where no others are given.")
      }
      body.line("\(access)static let standard = Theme()")
      writeVariants(to: &body, access)
      if protocols.text.contains("Equatable"), values.list.contains(where: \.isMoving) {
        body.line()
        writeEquality(to: &body, access)
      }
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

  /// Whether two themes look the same: what follows the frame is compared at each whole frame.
  private func writeEquality(to body: inout SourceWriter, _ access: SwiftCode) {
    let values = values.sorted(by: slotOrder).list
    let moving = values.filter(\.isMoving).map(\.name)
    let still =
      list.map(\.name) + texts.map(\.name) + values.filter { !$0.isMoving }.map(\.name)
    func equal(_ name: SwiftNames.Identifier, _ call: SwiftCode) -> SwiftCode {
      let name = SwiftCode(identifier: name)
      return "left.\(name)\(call) == right.\(name)\(call)"
    }
    body.line("/// What follows the frame is compared at each whole one.")
    body.block("\(access)static func == (left: Theme, right: Theme) -> Bool") { inside in
      for name in still { inside.line("guard \(equal(name, "")) else { return false }") }
      inside.line(
        "return stride(from: Timing.start, through: Timing.end, by: 1).allSatisfy { frame in")
      let parts = moving.map { equal($0, "(frame)") }
      for (place, part) in parts.enumerated() {
        inside.line(place == 0 ? "  \(part)" : "    && \(part)")
      }
      inside.line("}")
    }
  }

  /// The constants of the package's themes.
  private var variantNames: [SwiftCode] {
    var names = SwiftNames(reserved: hasDark ? ["standard", "dark"] : ["standard"])
    return variants.map { SwiftCode(identifier: names.name(after: $0.id, or: "theme")) }
  }

  /// The constants that views show where no theme is asked for, and in dark surroundings.
  ///
  /// - Parameter initial: the theme that the package shows first; nil for none.
  /// - Returns: nil for the file's own values, and for the same in dark surroundings.
  func shown(first initial: String?) -> (light: SwiftCode?, dark: SwiftCode?) {
    let ids = variants.map(\.id)
    let pair = ThemePair(among: ids, initial: initial)
    func name(_ id: String?) -> SwiftCode? {
      id.flatMap { ids.firstIndex(of: $0) }.map { variantNames[$0] }
    }
    return (name(pair.light), hasDark ? "dark" : name(pair.dark))
  }

  /// The names of its constants.
  func constants(first initial: String?) -> ThemeConstants {
    let shown = shown(first: initial)
    var constants = ThemeConstants()
    for (variant, name) in zip(variants, variantNames) { constants.themes[variant.id] = name.text }
    if let light = shown.light { constants.standard = light.text }
    constants.dark = shown.dark?.text
    return constants
  }

  /// The package's themes, as far as they give colours of the view others.
  private func writeVariants(to body: inout SourceWriter, _ access: SwiftCode) {
    for (variant, name) in zip(variants, variantNames) {
      body.line()
      body.line("/// The theme \(comment: variant.id) of the package.")
      body.line("\(access)static let \(name): Theme = {")
      body.indented { inside in
        let values = assignments(in: variant)
        inside.line(values.isEmpty ? "let theme = Theme()" : "var theme = Theme()")
        for (entry, value) in values { inside.line("theme.\(entry) = \(value)") }
        inside.line("return theme")
      }
      body.line("}()")
    }
  }

  /// What a theme of the package gives other values.
  private func assignments(in variant: ThemeVariant) -> [(name: SwiftCode, value: SwiftCode)] {
    let shown = Set(list.map(\.name))
    let colors = variant.colors.compactMap { slot, color in
      slots[slot].flatMap { known in
        shown.contains(known.name)
          ? (SwiftCode(identifier: known.name), Self.code(color)) : nil
      }
    }
    let words = texts.compactMap { text in
      variant.words.first { $0.slot == text.slot }.map {
        (SwiftCode(identifier: text.name), "\($0.text)" as SwiftCode)
      }
    }
    let pictures = pictures.compactMap { picture in
      picture.themed.first { $0.theme == variant.id }.map {
        (SwiftCode(identifier: picture.name), $0.code)
      }
    }
    return colors + words + pictures + values.sorted(by: slotOrder).assignments(in: variant.id)
  }

  static func code(_ color: Color) -> SwiftCode {
    let shown = [color.red, color.green, color.blue, color.alpha].map {
      Precision.component.rounded($0)
    }
    let opacity: SwiftCode = shown[3] == 1 ? "" : ", opacity: \(shown[3])"
    return "Color(red: \(shown[0]), green: \(shown[1]), blue: \(shown[2])\(opacity))"
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
  /// The share of a line that stands left of the point at which the text is set; nil for lines that
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
