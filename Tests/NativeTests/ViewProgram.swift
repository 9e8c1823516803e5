import Diagnostics
import Exporters
import Foundation
import Geometry
import JSONTree
import Lowering
import Motion
import Preview
import SceneGraph
import TestSupport
import TimelineModel

/// A program of generated SwiftUI views, compiled against the stand-ins for Apple's frameworks.
struct ViewProgram {
  /// An animation, what was written of it, and the moments at which it is drawn.
  struct Part {
    var title: String
    var scene: Scene
    var images: ImageShelf
    var source: [UInt8]
    /// Frames of the main composition.
    var frames: [Double]
    var width: Int
    var height: Int
    /// How each frame is shown, besides by its progress: statements, then the view.
    var shown: [(statement: String, view: String)] = []
    /// What the exporter and the renderer told.
    var log: DiagnosticLog
  }

  private(set) var parts: [Part] = []

  /// The longest side of the pictures that are compared.
  private static let longest = 512.0

  /// Adds an animation at some frames.
  ///
  /// - Parameters:
  ///   - timeline: the animation.
  ///   - title: what it is called in failures.
  ///   - frames: of the main composition.
  ///   - access: of what is written.
  ///   - style: how it moves things.
  ///   - shown: statements and the arguments or modifiers of the view that shows each frame; none
  ///     to show it by its progress.
  /// - Returns: whether it can be written in that style.
  @discardableResult mutating func add(
    _ timeline: Timeline, title: String, frames: [Double],
    access: ExportOptions.Access = .internal, style: ExportOptions.Style = .canvas,
    shown: [(statement: String, modifiers: String)] = []
  ) -> Bool {
    var log = DiagnosticLog()
    let scene = timeline.scene(log: &log)
    let options = ExportOptions(name: "Case\(parts.count)", access: access, style: style)
    let images = ImageShelf(of: timeline)
    let files = Exporter.swiftUI.export(
      timeline, options, log: &log, films: .preview(images)
    ) { _ in scene }
    guard let file = files.first else { return false }
    let scale = min(1, Self.longest / max(scene.size.width, scene.size.height))
    let views = shown.map {
      ($0.statement, "Case\(parts.count)\($0.modifiers.hasPrefix("(") ? "" : "()")" + $0.modifiers)
    }
    parts.append(
      Part(
        title: title, scene: scene, images: images, source: file.contents,
        frames: frames, width: max(1, Int((scene.size.width * scale + 0.5).rounded(.down))),
        height: max(1, Int((scene.size.height * scale + 0.5).rounded(.down))), shown: views,
        log: log))
    return true
  }

  /// Compiles and runs the views.
  ///
  /// - Parameter mode: arguments of the compiler besides the usual ones.
  /// - Returns: for each part the likeness of the least alike frame; nil for what drew nothing.
  /// - Throws: `ProgramFailure` with what the compiler or the program said.
  func run(_ mode: [String] = ["-swift-version", "6"]) throws -> [Likeness?] {
    let scratch = try compile(mode)
    let ran = try Shell.run(scratch.url.appending(path: "views").path(), [], in: scratch)
    guard ran.status == 0 else { throw ProgramFailure(ran.output) }
    let bytes = [UInt8](try Data(contentsOf: scratch.url.appending(path: "frames")))
    return try compare(bytes)
  }

  /// Compiles the views to a program `views`, which writes `frames`.
  ///
  /// - Parameter mode: arguments of the compiler besides the usual ones.
  /// - Returns: the folder of both.
  /// - Throws: `ProgramFailure` with what the compiler said.
  @discardableResult func compile(_ mode: [String]) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    let stand = try StandIns(scratch)
    var files = ["main.swift"]
    var main = """
      import Foundation
      import SwiftUI

      let file = FileHandle(forWritingAtPath: "frames") ?? .standardOutput

      @MainActor func draw(_ view: some View, _ size: CGSize, _ width: Int, _ height: Int) {
        file.write(Data(Host.pixels(of: view, size: size, width: width, height: height)))
      }

      """
    for (index, part) in parts.enumerated() {
      try Data(part.source).write(to: scratch.url.appending(path: "Case\(index).swift"))
      files.append("Case\(index).swift")
      let start = part.scene.frames.start
      let length = max(1e-9, part.scene.frames.length)
      for (place, frame) in part.frames.enumerated() {
        let view =
          part.shown.isEmpty
          ? ("", "Case\(index)(progress: \((frame - start) / length))") : part.shown[place]
        main += """
          \(view.0)
          draw(\(view.1), Case\(index).size, \(part.width), \(part.height))

          """
      }
    }
    try scratch.write(main, to: "main.swift")
    try Data().write(to: scratch.url.appending(path: "frames"))
    let compiled = try stand.compile(files, as: "views", mode)
    guard compiled.status == 0 else { throw ProgramFailure(compiled.output) }
    return scratch
  }

  private func compare(_ bytes: [UInt8]) throws -> [Likeness?] {
    var place = 0
    return try parts.map { part in
      var renderer = Renderer(images: part.images)
      var worst: Likeness?
      let list = part.scene.lowered()
      for frame in part.frames {
        let count = part.width * part.height * 4
        guard place + count <= bytes.count else { throw ProgramFailure("frames are missing") }
        let drawn = Bitmap(
          width: part.width, height: part.height,
          straightBytes: Array(bytes[place..<place + count]))
        place += count
        let expected = try renderer.render(
          list.displayList(atFrame: frame), width: part.width, height: part.height)
        var likeness = Likeness(drawn, expected)
        likeness.frame = frame
        if likeness.similarity < worst?.similarity ?? 2 { worst = likeness }
      }
      return worst
    }
  }
}

/// What a compiler or a program said when it failed.
struct ProgramFailure: Error, CustomStringConvertible {
  var description: String

  init(_ output: String) { description = String(output.prefix(4000)) }
}
