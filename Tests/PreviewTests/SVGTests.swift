import Foundation
import InbetweenLowering
import InbetweenPreview
import InbetweenTimeline
import TestSupport
import Testing

/// A drawing of which the SVG file is kept as a golden: it was looked at in Chromium beside the
/// picture that `Renderer` draws, and both agreed to 10 of 255 within shapes; `add` alone clips later
/// in a browser where it is translucent.
struct SVGCase: Sendable, CustomTestStringConvertible {
  var name: String
  var nodes: [DisplayNode]

  var testDescription: String { name }

  /// 160 × 160 pixels.
  var list: DisplayList { DisplayList(size: Size(160, 160), nodes: nodes) }

  static let all: [SVGCase] = [
    SVGCase(name: "blend-modes", nodes: blendModes), SVGCase(name: "masks", nodes: masks),
    SVGCase(name: "mattes", nodes: mattes), SVGCase(name: "filters", nodes: filters),
    SVGCase(name: "paints", nodes: paints), SVGCase(name: "pixels", nodes: pixels),
  ]

  private static let back = DisplayNode.rectangle(0, 0, 160, 160, Color(0.8, 0.4, 0.2))

  private static func cell(_ index: Int) -> GroupNode.Placement {
    .affine(.translation(Point(Double(index % 5) * 32 + 2, Double(index / 5) * 32 + 2)))
  }

  private static var blendModes: [DisplayNode] {
    [back]
      + BlendMode.allCases.filter { $0 != .hardMix }.enumerated().map { index, mode in
        .group(
          GroupNode(
            [
              .rectangle(0, 0, 28, 14, Color(0.3, 0.5, 0.9)),
              .rectangle(0, 14, 28, 14, Color(0.1, 0.9, 0.4), opacity: 0.5),
            ], placement: cell(index), blendMode: mode))
      }
  }

  private static var masks: [DisplayNode] {
    var index = 0
    var nodes: [DisplayNode] = []
    for mode in Mask.Mode.allCases {
      for (isInverted, sigma) in [(false, 0.0), (true, 0), (false, 2)] {
        let second = DisplayMask(
          [.rectangle(8, 8, 20, 20)], mode: mode, isInverted: isInverted, opacity: 0.7,
          sigma: Point(sigma, sigma))
        nodes.append(
          .group(
            GroupNode(
              [.rectangle(0, 0, 28, 28, Color(0.2, 0.4, 1))], placement: cell(index),
              masks: [DisplayMask([.rectangle(0, 0, 18, 18)]), second])))
        index += 1
      }
    }
    return nodes
  }

  private static var mattes: [DisplayNode] {
    Matte.Kind.allCases.enumerated().map { index, kind in
      let left = Double(index) * 40
      return .group(
        GroupNode(
          [.rectangle(left, 0, 36, 160, Color(0.2, 0.4, 1))],
          opacity: index == 0 ? 0.5 : 1,
          matte: DisplayMatte(
            kind,
            nodes: [
              .rectangle(left, 10, 20, 60, Color(1, 0, 0)),
              .rectangle(left, 80, 20, 60, Color(1, 1, 1), opacity: 0.5),
            ])))
    }
  }

  private static var filters: [DisplayNode] {
    let list: [[DisplayFilter]] = [
      [.gaussianBlur(sigma: Point(3, 1), edge: .transparent)],
      [.outerShadow(ShadowFilter(color: Color(1, 0, 0, 0.5), offset: Point(6, 6), sigma: 2))],
      [
        .outerShadow(
          ShadowFilter(
            color: .black, offset: Point(4, 0), sigma: 0, isKnockedOut: true,
            showsShadowOnly: true))
      ],
      [.innerShadow(ShadowFilter(color: .black, offset: Point(3, 3), sigma: 2))],
      [.colorMatrix(.fill(Color(1, 0, 0), amount: 0.5))],
      [.colorMap(ColorMapFilter([.black, Color(1, 0, 0), .white], amount: 0.75))],
      [
        .outerShadow(
          ShadowFilter(
            color: Color(0, 1, 1), offset: Point(6, 6), sigma: 1, blendMode: .multiply))
      ],
      [
        .gaussianBlur(sigma: Point(2, 2), edge: .transparent),
        .outerShadow(ShadowFilter(color: .black, offset: Point(5, 5), sigma: 1)),
      ],
    ]
    return [.rectangle(0, 0, 160, 160, Color(1, 1, 0.5))]
      + list.enumerated().map { index, filters in
        .group(
          GroupNode(
            [.rectangle(10, 10, 20, 20, Color(0.2, 0.6, 0.9))],
            placement: .affine(
              .translation(Point(Double(index % 3) * 50, Double(index / 3) * 50))),
            filters: filters))
      }
  }

