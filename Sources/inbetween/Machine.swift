import ArgumentParser
import InbetweenDiagnostics
import InbetweenPipeline
import InbetweenStateMachines

/// `inbetween machine`: tries a state machine by a script.
struct Machine: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "machine",
    abstract: "Try a state machine step by step.",
    usage: "inbetween machine [<options>] <input>",
    discussion: """
      Prints a line of JSON for each step of the script: the state, whether the machine is Running, \
      Tweening or Stopped, the frame, the inputs, and what was reported meanwhile.

      For example:
        inbetween machine stars.lottie --script 'start ; down 120,80 ; fire next'
        inbetween machine stars.lottie --script 'start ; num rating=3 ; tick 500'
        inbetween machine stars.json --animation stars.lottie --describe
      """)

  @Argument(
    help: ArgumentHelp(
      "A package (.lottie), or one machine (.json); - for standard input.", valueName: "input"),
    completion: .file(extensions: ["json", "lottie"]))
  var input: String

  @Option(
    help: ArgumentHelp(
      "Which machine of the package. (default: the one it begins with, else the first)",
      valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "What is played, a package or an animation. (default: those of the package)",
      valueName: "file"),
    completion: .file(extensions: ["json", "lottie"]))
  var animation: String?

  @Option(
    help: ArgumentHelp(
      """
      The size of the canvas on which the script's points lie, the animation in its middle. \
      (default: the animation's)
      """,
      valueName: "widthxheight"))
  var canvas: Sides?

  @Option(help: ArgumentHelp("What a user does, step by step.", valueName: "steps"))
  var script: String = "start"

  @Flag(help: "Print what is in the machine instead, as JSON.")
  var describe = false

  @Flag(help: "Print its Swift source instead.")
  var swift = false

  @Option(
    help: ArgumentHelp(
      "What its class is called, with --swift. (default: after the package and the machine)",
      valueName: "name"))
  var type: String?

  @OptionGroup var options: FindingOptions

  @OptionGroup var limits: LimitOptions

  func validate() throws {
    try InputArguments.checkStandardInput([input, animation ?? ""])
  }

  func run() throws {
    let list = options.list(.everything)
    let run = InputRun(
      inputs: [input], optionForOne: "machine", limits: limits.settings,
      report: { list.add($1, of: $0) })
    let isDone = try run.forEach { file in
      let log = play(file, isSilent: list.isList)
      list.add(log, of: file.title)
      return log.gravest != .error
    }
    try list.finish()
    guard isDone else { throw ExitCode.failure }
  }

  /// Runs the script, and prints what is asked for.
  ///
  /// - Parameters:
  ///   - file: a package, or one machine.
  ///   - isSilent: whether findings alone are wanted.
  /// - Returns: what was found.
  private func play(_ file: InputFile, isSilent: Bool) -> DiagnosticLog {
    var log = DiagnosticLog()
    do throws(Diagnostic) {
      let trial = try MachineTrial(
        file: file, name: name, animation: animation.map { InputFile(path: $0) }, log: &log)
      let name = file.stem
      if isSilent {
        _ = try MachineScript(script)
      } else if describe {
        try Terminal.print(text: trial.description(type: type, named: name))
      } else if swift {
        try Terminal.print(trial.swift(type: type, named: name))
      } else {
        let canvas = canvas.map { (Double($0.width), Double($0.height)) }
        try Terminal.print(trial.told(try MachineScript(script), canvas: canvas))
      }
    } catch {
      log.report(error)
    }
    return log
  }
}
