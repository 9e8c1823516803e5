package import InbetweenDiagnostics
import InbetweenExporters

/// Conversions of many inputs at once: files and findings come in the order of the inputs, and a
/// bad one does not stop the others.
package struct Batch: Sendable {
  package var items: [Item] = []
  /// The most conversions at once.
  package var jobs = 1
  /// Whether files are compared with what would be written, and nothing is.
  package var checks = false
  /// Whether inputs that did not change since the last run are left alone, as `Manifest` knows.
  package var remembers = false
  /// Whether an input that did not change is reported again.
  package var reportsUnchanged = true
  /// Whether conversions have processes of their own.
  package var isIsolated = false

  package init() {}

  /// One thing to do.
  package enum Item: Hashable, Sendable {
    case convert(InputFile, Conversion)
    /// What was named, and why nothing can be converted there.
    case refuse(String, Diagnostic)
  }
}

extension Batch {
  /// What became of one item, as it is reported.
  package struct Report: Hashable, Sendable {
    /// Findings and comparisons, for standard error.
    package var lines: [Line] = []
    /// The files that belong to the input; with their contents where they go to standard output.
    package var files: [OutputFile] = []
    /// How often each code was found.
    package var counts: [DiagnosticCode: Int] = [:]
    /// What rules for themes may be about, where there are any.
    package var themeSubjects: Set<String> = []
    package var isDone = true
    /// Whether nothing had to be converted.
    package var isUnchanged = false
  }

  /// A line about an input.
  package enum Line: Hashable, Sendable {
    case finding(ListedFinding)
    /// A comparison with documented times.
    case comparison(String)

    package var text: String {
      switch self {
      case .finding(let finding): finding.line
      case .comparison(let text): text
      }
    }

    /// Nil for a line that is no finding.
    package var severity: Diagnostic.Severity? {
      switch self {
      case .finding(let finding): finding.severity
      case .comparison: nil
      }
    }
  }

  /// Does all items.
  ///
  /// - Parameter onReport: is given each item's report, in their order; false to stop.
  /// - Returns: what became of all.
  package func run(
    onReport: @escaping @Sendable (Report, _ done: Int) -> Bool
  ) -> BatchSummary {
    let folders = Set(items.compactMap(\.manifestFolder))
    let known = Manifests(folders: remembers ? folders.sorted() : [])
    let start = Progress(manifests: known)
    let workers = isIsolated ? WorkerPool() : nil
    let work = BatchWork(batch: self, manifests: known, workers: workers)
    let items = items.withSharedAccess
    let end = OrderedWork.run(
      count: items.count, jobs: jobs, start: start,
      work: { work.result(of: items[$0]) },
      take: { progress, index, result in
        let report = progress.take(result, of: items[index], checks: checks)
        if case .convert = items[index] { progress.summary.add(report) }
        progress.themeSubjects.formUnion(report.themeSubjects)
        guard reportsUnchanged || !report.isUnchanged else { return true }
        return onReport(report, index + 1)
      })
    workers?.close()
    var (summary, manifests) = (end.summary, end.manifests)
    for finding in summary.isDone ? unusedRules(among: end.themeSubjects) : [] {
      summary.closing.append(finding)
      summary.counts[finding.code, default: 0] += 1
    }
    for finding in end.sharedTypes {
      summary.closing.append(finding)
      summary.counts[finding.code, default: 0] += 1
    }
    guard remembers else { return summary }
    for orphan in manifests.orphans() {
      summary.closing.append(orphan)
      summary.counts[orphan.code, default: 0] += 1
    }
    if !checks {
      manifests.save()
      for folder in Set(end.sources.keys.map { SystemPath.parent(of: $0) ?? "" }) {
        OutputFiles.removeLeftovers(in: folder)
      }
    }
    return summary
  }

  /// What is known after the items that were taken.
  fileprivate struct Progress: Sendable {
    var manifests: Manifests
    /// The input that each file was made from, by its path in lower case: some file systems do not
    /// report `Orb.swift` from `orb.swift`.
    var sources: [String: String] = [:]
    /// The Swift file that first had each name, whatever its folder: types are named as files are.
    var types: [String: String] = [:]
    /// Where two types have the same name.
    var sharedTypes: [ListedFinding] = []
    var summary = BatchSummary()
    var themeSubjects: Set<String> = []
  }

