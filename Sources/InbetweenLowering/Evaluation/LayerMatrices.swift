import InbetweenSceneGraph
package import InbetweenTimeline

/// Where the layers of a composition stand at one frame, parents included, each worked out once.
package struct LayerMatrices {
  private let spaces: [LayerSpace]
  private let hasParents: Bool
  private let frame: Double
  private let view: DefaultView
  private var flat: [AffineTransform?]
  private var spatial: [SpatialTransform?]
  /// Where the composition itself stands, when its layers are collapsed into another.
  var base: Base = .none

  /// Where a composition stands.
  enum Base {
    case none
    case flat(AffineTransform)
    case spatial(SpatialTransform)
  }

  /// Of a composition seen at this size, at a frame of its own clock.
  package init(_ composition: AnimatedComposition, size: Size, frame: Double) {
    spaces = composition.spaces
    hasParents = composition.hasParents
    self.frame = frame
    view = DefaultView(of: size)
    let count = hasParents ? spaces.count : 0
    flat = Array(repeating: nil, count: count)
    spatial = Array(repeating: nil, count: composition.hasDepth ? count : 0)
  }

  /// How a layer's space lies in the composition's; nil when it is not seen at all.
  package mutating func placement(ofLayer place: Int) -> GroupNode.Placement? {
    guard spaces[place].transform.is3D else {
      let own = flatMatrix(ofLayer: place)
      switch base {
      case .none: return .affine(own)
      case .flat(let base): return .affine(own.followed(by: base))
      case .spatial(let base): return view.placement(of: SpatialTransform(own).followed(by: base))
      }
    }
    return view.placement(of: wholeSpatialMatrix(ofLayer: place))
  }

  /// How far a 3D layer's anchor point is from the viewer, in pixels beyond the picture plane.
  package mutating func depth(ofLayer place: Int) -> Double {
    let anchor = spaces[place].transform.source.anchor.value(atFrame: frame)
    return wholeSpatialMatrix(ofLayer: place).apply(to: anchor).z
  }

  /// The base of the layers of a composition that is collapsed into this one.
  mutating func base(forLayersIn place: Int) -> Base {
    if spaces[place].transform.is3D {
      return .spatial(wholeSpatialMatrix(ofLayer: place))
    }
    let own = flatMatrix(ofLayer: place)
    switch base {
    case .none: return .flat(own)
    case .flat(let base): return .flat(own.followed(by: base))
    case .spatial(let base): return .spatial(SpatialTransform(own).followed(by: base))
    }
  }

  /// The flat matrix of a layer with those of its parents, in the composition's own space.
  mutating func flatMatrix(ofLayer place: Int) -> AffineTransform {
    guard hasParents else {
      return spaces[place].transform.flatMatrix(atFrame: frame)
    }
    var open: [Int] = []
    var current: Int? = place
    var matrix = AffineTransform.identity
    while let index = current {
      if let known = flat[index] {
        matrix = known
        break
      }
      open.append(index)
      current = spaces[index].parent
    }
    for index in open.reversed() {
      matrix = spaces[index].transform.flatMatrix(atFrame: frame)
        .followed(by: matrix)
      flat[index] = matrix
    }
    return matrix
  }

  private mutating func wholeSpatialMatrix(ofLayer place: Int) -> SpatialTransform {
    let own = spatialMatrix(ofLayer: place)
    switch base {
    case .none: return own
    case .flat(let base): return own.followed(by: SpatialTransform(base))
    case .spatial(let base): return own.followed(by: base)
    }
  }

  /// The matrix of a layer in 3D space with those of its parents.
  private mutating func spatialMatrix(ofLayer place: Int) -> SpatialTransform {
    guard hasParents else {
      return spaces[place].transform.spatialMatrix(atFrame: frame)
    }
    var open: [Int] = []
    var current: Int? = place
    var matrix = SpatialTransform.identity
    while let index = current {
      if let known = spatial[index] {
        matrix = known
        break
      }
      open.append(index)
      current = spaces[index].parent
    }
    for index in open.reversed() {
      matrix = spaces[index].transform.spatialMatrix(atFrame: frame)
        .followed(by: matrix)
      spatial[index] = matrix
    }
    return matrix
  }
}
