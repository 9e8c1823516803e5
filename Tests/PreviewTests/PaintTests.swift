import InbetweenDiagnostics
import InbetweenLowering
import InbetweenPreview
import InbetweenTimeline
import Testing

/// Fills, strokes, gradients and pictures in numbers.
@Suite struct PaintTests {
  @Test("Colours and opacities of a gradient run evenly, each straight")
  func gradients() throws {
    let gradient = Gradient(
      colors: [.init(0, Color(1, 0, 0)), .init(0.5, Color(0, 1, 0)), .init(1, Color(0, 0, 1))],
      opacities: [.init(0, 1), .init(0.25, 0), .init(1, 1)])
    let stops = DisplayGradient.merged(gradient)
    #expect(stops.map(\.offset) == [0, 0.25, 0.5, 1])
    let paint = DisplayPaint.gradient(
      DisplayGradient(.linear(start: Point(0, 0), end: Point(100, 0)), stops: stops))
    let bitmap = try draw(
      [.fill(FillNode([.rectangle(0, 0, 100, 4)], paint: paint))], width: 100, height: 4)
    for column in [0, 10, 20, 30, 40, 60, 80, 99] {
      let t = (Double(column) + 0.5) / 100
      let alpha = t < 0.25 ? 1 - t / 0.25 : (t - 0.25) / 0.75
      let wanted =
        t < 0.5
        ? Bytes((1 - 2 * t) * 255, 2 * t * 255, 0, alpha * 255)
        : Bytes(0, (2 - 2 * t) * 255, (2 * t - 1) * 255, alpha * 255)
      #expect(mismatch(bitmap, column, 2, wanted) == nil)
    }
  }

  @Test("Two stops of one place make a hard edge")
  func hardEdges() throws {
    let stops = [
      GradientStop(0, .black), GradientStop(0.5, .black), GradientStop(0.5, .white),
      GradientStop(1, .white),
    ]
    let paint = DisplayPaint.gradient(
      DisplayGradient(.linear(start: Point(0, 0), end: Point(8, 0)), stops: stops))
    let bitmap = try draw([.fill(FillNode([.rectangle(0, 0, 8, 8)], paint: paint))])
    #expect(mismatch(bitmap, 3, 4, Bytes(0, 0, 0)) == nil)
    #expect(mismatch(bitmap, 4, 4, Bytes(255, 255, 255)) == nil)
  }

