import InbetweenJSONTree
import InbetweenTimeline

/// The stops of a gradient: one list of numbers, four for each colour (offset, red, green, blue)
/// and then two for each opacity (offset, opacity) (Lottie specification, "Gradient").
struct GradientForm: ValueForm {
  /// How many colours the list begins with; nil when the file does not say.
  var colorCount: Int?

  /// The most colours of a gradient, and the most opacities; of more, as many are read, spread evenly
  /// over the list, the first and the last among them.
  static let maximumStops = 1_024

  func value(_ json: JSONValue) -> Gradient? {
    guard json.isArray else { return nil }
    let length = json.count
    let colors = Self.colors(colorCount, length: length)
    var gradient = Gradient(colors: [])
    for index in Self.places(of: colors) {
      let start = index * 4
      guard let offset = json[start]?.number, let red = json[start + 1]?.number,
        let green = json[start + 2]?.number, let blue = json[start + 3]?.number
      else { return nil }
      gradient.colors.append(Gradient.ColorStop(offset, Color(red, green, blue)))
    }
    for index in Self.places(of: (length - colors * 4) / 2) {
      let start = colors * 4 + index * 2
      guard let offset = json[start]?.number, let opacity = json[start + 1]?.number else {
        return nil
      }
      gradient.opacities.append(Gradient.OpacityStop(offset, opacity))
    }
    return gradient
  }

  /// How many colours a list of `length` numbers begins with: as many as said, if they fit.
  static func colors(_ said: Int?, length: Int) -> Int {
    guard let said, said > 0 else { return length / 4 }
    return min(said, length / 4)
  }

  /// The places of the stops that are read of so many.
  private static func places(of count: Int) -> [Int] {
    guard count > maximumStops else { return Array(0..<count) }
    return (0..<maximumStops).map { $0 * (count - 1) / (maximumStops - 1) }
  }
}
