package import Diagnostics
package import Exporters
import TimingReport

/// A run of conversions: what is asked for, and which files it has made so far.
package struct Conversion: Sendable {
  /// In the order in which their files are written.
  package var exporters: [Exporter] = [.literal]
  /// Folders whose fonts are used before the machine's own.
  package var fonts: [String] = []
  /// The family drawn for families that are not there; nil for the nearest.
  package var fallbackFont: String?
  /// What to call the animation instead of its file's stem; nil for the stem.
  package var name: String?
  package var access = ExportOptions.Access.internal
  /// Where files go; nil for standard output.
  package var folder: String? = "."
  /// What to compare every animation with; nil for the timing file beside each input.
  package var timingFile: String?
  /// Whether a warning counts as an error: nothing is made then.
  package var isStrict = false
  /// The input that each file was made from, by its path in lower case: some file systems do not
  /// tell `Orb.swift` from `orb.swift`.
  private var sources: [String: String] = [:]

  package init() {}
}

extension Conversion {
  /// What became of one input.
  package struct Outcome: Sendable {
    /// What was found, warnings as errors in a strict run.
    package var log = DiagnosticLog()
    /// The files made, whether written or already there; with their contents where they go to
    /// standard output.
    package var files: [OutputFile] = []
    /// The comparisons with documented times.
    package var timing: [TimingOutcome] = []
    /// Whether the input is converted as a whole, and keeps the times that are documented.
    package var isDone: Bool {
      log.gravest != .error && timing.allSatisfy { $0.log.gravest != .error }
    }
  }

  /// How an animation fares beside its documented times.
  package struct TimingOutcome: Sendable {
    /// The timing file, as the user would name it.
    package var file: String
    /// Broken promises and contradictions, at their lines of the timing file.
    package var log = DiagnosticLog()
    /// One line; nil when the file cannot be read.
    package var summary: String?
  }

  /// Converts one input and writes its files: all or none of them.
  package mutating func convert(_ input: InputFile) -> Outcome {
    var outcome = Outcome()
    do throws(Diagnostic) {
      let animations = try input.animations(named: name, log: &outcome.log)
      let files = files(for: animations, of: input, log: &outcome.log)
      if isStrict { outcome.log.makeWarningsErrors() }
      outcome.timing = timing(of: animations, from: input)
      guard !isStrict || outcome.isDone else { return outcome }
      try claim(files, for: input)
      if folder != nil { _ = try OutputFiles.write(files) }
      outcome.files = files
    } catch {
      if isStrict { outcome.log.makeWarningsErrors() }
      outcome.log.report(error)
    }
    return outcome
  }

  private func timing(of animations: [Animation], from input: InputFile) -> [TimingOutcome] {
    guard let path = timingFile ?? input.timingFile else { return [] }
    var outcomes: [TimingOutcome] = []
    do throws(Diagnostic) {
      let file = try TimingFile(path: path)
      for animation in animations {
        let report = animation.timingReport(of: input, against: file)
        var outcome = TimingOutcome(file: path, summary: report.summary)
        for finding in report.findings { outcome.log.report(finding) }
        outcomes.append(outcome)
      }
    } catch {
      var outcome = TimingOutcome(file: path)
      outcome.log.report(error)
      outcomes = [outcome]
    }
    if isStrict {
      for index in outcomes.indices { outcomes[index].log.makeWarningsErrors() }
    }
    return outcomes
  }

  private func files(
    for animations: [Animation], of input: InputFile, log: inout DiagnosticLog
  ) -> [OutputFile] {
    let folder = folder.map { $0 == "." ? "" : $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    let source = input.isStandardInput ? nil : input.name
    return animations.flatMap { animation in
      let options = ExportOptions(name: animation.name, source: source, access: access)
      return exporters.flatMap {
        $0.export(animation.timeline, options, log: &log) { log in
          animation.scene(fonts: fonts, fallback: fallbackFont, log: &log)
        }
      }.map {
        OutputFile(path: folder + input.folder + $0.name, contents: $0.contents)
      }
    }
  }

  /// Makes sure that no input overwrites what another one of this run made.
  private mutating func claim(
    _ files: [OutputFile], for input: InputFile
  ) throws(Diagnostic) {
    guard folder != nil else { return }
    var claimed = sources
    for file in files {
      if let other = claimed.updateValue(input.title, forKey: file.path.lowercased()) {
        throw .outputTaken(file.path, by: other)
      }
    }
    sources = claimed
  }
}
