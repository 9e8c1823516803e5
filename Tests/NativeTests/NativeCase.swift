import FrameComparison
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLowering
import InbetweenPipeline
import InbetweenPreview
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport

/// An animation as the preview draws it, at the moments at which targets are held against it.
struct NativeCase {
  let title: String
  let timeline: Timeline
  /// As it is drawn: expressions as keyframes, texts with their characters.
  let scene: Scene
  /// Frames of the main composition.
  var frames: [Double]
  /// Pixels worked out by hand, by their frames.
  private(set) var worked: [(frame: Double, rows: [PixelTable.Row])] = []
  private(set) var width: Int
  private(set) var height: Int
  /// Whether it is shown in another size than its own.
  private(set) var isResized = false
  /// The folder of its file, with the pictures that it shows; nil for one of no file.
  let folder: String?
  /// What reading and staging told.
  private(set) var log = DiagnosticLog()
  /// What the preview draws at each frame, once it is asked for.
  private(set) var expected: [FramePixels]?
  private let animation: Animation
  private let input: InputFile

  /// A fixture at the usual moments, or so many of them.
  ///
  /// - Throws: what reading it throws.
  init(_ fixture: FixtureCase, moments: Int = Moments.count) throws {
    var log = DiagnosticLog()
    let file = InputFile(path: fixture.path)
    let animation = try file.animations(log: &log)[0]
    let start = animation.timeline.frames.start
    let frames = Moments.frames(
      start: start, length: animation.timeline.frames.length, count: moments)
    self.init(animation, of: file, title: fixture.name, frames: frames)
    self.log.append(log)
    let rows = Self.tables[fixture]?.rows ?? []
    worked = Dictionary(grouping: rows, by: \.frame).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  private static let tables = Dictionary(
    PixelTable.all().map { ($0.fixture, $0) }, uniquingKeysWith: { first, _ in first })

  /// A timeline at some frames.
  init(_ timeline: Timeline, title: String, frames: [Double]) {
    self.init(
      Animation(name: title, timeline: timeline), of: InputFile(path: InputFile.standardInput),
      title: title, frames: frames)
  }

  private init(_ animation: Animation, of file: InputFile, title: String, frames: [Double]) {
    self.animation = animation
    input = file
    self.title = title
    self.frames = frames
    timeline = animation.timeline
    scene = animation.scene(fonts: [], log: &log)
    (width, height) = Moments.sides(width: scene.size.width, height: scene.size.height)
    let steps = file.path.split(separator: "/", omittingEmptySubsequences: false)
    folder = file.isStandardInput ? nil : steps.dropLast().joined(separator: "/")
  }
}

extension NativeCase {
  /// The sides of the composition in whole pixels, as pictures that were worked out have them.
  var natural: (width: Int, height: Int) { PictureSize.natural.sides(of: timeline) }

  /// What the preview draws at each frame.
  func drawn() throws -> [FramePixels] { try expected ?? drawn(scene) }

  /// The same in a room of another size, in points and pixels.
  func resized(_ width: Int, _ height: Int) -> NativeCase {
    var other = self
    (other.width, other.height, other.isResized, other.expected) = (width, height, true, nil)
    other.worked = []
    return other
  }

  /// Keeps what the preview draws, for several programs.
  mutating func draw() throws { expected = try drawn() }

  /// What the preview draws without a layer, which a finding names.
  ///
  /// - Parameter path: where in the file the layer stands.
  /// - Returns: a picture for each frame.
  /// - Throws: what drawing throws.
  func drawn(withoutLayerAt path: JSONPath) throws -> [FramePixels] {
    var other = animation
    func isOther(_ layer: Layer) -> Bool { layer.origin.path != path }
    other.timeline.layers = other.timeline.layers.filter(isOther)
    for index in other.timeline.compositions.indices {
      other.timeline.compositions[index].layers.removeAll { !isOther($0) }
    }
    var log = DiagnosticLog()
    return try drawn(other.scene(fonts: [], log: &log))
  }

  private func drawn(_ scene: Scene) throws -> [FramePixels] {
    let list = scene.lowered()
    var renderer = Renderer(images: animation.imageCache(of: input))
    return try frames.map { frame in
      let picture = try renderer.render(
        list.displayList(atFrame: frame), width: width, height: height)
      return FramePixels(width: width, height: height, pixels: picture.pixels)
    }
  }

  /// The source of a target; nil where it refuses the animation.
  func source(
    _ exporter: Exporter, _ options: ExportOptions, log: inout DiagnosticLog
  ) -> [UInt8]? {
    exporter.export(
      timeline, options, log: &log, sequences: animation.sequences(of: input), scene: { _ in scene }
    ).first?.contents
  }
}
