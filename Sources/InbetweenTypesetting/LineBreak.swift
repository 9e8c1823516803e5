/// Where lines may break besides after spaces: around ideographs and kana, as Unicode's UAX #14 has
/// it, but for signs that must not begin a line (closing ones, small kana) or end one (opening ones).
/// Words of Hangul and of Latin letters stay whole.
enum LineBreak {
  /// Whether a line may end with one character and the next one begin with the other.
  static func isAllowed(between before: String, and after: String) -> Bool {
    guard let last = before.unicodeScalars.first, let next = after.unicodeScalars.first,
      isIdeographic(last) || isIdeographic(next), !next.properties.isWhitespace
    else { return false }
    return !openings.contains(last) && !closings.contains(next)
  }

  /// Whether two characters of Thai or Lao, which write no spaces between words, belong together in
  /// sound: vowels that are written before or after their consonant, and marks of repetition.
  static func partsSyllable(between before: String, and after: String) -> Bool {
    guard let last = before.unicodeScalars.first, let next = after.unicodeScalars.first else {
      return false
    }
    return leading.contains(last) || trailing.contains(next)
  }

  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x2FFF, 0x3000...0x30FF, 0x3100...0x312F, 0x31A0...0x4DBF, 0x4E00...0xA4CF,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF9F, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Not at the end of a line.
  private static let openings = Set("([{\u{2018}\u{201C}（［｛｟〈《「『【〔〖〘〝￥＄$£".unicodeScalars)
  /// Not at the beginning of a line.
  private static let closings = Set(
    """
    )]}\u{2019}\u{201D}）］｝｠〉》」』】〕〗〙〟、。，．・：；？！ー々〻ゝゞヽヾ％‰℃…‥～〜,.:;!?%\
    ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ｡｣､･ｧｨｩｪｫｬｭｮｯｰ
    """.unicodeScalars)
  /// Vowels before their consonant.
  private static let leading = Set("เแโใไເແໂໃໄ".unicodeScalars)
  /// Vowels after it, and marks of repetition and abbreviation.
  private static let trailing = Set(
    "\u{0E30}\u{0E32}\u{0E33}\u{0E45}\u{0E46}\u{0E2F}\u{0EB0}\u{0EB2}\u{0EB3}\u{0EC6}\u{0EAF}\u{0EBD}"
      .unicodeScalars)
}
