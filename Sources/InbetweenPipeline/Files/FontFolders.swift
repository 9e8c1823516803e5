package import InbetweenDiagnostics

/// The folders of fonts that a user names.
package enum FontFolders {
  /// Folders that cannot be read.
  ///
  /// - Parameter folders: as the user named them.
  /// - Returns: those of them, in their order, each with why.
  package static func unreadable(_ folders: [String]) -> [(path: String, finding: Diagnostic)] {
    var found: [(path: String, finding: Diagnostic)] = []
    for folder in folders {
      do throws(SystemFailure) {
        guard try SystemPath.kind(of: folder) == .folder else {
          throw SystemFailure(reason: "it is no folder")
        }
        _ = try SystemPath.names(in: folder)
      } catch {
        found.append((folder, .noFontFolder(error.reason)))
      }
    }
    return found
  }
}

extension Configuration.Settings {
  /// What is reported of folders of fonts that cannot be read.
  package var missingFonts: [Batch.Item] {
    FontFolders.unreadable(fonts ?? []).map { .refuse($0.path, $0.finding) }
  }
}
