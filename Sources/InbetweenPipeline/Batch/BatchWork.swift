import InbetweenDiagnostics
import InbetweenJSONTree

/// What is done with one item on any thread, whatever the others are doing.
struct BatchWork: Sendable {
  let batch: Batch
  let manifests: Manifests
  /// The processes that convert; nil where this one does.
  let workers: WorkerPool?

  /// What the work on an item gave.
  enum Result: Sendable {
    case refused(ListedFinding)
    /// Nothing that it depends on has changed; its entry with the fingerprints of now.
    case unchanged(ManifestEntry)
    case made(Made)
  }

  /// An input that was converted; its files wait beside their places.
  struct Made: Hashable, Sendable {
    var report = Batch.Report()
    var size = 0
    var staged = StagedFiles()
    /// The files that are not what they should be; found by a check only.
    var stale: [Stale] = []
    /// What the manifest will say of it, but for its report; nil for what it shall not remember.
    var memory: ManifestEntry?
  }

  /// A file that is not what it should be.
  struct Stale: Hashable, Sendable {
    var path: String
    /// Whether it is there at all.
    var exists: Bool
  }

  func result(of item: Batch.Item) -> Result {
    switch item {
    case .refuse(let name, let finding):
      .refused(finding.listed(file: name))
    case .convert(let input, let conversion): result(of: input, conversion)
    }
  }

  private func result(of input: InputFile, _ conversion: Conversion) -> Result {
    let known = manifests.entry(of: input, conversion)
    if let known, let entry = known.unchanged(input, conversion) { return .unchanged(entry) }
    let task = ConversionTask(
      input: input, conversion: conversion, checks: batch.checks, remembers: batch.remembers)
    return .made(workers?.result(of: task) ?? task.result())
  }
}

/// One conversion as any process can do it.
struct ConversionTask: Hashable, Sendable {
  var input: InputFile
  var conversion: Conversion
  /// Whether files are compared with what would be written, and nothing is.
  var checks: Bool
  /// Whether a manifest may remember it.
  var remembers: Bool
}

extension ConversionTask {
  /// Converts, and leaves the files beside their places.
  func result() -> BatchWork.Made {
    defer { InputGuard.leave() }
    // What is remembered of the input is what was converted, and no later or earlier version of it.
    let fingerprint = SystemPath.fingerprint(of: input.path)
    let timingPath = remembers ? conversion.timingPath(for: input) : nil
    let timingFingerprint = timingPath.flatMap { SystemPath.fingerprint(of: $0) }
    let timing = timingPath.flatMap { FileRecord(reading: $0) }
    var source: FileRecord?
    var made = BatchWork.Made()
    var outcome = Conversion.Outcome()
    do throws(Diagnostic) {
      try InputGuard.enter(input, limits: conversion.limits)
      let bytes = try input.bytes(limit: JSONText.largestInput)
      made.size = bytes.count
      if remembers, !input.isStandardInput, let fingerprint {
        source = FileRecord(path: input.path, fingerprint: fingerprint, contents: bytes)
      }
      outcome = conversion.outcome(of: input, bytes: bytes)
      if checks {
        made.stale = outcome.files.filter { !OutputFiles.isCurrent($0) }
          .map {
            BatchWork.Stale(path: $0.path, exists: SystemPath.fingerprint(of: $0.path) != nil)
          }
      } else if conversion.folder != nil {
        made.staged = try OutputFiles.stage(outcome.files)
      }
    } catch {
      outcome.fail(error, isStrict: conversion.isStrict)
    }
    let isTimingKnown =
      timingPath == nil
      || timing != nil && timingPath.flatMap { SystemPath.fingerprint(of: $0) } == timingFingerprint
    if outcome.isDone, !outcome.readsOtherFiles, let source, isTimingKnown {
      made.memory = ManifestEntry(
        key: ManifestEntry.key(input, conversion), options: conversion.fingerprint, input: source,
        timing: timing)
    }
    if conversion.folder != nil {
      for index in outcome.files.indices {
        if made.memory != nil {
          made.memory?.outputs.append(
            FileRecord(
              path: outcome.files[index].path,
              checksum: Checksum.of(outcome.files[index].contents)))
        }
        // Their contents are on the disk now, and many inputs may wait for an earlier one.
        outcome.files[index].contents = []
      }
    }
    made.report = outcome.report(of: input)
    return made
  }
}

extension BatchWork.Made {
  /// What the manifest says of it; nil for what it shall not remember.
  func entry(_ report: Batch.Report) -> ManifestEntry? {
    guard var entry = memory, report.isDone else { return nil }
    for index in entry.outputs.indices {
      guard let fingerprint = SystemPath.fingerprint(of: entry.outputs[index].path) else {
        return nil
      }
      entry.outputs[index].fingerprint = fingerprint
    }
    entry.report = report
    return entry
  }
}
