import InbetweenDiagnostics
import InbetweenTimeline

/// Finds what became of each layer.
struct LayerComparer {
  /// The new version's.
  let rate: FrameRate
  /// What a frame of the old version is in frames of the new one.
  let scale: Double
  /// What the two versions show of the main composition, each in its own frames.
  let shown: (old: FrameRange, new: FrameRange)
  private(set) var changes: [LayerChange] = []
  /// The names that layers have now, by those that they had, in lower case.
  private(set) var renamed: [String: String] = [:]

  init(_ old: Timeline, _ new: Timeline) {
    self.init(
      rate: new.frameRate,
      scale: new.frameRate.framesPerSecond / old.frameRate.framesPerSecond,
      shown: (old.frames, new.frames))
  }

  private init(rate: FrameRate, scale: Double, shown: (old: FrameRange, new: FrameRange)) {
    self.rate = rate
    self.scale = scale
    self.shown = shown
  }

  mutating func compare(_ old: [VersionLayer], _ new: [VersionLayer]) {
    for pair in VersionPairs(old, new, scale: scale).list { changes += compared(pair) }
  }

  private mutating func compared(_ pair: VersionPairs.Pair) -> [LayerChange] {
    guard let old = pair.old else { return pair.new.map { [presence($0, .added)] } ?? [] }
    guard let new = pair.new else { return [presence(old, .removed)] }
    var change = LayerChange(
      name: new.layer.fullName, path: new.layer.path, kind: .changed,
      oldName: old.layer.name == new.layer.name ? nil : old.layer.name, shift: nil, motions: [],
      values: [])
    let all = motions(old, new)
    change.motions = all.filter { !$0.isSame }
    change.values = values(old, new)
    if let order = pair.order, !new.isRepeated { change.values.append(order) }
    var inner = LayerComparer(rate: rate, scale: scale, shown: shown)
    inner.compare(old.nested, new.nested)
    var nested = inner.changes
    if let oldName = change.oldName { renamed[oldName.lowercased()] = new.layer.name }
    renamed.merge(inner.renamed) { first, _ in first }
    let moving = new.nested.reduce(0) { $0 + $1.movingLayers }
    if let shift = Self.shift(of: all, nested, moving: moving, isNamed: change.values.isEmpty) {
      change.shift = shift
      change.motions = []
      nested = []
    }
    let isChanged =
      change.oldName != nil || change.shift != nil || !change.motions.isEmpty
      || !change.values.isEmpty
    return (isChanged ? [change] : []) + nested
  }

  private func presence(_ layer: VersionLayer, _ kind: LayerChange.Kind) -> LayerChange {
    var motions: [MotionChange] = []
    for row in layer.rows {
      let isNew = kind == .added
      for segment in row.segments.prefix(12) {
        motions.append(
          MotionChange(
            property: row.property, unit: row.unit,
            old: isNew ? nil : segment.scaled(by: scale), new: isNew ? segment : nil))
      }
    }
    return LayerChange(
      name: layer.layer.fullName, path: layer.layer.path, kind: kind, oldName: nil, shift: nil,
      motions: motions, values: [])
  }

  /// The one time by which all motions of a layer, and of all that it nests, moved; nil where there
  /// is more to tell.
  private static func shift(
    of motions: [MotionChange], _ nested: [LayerChange], moving: Int, isNamed: Bool
  ) -> LayerChange.Shift? {
    guard motions.allSatisfy(\.isShiftOnly), nested.count == moving,
      nested.allSatisfy({
        $0.kind == .changed && $0.shift != nil && $0.values.isEmpty && $0.oldName == nil
      })
    else { return nil }
    let times =
      motions.compactMap(\.startDifference) + nested.compactMap { $0.shift?.frames }
    guard let first = times.first, first != 0,
      times.allSatisfy({ abs($0 - first) <= Judge.exactFrames })
    else { return nil }
    let count =
      motions.reduce(0) { $0 + ($1.characters ?? 1) }
      + nested.reduce(0) { $0 + ($1.shift?.motions ?? 0) }
    let layers = nested.reduce(0) { $0 + 1 + ($1.shift?.nested ?? 0) }
    return LayerChange.Shift(frames: first, motions: count, nested: layers)
  }

  // MARK: What moves

