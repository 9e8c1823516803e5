/// What a scalar is in a text.
///
/// Most text is plain, and Unicode's tables take time: they are asked about the rest alone.
package enum ScalarKind {
  case space, digit, mark
  case small, capital
  /// A letter of a script that knows no capitals.
  case letter
  /// What belongs to the character before it: an accent, a joiner.
  case extender

  package init(_ scalar: Unicode.Scalar) {
    self = scalar.value < 0x80 ? Self.plain[Int(scalar.value)] : Self(listed: scalar)
  }

  /// - Parameter byte: of plain text, below 128; anything else is a mark.
  package init(plain byte: UInt8) {
    self = byte < 0x80 ? Self.plain[Int(byte)] : .mark
  }

  private static let plain: [ScalarKind] = (0..<0x80).map { (value: UInt8) in
    switch value {
    case 0x20, 0x09...0x0D: .space
    case 0x30...0x39: .digit
    case 0x41...0x5A: .capital
    case 0x61...0x7A: .small
    default: .mark
    }
  }

  private init(listed scalar: Unicode.Scalar) {
    if (0xFF10...0xFF19).contains(scalar.value) {
      self = .digit
      return
    }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter: self = .small
    case .uppercaseLetter, .titlecaseLetter: self = .capital
    case .otherLetter, .modifierLetter, .letterNumber: self = .letter
    case .nonspacingMark, .spacingMark, .enclosingMark: self = .extender
    case _ where scalar == "\u{200D}": self = .extender
    case _ where scalar.properties.isWhitespace: self = .space
    case _: self = .mark
    }
  }

  package var isLetter: Bool {
    switch self {
    case .small, .capital, .letter: true
    case .space, .digit, .mark, .extender: false
    }
  }
}

extension StringProtocol {
  /// The text without the space around it.
  package var trimmed: String {
    let scalars = unicodeScalars
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { ScalarKind(scalar) == .space }
    guard let first = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[first...last])
  }
}
