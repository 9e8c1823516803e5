import InbetweenDiagnostics

/// HTML that is ready: text put into it by interpolation is escaped.
///
///     Markup("<b>\(layer.name)</b>")
package struct Markup: Hashable, Sendable {
  package private(set) var text = ""

  package init() {}

  /// What is HTML already, such as a drawing.
  ///
  /// - Parameter text: in which everything that came from a file is escaped.
  package init(escaped text: String) { self.text = text }

  static func += (left: inout Markup, right: Markup) { left.text += right.text }
}

extension Markup: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { text = value }

  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Literal parts stay as they are, numbers are written without a locale, texts are escaped.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ text: String) {
      self.text += Markup.escaped(text)
    }

    package mutating func appendInterpolation(_ number: Int) { text += String(number) }

    package mutating func appendInterpolation(_ share: Share) { text += share.text }

    package mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
  }
}

extension Markup {
  /// Text that is text between tags and between quotes: escaped scalar by scalar, so that a mark
  /// that combines with a quote hides nothing, and without controls and what would reorder the text
  /// around it, which are written as `\u{…}`.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 32 || $0 > 126 || marks.contains($0) }) else {
      return text
    }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n": escaped += "\n"
      case _ where (scalar.value < 32 || scalar.value > 126) && PrintableText.isUnsafe(scalar):
        escaped += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static let marks = Array("&<>\"'".utf8)
}

/// A place or length as a fraction of the whole, written as percent.
package struct Share: Hashable, Sendable {
  /// 1 is all of it.
  let value: Double

  init(_ value: Double) { self.value = value }

  /// `12.5%`, to a ten-thousandth of a percent.
  var text: String { Share.number(value * 100) + "%" }

  /// A number in at most four decimals, without a locale; 0 for what is none.
  static func number(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "0" }
    let whole = Int((number * 10_000).rounded())
    let (integer, part) = abs(whole).quotientAndRemainder(dividingBy: 10_000)
    var text = (whole < 0 ? "-" : "") + String(integer)
    if part > 0 {
      var digits = String(part + 10_000).dropFirst()
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return text
  }
}
