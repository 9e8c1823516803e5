import Geometry

/// The durations, delays and curves that a view's `Timing` names.
struct TimingConstants {
  /// Lines of the enum, in the order of first use.
  private(set) var list: [(name: SwiftNames.Identifier, value: [SwiftCode], note: String)] = []
  private var names = SwiftNames(reserved: ["frameRate", "start", "end", "still"])
  private var known: [Key: SwiftNames.Identifier] = [:]

  private enum Key: Hashable {
    case duration(String, Double)
    case curve(TimingCurve)
  }

  /// Takes names that the enum has already.
  mutating func reserve(_ taken: [SwiftNames.Identifier]) {
    for name in taken { _ = names.name(after: SwiftCode(identifier: name).text, or: "section") }
  }

  /// A time in seconds, named after what happens in it; equal times of equal kinds are one.
  mutating func duration(_ seconds: Double, _ kind: String, _ note: String) -> SwiftCode {
    let name = name(.duration(kind, seconds), kind, [SwiftCode(decimal: seconds)], note)
    return "Timing.\(SwiftCode(identifier: name))"
  }

  /// A curve as an argument.
  mutating func curve(_ curve: TimingCurve, _ note: String) -> SwiftCode {
    if curve == .easeIn { return ".easeIn" }
    if curve == .easeOut { return ".easeOut" }
    if curve == .easeInOut { return ".easeInOut" }
    let first = Self.point(curve.control1)
    let second = Self.point(curve.control2)
    let value: [SwiftCode] = [
      "UnitCurve.bezier(", "  startControlPoint: \(first),", "  endControlPoint: \(second))",
    ]
    let name = name(.curve(curve), curve == .easyEase ? "easyEase" : "curve", value, note)
    return "Timing.\(SwiftCode(identifier: name))"
  }

  private static func point(_ point: Point) -> SwiftCode {
    let x = Precision.component.rounded(min(1, max(0, point.x)))
    return "UnitPoint(x: \(x), y: \(Precision.component.rounded(point.y)))"
  }

  private mutating func name(
    _ key: Key, _ text: String, _ value: [SwiftCode], _ note: String
  ) -> SwiftNames.Identifier {
    if let name = known[key] { return name }
    let name = names.name(after: text, or: "time")
    known[key] = name
    list.append((name, value, note))
    return name
  }

  /// The enum's lines; `access` is `public ` or nothing.
  func lines(_ access: SwiftCode) -> [SwiftCode] {
    list.flatMap { entry -> [SwiftCode] in
      [
        "/// First used by \(comment: entry.note); times are seconds.",
        "\(access)static let \(SwiftCode(identifier: entry.name)) = \(entry.value[0])",
      ] + entry.value.dropFirst()
    }
  }
}
