import InbetweenLowering
import InbetweenPreview
import InbetweenTimeline
import Testing

/// Pictures that stand in generated source for what a target has no words for.
@Suite struct FilmTests {
  private let area = Rect(origin: .zero, size: Size(100, 100))

  private func box(_ x: Double) -> [DisplayNode] {
    [.rectangle(x, 20, 10, 10, Color(1, 0, 0))]
  }

  @Test("What stands still is one picture, cut to what is seen, for as many frames as it is shown")
  func still() throws {
    var renderer = Renderer()
    let sequence = try renderer.sequence(of: 10_000, within: area) { _ in box(30) }
    #expect(sequence.pictures.count == 1)
    #expect(sequence.shown == Array(repeating: 0, count: 10_000))
    #expect(sequence.box == Rect(origin: Point(30, 20), size: Size(10, 10)))
  }

  @Test("What comes again is not drawn again, and nothing is no picture")
  func repeated() throws {
    var renderer = Renderer()
    let sequence = try renderer.sequence(of: 7, within: area) {
      $0 == 3 ? [] : box($0 % 2 == 0 ? 30 : 50)
    }
    #expect(sequence.pictures.count == 2)
    #expect(sequence.shown == [0, 1, 0, nil, 0, 1, 0])
    #expect(sequence.box == Rect(origin: Point(30, 20), size: Size(30, 10)))
  }

  @Test("Beyond a limit there is no sequence, and no more frames are asked for")
  func limits() {
    var fewPictures = ImageSequenceDrawing()
    fewPictures.pictures = 20
    var fewPoints = ImageSequenceDrawing()
    fewPoints.points = 100
    // A rectangle counts as one thing with four points.
    for (limits, asked) in [(fewPictures, 21), (fewPoints, 21)] {
      var renderer = Renderer()
      var count = 0
      #expect(throws: ImageSequenceRefusal.size) {
        try renderer.sequence(of: 1_000, within: area, limits: limits) { frame in
          count += 1
          return box(Double(frame) / 100)
        }
      }
      #expect(count == asked)
    }
    var fewBytes = ImageSequenceDrawing()
    fewBytes.bytes = 10
    var renderer = Renderer()
    #expect(throws: ImageSequenceRefusal.bytes) {
      try renderer.sequence(of: 1, within: area, limits: fewBytes) { _ in box(0) }
    }
    var fewPixels = ImageSequenceDrawing()
    fewPixels.pixels = (fine: 50, coarse: 50)
    #expect(throws: ImageSequenceRefusal.size) {
      try renderer.sequence(of: 1, within: area, limits: fewPixels) { _ in box(0) }
    }
  }
}
