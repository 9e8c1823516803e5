import TestSupport
import Testing

@testable import InbetweenTimeline

@Suite struct RegionTests {
  /// A clockwise square from `x`, `y`.
  static func square(_ x: Double, _ y: Double, _ side: Double) -> BezierPath {
    BezierPath(
      [
        .init(Point(x, y)), .init(Point(x + side, y)), .init(Point(x + side, y + side)),
        .init(Point(x, y + side)),
      ], isClosed: true)
  }

  /// A circle of four curves.
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> BezierPath {
    let h = radius * 0.5522847498
    return BezierPath(
      [
        .init(Point(x, y - radius), in: Point(-h, 0), out: Point(h, 0)),
        .init(Point(x + radius, y), in: Point(0, -h), out: Point(0, h)),
        .init(Point(x, y + radius), in: Point(h, 0), out: Point(-h, 0)),
        .init(Point(x - radius, y), in: Point(0, h), out: Point(0, -h)),
      ], isClosed: true)
  }

  /// The area that outlines wind around, curves included, by 400 chords a curve.
  static func area(_ outlines: [BezierPath]) -> Double {
    var sum = 0.0
    for outline in outlines {
      for curve in outline.curves {
        var last = curve.start
        for step in 1...400 {
          let next = curve.point(at: Double(step) / 400)
          sum += last.cross(next) / 2
          last = next
        }
      }
    }
    return sum
  }

  static let anyOf: @Sendable ([Int32]) -> Bool = { $0.contains { $0 != 0 } }
  static let allOf: @Sendable ([Int32]) -> Bool = { !$0.contains(0) }

  @Test("Overlapping squares have the areas that arithmetic gives")
  func squares() {
    let shapes = [[Self.square(0, 0, 10)], [Self.square(5, 5, 10)]]
    let union = Region.outlines(of: shapes, where: Self.anyOf)
    #expect(union.count == 1)
    #expect(union.first?.vertices.count == 8)
    #expect(abs(Self.area(union) - 175) < 1e-5)
    let common = Region.outlines(of: shapes, where: Self.allOf)
    #expect(abs(Self.area(common) - 25) < 1e-5)
    let rest = Region.outlines(of: shapes) { $0[0] != 0 && $0[1] == 0 }
    #expect(abs(Self.area(rest) - 75) < 1e-5)
    let either = Region.outlines(of: shapes) { ($0[0] != 0) != ($0[1] != 0) }
    #expect(abs(Self.area(either) - 150) < 1e-5)
  }

  @Test("A hole winds against its outline")
  func hole() {
    let ring = Region.outlines(of: [[Self.square(0, 0, 10)], [Self.square(2, 2, 6)]]) {
      $0[0] != 0 && $0[1] == 0
    }
    #expect(ring.count == 2)
    #expect(abs(Self.area(ring) - 64) < 1e-5)
  }

  @Test("Shared edges vanish from a union and leave nothing in common")
  func sharedEdges() {
    let shapes = [[Self.square(0, 0, 10)], [Self.square(10, 0, 10)]]
    let union = Region.outlines(of: shapes, where: Self.anyOf)
    #expect(union.count == 1)
    #expect(abs(Self.area(union) - 200) < 1e-5)
    #expect(Region.outlines(of: shapes, where: Self.allOf).isEmpty)
    let same = [[Self.square(0, 0, 10)], [Self.square(0, 0, 10)]]
    #expect(abs(Self.area(Region.outlines(of: same, where: Self.anyOf)) - 100) < 1e-5)
    #expect(Region.outlines(of: same) { $0[0] != 0 && $0[1] == 0 }.isEmpty)
  }

  @Test("Circles stay curves, and their lens has the known area")
  func circles() {
    let shapes = [[Self.circle(0, 0, 100)], [Self.circle(100, 0, 100)]]
    let lens = Region.outlines(of: shapes, where: Self.allOf)
    // 2 r² (π/3 - √3/4), for r = 100.
    let exact = 2 * 10_000 * (Double.pi / 3 - 3.0.squareRoot() / 4)
    #expect(abs(Self.area(lens) - exact) < exact * 1e-3)
    #expect(lens.allSatisfy { $0.vertices.count < 12 })
  }

  @Test("Area of union plus area in common is the sum of both, for random outlines")
  func inclusionExclusion() {
    var random = Seeded(seed: 7)
    for _ in 0..<20 {
      func outline() -> BezierPath {
        let count = 3 + Int(random.unit() * 6)
        return BezierPath(
          (0..<count).map { _ in
            BezierPath.Vertex(
              Point(random.unit() * 100, random.unit() * 100),
              in: Point(random.unit() * 40 - 20, random.unit() * 40 - 20),
              out: Point(random.unit() * 40 - 20, random.unit() * 40 - 20))
          }, isClosed: true)
      }
      let a = [outline()]
      let b = [outline()]
      let areaA = Self.area(Region.outlines(of: [a], where: Self.anyOf))
      let areaB = Self.area(Region.outlines(of: [b], where: Self.anyOf))
      let union = Self.area(Region.outlines(of: [a, b], where: Self.anyOf))
      let common = Self.area(Region.outlines(of: [a, b], where: Self.allOf))
      #expect(abs(union + common - areaA - areaB) < 0.5)
      #expect(areaA >= 0 && common >= -1e-6 && union >= max(areaA, areaB) - 0.5)
    }
  }

  /// A star of so many lines through its middle, each crossing each.
  static func star(_ count: Int) -> BezierPath {
    BezierPath(
      (0..<count).map { index in
        let angle = Double(index * (count / 2)) / Double(count) * 2 * Double.pi
        return BezierPath.Vertex(Point(100 * Real.cosine(angle), 100 * Real.sine(angle)))
      }, isClosed: true)
  }

  @Test("What a join takes is counted by its crossings")
  func work() {
    var work = RegionWork()
    let squares = [[Self.square(0, 0, 10)], [Self.square(5, 5, 10)]]
    #expect(Region.outlines(of: squares, work: &work, where: Self.anyOf) != nil)
    #expect(work.crossings < 20)
    // Of an odd number of lines each crosses all but its two neighbours; comparisons come on top.
    work = RegionWork()
    let star = Region.outlines(of: [[Self.star(41)]], work: &work, where: Self.anyOf)
    #expect(star?.isEmpty == false)
    #expect((41 * 38 / 2..<41 * 38 * 2).contains(work.crossings))
  }

  @Test("Outlines that cross more often than they may are not joined", arguments: [41, 5_001])
  func crossings(_ count: Int) {
    var work = RegionWork(limit: 700)
    #expect(Region.outlines(of: [[Self.star(count)]], work: &work, where: Self.anyOf) == nil)
  }

  @Test("Many lines side by side are compared with their neighbours alone")
  func comparisons() {
    // A comb of slanting teeth: every row is crossed by all of them.
    let comb = BezierPath(
      (0..<2_000).map { BezierPath.Vertex(Point(Double($0), Double($0 % 2) * 500 + Double($0))) }
        + [.init(Point(2_000, 3_000)), .init(Point(0, 3_000))], isClosed: true)
    var work = RegionWork(limit: 2_000)
    let area = Region.outlines(of: [[comb]], work: &work, where: Self.anyOf)
    #expect(area?.count == 1)
    #expect(area?.first?.vertices.count == 2_002)
  }
}

extension Region {
  /// The border within what a join may take.
  static func outlines(
    of operands: [[BezierPath]], where isInside: ([Int32]) -> Bool
  ) -> [BezierPath] {
    var work = RegionWork()
    return outlines(of: operands, work: &work, where: isInside) ?? []
  }
}
