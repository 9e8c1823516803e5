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

/// A program of generated layers, compiled against the stand-ins for Apple's frameworks.
struct LayerProgram {
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
    /// What the exporter and the renderer told.
    var log: DiagnosticLog
  }

  private(set) var parts: [Part] = []

  /// The longest side of the pictures that are compared.
  private static let longest = 512.0

  mutating func add(
    _ timeline: Timeline, title: String, frames: [Double], allowsUndocumented: Bool = false
  ) {
    var log = DiagnosticLog()
    let scene = timeline.scene(log: &log)
    let images = ImageShelf(of: timeline)
    let file = CoreAnimationFile.make(
      scene, timeline,
      ExportOptions(name: "Case\(parts.count)", allowsUndocumented: allowsUndocumented),
      films: .preview(images), log: &log)
    let scale = min(1, Self.longest / max(scene.size.width, scene.size.height))
    parts.append(
      Part(
        title: title, scene: scene, images: images, source: file.contents,
        frames: frames, width: max(1, Int((scene.size.width * scale + 0.5).rounded(.down))),
        height: max(1, Int((scene.size.height * scale + 0.5).rounded(.down))), log: log))
  }

  /// Compiles and runs the views.
  ///
  /// - Parameters:
  ///   - mode: arguments of the compiler besides the usual ones.
  ///   - toolkit: for which the views are compiled.
  /// - Returns: for each part the likeness of the least alike frame; nil for what drew nothing.
  /// - Throws: `ProgramFailure` with what the compiler or the program said.
  func run(
    _ mode: [String] = ["-swift-version", "6"], _ toolkit: StandIns.Toolkit = .uiKit
  ) throws -> [Likeness?] {
    let scratch = try ScratchFolder()
    let stand = try StandIns(scratch, toolkit)
    var files = ["main.swift"]
    var main = """
      import Foundation
      import \(toolkit == .uiKit ? "UIKit" : "AppKit")

      let file = FileHandle(forWritingAtPath: "frames") ?? .standardOutput

      @MainActor func pixels(_ view: \(toolkit == .uiKit ? "UIView" : "NSView"), _ width: Int, _ height: Int) {
        file.write(Data(LayerHost.pixels(of: view, width: width, height: height)))
      }


      """
    for (index, part) in parts.enumerated() {
      try Data(part.source).write(to: scratch.url.appending(path: "Case\(index).swift"))
      files.append("Case\(index).swift")
      let start = part.scene.frames.start
      let length = max(1e-9, part.scene.frames.length)
      main += "let view\(index) = Case\(index)View()\n"
      for frame in part.frames {
        main += """
          view\(index).progress = \((frame - start) / length)
          pixels(view\(index), \(part.width), \(part.height))

          """
      }
    }
    try scratch.write(main, to: "main.swift")
    try Data().write(to: scratch.url.appending(path: "frames"))
    let compiled = try stand.compile(files, as: "layers", mode)
    guard compiled.status == 0 else { throw ProgramFailure(compiled.output) }
    let ran = try Shell.run(scratch.url.appending(path: "layers").path(), [], in: scratch)
    guard ran.status == 0 else { throw ProgramFailure(ran.output) }
    let bytes = [UInt8](try Data(contentsOf: scratch.url.appending(path: "frames")))
    return try compare(bytes)
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
        let likeness = Likeness(drawn, expected)
        if likeness.similarity < worst?.similarity ?? 2 { worst = likeness }
      }
      return worst
    }
  }
}
