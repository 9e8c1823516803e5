import ArgumentParser
import InbetweenDiagnostics
import InbetweenPipeline
import InbetweenTimingReport

/// How `validate` and `fixtures` tell what became of each animation.
struct CaseOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: "How to report: text, markdown, or for pipelines json, junit, sarif and github.")
  var format = Format.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the table to a file instead of showing it.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var fontFolders: FontOptions

  @OptionGroup var options: FindingOptions

  @OptionGroup var limits: LimitOptions

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json, junit, sarif, github
  }

  /// Checks animations.
  ///
  /// - Parameters:
  ///   - inputs: as named on the command line.
  ///   - validation: what is checked, but for these options.
  ///   - title: what JUnit calls all of it.
  /// - Throws: `ExitCode.failure` where something fails, or nothing could be judged.
  func run(_ inputs: [String], _ validation: Validation, title: String) throws {
    var validation = validation
    validation.fonts = fontFolders.fonts
    validation.limits = limits.settings
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
    if !found.isList || path != nil {
      try options.write(text(of: lists, title), to: path)
    }
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
  private func text(of lists: [CheckList], _ title: String) -> String {
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
}
