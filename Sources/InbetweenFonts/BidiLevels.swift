// The embedding levels of the Unicode bidirectional algorithm: the one place that knows FriBidi.

private import CInbetweenFriBidi
import InbetweenTypesetting

/// Which way each code point of a paragraph runs.
enum BidiLevels {
  /// The level of each scalar (UAX #9): even runs left to right, odd right to left.
  static func levels(of scalars: [Unicode.Scalar]) -> [UInt8] {
    guard !scalars.isEmpty, scalars.count < 1_000_000 else {
      return Array(repeating: 0, count: scalars.count)
    }
    // Most texts have nothing that runs to the left: Hebrew is the first block that does.
    guard scalars.contains(where: { $0.value >= 0x590 }) else {
      return Array(repeating: 0, count: scalars.count)
    }
    let count = scalars.count
    let text = scalars.map(\.value)
    let types = text.map { fribidi_get_bidi_type($0) }
    var levels = [FriBidiLevel](repeating: 0, count: count)
    // A pair of brackets runs as what is in it and before it.
    var brackets = [FriBidiBracketType](repeating: 0, count: count)
    fribidi_get_bracket_types(text, FriBidiStrIndex(count), types, &brackets)
    // The first letter that has a direction decides that of the paragraph.
    var direction = FRIBIDI_PAR_ON
    let result = fribidi_get_par_embedding_levels_ex(
      types, brackets, FriBidiStrIndex(count), &direction, &levels)
    guard result != 0 else { return Array(repeating: 0, count: count) }
    return levels.map { UInt8(clamping: Int($0)) }
  }

  /// Which way a paragraph runs that is drawn character by character; nil from left to right
  /// throughout.
  static func order(of characters: [String]) -> ReadingOrder? {
    let levels = levels(of: characters.flatMap(\.unicodeScalars))
    guard levels.contains(where: { $0 % 2 == 1 }) else { return nil }
    var order = ReadingOrder(drawn: [], levels: [])
    var place = 0
    for character in characters {
      let level = place < levels.count ? levels[place] : 0
      order.drawn.append(level % 2 == 1 ? mirrored(character) : character)
      order.levels.append(level)
      place += character.unicodeScalars.count
    }
    return order
  }

  private static func mirrored(_ character: String) -> String {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return character
    }
    var other: FriBidiChar = 0
    guard fribidi_get_mirror_char(scalar.value, &other) != 0, let turned = Unicode.Scalar(other)
    else { return character }
    return String(turned)
  }
}
