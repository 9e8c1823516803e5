// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert bouncing-circles.json --to literal

import InbetweenTimeline

/// Bouncing circles
///
/// - Size: 200 × 180 pixels
/// - Time: frames 0 to 60 at 60 a second, 1 s
/// - Layers: 3
/// - Keyframes: 122, vertices: 0
enum BouncingCircles {
  /// The animation as its designer made it.
  static let timeline: Timeline = makeTimeline()

  private static func makeTimeline() -> Timeline {
    var timeline = Timeline(
      name: "Bouncing circles", size: Size(200, 180), frameRate: FrameRate(60),
      frames: FrameRange(0, 60))
    timeline.version = "5.9.6"
    timeline.layers = [pinkCircle(), greenCircle(), cyanCircle()]
    return timeline
  }

  /// 1 Pink circle, shape layer: frames 0 to 60 (0 s to 1 s).
  private static func pinkCircle() -> Layer {
    let fill1 = ShapeItem(
      "Fill 1", .fill(Fill(.solid(.constant(Color(1, 0.176, 0.333))), opacity: .constant(0.5))))
    let circleItems: [ShapeItem] = [
      ShapeItem("Ellipse Path 1", .ellipse(EllipseShape(size: .constant(Point(50, 50))))),
      fill1,
    ]
    var layer = Layer(
      id: 1, name: "Pink circle",
      content: .shape([ShapeItem("Circle", .group(ShapeGroup(circleItems)))]),
      timing: LayerTiming(FrameRange(0, 60)))
    layer.transform.anchor = .constant(Vector3(0, 25))
    layer.transform.position = .keyframed([
      Keyframe(0, Vector3(42, 160), .easyEase),  // 0 s
      Keyframe(30, Vector3(42, 60), .easyEase),  // 0.5 s
      Keyframe(60, Vector3(42, 160)),  // 1 s
    ])
    layer.transform.scale = .keyframed([
      Keyframe(0, .one),  // 0 s
      Keyframe(1, Vector3(1, 0.97846, 1)),  // 0.017 s
      Keyframe(2, Vector3(1, 0.93004, 1)),  // 0.033 s
      Keyframe(3, Vector3(1, 0.87301, 1)),  // 0.05 s
      Keyframe(4, Vector3(1, 0.81865, 1)),  // 0.067 s
      Keyframe(5, Vector3(1, 0.77288, 1)),  // 0.083 s
      Keyframe(6, Vector3(1, 0.73789, 1)),  // 0.1 s
      Keyframe(7, Vector3(1, 0.71346, 1)),  // 0.117 s
      Keyframe(8, Vector3(1, 0.69811, 1)),  // 0.133 s
      Keyframe(9, Vector3(1, 0.68982, 1)),  // 0.15 s
      Keyframe(10, Vector3(1, 0.68654, 1)),  // 0.167 s
      Keyframe(11, Vector3(1, 0.68648, 1)),  // 0.183 s
      Keyframe(12, Vector3(1, 0.68821, 1)),  // 0.2 s
      Keyframe(13, Vector3(1, 0.69072, 1)),  // 0.217 s
      Keyframe(14, Vector3(1, 0.69333, 1)),  // 0.233 s
      Keyframe(15, Vector3(1, 0.69565, 1)),  // 0.25 s
      Keyframe(16, Vector3(1, 0.69751, 1)),  // 0.267 s
      Keyframe(17, Vector3(1, 0.69887, 1)),  // 0.283 s
      Keyframe(18, Vector3(1, 0.7, 1), .curve(0.333, 0, 0.667, 0.81)),  // 0.3 s
      Keyframe(42, .one),  // 0.7 s
      Keyframe(43, Vector3(1, 1.00525, 1)),  // 0.717 s
      Keyframe(44, Vector3(1, 1.00748, 1)),  // 0.733 s
      Keyframe(45, Vector3(1, 1.00775, 1)),  // 0.75 s
      Keyframe(46, Vector3(1, 1.00688, 1)),  // 0.767 s
      Keyframe(47, Vector3(1, 1.0055, 1)),  // 0.783 s
      Keyframe(48, Vector3(1, 1.00401, 1)),  // 0.8 s
      Keyframe(49, Vector3(1, 1.00266, 1)),  // 0.817 s
      Keyframe(50, Vector3(1, 1.00156, 1)),  // 0.833 s
      Keyframe(51, Vector3(1, 1.00074, 1)),  // 0.85 s
      Keyframe(52, Vector3(1, 1.00019, 1)),  // 0.867 s
      Keyframe(53, Vector3(1, 0.99986, 1)),  // 0.883 s
      Keyframe(54, Vector3(1, 0.99969, 1)),  // 0.9 s
      Keyframe(55, Vector3(1, 0.99964, 1)),  // 0.917 s
      Keyframe(56, Vector3(1, 0.99966, 1)),  // 0.933 s
      Keyframe(57, Vector3(1, 0.99971, 1)),  // 0.95 s
      Keyframe(58, Vector3(1, 0.99978, 1)),  // 0.967 s
      Keyframe(59, Vector3(1, 0.99985, 1)),  // 0.983 s
      Keyframe(60, .one),  // 1 s
    ])
    return layer
  }

