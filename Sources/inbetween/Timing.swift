import ArgumentParser
import DesignDocuments
import Diagnostics
import HTMLReport
import Pipeline
import TimingReport

/// `inbetween timing`: what moves when, beside what was promised.
struct Timing: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare an animation with its documented times.",
    discussion: """
      Measures the animation's keyframes: what moves, from when to when, how. Promises are read from \
      --against, or from the file orb.timing.yaml beside orb.json (schema/timing.schema.json); \
      without one, the report shows the animation alone. --from-document reads them from a design \
      document itself. Exit status 1 says that a promise is broken.
      """)

  @Argument(
    help: "A .json or .lottie file, a folder, or - for standard input.",
    completion: .file(extensions: ["json", "lottie"]))
  var input: String

  @Option(
    help: ArgumentHelp("The timing file to compare with.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var against: String?

  @Option(
    help: ArgumentHelp(
      "A Markdown document whose times are the promises; see inbetween document.",
      valueName: "file"),
    completion: .file(extensions: ["md", "markdown", "swift"]))
  var fromDocument: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Swift files that belong to --from-document.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var source: [String] = []

  @Option(
    help: """
      How to write it: text, markdown, html (one page with the dope sheet and the animation), or \
      json (schema/report.schema.json).
      """)
  var format = Format.text

  @Option(
    help: ArgumentHelp("Write the report to a file instead of showing it.", valueName: "file"),
    completion: .file())
  var output: String?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, html, json
  }

  func validate() throws {
    if against != nil, fromDocument != nil {
      throw ValidationError("--against and --from-document both say what is promised: use one.")
    }
    if !source.isEmpty, fromDocument == nil {
      throw ValidationError("--source belongs to --from-document.")
    }
  }

  func run() throws {
    var documents: [DesignDocument]?
    do throws(DesignFiles.Failure) {
      documents = try fromDocument.map { (path) throws(DesignFiles.Failure) in
        try DesignFiles(paths: [path] + source).read()
      }
    } catch {
      Terminal.complain([error.diagnostic.line(file: error.path)])
      throw ExitCode.failure
    }
    var reports: [String] = []
    var sections: [HTMLReport.Section] = []
    var isKept = true
    let option = against.map { _ in "--against" }
    let isDone = try InputRun(inputs: [input], optionForOne: option).forEach { file in
      var log = DiagnosticLog()
      defer { Terminal.complain(log.lines(file: file.title, detail: .errors)) }
      let timing: TimingFile?
      let path = documents == nil ? against ?? file.timingFile : nil
      do throws(Diagnostic) {
        timing = try path.map { (path) throws(Diagnostic) in try TimingFile(path: path) }
      } catch {
        Terminal.complain([error.line(file: path ?? file.title)])
        return false
      }
      do throws(Diagnostic) {
        for animation in try file.animations(log: &log) {
          let drafted = try documents.map { (documents) throws(Diagnostic) in
            let draft = DraftTiming(
              of: documents, measurement: Measurement(of: animation.timeline))
            return TimingFile(path: fromDocument ?? "", timing: try draft.timing())
          }
          let report = animation.timingReport(of: file, against: drafted ?? timing)
          if report.isBroken { isKept = false }
          guard format == .html else {
            reports.append(text(of: report))
            continue
          }
          let quoted = fromDocument.map { [$0] + source } ?? timing?.documents ?? []
          sections.append(
            animation.section(of: report, from: file, quoting: quoted, number: sections.count))
        }
      } catch {
        log.report(error)
      }
      return log.gravest != .error
    }
    if !sections.isEmpty { reports = [HTMLReport(sections: sections).page()] }
    if !reports.isEmpty { try write(reports.joined(separator: "\n")) }
    guard isDone && isKept else { throw ExitCode.failure }
  }

  private func text(of report: Report) -> String {
    switch format {
    case .text: report.text(hasColor: output == nil && Terminal.hasColor)
    case .markdown: report.markdown()
    case .json: report.json()
    case .html: HTMLReport(sections: [HTMLReport.Section(report: report)]).page()
    }
  }

  private func write(_ text: String) throws {
    let path = output == "-" ? nil : output
    do throws(Diagnostic) {
      guard let path else { return try Terminal.print(text: text) }
      _ = try OutputFiles.write([OutputFile(path: path, contents: Array(text.utf8))])
      try Terminal.print([PrintableText.singleLine(path, limit: .max)])
    } catch {
      Terminal.complain([error.line(file: path ?? "<stdout>")])
      throw ExitCode.failure
    }
  }
}
