/// A text in UTF-8 whose characters are looked at one by one.
struct TextBytes {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// The scalar at a place, and its length in bytes.
  func scalar(at place: Int) -> (scalar: Unicode.Scalar, width: Int) {
    if bytes[place] < 0x80 { return (Unicode.Scalar(bytes[place]), 1) }
    let end = min(place + 4, bytes.endIndex)
    let scalar = string(place..<end).unicodeScalars.first ?? "\u{FFFD}"
    return (scalar, min(UTF8.width(scalar), end - place))
  }

  /// What the character at a place is, and its length in bytes with all that belongs to it.
  func character(at place: Int) -> (kind: ScalarKind, length: Int) {
    let (first, width) = scalar(at: place)
    var kind = ScalarKind(first)
    var end = place + width
    while end < bytes.endIndex, bytes[end] >= 0x80 {
      let (next, width) = scalar(at: end)
      guard ScalarKind(next) == .extender else { break }
      // A digit in a box is a picture.
      if kind == .digit { kind = .mark }
      end += width
    }
    return (kind, end - place)
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
