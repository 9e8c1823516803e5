import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLowering
import InbetweenPreview
import InbetweenSceneGraph
package import InbetweenStateMachines
import InbetweenTimeline

/// A state machine that is played before it is drawn.
package struct MachinePlay: Hashable, Sendable {
  /// As the package names it, or the JSON file of one (`toggle.json`).
  package var machine: String
  /// What a user does; places are pixels of the picture.
  package var script: MachineScript

  package init(_ machine: String, script: MachineScript) {
    self.machine = machine
    self.script = script
  }

  /// The machine's own file, where it has one.
  fileprivate var file: InputFile? {
    machine.lowercased().hasSuffix(".json") ? InputFile(path: machine) : nil
  }
}

extension Rendering {
  /// Draws what a user sees of a package's machine when the script is over, or on a sheet after
  /// each of its steps.
  ///
  /// - Parameters:
  ///   - play: the machine and the script.
  ///   - input: the package, or the animation that a machine's own file plays.
  /// - Returns: what became of it, with a line of JSON for each step.
  package func render(
    _ play: MachinePlay, of input: InputFile
  ) -> (outcome: Outcome, told: [String]) {
    var outcome = Outcome()
    var told: [String] = []
    do throws(Diagnostic) {
      let trial = try MachineTrial(
        file: play.file ?? input, name: play.file == nil ? play.machine : nil,
        animation: play.file == nil ? nil : input, log: &outcome.log)
      let drawing = try MachineDrawing(trial, of: input, rendering: self)
      let canvas = (Double(drawing.width), Double(drawing.height))
      var run = MachineRun(trial.staged)
      var moments: [MachineRun] = []
      for step in play.script.steps {
        run.messages.removeAll()
        run.run(step, canvas: canvas)
        told.append(run.line)
        moments.append(run)
      }
      let name = play.file?.stem ?? play.machine
      let path = ExportOptions(name: name).fileStem
      switch kind {
      case .stills(.png):
        let bitmap = try drawing.bitmap(of: run, log: &outcome.log)
        try drawing.write(path + ".png", PNG.encode(bitmap), into: &outcome)
      case .stills(.svg):
        let text = try drawing.svg(of: run, log: &outcome.log)
        try drawing.write(path + ".svg", Array(text.utf8), into: &outcome)
      case .sheet(let columns):
        let bitmap = try drawing.sheet(of: moments, columns: columns, log: &outcome.log)
        try drawing.write(path + ".png", PNG.encode(bitmap), into: &outcome)
      case .moving: throw .machineDoesNotMove()
      }
    } catch {
      outcome.log.report(error)
    }
    return (outcome, told)
  }
}

/// Draws what a machine shows.
private struct MachineDrawing {
  let rendering: Rendering
  let width, height: Int
  private let input: InputFile
  private let animations: [Animation]
  /// What is shown where a machine names no animation.
  private let first: Animation

  init(_ trial: MachineTrial, of input: InputFile, rendering: Rendering) throws(Diagnostic) {
    let place = trial.staged.stage.initial ?? 0
    guard trial.animations.indices.contains(place) else { throw .nothingToDraw() }
    self.rendering = rendering
    self.input = input
    animations = trial.animations
    first = animations[place]
    (width, height) = rendering.size.sides(of: first.timeline)
    try Renderer.check(width: width, height: height, limits: rendering.limits)
  }

  func bitmap(of run: MachineRun, log: inout DiagnosticLog) throws(Diagnostic) -> Bitmap {
    let (list, images) = displayList(of: run, log: &log)
    var renderer = Renderer(images: images, limits: rendering.limits)
    var bitmap = try renderer.render(list, width: width, height: height)
    log.append(renderer.log)
    if let background = rendering.background { bitmap = bitmap.over(background) }
    return bitmap
  }

