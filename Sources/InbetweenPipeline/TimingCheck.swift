package import InbetweenDiagnostics
import InbetweenFonts
package import InbetweenTimeline
package import InbetweenTimingReport

/// What a timing file promises, and where it lies.
package struct TimingFile: Hashable, Sendable {
  /// As the user would name it.
  package let path: String
  package let timing: DocumentedTiming

  /// Promises that stand in no file of their own.
  ///
  /// - Parameters:
  ///   - path: what they were read from.
  ///   - timing: what is promised.
  package init(path: String, timing: DocumentedTiming) {
    self.path = path
    self.timing = timing
  }
}

extension TimingFile {
  /// How much of a timing file is read: more than its own limit, so that the reader meets that.
  private static let largest = 8 << 20

  /// Reads a timing file.
  ///
  /// - Parameters:
  ///   - path: of the YAML file.
  ///   - tolerance: what counts where the file states none; nil for one frame.
  /// - Throws: C001 when it cannot be read, else T001…T007.
  package init(path: String, tolerance: TimeSpan? = nil) throws(Diagnostic) {
    let bytes = try InputFile(path: path).bytes(limit: Self.largest)
    let name = InputFile(path: path).name
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadableInput("it is not UTF-8")
    }
    self.path = path
    timing = try DocumentedTiming.read(yaml: text, fileName: name, tolerance: tolerance)
  }
}

extension TimingFile {
  /// The same promises, of which so many may go unjudged; nil for as many as the file says.
  package func allowing(_ count: Int?) -> TimingFile {
    var timing = timing
    timing.allowedUnjudged = count ?? timing.allowedUnjudged
    return TimingFile(path: path, timing: timing)
  }
}

extension Animation {
  /// What the animation does over time, beside what a document promises.
  ///
  /// - Parameters:
  ///   - input: the file that the animation is from.
  ///   - file: the promises; nil for a report of the animation alone.
  /// - Returns: the report.
  package func timingReport(of input: InputFile, against file: TimingFile?) -> Report {
    Report.make(
      of: evaluated().namingTimes(of: machines), named: input.isStandardInput ? name : input.name,
      against: file?.timing)
  }

  /// What the animation does over time, expressions included.
  package func measurement() -> Measurement {
    Measurement(of: evaluated().namingTimes(of: machines))
  }

  /// The timeline with expressions as keyframes, as far as they can be evaluated: what is seen is
  /// measured.
  package func evaluated() -> Timeline {
    // What becomes of an expression is reported where the animation is drawn.
    var log = DiagnosticLog()
    return timeline.evaluatingExpressions(drawnWith: FontSources(embedded: fonts), log: &log)
  }
}
