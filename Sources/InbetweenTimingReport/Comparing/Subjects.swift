import InbetweenDiagnostics

/// Finds what promises name among what moves.
struct Subjects {
  let measurement: Measurement
  private let rowsByLayer: [Int: [Int]]
  private let layersByName: [String: [Int]]
  /// What layers are called now, by their names of before in lower case.
  private let renamed: [String: String]
  /// What there is beside the measured rows; nil where nobody compares.
  private let compared: ComparedRows?

  init(
    _ measurement: Measurement, renamed: [String: String] = [:], compared: ComparedRows? = nil
  ) {
    self.measurement = measurement
    self.compared = compared
    self.renamed = renamed
    var rows: [Int: [Int]] = [:]
    for (index, row) in measurement.rows.enumerated() {
      rows[row.layer.number, default: []].append(index)
    }
    rowsByLayer = rows
    var layers: [String: [Int]] = [:]
    for (index, layer) in measurement.layers.enumerated() {
      layers[layer.name.lowercased(), default: []].append(index)
    }
    layersByName = layers
  }

  /// A property with the dimension that counts.
  struct Property: Hashable {
    /// As in After Effects, in lower case, its groups joined with ` › `; empty for any.
    var name: String
    /// From 0; nil for whichever changes most.
    var dimension: Int?
  }

  /// Where a promise can be kept: a row and the dimension that counts in it.
  struct Target: Hashable {
    var row: Int
    var dimension: Int?
  }
}

extension Subjects {
  /// The layers that an address means, as places among the measurement's layers.
  ///
  /// - Parameter address: a name, or a way through nested compositions such as `Orb › Circle`; with
  ///   a number in brackets, `Dot[2]`, which one of several from the top of the layers panel.
  /// - Returns: in the order of the layers panel.
  func layers(at address: String) -> [Int] {
    let names = Self.names(address)
    let found = (layersByName[names.last ?? ""] ?? []).filter {
      Self.ends(measurement.layers[$0], with: names)
    }
    guard found.isEmpty else { return found }
    if let now = names.last.flatMap({ renamed[$0] }) {
      return layersByName[now.lowercased()] ?? []
    }
    guard let (name, number) = Self.numbered(address) else { return found }
    let like = layers(at: name)
    return number > 0 && number <= like.count ? [like[number - 1]] : []
  }

  /// `Dot[2]` as `Dot` and 2.
  private static func numbered(_ address: String) -> (name: String, number: Int)? {
    guard address.last == "]", let bracket = address.lastIndex(of: "["),
      let number = Int(address[address.index(after: bracket)...].dropLast())
    else { return nil }
    return (TimeText.trimmed(address[..<bracket]), number)
  }

  /// How a layer is distinguished from all others: its name where that is alone, else its way through nested
  /// compositions, else the same with its number.
  func address(of layer: Int) -> String {
    let name = measurement.layers[layer].name
    if layers(at: name).count == 1 { return name }
    let full = measurement.layers[layer].fullName
    let like = layers(at: full)
    guard like.count > 1, let place = like.firstIndex(of: layer) else { return full }
    return "\(full)[\(place + 1)]"
  }

  /// The rows of a layer's property.
  ///
  /// - Parameters:
  ///   - layer: an address.
  ///   - property: as in After Effects, with or without its groups, with or without a dimension:
  ///     `Position`, `Position y`, `Fill 1 › Color`; nil for any.
  /// - Returns: in the order of the layers panel.
  func targets(layer: String, property: String?) -> [Target] {
    let numbers = layers(at: layer).map { measurement.layers[$0].number }
    if let property, ComparedRows.visibility.contains(property.lowercased()) {
      return numbers.flatMap { compared?.cuts(layer: $0) ?? [] }.map { Target(row: $0) }
    }
    let own = numbers.flatMap { targets(in: rowsByLayer[$0] ?? [], layer: $0, property: property) }
    guard own.isEmpty else { return own }
    // Where a layer itself rests, what carries it moves it; where that rests, it may come and go.
    let carried = numbers.flatMap { self.carried($0, property: property) }
    guard carried.isEmpty, property == nil else { return carried }
    return numbers.flatMap { compared?.cuts(layer: $0) ?? [] }.map { Target(row: $0) }
  }

  /// The most layers that carry one another.
  private static let maximumCarriers = 64
  /// What a parent does to its children, and beside it what a composition does to its layers.
  private static let parentMoves = ["position", "scale", "rotation", "orientation", "anchor point"]

