import InbetweenTimeline

/// An element of an SVG file, with the definitions that its attributes refer to kept beside it:
/// they get their identifiers when the file is written.
struct SVGElement: Hashable, Sendable {
  var name: String
  var attributes: [Attribute] = []
  /// To the space around; nil for none.
  var transform: AffineTransform?
  /// Gradients, masks, clip paths and filters.
  var references: [Reference] = []
  var children: [SVGElement] = []

  struct Attribute: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// An attribute whose value is `url(#…)`.
  struct Reference: Hashable, Sendable {
    var attribute: String
    var definition: SVGElement
  }

  init(_ name: String, _ attributes: [(String, String)] = [], children: [SVGElement] = []) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0.0, value: $0.1) }
    self.children = children
  }
}

extension SVGElement {
  mutating func set(_ name: String, _ value: String) {
    attributes.append(Attribute(name: name, value: value))
  }

  mutating func refer(_ attribute: String, to definition: SVGElement) {
    references.append(Reference(attribute: attribute, definition: definition))
  }

  /// Puts a group around an element that refers to something already.
  mutating func wrap() {
    if !references.isEmpty { self = SVGElement("g", children: [self]) }
  }

  /// About how many bytes it takes in a file.
  var bytes: Int {
    attributes.reduce(40) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
      + references.reduce(0) { $0 + $1.definition.bytes + 20 }
      + children.reduce(0) { $0 + $1.bytes }
  }

  /// Text safe between quotes and between tags, without what XML forbids.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default:
        let isAllowed = scalar.value >= 32 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        if isAllowed && !(0x7F...0x9F).contains(scalar.value) {
          result.unicodeScalars.append(scalar)
        } else {
          result += " "
        }
      }
    }
    return result
  }
}

/// Numbers as SVG files bear them.
enum SVGNumber {
  /// To a ten thousandth: more than a screen shows.
  static func text(_ number: Double) -> String { text(number, digits: 4) }

  /// To so many digits behind the point; 0 for what is no number.
  static func text(_ number: Double, digits: Int) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "0" }
    let scale = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000][min(6, max(0, digits))]
    let whole = Int((number * Double(scale)).rounded())
    let (integer, part) = abs(whole).quotientAndRemainder(dividingBy: scale)
    var text = whole < 0 ? "-" : ""
    if integer > 0 || part == 0 { text += String(integer) }
    if part > 0 {
      var digits = String(part + scale).dropFirst()
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return text
  }

  /// Several with blanks between them.
  static func list(_ numbers: [Double], digits: Int = 4) -> String {
    numbers.map { text($0, digits: digits) }.joined(separator: " ")
  }
}
