import InbetweenDiagnostics
import TestSupport
import Testing

@testable import InbetweenTimingReport

@Suite struct HostileTimingFileTests {
  private func code(_ yaml: String) -> DiagnosticCode? {
    do throws(Diagnostic) {
      _ = try DocumentedTiming.read(yaml: yaml, fileName: "a.timing.yaml")
      return nil
    } catch {
      return error.code
    }
  }

  @Test(
    "Deep nesting is refused before it is parsed",
    arguments: [
      String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 50_000),
      "a: " + String(repeating: "- ", count: 50_000) + "b",
      String(repeating: "? ", count: 50_000) + "b",
    ])
  func nesting(_ yaml: String) {
    #expect(code(yaml) == .timingFileLimit)
  }

  @Test("Nesting by indentation is refused by the parser or the reader")
  func indentation() {
    let yaml = (0..<900).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(code(yaml) != nil)
  }

  @Test("Aliases that multiply are refused")
  func bomb() {
    var yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<12 {
      let list = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      yaml += "a\(level): &a\(level) [\(list)]\n"
    }
    #expect(code(yaml) == .timingFileLimit)
    #expect(code("? &a [b]\n: c\n? *a\n: d\n") == .timingFileLimit)
  }

  @Test("A star or an ampersand in a text is none")
  func harmless() {
    #expect(
      code(
        """
        times: { d: 1 s }
        promises:
          - { name: "A & B", layer: "* star *", lasts: 0.3 * d } # *not & an alias
        """) == nil)
  }

  @Test("A file beyond a megabyte is refused")
  func size() {
    #expect(code("# " + String(repeating: "x", count: 1 << 20)) == .timingFileLimit)
  }

  @Test(
    "Absurd counts and numbers are refused",
    arguments: [
      "promises:\n  - { name: A, layer: L, starts: 0, repeats: 1000000000, period: 1 s }",
      "promises:\n  - { name: A, layer: L, stagger: { of: characters, count: 999999999999 } }",
      "promises:\n  - { name: A, layer: L, starts: 1e308 s }",
      "promises:\n  - { name: A, layer: L, from: 1e300 }",
      "promises:\n  - { name: A, layer: L, starts: 1e300 frames }",
      "times: { d: 1000000 s }\ncycle: 1000000 d",
      "tolerance: inf", "cycle: -inf s", "cycle: nan",
    ])
  func absurd(_ yaml: String) {
    #expect(code(yaml) == .timingValue)
  }

  @Test("Any value may be of any kind: an error, never a trap")
  func kinds() {
    let keys = [
      "document", "tolerance", "times", "cycle", "promises", "expect", "name", "layer", "layers",
      "property", "marker", "section", "starts", "repeats", "period", "pause", "lasts", "ends",
      "after", "delay", "together", "whole periods of", "stagger", "from", "to", "by", "easing",
      "source", "note", "agree", "align", "end together",
    ]
    let values = [
      "", "~", "1", "-1", "x", "[]", "{}", "[[]]", "[{}]", "{a: b}", "[1, x, {}]", "!!binary aGk=",
      "!!float x", "\"\\0\"", "'#'", "#FFFFFFFFF", "[1e999, 2, 3, 4]", "[0, 1, 2, 3]",
    ]
    for key in keys {
      for value in values {
        for yaml in [
          "\(key): \(value)", "promises:\n  - name: A\n    layer: L\n    \(key): \(value)",
          "promises:\n  - name: A\n    layer: L\n    stagger: {\(key): \(value)}",
          "expect:\n  - {\(key): \(value)}", "times: {d: {\(key): \(value)}}",
        ] {
          _ = code(yaml)
        }
      }
    }
  }

  @Test("Cut and mutated files give a file or an error, never a trap", arguments: Systems.all)
  func mutations(_ system: FixtureCase) throws {
    let bytes = Array(try system.golden("timing.yaml").text().utf8)
    var random = Seeded(seed: UInt64(bytes.count))
    let marks = Array("[]{}:-?&*#\"'|>%@`\n\t \u{0}\u{7F}0".utf8)
    for _ in 0..<150 {
      var mutated = bytes
      for _ in 0..<Int(random.next() % 4 + 1) {
        let place = Int(random.next() % UInt64(mutated.count))
        switch random.next() % 3 {
        case 0: mutated[place] = marks[Int(random.next() % UInt64(marks.count))]
        case 1: mutated.remove(at: place)
        default: mutated.insert(marks[Int(random.next() % UInt64(marks.count))], at: place)
        }
      }
      _ = code(String(decoding: mutated, as: UTF8.self))
      _ = code(
        String(decoding: bytes.prefix(Int(random.next() % UInt64(bytes.count))), as: UTF8.self))
    }
  }
}
