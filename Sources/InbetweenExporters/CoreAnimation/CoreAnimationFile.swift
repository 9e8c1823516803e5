package import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
package import InbetweenSceneGraph
package import InbetweenTimeline

/// Source of layers that the render server moves by itself, in a view for each toolkit.
package enum CoreAnimationFile {
  /// What layers make of a scene, and what they ask of the render server.
  static func examine(
    _ scene: Scene, _ timeline: Timeline, _ options: ExportOptions, sequences: ImageSequenceMaker,
    log: inout DiagnosticLog
  ) -> (bakes: BakeReport, cost: LayerCost) {
    var builder = LayerBuilder(scene.lowered(), options, sequences: sequences)
    builder.takeSlots(of: timeline, scene)
    let tree = builder.tree().merged
    log.append(builder.log)
    return (builder.report, LayerCost(tree))
  }

  /// The file of a scene.
  ///
  /// - Parameters:
  ///   - scene: what is drawn.
  ///   - timeline: whose markers become sections.
  ///   - options: what a user may choose.
  ///   - sequences: draws pictures of what layers have no words for.
  ///   - log: receives what Core Animation cannot draw.
  /// - Returns: one file that needs nothing but Apple's frameworks.
  package static func make(
    _ scene: Scene, _ timeline: Timeline, _ options: ExportOptions,
    sequences: ImageSequenceMaker = .none,
    log: inout DiagnosticLog
  ) -> GeneratedFile {
    // Where there is a SwiftUI view, machines play that.
    let mixesFrames = options.mixesFrames && !options.together.contains(.swiftUI)
    let type = SwiftCode(identifier: options.typeName) + options.typeEnding(of: .coreAnimation)
    let bundle = options.bundle.constant(of: type)
    var builder = LayerBuilder(scene.lowered(), options, sequences: sequences)
    builder.mixesFrames = mixesFrames
    builder.takeSlots(of: timeline, scene)
    builder.slots?.bundle = bundle
    let tree = builder.tree().merged
    log.append(builder.log)
    builder.report.reportErrors(to: &log)
    if let finding = timeline.markersWithoutSection { log.report(finding) }
    var writer = LayerTreeWriter(
      images: timeline.images, in: bundle,
      timing: NativeTiming(sections: timeline.nativeSections))
    let root = writer.write(tree)
    writer.functions.keep(root)
    var parts: Set<RuntimePart> = [.sampleLayers]
    if !writer.timing.moves.isEmpty { parts.formUnion([.layerWays, .move]) }
    if !timeline.nativeSections.isEmpty { parts.formUnion([.sections, .layersSections]) }
    if !timeline.images.isEmpty || writer.hasSequences { parts.insert(.layerPictures) }
    if writer.hasSequences { parts.insert(.layerSequences) }
    if !writer.highlights.isEmpty { parts.insert(.highlightPicture) }
    if writer.hasFollowers { parts.insert(.layerSlots) }
    if writer.hasWords { parts.insert(.layerWords) }
    if mixesFrames { parts.insert(.layerPoses) }
    parts.formUnion(builder.slots?.slotParts ?? [])
    let runtime = RuntimeSource(parts, of: type, options, .layers)
    let view = SwiftUIView(
      type: type, scene: scene, timeline: timeline, options: options, theme: builder.theme,
      timing: writer.timing, isMoving: !writer.timing.moves.isEmpty, runtime: runtime,
      stills: SwiftUIView.Stills(scene, timeline, options, sequences))
    var functions = SourceWriter(indentation: 4, breaks: LineBreaks(breaksData: false))
    writer.functions.write(to: &functions, names: &writer.names)
    var file = SourceWriter()
    view.writeHead(
      to: &file,
      options.targetWords(of: .coreAnimation)
        + (options.allowsUndocumented ? "" : " --documented-only"),
      notes: LayerNotes(cost: LayerCost(tree), report: builder.report).lines)
    let importing: SwiftCode = options.access == .public ? "public import" : "import"
    file.line("#if !os(watchOS)")
    file.line()
    if writer.hasWords, !options.sharesRuntime { file.line("import CoreText") }
    view.writeImports(to: &file)
    // What is public of the toolkits stands in the runtime.
    file.platformImports(options.sharesRuntime ? "import" : importing)
    file.line()
    view.write(
      to: &file, isSpelled: true, isCompared: true,
      note: "`\(type)View` is the same for UIKit and AppKit.")
    file.line()
    file.line("// MARK: - Layers")
    file.line()
    file.line(runtime.available)
    file.block("extension \(type)") { inside in
      if mixesFrames {
        inside.source(PosePicture(options).view(ofLayers: type))
        inside.line()
      }
      inside.line("// Functions stay apart: as one the compiler takes several times as long.")
      let base: SwiftCode = mixesFrames ? "LayerPoses" : "LayerTree"
      inside.block("fileprivate final class Layers: \(base)") { inside in
        inside.line("let theme: Theme")
        inside.line()
        inside.line("init(theme: Theme, color: @escaping (Color) -> CGColor) {")
        inside.line("  self.theme = theme")
        inside.line("  super.init(")
        inside.line("    Timing.start..<Timing.end, frameRate: Timing.frameRate, color: color)")
        inside.line("  root = \(SwiftCode(identifier: root))()")
        inside.line("}")
        inside.line()
        inside.append(functions)
      }
      builder.slots?.writeSlots(to: &inside)
    }
    file.line()
    file.line("// MARK: - Playing")
    runtime.write(to: &file)
    view.writePreview(to: &file)
    file.line()
    file.line("#endif")
    return view.generated(file, "layers.swift")
  }
}
