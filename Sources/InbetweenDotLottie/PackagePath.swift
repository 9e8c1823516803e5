/// Paths inside a package, or beside an animation.
package enum PackagePath {
  /// Whether a path stays inside the folder that it is relative to: not absolute, no `..`, no drive
  /// letter, no address of the web, by whatever separator.
  package static func isSafe(_ path: String) -> Bool {
    guard let first = path.utf8.first, !isSeparator(first), !path.utf8.contains(0) else {
      return false
    }
    let parts = path.utf8.split(whereSeparator: isSeparator)
    if let start = parts.first, start.contains(UInt8(ascii: ":")) { return false }
    return !parts.contains { $0.elementsEqual("..".utf8) }
  }

  /// Where an asset lies below its animation's folder, or in its package, parts joined by `/`; nil
  /// when it lies elsewhere: above that folder, on a drive, on the web.
  ///
  /// Exporters write the folder with and without a slash before it; both mean the same.
  package static func below(folder: String, file: String) -> String? {
    let path = normalized(folder + "/" + file)
    return !path.isEmpty && isSafe(path) ? path : nil
  }

  /// The path without empty parts and `.`, joined by `/`.
  package static func normalized(_ path: String) -> String {
    path.split { $0 == "/" || $0 == "\\" }.filter { $0 != "." }.joined(separator: "/")
  }

  /// Whether a path ends as font files do that hold outlines as they are.
  static func isFont(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".ttf", ".otf", ".ttc", ".otc"].contains { name.hasSuffix($0) }
  }

  /// Whether the Finder or Windows put the file there: it is none of the package's.
  static func isFinderFile(_ path: String) -> Bool {
    path.hasPrefix("__MACOSX/") || path.hasSuffix(".DS_Store") || path.hasSuffix("Thumbs.db")
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }
}
