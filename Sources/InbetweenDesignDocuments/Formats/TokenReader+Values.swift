// What the values of design tokens are: times, curves, springs, and what their aliases stand for.

extension TokenReader {
  private static let maximumAliases = 16

  /// A value, or what its alias stands for: `{duration.fast}`.
  func resolved(_ value: LocatedJSON) -> (value: LocatedJSON, isAlias: Bool) {
    var value = value
    var count = 0
    while let text = value.string, text.hasPrefix("{"), text.hasSuffix("}"),
      count < Self.maximumAliases
    {
      count += 1
      let node = groups.value(at: text.dropFirst().dropLast().split(separator: "."), in: root)
      guard let found = node?["$value"] ?? node?["value"] else { break }
      value = found
    }
    return (value, count > 0)
  }

  func time(_ value: LocatedJSON, isTime: Bool, _ path: [String]) -> Fact.Amount? {
    if let text = value.string {
      return StyleReader.time(text).flatMap { isTime || isAboutMotion(path) ? $0 : nil }
    }
    if let number = value["value"]?.double, let unit = value["unit"]?.string {
      if ["frame", "frames"].contains(unit), isTime { return Fact.Amount(number, .frames) }
      if ["min", "minutes"].contains(unit), isTime { return Fact.Amount(number * 60) }
      guard ["ms", "s", "sec", "milliseconds", "seconds"].contains(unit.lowercased()) else {
        return nil
      }
      let isShort = unit.lowercased().hasPrefix("m")
      return StyleReader.time("\(FactText.decimal(number))\(isShort ? "ms" : "s")")
    }
    // `instant: 0` is said of lengths alone.
    guard isTime, let number = value.double, number > 0 || number == 0 && Self.isOfLengths(path)
    else { return nil }
    guard number > 0 else { return Fact.Amount(0) }
    return BareTime.amount(number, name: path.last ?? "")
  }

  private static func isOfLengths(_ path: [String]) -> Bool {
    path.contains { !["duration", "durations"].filter(TimeWords.words(of: $0).contains).isEmpty }
  }

  func curve(_ value: LocatedJSON, isCurve: Bool, _ path: [String]) -> Fact.Curve? {
    if let text = value.string {
      // `power2.out` is what libraries call theirs.
      guard
        let curve = StyleReader.curve(text) ?? (isAboutCurve(path) ? Fact.Curve(named: text) : nil)
      else { return nil }
      if case .bezier = curve { return curve }
      return isCurve || isAboutCurve(path) ? curve : nil
    }
    if let name = value["easingFunction"]?.string { return Self.curve(called: name, value) }
    guard let numbers = value.numbers, numbers.count == 4, isCurve || isAboutCurve(path) else {
      return nil
    }
    return .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// `{ "easingFunction": "cubic-bezier", "parameters": [0.4, 0, 0.2, 1] }`
  private static func curve(called name: String, _ value: LocatedJSON) -> Fact.Curve? {
    let numbers = value["parameters"]?.numbers ?? []
    switch (name, numbers.count) {
    case ("cubic-bezier", 4): return .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
    case ("spring", 3...):
      // In CSS's order.
      let names = ["mass", "stiffness", "damping", "velocity"]
      return .spring(of: zip(names, numbers).map { Fact.Curve.SpringNumber(name: $0, value: $1) })
    default: return StyleReader.curve(name)
    }
  }

  private func isAboutCurve(_ path: [String]) -> Bool {
    path.contains { name in
      !items.contains(name)
        && TimeWords.words(of: name).contains {
          ["easing", "easings", "ease", "curve", "curves", "bezier", "timing"].contains($0)
        }
    }
  }

  static func spring(_ value: LocatedJSON) -> Fact.Curve? {
    let isSwiftUI = value["bounce"] != nil
    let numbers = value.members.compactMap { member -> Fact.Curve.SpringNumber? in
      // SwiftUI's own are told by how long they seem to take, and how much they bounce.
      if isSwiftUI, member.key == "duration", let length = member.value.double {
        return BareTime.amount(length, name: "duration")?.seconds.map {
          Fact.Curve.SpringNumber(name: "duration", value: $0)
        }
      }
      guard let name = EntryReader.springNames[member.key], let number = member.value.double else {
        return nil
      }
      return Fact.Curve.SpringNumber(name: name, value: number)
    }
    return Set(numbers.map(\.name)).count > 1 ? .spring(of: numbers) : nil
  }
}
