import InbetweenSceneGraph
import InbetweenTimeline
import Testing

@testable import InbetweenLowering

@Suite struct LoweringTests {
  @Test("A composition that several layers show is there once, one that none shows not at all")
  func sharing() {
    let nested = LayerContent.composition(NestedComposition(id: "a", size: Size(10, 10)))
    let list = lowered(
      [layer(1, nested), layer(2, nested)],
      [
        Composition(id: "a", name: "Shown", layers: [layer(1)]),
        Composition(id: "b", name: "Unused", layers: [layer(1)]),
      ])
    #expect(list.compositions.map(\.name).filter { !$0.isEmpty } == ["Shown"])
    #expect(list.compositions.count == 2)
  }

  @Test("Parents, keyframes, shapes and slots stay as the designer made them")
  func authored() {
    var child = layer(
      1,
      .shape([
        ShapeItem(
          "Dot", .ellipse(EllipseShape(position: .constant(.zero), size: .constant(Point(4, 4))))),
        ShapeItem("Paint", .fill(Fill(.solid(.constant(.black, slot: "brand"))))),
      ]))
    let position = Property<Vector3>.keyframed([
      Keyframe(0, Vector3(0, 0), .easyEase), Keyframe(50, Vector3(90, 0)),
    ])
    child.transform.position = .joined(position)
    child.parent = 2
    let composition = lowered([child, layer(2, .null)]).compositions[0]
    #expect(composition.spaces[0].transform.source.position == .joined(position))
    #expect(composition.spaces[0].parent == 1)
    guard case .picture(let picture) = composition.layers[0].content,
      case .artwork(let artwork)? = picture.children.first,
      case .fill(let fill)? = artwork.nodes.first, case .step(let step) = fill.outlines,
      case .source(.ellipse) = artwork.outlines.steps[step], case .solid(let color) = fill.paint
    else {
      Issue.record("no fill of an ellipse")
      return
    }
    #expect(color.slot == "brand")
    #expect(fill.name == "Paint")
  }

  @Test("How large a layer is seen counts what it follows, what shows it, and what overshoots")
  func seenScales() {
    func scaled(_ layer: Layer, _ scale: Property<Vector3>, parent: Int? = nil) -> Layer {
      var layer = layer
      layer.transform.scale = scale
      layer.parent = parent
      return layer
    }
    let nested = LayerContent.composition(NestedComposition(id: "a", size: Size(10, 10)))
    let half = Property<Vector3>.constant(Vector3(0.5, -0.25))
    let list = lowered(
      [
        scaled(layer(1), half, parent: 2),
        scaled(
          layer(2, .null),
          .keyframed([
            Keyframe(0, Vector3(1, 1), .curve(0.3, 0, 0.6, 2)), Keyframe(50, Vector3(1, 3)),
          ])),
        scaled(layer(3, nested), half, parent: 4),
        scaled(layer(4, nested), .constant(Vector3(4, 4))),
      ],
      [Composition(id: "a", name: "Shown", layers: [scaled(layer(1), half)])])
    let scales = list.compositions.map { $0.layers.map(\.seenScale) }
    // From 1 to 3, and at most as far again: 5.
    #expect(scales[list.main][0] == SeenScale(inside: 2.5, around: 5))
    #expect(scales[list.main][1] == SeenScale(inside: 5, around: 1))
    #expect(scales[list.main][2] == SeenScale(inside: 2, around: 4))
    #expect(scales.first { $0.count == 1 } == [SeenScale(inside: 2, around: 4)])
  }

  @Test("What may be nearer, or larger in another theme, counts as no smaller than it is drawn")
  func uncertainScales() {
    var deep = layer(1)
    deep.transform.scale = .constant(Vector3(0.1, 0.1))
    deep.is3D = true
    var themed = layer(2)
    themed.transform.scale = .constant(Vector3(0.1, 0.1), slot: "size")
    let scales = lowered([deep, themed]).compositions[0].layers.map(\.seenScale)
    #expect(scales == [SeenScale(), SeenScale()])
  }

