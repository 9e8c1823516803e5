import InbetweenDiagnostics
import InbetweenSceneGraph
import InbetweenTimeline

@testable import InbetweenLowering

/// The display list of a timeline of 100 frames at 25 a second in 200 × 100 pixels.
func lowered(
  _ layers: [Layer], _ compositions: [Composition] = []
) -> AnimatedDisplayList {
  var timeline = Timeline(
    size: Size(200, 100), frameRate: FrameRate(25), frames: FrameRange(0, 100), layers: layers)
  timeline.compositions = compositions
  var log = DiagnosticLog()
  return timeline.scene(log: &log).lowered()
}

/// A layer that is shown for 100 frames: a solid of 10 × 10 pixels where nothing else is said.
func layer(_ id: Int, _ content: LayerContent = .solid(.black, Size(10, 10))) -> Layer {
  Layer(id: id, name: "Layer \(id)", content: content, timing: LayerTiming(FrameRange(0, 100)))
}

/// A property that jumps from one value to the next every ten frames.
func jumping(_ values: [Double]) -> Property<Double> {
  .keyframed(values.enumerated().map { Keyframe(Double($0 * 10), $1, .hold) })
}

extension AnimatedDisplayList {
  /// The only group of a frame; nil where there are none or several.
  func group(atFrame frame: Double) -> GroupNode? {
    let nodes = displayList(atFrame: frame).nodes
    guard nodes.count == 1, case .group(let group)? = nodes.first else { return nil }
    return group
  }

  /// The picture of a layer of the main composition; nil where it is none.
  func picture(_ place: Int) -> AnimatedGroup? {
    guard case .picture(let picture) = compositions[main].layers[place].content else { return nil }
    return picture
  }
}
