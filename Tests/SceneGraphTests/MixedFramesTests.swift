import InbetweenDiagnostics
import InbetweenLowering
import InbetweenTimeline
import Testing

@testable import InbetweenSceneGraph

@Suite struct MixedFramesTests {
  /// Frames, their weights, and where what moves is then.
  struct Mixture {
    var frames, weights: [Double]
    var expected: Double

    init(_ frames: [Double], _ weights: [Double], _ expected: Double) {
      (self.frames, self.weights, self.expected) = (frames, weights, expected)
    }
  }

  /// A square of 10 that moves from 0 to 100 in 100 frames, and turns by 90°.
  private var mover: Layer {
    var layer = Layer(
      id: 1, name: "mover", content: .solid(Color(1, 0, 0), Size(10, 10)),
      timing: LayerTiming(FrameRange(0, 100)))
    layer.transform.position = .joined(
      .keyframed([
        Keyframe(0, Vector3(0, 0, 0)), Keyframe(100, Vector3(100, 0, 0)),
      ]))
    layer.transform.rotation = .flat(.keyframed([Keyframe(0, 0), Keyframe(100, 90)]))
    return layer
  }

  private func timeline(_ layers: [Layer], _ compositions: [Composition] = []) -> Timeline {
    var timeline = Timeline(
      size: Size(200, 200), frameRate: FrameRate(30), frames: FrameRange(0, 100),
      layers: layers)
    timeline.compositions = compositions
    return timeline
  }

  /// Where the first layer's origin is, and the direction of its x.
  private func stand(_ timeline: Timeline, at frame: Double) -> (x: Double, turn: Double)? {
    var log = DiagnosticLog()
    let list = timeline.scene(log: &log).lowered().displayList(atFrame: frame)
    func search(_ nodes: [DisplayNode], _ space: AffineTransform) -> AffineTransform? {
      for node in nodes {
        guard case .group(let group) = node, case .affine(let placement) = group.placement else {
          continue
        }
        let inner = placement.followed(by: space)
        if group.name == "mover" { return inner }
        if let found = search(group.children, inner) { return found }
      }
      return nil
    }
    return search(list.nodes, .identity).map { matrix in
      (matrix.tx, Real.degrees(fromRadians: Real.angle(y: matrix.b, x: matrix.a)))
    }
  }

  @Test(
    "What moves stands between its values, each mixed by itself",
    arguments: [
      Mixture([20, 60], [0.75, 0.25], 30), Mixture([20, 60], [0, 1], 60),
      Mixture([20, 60], [-0.25, 1.25], 70), Mixture([20, 60, 100], [0.25, 0.25, 0.5], 70),
      Mixture([20, 60, 100], [0, 0, 1], 100),
    ])
  func mixes(_ mixture: Mixture) throws {
    let (frames, weights, expected) = (mixture.frames, mixture.weights, mixture.expected)
    let still = timeline([mover]).standing(at: MixedFrames(frames: frames, weights: weights))
    let place = try #require(stand(still, at: frames[0]))
    #expect(abs(place.x - expected) < 1e-9)
    #expect(abs(place.turn - expected * 0.9) < 1e-9)
  }

  @Test("Nested layers are mixed at the frames of their own clock, each instance by itself")
  func nests() throws {
    func nesting(_ id: Int, stretch: Double) -> Layer {
      Layer(
        id: id, name: "nesting",
        content: .composition(NestedComposition(id: "inner", size: Size(200, 200))),
        timing: LayerTiming(FrameRange(0, 100), start: 0, stretch: stretch))
    }
    let inner = Composition(id: "inner", layers: [mover])
    for stretch in [1.0, 2] {
      let other = nesting(2, stretch: 4)
      let still = timeline([nesting(1, stretch: stretch), other], [inner])
        .standing(at: MixedFrames(frames: [20, 60], weights: [0.5, 0.5]))
      // The lowest is drawn first: it is the slow one.
      let slow = try #require(stand(still, at: 20))
      #expect(abs(slow.x - 10) < 1e-9)
      var top = still
      top.layers = [still.layers[0]]
      let place = try #require(stand(top, at: 20))
      #expect(abs(place.x - 40 / stretch) < 1e-9)
    }
  }

  @Test("A layer that follows its path turns the short way from one direction to the other")
  func follows() throws {
    var layer = mover
    layer.isAutoOriented = true
    layer.transform.rotation = .flat(.constant(0))
    layer.transform.position = .joined(
      .keyframed([
        Keyframe(0, Vector3(0, 0, 0)), Keyframe(50, Vector3(-50, 5, 0)),
        Keyframe(100, Vector3(-100, 0, 0)),
      ]))
    let own = timeline([layer])
    let before = try #require(stand(own, at: 25)).turn
    let after = try #require(stand(own, at: 75)).turn
    #expect(before > 170 && after < -170)
    let still = own.standing(at: MixedFrames(frames: [25, 75], weights: [0.5, 0.5]))
    let turn = try #require(stand(still, at: 25)).turn
    #expect(abs(abs(turn) - 180) < 0.2)
  }
}
