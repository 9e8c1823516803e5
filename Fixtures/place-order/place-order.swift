// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert place-order.json --to literal

import InbetweenTimeline

/// Place order
///
/// - Size: 390 × 360 pixels
/// - Time: frames 0 to 210 at 60 a second, 3.5 s
/// - Layers: 5, and 9 in 2 nested compositions
/// - Keyframes: 34, vertices: 457
/// - Marker "Text swap": frame 0 (0 s), 30 frames long
/// - Marker "Button turns white": frame 30 (0.5 s), 18 frames long
/// - Marker "Text disappears": frame 48 (0.8 s), 30 frames long
/// - Marker "Check mark moves up": frame 78 (1.3 s), 18 frames long
/// - Marker "Success content slides up": frame 96 (1.6 s), 36 frames long
/// - Marker "Button turns black": frame 132 (2.2 s), 18 frames long
/// - Marker "Text spreads": frame 150 (2.5 s), 30 frames long
enum PlaceOrder {
  /// The animation as its designer made it.
  static let timeline: Timeline = makeTimeline()

  private static func makeTimeline() -> Timeline {
    var timeline = Timeline(
      name: "Place order", size: Size(390, 360), frameRate: FrameRate(60),
      frames: FrameRange(0, 210))
    timeline.fonts = fonts()
    timeline.glyphs = glyphs()
    timeline.markers = markers()
    timeline.version = "5.9.6"
    timeline.layers = [buttonLabel2(), button(), footer(), successContent2(), screen()]
    timeline.compositions = [buttonLabel(), successContent()]
    return timeline
  }

