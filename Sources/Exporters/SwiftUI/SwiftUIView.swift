import Diagnostics
import Geometry
import Motion
import SceneGraph
import TimelineModel

/// Writes what a user of a view sees of it: how it is made, its sections, its theme. Views of layers
/// show the same of themselves.
struct SwiftUIView {
  var type: SwiftCode
  var main: SwiftCode
  var scene: Scene
  var timeline: Timeline
  var options: ExportOptions
  var theme: ThemeColors
  var timing = NativeTiming()
  /// Whether something in it moves by keyframes.
  var isMoving = false
  var style = ExportOptions.Style.canvas
  /// Durations and curves that the keyframes form names.
  var constants = TimingConstants()

  var access: SwiftCode { options.access == .public ? "public " : "" }

  /// How the file came to be.
  func writeHead(to file: inout SourceWriter) {
    file.line(
      "// Written by Inbetween. Change the animation rather than this file, then write it again:")
    file.line("//")
    let source = ShellWord(options.source ?? "-").text
    let accessOption: SwiftCode = options.access == .public ? " --access public" : ""
    let styleOption: SwiftCode = style == .keyframes ? " --style keyframes" : ""
    file.line(
      "//   inbetween convert \(comment: source) --to swiftui\(styleOption)\(accessOption)")
    file.line("//")
    file.line("// Points and degrees are rounded to 1/1000, scales and opacities to 1/100,000.")
    file.line()
  }

  /// The view with its sections, theme and timing.
  func write(to file: inout SourceWriter) {
    let rate = scene.frameRate.framesPerSecond
    let seconds = Precision.length.rounded(timeline.duration.value)
    file.line("/// \(comment: title)")
    file.line("///")
    file.line(
      "/// \(scene.size.width) × \(scene.size.height) pt, \(seconds) s at \(rate) frames a second.")
    if !sections.isEmpty { file.line("///") }
    for section in sections {
      let name = SwiftCode(identifier: section.name)
      file.line("/// - `\(name)`: frames \(section.start) to \(section.end).")
    }
    file.block("\(access)struct \(type): View") { view in
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
        to: &view, access: access, protocols: "Sendable", isSpelled: options.access == .public)
      view.line()
      view.source(loop)
      if !sections.isEmpty {
        view.line()
        writeSections(&view)
      }
      view.line()
      view.source(initializers)
      if !sections.isEmpty {
        view.line()
        view.source(playing)
      }
      view.line()
      view.source(player)
    }
    if isMoving {
      file.line()
      file.source(move(share))
    }
    file.line()
    file.source(script)
    file.line()
    file.source(moment)
  }

  /// What the animation is called.
  var title: String { timeline.name.isEmpty ? options.name : timeline.name }

  var sections: [NativeSection] { timeline.nativeSections }

  // MARK: Timing

  func writeTiming(_ view: inout SourceWriter) {
    view.line("/// When things happen: what to change when tuning the animation.")
    view.block("\(access)enum Timing") { timing in
      timing.line("/// Frames a second.")
      timing.line(
        "\(access)static let frameRate = \(SwiftCode(decimal: scene.frameRate.framesPerSecond))")
      timing.line("/// The first frame, and the one after the last.")
      let start = Precision.length.rounded(scene.frames.start)
      let end = Precision.length.rounded(scene.frames.end)
      timing.line("\(access)static let start = \(SwiftCode(decimal: start))")
      timing.line("\(access)static let end = \(SwiftCode(decimal: end))")
      if let still = timeline.stillFrame {
        timing.line("/// The frame for people who prefer less motion.")
        timing.line(
          "\(access)static let still = \(SwiftCode(decimal: Precision.length.rounded(still)))")
      }
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
    // In the order of time, as they are seen.
    let order = timing.moves.indices.sorted {
      (timing.moves[$0].start, $0) < (timing.moves[$1].start, $1)
    }
    for place in order {
      let move = timing.moves[place]
      writer.line()
      if let stagger = staggers[place] {
        writer.line("/// Between one and the next that move alike, in seconds.")
        writer.line("\(access)static let \(stagger.name) = \(SwiftCode(decimal: stagger.seconds))")
      }
      let users = move.users.prefix(4).joined(separator: ", ")
      let more: SwiftCode = move.users.count > 4 ? " and \(move.users.count - 4) more" : ""
      writer.line("/// \(comment: users)\(more).")
      let at: SwiftCode
      var lasts: SwiftCode = "\(seconds(move.end - move.start))"
      var curve = move.easing.curve
      if let late = late[place] {
        let first = SwiftCode(identifier: timing.moves[late.first].name)
        let count: SwiftCode = late.index == 1 ? "" : "\(late.index) * "
        at = "\(first).at + \(count)\(late.stagger)"
        (lasts, curve) = ("\(first).lasts", "\(first).curve")
      } else if let follows = move.follows {
        at = "\(SwiftCode(identifier: timing.moves[follows].name)).ends"
      } else {
        at = "\(seconds(move.start))"
      }
      let name = SwiftCode(identifier: move.name)
      writer.line("\(access)static let \(name) = Move(at: \(at), lasts: \(lasts), \(curve))")
    }
  }

  /// Frames as seconds, to a millionth.
  private func seconds(_ frames: Double) -> Double {
    (frames / scene.frameRate.framesPerSecond * 1e6).rounded() / 1e6
  }

  func writeSections(_ view: inout SourceWriter) {
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
    }
  }
}
