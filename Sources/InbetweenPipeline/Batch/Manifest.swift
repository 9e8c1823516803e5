import InbetweenDiagnostics

/// One folder's manifest: a text of lines, whose fields stand apart by tabs.
struct Manifest: Hashable, Sendable {
  var entries: [String: ManifestEntry] = [:]

  fileprivate static let title = "inbetween-manifest 3"
  private static let largest = 1 << 30

  init() {}

  /// What a file says; nothing when it is missing or is none.
  init(reading path: String) {
    guard let bytes = try? SystemFile.reading(path).bytes(limit: Self.largest) else { return }
    var reader = ManifestReader()
    guard reader.read(bytes, title: Self.title) else { return }
    entries = reader.entries
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
    var text = ManifestText()
    text.write([Self.title])
    for entry in entries.values.sorted(by: { $0.key < $1.key }) {
      text.write(["entry", entry.key, entry.options])
      text.write("input", entry.input)
      if let timing = entry.timing { text.write("timing", timing) }
      for output in entry.outputs { text.write("output", output) }
      for line in entry.report.lines {
        switch line {
        case .comparison(let words): text.write(["line", words])
        case .finding(let finding):
          var fields = [
            "finding", finding.file, finding.severity.rawValue, finding.code.rawValue,
          ]
          fields.append(finding.position.map { String($0.line) } ?? "")
          fields.append(finding.position.map { String($0.column) } ?? "")
          fields.append(finding.message)
          text.write(fields)
        }
      }
      for subject in entry.report.themeSubjects.sorted() { text.write(["color", subject]) }
      for (code, count) in entry.report.counts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        text.write(["count", code.rawValue, String(count)])
      }
    }
    return text.bytes
  }
}

private let tab = UInt8(ascii: "\t")
private let newline = UInt8(ascii: "\n")
private let percent = UInt8(ascii: "%")

/// Lines of fields, in which tabs, line ends and percent signs are spelled.
private struct ManifestText {
  var bytes: [UInt8] = []

  mutating func write(_ word: String, _ record: FileRecord) {
    let fingerprint = record.fingerprint
    write([
      word, record.path, String(fingerprint.size), String(fingerprint.number),
      String(fingerprint.written),
      String(fingerprint.changed), record.checksum,
    ])
  }

  mutating func write(_ fields: [String]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(tab) }
      for byte in field.utf8 {
        switch byte {
        case newline: bytes += [percent, UInt8(ascii: "n")]
        case tab: bytes += [percent, UInt8(ascii: "t")]
        case percent: bytes += [percent, percent]
        default: bytes.append(byte)
        }
      }
    }
    bytes.append(newline)
  }
}

/// Reads what `ManifestText` wrote.
private struct ManifestReader {
  private(set) var entries: [String: ManifestEntry] = [:]
  private var entry: ManifestEntry?
  private var fields: [String] = []

  /// Reads all lines; false when one of them says nothing that is known.
  mutating func read(_ bytes: [UInt8], title: String) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      var isSpelled = false
      var isFirst = true
      for (index, byte) in bytes.enumerated() {
        if byte == percent { isSpelled = true }
        guard byte == tab || byte == newline else { continue }
        fields.append(
          Self.text(UnsafeBufferPointer(rebasing: bytes[start..<index]), isSpelled: isSpelled))
        start = index + 1
        isSpelled = false
        guard byte == newline else { continue }
        guard isFirst ? fields == [title] : readLine() else { return false }
        isFirst = false
        fields.removeAll(keepingCapacity: true)
      }
      if let entry { entries[entry.key] = entry }
      // A line that has no end was cut off.
      return start == bytes.count
    }
  }

  private static func text(_ field: UnsafeBufferPointer<UInt8>, isSpelled: Bool) -> String {
    guard isSpelled else { return String(decoding: field, as: UTF8.self) }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in field {
      switch (isEscaped, byte) {
      case (true, UInt8(ascii: "n")): bytes.append(newline)
      case (true, UInt8(ascii: "t")): bytes.append(tab)
      case (false, percent): break
      case (_, _): bytes.append(byte)
      }
      isEscaped = !isEscaped && byte == percent
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a line; false when it says nothing that is known.
  private mutating func readLine() -> Bool {
    switch (fields[0], fields.count) {
    case ("entry", 3):
      if let entry { entries[entry.key] = entry }
      entry = ManifestEntry(
        key: fields[1], options: fields[2], input: FileRecord(path: "", checksum: ""))
    case ("input", 7):
      guard let record = record() else { return false }
      entry?.input = record
    case ("timing", 7):
      guard let record = record() else { return false }
      entry?.timing = record
    case ("output", 7):
      guard let record = record() else { return false }
      entry?.outputs.append(record)
    case ("line", 2): entry?.report.lines.append(.comparison(fields[1]))
    case ("finding", 7):
      guard let severity = Diagnostic.Severity(rawValue: fields[2]),
        let code = DiagnosticCode(rawValue: fields[3])
      else { return false }
      let position = Int(fields[4]).flatMap { line in
        Int(fields[5]).map { TextPosition(line: line, column: $0) }
      }
      entry?.report.lines.append(
        .finding(
          ListedFinding(
            file: fields[1], severity: severity, code: code, position: position,
            message: fields[6])))
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

  private func record() -> FileRecord? {
    guard let size = Int(fields[2]), let number = UInt64(fields[3]), let written = Int(fields[4]),
      let changed = Int(fields[5])
    else { return nil }
    return FileRecord(
      path: fields[1],
      fingerprint: FileFingerprint(size: size, number: number, written: written, changed: changed),
      checksum: fields[6])
  }
}
