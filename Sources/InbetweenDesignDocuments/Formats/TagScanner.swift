/// A tag of a page in HTML or XML, or the text between two.
struct Tag {
  /// In lower case, without a prefix; empty for text.
  var name: String
  var isEnd = false
  /// Whether it ends itself: `<translate … />`.
  var isClosed = false
  /// By their names without prefixes.
  var attributes: [String: String] = [:]
  var text = ""
  var line: Int
  /// Where each attribute stands.
  var lines: [String: Int] = [:]
}

/// Finds the tags of a page, however they are nested: what a person can read counts, not what a
/// validator says.
enum TagScanner {
  private static let maximumTags = 500_000

  static func tags(in text: String, firstLine: Int = 1) -> [Tag] {
    let bytes = Array(text.utf8)
    var tags: [Tag] = []
    var place = 0
    var line = firstLine
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func count(_ range: Range<Int>) -> Int { bytes[range].count { $0 == 0x0A } }
    func find(_ text: String, from start: Int) -> Int {
      let wanted = Array(text.utf8)
      var index = start
      while index + wanted.count <= bytes.count {
        if bytes[index..<(index + wanted.count)].elementsEqual(wanted) { return index }
        index += 1
      }
      return bytes.count
    }
    while place < bytes.count, tags.count < maximumTags {
      guard bytes[place] == UInt8(ascii: "<") else {
        var end = place
        while end < bytes.count, bytes[end] != UInt8(ascii: "<") { end += 1 }
        tags.append(Tag(name: "", text: string(place..<end), line: line))
        line += count(place..<end)
        place = end
        continue
      }
      if bytes[place...].starts(with: "<!--".utf8) {
        let end = min(find("-->", from: place) + 3, bytes.count)
        line += count(place..<end)
        place = end
        continue
      }
      let start = place
      place += 1
      var tag = Tag(name: "", line: line)
      if place < bytes.count, bytes[place] == UInt8(ascii: "/") {
        tag.isEnd = true
        place += 1
      }
      func isName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
          || (byte >= 0x30 && byte <= 0x39) || "-_:.".utf8.contains(byte)
      }
      let nameStart = place
      while place < bytes.count, isName(bytes[place]) { place += 1 }
      tag.name = local(string(nameStart..<place)).lowercased()
      guard place > nameStart else {
        // `<` alone, `<!doctype`
        let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1
        line += count(start..<(end + 1))
        place = end + 1
        continue
      }
      var attributeLine = line + count(start..<place)
      while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
        let keyStart = place
        while place < bytes.count, isName(bytes[place]) { place += 1 }
        guard place > keyStart else {
          if bytes[place] == 0x0A { attributeLine += 1 }
          place += 1
          continue
        }
        let key = local(string(keyStart..<place))
        tag.lines[key] = attributeLine
        while place < bytes.count, bytes[place] == 0x20 { place += 1 }
        guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
          tag.attributes[key] = ""
          continue
        }
        place += 1
        while place < bytes.count, bytes[place] == 0x20 { place += 1 }
        guard place < bytes.count else { break }
        let quote = bytes[place]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          let valueStart = place + 1
          place = valueStart
          while place < bytes.count, bytes[place] != quote { place += 1 }
          tag.attributes[key] = PreformattedCode.plain(string(valueStart..<place))
          attributeLine += count(valueStart..<place)
          place = min(place + 1, bytes.count)
        } else if quote == UInt8(ascii: "{") {
          // `transition:fade={{ duration: 300 }}`
          let valueStart = place
          var depth = 0
          repeat {
            if bytes[place] == UInt8(ascii: "{") { depth += 1 }
            if bytes[place] == UInt8(ascii: "}") { depth -= 1 }
            place += 1
          } while place < bytes.count && depth > 0
          tag.attributes[key] = string(valueStart..<place)
          attributeLine += count(valueStart..<place)
        } else {
          let valueStart = place
          while place < bytes.count, bytes[place] != UInt8(ascii: ">"), bytes[place] > 0x20 {
            place += 1
          }
          tag.attributes[key] = string(valueStart..<place)
        }
      }
      tag.isClosed = place > start && place < bytes.count && bytes[place - 1] == UInt8(ascii: "/")
      place = min(place + 1, bytes.count)
      line += count(start..<place)
      tags.append(tag)
      // What scripts, styles and code hold is text to their end.
      // Android's styles have names, and items.
      if !tag.isEnd, ["script", "style", "pre"].contains(tag.name), tag.attributes["name"] == nil {
        let end = find("</\(tag.name)", from: place)
        tags.append(Tag(name: "", text: string(place..<end), line: line))
        line += count(place..<end)
        place = end
      }
    }
    return tags
  }

  /// A name without its prefix: `duration` of `android:duration`.
  private static func local(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
