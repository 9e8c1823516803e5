import InbetweenDiagnostics
import InbetweenLowering
import InbetweenTimeline
import Testing

@testable import InbetweenSceneGraph

/// A timeline of 100 frames at 25 a second in 200 × 100 pixels.
func timeline(_ layers: [Layer], _ compositions: [Composition] = []) -> Timeline {
  var timeline = Timeline(
    size: Size(200, 100), frameRate: FrameRate(25), frames: FrameRange(0, 100), layers: layers)
  timeline.compositions = compositions
  return timeline
}

/// A layer that is shown for 100 frames.
func layer(_ id: Int, _ content: LayerContent, parent: Int? = nil) -> Layer {
  var layer = Layer(
    id: id, name: "Layer \(id)", content: content, timing: LayerTiming(FrameRange(0, 100)))
  layer.parent = parent
  return layer
}

func scene(_ timeline: Timeline) -> Scene {
  var log = DiagnosticLog()
  return timeline.scene(log: &log)
}

extension Scene {
  /// What a frame of the lowered scene shows.
  func displayList(atFrame frame: Double) -> DisplayList { lowered().displayList(atFrame: frame) }
}

/// The groups of a display list, outermost first, with the matrix to the canvas.
func groups(
  _ nodes: [DisplayNode], by matrix: AffineTransform = .identity
) -> [(GroupNode, AffineTransform)] {
  nodes.flatMap { node -> [(GroupNode, AffineTransform)] in
    guard case .group(let group) = node, case .affine(let own) = group.placement else { return [] }
    let whole = own.followed(by: matrix)
    return [(group, whole)] + groups(group.children, by: whole)
  }
}

func isNear(_ left: AffineTransform, _ right: AffineTransform) -> Bool {
  [
    left.a - right.a, left.b - right.b, left.c - right.c, left.d - right.d, left.tx - right.tx,
    left.ty - right.ty,
  ].allSatisfy { abs($0) < 1e-9 }
}

@Suite struct SceneTests {
  static func transform(
    x: Double, y: Double, scale: Double, angle: Double, opacity: Double = 1
  ) -> Transform {
    var transform = Transform()
    transform.position = .joined(.constant(Vector3(x, y)))
    transform.anchor = .constant(Vector3(3, -2))
    transform.scale = .constant(Vector3(scale, scale / 2))
    transform.rotation = .flat(.constant(angle))
    transform.opacity = .constant(opacity)
    return transform
  }

  @Test("A layer's matrix is the product of its own and those of its parents")
  func parentChain() {
    var child = layer(1, .solid(.black, Size(10, 10)), parent: 2)
    child.transform = Self.transform(x: 5, y: 6, scale: 2, angle: 30)
    var parent = layer(2, .null, parent: 3)
    parent.transform = Self.transform(x: 50, y: 10, scale: 0.5, angle: -70, opacity: 0)
    var grandparent = layer(3, .null)
    grandparent.transform = Self.transform(x: 20, y: 40, scale: 3, angle: 200)
    let list = scene(timeline([child, parent, grandparent])).displayList(atFrame: 10)
    let expected = [child, parent, grandparent].map {
      $0.transform.flatMatrix(atFrame: 10, isAutoOriented: false)
    }
    let product = expected[0].followed(by: expected[1]).followed(by: expected[2])
    let found = groups(list.nodes)
    #expect(found.count == 1)
    #expect(isNear(found[0].1, product))
    // Opacity is not inherited.
    #expect(found[0].0.opacity == 1)
  }

  @Test("Circles among parents, mattes and compositions end without a trap")
  func circles() {
    var first = layer(1, .solid(.black, Size(10, 10)), parent: 2)
    var second = layer(2, .solid(.black, Size(10, 10)), parent: 1)
    first.matte = Matte(.alpha, source: 2)
    second.matte = Matte(.alpha, source: 1)
    let nested = LayerContent.composition(NestedComposition(id: "a", size: Size(10, 10)))
    let inner = Composition(id: "a", layers: [layer(1, nested), first, second])
    var log = DiagnosticLog()
    let scene = timeline([layer(3, nested), first, second], [inner]).scene(log: &log)
    #expect(log.findings.map(\.code) == [.selfNesting])
    #expect(!scene.displayList(atFrame: 0).nodes.isEmpty)
  }

