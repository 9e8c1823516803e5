// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert bolt-spinner.json --to literal

import InbetweenTimeline

/// Bolt spinner
///
/// - Size: 200 × 200 pixels
/// - Time: frames 0 to 163 at 60 a second, 2.717 s
/// - Layers: 2, and 3 in 1 nested compositions
/// - Keyframes: 14, vertices: 6
/// - Marker "intro": frame 0 (0 s), 24 frames long
/// - Marker "spin": frame 24 (0.4 s), 90 frames long
/// - Marker "outro": frame 114 (1.9 s), 49 frames long
enum BoltSpinner {
  /// The animation as its designer made it.
  static let timeline: Timeline = makeTimeline()

  private static func makeTimeline() -> Timeline {
    var timeline = Timeline(
      name: "Bolt spinner", size: Size(200, 200), frameRate: FrameRate(60),
      frames: FrameRange(0, 163))
    timeline.markers = markers()
    timeline.version = "5.9.6"
    timeline.layers = [container2(), view()]
    timeline.compositions = [container()]
    return timeline
  }

  private static func markers() -> [Marker] {
    [
      Marker("intro", at: 0, duration: 24),
      Marker("spin", at: 24, duration: 90),
      Marker("outro", at: 114, duration: 49),
    ]
  }

  /// 1 Container, composition comp_0: frames 0 to 163 (0 s to 2.717 s).
  private static func container2() -> Layer {
    var layer = Layer(
      id: 1, name: "Container",
      content: .composition(NestedComposition(id: "comp_0", size: Size(200, 200))),
      timing: LayerTiming(FrameRange(0, 163)))
    layer.transform.anchor = .constant(Vector3(100, 100))
    layer.transform.position = .constant(Vector3(100, 100))
    layer.transform.rotation = .keyframed([
      Keyframe(24, 0, .curve(0.68, -0.3, 0.32, 1.3)),  // 0.4 s
      Keyframe(54, -360),  // 0.9 s
    ])
    layer.transform.opacity = .keyframed([
      Keyframe(114, 1, .easeInOut),  // 1.9 s
      Keyframe(139, 0),  // 2.317 s
    ])
    return layer
  }

  /// 2 View, shape layer: frames 0 to 163 (0 s to 2.717 s).
  private static func view() -> Layer {
    let viewItems: [ShapeItem] = [
      ShapeItem("Rectangle Path 1", .rectangle(RectangleShape(size: .constant(Point(200, 200))))),
      ShapeItem("Fill 1", .fill(Fill(.solid(.constant(Color(hex: 0xFFFFFF)))))),
    ]
    var layer = Layer(
      id: 2, name: "View", content: .shape([ShapeItem("View", .group(ShapeGroup(viewItems)))]),
      timing: LayerTiming(FrameRange(0, 163)))
    layer.transform.position = .constant(Vector3(100, 100))
    layer.transform.opacity = .keyframed([
      Keyframe(139, 1, .easeInOut),  // 2.317 s
      Keyframe(163, 0),  // 2.717 s
    ])
    return layer
  }

  /// The composition Container.
  private static func container() -> Composition {
    var composition = Composition(id: "comp_0", name: "Container")
    composition.frameRate = FrameRate(60)
    composition.layers = [containerBoltTop(), containerBoltBottom(), containerBolt()]
    return composition
  }

  /// 1 Bolt top, shape layer: frames 0 to 163 (0 s to 2.717 s).
  private static func containerBoltTop() -> Layer {
    let boltTopItems: [ShapeItem] = [
      ShapeItem("Path 1", .path(PathShape(.constant(BezierPath("10 -58, -30 8, 4 8 z"))))),
      ShapeItem("Fill 1", .fill(Fill(.solid(.constant(Color(1, 0.769, 0)))))),
    ]
    var layer = Layer(
      id: 1, name: "Bolt top",
      content: .shape([ShapeItem("Bolt top", .group(ShapeGroup(boltTopItems)))]),
      timing: LayerTiming(FrameRange(0, 163)))
    layer.transform.position = .keyframed([
      Keyframe(0, Vector3(0, -160), .easeInOut),  // 0 s
      Keyframe(24, Vector3(0, -1)),  // 0.4 s
    ])
    layer.transform.opacity = .keyframed([
      Keyframe(0, 0, .easeInOut),  // 0 s
      Keyframe(24, 1),  // 0.4 s
    ])
    layer.parent = 3
    return layer
  }

  /// 2 Bolt bottom, shape layer: frames 0 to 163 (0 s to 2.717 s).
  private static func containerBoltBottom() -> Layer {
    let boltBottomItems: [ShapeItem] = [
      ShapeItem("Path 1", .path(PathShape(.constant(BezierPath("-10 58, 30 -8, -4 -8 z"))))),
      ShapeItem("Fill 1", .fill(Fill(.solid(.constant(Color(1, 0.624, 0.039)))))),
    ]
    var layer = Layer(
      id: 2, name: "Bolt bottom",
      content: .shape([ShapeItem("Bolt bottom", .group(ShapeGroup(boltBottomItems)))]),
      timing: LayerTiming(FrameRange(0, 163)))
    layer.transform.position = .keyframed([
      Keyframe(0, Vector3(0, 160), .easeInOut),  // 0 s
      Keyframe(24, Vector3(0, 1)),  // 0.4 s
    ])
    layer.transform.opacity = .keyframed([
      Keyframe(0, 0, .easeInOut),  // 0 s
      Keyframe(24, 1),  // 0.4 s
    ])
    layer.parent = 3
    return layer
  }

  /// 3 Bolt, null layer: frames 0 to 163 (0 s to 2.717 s).
  private static func containerBolt() -> Layer {
    var layer = Layer(id: 3, name: "Bolt", content: .null, timing: LayerTiming(FrameRange(0, 163)))
    layer.transform.position = .constant(Vector3(100, 100))
    return layer
  }
}
