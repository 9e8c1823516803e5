import Motion
import SceneGraph
import TimelineModel

extension SceneLayer {
  /// Whether its opacity is 0 throughout: nothing needs to be written of it but what others follow.
  var isNeverSeen: Bool {
    let opacity = transform.source.opacity
    return opacity.isStatic && opacity.track.initialValue <= 0
  }
}
