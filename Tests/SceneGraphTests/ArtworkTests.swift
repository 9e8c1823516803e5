import InbetweenDiagnostics
import InbetweenLowering
import InbetweenTimeline
import Testing

@testable import InbetweenSceneGraph

@Suite struct ArtworkTests {
  static let square = ShapeItem(
    "Square", .rectangle(RectangleShape(size: .constant(Point(10, 10)))))
  static let red = ShapeItem("Red", .fill(Fill(.solid(.constant(Color(1, 0, 0))))))
  static let blue = ShapeItem("Blue", .fill(Fill(.solid(.constant(Color(0, 0, 1))))))
  static let line = ShapeItem(
    "Line", .stroke(Stroke(.solid(.constant(.black)), width: .constant(2))))

  static func moved(_ x: Double, scale: Point = Point(1, 1)) -> ShapeTransform {
    var transform = ShapeTransform()
    transform.position = .joined(.constant(Point(x, 0)))
    transform.scale = .constant(scale)
    return transform
  }

  static func nodes(_ items: [ShapeItem]) -> [DisplayNode] {
    let list = scene(timeline([layer(1, .shape(items))])).displayList(atFrame: 0)
    guard case .group(let group) = list.nodes.first else { return [] }
    return group.children
  }

  /// The outlines that leaves draw, on the canvas.
  static func points(_ nodes: [DisplayNode]) -> [[Point]] {
    nodes.flatMap { node -> [[Point]] in
      switch node {
      case .fill(let fill):
        fill.outlines.map { $0.applying(fill.transform).vertices.map(\.point) }
      case .stroke(let stroke):
        stroke.outlines.map { $0.applying(stroke.transform).vertices.map(\.point) }
      case .image: []
      case .group(let group): points(group.children)
      }
    }
  }

  static func colors(_ nodes: [DisplayNode]) -> [Color] {
    nodes.flatMap { node -> [Color] in
      switch node {
      case .fill(let fill):
        if case .solid(let color) = fill.paint { return [color] }
        return []
      case .group(let group): return colors(group.children)
      case .stroke, .image: return []
      }
    }
  }

  @Test("Later fills are drawn below earlier ones, and only what stands above is filled")
  func paintOrder() {
    let nodes = Self.nodes([Self.square, Self.red, Self.square, Self.blue])
    #expect(Self.colors(nodes) == [Color(0, 0, 1), Color(1, 0, 0)])
    guard case .fill(let below) = nodes[0], case .fill(let above) = nodes[1] else {
      Issue.record("two fills are expected")
      return
    }
    #expect(below.outlines.count == 2)
    #expect(above.outlines.count == 1)
  }

  @Test("A stroke below a group draws with its own pen what the group places")
  func strokeOutsideGroup() {
    let group = ShapeItem(
      "G",
      .group(ShapeGroup([Self.square, Self.line], transform: Self.moved(50, scale: Point(2, 1)))))
    let nodes = Self.nodes([group, Self.line])
    guard nodes.count == 2, case .stroke(let outer) = nodes[0], case .stroke(let inner) = nodes[1]
    else {
      Issue.record("two strokes are expected")
      return
    }
    #expect(outer.transform == .identity)
    #expect(outer.outlines[0].vertices[0].point == Point(60, -5))
    #expect(inner.transform == AffineTransform(2, 0, 0, 1, 50, 0))
    #expect(inner.outlines[0].vertices[0].point == Point(5, -5))
  }

  @Test("A modifier below a group reaches the paints inside, in the outlines' own space")
  func modifierOutsideGroup() {
    let corners = ShapeItem("", .roundCorners(RoundCorners(radius: .constant(2))))
    let group = ShapeItem(
      "G",
      .group(ShapeGroup([Self.square, Self.red], transform: Self.moved(0, scale: Point(2, 2)))))
    let points = Self.points(Self.nodes([group, corners]))
    #expect(points.count == 1)
    #expect(points[0].contains { ($0 - Point(6, -10)).length < 1e-9 })
  }

