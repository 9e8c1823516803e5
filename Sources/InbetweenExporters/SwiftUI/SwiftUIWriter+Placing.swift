import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

extension SwiftUIWriter {
  /// The statements that bring `context` to a layer's own space: those of its parents first, or the
  /// function that others call too.
  mutating func placing(
    _ layer: SceneLayer, at place: LayerPlace, in composition: SceneComposition
  ) -> [SwiftCode] {
    guard composition.layers.contains(where: { $0.parent == place.layer }) else {
      return ownPlacing(layer, at: place, in: composition)
    }
    let own = LayerPlace(composition: place.composition, layer: place.layer)
    let name = placement(of: layer, at: own, in: composition)
    return name.map { [call($0)] } ?? []
  }

  private mutating func ownPlacing(
    _ layer: SceneLayer, at place: LayerPlace, in composition: SceneComposition
  ) -> [SwiftCode] {
    var lines: [SwiftCode] = []
    if let parent = layer.parent {
      let parentPlace = LayerPlace(composition: place.composition, layer: parent)
      if let name = placement(of: composition.layers[parent], at: parentPlace, in: composition) {
        lines.append(call(name))
      }
    }
    return lines + matrix(of: layer)
  }

  /// The function that brings a context to the space of a layer that others follow; nil when that
  /// changes nothing.
  private mutating func placement(
    of layer: SceneLayer, at place: LayerPlace, in composition: SceneComposition
  ) -> SwiftNames.Identifier? {
    if let known = placements[place] { return known }
    let outer = current
    current = layer.origin.path
    defer { current = outer }
    let known = slotUses
    let lines = ownPlacing(layer, at: place, in: composition)
    guard !lines.isEmpty else { return nil }
    let name = names.name(after: "place " + layer.name, or: "placeLayer")
    placements[place] = name
    functions.line()
    functions.line("/// The space of \(comment: layer.name.isEmpty ? "a layer" : layer.name).")
    let isThemed = slotUses > known
    if isThemed { themedPlacements.insert(name) }
    signature(
      name,
      isThemed
        ? "_ context: inout GraphicsContext, _ frame: Double, _ theme: Theme"
        : "_ context: inout GraphicsContext, _ frame: Double")
    for line in lines { functions.line("  \(line)") }
    functions.line("}")
    return name
  }

  private mutating func call(_ placement: SwiftNames.Identifier) -> SwiftCode {
    let name = SwiftCode(identifier: placement)
    guard themedPlacements.contains(placement) else { return "\(name)(&context, frame)" }
    slotUses += 1
    return "\(name)(&context, frame, theme)"
  }

  /// The statements of a layer's own matrix: by its properties where it is flat, sampled where it
  /// turns with its path; none when it changes nothing.
  mutating func matrix(of layer: SceneLayer) -> [SwiftCode] {
    guard layer.transform.isAutoOriented || layer.transform.is3D else {
      return place(layer.transform.source, after: layer.name)
    }
    let range = span(of: layer)
    let properties = layer.transform.source.properties
    let fit = TrackFit(
      tolerance: MatrixNumbers.tolerance, breaks: properties.flatMap(\.property.keyframeTimes),
      curves: [])
    let keys = self.keys(of: fit, over: range) { frame in
      MatrixNumbers.even(layer.transform.flatMatrix(atFrame: frame))
    }.map(MatrixNumbers.key)
    let code = track(keys, after: layer.name + " matrix", .numbers, .factor)
    parts.insert(.matrix)
    return ["context.concatenate(matrix(\(code)))"]
  }
}
