import InbetweenDiagnostics
import InbetweenTimeline

extension Report {
  /// The report as Markdown for a pull request: the verdict first, what needs a person in the open,
  /// all else folded.
  ///
  /// - Parameter limit: the most characters; what comes last is left out first, and the report says
  ///   so.
  /// - Returns: lines, each ended by a line break.
  package func markdown(limit: Int = MarkdownReport.longestComment) -> String {
    var writer = MarkdownReport(report: self, limit: limit)
    writer.write()
    return writer.lines.map { $0 + "\n" }.joined()
  }
}

/// Writes the Markdown report, section after section.
package struct MarkdownReport {
  let report: Report
  let limit: Int
  var lines: [String] = []
  /// The characters of all lines, their breaks included.
  private var length = 0
  private var isCut = false

  /// The most characters that GitHub takes as a comment.
  package static let longestComment = 65_536

  /// The most rows of a table.
  private static let maximum = 500

  private var rate: FrameRate { report.measurement.frameRate }

  mutating func write() {
    let mark =
      switch report.state {
      case .alone: ""
      case .kept: "✅ "
      case .unjudged: "⚠️ "
      case .broken: "❌ "
      }
    let against = report.documentName.map { " against \(Self.code($0))" } ?? ""
    lines.append("### \(mark)Timing of \(Self.code(report.animation))\(against)")
    lines.append("")
    lines.append("**\(Self.safe(report.summary))**  ")
    lines.append(Self.safe(report.measures))
    length = lines.reduce(0) { $0 + $1.count + 1 }
    if report.timing != nil {
      section { $0.writeFailures() }
      section { $0.writeUnjudged() }
      section { $0.writeContradictions() }
      section { $0.writePromises() }
      section { $0.writeUnpromised() }
      section { $0.writeTimes() }
      section { $0.writeUndocumented() }
    } else {
      section { $0.writeMotion() }
    }
    section(isWhole: true) { $0.writeDopeSheet() }
    if isCut { lines += ["", Self.cutNote] }
  }

  init(report: Report, limit: Int) {
    self.report = report
    self.limit = limit
  }

  private static let cutNote = "_Shortened: the other formats have all of it._"

  /// Writes a section as far as there is room.
  ///
  /// - Parameters:
  ///   - isWhole: whether a part of it is of no use.
  ///   - write: adds its lines.
  private mutating func section(isWhole: Bool = false, _ write: (inout MarkdownReport) -> Void) {
    let start = lines.count
    write(&self)
    var added = lines[start...].reduce(0) { $0 + $1.count + 1 }
    let room = limit - length - Self.cutNote.count - 2
    guard added > room else {
      length += added
      return
    }
    // The note needs no room where everything fits in the end.
    if !isCut, isWhole, length + added <= limit {
      length += added
      return
    }
    isCut = true
    let ending = lines.last == "</details>" ? 2 : 0
    var keep = lines.count - ending
    while added > room, keep > start {
      keep -= 1
      added -= lines[keep].count + 1
    }
    // Heads without rows say nothing.
    if isWhole || keep - start <= 5 { (keep, added) = (start, 0) }
    let tail = keep == start ? [] : Array(lines.suffix(ending))
    lines = Array(lines[..<keep]) + tail
    length += added
  }

  // MARK: What needs a person

  private mutating func writeFailures() {
    let failed = report.results.filter { $0.verdict.isFailure }
    guard !failed.isEmpty else { return }
    head("Broken", ["promise", "what", "documented", "imported", "difference", "where"])
    for result in failed {
      let name = "**\(Self.safe(result.name))**\(source(result))"
      for check in result.checks where check.verdict.isFailure {
        if let problem = check.problem {
          row([name, Self.safe(check.item), "", "missing: \(Self.safe(problem))", "", ""])
        }
        let place = check.path.map { Self.code($0.description) } ?? ""
        for quantity in check.quantities where quantity.verdict.isFailure {
          let what = [check.item, quantity.kind.rawValue].filter { !$0.isEmpty }
          row([name, Self.safe(what.joined(separator: ": "))] + amounts(quantity) + [place])
        }
      }
      for quantity in result.quantities where quantity.verdict.isFailure {
        row([name, quantity.kind.rawValue] + amounts(quantity) + [""])
      }
    }
  }

  private mutating func writeUnjudged() {
    let unjudged = report.results.filter { $0.verdict.isUnjudged }
    guard !unjudged.isEmpty else { return }
    head("Not judged", ["promise", "verdict", "why"])
    for result in unjudged.prefix(Self.maximum) {
      row([
        "**\(Self.safe(result.name))**\(source(result))", result.verdict.rawValue,
        Self.safe(result.problem ?? ""),
      ])
    }
    more(unjudged.count - Self.maximum)
  }

  private mutating func writeUnpromised() {
    guard let unpromised = report.timing?.unpromised, !unpromised.isEmpty else { return }
    open("What the document says and no promise is made of (\(unpromised.count))")
    head(nil, ["where", "what", "why"])
    for said in unpromised.prefix(Self.maximum) {
      row([
        Self.safe(said.source.text(in: report.timing?.document ?? "")), Self.safe(said.text),
        Self.safe(said.reason),
      ])
    }
    more(unpromised.count - Self.maximum)
    close()
  }

  private mutating func writeContradictions() {
    let ambiguous = report.results.filter { $0.ambiguity != nil }
    if !ambiguous.isEmpty {
      lines += ["", "#### Several layers bear the name", ""]
      for result in ambiguous.prefix(Self.maximum) {
        let message = Self.safe(result.ambiguity?.message ?? "")
        lines.append("- ⚠️ **\(Self.safe(result.name))**: \(message)")
      }
    }
    guard !report.contradictions.isEmpty else { return }
    lines += ["", "#### The document contradicts itself", ""]
    for contradiction in report.contradictions.prefix(Self.maximum) {
      let note = contradiction.note.map { "  \n  _\(Self.safe($0))_" } ?? ""
      lines.append("- ⚠️ \(Self.safe(contradiction.message))\(note)")
    }
  }

  // MARK: All promises

  private mutating func writePromises() {
    head("Promises", ["promise", "what", "documented", "imported", "difference", ""])
    for result in report.results {
      var name = "\(result.verdict.emoji) **\(Self.safe(result.name))**\(source(result))"
      let missing = result.checks.count { $0.problem != nil }
      if missing > 0 {
        row([name, "\(missing) of \(result.checks.count) missing", "", "", "", "❌"])
        name = ""
      }
      for line in result.lines where !line.isItem {
        row(
          [name, Self.safe(line.title)] + amounts(line.quantity) + [line.quantity.verdict.emoji])
        name = ""
      }
    }
  }

  private mutating func writeTimes() {
    guard let times = report.timing?.times, !times.isEmpty else { return }
    open("Named times of the document (\(times.count))")
    head(nil, ["name", "time", "where"])
    for time in times {
      for statement in time.statements {
        let source = statement.source.map { $0.text(in: report.timing?.document ?? "") } ?? ""
        row([Self.safe(time.name), rate.text(report.frames(statement.time)), Self.safe(source)])
      }
    }
    close()
  }

  private mutating func writeUndocumented() {
    guard !report.undocumented.isEmpty else { return }
    open("Motion that no promise speaks of (\(report.undocumented.count))")
    head(nil, ["layer and property", "when", "values"])
    for motion in report.undocumented.prefix(Self.maximum) {
      let letters = motion.characters.map { " (\(Report.count($0, "letter", "letters")))" } ?? ""
      row([
        Self.safe(motion.place) + letters, Self.safe(motion.when(report.measurement)),
        Self.safe(motion.values),
      ])
    }
    more(report.undocumented.count - Self.maximum)
    close()
  }

  // MARK: Motion without a document

  private mutating func writeMotion() {
    guard !report.measurement.rows.isEmpty else { return }
    head("Motion", ["layer and property", "start", "duration", "easing", "values"])
    var count = 0
    for motion in report.measurement.rows where count < Self.maximum {
      let place = Self.safe("\(motion.layer.fullName) › \(motion.property)")
      let named =
        motion.characters?.flatMap { character in
          character.segments.map { (" \"\(character.character)\"", $0) }
        } ?? motion.segments.map { ("", $0) }
      for (name, segment) in named.prefix(24) {
        count += 1
        row([
          place + Self.safe(name), rate.text(segment.start), rate.text(segment.duration),
          Self.safe(segment.easing.text),
          Self.safe(motion.unit.text(segment.from) + " → " + motion.unit.text(segment.to)),
        ])
      }
    }
  }

  // MARK: Dope sheet

  private mutating func writeDopeSheet() {
    guard !report.measurement.rows.isEmpty else { return }
    let sheet = DopeSheet(measurement: report.measurement, width: 100)
    open("Dope sheet")
    // A fence longer than any run of backticks that a name may hold.
    let rows = sheet.axis + sheet.markers + sheet.rows
    let fence = String(repeating: "`", count: 3 + rows.reduce(0) { max($0, Self.ticks($1.name)) })
    lines.append(fence + "text")
    let width = sheet.nameWidth
    for row in rows {
      lines.append(Columns.left(Columns.fitted(row.name, width), width + 2) + row.cells)
    }
    if sheet.omitted > 0 { lines.append("… and \(sheet.omitted) more") }
    lines.append(DopeSheet.legend)
    lines.append(fence)
    close()
  }

  private static func ticks(_ text: String) -> Int {
    text.split { $0 != "`" }.map(\.count).max() ?? 0
  }

  // MARK: Parts

  private mutating func head(_ title: String?, _ columns: [String]) {
    if let title { lines += ["", "#### \(title)", ""] }
    row(columns)
    row(columns.map { _ in "---" })
  }

  private mutating func row(_ cells: [String]) {
    lines.append("| " + cells.joined(separator: " | ") + " |")
  }

  private mutating func open(_ title: String) {
    lines += ["", "<details><summary>\(Self.safe(title))</summary>", ""]
  }

  private mutating func close() { lines += ["", "</details>"] }

  private mutating func more(_ count: Int) {
    if count > 0 { row(["… and \(count) more", "", ""]) }
  }

  private func amounts(_ quantity: Quantity) -> [String] {
    let difference = rate.off(quantity)
    return [
      Self.safe(rate.text(quantity.documented)), Self.safe(rate.text(quantity.imported)),
      difference,
    ]
  }

  private func source(_ result: PromiseResult) -> String {
    guard let source = result.source else { return "" }
    return " <sub>\(Self.safe(source.text(in: report.timing?.document ?? "")))</sub>"
  }

  /// Text that is shown as it is: nothing in it is Markdown, HTML or a cell's end.
  static func safe(_ text: String) -> String {
    var safe = ""
    for character in Columns.safe(text) {
      switch character {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "@", "!": safe += "\\\(character)"
      default: safe.append(character)
      }
    }
    return safe
  }

  /// Text as code.
  private static func code(_ text: String) -> String {
    let fence = String(repeating: "`", count: ticks(text) + 1)
    let space = fence.count > 1 ? " " : ""
    return fence + space + Columns.safe(text).replacing("|", with: "\\|") + space + fence
  }
}

extension Verdict {
  fileprivate var emoji: String {
    switch self {
    case .kept: "✅"
    case .withinTolerance: "☑️"
    case .open: "⚪"
    case .unjudged, .unmatched: "⚠️"
    case .broken, .missing: "❌"
    }
  }
}
