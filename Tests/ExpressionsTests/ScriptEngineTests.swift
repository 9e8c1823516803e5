import Testing

@testable import InbetweenExpressions

@Suite(.serialized) struct ScriptEngineTests {
  @Test("A program's value comes back")
  func value() {
    let result = ScriptThread.run { () -> ScriptResult in
      guard var engine = ScriptEngine(host: { _, _ in nil }) else { return .nothing }
      return engine.evaluate("[1, 2].map(function(x) { return x * 2 })", within: 1)
    }
    #expect(result == .numbers([2, 4]))
  }

  @Test("What one engine has compiled, another one runs")
  func compiled() {
    let results = ScriptThread.run { () -> [ScriptResult] in
      var first = ScriptEngine(host: { _, _ in nil })
      guard let program = first?.compile("var f = function(x) { return x * 3 }; f(4)", within: 1),
        var second = ScriptEngine(host: { _, _ in nil })
      else { return [] }
      return [second.run(program, within: 1), second.evaluate("f(5)", within: 1)]
    }
    #expect(results == [.numbers([12]), .numbers([15])])
    #expect(ScriptThread.run { Prelude.compiled != nil } == true)
  }

  @Test("What cannot be compiled is no program")
  func miscompiled() {
    let isCompiled = ScriptThread.run { () -> Bool in
      var engine = ScriptEngine(host: { _, _ in nil })
      return engine?.compile("var = 1", within: 1) != nil
    }
    #expect(isCompiled == false)
  }

  @Test(
    "A hostile script ends, and soon",
    arguments: [
      "while (true) {}",
      "for (;;) { try { while (true) {} } finally { while (true) {} } }",
      "var s = 'a'; while (true) s += s;",
      "function f() { return f() + 1 } f()",
      "/(a+)+b/.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')",
      "[].indexOf.call({length: 4294967295}, 1)",
      "var a = []; while (true) a.push(new Array(100000).join('x') + a.length)",
      "var o = {toString: function() { while (true) {} }}; throw o",
      "[1].concat(new Array(4294967294)).sort()",
      "Array(1e9).join('abc')",
      "var a = 'x'; for (var i = 0; i < 30; i++) a = a.replace(/x/g, 'xx'); a.length",
      "(function(){ return new Function('while(1){}') })()()",
    ])
  func hostile(_ source: String) {
    var time = Double.infinity
    let result = ScriptThread.run { () -> ScriptResult in
      guard var engine = ScriptEngine(host: { _, _ in nil }) else { return .nothing }
      let result = engine.evaluate(source, within: 0.1)
      time = ScriptThread.time
      return result
    }
    let isStopped =
      switch result {
      case .failure, .timeout, .exhausted: true
      case .nothing, .numbers, .text, nil: false
      }
    #expect(isStopped, "\(String(describing: result))")
    #expect(time < 10, "of the processor's seconds")
  }
}
