import Diagnostics

/// What earlier runs made in the folders of this one, by folder.
///
/// A manifest only saves work: without one, or with a damaged one, all is converted again. Two runs
/// that share a folder each write a whole one, with what the other wrote before.
struct Manifests: Sendable {
  /// A hidden file in the folder that outputs go to.
  static let fileName = ".inbetween-manifest"

  private let folders: [String]
  private let known: [String: Manifest]
  private var kept: [String: Manifest] = [:]
  private var news = 0

  /// Reads the manifests of folders.
  init(folders: [String]) {
    self.folders = folders
    known = Dictionary(
      uniqueKeysWithValues: folders.map { ($0, Manifest(reading: Self.path(in: $0))) })
  }

  func entry(of input: InputFile, _ conversion: Conversion) -> ManifestEntry? {
    guard let folder = conversion.folder, let manifest = known[folder],
      !input.isStandardInput
    else { return nil }
    return manifest.entries[ManifestEntry.key(input, conversion)]
  }

  /// Remembers what became of an input. Long runs save now and then: one that is killed then
  /// leaves less to be done again.
  mutating func keep(_ entry: ManifestEntry, in folder: String?) {
    guard let folder, let manifest = known[folder] else { return }
    kept[folder, default: Manifest()].entries[entry.key] = entry
    guard manifest.entries[entry.key] != entry else { return }
    news += 1
    if news >= 1024, news.nonzeroBitCount == 1 { save() }
  }

  /// Writes them beside what was made; where that is impossible, the next run does more.
  func save() {
    for folder in folders {
      guard let kept = kept[folder] else { continue }
      let path = Self.path(in: folder)
      let merged = Manifest(reading: path).merged(with: kept)
      _ = try? OutputFiles.write([OutputFile(path: path, contents: merged.bytes)])
    }
  }

  /// The files that earlier runs made from inputs that are no more.
  func orphans() -> [(line: String, code: DiagnosticCode)] {
    folders.flatMap { folder -> [(line: String, code: DiagnosticCode)] in
      let made = Set(kept[folder]?.entries.values.flatMap { $0.outputs.map(\.path) } ?? [])
      let entries = (known[folder]?.entries.values.sorted { $0.key < $1.key } ?? [])
        .filter { kept[folder]?.entries[$0.key] == nil && SystemPath.isMissing($0.input.path) }
      return entries.flatMap { entry in
        entry.outputs.filter { !made.contains($0.path) && $0.current() != nil }.map { output in
          let finding = Diagnostic.orphanedOutput(of: entry.input.path)
          return (finding.line(file: output.path), finding.code)
        }
      }
    }
  }

  private static func path(in folder: String) -> String {
    folder == "." || folder.isEmpty
      ? fileName : folder + (folder.hasSuffix("/") ? "" : "/") + fileName
  }
}

/// One folder's manifest: a text of lines, whose fields stand apart by tabs.
struct Manifest: Hashable, Sendable {
  var entries: [String: ManifestEntry] = [:]

  private static let title = "inbetween-manifest 1"
  private static let largest = 1 << 30

  init() {}

  /// What a file says; nothing when it is missing or is none.
  init(reading path: String) {
    guard let bytes = try? SystemFile.reading(path).bytes(limit: Self.largest) else { return }
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard let first = lines.popFirst(), String(decoding: first, as: UTF8.self) == Self.title else {
      return
    }
    var entry: ManifestEntry?
    for line in lines {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map(Self.text)
      guard Self.read(fields, into: &entry, finished: { entries[$0.key] = $0 }) else {
        entries = [:]
        return
      }
    }
    if let entry { entries[entry.key] = entry }
  }

