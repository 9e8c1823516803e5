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
}
