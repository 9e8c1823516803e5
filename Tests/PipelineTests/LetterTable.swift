import InbetweenDiagnostics
import InbetweenExpressions
import InbetweenFonts
import InbetweenTimeline
import InbetweenTypesetting
import TestSupport

/// The rows of one file in `Fixtures/text/letters.tsv`.
struct LetterTable: Hashable, Sendable, CustomStringConvertible {
  let fixture: FixtureCase
  var rows: [Row]

  var description: String { fixture.name }

  /// What one layer's letters are at one frame.
  struct Row: Hashable, Sendable {
    let layer: String
    let frame: Double
    let measure: Measure
    /// One for each letter, white space left out.
    let values: [String]
  }

  /// What is told of a letter.
  enum Measure: String, Hashable, Sendable {
    case letters, x, y, size, opacity, fill, stroke, width, order
    case acrossX = "across x"
    case acrossY = "across y"
    case downX = "down x"
    case downY = "down y"
    case blurX = "blur x"
    case blurY = "blur y"
  }

  static func all() -> [LetterTable] {
    var tables: [LetterTable] = []
    for columns in Table.rows(of: "Fixtures/text/letters.tsv") {
      guard columns.count == 5, let frame = Double(columns[2]),
        let measure = Measure(rawValue: columns[3])
      else { continue }
      let row = Row(
        layer: columns[1], frame: frame, measure: measure,
        values: columns[4].split(separator: " ").map(String.init))
      let fixture = FixtureCase("\(columns[0]).json")
      if let last = tables.indices.last, tables[last].fixture == fixture {
        tables[last].rows.append(row)
      } else {
        tables.append(LetterTable(fixture: fixture, rows: [row]))
      }
    }
    return tables
  }

  /// What is not as the table says.
  func mismatches(in timeline: Timeline) -> [String] {
    var log = DiagnosticLog()
    let moved = timeline.evaluatingExpressions(log: &log)
    let library = GlyphLibrary(moved, fonts: FontSources(), log: &log)
    return rows.compactMap { row in
      guard let layer = moved.layers.first(where: { $0.name == row.layer }),
        case .text(let content) = layer.content
      else { return "\(row.layer): no text" }
      let set = content.set(atFrame: row.frame, library: library, masks: layer.masks)
      return row.mismatch(in: set.glyphs)
    }
  }
}

extension LetterTable.Row {
  fileprivate func mismatch(in glyphs: [PlacedGlyph]) -> String? {
    let found = glyphs.filter { !$0.character.allSatisfy(\.isWhitespace) }.map(measure.of)
    let isRight = found.count == values.count && zip(found, values).allSatisfy(Self.isNear)
    return isRight
      ? nil
      : "\(layer), frame \(frame): \(measure.rawValue) \(found) and should be \(values)"
  }

  private static func isNear(_ found: String, _ wanted: String) -> Bool {
    guard let found = Double(found), let wanted = Double(wanted) else { return found == wanted }
    return abs(found - wanted) <= 0.002
  }
}

extension LetterTable.Measure {
  fileprivate func of(_ glyph: PlacedGlyph) -> String {
    let matrix = glyph.transform
    switch self {
    case .letters: return glyph.character
    case .x: return "\(matrix.tx)"
    case .y: return "\(matrix.ty)"
    case .size: return "\(glyph.size)"
    case .opacity: return "\(glyph.opacity)"
    case .fill: return Self.text(of: glyph.fill)
    case .stroke: return Self.text(of: glyph.stroke)
    case .width: return "\(glyph.strokeWidth)"
    case .order: return glyph.strokeIsOverFill ? "over" : "under"
    case .acrossX: return "\(matrix.a / glyph.size)"
    case .acrossY: return "\(matrix.b / glyph.size)"
    case .downX: return "\(matrix.c / glyph.size)"
    case .downY: return "\(matrix.d / glyph.size)"
    case .blurX: return "\(glyph.blur.x)"
    case .blurY: return "\(glyph.blur.y)"
    }
  }

  /// `#RRGGBBAA`.
  private static func text(of color: Color?) -> String {
    guard let color else { return "none" }
    return [color.red, color.green, color.blue, color.alpha].reduce(into: "#") { text, component in
      let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }
}
