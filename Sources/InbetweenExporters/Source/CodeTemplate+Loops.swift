/// What repeats often but for values is a loop over rows of those.
extension CodeTemplate {
  /// Rows that are declared beside a function, and its code with a loop over them.
  struct Looped {
    /// Declarations.
    var rows: CodeLines
    var body: CodeLines
  }

  /// How often a statement follows itself before it is a loop: a call takes three times the code of
  /// a row, and a reader sees as much of a few.
  private static let fewest = 4

  /// The rows that are declared already: several loops may run over the same.
  struct RowTables {
    /// What is before the name of rows where a loop runs over them.
    let use: SwiftCode
    /// Names by what they hold.
    fileprivate var names: [String: SwiftCode] = [:]
    /// Calls that may stand for constants, by their names.
    private let made: [String: SwiftCode]
    /// How often they stand for each.
    private(set) var madeInRows: [String: Int] = [:]

    init(use: SwiftCode, made: [String: SwiftCode] = [:]) {
      self.use = use
      self.made = made
    }

    /// Rows of constants, which are made in place where a line has room for that.
    fileprivate mutating func rows(
      _ texts: [[String]], _ row: ([String]) -> SwiftCode
    ) -> [SwiftCode] {
      // Beside one another, constants need no more than their names.
      let plain = texts.map { texts in
        texts.map { $0.hasPrefix(use.text) ? String($0.dropFirst(use.text.count)) : $0 }
      }
      let inPlace = plain.map { texts in row(texts.map { made[$0]?.text ?? $0 }) }
      guard !made.isEmpty, inPlace.allSatisfy({ $0.width <= Self.widest }) else {
        return plain.map(row)
      }
      for text in plain.joined() where made[text] != nil { madeInRows[text, default: 0] += 1 }
      return inPlace
    }

    /// The columns of a row that needs one line.
    private static let widest = 90
  }

  /// The code with loops.
  ///
  /// - Parameters:
  ///   - tables: those that are declared, to which new ones are added.
  ///   - names: of everything beside the function, where those of the rows are found.
  /// - Returns: the rows that are new and the code; nil where nothing repeats so often.
  func looped(_ tables: inout RowTables, _ names: inout SwiftNames) -> Looped? {
    var rows: [CodeLines.Line] = []
    var body: [CodeLines.Line] = []
    var line = 0
    let plain = written { _ in nil }.lines
    while line < plain.count {
      // One call, or a few that follow each other: the line of a letter and its fill.
      let found = (1...4).lazy.compactMap({ repetition(of: $0, at: line) }).first
      guard let (length, count) = found, let loop = loop(at: line, length, count, &tables, &names)
      else {
        // Of many calls that no loop stands for, not each can be tried as the first.
        let next = line + max(1, found.map { $0.length * $0.count / 16 } ?? 1)
        body += plain[line..<next]
        line = next
        continue
      }
      rows += loop.rows
      body += loop.body
      line = loop.end
    }
    guard body.count < plain.count else { return nil }
    return Looped(rows: CodeLines(rows), body: CodeLines(body))
  }

  private struct Loop {
    var rows: [CodeLines.Line]
    var body: [CodeLines.Line]
    /// The line after the last that it stands for.
    var end: Int
  }

  /// The loop that stands for lines from one on: calls of one function, each alone or in a condition.
  private func loop(
    at start: Int, _ length: Int, _ count: Int, _ tables: inout RowTables, _ names: inout SwiftNames
  ) -> Loop? {
    let parts = (0..<count).map { part(of: length, from: start + $0 * length) }
    guard let parameters = Self.parameters(of: parts), !parameters.isEmpty,
      parameters.allSatisfy({ $0.values.allSatisfy(\.isConstant) })
    else { return nil }
    let callee = calls[start] ?? calls[start + 1] ?? ""
    let labels = Self.labels(of: parameters, names)
    func row(_ pieces: [String]) -> SwiftCode {
      let all = SwiftCode(pieces: pieces.joined(separator: ", "))
      return pieces.count > 1 ? "(\(all))" : all
    }
    let types = row(parameters.map { $0.values[0].type.name.description })
    let depth = plainIndentation(of: start)
    func line(_ code: SwiftCode, _ columns: Int = 0) -> CodeLines.Line {
      CodeLines.Line(indentation: columns, code: code)
    }
    let words = SwiftCode(pieces: labels.joined(separator: ", "))
    let values = tables.rows(
      parts.indices.map { place in parameters.map { $0.values[place].text } }
    ) {
      row($0)
    }
    let content = ([words, types] + values).map(\.text).joined(separator: "\n")
    let table =
      tables.names[content]
      ?? SwiftCode(identifier: names.name(after: "\(callee) rows", or: "rows"))
    var rows: [CodeLines.Line] = []
    if tables.names.updateValue(table, forKey: content) == nil {
      rows = [line("/// Of each: \(words)."), line("static let \(table): [\(types)] = [")]
      rows += values.map { line("\($0),", 2) }
      rows += [line("]"), line("")]
    }
    let inside = parts[0].written { place in
      parameters.firstIndex { $0.places.contains(place) }.map { labels[$0] }
    }
    var body = [line("for \(row(labels)) in \(tables.use)\(table) {", depth)]
    body += inside.lines.map { line($0.code, $0.indentation + 2) }
    body.append(line("}", depth))
    return Loop(rows: rows, body: body, end: start + count * length)
  }

  /// The lines of some calls, and how often they follow themselves; nil where that is seldom.
  private func repetition(of calls: Int, at start: Int) -> (length: Int, count: Int)? {
    var length = 0
    for _ in 0..<calls {
      guard let next = statement(at: start + length) else { return nil }
      length += next
    }
    let first = skeleton.dropFirst(start).prefix(length)
    var count = 1
    while first.elementsEqual(skeleton.dropFirst(start + count * length).prefix(length)) {
      count += 1
    }
    return count >= Self.fewest ? (length, count) : nil
  }

  /// How many lines a call takes, with the condition around it; nil for what is none.
  private func statement(at start: Int) -> Int? {
    func isCall(_ place: Int) -> Bool { calls[place] != nil }
    if isCall(start) { return 1 }
    let lines = Array(skeleton.dropFirst(start).prefix(3))
    guard lines.count == 3, isCall(start + 1), lines[0].hasSuffix(" {"),
      lines[2].drop(while: { $0 == " " }) == "}"
    else { return nil }
    return 3
  }
}

extension CodeTemplate.Value {
  /// Whether it is known outside of the function: colours of a theme, and what its object works out, are
  /// not.
  fileprivate var isConstant: Bool {
    guard !text.contains("theme") else { return false }
    var last: Character = " "
    var word = ""
    // `ways(…)`, but not `.bezier(…)` or `CGPoint(…)`
    for character in text {
      if character == "(", let first = word.first, first.isLowercase { return false }
      if character.isLetter || character.isNumber {
        if word.isEmpty, last == "." { word = "." }
        word.append(character)
      } else {
        word = ""
      }
      last = character
    }
    return true
  }
}
