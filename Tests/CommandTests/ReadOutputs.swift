import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an XML file holds, as a parser sees it.
final class SeenElements: NSObject, XMLParserDelegate {
  var names: Set<String> = []
  var handlers: [String] = []
  var references: [String] = []
  /// Why it is no XML; nil where it is.
  private(set) var error: String?

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { error = String(describing: parser.parserError) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.insert(name)
    handlers += attributes.keys.filter { $0.lowercased().hasPrefix("on") }
    references += attributes.filter { $0.key.hasSuffix("href") || $0.key == "src" }.map(\.value)
  }
}

/// Swift's words outside of literals and comments; what is interpolated is outside. The compiler reads
/// bytes, and no characters.
struct SwiftSource {
  private var words: [UInt8] = []
  private var rest: ArraySlice<UInt8>
  /// Whether each literal and comment ends.
  private(set) var isClosed = true

  var text: String { String(decoding: words, as: UTF8.self) }

  init(_ source: String) {
    rest = Array(source.utf8)[...]
    while let byte = rest.first {
      let marks = rest.prefix { $0 == UInt8(ascii: "#") }.count
      let quotes = rest.dropFirst(marks).prefix { $0 == UInt8(ascii: "\"") }.count
      if begins("//") {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if begins("/*") {
        skipComment()
      } else if quotes > 0 {
        // Two quotes are an empty literal.
        let quote = quotes >= 3 ? 3 : 1
        rest = rest.dropFirst(marks + quote)
        skipLiteral(
          marks: String(repeating: "#", count: marks), quote: String(repeating: "\"", count: quote))
      } else {
        words.append(byte)
        rest = rest.dropFirst()
      }
    }
  }

  private func begins(_ text: String) -> Bool { rest.starts(with: text.utf8) }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      depth += begins("/*") ? 1 : begins("*/") ? -1 : 0
      rest = rest.dropFirst(begins("/*") || begins("*/") ? 2 : 1)
    } while depth > 0 && !rest.isEmpty
    if depth > 0 { isClosed = false }
  }

  private mutating func skipLiteral(marks: String, quote: String) {
    while let byte = rest.first {
      if begins("\\\(marks)(") {
        skipInterpolation(after: 1 + marks.utf8.count)
      } else if begins("\\\(marks)") {
        rest = rest.dropFirst(2 + marks.utf8.count)
      } else if begins(quote + marks) {
        rest = rest.dropFirst(quote.utf8.count + marks.utf8.count)
        return
      } else {
        if quote.utf8.count == 1, byte == UInt8(ascii: "\n") { isClosed = false }
        rest = rest.dropFirst()
      }
    }
    isClosed = false
  }

  private mutating func skipInterpolation(after count: Int) {
    rest = rest.dropFirst(count)
    var depth = 0
    repeat {
      guard let byte = rest.popFirst() else { return isClosed = false }
      depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      words.append(byte)
    } while depth > 0
  }
}
