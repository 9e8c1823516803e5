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
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 32 && byte < 0x7F && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<")
        && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "\"")
    }
    if isPlain { return text }
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
  static func text(_ number: Double, digits: Int) -> String { list([number], digits: digits) }

  /// Several with blanks between them.
  static func list(_ numbers: [Double], digits: Int = 4) -> String {
    var text: [UInt8] = []
    for (index, number) in numbers.enumerated() {
      if index > 0 { text.append(UInt8(ascii: " ")) }
      append(number, digits: digits, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends a number to UTF-8.
  private static func append(_ number: Double, digits: Int, to text: inout [UInt8]) {
    guard number.isFinite, abs(number) < 1e12 else { return text.append(UInt8(ascii: "0")) }
    let scale = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000][min(6, max(0, digits))]
    let whole = Int((number * Double(scale)).rounded())
    var (integer, part) = abs(whole).quotientAndRemainder(dividingBy: scale)
    if whole < 0 { text.append(UInt8(ascii: "-")) }
    if integer > 0 || part == 0 { append(integer, to: &text) }
    guard part > 0 else { return }
    text.append(UInt8(ascii: "."))
    var place = scale
    while part > 0 {
      place /= 10
      (integer, part) = part.quotientAndRemainder(dividingBy: place)
      text.append(UInt8(ascii: "0") + UInt8(integer))
    }
  }

  private static func append(_ integer: Int, to text: inout [UInt8]) {
    if integer >= 10 { append(integer / 10, to: &text) }
    text.append(UInt8(ascii: "0") + UInt8(integer % 10))
  }

  /// The value of a `d` attribute, in UTF-8.
  struct PathData {
    private(set) var text: [UInt8] = []

    /// Appends a command with its points, to a thousandth.
    mutating func append(_ command: Unicode.Scalar, _ points: Point...) {
      text.append(UInt8(ascii: command))
      for (index, point) in points.enumerated() {
        if index > 0 { text.append(UInt8(ascii: " ")) }
        SVGNumber.append(point.x, digits: 3, to: &text)
        text.append(UInt8(ascii: " "))
        SVGNumber.append(point.y, digits: 3, to: &text)
      }
    }
  }
}
