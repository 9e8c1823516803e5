import ArgumentParser
import InbetweenPipeline

/// `inbetween validate`: whether animations are sound, and what each target would do with them.
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check that animations are sound, and what each target would lose.",
    discussion: """
      Each animation is read; errors fail, warnings are reported, and so is what each target would lose. \
      Files beside it that say what is expected of it are checked as "inbetween fixtures" does: \
      documented times in orb.timing.yaml, outputs such as orb.view.swift.

      Exit status 1 says that an animation cannot be read or a file beside it differs; with --strict \
      a warning and a loss say so, too.
      """)

  @Argument(
    help: "Files and folders.", completion: .file(extensions: ["json", "lottie"]))
  var inputs: [String]

  @Flag(help: "Let warnings and losses fail.")
  var strict = false

  /// As `fixtures` has it, which was called `validate` once.
  @Flag(help: .hidden)
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
    validation.judgesAnimations = true
    validation.isStrict = strict
    validation.isUpdating = update
    validation.fonts = fonts
    try CaseRun(
      inputs: inputs, validation: validation, format: format, output: output,
      title: "inbetween validate"
    ).run()
  }
}
