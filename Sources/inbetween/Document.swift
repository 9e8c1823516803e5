import ArgumentParser
import InbetweenDesignDocuments
import InbetweenDiagnostics
import InbetweenPipeline
import InbetweenTimingReport

/// `inbetween document`: the times that documents promise, as the draft of a timing file.
struct Document: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "document",
    abstract: "Draft a timing file from design documents.",
    usage: "inbetween document [<options>] <file> ...",
    discussion: """
      Reads Markdown (sentences, lists, tables and fences), HTML, reStructuredText, Swift files, style \
      sheets, design tokens and themes in JSON and YAML, Android's XML, SVG and XAML, other code by its \
      keys, and the comments of an animation's markers. Writes what they say of times as a timing file \
      (schema/timing.schema.json). With --for, motions become promises about the layers of that \
      animation, found by name and by the shape of what moves. What has no layer stays in comments: \
      nothing is made up.

      For example:
        inbetween document README.md
        inbetween document README.md Orb.swift --for orb.json -o orb.timing.yaml
        inbetween document README.md --format facts
      """)

  @Argument(
    help: """
      Documents and sources that belong together, the main one first; - for standard input.
      """,
    completion: .file(
      extensions: [
        "md", "markdown", "swift", "html", "rst", "txt", "css", "scss", "json", "xml", "svg", "ts",
        "js", "kt",
      ]))
  var files: [String]

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("The animation that the documents are about.", valueName: "animation"),
    completion: .file(extensions: ["json", "lottie"]))
  var animation: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the draft to a file instead of showing it.", valueName: "file"),
    completion: .file(extensions: ["yaml"]))
  var output: String?

  @Option(
    name: .shortAndLong,
    help: """
      What to write: a timing file, or what the documents say, one JSON object a line \
      (schema/fact.schema.json).
      """)
  var format = Format.yaml

  @Flag(help: "The same as --format facts.")
  var facts = false

  @OptionGroup var listing: FindingOptions

  @OptionGroup var limits: LimitOptions

  /// What becomes of what documents say.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case yaml, facts
  }

  private var writesFacts: Bool { facts || format == .facts }

  func validate() throws {
    guard listing.findings == .text || output.map({ $0 != "-" }) ?? true else {
      throw ValidationError(
        "The list of findings takes standard output; name a file for the draft.")
    }
    guard !writesFacts || animation == nil else {
      throw ValidationError("Facts are what documents say alone; leave --for out.")
    }
    try InputArguments.checkStandardInput(files + [animation ?? ""])
  }

  func run() throws {
    var measurement: Measurement?
    if let animation {
      let isDone = try InputRun(
        inputs: [animation], optionForOne: "--for", limits: limits.settings
      ).forEach { file in
        var log = DiagnosticLog()
        do throws(Diagnostic) {
          let first = try file.animations(log: &log).first
          for missing in first?.missingPictures(of: file) ?? [] { log.report(missing) }
          measurement = first?.measurement()
        } catch {
          log.report(error)
        }
        let detail = listing.verbose ? DiagnosticLog.Detail.everything : .errors
        Terminal.complain(log.lines(file: file.title, detail: detail))
        return measurement != nil
      }
      guard isDone else { throw ExitCode.failure }
    }
    let bar = ProgressBar(title: "Reading")
    defer { bar.clear() }
    let list = listing.list()
    var log = DiagnosticLog()
    var isDone = true
    let files = DesignFiles(paths: files)
    do throws(DesignFiles.Failure) {
      let documents = try files.read(log: &log)
      bar.clear()
      list.add(log, of: files.title)
      // A list takes standard output.
      if !list.isList || output != nil {
        try write(
          writesFacts
            ? FactLines.text(of: documents)
            : DraftTiming(of: documents, measurement: measurement).yaml,
          names: !list.isList && !listing.quiet)
      }
    } catch {
      list.add(log, of: files.title)
      list.add(error.diagnostic, of: error.path)
      isDone = false
    }
    try list.finish()
    guard isDone else { throw ExitCode.failure }
  }

  /// Writes the draft, or the facts; `names` says whether a file that is written is named.
  private func write(_ text: String, names: Bool) throws(DesignFiles.Failure) {
    do throws(Diagnostic) {
      guard let output, output != "-" else { return try Terminal.print(text: text) }
      _ = try OutputFiles.write([OutputFile(path: output, contents: Array(text.utf8))])
      if names { try Terminal.print([PrintableText.singleLine(output, limit: .max)]) }
    } catch {
      throw DesignFiles.Failure(path: output ?? "-", diagnostic: error)
    }
  }
}
