import Diagnostics
import Geometry
import Motion
import Testing
import TimelineModel

@testable import Expressions

/// Expressions on a rotation, and what they are at some frames: 10 frames are a second.
@Suite struct ExpressionValueTests {
  private static let ramp = [Keyframe(10, 0.0), Keyframe(20, 100.0)]

  @Test(
    "A number over time",
    arguments: [
      ("time * 90", 15, 135.0),
      ("$bm_mul(time, 90)", 20, 180),
      ("var $bm_rt;\n$bm_rt = $bm_mul(time, 90);", 20, 180),
      ("value + 5", 15, 55),
      ("clamp(value, 20, 30)", 15, 30),
      ("clamp(value, 20, 30)", 5, 20),
      ("linear(time, 1, 3, 10, 20)", 20, 15),
      ("linear(time, 10, 20)", 5, 15),
      ("ease(time, 1, 3, 0, 100)", 15, 15.625),
      ("ease(time, 1, 3, 0, 100)", 20, 50),
      ("easeIn(time, 0, 1, 0, 1)", 0, 0),
      ("valueAtTime(1.5)", 0, 50),
      ("valueAtTime(time - 1)", 25, 50),
      ("velocity", 15, 100),
      ("velocityAtTime(1.2)", 0, 100),
      ("speedAtTime(1.2) + 1", 0, 101),
      ("numKeys", 0, 2),
      ("key(2).time", 0, 2),
      ("key(2).value", 0, 100),
      ("key(2) + 1", 0, 101),
      ("key(1).index", 0, 1),
      ("nearestKey(time).index", 12, 1),
      ("nearestKey(time).index", 18, 2),
      ("loopOut()", 25, 50),
      ("loopOut('pingpong')", 25, 50),
      ("loopOut('pingpong')", 22, 80),
      ("loopOut('offset')", 25, 150),
      ("loopOut('continue')", 25, 150),
      ("loopIn()", 5, 50),
      ("loopIn('pingpong')", 8, 20),
      ("loopIn('offset')", 5, -50),
      ("loopIn('continue')", 5, -50),
      ("loopOutDuration('cycle', 0.5)", 22, 70),
      ("loopOut('offset') + 1", 35, 251),
      ("index", 0, 1),
      ("thisLayer.index * 2", 0, 2),
      ("inPoint", 0, 0),
      ("outPoint", 0, 4),
      ("thisComp.width + thisComp.height", 0, 300),
      ("thisComp.duration", 0, 4),
      ("thisComp.frameDuration", 0, 0.1),
      ("thisComp.numLayers", 0, 1),
      ("timeToFrames(1.26)", 0, 12),
      ("framesToTime(5)", 0, 0.5),
      ("length([3, 4])", 0, 5),
      ("length([1, 1], [4, 5])", 0, 5),
      ("dot([1, 2], [3, 4])", 0, 11),
      ("cross([1, 0, 0], [0, 1, 0])[2]", 0, 1),
      ("normalize([0, 7])[1]", 0, 1),
      ("degreesToRadians(180)", 0, Double.pi),
      ("radiansToDegrees(Math.PI)", 0, 180),
      ("rgbToHsl([1, 0, 0, 1])[2] * 100", 0, 50),
      ("hslToRgb([0, 1, 0.5, 1])[0]", 0, 1),
      ("posterizeTime(2); time", 14, 1),
      ("posterizeTime(2); value", 18, 50),
      ("if (time < 2) 10; else 20", 10, 10),
      ("if (time < 2) 10; else 20", 30, 20),
      ("time < 2 ? 10 : 20", 30, 20),
      ("a = 3; b = a * 2; b", 0, 6),
      ("var x = 5", 0, 5),
      ("for (i = 0, s = 0; i < 4; i++) s += i; s", 0, 6),
      ("function f(x) { return x * 2 } f(4)", 0, 8),
      ("const f = x => x * 2; f(4)", 0, 8),
      ("const [a, b = 4] = [3]; `${a + b}`", 0, 7),
      ("let {p, q: [r]} = {p: 1, q: [2]}; p + r", 0, 3),
      ("let s = 0; for (const n of [1, 2, 3]) { s += n } s", 0, 6),
      ("Math.max(...[1, 9, 3])", 0, 9),
      ("let x = 1; { let x = 2 } x", 0, 1),
      ("2 ** 3 ** 2", 0, 512),
      ("null ?? 4", 0, 4),
      ("var o = {a: {b: 2}}; o?.a?.b", 0, 2),
      ("switch (3) { case 1: 10; break; case 3: 30; break; default: 0 }", 0, 30),
      ("try { key(9).time } catch (e) { 7 }", 0, 7),
      ("do { var k = (k || 0) + 1 } while (k < 5); k", 0, 5),
      ("outer: for (var i = 0; i < 3; i++) { for (;;) { continue outer } } i", 0, 3),
      ("thisProperty.propertyGroup(1).position[0]", 0, 0),
      ("thisComp.marker.key('hit').time", 0, 1.5),
      ("thisComp.marker.nearestKey(0).duration", 0, 0.5),
      ("smooth(0.4, 5)", 15, 50),
      ("seedRandom(1, true); random() < 1 ? 4 : 5", 0, 4),
      ("width", 0, 200),
      ("hasParent ? 1 : 2", 0, 2),
      ("position[0] + 1", 0, 1),
      ("transform.scale[1]", 0, 100),
      ("transform.opacity == 100 ? 1 : 0", 0, 1),
      ("transform.opacity === 100 ? 1 : 0", 0, 1),
      ("transform.opacity / 2", 0, 50),
      ("thisLayer('Transform')('Opacity')", 0, 100),
      ("thisLayer('ADBE Transform Group')('ADBE Opacity')", 0, 100),
      ("sub([5, 5], [1, 2])[1]", 0, 3),
      ("([1, 2] + [3, 4])[1]", 0, 6),
      ("([1, 2] * 3)[1]", 0, 6),
      ("(-[1, 2])[1]", 0, -2),
      ("parseInt('12px', 10) + [1].length", 0, 13),
    ] as [(String, Double, Double)])
  func number(_ source: String, frame: Double, expected: Double) throws {
    let track = Expressed.rotation(Self.ramp, source).rotationTrack
    let findings = Expressed.rotation(Self.ramp, source).evaluated().1.map(\.message)
    let value = try #require(track, "\(findings)").value(atFrame: frame)
    #expect(abs(value - expected) <= 0.05)
  }
}

