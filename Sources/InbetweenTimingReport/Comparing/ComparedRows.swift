import InbetweenTimeline

/// The rows in which promises are looked for: those that are measured, and behind them what several of
/// them, or a layer's in and out points, make together. Those stand in no dope sheet.
struct ComparedRows: Sendable {
  private let measured: [MeasuredRow]
  private var derived: [Derived] = []
  /// Split positions as one, by the layer's number and the property in lower case.
  private var joined: [Key: Int] = [:]
  /// What the characters of a measured row do together.
  private var turns: [Int: [MotionSegment]] = [:]
  /// When layers come and go, and how long they stay, by their numbers.
  private var cuts: [Int: [Int]] = [:]

  private struct Derived {
    var row: MeasuredRow
    /// The measured rows that it is made of.
    var parts: [Int]
  }

  private struct Key: Hashable {
    var layer: Int
    var property: String
  }

  /// What a promise calls the coming and going of a layer.
  static let visibility: Set<String> = [
    "visibility", "visible", "shown", "in point", "out point", "cut",
  ]

  init(_ measurement: Measurement) {
    measured = measurement.rows
    join()
    for (index, row) in measured.enumerated() {
      turns[index] = row.characters.map { Self.turns(of: $0.map(\.segments)) }
    }
    for layer in measurement.layers { cut(layer, length: measurement.length) }
  }

  subscript(_ index: Int) -> MeasuredRow {
    index < measured.count ? measured[index] : derived[index - measured.count].row
  }

  /// The same row where it stands in the dope sheet: the first of its parts; nil for cuts.
  func shown(_ index: Int) -> Int? {
    index < measured.count ? index : derived[index - measured.count].parts.first
  }

  /// The measured rows that a row is made of; itself for one that is measured.
  func parts(of index: Int) -> [Int] {
    index < measured.count ? [index] : derived[index - measured.count].parts
  }

  /// The row that joins a layer's separate dimensions.
  func joined(layer: Int, property: String) -> Int? {
    joined[Key(layer: layer, property: property)]
  }

  /// The motions of a row; of one whose characters move one by one, what they do together.
  func segments(of index: Int) -> [MotionSegment] { turns[index] ?? self[index].segments }

  /// The rows of a layer's in and out points.
  func cuts(layer: Int) -> [Int] { cuts[layer] ?? [] }

  // MARK: Making

  private mutating func append(_ row: MeasuredRow, parts: [Int]) -> Int {
    derived.append(Derived(row: row, parts: parts))
    return measured.count + derived.count - 1
  }

  /// `X Position` and `Y Position` of a layer as its `Position`.
  private mutating func join() {
    var rows: [Key: [Int]] = [:]
    var order: [Key] = []
    for (index, row) in measured.enumerated() where row.characters == nil {
      guard let base = Self.base(row.property) else { continue }
      let key = Key(layer: row.layer.number, property: base)
      if rows[key] == nil { order.append(key) }
      rows[key, default: []].append(index)
    }
    for key in order {
      guard let parts = rows[key], parts.count > 1, let first = parts.first else { continue }
      var row = measured[first]
      row.property = String(row.property.dropFirst(2))
      row.segments = Self.together(parts.map { measured[$0].segments })
      row.keyframes = Set(parts.flatMap { measured[$0].keyframes }).sorted()
      joined[key] = append(row, parts: parts)
    }
  }

  /// `position` of `X Position`; nil for what is no separate dimension.
  private static func base(_ property: String) -> String? {
    let words = property.lowercased().split(separator: " ")
    guard words.count == 2, ["x", "y", "z"].contains(words[0]) else { return nil }
    return String(words[1])
  }

