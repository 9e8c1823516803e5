import InbetweenDiagnostics

/// JSON as it is written, byte by byte. What fits on a line of 100 columns stands on one.
struct JSONOutput {
  /// UTF-8.
  private(set) var bytes: [UInt8] = []
  private let isReadable: Bool
  /// The containers that are open.
  private var open: [Container] = []
  private var isAfterKey = false

  private struct Container {
    /// The offset of its bracket.
    var start: Int
    var isEmpty = true
    /// Whether something in it takes several lines.
    var isBroken = false
  }

  init(_ layout: TimelineJSON.Layout) { isReadable = layout == .readable }

  private static let columns = 100
}

extension JSONOutput {
  /// Begins an object or a list, by its opening bracket.
  mutating func open(_ bracket: Unicode.Scalar) {
    open.append(Container(start: bytes.count))
    bytes.append(UInt8(ascii: bracket))
  }

  /// Ends an object or a list, by its closing bracket.
  mutating func close(_ bracket: Unicode.Scalar) {
    guard let container = open.popLast() else { return }
    if isReadable, !container.isEmpty {
      newLine()
      bytes.append(UInt8(ascii: bracket))
      if container.isBroken || !joinLines(from: container.start), !open.isEmpty {
        open[open.count - 1].isBroken = true
      }
    } else {
      bytes.append(UInt8(ascii: bracket))
    }
  }

  /// Begins a member of an object.
  mutating func key(_ name: StaticString) {
    separate(always: false)
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    if isReadable { bytes.append(UInt8(ascii: " ")) }
  }

  /// Begins an element of a list.
  mutating func element() { separate(always: true) }

  private mutating func separate(always: Bool) {
    guard let last = open.indices.last else { return }
    if !open[last].isEmpty { bytes.append(UInt8(ascii: ",")) }
    open[last].isEmpty = false
    if isReadable {
      newLine()
    } else if always {
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: open.count * 2))
  }

  /// Puts what stands from `start` on one line if it fits, and says whether it did.
  private mutating func joinLines(from start: Int) -> Bool {
    // Indented on lines of their own, even the shortest members of a line that fits are no more.
    guard bytes.count - start <= Self.columns * (open.count + 2) else { return false }
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] != UInt8(ascii: "\n") {
      lineStart -= 1
      if start - lineStart > Self.columns { return false }
    }
    var joined: [UInt8] = []
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        while bytes[index + 1] == UInt8(ascii: " ") { index += 1 }
        if joined.last == UInt8(ascii: ",") { joined.append(UInt8(ascii: " ")) }
      } else {
        joined.append(bytes[index])
      }
      index += 1
    }
    // One column is left for the comma.
    guard start - lineStart + joined.count < Self.columns else { return false }
    bytes.replaceSubrange(start..., with: joined)
    return true
  }

  /// Ends the text.
  mutating func end() { bytes.append(UInt8(ascii: "\n")) }
}

extension JSONOutput {
  /// `true`, `false` or `null`.
  mutating func literal(_ word: StaticString) {
    word.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// One of our own words in quotes.
  mutating func word(_ word: StaticString) {
    bytes.append(UInt8(ascii: "\""))
    literal(word)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func number(_ value: Double) { DecimalText.append(value, to: &bytes) }

  mutating func integer(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    DecimalText.append(UInt64(value.magnitude), to: &bytes)
  }

  /// Numbers in a list on one line.
  mutating func row(_ numbers: Double...) {
    bytes.append(UInt8(ascii: "["))
    for (index, number) in numbers.enumerated() {
      if index > 0 {
        bytes.append(UInt8(ascii: ","))
        if isReadable { bytes.append(UInt8(ascii: " ")) }
      }
      self.number(number)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Text of a file in quotes. Controls, bidirectional ones too, are escaped.
  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      let isPlain = utf8.allSatisfy {
        $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C && $0 != 0x23
      }
      if isPlain { bytes.append(contentsOf: utf8) }
      return isPlain
    }
    if !isPlain {
      for scalar in text.unicodeScalars { append(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
    case "#" where !isReadable: literal("\\u0023")
    case "\n": literal("\\n")
    case "\r": literal("\\r")
    case "\t": literal("\\t")
    case " "..."~": bytes.append(UInt8(ascii: scalar))
    default:
      guard PrintableText.isUnsafe(scalar) else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        return
      }
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        literal("\\u")
        let digits = String(unit, radix: 16, uppercase: true)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
      }
    }
  }
}
