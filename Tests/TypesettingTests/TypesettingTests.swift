import Geometry
import Motion
import Testing
import TimelineModel
import Typesetting

@Suite struct TypesettingTests {
  /// A font whose letters are squares: half the size wide, an advance of 0.6; a space of 0.3.
  static func timeline() -> Timeline {
    var timeline = Timeline(
      size: Size(100, 100), frameRate: FrameRate(60), frames: FrameRange(0, 60))
    timeline.fonts = [Font(name: "Block", family: "Block", style: "Regular", ascent: 0.8)]
    let square = BezierPath(
      [
        .init(Point(0, 0)), .init(Point(50, 0)), .init(Point(50, -50)), .init(Point(0, -50)),
      ], isClosed: true)
    let outlines = Glyph.Content.outlines([
      ShapeItem("", .group(ShapeGroup([ShapeItem("", .path(PathShape(.constant(square))))])))
    ])
    timeline.glyphs = "ABCDEab".map {
      Glyph(
        String($0), family: "Block", style: "Regular", size: 10, width: 60, content: outlines)
    }
    timeline.glyphs.append(
      Glyph(
        " ", family: "Block", style: "Regular", size: 10, width: 30, content: .outlines([])))
    return timeline
  }

  static let library = GlyphLibrary(timeline())

  static func document(_ text: String) -> TextDocument {
    TextDocument(text, font: "Block", size: 10, fill: .black, lineHeight: 12)
  }

  static func origins(_ content: TextContent, frame: Double = 0, masks: [Mask] = []) -> [Point] {
    content.set(atFrame: frame, library: library, masks: masks).glyphs
      .map { $0.transform.apply(to: .zero) }
  }

  static func near(_ left: [Point], _ right: [Point]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { ($0 - $1).length < 1e-9 }
  }

  @Test("Letters stand at their advances, tracking after each, lines at the line height")
  func advances() {
    var document = Self.document("AB\nC")
    document.tracking = 100
    document.baselineShift = 2
    let origins = Self.origins(TextContent(documents: [TextKeyframe(0, document)]))
    #expect(Self.near(origins, [Point(0, -2), Point(7, -2), Point(0, 10)]))
  }

  @Test(arguments: [
    (TextDocument.Justification.left, 0.0, 0.0), (.right, -12, -6), (.center, -6, -3),
  ])
  func justification(_ justification: TextDocument.Justification, first: Double, second: Double) {
    var document = Self.document("AB\nC")
    document.justification = justification
    let origins = Self.origins(TextContent(documents: [TextKeyframe(0, document)]))
    #expect(Self.near(origins, [Point(first, 0), Point(first + 6, 0), Point(second, 12)]))
  }

  @Test("A box wraps at spaces, begins an ascent below its top and cuts what lies below it")
  func box() {
    var document = Self.document("AB CD AB")
    document.box = Rect(origin: Point(5, 7), size: Size(14, 22))
    let origins = Self.origins(TextContent(documents: [TextKeyframe(0, document)]))
    #expect(
      Self.near(
        origins,
        [
          Point(5, 15), Point(11, 15), Point(17, 15), Point(5, 27), Point(11, 27), Point(17, 27),
        ]))
  }

  @Test("Justified lines stretch at their spaces, the last one does not")
  func justified() {
    var document = Self.document("A B CD")
    document.box = Rect(origin: .zero, size: Size(20, 100))
    document.justification = .justifyLastLeft
    let origins = Self.origins(TextContent(documents: [TextKeyframe(0, document)]))
    #expect(
      Self.near(
        origins,
        [Point(0, 8), Point(6, 8), Point(14, 8), Point(20, 8), Point(0, 20), Point(6, 20)]))
  }

  @Test("A letter turns about the middle of its advance on the baseline")
  func turning() {
    var style = TextAnimatorStyle()
    style.rotation = .constant(180)
    let content = TextContent(
      documents: [TextKeyframe(0, Self.document("A"))],
      animators: [TextAnimator(selectors: [TextSelector()], style: style)])
    #expect(Self.near(Self.origins(content), [Point(6, 0)]))
  }

  @Test("Letters fade one by one as the range's start moves over them")
  func fading() throws {
    var style = TextAnimatorStyle()
    style.opacity = .constant(0)
    let start = Property.keyframed([Keyframe(0, 0.0), Keyframe(40, 1.0)])
    let content = TextContent(
      documents: [TextKeyframe(0, Self.document("ABCD"))],
      animators: [TextAnimator(selectors: [TextSelector(start: start)], style: style)])
    let opacities = content.set(atFrame: 15, library: Self.library).glyphs.map(\.opacity)
    #expect(opacities == [1, 0.5, 0, 0])
  }

  @Test("Two animators add their moves and multiply their opacities")
  func combining() throws {
    var first = TextAnimatorStyle()
    first.position = .constant(Vector3(10, 0))
    first.opacity = .constant(0.5)
    first.fill = .constant(.white)
    var second = first
    second.fill = nil
    let content = TextContent(
      documents: [TextKeyframe(0, Self.document("A"))],
      animators: [
        TextAnimator(selectors: [TextSelector()], style: first),
        TextAnimator(selectors: [TextSelector(amount: .constant(0.5))], style: second),
      ])
    let glyph = try #require(content.set(atFrame: 0, library: Self.library).glyphs.first)
    #expect(Self.near([glyph.transform.apply(to: .zero)], [Point(15, 0)]))
    #expect(glyph.opacity == 0.375)
    #expect(glyph.fill == .white)
  }

  @Test("On a path the middle of each letter lies on the path, turned with it")
  func onPath() {
    let line = BezierPath([.init(Point(0, 0)), .init(Point(0, 100))])
    let content = TextContent(
      documents: [TextKeyframe(0, Self.document("AB"))],
      path: TextPath(mask: 0, firstMargin: .constant(10)))
    let origins = Self.origins(content, masks: [Mask(path: .constant(line))])
    #expect(Self.near(origins, [Point(0, 10), Point(0, 16)]))
  }

  @Test("Capitals, small capitals, and letters that no font has")
  func capitals() {
    var document = Self.document("aX")
    document.caps = .small
    let set = TextContent(documents: [TextKeyframe(0, document)])
      .set(atFrame: 0, library: Self.library)
    #expect(set.glyphs.map(\.character) == ["A"])
    #expect(set.glyphs.map(\.size) == [7])
    #expect(set.missing == ["X"])
  }

  @Test("The document of a frame is the last one at or before it")
  func documents() {
    let content = TextContent(documents: [
      TextKeyframe(10, Self.document("A")), TextKeyframe(20, Self.document("BB")),
    ])
    #expect([0, 10, 19.9, 20].map { Self.origins(content, frame: $0).count } == [1, 1, 1, 2])
  }
}
