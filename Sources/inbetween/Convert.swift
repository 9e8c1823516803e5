import ArgumentParser
import Diagnostics
import Exporters
import Pipeline

/// `inbetween convert`: animations in, source out.
struct Convert: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Convert animations to Swift source.",
    discussion: """
      Writes the files to the current folder, or to DIR, and prints their names. Each is written \
      whole or not at all; one that would not change is left untouched. What was found in an \
      animation goes to standard error, in the form that Xcode shows in place.

      For example:
        inbetween convert orb.json
        inbetween convert Animations --to literal --to timeline-json --output Sources/Animations
        inbetween convert - --name Orb --output - < orb.json
      """)

  @Argument(
    help: ArgumentHelp(
      "Files (.json, .lottie), folders, or - for standard input.", valueName: "input"),
    completion: .file(extensions: ["json", "lottie"]))
  var inputs: [String]

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "What to write; may be given several times. (default: literal)", valueName: "target"))
  var exporters: [Exporter] = []

  @Option(
    help: ArgumentHelp(
      "The folder to write to, or - for standard output.", valueName: "dir"),
    completion: .directory)
  var output = "."

  @Option(help: "What to call the animation, instead of its file's name. For one input.")
  var name: String?

  @Option(help: "Who may use what is written.")
  var access = ExportOptions.Access.internal

  @Option(
    help: ArgumentHelp(
      "The documented times to compare with. (default: orb.timing.yaml beside orb.json)",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var timing: String?

  @Flag(help: "Take every warning as an error, and convert nothing that has one.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "A folder whose fonts are used before the machine's; may be given several times.",
      valueName: "dir"), completion: .directory)
  var fonts: [String] = []

  @Option(
    help: ArgumentHelp(
      "The family to draw texts with whose own font is not there. (default: the nearest)",
      valueName: "family"))
  var fallbackFont: String?

  @Flag(help: "Print errors only: no names of files, no warnings, no notes.")
  var quiet = false

  func validate() throws {
    if let name, name.isEmpty { throw ValidationError("--name must not be empty.") }
    if let option = optionForOne, inputs.count > 1 {
      throw ValidationError("\(option) is for one input, and \(inputs.count) are given.")
    }
    guard !output.isEmpty else { throw ValidationError("--output must not be empty.") }
    guard inputs.count(where: { $0 == InputFile.standardInput }) < 2 else {
      throw ValidationError("Standard input can be read once only.")
    }
  }

  func run() throws {
    var conversion = Conversion()
    conversion.exporters = exporters.isEmpty ? [.literal] : exporters
    conversion.name = name
    conversion.fonts = fonts
    conversion.fallbackFont = fallbackFont
    conversion.access = access
    conversion.folder = output == "-" ? nil : output
    conversion.timingFile = timing
    conversion.isStrict = strict
    let isDone = try InputRun(inputs: inputs, optionForOne: optionForOne).forEach { file in
      let outcome = conversion.convert(file)
      complain(outcome, of: file)
      if output == "-" {
        for file in outcome.files { try Terminal.print(file.contents) }
      } else if !quiet {
        try Terminal.print(outcome.files.map { PrintableText.singleLine($0.path, limit: .max) })
      }
      return outcome.isDone
    }
    guard isDone else { throw ExitCode.failure }
  }

  /// The option given that makes sense for one input only; nil without one.
  private var optionForOne: String? { name != nil ? "--name" : timing != nil ? "--timing" : nil }

  private func complain(_ outcome: Conversion.Outcome, of file: InputFile) {
    let detail = quiet ? DiagnosticLog.Detail.errors : .summary
    Terminal.complain(outcome.log.lines(file: file.title, detail: detail))
    for timing in outcome.timing {
      Terminal.complain(timing.log.lines(file: timing.file, detail: detail))
      if let summary = timing.summary, !quiet {
        let name = PrintableText.singleLine(file.title, limit: .max)
        Terminal.complain(["\(name): timing: \(summary)"])
      }
    }
  }
}

extension Exporter: ExpressibleByArgument {}
extension ExportOptions.Access: ExpressibleByArgument {}
