import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

// Parts of a scene as scenes of their own, of which pictures are drawn.

extension Scene {
  /// A composition's layers as they look in it.
  ///
  /// - Parameters:
  ///   - layers: which, the lowest first.
  ///   - composition: that holds them.
  ///   - size: its size.
  /// - Returns: a scene of the composition's size that shows nothing else.
  func part(_ layers: [Int], of composition: SceneComposition, size: Size) -> Scene {
    var part = self
    part.main = composition
    part.main.paintOrder = layers
    part.size = size
    return part
  }

  /// A layer as it lies in its composition, before it is matted or mixed.
  ///
  /// - Parameters:
  ///   - index: of the layer.
  ///   - composition: that holds it.
  ///   - size: of the composition.
  /// - Returns: a scene of the composition's size that shows nothing else.
  func placedPart(_ index: Int, of composition: SceneComposition, size: Size) -> Scene {
    var part = part([index], of: composition, size: size)
    part.main.layers[index].matte = nil
    part.main.layers[index].blendMode = .normal
    return part
  }

  /// A layer's picture with masks, effects and styles, in its own space; not for one that takes a
  /// matte from the space of its composition.
  ///
  /// - Parameters:
  ///   - index: of the layer.
  ///   - composition: that holds it.
  ///   - size: of the composition.
  /// - Returns: a scene whose points are those of the layer.
  func partWithEffects(_ index: Int, of composition: SceneComposition, size: Size) -> Scene {
    var part = placedPart(index, of: composition, size: size)
    part.main.layers[index].transform = LayerTransform(
      Transform(), isAutoOriented: false, is3D: false)
    part.main.layers[index].parent = nil
    if part.main.layers[index].content.isWithoutEdges {
      // Where the picture ends is no edge of what it shows.
      part.main.layers[index].effects = part.main.layers[index].effects.map(\.withoutEdges)
    }
    return part
  }
}

extension SceneComposition {
  /// The part of a layer's own space that lies in its composition, or near it.
  ///
  /// - Parameters:
  ///   - index: of the layer.
  ///   - size: of the composition.
  ///   - frames: at which it matters.
  /// - Returns: a rectangle in the layer's space.
  func seen(_ index: Int, size: Size, frames: some Sequence<Double>) -> Rect {
    let whole = size.area(withMargins: 2)
    let end = Point(whole.origin.x + whole.size.width, whole.origin.y + whole.size.height)
    var xs = [whole.origin.x, end.x]
    var ys = [whole.origin.y, end.y]
    for frame in frames.prefix(isPlacedStill(index) ? 1 : .max) {
      var matrices = LayerMatrices(self, size: size, frame: frame)
      guard case .affine(let matrix) = matrices.placement(ofLayer: index),
        let inverse = matrix.inverse
      else { continue }
      for x in [whole.origin.x, end.x] {
        for y in [whole.origin.y, end.y] {
          let own = inverse.apply(to: Point(x, y))
          // What is scaled to nothing shows all of it.
          xs = [min(xs[0], max(own.x, -1e5)), max(xs[1], min(own.x, 1e5))]
          ys = [min(ys[0], max(own.y, -1e5)), max(ys[1], min(own.y, 1e5))]
        }
      }
    }
    return Rect(origin: Point(xs[0], ys[0]), size: Size(xs[1] - xs[0], ys[1] - ys[0]))
  }

  /// Whether neither a layer nor one that it follows ever moves.
  private func isPlacedStill(_ index: Int) -> Bool {
    var next: Int? = index
    while let place = next {
      let transform = layers[place].transform
      guard transform.source.properties.allSatisfy(\.property.isStatic) else { return false }
      next = layers[place].parent
    }
    return true
  }
}

extension SceneContent {
  /// Whether it reaches as far as it is drawn, as shapes and texts do, within the composition.
  fileprivate var isWithoutEdges: Bool {
    switch self {
    case .artwork, .text: true
    case .nothing, .solid, .image, .composition: false
    }
  }
}

extension Effect {
  /// The effect, where it stands without edges whose pixels could be repeated.
  fileprivate var withoutEdges: Effect {
    guard case .gaussianBlur(var blur) = kind else { return self }
    blur.repeatsEdgePixels = .constant(0)
    var effect = self
    effect.kind = .gaussianBlur(blur)
    return effect
  }
}
