import Foundation
import FrameComparison
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport

/// A program of generated views or layers, compiled against the stand-ins for Apple's frameworks.
struct NativeProgram {
  /// What draws the animations.
  enum Target: String, CaseIterable, CustomStringConvertible {
    case canvas, keyframes, layers

    var description: String { rawValue }
  }

  /// An animation and what was written of it.
  struct Part {
    var subject: NativeCase
    var source: [UInt8]
    /// How each frame is shown, besides by its progress: statements, then the view.
    var shown: [(statement: String, view: String)] = []
    /// What the exporter told.
    var log: DiagnosticLog

    var title: String { subject.title }

    /// The layers that are told to be lost.
    var lost: [Diagnostic] { log.findings.filter { $0.code == .lostInTarget } }
  }

  let target: Target
  private let toolkit: StandIns.Toolkit
  /// Where what plays views stands.
  private let runtime: ExportOptions.Runtime
  private(set) var parts: [Part] = []

  /// A program that draws nothing yet.
  init(
    _ target: Target, _ toolkit: StandIns.Toolkit = .uiKit,
    _ runtime: ExportOptions.Runtime = .embedded
  ) {
    self.target = target
    self.toolkit = toolkit
    self.runtime = runtime
  }

  /// The reference systems, or other fixtures.
  init(_ target: Target, _ fixtures: [FixtureCase], moments: Int = Moments.count) throws {
    self.init(target)
    for fixture in fixtures { add(try NativeCase(fixture, moments: moments)) }
  }

  /// Adds an animation.
  ///
  /// - Parameters:
  ///   - subject: at the frames at which it is drawn.
  ///   - access: of what is written.
  ///   - allowsUndocumented: whether source may use names that Apple has not documented.
  ///   - bundle: where it looks for pictures beside it.
  ///   - shown: statements and the arguments or modifiers of the view that shows each frame; none
  ///     to show it by its progress.
  /// - Returns: whether it can be written for that target.
  @discardableResult mutating func add(
    _ subject: NativeCase, access: ExportOptions.Access = .internal,
    allowsUndocumented: Bool = false, bundle: PictureBundle = .main,
    shown: [(statement: String, modifiers: String)] = []
  ) -> Bool {
    let name = "Case\(parts.count)"
    var options = ExportOptions(
      name: name, access: access, allowsUndocumented: allowsUndocumented,
      style: target == .keyframes ? .keyframes : .canvas)
    options.runtime = runtime
    options.bundle = bundle
    var log = DiagnosticLog()
    let exporter: Exporter = target == .layers ? .coreAnimation : .swiftUI
    guard let source = subject.source(exporter, options, log: &log) else { return false }
    let views = shown.map {
      ($0.statement, name + ($0.modifiers.hasPrefix("(") ? "" : "()") + $0.modifiers)
    }
    parts.append(Part(subject: subject, source: source, shown: views, log: log))
    return true
  }

  /// Compiles and runs the program.
  ///
  /// - Parameter mode: arguments of the compiler besides the usual ones.
  /// - Returns: what each part is beside the preview.
  /// - Throws: `ProgramFailure` with what the compiler or the program said.
  func run(_ mode: [String] = ["-swift-version", "6"]) throws -> [Comparison] {
    try run(in: try compile(mode))
  }

  /// Runs the compiled program.
  ///
  /// - Parameters:
  ///   - scratch: the folder in which it lies.
  ///   - choice: of what Apple leaves open, the one that the stand-ins take otherwise.
  /// - Returns: what each part is beside the preview.
  /// - Throws: `ProgramFailure` with what the program said.
  func run(in scratch: ScratchFolder, choosing choice: String = "") throws -> [Comparison] {
    let frames = scratch.url.appending(path: "frames")
    try Data().write(to: frames)
    let program = scratch.url.appending(path: "program").path()
    let ran = try Shell.run("STANDIN_CHOICES=\(choice)", [program], in: scratch)
    guard ran.status == 0 else { throw ProgramFailure(ran.output) }
    return try compare([UInt8](try Data(contentsOf: frames)))
  }

