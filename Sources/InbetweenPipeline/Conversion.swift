package import InbetweenDiagnostics
package import InbetweenExporters
import InbetweenStateMachines
import InbetweenTimeline
package import InbetweenTimingReport

/// What is asked for: into what, for whom, where to.
package struct Conversion: Hashable, Sendable {
  /// In the order in which their files are written.
  package var exporters: [Exporter] = [.literal]
  /// Folders whose fonts are used before the machine's own.
  package var fonts: [String] = []
  /// The family drawn for families that are not there; nil for the nearest.
  package var fallbackFont: String?
  /// What to call the animation instead of its file's stem; nil for the stem.
  package var name: String?
  package var access = ExportOptions.Access.internal
  /// Whether source may use names that Apple has not documented.
  package var allowsUndocumented = true
  package var style = ExportOptions.Style.canvas
  package var runtime = ExportOptions.Runtime.embedded
  /// Who may use what views have together in a file; nil for the same as the animation.
  package var sharedAccess: ExportOptions.Access?
  package var machines = ExportOptions.MachineClass.observable
  /// What each side of a layer that can be touched has at least, in points; nil for its own size.
  package var touchTarget: Double?
  /// Whether Xcode shows the view beside its source.
  package var hasPreview = true
  /// What assistive technologies call it; nil to leave it out, as decoration.
  package var label: String?
  /// How long after the start it stands still for people who prefer less motion; nil for a frame
  /// that is chosen by looking.
  package var still: TimeSpan?
  /// What is wanted of the colours of views; of the rules about one, later ones count more.
  package var theme: [WrittenThemeRule] = []
  /// Where files go; nil for standard output.
  package var folder: String? = "."
  /// What to compare every animation with; nil for the timing file beside each input.
  package var timingFile: String?
  /// Whether a warning counts as an error: nothing is made then.
  package var isStrict = false
  /// How far an imported time may be off where the timing file does not say; nil for one frame.
  package var tolerance: TimeSpan?
  /// Where pictures go that the input's own file does not hold.
  package var pictures = PicturePlacement.embed
  /// Where views look for pictures that their source does not hold; nil for the target of their file
  /// where a catalogue lies beside it, else for the app.
  package var bundle: PictureBundle?
  /// What it may take.
  package var limits = LimitSettings()

  package init() {}
}

extension Conversion {
  /// What became of one input.
  package struct Outcome: Sendable {
    /// What was found, warnings as errors in a strict run.
    package var log = DiagnosticLog()
    /// The files made, whether written or already there; with their contents where they go to
    /// standard output.
    package var files: [OutputFile] = []
    /// The comparisons with documented times.
    package var timing: [TimingOutcome] = []
    /// What rules for themes may be about, where there are any.
    package var themeSubjects: Set<String> = []
    /// Whether another run may find other fonts, or other pictures beside the input.
    package var readsOtherFiles = false
    /// Whether the input is converted as a whole, and keeps the times that are documented.
    package var isDone: Bool {
      log.gravest != .error && timing.allSatisfy { $0.log.gravest != .error }
    }

    mutating func fail(_ finding: Diagnostic, isStrict: Bool) {
      files = []
      if isStrict { log.makeWarningsErrors() }
      log.report(finding)
    }
  }

  /// How an animation fares beside its documented times.
  package struct TimingOutcome: Sendable {
    /// The timing file, as the user would name it.
    package var file: String
    /// Broken promises and contradictions, at their lines of the timing file.
    package var log = DiagnosticLog()
    /// One line; nil when the file cannot be read.
    package var summary: String?
  }

