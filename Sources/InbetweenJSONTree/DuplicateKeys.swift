import InbetweenDiagnostics

/// Finds every key that an object holds twice, in text that is known to be valid JSON.
///
/// The parser only says where the first one is; this walk, made when there is one, tells all.
enum DuplicateKeys {
  static func report(in text: UnsafeRawBufferPointer, log: inout DiagnosticLog) {
    var scan = Scan(text: text)
    scan.run(log: &log)
  }
}

/// A walk over the tokens of valid JSON that keeps the path and the keys met so far.
private struct Scan {
  /// An object or array that is open.
  private struct Container {
    var path: JSONPath
    /// The keys met; nil for an array.
    var keys: Set<String>?
    /// The element that is being read.
    var index = 0
    var key = ""

    /// Where the value that begins now stands.
    var valuePath: JSONPath { keys == nil ? path[index] : path[key] }
  }

  private let text: UnsafeRawBufferPointer
  private var offset = 0
  private var line = 1
  /// In code points, as the parser counts them.
  private var column = 0
  private var open: [Container] = []
  private var expectsKey = false

  init(text: UnsafeRawBufferPointer) { self.text = text }

  mutating func run(log: inout DiagnosticLog) {
    while let byte = advance() {
      switch byte {
      case UInt8(ascii: "{"): enter(keys: [])
      case UInt8(ascii: "["): enter(keys: nil)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = open.popLast()
        expectsKey = false
      case UInt8(ascii: ","): next()
      case UInt8(ascii: "\""): readString(log: &log)
      default: break
      }
    }
  }

  private mutating func enter(keys: Set<String>?) {
    open.append(Container(path: open.last?.valuePath ?? .root, keys: keys))
    expectsKey = keys != nil
  }

  private mutating func next() {
    guard let last = open.indices.last else { return }
    if open[last].keys == nil {
      open[last].index += 1
    } else {
      expectsKey = true
    }
  }

  private mutating func readString(log: inout DiagnosticLog) {
    let position = TextPosition(line: line, column: column)
    let start = offset
    var isEscaped = false
    while let byte = advance(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\") else { continue }
      isEscaped = true
      _ = advance()
    }
    guard expectsKey, let last = open.indices.last else { return }
    expectsKey = false
    let bytes = UnsafeRawBufferPointer(rebasing: text[start..<max(start, offset - 1)])
    let key = (isEscaped ? EscapedText.decoded(bytes) : String(decoding: bytes, as: UTF8.self))
      .streamSafe
    open[last].key = key
    if open[last].keys?.insert(key).inserted == false {
      log.report(.duplicateKey(key, at: open[last].path[key], position: position))
    }
  }

  private mutating func advance() -> UInt8? {
    guard offset < text.count else { return nil }
    let byte = text[offset]
    offset += 1
    if byte == 0x0A {
      line += 1
      column = 0
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
    return byte
  }
}

/// The text that JSON escapes stand for.
private enum EscapedText {
  /// The text of `bytes`, which stand between quotes and are known to be valid.
  static func decoded(_ bytes: UnsafeRawBufferPointer) -> String {
    var units: [UInt16] = []
    var plain: [UInt8] = []
    var index = 0
    func flush() {
      units.append(contentsOf: String(decoding: plain, as: UTF8.self).utf16)
      plain.removeAll()
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      let letter = bytes[index + 1]
      index += 2
      if letter == UInt8(ascii: "u") {
        flush()
        let digits = bytes[index..<min(index + 4, bytes.count)]
        units.append(UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD)
        index += 4
      } else {
        plain.append(controls[letter] ?? letter)
      }
    }
    flush()
    return String(decoding: units, as: UTF16.self)
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]
}
