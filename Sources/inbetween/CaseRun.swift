import ArgumentParser
import InbetweenDiagnostics
import InbetweenPipeline
import InbetweenTimingReport

/// Checks animations as `validate` and `fixtures` do, and tells what became of each.
struct CaseRun {
  /// As named on the command line.
  let inputs: [String]
  let validation: Validation
  let format: Format
  /// The file that the table goes to; nil for standard output.
  let output: String?
  /// What JUnit calls all of it.
  let title: String

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json, junit, sarif, github
  }

  /// - Throws: `ExitCode.failure` where something fails, or nothing could be judged.
  func run() throws {
    var cases: [ValidationCase] = []
    var isComplete = true
    try FontFolders.check(validation.fonts)
    for input in inputs {
      do throws(Diagnostic) {
        cases += try ValidationCase.all(in: input, expected: !validation.judgesAnimations) {
          path, finding in
          Terminal.complain([finding.line(file: path)])
          isComplete = false
        }
      } catch {
        Terminal.complain([error.line(file: input)])
        throw ExitCode.failure
      }
    }
    guard !cases.isEmpty else {
      Terminal.complain([Diagnostic.nothingExpected().line(file: inputs.joined(separator: ", "))])
      throw ExitCode.failure
    }
    let bar = ProgressBar(title: "Validating")
    let count = cases.count
    let outcomes = validation.run(cases) { bar.show($0, of: count) }
    bar.clear()
    try write(text(of: outcomes.map(\.list)))
    let updated = outcomes.flatMap(\.updated)
    Terminal.complain(
      updated.map { "\(PrintableText.singleLine($0, limit: .max)) is written anew" })
    guard isComplete, !outcomes.contains(where: \.list.isFailed) else { throw ExitCode.failure }
  }

  private func text(of lists: [CheckList]) -> String {
    switch format {
    case .text: CheckTable.text(lists, hasColor: output == nil && Terminal.hasColor)
    case .markdown: CheckTable.markdown(lists)
    case .json: CheckTable.json(lists)
    case .junit: JUnitReport.text(lists, title: title)
    case .sarif: SARIFReport.text(lists, version: Conversion.version)
    case .github: GitHubReport.text(lists)
    }
  }

  private func write(_ text: String) throws {
    let path = output == "-" ? nil : output
    do throws(Diagnostic) {
      guard let path else { return try Terminal.print(text: text) }
      _ = try OutputFiles.write([OutputFile(path: path, contents: Array(text.utf8))])
      try Terminal.print([PrintableText.singleLine(path, limit: .max)])
    } catch {
      Terminal.complain([error.line(file: path ?? "<stdout>")])
      throw ExitCode.failure
    }
  }
}
