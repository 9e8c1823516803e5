/// The lines of a document that promises are of, with those around them.
struct DocumentView {
  let name: String
  let parts: [Part]

  /// Lines that follow one another.
  struct Part {
    let lines: [Line]
  }

  struct Line {
    let id: String
    let number: String
    let text: String
    let isNamed: Bool
  }

  private static let around = 3
  private static let maximumLines = 600

  /// nil where no promise names a line of it.
  init?(_ document: QuotedDocument, id: String, lines named: Set<Int>) {
    let near = named.filter { $0 > 0 && $0 <= document.lines.count + Self.around }
    let shown = Set(near.flatMap { ($0 - Self.around)...($0 + Self.around) })
      .filter { document.lines.indices.contains($0 - 1) }.sorted().prefix(Self.maximumLines)
    guard !shown.isEmpty else { return nil }
    name = Names.safe(document.name)
    var parts: [[Line]] = []
    var last = 0
    for number in shown {
      if number != last + 1 || parts.isEmpty { parts.append([]) }
      last = number
      parts[parts.count - 1].append(
        Line(
          id: "\(id)-\(number)", number: "\(number)",
          text: Names.safe(String(document.lines[number - 1])), isNamed: named.contains(number)))
    }
    self.parts = parts.map(Part.init)
  }
}
