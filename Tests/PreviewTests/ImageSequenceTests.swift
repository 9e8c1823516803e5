import InbetweenLowering
import InbetweenPreview
import InbetweenTimeline
import Testing

/// Pictures that stand in generated source for what a target has no words for.
@Suite struct ImageSequenceTests {
  private let area = Rect(origin: .zero, size: Size(100, 100))

  private func list(_ nodes: [DisplayNode], work: Int = 0) -> DisplayList {
    DisplayList(size: area.size, nodes: nodes, work: work)
  }

  private func box(_ x: Double, work: Int = 0) -> DisplayList {
    list([.rectangle(x, 20, 10, 10, Color(1, 0, 0))], work: work)
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
      $0 == 3 ? list([]) : box($0 % 2 == 0 ? 30 : 50)
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

  @Test("What is worked out and shows nothing counts, too")
  func work() {
    var limits = ImageSequenceDrawing()
    limits.work = 16_000
    var renderer = Renderer()
    var count = 0
    #expect(throws: ImageSequenceRefusal.work) {
      try renderer.sequence(of: 1_000, within: area, limits: limits) { _ in
        count += 1
        return list([], work: 99)
      }
    }
    // Sixteen pixels for a point, and for one more at each frame.
    #expect(count == 10)
  }

  @Test(
    "What is soft has fewer pixels, and looks as it would with more",
    arguments: [(2.0, 2.0), (6.0, 1.0), (12.0, 0.5), (24.0, 0.5)])
  func soft(sigma: Double, scale: Double) throws {
    let frame: [DisplayNode] = [
      .group(
        GroupNode(
          [.rectangle(200, 160, 80, 120, Color(1, 0.5, 0))],
          filters: [.gaussianBlur(sigma: Point(sigma, sigma), edge: .transparent)]))
    ]
    var renderer = Renderer()
    let room = Rect(origin: .zero, size: Size(500, 500))
    let sequence = try renderer.sequence(of: 1, within: room) { _ in list(frame) }
    let file = try #require(sequence.pictures.first)
    var images = ImageCache()
    images.add("picture", file: file)
    #expect(pixels(of: sequence) == scale)
    let shown = DisplayNode.image(
      ImageNode(
        asset: "picture", size: sequence.box.size, transform: .translation(sequence.box.origin)))
    var other = Renderer(images: images)
    let size = Size(500, 500)
    let one = try renderer.render(DisplayList(size: size, nodes: frame), width: 1000, height: 1000)
    let two = try other.render(DisplayList(size: size, nodes: [shown]), width: 1000, height: 1000)
    let differences = zip(one.pixels, two.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
    #expect(differences.max() ?? 255 <= 2)
  }

  @Test("What is cut, flattened or drawn beside what is soft keeps its pixels")
  func sharp() throws {
    let blur = DisplayFilter.gaussianBlur(sigma: Point(24, 24), edge: .transparent)
    let box = DisplayNode.rectangle(20, 20, 60, 60, Color(1, 0, 0))
    let soft = DisplayNode.group(GroupNode([box], filters: [blur]))
    let cut = DisplayClip(Rect(origin: Point(30, 30), size: Size(40, 40)))
    let matte = DisplayMatte(.alpha, nodes: [box])
    let narrow = AffineTransform.scale(1, 0.1)
    let frames: [[DisplayNode]] = [
      [soft, box],
      [.group(GroupNode([soft], clips: [cut]))],
      [.group(GroupNode([soft], masks: [DisplayMask(cut.outlines)]))],
      [.group(GroupNode([soft], matte: matte))],
      [.group(GroupNode([soft], placement: .affine(narrow)))],
      [.group(GroupNode([box], filters: [.gaussianBlur(sigma: Point(24, 1), edge: .transparent)]))],
    ]
    for pictures in frames.map({ [$0] }) + [[[soft], [box]]] {
      var renderer = Renderer()
      let sequence = try renderer.sequence(of: pictures.count, within: area) { list(pictures[$0]) }
      #expect(pixels(of: sequence) == 2)
    }
  }

  /// How many pixels the pictures have across a point: the lossless WebP's width is in its header.
  private func pixels(of sequence: (box: Rect, pictures: [[UInt8]], shown: [Int?])) -> Double? {
    guard let file = sequence.pictures.first, file.count > 22 else { return nil }
    return Double(1 + Int(file[21]) + Int(file[22] & 0x3F) << 8) / sequence.box.size.width
  }
}
