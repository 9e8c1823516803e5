import InbetweenDiagnostics
import InbetweenHTMLReport
import InbetweenPipeline
import InbetweenTimingReport

/// The reports of a run, until they are written together.
struct TimingOutput {
  let format: Timing.Format
  /// Whether what was checked is kept for a list of findings.
  let keepsLists: Bool
  /// Whether pages show the animations themselves.
  let showsAnimations: Bool
  private var reports: [Report] = []
  private var sections: [HTMLReport.Section] = []
  private var lists: [CheckList] = []

  init(format: Timing.Format, keepsLists: Bool, showsAnimations: Bool) {
    self.format = format
    self.keepsLists = keepsLists
    self.showsAnimations = showsAnimations
  }

  /// What was checked of each animation that could be read.
  private(set) var checked: [CheckList] = []

  /// Whether no promise is broken, and enough of them were judged.
  var areKept: Bool { !reports.contains(where: \.isFailed) }

  /// - Parameters:
  ///   - report: on an animation.
  ///   - animation: that it is on.
  ///   - file: that the animation is from.
  ///   - files: where findings point.
  ///   - documents: that the report quotes.
  mutating func add(
    _ report: Report, of animation: Animation, from file: InputFile, _ files: ReportFiles,
    quoting documents: [String]
  ) {
    reports.append(report)
    if keepsLists { checked.append(report.checkList(files)) }
    switch format {
    case .text, .markdown, .json: break
    case .html:
      sections.append(
        animation.section(
          of: report, from: file, quoting: documents, number: sections.count,
          isDrawn: showsAnimations))
    case .junit, .sarif, .github: lists.append(report.checkList(files))
    }
  }

  /// Tells pipelines of a file that cannot be read.
  mutating func add(unreadable file: String, _ finding: Diagnostic) {
    lists.append(CheckList(unreadable: file, finding))
  }

  /// Tells pipelines what was left alone in a document.
  mutating func add(_ log: DiagnosticLog, of document: String) {
    guard !log.findings.isEmpty else { return }
    lists.append(
      CheckList(
        name: document,
        items: log.findings.map { finding in
          CheckedItem(
            "is read as a whole", .warned, finding.code, message: finding.message,
            details: finding.fix.map { [$0] } ?? [],
            place: CheckedItem.Location(
              document, line: finding.position?.line, column: finding.position?.column))
        }))
  }

  /// Everything as one text; nil where there is nothing to say.
  ///
  /// - Parameters:
  ///   - columns: of the terminal that shows it; nil where none does.
  ///   - hasColor: whether the reader shows colours.
  ///   - onlyFailed: whether people are shown the reports alone that say that something is wrong.
  /// - Returns: the text.
  func text(columns: Int?, hasColor: Bool, onlyFailed: Bool = false) -> String? {
    let shown = onlyFailed ? reports.filter(\.isFailed) : reports
    return switch format {
    case .text: joined(shown) { $0.text(columns: columns, hasColor: hasColor) }
    case .markdown:
      joined(shown) { $0.markdown(limit: MarkdownReport.longestComment / max(1, shown.count) - 1) }
    case .json: joined(reports) { $0.json() }
    case .html: sections.isEmpty ? nil : HTMLReport(sections: sections).page()
    case .junit: JUnitReport.text(lists, title: "inbetween timing")
    case .sarif: SARIFReport.text(lists, version: Conversion.version)
    case .github: GitHubReport.text(lists)
    }
  }

  private func joined(_ reports: [Report], _ text: (Report) -> String) -> String? {
    reports.isEmpty ? nil : reports.map(text).joined(separator: "\n")
  }
}
