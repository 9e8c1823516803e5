import InbetweenDiagnostics
import InbetweenLowering
import InbetweenTimeline
import Testing

@testable import InbetweenPreview

/// Pictures that SVG files embed of what they have no words for.
@Suite struct EmbeddedPictureTests {
  /// A card in perspective, which SVG has no words for.
  private static func card(_ x: Double) -> DisplayNode {
    .group(
      GroupNode(
        [.rectangle(0, 0, 10, 10, .black)],
        placement: .projective(Homography(1, 0, x, 0, 1, 20, 0.001, 0, 1))))
  }

  @Test("A playing SVG file embeds pictures that take no more to paint than they may")
  func movingPictures() {
    var limits = RenderLimits()
    limits.svgPainted = 20_000
    var moving = MovingSVG(images: ImageCache(), limits: limits)
    var frames = 0
    while !moving.isFull, frames < 1_000 {
      moving.add(
        DisplayList(size: Size(64, 64), nodes: [Self.card(Double(frames % 9))]),
        width: 64, height: 64, background: nil, at: Double(frames))
      frames += 1
    }
    let (painted, codes) = (moving.drawing.painted, moving.drawing.log.findings.map(\.code))
    #expect((2..<100).contains(frames))
    #expect(painted > 20_000 && painted < 40_000)
    #expect(codes == [.svgTooLarge])
  }

  @Test("A picture in an SVG file has the units of the canvas that it can show on")
  func croppedPictures() {
    func embedded(_ x: Double) -> (text: String, pixels: Int) {
      var drawing = SVGDrawing(images: ImageCache())
      let list = DisplayList(size: Size(64, 64), nodes: [Self.card(x)])
      let text = drawing.still(list, width: 64, height: 64, background: nil)
      return (text, drawing.embedded.pixels)
    }
    // From 5 to 15 and 20 to 30, a little less on the right, which is further away, and one more around.
    let inside = embedded(5)
    #expect(inside.text.contains(#"<image x="4" y="18" width="12" height="13""#))
    #expect(inside.pixels == 24 * 26)
    // What lies beyond the canvas is left out, and all of it where nothing shows.
    let beside = embedded(60)
    #expect(beside.text.contains(#" width="5" "#))
    #expect(!embedded(70).text.contains("<image"))
  }
}
