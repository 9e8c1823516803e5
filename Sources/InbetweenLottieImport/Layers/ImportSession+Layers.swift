import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenLottieFormat
import InbetweenTimeline

// A list of layers: their identifiers, and what they refer to among each other.

extension ImportSession {
  /// The layers of a composition, topmost first.
  mutating func layers(_ list: SourceList) -> [Layer] {
    var sources: [LottieLayer] = []
    var layers: [Layer] = []
    sources.reserveCapacity(list.count)
    layers.reserveCapacity(list.count)
    for source in list {
      guard source.value.isObject else {
        log.report(.notAnObject("layer", at: source.path))
        continue
      }
      var findings = DiagnosticLog()
      swap(&findings, &log)
      let layer = LottieLayer(source, log: &log)
      layers.append(self.layer(layer))
      sources.append(layer)
      swap(&findings, &log)
      log.append(findings, layer: layer.name)
    }
    var table = LayerTable(sources, layers)
    table.connect(log: &log)
    return table.layers
  }
}

/// The layers of one composition while their references are resolved.
private struct LayerTable {
  var layers: [Layer]
  private let sources: [LottieLayer]
  /// The place of the first layer with an index (`ind`): that one counts, as in lottie-web.
  private var places: [Int: Int] = [:]

  init(_ sources: [LottieLayer], _ layers: [Layer]) {
    self.sources = sources
    self.layers = layers
  }

  mutating func connect(log: inout DiagnosticLog) {
    giveIdentifiers(log: &log)
    for place in layers.indices {
      resolveParent(place, log: &log)
      resolveMatte(place, log: &log)
    }
    breakCircles(log: &log)
    markMattes(log: &log)
  }

  /// Layers without an index, and later ones with a taken index, get the next free number.
  private mutating func giveIdentifiers(log: inout DiagnosticLog) {
    var free = max(0, sources.compactMap(\.index).filter { $0 < .max / 2 }.max() ?? 0) + 1
    for place in layers.indices {
      if let index = sources[place].index {
        if places[index] == nil {
          places[index] = place
          layers[place].id = index
          continue
        }
        log.report(
          .duplicateIndex(index, given: free, at: sources[place].path, layer: layers[place].name))
      }
      layers[place].id = free
      places[free] = place
      free += 1
    }
  }

  private mutating func resolveParent(_ place: Int, log: inout DiagnosticLog) {
    guard let parent = sources[place].parent else { return }
    if places[parent] != nil {
      layers[place].parent = parent
    } else {
      log.report(
        .danglingParent(
          parent, at: sources[place].path["parent"], layer: layers[place].name,
          known: layers.prefix(13).map(\.id)))
    }
  }

  /// The matte is the layer of `tp`, else the one above (Lottie specification, "Mattes").
  private mutating func resolveMatte(_ place: Int, log: inout DiagnosticLog) {
    let source = sources[place]
    guard let mode = source.matteMode, let kind = Matte.Kind(mode) else { return }
    let name = layers[place].name
    if let named = source.matteSource {
      if let found = places[named] {
        layers[place].matte = Matte(kind, source: layers[found].id)
      } else {
        log.report(.danglingMatte(named, at: source.path["tp"], layer: name))
      }
      return
    }
    guard place > 0 else {
      log.report(.danglingMatte(nil, at: source.path["tt"], layer: name))
      return
    }
    layers[place].matte = Matte(kind, source: layers[place - 1].id)
  }

  /// After Effects turns a layer off that it takes as a matte, marked (`td`) or not.
  private mutating func markMattes(log: inout DiagnosticLog) {
    for id in layers.compactMap({ $0.matte?.source }) {
      guard let place = places[id], !layers[place].isMatteSource else { continue }
      layers[place].isMatteSource = true
      log.report(.unmarkedMatte(at: sources[place].path, layer: layers[place].name))
    }
  }

  private mutating func breakCircles(log: inout DiagnosticLog) {
    let identifiers = Dictionary(
      layers.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for place in Circles.closing(
      count: layers.count, next: { layers[$0].parent.flatMap { identifiers[$0] } })
    {
      log.report(.circularParents(at: sources[place].path["parent"], layer: layers[place].name))
      layers[place].parent = nil
    }
    for place in Circles.closing(
      count: layers.count, next: { layers[$0].matte.flatMap { identifiers[$0.source] } })
    {
      log.report(.circularMattes(at: sources[place].path, layer: layers[place].name))
      layers[place].matte = nil
    }
  }
}

/// Circles among things that each refer to at most one other.
enum Circles {
  /// The members at which circles must be cut, one for each circle, in order.
  static func closing(count: Int, next: (Int) -> Int?) -> [Int] {
    var visitedBy = [Int](repeating: -1, count: count)
    var cuts: [Int] = []
    for start in 0..<count where visitedBy[start] < 0 {
      var place = start
      visitedBy[place] = start
      while let following = next(place) {
        if visitedBy[following] == start { cuts.append(place) }
        guard visitedBy[following] < 0 else { break }
        visitedBy[following] = start
        place = following
      }
    }
    return cuts
  }
}

extension Matte.Kind {
  fileprivate init?(_ mode: LottieMatteMode) {
    switch mode {
    case .normal: return nil
    case .alpha: self = .alpha
    case .invertedAlpha: self = .alphaInverted
    case .luma: self = .luma
    case .invertedLuma: self = .lumaInverted
    }
  }
}