  /// Compiles and runs the program.
  ///
  /// - Returns: the pixels of all frames, one after the other.
  /// - Throws: `ProgramFailure` with what the compiler or the program said.
  func pixels() throws -> Data {
    let scratch = try compile(["-swift-version", "6"])
    let frames = scratch.url.appending(path: "frames")
    try Data().write(to: frames)
    let ran = try Shell.run(scratch.url.appending(path: "program").path(), [], in: scratch)
    guard ran.status == 0 else { throw ProgramFailure(ran.output) }
    return try Data(contentsOf: frames)
  }

  /// Compiles and runs the program: what is not as the preview has it, or as
  /// `Fixtures/native.tsv` says that it is.
  ///
  /// - Parameter mode: arguments of the compiler besides the usual ones.
  /// - Returns: a sentence for each part that is wrong.
  /// - Throws: `ProgramFailure` with what the compiler or the program said.
  func mismatches(_ mode: [String] = ["-swift-version", "6"]) throws -> [String] {
    try zip(parts, run(mode)).compactMap { part, comparison in
      FigureTable.mismatch(part.title, comparison, target.rawValue)
    }
  }

  /// Compiles the sources to a program, which writes `frames`.
  ///
  /// - Parameter mode: arguments of the compiler besides the usual ones.
  /// - Returns: the folder of both.
  /// - Throws: `ProgramFailure` with what the compiler said.
  @discardableResult func compile(_ mode: [String]) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    let stand = try StandIns(scratch, toolkit)
    var files = ["main.swift"]
    var main = target == .layers ? layersHead : Self.viewsHead
    for (index, part) in parts.enumerated() {
      try Data(part.source).write(to: scratch.url.appending(path: "Case\(index).swift"))
      files.append("Case\(index).swift")
      main += target == .layers ? layers(part, index) : views(part, index)
      try part.subject.copyPictures(to: scratch.url)
    }
    try scratch.write(main, to: "main.swift")
    var mode = mode
    switch runtime {
    case .embedded: break
    case .shared:
      let file = SharedRuntime.file(.internal)
      try Data(file.contents).write(to: scratch.url.appending(path: file.name))
      files.append(file.name)
    case .library: mode += try stand.compileLibrary()
    }
    let compiled = try stand.compile(files, as: "program", mode)
    guard compiled.status == 0 else { throw ProgramFailure(compiled.output) }
    return scratch
  }

  private func compare(_ bytes: [UInt8]) throws -> [Comparison] {
    var place = 0
    func next(_ width: Int, _ height: Int) throws -> [UInt8] {
      let count = width * height * 4
      guard place + count <= bytes.count else { throw ProgramFailure("frames are missing") }
      place += count
      return Array(bytes[place - count..<place])
    }
    return try parts.map { part in
      let subject = part.subject
      let excuses = try part.lost.compactMap(\.path).map {
        try subject.drawn(withoutLayerAt: $0)
      }
      let frames = try subject.drawn().enumerated().map { index, expected in
        var drawn = FramePixels(
          width: subject.width, height: subject.height,
          straightBytes: try next(subject.width, subject.height))
        var wanted = expected
        for excuse in excuses {
          drawn = drawn.without(whereDiffer: expected, excuse[index])
          wanted = wanted.without(whereDiffer: expected, excuse[index])
        }
        return (subject.frames[index], FrameDifference(drawn, wanted))
      }
      var comparison = Comparison(title: "\(part.title), \(target)", frames: frames)
      for (_, rows) in part.shown.isEmpty ? subject.worked : [] {
        let picture = try next(subject.natural.width, subject.natural.height)
        guard excuses.isEmpty else { continue }
        comparison.wrongPixels += rows.compactMap { row in
          let start = (row.y * subject.natural.width + row.x) * 4
          return row.mismatch(with: Array(picture[start..<start + 4]))
        }
      }
      return comparison
    }
  }
}

// MARK: Programs

