// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert no-time-to-stop.json --to literal

import InbetweenTimeline

/// Main
///
/// - Size: 390 × 844 pixels
/// - Time: frames 0 to 480 at 60 a second, 8 s
/// - Layers: 10, and 7 in 3 nested compositions
/// - Keyframes: 219, vertices: 449
enum NoTimeToStop {
  /// The animation as its designer made it.
  static let timeline: Timeline = makeTimeline()

  private static func makeTimeline() -> Timeline {
    var timeline = Timeline(
      name: "Main", size: Size(390, 844), frameRate: FrameRate(60), frames: FrameRange(0, 480))
    timeline.fonts = fonts()
    timeline.glyphs = glyphs()
    timeline.version = "5.9.6"
    timeline.layers = [
      clb003(),
      lifeSeeminglyFilled(),
      withNeverEndingTasks(),
      orderdesignuk(),
      xBm000325(),
      oneLine(),
      words2(),
      to(),
      noTime(),
      orb2(),
    ]
    timeline.compositions = [words(), orb(), flip()]
    return timeline
  }

  private static func fonts() -> [Font] {
    [
      Font(name: "InterDisplay-Black", family: "Inter Display", style: "Black", ascent: 0.96387),
      Font(name: "Inter-Bold", family: "Inter", style: "Bold", ascent: 0.96875),
    ]
  }

  private static func glyphs() -> [Glyph] {
    var items: [Glyph] = glyphsPart()
    items += glyphsPart2()
    items += glyphsPart3()
    items += glyphsPart4()
    return items
  }

  private static func glyphsPart() -> [Glyph] {
    let nPath = BezierPath(
      """
      3.125 0, 23.438 0, 23.438 -40.723, 23.633 -40.723, 47.07 0, 67.383 0, 67.383 -71.875,
      47.07 -71.875, 47.07 -31.348, 46.875 -31.348, 23.438 -71.875, 3.125 -71.875 z
      """)
    let n = ShapeItem("N", .group(ShapeGroup([ShapeItem("N", .path(PathShape(.constant(nPath))))])))
    let nGlyph = Glyph(
      "N", family: "Inter Display", style: "Black", size: 100, width: 70.508,
      content: .outlines([n]))
    let oPath = BezierPath(
      """
      72.656 -35.938 0 24.023 0 -24.023, 37.793 -73.047 19.434 0 -19.727 0,
      2.148 -35.938 -0.098 -24.023 -0.098 23.877, 37.793 1.172 -19.727 0 19.434 0 z
      """)
    let oPath2 = BezierPath(
      """
      52.637 -35.938 -0.049 -12.939 -0.049 12.891, 37.793 -16.016 9.57 0 -9.766 0,
      22.852 -35.938 -0.049 12.891 -0.049 -12.939, 37.695 -55.859 -9.766 0 9.57 0 z
      """)
    let oItems: [ShapeItem] = [
      ShapeItem("O", .path(PathShape(.constant(oPath)))),
      ShapeItem("O", .path(PathShape(.constant(oPath2)))),
    ]
    let oGlyph = Glyph(
      "O", family: "Inter Display", style: "Black", size: 100, width: 74.805,
      content: .outlines([ShapeItem("O", .group(ShapeGroup(oItems)))]))
    let glyph = Glyph(
      " ", family: "Inter Display", style: "Black", size: 100, width: 19.629,
      content: .outlines([]))
    let tPath = BezierPath(
      """
      0.781 -54.688, 22.656 -54.688, 22.656 0, 42.969 0, 42.969 -54.688, 64.844 -54.688,
      64.844 -71.875, 0.781 -71.875 z
      """)
    let t = ShapeItem("T", .group(ShapeGroup([ShapeItem("T", .path(PathShape(.constant(tPath))))])))
    let tGlyph = Glyph(
      "T", family: "Inter Display", style: "Black", size: 100, width: 65.625,
      content: .outlines([t]))
    let i = ShapeItem(
      "I",
      .path(PathShape(.constant(BezierPath("23.438 -71.875, 3.125 -71.875, 3.125 0, 23.438 0 z")))))
    let iGlyph = Glyph(
      "I", family: "Inter Display", style: "Black", size: 100, width: 26.562,
      content: .outlines([ShapeItem("I", .group(ShapeGroup([i])))]))
    let mPath = BezierPath(
      """
      3.125 0, 23.047 0, 23.047 -47.852, 23.242 -47.852, 36.426 0, 51.562 0, 64.844 -47.656,
      65.039 -47.656, 65.039 0, 85.352 0, 85.352 -71.875, 56.348 -71.875, 44.238 -29.199,
      44.043 -29.199, 31.738 -71.875, 3.125 -71.875 z
      """)
    let m = ShapeItem("M", .group(ShapeGroup([ShapeItem("M", .path(PathShape(.constant(mPath))))])))
    let mGlyph = Glyph(
      "M", family: "Inter Display", style: "Black", size: 100, width: 88.477,
      content: .outlines([m]))
    let ePath = BezierPath(
      """
      3.125 0, 56.055 0, 56.055 -17.188, 23.438 -17.188, 23.438 -28.711, 51.758 -28.711,
      51.758 -43.945, 23.438 -43.945, 23.438 -54.688, 54.98 -54.688, 54.98 -71.875,
      3.125 -71.875 z
      """)
    let e = ShapeItem("E", .group(ShapeGroup([ShapeItem("E", .path(PathShape(.constant(ePath))))])))
    let eGlyph = Glyph(
      "E", family: "Inter Display", style: "Black", size: 100, width: 58.594,
      content: .outlines([e]))
    let sPath = BezierPath(
      """
      32.812 1.172 -18.75 0 18.164 0, 62.012 -21.191 0 14.16 0 -10.938,
      39.551 -43.262 15.869 3.418 0 0, 33.691 -44.531 0 0 -6.836 -1.465,
      24.023 -51.172 0 3.418 0 -3.174, 32.715 -57.031 -6.104 0 6.299 0,
      42.383 -49.219 -0.439 -4.688 0 0, 61.035 -49.219 0 0 -0.098 -14.111,
      32.715 -73.047 17.383 0 -17.139 0, 3.613 -49.805 0 -13.672 0 11.23,
      24.121 -29.785 -12.744 -2.734 0 0, 31.348 -28.223 0 0 7.91 1.709,
      42.09 -21.191 0 -3.271 0 3.516, 32.617 -14.844 6.152 0 -7.568 0, 20.41 -25 0.195 6.641 0 0,
      1.855 -25 0 0 0 18.066 z
      """)
    let s = ShapeItem("S", .group(ShapeGroup([ShapeItem("S", .path(PathShape(.constant(sPath))))])))
    let sGlyph = Glyph(
      "S", family: "Inter Display", style: "Black", size: 100, width: 63.867,
      content: .outlines([s]))
    let pPath = BezierPath(
      """
      3.125 0, 22.656 0, 22.656 -21.387, 33.496 -21.387 0 0 16.357 0.049,
      60.84 -46.484 0 15.479 0 -15.283, 34.18 -71.875 15.918 0 0 0, 3.125 -71.875 z
      """)
    let pPath2 = BezierPath(
      """
      22.656 -36.523, 22.656 -56.25, 29.59 -56.25 0 0 6.787 -0.049,
      40.527 -46.484 -0.049 -6.152 -0.049 6.152, 29.59 -36.523 6.787 0 0 0 z
      """)
    let pItems: [ShapeItem] = [
      ShapeItem("P", .path(PathShape(.constant(pPath)))),
      ShapeItem("P", .path(PathShape(.constant(pPath2)))),
    ]
    let pGlyph = Glyph(
      "P", family: "Inter Display", style: "Black", size: 100, width: 62.402,
      content: .outlines([ShapeItem("P", .group(ShapeGroup(pItems)))]))
    let path = BezierPath(
      """
      13.281 0.781 -5.713 0 5.713 0, 23.145 -9.082 0 5.664 0 -5.664,
      13.281 -18.75 5.811 0 -5.762 0, 3.516 -9.082 0 -5.713 0 5.811 z
      """)
    let item = ShapeItem(
      ".", .group(ShapeGroup([ShapeItem(".", .path(PathShape(.constant(path))))])))
    let glyph2 = Glyph(
      ".", family: "Inter Display", style: "Black", size: 100, width: 26.66,
      content: .outlines([item]))
    let hPath = BezierPath(
      """
      3.125 0, 23.438 0, 23.438 -28.125, 47.656 -28.125, 47.656 0, 67.969 0, 67.969 -71.875,
      47.656 -71.875, 47.656 -45.312, 23.438 -45.312, 23.438 -71.875, 3.125 -71.875 z
      """)
    let h = ShapeItem("H", .group(ShapeGroup([ShapeItem("H", .path(PathShape(.constant(hPath))))])))
    let hGlyph = Glyph(
      "H", family: "Inter Display", style: "Black", size: 100, width: 71.094,
      content: .outlines([h]))
    return [nGlyph, oGlyph, glyph, tGlyph, iGlyph, mGlyph, eGlyph, sGlyph, pGlyph, glyph2, hGlyph]
  }

