package import Diagnostics

/// An animation that the user named, or that lies in a folder which they named.
package struct InputFile: Hashable, Sendable {
  /// As the user would name it; `-` for standard input.
  package let path: String
  /// The folder below the one that the user named in which it lies, with a slash at its end; empty
  /// for a file that was named itself.
  package let folder: String

  package init(path: String, folder: String = "") {
    self.path = path
    self.folder = folder
  }
}

extension InputFile {
  /// The name that stands for standard input.
  package static let standardInput = "-"

  package var isStandardInput: Bool { path == Self.standardInput }

  /// What findings call it.
  package var title: String { isStandardInput ? "<stdin>" : path }

  /// The file's own name.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The file's name without its extension; `animation` for standard input.
  package var stem: String {
    guard !isStandardInput else { return "animation" }
    if isTimeline { return String(name.dropLast(Self.timelineEnding.count)) }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Whether it is named as what `--to timeline-json` writes.
  var isTimeline: Bool {
    name.utf8.count > Self.timelineEnding.utf8.count && name.hasSuffix(Self.timelineEnding)
  }

  private static let timelineEnding = ".timeline.json"

  /// The sidecar with its documented times: `orb.timing.yaml` beside `orb.json`; nil without one.
  package var timingFile: String? {
    guard !isStandardInput else { return nil }
    let beside = path.dropLast(name.count) + stem + ".timing.yaml"
    guard let kind = try? SystemPath.kind(of: String(beside)), kind == .file else { return nil }
    return String(beside)
  }

  /// Everything in it.
  ///
  /// - Parameter limit: the most bytes that are read; one more tells that there are more.
  /// - Returns: the bytes.
  /// - Throws: C001.
  package func bytes(limit: Int) throws(Diagnostic) -> [UInt8] {
    do throws(SystemFailure) {
      if isStandardInput { return try SystemFile.standardInput.bytes(limit: limit) }
      guard try SystemPath.kind(of: path) != .folder else {
        throw SystemFailure(reason: "it is a folder")
      }
      return try SystemFile.reading(path).bytes(limit: limit)
    } catch {
      throw .unreadableInput(error.reason, near: error.isMissingFile ? neighbour : nil)
    }
  }

  /// The file of nearly the same name that lies where this one does not.
  private var neighbour: String? {
    let folder = path.dropLast(name.count)
    let names = (try? SystemPath.names(in: folder.isEmpty ? "." : String(folder))) ?? []
    let stems = names.filter { !$0.hasPrefix(".") }.map { (InputFile(path: $0).stem, $0) }
    guard let stem = Spelling.nearest(to: stem, among: stems.map(\.0)) else { return nil }
    let found = stems.filter { $0.0 == stem }.map(\.1)
    let near = Spelling.nearest(to: name, among: found) ?? found.first
    return near.map { folder + $0 }
  }
}

// MARK: Folders

extension InputFile {
  /// Whether a name that the user gave is a folder's.
  package static func isFolder(_ name: String) -> Bool {
    name != standardInput && (try? SystemPath.kind(of: name)) == .folder
  }

  /// The files that a name stands for: itself, or every `.json` and `.lottie` file below a folder,
  /// in the order of their paths' bytes.
  ///
  /// Left out are hidden files and folders, links to folders (they may lead in circles), and what
  /// the command writes itself, such as `orb.timeline.json`.
  ///
  /// - Throws: C001 for a folder that cannot be read, C002 for one that holds no animation.
  package static func files(named name: String) throws(Diagnostic) -> [InputFile] {
    var found: [InputFile] = []
    do throws(SystemFailure) {
      guard name != standardInput, try SystemPath.kind(of: name) == .folder else {
        return [InputFile(path: name)]
      }
      try collect(below: name.hasSuffix("/") ? name : name + "/", folder: "", into: &found)
    } catch {
      let near = error.isMissingFile ? InputFile(path: name).neighbour : nil
      throw .unreadableInput(error.reason, near: near)
    }
    guard !found.isEmpty else { throw .nothingToConvert() }
    return found
  }

  private static func collect(
    below root: String, folder: String, into found: inout [InputFile]
  ) throws(SystemFailure) {
    for name in try SystemPath.names(in: root + folder) where !name.hasPrefix(".") {
      let path = root + folder + name
      guard let kind = try? SystemPath.kind(of: path) else { continue }
      switch kind {
      case .folder:
        if !SystemPath.isLink(path) {
          try collect(below: root, folder: folder + name + "/", into: &found)
        }
      case .file:
        if isAnimation(name) { found.append(InputFile(path: path, folder: folder)) }
      case .stream: continue
      }
    }
  }

  /// How the names of files end that the command itself writes.
  private static let written = [
    timelineEnding, ".inspection.json", ".report.json", ".versions.json",
  ]

  /// Whether a conversion may depend on a file of this name.
  static func matters(_ name: String) -> Bool {
    !name.hasPrefix(".")
      && (isAnimation(name) || [".yml", ".yaml"].contains(where: name.lowercased().hasSuffix))
  }

  static func isAnimation(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".lottie")
      || (name.hasSuffix(".json") && !written.contains { name.hasSuffix($0) })
  }
}
