import InbetweenTimeline

/// Where the layers and compositions of a timeline are found: by composition and by identifier.
struct LayerPlaces: Sendable {
  /// The places of each composition's layers; the main one's come first.
  let members: [[Int]]
  /// The layers that show each composition.
  private var users: [[Int]]
  private var compositions: [String: Int] = [:]
  /// The first layer of each identifier, by composition.
  private var layers: [[Int: Int]]
  /// The identifiers of layers that others hang on, by composition.
  private var parents: [Set<Int>]

  init(_ timeline: Timeline, _ index: PropertyIndex) {
    let count = timeline.compositions.count + 1
    var members = [[Int]](repeating: [], count: count)
    layers = Array(repeating: [:], count: count)
    parents = Array(repeating: [], count: count)
    users = Array(repeating: [], count: count)
    for (place, composition) in timeline.compositions.enumerated()
    where compositions[composition.id] == nil {
      compositions[composition.id] = place + 1
    }
    for (place, indexed) in index.layers.enumerated() {
      let number = indexed.composition
      members[number].append(place)
      if layers[number][indexed.layer.id] == nil { layers[number][indexed.layer.id] = place }
      if let parent = indexed.layer.parent { parents[number].insert(parent) }
    }
    self.members = members
    for (place, indexed) in index.layers.enumerated() {
      if let shown = composition(shownBy: indexed.layer) { users[shown].append(place) }
    }
  }

  /// The number of the composition that a layer shows; nil for none.
  func composition(shownBy layer: Layer) -> Int? {
    guard case .composition(let nested) = layer.content else { return nil }
    return compositions[nested.id]
  }

  /// The layers that show a composition.
  func users(of composition: Int) -> [Int] { users[composition] }

  /// The place of a layer of a composition; nil where none has this identifier.
  func layer(_ id: Int, in composition: Int) -> Int? { layers[composition][id] }

  /// Whether others of its composition hang on a layer.
  func isParent(_ id: Int, in composition: Int) -> Bool { parents[composition].contains(id) }
}
