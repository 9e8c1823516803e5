package import Diagnostics

/// A dotLottie package, version 1 or 2 (dotlottie.io/spec): its animations, images and fonts.
package struct DotLottiePackage: Hashable, Sendable {
  /// Of the format; 1 where the manifest does not say.
  package private(set) var version = 1
  /// In the manifest's order, then those that it does not list.
  package private(set) var animations: [Animation] = []
  /// The pictures, in the archive's order.
  package private(set) var images: [PackageFile] = []
  /// The font files, in the archive's order.
  package private(set) var fonts: [PackageFile] = []
  /// The places of images by their paths, and by their names alone; the first one counts.
  private var imagePaths: [String: Int] = [:]
  private var imageNames: [Substring: Int] = [:]

  /// One animation of a package.
  package struct Animation: Hashable, Sendable {
    /// As the manifest names it.
    package var id: String
    /// Its JSON.
    package var bytes: [UInt8]
  }

  /// Whether the bytes begin as a ZIP archive does.
  package static func isPackage(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  /// Opens a package and unpacks its animations and images.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - log: is told what the package holds that is not read.
  /// - Throws: P001…P005.
  package init(_ bytes: UnsafeRawBufferPointer, log: inout DiagnosticLog) throws(Diagnostic) {
    let files = try ZipArchive(bytes).files()
    var byPath: [String: PackageFile] = [:]
    for file in files where byPath[file.path] == nil { byPath[file.path] = file }
    let manifest = try byPath["manifest.json"].map { file throws(Diagnostic) in
      try Manifest(file.bytes, log: &log)
    }
    if manifest == nil, readExport(files) { return }
    if manifest == nil { log.report(.missingManifest()) }
    version = manifest?.version ?? (files.contains { $0.path.hasPrefix("a/") } ? 2 : 1)
    read(files, byPath, manifest, log: &log)
    guard !animations.isEmpty else { throw .noAnimation() }
  }

  /// Reads a folder that was packed, as Bodymovin exports it: animations anywhere, pictures in a
  /// folder called images beside them.
  ///
  /// - Returns: whether it is one: no folder of a package stands at its top.
  private mutating func readExport(_ files: [PackageFile]) -> Bool {
    let isPackage = files.contains { $0.path.hasPrefix("a/") || $0.path.hasPrefix("animations/") }
    let found = files.filter { $0.path.hasSuffix(".json") && $0.path != "manifest.json" }
    guard !isPackage, !found.isEmpty else { return false }
    for file in found {
      let name = file.path.split(separator: "/").last ?? ""
      animations.append(Animation(id: String(name.dropLast(".json".count)), bytes: file.bytes))
    }
    for file in files where !file.path.hasSuffix(".json") {
      if PackagePath.isFont(file.path) { fonts.append(file) } else { add(image: file) }
    }
    return true
  }

  private mutating func read(
    _ files: [PackageFile], _ byPath: [String: PackageFile], _ manifest: Manifest?,
    log: inout DiagnosticLog
  ) {
    var taken: Set<String> = ["manifest.json"]
    for id in manifest?.animations ?? [] {
      // Version 2 renamed the folder; some writers mix the two.
      let paths = ["a/\(id).json", "animations/\(id).json"]
      guard let file = paths.lazy.compactMap({ byPath[$0] }).first else {
        log.report(.missingAnimation(id))
        continue
      }
      if taken.insert(file.path).inserted {
        animations.append(Animation(id: id, bytes: file.bytes))
      }
    }
    for file in files where !taken.contains(file.path) {
      let folder = file.path.split(separator: "/").first ?? ""
      switch folder {
      case "a" where file.path.hasSuffix(".json"), "animations" where file.path.hasSuffix(".json"):
        let id = file.path.dropFirst(folder.count + 1).dropLast(".json".count)
        if manifest != nil { log.report(.unlistedAnimation(file.path)) }
        animations.append(Animation(id: String(id), bytes: file.bytes))
      case "i", "images": add(image: file)
      case "f" where PackagePath.isFont(file.path), "fonts" where PackagePath.isFont(file.path):
        fonts.append(file)
      case "t", "themes", "s", "states", "u", "audio", "f", "fonts":
        log.report(.notRead(file.path))
      default: log.report(.unknownFile(file.path))
      }
    }
  }
}

extension DotLottiePackage {
  /// The image that an asset means: by its path, else by its name alone, since exporters differ in
  /// what they write as the folder.
  package func image(folder: String, file: String) -> PackageFile? {
    let wanted = PackagePath.normalized(folder + "/" + file)
    let name = wanted.split(separator: "/").last ?? ""
    return (imagePaths[wanted] ?? imageNames[name]).map { images[$0] }
  }

  /// The font file that a font means: by its path, else by one of its names without spaces and
  /// dashes, since exporters differ in what they write.
  package func font(location: String, names: [String]) -> PackageFile? {
    let wanted = PackagePath.normalized(location)
    func bare(_ name: some StringProtocol) -> String {
      name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    }
    let stems = names.map { bare($0) }
    return fonts.first { !wanted.isEmpty && ($0.path == wanted || $0.path.hasSuffix("/" + wanted)) }
      ?? fonts.first { file in
        let name = file.path.split(separator: "/").last ?? ""
        return stems.contains(bare(name.dropLast(4)))
      }
  }

  private mutating func add(image: PackageFile) {
    let name = image.path.split(separator: "/").last ?? ""
    if imagePaths[image.path] == nil { imagePaths[image.path] = images.count }
    if imageNames[name] == nil { imageNames[name] = images.count }
    images.append(image)
  }
}
