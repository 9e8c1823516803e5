import ArgumentParser
import InbetweenDiagnostics
import InbetweenPipeline
import InbetweenTimingReport

/// `inbetween validate`: folders of animations, each beside what is expected of it.
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check animations against the files beside them.",
    discussion: """
      Each animation below FOLDER that has expectations beside it is a case, and promises what it \
      has: orb.json may have orb.timing.yaml (documented times), what convert writes \
      (orb.swift or Orb.swift, orb.view.swift, orb.timeline.json), what timing writes \
      (orb.report.txt, .md, .json, .html, .xml for JUnit, .sarif, .github), orb.inspection.txt and \
      .json, and orb.findings. An empty file asks for its content with --update.

      Exit status 1 says that a case fails.
      """)

  @Argument(
    help: "Folders of cases, or single animations.",
    completion: .directory)
  var folders: [String]

  @Flag(
    help: "Write expectations that differ anew; the run fails all the same, so that they are read.")
  var update = false

  @Option(
    name: .shortAndLong,
    help: "How to tell: text, markdown, or for pipelines junit, sarif and github.")
  var format = Format.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the table to a file instead of showing it.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A folder whose fonts are used before the machine's; may be given several times.",
      valueName: "dir"), completion: .directory)
  var fonts: [String] = []

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, junit, sarif, github
  }

  func run() throws {
    var cases: [ValidationCase] = []
    var isComplete = true
    try FontFolders.check(fonts)
    for folder in folders {
      do throws(Diagnostic) {
        cases += try ValidationCase.all(in: folder) { path, finding in
          Terminal.complain([finding.line(file: path)])
          isComplete = false
        }
      } catch {
        Terminal.complain([error.line(file: folder)])
        throw ExitCode.failure
      }
    }
    guard !cases.isEmpty else {
      Terminal.complain([
        Diagnostic.nothingExpected().line(file: folders.joined(separator: ", "))
      ])
      throw ExitCode.failure
    }
    var validation = Validation()
    validation.isUpdating = update
    validation.fonts = fonts
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
    case .junit: JUnitReport.text(lists, title: "inbetween validate")
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
