package import InbetweenDiagnostics
package import InbetweenDotLottie
package import InbetweenTimeline

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
    /// The animation in each theme that it takes, in the package's order.
    package var themes: [Theme] = []
  }

  /// An animation in a theme of its package.
  package struct Theme: Sendable {
    /// As the manifest names it.
    package var id: String
    package var timeline: Timeline
    /// The slots that the theme gives a value.
    package var slots: [String]
  }
}

extension LottieImporter {
  /// The timelines of a `.lottie` package.
  ///
  /// An animation that cannot be read is reported and left out as long as another one can.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - log: receives what differs from the file, and what was not read.
  /// - Returns: the timelines, with their images' bytes beside them.
  /// - Throws: P001…P005, and what reading the only animation throws.
  package static func package(
    _ bytes: UnsafeRawBufferPointer, log: inout DiagnosticLog
  ) throws(Diagnostic) -> ImportedPackage {
    let package = try DotLottiePackage(bytes, log: &log)
    var imported = ImportedPackage(animations: [], images: package.images, source: package)
    var failure: Diagnostic?
    let themes = themes(of: package, log: &log)
    for animation in package.animations {
      do throws(Diagnostic) {
        var timeline = try timeline(fromJSON: animation.bytes, name: animation.id, log: &log)
        locateImages(of: &timeline, in: package, log: &log)
        imported.animations.append(
          ImportedPackage.Animation(
            id: animation.id, timeline: timeline, fonts: fonts(of: timeline, in: package),
            themes: Self.themes(themes, of: animation, timeline, in: package, log: &log)))
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

  /// The themes that animations take; one that cannot be read is reported.
  private static func themes(
    of package: DotLottiePackage, log: inout DiagnosticLog
  ) -> [(part: DotLottiePackage.Part, file: ThemeFile)] {
    package.themes.compactMap { part in
      let isTaken = package.animations.contains {
        package.takes(theme: part.id, animation: $0.id)
      }
      guard isTaken else { return nil }
      do throws(Diagnostic) {
        return (part, try ThemeFile(part.bytes, log: &log))
      } catch {
        log.report(error.within(part.path))
        return nil
      }
    }
  }

  /// The animation in the themes that it takes.
  private static func themes(
    _ themes: [(part: DotLottiePackage.Part, file: ThemeFile)],
    of animation: DotLottiePackage.Animation, _ own: Timeline, in package: DotLottiePackage,
    log: inout DiagnosticLog
  ) -> [ImportedPackage.Theme] {
    themes.compactMap { part, theme -> ImportedPackage.Theme? in
      guard package.takes(theme: part.id, animation: animation.id) else { return nil }
      let rules = theme.rules.filter { $0.isFor(animation.id) }
      let known = Set(own.slots.map(\.id))
      for rule in rules where !known.contains(rule.slot) {
        log.report(.ruleWithoutSlot(rule.slot, of: part.path, at: rule.path["id"]))
      }
      for rule in rules {
        guard let picture = rule.picture, !picture.hasPrefix("data:") else { continue }
        let name = String(picture.split(separator: "/").last ?? "")
        if package.image(folder: "", file: name) == nil {
          log.report(.missingImage(picture, at: rule.path["value"]["src"]).within(part.path))
        }
      }
      do throws(Diagnostic) {
        var ignored = DiagnosticLog()
        var timeline = try timeline(
          fromJSON: animation.bytes, in: theme.slots(for: animation.id), name: animation.id,
          log: &ignored)
        locateImages(of: &timeline, in: package, log: &ignored)
        return ImportedPackage.Theme(id: part.id, timeline: timeline, slots: rules.map(\.slot))
      } catch {
        log.report(error.within(part.path))
        return nil
      }
    }
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
  /// The finding with the name of the file in a package that it is about.
  fileprivate func within(_ file: String) -> Diagnostic {
    var finding = self
    finding.message = "\(PrintableText.singleLine(file)): \(message)"
    return finding
  }

  fileprivate static func ruleWithoutSlot(
    _ slot: String, of file: String, at place: JSONPath
  ) -> Diagnostic {
    Diagnostic(
      .themeRuleWithoutSlot, at: place, "no property has the slot \(shown(slot))",
      fix: "name a slot of the animation, or remove the rule"
    ).within(file)
  }

  static func missingImage(_ path: String, at place: JSONPath?) -> Diagnostic {
    Diagnostic(
      .missingImage, at: place, "the image \(shown(path)) is not in the package",
      fix: "export the package again with its images")
  }
}
