import InbetweenLowering

/// Which layer of which composition.
struct LayerLocation: Hashable {
  var composition: Int
  var layer: Int
}

/// A layer with where it stands.
struct LayerSubject {
  var layer: AnimatedLayer
  var place: LayerLocation
  var composition: AnimatedComposition

  /// How its space lies in that of its parent or of the composition.
  var space: LayerSpace { composition.spaces[place.layer] }
}

extension LayerSubject {
  /// A layer of a composition by its place there.
  init(_ layer: Int, of composition: AnimatedComposition, at place: Int) {
    self.init(
      layer: composition.layers[layer], place: LayerLocation(composition: place, layer: layer),
      composition: composition)
  }

  /// Another layer of the same composition.
  func other(_ layer: Int) -> LayerSubject {
    LayerSubject(layer, of: composition, at: place.composition)
  }
}
