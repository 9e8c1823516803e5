package import InbetweenDiagnostics

/// A dotLottie package, version 1 or 2 (dotlottie.io/spec): its animations, images, fonts, themes
/// and state machines.
package struct DotLottiePackage: Hashable, Sendable {
  /// Of the format; 1 where the manifest does not say.
  package private(set) var version = 1
  /// What the package says of itself; nil without one.
  package private(set) var manifest: Manifest?
  /// In the manifest's order, then those that it does not list.
  package private(set) var animations: [Animation] = []
  /// The pictures, in the archive's order.
  package private(set) var images: [PackageFile] = []
  /// The font files, in the archive's order.
  package private(set) var fonts: [PackageFile] = []
  /// In the manifest's order, then those that it does not list.
  package private(set) var themes: [Part] = []
  package private(set) var stateMachines: [Part] = []
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

  /// A theme or a state machine of a package.
  package struct Part: Hashable, Sendable {
    /// Its file's name without the ending.
    package var id: String
    /// As the manifest calls it, for people.
    package var name: String?
    /// Inside the package.
    package var path: String
    /// Its JSON.
    package var bytes: [UInt8]
    /// Whether the manifest lists it.
    package var isListed: Bool
  }

  /// Whether the bytes begin as a ZIP archive does.
  package static func isPackage(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  /// Opens a package and unpacks what it holds.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - log: receives what the package holds that is not read.
  /// - Throws: P001…P005.
  package init(_ bytes: UnsafeRawBufferPointer, log: inout DiagnosticLog) throws(Diagnostic) {
    let files = try ZipArchive(bytes).files()
    var byPath: [String: PackageFile] = [:]
    for file in files where byPath[file.path] == nil { byPath[file.path] = file }
    manifest = try byPath["manifest.json"].map { file throws(Diagnostic) in
      try Manifest(file.bytes, log: &log)
    }
    if manifest == nil, readExport(files) { return }
    if manifest == nil { log.report(.missingManifest()) }
    version = manifest?.version ?? (files.contains { $0.path.hasPrefix("a/") } ? 2 : 1)
    read(files, byPath, log: &log)
    guard !animations.isEmpty else { throw .noAnimation() }
    checkReferences(log: &log)
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
    _ files: [PackageFile], _ byPath: [String: PackageFile], log: inout DiagnosticLog
  ) {
    var taken: Set<String> = ["manifest.json"]
    for entry in manifest?.animations ?? [] {
      // Version 2 renamed the folder; some writers mix the two.
      let paths = ["a", "animations"].flatMap { folder in
        Self.animationEndings.map { "\(folder)/\(entry.id)\($0)" }
      }
      guard let file = paths.lazy.compactMap({ byPath[$0] }).first else {
        log.report(.missingAnimation(entry.id))
        continue
      }
      if taken.insert(file.path).inserted {
        animations.append(Animation(id: entry.id, bytes: file.bytes))
      }
    }
    themes = parts(manifest?.themes ?? [], "t", byPath, &taken, log: &log)
    stateMachines = parts(manifest?.stateMachines ?? [], "s", byPath, &taken, log: &log)
    for file in files where !taken.contains(file.path) {
      let folder = file.path.split(separator: "/").first ?? ""
      let isJSON = file.path.hasSuffix(".json")
      switch folder {
      case "a", "animations":
        guard let ending = Self.animationEndings.first(where: file.path.hasSuffix) else {
          log.report(.unknownFile(file.path))
          continue
        }
        let id = file.path.dropFirst(folder.count + 1).dropLast(ending.count)
        if manifest != nil { log.report(.unlistedFile(file.path)) }
        animations.append(Animation(id: String(id), bytes: file.bytes))
      case "i", "images": add(image: file)
      case "f" where PackagePath.isFont(file.path), "fonts" where PackagePath.isFont(file.path):
        fonts.append(file)
      case "t" where isJSON: themes.append(unlisted(file, log: &log))
      case "s" where isJSON: stateMachines.append(unlisted(file, log: &log))
      case "t", "themes", "s", "states", "u", "audio", "f", "fonts":
        log.report(.notRead(file.path))
      default: log.report(.unknownFile(file.path))
      }
    }
  }

  /// What an animation's file ends in, the usual one first.
  private static let animationEndings = [".json", ".lot"]

  /// The themes or state machines that the manifest lists and the package holds.
  private func parts(
    _ listed: [Manifest.Part], _ folder: String, _ byPath: [String: PackageFile],
    _ taken: inout Set<String>, log: inout DiagnosticLog
  ) -> [Part] {
    var parts: [Part] = []
    for entry in listed {
      let path = "\(folder)/\(entry.id).json"
      guard let file = byPath[path] else {
        log.report(.missingPart(path))
        continue
      }
      guard taken.insert(path).inserted else { continue }
      parts.append(
        Part(id: entry.id, name: entry.name, path: path, bytes: file.bytes, isListed: true))
    }
    return parts
  }

  private func unlisted(_ file: PackageFile, log: inout DiagnosticLog) -> Part {
    if manifest != nil { log.report(.unlistedFile(file.path)) }
    let id = file.path.dropFirst(2).dropLast(".json".count)
    return Part(
      id: String(id), name: nil, path: file.path, bytes: file.bytes, isListed: false)
  }

  /// Tells which names of the manifest mean nothing, and what of it is left to the host.
  private func checkReferences(log: inout DiagnosticLog) {
    guard let manifest else { return }
    let known = Set(animations.map(\.id))
    let knownThemes = Set(themes.map(\.id))
    if let id = manifest.initial.animation, !known.contains(id) {
      log.report(.danglingName(id, at: JSONPath.root["initial"]["animation"]))
    }
    if let id = manifest.initial.stateMachine, !stateMachines.contains(where: { $0.id == id }) {
      log.report(.danglingName(id, at: JSONPath.root["initial"]["stateMachine"]))
    }
    for (index, animation) in manifest.animations.enumerated() {
      let path = JSONPath.root["animations"][index]
      for (place, id) in (animation.themes ?? []).enumerated() where !knownThemes.contains(id) {
        log.report(.danglingName(id, at: path["themes"][place]))
      }
      if let id = animation.initialTheme, !knownThemes.contains(id) {
        log.report(.danglingName(id, at: path["initialTheme"]))
      }
      if !animation.playback.requests.isEmpty {
        log.report(.playbackLeftToHost(animation.playback, at: path))
      }
      if let background = animation.background {
        log.report(.backgroundLeftToHost(background, at: path["background"]))
      }
    }
  }
}

extension DotLottiePackage {
  /// The animation that is shown first.
  package var initialAnimation: String {
    let wanted = manifest?.initial.animation
    return (animations.first { $0.id == wanted } ?? animations.first)?.id ?? ""
  }

  /// Whether an animation takes a theme: the manifest lists the theme, and the animation either
  /// lists it too or lists none.
  package func takes(theme: String, animation: String) -> Bool {
    guard let part = themes.first(where: { $0.id == theme }), part.isListed || manifest == nil
    else { return false }
    let entry = manifest?.animations.first { $0.id == animation }
    return entry?.themes?.contains(theme) ?? true
  }

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
