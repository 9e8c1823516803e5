package import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
package import InbetweenSceneGraph
package import InbetweenTimeline

/// Source of a SwiftUI view that draws an animation by itself.
package enum SwiftUIFile {
  /// How the tracks of a scene are written.
  static func examine(
    _ scene: Scene, _ timeline: Timeline, _ options: ExportOptions, sequences: ImageSequenceMaker,
    log: inout DiagnosticLog
  ) -> BakeReport {
    var writer = SwiftUIWriter(
      scene.lowered(), sequences: sequences, limits: options.limits)
    writer.timing = NativeTiming(sections: timeline.nativeSections)
    writer.images = timeline.images
    _ = writer.composition(writer.list.main, size: scene.size)
    log.append(writer.log)
    return writer.bakes
  }

  /// The file of a scene.
  ///
  /// - Parameters:
  ///   - scene: what is drawn.
  ///   - timeline: whose markers become sections.
  ///   - options: what a user may choose.
  ///   - sequences: draws pictures of what a canvas cannot draw.
  ///   - log: receives what SwiftUI cannot draw.
  /// - Returns: one file that needs nothing but SwiftUI, and the runtime where that is shared.
  package static func make(
    _ scene: Scene, _ timeline: Timeline, _ options: ExportOptions,
    sequences: ImageSequenceMaker = .none,
    log: inout DiagnosticLog
  ) -> GeneratedFile {
    let type = SwiftCode(identifier: options.typeName)
    var writer = SwiftUIWriter(
      scene.lowered(), sequences: sequences, limits: options.limits)
    writer.timing = NativeTiming(
      sections: timeline.nativeSections, documented: options.documented)
    writer.images = timeline.images
    writer.bundle = options.bundle.constant(of: type)
    writer.theme = ThemeColors(scene, slots: timeline.slots, rules: options.theme)
    writer.theme.variants = options.variants
    if let ruled = writer.theme.ruled { writer.pictured = ruled.lowered() }
    writer.mixesFrames = options.mixesFrames
    let main = SwiftCode(
      identifier: writer.composition(writer.list.main, size: scene.size))
    log.append(writer.log)
    writer.bakes.reportErrors(to: &log)
    if let finding = timeline.markersWithoutSection { log.report(finding) }
    var parts = writer.parts.union([.sampleDrawing, .drawing])
    let isMoving = RuntimePart.closure(of: parts).contains(.tracks)
    if isMoving { parts.insert(.move) }
    if options.mixesFrames { parts.formUnion([.moment, .framed]) }
    if !timeline.nativeSections.isEmpty { parts.insert(.sections) }
    let runtime = RuntimeSource(parts, of: type, options, .canvas)
    let view = SwiftUIView(
      type: type, scene: scene, timeline: timeline, options: options, theme: writer.theme,
      timing: writer.timing, isMoving: isMoving, runtime: runtime,
      stills: SwiftUIView.Stills(scene, timeline, options, sequences))
    var functions = SourceWriter(indentation: 4, breaks: LineBreaks())
    let made = writer.data.settle(&writer.names)
    let gone = writer.functions.write(to: &functions, names: &writer.names, made: made)
    return view.file(
      " --to swiftui", notes: writer.bakes.notes,
      runtimeTitle: "Playing, values over time, and what draws them"
    ) { inside in
      inside.source(picture(main, of: type, options))
      inside.line()
      inside.block("fileprivate enum Artwork: Drawing") { inside in
        inside.append(functions)
        if !writer.data.isEmpty { inside.line() }
        writer.data.write(to: &inside, without: gone)
      }
    }
  }

  /// The view that draws one frame.
  private static func picture(
    _ main: SwiftCode, of type: SwiftCode, _ options: ExportOptions
  ) -> SwiftCode {
    // A hair later, so that what begins at a frame is there when it is reached.
    let frame: SwiftCode =
      options.mixesFrames
      ? "(mixed ?? Moment(animatableData)) + 1e-4" : "animatableData + 1e-4"
    return PosePicture(options).picture(
      """
          Canvas { context, size in
            context.scaleBy(
              x: size.width / \(type).size.width,
              y: size.height / \(type).size.height)
            context.clip(to: Path(CGRect(origin: .zero, size: \(type).size)))
            // A hair later, so that what begins at a frame is there when it is reached.
            Artwork.\(main)(&context, \(frame), theme)
          }
      """)
  }
}
