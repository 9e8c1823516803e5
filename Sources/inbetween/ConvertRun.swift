import ArgumentParser
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenPipeline
import Synchronization

/// One conversion of everything that is asked for, or one after each change.
struct ConvertRun: Sendable {
  /// As named on the command line.
  let inputs: [String]
  /// The configuration to read; nil when there are inputs.
  let configuration: String?
  /// What the command line says, but for the theme.
  let settings: Configuration.Settings
  /// Where what plays views stands if nothing else says.
  let defaultRuntime: ExportOptions.Runtime?
  /// The file with the theme, which is read for each run; nil without one.
  let theme: String?
  /// The option given that makes sense for one animation only; nil without one.
  let optionForOne: String?
  let jobs: Int?
  let checks: Bool
  let remembers: Bool
  let isQuiet: Bool
  /// Whether notes are reported too.
  let isVerbose: Bool
  /// How findings are listed; unless it is text, they are all that standard output gets.
  let format: FindingFormat
  /// Whether inputs are converted again and again.
  let watches: Bool

  /// Converts everything once.
  ///
  /// - Parameter reportsUnchanged: whether files that need no work are reported.
  /// - Returns: whether all went well.
  /// - Throws: `ExitCode.failure` when nothing can be known any more, `ValidationError` when there
  ///   are several files and an option only makes sense for one.
  func once(reportsUnchanged: Bool = true) throws -> Bool {
    let start = ContinuousClock.now
    var batch = Batch()
    batch.items = try items()
    let isStream = settings.output == InputFile.standardInput
    batch.jobs = isStream ? 1 : jobs ?? OrderedWork.processorCount
    batch.checks = checks
    batch.remembers = remembers && !isStream && isMany
    batch.reportsUnchanged = reportsUnchanged
    batch.isIsolated = isMany || batch.items.count > 1 || watches
    let bar = ProgressBar(title: checks ? "checking" : "converting")
    let failure = Failure()
    let told = ReportedFindings()
    let count = batch.items.count
    let summary = batch.run { report, done in
      // Else it would be gone for most of the time.
      if says(report, isStream: isStream) { bar.clear() }
      told.add(report.lines.filter(isReported))
      let isReported = failure.record { () throws(Diagnostic) in
        try notify(report, isStream: isStream)
      }
      bar.show(done, of: count)
      return isReported
    }
    bar.clear()
    if let finding = failure.finding {
      Terminal.complain([finding.line(file: "<stdout>")])
      throw ExitCode.failure
    }
    if format != .text {
      told.add(isQuiet ? [] : summary.closing.map { .finding($0) })
      try show(told.all)
    }
    if !isQuiet {
      if format == .text { Terminal.complain(summary.closing.map(\.line)) }
      if isMany, !isStream, summary.inputs > 1, reportsUnchanged || summary.hasNews {
        Terminal.complain(
          summary.lines(time: start.duration(to: .now), checks: checks, notes: isVerbose))
      }
    }
    return summary.isDone
  }

  /// Writes all Swift of one input into one file.
  ///
  /// - Parameters:
  ///   - path: of the file.
  ///   - only: the input among those that the configuration names; nil without a configuration.
  ///   - isNamed: whether the file is listed on standard output, as others are.
  /// - Returns: whether all went well.
  /// - Throws: `ValidationError` for several inputs.
  func write(into path: String, only: String?, isNamed: Bool) throws -> Bool {
    let settings: Configuration.Settings
    var item: (input: InputFile, conversion: Conversion)?
    do throws(Diagnostic) {
      settings = try settingsWithTheme()
    } catch {
      Terminal.complain([error.line(file: theme ?? path)])
      return false
    }
    do throws(Diagnostic) {
      if let configuration, let only {
        item = try read(configuration).item(for: only, given: settings)
        if item == nil {
          try Conversion.writeNothing(into: path)
          return true
        }
      }
    } catch {
      Terminal.complain([error.line(file: configuration ?? path)])
      return false
    }
    let candidates = item == nil ? try items() : []
    let count = candidates.count { if case .convert = $0 { true } else { false } }
    guard count < 2 else {
      throw ValidationError("\(path) is one file, and \(count) inputs are named.")
    }
    for candidate in candidates {
      switch candidate {
      case .convert(let input, let conversion): item = (input, conversion)
      case .refuse(let name, let finding):
        Terminal.complain([finding.line(file: name)])
        return false
      }
    }
    guard let item else { return true }
    let report = item.conversion.convert(item.input, into: path)
    try? notify(report, isStream: false)
    if isNamed, report.isDone, !isQuiet, format == .text {
      try Terminal.print([PrintableText.singleLine(path, limit: .max)])
    }
    if format != .text { try show(report.lines.filter(isReported)) }
    return report.isDone
  }

