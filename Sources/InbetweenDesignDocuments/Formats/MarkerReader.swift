/// Reads what the comments of an animation's markers say of times: `{"lasts": "300 ms"}` or plain
/// words, on compositions and on layers.
enum MarkerReader {
  static func facts(of json: LocatedJSON, document: String, lines: SourceLines) -> [Fact] {
    var facts: [Fact] = []
    var pending: [(value: LocatedJSON, path: [String])] = [(json, [])]
    while let (value, path) = pending.popLast(), facts.count < DesignDocument.maximumFacts {
      let name = value["nm"]?.string ?? value["ln"]?.string
      let inner = path + (name.map { [$0] } ?? [])
      if case .array(let markers) = value["markers"] {
        for marker in markers.prefix(10_000) {
          facts += read(
            marker, inner, isOfLayer: value["ty"] != nil, document: document, lines: lines)
        }
      }
      for key in ["layers", "assets"] {
        guard case .array(let values) = value[key], path.count < 50 else { continue }
        pending += values.reversed().map { ($0, inner) }
      }
    }
    return facts
  }

  /// What one marker says, by its comment.
  private static func read(
    _ marker: LocatedJSON, _ path: [String], isOfLayer: Bool, document: String,
    lines: SourceLines
  ) -> [Fact] {
    guard case .text(let comment, let line) = marker["cm"] ?? marker["comment"] else { return [] }
    var facts: [Fact]
    var path = path
    if let settings = LocatedJSON(comment) {
      // `{"layer": "Title", "lasts": "0.4 s"}` is said of that layer.
      if let subject = ["layer", "subject", "of"].lazy.compactMap({ settings[$0]?.string }).first {
        path.append(subject)
      }
      facts = settings.members.flatMap { member -> [Fact] in
        let text =
          switch member.value {
          case .text(let words, _): "\(member.key): \(words)"
          case .number(let number, _): "\(member.key): \(FactText.decimal(number))"
          case .array, .object, .word: ""
          }
        return said(text, line, path, document: document, lines: lines)
      }
    } else {
      let words = comment.split(whereSeparator: \.isNewline).map(String.init)
      // A first line without a number says of what the others are.
      if !isOfLayer, words.count > 1, let first = words.first, first.count < 60,
        !first.contains(where: \.isNumber)
      {
        path.append(first)
      }
      facts = words.flatMap { said($0, line, path, document: document, lines: lines) }
      // `Logo scales up in 300 ms` names what it is said of.
      for index in facts.indices where !isOfLayer {
        let names = facts[index].about.last.map { ClausePhrase($0).names } ?? []
        facts[index].about.insert(contentsOf: names.prefix(1), at: path.count)
      }
    }
    for index in facts.indices {
      // A marker's words are what is said of its layer, at its time.
      if let time = marker["tm"]?.double, time.isFinite {
        facts[index].context = ["marker at frame \(FactText.decimal(time))"]
      }
      facts[index].motion = Fact.Motion(line: line, instance: path.last)
    }
    return facts
  }

  private static func said(
    _ words: String, _ line: Int, _ path: [String], document: String, lines: SourceLines
  ) -> [Fact] {
    guard !words.isEmpty, words.utf8.count < 4000 else { return [] }
    var text = ProseText(firstLine: line)
    text.append(words)
    var reader = ProseReader(document: document, lines: lines)
    reader.readSentences(text, nil)
    var facts = reader.facts
    for index in facts.indices { facts[index].about = path + facts[index].about }
    return facts
  }
}
