import Foundation
import InbetweenDiagnostics
import InbetweenHTMLReport
import InbetweenLowering
import InbetweenPreview
import TestSupport
import Testing

@testable import InbetweenPipeline

/// What a page's drawing takes is settled before it is drawn.
@Suite struct PreviewPlanTests {
  /// A square that moves, mixed in a way that SVG lacks if `mode` is 17: each frame is a picture of the
  /// ground that covers the canvas, or of the square alone.
  private static func animation(
    mode: Int, side: Int, frames: Int, blurs: Int = 0, hasGround: Bool = true
  ) throws -> Animation {
    let blur =
      #"{"ty":29,"nm":"Blur","ef":[{"ty":0,"v":{"a":0,"k":9}},{"ty":7,"v":{"a":0,"k":1}},"#
      + #"{"ty":7,"v":{"a":0,"k":0}}]}"#
    let effects = [String](repeating: blur, count: blurs).joined(separator: ",")
    let ground =
      #"{"ty":1,"ip":0,"op":\#(frames),"st":0,"sw":\#(side),"sh":\#(side),"sc":"#
      + ##""#ffffff","ks":{}}"##
    let json =
      #"{"v":"5.7","fr":25,"ip":0,"op":\#(frames),"w":\#(side),"h":\#(side),"layers":[{"ty":1,"#
      + #""ip":0,"op":\#(frames),"st":0,"sw":\#(side / 2),"sh":\#(side / 2),"sc":"#
      + ##""#ff8800","bm":\##(mode),"ef":[\##(effects)],"ks":{"p":{"a":1,"k":[{"t":0,"s":[0,0]},"##
      + #"{"t":\#(frames),"s":[\#(side / 2),\#(side / 2)]}]}}}"#
      + (hasGround ? "," + ground + "]}" : "]}")
    var log = DiagnosticLog()
    let input = InputFile(path: "square.json")
    return try input.animations(in: Array(json.utf8), named: nil, log: &log)[0]
  }

  private static func plan(_ animation: Animation) throws -> PreviewPlan {
    var log = DiagnosticLog()
    let timeline = animation.timeline
    return try #require(
      PreviewPlan(
        measuring: animation.scene(fonts: [], log: &log).lowered(), of: timeline,
        sides: PictureSize.limited(PreviewPlan.longestSide).sides(of: timeline),
        frames: FrameChoice.every(1).frames(of: timeline).count, images: ImageCache()))
  }

  @Test("Frames that are pictures are as many as a page has time for, and as fine as it shows them")
  func pictures() throws {
    let plan = try Self.plan(Self.animation(mode: 17, side: 1_440, frames: 200))
    #expect(plan.fineness == 0.5)
    #expect(plan.drawn == 40_000_000 / (720 * 720))
    // A picture of less than half of the canvas each way.
    let apart = try Self.plan(
      Self.animation(mode: 17, side: 1_440, frames: 400, hasGround: false))
    #expect(apart.drawn > 250)
    let small = try Self.plan(Self.animation(mode: 17, side: 100, frames: 200))
    #expect(small.fineness == 2)
    #expect(small.drawn == 200)
  }

  @Test("Frames whose pictures take long to paint are few")
  func painted() throws {
    // Each of these is blurred on a layer of its own before the frame is a picture.
    let blurred = try Self.plan(Self.animation(mode: 17, side: 100, frames: 400, blurs: 60))
    let plain = try Self.plan(Self.animation(mode: 17, side: 100, frames: 400))
    #expect(blurred.drawn < 60)
    #expect(plain.drawn > 200)
  }

  @Test("Frames that are shapes are all drawn")
  func shapes() throws {
    #expect(try Self.plan(Self.animation(mode: 0, side: 1_440, frames: 200)).drawn == 200)
  }

  @Test("A page shows what the plan says")
  func note() throws {
    let input = InputFile(path: "square.json")
    let animation = try Self.animation(mode: 17, side: 1_440, frames: 78)
    let preview = animation.movingPreview(of: input, number: 1)
    #expect(preview?.note.hasPrefix("The preview shows 39 of 78 frames.") == true)
  }
}
