import InbetweenTimeline
import InbetweenTypesetting
import Testing

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
    left.count == right.count && zip(left, right).allSatisfy { ($0 - $1).length < 1e-6 }
  }

  @Test("Letters stand at their advances, tracking after each, lines at the line height")
  func advances() {
    var document = Self.document("AB\nC")
    document.tracking = 100
    document.baselineShift = 2
    let origins = Self.origins(TextContent(documents: [TextKeyframe(0, document)]))
    #expect(Self.near(origins, [Point(0, -2), Point(7, -2), Point(0, 10)]))
  }

  @Test("A letter with a mark is set from both, where a file lists them one by one")
  func marks() throws {
    var timeline = Self.timeline()
    let dot = BezierPath(
      [.init(Point(-20, -60)), .init(Point(-10, -60)), .init(Point(-10, -70))], isClosed: true)
    for (character, width) in [("\u{0E21}", 50.0), ("\u{0E48}", 0.0)] {
      let path = ShapeItem("", .path(PathShape(.constant(dot))))
      timeline.glyphs.append(
        Glyph(
          character, family: "Block", style: "Regular", size: 10, width: width,
          content: .outlines([ShapeItem("", .group(ShapeGroup([path])))])))
    }
    let content = TextContent(
      documents: [TextKeyframe(0, Self.document("\u{0E21}\u{0E48}A\u{0E21}\u{0E49}A"))])
    let set = content.set(atFrame: 0, library: GlyphLibrary(timeline))
    #expect(set.glyphs.map(\.character) == ["\u{0E21}\u{0E48}", "A", "A"])
    #expect(set.missing == ["\u{0E21}\u{0E49}"])
    // The mark stands behind its letter's advance.
    let outlines = try #require(set.glyphs.first?.face.outlines)
    #expect(outlines.map { $0.vertices[0].point } == [Point(-0.2, -0.6), Point(0.3, -0.6)])
    #expect(
      Self.near(
        set.glyphs.map { $0.transform.apply(to: .zero) }.suffix(2).map { $0 },
        [Point(5, 0), Point(11, 0)]))
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
    let content = TextContent(documents: [TextKeyframe(0, document)])
    let origins = Self.origins(content)
    // What is cut has to be set as well.
    #expect(content.set(atFrame: 0, library: Self.library).charactersSet == 8)
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

  @Test("A path of several sides carries letters round its corners and, closed, round again")
  func roundCorners() {
    let square = BezierPath(
      [
        .init(Point(0, 0)), .init(Point(10, 0)), .init(Point(10, 10)), .init(Point(0, 10)),
      ], isClosed: true)
    // Middles at 3, 9, 15, 21, 27, 33 of 40, and at 39, 45 after a margin.
    let content = TextContent(
      documents: [TextKeyframe(0, Self.document("ABCDEA"))], path: TextPath(mask: 0))
    let mask = Mask(path: .constant(square))
    #expect(
      Self.near(
        Self.origins(content, masks: [mask]),
        [
          Point(0, 0), Point(6, 0), Point(10, 2), Point(12, 10), Point(6, 10), Point(0, 10),
        ]))
    var late = content
    late.documents = [TextKeyframe(0, Self.document("AB"))]
    late.path?.firstMargin = .constant(36)
    #expect(Self.near(Self.origins(late, masks: [mask]), [Point(0, 4), Point(2, 0)]))
  }

  @Test("On a path letters move along it by their x, off it by their y")
  func movingOnPath() {
    let line = BezierPath([
      .init(Point(0, 0)), .init(Point(0, 10)), .init(Point(100, 10)),
    ])
    var style = TextAnimatorStyle()
    style.position = .constant(Vector3(10, -2))
    style.tracking = .constant(4)
    let content = TextContent(
      documents: [TextKeyframe(0, Self.document("AB"))], path: TextPath(mask: 0),
      animators: [TextAnimator(selectors: [], style: style)])
    // Middles at 3 + 10 and 9 + 10 + 4: 3 and 13 along the second side.
    let origins = Self.origins(content, masks: [Mask(path: .constant(line))])
    #expect(Self.near(origins, [Point(0, 8), Point(10, 8)]))
  }

  @Test("Lines that run to the left end at the right side of their box")
  func rightToLeft() throws {
    let characters = ["A", "B", " ", "C", "D"]
    let outlines = try #require(Self.library.face("A", font: "Block")).outlines
    var library = Self.library
    library.add(
      characters, font: "Block",
      shaped: characters.map {
        ShapedCharacter(
          outlines: $0 == " " ? [] : outlines, advance: $0 == " " ? 0.3 : 0.6, level: 1)
      })
    var document = Self.document("AB CD")
    document.box = Rect(origin: .zero, size: Size(14, 100))
    document.justification = .right
    let set = TextContent(documents: [TextKeyframe(0, document)])
      .set(atFrame: 0, library: library)
    #expect(
      Self.near(
        set.glyphs.map { $0.transform.apply(to: .zero) },
        [Point(8, 8), Point(2, 8), Point(-1, 8), Point(8, 20), Point(2, 20)]))
  }

  @Test("Words end with their paragraph")
  func wordsOfParagraphs() {
    var style = TextAnimatorStyle()
    style.opacity = .constant(0)
    func opacities(_ unit: TextSelector.Unit) -> [Double] {
      let selector = TextSelector(
        unit: unit, measure: .index, start: .constant(1), end: .constant(2))
      let content = TextContent(
        documents: [TextKeyframe(0, Self.document("AB\nC D\n\nE"))],
        animators: [TextAnimator(selectors: [selector], style: style)])
      return content.set(atFrame: 0, library: Self.library).glyphs.map(\.opacity)
    }
    #expect(opacities(.word) == [1, 1, 0, 0, 1, 1])
    #expect(opacities(.line) == [1, 1, 0, 0, 0, 1])
    #expect(opacities(.character) == [1, 0, 1, 1, 1, 1])
  }

  @Test(
    "Letters turn about the middle of their character, word, line or of the whole text",
    arguments: [
      (TextContent.AnchorGrouping.character, [6.0, 12, 21, 6], [0.0, 0, 0, 12]),
      (.word, [12, 6, 21, 6], [0, 0, 0, 12]), (.line, [21, 15, 6, 6], [0, 0, 0, 12]),
      (.all, [21, 15, 6, 21], [12, 12, 12, 0]),
    ])
  func grouping(_ grouping: TextContent.AnchorGrouping, x: [Double], y: [Double]) {
    var style = TextAnimatorStyle()
    style.rotation = .constant(180)
    // The space is a fifth character, whose outline is empty.
    let content = TextContent(
      documents: [TextKeyframe(0, Self.document("AB C\nD"))], anchorGrouping: grouping,
      animators: [TextAnimator(selectors: [TextSelector()], style: style)])
    let origins = content.set(atFrame: 0, library: Self.library).glyphs
      .filter { $0.character != " " }.map { $0.transform.apply(to: .zero) }
    #expect(Self.near(origins, zip(x, y).map { Point($0, $1) }))
  }

  @Test("Shares across x, y and z move, scale and turn by their own")
  func spatialShares() throws {
    var style = TextAnimatorStyle()
    style.position = .constant(Vector3(10, 10))
    style.scale = .constant(Vector3(3, 3, 1))
    style.rotation = .constant(90)
    style.opacity = .constant(0)
    let shares: [Property<Vector3>] = [.constant(Vector3(0.5, 0.25, 0)), .constant(.zero)]
    let content = TextContent(
      documents: [TextKeyframe(0, Self.document("AB"))],
      animators: [
        TextAnimator(
          selectors: [TextSelector(kind: .sampledPerDimension(shares))], style: style)
      ])
    let glyphs = content.set(atFrame: 0, library: Self.library).glyphs
    #expect(glyphs.map(\.opacity) == [0.5, 1])
    // Twice as wide and 1.5 times as high about 3, 0, then moved by 5, 2.5.
    let corner = try #require(glyphs.first).transform.apply(to: Point(0.5, -0.5))
    #expect(Self.near([corner], [Point(12, -5)]))
    #expect(Self.near([glyphs[1].transform.apply(to: .zero)], [Point(6, 0)]))
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