  private static func fonts() -> [Font] {
    [
      Font(name: "Inter-SemiBold", family: "Inter", style: "Semi Bold", ascent: 0.96875),
      Font(name: "Inter-Regular", family: "Inter", style: "Regular", ascent: 0.96875),
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
    let pPath = BezierPath(
      """
      7.173 0, 20.348 0, 20.348 -24.574, 34.268 -24.574 0 0 16.797 0,
      60.085 -48.651 0 13.991 0 -13.885, 34.446 -72.727 16.726 0 0 0, 7.173 -72.727 z
      """)
    let pPath2 = BezierPath(
      """
      20.348 -35.405, 20.348 -61.719, 32.422 -61.719 0 0 9.872 0,
      46.662 -48.651 0 -7.741 0 7.741, 32.493 -35.405 9.801 0 0 0 z
      """)
    let pItems: [ShapeItem] = [
      ShapeItem("P", .path(PathShape(.constant(pPath)))),
      ShapeItem("P", .path(PathShape(.constant(pPath2)))),
    ]
    let pGlyph = Glyph(
      "P", family: "Inter", style: "Semi Bold", size: 100, width: 64.347,
      content: .outlines([ShapeItem("P", .group(ShapeGroup(pItems)))]))
    let l = ShapeItem(
      "l",
      .path(PathShape(.constant(BezierPath("19.46 -72.727, 6.605 -72.727, 6.605 0, 19.46 0 z")))))
    let lGlyph = Glyph(
      "l", family: "Inter", style: "Semi Bold", size: 100, width: 26.065,
      content: .outlines([ShapeItem("l", .group(ShapeGroup([l])))]))
    let aPath = BezierPath(
      """
      22.301 1.101 -10.405 0 8.558 0, 38.317 -7.493 -2.344 4.581 0 0, 38.743 -7.493, 38.743 0,
      51.101 0, 51.101 -36.506 0 0 0 -14.418, 28.942 -55.256 10.405 0 -11.47 0,
      5.824 -40.199 2.841 -9.943 0 0, 17.827 -38.494 0 0 1.278 -3.729,
      29.013 -45.419 -6.286 0 5.966 0, 38.246 -37.003 0 -5.362 0 0, 38.246 -36.79 0 0 0 3.693,
      24.751 -31.889 9.624 -1.03 -10.582 1.136, 4.048 -15.305 0 -12.287 0 10.724 z
      """)
    let aPath2 = BezierPath(
      """
      25.639 -8.345 7.741 0 -5.362 0, 16.442 -15.518 0 4.723 0 -4.936,
      26.491 -23.331 -5.753 0.817 3.374 -0.462, 38.281 -25.994 -1.669 1.349 0 0,
      38.281 -19.567 0 0 0 6.072 z
      """)
    let aItems: [ShapeItem] = [
      ShapeItem("a", .path(PathShape(.constant(aPath)))),
      ShapeItem("a", .path(PathShape(.constant(aPath2)))),
    ]
    let aGlyph = Glyph(
      "a", family: "Inter", style: "Semi Bold", size: 100, width: 57.457,
      content: .outlines([ShapeItem("a", .group(ShapeGroup(aItems)))]))
    let cPath = BezierPath(
      """
      30.398 1.065 -16.3 0 13.707 0, 53.764 -18.643 -0.923 11.577 0 0,
      41.477 -18.643 0 0 -1.101 5.859, 30.504 -9.411 5.646 0 -8.026 0,
      17.294 -27.273 0 11.151 0 -11.009, 30.504 -44.886 -7.919 0 6.179 0,
      41.477 -35.653 -0.994 -5.256 0 0, 53.764 -35.653 0 0 -0.888 -11.825,
      30.327 -55.256 13.317 0 -15.98 0, 4.261 -27.06 0 -16.655 0 16.513 z
      """)
    let c = ShapeItem("c", .group(ShapeGroup([ShapeItem("c", .path(PathShape(.constant(cPath))))])))
    let cGlyph = Glyph(
      "c", family: "Inter", style: "Semi Bold", size: 100, width: 57.741, content: .outlines([c]))
    let ePath = BezierPath(
      """
      30.753 1.065 -16.442 0 12.713 0, 54.474 -14.631 -2.273 9.482 0 0,
      42.472 -15.98 0 0 -1.74 4.616, 30.93 -8.949 5.54 0 -8.31 0, 17.01 -23.757 0.107 9.339 0 0,
      55.007 -23.757, 55.007 -27.699 0 0 0 -19.141, 30.078 -55.256 13.423 0 -15.625 0,
      4.261 -26.953 0 -16.832 0 17.116 z
      """)
    let ePath2 = BezierPath(
      """
      17.045 -32.422 0 0 0.391 -6.96, 30.256 -45.241 -7.67 0 7.386 0,
      42.685 -32.422 -0.071 -7.422 0 0 z
      """)
    let eItems: [ShapeItem] = [
      ShapeItem("e", .path(PathShape(.constant(ePath)))),
      ShapeItem("e", .path(PathShape(.constant(ePath2)))),
    ]
    let eGlyph = Glyph(
      "e", family: "Inter", style: "Semi Bold", size: 100, width: 59.268,
      content: .outlines([ShapeItem("e", .group(ShapeGroup(eItems)))]))
    let glyph = Glyph(
      " ", family: "Inter", style: "Semi Bold", size: 100, width: 24.822, content: .outlines([]))
    let oPath = BezierPath(
      """
      72.159 -36.364 0 23.509 0 -23.509, 38.743 -73.722 19.07 0 -19.105 0,
      5.327 -36.364 0 -23.509 0 23.473, 38.743 0.994 -19.105 0 19.07 0 z
      """)
    let oPath2 = BezierPath(
      """
      58.913 -36.364 0 -16.548 0 16.548, 38.743 -10.831 11.861 0 -11.825 0,
      18.572 -36.364 0 16.548 0 -16.548, 38.743 -61.896 -11.825 0 11.861 0 z
      """)
    let oItems: [ShapeItem] = [
      ShapeItem("O", .path(PathShape(.constant(oPath)))),
      ShapeItem("O", .path(PathShape(.constant(oPath2)))),
    ]
    let oGlyph = Glyph(
      "O", family: "Inter", style: "Semi Bold", size: 100, width: 77.486,
      content: .outlines([ShapeItem("O", .group(ShapeGroup(oItems)))]))
    let rPath = BezierPath(
      """
      6.605 0, 19.46 0, 19.46 -32.067 0 0 0 -6.925, 31.747 -43.892 -7.067 0 2.166 0,
      37.713 -43.146 -1.101 -0.355 0 0, 37.713 -54.972 0 0 -1.172 -0.213,
      33.097 -55.327 1.42 0 -6.25 0, 19.638 -45.455 1.989 -6.321 0 0, 19.07 -45.455,
      19.07 -54.545, 6.605 -54.545 z
      """)
    let r = ShapeItem("r", .group(ShapeGroup([ShapeItem("r", .path(PathShape(.constant(rPath))))])))
    let rGlyph = Glyph(
      "r", family: "Inter", style: "Semi Bold", size: 100, width: 39.666, content: .outlines([r]))
    let dPath = BezierPath(
      """
      26.847 0.959 -12.855 0 9.375 0, 42.472 -8.594 -2.024 3.977 0 0, 43.253 -8.594, 43.253 0,
      55.895 0, 55.895 -72.727, 43.004 -72.727, 43.004 -45.526, 42.472 -45.526 0 0 -1.953 -3.942,
      26.882 -55.256 9.624 0 -12.607 0, 4.368 -27.202 0 -18.182 0 17.969 z
      """)
    let dPath2 = BezierPath(
      """
      30.433 -9.588 8.203 0 -8.487 0, 17.472 -27.273 0 10.227 0 -10.156,
      30.433 -44.709 -8.558 0 8.274 0, 43.253 -27.273 0 -10.582 0 10.582 z
      """)
    let dItems: [ShapeItem] = [
      ShapeItem("d", .path(PathShape(.constant(dPath)))),
      ShapeItem("d", .path(PathShape(.constant(dPath2)))),
    ]
    let dGlyph = Glyph(
      "d", family: "Inter", style: "Semi Bold", size: 100, width: 63.033,
      content: .outlines([ShapeItem("d", .group(ShapeGroup(dItems)))]))
    let pPath3 = BezierPath(
      """
      6.605 20.455, 19.46 20.455, 19.46 -8.594, 19.993 -8.594 0 0 2.024 3.977,
      35.618 0.959 -9.375 0 12.855 0, 58.097 -27.202 0 17.969 0 -18.182,
      35.582 -55.256 12.607 0 -9.624 0, 19.993 -45.526 1.953 -3.942 0 0, 19.247 -45.526,
      19.247 -54.545, 6.605 -54.545 z
      """)
    let pPath4 = BezierPath(
      """
      19.212 -27.273 0 10.582 0 -10.582, 32.031 -44.709 -8.274 0 8.558 0,
      44.993 -27.273 0 -10.156 0 10.227, 32.031 -9.588 8.487 0 -8.203 0 z
      """)
    let pItems2: [ShapeItem] = [
      ShapeItem("p", .path(PathShape(.constant(pPath3)))),
      ShapeItem("p", .path(PathShape(.constant(pPath4)))),
    ]
    let pGlyph2 = Glyph(
      "p", family: "Inter", style: "Semi Bold", size: 100, width: 62.464,
      content: .outlines([ShapeItem("p", .group(ShapeGroup(pItems2)))]))
    return [pGlyph, lGlyph, aGlyph, cGlyph, eGlyph, glyph, oGlyph, rGlyph, dGlyph, pGlyph2]
  }

  private static func glyphsPart2() -> [Glyph] {
    let cPath = BezierPath(
      """
      69.425 -48.189 0 0 -2.237 -16.158, 38.636 -73.722 16.122 0 -18.999 0,
      5.327 -36.364 0 -23.509 0 23.473, 38.636 0.994 -19.176 0 17.294 0,
      69.425 -24.077 -2.024 13.885 0 0, 56.143 -24.148 0 0 -1.669 8.523,
      38.814 -10.831 8.7 0 -11.79 0, 18.572 -36.364 0 16.69 0 -16.406,
      38.849 -61.896 -11.896 0 8.842 0, 56.143 -48.189 -1.527 -8.7 0 0 z
      """)
    let c = ShapeItem("C", .group(ShapeGroup([ShapeItem("C", .path(PathShape(.constant(cPath))))])))
    let cGlyph = Glyph(
      "C", family: "Inter", style: "Semi Bold", size: 100, width: 74.361, content: .outlines([c]))
    let oPath = BezierPath(
      """
      30.398 1.065 -15.98 0 15.98 0, 56.534 -27.06 0 16.868 0 -16.903,
      30.398 -55.256 15.98 0 -15.98 0, 4.261 -27.06 0 -16.903 0 16.868 z
      """)
    let oPath2 = BezierPath(
      """
      30.469 -9.233 8.7 0 -8.842 0, 17.294 -27.095 0 9.979 0 -9.979,
      30.469 -45.064 -8.842 0 8.7 0, 43.501 -27.095 0 -9.979 0 9.979 z
      """)
    let oItems: [ShapeItem] = [
      ShapeItem("o", .path(PathShape(.constant(oPath)))),
      ShapeItem("o", .path(PathShape(.constant(oPath2)))),
    ]
    let oGlyph = Glyph(
      "o", family: "Inter", style: "Semi Bold", size: 100, width: 60.795,
      content: .outlines([ShapeItem("o", .group(ShapeGroup(oItems)))]))
    let nPath = BezierPath(
      """
      19.46 -31.96 0 0 0 -7.884, 31.001 -44.389 -6.783 0 6.641 0, 41.619 -32.741 0 -7.28 0 0,
      41.619 0, 54.474 0, 54.474 -34.73 0 0 0.036 -13.068, 35.795 -55.256 11.257 0 -8.168 0,
      19.531 -45.277 2.486 -6.072 0 0, 18.892 -45.277, 18.892 -54.545, 6.605 -54.545, 6.605 0,
      19.46 0 z
      """)
    let n = ShapeItem("n", .group(ShapeGroup([ShapeItem("n", .path(PathShape(.constant(nPath))))])))
    let nGlyph = Glyph(
      "n", family: "Inter", style: "Semi Bold", size: 100, width: 60.973, content: .outlines([n]))
    let tPath = BezierPath(
      """
      33.842 -54.545, 23.082 -54.545, 23.082 -67.614, 10.227 -67.614, 10.227 -54.545,
      2.486 -54.545, 2.486 -44.602, 10.227 -44.602, 10.227 -14.276 0 0 -0.071 10.263,
      27.273 0.746 -9.659 0.284 3.658 -0.107, 34.837 -0.533 -1.385 0.462 0 0,
      32.67 -10.582 0 0 -0.71 0.178, 28.906 -10.085 1.598 0 -3.232 0, 23.082 -16.406 0 5.185 0 0,
      23.082 -44.602, 33.842 -44.602 z
      """)
    let t = ShapeItem("t", .group(ShapeGroup([ShapeItem("t", .path(PathShape(.constant(tPath))))])))
    let tGlyph = Glyph(
      "t", family: "Inter", style: "Semi Bold", size: 100, width: 37.997, content: .outlines([t]))
    let i = ShapeItem(
      "i",
      .path(PathShape(.constant(BezierPath("6.605 0, 19.46 0, 19.46 -54.545, 6.605 -54.545 z")))))
    let iPath = BezierPath(
      """
      13.068 -62.287 -4.119 0 4.084 0, 20.49 -69.247 0 3.835 0 -3.871,
      13.068 -76.243 4.084 0 -4.119 0, 5.611 -69.247 0 -3.871 0 3.835 z
      """)
    let iItems: [ShapeItem] = [i, ShapeItem("i", .path(PathShape(.constant(iPath))))]
    let iGlyph = Glyph(
      "i", family: "Inter", style: "Semi Bold", size: 100, width: 26.065,
      content: .outlines([ShapeItem("i", .group(ShapeGroup(iItems)))]))
    let uPath = BezierPath(
      """
      41.371 -22.94 0 0 0 8.31, 29.759 -10.511 5.682 0 -6.179 0, 19.46 -21.804 0 6.925 0 0,
      19.46 -54.545, 6.605 -54.545, 6.605 -19.815 0 0 0 13.104, 24.787 0.71 -10.724 0 8.168 0,
      41.193 -9.695 -2.486 6.108 0 0, 41.761 -9.695, 41.761 0, 54.226 0, 54.226 -54.545,
      41.371 -54.545 z
      """)
    let u = ShapeItem("u", .group(ShapeGroup([ShapeItem("u", .path(PathShape(.constant(uPath))))])))
    let uGlyph = Glyph(
      "u", family: "Inter", style: "Semi Bold", size: 100, width: 60.831, content: .outlines([u]))
    let sPath = BezierPath(
      """
      46.697 -52.734 -0.675 -6.179 0 0, 59.375 -52.734 0 0 -0.249 -12.287,
      33.168 -73.722 15.483 0 -15.27 0, 6.463 -52.273 -0.036 -12.855 0 10.44,
      25.852 -32.741 -11.967 -3.089 0 0, 34.126 -30.611 0 0 7.848 1.989,
      47.195 -20.526 -0.036 -5.646 -0.036 6.214, 32.67 -10.156 8.594 0 -8.239 0,
      17.507 -21.484 0.533 7.635 0 0, 4.545 -21.484 0 0 0.533 14.453,
      32.777 1.101 -16.939 0 17.436 0, 60.369 -20.419 -0.036 12.82 -0.036 -12.607,
      38.991 -41.371 10.938 2.592 0 0, 32.173 -43.075 0 0 -5.966 -1.42,
      19.815 -53.089 -0.071 6.072 0.036 -5.469, 32.99 -62.571 -8.239 0 7.848 0 z
      """)
    let s = ShapeItem("S", .group(ShapeGroup([ShapeItem("S", .path(PathShape(.constant(sPath))))])))
    let sGlyph = Glyph(
      "S", family: "Inter", style: "Semi Bold", size: 100, width: 64.915, content: .outlines([s]))
    let hPath = BezierPath(
      """
      19.46 -31.96 0 0 0 -7.884, 31.25 -44.389 -6.889 0 6.747 0, 41.974 -32.741 0 -7.351 0 0,
      41.974 0, 54.83 0, 54.83 -34.73 0 0 0 -13.175, 36.044 -55.256 11.328 0 -8.381 0,
      19.815 -45.277 2.521 -6.179 0 0, 19.176 -45.277, 19.176 -72.727, 6.605 -72.727, 6.605 0,
      19.46 0 z
      """)
    let h = ShapeItem("h", .group(ShapeGroup([ShapeItem("h", .path(PathShape(.constant(hPath))))])))
    let hGlyph = Glyph(
      "h", family: "Inter", style: "Semi Bold", size: 100, width: 61.293, content: .outlines([h]))
    let gPath = BezierPath(
      """
      30.327 21.591 -13.885 0 14.737 0, 55.93 0.888 0 13.956 0 0, 55.93 -54.545, 43.253 -54.545,
      43.253 -45.526, 42.543 -45.526 0 0 -1.953 -3.942, 26.882 -55.256 9.624 0 -12.607 0,
      4.368 -27.45 0 -17.933 0 17.791, 26.847 -0.781 -12.571 0 9.339 0,
      42.543 -9.801 -1.989 4.013 0 0, 43.182 -9.801, 43.182 0.533 0 0 0 8.026,
      30.54 11.861 7.315 0 -7.741 0, 17.827 5.007 1.562 3.196 0 0, 6.25 7.813 0 0 2.344 7.635 z
      """)
    let gPath2 = BezierPath(
      """
      30.433 -10.866 8.203 0 -8.487 0, 17.472 -27.521 0 10.05 0 -9.908,
      30.433 -44.709 -8.558 0 8.274 0, 43.253 -27.521 0 -10.334 0 10.405 z
      """)
    let gItems: [ShapeItem] = [
      ShapeItem("g", .path(PathShape(.constant(gPath)))),
      ShapeItem("g", .path(PathShape(.constant(gPath2)))),
    ]
    let gGlyph = Glyph(
      "g", family: "Inter", style: "Semi Bold", size: 100, width: 62.536,
      content: .outlines([ShapeItem("g", .group(ShapeGroup(gItems)))]))
    let path = BezierPath(
      """
      5.611 -7.813, 17.188 -7.813, 31.534 -29.119, 31.534 -30.114, 17.188 -51.42, 5.611 -51.42,
      19.105 -29.616 z
      """)
    let item = ShapeItem(
      "›", .group(ShapeGroup([ShapeItem("›", .path(PathShape(.constant(path))))])))
    let glyph = Glyph(
      "›", family: "Inter", style: "Semi Bold", size: 100, width: 38.068,
      content: .outlines([item]))
    return [cGlyph, oGlyph, nGlyph, tGlyph, iGlyph, uGlyph, sGlyph, hGlyph, gGlyph, glyph]
  }

  private static func glyphsPart3() -> [Glyph] {
    let tPath = BezierPath(
      """
      3.977 -61.683, 26.456 -61.683, 26.456 0, 39.524 0, 39.524 -61.683, 62.003 -61.683,
      62.003 -72.727, 3.977 -72.727 z
      """)
    let t = ShapeItem("T", .group(ShapeGroup([ShapeItem("T", .path(PathShape(.constant(tPath))))])))
    let tGlyph = Glyph(
      "T", family: "Inter", style: "Semi Bold", size: 100, width: 65.98, content: .outlines([t]))
    let kPath = BezierPath(
      """
      6.605 0, 19.46 0, 19.46 -18.324, 24.148 -23.331, 40.838 0, 56.214 0, 33.842 -31.001,
      54.972 -54.545, 39.95 -54.545, 20.348 -32.635, 19.46 -32.635, 19.46 -72.727, 6.605 -72.727 z
      """)
    let k = ShapeItem("k", .group(ShapeGroup([ShapeItem("k", .path(PathShape(.constant(kPath))))])))
    let kGlyph = Glyph(
      "k", family: "Inter", style: "Semi Bold", size: 100, width: 56.889, content: .outlines([k]))
    let yPath = BezierPath(
      """
      14.595 20.455 -3.516 0 10.014 0, 33.487 6.605 -3.089 8.7 0 0, 55.327 -54.545,
      41.655 -54.545, 29.048 -13.352, 28.48 -13.352, 15.909 -54.545, 2.273 -54.545, 22.053 1.136,
      20.952 4.084 0 0 -2.379 6.214, 9.197 9.091 5.611 1.634 0 0, 6.214 19.105 0 0 1.74 0.71 z
      """)
    let y = ShapeItem("y", .group(ShapeGroup([ShapeItem("y", .path(PathShape(.constant(yPath))))])))
    let yGlyph = Glyph(
      "y", family: "Inter", style: "Semi Bold", size: 100, width: 57.599, content: .outlines([y]))
    let path = BezierPath("22.337 -72.727, 8.594 -72.727, 9.73 -21.378, 21.165 -21.378 z")
    let path2 = BezierPath(
      """
      15.447 0.781 -4.332 0 4.19 0, 23.26 -7.031 -0.036 4.332 -0.036 -4.261,
      15.447 -14.773 4.19 0 -4.332 0, 7.635 -7.031 -0.036 -4.261 -0.036 4.332 z
      """)
    let items: [ShapeItem] = [
      ShapeItem("!", .path(PathShape(.constant(path)))),
      ShapeItem("!", .path(PathShape(.constant(path2)))),
    ]
    let glyph = Glyph(
      "!", family: "Inter", style: "Semi Bold", size: 100, width: 30.895,
      content: .outlines([ShapeItem("!", .group(ShapeGroup(items)))]))
    let yPath2 = BezierPath(
      """
      2.557 -72.727, 28.835 -29.972, 28.835 0, 37.642 0, 37.642 -29.972, 63.92 -72.727,
      53.835 -72.727, 33.665 -38.778, 32.812 -38.778, 12.642 -72.727 z
      """)
    let y2 = ShapeItem(
      "Y", .group(ShapeGroup([ShapeItem("Y", .path(PathShape(.constant(yPath2))))])))
    let yGlyph2 = Glyph(
      "Y", family: "Inter", style: "Regular", size: 100, width: 66.477, content: .outlines([y2]))
    let oPath = BezierPath(
      """
      29.83 1.136 -14.773 0 14.773 0, 54.545 -26.989 0 16.903 0 -17.045,
      29.83 -55.256 14.773 0 -14.773 0, 5.114 -26.989 0 -17.045 0 16.903 z
      """)
    let oPath2 = BezierPath(
      """
      29.83 -6.392 11.222 0 -11.222 0, 13.494 -26.989 0 10.938 0 -10.938,
      29.83 -47.727 -11.222 0 11.222 0, 46.165 -26.989 0 -10.938 0 10.938 z
      """)
    let oItems: [ShapeItem] = [
      ShapeItem("o", .path(PathShape(.constant(oPath)))),
      ShapeItem("o", .path(PathShape(.constant(oPath2)))),
    ]
    let oGlyph = Glyph(
      "o", family: "Inter", style: "Regular", size: 100, width: 59.659,
      content: .outlines([ShapeItem("o", .group(ShapeGroup(oItems)))]))
    let uPath = BezierPath(
      """
      42.045 -22.301 0 0 0 10.227, 27.983 -7.386 6.25 0 -6.96 0, 16.051 -20.455 0 7.955 0 0,
      16.051 -54.545, 7.67 -54.545, 7.67 -19.886 0 0 0 13.92, 25.284 0.71 -10.227 0 8.239 0,
      41.477 -9.233 -2.557 5.54 0 0, 42.045 -9.233, 42.045 0, 50.426 0, 50.426 -54.545,
      42.045 -54.545 z
      """)
    let u = ShapeItem("u", .group(ShapeGroup([ShapeItem("u", .path(PathShape(.constant(uPath))))])))
    let uGlyph = Glyph(
      "u", family: "Inter", style: "Regular", size: 100, width: 58.097, content: .outlines([u]))
    let rPath = BezierPath(
      """
      7.67 0, 16.051 0, 16.051 -34.517 0 0 0 -7.386, 29.83 -47.301 -7.955 0 2.237 0,
      34.943 -46.733 -0.568 -0.142 0 0, 34.943 -55.256 0 0 -0.959 -0.071,
      30.54 -55.398 1.243 0 -6.534 0, 16.335 -46.307 1.989 -5.398 0 0, 15.767 -46.307,
      15.767 -54.545, 7.67 -54.545 z
      """)
    let r = ShapeItem("r", .group(ShapeGroup([ShapeItem("r", .path(PathShape(.constant(rPath))))])))
    let rGlyph = Glyph(
      "r", family: "Inter", style: "Regular", size: 100, width: 37.216, content: .outlines([r]))
    let glyph2 = Glyph(
      " ", family: "Inter", style: "Regular", size: 100, width: 28.125, content: .outlines([]))
    let dPath = BezierPath(
      """
      28.267 1.136 -13.636 0 10.511 0, 44.176 -8.381 -1.847 2.983 0 0, 45.17 -8.381, 45.17 0,
      53.267 0, 53.267 -72.727, 44.886 -72.727, 44.886 -45.881, 44.176 -45.881 0 0 -1.847 -2.841,
      28.409 -55.256 10.653 0 -13.778 0, 5.114 -27.131 0 -17.188 0 17.33 z
      """)
    let dPath2 = BezierPath(
      """
      29.403 -6.392 10.085 0 -10.511 0, 13.494 -27.273 0 11.648 0 -11.506,
      29.403 -47.727 -10.653 0 10.227 0, 45.028 -27.273 0 -12.216 0 12.358 z
      """)
    let dItems: [ShapeItem] = [
      ShapeItem("d", .path(PathShape(.constant(dPath)))),
      ShapeItem("d", .path(PathShape(.constant(dPath2)))),
    ]
    let dGlyph = Glyph(
      "d", family: "Inter", style: "Regular", size: 100, width: 62.074,
      content: .outlines([ShapeItem("d", .group(ShapeGroup(dItems)))]))
    let ePath = BezierPath(
      """
      30.54 1.136 -15.767 0 11.08 0, 52.273 -12.642 -2.557 8.239 0 0,
      44.176 -14.915 0 0 -2.131 5.682, 30.54 -6.392 6.57 0 -9.837 0,
      13.53 -24.432 0.391 11.683 0 0, 53.125 -24.432, 53.125 -27.983 0 0 0 -20.312,
      29.688 -55.256 11.364 0 -14.773 0, 5.114 -26.847 0 -16.761 0 16.761 z
      """)
    let ePath2 = BezierPath(
      """
      13.53 -31.676 0 0 0.568 -8.487, 29.688 -47.727 -9.588 0 9.091 0,
      44.602 -31.676 0 -9.233 0 0 z
      """)
    let eItems: [ShapeItem] = [
      ShapeItem("e", .path(PathShape(.constant(ePath)))),
      ShapeItem("e", .path(PathShape(.constant(ePath2)))),
    ]
    let eGlyph = Glyph(
      "e", family: "Inter", style: "Regular", size: 100, width: 58.239,
      content: .outlines([ShapeItem("e", .group(ShapeGroup(eItems)))]))
    return [tGlyph, kGlyph, yGlyph, glyph, yGlyph2, oGlyph, uGlyph, rGlyph, glyph2, dGlyph, eGlyph]
  }

  private static func glyphsPart4() -> [Glyph] {
    let i = ShapeItem(
      "i",
      .path(PathShape(.constant(BezierPath("7.67 0, 16.051 0, 16.051 -54.545, 7.67 -54.545 z")))))
    let iPath = BezierPath(
      """
      11.932 -63.636 -3.267 0 3.267 0, 17.898 -69.318 0 3.125 0 -3.125,
      11.932 -75 3.267 0 -3.267 0, 5.966 -69.318 0 -3.125 0 3.125 z
      """)
    let iItems: [ShapeItem] = [i, ShapeItem("i", .path(PathShape(.constant(iPath))))]
    let iGlyph = Glyph(
      "i", family: "Inter", style: "Regular", size: 100, width: 23.722,
      content: .outlines([ShapeItem("i", .group(ShapeGroup(iItems)))]))
    let sPath = BezierPath(
      """
      46.307 -42.33 0 0 -2.628 -7.741, 26.989 -55.256 10.795 0 -11.506 0,
      6.96 -39.489 0 -9.233 0 7.528, 21.449 -24.574 -10.014 -2.344 0 0,
      30.54 -22.443 0 0 5.504 1.278, 38.636 -14.773 0 -3.764 0 4.688,
      25.852 -6.25 7.813 0 -6.854 0, 13.21 -15.057 1.491 5.859 0 0,
      5.256 -13.068 0 0 1.953 9.268, 25.994 1.136 -11.151 0 12.678 0,
      47.301 -15.199 0 9.411 0 -7.599, 32.812 -29.972 9.73 2.379 0 0,
      24.716 -31.96 0 0 -6.463 -1.598, 15.341 -39.915 0 4.19 0 -4.688,
      26.989 -48.011 -6.676 0 7.315 0, 38.778 -40.199 -1.456 -3.764 0 0 z
      """)
    let s = ShapeItem("s", .group(ShapeGroup([ShapeItem("s", .path(PathShape(.constant(sPath))))])))
    let sGlyph = Glyph(
      "s", family: "Inter", style: "Regular", size: 100, width: 52.273, content: .outlines([s]))
    let nPath = BezierPath(
      """
      16.051 -32.812 0 0 0 -9.517, 29.972 -47.727 -8.026 0 7.777 0, 42.472 -34.091 0 -8.558 0 0,
      42.472 0, 50.852 0, 50.852 -34.659 0 0 0 -13.92, 32.386 -55.256 11.044 0 -8.239 0,
      16.477 -46.023 2.557 -5.54 0 0, 15.767 -46.023, 15.767 -54.545, 7.67 -54.545, 7.67 0,
      16.051 0 z
      """)
    let n = ShapeItem("n", .group(ShapeGroup([ShapeItem("n", .path(PathShape(.constant(nPath))))])))
    let nGlyph = Glyph(
      "n", family: "Inter", style: "Regular", size: 100, width: 58.523, content: .outlines([n]))
    let tPath = BezierPath(
      """
      31.392 -54.545, 19.744 -54.545, 19.744 -67.614, 11.364 -67.614, 11.364 -54.545,
      3.125 -54.545, 3.125 -47.443, 11.364 -47.443, 11.364 -13.352 0 0 0 9.517,
      26.136 0.71 -7.102 0 3.125 0, 32.386 -0.284 -1.136 0.426 0 0,
      30.682 -7.813 0 0 -0.71 0.142, 26.989 -7.386 1.847 0 -3.693 0, 19.744 -15.625 0 7.102 0 0,
      19.744 -47.443, 31.392 -47.443 z
      """)
    let t = ShapeItem("t", .group(ShapeGroup([ShapeItem("t", .path(PathShape(.constant(tPath))))])))
    let tGlyph = Glyph(
      "t", family: "Inter", style: "Regular", size: 100, width: 36.364, content: .outlines([t]))
    let wPath = BezierPath(
      """
      20.028 0, 28.267 0, 40.199 -41.903, 41.051 -41.903, 52.983 0, 61.222 0, 77.841 -54.545,
      69.034 -54.545, 57.244 -12.926, 56.676 -12.926, 45.17 -54.545, 36.222 -54.545,
      24.574 -12.784, 24.006 -12.784, 12.216 -54.545, 3.409 -54.545 z
      """)
    let w = ShapeItem("w", .group(ShapeGroup([ShapeItem("w", .path(PathShape(.constant(wPath))))])))
    let wGlyph = Glyph(
      "w", family: "Inter", style: "Regular", size: 100, width: 81.25, content: .outlines([w]))
    let aPath = BezierPath(
      """
      23.722 1.278 -10.369 0 9.517 0, 39.915 -7.386 -1.705 3.551 0 0, 40.341 -7.386, 40.341 0,
      48.722 0, 48.722 -35.938 0 0 0 -17.33, 28.551 -55.256 6.96 0 -8.239 0,
      6.676 -42.472 4.261 -9.943 0 0, 14.631 -39.631 0 0 1.847 -3.977,
      28.835 -47.869 -7.99 0 7.706 0, 40.341 -36.79 0 -6.996 0 0, 40.341 -36.506 0 0 0 4.048,
      26.278 -31.534 9.943 -1.278 -10.121 1.314, 5.114 -15.483 0 -12.5 0 10.653 z
      """)
    let aPath2 = BezierPath(
      """
      25 -6.25 9.943 0 -6.676 0, 13.494 -15.057 0 5.824 0 -6.392,
      25.852 -24.29 -6.534 0.852 3.551 -0.426, 40.341 -27.415 -1.42 1.705 0 0,
      40.341 -19.744 0 0 0 6.818 z
      """)
    let aItems: [ShapeItem] = [
      ShapeItem("a", .path(PathShape(.constant(aPath)))),
      ShapeItem("a", .path(PathShape(.constant(aPath2)))),
    ]
    let aGlyph = Glyph(
      "a", family: "Inter", style: "Regular", size: 100, width: 56.392,
      content: .outlines([ShapeItem("a", .group(ShapeGroup(aItems)))]))
    let yPath = BezierPath(
      """
      13.068 20.455 -2.841 0 7.564 0, 29.119 7.955 -3.161 8.487 0 0, 52.273 -54.545,
      43.182 -54.545, 28.125 -11.08, 27.557 -11.08, 12.5 -54.545, 3.409 -54.545, 23.58 0.284,
      22.017 4.545 0 0 -3.054 8.31, 9.091 12.074 6.108 1.562 0 0, 6.96 19.46 0 0 0.852 0.426 z
      """)
    let y = ShapeItem("y", .group(ShapeGroup([ShapeItem("y", .path(PathShape(.constant(yPath))))])))
    let yGlyph = Glyph(
      "y", family: "Inter", style: "Regular", size: 100, width: 55.682, content: .outlines([y]))
    let path = BezierPath(
      """
      13.778 0.568 -3.516 0 3.516 0, 20.17 -5.824 0 3.516 0 -3.516,
      13.778 -12.216 3.516 0 -3.516 0, 7.386 -5.824 0 -3.516 0 3.516 z
      """)
    let item = ShapeItem(
      ".", .group(ShapeGroup([ShapeItem(".", .path(PathShape(.constant(path))))])))
    let glyph = Glyph(
      ".", family: "Inter", style: "Regular", size: 100, width: 27.557, content: .outlines([item]))
    return [iGlyph, sGlyph, nGlyph, tGlyph, wGlyph, aGlyph, yGlyph, glyph]
  }

  private static func markers() -> [Marker] {
    [
      Marker("Text swap", at: 0, duration: 30),
      Marker("Button turns white", at: 30, duration: 18),
      Marker("Text disappears", at: 48, duration: 30),
      Marker("Check mark moves up", at: 78, duration: 18),
      Marker("Success content slides up", at: 96, duration: 36),
      Marker("Button turns black", at: 132, duration: 18),
      Marker("Text spreads", at: 150, duration: 30),
    ]
  }

  /// 1 Button label, composition comp_0: frames 0 to 210 (0 s to 3.5 s).
  private static func buttonLabel2() -> Layer {
    var layer = Layer(
      id: 1, name: "Button label",
      content: .composition(NestedComposition(id: "comp_0", size: Size(342, 56))),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.anchor = .constant(Vector3(171, 28))
    layer.transform.position = .constant(Vector3(195, 304))
    return layer
  }

  /// 2 Button, shape layer: frames 0 to 210 (0 s to 3.5 s).
  private static func button() -> Layer {
    let rectanglePath1 = ShapeItem(
      "Rectangle Path 1",
      .rectangle(RectangleShape(size: .constant(Point(342, 56)), cornerRadius: .constant(14))))
    let borderOpacity: [Keyframe<Double>] = [
      Keyframe(30, 0, .easeInOut),  // 0.5 s
      Keyframe(48, 1, .hold),  // 0.8 s
      Keyframe(132, 1, .easeInOut),  // 2.2 s
      Keyframe(150, 0),  // 2.5 s
    ]
    let borderStroke = Stroke(
      .solid(.constant(Color(0.82, 0.82, 0.84))), opacity: .keyframed(borderOpacity),
      width: .constant(1))
    let fill1Items: [Keyframe<Color>] = [
      Keyframe(30, Color(hex: 0x000000), .easeInOut),  // 0.5 s
      Keyframe(48, Color(hex: 0xFFFFFF), .hold),  // 0.8 s
      Keyframe(132, Color(hex: 0xFFFFFF), .easeInOut),  // 2.2 s
      Keyframe(150, Color(hex: 0x000000)),  // 2.5 s
    ]
    let buttonItems: [ShapeItem] = [
      rectanglePath1,
      ShapeItem("Border", .stroke(borderStroke)),
      ShapeItem("Fill 1", .fill(Fill(.solid(.keyframed(fill1Items))))),
    ]
    var layer = Layer(
      id: 2, name: "Button",
      content: .shape([ShapeItem("Button", .group(ShapeGroup(buttonItems)))]),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .constant(Vector3(195, 304))
    return layer
  }

  /// 3 Footer, shape layer: frames 0 to 210 (0 s to 3.5 s).
  private static func footer() -> Layer {
    let rectanglePath1Shape = RectangleShape(
      position: .constant(Point(0, -51.5)), size: .constant(Point(390, 1)))
    let hairlineItems: [ShapeItem] = [
      ShapeItem("Rectangle Path 1", .rectangle(rectanglePath1Shape)),
      ShapeItem("Fill 1", .fill(Fill(.solid(.constant(Color(0.87, 0.87, 0.88)))))),
    ]
    let barItems: [ShapeItem] = [
      ShapeItem("Rectangle Path 1", .rectangle(RectangleShape(size: .constant(Point(390, 104))))),
      ShapeItem("Fill 1", .fill(Fill(.solid(.constant(Color(hex: 0xFFFFFF)))))),
    ]
    let footerContent: [ShapeItem] = [
      ShapeItem("Hairline", .group(ShapeGroup(hairlineItems))),
      ShapeItem("Bar", .group(ShapeGroup(barItems))),
    ]
    var layer = Layer(
      id: 3, name: "Footer", content: .shape(footerContent),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .constant(Vector3(195, 308))
    return layer
  }

  /// 4 Success content, composition comp_1: frames 0 to 210 (0 s to 3.5 s).
  private static func successContent2() -> Layer {
    var layer = Layer(
      id: 4, name: "Success content",
      content: .composition(NestedComposition(id: "comp_1", size: Size(390, 180))),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.anchor = .constant(Vector3(195, 90))
    layer.transform.position = .keyframed([
      Keyframe(96, Vector3(195, 350), .easeOut),  // 1.6 s
      Keyframe(132, Vector3(195, 124)),  // 2.2 s
    ])
    return layer
  }

  /// 5 Screen, shape layer: frames 0 to 210 (0 s to 3.5 s).
  private static func screen() -> Layer {
    let screenItems: [ShapeItem] = [
      ShapeItem("Rectangle Path 1", .rectangle(RectangleShape(size: .constant(Point(390, 360))))),
      ShapeItem("Fill 1", .fill(Fill(.solid(.constant(Color(0.953, 0.953, 0.961)))))),
    ]
    var layer = Layer(
      id: 5, name: "Screen",
      content: .shape([ShapeItem("Screen", .group(ShapeGroup(screenItems)))]),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .constant(Vector3(195, 180))
    return layer
  }

  /// The composition Button label.
  private static func buttonLabel() -> Composition {
    var composition = Composition(id: "comp_0", name: "Button label")
    composition.frameRate = FrameRate(60)
    composition.layers = [
      buttonLabelPlaceOrder(),
      buttonLabelOrderPlacedContainer(),
      buttonLabelOrderPlaced(),
      buttonLabelCheckMark(),
      buttonLabelContinueShopping(),
      buttonLabelChevron(),
    ]
    return composition
  }

  /// 1 Place Order, text: frames 0 to 210 (0 s to 3.5 s).
  private static func buttonLabelPlaceOrder() -> Layer {
    let placeOrderDocument = TextDocument(
      "Place Order", font: "Inter-SemiBold", size: 17, fill: Color(hex: 0xFFFFFF), lineHeight: 20.4,
      justification: .center)
    var layer = Layer(
      id: 1, name: "Place Order",
      content: .text(TextContent(documents: [TextKeyframe(0, placeOrderDocument)])),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .keyframed([
      Keyframe(0, Vector3(171, 34), .easeInOut),  // 0 s
      Keyframe(30, Vector3(402, 34)),  // 0.5 s
    ])
    return layer
  }

  /// 2 Order placed container, null layer: frames 0 to 210 (0 s to 3.5 s).
  private static func buttonLabelOrderPlacedContainer() -> Layer {
    var layer = Layer(
      id: 2, name: "Order placed container", content: .null,
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .keyframed([
      Keyframe(0, Vector3(-90, 28), .easeInOut),  // 0 s
      Keyframe(30, Vector3(171, 28), .hold),  // 0.5 s
      Keyframe(48, Vector3(171, 28), .easeInOut),  // 0.8 s
      Keyframe(78, Vector3(113.452, 28)),  // 1.3 s
    ])
    return layer
  }

  /// 3 Order placed, text: frames 0 to 210 (0 s to 3.5 s).
  private static func buttonLabelOrderPlaced() -> Layer {
    let orderPlacedDocument = TextDocument(
      "Order placed", font: "Inter-SemiBold", size: 17, fill: Color(hex: 0xFFFFFF),
      lineHeight: 20.4)
    let textColourFill: [Keyframe<Color>] = [
      Keyframe(0, Color(hex: 0xFFFFFF), .hold),  // 0 s
      Keyframe(39, Color(hex: 0x000000)),  // 0.65 s
    ]
    let textColourAnimator = TextAnimator(
      name: "Text colour", selectors: [TextSelector()],
      style: TextAnimatorStyle(fill: .keyframed(textColourFill)))
    let orderPlacedContent = TextContent(
      documents: [TextKeyframe(0, orderPlacedDocument)], animators: [textColourAnimator])
    var layer = Layer(
      id: 3, name: "Order placed", content: .text(orderPlacedContent),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .constant(Vector3(-65.548, 6))
    layer.parent = 2
    let clipPath: [Keyframe<BezierPath>] = [
      Keyframe(48, BezierPath("-1 -20, 109 -20, 109 10, -1 10 z"), .easeInOut),  // 0.8 s
      Keyframe(78, BezierPath("109 -20, 109 -20, 109 10, 109 10 z")),  // 1.3 s
    ]
    layer.masks = [Mask(name: "Clip", path: .keyframed(clipPath))]
    return layer
  }

  /// 4 Check mark, shape layer: frames 0 to 210 (0 s to 3.5 s).
  private static func buttonLabelCheckMark() -> Layer {
    let stroke1Items: [Keyframe<Color>] = [
      Keyframe(0, Color(hex: 0xFFFFFF), .hold),  // 0 s
      Keyframe(39, Color(hex: 0x000000)),  // 0.65 s
    ]
    let stroke1 = Stroke(
      .solid(.keyframed(stroke1Items)), width: .constant(2.25), cap: .round, join: .round)
    let checkItems: [ShapeItem] = [
      ShapeItem("Path 1", .path(PathShape(.constant(BezierPath("-6.5 0.5, -2 5, 6.5 -5"))))),
      ShapeItem("Stroke 1", .stroke(stroke1)),
    ]
    var layer = Layer(
      id: 4, name: "Check mark",
      content: .shape([ShapeItem("Check", .group(ShapeGroup(checkItems)))]),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .keyframed([
      Keyframe(78, Vector3(57.548, 0), .easeInOut),  // 1.3 s
      Keyframe(96, Vector3(57.548, -40)),  // 1.6 s
    ])
    layer.transform.opacity = .keyframed([
      Keyframe(78, 1, .easeInOut),  // 1.3 s
      Keyframe(96, 0),  // 1.6 s
    ])
    layer.parent = 2
    return layer
  }

  /// 5 Continue Shopping, text: frames 0 to 210 (0 s to 3.5 s).
  private static func buttonLabelContinueShopping() -> Layer {
    let continueShoppingDocument = TextDocument(
      "Continue Shopping", font: "Inter-SemiBold", size: 17, fill: Color(hex: 0xFFFFFF),
      lineHeight: 20.4)
    var layer = Layer(
      id: 5, name: "Continue Shopping",
      content: .text(TextContent(documents: [TextKeyframe(0, continueShoppingDocument)])),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .keyframed([
      Keyframe(150, Vector3(85.919, 34), .easeInOut),  // 2.5 s
      Keyframe(180, Vector3(20, 34)),  // 3 s
    ])
    layer.transform.opacity = .keyframed([
      Keyframe(132, 0, .easeInOut),  // 2.2 s
      Keyframe(150, 1),  // 2.5 s
    ])
    return layer
  }

  /// 6 Chevron, text: frames 0 to 210 (0 s to 3.5 s).
  private static func buttonLabelChevron() -> Layer {
    let document = TextDocument(
      "›", font: "Inter-SemiBold", size: 17, fill: Color(hex: 0xFFFFFF), lineHeight: 20.4)
    var layer = Layer(
      id: 6, name: "Chevron", content: .text(TextContent(documents: [TextKeyframe(0, document)])),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .keyframed([
      Keyframe(151, Vector3(249.61, 34), .easeInOut),  // 2.517 s
      Keyframe(180, Vector3(315.528, 34)),  // 3 s
    ])
    layer.transform.opacity = .keyframed([
      Keyframe(132, 0, .easeInOut),  // 2.2 s
      Keyframe(150, 1),  // 2.5 s
    ])
    return layer
  }

  /// The composition Success content.
  private static func successContent() -> Composition {
    var composition = Composition(id: "comp_1", name: "Success content")
    composition.frameRate = FrameRate(60)
    composition.layers = [
      successContentSuccessCheck(),
      successContentSuccessTitle(),
      successContentSuccessMessage(),
    ]
    return composition
  }

  /// 1 Success check, shape layer: frames 0 to 210 (0 s to 3.5 s).
  private static func successContentSuccessCheck() -> Layer {
    let stroke1 = Stroke(
      .solid(.constant(Color(hex: 0xFFFFFF))), width: .constant(4), cap: .round, join: .round)
    let checkItems: [ShapeItem] = [
      ShapeItem("Path 1", .path(PathShape(.constant(BezierPath("-13 1, -4 10, 13 -10"))))),
      ShapeItem("Stroke 1", .stroke(stroke1)),
    ]
    let discItems: [ShapeItem] = [
      ShapeItem("Ellipse Path 1", .ellipse(EllipseShape(size: .constant(Point(64, 64))))),
      ShapeItem("Fill 1", .fill(Fill(.solid(.constant(Color(0.204, 0.78, 0.349)))))),
    ]
    let successCheckContent: [ShapeItem] = [
      ShapeItem("Check", .group(ShapeGroup(checkItems))),
      ShapeItem("Disc", .group(ShapeGroup(discItems))),
    ]
    var layer = Layer(
      id: 1, name: "Success check", content: .shape(successCheckContent),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .constant(Vector3(195, 52))
    return layer
  }

  /// 2 Success title, text: frames 0 to 210 (0 s to 3.5 s).
  private static func successContentSuccessTitle() -> Layer {
    let thankYouDocument = TextDocument(
      "Thank you!", font: "Inter-SemiBold", size: 24, fill: Color(hex: 0x000000), lineHeight: 28.8,
      justification: .center)
    var layer = Layer(
      id: 2, name: "Success title",
      content: .text(TextContent(documents: [TextKeyframe(0, thankYouDocument)])),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .constant(Vector3(195, 122))
    return layer
  }

  /// 3 Success message, text: frames 0 to 210 (0 s to 3.5 s).
  private static func successContentSuccessMessage() -> Layer {
    let yourOrderIsOnItsWayDocument = TextDocument(
      "Your order is on its way.", font: "Inter-Regular", size: 15, fill: Color(0.4, 0.4, 0.42),
      lineHeight: 18, justification: .center)
    var layer = Layer(
      id: 3, name: "Success message",
      content: .text(TextContent(documents: [TextKeyframe(0, yourOrderIsOnItsWayDocument)])),
      timing: LayerTiming(FrameRange(0, 210)))
    layer.transform.position = .constant(Vector3(195, 150))
    return layer
  }
}
