import InbetweenDiagnostics
import InbetweenTimeline

/// The ways between keyframes that bear names, so that each is tuned in one place.
struct NativeTiming {
  /// A way from one keyframe to the next that several tracks may go.
  struct Move: Hashable {
    var name: SwiftNames.Identifier
    /// In frames of its composition.
    var start: Double
    var end: Double
    var easing: Easing
    /// What goes this way, in the order of first use.
    var users: [String]
    /// The place of the move that it follows without a break; nil for none.
    var follows: Int?
    /// Whether its name has that of its layer.
    var isRow = false
  }

  private(set) var moves: [Move] = []
  private var names: SwiftNames
  private var places: [Key: Int] = [:]

  /// More names than these nobody tunes.
  private static let maximum = 48

  private struct Key: Hashable {
    var start: Double
    var end: Double
    var easing: Easing
  }

  /// The sections, by which moves that last as long are called.
  private let sections: [NativeSection]
  /// Motions that have names already.
  private let documented: [DocumentedMotion]

  /// No moves yet; Timing has the sections already.
  init(sections: [NativeSection] = [], documented: [DocumentedMotion] = []) {
    self.sections = sections
    self.documented = documented
    names = SwiftNames(
      reserved: Set(sections.map(\.name.text))
        .union(["frameRate", "start", "end", "still", "Move", "Curve"]))
  }

  /// The places of the moves between keyframes, one for each way that moves something; nil where
  /// the track has too many or there are too many in all.
  mutating func places(
    of keys: [NumbersKey], after text: String, on layer: JSONPath?
  ) -> [Int?]? {
    let ways = zip(keys, keys.dropFirst()).map { from, to -> Key? in
      guard from.easing != .hold, from.numbers != to.numbers, to.frame > from.frame else {
        return nil
      }
      return Key(
        start: Precision.length.rounded(from.frame), end: Precision.length.rounded(to.frame),
        easing: from.easing)
    }
    let new = Set(ways.compactMap { $0 }.filter { places[$0] == nil })
    guard keys.count <= 8, ways.contains(where: { $0 != nil }),
      moves.count + new.count <= Self.maximum
    else { return nil }
    var last: Int?
    return ways.map { way in
      guard let way else {
        last = nil
        return nil
      }
      defer { last = places[way] }
      if let place = places[way] {
        if !moves[place].users.contains(text) { moves[place].users.append(text) }
        return place
      }
      let follows = last.flatMap { moves[$0].end == way.start ? $0 : nil }
      places[way] = moves.count
      moves.append(
        Move(
          name: names.name(after: name(of: way, text, layer) ?? text, or: "move"),
          start: way.start,
          end: way.end, easing: way.easing, users: [text], follows: follows,
          isRow: isRow(way, text, layer)))
      return moves.count - 1
    }
  }

  private func name(of way: Key, _ text: String, _ layer: JSONPath?) -> String? {
    if let motion = documented.motion(of: text, on: layer, from: way.start, to: way.end) {
      return documented.isRow(motion.name) ? motion.name + " " + motion.layerName : motion.name
    }
    return sections.first { $0.start == way.start && $0.end == way.end }.map {
      $0.marker + " move"
    }
  }

  private func isRow(_ way: Key, _ text: String, _ layer: JSONPath?) -> Bool {
    documented.motion(of: text, on: layer, from: way.start, to: way.end)
      .map { documented.isRow($0.name) } ?? false
  }

  /// Whether the name of a move says all that goes this way.
  func saysItsUsers(_ place: Int) -> Bool {
    guard moves[place].users.count == 1 else { return false }
    if moves[place].isRow { return true }
    var plain = SwiftNames()
    let name = SwiftCode(identifier: plain.name(after: moves[place].users[0], or: "move")).text
    // A number tells it from other moves of the same.
    let own = SwiftCode(identifier: moves[place].name).text
    return own.hasPrefix(name) && own.dropFirst(name.count).allSatisfy { $0.isNumber || $0 == "n" }
  }

  // MARK: Staggers

  /// Moves that are alike and begin one after the other at even distances: places in `moves`, three
  /// or more, in the order of time.
  var staggers: [[Int]] {
    var alike: [Key: [Int]] = [:]
    var order: [Key] = []
    for (place, move) in moves.enumerated() where move.follows == nil {
      let key = Key(
        start: 0, end: Precision.length.rounded(move.end - move.start), easing: move.easing)
      if alike[key] == nil { order.append(key) }
      alike[key, default: []].append(place)
    }
    return order.compactMap { key in
      let places = (alike[key] ?? []).sorted { moves[$0].start < moves[$1].start }
      guard places.count > 2 else { return nil }
      let steps = zip(places, places.dropFirst()).map { moves[$1].start - moves[$0].start }
      guard let first = steps.first, first > 0, steps.allSatisfy({ abs($0 - first) < 0.01 }) else {
        return nil
      }
      return places
    }
  }

  /// A name for the distance between the moves of a stagger.
  mutating func staggerName(_ places: [Int]) -> SwiftNames.Identifier {
    names.name(after: SwiftCode(identifier: moves[places[0]].name).text + " stagger", or: "stagger")
  }
}
