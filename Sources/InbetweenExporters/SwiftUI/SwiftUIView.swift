import InbetweenDiagnostics
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

/// Writes what a user of a view sees of it: how it is made, its sections, its theme. Views of layers
/// show the same of themselves.
struct SwiftUIView {
  var type: SwiftCode
  var scene: Scene
  var timeline: Timeline
  var options: ExportOptions
  var theme: ThemeColors
  var timing = NativeTiming()
  /// Whether something in it moves by keyframes.
  var isMoving = false
  /// Durations and curves that the keyframes form names.
  var constants = TimingConstants()
  /// The parts of the runtime that it has or uses.
  var runtime: RuntimeSource
  /// The frames for people who prefer less motion.
  var stills: Stills

  /// Frames that stand for what moves.
  struct Stills {
    /// Of the whole.
    var whole: Double
    /// Of each section.
    var sections: [Double]

    init(
      _ scene: Scene, _ timeline: Timeline, _ options: ExportOptions,
      _ sequences: ImageSequenceMaker
    ) {
      var chooser = StillFrame(scene: scene, looks: sequences.looks)
      let whole = chooser.frame(of: timeline, options)
      self.whole = whole
      let isChosen = options.still != nil || timeline.stillFrame != nil
      sections = timeline.nativeSections.map { section in
        isChosen && section.start <= whole && whole < section.end
          ? whole : chooser.frame(in: FrameRange(section.start, section.end))
      }
    }
  }

  var access: SwiftCode { options.access == .public ? "public " : "" }

  /// The file of a view that SwiftUI draws.
  ///
  /// - Parameters:
  ///   - words: the options of the command after which it is made so.
  ///   - notes: lines more of how it came to be.
  ///   - runtimeTitle: what the part of the file is called that plays the animation.
  ///   - drawing: writes what draws a frame, into an extension of the view.
  /// - Returns: the file, whole.
  func file(
    _ words: SwiftCode, notes: [SwiftCode], runtimeTitle: SwiftCode,
    drawing: (inout SourceWriter) -> Void
  ) -> GeneratedFile {
    var file = SourceWriter(breaks: LineBreaks())
    writeHead(to: &file, words, notes: notes)
    writeImports(to: &file)
    file.line()
    write(to: &file)
    file.line()
    file.line("// MARK: - Drawing")
    file.line()
    file.line(runtime.available)
    file.block("extension \(type)", drawing)
    file.line()
    file.line("// MARK: - \(runtimeTitle)")
    runtime.write(to: &file)
    writePreview(to: &file)
    return generated(file, "view.swift")
  }

  /// What was written, with what the theme offers; the file's name ends so.
  func generated(_ file: SourceWriter, _ ending: StaticString) -> GeneratedFile {
    var result = GeneratedFile(
      name: options.fileName(ending), contents: file.bytes, themeSubjects: theme.subjects)
    result.slots = theme.offered
    result.constants = theme.constants(first: options.initialTheme)
    return result
  }

  /// How the file came to be, and what it needs.
  func writeHead(to file: inout SourceWriter, _ more: SwiftCode, notes: [SwiftCode] = []) {
    file.line(
      "// Written by Inbetween. Change the animation rather than this file, then write it again:")
    file.line("//")
    let source = ShellWord(options.source ?? "-").text
    file.line("//   inbetween convert \(comment: source)\(more)\(options.viewWords)")
    file.line("//")
    file.line("// Needs Xcode 16 and \(SwiftCode(word: systemsInWords)).")
    switch options.runtime {
    case .embedded: break
    case .shared: file.line("// Needs \(SwiftCode(runtime: SharedRuntime.fileName)) beside it.")
    case .library:
      file.line(
        "// Needs the product \(SwiftCode(runtime: RuntimeForm.module)) of the package Inbetween.")
    }
    file.line("// Points and degrees are rounded to 1/1000, scales and opacities to 1/100,000.")
    for note in notes { file.line(note) }
    file.line("// swiftlint:disable all")
    file.line()
  }

  /// Imports of SwiftUI, and of what plays the view where another module has it.
  func writeImports(to file: inout SourceWriter) {
    let importing: SwiftCode = options.access == .public ? "public import" : "import"
    if options.runtime == .library {
      file.line("\(importing) \(SwiftCode(runtime: RuntimeForm.module))")
    }
    file.line("\(importing) SwiftUI")
  }

