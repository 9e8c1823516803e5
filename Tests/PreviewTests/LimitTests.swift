import InbetweenDiagnostics
import InbetweenLowering
import InbetweenPreview
import InbetweenTimeline
import Testing

/// Hostile drawings end in findings, not in trouble.
@Suite struct LimitTests {
  private func findings(
    _ nodes: [DisplayNode], limits: RenderLimits = RenderLimits()
  ) throws -> [DiagnosticCode] {
    var renderer = Renderer(limits: limits)
    _ = try renderer.render(
      DisplayList(size: Size(64, 64), nodes: nodes), width: 64, height: 64)
    return renderer.log.findings.map(\.code)
  }

  @Test("A picture beyond the limits is refused")
  func refusesLargePictures() {
    var renderer = Renderer()
    #expect(throws: Diagnostic.self) {
      _ = try renderer.render(DisplayList(size: Size(1, 1)), width: 1 << 20, height: 1)
    }
  }

  @Test("A picture of more pixels than it may have is refused, whatever its sides")
  func refusesManyPixels() {
    var limits = RenderLimits()
    limits.pixels = 64 * 64 - 1
    #expect(throws: Diagnostic.self) { try Renderer.check(width: 64, height: 64, limits: limits) }
    #expect(throws: Never.self) { try Renderer.check(width: 64, height: 63, limits: limits) }
    limits = RenderLimits()
    limits.longestSide = 63
    #expect(throws: Diagnostic.self) { try Renderer.check(width: 64, height: 1, limits: limits) }
  }

  @Test("Mattes keep to the memory of layers")
  func layerMemory() throws {
    var limits = RenderLimits()
    limits.layerBytes = 0
    limits.layersHeldOfPicture = 3
    func nested(_ depth: Int) -> DisplayNode {
      var node = DisplayNode.rectangle(0, 0, 64, 64, .black)
      for _ in 0..<depth {
        node = .group(
          GroupNode(
            [.rectangle(0, 0, 64, 64, .white)],
            matte: DisplayMatte(.alphaInverted, nodes: [node])))
      }
      return node
    }
    #expect(try findings([nested(1)], limits: limits) == [])
    #expect(try findings([nested(9)], limits: limits) == [.layersTooDeep])
    limits.largestLayerBytes = 64 * 64
    #expect(try findings([nested(1)], limits: limits) == [.layersTooDeep])
    limits.layerBytes = 3 * 64 * 64 * 4
    #expect(try findings([nested(1)], limits: limits) == [])
  }

  @Test("Mattes nested 100 deep are drawn as deep as is allowed")
  func nestedMattes() throws {
    var nodes = [DisplayNode.rectangle(0, 0, 64, 64, .black)]
    for _ in 0..<100 {
      nodes = [
        .group(
          GroupNode(
            [.rectangle(0, 0, 60, 60, .black), .rectangle(0, 0, 64, 64, .white)],
            matte: DisplayMatte(.alphaInverted, nodes: nodes)))
      ]
    }
    #expect(try findings(nodes) == [.layersTooDeep])
  }

  @Test("Groups nested beyond all sense are left out")
  func nestedGroups() throws {
    var nodes = [DisplayNode.rectangle(0, 0, 64, 64, .black)]
    for _ in 0..<1_000 { nodes = [.group(GroupNode(nodes))] }
    #expect(try findings(nodes) == [.groupsTooDeep])
  }

  @Test("A million dashes become a line")
  func dashes() throws {
    let line = BezierPath([.init(Point(0, 4)), .init(Point(1e6, 4))])
    let node = DisplayNode.stroke(
      StrokeNode([line], pen: Pen(width: 2, dashes: [0.05, 0.05]), paint: .solid(.black)))
    #expect(try findings([node]) == [.tooManyDashes])
  }

  @Test("Dashes of outlines whose length no number says become a line")
  func dashesOfEndlessOutlines() throws {
    let line = BezierPath([.init(Point(0, 4), out: Point(.nan, 0)), .init(Point(60, 4))])
    let node = DisplayNode.stroke(
      StrokeNode([line], pen: Pen(width: 2, dashes: [5, 5]), paint: .solid(.black)))
    #expect(try findings([node]) == [.tooManyDashes])
  }

  @Test("A huge blur is limited")
  func blurs() throws {
    let group = GroupNode(
      [.rectangle(0, 0, 64, 64, .black)],
      filters: [.gaussianBlur(sigma: Point(1e6, 1e6), edge: .transparent)])
    var limits = RenderLimits()
    limits.sigma = 20
    #expect(try findings([.group(group)], limits: limits) == [.blurTooWide])
  }

  @Test("Filters, mattes and masks beyond what a frame may have are left out")
  func layerPixels() throws {
    var limits = RenderLimits()
    limits.layerPixels = 500_000
    limits.layersOfPicture = 0
    let blur = DisplayFilter.gaussianBlur(sigma: Point(2, 2), edge: .transparent)
    let group = GroupNode(
      [.rectangle(0, 0, 64, 64, .black)], filters: Array(repeating: blur, count: 400))
    #expect(try findings([.group(group)], limits: limits) == [.tooManyLayerPixels])
    let masked = GroupNode(
      [.rectangle(0, 0, 64, 64, .black), .rectangle(0, 0, 6, 6, .white)],
      masks: [DisplayMask([.rectangle(4, 4, 9, 9)], sigma: Point(9, 9))])
    let several = [DisplayNode](repeating: .group(masked), count: 100)
    #expect(try findings(several, limits: limits) == [.tooManyLayerPixels])
  }

  @Test("An SVG file keeps to its bytes and pixels, and says what acted")
  func svg() {
    var limits = RenderLimits()
    limits.svgBytes = 2_000
    let squares = (0..<40).map { DisplayNode.rectangle(Double($0), 0, 9, 9, .black) }
    var drawing = SVGDrawing(images: ImageCache(), limits: limits)
    let text = drawing.still(
      DisplayList(size: Size(64, 64), nodes: squares), width: 64, height: 64, background: nil)
    let first = drawing.log.findings.map(\.code)
    #expect(first == [.svgTooLarge])
    #expect(text.split(separator: "<path").count - 1 < 10)
    limits = RenderLimits()
    limits.svgPixels = 20_000
    let tilted = GroupNode(
      [.rectangle(0, 0, 64, 64, .black)],
      placement: .projective(Homography(1, 0, 0, 0, 1, 0, 0.001, 0, 1)))
    drawing = SVGDrawing(images: ImageCache(), limits: limits)
    let pictures = drawing.still(
      DisplayList(size: Size(64, 64), nodes: [.group(tilted), .group(tilted)]), width: 64,
      height: 64, background: nil)
    let second = drawing.log.findings.map(\.code)
    #expect(pictures.split(separator: "<image").count - 1 == 1)
    #expect(second == [.svgTooLarge])
  }

  /// A square that is seen at an angle.
  private static let tilted = DisplayNode.group(
    GroupNode(
      [.rectangle(0, 0, 64, 64, .black)],
      placement: .projective(Homography(1, 0, 0, 0, 1, 0, 0.001, 0, 1))))

  @Test("What is seen at an angle counts as what it takes, and not as its pixels alone")
  func tilted() throws {
    var limits = RenderLimits()
    limits.layersOfPicture = 0
    // Each takes 16,384 pixels of its own, twice as fine, and 4,096 of the picture.
    limits.layerPixels = 300_000
    let several = [DisplayNode](repeating: Self.tilted, count: 10)
    #expect(try findings(several, limits: limits) == [.tooManyLayerPixels])
    limits.layerPixels = 700_000
    #expect(try findings(several, limits: limits) == [])
  }

  @Test("The pictures of an SVG file's frame take together what one frame may")
  func paintedForSVG() {
    var limits = RenderLimits()
    limits.layersOfPicture = 0
    limits.layerPixels = 1_000_000
    var drawing = SVGDrawing(images: ImageCache(), limits: limits)
    let list = DisplayList(
      size: Size(64, 64), nodes: [DisplayNode](repeating: Self.tilted, count: 40))
    let text = drawing.still(list, width: 64, height: 64, background: nil)
    #expect((1..<10).contains(text.split(separator: "<image").count - 1))
    #expect(drawing.log.findings.map(\.code) == [.svgTooLarge])
    #expect(drawing.painted < 1_500_000)
    // Each frame may take as much.
    _ = drawing.still(list, width: 64, height: 64, background: nil)
    #expect(drawing.painted > 1_500_000)
  }

  @Test("A playing SVG file takes in no more frames once it is full")
  func movingSVG() {
    var limits = RenderLimits()
    limits.svgBytes = 1_500
    var moving = MovingSVG(images: ImageCache(), limits: limits)
    for frame in 0..<100 {
      moving.add(
        DisplayList(
          size: Size(64, 64), nodes: [.rectangle(Double(frame), 0, 9, 9, .black)]),
        width: 64, height: 64, background: nil, at: Double(frame))
    }
    let isFull = moving.isFull
    let codes = moving.drawing.log.findings.map(\.code)
    let size = moving.finished(at: 100).utf8.count
    #expect(isFull)
    #expect(codes == [.svgTooLarge])
    #expect(size < 4_000)
  }

  @Test(
    "A playing SVG file whose first frame is too large to be followed stands still",
    arguments: [(500, true), (5_000, false)])
  func stillSVG(bytes: Int, isStill: Bool) {
    var limits = RenderLimits()
    limits.svgApart = bytes
    var moving = MovingSVG(images: ImageCache(), limits: limits)
    for frame in 0..<3 {
      moving.add(
        DisplayList(
          size: Size(64, 64),
          nodes: (0..<9).map { .rectangle(Double(frame + $0), 0, 9, 9, .black) }),
        width: 64, height: 64, background: nil, at: Double(frame))
    }
    let codes = moving.drawing.log.findings.map(\.code)
    let text = moving.finished(at: 3)
    #expect(codes == (isStill ? [.svgTooLarge] : []))
    #expect(text.contains("<animate") != isStill)
    #expect(text.split(separator: "<path").count - 1 == 9)
  }

  @Test("A playing SVG file works through no more than it may, however little it holds")
  func movingWork() {
    var limits = RenderLimits()
    limits.svgWork = 4_000
    var moving = MovingSVG(images: ImageCache(), limits: limits)
    var frames = 0
    while !moving.isFull, frames < 1_000 {
      moving.add(
        DisplayList(
          size: Size(64, 64), nodes: [.rectangle(Double(frames % 2), 0, 9, 9, .black)]),
        width: 64, height: 64, background: nil, at: Double(frames))
      frames += 1
    }
    let codes = moving.drawing.log.findings.map(\.code)
    #expect((2..<100).contains(frames))
    #expect(codes == [.svgTooLarge])
  }

  @Test("Shadows that mix in a way of their own are cast once each")
  func mixedShadows() throws {
    let shadow = DisplayFilter.outerShadow(
      ShadowFilter(color: .black, offset: Point(1, 1), sigma: 1, blendMode: .multiply))
    let group = GroupNode(
      [.rectangle(0, 0, 32, 32, .white)], filters: Array(repeating: shadow, count: 60))
    #expect(try findings([.group(group)]) == [])
  }

  @Test("Outlines far beyond the picture are cut, and cover what they cover")
  func farOutlines() throws {
    for reach in [1e5, 1e7, 1e12] {
      let bitmap = try draw(
        [
          .rectangle(-reach, -reach, 2 * reach, reach + 32, .black),
          .stroke(
            StrokeNode(
              [BezierPath([.init(Point(-reach, -reach)), .init(Point(reach, reach))])],
              pen: Pen(width: 6), paint: .solid(Color(1, 0, 0)))),
        ], width: 64, height: 64)
      #expect(mismatch(bitmap, 50, 10, Bytes(0, 0, 0)) == nil)
      #expect(bitmap.at(10, 40).alpha == 0)
      #expect(mismatch(bitmap, 48, 48, Bytes(255, 0, 0)) == nil)
    }
  }

  @Test("Lines that leave for far away are joined where they turn")
  func farJoins() throws {
    // The turn lies where no fraction of the way there and back says so exactly.
    let turn = Point(50.1, 70.3)
    let points = [Point(-90_000.7, 90_000.1), turn, Point(90_000.3, 90_000.9)]
    let line = StrokeNode(
      [BezierPath(points.map { .init($0) })],
      pen: Pen(width: 40, join: .miter), paint: .solid(.black))
    let bitmap = try draw([.stroke(line)], width: 100, height: 100)
    // Its tip is 28 above the turn, and a bevel's would be 14.
    #expect(bitmap.at(50, 48).alpha == 255)
    #expect(bitmap.at(50, 38).alpha == 0)
  }

  @Test("Circles of any size are round where they are seen", arguments: [3e4, 1e5, 1e6])
  func largeCircles(_ radius: Double) throws {
    // The circle passes through the middle of the picture; sixteen curves are as round as it.
    let way = Point(0.6, 0.8)
    let step = Double.pi / 8
    let handle = 4.0 / 3 * Real.sine(step / 4) / Real.cosine(step / 4) * radius
    let middle = Point(50, 50) + way * radius
    let vertices = (0..<16).map { index in
      let angle = 0.3 + step * Double(index)
      let out = Point(Real.cosine(angle), Real.sine(angle))
      let along = Point(-out.y, out.x) * handle
      return BezierPath.Vertex(
        middle + out * radius, in: Point.zero - along, out: along)
    }
    let circle = BezierPath(vertices, isClosed: true)
    let nodes: [DisplayNode] = [
      .fill(FillNode([circle], paint: .solid(.black))),
      .stroke(StrokeNode([circle], pen: Pen(width: 8), paint: .solid(.black))),
    ]
    let (fill, line) = (
      try draw([nodes[0]], width: 100, height: 100), try draw([nodes[1]], width: 100, height: 100)
    )
    for along in [-45.0, -20, 0, 20, 45] {
      let edge = Point(50, 50) + Point(-0.8, 0.6) * along
      func alpha(_ bitmap: Bitmap, _ depth: Double) -> Double {
        let point = edge + way * depth
        return bitmap.at(Int(point.x), Int(point.y)).alpha
      }
      #expect(alpha(fill, 1.5) == 255)
      #expect(alpha(fill, -1.5) == 0)
      #expect(alpha(line, 2.5) == 255 && alpha(line, -2.5) == 255)
      #expect(alpha(line, 5.5) == 0 && alpha(line, -5.5) == 0)
    }
  }

  @Test(
    "A line is as wide as its pen, though its middle lies far beyond the picture",
    arguments: [15_000.0, 19_990, 30_000, 1e5, 1e6])
  func wideLines(_ reach: Double) throws {
    // The edge of all of them passes through the middle of the picture, at an angle at which no corner of
    // a coarse circle lies.
    let way = Point(Real.cosine(0.72), Real.sine(0.72))
    let away = way * reach
    let middle = Point(50, 50) + away
    let along = Point(-away.y, away.x)
    let lines = [
      ([middle - along, middle + along], LineCap.butt),
      ([middle, middle + away * 0.1], .round),
      ([middle + away + along, middle, middle + away - along], .butt),
      ([middle + away * 0.06 + along, middle, middle + away * 0.06 - along], .butt),
    ]
    for (index, (points, cap)) in lines.enumerated() {
      let line = StrokeNode(
        [BezierPath(points.map { .init($0) })],
        pen: Pen(width: 2 * reach, cap: cap, join: .round), paint: .solid(.black))
      let bitmap = try draw([.stroke(line)], width: 100, height: 100)
      for depth in [-40.0, -10, -1.5, 1.5, 10, 40] {
        let point = Point(50, 50) + way * depth
        let alpha = bitmap.at(Int(point.x), Int(point.y)).alpha
        #expect(alpha == (depth > 0 ? 255 : 0), "line \(index), depth \(depth)")
      }
    }
  }

  @Test("A line that covers the picture, or passes beside it, does so with every join")
  func coveringLines() throws {
    // A star of 400 corners, as wide as everything, about the picture or far beside it.
    func star(_ middle: Point) -> DisplayNode {
      let points = (0..<400).map { index in
        let angle = Double(index) * 2.7
        return middle + Point(Real.cosine(angle), Real.sine(angle)) * 5e4
      }
      return .stroke(
        StrokeNode(
          [BezierPath(points.map { .init($0) }, isClosed: true)],
          pen: Pen(width: 4e5, join: .round), paint: .solid(.black)))
    }
    for (node, alpha) in [(star(Point(50, 50)), 255), (star(Point(4e5, 50)), 0)] {
      let bytes = try draw([node], width: 100, height: 100).straightBytes
      #expect(stride(from: 3, to: bytes.count, by: 4).allSatisfy { Int(bytes[$0]) == alpha })
    }
  }

  @Test(
    "Values that are no numbers, and transforms that flatten, draw nothing",
    arguments: [Double.nan, .infinity, -.infinity, 0])
  func strangeNumbers(_ value: Double) throws {
    let path = BezierPath([
      .init(Point(value, 0)), .init(Point(10, value)), .init(Point(20, 20)),
    ])
    let flat = AffineTransform(value, 0, 0, 1, 0, 0)
    let nodes: [DisplayNode] = [
      .fill(FillNode([path], paint: .solid(.black))),
      .fill(FillNode([.rectangle(0, 0, 9, 9)], transform: flat, paint: .solid(.black))),
      .stroke(StrokeNode([path], pen: Pen(width: value), paint: .solid(.black))),
      .stroke(
        StrokeNode([path], pen: Pen(width: 2, dashes: [value, value]), paint: .solid(.black))),
      .group(GroupNode([.rectangle(0, 0, 9, 9, .black)], placement: .affine(flat))),
      .group(
        GroupNode(
          [.rectangle(0, 0, 9, 9, .black)],
          placement: .projective(Homography(value, 0, 0, 0, 1, 0, 0, value, 1)))),
      .group(
        GroupNode(
          [.rectangle(0, 0, 9, 9, .black)],
          filters: [
            .gaussianBlur(sigma: Point(value, value), edge: .transparent),
            .outerShadow(ShadowFilter(color: .black, offset: Point(value, 0), sigma: value)),
          ])),
      .rectangle(40, 40, 9, 9, .black),
    ]
    let bitmap = try draw(nodes, width: 64, height: 64)
    #expect(bitmap.at(44, 44).alpha == 255)
  }
}
