import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

/// A layer, as findings speak of it.
protocol NamedLayer {
  /// As in After Effects; may be empty.
  var name: String { get }
  /// Where in the file it stands.
  var origin: Origin { get }
}

extension SceneLayer: NamedLayer {}

extension AnimatedLayer: NamedLayer {}
