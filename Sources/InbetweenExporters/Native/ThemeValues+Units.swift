// What the numbers of a theme are, for its comments.

extension ThemeValues.Entry {
  /// What its numbers are, after a comma; empty where its type says so.
  var unit: SwiftCode {
    switch kind {
    case .color, .gradient, .outline: return ""
    case .number, .point: break
    }
    // A purpose ends in the property's own words.
    let words = purpose.split(separator: " ").filter { Int($0) == nil }.suffix(2)
    switch words.last {
    case "rotation", "turn", "skew", "axis": return ", in degrees"
    case "offset": return words.first == "dash" ? ", in points" : ", in degrees"
    case "opacity", "start", "end": return ", 0 to 1"
    case "scale": return ", 1 is natural size"
    case "roundness": return ", 0 is none and 1 as round as a circle"
    case "limit", "miter": return ", in widths of the line"
    case "points": return ", how many"
    case "position", "anchor", "x", "y", "size", "radius", "width", "dash", "dashes", "phase":
      return ", in points"
    default: return ""
    }
  }
}
