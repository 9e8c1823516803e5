import Foundation
import FrameComparison
import InbetweenDiagnostics
import InbetweenPipeline
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport
import Testing

/// Views of packages beside what the preview draws: themes, and poses between frames.
@Suite(.serialized) struct PackageViewTests {
  @Test(
    "All kinds of slots look in each target as the preview draws the theme, and have its values",
    arguments: NativeProgram.Target.allCases, ["standard", "light", "dark"])
  func slots(target: NativeProgram.Target, theme: String) throws {
    let package = try Package("command/machines/badge.lottie", as: target)
    let animation = try package.animation.inTheme(theme == "standard" ? nil : theme)
    let frames = [0.0, 20, 45]
    let drawn = try package.drawn(
      frames.map { frame in
        let progress = frame / animation.timeline.frames.length
        switch target {
        case .canvas, .keyframes:
          return "Badge(progress: \(progress), theme: titled(.\(theme)))"
        case .layers: return "titled(.\(theme)), \(progress)"
        }
      }, of: "Badge",
      Self.titled("Badge"))
    for (frame, picture) in zip(frames, drawn) {
      let subject = NativeCase(
        animation.timeline.with("Title", of: package), title: "badge", frames: [frame])
      let wanted = try subject.drawn()[0]
      let difference = FrameDifference(picture, wanted)
      #expect(difference.keeps(), "\(target), \(theme), frame \(frame): \(difference)")
    }
  }

  /// Gives a theme the file's own title: another is set in a font that is nowhere.
  private static func titled(_ type: String) -> String {
    """
    func titled(_ theme: \(type).Theme) -> \(type).Theme {
      var theme = theme
      theme.title = \(type).Theme.standard.title
      return theme
    }
    """
  }

  @Test(
    "Themes called light and dark follow the colour scheme",
    arguments: NativeProgram.Target.allCases)
  func pairs(target: NativeProgram.Target) throws {
    let package = try Package("command/machines/toggle.lottie", as: target)
    let schemes = ["light", "dark", "light"]
    let drawn = try package.drawn(
      schemes.map { "around(.\($0))" }, of: "ToggleAnimation",
      """
      \(target == .layers ? Self.hosted : "")
      @MainActor func around(_ scheme: ColorScheme) -> ToggleAnimation {
        SwiftUI.Host.colorScheme = scheme
        return ToggleAnimation(progress: 0.5)
      }
      """)
    for (scheme, picture) in zip(schemes, drawn) {
      let themed = try package.animation.inTheme(scheme)
      let frame = themed.timeline.frames.length / 2
      let subject = NativeCase(themed.timeline, title: "toggle", frames: [frame])
      let difference = FrameDifference(picture, try subject.drawn()[0])
      #expect(difference.keeps(), "\(target), \(scheme): \(difference)")
    }
    #expect(!FrameDifference(drawn[0], drawn[1]).keeps(), "themes look alike")
  }

  /// Draws the layers of a SwiftUI view: those of the view of the toolkit in its body.
  private static let hosted = """
    import SwiftUI

    @MainActor func draw(
      _ view: ToggleAnimation, _ size: CGSize, _ width: Int, _ height: Int
    ) {
      guard let stage = view.body as? ToggleAnimation.Stage else { fatalError("no layers") }
      let shown = stage.make()
      stage.update(shown)
      shown.progress = stage.animatableData
      shown.bounds = CGRect(origin: .zero, size: size)
      file.write(Data(LayerHost.pixels(of: shown, width: width, height: height)))
    }

    """

  @Test(
    "Outlines, dashes and skews of slots look in each target as the preview draws the theme",
    arguments: NativeProgram.Target.allCases, ["standard", "big", "live"])
  func outlines(target: NativeProgram.Target, theme: String) throws {
    let package = try Package("command/machines/shapes.lottie", as: target)
    let animation = try package.animation.inTheme(theme == "standard" ? nil : theme)
    let frames = [0.0, 20, 45]
    let drawn = try package.drawn(
      frames.map { frame in
        let progress = frame / animation.timeline.frames.length
        return target == .layers
          ? "Shapes.\(theme), \(progress)" : "Shapes(progress: \(progress), theme: .\(theme))"
      }, of: "Shapes")
    for (frame, picture) in zip(frames, drawn) {
      let subject = NativeCase(animation.timeline, title: "shapes", frames: [frame])
      let difference = FrameDifference(picture, try subject.drawn()[0])
      #expect(difference.keeps(), "\(target), \(theme), frame \(frame): \(difference)")
    }
  }

