import InbetweenDiagnostics
import InbetweenTimeline

/// A layer of one version at one place, with what moves on it and what it nests.
struct VersionLayer {
  var layer: MeasuredLayer
  var source: Layer
  /// The name of the layer that it hangs on; nil for none.
  var parent: String?
  var rows: [MeasuredRow]
  var nested: [VersionLayer]
  /// Whether its composition has been seen at another place before: what does not move is reported once.
  var isRepeated: Bool

  /// What it is, its names and numbers left out.
  var nameless: Layer {
    var layer = source
    layer.id = 0
    layer.name = ""
    layer.parent = nil
    layer.matte = nil
    return layer
  }
}

/// Builds the tree of a version's layers.
struct VersionTree {
  private let compositions: [String: Composition]
  /// What moves, by the layer's key.
  private var rows: [String: [MeasuredRow]]
  private var seen: Set<String> = []
  private var visits = 0
  private(set) var layers: [VersionLayer] = []
  private(set) var count = 0

  private static let maximumVisits = 20_000
  private static let deepest = 64

  init(_ timeline: Timeline, _ measurement: Measurement) {
    compositions = Dictionary(
      timeline.compositions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    rows = Dictionary(grouping: measurement.rows, by: \.layer.key)
    layers = tree(timeline.layers, below: [], isRepeated: false)
    count = visits
  }

  private mutating func tree(
    _ list: [Layer], below names: [String], isRepeated: Bool
  ) -> [VersionLayer] {
    guard names.count <= Self.deepest else { return [] }
    let names = (
      names,
      byNumber: Dictionary(
        list.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    )
    var found: [VersionLayer] = []
    for layer in list {
      visits += 1
      guard visits <= Self.maximumVisits else { break }
      let measured = MeasuredLayer(
        compositions: names.0, name: layer.name, path: layer.origin.path)
      var version = VersionLayer(
        layer: measured, source: layer, parent: layer.parent.flatMap { names.byNumber[$0] },
        rows: takeRows(of: layer, measured.key), nested: [], isRepeated: isRepeated)
      if case .composition(let nested) = layer.content, let inner = compositions[nested.id] {
        let isKnown = !seen.insert(inner.id).inserted
        version.nested = tree(inner.layers, below: names.0 + [layer.name], isRepeated: isKnown)
      }
      found.append(version)
    }
    return found
  }

  /// What moves on a layer. Layers that come from no file share their key where they share their
  /// name: each takes its properties once.
  private mutating func takeRows(of layer: Layer, _ key: String) -> [MeasuredRow] {
    guard let all = rows[key], let first = all.first else { return [] }
    let isText = layer.content.kindName == "text"
    let stands = !isText && layer.properties.allSatisfy(\.property.isStatic)
    if stands, first.layer.path == nil { return [] }
    var names: Set<String> = []
    let isUnique = first.layer.path != nil
    let own = all.prefix { isUnique || names.insert($0.property).inserted }
    rows[key] = Array(all.dropFirst(own.count))
    return Array(own)
  }
}

extension MeasuredLayer {
  /// The one place where it is.
  fileprivate var key: String {
    (compositions + [name, path?.description ?? ""]).joined(separator: "\u{0}")
  }
}

/// Which layers of two versions are the same layer.
struct VersionPairs {
  /// A layer of both versions, or of one.
  struct Pair {
    var old: VersionLayer?
    var new: VersionLayer?
    /// nil unless it stands elsewhere among the layers that both versions have.
    var order: ValueChange?
  }

  /// In the order of the new version; a layer without its like has nil in its place. Removed layers
  /// stand behind what they followed.
  private(set) var list: [Pair] = []

  /// - Parameters:
  ///   - old: layers of the old version.
  ///   - new: those of the new one, at the same place.
  ///   - scale: what a frame of the old version is in frames of the new one.
  init(_ old: [VersionLayer], _ new: [VersionLayer], scale: Double = 1) {
    var partner = [Int?](repeating: nil, count: new.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    func pair(_ oldIndex: Int, _ newIndex: Int) {
      partner[newIndex] = oldIndex
      isTaken[oldIndex] = true
    }
    // By name; of several with one name first those that are as they were, then by their order.
    let byName = Dictionary(grouping: old.indices, by: { old[$0].layer.name })
    let newByName = Dictionary(grouping: new.indices, by: { new[$0].layer.name })
    for name in newByName.keys.sorted() {
      guard let left = byName[name], let right = newByName[name] else { continue }
      if left.count > 1 || right.count > 1 {
        for index in right.prefix(200) {
          let like = left.prefix(200).first {
            !isTaken[$0] && old[$0].rows.map(\.segments) == new[index].rows.map(\.segments)
              && old[$0].nameless == new[index].nameless
          }
          if let like { pair(like, index) }
        }
      }
      for (oldIndex, newIndex) in zip(
        left.filter { !isTaken[$0] }, right.filter { partner[$0] == nil })
      {
        pair(oldIndex, newIndex)
      }
    }
    // Renamed: what is left and does the same.
    for index in new.indices where partner[index] == nil {
      let candidates = old.indices.filter { !isTaken[$0] }.prefix(200)
        .map { (index: $0, likeness: Self.likeness(old[$0], new[index], scale)) }
      let best = candidates.max { ($0.likeness, -$0.index) < ($1.likeness, -$1.index) }
      if let best, best.likeness >= 0.6 { pair(best.index, index) }
    }
    list = Self.ordered(old, new, partner, isTaken)
  }

  private static func ordered(
    _ old: [VersionLayer], _ new: [VersionLayer], _ partner: [Int?], _ isTaken: [Bool]
  ) -> [Pair] {
    var gone = old.indices.filter { !isTaken[$0] }[...]
    let orders = LayerOrder.changes(new, partner)
    var list: [Pair] = []
    for index in new.indices {
      if let place = partner[index] {
        while let first = gone.first, first < place {
          list.append(Pair(old: old[first]))
          gone.removeFirst()
        }
        list.append(Pair(old: old[place], new: new[index], order: orders[index]))
      } else {
        list.append(Pair(new: new[index]))
      }
    }
    return list + gone.map { Pair(old: old[$0]) }
  }

  /// How much a motion counts that takes another time.
  private static let slowed = 0.7

  /// From 0 to 1: how much two layers of different names do the same.
  private static func likeness(
    _ old: VersionLayer, _ new: VersionLayer, _ scale: Double
  ) -> Double {
    guard old.source.content.kindName == new.source.content.kindName else { return 0 }
    if old.nameless == new.nameless { return 1 }
    if case .composition(let left) = old.source.content,
      case .composition(let right) = new.source.content, left.id == right.id
    {
      return 0.9
    }
    guard !old.rows.isEmpty, !new.rows.isEmpty else { return 0 }
    var same = 0.0
    for row in new.rows {
      guard let other = old.rows.first(where: { $0.property == row.property }) else { continue }
      let pairs = zip(other.segments, row.segments).map {
        MotionChange(
          property: row.property, unit: row.unit, old: $0.scaled(by: scale), new: $1)
      }
      // At another rate, keyframes stand on other frames.
      let rounding = abs(scale - 1) < 1e-9 ? Judge.exactFrames : 1 + Judge.exactFrames
      // What draws the same and goes the same way is the same, however long it takes.
      let drawsSame = old.source.content == new.source.content
      let alike = pairs.reduce(0.0) { sum, pair in
        guard pair.keepsValues else { return sum }
        let isAsLong = abs(pair.durationDifference ?? .infinity) <= rounding
        return sum + (isAsLong ? 1 : drawsSame ? slowed : 0)
      }
      let most = max(other.segments.count, row.segments.count)
      same +=
        most == 0 ? (other.characters == row.characters ? 1 : 0) : alike / Double(most)
    }
    return same / Double(max(old.rows.count, new.rows.count))
  }
}

extension LayerContent {
  /// What kind of layer it is, in one word.
  var kindName: String {
    switch self {
    case .null: "null"
    case .solid: "solid"
    case .image: "image"
    case .shape: "shape"
    case .text: "text"
    case .composition: "composition"
    case .camera: "camera"
    case .sound: "sound"
    case .other: "other"
    }
  }
}
