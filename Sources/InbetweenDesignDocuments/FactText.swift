import InbetweenDiagnostics

/// Facts as lines of text.
package enum FactText {
  /// A text on one line, its end left out where it is longer than `count` characters.
  package static func shortened(_ text: String, _ count: Int) -> String {
    text.count <= count ? text : text.prefix(count - 1) + "…"
  }

  /// A number in its shortest form, without exponent: `0.3`, `8`.
  package static func decimal(_ number: Double) -> String {
    guard number.isFinite else { return "?" }
    // What calculating leaves behind the sixth digit is noise.
    let number = abs(number) < 1e9 ? (number * 1e6).rounded() / 1e6 : number
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    let text = "\(number)"
    return text.contains("e") ? "0" : text
  }
}

extension Fact: CustomStringConvertible {
  /// `duration 0.3 s, ease-in-out; AppConfig › animationDuration [stated] README.md:177`.
  package var description: String {
    var parts: [String] = []
    if let time { parts.append((limit.map { $0.rawValue + " " } ?? "") + time.description) }
    if let formula { parts.append("= \(PrintableText.line(formula))") }
    if let count { parts.append("× \(count)") }
    if isReversed { parts.append("last first") }
    if repeats { parts.append("again and again") }
    if let runs { parts.append("\(FactText.decimal(runs)) times") }
    if let curve { parts.append(curve.description) }
    if let change, change != Fact.Change(property: "") { parts.append(change.description) }
    if let order { parts.append(order.description) }
    let names = (about + (view.map { [$0] } ?? [])).map(PrintableText.line)
      .joined(separator: " › ")
    return "\(kind.rawValue) \(parts.joined(separator: ", "))"
      + (names.isEmpty ? "" : " — \(names)")
      + " [\(confidence.rawValue)]"
  }
}

extension Fact.Amount: CustomStringConvertible {
  package var description: String {
    let range = isRange ? "–" + FactText.decimal(upper) : ""
    return FactText.decimal(lower) + range + " " + unit.rawValue
  }
}

extension Fact.Curve: CustomStringConvertible {
  package var description: String {
    switch self {
    case .named(let name): name
    case .bezier(let x1, let y1, let x2, let y2):
      "cubic-bezier("
        + [x1, y1, x2, y2].map(FactText.decimal).joined(separator: ", ") + ")"
    case .spring(let story): story.isEmpty ? "spring" : "spring (\(story))"
    case .custom: "custom curve"
    }
  }
}

extension Fact.Change: CustomStringConvertible {
  package var description: String {
    func shown(_ value: Double?, _ word: String) -> String {
      value.map { " \(word) \(FactText.decimal($0))\(unit)" } ?? ""
    }
    return PrintableText.line(property) + shown(from, "from") + shown(to, "to") + shown(by, "by")
  }
}

extension Fact.Order: CustomStringConvertible {
  package var description: String {
    switch self {
    case .phase(let number): "phase \(number)"
    case .after(let name): "after \(PrintableText.line(name))"
    case .together(let name): "together with \(PrintableText.line(name))"
    }
  }
}

extension PrintableText {
  /// A text on one line, without what could leave it.
  package static func line(_ text: String) -> String { singleLine(text) }
}
