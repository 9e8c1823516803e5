import InbetweenDiagnostics
import InbetweenTimeline
import Testing

@testable import InbetweenExpressions

/// What the reference of After Effects' expressions says of its own functions, as texts: a layer
/// "Orb" in a composition "Main" of 200 × 100 pixels, 4 seconds at 10 frames a second.
@Suite struct LanguageReferenceTests {
  @Test(
    "Functions and attributes",
    arguments: [
      // Vectors: missing elements are zeros.
      ("add([10, 20], [1, 2, 3])", "11,22,3"), ("sub([10, 20], [1, 2])", "9,18"),
      ("mul([1, 2], 3)", "3,6"), ("div([3, 6], 3)", "1,2"),
      ("clamp([5, 50], [10, 10], [20, 20])", "10,20"), ("clamp(5, 10, 0)", "5"),
      ("lookAt([0, 0, 0], [1, 0, 0])", "0,90,0"), ("lookAt([0, 0, 0], [0, 0, 5])", "0,0,0"),
      ("length([0, 0], [3, 4])", "5"), ("cross([1, 0, 0], [0, 1, 0])", "0,0,1"),
      // Colours
      ("rgbToHsl([1, 0, 0, 1])", "0,1,0.5,1"), ("hslToRgb([0, 1, 0.5, 1])", "1,0,0,1"),
      ("hexToRgb('#00FF00')", "0,1,0,1"), ("colorDepth", "8"),
      // Times: a time is rounded down, a span away from zero.
      ("timeToFrames(1.26)", "12"), ("timeToFrames(1.26, 10, true)", "13"),
      ("timeToFrames(-1.26)", "-13"), ("timeToFrames(-1.26, 10, true)", "-13"),
      ("framesToTime(12, 24)", "0.5"), ("timeToTimecode(3.5)", "00:00:03:15"),
      ("timeToTimecode(3661.5, 24)", "01:01:01:12"), ("timeToCurrentFormat(1.5)", "00:00:01:05"),
      // 1,800 frames of 30000/1001 are 60.06 s; two numbers are left out of the second minute.
      ("timeToNTSCTimecode(60.06)", "00:01:00:00"),
      ("timeToNTSCTimecode(60.06, true)", "00;01;00;02"),
      ("timeToNTSCTimecode(600.6, true)", "00;10;00;18"),
      ("timeToFeetAndFrames(2.5, 24)", "0003+12"), ("timeToFeetAndFrames(1, 24, 40)", "0000+24"),
      // Compositions, layers, markers
      ("thisComp.layer(thisLayer, 0).name + thisComp.numLayers", "Orb1"),
      ("String(thisComp.activeCamera) + thisComp.ntscDropFrame", "nullfalse"),
      ("comp('Main').width + this_comp.height", "300"),
      ("String(parent) + hasParent", "nullfalse"), ("parent == null ? 1 : 2", "1"),
      ("thisComp.marker.key('hit').time + thisComp.marker.key(1).duration", "2"),
      ("thisComp.marker.nearestKey(0).protectedRegion", "false"),
      // Properties
      ("transform.rotation + transform.zRotation + rotationZ + transform('Z Rotation')", "0"),
      ("transform.opacity.propertyGroup(1).name + transform.opacity.name", "TransformOpacity"),
      ("transform.opacity == 100 && transform.opacity === 100", "true"),
      ("`${transform.opacity}%` + transform.scale", "100%100,100"),
      ("const [x, y] = transform.scale; x + y", "200"),
      ("text.sourceText.length + text.sourceText.value", "5Hello"),
      ("opacity.value_at_time(1) + this_layer.name", "100Orb"),
    ])
  func reference(_ source: String, expected: String) {
    let expressed = Expressed.text(source)
    #expect(
      expressed.documents?.map(\.document.text) == [expected],
      "\(expressed.evaluated().1.map(\.message))")
  }

  @Test(
    "Variables may have the names of the layer's and the property's own members",
    arguments: [
      ("width = width / 2; width", "100"),
      ("function f() { return speed * 2 } speed = 4; f()", "8"),
      ("index = index + 1; index", "2"), ("name = 'x' + name; name", "xOrb"),
      ("scale = [5, 6]; scale[1]", "6"), ("for (index = 0; index < 3; index++) {} index", "3"),
      ("text = 'abc'; text", "abc"), ("var key = 3; key", "3"),
      ("function f() { var speed = 7; return speed } f() + index", "8"),
    ])
  func names(_ source: String, expected: String) {
    let expressed = Expressed.text(source)
    #expect(
      expressed.documents?.map(\.document.text) == [expected],
      "\(expressed.evaluated().1.map(\.message))")
  }

  @Test(
    "A 3D layer is seen as in a composition without a camera",
    arguments: [
      // At the depth of the viewer's distance, 200 · 50 / 36, everything is half as far from the
      // middle, (100, 50).
      ("toComp([10, 20, 0])[0]", 105), ("toComp([10, 20, 0])[1]", 60),
      ("toWorld([10, 20, 0])[0]", 110), ("fromComp([105, 60, 200 * 50 / 36])[0]", 10),
      ("fromCompToSurface([105, 60])[1]", 20), ("toComp([10, 20, -200 * 50 / 36])[0]", 110),
    ] as [(String, Double)])
  func depth(_ source: String, expected: Double) throws {
    var made = Expressed.position(
      [Keyframe(0, Vector3(100, 50, 2500 / 9)), Keyframe(40, Vector3(100, 50, 2500 / 9))], "value")
    made.layer.is3D = true
    made.layer.transform.opacity = Property<Double>.constant(1).expressed(by: source)
    let (layer, findings) = made.evaluated()
    #expect(layer.transform.opacity.expression == nil, "\(findings.map(\.message))")
    #expect(abs(layer.transform.opacity.track.initialValue * 100 - expected) < 1e-6)
  }

  @Test(
    "Scripts find the animators of a text",
    arguments: [
      "text.animator('Rise').selector('Range Selector 1').start",
      "text.animator(1).selector(1).start", "text.animator('Rise').property.opacity * 5",
      "text('ADBE Text Animators')(1)('ADBE Text Selectors')(1)('ADBE Text Percent Start')",
    ])
  func animators(_ source: String) {
    var expressed = Expressed.text(source)
    let animator = TextAnimator(
      name: "Rise", selectors: [TextSelector(start: .constant(0.25))],
      style: TextAnimatorStyle(opacity: .constant(0.05)))
    guard case .text(var text) = expressed.layer.content else { return }
    text.animators = [animator]
    expressed.layer.content = .text(text)
    #expect(
      expressed.documents?.map(\.document.text) == ["25"],
      "\(expressed.evaluated().1.map(\.message))")
  }
}
