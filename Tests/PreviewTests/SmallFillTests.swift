import InbetweenLowering
import InbetweenPreview
import InbetweenTimeline
import Testing

/// Small fills, such as characters, are painted pixel by pixel: how much of each, in numbers.
@Suite struct SmallFillTests {
  private static let color = Color(0.2, 0.4, 0.8)

  private static func outline(_ points: [(Double, Double)], isClosed: Bool = true) -> BezierPath {
    BezierPath(points.map { .init(Point($0.0, $0.1)) }, isClosed: isClosed)
  }

  /// How much of each pixel of a row is covered, 0 to 1.
  private static func shares(
    of outlines: [BezierPath], row: Int, rule: FillRule = .nonZero, clip: [BezierPath] = []
  ) throws -> [Double] {
    let fill = DisplayNode.fill(FillNode(outlines, rule: rule, paint: .solid(color)))
    let group = GroupNode([fill], masks: clip.isEmpty ? [] : [DisplayMask(clip)])
    let bitmap = try draw([clip.isEmpty ? fill : .group(group)])
    return (0..<8).map { bitmap.at($0, row).alpha / 255 }
  }

  /// An outline and how much of the pixels of a row lies within it.
  struct Share: Sendable, CustomTestStringConvertible {
    var name: String
    var outlines: [BezierPath]
    var row: Int
    var shares: [Double]
    var rule = FillRule.nonZero

    var testDescription: String { name }
  }

