package import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
package import InbetweenSceneGraph
package import InbetweenTimeline

/// Source of SwiftUI views that keyframe timelines move, for scenes that a person would write so.
package enum KeyframesFile {
  /// How the tracks of a scene are written; nil for a scene that asks for more.
  static func examine(
    _ scene: Scene, _ timeline: Timeline, _ options: ExportOptions, log: inout DiagnosticLog
  ) -> BakeReport? {
    let list = scene.lowered()
    var writer = KeyframesWriter(list, limits: options.limits)
    writer.takeSlots(of: timeline, scene, options)
    writer.timing.reserve(timeline.nativeSections.map(\.name))
    if !writer.refuseLayers() {
      _ = writer.composition(list.main, size: list.size)
      writer.refuseSize()
    }
    for refusal in writer.refusals { log.report(refusal) }
    return writer.refusals.isEmpty ? writer.bakes : nil
  }

  /// The file of a scene.
  ///
  /// - Parameters:
  ///   - scene: what is drawn.
  ///   - timeline: whose markers become sections.
  ///   - options: what a user may choose.
  ///   - sequences: looks at frames, for the one that stands still.
  ///   - log: receives why a scene cannot be written so.
  /// - Returns: one file that needs nothing but SwiftUI; nil for a scene that asks for more.
  package static func make(
    _ scene: Scene, _ timeline: Timeline, _ options: ExportOptions,
    sequences: ImageSequenceMaker = .none,
    log: inout DiagnosticLog
  ) -> GeneratedFile? {
    let type = SwiftCode(identifier: options.typeName)
    let list = scene.lowered()
    func write(after draft: TimingConstants?) -> (KeyframesWriter, KeyframesWriter.Part) {
      var writer = KeyframesWriter(list, limits: options.limits)
      _ = writer.names.name(after: type.text, or: "animation", .upper)
      writer.takeSlots(of: timeline, scene, options)
      writer.timing = TimingConstants(after: draft)
      writer.timing.reserve(timeline.nativeSections.map(\.name))
      writer.documented = options.documented
      writer.images = timeline.images
      writer.bundle = options.bundle.constant(of: type)
      writer.slots?.bundle = writer.bundle
      let main = writer.composition(list.main, size: list.size)
      return (writer, main)
    }
    var draft = KeyframesWriter(list, limits: options.limits)
    if !draft.refuseLayers() {
      (draft, _) = write(after: nil)
      draft.refuseSize()
    }
    guard draft.refusals.isEmpty else {
      for refusal in draft.refusals { log.report(refusal) }
      return nil
    }
    // Constants are named after who uses them, which is known when all is written.
    let (writer, main) = write(after: draft.timing)
    writer.bakes.reportErrors(to: &log)
    if let finding = timeline.markersWithoutSection { log.report(finding) }
    var parts: Set<RuntimePart> = [.sampleDrawing]
    if !timeline.nativeSections.isEmpty { parts.insert(.sections) }
    if writer.usesTimelines { parts.insert(.frames) }
    if writer.usesPathText { parts.insert(.outlines) }
    if writer.usesWords { parts.insert(.wordsView) }
    if writer.usesPictures { parts.insert(.pictures) }
    if options.mixesFrames { parts.formUnion([.moment, .framed]) }
    if options.mixesFrames, writer.usesTimelines { parts.insert(.mixedFrames) }
    parts.formUnion(writer.slots?.slotParts ?? [])
    let runtime = RuntimeSource(parts, of: type, options, .keyframes)
    let view = SwiftUIView(
      type: type, scene: scene, timeline: timeline, options: options, theme: writer.theme,
      constants: writer.timing, runtime: runtime,
      stills: SwiftUIView.Stills(scene, timeline, options, sequences))
    return view.file(
      " --to swiftui --style keyframes", notes: writer.bakes.notes, runtimeTitle: "Playing"
    ) { inside in
      inside.source(picture(main, of: scene, options))
      writer.glyphs.write(to: &inside)
      var names = writer.names
      writer.views.write(to: &inside, &names, mixesFrames: writer.mixesFrames)
      writer.slots?.writeSlots(to: &inside)
    }
  }

  /// The view that draws one frame.
  private static func picture(
    _ main: KeyframesWriter.Part, of scene: Scene, _ options: ExportOptions
  ) -> SwiftCode {
    let (width, height) = (scene.size.width, scene.size.height)
    // A hair later, so that what begins at a frame is there when it is reached.
    let frame: SwiftCode =
      options.mixesFrames ? "(mixed ?? Moment(animatableData))" : "animatableData"
    let call = main.call(time: "\(frame) / Timing.frameRate + 0.00001")
    return PosePicture(options).picture(
      """
          GeometryReader { proxy in
            \(call)
              .frame(width: \(width), height: \(height), alignment: .topLeading)
              .clipped()
              .scaleEffect(
                x: proxy.size.width / \(width),
                y: proxy.size.height / \(height), anchor: .topLeading)
          }
      """)
  }
}
