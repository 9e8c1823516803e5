import InbetweenDiagnostics
import InbetweenTimeline
import Testing

@testable import InbetweenExpressions

/// JavaScript as After Effects' own engine reads it, and what V8 says of each script.
@Suite struct ModernScriptTests {
  private func said(_ source: String) -> (String?, String) {
    let expressed = Expressed.text(source)
    return (
      expressed.documents?.first?.document.text, "\(expressed.evaluated().1.map(\.message))"
    )
  }

  @Test(
    "Classes",
    arguments: [
      (
        "class A { constructor(x) { this.x = x } twice() { return this.x * 2 } } new A(4).twice()",
        "8"
      ),
      (
        """
        class A { static make() { return new this(5) } constructor(x) { this.x = x }
          get y() { return this.x + 1 } set y(v) { this.x = v } }
        const a = A.make(); a.y = 9; a.y
        """, "10"
      ),
      (
        """
        class A { f() { return 1 } } class B extends A { f() { return super.f() + 1 } } new
        B().f()
        """, "2"
      ),
      (
        """
        class A { constructor(n) { this.n = n } }
        class B extends A { constructor(n) { super(n * 2); this.m = 1 } }
        const b = new B(4); b.n + b.m + (b instanceof A ? 100 : 0)
        """, "109"
      ),
      ("class A { x = 5; y = this.x * 2; static z = 7; } new A().y + A.z", "17"),
      (
        """
        class C { #n = 3; inc() { this.#n++; return this.#n } #p() { return 10 }
          q() { return this.#p() + this.#n } }
        const c = new C(); c.inc(); c.q()
        """, "14"
      ),
      (
        """
        class A { constructor() { this.list = [1, 2, 3]; this.k = 10 }
          sum() { return this.list.map(x => x * this.k).reduce((a, b) => a + b, 0) } }
        new A().sum()
        """, "60"
      ),
      ("class A { h = () => this.v; v = 8 } const f = new A().h; f()", "8"),
      ("class A { static #c = 0; static n() { return ++A.#c } } A.n(); A.n()", "2"),
      ("class A { ['ab' + 1]() { return 3 } static { A.q = 4 } } new A().ab1() + A.q", "7"),
      (
        """
        class E extends Error { constructor(m) { super(m); this.name = 'E' } }
        try { throw new E('hi') } catch (e) { e.message + (e instanceof E) + e }
        """, "hitrueE: hi"
      ),
      ("class A { toString() { return 'str' } } '' + new A()", "str"),
      ("const K = class Inner { self() { return Inner === K } }; new K().self()", "true"),
      (
        """
        class A { static create() { return 'A' } }
        class B extends A { static create() { return super.create() + 'B' } } B.create()
        """, "AB"
      ),
      (
        """
        class A { get v() { return 2 } } class B extends A { get v() { return super.v * 3 }
        } new B().v
        """,
        "6"
      ),
      (
        "class A {} class B extends A {} class D extends B {} (new D() instanceof A) + A.name",
        "trueA"
      ),
    ] as [(String, String)])
  func classes(_ source: String, expected: String) {
    let (text, findings) = said(source)
    #expect(text == expected, "\(findings)")
  }