  /// Converts one input; nothing is written.
  ///
  /// - Parameters:
  ///   - input: where it lies.
  ///   - bytes: the whole file.
  /// - Returns: the files to be written, none where the input cannot be converted.
  func outcome(of input: InputFile, bytes: [UInt8]) -> Outcome {
    var outcome = Outcome()
    do throws(Diagnostic) {
      let animations = try input.animations(in: bytes, named: name, log: &outcome.log)
      let draws = exporters.contains(where: \.draws)
      let files = files(for: animations, of: input, &outcome)
      // What draws looks for pictures; what does not leaves them to whoever uses it.
      for missing in draws ? [] : animations.flatMap({ $0.missingPictures(of: input) }) {
        outcome.log.report(missing)
      }
      // What draws has the values of expressions; a literal alone lacks them.
      if exporters.allSatisfy(\.draws) { outcome.log.makeNotes(.expression) }
      if isStrict { outcome.log.makeWarningsErrors() }
      outcome.timing = timing(of: animations, from: input)
      outcome.readsOtherFiles = animations.contains {
        draws ? $0.readsOtherFiles : $0.showsNeighbours
      }
      guard !isStrict || outcome.isDone else { return outcome }
      outcome.files = files
    } catch {
      outcome.fail(error, isStrict: isStrict)
    }
    return outcome
  }

  /// The file with the documented times of an input; nil without one.
  package func timingPath(for input: InputFile) -> String? { timingFile ?? input.timingFile }

  private func timing(of animations: [Animation], from input: InputFile) -> [TimingOutcome] {
    guard let path = timingPath(for: input) else { return [] }
    var outcomes: [TimingOutcome] = []
    do throws(Diagnostic) {
      let file = try TimingFile(path: path, tolerance: tolerance)
      for animation in animations {
        let report = animation.timingReport(of: input, against: file)
        var outcome = TimingOutcome(file: path, summary: report.summary)
        for finding in report.findings { outcome.log.report(finding) }
        outcomes.append(outcome)
      }
    } catch {
      var outcome = TimingOutcome(file: path)
      outcome.log.report(error)
      outcomes = [outcome]
    }
    if isStrict {
      for index in outcomes.indices { outcomes[index].log.makeWarningsErrors() }
    }
    return outcomes
  }

