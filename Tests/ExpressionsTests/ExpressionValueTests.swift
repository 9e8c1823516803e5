import InbetweenDiagnostics
import InbetweenTimeline
import Testing

@testable import InbetweenExpressions

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
      ("loopOut('cycle', 1e300)", 25, 50),
      ("loopOut('cycle', 1e999)", 25, 50),
      ("loopIn('pingpong', 1e19)", 8, 20),
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

  @Test(
    "Newer JavaScript, as After Effects' own engine has it",
    arguments: [
      ("'7'.padStart(3, '0') + ''.padEnd(2, '45') - 700", 45),
      ("Number('7'.padStart(3, '0'))", 7), ("'ab'.padEnd(5, 'xy').charCodeAt(4)", 120),
      ("[1, 2, 3].includes(2) ? 1 : 0", 1), ("[1, 2, 3].includes(4) ? 1 : 0", 0),
      ("' a '.trimStart().length * 10 + ' a '.trimEnd().length", 22),
      ("Array.from({length: 3}, (v, i) => i * 2)[2]", 4), ("Array.from('abc').length", 3),
      ("Array.of(7, 8)[1]", 8), ("new Array(3).fill(7)[2]", 7),
      ("[1, 5, 9].find(x => x > 4)", 5), ("[1, 5, 9].findIndex(x => x > 9)", -1),
      ("[1, 5, 9].findLast(x => x > 4)", 9), ("[1, [2, [3]]].flat().length", 3),
      ("[1, 2].flatMap(x => [x, x]).length", 4), ("[4, 5, 6].at(-1)", 6),
      ("Object.entries({a: 1, b: 2})[1][1]", 2), ("Object.values({a: 1, b: 2})[0]", 1),
      ("Object.fromEntries([['a', 9]]).a", 9), ("Math.round(Math.sinh(1) * 1000)", 1175),
      ("Math.round(Math.tanh(1) * 1000)", 762), ("Math.hypot(3, 4)", 5),
      ("'a.b.c'.replaceAll('.', '').length", 3), ("'aXbX'.replaceAll(/x/gi, '').length", 2),
      ("[...'a1b22'.matchAll(/[0-9]+/g)].length", 2),
      ("const m = new Map([['a', 1]]); m.set('b', 2); m.get('b') + m.size", 4),
      ("let t = 0; for (const [k, v] of new Map([[1, 2], [3, 4]])) t += k * v; t", 14),
      ("new Set([1, 1, 2]).size", 2), ("[...new Set([3, 3, 4])].length", 2),
      ("new Set([5]).has(5) ? 1 : 0", 1),
    ] as [(String, Double)])
  func newerJavaScript(_ source: String, expected: Double) throws {
    let findings = Expressed.rotation([], source).evaluated().1.map(\.message)
    let value = try #require(Expressed.rotation([], source).rotationTrack, "\(findings)")
    #expect(value.initialValue == expected)
  }

  @Test(
    "Bounces, overshoots and springs from a keyframe's velocity, worked out by hand",
    arguments: [
      // Value 100 px/s at the last keyframe, 20; amplitude 0.1, 2 turns a second, decay 4.
      (
        """
        n = 0;
        if (numKeys > 0) {
          n = nearestKey(time).index;
          if (key(n).time > time) { n--; }
        }
        if (n == 0) { t = 0; } else { t = time - key(n).time; }
        if (n > 0 && t < 1) {
          v = velocityAtTime(key(n).time - thisComp.frameDuration / 10);
          amp = 0.1; freq = 2.0; decay = 4.0;
          value + v * amp * Math.sin(freq * t * 2 * Math.PI) / Math.exp(decay * t);
        } else { value; }
        """, 23, 100 + 10 * -0.5877852522924731 / 3.3201169227365472
      ),
      // Falls and bounces: after the last keyframe with e = 0.7, g = 500.
      (
        """
        e = 0.7; g = 500; nMax = 9; n = 0;
        if (numKeys > 0) {
          n = nearestKey(time).index;
          if (key(n).time > time) n--;
        }
        if (n > 0) {
          t = time - key(n).time;
          v = -velocityAtTime(key(n).time - 0.001) * e;
          vl = length(v);
          vu = v > 0 ? 1 : -1;
          tCur = 0; segDur = 2 * vl / g; tNext = segDur; nb = 1;
          while (tNext < t && nb <= nMax) {
            vl *= e; segDur *= e; tCur = tNext; tNext += segDur; nb++;
          }
          if (nb <= nMax) { delta = t - tCur; value + vu * delta * (vl - g * delta / 2); }
          else value;
        } else value
        """, 22, 100 - 0.2 * (70 - 500 * 0.2 / 2)
      ),
    ] as [(String, Double, Double)])
  func bounces(_ source: String, frame: Double, expected: Double) throws {
    let findings = Expressed.rotation(Self.ramp, source).evaluated().1.map(\.message)
    let track = try #require(Expressed.rotation(Self.ramp, source).rotationTrack, "\(findings)")
    #expect(abs(track.value(atFrame: frame) - expected) <= 0.05)
  }

  @Test(
    "Scripts read how a text is set",
    arguments: [
      ("fontSize", 24), ("tracking", -20), ("leading", 30), ("baselineShift", 3),
      ("fillColor[2]", 0.5), ("strokeColor[0]", 1), ("strokeWidth", 4), ("font.length", 9),
      ("applyStroke ? 1 : 2", 1), ("isSmallCaps ? 1 : 2", 1), ("isAllCaps ? 1 : 2", 2),
    ] as [(String, Double)])
  func textStyle(_ member: String, expected: Double) {
    let document = TextDocument(
      "Title", font: "Some-Bold", size: 24, fill: Color(0, 0, 0.5), lineHeight: 30,
      stroke: Color(1, 0, 0), strokeWidth: 4, tracking: -20, baselineShift: 3, caps: .small)
    let text = TextContent(documents: [TextKeyframe(0, document)])
    for style in ["style", "getStyleAt(0)", "getStyleAt(2, time)"] {
      var made = Expressed.rotation(
        [], "thisComp.layer('Title').text.sourceText.\(style).\(member)")
      made.others = [
        Layer(id: 2, name: "Title", content: .text(text), timing: LayerTiming(FrameRange(0, 40)))
      ]
      #expect(made.rotationTrack == .constant(expected), "\(style)")
    }
  }

  @Test("A text layer's rectangle comes from whoever draws it")
  func textExtent() throws {
    var made = Expressed.rotation(
      [],
      "r = thisComp.layer('Title').sourceRectAtTime(1); r.left + r.top * 10 + r.width + r.height")
    let document = TextDocument(
      "as typed", font: "", size: 10, fill: .black, lineHeight: 12)
    let text = TextContent(
      documents: [TextKeyframe(0, document)], expression: "'twelve ' + 'more'")
    made.others = [
      Layer(id: 2, name: "Title", content: .text(text), timing: LayerTiming(FrameRange(0, 40)))
    ]
    var log = DiagnosticLog()
    let timeline = made.timeline.evaluatingExpressions(
      measuringTexts: { text, _, frame in
        Rect(
          origin: Point(1, 2),
          size: Size(Double(text.documents[0].document.text.count), frame))
      }, log: &log)
    guard case .flat(let property) = timeline.layers[0].transform.rotation else {
      Issue.record("no rotation")
      return
    }
    #expect(property.track.initialValue == 1 + 20 + 11 + 10)
  }

  @Test("A selector's expression counts the lines to which a box wraps its text")
  func wrappedLines() throws {
    var document = TextDocument("a b c\nd", font: "", size: 10, fill: .black, lineHeight: 12)
    document.box = Rect(origin: .zero, size: Size(12, 80))
    let selector = TextSelector(unit: .line, kind: .expression("textIndex * 10 + textTotal"))
    let animator = TextAnimator(
      selectors: [selector], style: TextAnimatorStyle(opacity: .constant(0)))
    let text = TextContent(documents: [TextKeyframe(0, document)], animators: [animator])
    var made = Expressed()
    made.layer.content = .text(text)
    for (wrapping, expected) in [
      (nil, [0.12, 0.22]), ({ _ in [0, 0, 1, 1, 2, 2, 3] }, [0.14, 0.24, 0.34, 0.44]),
    ] as [(TextWrapping?, [Double])] {
      var log = DiagnosticLog()
      let timeline = made.timeline.evaluatingExpressions(wrappingTexts: wrapping, log: &log)
      guard case .text(let changed) = timeline.layers[0].content,
        case .sampled(let shares) = changed.animators[0].selectors[0].kind
      else {
        Issue.record("no shares")
        continue
      }
      #expect(shares.map { $0.track.initialValue } == expected)
    }
  }

  @Test(
    "Nothing that a script leaves behind reaches another",
    arguments: [
      ("this.leak = 5; 1", "typeof leak === 'undefined' ? 0 : 1"),
      ("(function() { this.leak = 5; })(); 1", "typeof leak === 'undefined' ? 0 : 1"),
      ("(() => { this.leak = 5; })(); 1", "typeof leak === 'undefined' ? 0 : 1"),
      ("this[1] = function() { return 1 }; 1", "0"),
      ("for (const leak of [5]) {} 1", "typeof leak === 'undefined' ? 0 : 1"),
      ("for (const [leak] of [[5]]) {} 1", "typeof leak === 'undefined' ? 0 : 1"),
      ("function f(...leak) {} f(5); 1", "typeof leak === 'undefined' ? 0 : 1"),
      ("(({leak}) => 1)({leak: 5})", "typeof leak === 'undefined' ? 0 : 1"),
      ("leak = 5; 1", "typeof leak === 'undefined' ? 0 : 1"),
      ("linear.leak = 5; 1", "linear.leak === undefined ? 0 : 1"),
      ("[].map.leak = 5; 1", "[].map.leak === undefined ? 0 : 1"),
      ("[].includes.leak = 5; 1", "[].includes.leak === undefined ? 0 : 1"),
      ("thisComp.leak = 5; 1", "thisComp.leak === undefined ? 0 : 1"),
      ("thisComp.layer(1).leak = 5; 1", "thisComp.layer(1).leak === undefined ? 0 : 1"),
      ("transform.leak = 5; 1", "thisComp.layer(1).transform.leak === undefined ? 0 : 1"),
      ("position.__proto__.leak = 5; 1", "position.leak === undefined ? 0 : 1"),
      ("thisComp.__proto__.leak = 5; 1", "thisComp.leak === undefined ? 0 : 1"),
      ("thisLayer.__proto__.leak = 5; 1", "thisLayer.leak === undefined ? 0 : 1"),
      ("value.__proto__.leak = 5; 1", "value.leak === undefined ? 0 : 1"),
      ("thisComp.marker.leak = 5; 1", "thisComp.marker.leak === undefined ? 0 : 1"),
      ("thisComp.marker.key(1).time = 9; 1", "thisComp.marker.key(1).time === 1.5 ? 0 : 1"),
      ("Map.prototype.leak = 5; 1", "Map.prototype.leak === undefined ? 0 : 1"),
      (
        "createPath([[0, 0]]).__proto__.leak = 5; 1",
        "createPath([[0, 0]]).leak === undefined ? 0 : 1"
      ),
      ("thisComp.layer = null; 1", "thisComp.layer(1).index - 1"),
      ("linear = null; 1", "linear(0, 0, 1, 0, 1)"),
      ("Math.abs = null; Object.leak = 5; 1", "Math.abs(0) + (Object.leak === undefined ? 0 : 1)"),
      ("eval('this.leak = 5'); 1", "typeof leak === 'undefined' ? 0 : 1"),
      (
        "1",
        """
        [thisLayer, thisComp, transform, position, thisProperty].map(each =>
          Object.getOwnPropertyNames(each).concat(Object.getOwnPropertyNames(each.__proto__))
            .filter(name => name[0] === '$').length).reduce((a, b) => a + b)
        """
      ),
      ("Object.prototype.toString = () => 'x'; 1", "'' + {} === '[object Object]' ? 0 : 1"),
      ("class A {} A.__proto__.leak = 5; 1", "(class {}).leak === undefined ? 0 : 1"),
      (
        "(function* () {})().__proto__.leak = 5; 1",
        "(function* () {})().leak === undefined ? 0 : 1"
      ),
      ("new Date(0).__proto__.leak = 5; 1", "new Date(0).leak === undefined ? 0 : 1"),
    ])
  func isolation(_ leaver: String, finder: String) throws {
    // Both on one timeline: the rotation leaves something, the opacity looks for it.
    var made = Expressed.rotation([], leaver)
    made.layer.transform.opacity = Property<Double>.constant(1).expressed(by: finder)
    let (layer, findings) = made.evaluated()
    let opacity = layer.transform.opacity
    #expect(opacity.expression == nil, "\(findings.map(\.message))")
    #expect(opacity.track.initialValue == 0, "\(findings.map(\.message))")
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
