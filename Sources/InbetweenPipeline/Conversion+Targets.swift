package import InbetweenDiagnostics
package import InbetweenExporters

/// What one target makes of an animation, for a person to read.
package struct TargetSource: Sendable {
  package var exporter: Exporter
  /// Its Swift files; empty where it has no words for the animation.
  package var files: [OutputFile]
  /// What it cannot say.
  package var log: DiagnosticLog
}

extension Conversion {
  /// The Swift of each target, whichever the conversion asks for; nothing is written.
  ///
  /// - Parameters:
  ///   - animation: of the input.
  ///   - input: where it lies.
  /// - Returns: the views first, then the literal.
  package func sources(of animation: Animation, from input: InputFile) -> [TargetSource] {
    [Exporter.swiftUI, .coreAnimation, .literal].map { exporter in
      var conversion = self
      conversion.exporters = [exporter]
      conversion.folder = nil
      var outcome = Outcome()
      let files = conversion.files(for: [animation], of: input, &outcome)
      return TargetSource(
        exporter: exporter, files: files.filter { $0.path.hasSuffix(".swift") }, log: outcome.log)
    }
  }
}
