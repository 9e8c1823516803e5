package import Foundation

/// A text that a test expects, kept in a file beside the input that it is made from.
///
/// `UPDATE_GOLDENS=1 swift test` writes what the test found instead, and the test still fails:
/// read the difference, then run again.
package struct Golden: Hashable, Sendable {
  package let url: URL

  package init(at url: URL) { self.url = url }

  /// A golden at a path below the package.
  package init(_ path: String) { url = Folders.package.appending(path: path) }

  /// Whether this run rewrites goldens.
  package static var isUpdating: Bool {
    ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
  }

  /// Whether there is such a file.
  package var exists: Bool { FileManager.default.fileExists(atPath: url.path()) }

  /// The text of the file; empty where there is none.
  package func text() throws -> String {
    exists ? String(decoding: try Data(contentsOf: url), as: UTF8.self) : ""
  }

  /// What differs between the golden and `text`; nil when they are equal.
  ///
  /// No file counts as an empty text, so a golden of nothing need not exist.
  package func mismatch(with text: String) throws -> String? {
    let expected = try self.text()
    guard expected != text else { return nil }
    let difference = Self.firstDifference(expected: expected, found: text)
    guard Self.isUpdating else { return "\(url.path()): \(difference)" }
    if text.isEmpty {
      try FileManager.default.removeItem(at: url)
    } else {
      try Data(text.utf8).write(to: url)
    }
    return "\(url.path()) was rewritten: \(difference)"
  }

  private static func firstDifference(expected: String, found: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = found.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    func shown(_ lines: [Substring]) -> String {
      line < lines.count ? "\"\(lines[line])\"" : "the end"
    }
    return "line \(line + 1) should be \(shown(old)) and is \(shown(new))"
  }
}
