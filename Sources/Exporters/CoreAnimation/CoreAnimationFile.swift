package import Diagnostics
import Geometry
import Motion
package import SceneGraph
package import TimelineModel

/// Source of layers that the render server moves by itself, in a view for each toolkit.
package enum CoreAnimationFile {
  /// What layers make of a scene, and what they ask of the render server.
  static func examine(
    _ scene: Scene, _ options: ExportOptions, films: FilmMaker, log: inout DiagnosticLog
  ) -> (bakes: BakeReport, cost: LayerCost) {
    var builder = LayerBuilder(scene, options, films: films)
    let tree = builder.tree()
    log.append(builder.log)
    return (builder.report, LayerCost(tree))
  }

  /// The file of a scene.
  ///
  /// - Parameters:
  ///   - scene: what is drawn.
  ///   - timeline: whose markers become sections.
  ///   - options: what a user may choose.
  ///   - films: draws pictures of what layers have no words for.
  ///   - log: is told what Core Animation cannot draw.
  /// - Returns: one file that needs nothing but Apple's frameworks.
  package static func make(
    _ scene: Scene, _ timeline: Timeline, _ options: ExportOptions, films: FilmMaker = .none,
    log: inout DiagnosticLog
  ) -> GeneratedFile {
    var builder = LayerBuilder(scene, options, films: films)
    builder.theme = ThemeColors(rules: options.theme)
    builder.theme.variants = options.variants
    let tree = builder.tree()
    log.append(builder.log)
    var writer = LayerTreeWriter(
      images: timeline.images, timing: NativeTiming(sections: timeline.nativeSections))
    let root = writer.write(tree)
    var names = SwiftNames()
    let type =
      SwiftCode(identifier: names.name(after: options.name, or: "Animation", .upper))
      + options.typeEnding(of: .coreAnimation)
    let view = CoreAnimationView(
      type: type, scene: scene, timeline: timeline, options: options, theme: builder.theme,
      cost: LayerCost(tree), report: builder.report, timing: writer.timing)
    var file = SourceWriter()
    view.writeHead(to: &file)
    view.write(to: &file)
    file.line()
    file.line("// MARK: - Layers")
    file.line()
    file.line("// Functions stay apart: as one the compiler takes several times as long.")
    file.block("private struct LayerTree") { inside in
      inside.line("typealias Timing = \(type).Timing")
      inside.line()
      inside.line("let theme: \(type).Theme")
      inside.line("private(set) var root = CALayer()")
      inside.line("private var moving: [(layer: CALayer, animations: [Moving])] = []")
      inside.line()
      inside.line("/// An animation, and the frame with which it begins.")
      inside.line("private typealias Moving = (animation: CAKeyframeAnimation, start: Double)")
      inside.line()
      inside.line("init(theme: \(type).Theme) {")
      inside.line("  self.theme = theme")
      inside.line("  root = \(root)()")
      inside.line("}")
      inside.append(writer.functions)
      inside.line()
      inside.source(LayerRuntime.members)
      if !writer.timing.moves.isEmpty { inside.source(LayerRuntime.ways) }
      if !timeline.images.isEmpty || writer.hasFilms { inside.source(LayerRuntime.pictures) }
      if writer.hasFilms { inside.source(LayerRuntime.films) }
    }
    return GeneratedFile(
      name: options.fileStem + ".layers.swift", contents: file.bytes,
      themeSubjects: builder.theme.subjects)
  }
}
