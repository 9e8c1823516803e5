import ArgumentParser
import Diagnostics
import Geometry
import Pipeline

/// `inbetween render`: animations in, pictures out.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw frames of animations.",
    discussion: """
      Stills are DIR/<frame>.png or .svg, each frame under its number in the file; without a \
      choice of frames the first one. A moving picture is DIR/<name>.gif, .apng, .webp or .svg, of \
      all frames; a contact sheet DIR/sheet.png, of twelve. Stills and sheets of several \
      animations go to DIR/<name>/.

      For example:
        inbetween render orb.json --frames 0,15,30 --output frames
        inbetween render orb.json --sheet 4 --background '#ffffff' --output frames
        inbetween render orb.json --format svg --animated --output site
      """)

  @Argument(
    help: ArgumentHelp(
      "Files (.json, .lottie), folders, or - for standard input.", valueName: "input"),
    completion: .file(extensions: ["json", "lottie"]))
  var inputs: [String]

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

  @Flag(help: "Every frame.")
  var all = false

  @Option(help: ArgumentHelp("The longest side at most, in pixels.", valueName: "pixels"))
  var maxSize: Int?

  @Option(
    help: ArgumentHelp(
      "Just this size; the animation keeps its aspect and lies in the middle.",
      valueName: "widthxheight"))
  var size: Sides?

  @Option(
    help: ArgumentHelp("What lies below: none or #rrggbb.", valueName: "color"))
  var background = Ground.none

  @Option(help: ArgumentHelp("Draw in a theme of the package.", valueName: "name"))
  var theme: String?

  @Option(help: "What to write: png, svg; gif, apng or webp, which move.")
  var format = Format.png

  @Flag(help: "Write one file that plays by itself; with --format svg.")
  var animated = false

  @Option(
    help: ArgumentHelp(
      "Put the frames into one picture, so many side by side, with their numbers and times.",
      valueName: "columns"))
  var sheet: Int?

  @Option(
    help: ArgumentHelp("The folder to write to.", valueName: "dir"), completion: .directory)
  var output: String

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

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case png, svg, gif, apng, webp
  }

  func validate() throws {
    if let sheet {
      guard sheet > 0 else { throw ValidationError("--sheet must be at least 1.") }
      guard format == .png, !animated else {
        throw ValidationError("--sheet writes a PNG, which does not move.")
      }
    }
    if animated, format == .png {
      throw ValidationError("--animated needs --format svg, apng, gif or webp.")
    }
    let choices = [frames != nil, times != nil, every != nil, all].count { $0 }
    guard choices < 2 else {
      throw ValidationError("--frames, --times, --every and --all exclude one another.")
    }
    if let every, !(every > 0 && every.isFinite) {
      throw ValidationError("--every must be greater than 0.")
    }
    guard maxSize == nil || size == nil else {
      throw ValidationError("--max-size and --size exclude one another.")
    }
    if let maxSize, maxSize < 1 { throw ValidationError("--max-size must be at least 1.") }
    guard !output.isEmpty, output != "-" else {
      throw ValidationError("--output must name a folder.")
    }
    if inputs.contains("") { throw ValidationError("An input must not be empty.") }
    guard inputs.count(where: { $0 == InputFile.standardInput }) < 2 else {
      throw ValidationError("Standard input can be read once only.")
    }
  }

  func run() throws {
    try FontFolders.check(fonts)
    var rendering = Rendering()
    rendering.frames = choice
    rendering.size =
      size.map { .exactly(width: $0.width, height: $0.height) }
      ?? maxSize.map { .limited($0) } ?? .natural
    rendering.theme = theme
    rendering.background = background.color
    rendering.kind = kind
    rendering.folder = output
    rendering.fonts = fonts
    rendering.fallbackFont = fallbackFont
    rendering.hasSubfolders = inputs.count > 1 || inputs.contains(where: InputFile.isFolder)
    let isDone = try InputRun(inputs: inputs).forEach { file in
      let bar = ProgressBar(title: file.title)
      rendering.progress = { done, all in bar.show(done, of: all) }
      let outcome = rendering.render(file)
      bar.clear()
      Terminal.complain(outcome.log.lines(file: file.title, detail: quiet ? .errors : .summary))
      if !quiet {
        try Terminal.print(outcome.files.map { PrintableText.singleLine($0, limit: .max) })
      }
      return outcome.isDone
    }
    guard isDone else { throw ExitCode.failure }
  }

  private var choice: FrameChoice? {
    if let frames { return .frames(frames.numbers) }
    if let times { return .times(times.seconds) }
    if let every { return .every(every) }
    return all ? .every(1) : nil
  }

  private var kind: PictureKind {
    if let sheet { return .sheet(columns: sheet) }
    switch format {
    case .png: return .stills(.png)
    case .svg: return animated ? .moving(.svg) : .stills(.svg)
    case .gif: return .moving(.gif)
    case .apng: return .moving(.apng)
    case .webp: return .moving(.webp)
    }
  }
}
