import InbetweenTimeline

extension Report {
  /// The report for a terminal or a text file.
  ///
  /// - Parameters:
  ///   - columns: of the terminal; nil for a file, which has 100 and lets long lines be.
  ///   - hasColor: whether the reader shows colours; ask for them on a terminal only.
  /// - Returns: lines, each ended by a line break.
  package func text(columns: Int? = nil, hasColor: Bool = false) -> String {
    var writer = TextReport(
      report: self, width: columns.map { max(40, min($0, 140)) } ?? 100,
      isFitted: columns != nil, style: TerminalStyle(hasColor: hasColor))
    writer.write()
    let lines = Columns.folded(writer.lines.map(Self.trimmedEnd), columns)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func trimmedEnd(_ line: String) -> String {
    var line = Substring(line)
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}

/// Writes the text report, section after section.
struct TextReport {
  let report: Report
  /// Columns of the dope sheet and of wrapped text.
  let width: Int
  /// Whether no line may be longer.
  let isFitted: Bool
  let style: TerminalStyle
  var lines: [String] = []

  /// The most lines that a section lists.
  private static let maximum = 200
  /// The most items of one promise that are listed.
  private static let maximumItems = 12

  private var rate: FrameRate { report.measurement.frameRate }

  mutating func write() {
    writeHead()
    if report.timing != nil {
      writePromises()
      writeContradictions()
      writeUnpromised()
      writeTimes()
      writeUndocumented()
    } else {
      writeMotion()
    }
    writeDopeSheet()
    lines.append("")
    let tint: TerminalStyle.Tint =
      switch report.state {
      case .broken: .red
      case .unjudged: .yellow
      case .alone, .kept: .bold
      }
    lines.append(style.paint(report.summary, tint))
  }

  private mutating func writeHead() {
    let against = report.documentName.map { " against " + Columns.safe($0) } ?? ""
    lines.append(style.paint(Columns.safe(report.animation), .bold) + against)
    lines.append(style.paint(report.measures, .faint))
  }

  private mutating func section(_ title: String) {
    lines.append("")
    lines.append(style.paint(title, .bold))
  }

  // MARK: Promises

  private mutating func writePromises() {
    lines.append("")
    lines.append(
      style.paint(columns("Promises", "documented", "imported", "difference"), .bold))
    for result in report.results {
      lines.append("")
      write(result)
    }
  }

  private mutating func write(_ result: PromiseResult) {
    let verdict = result.verdict
    lines.append(
      style.paint(verdict.mark, verdict) + " " + style.paint(Columns.safe(result.name), .bold)
        + "  " + style.paint(verdict.rawValue, verdict))
    let source = result.source.map { $0.text(in: report.timing?.document ?? "") }
    let place = [Columns.safe(result.subject), source.map(Columns.safe) ?? ""]
    lines.append(
      "    " + style.paint(place.filter { !$0.isEmpty }.joined(separator: "  ·  "), .faint))
    if let note = result.note {
      for line in Columns.wrapped(Columns.safe(note), width - 4) {
        lines.append("    " + style.paint(line, .faint))
      }
    }
    if let ambiguity = result.ambiguity {
      for line in Columns.wrapped("! " + Columns.safe(ambiguity.message), width - 4) {
        lines.append("    " + style.paint(line, .withinTolerance))
      }
    }
    if let problem = result.problem {
      lines.append("    " + style.paint(Columns.safe(problem), result.verdict))
    }
    for check in result.checks.filter({ $0.problem != nil }).prefix(Self.maximumItems) {
      let item = check.item.isEmpty ? "" : Columns.safe(check.item) + ": "
      let problem = Columns.safe(check.problem ?? "")
      lines.append("    " + style.paint("✗ missing: \(item)\(problem)", .missing))
    }
    var items = 0
    for line in result.lines {
      items = line.isItem ? items + 1 : 0
      if items == Self.maximumItems + 1 { lines.append("        … and more") }
      guard items <= Self.maximumItems else { continue }
      write(line)
    }
  }

  private mutating func write(_ line: PromiseResult.Line) {
    let quantity = line.quantity
    let difference = rate.off(quantity)
    let text = columns(
      (line.isItem ? "    " : "  ") + Columns.safe(line.title), rate.text(quantity.documented),
      rate.text(quantity.imported), difference)
    switch quantity.verdict {
    case .kept: lines.append("  " + text)
    case .withinTolerance, .open, .unjudged, .unmatched, .broken, .missing:
      lines.append("  " + style.paint(text + "  " + quantity.verdict.mark, quantity.verdict))
    }
  }

  private func columns(_ title: String, _ texts: String...) -> String {
    var end = titleWidth
    var line = Columns.left(Columns.fitted(title, end), end)
    for text in texts {
      // A longer text takes room from the column after it.
      end += columnWidth
      line = Columns.left(line + " " + Columns.safe(text), end)
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Narrow terminals leave the last column as wide as it is: what differs is read there.
  private var titleWidth: Int { max(12, min(28, 28 - (100 - width) * 2 / 5)) }
  private var columnWidth: Int { max(11, min(23, 23 - (100 - width) * 3 / 10)) }

  // MARK: What else there is

  private mutating func writeContradictions() {
    guard !report.contradictions.isEmpty else { return }
    section("The document contradicts itself")
    for contradiction in report.contradictions.prefix(Self.maximum) {
      for (number, line) in Columns.wrapped(
        Columns.safe(contradiction.message), width - 4
      ).enumerated() {
        lines.append((number == 0 ? style.paint("!", .yellow) + " " : "  ") + line)
      }
      if let note = contradiction.note {
        for line in Columns.wrapped(Columns.safe(note), width - 4) {
          lines.append("    " + style.paint(line, .faint))
        }
      }
    }
  }

  private mutating func writeUnpromised() {
    guard let unpromised = report.timing?.unpromised, !unpromised.isEmpty else { return }
    section("What the document says and no promise is made of")
    for said in unpromised.prefix(Self.maximum) {
      let place = said.source.text(in: report.timing?.document ?? "")
      lines.append("  " + Columns.safe("\(place)  \(said.text)"))
      lines.append("    " + style.paint(Columns.safe(said.reason), .faint))
    }
    more(unpromised.count - Self.maximum)
  }

  private mutating func writeTimes() {
    guard let timing = report.timing, !timing.times.isEmpty else { return }
    section("Times that the document names")
    for time in timing.times {
      for statement in time.statements {
        let source = statement.source.map { $0.text(in: timing.document) } ?? ""
        let text = columns(
          "  " + Columns.safe(time.name), rate.text(report.frames(statement.time)), source)
        lines.append("  " + text)
      }
      if let note = time.note { lines.append("      " + style.paint(Columns.safe(note), .faint)) }
    }
  }

  private mutating func writeUndocumented() {
    guard !report.undocumented.isEmpty else { return }
    section("Motion that no promise speaks of")
    for motion in report.undocumented.prefix(Self.maximum) {
      let letters = motion.characters.map { " (\(Report.count($0, "letter", "letters")))" } ?? ""
      lines.append("  " + Columns.safe(motion.place) + letters)
      let values = motion.values.isEmpty ? "" : "   " + motion.values
      lines.append("    " + style.paint(motion.when(report.measurement) + values, .faint))
    }
    more(report.undocumented.count - Self.maximum)
  }

  private mutating func more(_ count: Int) {
    if count > 0 { lines.append("  … and \(count) more") }
  }

  // MARK: Motion without a document

  private mutating func writeMotion() {
    guard !report.measurement.rows.isEmpty else { return }
    lines.append("")
    lines.append(style.paint(columns("Motion", "start", "duration", "easing"), .bold))
    var count = 0
    for row in report.measurement.rows {
      guard count < Self.maximum else { break }
      let letters = row.characters.map { " (\($0.count) letters)" } ?? ""
      lines.append(Columns.safe("\(row.layer.fullName) › \(row.property)") + letters)
      let named: [(String, MotionSegment)] =
        row.characters?.flatMap { character in
          character.segments.map { ("\"\(character.character)\"", $0) }
        } ?? row.segments.map { ("", $0) }
      for (name, segment) in named.prefix(Self.maximumItems) {
        count += 1
        let text = columns(
          "  " + name, rate.text(segment.start), rate.text(segment.duration), segment.easing.text)
        lines.append(
          "  " + Columns.left(text, isFitted ? 0 : 64) + "  "
            + style.paint(row.unit.text(segment.from) + " → " + row.unit.text(segment.to), .faint))
      }
      if named.count > Self.maximumItems {
        lines.append("    … and \(named.count - Self.maximumItems) more")
      }
    }
    let rest = report.measurement.rows.count
    if count >= Self.maximum { lines.append("  … and more, of \(rest) properties in all") }
  }

  // MARK: Dope sheet

  private mutating func writeDopeSheet() {
    guard !report.measurement.rows.isEmpty else { return }
    section("Dope sheet")
    let sheet = DopeSheet(
      measurement: report.measurement, width: width, isFitted: isFitted)
    let nameWidth = sheet.nameWidth
    for row in sheet.axis + sheet.markers {
      lines.append(name(row, nameWidth) + style.paint(row.cells, .faint))
    }
    for row in sheet.rows { lines.append(name(row, nameWidth) + row.cells) }
    more(sheet.omitted)
    let indent = isFitted ? min(nameWidth + 2, width - DopeSheet.legend.count) : nameWidth + 2
    lines.append(String(repeating: " ", count: indent) + style.paint(DopeSheet.legend, .faint))
  }

  private func name(_ row: DopeSheet.Row, _ width: Int) -> String {
    Columns.left(Columns.fitted(row.name, width), width + 2)
  }
}