  /// Every motion of the two, the same ones included.
  private func motions(_ old: VersionLayer, _ new: VersionLayer) -> [MotionChange] {
    var left = old.rows
    var changes: [MotionChange] = []
    for row in new.rows {
      let index = left.firstIndex { $0.property == row.property }
      let other = index.map { left.remove(at: $0) }
      changes += motions(other, row)
    }
    for row in left { changes += motions(row, nil) }
    return changes
  }

  private func motions(_ old: MeasuredRow?, _ new: MeasuredRow?) -> [MotionChange] {
    guard let row = new ?? old else { return [] }
    func change(_ pair: (old: MotionSegment?, new: MotionSegment?)) -> MotionChange {
      MotionChange(property: row.property, unit: row.unit, old: pair.old, new: pair.new)
    }
    var changes = SegmentPairs.pairs(
      old?.segments.map { $0.scaled(by: scale) } ?? [], new?.segments ?? [], row.unit
    ).map(change)
    guard old?.characters != nil || new?.characters != nil else { return changes }
    // Characters that do alike are reported together.
    let left = old?.characters ?? []
    let right = new?.characters ?? []
    var groups: [MotionChange] = []
    for index in 0..<max(left.count, right.count) {
      let before = index < left.count ? left[index].segments : []
      let after = index < right.count ? right[index].segments : []
      for pair in SegmentPairs.pairs(before.map { $0.scaled(by: scale) }, after, row.unit) {
        var motion = change(pair)
        motion.characters = 1
        if let like = groups.lastIndex(where: { $0.isLike(motion) }) {
          groups[like].characters = (groups[like].characters ?? 0) + 1
        } else {
          groups.append(motion)
        }
      }
    }
    changes += groups
    return changes
  }

  // MARK: What stands still

  private func values(_ old: VersionLayer, _ new: VersionLayer) -> [ValueChange] {
    var changes: [ValueChange] = []
    if old.parent != new.parent {
      changes.append(ValueChange(name: "parent", old: old.parent, new: new.parent))
    }
    guard !new.isRepeated else { return changes }
    if old.source.isHidden != new.source.isHidden {
      func text(_ isHidden: Bool) -> String { isHidden ? "hidden" : "shown" }
      changes.append(
        ValueChange(
          name: "eye", old: text(old.source.isHidden), new: text(new.source.isHidden)))
    }
    changes += shownChanges(old.source.timing.frames, new.source.timing.frames)
    changes += stillChanges(old, new)
    return changes
  }

  /// Where a layer begins and ends; one that is there from first to last in both is not reported.
  private func shownChanges(_ old: FrameRange, _ new: FrameRange) -> [ValueChange] {
    var changes: [ValueChange] = []
    let isFirst = old.start <= shown.old.start && new.start <= shown.new.start
    let isLast = old.end >= shown.old.end && new.end >= shown.new.end
    for (name, before, after, isReported) in [
      ("in point", old.start * scale, new.start, !isFirst),
      ("out point", old.end * scale, new.end, !isLast),
    ] where isReported && abs(after - before) > Judge.exactFrames {
      changes.append(
        ValueChange(
          name: name, old: rate.text(before), new: rate.text(after), difference: after - before))
    }
    return changes
  }

  /// Values of properties that move in neither version.
  private func stillChanges(_ old: VersionLayer, _ new: VersionLayer) -> [ValueChange] {
    var left = old.source.properties
    var changes: [ValueChange] = []
    for named in new.source.properties {
      guard let index = left.firstIndex(where: { $0.name == named.name }) else {
        if named.property.isStatic { changes.append(presence(named, isNew: true)) }
        continue
      }
      let other = left.remove(at: index)
      if other.property.expression != named.property.expression {
        changes.append(
          ValueChange(
            name: "\(named.name), its expression",
            old: other.property.expression.map { PrintableWords.start(of: $0) },
            new: named.property.expression.map { PrintableWords.start(of: $0) }))
      }
      guard other.property.isStatic, named.property.isStatic else { continue }
      let unit = ValueUnit(named)
      let before = other.property.numbers(atFrame: 0)
      let after = named.property.numbers(atFrame: 0)
      guard !unit.isSame(before, after) else { continue }
      let texts = (unit.text(before), unit.text(after))
      changes.append(
        ValueChange(
          name: named.name, old: texts.0,
          new: texts.0 == texts.1 ? "other \(texts.1)" : texts.1))
    }
    for named in left where named.property.isStatic {
      changes.append(presence(named, isNew: false))
    }
    return changes
  }