  @Test(
    "Rules of every kind, still, moving, by expressions and for one animation, look as drawn",
    arguments: NativeProgram.Target.allCases, ["still", "moves", "told", "only"])
  func rules(target: NativeProgram.Target, theme: String) throws {
    let package = try Package("command/machines/seals.lottie", as: target)
    let animation = try package.animation.inTheme(theme)
    let frames = [0.0, 12, 35, 50]
    let drawn = try package.drawn(
      frames.map { frame in
        let progress = frame / animation.timeline.frames.length
        return target == .layers
          ? "titled(.\(theme)), \(progress)"
          : "SealsSeals(progress: \(progress), theme: titled(.\(theme)))"
      }, of: "SealsSeals",
      Self.titled("SealsSeals"))
    for (frame, picture) in zip(frames, drawn) {
      let themed = Animation(
        name: "seals", timeline: animation.timeline.with("Title", of: package)
      ).evaluated()
      let subject = NativeCase(themed, title: "seals", frames: [frame])
      let difference = FrameDifference(picture, try subject.drawn()[0])
      #expect(difference.keeps(), "\(target), \(theme), frame \(frame): \(difference)")
    }
  }

  @Test("Pictures of slots are those of the theme", arguments: NativeProgram.Target.allCases)
  func pictures(target: NativeProgram.Target) throws {
    let package = try Package("command/machines/photo.lottie", as: target)
    let names = ["standard", "inside"]
    let drawn = try package.drawn(
      names.map {
        target == .layers ? "Photo.\($0), 0.5" : "Photo(progress: 0.5, theme: .\($0))"
      }, of: "Photo")
    for (name, picture) in zip(names, drawn) {
      let animation = try package.animation.inTheme(name == "standard" ? nil : name)
      let subject = NativeCase(animation.timeline, title: "photo", frames: [30])
      let difference = FrameDifference(picture, try subject.drawn()[0])
      #expect(difference.keeps(), "\(target), \(name): \(difference)")
    }
    #expect(!FrameDifference(drawn[0], drawn[1]).keeps(), "themes look alike")
  }

  @Test("Texts of slots are those of the theme, in layers as in the canvas")
  func texts() throws {
    let targets = [NativeProgram.Target.canvas, .layers]
    let frames = [0.0, 45]
    var other: [[FramePixels]] = []
    for target in targets {
      let package = try Package("command/machines/notes.lottie", as: target)
      func views(_ theme: String) -> [String] {
        frames.map {
          target == .layers
            ? "Notes.\(theme), \($0 / 60)" : "Notes(progress: \($0 / 60), theme: .\(theme))"
        }
      }
      let drawn = try package.drawn(views("standard") + views("other"), of: "Notes")
      for (frame, picture) in zip(frames, drawn) {
        let subject = NativeCase(package.animation.timeline, title: "notes", frames: [frame])
        let difference = FrameDifference(picture, try subject.drawn()[0])
        #expect(difference.keeps(), "\(target), frame \(frame): \(difference)")
      }
      other.append(Array(drawn.dropFirst(frames.count)))
      let alike = zip(drawn, other[other.count - 1]).allSatisfy { FrameDifference($0, $1).keeps() }
      #expect(!alike, "\(target): themes look alike")
    }
    // The font is nowhere: what stands in for it is the same in both, and not in the preview.
    for (picture, wanted) in zip(other[1], other[0]) {
      let difference = FrameDifference(picture, wanted)
      #expect(difference.keeps(), "\(difference)")
    }
  }

  @Test(
    "In a tween what moves stands between its values, as the preview draws it",
    arguments: NativeProgram.Target.allCases)
  func poses(target: NativeProgram.Target) throws {
    for (name, type, ends) in [
      ("toggle", "ToggleAnimation", [0.0, 30]), ("rating", "Rating", [0.0, 19, 39]),
      ("dance", "Dance", [0.0, 30]), ("dance", "Dance", [30.0, 0, 60]),
      // Layers that follow their path, by more than half a turn, and back.
      ("orbit", "Orbit", [0.0, 22]), ("orbit", "Orbit", [2.0, 58]),
      ("orbit", "Orbit", [58.0, 20, 1]),
    ] where !["dance", "orbit"].contains(name) || target != .keyframes {
      let package = try Package("command/machines/\(name).lottie", as: target)
      // The last overshoots.
      let poses = [0.15, 0.5, 0.9, 1.1].map { share in
        MixedFrames(
          frames: ends,
          weights: ends.count == 2
            ? [1 - share, share] : [(1 - share) * 0.3, (1 - share) * 0.7, share])
      }
      let drawn = try package.drawn(
        poses.map {
          target == .layers
            ? "\($0.frames), \($0.weights)"
            : "\(type).Pose(\($0.frames), weights: \($0.weights), theme: .standard)"
        }, of: type, target == .layers ? Self.shown(type) : "")
      for (pose, picture) in zip(poses, drawn) {
        let mixed = package.animation.timeline.standing(at: pose)
        let wanted = try NativeCase(mixed, title: name, frames: [ends[0]]).drawn()
        let difference = FrameDifference(picture, wanted[0])
        #expect(difference.keeps(), "\(name), \(target), \(pose.weights): \(difference)")
        let still = try NativeCase(package.animation.timeline, title: name, frames: [ends[0]])
          .drawn()
        #expect(!FrameDifference(still[0], wanted[0]).keeps(), "nothing moves in \(name)")
      }
    }
  }

