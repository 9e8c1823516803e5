package import Diagnostics
package import DotLottie
package import TimelineModel

/// The animations of a package and the pictures that they show.
package struct ImportedPackage: Sendable {
  /// In the manifest's order; never empty.
  package var animations: [Animation]
  /// Pictures by their path in the package; `AssetSource.external` names them as folder + file.
  package var images: [PackageFile]
  /// What the package says of itself, its themes and its state machines.
  package var source: DotLottiePackage

  /// One animation of a package.
  package struct Animation: Sendable {
    /// As the manifest names it.
    package var id: String
    package var timeline: Timeline
    /// The bytes of font files in the package, by the name that texts use.
    package var fonts: [String: [UInt8]]
  }
}

extension LottieImporter {
  /// The timelines of a `.lottie` package.
  ///
  /// An animation that cannot be read is told and left out as long as another one can.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - log: is told what differs from the file, and what was not read.
  /// - Returns: the timelines, with their images' bytes beside them.
  /// - Throws: P001…P005, and what reading the only animation throws.
  package static func package(
    _ bytes: UnsafeRawBufferPointer, log: inout DiagnosticLog
  ) throws(Diagnostic) -> ImportedPackage {
    let package = try DotLottiePackage(bytes, log: &log)
    var imported = ImportedPackage(animations: [], images: package.images, source: package)
    var failure: Diagnostic?
    for animation in package.animations {
      do throws(Diagnostic) {
        var timeline = try timeline(fromJSON: animation.bytes, name: animation.id, log: &log)
        locateImages(of: &timeline, in: package, log: &log)
        imported.animations.append(
          ImportedPackage.Animation(
            id: animation.id, timeline: timeline, fonts: fonts(of: timeline, in: package)))
      } catch {
        if let failure { log.report(failure) }
        failure = error
      }
    }
    guard let failure else { return imported }
    guard !imported.animations.isEmpty else { throw failure }
    log.report(failure)
    return imported
  }

  private static func fonts(
    of timeline: Timeline, in package: DotLottiePackage
  ) -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for font in timeline.fonts where found[font.name] == nil {
      found[font.name] =
        package.font(
          location: font.location, names: [font.name, font.family + font.style, font.family]
        )?.bytes
    }
    return found
  }

  /// Makes each image name the file of the package that it means.
  private static func locateImages(
    of timeline: inout Timeline, in package: DotLottiePackage, log: inout DiagnosticLog
  ) {
    for index in timeline.images.indices {
      guard case .external(let folder, let file) = timeline.images[index].source else { continue }
      guard let found = package.image(folder: folder, file: file) else {
        log.report(.missingImage(folder + file, at: timeline.images[index].origin.path))
        continue
      }
      let end = found.path.lastIndex(of: "/").map { found.path.index(after: $0) }
      let start = end ?? found.path.startIndex
      timeline.images[index].source = .external(
        folder: String(found.path[..<start]), file: String(found.path[start...]))
    }
  }
}

extension Diagnostic {
  static func missingImage(_ path: String, at place: JSONPath?) -> Diagnostic {
    Diagnostic(
      .missingImage, at: place, "the image \(quoted(path)) is not in the package",
      fix: "export the package again with its images")
  }
}