  @Test("A repeater of one copy changes nothing")
  func oneCopy() {
    let repeater = ShapeItem(
      "", .repeater(Repeater(copies: .constant(1), transform: Self.moved(100))))
    let plain = Self.points(Self.nodes([Self.square, Self.red]))
    #expect(Self.points(Self.nodes([Self.square, Self.red, repeater])) == plain)
    #expect(Self.points(Self.nodes([Self.square, repeater, Self.red])) == plain)
  }

  @Test("A repeater draws what stands above it, each copy a step further, and below its original")
  func copies() {
    let repeater = Repeater(
      copies: .constant(3), offset: .constant(1), transform: Self.moved(100),
      startOpacity: .constant(1), endOpacity: .constant(0.5))
    let nodes = Self.nodes([Self.square, Self.red, ShapeItem("", .repeater(repeater))])
    let lefts = Self.points(nodes).map { $0.map(\.x).min() ?? 0 }
    #expect(lefts == [295, 195, 95])
    let opacities = nodes.map { node -> Double in
      if case .fill(let fill) = node { return fill.opacity }
      return -1
    }
    #expect(opacities == [0.5, 0.75, 1])
    let filled = Self.nodes([Self.square, ShapeItem("", .repeater(repeater)), Self.red])
    #expect(filled.count == 1)
    #expect(Self.points(filled).map { $0.map(\.x).min() ?? 0 } == [95, 195, 295])
  }

  @Test("Scale multiplies from copy to copy, turns and steps add up")
  func copySteps() {
    var step = ShapeTransform()
    step.scale = .constant(Point(0.5, 0.5))
    step.rotation = .constant(90)
    step.position = .joined(.constant(Point(10, 0)))
    step.anchor = .constant(Point(4, 0))
    let copies = Repeater(copies: .constant(3), transform: step).copies(atFrame: 0)
    #expect(isNear(copies[0].transform, .identity))
    // Twice: a quarter of the size, half a turn, two steps, about (4, 0).
    #expect(isNear(copies[2].transform, AffineTransform(-0.25, 0, 0, -0.25, 25, 0)))
  }

  @Test("A copy by its number is the one of all copies, and hidden beyond them")
  func copyByNumber() {
    var step = ShapeTransform()
    // Small steps: ten thousand of them stay numbers.
    step.scale = .constant(Point(0.999, 1.001))
    step.rotation = .constant(15)
    step.position = .joined(.constant(Point(10, 3)))
    for count in [0, 1, 2.5, 7, 1e9] {
      var repeater = Repeater(copies: .constant(count), transform: step)
      repeater.offset = .constant(0.5)
      repeater.startOpacity = .constant(0.2)
      repeater.endOpacity = .constant(0.8)
      let all = repeater.copies(atFrame: 0)
      let allCount = all.count
      #expect(repeater.copyCount(atFrame: 0) == allCount)
      for index in [0, 1, 6, 9_999, 10_000] {
        let expected = index < all.count ? all[index] : .hidden
        #expect(repeater.copy(index, atFrame: 0) == expected)
      }
    }
  }

  @Test("A billion copies are cut to the limit and told")
  func billionCopies() {
    let repeater = ShapeItem("", .repeater(Repeater(copies: .constant(1e9))))
    let inner = ShapeItem("", .group(ShapeGroup([Self.square, Self.red, repeater])))
    var log = DiagnosticLog()
    let artwork = timeline([layer(1, .shape([inner, repeater]))]).scene(log: &log)
    #expect(log.findings.contains { $0.code == .sceneTooLarge })
    #expect(Self.points(artwork.displayList(atFrame: 0).nodes).count <= 10_000)
  }

