import InbetweenDiagnostics
import InbetweenJSONTree
package import InbetweenPreview
import InbetweenTimeline

extension Animation {
  /// The files of the pictures that it shows: those embedded, those of its package, and those that
  /// lie beside its own file, which is `input`, or in folders below.
  package func imageCache(of input: InputFile) -> ImageCache {
    var cache = ImageCache()
    for image in timeline.images {
      guard let file = bytes(of: image.source, input) else { continue }
      cache.add(image.id, file: file)
    }
    return cache
  }

  func bytes(of source: AssetSource, _ input: InputFile) -> [UInt8]? {
    switch source {
    case .embedded(_, let base64): return Base64.decode(base64)
    case .external(let folder, let file):
      if let bytes = files[folder + file] { return bytes }
      guard !input.isStandardInput, files.isEmpty else { return nil }
      return input.neighbour(folder + file) ?? input.neighbour(folder + "/" + file)
        ?? input.neighbour(file)
    }
  }
}

extension InputFile {
  /// The largest picture that is read beside an animation, in bytes.
  private static let largestNeighbour = 64 << 20

  /// A file below the folder in which this one lies; nil where there is none, and for a path that
  /// leads elsewhere, by its letters or through links.
  fileprivate func neighbour(_ relative: String) -> [UInt8]? {
    let steps = relative.split(separator: "/", omittingEmptySubsequences: true)
    guard !relative.hasPrefix("/"), !steps.isEmpty, !steps.contains(".."),
      !relative.utf8.contains(0), !relative.contains("\\")
    else { return nil }
    let folder = SystemPath.parent(of: path) ?? "."
    let root = SystemPath.resolved(folder)
    let place = SystemPath.resolved(folder + "/" + steps.joined(separator: "/"))
    guard place.hasPrefix(root == "/" ? "/" : root + "/"),
      (try? SystemPath.kind(of: place)) == .file,
      let bytes = try? SystemFile.reading(place).bytes(limit: Self.largestNeighbour),
      bytes.count <= Self.largestNeighbour
    else { return nil }
    return bytes
  }
}
