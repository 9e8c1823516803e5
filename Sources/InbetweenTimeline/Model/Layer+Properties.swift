extension Layer {
  /// Everything in it that can move, under After Effects' names and in the order of its timeline
  /// panel; nested compositions have their own.
  public var properties: [NamedProperty] {
    var list: [NamedProperty] = []
    switch content {
    case .null, .solid, .image, .sound, .other: break
    case .shape(let items): list += items.flatMap(\.properties)
    case .text(let text): list += text.properties.map { $0.within("Text") }
    case .composition(let nested):
      if let timeRemap = nested.timeRemap {
        list.append(NamedProperty("Time Remap", timeRemap))
      }
    case .camera(let camera): list.append(NamedProperty("Zoom", camera.zoom))
    }
    for (index, mask) in masks.enumerated() {
      list += mask.properties.map { $0.within(mask.name.isEmpty ? "Mask \(index + 1)" : mask.name) }
    }
    for (index, effect) in effects.enumerated() {
      let name = effect.name.isEmpty ? "Effect \(index + 1)" : effect.name
      list += effect.properties.map { $0.within(name) }
    }
    list += transform.properties
    for (index, style) in styles.enumerated() {
      let name = style.name.isEmpty ? "Layer Style \(index + 1)" : style.name
      list += style.properties.map { $0.within(name) }
    }
    return list
  }
}

extension Mask {
  /// Everything in it that can move, under After Effects' names.
  public var properties: [NamedProperty] {
    Self.named("path", path) + Self.named("feather", feather) + Self.named("opacity", opacity)
      + Self.named("expansion", expansion)
  }
}
