package import InbetweenTimeline

/// One character of a document, measured.
struct Sort: Hashable, Sendable {
  /// As drawn.
  var character: String
  /// Its place in the document's text.
  var index: Int
  /// What it is drawn with; nil for what the timeline has no outline for.
  var face: GlyphLibrary.Face?
  /// Its own size in pixels: small capitals are smaller.
  var size: Double
  /// From its origin to the next one's, tracking included, in pixels.
  var advance: Double
  /// Without tracking, in pixels.
  var width: Double
  /// The line it stands on, from 0.
  var line = 0
  /// Its origin on its line, in pixels from the line's left end.
  var x = 0.0
  /// Its embedding level: odd ones run to the left.
  var level: UInt8 = 0
  /// That of its paragraph.
  var paragraphLevel: UInt8 = 0
  /// Whether it is white space.
  var isSpace: Bool
}

/// The characters of a document broken into lines.
struct Lines: Hashable, Sendable {
  /// Line breaks and the spaces at which lines were wrapped left out.
  var sorts: [Sort] = []
  /// The width of each line without the last character's tracking and without trailing spaces.
  var widths: [Double] = []
  /// Whether each line ends a paragraph.
  var endsParagraph: [Bool] = []
  var missing: [String] = []

  /// How much smaller small capitals are than capitals: Adobe's default.
  static let smallCapitals = 0.7

  init(_ document: TextDocument, library: GlyphLibrary) {
    let measured = Self.measured(document, library: library, missing: &missing)
    var line: [Sort] = []
    var width = 0.0
    let limit = document.box.map { $0.size.width > 0 ? $0.size.width : .infinity } ?? .infinity
    for sort in measured {
      if sort.character == "\n" {
        close(&line, endsParagraph: true)
        width = 0
        continue
      }
      line.append(sort)
      while !sort.isSpace, width + sort.width > limit, line.count > 1 {
        let rest = Self.wrapped(&line)
        close(&line, endsParagraph: false)
        line = rest
        width = rest.dropLast().reduce(0) { $0 + $1.advance }
      }
      width += sort.advance
    }
    close(&line, endsParagraph: true)
  }

  /// The units that selectors choose by: for each sort the number of its unit, nil for none, and
  /// how many there are.
  struct Units: Hashable, Sendable {
    var indices: [Int?]
    var count: Int
  }

  /// Counts the units. Wrapping does not end a word, a new paragraph does.
  func units(of unit: TextSelector.Unit) -> Units {
    var characters: [String] = []
    var numbers: [Int] = []
    var places: [Int] = []
    var line = 0
    for sort in sorts {
      while line < sort.line {
        if endsParagraph[line] {
          characters.append("\n")
          numbers.append(line)
        }
        line += 1
      }
      places.append(characters.count)
      characters.append(sort.character)
      numbers.append(line)
    }
    let units = TextUnits(characters, unit: unit, lines: numbers)
    return Units(indices: places.map { units.indices[$0] }, count: units.count)
  }

  /// Which character of its line each sort is, from the left.
  var places: [Int] {
    var places = Array(repeating: 0, count: sorts.count)
    var start = 0
    while start < sorts.count {
      var end = start
      while end < sorts.count, sorts[end].line == sorts[start].line { end += 1 }
      for (place, number) in (start..<end).sorted(by: { sorts[$0].x < sorts[$1].x }).enumerated() {
        places[number] = place
      }
      start = end
    }
    return places
  }

  private mutating func close(_ line: inout [Sort], endsParagraph isEnd: Bool) {
    let number = widths.count
    widths.append(Self.width(of: line))
    endsParagraph.append(isEnd)
    let last = line.lastIndex { !$0.isSpace } ?? -1
    // Spaces at the end of a line run as its paragraph does (UAX #9, L1).
    for index in line.indices where index > last { line[index].level = line[index].paragraphLevel }
    var x = 0.0
    for index in VisualOrder.order(of: line.map(\.level)) {
      line[index].line = number
      line[index].x = x
      x += line[index].advance
    }
    // Where that is to the left, they hang out on its left.
    if last >= 0, line[last].paragraphLevel % 2 == 1 {
      let hanging = line[(last + 1)...].reduce(0) { $0 + $1.advance }
      for index in line.indices { line[index].x -= hanging }
    }
    sorts += line
    line = []
  }

  /// Cuts a line that is too long where it may break last, else before its last character; returns
  /// what goes to the next line.
  private static func wrapped(_ line: inout [Sort]) -> [Sort] {
    func cut(where isBreak: (Int) -> Bool) -> Int? { line.indices.dropFirst().last(where: isBreak) }
    let place =
      cut { place in
        line[place - 1].isSpace
          ? place > 1
          : LineBreak.isAllowed(between: line[place - 1].character, and: line[place].character)
      }
      ?? cut { place in
        !LineBreak.partsSyllable(between: line[place - 1].character, and: line[place].character)
      }
      ?? line.count - 1
    let rest = Array(line[place...])
    line.removeSubrange(place...)
    return rest
  }

  /// From the first origin to the end of the last visible character.
  private static func width(of line: [Sort]) -> Double {
    guard let last = line.lastIndex(where: { !$0.isSpace }) else { return 0 }
    return line[..<last].reduce(0) { $0 + $1.advance } + line[last].width
  }

  private static func measured(
    _ document: TextDocument, library: GlyphLibrary, missing: inout [String]
  ) -> [Sort] {
    var sorts: [Sort] = []
    var known: Set<String> = []
    var index = 0
    for paragraph in document.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if index > 0 {
        sorts.append(
          Sort(character: "\n", index: index - 1, size: 0, advance: 0, width: 0, isSpace: true))
      }
      let typed = paragraph.map(String.init)
      let drawn = document.caps.applied(to: typed)
      let shaped = library.paragraph(drawn, font: document.font)
      let order = shaped == nil ? library.order(of: drawn, font: document.font) : nil
      let levels = shaped?.map(\.level) ?? order?.levels ?? []
      // Nothing in a paragraph has a lower level than the paragraph.
      let paragraphLevel = levels.min() ?? 0
      for (offset, character) in drawn.enumerated() {
        let face =
          shaped.map {
            GlyphLibrary.Face(outlines: $0[offset].outlines, advance: $0[offset].advance)
          }
          ?? library.face(order?.drawn[offset] ?? character, font: document.font)
          ?? library.face(typed[offset], font: document.font)
        if face == nil, known.insert(character).inserted { missing.append(character) }
        let isSmall =
          document.caps == .small && typed[offset].uppercased() != typed[offset]
        let size = document.size * (isSmall ? smallCapitals : 1)
        let width = (face?.advance ?? 0) * size
        sorts.append(
          Sort(
            character: character, index: index + offset, face: face, size: size,
            advance: width + document.tracking / 1000 * document.size, width: width,
            level: levels.isEmpty ? 0 : levels[offset], paragraphLevel: paragraphLevel,
            isSpace: character.unicodeScalars.allSatisfy(\.properties.isWhitespace)))
      }
      index += typed.count + 1
    }
    return sorts
  }
}

extension TextDocument.Caps {
  /// The characters as drawn.
  package func applied(to characters: [String]) -> [String] {
    switch self {
    case .asTyped: characters
    case .all, .small: characters.map { $0.uppercased() }
    }
  }
}