  /// Motions of several dimensions that run at once, as one each.
  private static func together(_ rows: [[MotionSegment]]) -> [MotionSegment] {
    let all = rows.enumerated().flatMap { place, list in list.map { (place: place, segment: $0) } }
      .sorted { ($0.segment.start, $0.segment.end) < ($1.segment.start, $1.segment.end) }
    var groups: [[(place: Int, segment: MotionSegment)]] = []
    var end = -Double.infinity
    for item in all {
      // What begins where another ends goes on with nothing.
      if item.segment.start < end - 1e-6 {
        groups[groups.count - 1].append(item)
      } else {
        groups.append([item])
      }
      end = max(end, item.segment.end)
    }
    return groups.compactMap { group in
      guard var joined = group.first?.segment else { return nil }
      joined.start = group.map(\.segment.start).min() ?? joined.start
      joined.end = group.map(\.segment.end).max() ?? joined.end
      joined.intervals = group.map(\.segment.intervals).max() ?? 0
      func values(_ value: (MotionSegment) -> [Double], last: Bool) -> [Double] {
        rows.indices.map { place in
          let own = group.filter { $0.place == place }.map(\.segment)
          if let segment = last ? own.last : own.first { return value(segment).first ?? 0 }
          // It rests where it came to before.
          return rows[place].last { $0.end <= joined.start + 1e-6 }?.to.first
            ?? rows[place].first?.from.first ?? 0
        }
      }
      joined.from = values(\.from, last: false)
      joined.to = values(\.to, last: true)
      joined.startVelocity = values(\.startVelocity, last: false)
      joined.endVelocity = values(\.endVelocity, last: true)
      joined.profile = []
      let isAlike = group.allSatisfy {
        abs($0.segment.start - joined.start) < 1e-6 && abs($0.segment.end - joined.end) < 1e-6
          && $0.segment.easing == joined.easing
      }
      if !isAlike { joined.easing = .sampled(joined.intervals) }
      return joined
    }
  }

  /// Motions of characters as one each time that they take their turn, in one direction: from where the
  /// first begins to where the last ends.
  private static func turns(of characters: [[MotionSegment]]) -> [MotionSegment] {
    let all = characters.enumerated().flatMap { place, list in list.map { (place, $0) } }
      .sorted { ($0.1.start, $0.1.end, $0.0) < ($1.1.start, $1.1.end, $1.0) }
    var turns: [(places: Set<Int>, motion: MotionSegment)] = []
    var latest: [Bool: Int] = [:]
    for (place, segment) in all {
      guard let turn = latest[segment.rises], !turns[turn].places.contains(place) else {
        latest[segment.rises] = turns.count
        turns.append(([place], segment))
        continue
      }
      turns[turn].places.insert(place)
      var motion = turns[turn].motion
      motion.end = max(motion.end, segment.end)
      motion.to = segment.to
      motion.endVelocity = segment.endVelocity
      motion.intervals = max(motion.intervals, turns[turn].places.count)
      if !motion.isJump { motion.easing = .sampled(motion.intervals) }
      motion.profile = []
      turns[turn].motion = motion
    }
    return turns.map(\.motion).sorted { $0.start < $1.start }
  }

  /// When a layer that is not there throughout comes and goes, and how long it stays.
  private mutating func cut(_ layer: MeasuredLayer, length: Double) {
    let isThroughout =
      layer.spans.count == 1
      && layer.spans.allSatisfy { $0.start <= 1e-6 && $0.end >= length - 1e-6 }
    guard !isThroughout, !layer.spans.isEmpty else { return }
    func segment(_ span: Check.Span, _ from: Double, _ to: Double) -> MotionSegment {
      MotionSegment(
        start: span.start, end: span.end, from: [from], to: [to],
        easing: span.start == span.end ? .jump : .sampled(0), startVelocity: [0], endVelocity: [0],
        intervals: 0)
    }
    let changes = layer.spans.flatMap { span in
      [
        segment(Check.Span(start: span.start, end: span.start), 0, 1),
        segment(Check.Span(start: span.end, end: span.end), 1, 0),
      ]
    }.filter { $0.start > 1e-6 && $0.start < length - 1e-6 }
    func row(_ segments: [MotionSegment]) -> MeasuredRow {
      MeasuredRow(
        layer: layer, property: "Visibility", unit: .share, segments: segments, characters: nil,
        keyframes: segments.map(\.start), expression: nil)
    }
    cuts[layer.number] = [
      append(row(changes), parts: []),
      append(row(layer.spans.map { segment($0, 1, 1) }), parts: []),
    ]
  }
}
