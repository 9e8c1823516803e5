import InbetweenDiagnostics

/// Marks and colours of a text report.
struct TerminalStyle {
  /// Whether the reader is a terminal that shows colours.
  let hasColor: Bool

  /// A colour of a terminal.
  enum Tint: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
    case faint = "2"
    case bold = "1"
  }

  func paint(_ text: String, _ tint: Tint) -> String {
    hasColor && !text.isEmpty ? "\u{1B}[\(tint.rawValue)m\(text)\u{1B}[0m" : text
  }

  func paint(_ text: String, _ verdict: Verdict) -> String { paint(text, verdict.tint) }
}

extension Verdict {
  /// One column wide.
  var mark: String {
    switch self {
    case .kept: "✓"
    case .withinTolerance: "≈"
    case .open: "○"
    case .unjudged, .unmatched: "?"
    case .broken, .missing: "✗"
    }
  }

  var tint: TerminalStyle.Tint {
    switch self {
    case .kept: .green
    case .withinTolerance, .unjudged, .unmatched: .yellow
    case .open: .cyan
    case .broken, .missing: .red
    }
  }
}

/// Text in columns of one character each.
package enum Columns {
  /// Lines that a terminal of so many columns shows: longer ones are broken at spaces, and go on
  /// four columns further in. Colours take no room.
  package static func folded(_ lines: [String], _ width: Int?) -> [String] {
    guard let width else { return lines }
    return lines.flatMap { folded($0, width) }
  }

  private static func folded(_ line: String, _ width: Int) -> [String] {
    guard visible(line) > width else { return [line] }
    let indent = String(line.prefix { $0 == " " })
    var lines: [String] = []
    var used = 0
    var rest = line[...]
    while !rest.isEmpty {
      let gap = rest.prefix { $0 == " " }
      let word = rest.dropFirst(gap.count).prefix { $0 != " " }
      rest = rest.dropFirst(gap.count + word.count)
      let room = visible(word)
      if !lines.isEmpty, used + gap.count + room <= width {
        lines[lines.count - 1] += gap + word
        used += gap.count + room
      } else {
        let start = lines.isEmpty ? indent : indent + "    "
        lines.append(start + word)
        used = start.count + room
      }
    }
    return lines
  }

  /// How many columns a text takes.
  private static func visible(_ text: some StringProtocol) -> Int {
    var count = 0
    var isEscape = false
    for character in text {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape { count += 1 }
      if isEscape, character == "m" { isEscape = false }
    }
    return count
  }

  /// At least `width` columns, filled with spaces.
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// At most `width` columns: the middle is left out, since names differ at both ends.
  static func fitted(_ text: String, _ width: Int) -> String {
    guard text.count > width, width > 3 else { return text }
    let tail = (width - 1) / 2
    return String(text.prefix(width - 1 - tail)) + "…" + String(text.suffix(tail))
  }

  /// Words in lines of at most `width` columns.
  static func wrapped(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// A name from a file, made safe to print.
  static func safe(_ name: String) -> String { PrintableText.singleLine(name, limit: 200) }
}
