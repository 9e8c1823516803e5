import InbetweenDiagnostics
import InbetweenLowering
import InbetweenPreview
import InbetweenTimeline
import Testing

/// Outlines of very many points are drawn in a way of their own, and look as others do.
@Suite struct DenseOutlineTests {
  /// Cairo tells fifteen rows of samples apart in a pixel: what two such pictures may differ by.
  private static let grain = 17

  /// A closed outline through so many points of a star-like curve.
  private static func wave(_ count: Int, tips: Double) -> BezierPath {
    BezierPath(
      (0..<count).map { index in
        let angle = Double(index) / Double(count) * 2 * .pi
        let radius = 60 + 30 * Real.cosine(tips * angle)
        return .init(Point(80 + radius * Real.cosine(angle), 80 + radius * Real.sine(angle)))
      }, isClosed: true)
  }

  /// The greatest difference of any byte of two pictures.
  private static func difference(_ left: DisplayNode, _ right: DisplayNode) throws -> Int {
    let pictures = try [left, right].map { try draw([$0], width: 160, height: 160).straightBytes }
    return zip(pictures[0], pictures[1]).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  private static func alphaDifference(_ left: DisplayNode, _ right: DisplayNode) throws -> Int {
    let pictures = try [left, right].map { try draw([$0], width: 160, height: 160).straightBytes }
    return stride(from: 3, to: pictures[0].count, by: 4)
      .map { abs(Int(pictures[0][$0]) - Int(pictures[1][$0])) }.max() ?? 0
  }

  @Test("Filled by either rule", arguments: [FillRule.nonZero, .evenOdd])
  func fills(_ rule: FillRule) throws {
    // Two outlines that overlap, so that the rules differ.
    func node(_ count: Int) -> DisplayNode {
      let outlines = [
        Self.wave(count, tips: 5),
        Self.wave(count, tips: 3).applying(
          .translation(Point(-80, -80)).followed(by: .scale(0.5, 0.5))
            .followed(by: .translation(Point(70, 90)))),
      ]
      return .fill(FillNode(outlines, rule: rule, paint: .solid(Color(1, 0, 0, 0.8))))
    }
    #expect(try Self.alphaDifference(node(4_000), node(12_000)) <= Self.grain)
  }

  @Test("Filled with a gradient")
  func gradients() throws {
    let gradient = DisplayGradient(
      .linear(start: Point(0, 0), end: Point(160, 0)),
      stops: [GradientStop(0, Color(1, 0, 0)), GradientStop(1, Color(0, 0, 1))])
    let square = BezierPath.rectangle(20, 20, 100, 100)
    // Points on the sides change nothing.
    var dense = square
    dense.vertices = (0..<4).flatMap { side in
      (0..<3_000).map { place in
        .init(
          square.vertices[side].point.interpolated(
            to: square.vertices[(side + 1) % 4].point, by: Double(place) / 3_000))
      }
    }
    let nodes = [square, dense].map {
      DisplayNode.fill(FillNode([$0], paint: .gradient(gradient)))
    }
    #expect(try Self.difference(nodes[0], nodes[1]) <= 1)
  }

  @Test("Lines with each join, dashed or not", arguments: LineJoin.allCases)
  func strokes(_ join: LineJoin) throws {
    for dashes in [[], [30.0, 10]] {
      func node(_ count: Int) -> DisplayNode {
        .stroke(
          StrokeNode(
            [Self.wave(count, tips: 4)],
            pen: Pen(width: 6, cap: .round, join: join, dashes: dashes),
            paint: .solid(Color(0, 0, 0, 0.5))))
      }
      #expect(try Self.alphaDifference(node(2_400), node(2_600)) <= Self.grain)
    }
  }

  @Test("Corners of a dense line are as its join says")
  func corners() throws {
    // A corner of 90° among many points on straight sides.
    func corner(_ count: Int, _ join: LineJoin) -> DisplayNode {
      let points =
        (0..<count).map { Point(30 + 80 * Double($0) / Double(count), 110) }
        + (0...count).map { Point(110, 110 - 80 * Double($0) / Double(count)) }
      return .stroke(
        StrokeNode(
          [BezierPath(points.map { .init($0) })], pen: Pen(width: 20, join: join),
          paint: .solid(.black)))
    }
    for join in LineJoin.allCases {
      #expect(try Self.alphaDifference(corner(10, join), corner(2_000, join)) <= Self.grain)
    }
  }

  @Test("20,000 points that cross one another are masked, filled and drawn")
  func crossing() throws {
    var seed: UInt64 = 1
    func chance() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 33) / Double(1 << 31)
    }
    let outline = BezierPath(
      (0..<20_000).map { _ in .init(Point(chance() * 64, chance() * 64)) }, isClosed: true)
    let group = GroupNode(
      [.rectangle(0, 0, 64, 64, .black)], masks: [DisplayMask([outline])])
    let bitmap = try draw([.group(group)], width: 64, height: 64)
    #expect(mismatch(bitmap, 32, 32, Bytes(0, 0, 0)) == nil)
    let line = DisplayNode.stroke(
      StrokeNode([outline], pen: Pen(width: 1), paint: .solid(.black)))
    #expect(mismatch(try draw([line], width: 64, height: 64), 32, 32, Bytes(0, 0, 0)) == nil)
  }
}