  @Test(
    "Generators and whatever else is gone through",
    arguments: [
      ("function* g() { yield 1; yield 2; return 3 } [...g()].join()", "1,2"),
      (
        """
        function* g() { let i = 0; while (true) yield i++ }
        let s = 0; for (const x of g()) { if (x > 4) break; s += x } s
        """, "10"
      ),
      (
        """
        function* g() { const x = yield 1; yield x * 2 } const i = g(); i.next();
        i.next(21).value
        """, "42"
      ),
      (
        """
        function* a() { yield 1; yield 2 } function* b() { yield 0; yield* a();
        yield* [7] } [...b()].join()
        """,
        "0,1,2,7"
      ),
      (
        """
        class R { constructor(n) { this.n = n }
          *[Symbol.iterator]() { for (let i = 0; i < this.n; i++) yield i } }
        [...new R(4)].join()
        """, "0,1,2,3"
      ),
      (
        """
        const range = {[Symbol.iterator]() { let i = 0;
          return {next: () => i < 3 ? {value: i++, done: false} : {value: undefined, done: true}} }};
        Math.max(...range)
        """, "2"
      ),
      (
        """
        function* fib() { let [a, b] = [0, 1]; for (;;) { yield a; [a, b] = [b, a + b] } }
        const [x, y, z, w, v] = fib(); [x, y, z, w, v].join()
        """, "0,1,1,2,3"
      ),
      ("[1, 2, 3][Symbol.iterator]().next().value", "1"),
      ("[...'añ😀'].length", "3"),
      ("let [m, n] = new Map([['a', 1], ['b', 2]]); m[0] + n[1]", "a2"),
    ] as [(String, String)])
  func iteration(_ source: String, expected: String) {
    let (text, findings) = said(source)
    #expect(text == expected, "\(findings)")
  }

  @Test(
    "Each turn of a loop has variables of its own",
    arguments: [
      ("for (let i = 0; i < 3; i++) { fs.push(() => i) }", "0,1,2"),
      ("for (var i = 0; i < 3; i++) { fs.push(() => i) }", "3,3,3"),
      ("for (const x of [4, 5, 6]) { fs.push(() => x) }", "4,5,6"),
      ("for (const [a, b] of [[1, 2], [3, 4]]) fs.push(() => a + b);", "3,7"),
      (
        "for (var i = 0; i < 3; i++) { const k = i * 2; fs.push(function() { return k }) }",
        "0,2,4"
      ),
      ("for (let i = 0; i < 6; i++) { if (i % 2) continue; i++; fs.push(() => i) }", "1,3,5"),
      ("let n = 0; while (n < 3) { let m = n; fs.push(() => m); n++ }", "0,1,2"),
      (
        """
        outer: for (let i = 0; i < 2; i++) for (let j = 0; ; j++) { if (j == 2) continue outer;
        fs.push(() => i * 10 + j) }
        """,
        "0,1,10,11"
      ),
    ] as [(String, String)])
  func turns(_ loop: String, expected: String) {
    let (text, findings) = said("const fs = []; \(loop) fs.map(f => f()).join()")
    #expect(text == expected, "\(findings)")
  }

  @Test(
    "Chains, patterns, templates and operators",
    arguments: [
      ("var o = null; String(o?.a.b.c)", "undefined"),
      ("var o = {a: null}; String(o.a?.b.c(1)[2]) + (o?.a ?? 'none')", "undefinednone"),
      ("var s = 'a,b'; s?.split(',').length", "2"),
      ("var o = {v: 3, f() { return this.v }}; o?.f() + o.f?.() + (o['f']?.() || 0)", "9"),
      ("var o = {}; String(o.f?.(1)) + String(o.f?.x.y)", "undefinedundefined"),
      ("const {a, ...rest} = {a: 1, b: 2, c: 3}; JSON.stringify(rest)", "{\"b\":2,\"c\":3}"),
      ("const {['k' + 1]: z = 4} = {}; z", "4"),
      ("const {a: {b: [c] = [7]} = {}} = {}; c", "7"),
      (
        "function f({x = 1, y: {z = 2} = {}} = {}, [q, r] = [5, 6]) { return x + z + q + r } f()",
        "14"
      ),
      ("let i = 0; const t = {get k() { i++; return null }}; t.k ??= 3; i", "1"),
      (
        "let n = 0; function k() { n++; return 'x' } let o = {x: 0}; o[k()] ||= 4; o.x + n * 10",
        "14"
      ),
      ("const o = {a: 1, get b() { return this.a + 1 }, ...{c: 3}}; o.b + o.c", "5"),
      (
        "const tag = (s, ...v) => s.raw[0] + s.join('|') + v.join(); tag`a\\n${1}b${2}`",
        "a\\na\n|b|1,2"
      ),
      ("String.raw`a\\tb${1 + 1}`", "a\\tb2"),
      ("function F() { this.a = 2; const g = () => { this.a++ }; g(); g() } new F().a", "4"),
      ("new Array(...[1, 2, 3]).length", "3"),
      ("var o = {}; o.toString = function() { return 't' }; '' + o", "t"),
      ("1_000 + 0b101 + 0o17", "1020"),
    ] as [(String, String)])
  func chains(_ source: String, expected: String) {
    let (text, findings) = said(source)
    #expect(text == expected, "\(findings)")
  }