  /// Writes what views have together into one file.
  ///
  /// - Parameter path: of the file.
  /// - Returns: whether all went well. What is wrong with animations is told where they are
  ///   converted.
  /// - Throws: when items cannot be found.
  func writeRuntime(into path: String) throws -> Bool {
    var batch = Batch()
    batch.items = try items()
    do throws(Diagnostic) {
      try batch.writeSharedRuntime(into: path)
      return true
    } catch {
      Terminal.complain([error.line(file: path)])
      return false
    }
  }

  private func read(_ configuration: String) throws(Diagnostic) -> Configuration {
    var read = try Configuration.read(configuration)
    read.settings.runtime = read.settings.runtime ?? defaultRuntime
    return read
  }

  /// Whether there may be many inputs: then a summary is worth a line, and a manifest its file.
  private var isMany: Bool {
    configuration != nil || inputs.contains { InputFile.standsForMany($0) }
  }

  /// What there is to do, in order.
  func items() throws -> [Batch.Item] {
    let settings: Configuration.Settings
    do throws(Diagnostic) {
      settings = try settingsWithTheme()
    } catch {
      return [.refuse(theme ?? "", error)]
    }
    if let configuration {
      do throws(Diagnostic) {
        return try read(configuration).items(given: settings)
      } catch {
        return [.refuse(configuration, error)]
      }
    }
    var items = settings.missingFonts
    var seen: Set<InputFile> = []
    for input in inputs {
      var files: [InputFile] = []
      do throws(Diagnostic) {
        files = try InputFile.files(called: input) { items.append(.refuse($0, $1)) }
      } catch {
        items.append(.refuse(input, error))
      }
      if let optionForOne, files.count > 1 {
        throw ValidationError(
          "\(optionForOne) is for one input, and the folder holds \(files.count).")
      }
      items += files.filter { seen.insert($0.plain).inserted }
        .map { .convert($0, settings.conversion) }
    }
    return items
  }

  private func settingsWithTheme() throws(Diagnostic) -> Configuration.Settings {
    var settings = settings
    if let theme { settings.theme = try WrittenThemeRule.read(theme) }
    return settings
  }

  /// Lists findings on standard output.
  private func show(_ lines: [Batch.Line]) throws {
    let findings = lines.compactMap { line -> ListedFinding? in
      switch line {
      case .finding(let finding): finding
      case .comparison: nil
      }
    }
    do throws(Diagnostic) {
      try Terminal.print(text: format.text(of: findings))
    } catch {
      Terminal.complain([error.line(file: "<stdout>")])
      throw ExitCode.failure
    }
  }

  /// Whether a line is reported.
  private func isReported(_ line: Batch.Line) -> Bool {
    switch line.severity {
    case .error: true
    case .warning, nil: !isQuiet
    case .note: isVerbose
    }
  }

  /// Whether a report is shown at all.
  private func says(_ report: Batch.Report, isStream: Bool) -> Bool {
    (!report.files.isEmpty && (isStream || !isQuiet))
      || report.lines.contains(where: isReported)
  }

  private func notify(_ report: Batch.Report, isStream: Bool) throws(Diagnostic) {
    guard format == .text else { return }
    Terminal.complain(report.lines.filter(isReported).map(\.text))
    if isStream {
      for file in report.files { try Terminal.print(file.contents) }
    } else if !isQuiet, !report.files.isEmpty {
      try Terminal.print(report.files.map { PrintableText.singleLine($0.path, limit: .max) })
    }
  }
}

/// The first finding that made telling impossible.
private final class Failure: Sendable {
  private let first = Mutex<Diagnostic?>(nil)

  var finding: Diagnostic? { first.withLock { $0 } }

  /// Calls `body`, and returns whether it did not throw.
  func record(_ body: () throws(Diagnostic) -> Void) -> Bool {
    do throws(Diagnostic) {
      try body()
      return true
    } catch {
      first.withLock { $0 = error }
      return false
    }
  }
}

/// The lines that a run tells, for formats that list them together.
private final class ReportedFindings: Sendable {
  private let lines = Mutex<[Batch.Line]>([])

  var all: [Batch.Line] { lines.withLock { $0 } }

  func add(_ more: [Batch.Line]) { lines.withLock { $0 += more } }
}
