import ArgumentParser
import InbetweenPipeline

/// `inbetween fixtures`: folders of animations, each beside what is expected of it.
struct Fixtures: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fixtures",
    abstract: "Check animations against the files beside them.",
    usage: "inbetween fixtures [<options>] <folder> ...",
    discussion: """
      Each animation below FOLDER that has expectations beside it is a case, and promises what it \
      has: orb.json may have orb.timing.yaml (documented times), what convert writes \
      (orb.swift or Orb.swift, orb.view.swift, orb.timeline.json), what timing writes \
      (orb.report.txt, .md, .json, .html, .xml for JUnit, .sarif, .github), orb.inspection.txt and \
      .json, and orb.findings. An empty file asks for its content with --update.

      Exit status 1 says that a case fails; with --update, that one cannot be read.

      For example:
        inbetween fixtures Animations
        inbetween fixtures Animations/orb.json --update
      """)

  @Argument(
    help: ArgumentHelp(
      "Folders of cases, single animations, or patterns such as 'Art/**/*.json'.",
      valueName: "folder"),
    completion: .directory)
  var folders: [String]

  @Flag(
    help: "Write expectations that differ anew, and name them, so that they are read.")
  var update = false

  @OptionGroup var options: CaseOptions

  func validate() throws {
    if folders.contains(where: { $0.isEmpty || $0 == InputFile.standardInput }) {
      throw ValidationError("fixtures is for files, which have others beside them.")
    }
  }

  func run() throws {
    var validation = Validation()
    validation.isUpdating = update
    try options.run(folders, validation, title: "inbetween fixtures")
  }
}
