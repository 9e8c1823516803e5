import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

extension AnimatedComposition {
  /// Whether a layer is seen in perspective: by its own transform or that of a parent.
  func leavesPlane(_ index: Int) -> Bool {
    guard spaces[index].transform.is3D else { return false }
    return isPlaced(index) { $0.is3D && ($0.source.rotation.isTilted || $0.source.movesInDepth) }
  }

  /// Whether a layer, or one that it follows, is turned out of the picture's plane: what it shows of
  /// that has no scale and no angle of its own.
  func turnsInSpace(_ index: Int) -> Bool {
    isPlaced(index) { $0.is3D && $0.source.rotation.isTilted }
  }

  /// Whether a layer, or one that it follows, turns about an axis of the picture's plane.
  func isTilted(_ index: Int) -> Bool { isPlaced(index) { $0.source.rotation.isTilted } }

  /// Whether something is true of a layer's transform, or of one that it follows.
  private func isPlaced(_ index: Int, _ isTrue: (LayerTransform) -> Bool) -> Bool {
    var next: Int? = index
    while let place = next {
      if isTrue(spaces[place].transform) { return true }
      next = spaces[place].parent
    }
    return false
  }
}

extension Transform {
  /// Whether it is ever in front of the picture's plane, or behind it.
  fileprivate var movesInDepth: Bool {
    switch position {
    case .joined(let property):
      property.track.initialValue.z != 0 || property.track.keyframes.contains { $0.value.z != 0 }
    case .separate(_, _, let z): !z.isStatic || z.track.initialValue != 0
    }
  }
}