extension NativeProgram {
  private static let viewsHead = """
    import Foundation
    import SwiftUI

    let file = FileHandle(forWritingAtPath: "frames") ?? .standardOutput

    @MainActor func draw(_ view: some View, _ size: CGSize, _ width: Int, _ height: Int) {
      file.write(Data(Host.pixels(of: view, size: size, width: width, height: height)))
    }

    """

  private var layersHead: String {
    """
    import Foundation
    import \(toolkit == .uiKit ? "UIKit" : "AppKit")

    let file = FileHandle(forWritingAtPath: "frames") ?? .standardOutput

    @MainActor func pixels(
      _ view: \(toolkit == .uiKit ? "UIView" : "NSView"), _ size: CGSize, _ width: Int,
      _ height: Int, isKept: Bool = true
    ) {
      view.bounds = CGRect(origin: .zero, size: size)
      let pixels = LayerHost.pixels(of: view, width: width, height: height)
      if isKept { file.write(Data(pixels)) }
    }

    """
  }

  private func views(_ part: Part, _ index: Int) -> String {
    var text = ""
    for (place, progress) in part.subject.progresses.enumerated() {
      let view =
        part.shown.isEmpty ? ("", "Case\(index)(progress: \(progress))") : part.shown[place]
      text += """
        \(view.0)
        draw(\(view.1), \(part.subject.offered(by: index)))

        """
    }
    for (frame, _) in part.shown.isEmpty ? part.subject.worked : [] {
      text += """
        draw(
          Case\(index)(progress: \(part.subject.progress(frame))),
          \(part.subject.naturally(by: index)))

        """
    }
    return text
  }

  private func layers(_ part: Part, _ index: Int) -> String {
    // Shown at its end first: what is over must stay.
    var text = """
      let view\(index) = Case\(index)View()
      view\(index).progress = 1
      pixels(view\(index), \(part.subject.offered(by: index)), isKept: false)

      """
    for progress in part.subject.progresses {
      text += """
        view\(index).progress = \(progress)
        pixels(view\(index), \(part.subject.offered(by: index)))

        """
    }
    for (frame, _) in part.subject.worked {
      text += """
        view\(index).progress = \(part.subject.progress(frame))
        pixels(view\(index), \(part.subject.naturally(by: index)))

        """
    }
    return text
  }
}

extension NativeCase {
  /// Each frame as a share of the animation.
  fileprivate var progresses: [Double] { frames.map(progress) }

  /// A frame as a share of the animation.
  fileprivate func progress(_ frame: Double) -> Double {
    (frame - scene.frames.start) / max(1e-9, scene.frames.length)
  }

  /// Its own size in points and pixels.
  fileprivate func naturally(by index: Int) -> String {
    "Case\(index).size, \(natural.width), \(natural.height)"
  }

  /// The size that a view is offered, in points, and that of its picture in pixels.
  fileprivate func offered(by index: Int) -> String {
    // As large as the picture, whose sides are whole pixels: a view fits itself into it.
    let scale =
      isResized
      ? 1
      : min(
        Double(width) / scene.size.width, Double(height) / scene.size.height)
    let size = "CGSize(width: \(Double(width) / scale), height: \(Double(height) / scale))"
    return "\(size), \(width), \(height)"
  }

  /// Puts the pictures beside the animation where an app would have its asset catalogue.
  fileprivate func copyPictures(to scratch: URL) throws {
    guard let folder, !timeline.images.isEmpty else { return }
    for place in [folder, folder + "/images"] {
      let url = URL(filePath: place, directoryHint: .isDirectory)
      for file in (try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? []
      where ["png", "jpg", "jpeg", "webp"].contains(file.split(separator: ".").last) {
        let copy = scratch.appending(path: file)
        guard !FileManager.default.fileExists(atPath: copy.path()) else { continue }
        try FileManager.default.copyItem(at: url.appending(path: file), to: copy)
      }
    }
  }
}

/// What a compiler or a program said when it failed.
struct ProgramFailure: Error, CustomStringConvertible {
  var description: String

  init(_ output: String) { description = String(output.prefix(4000)) }
}