  @Test("Styles apply in After Effects' order, whatever that of the file")
  func styleOrder() {
    let overlay = LayerStyle(
      "", .colorOverlay(color: .constant(Color(1, 0, 0)), opacity: .constant(1)))
    let shadow = LayerStyle(
      "",
      .dropShadow(
        ShadowStyle(
          color: .constant(.black), opacity: .constant(1), angle: .constant(0),
          distance: .constant(5), size: .constant(0), spread: .constant(0), blendMode: .normal)))
    let stroke = LayerStyle(
      "",
      .stroke(
        StrokeStyle(
          color: .constant(.black), size: jumping([4, 6]), opacity: .constant(1),
          position: jumping([1, 2, 3]))))
    for styles in [[shadow, stroke, overlay], [overlay, shadow, stroke]] {
      var item = layer(1)
      item.styles = styles
      let list = lowered([item])
      let outlines = [0.0, 10, 20].map { frame -> [Double] in
        guard let filters = list.group(atFrame: frame)?.filters, filters.count == 3,
          case .colorMatrix = filters[0], case .outline(let line) = filters[1],
          case .outerShadow(let shadow) = filters[2]
        else { return [] }
        return [line.outside, line.inside, shadow.offset.x]
      }
      #expect(outlines == [[4, 0, -5], [0, 6, -5], [3, 3, -5]])
    }
  }

  @Test("A stroke effect whose paint style moves is on, instead of, or reveals its layer")
  func movingPaintStyle() {
    var item = layer(1)
    item.masks = [Mask(path: .constant(BezierPath([.init(Point(0, 0)), .init(Point(10, 0))])))]
    item.masks[0].mode = .none
    item.effects = [
      Effect(
        "",
        .stroke(
          StrokeEffect(
            mask: .constant(1), strokesAllMasks: .constant(0), strokesSequentially: .constant(0),
            color: .constant(.white), brushSize: .constant(2), hardness: .constant(1),
            opacity: .constant(1), start: .constant(0), end: .constant(1),
            spacing: .constant(0), paintStyle: jumping([1, 2, 3]))))
    ]
    let list = lowered([item])
    let shown = [0.0, 10, 20].map { frame -> [String] in
      list.group(atFrame: frame)?.children.map { node in
        switch node {
        case .stroke: "line"
        case .group(let group): group.matte == nil ? "layer" : "revealed"
        case .fill, .image: "other"
        }
      } ?? []
    }
    #expect(shown == [["layer", "line"], ["line"], ["revealed"]])
  }

  @Test("A wipe that has not begun, and a matte that is not there, leave the layer as it is")
  func effectsThatAreOff() {
    var item = layer(1)
    item.effects = [
      Effect(
        "",
        .radialWipe(
          RadialWipeEffect(
            completion: jumping([0, 0.5, 1]), startAngle: .constant(0),
            center: .constant(Point(5, 5)), direction: .constant(1), feather: .constant(0)))),
      Effect(
        "",
        .setMatte(
          SetMatteEffect(
            layer: jumping([9, 2, 1]), channel: .constant(4), isInverted: .constant(0),
            stretchesToFit: .constant(0), compositesWithOriginal: .constant(1),
            premultipliesMatte: .constant(0)))),
    ]
    let list = lowered([item, layer(2)])
    func first(_ frame: Double) -> GroupNode? {
      guard case .group(let group)? = list.displayList(atFrame: frame).nodes.last else {
        return nil
      }
      return group
    }
    // Neither is on: the layer's own fill.
    #expect(first(0)?.children.count == 1 && first(0)?.masks.isEmpty == true)
    guard case .fill? = first(0)?.children.first else {
      Issue.record("the fill is wrapped")
      return
    }
    // Both are on: a sector of half a circle within the matte.
    guard case .group(let matted)? = first(10)?.children.first else {
      Issue.record("nothing is matted")
      return
    }
    #expect(matted.matte?.nodes.count == 1)
    #expect(matted.masks.first?.outlines.first?.vertices.count == 20)
    // All is wiped away, and a layer is no matte of itself.
    #expect(first(20)?.masks.map(\.outlines) == [[]] && first(20)?.matte == nil)
  }

