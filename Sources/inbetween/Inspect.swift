import ArgumentParser
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenPipeline

/// `inbetween inspect`: shows what is in an animation.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Show what is in an animation.",
    usage: "inbetween inspect [<options>] <input> ...",
    discussion: """
      The tree of compositions and layers, what moves, the features used, sizes and counts, and \
      everything that was found in the file. For each target: tracks as they were authored, tracks \
      with keyframes in between and how exact they are, what is lost and what to ask the designer; \
      for Core Animation what the layers cost, beside the budgets of "Targets compared".

      For example:
        inbetween inspect orb.json
        inbetween inspect Animations --targets swiftui,core-animation
        inbetween inspect orb.json --format json
      """)

  @OptionGroup var arguments: InputArguments

  @Option(
    name: .shortAndLong, help: "How to show it: text, or json (schema/inspection.schema.json).")
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "Only these targets, with commas between them: literal, swiftui, keyframes, core-animation; or none.",
      valueName: "list"))
  var targets: TargetList?

  @Option(
    help: """
      How findings are listed: text, below each animation; json, sarif or github (annotations), on \
      standard output, in place of all else.
      """)
  var findings = FindingFormat.text

  @Flag(name: .shortAndLong, help: "Show errors only below each animation.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Show notes too, which change nothing that is seen.")
  var verbose = false

  @OptionGroup var limits: LimitOptions

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  private var inputs: [String] { arguments.inputs }

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude one another.") }
    if findings != .text, format == .json {
      throw ValidationError("--format json holds the findings; leave --findings out.")
    }
  }

  func run() throws {
    let list = FindingList(
      format: findings, detail: .asked(quiet: quiet, verbose: verbose))
    let run = InputRun(
      inputs: inputs, limits: limits.settings, report: { list.add($1, of: $0) })
    let isDone = try run.forEach { (file) throws(Diagnostic) in try show(file, list) }
    try list.finish()
    guard isDone else { throw ExitCode.failure }
  }

  private func show(_ file: InputFile, _ list: FindingList) throws(Diagnostic) -> Bool {
    let bar = ProgressBar(title: file.title)
    var log = DiagnosticLog()
    var inspections: [Inspection] = []
    do throws(Diagnostic) {
      let targets = targets?.targets ?? Target.allCases
      let animations = try file.animations(log: &log)
      inspections = animations.map { animation in
        animation.inspection(of: file, imported: log, targets: targets) { done in
          bar.show(done, of: targets.count)
        }
      }
      for missing in animations.flatMap({ $0.missingPictures(of: file) }) { log.report(missing) }
    } catch {
      log.report(error)
    }
    bar.clear()
    if list.isList {
      list.add(log, of: file.title)
      return !inspections.isEmpty
    }
    switch format {
    case .text:
      for var inspection in inspections {
        // Two folders may hold files of one name.
        inspection.animation = file.folder + inspection.animation
        try Terminal.print(text: inspection.text(columns: Terminal.columns) + "\n")
      }
      if inspections.isEmpty {
        list.add(log, of: file.title)
      } else {
        try Terminal.print(log.lines(file: file.title, detail: list.detail))
      }
    case .json:
      try Terminal.print(text: Inspection.json(of: file.title, animations: inspections, log: log))
      Terminal.complain(log.lines(file: file.title, detail: .errors))
    }
    return !inspections.isEmpty
  }
}

/// Targets between commas, as the command line calls them.
struct TargetList: ExpressibleByArgument {
  let targets: [Target]

  init?(argument: String) {
    guard argument != "none" else {
      targets = []
      return
    }
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    let found = words.map { word in
      Target.allCases.first { $0.name == word || $0.word == word }
    }
    targets = Target.allCases.filter { found.contains($0) }
    guard found.allSatisfy({ $0 != nil }) else { return nil }
  }
}

extension Target {
  /// One word for it.
  fileprivate var word: String {
    switch self {
    case .literal, .swiftUI, .coreAnimation: name
    case .swiftUIKeyframes: "keyframes"
    }
  }
}
