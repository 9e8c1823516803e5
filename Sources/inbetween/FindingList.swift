import ArgumentParser
import InbetweenDiagnostics
import InbetweenPipeline
import InbetweenTimingReport

/// What a command finds in its inputs: listed line by line, or kept for one list at its end.
final class FindingList {
  let format: FindingFormat
  /// How much is listed.
  let detail: DiagnosticLog.Detail
  private var kept: [ListedFinding] = []

  init(format: FindingFormat, detail: DiagnosticLog.Detail) {
    self.format = format
    self.detail = detail
  }

  /// Whether standard output is for findings alone.
  var isList: Bool { format != .text }

  /// Takes the findings of an input.
  func add(_ log: DiagnosticLog, of file: String, detail: DiagnosticLog.Detail? = nil) {
    add(log.listed(file: file, detail: detail ?? self.detail))
  }

  /// Takes what failed when something was checked, where there is a list: reports say it as well.
  func add(_ lists: [CheckList]) {
    if isList { kept += lists.flatMap(\.findings) }
  }

  /// Takes what is wrong with an input as a whole.
  func add(_ finding: Diagnostic, of file: String) { add([finding.listed(file: file)]) }

  private func add(_ findings: [ListedFinding]) {
    if isList { kept += findings } else { Terminal.complain(findings.map(\.line)) }
  }

  /// Writes the list to standard output, unless lines were written.
  ///
  /// - Throws: `ExitCode.failure` where standard output cannot be written.
  func finish() throws {
    guard isList else { return }
    do throws(Diagnostic) {
      try Terminal.print(text: format.text(of: kept))
    } catch {
      Terminal.complain([error.line(file: "<stdout>")])
      throw ExitCode.failure
    }
  }
}

extension DiagnosticLog.Detail {
  /// What --quiet and --verbose ask for.
  static func asked(quiet: Bool, verbose: Bool) -> Self {
    quiet ? .errors : verbose ? .everything : .warnings
  }
}