  private static func glyphsPart2() -> [Glyph] {
    let kPath = BezierPath(
      """
      3.125 0, 23.438 0, 23.438 -21.68, 30.615 -29.492, 49.316 0, 73.145 0, 43.994 -43.262,
      70.02 -71.875, 45.605 -71.875, 23.438 -46.631, 23.438 -71.875, 3.125 -71.875 z
      """)
    let k = ShapeItem("K", .group(ShapeGroup([ShapeItem("K", .path(PathShape(.constant(kPath))))])))
    let kGlyph = Glyph(
      "K", family: "Inter Display", style: "Black", size: 100, width: 72.363,
      content: .outlines([k]))
    let xPath = BezierPath(
      """
      -0.781 0, 21.68 0, 35.059 -22.363, 48.438 0, 71.289 0, 46.777 -37.598, 69.727 -71.875,
      47.754 -71.875, 35.449 -51.465, 23.145 -71.875, 0.781 -71.875, 23.73 -37.598 z
      """)
    let x = ShapeItem("X", .group(ShapeGroup([ShapeItem("X", .path(PathShape(.constant(xPath))))])))
    let xGlyph = Glyph(
      "X", family: "Inter Display", style: "Black", size: 100, width: 70.508,
      content: .outlines([x]))
    let cPath = BezierPath(
      """
      70.49 -47.266 0 0 -2.024 -16.797, 38.92 -73.722 16.832 0 -19.212 0,
      5.043 -36.364 0 -23.793 0 23.722, 38.92 0.994 -19.46 0 18.643 0,
      70.49 -24.787 -1.669 13.388 0 0, 54.936 -24.858 0 0 -1.456 7.777,
      39.169 -12.607 8.203 0 -11.044 0, 20.632 -36.364 0 15.554 0 -15.128,
      39.276 -60.121 -11.257 0 8.416 0, 54.936 -47.266 -1.172 -7.99 0 0 z
      """)
    let c = ShapeItem("C", .group(ShapeGroup([ShapeItem("C", .path(PathShape(.constant(cPath))))])))
    let lPath = BezierPath(
      """
      6.321 0, 52.876 0, 52.876 -12.678, 21.697 -12.678, 21.697 -72.727, 6.321 -72.727 z
      """)
    let l = ShapeItem("L", .group(ShapeGroup([ShapeItem("L", .path(PathShape(.constant(lPath))))])))
    let bPath = BezierPath(
      """
      6.321 0, 37.393 0 0 0 16.335 0, 62.429 -20.099 0 11.577 0 -10.76,
      46.449 -37.749 8.274 0.391 0 0, 46.449 -38.459 0 0 7.564 -1.705,
      59.588 -54.084 0 8.558 0 -10.902, 35.44 -72.727 16.051 0 0 0, 6.321 -72.727 z
      """)
    let bPath2 = BezierPath(
      """
      21.697 -12.571, 21.697 -31.889, 34.588 -31.889 0 0 7.386 0,
      46.555 -21.626 0 -6.001 0 5.469, 34.233 -12.571 8.594 0 0 0 z
      """)
    let bPath3 = BezierPath(
      """
      21.697 -42.294, 21.697 -60.298, 33.381 -60.298 0 0 6.818 0, 44.07 -51.527 0 -5.256 0 5.753,
      33.097 -42.294 6.286 0 0 0 z
      """)
    let bItems: [ShapeItem] = [
      ShapeItem("B", .path(PathShape(.constant(bPath)))),
      ShapeItem("B", .path(PathShape(.constant(bPath2)))),
      ShapeItem("B", .path(PathShape(.constant(bPath3)))),
    ]
    let bGlyph = Glyph(
      "B", family: "Inter", style: "Bold", size: 100, width: 66.087,
      content: .outlines([ShapeItem("B", .group(ShapeGroup(bItems)))]))
    let part0Path = BezierPath(
      """
      34.411 1.598 -18.324 -0.036 18.288 0, 63.778 -36.293 -0.036 23.97 0.036 -23.793,
      34.411 -73.722 18.217 0 -18.253 0, 5.043 -36.293 0.036 -23.828 -0.071 23.899 z
      """)
    let part0Path2 = BezierPath(
      """
      34.411 -11.151 8.31 0 -8.345 0, 20.703 -36.293 -0.036 16.761 0.036 -16.513,
      34.411 -61.115 -8.31 0 8.274 0, 48.082 -36.293 0 -16.513 0.036 16.761 z
      """)
    let part0Items: [ShapeItem] = [
      ShapeItem("0", .path(PathShape(.constant(part0Path)))),
      ShapeItem("0", .path(PathShape(.constant(part0Path2)))),
    ]
    let part0Glyph = Glyph(
      "0", family: "Inter", style: "Bold", size: 100, width: 68.821,
      content: .outlines([ShapeItem("0", .group(ShapeGroup(part0Items)))]))
    let part3Path = BezierPath(
      """
      32.777 0.994 -15.98 0 16.335 0, 60.76 -20.419 0.036 12.429 0.036 -9.055,
      44.354 -37.287 10.689 1.349 0 0, 44.354 -37.855 0 0 8.132 -1.456,
      58.061 -53.232 0.036 8.168 0.036 -11.47, 32.99 -73.722 15.057 0 -14.915 0,
      6.641 -52.415 0.213 -12.571 0 0, 21.378 -52.415 0 0 0.178 -5.54,
      32.919 -61.541 -6.286 0 6.214 0, 43.253 -52.308 0.036 -5.469 0.036 5.717,
      31.428 -42.72 6.996 0 0 0, 24.645 -42.72, 24.645 -31.428, 31.428 -31.428 0 0 8.239 0,
      44.78 -21.449 0.036 -5.859 0.036 5.788, 32.812 -11.683 7.031 0 -6.783 0,
      20.668 -20.561 0.284 5.327 0 0, 5.185 -20.561 0 0 0.249 12.713 z
      """)
    let item3 = ShapeItem(
      "3", .group(ShapeGroup([ShapeItem("3", .path(PathShape(.constant(part3Path))))])))
    let part3Glyph = Glyph(
      "3", family: "Inter", style: "Bold", size: 100, width: 65.945, content: .outlines([item3]))
    let i = ShapeItem(
      "I",
      .path(PathShape(.constant(BezierPath("21.697 -72.727, 6.321 -72.727, 6.321 0, 21.697 0 z")))))
    let iGlyph = Glyph(
      "I", family: "Inter", style: "Bold", size: 100, width: 28.054,
      content: .outlines([ShapeItem("I", .group(ShapeGroup([i])))]))
    let fPath = BezierPath(
      """
      6.321 0, 21.697 0, 21.697 -30.043, 51.278 -30.043, 51.278 -42.72, 21.697 -42.72,
      21.697 -60.05, 54.474 -60.05, 54.474 -72.727, 6.321 -72.727 z
      """)
    let f = ShapeItem("F", .group(ShapeGroup([ShapeItem("F", .path(PathShape(.constant(fPath))))])))
    let ePath = BezierPath(
      """
      6.321 0, 55.469 0, 55.469 -12.678, 21.697 -12.678, 21.697 -30.043, 52.805 -30.043,
      52.805 -42.72, 21.697 -42.72, 21.697 -60.05, 55.327 -60.05, 55.327 -72.727, 6.321 -72.727 z
      """)
    let e = ShapeItem("E", .group(ShapeGroup([ShapeItem("E", .path(PathShape(.constant(ePath))))])))
    return [
      kGlyph,
      xGlyph,
      Glyph("C", family: "Inter", style: "Bold", size: 100, width: 75.213, content: .outlines([c])),
      Glyph("L", family: "Inter", style: "Bold", size: 100, width: 56.747, content: .outlines([l])),
      bGlyph,
      Glyph(" ", family: "Inter", style: "Bold", size: 100, width: 23.189, content: .outlines([])),
      part0Glyph,
      part3Glyph,
      iGlyph,
      Glyph("F", family: "Inter", style: "Bold", size: 100, width: 58.487, content: .outlines([f])),
      Glyph("E", family: "Inter", style: "Bold", size: 100, width: 61.257, content: .outlines([e])),
    ]
  }