  @Test(
    "Numbers, texts, lists and dates",
    arguments: [
      ("(1234567.891).toLocaleString()", "1,234,567.891"),
      ("(1234.5).toLocaleString('de-DE')", "1.234,5"),
      ("(1234567).toLocaleString('fr-FR')", "1\u{202F}234\u{202F}567"),
      ("(1234).toLocaleString('es-ES') + ' ' + (12345).toLocaleString('es-ES')", "1234 12.345"),
      ("(0.256).toLocaleString('en-US', {style: 'percent'})", "26%"),
      ("(-1234.5).toLocaleString('en-US', {style: 'currency', currency: 'USD'})", "-$1,234.50"),
      ("(1234.5678).toLocaleString('en-US', {maximumFractionDigits: 1})", "1,234.6"),
      ("(1.0005).toLocaleString() + ' ' + (999.9996).toLocaleString()", "1.001 1,000"),
      ("new Intl.NumberFormat('en-US').format(9876543)", "9,876,543"),
      ("/(?<y>\\d{4})-(?<m>\\d\\d)/.exec('in 2020-05').groups.m", "05"),
      ("'2020-05'.replace(/(?<y>\\d{4})-(?<m>\\d\\d)/, '$<m>/$<y>')", "05/2020"),
      ("/a.b/s.test('a\\nb') + '' + /\\u{61}b/u.test('ab')", "truetrue"),
      (
        """
        Array.from({length: 12}, (v, i) => [i % 3, i]).sort((a, b) => a[0] - b[0]).map(x =>
        x[1]).join()
        """,
        "0,3,6,9,1,4,7,10,2,5,8,11"
      ),
      ("['b', 'A', 'a', 'C'].sort((x, y) => x.localeCompare(y)).join('')", "aAbC"),
      (
        """
        var d = new Date(2020, 0, 31); d.setDate(d.getDate() + 1);
        d.getMonth() + '/' + d.getDate()
        """, "1/1"
      ),
      ("Math.round((new Date('2020-03-01') - new Date('2020-02-01')) / 864e5)", "29"),
      ("new Date('March 7, 2021 10:00').toISOString()", "2021-03-07T10:00:00.000Z"),
    ] as [(String, String)])
  func library(_ source: String, expected: String) {
    let (text, findings) = said(source)
    #expect(text == expected, "\(findings)")
  }

  @Test(
    "What is left out is told as such",
    arguments: [
      "new Date()", "Date.now()", "/(?<=a)b/.test('ab')", "/a/y.test('a')", "/\\p{L}/u.test('a')",
      "10n", "class A extends Array {} new A()", "async function f() {} 1", "new.target",
      "(5).toLocaleString('xx')", "footage('data.json').sourceData", "thisLayer.marker.numKeys",
      "thisLayer.sampleImage([0, 0])", "'é'.localeCompare('f')",
    ])
  func unsupported(_ source: String) {
    let findings = Expressed.text(source).evaluated().1
    #expect(findings.map(\.code) == [.expressionNotSupported], "\(findings.map(\.message))")
  }

  @Test(
    "Patterns and assignments inside of one another are not written twice at each level",
    arguments: [
      "(" + String(repeating: "[", count: 40) + "a" + String(repeating: "] = [1]", count: 40) + ")",
      "var a = {}; " + String(repeating: "a[", count: 40) + "1"
        + String(repeating: "] ??= 1", count: 40),
    ])
  func nesting(_ source: String) throws {
    let function = try Rewriter.function(of: source)
    #expect(function.utf8.count < 20_000)
  }
}
