import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

extension AnimatedGroup {
  /// Whether its masks let something through in part, which clips cannot say.
  var masksPartly: Bool {
    !masks.filter { $0.mode != .none }.enumerated().allSatisfy { $1.isClip(isFirst: $0 == 0) }
  }
}

extension AnimatedMask {
  /// Whether its edge is sharp at all times.
  var isSharp: Bool { sigma.x.isAlways(0) && sigma.y.isAlways(0) }

  /// Whether what it covers is cut out, where masks only cut.
  var isHole: Bool { (mode == .subtract) != isInverted }

  /// Whether it cuts away all or nothing, so that clips can say it.
  func isClip(isFirst: Bool) -> Bool {
    let isSharp = isSharp && opacity.isAlways(1, .component)
    switch mode {
    case .none: return true
    case .add: return isSharp && isFirst
    case .subtract, .intersect, .darken: return isSharp
    case .lighten, .difference: return false
    }
  }
}

extension SceneMask {
  /// What it covers at a frame: its outlines, which count as closed.
  func closedOutlines(atFrame frame: Double, work: inout OutlineWork) -> [BezierPath] {
    outlines(atFrame: frame, work: &work).map { outline in
      var closed = outline
      closed.isClosed = true
      return closed
    }
  }
}
