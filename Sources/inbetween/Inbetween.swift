import ArgumentParser
import InbetweenDiagnostics
import InbetweenPipeline

/// The command: what it is called, what it does, what its options are.
@main struct Inbetween: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inbetween",
    abstract: "Turn After Effects animations into Swift source that needs no player.",
    discussion: """
      An INPUT is a Lottie animation (.json, packed as .tgs, in a script .js), a dotLottie package \
      (.lottie) or a packed export (.zip), a folder (all animations below it), a pattern in quotes, or \
      - for standard input.

      For example:
        inbetween convert orb.json               a SwiftUI view that draws it
        inbetween inspect orb.json               what is in it, what is lost
        inbetween timing orb.json                its times, and the documented ones
        inbetween help convert                   each option of a command

      Exit status: 0 when all is done; 1 when something cannot be read, converted or written, when \
      a documented time is broken, when --check finds a stale file or validate or fixtures a failing case; of \
      timing, 2 when something cannot be read, and 3 with --exit-code when two versions differ; 64 \
      when the command is used wrongly; 70 when a fault of its own ends it. NO_COLOR=1 switches \
      colours off, FORCE_COLOR=1 on.
      """,
    version: Conversion.version,
    subcommands: [
      Convert.self, Open.self, Timing.self, Validate.self, Fixtures.self, Document.self,
      Render.self,
      Inspect.self,
      Machine.self, Slots.self,
    ])

  /// Runs on a thread of its own: the first thread's stack is too small for animations that are
  /// nested deeply.
  static func main() {
    ProcessMemory.keep()
    OrderedWork.run(
      count: 1, jobs: 1, start: (),
      work: { _ in
        let words = CommandLine.arguments.dropFirst()
        if WorkerProcess.isAskedFor(words) { return WorkerProcess.serve() }
        let asked = InputGuard.begin(Array(words))
        let word = asked.first == "help" ? asked.dropFirst().first : asked.first
        if let error = misspelling(word) { exit(withError: error) }
        perform(asked)
      },
      take: { _, _, _ in true })
  }

  /// Does what is asked for. What turns out to be wrong use then is said with that command's usage.
  private static func perform(_ arguments: [String]) {
    do {
      var command = try parseAsRoot(arguments)
      do {
        try command.run()
      } catch let error as ValidationError {
        let type = type(of: command)
        Terminal.complain([
          "Error: \(error.message)", "Usage: \(usageString(for: type))",
          "  See 'inbetween \(type.configuration.commandName ?? "") --help' for more information.",
        ])
        throw ExitCode.validationFailure
      }
    } catch {
      exit(withError: error)
    }
  }

  /// What is wrong with a word for a command; nil for one that names a command, and for options.
  private static func misspelling(_ word: String?) -> ValidationError? {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    let known = names + ["help"]
    guard let word, !word.isEmpty, !word.hasPrefix("-"), !known.contains(word) else { return nil }
    let fix =
      InputFile.exists(word)
      ? "to convert it: inbetween convert \(word)"
      : Spelling.nearest(to: word, among: known).map { "did you mean \"\($0)\"?" }
        ?? "use one of \(known.joined(separator: ", "))"
    return ValidationError("\"\(word)\" is no command; \(fix)")
  }
}