/// An expression is asked once where nothing that it names may change, and at every moment else.
@Suite struct StillExpressionTests {
  @Test(
    "What changes over time is asked at every time",
    arguments: [
      "time", "thisComp.frameDuration * timeToFrames()", "random(10)", "noise(time)",
      "wiggle(1, 10) + 0", "thisLayer.active ? time : 1", "thisLayer(\"Transform\")(\"Opacity\")",
      "opacity", "transform.opacity.valueAtTime(time - 1)", "eval(\"ti\" + \"me\")",
      "posterizeTime(5)", "thisLayer.sourceTime()", "thisLayer.toComp([0, 0])[0] + opacity",
      "transform.opacity.velocity", "transform.opacity.smooth(0.2)",
      "(function() { return arguments; })().length + time",
    ])
  func moving(_ source: String) throws {
    var expressed = Expressed.rotation([], source)
    expressed.layer.transform.opacity = .keyframed([Keyframe(0, 0.0), Keyframe(40, 1.0)])
    guard case .flat(let rotation) = expressed.evaluated().0.transform.rotation else { return }
    #expect(rotation.expression == nil)
    #expect(rotation.track.keyframes.count > 1, "\(rotation.track)")
  }

  @Test(
    "What does not is one value",
    arguments: [
      ("clamp(value, 5, 10)", 5.0), ("thisComp.width / 2", 100), ("transform.opacity", 100),
    ])
  func still(_ source: String, _ value: Double) {
    #expect(Expressed.rotation([], source).rotationTrack == .constant(value))
  }
}
