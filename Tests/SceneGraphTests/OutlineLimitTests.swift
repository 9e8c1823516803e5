import InbetweenDiagnostics
import InbetweenTimeline
import Testing

@testable import InbetweenSceneGraph

/// What the steps of a layer's outlines may make together; what joins outlines makes more points than
/// its numbers tell.
@Suite struct OutlineLimitTests {
  private static let fill = ShapeItem("Fill", .fill(Fill(.solid(.constant(Color(1, 0, 0))))))
  private static let pucker = ShapeItem(
    "Pucker", .puckerBloat(PuckerBloat(amount: .constant(10))))
  private static let merge = ShapeItem("Merge", .merge(MergePaths(.add)))
  private static let findings = [
    #"warning[S002] "Layer 1": groups, modifiers and copies of the layer make more than 3000000 points; "#
      + "one of them is left out\n  fix: use fewer ridges, trims, copies or outlines"
  ]

  private static func copies(_ count: Double) -> ShapeItem {
    ShapeItem("Copies", .repeater(Repeater(copies: .constant(count))))
  }

  /// What has a point at each of their crossings: a star of 71 lines, each crossing nearly each, without
  /// the other that it meets.
  private static let crossing: [ShapeItem] =
    [0.0, 30].map { x in
      path(
        BezierPath(
          (0..<71).map { index in
            let angle = Double(index * 35) / 71 * 2 * Double.pi
            return BezierPath.Vertex(Point(x + 90 * Real.cosine(angle), 90 * Real.sine(angle)))
          }, isClosed: true))
    } + [ShapeItem("Merge", .merge(MergePaths(.exclude)))]

  /// The artwork of a layer's items, and what was found.
  private static func staged(_ items: [ShapeItem]) throws -> (Artwork, [String]) {
    var log = DiagnosticLog()
    let scene = timeline([layer(1, .shape([ShapeItem("Group", .group(ShapeGroup(items)))]))])
      .scene(log: &log)
    guard case .artwork(let artwork) = scene.main.layers[0].content else {
      throw Diagnostic(.sceneTooLarge, "no artwork")
    }
    return (artwork, log.findings.map(\.description))
  }

  private static func path(_ outline: BezierPath) -> ShapeItem {
    ShapeItem("Path", .path(PathShape(.constant(outline))))
  }

  @Test(
    "Modifiers and merges that act on outlines too often are left out from there on",
    arguments: [(10, pucker, 10), (300, pucker, 102), (4, merge, 4), (300, merge, 5)])
  func steps(count: Int, _ item: ShapeItem, kept: Int) {
    let line = BezierPath([.init(Point(0, 0)), .init(Point(9, 0))], isClosed: false)
    let items =
      Array(repeating: Self.path(line), count: 10) + Array(repeating: item, count: count)
      + [Self.fill]
    var log = DiagnosticLog()
    var stager = ArtworkStager(steps: 1_020)
    let artwork = stager.finished(stager.stage(items, in: 0, copies: 1, log: &log).nodes)
    let left =
      "modifiers and merges act on the layer's outlines more than 1020 times; "
      + "from here on they are left out"
    #expect(log.findings.map(\.message) == (count == kept ? [] : [left]))
    let acts = artwork.steps.filter { step in
      switch step {
      case .modified, .merged: true
      case .source, .gathered, .selected, .placed, .repeated: false
      }
    }
    #expect(acts.count == kept * (item == Self.pucker ? 10 : 1))
  }

  @Test(
    "Paints draw as many outlines together as a scene may have of the smallest",
    arguments: [(1_000, false), (1_001, true), (3_000, true)])
  func paints(count: Int, isTooMuch: Bool) {
    let dot = Self.path(BezierPath([.init(Point(0, 0))], isClosed: false))
    let items =
      Array(repeating: dot, count: 2_000) + Array(repeating: Self.fill, count: count)
    var log = DiagnosticLog()
    var stager = ArtworkStager()
    let flow = stager.stage(items, in: 0, copies: 1, log: &log)
    #expect(stager.paintsTooMuch == isTooMuch)
    // What goes beyond is not kept.
    #expect(flow.nodes.count == min(count, 1_000))
  }