  func files(
    for animations: [Animation], of input: InputFile, _ outcome: inout Outcome
  ) -> [OutputFile] {
    let folder = folder.map { $0 == "." ? "" : $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    let source = input.isStandardInput ? nil : input.name
    // A machine may show any of its package.
    let mixesFrames = animations.contains { animation in
      animation.machines.contains {
        MachineViewWriter.tweens($0, ExportOptions(name: animation.name))
      }
    }
    let drafts = animations.map { animation -> Draft in
      var options = ExportOptions(
        name: animation.name, source: source, access: access,
        allowsUndocumented: allowsUndocumented, style: style,
        documented: documented(animation, of: input))
      options.theme = theme.map(\.rule)
      options.together = exporters
      options.runtime = runtime
      options.machines = machines
      options.touchTarget = touchTarget
      options.hasPreview = hasPreview
      options.label = label
      options.bundle = bundle ?? (pictures == .catalog ? .module : .main)
      options.mixesFrames = mixesFrames
      options.limits = limits.ofWork
      options.words = words(for: input)
      switch still {
      case .seconds(let seconds): options.still = seconds
      case .frames(let frames):
        options.still = frames / animation.timeline.frameRate.framesPerSecond
      case nil: break
      }
      if exporters.contains(where: \.draws), let renaming = options.renaming {
        outcome.log.report(renaming)
      }
      let placed: (timeline: Timeline, files: [GeneratedFile]) =
        exporters.contains(where: \.draws)
        ? animation.placingPictures(
          pictures, type: options.viewName, of: input, log: &outcome.log)
        : (animation.timeline, [])
      if exporters.contains(where: \.draws) {
        options.variants = animation.variants
        options.initialTheme = animation.initialTheme
      }
      var files: [GeneratedFile] = []
      // Machines play the SwiftUI view where there is one.
      var view: (file: GeneratedFile, exporter: Exporter)?
      for exporter in exporters {
        let made = exporter.export(
          exporter.draws ? placed.timeline : animation.timeline, options, log: &outcome.log,
          sequences: animation.sequences(of: input)
        ) { log in
          animation.scene(fonts: fonts, fallback: fallbackFont, log: &log)
        }
        if exporter.draws { reportSlots(made, of: animation, options, exporter, &outcome.log) }
        if exporter.draws, exporter == .swiftUI || view == nil {
          view = made.first.map { ($0, exporter) }
        }
        files += made
      }
      return Draft(
        animation: animation, options: options, files: files,
        pictures: view == nil ? [] : placed.files, view: view)
    }
    let made = drafts.flatMap { draft in
      draft.files + machineFiles(of: draft, among: drafts) + draft.pictures
    }
    return made.map {
      if !theme.isEmpty { outcome.themeSubjects.formUnion($0.themeSubjects) }
      return OutputFile(path: folder + input.folder + $0.name, contents: $0.contents)
    } + sharedFiles(in: folder)
  }

  /// What is written of an animation.
  private struct Draft {
    var animation: Animation
    var options: ExportOptions
    var files: [GeneratedFile]
    /// The pictures that they show.
    var pictures: [GeneratedFile]
    /// The view that its machines play; nil for none.
    var view: (file: GeneratedFile, exporter: Exporter)?
  }

  /// The machines that an animation begins with, and the views that they play: these may show any of
  /// the package.
  private func machineFiles(of draft: Draft, among drafts: [Draft]) -> [GeneratedFile] {
    guard exporters.contains(where: \.draws) else { return [] }
    return draft.animation.machines.flatMap { machine in
      let file = MachineWriter.make(machine, draft.options)
      guard let view = draft.view else { return [file] }
      let scenery = MachineScenery(
        types: drafts.map { $0.options.viewName(of: view.exporter) },
        constants: drafts.map { $0.view?.file.constants ?? ThemeConstants() },
        mixesFrames: MachineViewWriter.tweens(machine, draft.options),
        isOfLayers: view.exporter == .coreAnimation)
      return [file, MachineViewWriter.make(machine, draft.options, scenery)].compactMap { $0 }
    }
  }

  /// Tells which slots, and which values of themes, a view does not take.
  private func reportSlots(
    _ files: [GeneratedFile], of animation: Animation, _ options: ExportOptions,
    _ exporter: Exporter, _ log: inout DiagnosticLog
  ) {
    guard !files.isEmpty else { return }
    let offered = files.reduce(into: Set<String>()) { $0.formUnion($1.slots) }
    let known = animation.timeline.slots.map(\.id)
    let missing = known.filter { !offered.contains($0) }
    if !missing.isEmpty { log.report(.slotsNotOffered(missing, by: exporter)) }
    for variant in options.variants {
      let unsaid = variant.slots.filter {
        known.contains($0) && !(offered.contains($0) && variant.says($0))
      }
      if !unsaid.isEmpty { log.report(.themePartNotConverted(variant.id, unsaid)) }
    }
  }

  /// What the views of a module have together.
  private func sharedFiles(in folder: String) -> [OutputFile] {
    guard sharesRuntime else { return [] }
    let file = SharedRuntime.file(sharedAccess ?? access)
    return [OutputFile(path: folder + file.name, contents: file.contents)]
  }
}

extension Conversion {
  /// What the documented times of an input call its motions; empty for what draws nothing, and where
  /// the timing file cannot be read, which the comparison tells.
  private func documented(_ animation: Animation, of input: InputFile) -> [DocumentedMotion] {
    guard exporters.contains(where: \.draws), let path = timingPath(for: input),
      let file = try? TimingFile(path: path, tolerance: tolerance)
    else { return [] }
    return animation.timingReport(of: input, against: file)
      .documentedMotions(from: animation.timeline.frames.start)
  }
}

extension Animation {
  /// Whether it may look otherwise once other fonts, or other pictures, lie about.
  package var readsOtherFiles: Bool { timeline.hasText || showsNeighbours }

  /// Whether pictures that lie beside its own file are shown.
  fileprivate var showsNeighbours: Bool {
    files.isEmpty
      && timeline.images.contains {
        if case .external = $0.source { true } else { false }
      }
  }
}

extension Timeline {
  /// Whether a layer of it is a text.
  fileprivate var hasText: Bool {
    (layers + compositions.flatMap(\.layers)).contains { layer in
      if case .text = layer.content { true } else { false }
    }
  }
}
