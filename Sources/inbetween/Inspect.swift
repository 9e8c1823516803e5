import ArgumentParser
import InbetweenDiagnostics
import InbetweenPipeline

/// `inbetween inspect`: shows what is in an animation.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what is in an animation.",
    discussion: """
      The tree of compositions and layers, what moves, the features used, sizes and counts, and \
      everything that was found in the file. For each target: tracks as they were authored, tracks \
      with keyframes in between and how exact they are, what is lost and what to ask the designer; \
      for Core Animation what the layers cost, beside the budgets of "Targets compared".
      """)

  @Argument(
    help: ArgumentHelp(
      "Files, folders, patterns such as 'Art/**/*.json', or - for standard input.",
      valueName: "input"),
    completion: .file(extensions: ["json", "lottie"]))
  var inputs: [String]

  @Option(
    name: .shortAndLong, help: "How to show it: text, or json (schema/inspection.schema.json).")
  var format = Format.text

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  func validate() throws {
    if inputs.contains("") { throw ValidationError("An input must not be empty.") }
    guard inputs.count(where: { $0 == InputFile.standardInput }) < 2 else {
      throw ValidationError("Standard input can be read once only.")
    }
  }

  func run() throws {
    guard try InputRun(inputs: inputs).forEach(show) else { throw ExitCode.failure }
  }

  private func show(_ file: InputFile) throws(Diagnostic) -> Bool {
    var log = DiagnosticLog()
    var inspections: [Inspection] = []
    do throws(Diagnostic) {
      inspections = try file.animations(log: &log).map { animation in
        animation.inspection(of: file, imported: log)
      }
    } catch {
      log.report(error)
    }
    switch format {
    case .text:
      for inspection in inspections { try Terminal.print(text: inspection.text + "\n") }
      let lines = log.lines(file: file.title, detail: .everything)
      if inspections.isEmpty { Terminal.complain(lines) } else { try Terminal.print(lines) }
    case .json:
      try Terminal.print(text: Inspection.json(of: file.title, animations: inspections, log: log))
      Terminal.complain(log.lines(file: file.title, detail: .errors))
    }
    return !inspections.isEmpty
  }
}
