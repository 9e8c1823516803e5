// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert loading-text.json --to literal

import InbetweenTimeline

/// Loading text
///
/// - Size: 240 × 80 pixels
/// - Time: frames 0 to 210 at 60 a second, 3.5 s
/// - Layers: 7
/// - Keyframes: 23, vertices: 65
enum LoadingText {
  /// The animation as its designer made it.
  static let timeline: Timeline = makeTimeline()

  private static func makeTimeline() -> Timeline {
    var timeline = Timeline(
      name: "Loading text", size: Size(240, 80), frameRate: FrameRate(60),
      frames: FrameRange(0, 210))
    timeline.version = "5.9.6"
    timeline.layers = [letterL(), letterO(), letterA(), letterD(), letterI(), letterN(), letterG()]
    return timeline
  }

  /// 1 Letter L, shape layer: frames 0 to 210 (0 s to 3.5 s).
  private static func letterL() -> Layer {
    let lPath = BezierPath(
      """
      -5.283 0, 6.019 0, 6.019 -2.761, -1.989 -2.761, -1.989 -18.182, -5.283 -18.182 z
      """)
    let lItems: [ShapeItem] = [
      ShapeItem("L", .path(PathShape(.constant(lPath)))),
      ShapeItem("Fill 1", .fill(Fill(.solid(.constant(Color(hex: 0x000000)))))),
    ]
    var layer = Layer(
      id: 1, name: "Letter L", content: .shape([ShapeItem("L", .group(ShapeGroup(lItems)))]),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .keyframed([
      Keyframe(0, Vector3(40.08, 52), .easeInOut),  // 0 s
      Keyframe(24, Vector3(40.08, 37), .easeInOut),  // 0.4 s
      Keyframe(48, Vector3(40.08, 52)),  // 0.8 s
    ])
    return layer
  }

  /// 2 Letter O, shape layer: frames 0 to 210 (0 s to 3.5 s).
  private static func letterO() -> Layer {
    let oPath = BezierPath(
      """
      8.354 -9.091 0 5.877 0 -5.877, 0 -18.43 4.767 0 -4.776 0, -8.354 -9.091 0 -5.877 0 5.868,
      0 0.249 -4.776 0 4.767 0 z
      """)
    let oPath2 = BezierPath(
      """
      5.042 -9.091 0 -4.137 0 4.137, 0 -2.708 2.965 0 -2.956 0, -5.043 -9.091 0 4.137 0 -4.137,
      0 -15.474 -2.956 0 2.965 0 z
      """)
    let oItems: [ShapeItem] = [
      ShapeItem("O", .path(PathShape(.constant(oPath)))),
      ShapeItem("O", .path(PathShape(.constant(oPath2)))),
      ShapeItem("Fill 1", .fill(Fill(.solid(.constant(Color(hex: 0x000000)))))),
    ]
    var layer = Layer(
      id: 2, name: "Letter O", content: .shape([ShapeItem("O", .group(ShapeGroup(oItems)))]),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .keyframed([
      Keyframe(30, Vector3(66.841, 52), .easeInOut),  // 0.5 s
      Keyframe(54, Vector3(66.841, 37), .easeInOut),  // 0.9 s
      Keyframe(78, Vector3(66.841, 52)),  // 1.3 s
    ])
    return layer
  }

  /// 3 Letter A, shape layer: frames 0 to 210 (0 s to 3.5 s).
  private static func letterA() -> Layer {
    let aPath = BezierPath(
      """
      -4.919 0, -3.418 -4.483, 3.417 -4.483, 4.927 0, 8.442 0, 2.033 -18.182, -2.034 -18.182,
      -8.434 0 z
      """)
    let aPath2 = BezierPath("-2.531 -7.129, -0.072 -14.453, 0.071 -14.453, 2.53 -7.129 z")
    let aItems: [ShapeItem] = [
      ShapeItem("A", .path(PathShape(.constant(aPath)))),
      ShapeItem("A", .path(PathShape(.constant(aPath2)))),
      ShapeItem("Fill 1", .fill(Fill(.solid(.constant(Color(hex: 0x000000)))))),
    ]
    var layer = Layer(
      id: 3, name: "Letter A", content: .shape([ShapeItem("A", .group(ShapeGroup(aItems)))]),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .keyframed([
      Keyframe(60, Vector3(95.574, 52), .easeInOut),  // 1 s
      Keyframe(84, Vector3(95.574, 37), .easeInOut),  // 1.4 s
      Keyframe(108, Vector3(95.574, 52)),  // 1.8 s
    ])
    return layer
  }

  /// 4 Letter D, shape layer: frames 0 to 210 (0 s to 3.5 s).
  private static func letterD() -> Layer {
    let dPath = BezierPath(
      """
      -1.1 0 0 0 5.54 0, 7.724 -9.109 0 5.682 0 -5.664, -0.976 -18.182 5.415 0 0 0,
      -7.262 -18.182, -7.262 0 z
      """)
    let dPath2 = BezierPath(
      """
      -3.968 -2.85, -3.968 -15.332, -1.163 -15.332 0 0 3.693 0, 4.457 -9.109 0 -4.164 0 4.181,
      -1.26 -2.85 3.791 0 0 0 z
      """)
    let dItems: [ShapeItem] = [
      ShapeItem("D", .path(PathShape(.constant(dPath)))),
      ShapeItem("D", .path(PathShape(.constant(dPath2)))),
      ShapeItem("Fill 1", .fill(Fill(.solid(.constant(Color(hex: 0x000000)))))),
    ]
    var layer = Layer(
      id: 4, name: "Letter D", content: .shape([ShapeItem("D", .group(ShapeGroup(dItems)))]),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .keyframed([
      Keyframe(90, Vector3(123.675, 52), .easeInOut),  // 1.5 s
      Keyframe(114, Vector3(123.675, 37), .easeInOut),  // 1.9 s
      Keyframe(138, Vector3(123.675, 52)),  // 2.3 s
    ])
    return layer
  }

  /// 5 Letter I, shape layer: frames 0 to 210 (0 s to 3.5 s).
  private static func letterI() -> Layer {
    let i = ShapeItem(
      "I",
      .path(PathShape(.constant(BezierPath("1.651 -18.182, -1.643 -18.182, -1.643 0, 1.651 0 z")))))
    let iItems: [ShapeItem] = [
      i,
      ShapeItem("Fill 1", .fill(Fill(.solid(.constant(Color(hex: 0x000000)))))),
    ]
    var layer = Layer(
      id: 5, name: "Letter I", content: .shape([ShapeItem("I", .group(ShapeGroup(iItems)))]),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .keyframed([
      Keyframe(120, Vector3(146.167, 52), .easeInOut),  // 2 s
      Keyframe(144, Vector3(146.167, 37), .easeInOut),  // 2.4 s
      Keyframe(168, Vector3(146.167, 52)),  // 2.8 s
    ])
    return layer
  }

  /// 6 Letter N, shape layer: frames 0 to 210 (0 s to 3.5 s).
  private static func letterN() -> Layer {
    let nPath = BezierPath(
      """
      7.475 -18.182, 4.199 -18.182, 4.199 -5.788, 4.039 -5.788, -4.519 -18.182, -7.467 -18.182,
      -7.467 0, -4.173 0, -4.173 -12.385, -4.022 -12.385, 4.545 0, 7.475 0 z
      """)
    let nItems: [ShapeItem] = [
      ShapeItem("N", .path(PathShape(.constant(nPath)))),
      ShapeItem("Fill 1", .fill(Fill(.solid(.constant(Color(hex: 0x000000)))))),
    ]
    var layer = Layer(
      id: 6, name: "Letter N", content: .shape([ShapeItem("N", .group(ShapeGroup(nItems)))]),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .keyframed([
      Keyframe(150, Vector3(168.862, 52), .easeInOut),  // 2.5 s
      Keyframe(174, Vector3(168.862, 37), .easeInOut),  // 2.9 s
      Keyframe(199, Vector3(168.862, 52)),  // 3.317 s
    ])
    return layer
  }

  /// 7 Letter G, shape layer: frames 0 to 210 (0 s to 3.5 s).
  private static func letterG() -> Layer {
    let gPath = BezierPath(
      """
      4.537 -12.376 -0.586 -1.926 0 0, 7.893 -12.376 0 0 -0.559 -3.569,
      0.222 -18.43 4.022 0 -4.759 0, -8.105 -9.073 0 -5.859 0 5.753, 0.32 0.249 -5.016 0 4.501 0,
      8.043 -7.333 0 4.688 0 0, 8.043 -9.517, 0.666 -9.517, 0.666 -6.942,
      4.856 -6.942 0 0 -0.053 2.592, 0.338 -2.708 2.734 0 -3.045 0,
      -4.794 -9.109 0 4.119 0 -4.093, 0.266 -15.474 -2.939 0 2.193 0 z
      """)
    let gItems: [ShapeItem] = [
      ShapeItem("G", .path(PathShape(.constant(gPath)))),
      ShapeItem("Fill 1", .fill(Fill(.solid(.constant(Color(hex: 0x000000)))))),
    ]
    var layer = Layer(
      id: 7, name: "Letter G", content: .shape([ShapeItem("G", .group(ShapeGroup(gItems)))]),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .keyframed([
      Keyframe(0, Vector3(197.559, 38.937), .curve(0.34, 0.31, 0.566, 1)),  // 0 s
      Keyframe(18, Vector3(197.559, 52), .hold),  // 0.3 s
      Keyframe(180, Vector3(197.559, 52), .easeInOut),  // 3 s
      Keyframe(204, Vector3(197.559, 37), .curve(0.378, 0, 0.704, 0.392)),  // 3.4 s
      Keyframe(210, Vector3(197.559, 38.937)),  // 3.5 s
    ])
    return layer
  }
}
