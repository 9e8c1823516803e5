package import InbetweenDiagnostics

extension Configuration {
  /// What the configuration asks for, input by input.
  ///
  /// - Parameter given: what the command line says; it counts more.
  /// - Returns: the inputs in the order of their patterns, each once; what cannot be found among
  ///   them.
  package func items(given: Settings) -> [Batch.Item] {
    var items = given.over(settings).missingFonts
    if given.fonts == nil { items += overrides.flatMap(\.settings.missingFonts) }
    var seen: Set<String> = []
    var isUsed = [Bool](repeating: false, count: overrides.count)
    for pattern in inputs {
      let found: [InputFile]
      do throws(Diagnostic) {
        found = try InputFile.files(matching: pattern.glob, at: pattern.position) {
          items.append(.refuse($0, $1))
        }
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
  /// - Parameters:
  ///   - name: as the user gave it.
  ///   - unreadable: receives each file and folder below that cannot be read, and why.
  /// - Returns: at least one, or none where all that was found cannot be read.
  /// - Throws: C001, C002 or C007.
  package static func files(
    called name: String, unreadable: (String, Diagnostic) -> Void
  ) throws(Diagnostic) -> [InputFile] {
    guard GlobPattern.isPattern(name), !exists(name) else {
      return try files(named: name, unreadable: unreadable)
    }
    return try files(matching: GlobPattern(name), unreadable: unreadable)
  }

  /// The animations that a pattern stands for, in the order of their paths' bytes. A pattern that
  /// is a folder's name stands for those below it.
  ///
  /// - Parameters:
  ///   - pattern: from the current folder.
  ///   - position: where the pattern stands, for findings.
  ///   - unreadable: receives each file and folder below that cannot be read, and why.
  /// - Returns: at least one, or none where all that was found cannot be read.
  /// - Throws: C001 for a folder that cannot be read, C007 without an animation.
  package static func files(
    matching pattern: GlobPattern, at position: TextPosition? = nil,
    unreadable: (String, Diagnostic) -> Void
  ) throws(Diagnostic) -> [InputFile] {
    if isFolder(pattern.text) { return try files(named: pattern.text, unreadable: unreadable) }
    if (try? SystemPath.kind(of: pattern.text)) == .file { return [InputFile(path: pattern.text)] }
    let root = pattern.root
    var found: [InputFile] = []
    var isComplete = true
    do throws(SystemFailure) {
      try find(below: root, folder: "", matching: pattern, into: &found) {
        isComplete = false
        unreadable($0, $1)
      }
    } catch {
      guard !error.isMissingFile else {
        throw .unmatchedPattern(pattern.text, at: position)
      }
      throw .unreadableInput(error.reason)
    }
    guard !found.isEmpty || !isComplete else {
      throw .unmatchedPattern(pattern.text, at: position)
    }
    return found
  }

  private static func find(
    below root: String, folder: String, matching pattern: GlobPattern,
    into found: inout [InputFile], unreadable: (String, Diagnostic) -> Void
  ) throws(SystemFailure) {
    let place = root + folder
    for name in try SystemPath.names(in: place.isEmpty ? "." : place) {
      let path = place + name
      let standing = Self.kind(below: path) { if pattern.matches($0) { unreadable($0, $1) } }
      switch standing {
      case .folder?:
        guard !SystemPath.isLink(path), pattern.mayMatch(below: path), !name.hasPrefix(".") else {
          continue
        }
        do throws(SystemFailure) {
          try find(
            below: root, folder: folder + name + "/", matching: pattern, into: &found,
            unreadable: unreadable)
        } catch {
          unreadable(path, .unreadableInput(error.reason))
        }
      case .file?:
        if isAnimation(name) || isWrapped(name, where: pattern), pattern.matches(path) {
          found.append(InputFile(path: path, folder: folder))
        }
      case .stream?, nil: continue
      }
    }
  }
}

extension InputFile {
  /// Whether a pattern asks by name for what folders do not stand for: packed exports and scripts.
  private static func isWrapped(_ name: String, where pattern: GlobPattern) -> Bool {
    [".zip", ".js", ".gz"].contains {
      name.lowercased().hasSuffix($0) && pattern.text.hasSuffix($0)
    }
  }
}

extension WatchedFolder {
  /// The folder to watch for a file, a folder or a pattern that the user named.
  package init(for name: String) {
    let isPattern = GlobPattern.isPattern(name) && !InputFile.exists(name)
    if InputFile.isFolder(name) {
      self.init(path: name, isDeep: true)
    } else {
      let folder =
        isPattern ? String(GlobPattern(name).root.dropLast()) : SystemPath.parent(of: name) ?? ""
      self.init(path: folder.isEmpty ? "." : folder, isDeep: isPattern)
    }
  }
}

extension Configuration.Settings {
  /// The folders in which the files lie that they name.
  package var watchedFolders: [WatchedFolder] {
    ([timing].compactMap { $0 } + (theme ?? []).map(\.file) + (fonts ?? []))
      .map(WatchedFolder.init(for:))
  }
}

extension Configuration {
  /// The folders in which its inputs and the files that it names lie.
  package var watchedFolders: [WatchedFolder] {
    inputs.map { WatchedFolder(for: $0.glob.text) }
      + ([settings] + overrides.map(\.settings)).flatMap(\.watchedFolders)
  }
}