  /// A layer with an effect that takes another as a matte.
  private static func taking(_ id: Int, _ source: Double) -> Layer {
    var item = layer(id)
    item.effects = [
      Effect(
        "",
        .setMatte(
          SetMatteEffect(
            layer: .constant(source), channel: .constant(4), isInverted: .constant(0),
            stretchesToFit: .constant(0), compositesWithOriginal: .constant(1),
            premultipliesMatte: .constant(0))))
    ]
    return item
  }

  @Test("A layer that two effects look at in turn is drawn once without its own matte")
  func circlesOfMattes() {
    let list = lowered([Self.taking(1, 2), Self.taking(2, 1)])
    #expect(list.compositions.count == 2)
    #expect(list.compositions[1].layers.count == 2)
    guard case .group(let lowest)? = list.displayList(atFrame: 0).nodes.first,
      case .group(let matted)? = lowest.children.first,
      case .group(let picture)? = matted.matte?.nodes.first,
      case .group(let source)? = picture.children.first, case .fill? = source.children.first
    else {
      Issue.record("no matte without a matte")
      return
    }
    #expect(source.name == "Layer 1")
  }

  @Test("A composition is there once more within a matte only where it takes a matte itself")
  func mattesAreSparing() {
    func nesting(_ id: Int, _ name: String) -> Layer {
      layer(id, .composition(NestedComposition(id: name, size: Size(10, 10))))
    }
    let list = lowered(
      [Self.taking(1, 2), nesting(2, "plain"), nesting(3, "taking")],
      [
        Composition(id: "plain", name: "plain", layers: [layer(1)]),
        Composition(id: "taking", name: "taking", layers: [Self.taking(1, 2), layer(2)]),
      ])
    let names = list.compositions.map(\.name).filter { !$0.isEmpty }
    #expect(names.sorted() == ["plain", "taking", "taking"])
  }

  @Test("What never moves in a shape layer is worked out once")
  func fixedArtwork() {
    func items(_ opacity: Property<Double>) -> LayerContent {
      .shape([
        ShapeItem(
          "", .rectangle(RectangleShape(position: .constant(.zero), size: .constant(Point(4, 4))))),
        ShapeItem("", .fill(Fill(.solid(.constant(.black)), opacity: opacity))),
      ])
    }
    let list = lowered([layer(1, items(.constant(0.5))), layer(2, items(jumping([0, 1])))])
    let isFixed = (0..<2).map { place -> Bool? in
      guard case .artwork(let artwork)? = list.picture(place)?.children.first else { return nil }
      return artwork.fixed != nil
    }
    #expect(isFixed == [true, false])
    #expect(list.displayList(atFrame: 0).nodes.count == 1)
    #expect(list.displayList(atFrame: 10).nodes.count == 2)
  }

  @Test("Layers that show nothing are work as well, in each composition that shows them")
  func workOfLayers() {
    func work(_ depth: Int) -> Int {
      let inner = (0..<depth).map { level in
        Composition(
          id: "\(level)", name: "",
          layers: (1...2).map { place in
            guard level > 0 else {
              var hidden = layer(place)
              hidden.transform.opacity = jumping([0, 1])
              return hidden
            }
            return layer(
              place, .composition(NestedComposition(id: "\(level - 1)", size: Size(10, 10))))
          })
      }
      let last = NestedComposition(id: "\(depth - 1)", size: Size(10, 10))
      let frame = lowered([layer(1, .composition(last))], inner).displayList(atFrame: 0)
      #expect(frame.nodes.isEmpty)
      return frame.work
    }
    #expect(work(3) - work(2) == 2 * (work(2) - work(1)))
    #expect(work(1) > 0)
  }
}
