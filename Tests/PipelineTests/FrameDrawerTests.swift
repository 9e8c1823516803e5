import Foundation
import InbetweenDiagnostics
import InbetweenLowering
import InbetweenPreview
import InbetweenSceneGraph
import InbetweenTimeline
import Synchronization
import TestSupport
import Testing

@testable import InbetweenPipeline

/// Frames that several threads draw are those that one draws.
@Suite struct FrameDrawerTests {
  /// Every file that a rendering writes, by its name, and what it tells.
  private static func drawing(
    _ fixture: String, _ kind: PictureKind, jobs: Int,
    _ change: (inout Rendering) -> Void = { _ in }
  ) throws -> (files: [String: Data], told: [Diagnostic]) {
    let scratch = try ScratchFolder()
    var rendering = Rendering()
    rendering.kind = kind
    rendering.frames = .every(1)
    rendering.size = .limited(32)
    rendering.folder = scratch.url.path()
    rendering.jobs = jobs
    change(&rendering)
    let file = Folders.fixtures.appending(path: "\(fixture)/\(fixture).json").path()
    let outcome = rendering.render(InputFile(path: file))
    var files: [String: Data] = [:]
    for path in outcome.files {
      files[InputFile(path: path).name] = try Data(contentsOf: URL(filePath: path))
    }
    return (files, outcome.log.findings)
  }

  @Test(
    "Pictures are the same for any number of threads",
    arguments: [
      PictureKind.stills(.png), .moving(.gif), .moving(.apng), .moving(.webp), .sheet(columns: 4),
    ])
  func sameFiles(_ kind: PictureKind) throws {
    let alone = try Self.drawing("bolt-spinner", kind, jobs: 1)
    #expect(alone.files.values.allSatisfy { !$0.isEmpty })
    #expect(!alone.files.isEmpty)
    if case .stills = kind { #expect(Set(alone.files.values).count > 8) }
    for jobs in [2, 3, 7] {
      let together = try Self.drawing("bolt-spinner", kind, jobs: jobs)
      #expect(together.files == alone.files)
      #expect(together.told == alone.told)
    }
  }

  @Test("A limit that acts on every frame is told once, by whichever thread")
  func findings() throws {
    let alone = try Self.drawing("bolt-spinner", .stills(.png), jobs: 1) { $0.limits.nesting = 0 }
    #expect(alone.told.count { $0.code == .groupsTooDeep } == 1)
    let together = try Self.drawing("bolt-spinner", .stills(.png), jobs: 3) {
      $0.limits.nesting = 0
    }
    #expect(together.told == alone.told)
  }

  @Test("What cannot be drawn ends the run, after the frames before it")
  func failure() throws {
    for jobs in [1, 3] {
      let drawn = try Self.drawing("bolt-spinner", .stills(.png), jobs: jobs) {
        $0.limits.pixels = 99
      }
      #expect(drawn.files.isEmpty)
      #expect(drawn.told.count { $0.code == .canvasTooLarge } == 1)
    }
  }

  @Test(
    "A frame like the one before is drawn once, unless it takes so much that it is not kept",
    arguments: [(1_000_000, 2), (0, 6)])
  func keptFrames(_ kept: Int, drawn: Int) throws {
    var log = DiagnosticLog()
    let circle = ShapeItem(
      "Dot", .ellipse(EllipseShape(position: .constant(Point(4, 4)), size: .constant(Point(4, 4)))))
    let red = ShapeItem("Red", .fill(Fill(.solid(.constant(Color(1, 0, 0))))))
    // It shows from frame 3 on.
    let layer = Layer(
      id: 1, name: "Dot", content: .shape([circle, red]), timing: LayerTiming(FrameRange(3, 6)))
    let timeline = Timeline(
      name: "Main", size: Size(8, 8), frameRate: FrameRate(10), frames: FrameRange(0, 6),
      layers: [layer])
    let drawer = FrameDrawer(
      timeline.scene(log: &log).lowered(), images: ImageCache(), size: (8, 8), background: nil,
      limits: RenderLimits(), count: 6, jobs: 1, kept: kept)
    let made = Mutex(0)
    var pictures: [[UInt32]] = []
    try drawer.draw([0, 1, 2, 3, 4, 5], log: &log) { bitmap in
      made.withLock { $0 += 1 }
      return bitmap.pixels
    } take: {
      #expect($0 == pictures.count)
      pictures.append($1)
    }
    #expect(made.withLock { $0 } == drawn)
    #expect(pictures == [0, 0, 0, 3, 3, 3].map { pictures[$0] })
    #expect(pictures[0] != pictures[3])
  }
}
