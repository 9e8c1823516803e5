import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

extension SwiftUIWriter {
  /// The picture of an asset: that of the theme where it is in a slot, else embedded ones as base64
  /// and others by name from the asset catalogue.
  mutating func image(_ id: String, _ layer: AnimatedLayer) -> SwiftCode {
    guard let asset = images.first(where: { $0.id == id }) else { return "Image(\(id))" }
    return themed(asset) ?? code(of: asset)
  }

  /// The theme's picture; nil for one that is in no slot.
  mutating func themed(_ asset: ImageAsset) -> SwiftCode? {
    guard let slot = asset.slot else { return nil }
    slotUses += 1
    if let known = theme.pictures.first(where: { $0.slot == slot }) {
      return "theme.\(SwiftCode(identifier: known.name))"
    }
    let standard = held(asset)
    var themed: [(theme: String, code: SwiftCode)] = []
    for variant in theme.variants {
      guard let other = variant.pictures.first(where: { $0.slot == slot }) else { continue }
      themed.append((variant.id, held(other)))
    }
    let picture = ThemeColors.Picture(
      name: theme.name(ofSlot: slot), slot: slot, standard: standard, themed: themed)
    theme.add(picture)
    return "theme.\(SwiftCode(identifier: picture.name))"
  }

  private mutating func code(of asset: ImageAsset) -> SwiftCode {
    switch asset.source {
    case .embedded(_, let base64):
      parts.insert(.pictures)
      return constant(
        after: asset.name.isEmpty ? asset.id : asset.name, ["Pictures.image(\(base64))"],
        as: .image)
    case .external(_, let file): return NamedPicture(file: file, bundle: bundle).image
    }
  }

  /// A picture as the theme has it: for layers always the same one, so that themes can be compared.
  private mutating func held(_ asset: ImageAsset) -> SwiftCode {
    if isOfLayers {
      let picture: SwiftCode =
        switch asset.source {
        case .embedded(_, let base64): "Layers.picture(\(base64))"
        case .external(_, let file): "Layers.\(NamedPicture(file: file, bundle: bundle).call)"
        }
      let name = asset.name.isEmpty ? asset.id : asset.name
      return "Artwork.\(constant(after: name, [picture], as: .image))"
    }
    let code = code(of: asset)
    switch asset.source {
    case .embedded: return "Artwork.\(code)"
    case .external: return code
    }
  }
}