  private var systemsInWords: StaticString {
    switch runtime.form {
    case .canvas: "iOS 15, macOS 12, tvOS 15, visionOS 1 or watchOS 8"
    case .keyframes: "iOS 17, macOS 14, tvOS 17, visionOS 1 or watchOS 10"
    case .layers: "iOS 14, macOS 11, tvOS 14 or visionOS 1; watchOS has no layers"
    }
  }

  /// The view with its sections, theme and timing.
  ///
  /// - Parameters:
  ///   - file: where to.
  ///   - isSpelled: whether the theme's initializer is written though the compiler's would do.
  ///   - isCompared: whether two themes can be compared.
  ///   - note: a line more of what the view is; empty for none.
  func write(
    to file: inout SourceWriter, isSpelled: Bool = false, isCompared: Bool = false,
    note: SwiftCode = ""
  ) {
    let rate = scene.frameRate.framesPerSecond
    let seconds = Precision.length.rounded(timeline.duration.value)
    file.line("/// \(comment: title)")
    file.line("///")
    file.line(
      "/// \(scene.size.width) × \(scene.size.height) pt, \(seconds) s at \(rate) frames a second.")
    if note.width > 0 { file.line("/// \(note)") }
    if !sections.isEmpty { file.line("///") }
    for section in sections {
      let name = SwiftCode(identifier: section.name)
      file.line("/// - `\(name)`: frames \(section.start) to \(section.end).")
    }
    file.line(runtime.available)
    file.line("\(access)struct \(type): \(viewProtocol) {")
    file.indented { view in
      view.line("/// The canvas, in points.")
      view.line(
        "\(access)static let size = CGSize(width: \(scene.size.width), height: \(scene.size.height))"
      )
      view.line("/// One pass, in seconds.")
      view.line("\(access)static let duration = (Timing.end - Timing.start) / Timing.frameRate")
      view.line()
      writeTiming(&view)
      view.line()
      theme.write(
        to: &view, access: access, isCompared: isCompared,
        isSpelled: isSpelled || options.access == .public)
      if !sections.isEmpty {
        view.line()
        writeSections(&view)
      }
      view.line()
      if timeline.namesPictures, options.bundle != .main {
        options.bundle.write(to: &view)
        view.line()
      }
    }
    file.source(
      runtime.members(
        of: runtime.form.sample, shown: theme.shown(first: options.initialTheme),
        label: options.label))
  }

  /// What modifiers of the runtime are for, where it is not the view's own.
  private var viewProtocol: SwiftCode {
    guard options.sharesRuntime else { return "View" }
    switch runtime.form {
    case .canvas, .keyframes: return "\(options.runtimePrefix)DrawnView"
    case .layers: return "\(options.runtimePrefix)PlayingView"
    }
  }

  /// What is seen of it beside the source.
  func writePreview(to file: inout SourceWriter) {
    guard options.hasPreview else { return }
    file.line()
    file.line("#if canImport(DeveloperToolsSupport)")
    file.line("  \(runtime.available)")
    file.line("  #Preview {")
    file.line("    \(type)()")
    file.line("  }")
    file.line("#endif")
  }

  /// What the animation is called.
  var title: String { timeline.name.isEmpty ? options.name : timeline.name }

  var sections: [NativeSection] { timeline.nativeSections }
}

// MARK: Timing

extension SwiftUIView {
  private func writeTiming(_ view: inout SourceWriter) {
    view.line("/// Times: what to change when tuning the animation.")
    let isTimed = isMoving && options.sharesRuntime
    let conformance: SwiftCode = isTimed ? ": \(options.runtimePrefix)Timed" : ""
    view.block("\(access)enum Timing\(conformance)") { timing in
      timing.line("/// Frames a second.")
      timing.line(
        "\(access)static let frameRate = \(SwiftCode(decimal: scene.frameRate.framesPerSecond))")
      timing.line("/// The first frame, and the one after the last.")
      timing.line("\(access)static let start = \(Self.frame(scene.frames.start))")
      timing.line("\(access)static let end = \(Self.frame(scene.frames.end))")
      timing.line("/// The frame for people who prefer less motion.")
      timing.line("\(access)static let still = \(Self.frame(stills.whole))")
      for section in sections {
        let start = SwiftCode(decimal: section.start)
        let end = SwiftCode(decimal: section.end)
        timing.line(
          "\(access)static let \(SwiftCode(identifier: section.name)) = \(start)..<\(end)")
      }
      let constants = constants.lines(access)
      if !constants.isEmpty { timing.line() }
      for line in constants { timing.line(line) }
      guard isMoving else { return }
      writeMoves(&timing)
    }
  }

