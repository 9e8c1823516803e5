import InbetweenLowering
import InbetweenTimeline

extension AnimatedLayer {
  /// Whether its opacity is 0 throughout, in every theme: nothing needs to be written of it but what
  /// others follow.
  var isNeverSeen: Bool { opacity.isFixed && opacity.value(atFrame: 0) <= 0 }
}
