import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

// Where filters are drawn turned, mirrored or stretched: Apple does not document whether the offset
// of a context's shadow follows its context there.

extension AnimatedDisplayList {
  /// The compositions that are somewhere drawn otherwise than moved and scaled evenly.
  var turnedCompositions: Set<Int> {
    var found: Set<Int> = []
    var pending: [Int] = []
    func see(_ layer: AnimatedLayer) {
      for nesting in layer.nestings where found.insert(nesting.composition).inserted {
        pending.append(nesting.composition)
      }
    }
    for composition in compositions {
      for index in composition.layers.indices where !composition.isUpright(index) {
        see(composition.layers[index])
      }
    }
    while let place = pending.popLast() { compositions[place].layers.forEach(see) }
    return found
  }
}

extension AnimatedComposition {
  /// Whether what a layer draws is moved and scaled evenly alone, as it lies in the composition.
  func isUpright(_ index: Int) -> Bool {
    guard layers[index].groups.allSatisfy({ $0.placement == nil }) else { return false }
    var current: Int? = index
    while let place = current {
      guard spaces[place].transform.isUpright else { return false }
      current = spaces[place].parent
    }
    return true
  }
}

extension LayerTransform {
  /// Whether it moves and scales evenly alone, at all times.
  fileprivate var isUpright: Bool {
    // A theme may turn what stands upright in the file.
    guard !is3D, !isAutoOriented, case .flat(let rotation) = source.rotation,
      rotation.slot == nil, source.scale.slot == nil, source.skew.slot == nil, rotation.isStatic,
      rotation.track.initialValue.truncatingRemainder(dividingBy: 360) == 0,
      source.skew.isStatic, source.skew.track.initialValue == 0
    else { return false }
    let scales = source.scale.track
    guard scales.initialValue.isEven else { return false }
    return scales.keyframes.allSatisfy { $0.value.isEven && Set($0.easing.curves).count < 2 }
  }
}

extension Vector3 {
  /// Whether it scales both ways alike without mirroring.
  fileprivate var isEven: Bool { x == y && x > 0 }
}
