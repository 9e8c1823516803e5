package import Diagnostics
package import TimingReport

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

extension Animation {
  /// What the animation does over time, beside what a document promises.
  ///
  /// - Parameters:
  ///   - input: the file that the animation is from.
  ///   - file: the promises; nil for a report of the animation alone.
  /// - Returns: the report.
  package func timingReport(of input: InputFile, against file: TimingFile?) -> Report {
    Report.make(
      of: timeline, named: input.isStandardInput ? name : input.name, against: file?.timing)
  }
}
