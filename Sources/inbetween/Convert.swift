import ArgumentParser
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenPipeline
import InbetweenTimingReport

/// `inbetween convert`: animations in, source out.
struct Convert: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert animations to Swift source.",
    discussion: """
      Writes a SwiftUI view of each animation, or what --to asks for: swiftui; core-animation, layers \
      that the system plays, for UIKit and AppKit; literal, the animation as a Swift value for the \
      Inbetween library (which was the default before); timeline-json, the same for other programs.

      Writes the files to the current folder, or to DIR, and prints their names. Each is written \
      whole or not at all; one that would not change is left untouched. What was found in an \
      animation goes to standard error, in the form that Xcode shows in place.

      Folders, patterns and inbetween.yml (schema/configuration.schema.json) convert many at once, \
      and leave alone what has not changed: .inbetween-manifest in the output folder remembers it.

      For example:
        inbetween convert orb.json
        inbetween convert Animations --to swiftui --to core-animation -o Sources
        inbetween convert - --name Orb --output - < orb.json
      """)

  @Argument(
    help: ArgumentHelp(
      "Files (.json, .lottie), folders, patterns such as 'Art/**/*.json', or - for standard input.",
      discussion: "Without any, inbetween.yml says what to convert.", valueName: "input"),
    completion: .file(extensions: ["json", "lottie"]))
  var inputs: [String] = []

  @Option(
    help: ArgumentHelp(
      "The configuration to use. (default: inbetween.yml, without inputs)", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Option(
    name: [.customShort("t"), .customLong("to")],
    help: ArgumentHelp(
      "What to write; may be given several times. (default: swiftui)", valueName: "target"))
  var exporters: [Exporter] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to, a .swift file for one input, or - for standard output. (default: .)",
      valueName: "dir"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Write all Swift of one input into this file, as build systems need it.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var into: String?

  @Option(
    help: ArgumentHelp(
      "Of what the configuration names, convert this file alone.", valueName: "input"),
    completion: .file(extensions: ["json", "lottie"]))
  var only: String?

  /// Of the configuration, what its views have together, into `into`.
  @Flag(help: .hidden)
  var onlyRuntime = false

  /// What `runtime` is where neither the command line nor the configuration says.
  @Option(help: .hidden)
  var defaultRuntime: ExportOptions.Runtime?

  @Option(help: "What to call the animation, instead of its file's name. For one input.")
  var name: String?

  @Option(help: "Who may use what is written. (default: internal)")
  var access: ExportOptions.Access?

  @Flag(
    help: """
      Let Core Animation source use nothing that Apple has not documented: image sequences replace blend \
      modes, and inverted mattes of what is not opaque.
      """)
  var documentedOnly = false

  /// What was asked for when it was not the default.
  @Flag(help: .hidden)
  var allowUndocumented = false

  @Option(
    help: """
      How SwiftUI source animates: a canvas draws everything, keyframes move views where the \
      scene is small enough. (default: canvas)
      """)
  var style: ExportOptions.Style?

  @Option(
    help: """
      Where pictures go that lie beside the animation or in its package: embed, into the source; \
      catalog, into an asset catalogue beside it; app, nowhere: the app has them. (default: embed)
      """)
  var pictures: PicturePlacement?

  @Option(
    help: ArgumentHelp(
      """
      Where source looks for pictures that it does not hold: main, the app's bundle; module, that of \
      the target with the source; or the name of a bundle in code, such as Assets.bundle. \
      (default: module for a catalogue, else main)
      """, valueName: "bundle"))
  var bundle: PictureBundle?

  @Option(
    help: """
      Where what plays views stands: in each file, shared in one beside all of them, or in the \
      library product InbetweenUI, which they import. (default: embedded)
      """)
  var runtime: ExportOptions.Runtime?

  @Option(
    help: """
      How views follow state machines: observable, from iOS 17 on, or observable-object, from iOS 16 \
      on. (default: observable)
      """)
  var machines: ExportOptions.MachineClass?

  @Option(
    help: ArgumentHelp(
      "What each side of a layer that can be touched has at least: 44. (default: its own size)",
      valueName: "points"))
  var touchTarget: Double?

  @Flag(inversion: .prefixedNo, help: "Let Xcode show each view beside its source. (default: yes)")
  var preview: Bool?

  @Option(
    help: ArgumentHelp(
      "What assistive technologies call the view. (default: it is decoration)",
      valueName: "text"))
  var label: String?

  @Option(
    help: ArgumentHelp(
      """
      The frame on which the view rests for people who prefer less motion: 12 frames, 0.4s. \
      (default: a ReducedMotion marker's, else the last that shows much)
      """,
      valueName: "time"))
  var still: TimeSpan?

  @Option(
    help: ArgumentHelp(
      "Names, values and dark values for the colours of views, as theme in inbetween.yml has them.",
      valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var theme: String?

  @Option(
    help: ArgumentHelp(
      "The documented times to compare with. (default: orb.timing.yaml beside orb.json)",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var timing: String?

  @Option(
    help: ArgumentHelp(
      """
      How far a time may be off where a timing file does not say: 2 frames, 0.05s. (default: 1 \
      frame)
      """,
      valueName: "time"))
  var tolerance: TimeSpan?

  @Flag(
    inversion: .prefixedNo,
    help: "Take every warning as an error, and convert nothing that has one.")
  var strict: Bool?

  @OptionGroup var fontFolders: FontOptions

  @Option(
    help: ArgumentHelp(
      "The family to draw texts with whose own font is not there. (default: the nearest)",
      valueName: "family"))
  var fallbackFont: String?

  @Option(
    name: [.customShort("f"), .long],
    help: """
      How findings are listed: text, on standard error; json, sarif or github (annotations), on \
      standard output, in place of the names of files.
      """)
  var findings = FindingFormat.text

  @Option(
    name: .shortAndLong,
    help: "The most animations to convert at once. (default: one for each processor)")
  var jobs: Int?

  @OptionGroup var limits: LimitOptions

  @Flag(help: "Write nothing; fail if a file that would be written is missing or differs.")
  var check = false

  @Flag(help: "Convert also what has not changed since the last run.")
  var all = false

  @Flag(help: "Convert again whenever a file is saved, until interrupted.")
  var watch = false

  @Flag(name: .shortAndLong, help: "Print errors only: no names of files, no warnings.")
  var quiet = false

  @Flag(
    name: .shortAndLong,
    help: "Print notes too: what is kept, or left out, and changes nothing that is seen.")
  var verbose = false

  func validate() throws {
    if findings != .text, output == "-" || watch {
      throw ValidationError("--findings \(findings) goes to standard output, once.")
    }
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude one another.") }
    if inputs.contains("") { throw ValidationError("An input must not be empty.") }
    if let name, name.isEmpty { throw ValidationError("--name must not be empty.") }
    if let option = optionForOne, inputs.count > 1 {
      throw ValidationError("\(option) is for one input, and \(inputs.count) are given.")
    }
    if let touchTarget, !(touchTarget > 0 && touchTarget <= 1_000) {
      throw ValidationError("--touch-target is between 0 and 1000 points.")
    }
    if let output, output.isEmpty { throw ValidationError("--output must not be empty.") }
    if into == nil, let singleFile, inputs.count != 1 || check || watch {
      throw ValidationError("--output \(singleFile) is one file, of one input.")
    }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    try InputArguments.checkStandardInput(inputs)
    if config != nil, !inputs.isEmpty {
      throw ValidationError("--config says what to convert, so that no input can be given.")
    }
    if config == nil, inputs.isEmpty, !InputFile.exists(Configuration.fileName) {
      throw ValidationError("Name an input, or write \(Configuration.fileName).")
    }
    if into != nil,
      output != nil || check || watch || (inputs.isEmpty && only == nil && !onlyRuntime)
    {
      throw ValidationError("--into is for one input, and instead of --output.")
    }
    if only != nil || onlyRuntime, into == nil || !inputs.isEmpty {
      throw ValidationError("--only belongs to a configuration and to --into.")
    }
    if check, output == "-" { throw ValidationError("--check compares files, and - is none.") }
    if watch,
      check || output == "-" || inputs.contains(InputFile.standardInput)
        || [config, theme].contains(InputFile.standardInput)
    {
      throw ValidationError("--watch is for files, and writes them.")
    }
  }

  func run() throws {
    let run = ConvertRun(
      inputs: inputs, configuration: inputs.isEmpty ? config ?? Configuration.fileName : nil,
      settings: settings, defaultRuntime: defaultRuntime, theme: theme,
      optionForOne: singleFile.map { "--output \($0)" } ?? optionForOne, jobs: jobs, checks: check,
      remembers: !all, isQuiet: quiet,
      isVerbose: verbose, format: findings, watches: watch)
    if let path = into ?? singleFile {
      let isWritten =
        try onlyRuntime
        ? run.writeRuntime(into: path) : run.write(into: path, only: only, isNamed: into == nil)
      guard isWritten else { throw ExitCode.failure }
      return
    }
    if watch { try run.watch() }
    guard try run.once() else { throw ExitCode.failure }
  }

  /// The Swift file that --output names; nil where it names a folder, or nothing.
  private var singleFile: String? {
    guard let output, output.lowercased().hasSuffix(".swift"), !InputFile.isFolder(output) else {
      return nil
    }
    return output
  }

  /// What the command line says, but for the theme's file; the configuration or a default says the
  /// rest.
  private var settings: Configuration.Settings {
    var settings = Configuration.Settings()
    settings.targets = exporters.isEmpty ? nil : exporters
    settings.name = name
    settings.fallbackFont = fallbackFont
    settings.fonts = fontFolders.fonts.isEmpty ? nil : fontFolders.fonts
    settings.access = access
    settings.allowsUndocumented = allowUndocumented ? true : documentedOnly ? false : nil
    settings.style = style
    settings.pictures = pictures
    settings.bundle = bundle
    settings.output = singleFile == nil ? output : nil
    settings.runtime = runtime
    settings.machines = machines
    settings.touchTarget = touchTarget
    settings.hasPreview = preview
    settings.label = label
    settings.still = still
    settings.timing = timing
    settings.isStrict = strict
    settings.tolerance = tolerance
    settings.limits = limits.settings
    return settings
  }

  /// The option given that makes sense for one input only; nil without one.
  private var optionForOne: String? {
    name != nil ? "--name" : timing != nil ? "--timing" : into != nil ? "--into" : nil
  }
}

extension Exporter: ExpressibleByArgument {}
extension ExportOptions.Access: ExpressibleByArgument {}
extension ExportOptions.Style: ExpressibleByArgument {}
extension FindingFormat: ExpressibleByArgument {}
extension PicturePlacement: ExpressibleByArgument {}
extension PictureBundle: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
extension ExportOptions.Runtime: ExpressibleByArgument {}
extension ExportOptions.MachineClass: ExpressibleByArgument {}

extension TimeSpan: ExpressibleByArgument {
  /// A time as timing files have it.
  public init?(argument: String) { self.init(text: argument) }
}