  /// The rules for themes that no view of this run has a use for, in the order of their places.
  private func unusedRules(
    among subjects: Set<String>
  ) -> [ListedFinding] {
    var rules: Set<WrittenThemeRule> = []
    for case .convert(_, let conversion) in items { rules.formUnion(conversion.theme) }
    let known = subjects.sorted()
    return rules.filter { !subjects.contains($0.rule.subject) }
      .sorted {
        ($0.file, $0.position.line, $0.position.column)
          < ($1.file, $1.position.line, $1.position.column)
      }
      .map { rule in
        let finding = Diagnostic.unusedThemeColor(
          rule.rule.subject, at: rule.position, known: known)
        return finding.listed(file: rule.file)
      }
  }
}

extension Batch.Item {
  /// The folder whose manifest remembers the item; nil for one that is not remembered.
  var manifestFolder: String? {
    switch self {
    case .convert(let input, let conversion): input.isStandardInput ? nil : conversion.folder
    case .refuse: nil
    }
  }
}

extension Batch.Progress {
  /// Puts a result into place, unless another input of this run has made the same files.
  fileprivate mutating func take(
    _ result: BatchWork.Result, of item: Batch.Item, checks: Bool
  ) -> Batch.Report {
    switch (result, item) {
    case (.refused(let finding), _):
      summary.counts[finding.code, default: 0] += 1
      if finding.severity == .error { summary.refused += 1 }
      return Batch.Report(lines: [.finding(finding)], isDone: finding.severity != .error)
    case (.unchanged(let entry), .convert(let input, let conversion)):
      if let taken = claim(entry.outputs.map(\.path), for: input) {
        var report = Batch.Report()
        report.fail(taken, of: input)
        return report
      }
      manifests.keep(entry, in: conversion.folder)
      summary.bytes += entry.input.fingerprint.size
      var report = entry.report
      // What is current is no news of a check.
      if checks { report.files = [] }
      return report
    case (.made(let made), .convert(let input, let conversion)):
      summary.bytes += made.size
      var report = made.report
      if conversion.folder != nil {
        do throws(Diagnostic) {
          if let taken = claim(report.files.map(\.path), for: input) { throw taken }
          _ = try made.staged.commit()
        } catch {
          made.staged.discard()
          report.fail(error, of: input)
        }
      }
      if checks {
        report.files = []
        report.add(made.stale, of: input)
      } else if let entry = made.entry(report) {
        manifests.keep(entry, in: conversion.folder)
      }
      return report
    case (.unchanged, .refuse), (.made, .refuse):
      return Batch.Report()
    }
  }

  /// Makes sure that no input overwrites what another one of this run made.
  private mutating func claim(_ paths: [String], for input: InputFile) -> Diagnostic? {
    var claimed: Set<String> = []
    for path in paths where !SharedRuntime.isFile(path) {
      let place = path.lowercased()
      if let other = sources[place] { return .outputTaken(path, by: other) }
      guard claimed.insert(place).inserted else { return .outputTaken(path, by: input.title) }
    }
    for place in claimed { sources[place] = input.title }
    for path in paths where path.hasSuffix(".swift") && !SharedRuntime.isFile(path) {
      let name = InputFile(path: path).name
      if let other = types[name], let source = sources[other.lowercased()] {
        sharedTypes.append(Diagnostic.sharedTypeName(with: other, from: source).listed(file: path))
      }
      types[name] = types[name] ?? path
    }
    return nil
  }
}

extension Conversion.Outcome {
  /// What is reported of it.
  func report(of input: InputFile) -> Batch.Report {
    var report = Batch.Report(files: files, themeSubjects: themeSubjects, isDone: isDone)
    report.add(log, of: input.title)
    for timing in timing {
      report.add(timing.log, of: timing.file)
      if let summary = timing.summary {
        let name = PrintableText.singleLine(input.title, limit: .max)
        report.lines.append(.comparison("\(name): timing: \(summary)"))
      }
    }
    return report
  }
}

extension Batch.Report {
  mutating func add(_ log: DiagnosticLog, of file: String) {
    lines += log.listed(file: file, detail: .summary).map { .finding($0) }
    counts.merge(log.counts, uniquingKeysWith: +)
  }

  /// Adds what stops the work on an input, of which no file is left.
  mutating func fail(_ finding: Diagnostic, of input: InputFile) {
    files = []
    isDone = false
    lines.append(.finding(finding.listed(file: input.title)))
    counts[finding.code, default: 0] += 1
  }

  /// Adds what `--check` found.
  mutating func add(_ stale: [BatchWork.Stale], of input: InputFile) {
    for file in stale {
      let finding: Diagnostic =
        file.exists ? .staleOutput(of: input.title) : .missingOutput(of: input.title)
      lines.append(.finding(finding.listed(file: file.path)))
      counts[finding.code, default: 0] += 1
      isDone = false
    }
  }
}
