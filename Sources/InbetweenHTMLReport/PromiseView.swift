import InbetweenTimeline
import InbetweenTimingReport

/// A promise as the page's template sees it.
struct PromiseView {
  let id: String
  let name: String
  let subject: String
  let kind: String
  let mark: String
  let verdict: String
  /// The first row of the sheet that it is about.
  let target: [String]
  /// All of them, with blanks between.
  let rows: String
  /// When the first of its motions starts, in frames; empty when it has none.
  let start: String
  let source: [Place]
  /// The frames at which the first of its motions starts and ends.
  let frames: [FrameView]
  let hasFrames: Bool
  let quote: [String]
  let remark: [String]
  /// How far its worst time is off; empty where nothing is a time.
  let worst: String
  let lines: [Line]

  /// Where the document says it.
  struct Place {
    let text: String
    /// The line on the page; empty where the document is not at hand.
    let target: [String]
  }

  /// A frame, drawn.
  struct FrameView {
    let picture: String
    let label: String
    let start: String
  }

  struct CurveView {
    let svg: Markup
  }

  /// A number, documented and imported.
  struct Line {
    let title: String
    let isItem: Bool
    let documented: String
    let imported: String
    let off: String
    let kind: String
    let mark: String
    let verdict: String
    /// Both curves, drawn.
    let curve: [PromiseView.CurveView]
    /// Why there is nothing to compare with.
    let problem: [String]
  }

  private static let maximumProblems = 20
}

extension PromiseView {
  init(
    _ result: PromiseResult, id: String, section: Int, rate: FrameRate, quotes: Quotes,
    frames: [Double: String]
  ) {
    self.id = id
    name = Names.safe(result.name)
    subject = Names.safe(result.subject)
    kind = result.verdict.cssClass
    mark = result.verdict.sign
    verdict = result.verdict.rawValue
    var seen: Set<Int> = []
    let rows = result.checks.compactMap(\.row).filter { seen.insert($0).inserted }
    target = rows.first.map { ["r\(section)-row\($0)"] } ?? []
    self.rows = rows.map { "r\(section)-row\($0)" }.joined(separator: " ")
    let first = result.checks.first { $0.span != nil || $0.documented != nil }
    start = (first?.span ?? first?.documented).map { Share.number($0.start) } ?? ""
    source =
      quotes.place(result.source).map {
        [Place(text: Names.safe($0), target: quotes.target(result.source, section: section))]
      } ?? []
    let span = result.checks.lazy.compactMap(\.span).first
    self.frames = [("starts", span?.start), ("ends", span?.end)].compactMap { word, frame in
      guard let frame, let picture = frames[frame] else { return nil }
      return FrameView(
        picture: picture, label: "\(word) at \(rate.text(frame))", start: Share.number(frame))
    }
    hasFrames = !self.frames.isEmpty
    quote = quotes.lines(result.source)
    remark = [result.note, result.ambiguity.map { "! " + $0.message }].compactMap { $0 }
      .map(Names.safe)
    let differences = (result.checks.flatMap(\.quantities) + result.quantities)
      .compactMap(\.difference)
    worst = differences.max { abs($0) < abs($1) }.map(rate.difference) ?? ""
    let missing = result.checks.filter { $0.problem != nil }
    lines =
      (result.problem.map { [Line(unjudged: result, problem: $0)] } ?? [])
      + missing.prefix(Self.maximumProblems).map(Line.init)
      + Line.more(missing.count - Self.maximumProblems)
      + result.lines.map { Line($0, rate: rate) }
  }
}

extension PromiseView.Line {
  fileprivate init(_ line: PromiseResult.Line, rate: FrameRate) {
    title = Names.safe(line.title)
    isItem = line.isItem
    let quantity = line.quantity
    documented = Names.safe(rate.text(quantity.documented))
    imported = Names.safe(rate.text(quantity.imported))
    off = rate.off(quantity)
    kind = quantity.verdict.cssClass
    mark = quantity.verdict.sign
    verdict = quantity.verdict.rawValue
    curve = quantity.curves.map { [PromiseView.CurveView(svg: CurveDrawing.both($0))] } ?? []
    problem = []
  }

