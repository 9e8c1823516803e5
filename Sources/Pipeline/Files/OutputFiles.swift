package import Diagnostics

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
    var staged: [StagedFile] = []
    do throws(Diagnostic) {
      for file in files { staged.append(try StagedFile(file)) }
      for file in staged { try file.commit() }
    } catch {
      for file in staged { file.discard() }
      throw error
    }
    return staged.map { $0.temporary == nil ? .unchanged : .written }
  }
}

/// A file on its way to its place.
private struct StagedFile {
  /// What the user calls it.
  let name: String
  /// Where it goes, behind symbolic links.
  let place: String
  /// Where it is now; nil when its place has the same contents already.
  private(set) var temporary: String?

  init(_ file: OutputFile) throws(Diagnostic) {
    name = file.path
    place = SystemPath.isLink(file.path) ? SystemPath.resolved(file.path) : file.path
    do throws(SystemFailure) {
      if let folder = SystemPath.parent(of: place) { try SystemPath.makeFolder(folder) }
      if let existing = try Self.existingKind(at: place) {
        try Self.check(existing)
        if try Self.has(file.contents, at: place) { return }
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

  private static func has(_ contents: [UInt8], at path: String) throws(SystemFailure) -> Bool {
    let file: SystemFile
    do throws(SystemFailure) { file = try .reading(path) } catch { return false }
    guard file.size == contents.count else { return false }
    return try file.bytes(limit: contents.count) == contents
  }

  /// Beside its place, so that taking the place is one step of the file system; hidden, and drawn by
  /// lot, so that no two runs meet, on this machine or another.
  private static func temporaryPath(for place: String) -> String {
    let folder = SystemPath.parent(of: place).map { $0 == "/" ? "/" : $0 + "/" } ?? ""
    return "\(folder).inbetween-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
  }
}
