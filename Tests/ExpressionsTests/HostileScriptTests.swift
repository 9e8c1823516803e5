import InbetweenDiagnostics
import InbetweenTimeline
import Testing

@testable import InbetweenExpressions

/// Files full of scripts that waste time or memory.
@Suite(.serialized) struct HostileScriptTests {
  @Test(
    "Sixty hostile scripts cost a file no more than two do",
    arguments: [
      "while (true) {}",
      "for (;;) { try { while (true) {} } catch (e) {} }",
      "function f() { try { f(); } catch (e) { f(); } finally { f(); } } f();",
      "({get x() { for (;;); }}).x",
      "[3, 1, 2].sort(function() { for (;;) {} })",
      "(function f(n) { return n > 0 ? f(n - 1) + f(n - 1) : 1; })(60)",
      "/(x+x+)+y/.test('x'.repeat(40)) ? 1 : 2",
      "var a = []; for (;;) a.push(new Array(1000));",
      "var s = 'x'; while (true) s += s;",
      "for (var i = 0; ; i++) eval('var a' + i + ' = ' + i);",
    ])
  func bounded(_ source: String) {
    let timeline = Self.timeline(Array(repeating: source, count: 60))
    var log = DiagnosticLog()
    let evaluated = timeline.evaluatingExpressions(log: &log)
    #expect(log.findings.map(\.code) == Array(repeating: .expressionOutOfBounds, count: 60))
    #expect(evaluated == timeline)
    #expect(Self.begun(log) <= 5)
  }

  /// How many of the scripts that were stopped had begun: the others were left, since those before
  /// them had spent what the file may waste.
  private static func begun(_ log: DiagnosticLog) -> Int {
    log.findings.count {
      $0.code == .expressionOutOfBounds
        && !$0.message.hasSuffix("taken more time or memory than they may")
    }
  }