  private static var paints: [DisplayNode] {
    let stops = [
      GradientStop(0, Color(1, 0, 0)), GradientStop(0.5, Color(0, 1, 0, 0)),
      GradientStop(1, Color(0, 0, 1)),
    ]
    let linear = DisplayGradient(.linear(start: Point(0, 0), end: Point(60, 60)), stops: stops)
    let radial = DisplayGradient(
      .radial(center: Point(110, 40), radius: 35, focus: Point(125, 40)), stops: stops)
    let curve = BezierPath([
      .init(Point(20, 140), out: Point(40, -60)), .init(Point(140, 100), in: Point(-60, 30)),
    ])
    return [
      .fill(FillNode([.rectangle(5, 5, 60, 60)], paint: .gradient(linear), opacity: 0.9)),
      .fill(
        FillNode(
          [.rectangle(75, 5, 70, 70), .rectangle(95, 25, 30, 30)], rule: .evenOdd,
          paint: .gradient(radial))),
      .stroke(
        StrokeNode(
          [curve], transform: AffineTransform(1, 0, 0.2, 0.8, -20, 20),
          pen: Pen(width: 8, cap: .round, dashes: [20, 12], dashOffset: -5),
          paint: .solid(Color(0, 0.3, 0.6, 0.8)))),
      .group(
        GroupNode(
          [.rectangle(0, 0, 30, 30, .black), .rectangle(10, 10, 30, 30, Color(1, 0, 0))],
          placement: .affine(AffineTransform(0.9, 0.3, -0.3, 0.9, 110, 95)), opacity: 0.5,
          clips: [DisplayClip(Rect(origin: .zero, size: Size(35, 35)))], name: "A \"<&>\" layer")),
    ]
  }

  /// What SVG has no words for.
  private static var pixels: [DisplayNode] {
    [
      .group(
        GroupNode(
          [.rectangle(0, 0, 100, 60, Color(0.2, 0.6, 0.9))],
          placement: .projective(Homography(1, 0, 10, 0, 1, 10, 0.005, 0, 1)), opacity: 0.5)),
      .group(
        GroupNode(
          [.rectangle(20, 90, 40, 40, Color(0.2, 0.6, 0.9))],
          filters: [.outline(OutlineFilter(color: .black, outside: 4, inside: 2))])),
    ]
  }
}

@Suite struct SVGTests {
  @Test("A still SVG file says what its golden says", arguments: SVGCase.all)
  func stills(_ drawing: SVGCase) throws {
    var svg = SVGDrawing(images: ImageCache())
    let text = svg.still(drawing.list, width: 160, height: 160, background: nil)
    let golden = Golden(
      at: Folders.fixtures.appending(path: "drawing/\(drawing.name).svg"))
    #expect(try golden.mismatch(with: text) == nil)
    if let folder = ProcessInfo.processInfo.environment["SVG_FOLDER"] {
      // For a look at both in a browser.
      let root = URL(filePath: folder)
      try text.write(
        to: root.appending(path: drawing.name + ".svg"), atomically: true, encoding: .utf8)
      var renderer = Renderer()
      let bitmap = try renderer.render(drawing.list, width: 160, height: 160)
      try Data(PNG.encode(bitmap)).write(to: root.appending(path: drawing.name + ".png"))
    }
  }

  @Test("A moving SVG file steps through what its frames show")
  func moves() throws {
    var moving = MovingSVG(images: ImageCache())
    for frame in 0..<4 {
      var nodes: [DisplayNode] = [
        .group(
          GroupNode(
            [.rectangle(0, 0, 10, 10, Color(1, Double(frame) / 4, 0))],
            placement: .affine(.translation(Point(Double(frame) * 10, 0))), name: "Box"))
      ]
      if frame == 2 { nodes.append(.rectangle(20, 20, 5, 5, .black)) }
      moving.add(
        DisplayList(size: Size(40, 40), nodes: nodes), width: 40, height: 40, background: nil,
        at: Double(frame) / 2)
    }
    let golden = Golden(at: Folders.fixtures.appending(path: "drawing/moving.svg"))
    #expect(try golden.mismatch(with: moving.finished(at: 2)) == nil)
  }

  @Test("Letters that XML forbids do not get into a file")
  func escapes() {
    var svg = SVGDrawing(images: ImageCache())
    let nodes = [
      DisplayNode.group(GroupNode([.rectangle(0, 0, 9, 9, .black)], name: "\"><script>\u{0}"))
    ]
    let text = svg.still(
      DisplayList(size: Size(9, 9), nodes: nodes), width: 9, height: 9, background: nil)
    #expect(text.contains("aria-label=\"&quot;&gt;&lt;script&gt;\\u{0}\""))
  }
}
