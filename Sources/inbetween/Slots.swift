import ArgumentParser
import InbetweenDiagnostics
import InbetweenPipeline

/// `inbetween slots`: the values that an animation lets others replace.
struct Slots: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the values of an animation's slots, in a theme.",
    discussion: """
      Prints JSON: numbers for each slot.

      For example:
        inbetween slots button.lottie --theme night --frame 12
      """)

  @Argument(
    help: ArgumentHelp("A .lottie or .json file.", valueName: "input"),
    completion: .file(extensions: ["json", "lottie"]))
  var input: String

  @Option(help: ArgumentHelp("Which animation of a package.", valueName: "name"))
  var animation: String?

  @Option(help: ArgumentHelp("A theme of the package.", valueName: "name"))
  var theme: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("As the file counts it.", valueName: "n"))
  var frame = 0.0

  func run() throws {
    let file = InputFile(path: input)
    var log = DiagnosticLog()
    do throws(Diagnostic) {
      let animations = try file.animations(log: &log)
      let chosen = animations.first { animation == nil || $0.id == animation } ?? animations[0]
      try Terminal.print(text: try chosen.inTheme(theme).slotValues(atFrame: frame))
    } catch {
      Terminal.complain([error.line(file: file.title)])
      throw ExitCode.failure
    }
  }
}
