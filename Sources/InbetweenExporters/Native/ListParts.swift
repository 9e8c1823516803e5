import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

// Parts of a display list as lists of their own, of which pictures are drawn.

extension AnimatedDisplayList {
  /// A composition's layers as they look in it.
  ///
  /// - Parameters:
  ///   - layers: which, the lowest first.
  ///   - place: of the composition that holds them.
  ///   - size: its size.
  /// - Returns: a list of the composition's size that shows nothing else.
  func part(_ layers: [Int], of place: Int, size: Size) -> AnimatedDisplayList {
    var part = self
    var composition = compositions[place]
    composition.paintOrder = layers
    part.main = part.compositions.count
    part.compositions.append(composition)
    part.size = size
    return part
  }

  /// A layer as it lies in its composition, before it is matted or mixed.
  ///
  /// - Parameters:
  ///   - index: of the layer.
  ///   - place: of the composition that holds it.
  ///   - size: of the composition.
  /// - Returns: a list of the composition's size that shows nothing else.
  func placedPart(_ index: Int, of place: Int, size: Size) -> AnimatedDisplayList {
    var part = part([index], of: place, size: size)
    part.compositions[part.main].layers[index].matte = nil
    part.compositions[part.main].layers[index].blendMode = .normal
    return part
  }

  /// A layer's picture with masks and filters, in its own space; not for one that takes a matte
  /// from the space of its composition.
  ///
  /// - Parameters:
  ///   - index: of the layer.
  ///   - place: of the composition that holds it.
  ///   - size: of the composition.
  /// - Returns: a list whose points are those of the layer.
  func ownPart(_ index: Int, of place: Int, size: Size) -> AnimatedDisplayList {
    var part = placedPart(index, of: place, size: size)
    part.compositions[part.main].spaces[index].transform = LayerTransform(
      Transform(), isAutoOriented: false, is3D: false)
    part.compositions[part.main].spaces[index].parent = nil
    part.compositions[part.main].layers[index].isDeep = false
    part.compositions[part.main].layers[index].opacity = 1
    if case .picture(let group) = part.compositions[part.main].layers[index].content {
      part.compositions[part.main].layers[index].content = .picture(group.withoutEdges)
    }
    return part
  }
}

extension AnimatedComposition {
  /// The part of a layer's own space that lies in its composition, or near it.
  ///
  /// - Parameters:
  ///   - index: of the layer.
  ///   - size: of the composition.
  ///   - frames: at which it matters.
  /// - Returns: a rectangle in the layer's space.
  func seen(_ index: Int, size: Size, frames: some Sequence<Double>) -> Rect {
    let whole = size.area(withMargins: 2)
    let end = whole.corner
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
      let properties = spaces[place].transform.source.properties
      guard properties.allSatisfy(\.property.isStatic) else { return false }
      next = spaces[place].parent
    }
    return true
  }
}

extension AnimatedGroup {
  /// The group, where shapes and texts stand without edges whose pixels could be repeated: where a
  /// picture of it ends is no edge of what it shows.
  fileprivate var withoutEdges: AnimatedGroup {
    var group = self
    group.children = children.map(\.withoutEdges)
    group.filters = filters.map { named in
      guard case .gaussianBlur(var blur) = named.filter, blur.bounds == .composition else {
        return named
      }
      blur.repeatsEdge = 0
      var named = named
      named.filter = .gaussianBlur(blur)
      return named
    }
    return group
  }
}

extension AnimatedNode {
  fileprivate var withoutEdges: AnimatedNode {
    switch self {
    case .fill, .stroke, .image, .artwork, .text, .composition: return self
    case .group(let group): return .group(group.withoutEdges)
    case .chosen(let number, let choices, let otherwise):
      let choices = choices.map { choice in
        var choice = choice
        choice.node = choice.node.withoutEdges
        return choice
      }
      return .chosen(by: number, choices, otherwise: otherwise.withoutEdges)
    }
  }
}

extension Size {
  /// The rectangle of a composition with so many times its sides around it.
  func area(withMargins times: Double) -> Rect {
    Rect(
      origin: Point(-width * times, -height * times),
      size: Size(width * (1 + 2 * times), height * (1 + 2 * times)))
  }
}