  /// The entries of both; of two that made the same file, the newer one.
  func merged(with newer: Manifest) -> Manifest {
    let taken = Set(newer.entries.values.flatMap { $0.outputs.map(\.path) })
    var merged = newer
    for (key, entry) in entries where newer.entries[key] == nil {
      let isGone =
        SystemPath.isMissing(entry.input.path)
        && entry.outputs.allSatisfy { SystemPath.isMissing($0.path) }
      guard !isGone, !entry.outputs.contains(where: { taken.contains($0.path) }) else { continue }
      merged.entries[key] = entry
    }
    return merged
  }
}

// MARK: Its text

extension Manifest {
  var bytes: [UInt8] {
    var text = Self.title + "\n"
    for entry in entries.values.sorted(by: { $0.key < $1.key }) {
      Self.write(["entry", entry.key, entry.options], to: &text)
      Self.write(["input"] + Self.fields(entry.input), to: &text)
      if let timing = entry.timing { Self.write(["timing"] + Self.fields(timing), to: &text) }
      for output in entry.outputs { Self.write(["output"] + Self.fields(output), to: &text) }
      for line in entry.report.lines {
        Self.write(["line", line.severity?.rawValue ?? "", line.text], to: &text)
      }
      for subject in entry.report.themeSubjects.sorted() {
        Self.write(["color", subject], to: &text)
      }
      for (code, count) in entry.report.counts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        Self.write(["count", code.rawValue, String(count)], to: &text)
      }
    }
    return Array(text.utf8)
  }

  private static func fields(_ record: FileRecord) -> [String] {
    let mark = record.mark
    return [
      record.path, String(mark.size), String(mark.number), String(mark.written),
      String(mark.changed), record.digest,
    ]
  }

  private static func write(_ fields: [String], to text: inout String) {
    for (index, field) in fields.enumerated() {
      if index > 0 { text += "\t" }
      for scalar in field.unicodeScalars {
        switch scalar {
        case "\n": text += "%n"
        case "\t": text += "%t"
        case "%": text += "%%"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\n"
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    let percent = UInt8(ascii: "%")
    guard field.contains(percent) else { return String(decoding: field, as: UTF8.self) }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in field {
      switch (isEscaped, byte) {
      case (true, UInt8(ascii: "n")): bytes.append(UInt8(ascii: "\n"))
      case (true, UInt8(ascii: "t")): bytes.append(UInt8(ascii: "\t"))
      case (false, percent): break
      case (_, _): bytes.append(byte)
      }
      isEscaped = !isEscaped && byte == percent
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a line; false when it says nothing that is known.
  private static func read(
    _ fields: [String], into entry: inout ManifestEntry?, finished: (ManifestEntry) -> Void
  ) -> Bool {
    switch (fields[0], fields.count) {
    case ("entry", 3):
      if let entry { finished(entry) }
      entry = ManifestEntry(
        key: fields[1], options: fields[2], input: FileRecord(path: "", digest: ""))
    case ("input", 7):
      guard let record = record(fields) else { return false }
      entry?.input = record
    case ("timing", 7):
      guard let record = record(fields) else { return false }
      entry?.timing = record
    case ("output", 7):
      guard let record = record(fields) else { return false }
      entry?.outputs.append(record)
    case ("line", 3):
      let severity = Diagnostic.Severity(rawValue: fields[1])
      entry?.report.lines.append(Batch.Line(severity: severity, text: fields[2]))
    case ("color", 2): entry?.report.themeSubjects.insert(fields[1])
    case ("count", 3):
      guard let code = DiagnosticCode(rawValue: fields[1]), let count = Int(fields[2]) else {
        return false
      }
      entry?.report.counts[code] = count
    default: return false
    }
    return true
  }

  private static func record(_ fields: [String]) -> FileRecord? {
    guard let size = Int(fields[2]), let number = UInt64(fields[3]), let written = Int(fields[4]),
      let changed = Int(fields[5])
    else { return nil }
    return FileRecord(
      path: fields[1],
      mark: FileMark(size: size, number: number, written: written, changed: changed),
      digest: fields[6])
  }
}
