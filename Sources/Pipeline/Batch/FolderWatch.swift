#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for files to be saved below folders: told by inotify on Linux; elsewhere, and where its
/// watches are used up, by waiting a second.
package enum FolderWatch {
  /// Returns after something below the folders may have changed, when nothing has for a moment.
  ///
  /// - Parameters:
  ///   - folders: with all below them, but for hidden ones.
  ///   - begin: called once changes are noticed; those made before it are the caller's own affair.
  package static func wait(below folders: [String], begin: () -> Void) {
    #if os(Linux)
      let descriptor = inotify_init1(Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return poll(begin) }
      defer { close(descriptor) }
      var isComplete = true
      for folder in folders { watch(folder, descriptor, isComplete: &isComplete) }
      guard isComplete else { return poll(begin) }
      begin()
      // Programs save in several steps: write, rename, change rights.
      while !(isReady(descriptor, within: -1) && tellsOfInput(descriptor)) {}
      while isReady(descriptor, within: 50) { _ = tellsOfInput(descriptor) }
    #else
      poll(begin)
    #endif
  }

  private static func poll(_ begin: () -> Void) {
    begin()
    sleep(1)
  }

  #if os(Linux)
    private static let events =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
      | UInt32(IN_DELETE)

    private static func watch(_ folder: String, _ descriptor: Int32, isComplete: inout Bool) {
      if inotify_add_watch(descriptor, folder, events) < 0, errno == ENOSPC { isComplete = false }
      for name in (try? SystemPath.names(in: folder)) ?? [] where !name.hasPrefix(".") {
        let path = folder + "/" + name
        guard !SystemPath.isLink(path), (try? SystemPath.kind(of: path)) == .folder else {
          continue
        }
        watch(path, descriptor, isComplete: &isComplete)
      }
    }

    private static func isReady(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return Glibc.poll(&request, 1, milliseconds) > 0
    }

    /// Reads what is there to read; whether it tells of a file that is an input, or of a folder.
    private static func tellsOfInput(_ descriptor: Int32) -> Bool {
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
          if event.mask & UInt32(IN_ISDIR | IN_Q_OVERFLOW) != 0 || InputFile.matters(name) {
            found = true
          }
          offset = end
        }
        return found
      }
    }
  #endif
}
