package import InbetweenDiagnostics
import InbetweenDotLottie
import InbetweenExporters
import InbetweenJSONTree
import InbetweenLottieImport
package import InbetweenStateMachines
package import InbetweenTimeline

/// One animation of an input: a JSON file holds one, a package any number.
package struct Animation: Hashable, Sendable {
  /// What its outputs are called: the file's stem, and the animation's identifier where a package
  /// holds several.
  package var name: String
  /// What its package calls it; nil where it comes from a file of its own.
  package var id: String?
  /// Where the manifest of its package speaks of it; nil where none does.
  var manifestPath: JSONPath?
  package var timeline: Timeline
  /// The image files of the package that it came in, by their path there.
  package var files: [String: [UInt8]] = [:]
  /// The font files of that package, by the name that texts use.
  package var fonts: [String: [UInt8]] = [:]
  /// The animation in the themes of its package.
  package var themes: [Theme] = []
  /// The theme in which its package wants it to be shown first; nil for the file's own colours.
  package var initialTheme: String?
  /// What plays it, where it is the one that a package shows first.
  package var machines: [StagedMachine] = []

  /// An animation in a theme.
  package struct Theme: Hashable, Sendable {
    /// As the package names it.
    package var id: String
    package var timeline: Timeline
    /// The slots that the theme gives a value.
    package var slots: [String]
  }

  package init(name: String, timeline: Timeline) {
    self.name = name
    self.timeline = timeline
  }
}

extension InputFile {
  /// The animations in the file. Packages and Lottie files are distinguished by their first bytes, not
  /// by their names; a `.timeline.json` is what `--to timeline-json` wrote.
  ///
  /// - Parameters:
  ///   - name: what to call them instead of the file's stem.
  ///   - log: receives what differs from the file, and what was not read.
  /// - Returns: the animations, in the package's order; never empty.
  /// - Throws: C001, E001, and what `LottieImporter` throws.
  package func animations(
    named name: String? = nil, log: inout DiagnosticLog
  ) throws(Diagnostic) -> [Animation] {
    try animations(in: try bytes(limit: JSONText.largestInput), named: name, log: &log)
  }

  /// The animations in the file, whose bytes were read before.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - name: what to call them instead of the file's stem.
  ///   - log: receives what differs from the file, and what was not read.
  /// - Returns: the animations, in the package's order; never empty.
  /// - Throws: E001, L004 for a file of another format, and what `LottieImporter` throws.
  package func animations(
    in bytes: [UInt8], named name: String?, log: inout DiagnosticLog
  ) throws(Diagnostic) -> [Animation] {
    let name = name ?? stem
    let bytes = try Self.unpacked(bytes)
    if isTimeline { return [Animation(name: name, timeline: try TimelineJSON.read(bytes))] }
    var found = DiagnosticLog()
    let result: Result<[Animation], Diagnostic> = bytes.withUnsafeBytes { raw in
      do throws(Diagnostic) {
        return .success(try Self.animations(in: raw, named: name, log: &found))
      } catch {
        return .failure(error)
      }
    }
    log.append(found)
    return try result.get()
  }

  private static func animations(
    in bytes: UnsafeRawBufferPointer, named name: String, log: inout DiagnosticLog
  ) throws(Diagnostic) -> [Animation] {
    guard DotLottiePackage.isPackage(bytes) else {
      if let foreign = ForeignFile(bytes) { throw .foreignFile(foreign) }
      let timeline = try LottieImporter.timeline(fromJSON: bytes, name: name, log: &log)
      return [Animation(name: name, timeline: timeline)]
    }
    let package = try LottieImporter.package(bytes, log: &log)
    let files = Dictionary(
      package.images.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var animations = package.animations.map { animation in
      let suffix = package.animations.count > 1 ? "-" + animation.id : ""
      var result = Animation(name: name + suffix, timeline: animation.timeline)
      result.id = animation.id
      result.files = files
      result.fonts = animation.fonts
      result.themes = animation.themes.map {
        Animation.Theme(id: $0.id, timeline: $0.timeline, slots: $0.slots)
      }
      let entries = package.source.manifest?.animations ?? []
      if let place = entries.firstIndex(where: { $0.id == animation.id }) {
        result.manifestPath = JSONPath.root["animations"][place]
        result.initialTheme = entries[place].initialTheme
      }
      return result
    }
    guard !package.source.stateMachines.isEmpty else { return animations }
    let first = animations.firstIndex { $0.id == package.source.initialAnimation } ?? 0
    animations[first].machines = package.source.stateMachines.compactMap { part in
      staged(part, on: animations, first: first, log: &log)
    }
    return animations
  }

  /// A machine of a package with its animations; nil for one that cannot be read, which is reported.
  private static func staged(
    _ part: DotLottiePackage.Part, on animations: [Animation], first: Int, log: inout DiagnosticLog
  ) -> StagedMachine? {
    var found = DiagnosticLog()
    var staged: StagedMachine?
    do throws(Diagnostic) {
      let machine = try StateMachine(part.bytes, id: part.id, log: &found)
      staged = machine.staged(on: animations, first: first, log: &found)
    } catch {
      found.report(error)
    }
    for var finding in found.findings {
      finding.message = "\(PrintableText.singleLine(part.path)): \(finding.message)"
      log.report(finding)
    }
    return staged
  }
}