  @Test("Compositions that nest one another without end stay within the limit of layers")
  func exponentialNesting() {
    func nested(_ level: Int) -> LayerContent {
      .composition(NestedComposition(id: "\(level)", size: Size(10, 10)))
    }
    var compositions = (0..<12).map { level in
      Composition(id: "\(level)", layers: (0..<10).map { layer($0, nested(level + 1)) })
    }
    compositions.append(
      Composition(id: "12", layers: [layer(1, .solid(.black, Size(1, 1)))]))
    var log = DiagnosticLog()
    let scene = timeline([layer(1, nested(0))], compositions).scene(log: &log)
    #expect(log.findings.contains { $0.code == .sceneTooLarge })
    _ = scene.displayList(atFrame: 0)
  }

  @Test("A heavy matte that every layer takes stays within the limit of things")
  func heavyMattes() {
    var layers = (0..<2000).map { index in
      var item = layer(index, .solid(.black, Size(1, 1)))
      item.matte = Matte(.alpha, source: 5000)
      return item
    }
    layers.append(
      layer(5000, .composition(NestedComposition(id: "heavy", size: Size(10, 10)))))
    let heavy = Composition(
      id: "heavy", layers: (0..<2000).map { layer($0, .solid(.black, Size(1, 1))) })
    var log = DiagnosticLog()
    let scene = timeline(layers, [heavy]).scene(log: &log)
    #expect(log.findings.contains { $0.code == .sceneTooLarge })
    // 2,000 things in the matte, 499 uses of it at most.
    #expect(scene.main.layers.count { $0.matte != nil } < 500)
  }

  @Test("A matte counts without its own matte, and that is told")
  func mattesOfMattes() {
    let layers = (0..<101).map { index in
      var item = layer(index, .solid(.black, Size(1, 1)))
      item.isMatteSource = index > 0
      if index < 100 { item.matte = Matte(.alpha, source: index + 1) }
      return item
    }
    var log = DiagnosticLog()
    let scene = timeline(layers).scene(log: &log)
    #expect(log.findings.map(\.code) == Array(repeating: .matteOfMatte, count: 99))
    let found = groups(scene.displayList(atFrame: 0).nodes)
    #expect(found.count == 1)
    let matte = found.first?.0.matte.map { groups($0.nodes) } ?? []
    #expect(matte.map(\.0.matte) == [nil])
  }

  @Test("A layer that is drawn itself serves as a matte without its own matte")
  func mattesThatAreDrawn() {
    var layers = (0..<3).map { layer($0, .solid(.black, Size(1, 1))) }
    for index in 0..<2 { layers[index].matte = Matte(.alpha, source: index + 1) }
    let found = groups(scene(timeline(layers)).displayList(atFrame: 0).nodes)
    #expect(found.map { $0.0.matte == nil } == [true, false, false])
    #expect(found.last?.0.matte.map { groups($0.nodes).allSatisfy { $0.0.matte == nil } } == true)
  }

  @Test("Effects that take one another as mattes end without a trap")
  func circularSetMattes() {
    func item(_ id: Int, takes other: Int) -> Layer {
      var item = layer(id, .solid(.black, Size(1, 1)))
      item.effects = [
        Effect(
          "Set Matte", isEnabled: true,
          .setMatte(
            SetMatteEffect(
              layer: .constant(Double(other)), channel: .constant(4), isInverted: .constant(0),
              stretchesToFit: .constant(0), compositesWithOriginal: .constant(1),
              premultipliesMatte: .constant(1))))
      ]
      item.matte = Matte(.alpha, source: other)
      return item
    }
    var first = item(1, takes: 2)
    first.matte = nil
    let list = scene(timeline([first, item(2, takes: 1)])).displayList(atFrame: 0)
    #expect(!list.nodes.isEmpty)
  }

  @Test("100,000 layers with a chain of parents as long are evaluated")
  func manyLayers() {
    let layers = (0..<100_000).map { index in
      layer(index, .solid(.black, Size(1, 1)), parent: index == 0 ? nil : index - 1)
    }
    #expect(scene(timeline(layers)).displayList(atFrame: 0).nodes.count == 100_000)
  }

