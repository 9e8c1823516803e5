package import Diagnostics

extension Configuration {
  /// What the configuration asks for, input by input.
  ///
  /// - Parameter given: what the command line says; it counts more.
  /// - Returns: the inputs in the order of their patterns, each once; what cannot be found among
  ///   them.
  package func items(given: Settings) -> [Batch.Item] {
    var items: [Batch.Item] = []
    var seen: Set<String> = []
    var isUsed = [Bool](repeating: false, count: overrides.count)
    for pattern in inputs {
      let found: [InputFile]
      do throws(Diagnostic) {
        found = try InputFile.files(matching: pattern.glob, at: pattern.position)
      } catch {
        items.append(.refuse(path, error))
        continue
      }
      for input in found
      where !excluded.contains(where: { $0.glob.matches(input.path) })
        && seen.insert(input.path).inserted
      {
        var own = settings
        for (index, override) in overrides.enumerated()
        where override.pattern.glob.matches(input.path) {
          own = override.settings.over(own)
          isUsed[index] = true
        }
        items.append(.convert(input, given.over(own).conversion))
      }
    }
    for (override, isUsed) in zip(overrides, isUsed) where !isUsed {
      items.append(
        .refuse(
          path,
          .unmatchedPattern(
            override.pattern.glob.text, at: override.pattern.position, severity: .warning)))
    }
    return items
  }
}

extension InputFile {
  /// Whether something stands at a path.
  package static func exists(_ path: String) -> Bool { (try? SystemPath.kind(of: path)) != nil }

  /// Whether a name that the user gave may stand for several files.
  package static func standsForMany(_ name: String) -> Bool {
    isFolder(name) || (GlobPattern.isPattern(name) && !exists(name))
  }

  /// The files that a name or a pattern stands for; see `files(named:)` and `files(matching:)`.
  ///
  /// - Parameter name: as the user gave it.
  /// - Returns: at least one.
  /// - Throws: C001, C002 or C007.
  package static func files(called name: String) throws(Diagnostic) -> [InputFile] {
    guard GlobPattern.isPattern(name), !exists(name) else { return try files(named: name) }
    return try files(matching: GlobPattern(name))
  }

  /// The animations that a pattern stands for, in the order of their paths' bytes. A pattern that
  /// is a folder's name stands for those below it.
  ///
  /// - Parameters:
  ///   - pattern: from the current folder.
  ///   - position: where the pattern stands, for findings.
  /// - Returns: at least one.
  /// - Throws: C001 for a folder that cannot be read, C007 without an animation.
  package static func files(
    matching pattern: GlobPattern, at position: TextPosition? = nil
  ) throws(Diagnostic) -> [InputFile] {
    if isFolder(pattern.text) { return try files(named: pattern.text) }
    if (try? SystemPath.kind(of: pattern.text)) == .file { return [InputFile(path: pattern.text)] }
    let root = pattern.root
    var found: [InputFile] = []
    do throws(SystemFailure) {
      try find(below: root, folder: "", matching: pattern, into: &found)
    } catch {
      guard !error.isMissingFile else {
        throw .unmatchedPattern(pattern.text, at: position)
      }
      throw .unreadableInput(error.reason)
    }
    guard !found.isEmpty else { throw .unmatchedPattern(pattern.text, at: position) }
    return found
  }

  private static func find(
    below root: String, folder: String, matching pattern: GlobPattern,
    into found: inout [InputFile]
  ) throws(SystemFailure) {
    let place = root + folder
    for name in try SystemPath.names(in: place.isEmpty ? "." : place) {
      let path = place + name
      guard let kind = try? SystemPath.kind(of: path) else { continue }
      switch kind {
      case .folder:
        if !SystemPath.isLink(path), pattern.mayMatch(below: path), !name.hasPrefix(".") {
          try find(below: root, folder: folder + name + "/", matching: pattern, into: &found)
        }
      case .file:
        if isAnimation(name), pattern.matches(path) {
          found.append(InputFile(path: path, folder: folder))
        }
      case .stream: continue
      }
    }
  }
}

extension InputFile {
  /// The folder to watch for a name or a pattern that the user gave.
  package static func folder(_ name: String) -> String {
    if isFolder(name) { return name }
    let folder =
      GlobPattern.isPattern(name) && !exists(name)
      ? String(GlobPattern(name).root.dropLast()) : SystemPath.parent(of: name) ?? ""
    return folder.isEmpty ? "." : folder
  }
}

extension Configuration {
  /// The folders in which its inputs and the files that it names lie.
  package var folders: [String] {
    let settings = [settings] + overrides.map(\.settings)
    return inputs.map { InputFile.folder($0.glob.text) }
      + settings.compactMap(\.timing).map(InputFile.folder)
      + settings.flatMap { $0.theme ?? [] }.map { InputFile.folder($0.file) }
  }
}
