import Geometry

/// The colours that a user of the view may change.
struct ThemeColors {
  /// In the order of first use.
  private(set) var list: [(name: SwiftNames.Identifier, color: Color)] = []
  private var names = SwiftNames(reserved: ["standard", "init"])

  /// The name of a colour, new ones named after what they paint.
  mutating func name(of color: Color, after text: String) -> SwiftNames.Identifier {
    if let known = list.first(where: { $0.color == color }) { return known.name }
    let name = names.name(after: text, or: "color")
    list.append((name, color))
    return name
  }
}
