import InbetweenJSONTree
import InbetweenTimeline

/// The stops of a gradient: one list of numbers, four for each colour (offset, red, green, blue)
/// and then two for each opacity (offset, opacity) (Lottie specification, "Gradient").
struct GradientForm: ValueForm {
  /// How many colours the list begins with; nil when the file does not say.
  var colorCount: Int?

  func value(_ json: JSONValue) -> Gradient? {
    guard json.isArray else { return nil }
    let length = json.count
    let colors = Self.colors(colorCount, length: length)
    var gradient = Gradient(colors: [])
    for index in 0..<colors {
      let start = index * 4
      guard let offset = json[start]?.number, let red = json[start + 1]?.number,
        let green = json[start + 2]?.number, let blue = json[start + 3]?.number
      else { return nil }
      gradient.colors.append(Gradient.ColorStop(offset, Color(red, green, blue)))
    }
    for start in stride(from: colors * 4, to: length - 1, by: 2) {
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
}
