import ArgumentParser
import InbetweenDiagnostics
import InbetweenPipeline
import InbetweenStateMachines

/// `inbetween machine`: tries a state machine by a script.
struct Machine: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Try a state machine step by step.",
    discussion: """
      Prints a line of JSON for each step of the script: the state, whether the machine is Running, \
      Tweening or Stopped, the frame, the inputs, and what was reported meanwhile.

      For example:
        inbetween machine stars.lottie --script 'start ; down 120,80 ; tick 500 ; fire next'
        inbetween machine stars.json --animation stars.lottie --script 'start ; num rating=3'
      """)

  @Argument(
    help: ArgumentHelp("A package (.lottie), or one machine (.json).", valueName: "input"),
    completion: .file(extensions: ["json", "lottie"]))
  var input: String

  @Option(help: ArgumentHelp("Which machine of the package.", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp("What is played instead of the package's animations.", valueName: "file"),
    completion: .file(extensions: ["json", "lottie"]))
  var animation: String?

  @Option(
    help: ArgumentHelp(
      "What places of the script are measured on; the animation lies in its middle.",
      valueName: "widthxheight"))
  var canvas: Sides?

  @Option(help: ArgumentHelp("What a user does, step by step.", valueName: "steps"))
  var script: String = "start"

  @Flag(help: "Print what is in the machine instead, as JSON.")
  var describe = false

  @Flag(help: "Print its Swift source instead.")
  var swift = false

  @Option(help: ArgumentHelp("What its class is called.", valueName: "name"))
  var type: String?

  func run() throws {
    var log = DiagnosticLog()
    do throws(Diagnostic) {
      let trial = try MachineTrial(
        file: InputFile(path: input), name: name, animation: animation.map { InputFile(path: $0) },
        log: &log)
      let name = InputFile(path: input).stem
      if describe {
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
    Terminal.complain(log.lines(file: input, detail: .everything))
    guard log.gravest != .error else { throw ExitCode.failure }
  }
}
