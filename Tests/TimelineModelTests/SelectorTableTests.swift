import InbetweenTimeline
import TestSupport
import Testing

/// How far selectors choose each character, as numbers: `Fixtures/text/selectors.tsv`.
@Suite struct SelectorTableTests {
  private static let text = ["L", "I", "T", " ", "I", "T", "\n", "T", "I", "L"]

  private struct Case {
    var name: String
    var selector: TextSelector
  }

  private static var cases: [Case] {
    var cases: [Case] = []
    func add(_ name: String, _ selector: TextSelector) {
      cases.append(Case(name: name, selector: selector))
    }
    for shape in TextSelector.Shape.allCases {
      add("\(shape)", TextSelector(shape: shape))
      add(
        "\(shape), 25 to 75 %",
        TextSelector(shape: shape, start: .constant(0.25), end: .constant(0.75)))
      add(
        "\(shape), letters 2 to 5.5, offset -1",
        TextSelector(
          measure: .index, shape: shape, start: .constant(2), end: .constant(5.5),
          offset: .constant(-1)))
      for (high, low) in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.5), (0.4, -0.7)] {
        add(
          "\(shape), ease high \(Int(high * 100)), low \(Int(low * 100))",
          TextSelector(shape: shape, easeHigh: .constant(high), easeLow: .constant(low)))
      }
    }
    for smoothness in [0, 0.5] {
      add(
        "square to 45 %, smoothness \(Int(smoothness * 100))",
        TextSelector(end: .constant(0.45), smoothness: .constant(smoothness)))
    }
    add("square, amount -50", TextSelector(amount: .constant(-0.5)))
    add(
      "square, from 75 % to 25 %",
      TextSelector(start: .constant(0.75), end: .constant(0.25)))
    add("square, empty", TextSelector(start: .constant(0.5), end: .constant(0.5)))
    add("ramp up, empty", TextSelector(shape: .rampUp, start: .constant(0.5), end: .constant(0.5)))
    for unit in TextSelector.Unit.allCases {
      add("ramp up by \(unit)", TextSelector(unit: unit, shape: .rampUp))
      add("square to 50 % by \(unit)", TextSelector(unit: unit, end: .constant(0.5)))
    }
    add("ramp up, random order", TextSelector(shape: .rampUp, isRandomized: true))
    return cases
  }

  @Test("Selectors choose characters as the table says")
  func table() throws {
    var lines = [
      "# How far each character of LIT IT, TIL is chosen, 0 to 1; - for a line break. The order of",
      "# the last line is our own. The others are worked out a second time in another language, by",
      "# lottie-web's formulas, but that an empty square chooses nothing.",
    ]
    for item in Self.cases {
      let units = TextUnits(Self.text, unit: item.selector.unit)
      let shares = item.selector.shares(of: units.count, atFrame: 0)
      let cells = units.indices.map { unit in
        unit.map { "\((shares[$0] * 10000).rounded() / 10000 + 0)" } ?? "-"
      }
      lines.append(([item.name] + cells).joined(separator: "\t"))
    }
    let golden = Golden("Fixtures/text/selectors.tsv")
    let mismatch = try golden.mismatch(with: lines.joined(separator: "\n") + "\n")
    #expect(mismatch == nil)
  }

  /// Letters 1 to 6 at 80 %, then letters 4 to 9 at 60 %, of nine.
  private static func pair(_ mode: TextSelector.Mode, first: TextSelector.Mode = .add)
    -> [TextSelector]
  {
    [
      TextSelector(
        measure: .index, start: .constant(0), end: .constant(6), amount: .constant(0.8),
        mode: first),
      TextSelector(
        measure: .index, start: .constant(3), end: .constant(9), amount: .constant(0.6),
        mode: mode),
    ]
  }

  @Test("Selectors join as the table says")
  func joined() throws {
    var lines = [
      "# How far each letter of LITITLIT! is chosen by letters 1 to 6 at 80 % joined with letters 4",
      "# to 9 at 60 %: 0.8 and 0.6 where both are. Sums end at 1, as masks subtract 1 - b of a stays.",
    ]
    func add(_ name: String, _ selectors: [TextSelector]) {
      let cells = (0..<9).map { letter in
        var share: Double?
        for selector in selectors {
          let own = selector.share(ofUnit: letter, of: 9, atFrame: 0)
          share = selector.joined(own, to: share)
        }
        return "\(((share ?? 1) * 10000).rounded() / 10000 + 0)"
      }
      lines.append(([name] + cells).joined(separator: "\t"))
    }
    add("none", [])
    for mode in TextSelector.Mode.allCases {
      add("\(mode) alone", [Self.pair(mode, first: mode)[0]])
    }
    for mode in TextSelector.Mode.allCases { add("add, \(mode)", Self.pair(mode)) }
    add("subtract, subtract", Self.pair(.subtract, first: .subtract))
    add(
      "add, subtract, subtract, add",
      Self.pair(.subtract) + [
        TextSelector(measure: .index, end: .constant(1), mode: .subtract),
        TextSelector(measure: .index, start: .constant(8), end: .constant(9)),
      ])
    let golden = Golden("Fixtures/text/selectors-joined.tsv")
    let mismatch = try golden.mismatch(with: lines.joined(separator: "\n") + "\n")
    #expect(mismatch == nil)
  }
}
