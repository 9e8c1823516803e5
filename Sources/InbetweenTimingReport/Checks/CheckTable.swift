import InbetweenDiagnostics

/// Check lists as one table: a line for each, and below it what failed.
package enum CheckTable {
  /// - Parameters:
  ///   - lists: in their order.
  ///   - columns: of the terminal; nil for a file, in which long lines are let be.
  ///   - hasColor: whether the reader shows colours; ask for them on a terminal only.
  /// - Returns: lines, each ended by a line break; the last one sums up.
  package static func text(
    _ lists: [CheckList], columns: Int? = nil, hasColor: Bool = false
  ) -> String {
    let style = TerminalStyle(hasColor: hasColor)
    let widest = columns.map { max(20, $0 / 2) } ?? 60
    let width = min(widest, 60, lists.map { Columns.safe($0.name).count }.max() ?? 0)
    var lines: [String] = []
    for list in lists {
      let name = Columns.left(Columns.fitted(Columns.safe(list.name), width), width)
      lines.append(
        "\(style.paint(list.mark, list.tint)) \(style.paint(name, .bold))  \(list.counts)")
      for item in list.items where item.outcome.isFailure || item.outcome == .warned {
        let tint: TerminalStyle.Tint = item.outcome.isFailure ? .red : .yellow
        lines.append(
          "    \(style.paint(item.mark, tint)) \(item.location): [\(item.code.rawValue)] "
            + Columns.line(item.message))
      }
    }
    if !lists.isEmpty { lines.append("") }
    let isFailed = lists.contains(where: \.isFailed)
    lines.append(style.paint(summary(lists), isFailed ? .red : .bold))
    return Columns.folded(lines, columns).map { $0 + "\n" }.joined()
  }

  /// The table as Markdown for a pull request, what failed in the open.
  ///
  /// - Parameters:
  ///   - lists: in their order.
  ///   - limit: the most characters; rows beyond are left out, and it says so.
  /// - Returns: lines, each ended by a line break.
  package static func markdown(
    _ lists: [CheckList], limit: Int = MarkdownReport.longestComment
  ) -> String {
    let isFailed = lists.contains(where: \.isFailed)
    var text = "### \(isFailed ? "❌" : "✅") \(MarkdownReport.safe(summary(lists)))\n"
    var isCut = false
    func table(_ columns: String, _ rows: [String]) {
      guard !rows.isEmpty else { return }
      let count = columns.count { $0 == "|" } - 1
      text += "\n\(columns)\n|" + String(repeating: " --- |", count: count) + "\n"
      for row in rows {
        guard text.count + row.count + 120 <= limit else {
          isCut = true
          break
        }
        text += row + "\n"
      }
    }
    table(
      "| case | what | where |",
      lists.flatMap { list in
        list.items.filter { $0.outcome.isFailure || $0.outcome == .warned }.map { item in
          let mark = item.outcome.isFailure ? "❌" : "⚠️"
          return "| \(mark) **\(MarkdownReport.safe(list.name))** | "
            + "\(MarkdownReport.safe(item.message)) | \(MarkdownReport.safe(item.location)) |"
        }
      })
    text += "\n<details><summary>\(Report.count(lists.count, "case", "cases"))</summary>\n"
    table(
      "| case | checked |",
      lists.map { list in
        "| \(list.isFailed ? "❌" : "✅") \(MarkdownReport.safe(list.name)) | \(list.counts) |"
      })
    text += "\n</details>\n"
    if isCut { text += "\n_Shortened: the other formats have all of it._\n" }
    return text
  }

  /// `6 cases: 5 pass, 1 fails`.
  package static func summary(_ lists: [CheckList]) -> String {
    let failed = lists.count(where: \.isFailed)
    let passed = lists.count - failed
    let all = Report.count(lists.count, "case", "cases")
    if failed == 0 { return all + (passed == 1 ? " passes" : " pass") }
    if passed == 0 { return all + (failed == 1 ? " fails" : " fail") }
    return all + ": " + Report.count(passed, "passes", "pass") + ", "
      + Report.count(failed, "fails", "fail")
  }
}

extension CheckList {
  /// Whether something failed or could not be checked.
  package var isFailed: Bool { items.contains { $0.outcome.isFailure } }

  fileprivate var mark: String { isFailed ? "✗" : "✓" }
  fileprivate var tint: TerminalStyle.Tint { isFailed ? .red : .green }

  /// `8 promises and 5 files: 12 hold, 1 fails`.
  fileprivate var counts: String {
    let files = items.count { $0.code == .outputDiffers }
    let promises = items.count {
      [.brokenPromise, .unjudgedPromise, .unmatchedPromise].contains($0.code)
    }
    var kinds = note.isEmpty ? [] : [note]
    if promises > 0 { kinds.append(Report.count(promises, "promise", "promises")) }
    if files > 0 { kinds.append(Report.count(files, "file", "files")) }
    if kinds.isEmpty, items.contains(where: { $0.outcome == .unreadable }) {
      return "cannot be read"
    }
    let failed = items.count { $0.outcome.isFailure }
    let checked = kinds.isEmpty ? "nothing promised" : kinds.joined(separator: ", ")
    return failed == 0 ? checked : checked + ", \(failed) failed"
  }
}

extension CheckedItem {
  fileprivate var mark: String { outcome.isFailure ? "✗" : "!" }

  /// `orb.timing.yaml:16:5`.
  fileprivate var location: String {
    guard let place else { return name }
    let numbers = [place.line, place.column].compactMap { $0.map(String.init) }
    return PrintableText.singleLine(
      ([place.file] + numbers).joined(separator: ":"), limit: 300)
  }
}

extension Columns {
  /// A sentence, made safe to print.
  static func line(_ text: String) -> String { PrintableText.singleLine(text, limit: 600) }
}
