import Foundation
import InbetweenDiagnostics
import InbetweenLowering
import InbetweenPipeline
import InbetweenPreview
import InbetweenSceneGraph

/// What frames cost, animation by animation, for `.ci/peers`.
///
/// A line of input names a file, width and height of the pictures, the file's first frame and
/// frames counted from it, with tabs between them. A line of output has four numbers, in seconds of
/// CPU: load and first frame, each later frame, and the same up to the display list; or a dash for
/// a file that cannot be drawn.
enum FrameTimes {
  /// The stages before a frame is drawn.
  enum Stage: String {
    /// The file is read.
    case load
    /// Its scene is ready, and what is drawn is settled.
    case scene
    /// The first frame's display list is there.
    case list
  }

  ///
  /// - Parameter stage: after which each file is put aside, so that what stages cost can be told
  ///   apart from outside; nil for none.
  static func measure(until stage: Stage?) {
    while let line = readLine() {
      let columns = line.split(separator: "\t").map(String.init)
      let numbers = columns.dropFirst().compactMap { Double($0) }
      let times =
        numbers.count >= 4
        ? try? measure(
          columns[0], width: Int(numbers[0]), height: Int(numbers[1]),
          frames: numbers[3...].map { $0 + numbers[2] }, until: stage) : nil
      let answer = times.map { $0.map { String($0) }.joined(separator: "\t") } ?? "-"
      // At once, since who asks waits for it.
      FileHandle.standardOutput.write(Data((answer + "\n").utf8))
    }
  }

  private static func measure(
    _ path: String, width: Int, height: Int, frames: [Double], until stage: Stage?
  ) throws -> [Double] {
    // A file is measured several times, and each counts as the first.
    Animation.forgetEvaluation()
    let start = clock()
    guard stage != .load else {
      _ = try Drawing.animation(InputFile(path: path))
      return []
    }
    var drawing = try Drawing(path)
    guard stage != .scene else { return [] }
    let first = drawing.list.displayList(atFrame: frames[0])
    guard stage != .list else { return [] }
    let listed = clock()
    // As players do, every frame is drawn in the memory of the one before.
    var bitmap = try drawing.renderer.render(first, width: width, height: height)
    let drawn = clock()
    var lists = 0
    for frame in frames.dropFirst() {
      let start = clock()
      let list = drawing.list.displayList(atFrame: frame)
      lists += clock() - start
      try drawing.renderer.render(list, into: &bitmap)
    }
    let later = clock() - drawn
    let count = Double(max(1, frames.count - 1))
    return [
      seconds(drawn - start), seconds(later) / count, seconds(listed - start),
      seconds(lists) / count,
    ]
  }

  /// Draws so many frames of a file, and says after a tenth of them and after all of them how much
  /// memory the process has held at most, in bytes.
  static func printMemory(_ path: String, frames count: Int) throws {
    var drawing = try Drawing(path)
    for index in 0..<count {
      if index == count / 10 { print(peakBytes) }
      let list = drawing.list.displayList(atFrame: Double(index % 60))
      _ = try drawing.renderer.render(list, width: 256, height: 256)
    }
    print(peakBytes)
  }

  private static var peakBytes: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return Int(usage.ru_maxrss)
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Int(usage.ru_maxrss) * 1024
    #endif
  }

  private static func seconds(_ ticks: Int) -> Double { Double(ticks) / 1_000_000 }
}

/// An animation that is read and ready to draw.
private struct Drawing: ~Copyable {
  let list: AnimatedDisplayList
  var renderer: Renderer

  static func animation(_ file: InputFile) throws -> Animation {
    var log = DiagnosticLog()
    return try file.animations(log: &log)[0]
  }

  init(_ path: String) throws {
    var log = DiagnosticLog()
    let file = InputFile(path: path)
    let animation = try Self.animation(file)
    list = animation.scene(fonts: [], log: &log).lowered()
    renderer = Renderer(images: animation.imageCache(of: file))
  }
}