  private static func glyphsPart3() -> [Glyph] {
    let sPath = BezierPath(
      """
      45.774 -51.811 -0.568 -5.717 0 0, 60.511 -51.811 0 0 -0.213 -12.962,
      33.452 -73.722 16.193 0 -15.945 0, 5.895 -51.705 -0.071 -13.21 -0.036 10.724,
      25.71 -31.889 -12.287 -2.947 0 0, 33.629 -29.901 0 0 7.919 1.918,
      45.987 -20.81 -0.036 -4.901 -0.036 5.327, 33.097 -11.861 7.812 0 -7.99 0,
      18.857 -22.834 0.497 7.28 0 0, 3.977 -22.834 0 0 0.391 15.732,
      33.274 1.03 -17.649 0 17.756 0, 61.506 -20.774 -0.036 13.317 -0.036 -12.109,
      39.702 -42.152 12.642 2.841 0 0, 33.168 -43.714 0 0 -6.321 -1.456,
      21.662 -52.734 -0.107 5.22 0 -4.688, 33.345 -60.866 -7.528 0 7.351 0 z
      """)
    let s = ShapeItem("S", .group(ShapeGroup([ShapeItem("S", .path(PathShape(.constant(sPath))))])))
    let mPath = BezierPath(
      """
      6.321 -72.727, 6.321 0, 21.236 0, 21.236 -47.514, 21.839 -47.514, 40.661 -0.355,
      50.817 -0.355, 69.638 -47.337, 70.241 -47.337, 70.241 0, 85.156 0, 85.156 -72.727,
      66.193 -72.727, 46.165 -23.864, 45.313 -23.864, 25.284 -72.727 z
      """)
    let m = ShapeItem("M", .group(ShapeGroup([ShapeItem("M", .path(PathShape(.constant(mPath))))])))
    let nPath = BezierPath(
      """
      67.152 -72.727, 51.847 -72.727, 51.847 -26.989, 51.207 -26.989, 19.815 -72.727,
      6.321 -72.727, 6.321 0, 21.697 0, 21.697 -45.774, 22.23 -45.774, 53.871 0, 67.152 0 z
      """)
    let n = ShapeItem("N", .group(ShapeGroup([ShapeItem("N", .path(PathShape(.constant(nPath))))])))
    let gPath = BezierPath(
      """
      54.545 -49.219 -1.953 -6.818 0 0, 70.17 -49.219 0 0 -1.989 -14.382,
      39.062 -73.722 16.442 0 -19.212 0, 5.043 -36.293 0 -23.58 0 23.011,
      39.382 0.994 -20.49 0 18.359 0, 70.845 -29.759 0 19.141 0 0, 70.845 -38.92, 40.412 -38.92,
      40.412 -27.344, 56.037 -27.344 0 0 -0.213 9.02, 39.453 -12.607 10.227 0 -11.541 0,
      20.632 -36.435 0 15.199 0 -15.128, 39.311 -60.121 -11.115 0 7.919 0 z
      """)
    let g = ShapeItem("G", .group(ShapeGroup([ShapeItem("G", .path(PathShape(.constant(gPath))))])))
    let yPath = BezierPath(
      """
      2.06 -72.727, 28.587 -25.71, 28.587 0, 43.857 0, 43.857 -25.71, 70.384 -72.727,
      53.161 -72.727, 36.577 -41.406, 35.866 -41.406, 19.283 -72.727 z
      """)
    let y = ShapeItem("Y", .group(ShapeGroup([ShapeItem("Y", .path(PathShape(.constant(yPath))))])))
    let dPath = BezierPath(
      """
      32.102 0 0 0 22.159 0, 67.685 -36.435 0 22.727 0 -22.656, 32.315 -72.727 21.946 0 0 0,
      6.321 -72.727, 6.321 0 z
      """)
    let dPath2 = BezierPath(
      """
      21.697 -13.175, 21.697 -59.553, 31.499 -59.553 0 0 13.636 0,
      52.344 -36.435 0 -16.158 0 16.229, 31.463 -13.175 13.672 0 0 0 z
      """)
    let dItems: [ShapeItem] = [
      ShapeItem("D", .path(PathShape(.constant(dPath)))),
      ShapeItem("D", .path(PathShape(.constant(dPath2)))),
    ]
    let dGlyph = Glyph(
      "D", family: "Inter", style: "Bold", size: 100, width: 72.727,
      content: .outlines([ShapeItem("D", .group(ShapeGroup(dItems)))]))
    let wPath = BezierPath(
      """
      22.692 0, 37.678 0, 51.491 -47.55, 52.06 -47.55, 65.909 0, 80.895 0, 101.705 -72.727,
      84.908 -72.727, 72.869 -22.088, 72.23 -22.088, 58.984 -72.727, 44.602 -72.727,
      31.321 -22.195, 30.717 -22.195, 18.679 -72.727, 1.882 -72.727 z
      """)
    let w = ShapeItem("W", .group(ShapeGroup([ShapeItem("W", .path(PathShape(.constant(wPath))))])))
    let wGlyph = Glyph(
      "W", family: "Inter", style: "Bold", size: 100, width: 103.587, content: .outlines([w]))
    let tPath = BezierPath(
      """
      3.551 -60.05, 25.817 -60.05, 25.817 0, 41.016 0, 41.016 -60.05, 63.281 -60.05,
      63.281 -72.727, 3.551 -72.727 z
      """)
    let t = ShapeItem("T", .group(ShapeGroup([ShapeItem("T", .path(PathShape(.constant(tPath))))])))
    let hPath = BezierPath(
      """
      6.321 0, 21.697 0, 21.697 -30.043, 52.912 -30.043, 52.912 0, 68.253 0, 68.253 -72.727,
      52.912 -72.727, 52.912 -42.72, 21.697 -42.72, 21.697 -72.727, 6.321 -72.727 z
      """)
    let h = ShapeItem("H", .group(ShapeGroup([ShapeItem("H", .path(PathShape(.constant(hPath))))])))
    let vPath = BezierPath(
      """
      19.46 -72.727, 2.379 -72.727, 27.486 0, 47.301 0, 72.372 -72.727, 55.327 -72.727,
      37.713 -17.472, 37.038 -17.472 z
      """)
    let v = ShapeItem("V", .group(ShapeGroup([ShapeItem("V", .path(PathShape(.constant(vPath))))])))
    let rPath = BezierPath(
      """
      6.321 0, 21.697 0, 21.697 -25.781, 32.919 -25.781, 46.697 0, 63.672 0,
      48.224 -28.267 0 0 8.274 -3.551, 61.08 -48.97 0 9.943 0 -14.453,
      35.014 -72.727 16.513 0 0 0, 6.321 -72.727 z
      """)
    let rPath2 = BezierPath(
      """
      21.697 -38.139, 21.697 -60.156, 32.067 -60.156 0 0 8.878 0, 45.241 -48.97 0 -7.244 0 7.209,
      32.138 -38.139 8.807 0 0 0 z
      """)
    let rItems: [ShapeItem] = [
      ShapeItem("R", .path(PathShape(.constant(rPath)))),
      ShapeItem("R", .path(PathShape(.constant(rPath2)))),
    ]
    let rGlyph = Glyph(
      "R", family: "Inter", style: "Bold", size: 100, width: 65.625,
      content: .outlines([ShapeItem("R", .group(ShapeGroup(rItems)))]))
    return [
      Glyph("S", family: "Inter", style: "Bold", size: 100, width: 65.483, content: .outlines([s])),
      Glyph("M", family: "Inter", style: "Bold", size: 100, width: 91.477, content: .outlines([m])),
      Glyph("N", family: "Inter", style: "Bold", size: 100, width: 73.509, content: .outlines([n])),
      Glyph("G", family: "Inter", style: "Bold", size: 100, width: 76.065, content: .outlines([g])),
      Glyph("Y", family: "Inter", style: "Bold", size: 100, width: 72.443, content: .outlines([y])),
      dGlyph,
      wGlyph,
      Glyph("T", family: "Inter", style: "Bold", size: 100, width: 66.832, content: .outlines([t])),
      Glyph("H", family: "Inter", style: "Bold", size: 100, width: 74.609, content: .outlines([h])),
      Glyph("V", family: "Inter", style: "Bold", size: 100, width: 74.787, content: .outlines([v])),
      rGlyph,
    ]
  }

