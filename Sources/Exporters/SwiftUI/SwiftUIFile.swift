package import Diagnostics
import Geometry
import Motion
package import SceneGraph
package import TimelineModel

/// Source of a SwiftUI view that draws an animation by itself.
package enum SwiftUIFile {
  /// How the tracks of a scene are written.
  static func examine(
    _ scene: Scene, _ timeline: Timeline, _ options: ExportOptions, films: FilmMaker,
    log: inout DiagnosticLog
  ) -> BakeReport {
    var writer = SwiftUIWriter(scene, films: films)
    writer.timing = NativeTiming(sections: timeline.nativeSections)
    writer.images = timeline.images
    _ = writer.composition(nil, size: scene.size)
    log.append(writer.log)
    return writer.bakes
  }

  /// The file of a scene.
  ///
  /// - Parameters:
  ///   - scene: what is drawn.
  ///   - timeline: whose markers become sections.
  ///   - options: what a user may choose.
  ///   - films: draws pictures of what a canvas cannot draw.
  ///   - log: is told what SwiftUI cannot draw.
  /// - Returns: one file that needs nothing but SwiftUI.
  package static func make(
    _ scene: Scene, _ timeline: Timeline, _ options: ExportOptions, films: FilmMaker = .none,
    log: inout DiagnosticLog
  ) -> GeneratedFile {
    var writer = SwiftUIWriter(scene, films: films)
    writer.timing = NativeTiming(
      sections: timeline.nativeSections, documented: options.documented)
    writer.images = timeline.images
    writer.theme = ThemeColors(rules: options.theme)
    writer.theme.variants = options.variants
    let main = writer.composition(nil, size: scene.size)
    log.append(writer.log)
    var names = SwiftNames()
    let type = names.name(after: options.name, or: "Animation", .upper)
    let parts = Set(writer.parts.flatMap { [$0] + $0.needs })
    let view = SwiftUIView(
      type: SwiftCode(identifier: type), main: SwiftCode(identifier: main), scene: scene,
      timeline: timeline, options: options, theme: writer.theme, timing: writer.timing,
      isMoving: parts.contains(.tracks))
    var file = SourceWriter(breaks: LineBreaks())
    view.writeHead(to: &file)
    file.line(options.access == .public ? "public import SwiftUI" : "import SwiftUI")
    file.line()
    view.write(to: &file)
    file.line()
    file.line("// MARK: - Drawing")
    file.line()
    file.block("private enum Drawing") { inside in
      inside.line("typealias Theme = \(SwiftCode(identifier: type)).Theme")
      if !writer.timing.moves.isEmpty {
        inside.line("typealias Timing = \(SwiftCode(identifier: type)).Timing")
      }
      inside.append(writer.functions)
      if writer.data.lineCount > 0 { inside.line() }
      inside.append(writer.data)
    }
    if !parts.isEmpty {
      file.line()
      file.line("// MARK: - Values over time, and what draws them")
      if parts.contains(.tracks) {
        file.line()
        file.line("private typealias Curve = \(SwiftCode(identifier: type)).Timing.Curve")
      }
    }
    for part in parts.sorted() {
      file.line()
      file.source(part.source)
    }
    return GeneratedFile(
      name: options.fileStem + ".view.swift", contents: file.bytes,
      themeSubjects: writer.theme.subjects)
  }
}

extension SourceWriter {
  /// Our own source of several lines.
  mutating func source(_ code: SwiftCode) {
    var lines = code.text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    data(Array(lines.joined(separator: "\n").utf8), keepingBlankLines: true)
  }
}
