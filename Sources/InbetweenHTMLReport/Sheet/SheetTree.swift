import InbetweenTimingReport

/// The layers of a sheet in the order of the layers panel, each with its moving properties.
struct SheetTree {
  /// A line of the sheet.
  enum Line {
    /// A layer: its place among the measured layers, how deep it is nested, what lies below it.
    case layer(MeasuredLayer, depth: Int, hasChildren: Bool)
    /// A property, by its row in the measurement.
    case property(Int, depth: Int)
  }

  private(set) var lines: [Line] = []
  /// Rows of the measurement that are not drawn because there are too many.
  private(set) var omittedRows = 0
  /// Layers that are left out because nothing on them ever changes.
  private(set) var stillLayers = 0

  /// The most lines of a dope sheet that are drawn.
  static let maximumLines = 4_000
  /// The most layers in it that only appear.
  static let maximumStillLayers = 400
}

extension SheetTree {
  init(_ measurement: Measurement) {
    var rows: [Int: [Int]] = [:]
    for (index, row) in measurement.rows.enumerated() {
      rows[row.layer.number, default: []].append(index)
    }
    let layers = measurement.layers
    let isShown = Self.shown(layers, rows: rows, length: measurement.length)
    stillLayers = isShown.count { !$0 }
    for (index, layer) in layers.enumerated() where isShown[index] {
      let own = rows.removeValue(forKey: layer.number) ?? []
      guard lines.count < Self.maximumLines else {
        omittedRows += own.count
        continue
      }
      let depth = layer.compositions.count
      let next = isShown[(index + 1)...].firstIndex(of: true)
      let nests = next.map { layers[$0].compositions.count > depth } ?? false
      lines.append(.layer(layer, depth: depth, hasChildren: nests || !own.isEmpty))
      lines += own.map { .property($0, depth: depth + 1) }
    }
    // Rows of layers beyond those that are listed.
    omittedRows += rows.values.reduce(0) { $0 + $1.count }
  }

  /// Which layers are drawn: those that move, that nest what is drawn, or that come and go.
  private static func shown(
    _ layers: [MeasuredLayer], rows: [Int: [Int]], length: Double
  ) -> [Bool] {
    var isShown = layers.map { rows[$0.number] != nil }
    var comingAndGoing = 0
    for (index, layer) in layers.enumerated() where !isShown[index] {
      let isAlways =
        layer.spans.count == 1 && layer.spans[0].start <= 0
        && layer.spans[0].end >= length
      guard !isAlways, !layer.spans.isEmpty, comingAndGoing < maximumStillLayers else { continue }
      isShown[index] = true
      comingAndGoing += 1
    }
    var needed = -1
    for index in layers.indices.reversed() {
      let depth = layers[index].compositions.count
      if isShown[index] || depth < needed {
        isShown[index] = true
        needed = depth
      } else {
        needed = min(needed, depth)
      }
    }
    return isShown
  }
}