  @Test("Time remap and stretch compose as functions do")
  func clocks() {
    let remap = Property<Double>.keyframed([
      Keyframe(0, 0.0), Keyframe(50, 4.0, .easyEase), Keyframe(100, 1.0),
    ])
    var inner = layer(1, .solid(.black, Size(10, 10)))
    inner.transform.position = .joined(
      .keyframed([Keyframe(0, Vector3(0, 0)), Keyframe(100, Vector3(1000, 0))]))
    var middle = layer(
      2, .composition(NestedComposition(id: "inner", size: Size(5, 5))))
    middle.timing = LayerTiming(FrameRange(-1000, 1000), start: 7, stretch: 2.5)
    var outer = layer(
      3, .composition(NestedComposition(id: "middle", size: Size(5, 5), timeRemap: remap)))
    outer.timing = LayerTiming(FrameRange(0, 100), start: 20, stretch: 3)
    let scene = scene(
      timeline(
        [outer],
        [
          Composition(id: "inner", layers: [inner]), Composition(id: "middle", layers: [middle]),
        ]))
    let list = scene.lowered()
    for frame in stride(from: 0.0, to: 100, by: 0.7) {
      let inside = (remap.value(atFrame: frame) * 25 - 7) / 2.5
      guard inside >= 0, inside < 100 else { continue }
      let deepest = groups(list.displayList(atFrame: frame).nodes).last
      #expect(deepest.map { abs($0.1.tx - inside * 10) < 1e-6 } == true)
    }
  }

  @Test("A layer shows from its first frame up to, but without, its last")
  func frames() {
    var item = layer(1, .solid(.black, Size(1, 1)))
    item.timing = LayerTiming(FrameRange(10, 50))
    let scene = scene(timeline([item]))
    let shown = [9.0, 9.99, 10, 49.99, 50].map { !scene.displayList(atFrame: $0).nodes.isEmpty }
    #expect(shown == [false, false, true, true, false])
  }

  @Test("Hidden layers are not drawn, but still move their children and serve as mattes")
  func hiddenLayers() {
    var parent = layer(1, .solid(.black, Size(1, 1)))
    parent.isHidden = true
    parent.transform.position = .joined(.constant(Vector3(40, 0)))
    var child = layer(2, .solid(.black, Size(1, 1)), parent: 1)
    child.matte = Matte(.luma, source: 1)
    let list = scene(timeline([parent, child])).displayList(atFrame: 0)
    let found = groups(list.nodes)
    #expect(found.count == 1)
    #expect(found[0].1.tx == 40)
    #expect(found[0].0.matte?.nodes.count == 1)
  }

  @Test("Without a camera a 3D layer is seen from 50 / 36 of the width away")
  func perspective() {
    var item = layer(1, .solid(.black, Size(10, 10)))
    item.is3D = true
    item.transform.position = .joined(.constant(Vector3(150, 70, 200 * 50.0 / 36)))
    let found = groups(scene(timeline([item])).displayList(atFrame: 0).nodes)
    // At its own distance again behind the picture it is half as large, towards the middle.
    #expect(isNear(found[0].1, AffineTransform(0.5, 0, 0, 0.5, 125, 60)))
  }

  @Test("3D layers cover each other by depth, flat layers between them by order")
  func depthOrder() {
    func deep(_ id: Int, z: Double) -> Layer {
      var item = layer(id, .solid(.black, Size(10, 10)))
      item.is3D = true
      item.transform.position = .joined(.constant(Vector3(0, 0, z)))
      return item
    }
    let flat = layer(9, .solid(.white, Size(10, 10)))
    let list = scene(timeline([deep(1, z: 5), deep(2, z: 0), flat, deep(3, z: -5)]))
      .displayList(atFrame: 0)
    #expect(groups(list.nodes).map(\.0.name) == ["Layer 3", "Layer 9", "Layer 1", "Layer 2"])
  }

  @Test("An auto-oriented layer points along its path, at rest as it did before")
  func autoOrient() {
    var transform = Transform()
    transform.position = .joined(
      .keyframed([
        Keyframe(0, Vector3(0, 0)), Keyframe(10, Vector3(0, 50)), Keyframe(20, Vector3(0, 50)),
        Keyframe(30, Vector3(-50, 50)),
      ]))
    for (frame, angle) in [(0.0, 90.0), (5, 90), (10, 90), (15, 90), (25, 180), (99, 180)] {
      #expect(abs(abs(transform.direction(atFrame: frame)) - angle) < 1e-6)
    }
  }

  @Test("Orientation turns the shortest way")
  func orientation() {
    let track = Track(keyframes: [
      Keyframe(0, Vector3(0, 0, 350)), Keyframe(10, Vector3(0, 0, 10)),
    ])
    let middle = track?.orientation(atFrame: 5).flat
    #expect(middle.map { isNear($0, .identity) } == true)
  }
}
