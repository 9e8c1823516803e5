import InbetweenDiagnostics

/// What earlier runs made in the folders of this one, by folder.
///
/// A manifest only saves work: without one, or with a damaged one, all is converted again. Two runs
/// that share a folder each write a whole one, with what the other wrote before.
struct Manifests: Sendable {
  /// A hidden file in the folder that outputs go to.
  static let fileName = ".inbetween-manifest"

  private let folders: [String]
  private let known: [String: Manifest]
  private var kept: [String: Manifest] = [:]
  /// What each folder's file says, as far as this run knows.
  private var files: [String: (manifest: Manifest, fingerprint: FileFingerprint?)]
  private var converted = 0
  private var isChanged = false

  /// Reads the manifests of folders.
  init(folders: [String]) {
    self.folders = folders
    files = Dictionary(
      uniqueKeysWithValues: folders.map { folder in
        let path = Self.path(in: folder)
        let fingerprint = SystemPath.fingerprint(of: path)
        return (folder, (Manifest(reading: path), fingerprint))
      })
    known = files.mapValues(\.manifest)
  }

  func entry(of input: InputFile, _ conversion: Conversion) -> ManifestEntry? {
    guard let folder = conversion.folder, let manifest = known[folder],
      !input.isStandardInput
    else { return nil }
    return manifest.entries[ManifestEntry.key(input, conversion)]
  }

  /// Remembers what became of an input. Long runs save now and then: one that is killed then
  /// leaves less to be done again.
  mutating func keep(_ entry: ManifestEntry, in folder: String?) {
    guard let folder, let manifest = known[folder] else { return }
    kept[folder, default: Manifest()].entries[entry.key] = entry
    if manifest.entries[entry.key]?.files != entry.files { isChanged = true }
    guard !entry.report.isUnchanged else { return }
    isChanged = true
    converted += 1
    // Twice as many each time, so that saving stays in proportion to the work.
    if converted >= 1024, converted.nonzeroBitCount == 1 { save() }
  }

  /// Writes them beside what was made; where that is impossible, the next run does more.
  mutating func save() {
    for folder in folders {
      guard let kept = kept[folder] else { continue }
      let path = Self.path(in: folder)
      let fingerprint = SystemPath.fingerprint(of: path)
      var file = Manifest()
      if let known = files[folder], known.fingerprint == fingerprint {
        file = known.manifest
        if !isChanged, file.entries.count == kept.entries.count { continue }
      } else {
        file = Manifest(reading: path)
      }
      let merged = file.merged(with: kept)
      _ = try? OutputFiles.write([OutputFile(path: path, contents: merged.bytes)])
      files[folder] = (merged, SystemPath.fingerprint(of: path))
    }
  }

  /// The files that earlier runs made from inputs that are no more.
  func orphans() -> [ListedFinding] {
    folders.flatMap { folder -> [ListedFinding] in
      let made = Set(kept[folder]?.entries.values.flatMap { $0.outputs.map(\.path) } ?? [])
      let entries = (known[folder]?.entries.values.sorted { $0.key < $1.key } ?? [])
        .filter { kept[folder]?.entries[$0.key] == nil && SystemPath.isMissing($0.input.path) }
      return entries.flatMap { entry in
        entry.outputs.filter { !made.contains($0.path) && $0.current() != nil }.map { output in
          Diagnostic.orphanedOutput(of: entry.input.path).listed(file: output.path)
        }
      }
    }
  }

  private static func path(in folder: String) -> String {
    folder == "." || folder.isEmpty
      ? fileName : folder + (folder.hasSuffix("/") ? "" : "/") + fileName
  }
}
