import InbetweenDiagnostics
import InbetweenTimeline
import InbetweenTimingReport

/// One report as the page's template sees it: every text is plain and gets escaped there, except
/// what is `Markup`.
struct SectionView {
  let id: String
  let name: String
  let document: [String]
  let measures: String
  let state: String
  let headline: String
  let tally: [Tally]
  let tallyBar: Markup
  let hasPromises: Bool
  let promises: [PromiseView]
  let contradictions: [ContradictionView]
  let hasContradictions: Bool
  let times: [TimeView]
  let timeCount: Int
  let hasTimes: Bool
  let undocumented: [UndocumentedView]
  let undocumentedCount: Int
  let hasUndocumented: Bool
  let moreUndocumented: [Int]
  let sheet: [SheetView]
  let picture: [PictureView]
  let poster: String
  let documents: [DocumentView]
  let hasDocuments: Bool
  let findings: [FindingView]
  let findingCount: Int
  let hasFindings: Bool
  let sources: [SourceView]
  let hasSources: Bool
  let machines: [MachineView]
  /// For the playhead, in frames and frames a second.
  let length: String
  let rate: String
  let loops: Bool
  /// Whether what is drawn would not be seen on a light ground.
  let isLight: Bool

  /// How many promises have a verdict.
  struct Tally {
    let kind: String
    let label: String
    let count: Int
  }

  struct MachineView {
    let name: String
    let drawing: Markup
    let lines: [String]
  }

  struct ContradictionView {
    let message: String
    let remark: [String]
  }

  struct TimeView {
    let name: String
    let time: String
    let place: String
  }

  struct UndocumentedView {
    let place: String
    let when: String
    let values: String
    let target: String
  }

  struct PictureView {
    let svg: Markup
    let remark: [String]
  }

  private static let maximumUndocumented = 400
}

extension SectionView {
  init(_ section: HTMLReport.Section, number: Int) {
    let report = section.report
    let measurement = report.measurement
    let rate = measurement.frameRate
    id = "r\(number)"
    name = Names.safe(report.animation)
    document = report.documentName.map { [Names.safe($0)] } ?? []
    measures = Names.safe(report.measures)
    state = report.state.rawValue
    headline = Self.headline(report)
    tally = Verdict.allCases.compactMap { verdict in
      let count = report.count(verdict)
      return count > 0
        ? Tally(kind: verdict.cssClass, label: verdict.rawValue, count: count) : nil
    }
    tallyBar = Self.bar(tally)
    hasPromises = !report.results.isEmpty
    let quotes = Quotes(report: report, documents: section.documents)
    promises = report.results.enumerated().map { index, result in
      PromiseView(
        result, id: "r\(number)-p\(index)", section: number, rate: rate, quotes: quotes,
        frames: section.frames)
    }
    documents = quotes.documents.enumerated().compactMap { index, document in
      DocumentView(document, id: "r\(number)-d\(index)", lines: quotes.quoted(in: document))
    }
    hasDocuments = !documents.isEmpty
    poster = Share.number(section.poster)
    isLight = section.isLight
    contradictions = report.contradictions.map {
      ContradictionView(
        message: Names.safe($0.message), remark: $0.note.map { [Names.safe($0)] } ?? [])
    }
    hasContradictions = !contradictions.isEmpty
    times = (report.timing?.times ?? []).flatMap { time in
      time.statements.map { statement in
        TimeView(
          name: Names.safe(time.name), time: rate.text(report.frames(statement.time)),
          place: Names.safe(statement.source?.text(in: report.timing?.document ?? "") ?? ""))
      }
    }
    timeCount = report.timing?.times.count ?? 0
    hasTimes = timeCount > 0
    undocumented = report.undocumented.prefix(Self.maximumUndocumented).map { motion in
      let letters = motion.characters.map { ", " + Report.count($0, "letter", "letters") } ?? ""
      return UndocumentedView(
        place: Names.safe(motion.place) + letters, when: Names.safe(motion.when(measurement)),
        values: Names.safe(motion.values), target: "r\(number)-row\(motion.row)")
    }
    undocumentedCount = report.undocumented.count
    hasUndocumented = undocumentedCount > 0
    let more = report.undocumented.count - Self.maximumUndocumented
    moreUndocumented = more > 0 ? [more] : []
    sheet = measurement.layers.isEmpty ? [] : [SheetView(report, section: number)]
    picture =
      section.picture.map { picture in
        [
          PictureView(
            svg: picture.svg, remark: picture.note.isEmpty ? [] : [picture.note])
        ]
      } ?? []
    machines = section.machines.map {
      MachineView(
        name: Names.safe($0.name), drawing: MachineDrawing($0).markup, lines: $0.mermaid)
    }
    findings = section.findings.map(FindingView.init)
    findingCount = findings.count
    hasFindings = !findings.isEmpty
    sources = section.sources.enumerated().map { index, source in
      SourceView(source, id: "r\(number)-source\(index)", isFirst: index == 0)
    }
    hasSources = !sources.isEmpty
    length = Share.number(measurement.length)
    self.rate = Share.number(rate.framesPerSecond)
    loops = report.timing?.cycle?.loops ?? true
  }

  /// The verdict in one sentence.
  private static func headline(_ report: Report) -> String {
    guard report.timing != nil else {
      return Report.count(report.measurement.rows.count, "moving property", "moving properties")
    }
    let failed = report.results.count { $0.verdict.isFailure }
    let all = Report.count(report.results.count, "promise", "promises")
    let unjudged = report.unjudged > 0 ? ", \(report.unjudged) not judged" : ""
    if failed == 0 {
      guard report.judged > 0 else {
        return report.results.isEmpty ? "Nothing to judge" : "\(all), none judged"
      }
      let isAll = report.results.allSatisfy { $0.verdict < .open }
      return "\(all), \(isAll ? "all kept" : "none broken")\(unjudged)"
    }
    return "\(failed) of \(all) \(failed == 1 ? "is" : "are") broken\(unjudged)"
  }

  /// The verdicts' shares of all promises, side by side.
  private static func bar(_ tally: [Tally]) -> Markup {
    let all = Double(tally.reduce(0) { $0 + $1.count })
    var markup = Markup()
    var start = 0.0
    for part in tally {
      let kind = Markup(escaped: part.kind)
      let width = Double(part.count) / all
      markup += """
        <rect class="\(kind)" x="\(Share(start))" width="\(Share(width))" height="100%"/>
        """
      start += width
    }
    return markup
  }
}

/// Names and sentences from files, as they are shown.
enum Names {
  /// On one line, without controls and without what would reorder the text around it.
  static func safe(_ text: String) -> String { PrintableText.singleLine(text, limit: 400) }
}
