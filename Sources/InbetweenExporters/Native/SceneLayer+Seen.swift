import InbetweenSceneGraph
import InbetweenTimeline

extension SceneLayer {
  /// Whether it shows a composition whose layers stand in the space around it: not where that is
  /// masked, or has effects or styles.
  var isCollapsed: Bool {
    guard case .composition(let nesting) = content else { return false }
    return nesting.isCollapsed && masks.isEmpty && effects.isEmpty && styles.isEmpty
  }

  /// Whether its opacity is 0 throughout, in every theme: nothing needs to be written of it but what others follow.
  var isNeverSeen: Bool {
    let opacity = transform.source.opacity
    return opacity.isStatic && opacity.slot == nil && opacity.track.initialValue <= 0
  }
}