  private func presence(_ named: NamedProperty, isNew: Bool) -> ValueChange {
    let text = ValueUnit(named).text(named.property.numbers(atFrame: 0))
    return ValueChange(name: named.name, old: isNew ? nil : text, new: isNew ? text : nil)
  }
}

/// Words of a script.
private enum PrintableWords {
  static func start(of script: String) -> String {
    PrintableText.singleLine(script, limit: 40)
  }
}

extension MotionChange {
  /// Whether two characters' motions changed alike.
  fileprivate func isLike(_ other: MotionChange) -> Bool {
    guard let start = startDifference, let otherStart = other.startDifference else { return false }
    return abs(start - otherStart) <= Judge.exactFrames
      && abs((durationDifference ?? 0) - (other.durationDifference ?? 0)) <= Judge.exactFrames
      && keepsValues == other.keepsValues && keepsEasing == other.keepsEasing
  }
}

extension VersionLayer {
  /// How many layers move, this one and those that it nests.
  fileprivate var movingLayers: Int {
    (rows.isEmpty ? 0 : 1) + nested.reduce(0) { $0 + $1.movingLayers }
  }
}

extension MotionSegment {
  /// The same motion on a clock of another rate.
  func scaled(by scale: Double) -> MotionSegment {
    guard scale != 1 else { return self }
    var segment = self
    segment.start *= scale
    segment.end *= scale
    if case .spring(let response, let damping, let error) = easing {
      segment.easing = .spring(response: response * scale, damping: damping, error: error)
    }
    return segment
  }
}

/// Which motions of a property are the same motion in both versions.
enum SegmentPairs {
  /// Beyond this, motions are paired by their order alone.
  private static let maximum = 400
  /// What it costs to take a motion for new or gone.
  private static let gap = 1.0

  /// Pairs in order of time that leave the least to tell.
  static func pairs(
    _ old: [MotionSegment], _ new: [MotionSegment], _ unit: ValueUnit
  ) -> [(old: MotionSegment?, new: MotionSegment?)] {
    guard !old.isEmpty else { return new.map { (nil, $0) } }
    guard !new.isEmpty else { return old.map { ($0, nil) } }
    guard old.count <= maximum, new.count <= maximum else {
      return (0..<max(old.count, new.count)).map {
        ($0 < old.count ? old[$0] : nil, $0 < new.count ? new[$0] : nil)
      }
    }
    let span = max(old[old.count - 1].end, new[new.count - 1].end, 1)
    // The least cost of pairing the first motions of each.
    let width = new.count + 1
    var costs = [Double](repeating: 0, count: (old.count + 1) * width)
    for row in 0...old.count {
      for column in 0...new.count {
        guard row > 0 || column > 0 else { continue }
        var best = Double.infinity
        if row > 0 { best = min(best, costs[(row - 1) * width + column] + gap) }
        if column > 0 { best = min(best, costs[row * width + column - 1] + gap) }
        if row > 0, column > 0 {
          let pair = cost(old[row - 1], new[column - 1], unit, span)
          best = min(best, costs[(row - 1) * width + column - 1] + pair)
        }
        costs[row * width + column] = best
      }
    }
    var list: [(old: MotionSegment?, new: MotionSegment?)] = []
    var (row, column) = (old.count, new.count)
    while row > 0 || column > 0 {
      let here = costs[row * width + column]
      if row > 0, column > 0,
        here == costs[(row - 1) * width + column - 1]
          + cost(old[row - 1], new[column - 1], unit, span)
      {
        list.append((old[row - 1], new[column - 1]))
        (row, column) = (row - 1, column - 1)
      } else if column > 0, here == costs[row * width + column - 1] + gap {
        list.append((nil, new[column - 1]))
        column -= 1
      } else {
        list.append((old[row - 1], nil))
        row -= 1
      }
    }
    return list.reversed()
  }

  /// How much there is to tell of a pair, from 0 to a little less than two gaps.
  private static func cost(
    _ old: MotionSegment, _ new: MotionSegment, _ unit: ValueUnit, _ span: Double
  ) -> Double {
    guard old.isJump == new.isJump else { return 1.9 }
    var cost = min(1, 2 * abs(new.start - old.start) / span)
    if abs(new.duration - old.duration) > Judge.exactFrames { cost += 0.2 }
    if !unit.isSame(old.from, new.from) { cost += 0.25 }
    if !unit.isSame(old.to, new.to) { cost += 0.25 }
    if !old.easing.isSame(new.easing) { cost += 0.15 }
    return cost
  }
}
