import Geometry
import TimelineModel

/// One character of a document, measured.
struct Sort {
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
  /// Its origin on its line, in pixels from the line's start.
  var x = 0.0

  var isSpace: Bool { character.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

/// The characters of a document broken into lines.
struct Lines {
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
    let limit = document.box.map { $0.size.width > 0 ? $0.size.width : .infinity } ?? .infinity
    for sort in measured {
      if sort.character == "\n" {
        close(&line, endsParagraph: true)
        continue
      }
      line.append(sort)
      while Self.width(of: line) > limit, line.count > 1, !sort.isSpace {
        let rest = Self.wrapped(&line)
        close(&line, endsParagraph: false)
        line = rest
      }
    }
    close(&line, endsParagraph: true)
  }

  private mutating func close(_ line: inout [Sort], endsParagraph isEnd: Bool) {
    let number = widths.count
    widths.append(Self.width(of: line))
    endsParagraph.append(isEnd)
    var x = 0.0
    for sort in line {
      var placed = sort
      placed.line = number
      placed.x = x
      x += sort.advance
      sorts.append(placed)
    }
    line = []
  }

  /// Cuts a line that is too long at its last space, else before its last character; returns what
  /// goes to the next line.
  private static func wrapped(_ line: inout [Sort]) -> [Sort] {
    if let space = line.dropLast().lastIndex(where: \.isSpace), space > 0 {
      let rest = Array(line[(space + 1)...])
      line.removeSubrange((space + 1)...)
      return rest
    }
    let last = line.removeLast()
    return [last]
  }

  /// From the first origin to the end of the last visible character.
  private static func width(of line: [Sort]) -> Double {
    guard let last = line.lastIndex(where: { !$0.isSpace }) else { return 0 }
    return line[..<last].reduce(0) { $0 + $1.advance } + line[last].width
  }

  private static func measured(
    _ document: TextDocument, library: GlyphLibrary, missing: inout [String]
  ) -> [Sort] {
    let tracking = document.tracking / 1000 * document.size
    var known: [String: GlyphLibrary.Face?] = [:]
    return document.text.enumerated().map { index, typed in
      var character = String(typed)
      var size = document.size
      switch document.caps {
      case .asTyped: break
      case .all: character = character.uppercased()
      case .small:
        if character.uppercased() != character {
          character = character.uppercased()
          size *= smallCapitals
        }
      }
      guard character != "\n" else {
        return Sort(character: character, index: index, size: size, advance: 0, width: 0)
      }
      let face =
        known[character]
        ?? library.face(character, font: document.font)
        ?? library.face(String(typed), font: document.font)
      if known.updateValue(face, forKey: character) == nil, face == nil {
        missing.append(character)
      }
      let width = (face?.advance ?? 0) * size
      return Sort(
        character: character, index: index, face: face, size: size, advance: width + tracking,
        width: width)
    }
  }
}
