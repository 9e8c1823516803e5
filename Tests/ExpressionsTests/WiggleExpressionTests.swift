import InbetweenTimeline
import Testing

@testable import InbetweenExpressions

/// A wiggle that needs no engine comes to what the engine makes of it.
@Suite struct WiggleExpressionTests {
  @Test(
    "A wiggle of numbers has the values that its script has",
    arguments: [
      "wiggle(2, 30)", "wiggle(0.5, 12.5)", "wiggle(3, 20, 3, 0.4)", "wiggle(1, 10, 2);",
      "wiggle(20, 0)",
    ])
  func sameAsScript(_ call: String) throws {
    let keyframes = [Keyframe(0, 10.0), Keyframe(30, 50.0)]
    let lone = try #require(Expressed.rotation(keyframes, call).rotationTrack)
    let script = try #require(
      Expressed.rotation(keyframes, "var w = \(call)\n w").rotationTrack)
    #expect(lone == script)
    let places = [Keyframe(0, Vector3(10, 20)), Keyframe(30, Vector3(60, 0))]
    let far = try #require(Expressed.position(places, call).positionTrack)
    #expect(far == Expressed.position(places, "var w = \(call)\n w").positionTrack)
  }

  @Test("Each dimension may stray by its own amount")
  func perDimension() throws {
    let lone = try #require(Expressed.position([], "wiggle(2, [30, 5, 0])").positionTrack)
    #expect(lone == Expressed.position([], "var w = wiggle(2, [30, 5, 0]); w").positionTrack)
  }

  @Test(
    "Other scripts are none",
    arguments: [
      "wiggle(2)", "wiggle(time, 30)", "wiggle(2, 30) + 1", "thisProperty.wiggle(2, 30)",
      "wiggle(2, 30, 1, 0.5, time)", "wiggle(2, [30])", "noise(2, 30)",
    ])
  func others(_ source: String) {
    let index = PropertyIndexer.index(of: Expressed.position([], source).timeline)
    #expect(index.entries.contains { $0.expression == source })
    #expect(!index.entries.contains { WiggleExpression($0) != nil })
  }
}
