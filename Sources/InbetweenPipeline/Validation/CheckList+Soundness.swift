import InbetweenDiagnostics
import InbetweenExporters
import InbetweenTimingReport

// Whether animations are sound, and what each target would make of them.

extension CheckList {
  /// Adds an item for each kind of finding that is an error or a warning.
  ///
  /// - Parameters:
  ///   - log: what was found when the file was read.
  ///   - file: as the user named it.
  ///   - isStrict: whether warnings fail.
  mutating func judge(_ log: DiagnosticLog, of file: String, isStrict: Bool) {
    var known: Set<DiagnosticCode> = []
    for finding in log.findings where known.insert(finding.code).inserted {
      let outcome: CheckedItem.Outcome
      switch finding.severity {
      case .error: outcome = .failed
      case .warning: outcome = isStrict ? .failed : .warned
      case .note: continue
      }
      let others = log.counts[finding.code, default: 1] - 1
      items.append(
        CheckedItem(
          finding.path.map { "\($0)" } ?? "the file", outcome, finding.code,
          message: finding.words + (others > 0 ? " (and \(others) more of this kind)" : ""),
          details: finding.fix.map { [$0] } ?? [],
          place: CheckedItem.Place(
            file, line: finding.position?.line, column: finding.position?.column)))
    }
  }

  /// Adds an item for each target, and notes which ones lose nothing.
  mutating func judge(_ animations: [Animation], of input: InputFile, isStrict: Bool) {
    for animation in animations {
      let reports = animation.inspection(of: input).targets
      items += reports.map { report in
        let name =
          animations.count > 1 ? "\(animation.name): \(report.target.name)" : report.target.name
        guard let first = report.lost.first else {
          return CheckedItem(name, .passed, .layerNotConverted)
        }
        let count = report.lost.count
        let message =
          report.isWritten
          ? "\(name) loses \(count == 1 ? "a part" : "\(count) parts"): \(first.words)"
          : "\(name) is not written: \(first.words)"
        return CheckedItem(
          name, !report.isWritten ? .skipped : isStrict ? .failed : .warned, first.code,
          message: message, details: report.lost.prefix(8).map(\.words),
          place: CheckedItem.Place(input.title))
      }
      let whole = reports.filter { $0.isWritten && $0.lost.isEmpty }.map(\.target.name)
      let words =
        whole.count == reports.count
        ? "nothing lost"
        : whole.isEmpty
          ? "each target loses something" : "nothing lost in " + whole.joined(separator: ", ")
      note +=
        (note.isEmpty ? "" : "; ") + (animations.count > 1 ? "\(animation.name): " : "") + words
    }
  }
}

extension Diagnostic {
  /// The place in the file, the layer and the sentence.
  fileprivate var words: String {
    let place = path.map { "\($0.description) " } ?? ""
    let layer = layer.map { "\"\(PrintableText.singleLine($0, quote: "\""))\": " } ?? ""
    return place + layer + message
  }
}