  private static func glyphsPart4() -> [Glyph] {
    let path = BezierPath("40.021 -35.866, 6.854 -35.866, 6.854 -23.864, 40.021 -23.864 z")
    let item = ShapeItem(
      "-", .group(ShapeGroup([ShapeItem("-", .path(PathShape(.constant(path))))])))
    let glyph = Glyph(
      "-", family: "Inter", style: "Bold", size: 100, width: 46.875, content: .outlines([item]))
    let aPath = BezierPath(
      """
      18.857 0, 24.254 -16.584, 50.497 -16.584, 55.895 0, 72.372 0, 47.301 -72.727,
      27.486 -72.727, 2.379 0 z
      """)
    let aPath2 = BezierPath("28.161 -28.587, 37.109 -56.108, 37.678 -56.108, 46.626 -28.587 z")
    let aItems: [ShapeItem] = [
      ShapeItem("A", .path(PathShape(.constant(aPath)))),
      ShapeItem("A", .path(PathShape(.constant(aPath2)))),
    ]
    let aGlyph = Glyph(
      "A", family: "Inter", style: "Bold", size: 100, width: 74.787,
      content: .outlines([ShapeItem("A", .group(ShapeGroup(aItems)))]))
    let kPath = BezierPath(
      """
      6.321 0, 21.697 0, 21.697 -20.668, 29.261 -29.901, 49.183 0, 67.578 0, 40.27 -40.163,
      67.259 -72.727, 48.828 -72.727, 22.656 -40.661, 21.697 -40.661, 21.697 -72.727,
      6.321 -72.727 z
      """)
    let k = ShapeItem("K", .group(ShapeGroup([ShapeItem("K", .path(PathShape(.constant(kPath))))])))
    let path2 = BezierPath(
      """
      14.879 0.923 -4.688 0 4.545 0, 23.402 -7.599 -0.036 4.723 -0.036 -4.652,
      14.879 -16.051 4.545 0 -4.688 0, 6.357 -7.599 -0.036 -4.652 -0.036 4.723 z
      """)
    let item2 = ShapeItem(
      ".", .group(ShapeGroup([ShapeItem(".", .path(PathShape(.constant(path2))))])))
    let glyph2 = Glyph(
      ".", family: "Inter", style: "Bold", size: 100, width: 29.759, content: .outlines([item2]))
    let oPath = BezierPath(
      """
      73.153 -36.364 0 23.793 0 -23.793, 39.098 -73.722 19.283 0 -19.389 0,
      5.043 -36.364 0 -23.793 0 23.686, 39.098 0.994 -19.389 0 19.283 0 z
      """)
    let oPath2 = BezierPath(
      """
      57.564 -36.364 0 -15.412 0 15.412, 39.098 -12.607 11.151 0 -11.186 0,
      20.632 -36.364 0 15.412 0 -15.412, 39.098 -60.121 -11.186 0 11.151 0 z
      """)
    let oItems: [ShapeItem] = [
      ShapeItem("O", .path(PathShape(.constant(oPath)))),
      ShapeItem("O", .path(PathShape(.constant(oPath2)))),
    ]
    let oGlyph = Glyph(
      "O", family: "Inter", style: "Bold", size: 100, width: 78.196,
      content: .outlines([ShapeItem("O", .group(ShapeGroup(oItems)))]))
    let uPath = BezierPath(
      """
      51.243 -72.727, 51.243 -26.811 0 0 0 8.31, 36.47 -12.5 8.949 0 -8.913 0,
      21.697 -26.811 0 8.31 0 0, 21.697 -72.727, 6.321 -72.727, 6.321 -25.497 0 0 0 15.909,
      36.47 1.03 -18.146 0 18.075 0, 66.619 -25.497 0 15.909 0 0, 66.619 -72.727 z
      """)
    let u = ShapeItem("U", .group(ShapeGroup([ShapeItem("U", .path(PathShape(.constant(uPath))))])))
    let xPath = BezierPath(
      """
      20.739 -72.727, 3.303 -72.727, 25.639 -36.364, 2.876 0, 20.49 0, 35.405 -24.822,
      35.973 -24.822, 50.888 0, 68.572 0, 45.881 -36.364, 68.075 -72.727, 50.71 -72.727,
      35.973 -47.94, 35.405 -47.94 z
      """)
    let x = ShapeItem("X", .group(ShapeGroup([ShapeItem("X", .path(PathShape(.constant(xPath))))])))
    let path3 = BezierPath("37.713 -76.136, 24.68 -76.136, 1.243 10.938, 14.276 10.938 z")
    let item3 = ShapeItem(
      "/", .group(ShapeGroup([ShapeItem("/", .path(PathShape(.constant(path3))))])))
    let glyph3 = Glyph(
      "/", family: "Inter", style: "Bold", size: 100, width: 38.991, content: .outlines([item3]))
    let part2Path = BezierPath(
      """
      5.895 0, 57.741 0, 57.741 -12.571, 27.202 -12.571, 27.202 -13.068,
      37.82 -23.473 0 0 14.95 -13.636, 56.783 -52.202 0 8.274 0 -12.607,
      30.895 -73.722 15.589 0 -15.27 0, 5.185 -50.32 -0.036 -14.276 0 0,
      19.78 -50.32 0 0 -0.036 -6.96, 30.788 -61.541 -6.641 0 6.392 0,
      41.939 -51.172 0 -6.392 0 5.788, 31.783 -35.05 6.605 -6.357 0 0, 5.895 -11.08 z
      """)
    let item2n2 = ShapeItem(
      "2", .group(ShapeGroup([ShapeItem("2", .path(PathShape(.constant(part2Path))))])))
    let part2Glyph = Glyph(
      "2", family: "Inter", style: "Bold", size: 100, width: 62.997, content: .outlines([item2n2]))
    let part5Path = BezierPath(
      """
      32.457 0.994 -15.057 0 16.193 0, 59.624 -24.254 0.036 14.702 0.036 -13.92,
      36.825 -48.189 13.104 0 -6.392 0, 22.372 -41.939 2.557 -3.587 0 0, 21.946 -41.939,
      23.828 -60.156, 55.611 -60.156, 55.611 -72.727, 11.151 -72.727, 7.706 -34.375,
      21.378 -31.925 0 0 2.237 -3.018, 32.244 -36.825 -4.297 0 7.315 0.036,
      44.815 -23.864 0 -7.635 0 7.564, 32.457 -11.08 7.209 0 -6.108 0,
      21.058 -20.561 0.355 5.646 0 0, 6.143 -20.561 0 0 0.284 12.571 z
      """)
    let item5 = ShapeItem(
      "5", .group(ShapeGroup([ShapeItem("5", .path(PathShape(.constant(part5Path))))])))
    let part5Glyph = Glyph(
      "5", family: "Inter", style: "Bold", size: 100, width: 64.453, content: .outlines([item5]))
    return [
      glyph,
      aGlyph,
      Glyph("K", family: "Inter", style: "Bold", size: 100, width: 68.963, content: .outlines([k])),
      glyph2,
      oGlyph,
      Glyph("U", family: "Inter", style: "Bold", size: 100, width: 72.94, content: .outlines([u])),
      Glyph("X", family: "Inter", style: "Bold", size: 100, width: 71.449, content: .outlines([x])),
      glyph3,
      part2Glyph,
      part5Glyph,
    ]
  }