  /// 2 Green circle, shape layer: frames 0 to 60 (0 s to 1 s).
  private static func greenCircle() -> Layer {
    let fill1 = ShapeItem(
      "Fill 1", .fill(Fill(.solid(.constant(Color(0.204, 0.78, 0.349))), opacity: .constant(0.09))))
    let circleItems: [ShapeItem] = [
      ShapeItem("Ellipse Path 1", .ellipse(EllipseShape(size: .constant(Point(50, 50))))),
      fill1,
    ]
    var layer = Layer(
      id: 2, name: "Green circle",
      content: .shape([ShapeItem("Circle", .group(ShapeGroup(circleItems)))]),
      timing: LayerTiming(FrameRange(0, 60)))
    layer.transform.anchor = .constant(Vector3(0, 25))
    layer.transform.position = .keyframed([
      Keyframe(0, Vector3(100, 160), .easyEase),  // 0 s
      Keyframe(30, Vector3(100, 60), .easyEase),  // 0.5 s
      Keyframe(60, Vector3(100, 160)),  // 1 s
    ])
    layer.transform.scale = .keyframed([
      Keyframe(0, .one),  // 0 s
      Keyframe(1, Vector3(1, 0.97846, 1)),  // 0.017 s
      Keyframe(2, Vector3(1, 0.93004, 1)),  // 0.033 s
      Keyframe(3, Vector3(1, 0.87301, 1)),  // 0.05 s
      Keyframe(4, Vector3(1, 0.81865, 1)),  // 0.067 s
      Keyframe(5, Vector3(1, 0.77288, 1)),  // 0.083 s
      Keyframe(6, Vector3(1, 0.73789, 1)),  // 0.1 s
      Keyframe(7, Vector3(1, 0.71346, 1)),  // 0.117 s
      Keyframe(8, Vector3(1, 0.69811, 1)),  // 0.133 s
      Keyframe(9, Vector3(1, 0.68982, 1)),  // 0.15 s
      Keyframe(10, Vector3(1, 0.68654, 1)),  // 0.167 s
      Keyframe(11, Vector3(1, 0.68648, 1)),  // 0.183 s
      Keyframe(12, Vector3(1, 0.68821, 1)),  // 0.2 s
      Keyframe(13, Vector3(1, 0.69072, 1)),  // 0.217 s
      Keyframe(14, Vector3(1, 0.69333, 1)),  // 0.233 s
      Keyframe(15, Vector3(1, 0.69565, 1)),  // 0.25 s
      Keyframe(16, Vector3(1, 0.69751, 1)),  // 0.267 s
      Keyframe(17, Vector3(1, 0.69887, 1)),  // 0.283 s
      Keyframe(18, Vector3(1, 0.7, 1), .curve(0.333, 0, 0.667, 0.81)),  // 0.3 s
      Keyframe(43, .one),  // 0.717 s
      Keyframe(44, Vector3(1, 1.00525, 1)),  // 0.733 s
      Keyframe(45, Vector3(1, 1.00748, 1)),  // 0.75 s
      Keyframe(46, Vector3(1, 1.00775, 1)),  // 0.767 s
      Keyframe(47, Vector3(1, 1.00688, 1)),  // 0.783 s
      Keyframe(48, Vector3(1, 1.0055, 1)),  // 0.8 s
      Keyframe(49, Vector3(1, 1.00401, 1)),  // 0.817 s
      Keyframe(50, Vector3(1, 1.00266, 1)),  // 0.833 s
      Keyframe(51, Vector3(1, 1.00156, 1)),  // 0.85 s
      Keyframe(52, Vector3(1, 1.00074, 1)),  // 0.867 s
      Keyframe(53, Vector3(1, 1.00019, 1)),  // 0.883 s
      Keyframe(54, Vector3(1, 0.99986, 1)),  // 0.9 s
      Keyframe(55, Vector3(1, 0.99969, 1)),  // 0.917 s
      Keyframe(56, Vector3(1, 0.99964, 1)),  // 0.933 s
      Keyframe(57, Vector3(1, 0.99966, 1)),  // 0.95 s
      Keyframe(58, Vector3(1, 0.99971, 1)),  // 0.967 s
      Keyframe(59, Vector3(1, 0.99978, 1)),  // 0.983 s
      Keyframe(60, .one),  // 1 s
    ])
    return layer
  }

