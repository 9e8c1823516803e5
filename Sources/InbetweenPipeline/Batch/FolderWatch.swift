#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder in which files are saved that a conversion depends on.
package struct WatchedFolder: Hashable, Sendable {
  /// As the user would name it; it may be missing.
  package var path: String
  /// Whether the folders below it count too, but for hidden ones.
  package var isDeep: Bool

  package init(path: String, isDeep: Bool) {
    self.path = path
    self.isDeep = isDeep
  }
}

/// Waits for files to be saved in folders: reported by inotify on Linux; elsewhere, and where its
/// watches are used up, by looking once a second.
package enum FolderWatch {
  /// Returns after something in the folders has changed, when nothing has for a moment.
  ///
  /// - Parameters:
  ///   - folders: those that are missing are waited for.
  ///   - names: of files that matter beside those on which conversions depend.
  ///   - begin: called once changes are noticed; those made before it are the caller's own affair.
  package static func wait(
    for folders: [WatchedFolder], names: Set<String> = [], begin: () -> Void
  ) {
    #if os(Linux)
      let descriptor = inotify_init1(Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return poll(folders, names, begin) }
      defer { close(descriptor) }
      var isComplete = true
      for folder in folders { watch(folder, descriptor, isComplete: &isComplete) }
      guard isComplete else { return poll(folders, names, begin) }
      begin()
      // Programs save in several steps: write, rename, change rights.
      while !(isReady(descriptor, within: -1) && isOfInput(descriptor, names)) {}
      while isReady(descriptor, within: 50) { _ = isOfInput(descriptor, names) }
    #else
      poll(folders, names, begin)
    #endif
  }

  static func poll(
    _ folders: [WatchedFolder], _ names: Set<String> = [], _ begin: () -> Void
  ) {
    let start = fingerprints(in: folders, names)
    begin()
    while fingerprints(in: folders, names) == start { sleep(1) }
  }

  /// The files that matter, each with what tells that it was saved.
  private static func fingerprints(
    in folders: [WatchedFolder], _ names: Set<String>
  ) -> [String: FileFingerprint] {
    var fingerprints: [String: FileFingerprint] = [:]
    for folder in folders { collect(folder, names, into: &fingerprints) }
    return fingerprints
  }

  private static func collect(
    _ folder: WatchedFolder, _ names: Set<String>,
    into fingerprints: inout [String: FileFingerprint]
  ) {
    for name in (try? SystemPath.names(in: folder.path)) ?? [] {
      let path = folder.path + "/" + name
      if names.contains(name) || InputFile.matters(name) {
        fingerprints[path] = SystemPath.fingerprint(of: path)
      }
    }
    for below in subfolders(of: folder) { collect(below, names, into: &fingerprints) }
  }

  /// The folders in a folder that count.
  private static func subfolders(of folder: WatchedFolder) -> [WatchedFolder] {
    guard folder.isDeep, let names = try? SystemPath.names(in: folder.path) else { return [] }
    return names.compactMap { name -> WatchedFolder? in
      let path = folder.path + "/" + name
      guard !name.hasPrefix("."), !SystemPath.isLink(path),
        (try? SystemPath.kind(of: path)) == .folder
      else { return nil }
      return WatchedFolder(path: path, isDeep: true)
    }
  }

  #if os(Linux)
    /// What happens to the folder itself: it is removed, or gets another name.
    private static let ownEvents = UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)

    private static let events =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
      | UInt32(IN_DELETE) | ownEvents

    private static func watch(
      _ folder: WatchedFolder, _ descriptor: Int32, isComplete: inout Bool
    ) {
      if inotify_add_watch(descriptor, folder.path, events) < 0 {
        switch errno {
        case ENOSPC: isComplete = false
        case ENOENT:
          // It may yet be made: then the folder that holds it tells.
          let parent = SystemPath.parent(of: folder.path) ?? "."
          if parent != folder.path {
            watch(WatchedFolder(path: parent, isDeep: false), descriptor, isComplete: &isComplete)
          }
        default: break
        }
        return
      }
      for below in subfolders(of: folder) { watch(below, descriptor, isComplete: &isComplete) }
    }

    private static func isReady(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return Glibc.poll(&request, 1, milliseconds) > 0
    }

    /// Reads what is there to read; whether it tells of a file that is an input, or of a folder.
    private static func isOfInput(_ descriptor: Int32, _ names: Set<String>) -> Bool {
      withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 8) { buffer in
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        let bytes = UnsafeRawBufferPointer(buffer)
        var offset = 0
        var found = false
        let head = MemoryLayout<inotify_event>.size
        while offset + head <= count {
          let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let end = min(offset + head + Int(event.len), count)
          let name = String(
            decoding: bytes[(offset + head)..<end].prefix { $0 != 0 }, as: UTF8.self)
          let isFolder = event.mask & UInt32(IN_ISDIR) != 0 && !name.hasPrefix(".")
          if isFolder || event.mask & (UInt32(IN_Q_OVERFLOW) | ownEvents) != 0
            || names.contains(name) || InputFile.matters(name)
          {
            found = true
          }
          offset = end
        }
        return found
      }
    }
  #endif
}