  @Test("A radial gradient runs from its focus to its rim, and goes on beyond")
  func radial() throws {
    let stops = [GradientStop(0, .black), GradientStop(1, .white)]
    let paint = DisplayPaint.gradient(
      DisplayGradient(
        .radial(center: Point(50, 50), radius: 40, focus: Point(70, 50)), stops: stops))
    let bitmap = try draw(
      [.fill(FillNode([.rectangle(0, 0, 100, 100)], paint: paint))], width: 100, height: 100)
    // Along the axis the rim lies 20 pixels to the right of the focus and 60 to the left.
    for (x, share) in [(80, 10.5 / 20), (40, 29.5 / 60), (98, 1), (2, 1)] {
      #expect(
        mismatch(bitmap, x, 50, Bytes(share * 255, share * 255, share * 255), within: 4) == nil)
    }
  }

  @Test("A gradient of no length shows its last colour")
  func degenerate() throws {
    let paint = DisplayPaint.gradient(
      DisplayGradient(
        .linear(start: Point(1, 1), end: Point(1, 1)),
        stops: [GradientStop(0, .black), GradientStop(1, .white)]))
    let bitmap = try draw([.fill(FillNode([.rectangle(0, 0, 8, 8)], paint: paint))])
    #expect(mismatch(bitmap, 4, 4, Bytes(255, 255, 255)) == nil)
  }

  @Test("A pen is bent by its node's transform")
  func pens() throws {
    let line = BezierPath([.init(Point(0, 0)), .init(Point(100, 0))])
    let bitmap = try draw(
      [
        .stroke(
          StrokeNode(
            [line], transform: AffineTransform(0.16, 0, 0, 4, 0, 8), pen: Pen(width: 2),
            paint: .solid(.black)))
      ], width: 16, height: 16)
    #expect(bitmap.at(8, 3).alpha == 0)
    #expect(bitmap.at(8, 4).alpha == 255)
    #expect(bitmap.at(8, 11).alpha == 255)
    #expect(bitmap.at(8, 12).alpha == 0)
  }

  @Test("Dashes begin at their offset")
  func dashes() throws {
    let line = BezierPath([.init(Point(0, 4)), .init(Point(16, 4))])
    let bitmap = try draw(
      [
        .stroke(
          StrokeNode(
            [line], pen: Pen(width: 8, dashes: [4, 4], dashOffset: 2), paint: .solid(.black)))
      ], width: 16, height: 8)
    let shown = (0..<16).map { bitmap.at($0, 4).alpha > 0 }
    #expect(shown == (0..<16).map { ($0 + 2) % 8 < 4 })
  }

  @Test("A picture fills its rectangle and is cut equally where its aspect differs")
  func pictures() throws {
    // Four columns each of red, green, blue, white; eight rows.
    let columns = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF].flatMap {
      [UInt32](repeating: $0, count: 4)
    }
    let rows = (0..<8).flatMap { _ in columns }
    var cache = ImageCache()
    cache.add("a", file: PNG.encode(Bitmap(width: 16, height: 8, pixels: rows)))
    var renderer = Renderer(images: cache)
    let bitmap = try renderer.render(
      DisplayList(size: Size(8, 8), nodes: [.image(ImageNode(asset: "a", size: Size(8, 8)))]),
      width: 8, height: 8)
    #expect(mismatch(bitmap, 1, 4, Bytes(0, 255, 0)) == nil)
    #expect(mismatch(bitmap, 6, 4, Bytes(0, 0, 255)) == nil)
    #expect(renderer.log.findings.isEmpty)
  }

  @Test("A picture that is not there is a finding, and the rest is drawn")
  func missingPictures() throws {
    var renderer = Renderer()
    let list = DisplayList(
      size: Size(8, 8),
      nodes: [.image(ImageNode(asset: "a", size: Size(8, 8))), .rectangle(0, 0, 4, 4, .black)])
    let bitmap = try renderer.render(list, width: 8, height: 8)
    #expect(bitmap.at(1, 1).alpha == 255)
    #expect(renderer.log.findings.map(\.code) == [.unreadableImage])
  }

  @Test("A group in perspective is seen as its map says")
  func perspective() throws {
    let map = Homography(1, 0, 0, 0, 1, 0, 0.01, 0, 1)
    let bitmap = try draw(
      [.group(GroupNode([.rectangle(0, 0, 100, 60, .black)], placement: .projective(map)))],
      width: 64, height: 64)
    // x' = 100 / 2 at the right side, and y' = 60 / (1 + x / 100).
    #expect(bitmap.at(48, 2).alpha == 255)
    #expect(bitmap.at(51, 2).alpha == 0)
    #expect(bitmap.at(1, 57).alpha == 255)
    #expect(bitmap.at(48, 32).alpha == 0)
    #expect(bitmap.at(48, 27).alpha == 255)
  }

  @Test("A smaller picture keeps the aspect and lies in the middle")
  func fits() throws {
    var renderer = Renderer()
    let list = DisplayList(
      size: Size(200, 100), nodes: [.rectangle(-500, -500, 1_000, 1_000, .black)])
    let bitmap = try renderer.render(list, width: 20, height: 20)
    #expect(bitmap.at(10, 4).alpha == 0)
    #expect(bitmap.at(10, 5).alpha == 255)
    #expect(bitmap.at(10, 14).alpha == 255)
    #expect(bitmap.at(10, 15).alpha == 0)
  }

  @Test("A frame drawn in the memory of another one shows nothing of that")
  func memoryOfAnother() throws {
    var renderer = Renderer()
    let lists = [
      [DisplayNode.rectangle(1, 1, 5, 5, Color(1, 0, 0))],
      [DisplayNode.rectangle(2.5, 0, 3, 8, Color(0, 0, 1), opacity: 0.5)], [],
    ].map { DisplayList(size: Size(8, 8), nodes: $0) }
    var kept = try renderer.render(lists[0], width: 8, height: 8)
    for list in lists.reversed() + lists {
      try renderer.render(list, into: &kept)
      let fresh = try renderer.render(list, width: 8, height: 8)
      #expect(kept == fresh)
    }
  }
}
