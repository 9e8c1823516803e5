package import InbetweenDiagnostics

/// Bytes that go into a file.
package struct OutputFile: Hashable, Sendable {
  package var path: String
  package var contents: [UInt8]

  package init(path: String, contents: [UInt8]) {
    self.path = path
    self.contents = contents
  }
}

/// Writes files so that each is whole or not there at all, whenever the process ends.
///
/// Each is first written beside its place under a name of its own, then all take their
/// places; a file that has its contents already is left as it is, its date included.
package enum OutputFiles {
  /// What became of a file.
  package enum Outcome: Hashable, Sendable {
    case written, unchanged
  }

  /// Writes all files or, where one cannot be written, none.
  ///
  /// - Parameter files: folders that are missing are made.
  /// - Returns: what became of each, in their order.
  /// - Throws: C003.
  package static func write(_ files: [OutputFile]) throws(Diagnostic) -> [Outcome] {
    try stage(files).commit()
  }

  /// Writes all files beside their places.
  ///
  /// - Parameter files: folders that are missing are made.
  /// - Returns: the files, which take their places with `commit`.
  /// - Throws: C003.
  static func stage(_ files: [OutputFile]) throws(Diagnostic) -> StagedFiles {
    var staged = StagedFiles()
    do throws(Diagnostic) {
      for file in files { staged.files.append(try StagedFile(file)) }
    } catch {
      staged.discard()
      throw error
    }
    return staged
  }

  /// Whether a file has these contents already.
  static func isCurrent(_ file: OutputFile) -> Bool {
    StagedFile.has(file.contents, at: file.path)
  }

  /// Removes what runs that were killed left in a folder.
  static func removeLeftovers(in folder: String) {
    guard let names = try? SystemPath.names(in: folder.isEmpty ? "." : folder) else { return }
    for name in names where StagedFile.isLeftover(name) {
      let path = folder.isEmpty ? name : folder + "/" + name
      guard let fingerprint = SystemPath.fingerprint(of: path) else { continue }
      let age = SystemPath.now - fingerprint.written
      if StagedFile.isAbandoned(name) || age > 86_400_000_000_000 { SystemPath.remove(path) }
    }
  }
}

/// Files that are written, and wait to take their places.
struct StagedFiles: Hashable, Sendable {
  var files: [StagedFile] = []

  /// Puts all files into their places or, where one cannot be, removes those that wait.
  ///
  /// - Returns: what became of each, in their order.
  /// - Throws: C003.
  func commit() throws(Diagnostic) -> [OutputFiles.Outcome] {
    do throws(Diagnostic) {
      for file in files { try file.commit() }
    } catch {
      discard()
      throw error
    }
    return files.map { $0.temporary == nil ? .unchanged : .written }
  }

  func discard() {
    for file in files { file.discard() }
  }
}

/// A file on its way to its place.
struct StagedFile: Hashable, Sendable {
  /// What the user calls it.
  let name: String
  /// Where it goes, behind symbolic links.
  let place: String
  /// Where it is now; nil when its place has the same contents already.
  private(set) var temporary: String?

  /// A file that another process has written.
  init(name: String, place: String, temporary: String?) {
    self.name = name
    self.place = place
    self.temporary = temporary
  }

  init(_ file: OutputFile) throws(Diagnostic) {
    name = file.path
    place = SystemPath.isLink(file.path) ? SystemPath.resolved(file.path) : file.path
    do throws(SystemFailure) {
      if let folder = SystemPath.parent(of: place) { try SystemPath.makeFolder(folder) }
      if let existing = try Self.existingKind(at: place) {
        try Self.check(existing)
        if Self.has(file.contents, at: place) { return }
      }
      let path = Self.temporaryPath(for: place)
      do throws(SystemFailure) {
        try SystemFile.creating(path).write(file.contents)
      } catch {
        SystemPath.remove(path)
        throw error
      }
      SystemPath.copyRights(of: place, to: path)
      temporary = path
    } catch {
      throw .unwritableOutput(name, reason: error.reason)
    }
  }

  func commit() throws(Diagnostic) {
    guard let temporary else { return }
    do throws(SystemFailure) {
      try SystemPath.rename(temporary, to: place)
    } catch {
      throw .unwritableOutput(name, reason: error.reason)
    }
  }

  /// Harmless after `commit`: the name is gone then.
  func discard() {
    if let temporary { SystemPath.remove(temporary) }
  }

  private static func existingKind(at path: String) throws(SystemFailure) -> FileKind? {
    do throws(SystemFailure) {
      return try SystemPath.kind(of: path)
    } catch {
      if error.isMissingFile { return nil }
      throw error
    }
  }

  private static func check(_ kind: FileKind) throws(SystemFailure) {
    switch kind {
    case .file: return
    case .folder: throw SystemFailure(reason: "a folder has this name")
    case .stream: throw SystemFailure(reason: "it is not a file; use --output - for a stream")
    }
  }

  fileprivate static func has(_ contents: [UInt8], at path: String) -> Bool {
    guard let file = try? SystemFile.reading(path), file.size == contents.count else {
      return false
    }
    return (try? file.bytes(limit: contents.count)) == contents
  }

  /// Beside its place, so that taking the place is one step of the file system; hidden, and drawn by
  /// lot, so that no two runs meet, on this machine or another.
  private static func temporaryPath(for place: String) -> String {
    let folder = SystemPath.parent(of: place).map { $0 == "/" ? "/" : $0 + "/" } ?? ""
    let (machine, process) = SystemPath.owner
    let lot = String(UInt64.random(in: .min ... .max), radix: 36)
    return "\(folder)\(prefix)\(machine)-\(process)-\(lot)\(ending)"
  }

  private static let prefix = ".inbetween-"
  private static let ending = ".tmp"

  fileprivate static func isLeftover(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.hasSuffix(ending)
  }

  /// Whether the run that wrote a file was one of this machine, and is over.
  fileprivate static func isAbandoned(_ name: String) -> Bool {
    let parts = name.dropFirst(prefix.count).dropLast(ending.count).split(separator: "-")
    guard parts.count == 3, let process = Int(parts[1]) else { return false }
    return parts[0] == SystemPath.owner.machine && !SystemPath.runs(process)
  }
}
