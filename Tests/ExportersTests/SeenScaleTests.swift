import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline
import Testing

@testable import InbetweenExporters

/// Keyframes in between are as close, and their errors as large, as they are seen.
@Suite struct SeenScaleTests {
  /// A rectangle that is twisted, in a layer that follows another at a scale.
  private static func twisted(_ scale: Double) -> Timeline {
    var child = Layer(
      id: 1, name: "Twisted",
      content: .shape([
        ShapeItem("Box", .rectangle(RectangleShape(size: .constant(Point(40, 20))))),
        ShapeItem(
          "Twist",
          .twist(Twist(angle: .keyframed([Keyframe(0, 0, .easyEase), Keyframe(60, 720)])))),
        ShapeItem("Paint", .fill(Fill(.solid(.constant(.black))))),
      ]), timing: LayerTiming(FrameRange(0, 60)))
    child.parent = 2
    return Timeline(
      size: Size(100, 100), frameRate: FrameRate(60), frames: FrameRange(0, 60),
      layers: [child, follower(2, scale)])
  }

  /// A dot on a curved path, in a composition that is shown at a scale.
  private static func curved(_ scale: Double) -> Timeline {
    var dot = Layer(
      id: 1, name: "Dot", content: .solid(.black, Size(4, 4)),
      timing: LayerTiming(FrameRange(0, 60)))
    dot.transform.position = .joined(
      .keyframed([
        Keyframe(
          0, Vector3(0, 0), .easyEase,
          path: MotionPath(out: Vector3(0, 60), in: Vector3(0, 60))),
        Keyframe(60, Vector3(60, 0)),
      ]))
    var nest = follower(1, scale)
    nest.name = "Nest"
    nest.content = .composition(NestedComposition(id: "a", size: Size(100, 100)))
    var timeline = Timeline(
      size: Size(100, 100), frameRate: FrameRate(60), frames: FrameRange(0, 60), layers: [nest])
    timeline.compositions = [Composition(id: "a", name: "Nested", layers: [dot])]
    return timeline
  }

  private static func follower(_ id: Int, _ scale: Double) -> Layer {
    var layer = Layer(
      id: id, name: "Scaled", content: .null, timing: LayerTiming(FrameRange(0, 60)))
    layer.transform.scale = .constant(Vector3(scale, scale))
    return layer
  }

  private static func layers(_ timeline: Timeline) -> BakeReport {
    var log = DiagnosticLog()
    let scene = timeline.scene(log: &log)
    return CoreAnimationFile.examine(
      scene, timeline, ExportOptions(name: "Test"), sequences: .none, log: &log
    ).bakes
  }

  private static func canvas(_ timeline: Timeline) -> BakeReport {
    var log = DiagnosticLog()
    let scene = timeline.scene(log: &log)
    return SwiftUIFile.examine(
      scene, timeline, ExportOptions(name: "Test"), sequences: .none, log: &log)
  }

  @Test("Outlines have more keyframes the larger they are seen, and errors as they are seen")
  func outlines() {
    for report in [Self.layers, Self.canvas] {
      let reports = [0.1, 1, 10].map { report(Self.twisted($0)) }
      #expect(reports[0].addedKeys > 4)
      #expect(Double(reports[1].addedKeys) > Double(reports[0].addedKeys) * 1.5)
      #expect(Double(reports[2].addedKeys) > Double(reports[1].addedKeys) * 1.3)
      #expect(reports.allSatisfy { $0.lengthError > 0.05 && $0.lengthError < 0.2 })
    }
  }

  /// The same in a group or below a repeater, in a layer at a tenth.
  private static func small(_ change: ([ShapeItem]) -> [ShapeItem]) -> Timeline {
    var timeline = twisted(0.1)
    if case .shape(let items) = timeline.layers[0].content {
      timeline.layers[0].content = .shape(change(items))
    }
    return timeline
  }

  @Test("What a group makes larger again has the keyframes that it needs")
  func groups() {
    var transform = ShapeTransform()
    transform.scale = .constant(Point(10, 10))
    // What fades is drawn as a group.
    transform.opacity = .constant(0.5)
    let group = Self.small { [ShapeItem("Group", .group(ShapeGroup($0, transform: transform)))] }
    for report in [Self.layers, Self.canvas] {
      let natural = report(Self.twisted(1))
      #expect(report(group).addedKeys == natural.addedKeys)
      #expect(report(group).lengthError == natural.lengthError)
    }
  }

  @Test("Copies, whose sizes nobody knows, are no smaller than they are drawn")
  func copies() {
    let copies = Self.small {
      $0 + [ShapeItem("Copies", .repeater(Repeater(copies: .constant(2))))]
    }
    for report in [Self.layers, Self.canvas] {
      #expect(report(copies).lengthError == report(Self.twisted(1)).lengthError)
    }
  }

  @Test("Places have more keyframes the larger their composition is seen")
  func places() {
    let reports = [0.1, 1, 10].map { Self.layers(Self.curved($0)) }
    #expect(reports[0].addedKeys > 1)
    #expect(Double(reports[1].addedKeys) > Double(reports[0].addedKeys) * 1.5)
    #expect(Double(reports[2].addedKeys) > Double(reports[1].addedKeys) * 1.5)
    #expect(reports.allSatisfy { $0.lengthError > 0.01 && $0.lengthError < 0.2 })
    #expect(reports.allSatisfy { $0.farthest?.layer == "Dot" })
  }

  @Test("What a layer's own scale changes is what it draws, not where it stands")
  func ownScale() {
    var timeline = Self.curved(1)
    let before = Self.layers(timeline).addedKeys
    timeline.compositions[0].layers[0].transform.scale = .constant(Vector3(9, 9))
    #expect(Self.layers(timeline).addedKeys == before)
  }

  @Test("Where a parent moves, it is named, not the layer that follows it")
  func namesTheParent() {
    var timeline = Self.curved(1)
    let moving = timeline.compositions[0].layers[0].transform.position
    timeline.compositions[0].layers[0].transform.position = .joined(.constant(.zero))
    timeline.compositions[0].layers[0].parent = 7
    var parent = Self.follower(7, 1)
    parent.name = "Leader"
    parent.transform.position = moving
    timeline.compositions[0].layers.append(parent)
    #expect(Self.layers(timeline).farthest?.layer == "Leader")
  }

  @Test("Where a composition moves, it is named, not the last of its layers")
  func namesTheComposition() {
    var timeline = Self.curved(1)
    let moving = timeline.compositions[0].layers[0].transform.position
    timeline.compositions[0].layers[0].transform.position = .joined(.constant(.zero))
    timeline.layers[0].transform.position = moving
    #expect(Self.layers(timeline).farthest?.layer == "Nest")
  }
}
