import ArgumentParser
import InbetweenDiagnostics
import InbetweenPipeline

/// How findings are listed, and how many of them: the options of commands that show something else
/// besides.
struct FindingOptions: ParsableArguments {
  @Option(
    help: """
      How findings are listed: text, on standard error; json, sarif or github (annotations), on \
      standard output, in place of all else.
      """)
  var findings = FindingFormat.text

  @Flag(name: .shortAndLong, help: "Print errors only, and reports only of what fails.")
  var quiet = false

  @Flag(
    name: .shortAndLong,
    help: "Print all findings: notes too, which change nothing that is seen.")
  var verbose = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude one another.") }
  }

  /// A list that is filled as they ask.
  ///
  /// - Parameter usual: how much is listed without --quiet and --verbose.
  /// - Returns: an empty list.
  func list(_ usual: DiagnosticLog.Detail = .warnings) -> FindingList {
    FindingList(format: findings, detail: quiet ? .errors : verbose ? .everything : usual)
  }

  /// Writes what a command shows, and says where to.
  ///
  /// - Parameters:
  ///   - text: all of it.
  ///   - path: of a file; nil for standard output.
  /// - Throws: `ExitCode.failure` where it cannot be written, which is said.
  func write(_ text: String, to path: String?) throws {
    do throws(Diagnostic) {
      guard let path else { return try Terminal.print(text: text) }
      _ = try OutputFiles.write([OutputFile(path: path, contents: Array(text.utf8))])
      if !quiet, findings == .text {
        try Terminal.print([PrintableText.singleLine(path, limit: .max)])
      }
    } catch {
      Terminal.complain([error.line(file: path ?? "<stdout>")])
      throw ExitCode.failure
    }
  }
}
