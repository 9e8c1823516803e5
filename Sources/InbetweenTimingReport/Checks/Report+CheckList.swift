import InbetweenDiagnostics
import InbetweenTimeline

/// Where the files of a report lie, as the user named them.
package struct ReportFiles: Hashable, Sendable {
  package var animation: String
  /// nil where promises were read from documents.
  package var timing: String?
  /// The documents and sources that promises were read from.
  package var documents: [String]

  package init(animation: String, timing: String? = nil, documents: [String] = []) {
    self.animation = animation
    self.timing = timing
    self.documents = documents
  }
}

extension Report {
  /// Each promise as an item; one that is broken points at the line that makes the promise.
  package func checkList(_ files: ReportFiles) -> CheckList {
    var items = results.map { item($0, files) }
    items += contradictions.map { contradiction in
      CheckedItem(
        "The document agrees with itself", .warned, .contradictoryDocument,
        message: contradiction.message,
        details: contradiction.note.map { [$0] } ?? [],
        place: place(contradiction.position, contradiction.sources.first, files),
        related: contradiction.sources.dropFirst().compactMap { place(nil, $0, files) })
    }
    items += results.compactMap { result in
      result.ambiguity.map { ambiguity in
        CheckedItem(
          "One layer is meant", .warned, .ambiguousName,
          message: "\"\(result.name)\": \(ambiguity.message)", details: [],
          place: place(result.position, result.source, files), related: [])
      }
    }
    if let finding = nothingJudged {
      items.append(
        CheckedItem(
          "Something is judged", .failed, finding.code, message: finding.message,
          details: finding.fix.map { [$0] } ?? [], place: place(nil, nil, files)))
    }
    return CheckList(name: files.animation, items: items)
  }

  private func item(_ result: PromiseResult, _ files: ReportFiles) -> CheckedItem {
    var item = CheckedItem(
      result.name, outcome(result), code(result),
      place: place(result.position, result.source, files))
    item.details = details(result)
    if result.verdict.isUnjudged {
      item.message = failure(result)
      item.details.append(Self.fix(result))
    }
    if result.verdict.isFailure {
      item.message = failure(result)
      var related: [CheckedItem.Location] = []
      if files.timing != nil, let source = result.source, !source.lines.isEmpty {
        let document = source.document.isEmpty ? timing?.document ?? "" : source.document
        if !document.isEmpty {
          related.append(
            CheckedItem.Location(
              document, line: Self.firstLine(source), note: "what the document says"))
        }
      }
      let paths = result.checks.filter(\.verdict.isFailure).compactMap(\.path)
      related += paths.prefix(12).map { path in
        CheckedItem.Location(files.animation, note: path.description)
      }
      item.related = related
    }
    return item
  }

  private func code(_ result: PromiseResult) -> DiagnosticCode {
    switch result.verdict {
    case .unjudged: .unjudgedPromise
    case .unmatched: .unmatchedPromise
    case .kept, .withinTolerance, .open, .broken, .missing: .brokenPromise
    }
  }

  private func outcome(_ result: PromiseResult) -> CheckedItem.Outcome {
    switch result.verdict {
    case .kept, .withinTolerance: return .passed
    case .unjudged, .unmatched: return state == .unjudged ? .failed : .warned
    case .broken, .missing: return .failed
    case .open:
      let all = result.checks.flatMap(\.quantities) + result.quantities
      return all.allSatisfy { $0.verdict == .open } ? .skipped : .passed
    }
  }

  /// What is not exactly as documented, such as
  /// `start: documented 1.5 s, imported 1.55 s, +0.05 s (+3 frames): broken`.
  private func details(_ result: PromiseResult) -> [String] {
    let rate = measurement.frameRate
    func line(_ item: String, _ quantity: Quantity) -> String {
      let what = [item, quantity.kind.rawValue].filter { !$0.isEmpty }.joined(separator: ": ")
      let off =
        quantity.difference == 0 || rate.off(quantity).isEmpty
        ? "" : ", \(rate.off(quantity))"
      return Columns.safe(what) + ": documented \(Columns.safe(rate.text(quantity.documented))), "
        + "imported \(Columns.safe(rate.text(quantity.imported)))\(off): "
        + quantity.verdict.rawValue
    }
    func told(_ quantities: [Quantity]) -> [Quantity] { quantities.filter { $0.verdict != .kept } }
    var lines: [String] = []
    for check in result.checks {
      if let problem = check.problem {
        let item = check.item.isEmpty ? "" : check.item + ": "
        lines.append(Columns.safe(item + problem))
      }
      lines += told(check.quantities).map { line(check.item, $0) }
    }
    return lines + told(result.quantities).map { line("", $0) }
  }

  /// The timing file's line; where promises are read from documents, the document's.
  private func place(
    _ position: TextPosition?, _ source: DocumentSource?, _ files: ReportFiles
  ) -> CheckedItem.Location? {
    if let timing = files.timing {
      return CheckedItem.Location(timing, line: position?.line, column: position?.column)
    }
    guard let first = files.documents.first else { return nil }
    let name = source?.document ?? ""
    let file = files.documents.first { $0 == name || $0.hasSuffix("/" + name) } ?? first
    return CheckedItem.Location(file, line: source.flatMap(Self.firstLine))
  }

  /// The first line that a source names.
  private static func firstLine(_ source: DocumentSource) -> Int? {
    Int(source.lines.prefix { $0.isASCII && $0.isNumber }).flatMap { $0 > 0 ? $0 : nil }
  }
}
