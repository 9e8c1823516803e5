import ArgumentParser
import InbetweenDesignDocuments
import InbetweenDiagnostics
import InbetweenPipeline
import InbetweenTimingReport

/// `inbetween validate`: whether animations are sound, and what each target would do with them.
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check that animations are sound, and what each target would lose.",
    usage: "inbetween validate [<options>] <input> ...",
    discussion: """
      Each animation is read; errors fail, warnings are reported, and so is what each target would lose. \
      Files beside it that say what is expected of it are checked as "inbetween fixtures" does: \
      documented times in orb.timing.yaml, outputs such as orb.view.swift.

      With --durations or --tokens, each motion has to last as long as one of a design system's \
      lengths, and to run by one of its curves.

      Exit status 1 says that an animation cannot be read or a file beside it differs; with --strict \
      a warning and a loss say so, too.

      For example:
        inbetween validate orb.json
        inbetween validate Animations --strict --format github
        inbetween validate Animations --durations '83, 167, 250, 333 ms'
      """)

  @OptionGroup var arguments: InputArguments

  @Flag(help: "Let warnings and losses fail.")
  var strict = false

  /// As `fixtures` has it, which was called `validate` once.
  @Flag(help: .hidden)
  var update = false

  @OptionGroup var options: CaseOptions

  @Option(
    help: ArgumentHelp(
      "The lengths that motions may have: \"83, 167, 250, 333 ms\", \"12 frames\".",
      valueName: "list"))
  var durations: String?

  @Option(
    help: ArgumentHelp(
      "A file with the lengths and curves that motions may have: design tokens, a style sheet, Swift.",
      valueName: "file"), completion: .file())
  var tokens: String?

  func validate() throws {
    guard let durations else { return }
    guard tokens == nil else {
      throw ValidationError("--durations and --tokens exclude each other")
    }
    guard TimingTokens.durations(durations) != nil else {
      throw ValidationError(
        "--durations takes times with a unit, such as \"83, 167, 250 ms\", and not \"\(durations)\""
      )
    }
  }

  /// What the options allow.
  private func allowed() throws -> TimingTokens? {
    if let durations = durations.flatMap(TimingTokens.durations) {
      return TimingTokens(durations: durations)
    }
    guard let tokens else { return nil }
    do throws(DesignFiles.Failure) {
      let found = TimingTokens(named: try DesignFiles(paths: [tokens]).read())
      if !found.durations.isEmpty || !found.curves.isEmpty { return found }
      throw DesignFiles.Failure(path: tokens, diagnostic: .noTokens())
    } catch {
      Terminal.complain([error.diagnostic.line(file: error.path)])
      throw ExitCode.failure
    }
  }

  func run() throws {
    var validation = Validation()
    validation.tokens = try allowed()
    validation.judgesAnimations = true
    validation.isStrict = strict
    validation.isUpdating = update
    try options.run(arguments.inputs, validation, title: "inbetween validate")
  }
}
