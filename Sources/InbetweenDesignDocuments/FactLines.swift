import InbetweenDiagnostics
import InbetweenJSONTree

/// Facts as one JSON object a line, as `schema/fact.schema.json` has them: each says one thing.
package enum FactLines {
  /// The lines of documents in their order, each with a line break at its end.
  package static func text(of documents: [DesignDocument]) -> String {
    var lines: [String] = []
    for document in documents {
      var known: Set<Statement> = []
      for fact in document.facts {
        for statement in fact.statements where known.insert(statement).inserted {
          lines.append(statement.json)
        }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// One thing that a fact says.
struct Statement: Hashable {
  enum Kind: String {
    case duration, delay, start, stagger, period, pause, curve, spring, `repeat`, bound, order
  }

  enum Value: Hashable {
    case text(String)
    case number(Double)
    /// Two of a range, four of a curve.
    case numbers([Double])
    /// What is said of a spring, in its order; the name is the one that the system gives it.
    case spring(name: String?, [Fact.Curve.SpringNumber])
  }

  var document: String
  var line: Int
  var subject: String
  var kind: Kind
  var value: Value
  /// Of a time: `s` or `frames`.
  var unit: String?
  /// Which bound a time is, and of what.
  var limit: Fact.Limit?
  var bounded: Kind?
  /// How many items take turns.
  var count: Int?
  var confidence: Fact.Confidence

  /// On one line.
  fileprivate var json: String {
    let text = JSONWriter.text { json in
      json.object { json in
        json.member("line", line)
        json.member("subject", subject)
        json.member("kind", kind.rawValue)
        write(to: &json)
        if let unit { json.member("unit", unit) }
        if let limit { json.member("limit", limit.rawValue) }
        if let bounded { json.member("of", bounded.rawValue) }
        if let count { json.member("count", count) }
        json.member("confidence", confidence.rawValue)
        json.member("document", document)
      }
    }
    // Line breaks stand between values only: those in texts are escaped.
    return text.split(separator: "\n").map(\.trimmed).joined(separator: " ")
  }

  private func write(to json: inout JSONWriter) {
    switch value {
    case .text(let text): json.member("value", text)
    case .number(let number): json.member("value", number)
    case .numbers(let numbers): json.member("value", numbers)
    case .spring(let name, let numbers):
      guard !numbers.isEmpty else { return json.member("value", name ?? "spring") }
      json.object("value") { json in
        if let name { json.member("name", name) }
        for number in numbers { json.member(number.name, number.value) }
      }
    }
  }
}

extension Fact {
  /// What it says, one thing at a time. A change and a name without a value say nothing of times; a
  /// time that the system takes where the document gives none is not the document's. Of an even row
  /// its step is told.
  var statements: [Statement] {
    var found: [Statement] = []
    if let kind = statementKind, let time, !isDefault, !isResponse, !isOfRow {
      let seconds = time.inSeconds
      var statement = statement(
        kind, seconds.isRange ? .numbers([seconds.lower, seconds.upper]) : .number(seconds.lower))
      statement.unit = seconds.unit.rawValue
      statement.count = count
      if let limit {
        statement.kind = .bound
        statement.limit = limit
        statement.bounded = kind
      }
      found.append(statement)
    }
    switch curve {
    case .named(let name): found.append(statement(.curve, .text(name), line: curveLine))
    case .bezier(let x1, let y1, let x2, let y2):
      found.append(statement(.curve, .numbers([x1, y1, x2, y2]), line: curveLine))
    case .spring(let story):
      let (name, numbers) = Curve.springNumbers(of: story)
      found.append(statement(.spring, .spring(name: name, numbers), line: curveLine))
    case .custom, nil: break
    }
    if repeats {
      found.append(statement(.repeat, .text("forever"), line: repeatLine))
    } else if let runs {
      found.append(statement(.repeat, .number(runs), line: repeatLine))
    }
    if kind == .order, let order { found.append(statement(.order, .text(order.description))) }
    return found
  }

  private func statement(
    _ kind: Statement.Kind, _ value: Statement.Value, line other: Int? = nil
  ) -> Statement {
    Statement(
      document: document, line: other ?? line, subject: subject, kind: kind, value: value,
      confidence: confidence)
  }

  /// All names around it, from the widest to the closest.
  private var subject: String {
    let names = context + about + (view.map { [$0] } ?? [])
    return names.map(PrintableText.line).joined(separator: " › ")
  }

  private var statementKind: Statement.Kind? {
    switch kind {
    case .duration: .duration
    case .delay: .delay
    case .start: .start
    case .stagger: .stagger
    case .period: .period
    case .pause: .pause
    case .order, .change, .open, .curve, .repetition: nil
    }
  }

  /// Whether the time is a spring's response, which says how stiff it is and not how long it takes.
  private var isResponse: Bool {
    // `var response: Double = 0.3`, a part of a spring.
    if curve == nil, let name, TimeWords.words(of: name).last == "response" { return true }
    guard !isOwnLength, case .spring(let story) = curve, let time, !time.isRange,
      let seconds = time.seconds
    else { return false }
    return Curve.springNumbers(of: story).numbers.contains {
      $0.name == "response" && abs($0.value - seconds) < 1e-6
    }
  }
}

extension Fact.Amount {
  /// The same time in seconds; frames stay frames.
  fileprivate var inSeconds: Fact.Amount {
    guard let factor = unit.seconds else { return self }
    func rounded(_ time: Double) -> Double { (time * factor * 1e9).rounded() / 1e9 }
    return Fact.Amount(rounded(lower), to: rounded(upper), .seconds)
  }
}

extension Fact.Curve {
  /// A number of a spring: `response 0.5`.
  struct SpringNumber: Hashable {
    var name: String
    var value: Double
  }

  /// A spring of numbers: `response 0.5, damping 0.7`.
  static func spring(of numbers: [SpringNumber]) -> Fact.Curve {
    .spring(numbers.map { "\($0.name) \(FactText.decimal($0.value))" }.joined(separator: ", "))
  }

  /// What a spring's story says: `snappy, bounce 0.15`.
  static func springNumbers(of story: String) -> (name: String?, numbers: [SpringNumber]) {
    var name: String?
    var numbers: [SpringNumber] = []
    for part in story.split(separator: ",") {
      let words = part.split(separator: " ")
      if words.count > 1, let last = words.last, let value = Double(last) {
        numbers.append(
          SpringNumber(name: words.dropLast().joined(separator: " "), value: value))
      } else {
        name = name ?? part.trimmed
      }
    }
    return (name, numbers)
  }
}
