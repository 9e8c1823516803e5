import InbetweenDiagnostics
import InbetweenTimeline
import Synchronization

/// Swift source that is never read again once it is written. Only numbers, escaped literals and
/// other code can be put into it, so that no text of a file becomes code.
///
/// In an interpolation a `Double` or `Int` becomes its decimal, a `String` a string literal with
/// its quotes, `SwiftCode` itself.
package struct SwiftCode: Hashable, Sendable {
  /// The source, as written so far.
  package private(set) var text: String
}

extension SwiftCode: ExpressibleByStringInterpolation {
  package init(stringLiteral value: StaticString) { text = value.description }

  package init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Takes what may stand in source.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    package mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

    package mutating func appendInterpolation(_ code: SwiftCode) { text += code.text }

    /// The shortest decimal, which a compiler may read as the next `Double` to it.
    package mutating func appendInterpolation(_ number: Double) {
      text += DecimalText.swiftText(number)
    }

    /// A decimal that each compiler reads as this very number.
    package mutating func appendInterpolation(exactly number: Double) {
      text += DecimalText.exactSwiftText(number)
    }

    package mutating func appendInterpolation(_ number: Int) { text += String(number) }

    package mutating func appendInterpolation(_ content: String) {
      text += StringLiteral.quoted(content)
    }

    /// Text inside a `//` comment: on one line, without controls, cut where it is long.
    package mutating func appendInterpolation(comment: String) {
      let line = PrintableText.singleLine(comment)
      // Lines do not end in spaces, and a comment may stand at the end of one.
      let end = line.lastIndex { !$0.isWhitespace }
      text += end.map { String(line[...$0]) } ?? ""
    }
  }
}

extension SwiftCode {
  /// The word of a description: the names of our own types, fields and cases.
  init(word: StaticString) { text = word.description }

  /// The name of one of our own types, as source outside its module names it.
  init(nameOf type: Any.Type) {
    let known = Self.names.withLock { $0[ObjectIdentifier(type)] }
    if let known {
      text = known
      return
    }
    text = String(reflecting: type)
    for module in ["InbetweenTimeline.", "Swift."] {
      text.replace(module, with: "")
    }
    if text.hasPrefix("Array<") { text = "[" + text.dropFirst(6).dropLast() + "]" }
    Self.names.withLock { [text] in $0[ObjectIdentifier(type)] = text }
  }

  /// The names of types that were asked for, as the same few are asked for everywhere.
  private static let names = Mutex<[ObjectIdentifier: String]>([:])

  /// A case of one of our own enums.
  init<Value: Word>(ownWord value: Value) { text = value.rawValue }

  /// Data of our own making that stands in quotes: numbers, signs and words.
  init(data bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  /// Text that has been escaped for the literal in which it stands.
  init(escaped line: StringLiteral.Line) { text = line.text }

  /// Source of our own that was written as a file of Swift.
  init(runtime text: String) { self.text = text }

  /// An identifier that a registry made.
  init(identifier: SwiftNames.Identifier) { text = identifier.text }

  /// `0x` and six digits.
  init(hex: UInt32) {
    let digits = String(hex, radix: 16, uppercase: true)
    text = "0x" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  /// The columns that it takes on a line.
  var width: Int { text.utf8.count }

  static func + (left: SwiftCode, right: SwiftCode) -> SwiftCode { "\(left)\(right)" }

  static func += (left: inout SwiftCode, right: SwiftCode) { left.text += right.text }

  /// The parts with `separator` between them.
  static func joined(_ parts: [SwiftCode], by separator: StaticString) -> SwiftCode {
    var code: SwiftCode = ""
    code.text = parts.map(\.text).joined(separator: separator.description)
    return code
  }
}
