package import InbetweenDiagnostics
import InbetweenExporters
import InbetweenJSONTree

extension Conversion {
  /// Converts one input into one Swift file, for build systems that must know their files' names
  /// beforehand.
  ///
  /// - Parameters:
  ///   - input: where it lies.
  ///   - path: of the file; it is written whole or not at all.
  /// - Returns: what is reported.
  package func convert(_ input: InputFile, into path: String) -> Batch.Report {
    defer { InputGuard.leave() }
    var conversion = self
    conversion.folder = nil
    // One file holds them, or the app has them.
    if conversion.pictures == .catalog { conversion.pictures = .embed }
    conversion.exporters = exporters.filter { $0 != .timelineJSON }
    var outcome = Outcome()
    do throws(Diagnostic) {
      try InputGuard.enter(input, limits: limits)
      guard !conversion.exporters.isEmpty else { throw .nothingForOneFile() }
      if conversion.exporters.contains(.literal), conversion.exporters.contains(where: \.draws) {
        throw .literalBesideViews()
      }
      outcome = conversion.outcome(of: input, bytes: try input.bytes(limit: JSONText.largestInput))
      let files = outcome.files
      // Views keep what draws them to their file, each under the same names.
      if conversion.exporters.contains(where: \.draws), files.count > conversion.exporters.count {
        throw .severalViews(files.count / conversion.exporters.count)
      }
      if outcome.isDone {
        let contents = Array(files.map(\.contents).joined(separator: [UInt8(ascii: "\n")]))
        _ = try OutputFiles.write([OutputFile(path: path, contents: contents)])
      }
    } catch {
      outcome.fail(error, isStrict: isStrict)
    }
    outcome.files = []
    return outcome.report(of: input)
  }

  /// Writes a file for an animation that the configuration leaves out.
  ///
  /// - Parameter path: of the file.
  /// - Throws: C003.
  package static func writeNothing(into path: String) throws(Diagnostic) {
    let text = "// The configuration does not name this animation.\n"
    _ = try OutputFiles.write([OutputFile(path: path, contents: Array(text.utf8))])
  }
}

extension Configuration {
  /// What is asked for one file.
  ///
  /// - Parameters:
  ///   - path: of the file; links are followed.
  ///   - given: what the command line says; it counts more.
  /// - Returns: how to convert it; nil when the configuration does not name it.
  package func item(
    for path: String, given: Settings
  ) -> (input: InputFile, conversion: Conversion)? {
    let wanted = SystemPath.resolved(path)
    for case .convert(let input, let conversion) in items(given: given)
    where SystemPath.resolved(input.path) == wanted {
      return (input, conversion)
    }
    return nil
  }
}