  @Test(
    "No part of the language goes on without its steps being counted",
    arguments: [
      "class A { f() { while (true) {} } } new A().f()",
      "class A { get x() { for (;;); } } new A().x",
      "class A { static { for (;;) {} } } 1",
      "class A { x = (() => { for (;;) {} })() } new A()",
      "class A { constructor() { for (;;) {} } } class B extends A {} new B()",
      "({get x() { for (;;); }, ...{}}).x",
      "function* g() { while (true) yield 1 } [...g()]",
      "function* g() { for (;;) {} } for (const x of g()) {}",
      """
      function* g() { try { while (true) {} } catch (e) { yield 1 } } try { [...g()] }
      catch (e) {} 7
      """,
      """
      const o = {[Symbol.iterator]() { return {next() { return {done: false} }} }};
      for (const x of o) {}
      """,
      "const o = {[Symbol.iterator]() { return {next: Math.random} }}; for (const x of o) {}",
      "const [...all] = (function* () { for (;;) yield 1 })()",
      "const o = {toString() { for (;;) {} }}; `${o}`",
      "const t = () => { for (;;) {} }; t`x`",
      "var f = []; for (let i = 0; ; i++) { f[0] = () => i }",
      "let o = null; for (;;) o?.x",
    ])
  func uncounted(_ source: String) {
    let (_, findings) = Expressed.rotation([], source).evaluated()
    let most = ScriptBudget.stepsOfCall
    #expect(
      findings.map(\.message) == [
        "the expression on \"Rotation\" is stopped: it does not end within \(most) steps"
      ])
  }

  @Test(
    "Generators without end cost no more than other scripts",
    arguments: [
      "function* g() { yield* g() } [...g()]",
      "var all = []; function* g() { yield 1 } for (;;) { const i = g(); i.next(); all.push(i) }",
      "function* g() { yield /(x+x+)+y/.test('x'.repeat(40)) } [...g()]",
    ])
  func generators(_ source: String) {
    var log = DiagnosticLog()
    let timeline = Self.timeline(Array(repeating: source, count: 8))
    #expect(timeline.evaluatingExpressions(log: &log) == timeline)
    #expect(log.findings.count == 8)
    #expect(Self.begun(log) <= 5)
  }

  @Test(
    "Nothing that scripts reach is the engine's own global object",
    arguments: [
      "globalThis", "thisLayer.propertyGroup.call()", "var f = thisLayer.propertyGroup; f()",
      "var f = [].fill; f()", "(function() { return this })()", "(() => this)()", "this",
      "class A { static f() { return this } } const f = A.f; f()",
      "function* g() { yield this } g().next().value", "[1].map(function() { return this })[0]",
      "({f() { return this }}).f.call(undefined)",
    ])
  func global(_ source: String) {
    let track = Expressed.rotation(
      [],
      """
      var found; try { found = eval(\(ScriptText.quoted(source))) } catch (e) {}
      found !== undefined && found !== null && 'Math' in Object(found) ? 1 : 0
      """
    ).rotationTrack
    #expect(track == .constant(0))
  }

  @Test("A script is stopped after the same number of steps in every run")
  func steps() {
    let turns = "var n = 0; for (var i = 0; i < count; i++) n += 1; n"
    let most = ScriptBudget.stepsOfCall
    #expect(
      Expressed.rotation([], "var count = \(most); " + turns).rotationTrack == .constant(200_000))
    let (_, findings) = Expressed.rotation([], "var count = \(most + 1); " + turns).evaluated()
    #expect(
      findings.map(\.message) == [
        "the expression on \"Rotation\" is stopped: it does not end within 200000 steps"
      ])
  }

  @Test("All times of a script share its steps")
  func frames() {
    // 81 half frames of 40,000 turns each: 3.2 million.
    let (_, findings) = Expressed.rotation(
      [],
      "var n = 0; for (var i = 0; i < 40000; i++) n += time; n"
    ).evaluated()
    #expect(
      findings.map(\.message) == [
        "the expression on \"Rotation\" is stopped: "
          + "all its frames together take more steps than they may"
      ])
  }

  @Test("A script that comes forward may take more")
  func progress() {
    // 81 half frames of 20,000 turns each: 1.6 million.
    let track = Expressed.rotation(
      [], "var n = 0; for (var i = 0; i < 20000; i++) n += time; n / 20000"
    ).rotationTrack
    #expect(abs((track?.value(atFrame: 20) ?? 0) - 2) < 0.05)
  }

  @Test("What is the same at all times is worked out once for all that ask for it")
  func still() throws {
    // 81 half frames of 100,000 turns each would be 8.1 million.
    var made = Expressed.rotation([], "thisComp.layer('Slow').transform.rotation + time")
    var slow = Expressed.rotation(
      [], "var n = 0; for (var i = 0; i < 100000; i++) n += 1; n / 20000"
    ).layer
    slow.id = 2
    slow.name = "Slow"
    made.others = [slow]
    let track = try #require(made.rotationTrack)
    #expect(abs(track.value(atFrame: 20) - 7) < 0.05)
  }

  @Test("What asks for something that moves is worked out at each time")
  func moving() throws {
    var made = Expressed.rotation(
      [],
      "try { thisComp.layer('None').transform.rotation } catch (e) {} "
        + "thisComp.layer('Second').transform.rotation")
    var second = Expressed.rotation(
      [],
      "thisComp.layer('Third').transform.rotation * 2 + thisComp.layer('Still').transform.rotation"
    ).layer
    second.id = 2
    second.name = "Second"
    var third = Expressed.rotation([Keyframe(0, 0), Keyframe(40, 40)], "value").layer
    third.id = 3
    third.name = "Third"
    var still = Expressed.rotation([], "1 + 2").layer
    still.id = 4
    still.name = "Still"
    made.others = [second, third, still]
    let track = try #require(made.rotationTrack)
    for frame in [0.0, 10, 33] { #expect(abs(track.value(atFrame: frame) - 2 * frame - 3) < 0.05) }
  }

  @Test("A stop cannot be caught")
  func caught() {
    let (_, findings) = Expressed.rotation(
      [],
      "var n = 0; try { while (true) n++; } catch (e) {} 7"
    ).evaluated()
    #expect(findings.map(\.code) == [.expressionOutOfBounds])
  }

  @Test("Scripts after a hostile one are evaluated while the file has time left")
  func others() {
    var log = DiagnosticLog()
    let timeline = Self.timeline(["while (true) {}", "time * 10", "for (;;) {}", "1 + 2"])
    _ = timeline.evaluatingExpressions(budget: Expressed.budget, log: &log)
    #expect(
      log.findings.map(\.code) == [
        .expressionOutOfBounds, .expressionEvaluated, .expressionOutOfBounds, .expressionEvaluated,
      ])
  }

  /// A layer for each script.
  private static func timeline(_ scripts: [String]) -> Timeline {
    var timeline = Expressed.rotation([], "0").timeline
    timeline.layers = scripts.enumerated().map { number, script in
      var layer = Expressed.rotation([], script).layer
      layer.id = number + 1
      return layer
    }
    return timeline
  }
}