  private static func frame(_ frame: Double) -> SwiftCode {
    SwiftCode(decimal: Precision.length.rounded(frame))
  }

  private func writeMoves(_ writer: inout SourceWriter) {
    var timing = timing
    var late: [Int: (first: Int, index: Int, stagger: SwiftCode)] = [:]
    var staggers: [Int: (name: SwiftCode, seconds: Double)] = [:]
    for places in timing.staggers {
      let name = SwiftCode(identifier: timing.staggerName(places))
      let step = timing.moves[places[1]].start - timing.moves[places[0]].start
      staggers[places[0]] = (name, seconds(step))
      for (index, place) in places.enumerated().dropFirst() {
        late[place] = (places[0], index, name)
      }
    }
    // In the order of time, as they are seen; those that come late follow the first of them.
    let order = timing.moves.indices.sorted { left, right in
      let (first, second) = (late[left]?.first ?? left, late[right]?.first ?? right)
      return (timing.moves[first].start, first, late[left]?.index ?? 0)
        < (timing.moves[second].start, second, late[right]?.index ?? 0)
    }
    writer.line()
    for place in order {
      let move = timing.moves[place]
      if let stagger = staggers[place] {
        writer.line("/// Between one and the next that move alike, in seconds.")
        writer.line("\(access)static let \(stagger.name) = \(SwiftCode(decimal: stagger.seconds))")
      }
      let name = SwiftCode(identifier: move.name)
      if let late = late[place] {
        let first = SwiftCode(identifier: timing.moves[late.first].name)
        let count: SwiftCode = late.index == 1 ? "" : "\(late.index) * "
        writer.line("\(access)static let \(name) = \(first).later(by: \(count)\(late.stagger))")
        continue
      }
      // What comes late is told with the first of them.
      let alike = timing.staggers.first { $0.first == place } ?? [place]
      if alike.count > 1 || !timing.saysItsUsers(place) {
        let all = alike.flatMap { timing.moves[$0].users }
        let users = all.prefix(4).joined(separator: ", ")
        let more: SwiftCode = all.count > 4 ? " and \(all.count - 4) more" : ""
        writer.line("/// \(comment: users)\(more).")
      }
      let at: SwiftCode =
        move.follows.map { "\(SwiftCode(identifier: timing.moves[$0].name)).ends" }
        ?? "\(seconds(move.start))"
      let lasts = seconds(move.end - move.start)
      writer.line(
        "\(access)static let \(name) = Move(at: \(at), lasts: \(lasts), \(move.easing.curve))")
    }
  }

  /// Frames as seconds, to a millionth.
  private func seconds(_ frames: Double) -> Double {
    (frames / scene.frameRate.framesPerSecond * 1e6).rounded() / 1e6
  }

  private func writeSections(_ view: inout SourceWriter) {
    view.line("/// A part of the animation, named by its marker.")
    view.block("\(access)enum Section: CaseIterable, Hashable, Sendable") { section in
      let cases = sections.map { SwiftCode(identifier: $0.name) }
      let line: SwiftCode = "case \(SwiftCode.joined(cases, by: ", "))"
      if line.width < 90 {
        section.line(line)
      } else {
        for name in cases { section.line("case \(name)") }
      }
      section.line()
      section.line("/// From its first frame up to the one that is no longer part of it.")
      section.block("\(access)var frames: Range<Double>") { body in
        body.line("switch self {")
        for name in cases { body.line("case .\(name): Timing.\(name)") }
        body.line("}")
      }
      section.line()
      section.line("/// The frame for people who prefer less motion.")
      section.block("\(access)var still: Double") { body in
        body.line("switch self {")
        for (name, still) in zip(cases, stills.sections) {
          body.line("case .\(name): \(Self.frame(still))")
        }
        body.line("}")
      }
    }
  }
}
