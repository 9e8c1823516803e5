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

  /// The code with loops.
  ///
  /// - Parameters:
  ///   - use: what is before the name of rows where a loop runs over them.
  ///   - names: of everything beside the function, where those of the rows are found.
  /// - Returns: the rows and the code; nil where nothing repeats so often.
  func looped(use: SwiftCode, _ names: inout SwiftNames) -> Looped? {
    var rows: [CodeLines.Line] = []
    var body: [CodeLines.Line] = []
    var line = 0
    let plain = written { _ in nil }.lines
    while line < plain.count {
      guard let loop = loop(at: line, use, &names) else {
        body.append(plain[line])
        line += 1
        continue
      }
      rows += loop.rows
      body += loop.body
      line = loop.end
    }
    guard !rows.isEmpty else { return nil }
    return Looped(rows: CodeLines(rows), body: CodeLines(body))
  }

  private struct Loop {
    var rows: [CodeLines.Line]
    var body: [CodeLines.Line]
    /// The line after the last that it stands for.
    var end: Int
  }

  /// The loop that stands for lines from one on: calls of one function, each alone or in a condition.
  private func loop(at start: Int, _ use: SwiftCode, _ names: inout SwiftNames) -> Loop? {
    // One call, or a few that follow each other: the line of a letter and its fill.
    guard let (length, count) = (1...4).lazy.compactMap({ repetition(of: $0, at: start) }).first
    else { return nil }
    let parts = (0..<count).map { part(of: length, from: start + $0 * length) }
    guard let parameters = Self.parameters(of: parts), !parameters.isEmpty,
      parameters.allSatisfy({ $0.values.allSatisfy(\.isConstant) })
    else { return nil }
    let callee = calls[start] ?? calls[start + 1] ?? ""
    let labels = Self.labels(of: parameters, names)
    let table = SwiftCode(identifier: names.name(after: "\(callee) rows", or: "rows"))
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
    var rows = [line("/// Of each: \(words).")]
    rows.append(line("static let \(table): [\(types)] = ["))
    for place in parts.indices {
      // Beside one another, constants need no more than their names.
      let values = parameters.map { parameter in
        let text = parameter.values[place].text
        return text.hasPrefix(use.text) ? String(text.dropFirst(use.text.count)) : text
      }
      rows.append(line("\(row(values)),", 2))
    }
    rows += [line("]"), line("")]
    let inside = parts[0].written { place in
      parameters.firstIndex { $0.places.contains(place) }.map { labels[$0] }
    }
    var body = [line("for \(row(labels)) in \(use)\(table) {", depth)]
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
