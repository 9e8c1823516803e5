// What became of one conversion, on its way back from a worker.

import InbetweenDiagnostics

extension DiagnosticCode: Transferable {}
extension Diagnostic.Severity: Transferable {}

extension BatchWork.Made: Transferable {
  func write(to message: inout Message) {
    report.write(to: &message)
    size.write(to: &message)
    staged.write(to: &message)
    stale.write(to: &message)
    memory.write(to: &message)
  }

  init(from message: inout Message) throws(Message.Damage) {
    report = try Batch.Report(from: &message)
    size = try Int(from: &message)
    staged = try StagedFiles(from: &message)
    stale = try Array(from: &message)
    memory = try Optional(from: &message)
  }
}

extension BatchWork.Stale: Transferable {
  func write(to message: inout Message) {
    path.write(to: &message)
    exists.write(to: &message)
  }

  init(from message: inout Message) throws(Message.Damage) {
    self.init(path: try String(from: &message), exists: try Bool(from: &message))
  }
}

extension Batch.Report: Transferable {
  func write(to message: inout Message) {
    lines.write(to: &message)
    files.write(to: &message)
    counts.keys.sorted { $0.rawValue < $1.rawValue }.write(to: &message)
    counts.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value).write(to: &message)
    themeSubjects.sorted().write(to: &message)
    isDone.write(to: &message)
    isUnchanged.write(to: &message)
  }

  init(from message: inout Message) throws(Message.Damage) {
    self.init()
    lines = try Array(from: &message)
    files = try Array(from: &message)
    let codes = try [DiagnosticCode](from: &message)
    let numbers = try [Int](from: &message)
    counts = Dictionary(zip(codes, numbers), uniquingKeysWith: +)
    themeSubjects = Set(try [String](from: &message))
    isDone = try Bool(from: &message)
    isUnchanged = try Bool(from: &message)
  }
}

extension Batch.Line: Transferable {
  func write(to message: inout Message) {
    switch self {
    case .finding(let finding):
      true.write(to: &message)
      finding.write(to: &message)
    case .comparison(let text):
      false.write(to: &message)
      text.write(to: &message)
    }
  }

  init(from message: inout Message) throws(Message.Damage) {
    self =
      try Bool(from: &message)
      ? .finding(try ListedFinding(from: &message)) : .comparison(try String(from: &message))
  }
}

extension ListedFinding: Transferable {
  func write(to message: inout Message) {
    file.write(to: &message)
    severity.write(to: &message)
    code.write(to: &message)
    (position.map { [$0.line, $0.column] }).write(to: &message)
    self.message.write(to: &message)
  }

  init(from message: inout Message) throws(Message.Damage) {
    let file = try String(from: &message)
    let severity = try Diagnostic.Severity(from: &message)
    let code = try DiagnosticCode(from: &message)
    let position = try [Int]?(from: &message)
    guard position == nil || position?.count == 2 else { throw Message.Damage() }
    self.init(
      file: file, severity: severity, code: code,
      position: position.map { TextPosition(line: $0[0], column: $0[1]) },
      message: try String(from: &message))
  }
}

extension OutputFile: Transferable {
  func write(to message: inout Message) {
    path.write(to: &message)
    contents.write(to: &message)
  }

  init(from message: inout Message) throws(Message.Damage) {
    self.init(path: try String(from: &message), contents: try Array(from: &message))
  }
}

extension ManifestEntry: Transferable {
  func write(to message: inout Message) {
    key.write(to: &message)
    options.write(to: &message)
    input.write(to: &message)
    timing.write(to: &message)
    outputs.write(to: &message)
  }

  /// Its report stands beside it, in `BatchWork.Made`.
  init(from message: inout Message) throws(Message.Damage) {
    self.init(
      key: try String(from: &message), options: try String(from: &message),
      input: try FileRecord(from: &message), timing: try Optional(from: &message),
      outputs: try Array(from: &message))
  }
}

extension FileRecord: Transferable {
  func write(to message: inout Message) {
    path.write(to: &message)
    fingerprint.size.write(to: &message)
    fingerprint.number.write(to: &message)
    fingerprint.written.write(to: &message)
    fingerprint.changed.write(to: &message)
    checksum.write(to: &message)
  }

  init(from message: inout Message) throws(Message.Damage) {
    let path = try String(from: &message)
    let fingerprint = FileFingerprint(
      size: try Int(from: &message), number: try UInt64(from: &message),
      written: try Int(from: &message), changed: try Int(from: &message))
    self.init(path: path, fingerprint: fingerprint, checksum: try String(from: &message))
  }
}

extension StagedFiles: Transferable {
  func write(to message: inout Message) { files.write(to: &message) }

  init(from message: inout Message) throws(Message.Damage) {
    self.init(files: try Array(from: &message))
  }
}

extension StagedFile: Transferable {
  func write(to message: inout Message) {
    name.write(to: &message)
    place.write(to: &message)
    temporary.write(to: &message)
  }

  init(from message: inout Message) throws(Message.Damage) {
    self.init(
      name: try String(from: &message), place: try String(from: &message),
      temporary: try Optional(from: &message))
  }
}
