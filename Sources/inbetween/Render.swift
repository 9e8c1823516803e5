import ArgumentParser
import InbetweenDiagnostics
import InbetweenPipeline
import InbetweenStateMachines
import InbetweenTimeline

/// `inbetween render`: animations in, pictures out.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw frames of animations.",
    discussion: """
      Stills are DIR/<frame>.png or .svg, each frame under its number in the file, with zeros before \
      it in a sequence (--name-pattern says otherwise); without a choice of frames the first one. \
      A moving picture is DIR/<name>.gif, .apng, .webp or .svg, of \
      all frames; a contact sheet DIR/sheet.png, of twelve. Stills and sheets of several \
      animations go to DIR/<name>/.

      For example:
        inbetween render orb.json -o frame.png
        inbetween render orb.json --frames 0,15,30 -o frames
        inbetween render orb.json --fps 30 --name-pattern '{index:4}' -o frames
        inbetween render orb.json --sheet 4 --background '#ffffff' -o frames
        inbetween render orb.json --format svg --animated -o site
        inbetween render stars.lottie --machine rating --script 'start ; click 9,9'
      """)

  @OptionGroup var arguments: InputArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "These frames, as the file counts them: 0,15,30.", valueName: "list"))
  var frames: NumberList?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The frames at these times from the first frame: 0.5s,1s or 500ms.", valueName: "list"))
  var times: TimeList?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The first frame and every N-th from there.", valueName: "n"))
  var every: Double?

  @Option(
    help: ArgumentHelp(
      "So many frames for each second. (default: those of the file)", valueName: "number"))
  var fps: Double?

  @Flag(help: "Every frame.")
  var all = false

  @Option(help: ArgumentHelp("The longest side at most, in pixels.", valueName: "pixels"))
  var maxSize: Int?

  @Option(
    help: ArgumentHelp(
      "So many pixels for each of the composition's: 2, 2x, 0.5. (default: 1)", valueName: "n"))
  var scale: ScaleFactor?

  @Option(
    help: ArgumentHelp(
      "Just this size; the animation keeps its aspect and lies in the middle.",
      valueName: "widthxheight"))
  var size: Sides?

  @Option(
    help: ArgumentHelp(
      "What stills are called: {frame}, {index} from 0, {name} of the animation; {index:4} has 4 digits.",
      valueName: "text"))
  var namePattern: NamePattern?

  @Option(
    help: ArgumentHelp(
      "What lies below: none, white, black, #rgb or #rrggbb.", valueName: "color"))
  var background = BackgroundColor.none

  @Option(help: ArgumentHelp("Draw in a theme of the package.", valueName: "name"))
  var theme: String?

  @Option(
    help: ArgumentHelp(
      "Draw what a state machine of the package shows after --script, or one of a file (.json).",
      valueName: "name"))
  var machine: String?

  @Option(
    help: ArgumentHelp(
      "What a user does, as inbetween machine takes it; places are pixels of the picture.",
      valueName: "steps"))
  var script: String?

  @Flag(help: "Print what each step of the script leads to, as inbetween machine does.")
  var steps = false

  @Option(
    name: .shortAndLong,
    help: """
      What to write: png, svg; gif, apng or webp, which move. (default: as --output ends, else png)
      """)
  var format: Format?

  @Flag(help: "Write one file that plays by itself; with --format svg.")
  var animated = false

  @Option(
    help: ArgumentHelp(
      "Put the frames into one picture, so many side by side, with their numbers and times.",
      valueName: "columns"))
  var sheet: Int?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to, a file for a single picture (frame.png), or - for standard output.",
      valueName: "path"))
  var output = "."

  @OptionGroup var fontFolders: FontOptions

  @Option(
    help: ArgumentHelp(
      "The family to draw texts with whose own font is not there. (default: the nearest)",
      valueName: "family"))
  var fallbackFont: String?

  @Option(
    help: """
      How findings are listed: text, on standard error; json, sarif or github (annotations), on \
      standard output, in place of the names of files.
      """)
  var findings = FindingFormat.text

  @Flag(name: .shortAndLong, help: "Print errors only: no names of files, no warnings.")
  var quiet = false

  @Flag(
    name: .shortAndLong,
    help: "Print all findings: notes too, which change nothing that is seen.")
  var verbose = false

  @OptionGroup var limits: LimitOptions

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case png, svg, gif, apng, webp
  }

  private var inputs: [String] { arguments.inputs }

  func validate() throws {
    if let sheet {
      guard sheet > 0 else { throw ValidationError("--sheet must be at least 1.") }
      guard kindOfFile == .png, !animated else {
        throw ValidationError("--sheet writes a PNG, which does not move.")
      }
    }
    if animated, kindOfFile == .png {
      throw ValidationError("--animated needs --format svg, apng, gif or webp.")
    }
    let choices = [frames != nil, times != nil, every != nil, fps != nil, all].count { $0 }
    guard choices < 2 else {
      throw ValidationError("--frames, --times, --every, --fps and --all exclude one another.")
    }
    if machine != nil, choices > 0 || animated {
      throw ValidationError("--machine draws no frames, but what its script leads to.")
    }
    if machine == nil, script != nil || steps {
      throw ValidationError("--script and --steps need --machine.")
    }
    if machine != nil, inputs.count != 1 {
      throw ValidationError("--machine takes one input.")
    }
    if let fps, !(fps > 0 && fps <= 1_000) {
      throw ValidationError("--fps must be greater than 0, and at most 1000.")
    }
    if let scale = scale?.factor, !(scale > 0 && scale <= 1_000) {
      throw ValidationError("--scale must be greater than 0, and at most 1000.")
    }
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude one another.") }
    if let every, !(every > 0 && every.isFinite) {
      throw ValidationError("--every must be greater than 0.")
    }
    guard [maxSize != nil, size != nil, scale != nil].count(where: { $0 }) < 2 else {
      throw ValidationError("--max-size, --size and --scale exclude one another.")
    }
    if let maxSize, maxSize < 1 { throw ValidationError("--max-size must be at least 1.") }
    guard !output.isEmpty else { throw ValidationError("--output must not be empty.") }
    let ending = output.split(separator: ".").last?.lowercased() ?? ""
    if ["jpg", "jpeg", "mp4", "mov", "webm", "mkv", "pdf"].contains(ending),
      !InputFile.isFolder(output)
    {
      throw ValidationError("No .\(ending) is written; use png, svg, gif, apng or webp.")
    }
    if let named = formatOfOutput, let format, format != named {
      throw ValidationError("--output ends in .\(named), and --format says \(format).")
    }
    if isSingle, inputs.count > 1 {
      throw ValidationError(
        "--output \(output) is for one picture, and \(inputs.count) inputs are given.")
    }
    if findings != .text, output == "-" || steps {
      throw ValidationError("--findings \(findings) goes to standard output, alone.")
    }
    if namePattern != nil, isSingle || sheet != nil || isMoving {
      throw ValidationError("--name-pattern names stills in a folder.")
    }
  }

  func run() throws {
    try FontFolders.check(fontFolders.fonts)
    var rendering = Rendering()
    rendering.frames = choice
    rendering.size =
      size.map { .exactly(width: $0.width, height: $0.height) }
      ?? maxSize.map { .limited($0) } ?? scale.map { .scaled($0.factor) } ?? .natural
    rendering.theme = theme
    rendering.background = background.color
    rendering.kind = kind
    if isSingle { rendering.file = output } else { rendering.folder = output }
    rendering.fonts = fontFolders.fonts
    rendering.fallbackFont = fallbackFont
    rendering.hasSubfolders =
      inputs.count > 1 || inputs.contains(where: InputFile.standsForMany)
    if let machine {
      try draw(machine, rendering)
      return
    }
    rendering.namePattern = namePattern
    let option = isSingle ? "--output \(output)" : nil
    let list = FindingList(format: findings, detail: detail)
    let run = InputRun(
      inputs: inputs, optionForOne: option, limits: limits.settings,
      report: { list.add($1, of: $0) })
    let isDone = try run.forEach { file in
      let bar = ProgressBar(title: file.title)
      rendering.progress = { done, all in
        InputGuard.goOn()
        bar.show(done, of: all)
      }
      let outcome = rendering.render(file)
      bar.clear()
      list.add(outcome.log, of: file.title)
      for path in outcome.files { rendering.taken[path] = file.title }
      if !quiet, output != "-", !list.isList {
        try Terminal.print(outcome.files.map { PrintableText.singleLine($0, limit: .max) })
      }
      return outcome.isDone
    }
    try list.finish()
    guard isDone else { throw ExitCode.failure }
  }

  /// Draws what a machine shows.
  private func draw(_ machine: String, _ rendering: Rendering) throws {
    let file = InputFile(path: inputs[0])
    var log = DiagnosticLog()
    var isDone = false
    defer { InputGuard.leave() }
    do throws(Diagnostic) {
      try InputGuard.enter(file, limits: limits.settings)
      let play = MachinePlay(machine, script: try MachineScript(script ?? "start"))
      let (outcome, told) = rendering.render(play, of: file)
      log = outcome.log
      isDone = outcome.isDone
      if steps {
        try Terminal.print(told)
      } else if !quiet, output != "-", findings == .text {
        try Terminal.print(outcome.files.map { PrintableText.singleLine($0, limit: .max) })
      }
    } catch {
      log.report(error)
    }
    let list = FindingList(format: findings, detail: detail)
    list.add(log, of: file.title)
    try list.finish()
    guard isDone else { throw ExitCode.failure }
  }

  private var choice: FrameChoice? {
    if let frames { return .frames(frames.numbers) }
    if let times { return .times(times.seconds) }
    if let every { return .every(every) }
    if let fps { return .rate(fps) }
    return all ? .every(1) : nil
  }

  private var detail: DiagnosticLog.Detail { .asked(quiet: quiet, verbose: verbose) }

  /// What --output ends in, where that is a picture's and no folder of the name is there.
  private var formatOfOutput: Format? {
    guard let dot = output.lastIndex(of: "."), !InputFile.isFolder(output) else { return nil }
    return Format(rawValue: output[output.index(after: dot)...].lowercased())
  }

  /// Whether --output is one picture's.
  private var isSingle: Bool { output == "-" || formatOfOutput != nil }

  private var kindOfFile: Format { format ?? formatOfOutput ?? .png }

  private var isMoving: Bool {
    switch kind {
    case .moving: true
    case .stills, .sheet: false
    }
  }

  private var kind: PictureKind {
    if let sheet { return .sheet(columns: sheet) }
    switch kindOfFile {
    case .png: return .stills(.png)
    case .svg: return animated ? .moving(.svg) : .stills(.svg)
    case .gif: return .moving(.gif)
    case .apng: return .moving(.apng)
    case .webp: return .moving(.webp)
    }
  }
}
