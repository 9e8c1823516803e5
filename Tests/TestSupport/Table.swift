import Foundation

/// A table with a line of titles and tabs between its columns; lines that begin with `#` are notes.
package enum Table {
  package static func rows(of path: String) -> [[String]] {
    let file = Folders.package.appending(path: path)
    guard let bytes = try? Folders.bytes(of: file) else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("#") }.dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
