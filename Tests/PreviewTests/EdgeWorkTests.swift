import InbetweenLowering
import InbetweenTimeline
import Testing

@testable import InbetweenPreview

/// What outlines take that cross themselves, in pixels that are filled: counted, so that it is the same
/// on every machine.
@Suite struct EdgeWorkTests {
  private static let area = PixelRect(left: 0, top: 0, right: 300, bottom: 100)

  /// Lines up and down through `rows` rows, from `top` on.
  private static func comb(_ lines: Int, top: Double = 0, rows: Double = 100) -> BezierPath {
    BezierPath(
      (0...lines).map { index in
        BezierPath.Vertex(Point(Double(index) * 0.01, top + (index % 2 == 0 ? 0 : rows)))
      }, isClosed: lines % 2 == 1)
  }

  /// Outlines, and the crossings that count.
  private static let outlines: [(BezierPath, Int)] = [
    (comb(8), 0), (comb(10), 200), (comb(1_000), 99_200), (comb(1_000, top: 50), 49_200),
    (comb(1_000, top: 100), 0), (comb(1_000, top: -100), 0), (comb(1_000, rows: .nan), 0),
  ]

  @Test(
    "Edges count for each row of pixels that they cross, but for the first eight of a row",
    arguments: outlines)
  func filling(_ outline: BezierPath, _ crossings: Int) {
    let work = EdgeWork(filling: [outline], .identity, within: Self.area)
    #expect(work.pixels == crossings * 64)
    #expect(!work.isDense)
  }

  @Test("Lines count on both of their sides, with the ends of their pieces and dashes")
  func lines() {
    func pixels(_ width: Double, dashes: [Double] = [], scale: Double = 1) -> Int {
      var pen = Pen(width: width)
      pen.dashes = dashes
      return EdgeWork(
        along: [Self.comb(10, rows: 100 / scale)], .scale(scale, scale), pen: pen,
        within: Self.area
      ).pixels
    }
    // Twice 1,000 rows, and 11 points of one or ten rows each, but for 800.
    #expect(pixels(1) == (2_000 + 11 - 800) * 64)
    #expect(pixels(10) == (2_000 + 110 - 800) * 64)
    #expect(pixels(10, scale: 10) == (2_000 + 11 * 100 - 800) * 64)
    // No end is higher than the picture.
    #expect(pixels(1e9) == (2_000 + 1_100 - 800) * 64)
    // A little more than 1,000 pixels of line have 20 dashes and gaps of 50.
    let dashed = pixels(10, dashes: [50, 50])
    #expect(abs(dashed - (2_000 + 310 - 800) * 64) <= 64)
  }

  @Test("Where each chord of a curve is drawn as wide as the pen, it counts as high")
  func chords() {
    let bow = BezierPath(
      [
        .init(Point(10, 90), out: Point(0, -1e4)), .init(Point(90, 90), in: Point(0, -1e4)),
      ], isClosed: false)
    let dense = EdgeWork(
      along: [bow], .identity, pen: Pen(width: 10), within: Self.area, isWide: true)
    #expect([bow].chordCount(within: 0.1, .identity) == 256)
    // Both sides go up and down 90 rows; 800 crossings are free.
    #expect(dense.pixels == (2 * 180 + 256 * 4 * 10 - 800) * 10 + 300 * 100 * 128)
    // A hundred dashes and their gaps have half as many edges, or as many where their ends are round.
    func pixels(_ cap: LineCap) -> Int {
      var pen = Pen(width: 10, cap: cap)
      let length = 20_080.0
      pen.dashes = [length / 200, length / 200]
      return EdgeWork(along: [bow], .identity, pen: pen, within: Self.area, isWide: true).pixels
    }
    #expect(abs(pixels(.butt) - dense.pixels - 100 * 4 * 10 * 10) <= 4_000)
    #expect(abs(pixels(.round) - dense.pixels - 100 * 8 * 10 * 10) <= 4_000)
  }

  /// Lines to and fro along 400 pixels, and so many dashes and gaps of one pixel each along them.
  private static func toAndFro(_ dashes: Int) -> BezierPath {
    BezierPath(
      (0...dashes / 400).map {
        BezierPath.Vertex(Point($0 % 2 == 0 ? 300 : 700, Double($0) * 0.1))
      }, isClosed: false)
  }

