import InbetweenTimeline
import Testing

@testable import InbetweenTimeline

@Suite struct ModifierTests {
  static func square(_ side: Double, at origin: Point = .zero) -> BezierPath {
    BezierPath(
      [
        .init(origin), .init(origin + Point(side, 0)), .init(origin + Point(side, side)),
        .init(origin + Point(0, side)),
      ], isClosed: true)
  }

  static let line = BezierPath([.init(Point(0, 0)), .init(Point(100, 0))])
  static let other = BezierPath([.init(Point(0, 50)), .init(Point(300, 50))])

  static func points(_ path: BezierPath) -> [Point] { path.vertices.map(\.point) }

  static func area(_ outlines: [BezierPath]) -> Double {
    var sum = 0.0
    for outline in outlines {
      for curve in outline.curves {
        var last = curve.start
        for step in 1...200 {
          let next = curve.point(at: Double(step) / 200)
          sum += last.cross(next) / 2
          last = next
        }
      }
    }
    return sum
  }

  static func isNear(_ left: [Point], _ right: [Point], within: Double = 1e-6) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { ($0 - $1).length < within }
  }

  @Test("Shapes begin where After Effects begins them and run clockwise")
  func startPoints() {
    let rectangle = RectangleShape(size: .constant(Point(20, 10))).outline(atFrame: 0)
    #expect(
      Self.points(rectangle) == [Point(10, -5), Point(10, 5), Point(-10, 5), Point(-10, -5)])
    let rounded = RectangleShape(
      size: .constant(Point(20, 10)), cornerRadius: .constant(2)
    ).outline(atFrame: 0)
    #expect(rounded.vertices.first?.point == Point(10, -3))
    let ellipse = EllipseShape(size: .constant(Point(20, 10))).outline(atFrame: 0)
    #expect(Self.points(ellipse) == [Point(0, -5), Point(10, 0), Point(0, 5), Point(-10, 0)])
    let reversed = EllipseShape(size: .constant(Point(20, 10)), isReversed: true)
    #expect(
      Self.points(reversed.outline(atFrame: 0)) == [
        Point(0, -5), Point(-10, 0), Point(0, 5), Point(10, 0),
      ])
    let star = StarShape(
      .star(innerRadius: .constant(5), innerRoundness: .constant(0)), points: .constant(5),
      outerRadius: .constant(10)
    ).outline(atFrame: 0)
    #expect(star.vertices.count == 10)
    #expect((star.vertices[0].point - Point(0, -10)).length < 1e-9)
    #expect(star.vertices[2].point.x > 0)
  }

  @Test("A fraction of a star's tip grows without a jump")
  func fractionOfATip() {
    func star(_ points: Double) -> [BezierPath] {
      [
        StarShape(
          .star(innerRadius: .constant(5), innerRoundness: .constant(0)),
          points: .constant(points), outerRadius: .constant(10)
        ).outline(atFrame: 0)
      ]
    }
    for whole in [4.0, 5, 6] {
      #expect(abs(Self.area(star(whole)) - Self.area(star(whole + 1e-6))) < 1e-3)
      #expect(abs(Self.area(star(whole)) - Self.area(star(whole - 1e-6))) < 1e-3)
    }
  }

  @Test(
    "A line of 100 pixels keeps the part that start, end and offset name",
    arguments: [
      (0.0, 1.0, 0.0, [[0.0, 100.0]]), (0.25, 0.75, 0, [[25, 75]]), (0.75, 0.25, 0, [[25, 75]]),
      (0, 0.5, 90, [[25, 75]]), (0.5, 1, 90, [[75, 100], [0, 25]]), (0.5, 0.5, 0, []),
      (0, 0.5, -90, [[75, 100], [0, 25]]), (0, 0.5, 810, [[25, 75]]), (-1, 2, 45, [[0, 100]]),
    ])
  func trimming(start: Double, end: Double, offset: Double, expected: [[Double]]) {
    let trim = TrimPaths(
      start: .constant(start), end: .constant(end), offset: .constant(offset))
    let result = trim.apply(to: [Self.line], atFrame: 0)
    #expect(result.count == expected.count)
    for (path, ends) in zip(result, expected) {
      #expect(Self.isNear(Self.points(path), ends.map { Point($0, 0) }, within: 1e-4))
    }
  }

  @Test("Trimming from 0 to 100 % changes nothing, whatever the offset")
  func trimmingNothing() {
    let outlines = [Self.square(10), Self.line]
    for mode in TrimPaths.Mode.allCases {
      let trim = TrimPaths(offset: .constant(77), mode: mode)
      #expect(trim.apply(to: outlines, atFrame: 0) == outlines)
    }
  }

  @Test("A trim that runs over the end of a closed outline stays in one piece")
  func trimmingOverTheEnd() {
    let trim = TrimPaths(
      start: .constant(0), end: .constant(0.5), offset: .constant(270))
    let result = trim.apply(to: [Self.square(40)], atFrame: 0)
    #expect(result.count == 1)
    #expect(
      Self.isNear(
        Self.points(result[0]), [Point(0, 40), Point(0, 0), Point(40, 0)], within: 1e-4))
  }

  @Test("Trimmed individually, outlines count as one after the other")
  func trimmingIndividually() {
    let trim = TrimPaths(
      start: .constant(0.125), end: .constant(0.5), mode: .individually)
    let result = trim.apply(toEach: [[Self.line], [Self.other]], atFrame: 0)
    #expect(Self.isNear(Self.points(result[0][0]), [Point(50, 0), Point(100, 0)], within: 1e-4))
    #expect(Self.isNear(Self.points(result[1][0]), [Point(0, 50), Point(100, 50)], within: 1e-4))
    let wrapped = TrimPaths(
      start: .constant(0.75), end: .constant(1), offset: .constant(45), mode: .individually)
    let again = wrapped.apply(toEach: [[Self.line], [Self.other]], atFrame: 0)
    #expect(Self.isNear(Self.points(again[0][0]), [Point(0, 0), Point(50, 0)], within: 1e-4))
    #expect(Self.isNear(Self.points(again[1][0]), [Point(250, 50), Point(300, 50)], within: 1e-4))
  }

  @Test("Round corners take their radius along both sides, at most half of each")
  func roundCorners() {
    let small = RoundCorners(radius: .constant(2)).apply(to: [Self.square(10)], atFrame: 0)
    #expect(
      Self.isNear(
        Self.points(small[0]),
        [
          Point(0, 2), Point(2, 0), Point(8, 0), Point(10, 2), Point(10, 8), Point(8, 10),
          Point(2, 10), Point(0, 8),
        ]))
    let large = RoundCorners(radius: .constant(50)).apply(to: [Self.square(10)], atFrame: 0)
    // Four quarters of a circle of radius 5, by curves that are at most 0.1 % off.
    #expect(abs(Self.area(large) - .pi * 25) < 0.1)
    let open = RoundCorners(radius: .constant(2)).apply(to: [Self.line], atFrame: 0)
    #expect(open == [Self.line])
  }

  @Test("Bloat pulls points to the middle of the bounds and pushes handles away")
  func puckerBloat() {
    let result = PuckerBloat(amount: .constant(0.5)).apply(to: [Self.square(10)], atFrame: 0)
    #expect(
      Self.isNear(
        Self.points(result[0]),
        [Point(2.5, 2.5), Point(7.5, 2.5), Point(7.5, 7.5), Point(2.5, 7.5)]))
    #expect((result[0].vertices[0].outTangent - Point(-5, -5)).length < 1e-9)
    let wedge = BezierPath(
      [.init(Point(0, 0)), .init(Point(30, 0)), .init(Point(30, 10))], isClosed: true)
    let pulled = PuckerBloat(amount: .constant(0.5)).apply(to: [wedge], atFrame: 0)
    #expect(
      Self.isNear(Self.points(pulled[0]), [Point(7.5, 2.5), Point(22.5, 2.5), Point(22.5, 7.5)]))
    #expect(PuckerBloat(amount: .constant(0)).apply(to: [Self.line], atFrame: 0) == [Self.line])
  }

  @Test("Zig-zag moves points to either side in turn")
  func zigZag() {
    let corners = ZigZag(size: .constant(5), ridges: .constant(3))
      .apply(to: [Self.line], atFrame: 0)
    #expect(
      Self.isNear(
        Self.points(corners[0]),
        [Point(0, 5), Point(25, -5), Point(50, 5), Point(75, -5), Point(100, 5)]))
    #expect(corners[0].vertices.allSatisfy { $0.outTangent == .zero })
    let smooth = ZigZag(size: .constant(5), ridges: .constant(3), smoothness: .constant(2))
      .apply(to: [Self.line], atFrame: 0)
    #expect((smooth[0].vertices[1].outTangent - Point(12.5, 0)).length < 1e-9)
  }

  @Test("A twist turns the centre by its angle and leaves the farthest points")
  func twist() {
    let path = BezierPath([.init(Point(-100, 0)), .init(Point(0, 0)), .init(Point(100, 0))])
    let result = Twist(angle: .constant(90)).apply(to: [path], atFrame: 0)
    #expect((result[0].vertices.first?.point ?? .zero) == Point(-100, 0))
    let halfway = result[0].curves.map(\.start).first { abs($0.length - 50) < 1e-6 }
    // At half of the way out, half of the angle.
    #expect(halfway.map { abs($0.x + 35.3553) < 1e-3 && abs($0.y + 35.3553) < 1e-3 } == true)
    #expect(Twist(angle: .constant(0)).apply(to: [path], atFrame: 0) == [path])
  }

  @Test("Offset outlines have the areas that arithmetic gives")
  func offsetAreas() {
    let square = Self.square(10)
    func area(_ amount: Double, _ join: LineJoin, of path: BezierPath = square) -> Double {
      Self.area(
        OffsetPaths(amount: .constant(amount), join: join).apply(to: [path], atFrame: 0))
    }
    #expect(abs(area(2, .miter) - 196) < 1e-3)
    #expect(abs(area(2, .bevel) - (196 - 4 * 2)) < 1e-3)
    #expect(abs(area(2, .round) - (100 + 80 + .pi * 4)) < 1e-2)
    #expect(abs(area(-2, .miter) - 36) < 1e-3)
    #expect(abs(area(-6, .miter)) < 1e-6)
    // Counter-clockwise outlines grow as well.
    #expect(abs(area(2, .miter, of: square.reversed) - 196) < 1e-3)
    let circle = EllipseShape(size: .constant(Point(100, 100))).outline(atFrame: 0)
    #expect(abs(area(10, .miter, of: circle) - .pi * 3600) < .pi * 3600 * 2e-3)
    #expect(abs(area(-10, .miter, of: circle) - .pi * 1600) < .pi * 1600 * 2e-3)
  }

  @Test("A square that turns keeps its four lines and four arcs, however it is rounded")
  func offsetForms() throws {
    let from = Self.square(80, at: Point(-40, -40))
    let to = BezierPath(
      [.init(Point(-10, -50)), .init(Point(50, -10)), .init(Point(10, 50)), .init(Point(-50, 10))],
      isClosed: true)
    let forms = try (0...200).map { step in
      let between = zip(from.vertices, to.vertices).map {
        BezierPath.Vertex($0.point.interpolated(to: $1.point, by: Double(step) / 200))
      }
      let moved = OffsetPaths(amount: .constant(10), join: .round)
        .apply(to: [BezierPath(between, isClosed: true)], atFrame: 0)
      return try #require(moved.first).curves.map(\.isLine)
    }
    #expect(Set(forms) == [[true, false, true, false, true, false, true, false]])
  }

  @Test("A part of a line is a line, wherever its handles lay")
  func partsOfLines() throws {
    for line in [Self.line, BezierPath(curves: [CubicCurve(from: .zero, to: Point(100, 0))])] {
      let part = try #require(MeasuredPath(line).part(from: 20, to: 70).curves.first)
      #expect(part == CubicCurve(Point(20, 0), Point(20, 0), Point(70, 0), Point(70, 0)))
      #expect(MeasuredPath(line).position(atLength: 30)?.point == Point(30, 0))
    }
  }

  @Test("A line is one chord, wherever its handles lie")
  func chordsOfLines() {
    let (from, to) = (Point(3, 4), Point(400, 300))
    #expect(CubicCurve(from: from, to: to).chordCount(within: 0.001) == 1)
    #expect(CubicCurve(from, from, to, to).chordCount(within: 0.001) == 1)
  }

  @Test("An open outline becomes a border with square or round ends")
  func offsetOpen() {
    let line = Self.line
    func area(_ join: LineJoin) -> Double {
      Self.area(OffsetPaths(amount: .constant(5), join: join).apply(to: [line], atFrame: 0))
    }
    #expect(abs(area(.miter) - 1000) < 1e-2)
    #expect(abs(area(.round) - (1000 + .pi * 25)) < 0.1)
  }

  @Test("A concave outline moved outwards closes its notch without a loop")
  func offsetConcave() {
    let notch = BezierPath(
      [
        .init(Point(0, 0)), .init(Point(40, 0)), .init(Point(40, 40)), .init(Point(22, 40)),
        .init(Point(22, 20)), .init(Point(18, 20)), .init(Point(18, 40)), .init(Point(0, 40)),
      ], isClosed: true)
    let result = OffsetPaths(amount: .constant(3)).apply(to: [notch], atFrame: 0)
    #expect(abs(Self.area(result) - 46 * 46) < 1e-2)
  }

  @Test("Merged paths have the areas that arithmetic gives")
  func merging() {
    let shapes = [[Self.square(10)], [Self.square(10, at: Point(5, 5))]]
    let expected: [(MergePaths.Mode, Double)] = [
      (.merge, 200), (.add, 175), (.subtract, 75), (.intersect, 25), (.exclude, 150),
    ]
    for (mode, area) in expected {
      #expect(abs(Self.area(MergePaths(mode).apply(to: shapes)) - area) < 1e-4)
    }
  }
}