  /// Draws layers in a pose.
  private static func shown(_ type: String) -> String {
    """
    @MainActor func draw(
      _ frames: [Double], _ weights: [Double], _ size: CGSize, _ width: Int, _ height: Int
    ) {
      let view = \(type)View()
      \(type).Pose(frames, weights: weights, theme: .standard).show(in: view)
      view.bounds = CGRect(origin: .zero, size: size)
      file.write(Data(LayerHost.pixels(of: view, width: width, height: height)))
    }
    """
  }
}

/// A package, and the files that are written of it.
private struct Package {
  let animation: Animation
  private let scratch: ScratchFolder
  private let files: [String]
  private let target: NativeProgram.Target

  init(_ path: String, as target: NativeProgram.Target) throws {
    scratch = try ScratchFolder()
    self.target = target
    let input = Folders.fixtures.appending(path: path)
    var log = DiagnosticLog()
    animation = try InputFile(path: input.path()).animations(log: &log)[0]
    let kind =
      target == .layers
      ? ["core-animation"]
      : ["swiftui", "--style", target == .keyframes ? "keyframes" : "canvas"]
    let run = try CommandRun(
      ["convert", input.path(), "--output", ".", "--to"] + kind, in: scratch.url)
    try #require(run.status == 0, "\(run.errors)")
    files = run.output.split(separator: "\n").map { String($0.drop { $0 == "." || $0 == "/" }) }
  }

  /// What views look like.
  ///
  /// - Parameters:
  ///   - views: the code of each; of layers the theme, and the progress.
  ///   - type: what the animation's view is called.
  ///   - code: that they use.
  /// - Returns: a picture for each.
  /// - Throws: `ProgramFailure` with what the compiler or the program said.
  func drawn(_ views: [String], of type: String, _ code: String = "") throws -> [FramePixels] {
    let subject = NativeCase(animation.timeline, title: type, frames: [0])
    let size = "\(type).size, \(subject.width), \(subject.height)"
    var main =
      target == .layers
      ? """
      import Foundation
      import UIKit

      let file = FileHandle(forWritingAtPath: "frames") ?? .standardOutput

      @MainActor func draw(
        _ theme: \(type).Theme, _ progress: Double, _ size: CGSize, _ width: Int, _ height: Int
      ) {
        let view = \(type)View(theme: theme)
        view.progress = progress
        view.bounds = CGRect(origin: .zero, size: size)
        file.write(Data(LayerHost.pixels(of: view, width: width, height: height)))
      }

      """
      : """
      import Foundation
      import SwiftUI

      let file = FileHandle(forWritingAtPath: "frames") ?? .standardOutput

      @MainActor func draw(_ view: some View, _ size: CGSize, _ width: Int, _ height: Int) {
        file.write(Data(Host.pixels(of: view, size: size, width: width, height: height)))
      }

      """
    main += code + "\n"
    for view in views {
      main += "draw(\(target == .layers ? view.replacing("\(type).", with: ".") : view), \(size))\n"
    }
    try scratch.write(main, to: "main.swift")
    let compiled = try StandIns(scratch).compile(files + ["main.swift"], as: "program")
    guard compiled.status == 0 else { throw ProgramFailure(compiled.output) }
    let frames = scratch.url.appending(path: "frames")
    try Data().write(to: frames)
    let ran = try Shell.run("./program", [], in: scratch)
    guard ran.status == 0 else { throw ProgramFailure(ran.output) }
    let bytes = [UInt8](try Data(contentsOf: frames))
    let count = subject.width * subject.height * 4
    try #require(bytes.count == count * views.count)
    return views.indices.map {
      FramePixels(
        width: subject.width, height: subject.height,
        straightBytes: Array(bytes[$0 * count..<$0 * count + count]))
    }
  }
}

extension Timeline {
  /// With a layer as the package has it without a theme.
  fileprivate func with(_ name: String, of package: Package) -> Timeline {
    var result = self
    for index in layers.indices where layers[index].name == name {
      result.layers[index] = package.animation.timeline.layers[index]
    }
    return result
  }
}