  @Test("Pieces of a broad line that lie on one another count each with each of the others")
  func pairs() {
    func pixels(_ outline: BezierPath) -> Int {
      EdgeWork(along: [outline], .identity, pen: Pen(width: 100), within: Self.area).pixels
    }
    // Of 301 points a hundred rows each, and as much again for each 64 pairs of 300 pieces.
    #expect(pixels(Self.comb(300, rows: 0)) == 301 * 100 * 64 - 800 * 64 + 300 * 300 * 100)
    #expect(pixels(Self.comb(249, rows: 0)) == (250 * 100 - 800) * 64)
    // Where each lies in five squares of its own, those make no difference.
    let straight = BezierPath(
      (0...300).map { BezierPath.Vertex(Point(Double($0) * 1_000, 5)) }, isClosed: false)
    #expect(pixels(straight) == (301 * 100 - 800) * 64 + 300 / 5 * 100)
    // Those of two squares are half as many pairs; one curve leads from the first to the second.
    let halves = BezierPath(
      (0...300).map { BezierPath.Vertex(Point($0 <= 150 ? 5 : 205, 5)) }, isClosed: false)
    #expect(pixels(halves) == (301 * 100 - 800) * 64 + (151 * 151 + 149 * 149) * 100)
  }

  @Test("Dashes that lie on one another are drawn without order where that takes less")
  func orderOfDashes() {
    let area = PixelRect(left: 0, top: 0, right: 1_000, bottom: 1_000)
    func work(_ dashes: Int, width: Double) -> EdgeWork {
      var pen = Pen(width: width)
      pen.dashes = [1, 1]
      return EdgeWork(along: [Self.toAndFro(dashes)], .identity, pen: pen, within: area)
    }
    #expect(work(8_000, width: 300).isDense)
    #expect(!work(400, width: 300).isDense)
    #expect(!work(8_000, width: 1).isDense)
  }

  @Test("From so many points or crossings on, each pixel of the picture counts too")
  func dense() {
    let many = EdgeWork(filling: [Self.comb(10_001, rows: 0.001)], .identity, within: Self.area)
    #expect(many.isDense)
    #expect(many.pixels == 300 * 100 * 128)
    let high = PixelRect(left: 0, top: 0, right: 300, bottom: 1_000)
    #expect(EdgeWork(filling: [Self.comb(5_001, rows: 1e3)], .identity, within: high).isDense)
    #expect(!EdgeWork(filling: [Self.comb(4_990, rows: 1e3)], .identity, within: high).isDense)
  }

  /// Polygons, and what they cover of each pixel of a block of 300 by 100.
  private static let polygons: [([Point], UInt8?)] = [
    ([Point(-1, -1), Point(900, -1), Point(-1, 900)], 255),
    ([Point(-1, 900), Point(900, -1), Point(-1, -1)], 255),
    ([Point(0, 0), Point(300, 0), Point(300, 100), Point(0, 100)], 255),
    ([Point(-9, -9), Point(0, -9), Point(0, 900)], nil),
    ([Point(9, 100), Point(99, 900), Point(9, 900)], nil),
    ([Point](repeating: Point(5, 5), count: 12), nil),
  ]

  @Test("A convex polygon covers all of a block, or nothing", arguments: polygons)
  func covering(_ polygon: [Point], _ covered: UInt8?) {
    var coverage = DenseCoverage(Self.area, reach: 1)
    coverage.add(convex: polygon)
    // What is covered already stays so.
    coverage.add(convex: [Point(1, 1), Point(9, 1), Point(9, 9)])
    var bytes: Set<UInt8> = []
    coverage.fill(.nonZero) { bytes.formUnion($1) }
    #expect(covered.map { bytes == [$0] } ?? (bytes.contains(0) && bytes.contains(255)))
  }

  /// How many edges ten curves of 256 chords may become, and how many they do: single chords of these
  /// lie level and count for nothing.
  private static let edgeCounts = [(2_560, 2_560), (2_559, 2_550), (500, 500), (9, 0)]

  @Test("Curves become as many edges as they may have, and no more", arguments: edgeCounts)
  func edges(_ most: Int, _ count: Int) {
    let curve = BezierPath(
      [
        .init(Point(10, 90), out: Point(1e5, -1e5)),
        .init(Point(20, 90), in: Point(-1e5, -0.9e5)),
      ], isClosed: false)
    let curves = [BezierPath](repeating: curve, count: 10)
    let area = PixelRect(left: -100_000, top: -100_000, right: 100_000, bottom: 100)
    let coverage = DenseCoverage(filling: curves, .identity, within: area, edges: most)
    #expect(coverage.edgeCount == count)
  }

  @Test("Lines along curves have as many pieces as they may have")
  func pieces() {
    let bow = BezierPath(
      [
        .init(Point(10, 90), out: Point(0, -100)),
        .init(Point(90, 90), in: Point(0, -100)),
      ], isClosed: true)
    let pen = Pen(width: 3, cap: .butt, join: .round)
    let free = DenseCoverage(along: [bow], .identity, pen: pen, within: Self.area)
    let bounded = DenseCoverage(along: [bow], .identity, pen: pen, within: Self.area, chords: 8)
    #expect(bounded.edgeCount < free.edgeCount)
  }
}
