import InbetweenDiagnostics
import InbetweenTimeline
import Testing

@testable import InbetweenSceneGraph

/// Merges and offsets of outlines that cross too often are left out, and a finding says so.
@Suite struct CrossingTests {
  /// A star of so many lines, each crossing nearly each.
  private static func star(_ count: Int, at x: Double = 0) -> BezierPath {
    BezierPath(
      (0..<count).map { index in
        let angle = Double(index * (count / 2)) / Double(count) * 2 * Double.pi
        return BezierPath.Vertex(Point(x + 90 * Real.cosine(angle), 90 * Real.sine(angle)))
      }, isClosed: true)
  }

  private static func layer(_ paths: [Property<BezierPath>], _ items: [ShapeItem]) -> Layer {
    let group = ShapeItem(
      "Group",
      .group(
        ShapeGroup(
          paths.map { ShapeItem("Path", .path(PathShape($0))) } + items
            + [ShapeItem("Fill", .fill(Fill(.solid(.constant(Color(1, 0, 0))))))])))
    return SceneGraphTests.layer(1, .shape([group]))
  }

  private static func outcome(_ layer: Layer) -> (outlines: [BezierPath], findings: [Diagnostic]) {
    var log = DiagnosticLog()
    let scene = timeline([layer]).scene(log: &log)
    guard case .artwork(let artwork) = scene.main.layers[0].content,
      let draw = artwork.draws.first
    else { return ([], log.findings) }
    var evaluator = OutlineEvaluator(artwork, atFrame: 99)
    return (evaluator.outlines(of: draw.outlines).shapes.flatMap { $0 }, log.findings)
  }

  @Test("Dense outlines that are merged stay side by side")
  func merged() {
    let dense = Self.star(401)
    let (outlines, findings) = Self.outcome(
      Self.layer(
        [.constant(dense), .constant(Self.star(5, at: 300))],
        [ShapeItem("Merge", .merge(MergePaths(.add)))]))
    #expect(outlines == [dense, Self.star(5, at: 300)])
    #expect(findings.map(\.code) == [.sceneTooLarge])
    #expect(
      findings.first?.message
        == "outlines that are merged, offset or expanded cross in more than 20000 places; they stay as they are"
    )
  }

  @Test("Dense outlines are not offset")
  func offset() {
    let dense = Self.star(401)
    let (outlines, findings) = Self.outcome(
      Self.layer(
        [.constant(dense)], [ShapeItem("Offset", .offset(OffsetPaths(amount: .constant(3))))]))
    #expect(outlines == [dense])
    #expect(findings.map(\.code) == [.sceneTooLarge])
  }

  @Test("Outlines that become dense as they move are not merged")
  func moving() {
    let dense = Self.star(401)
    let small = BezierPath(
      (0..<401).map { .init(Point(Double($0), $0 == 0 ? 10 : 0)) }, isClosed: true)
    let moving = Property<BezierPath>.keyframed([Keyframe(0, small), Keyframe(90, dense)])
    let (outlines, findings) = Self.outcome(
      Self.layer([moving], [ShapeItem("Merge", .merge(MergePaths(.add)))]))
    #expect(outlines == [dense])
    #expect(findings.map(\.code) == [.sceneTooLarge])
  }

  @Test("Joins share what a scene may draw")
  func shared() {
    var log = DiagnosticLog()
    let mask = Mask(path: .constant(Self.star(41)), expansion: .constant(1))
    var budget = 10_000.0
    let first = SceneMask(mask, in: FrameRange(0, 10), budget: &budget, log: &log)
    #expect(first.fixedOutlines != [Self.star(41)])
    #expect(log.findings.isEmpty)
    #expect(budget < 10_000 - 300)
    budget = 100
    let second = SceneMask(mask, in: FrameRange(0, 10), budget: &budget, log: &log)
    #expect(second.fixedOutlines == [Self.star(41)])
    #expect(log.findings.map(\.code) == [.sceneTooLarge])
  }

  @Test("A mask of a dense outline is not expanded")
  func masks() {
    var dense = Self.layer([.constant(Self.star(5))], [])
    dense.masks = [Mask(path: .constant(Self.star(401)), expansion: .constant(4))]
    var log = DiagnosticLog()
    let scene = timeline([dense]).scene(log: &log)
    #expect(scene.main.layers[0].masks[0].fixedOutlines == [Self.star(401)])
    #expect(log.findings.map(\.code) == [.sceneTooLarge])
  }
}
