package import Foundation

/// One input below `Fixtures/`, beside which its goldens stand.
///
/// An input is a `.json` or `.lottie` file with no second dot in its name: `orb.timeline.json` and
/// `orb.report.json` are goldens of `orb.json`.
package struct FixtureCase: Hashable, Sendable {
  /// Below `Fixtures/`, such as `quirks/missing-easing.json`.
  package let name: String

  package init(_ name: String) { self.name = name }
}

extension FixtureCase {
  /// Every input below a folder of `Fixtures/`, in the order of their names.
  package static func all(below folder: String = "") -> [FixtureCase] {
    let root = Folders.fixtures.path()
    let start = Folders.fixtures.appending(path: folder, directoryHint: .isDirectory)
    return Folders.files(below: start, "json", "lottie")
      .filter { $0.lastPathComponent.split(separator: ".").count == 2 }
      .map { FixtureCase(String($0.path().dropFirst(root.count).drop { $0 == "/" })) }
  }

  /// The input itself.
  package var url: URL { Folders.fixtures.appending(path: name) }

  /// Its absolute path.
  package var path: String { url.path(percentEncoded: false) }

  /// The file's name.
  package var fileName: String { url.lastPathComponent }

  /// The file's name without its extension.
  package var stem: String { url.deletingPathExtension().lastPathComponent }

  /// The content of the input.
  package func bytes() throws -> [UInt8] { try Folders.bytes(of: url) }

  /// The golden that stands beside it: `golden("findings")` of `orb.json` is `orb.findings`.
  package func golden(_ pathExtension: String) -> Golden {
    Golden(at: url.deletingPathExtension().appendingPathExtension(pathExtension))
  }
}

extension FixtureCase: CustomStringConvertible {
  package var description: String { name }
}
