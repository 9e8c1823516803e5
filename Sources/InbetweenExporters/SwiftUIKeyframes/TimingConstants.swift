import InbetweenTimeline

/// The durations, delays and curves that a view's `Timing` names.
struct TimingConstants {
  /// Constants in the order of first use.
  private(set) var list: [Constant] = []
  private var names = SwiftNames(reserved: ["frameRate", "start", "end", "still"])
  private var places: [Key: Int] = [:]
  /// Who uses each in the end: found by writing the views once before.
  private let users: [Key: [String]]
  /// The delays that grow evenly from layer to layer, found in the same way.
  private let staggers: [Key: (stagger: Stagger, steps: Int)]

  /// More of them than these nobody tunes.
  private static let maximum = 60

  /// A line of the enum.
  struct Constant: Hashable {
    fileprivate var key: Key
    var name: SwiftNames.Identifier
    var value: [SwiftCode]
    /// The layers that use it, in the order of first use.
    var users: [String]
  }

  fileprivate enum Key: Hashable {
    case duration(String, Double)
    case stagger(Stagger)
    case curve(TimingCurve)
  }

  /// Delays that are each as much longer as the one before.
  fileprivate struct Stagger: Hashable {
    /// What the layers' names have in common, and nothing where that is none.
    var word: String
    /// In seconds.
    var step: Double
    /// The layers, the first to move first.
    var users: [String]
  }

  /// No constants yet.
  ///
  /// - Parameter draft: the constants of the same views, written before; nil for the first time.
  init(after draft: TimingConstants? = nil) {
    users = Dictionary(
      (draft?.list ?? []).map { ($0.key, $0.users) }, uniquingKeysWith: { first, _ in first })
    staggers = Self.staggers(in: draft?.list ?? [])
  }

  /// Takes names that the enum has already.
  mutating func reserve(_ taken: [SwiftNames.Identifier]) {
    for name in taken { _ = names.name(after: SwiftCode(identifier: name).text, or: "section") }
  }

  /// A time in seconds; equal times of equal kinds are one.
  ///
  /// - Parameters:
  ///   - seconds: the time.
  ///   - kind: what happens in it, a word that the name ends with.
  ///   - user: the layer.
  ///   - documented: what a document calls the motion; nil for what has no name yet.
  /// - Returns: the constant, or the number where there are constants enough.
  mutating func duration(
    _ seconds: Double, _ kind: String, _ user: String, documented: String? = nil
  ) -> SwiftCode {
    let key = Key.duration(documented ?? kind, seconds)
    if let (stagger, steps) = staggers[key],
      let name = name(
        .stagger(stagger), stagger.word + " stagger", [SwiftCode(decimal: stagger.step)], user)
    {
      let step: SwiftCode = "Timing.\(SwiftCode(identifier: name))"
      return steps == 1 ? step : "\(step) * \(steps)"
    }
    let isAlone = users[key].map { $0.count == 1 } ?? false
    let text = documented ?? (isAlone ? user + " " + kind : kind)
    guard let name = name(key, text, [SwiftCode(decimal: seconds)], user) else {
      return SwiftCode(decimal: seconds)
    }
    return "Timing.\(SwiftCode(identifier: name))"
  }

  /// A curve as an argument.
  mutating func curve(_ curve: TimingCurve, _ user: String) -> SwiftCode {
    if curve == .easeIn { return ".easeIn" }
    if curve == .easeOut { return ".easeOut" }
    if curve == .easeInOut { return ".easeInOut" }
    let first = Self.point(curve.control1)
    let second = Self.point(curve.control2)
    let value: [SwiftCode] = [
      "UnitCurve.bezier(", "  startControlPoint: \(first),", "  endControlPoint: \(second))",
    ]
    let key = Key.curve(curve)
    let isAlone = users[key].map { $0.count == 1 } ?? false
    let text = curve == .easyEase ? "easyEase" : isAlone ? user + " curve" : "curve"
    guard let name = name(key, text, value, user, isNeeded: true) else { return ".linear" }
    return "Timing.\(SwiftCode(identifier: name))"
  }

  /// The delays of layers whose names begin alike that are multiples of one step, one for each multiple
  /// from the first on, three or more.
  private static func staggers(in list: [Constant]) -> [Key: (stagger: Stagger, steps: Int)] {
    var groups: [[String]: [(seconds: Double, constant: Constant)]] = [:]
    for constant in list {
      guard case .duration(let kind, let seconds) = constant.key, kind.hasSuffix(" delay"),
        let user = constant.users.first, let word = user.split(separator: " ").first
      else { continue }
      groups[[kind, String(word)], default: []].append((seconds, constant))
    }
    var result: [Key: (stagger: Stagger, steps: Int)] = [:]
    for (group, members) in groups where members.count > 2 {
      let delays = members.sorted { $0.seconds < $1.seconds }
      let last = delays[delays.count - 1].seconds
      // As exact as what is added up needs.
      let step = (last / Double(delays.count) * 1e7).rounded() / 1e7
      guard
        delays.enumerated().allSatisfy({ abs($1.seconds - step * Double($0 + 1)) < 0.000_02 })
      else { continue }
      let users = delays.flatMap(\.constant.users)
      let areAlike = users.allSatisfy { $0.hasPrefix(group[1]) }
      let stagger = Stagger(word: areAlike ? group[1] : "", step: step, users: users)
      for (place, delay) in delays.enumerated() {
        result[delay.constant.key] = (stagger, place + 1)
      }
    }
    return result
  }

  private static func point(_ point: Point) -> SwiftCode {
    let x = Precision.component.rounded(min(1, max(0, point.x)))
    return "UnitPoint(x: \(x), y: \(Precision.component.rounded(point.y)))"
  }

  /// The name of a constant; nil for one more than anybody tunes.
  private mutating func name(
    _ key: Key, _ text: String, _ value: [SwiftCode], _ user: String, isNeeded: Bool = false
  ) -> SwiftNames.Identifier? {
    if let place = places[key] {
      if !list[place].users.contains(user) { list[place].users.append(user) }
      return list[place].name
    }
    guard isNeeded || list.count < Self.maximum else { return nil }
    let name = names.name(after: text, or: "time")
    places[key] = list.count
    list.append(Constant(key: key, name: name, value: value, users: [user]))
    return name
  }

  /// The enum's lines; `access` is `public ` or nothing.
  func lines(_ access: SwiftCode) -> [SwiftCode] {
    list.flatMap { constant -> [SwiftCode] in
      var named = constant.users
      let unit: SwiftCode
      switch constant.key {
      case .duration: unit = ", in seconds"
      case .stagger(let stagger):
        named = stagger.users
        unit = ", from each to the next, in seconds"
      case .curve: unit = ""
      }
      let users = named.prefix(4).joined(separator: ", ")
      let more: SwiftCode = named.count > 4 ? " and \(named.count - 4) more" : ""
      return [
        "/// \(comment: users)\(more)\(unit).",
        "\(access)static let \(SwiftCode(identifier: constant.name)) = \(constant.value[0])",
      ] + constant.value.dropFirst()
    }
  }
}