  /// The rows of the nearest layer that carries another: its parents, then the layer that nests its
  /// composition, with that one's.
  private func carried(_ number: Int, property: String?) -> [Target] {
    var layer = number
    var isNesting = false
    for _ in 0..<Self.maximumCarriers {
      if let parent = measurement.parents[layer] {
        layer = parent
      } else if let holder = measurement.holders[layer] {
        layer = holder
        isNesting = true
      } else {
        return []
      }
      let rows = (rowsByLayer[layer] ?? []).filter { row in
        let name = measurement.rows[row].property.lowercased()
        return Self.parentMoves.contains { name == $0 || name.hasSuffix(" \($0)") }
          || isNesting && name == "opacity"
      }
      let found = targets(in: rows, layer: layer, property: property)
      if !found.isEmpty { return found }
      // Only what nests a layer lends it its opacity, and no parent of that does.
      isNesting = false
    }
    return []
  }

  private func targets(in rows: [Int], layer: Int, property: String?) -> [Target] {
    guard let property else { return rows.map { Target(row: $0, dimension: nil) } }
    if let joined = compared?.joined(layer: layer, property: property.lowercased()) {
      return [Target(row: joined)]
    }
    let exact = property.lowercased()
    let wanted = Self.property(property)
    return rows.compactMap { row in
      let name = measurement.rows[row].property.lowercased()
      if Self.matches(name, exact) { return Target(row: row, dimension: nil) }
      if Self.matches(name, wanted.name) { return Target(row: row, dimension: wanted.dimension) }
      // A promise about `Position y` is kept by a separate `Y Position`, too.
      let own = Self.property(name)
      let isSeparate = own.dimension != nil && Self.matches(own.name, wanted.name)
      guard isSeparate, wanted.dimension == nil || wanted.dimension == own.dimension else {
        return nil
      }
      return Target(row: row, dimension: nil)
    }
  }

  /// Why a layer's property cannot be found.
  func problem(layer: String, property: String?) -> String {
    let names = Self.names(layer)
    guard !layers(at: layer).isEmpty else {
      if let (name, number) = Self.numbered(layer), case let count = layers(at: name).count,
        count > 0
      {
        return "there \(count == 1 ? "is 1 layer" : "are \(count) layers") \"\(name)\", "
          + "and no number \(number)"
      }
      let now = names.reversed().lazy.compactMap { name in
        layersByName[name] == nil ? renamed[name] : nil
      }.first
      if let now { return "there is no layer \"\(layer)\": it is called \"\(now)\" now" }
      var known: [String] = []
      for layer in measurement.layers.prefix(2000) where !known.contains(layer.name) {
        known.append(layer.name)
        if known.count == 400 { break }
      }
      let near = Spelling.nearest(to: layer, among: known).map { "; did you mean \"\($0)\"?" }
      return "there is no layer \"\(layer)\"" + (near ?? "")
    }
    let moving = targets(layer: layer, property: nil)
      .compactMap { compared?[$0.row].property ?? measurement.rows[$0.row].property }
    guard let property else { return "nothing moves on \"\(layer)\"" }
    let list = moving.prefix(4).joined(separator: ", ")
    return "\(property) of \"\(layer)\" does not move"
      + (moving.isEmpty ? "" : "; what moves is \(list)")
  }

  func marker(_ name: String) -> MeasuredMarker? {
    measurement.markers.first { $0.name == name }
      ?? measurement.markers.first { $0.name.lowercased() == name.lowercased() }
  }

  func markerProblem(_ name: String) -> String {
    let known = measurement.markers.map(\.name)
    guard !known.isEmpty else { return "there is no marker \"\(name)\": the file has none" }
    return "there is no marker \"\(name)\"; the file has \(known.prefix(8).joined(separator: ", "))"
  }

  private static func names(_ path: String) -> [String] {
    path.lowercased().split(separator: "›").map(TimeText.trimmed)
  }

  private static func ends(_ layer: MeasuredLayer, with names: [String]) -> Bool {
    let own = (layer.compositions + [layer.name]).map { $0.lowercased() }
    return own.count >= names.count && Array(own.suffix(names.count)) == names
  }

  /// Whether a property's full name is `wanted` or ends in it.
  private static func matches(_ name: String, _ wanted: String) -> Bool {
    name == wanted || name.hasSuffix(" › " + wanted)
  }

  /// `position y` and `y position` as `position` with its dimension.
  private static func property(_ name: String) -> Property {
    var words = name.lowercased().split(separator: " ").map(String.init)
    let dimensions = ["x": 0, "y": 1, "z": 2]
    if words.count > 1, let last = words.last, let dimension = dimensions[last] {
      words.removeLast()
      return Property(name: words.joined(separator: " "), dimension: dimension)
    }
    let place = words.lastIndex(of: "›").map { $0 + 1 } ?? 0
    if words.count > place + 1, let dimension = dimensions[words[place]] {
      words.remove(at: place)
      return Property(name: words.joined(separator: " "), dimension: dimension)
    }
    return Property(name: name.lowercased(), dimension: nil)
  }
}
