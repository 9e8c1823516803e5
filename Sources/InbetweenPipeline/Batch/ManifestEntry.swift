import InbetweenDiagnostics
import InbetweenExporters

/// A file as it was: its fingerprint tells at once that it is the same, its checksum after reading it.
struct FileRecord: Hashable, Sendable {
  var path: String
  var fingerprint = FileFingerprint(size: 0, number: 0, written: 0, changed: 0)
  var checksum: String

  init(
    path: String,
    fingerprint: FileFingerprint = FileFingerprint(size: 0, number: 0, written: 0, changed: 0),
    checksum: String
  ) {
    self.path = path
    self.fingerprint = fingerprint
    self.checksum = checksum
  }

  /// A file as it is now; nil when it cannot be read.
  init?(reading path: String) {
    guard let fingerprint = SystemPath.fingerprint(of: path),
      let bytes = try? SystemFile.reading(path).bytes(limit: fingerprint.size)
    else { return nil }
    self.init(path: path, fingerprint: fingerprint.settled, checksum: Checksum.of(bytes))
  }

  /// A file that was read whole.
  ///
  /// - Parameters:
  ///   - path: where.
  ///   - fingerprint: from before it was read.
  ///   - contents: what was read.
  init(path: String, fingerprint: FileFingerprint, contents: [UInt8]) {
    let isSame = SystemPath.fingerprint(of: path) == fingerprint
    let none = FileFingerprint(size: contents.count, number: 0, written: 0, changed: 0)
    self.init(
      path: path, fingerprint: isSame ? fingerprint.settled : none,
      checksum: Checksum.of(contents))
  }

  /// The record with the fingerprint of now; nil when the file holds something else.
  func current(reads: Bool = true) -> FileRecord? {
    guard let now = SystemPath.fingerprint(of: path) else { return nil }
    if now == fingerprint { return self }
    guard now.size == fingerprint.size, reads, let record = FileRecord(reading: path),
      record.checksum == checksum
    else { return nil }
    return record
  }
}

extension FileFingerprint {
  /// The fingerprint, or one that is no file's where the file is so young that a change might not show
  /// in its times: its contents then decide next time.
  fileprivate var settled: FileFingerprint {
    guard SystemPath.now - changed < 1_000_000_000 else { return self }
    return FileFingerprint(size: size, number: 0, written: 0, changed: 0)
  }
}

/// What a manifest says of one input: what it depended on, what it gave, what was reported.
struct ManifestEntry: Hashable, Sendable {
  var key: String
  /// Of the tool and of all that was asked for.
  var options: String
  var input: FileRecord
  var timing: FileRecord?
  var outputs: [FileRecord] = []
  var report = Batch.Report()
}

extension ManifestEntry {
  /// All that it depends on and gave.
  var files: [FileRecord] { [input] + (timing.map { [$0] } ?? []) + outputs }

  /// One input may be converted in several ways into one folder.
  static func key(_ input: InputFile, _ conversion: Conversion) -> String {
    let targets = conversion.exporters.map(\.rawValue).joined(separator: ",")
    return "\(input.path) \(targets) \(conversion.name ?? "")"
  }

  /// The entry with the fingerprints of now; nil when something has changed.
  func unchanged(_ input: InputFile, _ conversion: Conversion) -> ManifestEntry? {
    guard options == conversion.fingerprint, timing?.path == conversion.timingPath(for: input),
      let current = self.input.current()
    else { return nil }
    var entry = self
    entry.input = current
    if let timing {
      guard let current = timing.current() else { return nil }
      entry.timing = current
    }
    for (index, output) in outputs.enumerated() {
      guard let current = output.current() else { return nil }
      entry.outputs[index] = current
    }
    entry.report.isUnchanged = true
    entry.report.files = entry.outputs.map { OutputFile(path: $0.path, contents: []) }
    return entry
  }
}
