import ArgumentParser
import InbetweenDiagnostics
import InbetweenPipeline

/// `inbetween open`: a page that shows what has been saved.
struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Show an animation, its times and its Swift on a page that follows what is saved.",
    usage: "inbetween open [<options>] <input>",
    discussion: """
      Serves a page on this machine, and prints its address: the animation, its dope sheet, what the \
      design document promises and whether it holds, what was found, and the Swift of each target. \
      Whenever the animation, the timing file, the document or inbetween.yml is saved, all of it is \
      done again, and the page stays where it is. Nothing is written.

      No other machine is answered, and no other name than 127.0.0.1 and localhost. It ends with \
      Control-C, or with the terminal.

      For example:
        inbetween open orb.json
        inbetween open orb.json --from-document README.md --port 8080
      """)

  @Argument(
    help: ArgumentHelp("An animation (.json, .lottie).", valueName: "input"),
    completion: .file(extensions: ["json", "lottie"]))
  var input: String

  @Option(
    help: ArgumentHelp(
      "The timing file to compare with. (default: orb.timing.yaml beside orb.json)",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var against: String?

  @Option(
    help: ArgumentHelp("A document whose times are the promises.", valueName: "file"),
    completion: .file(extensions: ["md", "markdown", "swift"]))
  var fromDocument: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Swift files that belong to --from-document.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var source: [String] = []

  @Option(
    help: ArgumentHelp(
      "The configuration that says how to convert it. (default: inbetween.yml, if it is there)",
      valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Option(help: "The port to serve on. (default: one that is free)")
  var port: Int?

  @Flag(
    inversion: .prefixedNo,
    help: "Open the page in a browser. (default: where a person sees the output)")
  var browser: Bool?

  func validate() throws {
    if ([input, against, fromDocument, config].compactMap { $0 } + source)
      .contains(where: { $0.isEmpty || $0 == InputFile.standardInput })
    {
      throw ValidationError("open is for files, which can be saved again.")
    }
    if InputFile.standsForMany(input) {
      throw ValidationError("open is for one input, and \(input) stands for many.")
    }
    if let port, !(1...65_535).contains(port) {
      throw ValidationError("--port must be between 1 and 65535.")
    }
    if !source.isEmpty, fromDocument == nil {
      throw ValidationError("--source belongs to --from-document.")
    }
  }

  func run() throws {
    let own = InputFile.exists(Configuration.fileName) ? Configuration.fileName : nil
    let page = OpenPage(
      input: InputFile(path: input), against: against,
      documents: (fromDocument.map { [$0] } ?? []) + source, configuration: config ?? own)
    let run = OpenRun(
      page: page, port: port ?? 0, opensBrowser: browser ?? Terminal.isWatched)
    try run.serve()
  }
}