  /// 1 CLB 003, text: frames 0 to 480 (0 s to 8 s).
  private static func clb003() -> Layer {
    let clb003Document = TextDocument(
      "CLB 003", font: "Inter-Bold", size: 7, fill: Color(hex: 0x000000), lineHeight: 8.4,
      justification: .right)
    let clb003Document2 = TextDocument(
      "CLB 003", font: "Inter-Bold", size: 7, fill: Color(hex: 0xFFFFFF), lineHeight: 8.4,
      justification: .right)
    let clb003Document3 = TextDocument(
      "CLB 003", font: "Inter-Bold", size: 7, fill: Color(hex: 0x000000), lineHeight: 8.4,
      justification: .right)
    let clb003Documents: [TextKeyframe] = [
      TextKeyframe(0, clb003Document),  // 0 s
      TextKeyframe(240, clb003Document2),  // 4 s
      TextKeyframe(480, clb003Document3),  // 8 s
    ]
    let typeOnStart: [Keyframe<Double>] = [
      Keyframe(0, 1, .hold),  // 0 s
      Keyframe(24, 2, .hold),  // 0.4 s
      Keyframe(48, 3, .hold),  // 0.8 s
      Keyframe(72, 4, .hold),  // 1.2 s
      Keyframe(96, 5, .hold),  // 1.6 s
      Keyframe(120, 6, .hold),  // 2 s
      Keyframe(144, 7, .hold),  // 2.4 s
      Keyframe(240, 1, .hold),  // 4 s
      Keyframe(264, 2, .hold),  // 4.4 s
      Keyframe(288, 3, .hold),  // 4.8 s
      Keyframe(312, 4, .hold),  // 5.2 s
      Keyframe(336, 5, .hold),  // 5.6 s
      Keyframe(360, 6, .hold),  // 6 s
      Keyframe(384, 7, .hold),  // 6.4 s
      Keyframe(480, 1),  // 8 s
    ]
    let typeOnSelector = TextSelector(
      measure: .index, start: .keyframed(typeOnStart), end: .constant(7), smoothness: .constant(0))
    let typeOnAnimator = TextAnimator(
      name: "Type on", selectors: [typeOnSelector], style: TextAnimatorStyle(opacity: .constant(0)))
    var layer = Layer(
      id: 1, name: "CLB 003",
      content: .text(TextContent(documents: clb003Documents, animators: [typeOnAnimator])),
      timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.position = .constant(Vector3(375, 66))
    return layer
  }

  /// 2 LIFE SEEMINGLY FILLED, text: frames 0 to 480 (0 s to 8 s).
  private static func lifeSeeminglyFilled() -> Layer {
    let lifeSeeminglyFilledDocument = TextDocument(
      "LIFE SEEMINGLY FILLED", font: "Inter-Bold", size: 7, fill: Color(hex: 0x000000),
      lineHeight: 8.4)
    let lifeSeeminglyFilledDocument2 = TextDocument(
      "LIFE SEEMINGLY FILLED", font: "Inter-Bold", size: 7, fill: Color(hex: 0xFFFFFF),
      lineHeight: 8.4)
    let lifeSeeminglyFilledDocument3 = TextDocument(
      "LIFE SEEMINGLY FILLED", font: "Inter-Bold", size: 7, fill: Color(hex: 0x000000),
      lineHeight: 8.4)
    let lifeSeeminglyFilledDocuments: [TextKeyframe] = [
      TextKeyframe(0, lifeSeeminglyFilledDocument),  // 0 s
      TextKeyframe(240, lifeSeeminglyFilledDocument2),  // 4 s
      TextKeyframe(480, lifeSeeminglyFilledDocument3),  // 8 s
    ]
    let typeOnStart: [Keyframe<Double>] = [
      Keyframe(0, 1, .hold),  // 0 s
      Keyframe(2, 2, .hold),  // 0.033 s
      Keyframe(5, 3, .hold),  // 0.083 s
      Keyframe(7, 4, .hold),  // 0.117 s
      Keyframe(10, 5, .hold),  // 0.167 s
      Keyframe(12, 6, .hold),  // 0.2 s
      Keyframe(14, 7, .hold),  // 0.233 s
      Keyframe(17, 8, .hold),  // 0.283 s
      Keyframe(19, 9, .hold),  // 0.317 s
      Keyframe(22, 10, .hold),  // 0.367 s
      Keyframe(24, 11, .hold),  // 0.4 s
      Keyframe(26, 12, .hold),  // 0.433 s
      Keyframe(29, 13, .hold),  // 0.483 s
      Keyframe(31, 14, .hold),  // 0.517 s
      Keyframe(34, 15, .hold),  // 0.567 s
      Keyframe(36, 16, .hold),  // 0.6 s
      Keyframe(38, 17, .hold),  // 0.633 s
      Keyframe(41, 18, .hold),  // 0.683 s
      Keyframe(43, 19, .hold),  // 0.717 s
      Keyframe(46, 20, .hold),  // 0.767 s
      Keyframe(48, 21, .hold),  // 0.8 s
      Keyframe(240, 1, .hold),  // 4 s
      Keyframe(242, 2, .hold),  // 4.033 s
      Keyframe(245, 3, .hold),  // 4.083 s
      Keyframe(247, 4, .hold),  // 4.117 s
      Keyframe(250, 5, .hold),  // 4.167 s
      Keyframe(252, 6, .hold),  // 4.2 s
      Keyframe(254, 7, .hold),  // 4.233 s
      Keyframe(257, 8, .hold),  // 4.283 s
      Keyframe(259, 9, .hold),  // 4.317 s
      Keyframe(262, 10, .hold),  // 4.367 s
      Keyframe(264, 11, .hold),  // 4.4 s
      Keyframe(266, 12, .hold),  // 4.433 s
      Keyframe(269, 13, .hold),  // 4.483 s
      Keyframe(271, 14, .hold),  // 4.517 s
      Keyframe(274, 15, .hold),  // 4.567 s
      Keyframe(276, 16, .hold),  // 4.6 s
      Keyframe(278, 17, .hold),  // 4.633 s
      Keyframe(281, 18, .hold),  // 4.683 s
      Keyframe(283, 19, .hold),  // 4.717 s
      Keyframe(286, 20, .hold),  // 4.767 s
      Keyframe(288, 21, .hold),  // 4.8 s
      Keyframe(480, 1),  // 8 s
    ]
    let typeOnSelector = TextSelector(
      measure: .index, start: .keyframed(typeOnStart), end: .constant(21), smoothness: .constant(0))
    let typeOnAnimator = TextAnimator(
      name: "Type on", selectors: [typeOnSelector], style: TextAnimatorStyle(opacity: .constant(0)))
    let lifeSeeminglyFilledContent = TextContent(
      documents: lifeSeeminglyFilledDocuments, animators: [typeOnAnimator])
    var layer = Layer(
      id: 2, name: "LIFE SEEMINGLY FILLED", content: .text(lifeSeeminglyFilledContent),
      timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.position = .constant(Vector3(15, 225))
    return layer
  }

  /// 3 WITH NEVER-ENDING TASKS., text: frames 0 to 480 (0 s to 8 s).
  private static func withNeverEndingTasks() -> Layer {
    let withNeverEndingTasksDocument = TextDocument(
      "WITH NEVER-ENDING TASKS.", font: "Inter-Bold", size: 7, fill: Color(hex: 0x000000),
      lineHeight: 8.4)
    let withNeverEndingTasksDocument2 = TextDocument(
      "WITH NEVER-ENDING TASKS.", font: "Inter-Bold", size: 7, fill: Color(hex: 0xFFFFFF),
      lineHeight: 8.4)
    let withNeverEndingTasksDocument3 = TextDocument(
      "WITH NEVER-ENDING TASKS.", font: "Inter-Bold", size: 7, fill: Color(hex: 0x000000),
      lineHeight: 8.4)
    let withNeverEndingTasksDocuments: [TextKeyframe] = [
      TextKeyframe(0, withNeverEndingTasksDocument),  // 0 s
      TextKeyframe(240, withNeverEndingTasksDocument2),  // 4 s
      TextKeyframe(480, withNeverEndingTasksDocument3),  // 8 s
    ]
    let typeOnStart: [Keyframe<Double>] = [
      Keyframe(0, 0, .hold),  // 0 s
      Keyframe(50, 1, .hold),  // 0.833 s
      Keyframe(53, 2, .hold),  // 0.883 s
      Keyframe(55, 3, .hold),  // 0.917 s
      Keyframe(58, 4, .hold),  // 0.967 s
      Keyframe(60, 5, .hold),  // 1 s
      Keyframe(62, 6, .hold),  // 1.033 s
      Keyframe(65, 7, .hold),  // 1.083 s
      Keyframe(67, 8, .hold),  // 1.117 s
      Keyframe(70, 9, .hold),  // 1.167 s
      Keyframe(72, 10, .hold),  // 1.2 s
      Keyframe(74, 11, .hold),  // 1.233 s
      Keyframe(77, 12, .hold),  // 1.283 s
      Keyframe(79, 13, .hold),  // 1.317 s
      Keyframe(82, 14, .hold),  // 1.367 s
      Keyframe(84, 15, .hold),  // 1.4 s
      Keyframe(86, 16, .hold),  // 1.433 s
      Keyframe(89, 17, .hold),  // 1.483 s
      Keyframe(91, 18, .hold),  // 1.517 s
      Keyframe(94, 19, .hold),  // 1.567 s
      Keyframe(96, 20, .hold),  // 1.6 s
      Keyframe(98, 21, .hold),  // 1.633 s
      Keyframe(101, 22, .hold),  // 1.683 s
      Keyframe(103, 23, .hold),  // 1.717 s
      Keyframe(106, 24, .hold),  // 1.767 s
      Keyframe(240, 0, .hold),  // 4 s
      Keyframe(290, 1, .hold),  // 4.833 s
      Keyframe(293, 2, .hold),  // 4.883 s
      Keyframe(295, 3, .hold),  // 4.917 s
      Keyframe(298, 4, .hold),  // 4.967 s
      Keyframe(300, 5, .hold),  // 5 s
      Keyframe(302, 6, .hold),  // 5.033 s
      Keyframe(305, 7, .hold),  // 5.083 s
      Keyframe(307, 8, .hold),  // 5.117 s
      Keyframe(310, 9, .hold),  // 5.167 s
      Keyframe(312, 10, .hold),  // 5.2 s
      Keyframe(314, 11, .hold),  // 5.233 s
      Keyframe(317, 12, .hold),  // 5.283 s
      Keyframe(319, 13, .hold),  // 5.317 s
      Keyframe(322, 14, .hold),  // 5.367 s
      Keyframe(324, 15, .hold),  // 5.4 s
      Keyframe(326, 16, .hold),  // 5.433 s
      Keyframe(329, 17, .hold),  // 5.483 s
      Keyframe(331, 18, .hold),  // 5.517 s
      Keyframe(334, 19, .hold),  // 5.567 s
      Keyframe(336, 20, .hold),  // 5.6 s
      Keyframe(338, 21, .hold),  // 5.633 s
      Keyframe(341, 22, .hold),  // 5.683 s
      Keyframe(343, 23, .hold),  // 5.717 s
      Keyframe(346, 24, .hold),  // 5.767 s
      Keyframe(480, 0),  // 8 s
    ]
    let typeOnSelector = TextSelector(
      measure: .index, start: .keyframed(typeOnStart), end: .constant(24), smoothness: .constant(0))
    let typeOnAnimator = TextAnimator(
      name: "Type on", selectors: [typeOnSelector], style: TextAnimatorStyle(opacity: .constant(0)))
    let withNeverEndingTasksContent = TextContent(
      documents: withNeverEndingTasksDocuments, animators: [typeOnAnimator])
    var layer = Layer(
      id: 3, name: "WITH NEVER-ENDING TASKS.", content: .text(withNeverEndingTasksContent),
      timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.position = .constant(Vector3(15, 236))
    return layer
  }

  /// 4 ORDERDESIGNUK, text: frames 0 to 480 (0 s to 8 s).
  private static func orderdesignuk() -> Layer {
    let orderdesignukDocument = TextDocument(
      "ORDERDESIGNUK", font: "Inter-Bold", size: 7, fill: Color(hex: 0x000000), lineHeight: 8.4)
    let orderdesignukDocument2 = TextDocument(
      "ORDERDESIGNUK", font: "Inter-Bold", size: 7, fill: Color(hex: 0xFFFFFF), lineHeight: 8.4)
    let orderdesignukDocument3 = TextDocument(
      "ORDERDESIGNUK", font: "Inter-Bold", size: 7, fill: Color(hex: 0x000000), lineHeight: 8.4)
    let orderdesignukDocuments: [TextKeyframe] = [
      TextKeyframe(0, orderdesignukDocument),  // 0 s
      TextKeyframe(240, orderdesignukDocument2),  // 4 s
      TextKeyframe(480, orderdesignukDocument3),  // 8 s
    ]
    let typeOnStart: [Keyframe<Double>] = [
      Keyframe(0, 0, .hold),  // 0 s
      Keyframe(108, 1, .hold),  // 1.8 s
      Keyframe(110, 2, .hold),  // 1.833 s
      Keyframe(113, 3, .hold),  // 1.883 s
      Keyframe(115, 4, .hold),  // 1.917 s
      Keyframe(118, 5, .hold),  // 1.967 s
      Keyframe(120, 6, .hold),  // 2 s
      Keyframe(122, 7, .hold),  // 2.033 s
      Keyframe(125, 8, .hold),  // 2.083 s
      Keyframe(127, 9, .hold),  // 2.117 s
      Keyframe(130, 10, .hold),  // 2.167 s
      Keyframe(132, 11, .hold),  // 2.2 s
      Keyframe(134, 12, .hold),  // 2.233 s
      Keyframe(137, 13, .hold),  // 2.283 s
      Keyframe(240, 0, .hold),  // 4 s
      Keyframe(348, 1, .hold),  // 5.8 s
      Keyframe(350, 2, .hold),  // 5.833 s
      Keyframe(353, 3, .hold),  // 5.883 s
      Keyframe(355, 4, .hold),  // 5.917 s
      Keyframe(358, 5, .hold),  // 5.967 s
      Keyframe(360, 6, .hold),  // 6 s
      Keyframe(362, 7, .hold),  // 6.033 s
      Keyframe(365, 8, .hold),  // 6.083 s
      Keyframe(367, 9, .hold),  // 6.117 s
      Keyframe(370, 10, .hold),  // 6.167 s
      Keyframe(372, 11, .hold),  // 6.2 s
      Keyframe(374, 12, .hold),  // 6.233 s
      Keyframe(377, 13, .hold),  // 6.283 s
      Keyframe(480, 0),  // 8 s
    ]
    let typeOnSelector = TextSelector(
      measure: .index, start: .keyframed(typeOnStart), end: .constant(13), smoothness: .constant(0))
    let typeOnAnimator = TextAnimator(
      name: "Type on", selectors: [typeOnSelector], style: TextAnimatorStyle(opacity: .constant(0)))
    var layer = Layer(
      id: 4, name: "ORDERDESIGNUK",
      content: .text(TextContent(documents: orderdesignukDocuments, animators: [typeOnAnimator])),
      timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.position = .constant(Vector3(132.144, 225))
    return layer
  }

  /// 5 X BM/000 325, text: frames 0 to 480 (0 s to 8 s).
  private static func xBm000325() -> Layer {
    let xBm000325Document = TextDocument(
      "X BM/000 325", font: "Inter-Bold", size: 7, fill: Color(hex: 0x000000), lineHeight: 8.4)
    let xBm000325Document2 = TextDocument(
      "X BM/000 325", font: "Inter-Bold", size: 7, fill: Color(hex: 0xFFFFFF), lineHeight: 8.4)
    let xBm000325Document3 = TextDocument(
      "X BM/000 325", font: "Inter-Bold", size: 7, fill: Color(hex: 0x000000), lineHeight: 8.4)
    let xBm000325Documents: [TextKeyframe] = [
      TextKeyframe(0, xBm000325Document),  // 0 s
      TextKeyframe(240, xBm000325Document2),  // 4 s
      TextKeyframe(480, xBm000325Document3),  // 8 s
    ]
    let typeOnStart: [Keyframe<Double>] = [
      Keyframe(0, 0, .hold),  // 0 s
      Keyframe(139, 1, .hold),  // 2.317 s
      Keyframe(142, 2, .hold),  // 2.367 s
      Keyframe(144, 3, .hold),  // 2.4 s
      Keyframe(146, 4, .hold),  // 2.433 s
      Keyframe(149, 5, .hold),  // 2.483 s
      Keyframe(151, 6, .hold),  // 2.517 s
      Keyframe(154, 7, .hold),  // 2.567 s
      Keyframe(156, 8, .hold),  // 2.6 s
      Keyframe(158, 9, .hold),  // 2.633 s
      Keyframe(161, 10, .hold),  // 2.683 s
      Keyframe(163, 11, .hold),  // 2.717 s
      Keyframe(166, 12, .hold),  // 2.767 s
      Keyframe(240, 0, .hold),  // 4 s
      Keyframe(379, 1, .hold),  // 6.317 s
      Keyframe(382, 2, .hold),  // 6.367 s
      Keyframe(384, 3, .hold),  // 6.4 s
      Keyframe(386, 4, .hold),  // 6.433 s
      Keyframe(389, 5, .hold),  // 6.483 s
      Keyframe(391, 6, .hold),  // 6.517 s
      Keyframe(394, 7, .hold),  // 6.567 s
      Keyframe(396, 8, .hold),  // 6.6 s
      Keyframe(398, 9, .hold),  // 6.633 s
      Keyframe(401, 10, .hold),  // 6.683 s
      Keyframe(403, 11, .hold),  // 6.717 s
      Keyframe(406, 12, .hold),  // 6.767 s
      Keyframe(480, 0),  // 8 s
    ]
    let typeOnSelector = TextSelector(
      measure: .index, start: .keyframed(typeOnStart), end: .constant(12), smoothness: .constant(0))
    let typeOnAnimator = TextAnimator(
      name: "Type on", selectors: [typeOnSelector], style: TextAnimatorStyle(opacity: .constant(0)))
    var layer = Layer(
      id: 5, name: "X BM/000 325",
      content: .text(TextContent(documents: xBm000325Documents, animators: [typeOnAnimator])),
      timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.position = .constant(Vector3(132.144, 236))
    return layer
  }

  /// 6 One line, shape layer: frames 0 to 480 (0 s to 8 s).
  private static func oneLine() -> Layer {
    let oneLineItems: [ShapeItem] = [
      ShapeItem("Rectangle Path 1", .rectangle(RectangleShape(size: .constant(Point(264, 70))))),
      ShapeItem("Fill 1", .fill(Fill(.solid(.constant(Color(hex: 0xFFFFFF)))))),
    ]
    var layer = Layer(
      id: 6, name: "One line",
      content: .shape([ShapeItem("One line", .group(ShapeGroup(oneLineItems)))]),
      timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.position = .constant(Vector3(267.744, 175))
    layer.isMatteSource = true
    return layer
  }

  /// 7 Words, composition comp_words: frames 0 to 480 (0 s to 8 s).
  private static func words2() -> Layer {
    var layer = Layer(
      id: 7, name: "Words",
      content: .composition(NestedComposition(id: "comp_words", size: Size(256, 280))),
      timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.position = .constant(Vector3(137.744, 140))
    layer.matte = Matte(.alpha, source: 6)
    return layer
  }

  /// 8 TO, text: frames 0 to 480 (0 s to 8 s).
  private static func to() -> Layer {
    let toDocument = TextDocument(
      "TO", font: "InterDisplay-Black", size: 80, fill: Color(hex: 0x000000), lineHeight: 70,
      tracking: -60)
    let toDocument2 = TextDocument(
      "TO", font: "InterDisplay-Black", size: 80, fill: Color(hex: 0xFFFFFF), lineHeight: 70,
      tracking: -60)
    let toDocument3 = TextDocument(
      "TO", font: "InterDisplay-Black", size: 80, fill: Color(hex: 0x000000), lineHeight: 70,
      tracking: -60)
    let toDocuments: [TextKeyframe] = [
      TextKeyframe(0, toDocument),  // 0 s
      TextKeyframe(240, toDocument2),  // 4 s
      TextKeyframe(480, toDocument3),  // 8 s
    ]
    let fadeInLettersOffset: [Keyframe<Double>] = [
      Keyframe(0, -2.5),  // 0 s
      Keyframe(24, 1.5, .hold),  // 0.4 s
      Keyframe(240, -2.5),  // 4 s
      Keyframe(264, 1.5, .hold),  // 4.4 s
      Keyframe(480, -2.5),  // 8 s
    ]
    let fadeInLettersSelector = TextSelector(
      measure: .index, shape: .rampUp, end: .constant(3), offset: .keyframed(fadeInLettersOffset),
      easeHigh: .constant(0.42), easeLow: .constant(0.42))
    let fadeInLettersAnimator = TextAnimator(
      name: "Fade in letters", selectors: [fadeInLettersSelector],
      style: TextAnimatorStyle(opacity: .constant(0)))
    var layer = Layer(
      id: 8, name: "TO",
      content: .text(TextContent(documents: toDocuments, animators: [fadeInLettersAnimator])),
      timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.position = .constant(Vector3(15, 204))
    return layer
  }

  /// 9 NO TIME, text: frames 0 to 480 (0 s to 8 s).
  private static func noTime() -> Layer {
    let noTimeDocument = TextDocument(
      "NO TIME", font: "InterDisplay-Black", size: 80, fill: Color(hex: 0x000000), lineHeight: 65,
      tracking: -60)
    let noTimeDocument2 = TextDocument(
      "NO TIME", font: "InterDisplay-Black", size: 80, fill: Color(hex: 0xFFFFFF), lineHeight: 65,
      tracking: -60)
    let noTimeDocument3 = TextDocument(
      "NO TIME", font: "InterDisplay-Black", size: 80, fill: Color(hex: 0x000000), lineHeight: 65,
      tracking: -60)
    let noTimeDocuments: [TextKeyframe] = [
      TextKeyframe(0, noTimeDocument),  // 0 s
      TextKeyframe(240, noTimeDocument2),  // 4 s
      TextKeyframe(480, noTimeDocument3),  // 8 s
    ]
    let fadeInLettersOffset: [Keyframe<Double>] = [
      Keyframe(0, 6.5),  // 0 s
      Keyframe(54, -2.5, .hold),  // 0.9 s
      Keyframe(240, 6.5),  // 4 s
      Keyframe(294, -2.5, .hold),  // 4.9 s
      Keyframe(480, 6.5),  // 8 s
    ]
    let fadeInLettersSelector = TextSelector(
      measure: .index, shape: .rampDown, end: .constant(3), offset: .keyframed(fadeInLettersOffset),
      easeHigh: .constant(0.42), easeLow: .constant(0.42))
    let fadeInLettersAnimator = TextAnimator(
      name: "Fade in letters", selectors: [fadeInLettersSelector],
      style: TextAnimatorStyle(opacity: .constant(0)))
    var layer = Layer(
      id: 9, name: "NO TIME",
      content: .text(TextContent(documents: noTimeDocuments, animators: [fadeInLettersAnimator])),
      timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.position = .keyframed([
      Keyframe(0, Vector3(115, 133), .easeInOut),  // 0 s
      Keyframe(60, Vector3(15, 133), .hold),  // 1 s
      Keyframe(240, Vector3(115, 133), .easeInOut),  // 4 s
      Keyframe(300, Vector3(15, 133), .hold),  // 5 s
      Keyframe(480, Vector3(115, 133)),  // 8 s
    ])
    return layer
  }

  /// 10 Orb, composition comp_orb: frames 0 to 480 (0 s to 8 s).
  private static func orb2() -> Layer {
    var layer = Layer(
      id: 10, name: "Orb",
      content: .composition(NestedComposition(id: "comp_orb", size: Size(390, 844))),
      timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.anchor = .constant(Vector3(195, 422))
    layer.transform.position = .constant(Vector3(125, 332))
    layer.transform.scale = .constant(Vector3(4, 4, 1))
    layer.transform.rotation = .keyframed([
      Keyframe(0, -315, .curve(0.29, 0.5, 0.58, 1)),  // 0 s
      Keyframe(60, -405, .hold),  // 1 s
      Keyframe(120, -45, .hold),  // 2 s
      Keyframe(180, -45, .easeInOut),  // 3 s
      Keyframe(300, -225, .hold),  // 5 s
      Keyframe(420, -225, .curve(0.42, 0, 0.71, 0.5)),  // 7 s
      Keyframe(480, -315),  // 8 s
    ])
    return layer
  }

  /// The composition Words.
  private static func words() -> Composition {
    var composition = Composition(id: "comp_words", name: "Words")
    composition.frameRate = FrameRate(60)
    composition.layers = [wordsStop(), wordsThink(), wordsExist(), wordsWordLift()]
    return composition
  }

  /// 1 STOP., text: frames 0 to 480 (0 s to 8 s).
  private static func wordsStop() -> Layer {
    let stopDocument = TextDocument(
      "STOP.", font: "InterDisplay-Black", size: 80, fill: Color(hex: 0x000000), lineHeight: 70,
      tracking: -60)
    let stopDocument2 = TextDocument(
      "STOP.", font: "InterDisplay-Black", size: 80, fill: Color(hex: 0xFFFFFF), lineHeight: 70,
      tracking: -60)
    let stopDocument3 = TextDocument(
      "STOP.", font: "InterDisplay-Black", size: 80, fill: Color(hex: 0x000000), lineHeight: 70,
      tracking: -60)
    let stopDocuments: [TextKeyframe] = [
      TextKeyframe(0, stopDocument),  // 0 s
      TextKeyframe(240, stopDocument2),  // 4 s
      TextKeyframe(480, stopDocument3),  // 8 s
    ]
    let fadeInLettersOffset: [Keyframe<Double>] = [
      Keyframe(0, -2.5, .hold),  // 0 s
      Keyframe(12, -2.5),  // 0.2 s
      Keyframe(54, 4.5, .hold),  // 0.9 s
      Keyframe(240, -2.5, .hold),  // 4 s
      Keyframe(252, -2.5),  // 4.2 s
      Keyframe(294, 4.5, .hold),  // 4.9 s
      Keyframe(480, -2.5),  // 8 s
    ]
    let fadeInLettersSelector = TextSelector(
      measure: .index, shape: .rampUp, end: .constant(3), offset: .keyframed(fadeInLettersOffset),
      easeHigh: .constant(0.42), easeLow: .constant(0.42))
    let fadeInLettersAnimator = TextAnimator(
      name: "Fade in letters", selectors: [fadeInLettersSelector],
      style: TextAnimatorStyle(opacity: .constant(0)))
    var layer = Layer(
      id: 1, name: "STOP.",
      content: .text(TextContent(documents: stopDocuments, animators: [fadeInLettersAnimator])),
      timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.position = .constant(Vector3(0, 64))
    layer.parent = 4
    return layer
  }

  /// 2 THINK., text: frames 0 to 480 (0 s to 8 s).
  private static func wordsThink() -> Layer {
    let thinkDocument = TextDocument(
      "THINK.", font: "InterDisplay-Black", size: 80, fill: Color(hex: 0x000000), lineHeight: 70,
      tracking: -60)
    let thinkDocument2 = TextDocument(
      "THINK.", font: "InterDisplay-Black", size: 80, fill: Color(hex: 0xFFFFFF), lineHeight: 70,
      tracking: -60)
    let thinkDocument3 = TextDocument(
      "THINK.", font: "InterDisplay-Black", size: 80, fill: Color(hex: 0x000000), lineHeight: 70,
      tracking: -60)
    let thinkDocuments: [TextKeyframe] = [
      TextKeyframe(0, thinkDocument),  // 0 s
      TextKeyframe(240, thinkDocument2),  // 4 s
      TextKeyframe(480, thinkDocument3),  // 8 s
    ]
    var layer = Layer(
      id: 2, name: "THINK.", content: .text(TextContent(documents: thinkDocuments)),
      timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.position = .constant(Vector3(0, 134))
    layer.parent = 4
    return layer
  }

  /// 3 EXIST., text: frames 0 to 480 (0 s to 8 s).
  private static func wordsExist() -> Layer {
    let existDocument = TextDocument(
      "EXIST.", font: "InterDisplay-Black", size: 80, fill: Color(hex: 0x000000), lineHeight: 70,
      tracking: -60)
    let existDocument2 = TextDocument(
      "EXIST.", font: "InterDisplay-Black", size: 80, fill: Color(hex: 0xFFFFFF), lineHeight: 70,
      tracking: -60)
    let existDocument3 = TextDocument(
      "EXIST.", font: "InterDisplay-Black", size: 80, fill: Color(hex: 0x000000), lineHeight: 70,
      tracking: -60)
    let existDocuments: [TextKeyframe] = [
      TextKeyframe(0, existDocument),  // 0 s
      TextKeyframe(240, existDocument2),  // 4 s
      TextKeyframe(480, existDocument3),  // 8 s
    ]
    var layer = Layer(
      id: 3, name: "EXIST.", content: .text(TextContent(documents: existDocuments)),
      timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.position = .constant(Vector3(0, 204))
    layer.parent = 4
    return layer
  }

  /// 4 Word lift, null layer: frames 0 to 480 (0 s to 8 s).
  private static func wordsWordLift() -> Layer {
    var layer = Layer(
      id: 4, name: "Word lift", content: .null, timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.position = .keyframed([
      Keyframe(0, .zero, .hold),  // 0 s
      Keyframe(63, .zero, .easeIn),  // 1.05 s
      Keyframe(111, Vector3(0, -70), .hold),  // 1.85 s
      Keyframe(114, Vector3(0, -70), .easeIn),  // 1.9 s
      Keyframe(162, Vector3(0, -140), .hold),  // 2.7 s
      Keyframe(240, .zero, .hold),  // 4 s
      Keyframe(303, .zero, .easeIn),  // 5.05 s
      Keyframe(351, Vector3(0, -70), .hold),  // 5.85 s
      Keyframe(354, Vector3(0, -70), .easeIn),  // 5.9 s
      Keyframe(402, Vector3(0, -140), .hold),  // 6.7 s
      Keyframe(480, .zero),  // 8 s
    ])
    return layer
  }

  /// The composition Orb.
  private static func orb() -> Composition {
    var composition = Composition(id: "comp_orb", name: "Orb")
    composition.frameRate = FrameRate(60)
    composition.layers = [orbFlip()]
    return composition
  }

  /// 1 Flip, composition comp_flip: frames 0 to 480 (0 s to 8 s).
  private static func orbFlip() -> Layer {
    var layer = Layer(
      id: 1, name: "Flip",
      content: .composition(NestedComposition(id: "comp_flip", size: Size(390, 844))),
      timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.anchor = .constant(Vector3(195, 422))
    layer.transform.position = .constant(Vector3(195, 422))
    return layer
  }

  /// The composition Flip.
  private static func flip() -> Composition {
    var composition = Composition(id: "comp_flip", name: "Flip")
    composition.frameRate = FrameRate(60)
    composition.layers = [flipCircle(), flipBackground()]
    return composition
  }

  /// 1 Circle, shape layer: frames 0 to 480 (0 s to 8 s).
  private static func flipCircle() -> Layer {
    let radialGradientColors: [Gradient.ColorStop] = [
      Gradient.ColorStop(0, Color(hex: 0x333333)),
      Gradient.ColorStop(0.5, Color(0.09, 0.09, 0.09)),
      Gradient.ColorStop(1, Color(hex: 0x000000)),
    ]
    let radialGradientColors2: [Gradient.ColorStop] = [
      Gradient.ColorStop(0, Color(hex: 0x333333)),
      Gradient.ColorStop(0.5, Color(0.09, 0.09, 0.09)),
      Gradient.ColorStop(1, Color(hex: 0x000000)),
    ]
    let radialGradientColors3: [Gradient.ColorStop] = [
      Gradient.ColorStop(0, Color(0.86, 0.86, 0.86)),
      Gradient.ColorStop(0.5, Color(0.95, 0.95, 0.95)),
      Gradient.ColorStop(1, Color(hex: 0xFFFFFF)),
    ]
    let radialGradientColors4: [Gradient.ColorStop] = [
      Gradient.ColorStop(0, Color(0.86, 0.86, 0.86)),
      Gradient.ColorStop(0.5, Color(0.95, 0.95, 0.95)),
      Gradient.ColorStop(1, Color(hex: 0xFFFFFF)),
    ]
    let radialGradientColors5: [Gradient.ColorStop] = [
      Gradient.ColorStop(0, Color(hex: 0x333333)),
      Gradient.ColorStop(0.5, Color(0.09, 0.09, 0.09)),
      Gradient.ColorStop(1, Color(hex: 0x000000)),
    ]
    let radialGradientStops: [Keyframe<Gradient>] = [
      Keyframe(0, Gradient(colors: radialGradientColors), .hold),  // 0 s
      Keyframe(239, Gradient(colors: radialGradientColors2), .hold),  // 3.983 s
      Keyframe(240, Gradient(colors: radialGradientColors3), .hold),  // 4 s
      Keyframe(479, Gradient(colors: radialGradientColors4), .hold),  // 7.983 s
      Keyframe(480, Gradient(colors: radialGradientColors5)),  // 8 s
    ]
    let radialGradientPaint = GradientPaint(
      .radial(highlightLength: .constant(0), highlightAngle: .constant(0)), start: .constant(.zero),
      end: .constant(Point(97.5, 0)), stops: .keyframed(radialGradientStops))
    let circleItems: [ShapeItem] = [
      ShapeItem("Ellipse Path 1", .ellipse(EllipseShape(size: .constant(Point(195, 195))))),
      ShapeItem("Radial gradient", .fill(Fill(.gradient(radialGradientPaint)))),
    ]
    var layer = Layer(
      id: 1, name: "Circle",
      content: .shape([ShapeItem("Circle", .group(ShapeGroup(circleItems)))]),
      timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.anchor = .constant(Vector3(0, -97.5))
    layer.transform.position = .constant(Vector3(195, 422))
    layer.transform.scale = .keyframed([
      Keyframe(0, Vector3(1, 0, 1), .curve(0.29, 0.5, 0.58, 1)),  // 0 s
      Keyframe(60, .one, .hold),  // 1 s
      Keyframe(180, .one, .easeInOut),  // 3 s
      Keyframe(300, Vector3(1, -1, 1), .hold),  // 5 s
      Keyframe(420, Vector3(1, -1, 1), .curve(0.42, 0, 0.71, 0.5)),  // 7 s
      Keyframe(480, Vector3(1, 0, 1)),  // 8 s
    ])
    return layer
  }

  /// 2 Background, shape layer: frames 0 to 480 (0 s to 8 s).
  private static func flipBackground() -> Layer {
    let fill1Items: [Keyframe<Color>] = [
      Keyframe(0, Color(hex: 0xFFFFFF), .hold),  // 0 s
      Keyframe(240, Color(hex: 0x000000), .hold),  // 4 s
      Keyframe(480, Color(hex: 0xFFFFFF)),  // 8 s
    ]
    let backgroundItems: [ShapeItem] = [
      ShapeItem("Rectangle Path 1", .rectangle(RectangleShape(size: .constant(Point(390, 844))))),
      ShapeItem("Fill 1", .fill(Fill(.solid(.keyframed(fill1Items))))),
    ]
    var layer = Layer(
      id: 2, name: "Background",
      content: .shape([ShapeItem("Background", .group(ShapeGroup(backgroundItems)))]),
      timing: LayerTiming(FrameRange(0, 480)))
    layer.transform.position = .constant(Vector3(195, 422))
    return layer
  }
}
