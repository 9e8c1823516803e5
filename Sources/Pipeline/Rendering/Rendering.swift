package import Diagnostics
package import Geometry
import Preview
import SceneGraph
import TimelineModel

/// A run of drawings: what is asked for.
package struct Rendering: Sendable {
  package var frames = FrameChoice.first
  package var size = PictureSize.natural
  /// What lies below the animation; nil for nothing.
  package var background: Color?
  package var format = PictureFormat.png
  /// Folders whose fonts are used before the machine's own.
  package var fonts: [String] = []
  /// Where files go.
  package var folder = "."
  /// Whether each animation gets a folder of its own name in `folder`: there are several.
  package var hasSubfolders = false
  /// Is told how many frames of how many are drawn.
  package var progress: @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }

  package init() {}
}

/// What kind of files drawings become.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// One file for each frame.
  case png
}

extension Rendering {
  /// What became of one input.
  package struct Outcome: Sendable {
    package var log = DiagnosticLog()
    /// The paths of the files made, whether written or already there.
    package var files: [String] = []
    /// Whether all of it is drawn.
    package var isDone: Bool { log.gravest != .error }
  }

  /// Draws one input and writes its files, each as soon as it is done.
  package func render(_ input: InputFile) -> Outcome {
    var outcome = Outcome()
    do throws(Diagnostic) {
      let animations = try input.animations(log: &outcome.log)
      for animation in animations {
        let isOne = animations.count == 1 && !hasSubfolders
        try render(
          animation, of: input,
          folder: folder + (isOne ? "/" : "/" + input.folder + animation.name + "/"),
          into: &outcome)
      }
    } catch {
      outcome.log.report(error)
    }
    return outcome
  }

  private func render(
    _ animation: Animation, of input: InputFile, folder: String, into outcome: inout Outcome
  ) throws(Diagnostic) {
    let scene = animation.scene(fonts: fonts, log: &outcome.log)
    let chosen = frames.frames(of: animation.timeline)
    let sides = size.sides(of: animation.timeline)
    var renderer = Renderer(images: animation.imageShelf(of: input))
    var failure: Diagnostic?
    do throws(Diagnostic) {
      for (index, frame) in chosen.enumerated() {
        progress(index, chosen.count)
        var bitmap = try renderer.render(
          scene.displayList(atFrame: frame), width: sides.width, height: sides.height)
        if let background { bitmap = bitmap.over(background) }
        let file = OutputFile(
          path: folder + Self.name(ofFrame: frame) + ".png", contents: PNG.encode(bitmap))
        _ = try OutputFiles.write([file])
        outcome.files.append(file.path)
      }
    } catch {
      failure = error
    }
    progress(chosen.count, chosen.count)
    outcome.log.append(renderer.log)
    if let failure { throw failure }
  }

  /// A frame's number as files bear it: `15`, or `7.5`, to a thousandth of a frame.
  static func name(ofFrame frame: Double) -> String {
    let thousandths = Int((max(-1e12, min(1e12, frame)) * 1_000).rounded())
    let (whole, part) = abs(thousandths).quotientAndRemainder(dividingBy: 1_000)
    let sign = thousandths < 0 ? "-" : ""
    guard part > 0 else { return "\(sign)\(whole)" }
    var digits = String(part + 1_000).dropFirst()
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
