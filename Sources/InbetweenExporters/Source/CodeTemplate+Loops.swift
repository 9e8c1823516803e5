/// What repeats often but for values is a loop over rows of those.
extension CodeTemplate {
  /// Rows that are declared beside a function, and its code with a loop over them.
  struct Looped {
    /// Declarations.
    var rows: CodeLines
    var body: CodeLines
  }

  /// How often a statement follows itself before it is a loop: the optimiser's work grows faster than the
  /// calls of a function, and a reader sees as much of a few.
  private static let fewest = 12

  /// The code with loops; nil where nothing repeats so often.
  func looped(_ names: inout SwiftNames) -> Looped? {
    var rows: [CodeLines.Line] = []
    var body: [CodeLines.Line] = []
    var line = 0
    let plain = written { _ in nil }.lines
    while line < plain.count {
      guard let loop = loop(at: line, &names) else {
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
  private func loop(at start: Int, _ names: inout SwiftNames) -> Loop? {
    guard let length = statement(at: start) else { return nil }
    let first = Array(skeleton.dropFirst(start).prefix(length))
    var count = 1
    while first.elementsEqual(skeleton.dropFirst(start + count * length).prefix(length)) {
      count += 1
    }
    guard count >= Self.fewest else { return nil }
    let parts = (0..<count).map { part(of: length, from: start + $0 * length) }
    guard let parameters = Self.parameters(of: parts), !parameters.isEmpty,
      // Colours of a theme are known to the function alone.
      parameters.allSatisfy({ $0.values.allSatisfy { !$0.text.contains("theme") } })
    else { return nil }
    let call = length == 1 ? first[0] : first[1]
    let callee = call.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber }
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
      rows.append(line("\(row(parameters.map { $0.values[place].text })),", 2))
    }
    rows += [line("]"), line("")]
    let inside = parts[0].written { place in
      parameters.firstIndex { $0.places.contains(place) }.map { labels[$0] }
    }
    var body = [line("for \(row(labels)) in \(table) {", depth)]
    body += inside.lines.map { line($0.code, $0.indentation + 2) }
    body.append(line("}", depth))
    return Loop(rows: rows, body: body, end: start + count * length)
  }

  /// How many lines a call takes, with the condition around it; nil for what is none.
  private func statement(at start: Int) -> Int? {
    func isCall(_ place: Int) -> Bool { calls.contains(place) }
    if isCall(start) { return 1 }
    let lines = Array(skeleton.dropFirst(start).prefix(3))
    guard lines.count == 3, isCall(start + 1), lines[0].hasSuffix(" {"),
      lines[2].drop(while: { $0 == " " }) == "}"
    else { return nil }
    return 3
  }
}
