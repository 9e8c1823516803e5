package import InbetweenDiagnostics

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
  package var name: String {
    let bytes = path.utf8
    guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return path }
    let before = bytes[..<last].lastIndex(of: UInt8(ascii: "/"))
    let first = before.map(bytes.index(after:)) ?? bytes.startIndex
    return String(Substring(bytes[first...last]))
  }

  /// The file's name without its extension; `animation` for standard input.
  package var stem: String {
    guard !isStandardInput else { return "animation" }
    let name = name
    if Self.isTimeline(name) { return String(name.dropLast(Self.timelineEnding.count)) }
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// Whether it is named as what `--to timeline-json` writes.
  var isTimeline: Bool { Self.isTimeline(name) }

  private static func isTimeline(_ name: String) -> Bool {
    let ending = timelineEnding.utf8
    return name.utf8.count > ending.count && name.utf8.suffix(ending.count).elementsEqual(ending)
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
      throw unreadable(error)
    }
  }

  /// Why it cannot be read.
  private func unreadable(_ failure: SystemFailure) -> Diagnostic {
    guard failure.isMissingFile else {
      let isFolder = Self.isFolder(path)
      return .unreadableInput(failure.reason, fix: isFolder ? "name a file in it" : nil)
    }
    if SystemPath.isLink(path) {
      return .unreadableInput(
        "it is a link that leads nowhere", fix: "remove it, or bring back what it led to")
    }
    // Names are read as UTF-8; what is not stands as this character, and leads to no file.
    if path.unicodeScalars.contains("\u{FFFD}") {
      return .unreadableInput("its name is not UTF-8", fix: "rename it")
    }
    if path.firstRange(of: "://") != nil {
      return .unreadableInput(
        "it is an address, and nothing is fetched", fix: "download it, and name the file")
    }
    return .unreadableInput(failure.reason, near: neighbour)
  }

  /// The same file, however its path begins.
  package var plain: InputFile {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return InputFile(path: path.isEmpty ? self.path : String(path), folder: folder)
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
  /// - Parameters:
  ///   - name: as the user gave it.
  ///   - unreadable: receives each file and folder below that cannot be read, and why.
  /// - Returns: at least one.
  /// - Throws: C001 for a folder that cannot be read, C002 for one that holds no animation.
  package static func files(
    named name: String, unreadable: (String, Diagnostic) -> Void = { _, _ in }
  ) throws(Diagnostic) -> [InputFile] {
    var found: [InputFile] = []
    var isComplete = true
    do throws(SystemFailure) {
      guard name != standardInput, try SystemPath.kind(of: name) == .folder else {
        return [InputFile(path: name)]
      }
      try collect(below: name.hasSuffix("/") ? name : name + "/", folder: "", into: &found) {
        isComplete = false
        unreadable($0, $1)
      }
    } catch {
      throw InputFile(path: name).unreadable(error)
    }
    guard !found.isEmpty || !isComplete else { throw .nothingToConvert() }
    return found
  }

  private static func collect(
    below root: String, folder: String, into found: inout [InputFile],
    unreadable: (String, Diagnostic) -> Void
  ) throws(SystemFailure) {
    for name in try SystemPath.names(in: root + folder) where !name.hasPrefix(".") {
      let path = root + folder + name
      switch kind(below: path, unreadable) {
      case .folder?:
        guard !SystemPath.isLink(path) else { continue }
        do throws(SystemFailure) {
          try collect(
            below: root, folder: folder + name + "/", into: &found, unreadable: unreadable)
        } catch {
          unreadable(path, .unreadableInput(error.reason))
        }
      case .file?:
        if isAnimation(name) { found.append(InputFile(path: path, folder: folder)) }
      case .stream?, nil: continue
      }
    }
  }

  /// What stands at a path in a folder; nil where that cannot be known, which `unreadable` receives
  /// where it may be an animation.
  static func kind(
    below path: String, _ unreadable: (String, Diagnostic) -> Void
  ) -> FileKind? {
    do throws(SystemFailure) {
      return try SystemPath.kind(of: path)
    } catch {
      let file = InputFile(path: path)
      // What has just been removed is nothing to tell of.
      let isGone =
        error.isMissingFile && !SystemPath.isLink(path)
        && !path.unicodeScalars.contains("\u{FFFD}")
      if isAnimation(file.name), !isGone { unreadable(path, file.unreadable(error)) }
      return nil
    }
  }

  /// How the names of files end that the command itself writes.
  private static let written = [
    timelineEnding, ".inspection.json", ".report.json", ".versions.json",
  ]

  /// Whether a conversion may depend on a file of this name: an animation, a configuration or a
  /// timing file, a font, a picture.
  static func matters(_ name: String) -> Bool {
    let lower = name.lowercased()
    return !name.hasPrefix(".") && (isAnimation(name) || others.contains(where: lower.hasSuffix))
  }

  private static let others = [
    ".yml", ".yaml", ".ttf", ".otf", ".ttc", ".otc", ".png", ".jpg", ".jpeg", ".webp", ".gif",
  ]

  static func isAnimation(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".lottie") || name.hasSuffix(".tgs")
      || (name.hasSuffix(".json") && !written.contains { name.hasSuffix($0) })
  }
}