  @Test("The content of a layer whose paints draw too many outlines is left out")
  func paintsOfLayer() throws {
    let dot = Self.path(BezierPath([.init(Point(0, 0))], isClosed: false))
    let (artwork, found) = try Self.staged(
      Array(repeating: dot, count: 2_000) + Array(repeating: Self.fill, count: 1_001))
    #expect(artwork.draws.isEmpty)
    #expect(
      found == [
        #"warning[S002] "Layer 1": the layer brings the scene beyond 250000 parts to draw; its content is left out"#
          + "\n  fix: lower the number of copies"
      ])
  }

  @Test("Thousands of modifiers that follow one another need no deep stack")
  func chain() throws {
    let (artwork, found) = try Self.staged(
      [Self.path(BezierPath([.init(Point(0, 0)), .init(Point(9, 0))], isClosed: false))]
        + Array(repeating: Self.pucker, count: 3_000) + [Self.fill])
    #expect(found == [])
    #expect(artwork.steps.count == 3_001)
  }

  @Test(
    "Modifiers that would make too many points with all before them are left out",
    arguments: [
      (2, []), (4, findings + findings),
    ])
  func modifiers(count: Int, findings: [String]) throws {
    let line = BezierPath((0..<100).map { .init(Point(Double($0), 0)) }, isClosed: false)
    let (artwork, found) = try Self.staged(
      [Self.path(line), Self.copies(9_900)] + Array(repeating: Self.pucker, count: count)
        + [Self.fill])
    #expect(found == findings)
    #expect(artwork.fixedPoints == 100 + 9_900 * 100 * (1 + min(count, 2)))
  }

  @Test("Modifiers of an outline that moves are left out before it is worked out at any time")
  func movingModifiers() throws {
    let lines = [1.0, 2].map { width in
      BezierPath((0..<100).map { .init(Point(Double($0) * width, 0)) }, isClosed: false)
    }
    let path = ShapeItem(
      "Path", .path(PathShape(.keyframed([Keyframe(0, lines[0]), Keyframe(9, lines[1])]))))
    let (artwork, found) = try Self.staged(
      [path, Self.copies(9_900)] + Array(repeating: Self.pucker, count: 4) + [Self.fill])
    #expect(found == Self.findings + Self.findings)
    #expect(artwork.fixedPoints == 0)
    var work = OutlineWork()
    work.begin()
    let last = artwork.outlines(ofStep: artwork.draws[0].outlines, atFrame: 5, work: &work)
    #expect(last.reduce(0) { $0 + $1.vertices.count } == 990_000)
  }

  @Test("Points of joined outlines are counted where they are known")
  func joined() throws {
    let (plain, none) = try Self.staged(Self.crossing + [Self.fill])
    #expect(none.isEmpty)
    let points = plain.fixedPoints - 142
    #expect(points > 2_000)
    let copies = Double(3_000_000 / points)
    let (less, few) = try Self.staged(Self.crossing + [Self.copies(copies - 1), Self.fill])
    #expect(few.isEmpty)
    #expect(less.weight > 180_000)
    let (more, found) = try Self.staged(Self.crossing + [Self.copies(copies), Self.fill])
    #expect(found == Self.findings)
    #expect(more.fixedPoints == plain.fixedPoints)
  }

  @Test("A layer whose joined outlines are more to draw than a scene may has nothing to draw")
  func heavy() throws {
    let (artwork, found) = try Self.staged(Self.crossing + [Self.fill, Self.copies(5_000)])
    #expect(artwork == Artwork())
    #expect(
      found == [
        #"warning[S002] "Layer 1": the layer brings the scene beyond 250000 parts to draw; "#
          + "its content is left out\n  fix: lower the number of copies"
      ])
  }

  @Test("A point that is turned about a centre takes as long as five")
  func twists() throws {
    func taken(_ modifier: ShapeItem) throws -> Int {
      let lines = [1.0, 2].map { width in
        BezierPath((0..<10).map { .init(Point(Double($0) * width, 0)) }, isClosed: false)
      }
      var moved = Self.path(lines[0])
      moved.kind = .path(PathShape(.keyframed([Keyframe(0, lines[0]), Keyframe(9, lines[1])])))
      let (artwork, _) = try Self.staged([moved, modifier, Self.fill])
      var work = OutlineWork()
      work.begin()
      _ = artwork.outlines(ofStep: artwork.draws[0].outlines, atFrame: 5, work: &work)
      return work.taken
    }
    let twist = ShapeItem("Twist", .twist(Twist(angle: .constant(1))))
    let (turned, plain) = try (taken(twist), taken(Self.pucker))
    // Nine lines of four pieces each have 37 points.
    #expect(turned == plain - 10 + 5 * 37)
  }
}
