import Pipeline

extension ConvertRun {
  /// Converts now and after each change, until the process is stopped.
  func watch() throws -> Never {
    var isFirst = true
    while true {
      // The run comes after the watch has begun, so that no change falls between the two.
      var failure: (any Error)?
      FolderWatch.wait(below: folders) {
        do {
          _ = try once(tellsUnchanged: isFirst)
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
  private var folders: [String] {
    guard let configuration else {
      return Set(inputs.map(InputFile.folder)).sorted()
    }
    let folders = (try? Configuration.read(configuration).folders) ?? []
    return Set(folders + [InputFile.folder(configuration)]).sorted()
  }
}