  /// 3 Cyan circle, shape layer: frames 0 to 60 (0 s to 1 s).
  private static func cyanCircle() -> Layer {
    let circleItems: [ShapeItem] = [
      ShapeItem("Ellipse Path 1", .ellipse(EllipseShape(size: .constant(Point(50, 50))))),
      ShapeItem("Fill 1", .fill(Fill(.solid(.constant(Color(0.196, 0.678, 0.902)))))),
    ]
    var layer = Layer(
      id: 3, name: "Cyan circle",
      content: .shape([ShapeItem("Circle", .group(ShapeGroup(circleItems)))]),
      timing: LayerTiming(FrameRange(0, 60)))
    layer.transform.anchor = .constant(Vector3(0, 25))
    layer.transform.position = .keyframed([
      Keyframe(0, Vector3(158, 160), .easyEase),  // 0 s
      Keyframe(30, Vector3(158, 60), .easyEase),  // 0.5 s
      Keyframe(60, Vector3(158, 160)),  // 1 s
    ])
    layer.transform.scale = .keyframed([
      Keyframe(0, .one),  // 0 s
      Keyframe(1, Vector3(1, 0.97846, 1)),  // 0.017 s
      Keyframe(2, Vector3(1, 0.93004, 1)),  // 0.033 s
      Keyframe(3, Vector3(1, 0.87301, 1)),  // 0.05 s
      Keyframe(4, Vector3(1, 0.81865, 1)),  // 0.067 s
      Keyframe(5, Vector3(1, 0.77288, 1)),  // 0.083 s
      Keyframe(6, Vector3(1, 0.73789, 1)),  // 0.1 s
      Keyframe(7, Vector3(1, 0.71346, 1)),  // 0.117 s
      Keyframe(8, Vector3(1, 0.69811, 1)),  // 0.133 s
      Keyframe(9, Vector3(1, 0.68982, 1)),  // 0.15 s
      Keyframe(10, Vector3(1, 0.68654, 1)),  // 0.167 s
      Keyframe(11, Vector3(1, 0.68648, 1)),  // 0.183 s
      Keyframe(12, Vector3(1, 0.68821, 1)),  // 0.2 s
      Keyframe(13, Vector3(1, 0.69072, 1)),  // 0.217 s
      Keyframe(14, Vector3(1, 0.69333, 1)),  // 0.233 s
      Keyframe(15, Vector3(1, 0.69565, 1)),  // 0.25 s
      Keyframe(16, Vector3(1, 0.69751, 1)),  // 0.267 s
      Keyframe(17, Vector3(1, 0.69887, 1)),  // 0.283 s
      Keyframe(18, Vector3(1, 0.7, 1), .curve(0.333, 0, 0.667, 0.81)),  // 0.3 s
      Keyframe(42, .one),  // 0.7 s
      Keyframe(43, Vector3(1, 1.00525, 1)),  // 0.717 s
      Keyframe(44, Vector3(1, 1.00748, 1)),  // 0.733 s
      Keyframe(45, Vector3(1, 1.00775, 1)),  // 0.75 s
      Keyframe(46, Vector3(1, 1.00688, 1)),  // 0.767 s
      Keyframe(47, Vector3(1, 1.0055, 1)),  // 0.783 s
      Keyframe(48, Vector3(1, 1.00401, 1)),  // 0.8 s
      Keyframe(49, Vector3(1, 1.00266, 1)),  // 0.817 s
      Keyframe(50, Vector3(1, 1.00156, 1)),  // 0.833 s
      Keyframe(51, Vector3(1, 1.00074, 1)),  // 0.85 s
      Keyframe(52, Vector3(1, 1.00019, 1)),  // 0.867 s
      Keyframe(53, Vector3(1, 0.99986, 1)),  // 0.883 s
      Keyframe(54, Vector3(1, 0.99969, 1)),  // 0.9 s
      Keyframe(55, Vector3(1, 0.99964, 1)),  // 0.917 s
      Keyframe(56, Vector3(1, 0.99966, 1)),  // 0.933 s
      Keyframe(57, Vector3(1, 0.99971, 1)),  // 0.95 s
      Keyframe(58, Vector3(1, 0.99978, 1)),  // 0.967 s
      Keyframe(59, Vector3(1, 0.99985, 1)),  // 0.983 s
      Keyframe(60, .one),  // 1 s
    ])
    return layer
  }
}
