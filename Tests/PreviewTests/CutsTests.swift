import InbetweenLowering
import InbetweenTimeline
import Testing

@testable import InbetweenPreview

/// What cuts a group as Cairo's clip, and what as coverage of its own.
@Suite struct CutsTests {
  private static let visible = PixelRect(left: 0, top: 0, right: 100, bottom: 100)

  /// Lines up and down through all rows, as many as edges of each.
  private static func comb(_ lines: Int) -> [BezierPath] {
    [
      BezierPath(
        (0..<lines).map {
          BezierPath.Vertex(Point(Double($0) * 100 / Double(lines), $0 % 2 == 0 ? 0 : 100))
        }, isClosed: true)
    ]
  }

  private static func cuts(_ group: GroupNode, edges: Double = 0) -> Cuts {
    Cuts(group, space: .identity, matteSpace: .identity, visible: visible, edges: edges)
  }

  private static func masked(_ lines: Int...) -> GroupNode {
    var group = GroupNode([])
    group.masks = lines.enumerated().map {
      DisplayMask(comb($1), mode: $0 == 0 ? .add : .intersect)
    }
    return group
  }

  @Test("Outlines that cut alone are a clip; those with many edges that cut one another are masks")
  func masks() {
    let alone = Self.cuts(Self.masked(1_000))
    #expect(alone.paths.count == 1 && alone.masks.isEmpty)
    #expect(abs(alone.edges - 1_000) < 1)
    let few = Self.cuts(Self.masked(16, 16))
    #expect(few.paths.count == 2 && few.masks.isEmpty)
    #expect(few.edges == 32)
    let crowded: [(GroupNode, Double)] = [
      (Self.masked(16, 18), 0), (Self.masked(16), 17), (Self.masked(4), 1_000),
    ]
    for (group, edges) in crowded {
      let many = Self.cuts(group, edges: edges)
      #expect(many.paths.isEmpty && many.masks == group.masks)
      #expect(many.edges == edges)
    }
  }

  @Test("A clip with many edges around it comes after the masks; whole pixels only narrow")
  func clips() {
    var group = Self.masked(16)
    let turned = BezierPath(
      [Point(50, 0), Point(100, 50), Point(50, 100), Point(0, 50)].map { BezierPath.Vertex($0) },
      isClosed: true)
    group.clips = [
      DisplayClip([turned]), DisplayClip(Rect(origin: Point(10, 10), size: Size(20, 20))),
    ]
    let cuts = Self.cuts(group, edges: 1_000)
    #expect(cuts.paths.isEmpty)
    #expect(cuts.masks == group.masks + [DisplayMask([turned], mode: .intersect)])
    #expect(cuts.visible == PixelRect(left: 10, top: 10, right: 30, bottom: 30))
  }

  @Test("A matte of one fill is a clip as long as that has few edges beside others")
  func mattes() {
    var group = GroupNode([])
    group.matte = DisplayMatte(
      .alpha, nodes: [.fill(FillNode(Self.comb(100), paint: .solid(Color(0, 0, 0))))])
    #expect(Self.cuts(group).coversMatte)
    #expect(!Self.cuts(group, edges: 2).coversMatte)
  }

  /// Bars of a pixel and a half, with two edges of each row each.
  private static func bars(_ count: Int) -> [BezierPath] {
    (0..<count).map { .rectangle(Double($0) * 3, 0, 1.5, 100) }
  }

  @Test("Groups within a group whose clip has many edges multiply coverage")
  func nested() throws {
    var group = GroupNode([.rectangle(0, 0, 100, 100, .black)])
    for _ in 0..<2 {
      group.masks = [DisplayMask(Self.bars(20))]
      group = GroupNode([.group(group)])
    }
    let list = DisplayList(size: Size(100, 100), nodes: [.group(group)])
    var renderer = Renderer()
    let bitmap = try renderer.render(list, width: 100, height: 100)
    #expect(bitmap.at(0, 50).alpha == 255)
    #expect(bitmap.at(2, 50).alpha == 0)
    // A half of a half, where the intersection of both would be a half.
    #expect(abs(bitmap.at(1, 50).alpha - 64) <= 2)
  }
}
