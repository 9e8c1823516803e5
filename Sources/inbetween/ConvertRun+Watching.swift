import InbetweenPipeline

extension ConvertRun {
  /// Converts now and after each change, until the process is stopped.
  func watch() throws -> Never {
    var isFirst = true
    while true {
      // The run comes after the watch has begun, so that no change falls between the two.
      var failure: (any Error)?
      FolderWatch.wait(for: folders) {
        do {
          _ = try once(reportsUnchanged: isFirst)
          if isFirst, !isQuiet { Terminal.complain(["watching; press Control-C to stop"]) }
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      isFirst = false
    }
  }

  /// The folders in which inputs lie or may come to lie, and those of what they depend on.
  private var folders: [WatchedFolder] {
    var folders = inputs + [configuration, theme].compactMap { $0 }
    folders = folders.filter { $0 != InputFile.standardInput }
    let read = configuration.flatMap { try? Configuration.read($0) }
    let watched =
      folders.map(WatchedFolder.init(for:)) + settings.watchedFolders + (read?.watchedFolders ?? [])
    return Set(watched).sorted { ($0.path, $0.isDeep ? 0 : 1) < ($1.path, $1.isDeep ? 0 : 1) }
  }
}
