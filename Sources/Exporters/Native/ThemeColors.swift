import Geometry

/// The colours that a user of the view may change.
struct ThemeColors {
  /// In the order of first use.
  private(set) var list: [(name: SwiftNames.Identifier, color: Color)] = []
  private var slots: [String: SwiftNames.Identifier] = [:]
  private var colors: [Color: SwiftNames.Identifier] = [:]
  private var names = SwiftNames(reserved: ["standard"])

  /// The name of a colour, new ones named after what they paint; those of a slot have it alone.
  mutating func name(
    of color: Color, after text: String, slot: String? = nil
  ) -> SwiftNames.Identifier {
    if let known = slot.map({ slots[$0] }) ?? colors[color] { return known }
    let name = names.name(after: text, or: "color")
    list.append((name, color))
    if let slot { slots[slot] = name } else { colors[color] = name }
    return name
  }
}
