import ArgumentParser
import InbetweenPipeline

/// `inbetween fixtures`: folders of animations, each beside what is expected of it.
struct Fixtures: ParsableCommand {
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
    help: "How to report: text, markdown, or for pipelines json, junit, sarif and github.")
  var format = CaseRun.Format.text

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

  func run() throws {
    var validation = Validation()
    validation.isUpdating = update
    validation.fonts = fonts
    try CaseRun(
      inputs: folders, validation: validation, format: format, output: output,
      title: "inbetween fixtures"
    ).run()
  }
}
