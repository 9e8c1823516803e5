package import InbetweenDiagnostics
package import InbetweenPreview
import InbetweenSceneGraph
package import InbetweenTimeline

/// A run of drawings: what is asked for.
package struct Rendering: Sendable {
  /// nil for what suits the kind of file.
  package var frames: FrameChoice?
  package var size = PictureSize.natural
  /// The theme of a package in which its animations are drawn; nil for their own colours.
  package var theme: String?
  /// What lies below the animation; nil for nothing.
  package var background: Color?
  package var kind = PictureKind.stills(.png)
  /// Folders whose fonts are used before the machine's own.
  package var fonts: [String] = []
  /// The family drawn for families that are not there; nil for the nearest.
  package var fallbackFont: String?
  /// Where files go.
  package var folder = "."
  /// The file of the only picture, or - for standard output, instead of `folder`; nil for files named
  /// after frames.
  package var file: String?
  /// What stills in a folder are called; nil for the numbers of their frames.
  package var namePattern: NamePattern?
  /// Whether each animation gets a folder of its own name in `folder`: there are several.
  package var hasSubfolders = false
  /// The inputs of files that this run has written.
  package var taken: [String: String] = [:]
  /// What a drawing may cost.
  package var limits = RenderLimits()
  /// How many threads draw.
  package var jobs = OrderedWork.processorCount
  /// Receives how many frames of how many are drawn.
  package var progress: @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }

  package init() {}
}

/// What drawings become.
package enum PictureKind: Hashable, Sendable {
  /// One file for each frame.
  case stills(Still)
  /// One file that moves, in a format of pixels or as SVG.
  case moving(Moving)
  /// All frames in one picture, so many side by side.
  case sheet(columns: Int)

  /// What a frame is written as.
  package enum Still: String, Hashable, Sendable {
    case png, svg
  }

  /// What an animation is written as.
  package enum Moving: String, Hashable, Sendable {
    case svg, gif, apng, webp
  }
}

extension PictureKind {
  /// The frames that are drawn where nobody chooses.
  var usualFrames: FrameChoice {
    switch self {
    case .stills: .first
    case .moving: .every(1)
    case .sheet: .spread(12)
    }
  }
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
      // Of the theme that is asked for it is told below that the animation does not take it.
      outcome.log.makeWarnings(.malformedTheme)
      let hasSeveral = animations.count > 1 || hasSubfolders
      if let file, animations.count > 1 {
        throw .severalPictures(animations.count, "animations", file)
      }
      for animation in animations {
        let work = RenderedAnimation(
          try animation.inTheme(theme), of: input, rendering: self, hasSeveral: hasSeveral,
          log: &outcome.log)
        try work.check()
        try work.write(into: &outcome)
      }
    } catch {
      outcome.log.report(error)
    }
    return outcome
  }
}
