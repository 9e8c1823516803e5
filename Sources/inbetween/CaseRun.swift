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
  /// How findings are listed, and how many.
  let options: FindingOptions

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json, junit, sarif, github
  }

  /// - Throws: `ExitCode.failure` where something fails, or nothing could be judged.
  func run() throws {
    guard inputs.count(where: { $0 == InputFile.standardInput }) < 2 else {
      throw ValidationError("Standard input can be read once only.")
    }
    if options.findings != .text, format != .text, path == nil {
      throw ValidationError("The list of findings takes standard output; leave --format out.")
    }
    var cases: [ValidationCase] = []
    var isComplete = true
    try FontFolders.check(validation.fonts)
    let found = options.list()
    for input in inputs {
      do throws(Diagnostic) {
        cases += try ValidationCase.all(in: input, expected: !validation.judgesAnimations) {
          path, finding in
          found.add(finding, of: path)
          isComplete = false
        }
      } catch {
        found.add(error, of: input)
        isComplete = false
      }
    }
    guard !cases.isEmpty else {
      if isComplete { found.add(.nothingExpected(), of: inputs.joined(separator: ", ")) }
      try found.finish()
      throw ExitCode.failure
    }
    let bar = ProgressBar(title: "Checking")
    let count = cases.count
    let outcomes = validation.run(cases) { bar.show($0, of: count) }
    bar.clear()
    let lists = outcomes.map(\.list)
    if !found.isList || path != nil { try write(text(of: lists)) }
    found.add(lists)
    let updated = outcomes.flatMap(\.updated)
    Terminal.complain(
      updated.map { "\(PrintableText.singleLine($0, limit: .max)) is written anew" })
    try found.finish()
    guard isComplete, !lists.contains(where: \.isFailed) else { throw ExitCode.failure }
  }

  /// The file that is written; nil for standard output.
  private var path: String? { output == "-" ? nil : output }

  /// What a person reads holds with --quiet what fails, and is empty where nothing does.
  private func text(of lists: [CheckList]) -> String {
    let shown = options.quiet && path == nil ? lists.filter(\.isFailed) : lists
    if shown.isEmpty, format == .text || format == .markdown { return "" }
    return switch format {
    case .text:
      CheckTable.text(
        shown, columns: path == nil ? Terminal.columns : nil,
        hasColor: path == nil && Terminal.hasColor)
    case .markdown: CheckTable.markdown(shown)
    case .json: CheckTable.json(lists)
    case .junit: JUnitReport.text(lists, title: title)
    case .sarif: SARIFReport.text(lists, version: Conversion.version)
    case .github: GitHubReport.text(lists)
    }
  }

  private func write(_ text: String) throws {
    do throws(Diagnostic) {
      guard let path else { return try Terminal.print(text: text) }
      _ = try OutputFiles.write([OutputFile(path: path, contents: Array(text.utf8))])
      if !options.quiet, options.findings == .text {
        try Terminal.print([PrintableText.singleLine(path, limit: .max)])
      }
    } catch {
      Terminal.complain([error.line(file: path ?? "<stdout>")])
      throw ExitCode.failure
    }
  }
}