  func svg(of run: MachineRun, log: inout DiagnosticLog) throws(Diagnostic) -> String {
    let (list, images) = displayList(of: run, log: &log)
    var drawing = SVGDrawing(images: images, limits: rendering.limits)
    let text = drawing.still(
      list, width: width, height: height, background: rendering.background)
    log.append(drawing.log)
    return text
  }

  /// What it shows after each step, with the frame and the seconds since the start.
  func sheet(
    of moments: [MachineRun], columns: Int, log: inout DiagnosticLog
  ) throws(Diagnostic) -> Bitmap {
    let size = ContactSheet.size(
      columns: columns, count: moments.count, width: width, height: height)
    try Renderer.check(width: size.width, height: size.height, limits: rendering.limits)
    var sheet = ContactSheet(
      columns: columns, count: moments.count, width: width, height: height,
      background: rendering.background)
    var letters = Renderer()
    for (index, run) in moments.enumerated() {
      rendering.progress(index, moments.count)
      sheet.add(
        try bitmap(of: run, log: &log),
        label: "frame \(run.frame.fileName) \(run.elapsed.fileName)s", renderer: &letters)
    }
    return sheet.bitmap
  }

  /// What is shown, in the theme that the machine has asked for; else in that of the rendering, or
  /// that in which the package shows it first.
  private func displayList(
    of run: MachineRun, log: inout DiagnosticLog
  ) -> (DisplayList, ImageCache) {
    let pose = run.pose
    let plain = pose.clip.map { animations[$0] } ?? first
    // What an animation shown before was in, this one may not take.
    let asked = plain.themes.contains { $0.id == run.theme } ? run.theme : nil
    let wanted = [asked, rendering.theme, plain.initialTheme].compactMap { $0 }
    var animation = plain
    if let theme = wanted.first(where: { !$0.isEmpty }) {
      do throws(Diagnostic) {
        animation = try plain.inTheme(theme)
      } catch {
        var told = error
        told.severity = .warning
        log.report(told)
      }
    }
    let start = animation.timeline.frames.start
    let moment = MixedFrames(frames: pose.frames.map { $0 + start }, weights: pose.weights)
    let scene = animation.scene(
      fonts: rendering.fonts, fallback: rendering.fallbackFont, standingAt: moment, log: &log)
    var list = scene.lowered().displayList(atFrame: moment.first)
    if let color = run.background {
      let (right, bottom) = (list.size.width, list.size.height)
      let canvas = BezierPath(
        [.zero, Point(right, 0), Point(right, bottom), Point(0, bottom)].map {
          BezierPath.Vertex($0)
        })
      list.nodes.insert(.fill(FillNode([canvas], paint: .solid(color))), at: 0)
    }
    return (list, animation.imageCache(of: input))
  }

  func write(
    _ path: String, _ bytes: [UInt8], into outcome: inout Rendering.Outcome
  ) throws(Diagnostic) {
    if rendering.file == "-" { return try Terminal.print(bytes) }
    let folder = rendering.folder == "." ? "" : rendering.folder + "/"
    let path = rendering.file ?? folder + path
    _ = try OutputFiles.write([OutputFile(path: path, contents: bytes)])
    outcome.files.append(path)
  }
}

extension MachineRun {
  /// What the state that it is in puts below the animation; nil for nothing.
  fileprivate var background: Color? {
    staged.states[state].source.part.background.map { color in
      func part(_ shift: UInt32) -> Double { Double(color >> shift & 255) / 255 }
      return Color(part(24), part(16), part(8), part(0))
    }
  }
}

extension Diagnostic {
  fileprivate static func nothingToDraw() -> Diagnostic {
    Diagnostic(
      .machineScript, "there is no animation for the machine to play",
      fix: "name the package that holds it")
  }

  fileprivate static func machineDoesNotMove() -> Diagnostic {
    Diagnostic(
      .machineScript, "a machine is drawn as it stands after the script, as png or svg",
      fix: "leave the format out, or put its steps side by side with --sheet")
  }
}
