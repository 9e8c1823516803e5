import Foundation
import InbetweenDiagnostics
import InbetweenPreview
import TestSupport
import Testing

@testable import InbetweenPipeline

/// The limits of moving pictures are reached, and say so.
@Suite struct RenderLimitTests {
  private static func outcome(
    _ kind: PictureKind, _ change: (inout RenderLimits) -> Void
  ) throws -> Rendering.Outcome {
    let scratch = try ScratchFolder()
    var rendering = Rendering()
    rendering.kind = kind
    rendering.size = .limited(16)
    rendering.folder = scratch.url.path()
    change(&rendering.limits)
    let file = Folders.fixtures.appending(path: "bolt-spinner/bolt-spinner.json").path()
    return rendering.render(InputFile(path: file))
  }

  /// What is told of drawing alone.
  private static func told(_ outcome: Rendering.Outcome) -> [String] {
    outcome.log.findings.filter { $0.code.rawValue.hasPrefix("R") }.map {
      "\($0.code.rawValue) \($0.message)"
    }
  }

  @Test("A moving picture of more frames than it may have takes some of them, evenly")
  func frames() throws {
    let found = Self.told(try Self.outcome(.moving(.gif)) { $0.movingFrames = 7 })
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("R010 ") == true, "\(found)")
  }

  @Test("A moving picture of more pixels than it may have takes some of its frames")
  func pixels() throws {
    let found = Self.told(try Self.outcome(.moving(.apng)) { $0.movingPixels = 16 * 16 * 9 })
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("R010 ") == true, "\(found)")
  }

  @Test("A moving picture ends with the bytes that it may have")
  func bytes() throws {
    let found = Self.told(try Self.outcome(.moving(.apng)) { $0.movingBytes = 2_000 })
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("R010 ") == true, "\(found)")
  }

  @Test("Stills, sheets and SVG keep to the same limits")
  func others() throws {
    for kind in [PictureKind.stills(.png), .sheet(columns: 3), .moving(.webp)] {
      let outcome = try Self.outcome(kind) { $0.pixels = 99 }
      #expect(!outcome.isDone)
      #expect(Self.told(outcome).contains { $0.hasPrefix("R001 ") })
    }
    let found = Self.told(try Self.outcome(.moving(.svg)) { $0.svgBytes = 500 })
    #expect(found.contains { $0.hasPrefix("R009 ") }, "\(found)")
  }
}
