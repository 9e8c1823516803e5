import InbetweenTimeline

/// The outlines of characters that are shown one by one: each is written once, however often its text
/// has it.
struct GlyphConstants {
  private var constants: [(name: SwiftCode, text: SwiftCode)] = []
  private var places: [SwiftCode: Int] = [:]
  private var names = SwiftNames()

  /// The constant of a character's outlines.
  ///
  /// - Parameters:
  ///   - outlines: in the character's own space.
  ///   - character: what they draw.
  /// - Returns: how views name it.
  mutating func constant(_ outlines: [BezierPath], of character: String) -> SwiftCode {
    let text = SwiftCode(data: PathText.bytes(outlines))
    let place = places[text] ?? constants.count
    if place == constants.count {
      places[text] = place
      // What is no letter has a name in Unicode: `0` is `digitZero`.
      let isWord = character.allSatisfy(\.isLetter)
      let title = isWord ? character : character.unicodeScalars.first?.properties.name ?? ""
      constants.append((SwiftCode(identifier: names.name(after: title, or: "glyph")), text))
    }
    return "Glyphs.\(constants[place].name)"
  }

  /// Writes all of them; nothing where there are none.
  func write(to writer: inout SourceWriter) {
    guard !constants.isEmpty else { return }
    writer.line()
    writer.line("/// The outlines of characters that are shown one by one.")
    writer.block("fileprivate enum Glyphs") { body in
      for (name, text) in constants {
        body.line("static let \(name) = Outline(\"\(text)\").path")
      }
    }
  }
}

/// A table of a text's characters in a view: a row for each.
struct LetterTable {
  // Asked of `glyph`, a row, and `index`, its place.
  var x: NumberCode { .expression("glyph.x") }
  var y: NumberCode
  /// When its turn comes, in seconds.
  var delay: SwiftCode { step == nil ? "glyph.delay" : "delay" }
  /// The same where it is worked out from its place; nil where the table has it.
  var step: SwiftCode?

  /// All characters above one another.
  ///
  /// - Parameters:
  ///   - letter: one of them.
  ///   - line: what is worked out for each before.
  /// - Returns: a stack of them.
  func view(of letter: ViewCode, _ line: SwiftCode? = nil) -> ViewCode {
    var lines: [SwiftCode] = [
      "ZStack(alignment: .topLeading) {",
      "  ForEach(Self.letters.indices, id: \\.self) { index in",
      "    let glyph = Self.letters[index]",
    ]
    if let step { lines.append("    let delay = \(step)") }
    if let line { lines.append("    \(line)") }
    lines += letter.lines.map { "    \($0)" } + ["  }", "}"]
    return ViewCode(block: lines, leaves: 2)
  }
}

extension KeyframesWriter {
  /// Writes the table of a text's characters: their outlines, and in further columns what differs.
  mutating func table(
    of letters: Letters, _ delays: [Double], _ draft: inout LayerDraft
  ) -> LetterTable {
    let rows = zip(letters.letters, delays).filter { !$0.0.outlines.isEmpty }
    let step = Stagger.step(rows.map(\.1))
    let (xs, ys) = (rows.map(\.0.place.x), rows.map(\.0.place.y))
    var columns: [(name: SwiftCode, numbers: [Double])] = [("x", xs.map(Precision.length.rounded))]
    var y = NumberCode.still(Precision.length.rounded(ys.first ?? 0))
    if ys.contains(where: { $0 != ys[0] }) {
      columns.append(("y", ys.map(Precision.length.rounded)))
      y = .expression("glyph.y")
    }
    var code: SwiftCode?
    if let step {
      let name = timing.duration(abs(step), "stagger", draft.title)
      code =
        step > 0 ? "\(name) * Double(index)" : "\(name) * Double(Self.letters.count - 1 - index)"
    } else {
      columns.append(("delay", rows.map(\.1)))
    }
    var type: SwiftCode = "path: Path"
    for column in columns { type += ", \(column.name): Double" }
    draft.statics.line("private static let letters: [(\(type))] = [")
    for (index, row) in rows.enumerated() {
      vertexCount += row.0.outlines.reduce(0) { $0 + $1.vertices.count }
      var cells = glyphs.constant(row.0.glyph, of: row.0.character)
      for column in columns { cells += ", \(column.numbers[index])" }
      draft.statics.line("  (\(cells)),")
    }
    draft.statics.line("]")
    return LetterTable(y: y, step: code)
  }
}
