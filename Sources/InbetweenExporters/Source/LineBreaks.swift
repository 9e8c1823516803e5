/// Breaks a line of code that is too long into several, at the places and with the indentation that
/// `swift format` takes: inside parentheses and brackets, arguments filling each line.
struct LineBreaks {
  private let limit: Int
  /// Whether literals of data are broken into lines too.
  private let breaksData: Bool

  init(limit: Int = 99, breaksData: Bool = true) {
    self.limit = limit
    self.breaksData = breaksData
  }

  /// The lines of one line of code.
  ///
  /// - Parameters:
  ///   - code: UTF-8 without a line break.
  ///   - indentation: the columns before it.
  /// - Returns: each with its indentation; a part that has no place to break stays long.
  func lines(_ code: [UInt8], indentation: Int) -> [[UInt8]] {
    guard indentation + code.count > limit else { return [indented(code, indentation)] }
    let text = code[...]
    guard let group = longestGroup(in: text) else {
      let data = breaksData ? Self.data(in: text) : nil
      return data.map { string(text, $0, indentation) } ?? [indented(code, indentation)]
    }
    let isList = text[group.open] == UInt8(ascii: "[")
    let items = Self.items(text[(group.open + 1)..<group.close])
    let suffix = Array(text[group.close...])
    // A modifier whose arguments have calls in them ends on a line of its own.
    let isModifier =
      text.first == UInt8(ascii: ".") && items.contains { $0.contains(UInt8(ascii: "(")) }
    let endsApart = isList || isModifier
    var lines = [indented(Array(text[...group.open]), indentation)]
    var current: [UInt8] = []
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      let isBare = isLast && (!isList || items.count == 1)
      let whole = isBare ? item : item + [UInt8(ascii: ",")]
      // Room for what must stand behind the last argument.
      let tail = isLast && !endsApart ? suffix.count : 0
      if !current.isEmpty, indentation + 2 + current.count + 1 + whole.count + tail <= limit {
        current += [UInt8(ascii: " ")] + whole
        continue
      }
      if !current.isEmpty { lines.append(indented(current, indentation + 2)) }
      current = []
      if indentation + 2 + whole.count + tail <= limit {
        current = whole
      } else {
        lines += self.lines(whole, indentation: indentation + 2)
      }
    }
    if !current.isEmpty { lines.append(indented(current, indentation + 2)) }
    let isPlain = suffix.allSatisfy { UInt8(ascii: ")") == $0 || UInt8(ascii: ",") == $0 }
    let last = lines.count - 1
    if !endsApart, isPlain, lines[last].count + suffix.count <= limit {
      lines[last] += suffix
    } else {
      lines += self.lines(suffix, indentation: indentation)
    }
    return lines
  }

  private func indented(_ code: [UInt8], _ indentation: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: " "), count: indentation) + code
  }

  // MARK: Data

  /// A literal of numbers, letters and signs that may be broken anywhere; nil without one.
  private static func data(in text: ArraySlice<UInt8>) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    guard let open = text.firstIndex(of: quote),
      let close = text[(open + 1)...].firstIndex(of: quote), close - open > 40
    else { return nil }
    let isData = text[(open + 1)..<close].allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: " "), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="):
        true
      default: false
      }
    }
    return isData ? open..<close : nil
  }

  /// A literal as one of several lines that are joined when it is compiled.
  private func string(
    _ text: ArraySlice<UInt8>, _ literal: Range<Int>, _ indentation: Int
  ) -> [[UInt8]] {
    let marks = Array("\"\"\"".utf8)
    var lines = [indented(Array(text[..<literal.lowerBound]) + marks, indentation)]
    let room = max(20, limit - indentation - 1)
    var start = literal.lowerBound + 1
    while start < literal.upperBound {
      let end = min(start + room, literal.upperBound)
      let isLast = end == literal.upperBound
      lines.append(
        indented(Array(text[start..<end]) + (isLast ? [] : [UInt8(ascii: "\\")]), indentation))
      start = end
    }
    lines.append(indented(marks + Array(text[(literal.upperBound + 1)...]), indentation))
    return lines
  }

  // MARK: Groups

  private struct Group {
    var open: Int
    var close: Int
  }

  /// The longest pair of parentheses or brackets that stands in none.
  private func longestGroup(in text: ArraySlice<UInt8>) -> Group? {
    var best: Group?
    var open: [Int] = []
    Self.scan(text) { index, byte in
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        guard let start = open.popLast(), open.isEmpty, index - start > 1 else { return }
        if index - start >= (best.map { $0.close - $0.open } ?? 0) {
          best = Group(open: start, close: index)
        }
      default: break
      }
    }
    return best
  }

  /// The parts between commas that stand in no parentheses, brackets or braces.
  private static func items(_ text: ArraySlice<UInt8>) -> [[UInt8]] {
    var items: [[UInt8]] = []
    var depth = 0
    var start = text.startIndex
    scan(text) { index, byte in
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        items.append(Array(text[start..<index]))
        start = index + 1
      default: break
      }
    }
    items.append(Array(text[start...]))
    return items.map { Array($0.drop { $0 == UInt8(ascii: " ") }) }.filter { !$0.isEmpty }
  }

  /// Each byte outside of string literals.
  private static func scan(_ text: ArraySlice<UInt8>, _ visit: (Int, UInt8) -> Void) {
    var isInString = false
    var isEscaped = false
    for index in text.indices {
      let byte = text[index]
      if isEscaped {
        isEscaped = false
      } else if isInString, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if !isInString {
        visit(index, byte)
      }
    }
  }
}
