package import Foundation

/// Where tests find their files. They lie outside the test targets, beside the package.
package enum Folders {
  /// The package's own folder.
  package static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Inputs and goldens, a folder for each case.
  package static let fixtures = package.appending(path: "Fixtures")

  /// Real files that are not part of the project; nil where they are absent.
  package static let corpus: URL? = {
    // Beside the package, or beside the folder of its worktrees.
    var parent = package
    for _ in 0..<2 {
      parent = parent.deletingLastPathComponent()
      let folder = parent.appending(path: "shared/corpus")
      if FileManager.default.fileExists(atPath: folder.path()) { return folder }
    }
    return nil
  }()

  /// The files below a folder whose names end in one of `extensions`, sorted by their paths.
  package static func files(below folder: URL, _ extensions: String...) -> [URL] {
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    var found: [URL] = []
    for case let url as URL in walk where extensions.contains(url.pathExtension) {
      found.append(url)
    }
    return found.sorted { $0.path() < $1.path() }
  }

  /// The bytes of a file.
  package static func bytes(of file: URL) throws -> [UInt8] { Array(try Data(contentsOf: file)) }
}