  @Test(
    "Pixels are covered by as much as lies within",
    arguments: [
      Share(
        name: "sides between pixels", outlines: [.rectangle(1.25, 2.5, 3.5, 2.25)], row: 2,
        shares: [0, 0.375, 0.5, 0.5, 0.375, 0, 0, 0]),
      Share(
        name: "the lower side", outlines: [.rectangle(1.25, 2.5, 3.5, 2.25)], row: 4,
        shares: [0, 0.5625, 0.75, 0.75, 0.5625, 0, 0, 0]),
      Share(
        name: "within one pixel", outlines: [.rectangle(3.25, 3.25, 0.5, 0.5)], row: 3,
        shares: [0, 0, 0, 0.25, 0, 0, 0, 0]),
      Share(
        name: "a flat slope", outlines: [outline([(0, 1), (8, 1), (8, 2)])], row: 1,
        shares: (0..<8).map { (Double($0) + 0.5) / 8 }),
      Share(
        name: "a steep slope", outlines: [outline([(3, 0), (4, 0), (3, 8)])], row: 2,
        shares: [0, 0, 0, 1 - 2.5 / 8, 0, 0, 0, 0]),
      Share(
        name: "run the other way", outlines: [outline([(8, 2), (8, 1), (0, 1)])], row: 1,
        shares: (0..<8).map { (Double($0) + 0.5) / 8 }),
      Share(
        name: "an open outline", outlines: [outline([(0, 1), (8, 1), (8, 2)], isClosed: false)],
        row: 1, shares: (0..<8).map { (Double($0) + 0.5) / 8 }),
      Share(
        name: "a hole that runs the other way",
        outlines: [
          .rectangle(0, 0, 8, 8), outline([(2, 2), (2, 6), (5.5, 6), (5.5, 2)]),
        ], row: 3, shares: [1, 1, 0, 0, 0, 0.5, 1, 1]),
      Share(
        name: "twice around, non-zero",
        outlines: [.rectangle(0, 0, 6, 8), .rectangle(2, 0, 6, 8)], row: 3,
        shares: [1, 1, 1, 1, 1, 1, 1, 1]),
      Share(
        name: "twice around, even-odd",
        outlines: [.rectangle(0, 0, 6, 8), .rectangle(2, 0, 6, 8)], row: 3,
        shares: [1, 1, 0, 0, 0, 0, 1, 1], rule: .evenOdd),
      Share(
        name: "neighbours that run against one another",
        outlines: [
          .rectangle(0, 0, 3.5, 8), outline([(3.5, 0), (3.5, 8), (8, 8), (8, 0)]),
        ], row: 3, shares: [1, 1, 1, 1, 1, 1, 1, 1]),
      Share(
        name: "beyond the left side", outlines: [.rectangle(-5.5, 2, 8, 4)], row: 3,
        shares: [1, 1, 0.5, 0, 0, 0, 0, 0]),
      Share(
        name: "beyond the right side, where it begins and ends",
        outlines: [outline([(20, 2), (20, 6), (5.5, 6), (5.5, 2)])], row: 3,
        shares: [0, 0, 0, 0, 0, 0.5, 1, 1]),
      Share(
        name: "beyond all sides", outlines: [.rectangle(-100, -100, 300, 300)], row: 0,
        shares: [1, 1, 1, 1, 1, 1, 1, 1]),
    ])
  func covers(_ share: Share) throws {
    let found = try Self.shares(of: share.outlines, row: share.row, rule: share.rule)
    for (found, wanted) in zip(found, share.shares) { #expect(abs(found - wanted) <= 2.5 / 255) }
  }

  @Test("A disc covers its area, wherever it lies", arguments: 0..<16)
  func areas(_ number: Int) throws {
    let center = Point(12 + Double(number) / 16, 12 + Double(number * 7 % 16) / 16)
    let handle = 8 * 0.552_284_75
    let disc = BezierPath(
      [(1, 0), (0, 1), (-1, 0), (0, -1)].map { x, y in
        .init(
          center + Point(x, y) * 8, in: Point(y, -x) * handle, out: Point(-y, x) * handle)
      }, isClosed: true)
    let bitmap = try draw(
      [.fill(FillNode([disc], paint: .solid(Self.color)))], width: 25, height: 25)
    let sum = stride(from: 3, to: bitmap.straightBytes.count, by: 4)
      .reduce(0.0) { $0 + Double(bitmap.straightBytes[$1]) / 255 }
    // Chords lie within the curve, by a fiftieth of a pixel at most.
    #expect(sum > .pi * (64 - 16.0 / 50) && sum < .pi * 64 + 0.2)
  }

  @Test("A clip cuts it")
  func isCut() throws {
    let found = try Self.shares(
      of: [.rectangle(1, 1, 6, 6)], row: 4, clip: [Self.outline([(0, 0), (8, 0), (0, 8)])])
    for (found, wanted) in zip(found, [0, 1, 1, 0.5, 0, 0, 0, 0]) {
      #expect(abs(found - wanted) <= 10.0 / 255)
    }
  }

  @Test("It mixes with what is below by its opacity")
  func mixes() throws {
    let below = DisplayNode.rectangle(0, 0, 8, 8, Color(1, 1, 1))
    let above = DisplayNode.rectangle(2.5, 2, 3, 3, Self.color, opacity: 0.5)
    let bitmap = try draw([below, above])
    func mixed(_ share: Double) -> Bytes {
      Bytes(255 - 204 * share, 255 - 153 * share, 255 - 51 * share)
    }
    for (x, share) in [(1, 0), (2, 0.25), (3, 0.5), (4, 0.5), (5, 0.25), (6, 0)] {
      #expect(mismatch(bitmap, x, 3, mixed(share)) == nil)
    }
  }

  @Test("Components beyond 0 and 1 count as those")
  func overshoots() throws {
    let bright = Color(1.5, -0.5, 0.5, 0.5)
    let bitmap = try draw(
      [.rectangle(0, 0, 8, 8, .white), .rectangle(2, 2, 4, 4, bright)])
    #expect(mismatch(bitmap, 3, 3, Bytes(255, 127.5, 191.25)) == nil)
    let above = try draw([.rectangle(2, 2, 4, 4, Color(2, 2, 2, 3))])
    #expect(mismatch(above, 3, 3, Bytes(255, 255, 255)) == nil)
  }
}
