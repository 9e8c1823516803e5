import Foundation
import InbetweenDiagnostics
import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenExpressions

/// What scripts can reach is what the table in limits.md says, and nothing of it lasts.
@Suite(.serialized) struct SandboxTests {
  /// The names of a row of the table "What scripts reach".
  private static func documented(_ row: String) throws -> Set<String> {
    let page = Folders.package.appending(path: "Documentation/limits.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("| \(row) |") })
    let names = line.split(separator: "|").last?.split(separator: "`") ?? []
    return Set(
      names.map(String.init).filter { !$0.contains(" ") && !$0.contains(",") && !$0.isEmpty })
  }

  /// What the engine's global object holds once it is ready for scripts.
  private static let globals: Set<String> = {
    let result = ScriptThread.run { () -> ScriptResult in
      guard var engine = ScriptEngine(host: { _, _ in nil }),
        engine.evaluate(Prelude.program, within: 5) == .nothing
      else { return .nothing }
      return engine.evaluate("Object.getOwnPropertyNames(this).join(' ')", within: 1)
    }
    guard case .text(let names)? = result else { return [] }
    return Set(names.split(separator: " ").map(String.init))
  }()

  @Test("The names that scripts have are those of the table, and the command's own begin with $")
  func names() throws {
    let known = try Self.documented("JavaScript's").union(Self.documented("After Effects'"))
    #expect(known.count > 60)
    let local = try Self.documented("of where the script is")
    #expect(Self.globals.filter { !$0.hasPrefix("$") } == known)
    #expect(local.isDisjoint(with: known))
    for name in local.union(known.subtracting(["undefined"])) {
      #expect(Self.reached("typeof \(name) !== 'undefined'") == true, "\(name)")
    }
  }

  @Test("Nothing of the machine, of what runs the scripts, or of time is among them")
  func machine() throws {
    let none = try Self.documented("nothing like")
    #expect(none.count > 20)
    for name in none { #expect(Self.reached("typeof \(name) !== 'undefined'") == false, "\(name)") }
  }

  @Test(
    "No way leads around the table",
    arguments: [
      "(function () {}).constructor('return 1')() === 1",
      "(() => 1).constructor('return 1')() === 1",
      "[].constructor.constructor('return 1')() === 1",
      "(class A {}).constructor('return 1')() === 1",
      "Object.getPrototypeOf(function () {}).constructor('return 1')() === 1",
      "(function () { return typeof arguments.callee.caller === 'function' })()",
      "$host(0, 1, 0) !== undefined", "$load(1) !== undefined",
      "typeof Object.getOwnPropertySymbols === 'function'",
      "new Error('x').stack.indexOf('/') >= 0",
      "new Date().getTime() > 0", "Date.now() > 0", "Date() !== ''",
      "thisProperty.constructor.constructor('return 1')() === 1",
      "thisLayer.constructor.constructor('return 1')() === 1",
      "eval('(function () { return this })()').Math === Math",
    ])
  func around(_ source: String) { #expect(Self.reached(source) != true) }

  /// Whether a script finds something to be so; nil where it fails.
  private static func reached(_ source: String) -> Bool? {
    let track = Expressed.rotation(
      [],
      """
      var found = false;
      try { found = \(source) } catch (error) { found = null }
      found === true || found === 1 ? 1 : found === null ? 2 : 0
      """
    ).rotationTrack
    switch track {
    case .constant(1): return true
    case .constant(0): return false
    default: return nil
    }
  }

  /// Ways to leave something behind, and to find it.
  private static let leaks = [
    ("leak = 7", "typeof leak"), ("this.leak = 7", "typeof leak"), ("$leak = 7", "typeof $leak"),
    ("eval('var leak = 7')", "typeof leak"), ("function leak() {}", "typeof leak"),
    ("Array.prototype.leak = 7", "typeof [].leak"),
    ("Object.prototype.leak = 7", "typeof ({}).leak"),
    ("String.prototype.leak = 7", "typeof ''.leak"), ("Math.leak = 7", "typeof Math.leak"),
    ("Math.sin = function () { return 7 }", "Math.sin(0) === 7 ? 'leak' : 'undefined'"),
    ("linear.leak = 7", "typeof linear.leak"), ("JSON.leak = 7", "typeof JSON.leak"),
    ("Date.prototype.leak = 7", "typeof new Date(0).leak"), ("Map.leak = 7", "typeof Map.leak"),
    ("Object.defineProperty(RegExp.prototype, 'leak', {value: 7})", "typeof /x/.leak"),
    ("Object.setPrototypeOf(Array.prototype, {leak: 7})", "typeof [].leak"),
    ("thisComp.leak = 7", "typeof thisComp.leak"), ("thisLayer.leak = 7", "typeof thisLayer.leak"),
    ("thisComp.layer(1).leak = 7", "typeof thisComp.layer(1).leak"),
    ("thisLayer.__proto__.leak = 7", "typeof thisLayer.leak"),
    ("thisProperty.leak = 7", "typeof thisComp.layer(1).transform.rotation.leak"),
    ("comp = null", "comp === null ? 'leak' : 'undefined'"),
    ("undefined = 7", "undefined === 7 ? 'leak' : 'undefined'"),
    ("Symbol.leak = 7", "typeof Symbol.leak"), ("(1).constructor.leak = 7", "typeof Number.leak"),
  ]

  @Test(
    "What a script leaves behind, no other one finds, of its animation or another", arguments: leaks
  )
  func leak(_ way: (leaving: String, finding: String)) {
    let leaving = "try { \(way.leaving) } catch (error) {} value + 0"
    let finding = "(\(way.finding)) === 'undefined' ? 0 : 1"
    // Other animations are evaluated on the same thread.
    let tracks = ScriptThread.run { () -> [Track<Double>?] in
      var first = Expressed.rotation([], leaving)
      var other = Expressed.rotation([], finding).layer
      other.id = 2
      first.others = [other]
      var log = DiagnosticLog()
      let layers = first.timeline.evaluatingExpressions(log: &log).layers
      let second = Expressed.rotation([], finding).evaluated().0
      return [layers[0], layers[1], second].map {
        guard case .flat(let property) = $0.transform.rotation, property.expression == nil
        else { return nil }
        return property.track
      }
    }
    #expect(tracks == [.constant(0), .constant(0), .constant(0)], "\(way)")
  }
}