  @Test("Merged paths replace what stands above for the paints of their group")
  func merging() {
    let other = ShapeItem(
      "",
      .rectangle(
        RectangleShape(
          position: .joined(.constant(Point(5, 0))), size: .constant(Point(10, 10)))))
    let merge = ShapeItem("", .merge(MergePaths(.intersect)))
    let points = Self.points(Self.nodes([Self.square, other, merge, Self.red]))
    #expect(points.count == 1)
    #expect(abs((points[0].map(\.x).min() ?? 9)) < 1e-6)
    #expect(abs((points[0].map(\.x).max() ?? 9) - 5) < 1e-6)
  }

  @Test("A trim of 0 to 100 % draws what no trim draws")
  func trimNothing() {
    let trim = ShapeItem("", .trim(TrimPaths(offset: .constant(123))))
    #expect(
      Self.points(Self.nodes([Self.square, trim, Self.line]))
        == Self.points(Self.nodes([Self.square, Self.line])))
  }

  @Test("Trimmed individually, the shapes of several groups count as one")
  func trimGroups() {
    func group(_ x: Double) -> ShapeItem {
      ShapeItem("", .group(ShapeGroup([Self.square, Self.line], transform: Self.moved(x))))
    }
    let trim = ShapeItem(
      "", .trim(TrimPaths(end: .constant(0.5), mode: .individually)))
    let points = Self.points(Self.nodes([group(0), group(100), trim]))
    #expect(points.count == 1)
    #expect(points[0].map(\.x).max() == 5)
  }

  @Test("A group's opacity reaches all that it holds as one picture")
  func groupOpacity() {
    var transform = Self.moved(0)
    transform.opacity = .constant(0.5)
    let nodes = Self.nodes([
      ShapeItem(
        "", .group(ShapeGroup([Self.square, Self.line, Self.red], transform: transform)))
    ])
    guard case .group(let group) = nodes.first else {
      Issue.record("a group is expected")
      return
    }
    #expect(group.opacity == 0.5)
    #expect(group.children.count == 2)
  }

  @Test("Hidden items neither draw nor act")
  func hidden() {
    var corners = ShapeItem("", .roundCorners(RoundCorners(radius: .constant(2))))
    corners.isHidden = true
    var blue = Self.blue
    blue.isHidden = true
    #expect(
      Self.points(Self.nodes([Self.square, corners, blue, Self.red]))
        == Self.points(Self.nodes([Self.square, Self.red])))
  }

  @Test("A scene tells what it asks of whoever draws it")
  func features() {
    let trim = ShapeItem("", .trim(TrimPaths(end: .constant(0.5))))
    let scene = scene(timeline([layer(1, .shape([Self.square, trim, Self.line]))]))
    #expect(scene.features == [.trim])
  }

  @Test("A gradient's midpoint bends the way between its neighbours")
  func midpoints() {
    func color(_ value: Double) -> Color { Color(value, 0, 0) }
    let gradient = Gradient(colors: [
      .init(0, color(0)), .init(0.2, color(0.5)), .init(1, color(1)),
    ])
    let resolved = gradient.resolvingMidpoints
    // 1 - (1 - u)^(ln ½ / ln 0.8), at a half of the way.
    let exact = 1 - Real.power(0.5, Real.logarithm(0.5) / Real.logarithm(0.8))
    let middle = resolved.colors.first { $0.offset == 0.5 }
    #expect(middle.map { abs($0.color.red - exact) < 1e-9 } == true)
    #expect(resolved.colors.first == gradient.colors.first)
    #expect(resolved.colors.last == gradient.colors.last)
    // In the middle, or of a colour of its own, a stop is a stop.
    let even = Gradient(colors: [
      .init(0, color(0)), .init(0.5, color(0.5)), .init(1, color(1)),
    ])
    #expect(even.resolvingMidpoints == even)
    let own = Gradient(colors: [
      .init(0, color(0)), .init(0.2, color(0.6)), .init(1, color(1)),
    ])
    #expect(own.resolvingMidpoints == own)
  }
}
