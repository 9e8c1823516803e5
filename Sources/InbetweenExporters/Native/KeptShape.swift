import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

// Where filters are drawn turned, mirrored or stretched: Apple does not document whether the offset
// of a context's shadow follows its context there, and what is blurred is blurred both ways alike.

/// What of a picture stays as it was wherever it is put.
enum KeptShape {
  /// It is moved and scaled evenly alone.
  case upright
  /// It is turned and mirrored at most: circles stay circles, but for a hair.
  case circles
}

extension KeptShape {
  /// Whether a layer's transform keeps it, and those of all that it follows.
  fileprivate func isKept(from index: Int, in spaces: [LayerSpace]) -> Bool {
    // Without a copy of each: a layer may follow thousands.
    spaces.withUnsafeBufferPointer { spaces in
      var next: Int? = index
      while let place = next {
        guard spaces[place].transform.keeps(self) else { return false }
        next = spaces[place].parent
      }
      return true
    }
  }
}

extension AnimatedDisplayList {
  /// The compositions that are somewhere drawn so that this is not kept.
  func compositions(changing kept: KeptShape) -> Set<Int> {
    var found: Set<Int> = []
    var pending: [Int] = []
    func see(_ layer: AnimatedLayer) {
      for nesting in layer.nestings where found.insert(nesting.composition).inserted {
        pending.append(nesting.composition)
      }
    }
    for composition in compositions {
      for index in composition.layers.indices where !composition.keeps(kept, index) {
        see(composition.layers[index])
      }
    }
    while let place = pending.popLast() { compositions[place].layers.forEach(see) }
    return found
  }
}

extension AnimatedComposition {
  /// Whether this is kept of what a layer draws, as it lies in the composition.
  func keeps(_ kept: KeptShape, _ index: Int) -> Bool {
    guard layers[index].groups.allSatisfy({ $0.placement?.keeps(kept) ?? true }) else {
      return false
    }
    return kept.isKept(from: index, in: spaces)
  }
}

extension AnimatedLayer {
  /// What of its picture is soft, or has an edge moved by a distance, in words; nil for nothing.
  var softPart: String? {
    for group in groups {
      if group.masks.contains(where: { $0.mode != .none && !$0.isSharp }) {
        return "the feather of its masks"
      }
      for named in group.filters {
        switch named.filter {
        case .gaussianBlur(let blur): if !blur.isOff { return "its blur" }
        case .outerShadow(let shadow), .innerShadow(let shadow):
          if !shadow.sigma.isAlways(0) || !shadow.spread.isAlways(0) { return "its shadow or glow" }
        case .outline: return "its outline"
        case .fill, .overlay, .colorMatrix, .colorMap: break
        }
      }
    }
    return nil
  }
}

extension AnimatedPlacement {
  fileprivate func keeps(_ kept: KeptShape) -> Bool {
    kept == .circles && skew.isAlways(0) && scale.x == scale.y
  }
}

extension LayerTransform {
  /// Whether this is kept at all times.
  fileprivate func keeps(_ kept: KeptShape) -> Bool {
    // A theme may turn what stands upright in the file.
    guard !is3D, case .flat(let rotation) = source.rotation,
      source.scale.slot == nil, source.skew.slot == nil,
      source.skew.isStatic, source.skew.track.initialValue == 0
    else { return false }
    if kept == .upright {
      guard !isAutoOriented, rotation.slot == nil, rotation.isStatic,
        rotation.track.initialValue.truncatingRemainder(dividingBy: 360) == 0
      else { return false }
    }
    let scales = source.scale.track
    guard scales.initialValue.keeps(kept) else { return false }
    return scales.keyframes.allSatisfy {
      $0.value.keeps(kept) && (kept == .circles || Set($0.easing.curves).count < 2)
    }
  }
}

extension Vector3 {
  /// How much more of one side than of the other is a hair.
  private static let hair = 0.05

  /// Whether scaling by it keeps this.
  fileprivate func keeps(_ kept: KeptShape) -> Bool {
    switch kept {
    case .upright: x == y && x > 0
    case .circles: abs(abs(x) - abs(y)) <= Self.hair * max(abs(x), abs(y))
    }
  }
}