  fileprivate init(_ check: Check) {
    self.init(
      title: check.item.isEmpty ? "motion" : Names.safe(check.item),
      problem: Names.safe(check.problem ?? ""))
  }

  private init(title: String, problem: String, _ verdict: Verdict = .missing) {
    self.title = title
    isItem = false
    documented = ""
    imported = ""
    off = ""
    kind = verdict.cssClass
    mark = verdict.sign
    self.verdict = verdict.rawValue
    curve = []
    self.problem = [problem]
  }

  fileprivate init(unjudged result: PromiseResult, problem: String) {
    self.init(title: "motion", problem: Names.safe(problem), result.verdict)
  }

  fileprivate static func more(_ count: Int) -> [Self] {
    count > 0 ? [Self(title: "motion", problem: "\(count) more are missing")] : []
  }
}

extension Verdict {
  /// One character that stands for it, beside its name.
  var sign: String {
    switch self {
    case .kept: "✓"
    case .withinTolerance: "≈"
    case .open: "○"
    case .unjudged: "–"
    case .unmatched: "?"
    case .broken: "✕"
    case .missing: "?"
    }
  }
}

/// A document whose lines promises refer to.
package struct QuotedDocument: Hashable, Sendable {
  /// As promises name it.
  package var name: String
  package var lines: [Substring]

  package init(name: String, text: String) {
    self.name = name
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}

/// What promises refer to, word by word.
struct Quotes {
  let report: Report
  let documents: [QuotedDocument]

  private static let maximumLines = 6

  /// `README.md:359, 374-375`; nil without a source.
  func place(_ source: DocumentSource?) -> String? {
    source.map { $0.text(in: report.timing?.document ?? "") }
  }

  /// The document that a source names; nil where it is not at hand.
  private func document(_ source: DocumentSource) -> Int? {
    let name = source.document.isEmpty ? report.timing?.document ?? "" : source.document
    return documents.firstIndex { $0.name == name }
  }

  /// The first line of a source on the page; empty where the document is not at hand.
  func target(_ source: DocumentSource?, section: Int) -> [String] {
    guard let source, let document = document(source),
      let line = Self.numbers(source.lines).first(where: {
        documents[document].lines.indices.contains($0 - 1)
      })
    else { return [] }
    return ["r\(section)-d\(document)-\(line)"]
  }

  /// The lines of a document that promises name.
  func quoted(in document: QuotedDocument) -> Set<Int> {
    Set(
      report.results.compactMap(\.source)
        .filter { self.document($0).map { documents[$0] == document } ?? false }
        .flatMap { Self.numbers($0.lines) })
  }

  /// The lines that a source names, without those that are blank; empty where the document is not
  /// at hand.
  func lines(_ source: DocumentSource?) -> [String] {
    guard let source else { return [] }
    let name = source.document.isEmpty ? report.timing?.document ?? "" : source.document
    guard let document = documents.first(where: { $0.name == name }) else { return [] }
    var quoted: [String] = []
    for number in Self.numbers(source.lines) where document.lines.indices.contains(number - 1) {
      let line = document.lines[number - 1]
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      guard quoted.count < Self.maximumLines else { return quoted + ["…"] }
      quoted.append(Names.safe(String(line)))
    }
    return quoted
  }

  /// The lines of `359, 374-375`, at most a hundred.
  static func numbers(_ text: String) -> [Int] {
    var numbers: [Int] = []
    for part in text.split(separator: ",") {
      let ends = part.split(separator: "-").compactMap { Int($0.filter(\.isNumber)) }
      guard let first = ends.first, let last = ends.last, first > 0, last >= first else { continue }
      numbers += first...(last - first < 100 ? last : first + 99)
    }
    return Array(numbers.prefix(100))
  }
}
