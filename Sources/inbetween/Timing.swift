import ArgumentParser
import InbetweenDesignDocuments
import InbetweenDiagnostics
import InbetweenPipeline
import InbetweenTimingReport

/// `inbetween timing`: what moves when, beside what was promised.
struct Timing: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timing",
    abstract: "Compare an animation with its documented times.",
    discussion: """
      Measures the animation's keyframes: what moves, from when to when, how. Promises are read from \
      --against, or from the file orb.timing.yaml beside orb.json (schema/timing.schema.json); \
      without one, the report shows the animation alone. --from-document reads them from a design \
      document itself: layers are found by the names that it uses, by its texts and by the layers: \
      of the timing file, and what is not found is reported.

      Exit status: 0 all is kept; 1 a promise is broken, or more than --allow-unmatched could not be \
      judged, or none could; 2 something could not be read; 64 wrong use.

      With --against NEW.json the two animations are compared, as versions of one: what moved, by \
      how many frames, and which promises that touches. Exit status 1 says then that NEW breaks a \
      promise which INPUT keeps, and with --exit-code 3 that the two differ. --format html shows both \
      dope sheets above each other and the frames that differ most; --pictures writes those as files.

      For example:
        inbetween timing orb.json
        inbetween timing Animations --format junit -o timing.xml
        inbetween timing orb.json --from-document README.md
        inbetween timing old.json --against new.json --format html -o what.html
      """)

  @OptionGroup var arguments: InputArguments

  @Option(
    help: ArgumentHelp(
      """
      The timing file, or the newer version of the animation, to compare with. (default: \
      orb.timing.yaml beside orb.json)
      """,
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json", "lottie"]))
  var against: String?

  @Option(
    help: ArgumentHelp(
      "A design document whose times are the promises; see inbetween document.",
      valueName: "file"),
    completion: .file(extensions: ["md", "markdown", "swift"]))
  var fromDocument: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Swift files that belong to --from-document.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var source: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      How many promises may go unjudged: what they name is not found, or nothing can be compared. \
      (default: what the timing file says, else 0)
      """,
      valueName: "count"))
  var allowUnmatched: Int?

  @Flag(help: "With two versions: exit with 3 where they differ and no promise is broken.")
  var exitCode = false

  @Option(
    name: .shortAndLong,
    help: """
      How to write it: text, markdown, html (one page with the dope sheet and the animation), \
      json (schema/report.schema.json), or for pipelines junit, sarif and github (annotations).
      """)
  var format = Format.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the report to a file instead of showing it.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "With two versions: write the frames that differ most into this folder, as PNG files.",
      valueName: "dir"),
    completion: .directory)
  var pictures: String?

  @Flag(
    inversion: .prefixedNo,
    help: "With --format html: show the animation, and frames of it, on the page.")
  var animation = true

  @OptionGroup var options: FindingOptions

  @OptionGroup var limits: LimitOptions

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, html, json, junit, sarif, github
  }

  private var inputs: [String] { arguments.inputs }

  func validate() throws {
    if options.findings != .text, path == nil, format != .text {
      throw ValidationError("The list of findings takes standard output; leave --format out.")
    }
    if !animation, format != .html {
      throw ValidationError("--no-animation belongs to --format html.")
    }
    if pictures != nil, newVersion == nil {
      throw ValidationError("--pictures belongs to --against with a newer version.")
    }
    if let allowUnmatched, allowUnmatched < 0 {
      throw ValidationError("--allow-unmatched takes a count, such as 2.")
    }
    if let against, Self.documentEndings.contains(where: against.lowercased().hasSuffix) {
      throw ValidationError(
        "--against takes a timing file or an animation; --from-document reads \(against).")
    }
    if exitCode, newVersion == nil {
      throw ValidationError("--exit-code belongs to --against with a newer version.")
    }
    if newVersion != nil, inputs.count > 1 {
      throw ValidationError("--against is for one input, and \(inputs.count) are given.")
    }
    try InputArguments.checkStandardInput(
      inputs + [against ?? "", fromDocument ?? ""] + source)
    if !source.isEmpty, fromDocument == nil {
      throw ValidationError("--source belongs to --from-document.")
    }
  }

  /// How the names of design documents end.
  private static let documentEndings = [".md", ".markdown", ".html", ".rst", ".txt", ".swift"]

  /// The newer version, where --against names an animation.
  private var newVersion: String? {
    guard let against else { return nil }
    let name = against.lowercased()
    let endings = [".json", ".lottie", ".tgs", ".zip", ".js"]
    return endings.contains(where: name.hasSuffix) ? against : nil
  }

  func run() throws {
    let list = options.list(.errors)
    if let newVersion { return try compareVersions(newVersion, list) }
    var reports = TimingOutput(
      format: format, keepsLists: list.isList, showsAnimations: animation)
    var documents: [DesignDocument]?
    var said = DiagnosticLog()
    do throws(DesignFiles.Failure) {
      documents = try fromDocument.map { (path) throws(DesignFiles.Failure) in
        try DesignFiles(paths: [path] + source).read(log: &said)
      }
      take(said, list, &reports)
    } catch {
      take(said, list, &reports)
      list.add(error.diagnostic, of: error.path)
      reports.add(unreadable: error.path, error.diagnostic)
      try show(reports, list)
      throw ExitCode.unreadable
    }
    let option = against.map { _ in "--against" }
    let run = InputRun(
      inputs: inputs, optionForOne: option, limits: limits.settings,
      report: { list.add($1, of: $0) })
    let isDone = try run.forEach(missing: { reports.add(unreadable: $0, $1) }) { file in
      let bar = ProgressBar(title: file.title)
      var log = DiagnosticLog()
      defer {
        bar.clear()
        list.add(log, of: file.title)
      }
      let timing: TimingFile?
      let path = against ?? file.timingFile
      do throws(Diagnostic) {
        timing = try path.map { (path) throws(Diagnostic) in try TimingFile(path: path) }
      } catch {
        list.add(error, of: path ?? file.title)
        reports.add(unreadable: path ?? file.title, error)
        return false
      }
      do throws(Diagnostic) {
        for animation in try file.animations(log: &log) {
          for missing in animation.missingPictures(of: file) { log.report(missing) }
          let drafted = try documents.map { (documents) throws(Diagnostic) in
            let draft = DraftTiming(
              of: documents, measurement: animation.measurement(),
              layers: timing?.timing.layers ?? [:])
            return TimingFile(
              path: fromDocument ?? "", timing: try draft.timing().judged(like: timing?.timing))
          }
          var report = animation.timingReport(
            of: file, against: (drafted ?? timing)?.allowing(allowUnmatched))
          // Two folders may hold files of one name.
          report.animation = file.folder + report.animation
          let quoted = fromDocument.map { [$0] + source }
          reports.add(
            report, of: animation, from: file,
            ReportFiles(
              animation: file.title, timing: drafted == nil ? path : nil, documents: quoted ?? []),
            quoting: quoted ?? timing?.documents ?? [])
        }
      } catch {
        log.report(error)
        reports.add(unreadable: file.title, error)
      }
      return log.gravest != .error
    }
    try show(reports, list)
    guard isDone else { throw ExitCode.unreadable }
    guard reports.areKept else { throw ExitCode.failure }
  }

  /// Writes the reports, unless a list of findings takes their place, and then that list.
  private func show(_ reports: TimingOutput, _ list: FindingList) throws {
    if !list.isList || path != nil,
      let text = reports.text(
        columns: path == nil ? Terminal.columns : nil,
        hasColor: path == nil && Terminal.hasColor, onlyFailed: options.quiet && path == nil)
    {
      try write(text)
    }
    if list.isList { list.add(reports.checked) }
    try list.finish()
  }

  private func compareVersions(_ newVersion: String, _ found: FindingList) throws {
    let bar = ProgressBar(title: newVersion)
    defer { bar.clear() }
    var versions = VersionRun(old: inputs[0], new: newVersion)
    versions.documents = fromDocument.map { [$0] + source } ?? []
    versions.limits = limits.settings
    defer { InputGuard.leave() }
    guard let compared = try versions.compare(found) else {
      try found.finish()
      throw ExitCode.unreadable
    }
    let comparison = compared.comparison
    var frames: [DifferingFrame] = []
    if format == .html && animation || pictures != nil {
      var drawn = VersionFrames(compared.before, compared.after)
      frames = drawn.most()
    }
    var paths: [String] = []
    do throws(Diagnostic) {
      if let pictures { paths = try compared.write(frames, to: pictures) }
    } catch {
      Terminal.complain([error.line(file: pictures ?? "")])
      throw ExitCode.failure
    }
    let list = comparison.checkList(
      ReportFiles(
        animation: newVersion, timing: versions.timingFile, documents: versions.documents))
    bar.clear()
    found.add([list])
    switch format {
    case .text where found.isList && path == nil || options.quiet && comparison.isSame: break
    case .markdown: try write(comparison.markdown(pictures: paths))
    case .json: try write(comparison.json())
    case .junit: try write(JUnitReport.text([list], title: "inbetween timing"))
    case .sarif: try write(SARIFReport.text([list], version: Conversion.version))
    case .github: try write(GitHubReport.text([list]))
    case .html: try write(compared.page(animation ? frames : [], isDrawn: animation))
    case .text:
      try write(
        comparison.text(
          columns: path == nil ? Terminal.columns : nil,
          hasColor: path == nil && Terminal.hasColor))
    }
    try found.finish()
    guard !comparison.breaksPromise else { throw ExitCode.failure }
    guard !exitCode || comparison.isSame else { throw ExitCode(3) }
  }

  /// Lists what was left alone in the document.
  private func take(_ log: DiagnosticLog, _ list: FindingList, _ reports: inout TimingOutput) {
    guard let fromDocument else { return }
    let title = InputFile(path: fromDocument).title
    list.add(log, of: title, detail: options.quiet ? .errors : .everything)
    reports.add(log, of: title)
  }

  /// The file that is written; nil for standard output.
  private var path: String? { output == "-" ? nil : output }

  private func write(_ text: String) throws { try options.write(text, to: path) }
}

extension ExitCode {
  /// Something could not be read, so that nothing can be said of it.
  static let unreadable = ExitCode(2)
}
