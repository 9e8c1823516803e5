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
          place: CheckedItem.Location(
            file, line: finding.position?.line, column: finding.position?.column)))
    }
  }

  /// Adds an item for each target, and notes which ones lose nothing.
  ///
  /// - Parameters:
  ///   - animations: of the file.
  ///   - input: the file.
  ///   - log: what was found when it was read; losses among it are each target's.
  ///   - isStrict: whether losses fail.
  mutating func judge(
    _ animations: [Animation], of input: InputFile, _ log: DiagnosticLog, isStrict: Bool
  ) {
    for animation in animations {
      let reports = animation.inspection(of: input, imported: log).targets
      let written = reports.filter(\.isWritten)
      let shared = (written.first?.lost ?? []).filter { lost in
        written.allSatisfy { $0.lost.contains(lost) }
      }
      // What was found when the file was read is an item by itself.
      items += shared.filter { !log.findings.contains($0) }.map { lost in
        CheckedItem(
          animation.name, isStrict ? .failed : .warned, lost.code,
          message: "each target loses a part: \(lost.words)",
          details: lost.fix.map { [$0] } ?? [], place: CheckedItem.Location(input.title))
      }
      items += reports.map { report in
        let lost = report.lost.filter { !shared.contains($0) }
        let name =
          animations.count > 1 ? "\(animation.name): \(report.target.name)" : report.target.name
        guard let first = lost.first else {
          return CheckedItem(name, .passed, .layerNotConverted)
        }
        let count = lost.count
        let message =
          report.isWritten
          ? "\(name) loses \(count == 1 ? "a part" : "\(count) parts"): \(first.words)"
          : "\(name) is not written: \(first.words)"
        return CheckedItem(
          name, !report.isWritten ? .skipped : isStrict ? .failed : .warned, first.code,
          message: message, details: lost.prefix(8).map(\.words),
          place: CheckedItem.Location(input.title))
      }
      let whole = reports.filter { $0.isWritten && $0.lost.isEmpty && $0.inexact.isEmpty }
        .map(\.target.name)
      let left = Set(reports.flatMap(\.leftToCode)).count
      let words =
        whole.count == reports.count
        ? "nothing lost"
        : whole.isEmpty
          ? "each target loses something" : "nothing lost in " + whole.joined(separator: ", ")
      items += reports.flatMap { report in
        report.inexact.map { finding in
          CheckedItem(
            report.target.name, isStrict ? .failed : .warned, finding.code,
            message: "\(report.target.name): \(finding.words)",
            details: finding.fix.map { [$0] } ?? [], place: CheckedItem.Location(input.title))
        }
      }
      note +=
        (note.isEmpty ? "" : "; ") + (animations.count > 1 ? "\(animation.name): " : "") + words
        + (left > 0 ? "; \(left) left to code" : "")
    }
  }
}

extension Diagnostic {
  /// The place in the file, the layer and the sentence.
  fileprivate var words: String {
    let place = path.map { "\($0.description) " } ?? ""
    let layer = layer.map { "\(Diagnostic.shown($0)): " } ?? ""
    return place + layer + message
  }
}
