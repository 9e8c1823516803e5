import InbetweenDiagnostics
import InbetweenLottieImport
import InbetweenTimeline
import TestSupport
import Testing

/// The timeline of a quirk's fixture.
private func quirk(_ slug: String) throws -> Timeline {
  var log = DiagnosticLog()
  return try LottieImporter.timeline(
    fromJSON: FixtureCase("import/\(slug)/\(slug).json").bytes(), name: slug, log: &log)
}

extension Timeline {
  /// The flat rotation of the first layer.
  fileprivate var rotation: Property<Double>? {
    guard case .flat(let property)? = layers.first?.transform.rotation else { return nil }
    return property
  }

  /// The items of the group at a place of the first layer.
  fileprivate func group(_ place: Int) -> [ShapeItem] {
    guard case .shape(let items)? = layers.first?.content,
      case .group(let group) = items[place].kind
    else { return [] }
    return group.items
  }

  /// The colour of the fill in the group at a place of the first layer.
  fileprivate func fill(_ place: Int) -> Property<Color>? {
    for item in group(place) {
      if case .fill(let fill) = item.kind, case .solid(let color) = fill.paint { return color }
    }
    return nil
  }

  /// The outline in the group at a place of the first layer.
  fileprivate func outline(_ place: Int) -> Property<BezierPath>? {
    for item in group(place) {
      if case .path(let shape) = item.kind { return shape.path }
    }
    return nil
  }
}

private let ease = Easing.curve(0.333, 0, 0.667, 1)

@Suite struct QuirkTests {
  @Test(
    "Keyframes are read however they are written",
    arguments: [
      ("end-values", [Keyframe(0, 0, ease), Keyframe(30, 90, ease), Keyframe(60, 180)]),
      (
        "end-value-jump",
        [Keyframe(0, 0, ease), Keyframe(30, 90), Keyframe(30, 45, ease), Keyframe(60, 180)]
      ),
      ("no-animated-flag", [Keyframe(0, 0, ease), Keyframe(60, 90)]),
      ("wrong-animated-flag", [Keyframe(0, 0, ease), Keyframe(60, 90)]),
      ("keyframe-without-easing", [Keyframe(0, 0), Keyframe(30, 90), Keyframe(60, 0)]),
      ("keyframe-without-value", [Keyframe(0, 0, ease), Keyframe(30, 0, ease), Keyframe(60, 90)]),
      ("keyframe-without-time", [Keyframe(0, 0, ease), Keyframe(60, 90)]),
      ("keyframes-out-of-order", [Keyframe(0, 45, ease), Keyframe(30, 0, ease), Keyframe(60, 90)]),
      ("null-members", [Keyframe(0, 0, .hold), Keyframe(60, 90)]),
      ("huge-easing", [Keyframe(0, 10), Keyframe(30, 10), Keyframe(60, 90)]),
    ] as [(String, [Keyframe<Double>])])
  func readsKeyframes(slug: String, expected: [Keyframe<Double>]) throws {
    let found = try quirk(slug).rotation?.track.keyframes
    #expect(found == expected)
  }

  @Test("A handle that leaves the time between its keyframes is moved back")
  func clampsHandles() throws {
    let opacity = try quirk("huge-easing").layers[0].transform.opacity
    #expect(opacity.track.keyframes.first?.easing == .linear)
  }

  @Test("Curves that are equal for all dimensions are one, and straight ones are linear")
  func joinsEasings() throws {
    let scale = try quirk("equal-dimension-easings").layers[0].transform.scale
    #expect(scale.track.keyframes.map(\.easing) == [ease, .linear, .linear])
  }

  @Test("Values are read with or without a list and an object around them")
  func readsWrappedValues() throws {
    #expect(try quirk("scalar-in-array").rotation == .constant(45))
    let opacity = try quirk("scalar-in-array").layers[0].transform.opacity
    #expect(opacity.track.keyframes.map(\.value) == [0, 1])
    let unwrapped = try quirk("array-unwrapped").layers[0].transform
    #expect(unwrapped.scale == .constant(Vector3(0.5, 0.5, 1)))
    #expect(unwrapped.position == .joined(.constant(Vector3(5, 0, 0))))
    let bare = try quirk("bare-values")
    #expect(bare.rotation == .constant(45))
    #expect(bare.layers[0].transform.opacity == .constant(0.5))
    #expect(bare.layers[0].transform.scale == .constant(Vector3(0.5, 0.5, 1)))
  }

  @Test("Colours from 0 to 255 are told by the version, or by the values")
  func readsByteColors() throws {
    let old = try quirk("byte-colors-by-version")
    #expect(old.fill(0) == .constant(Color(1, 128.0 / 255, 0)))
    #expect(old.fill(1) == .constant(Color(1 / 255, 1 / 255, 1 / 255)))
    let new = try quirk("byte-colors-by-value").fill(0)?.track.keyframes.map(\.value)
    #expect(new == [.black, Color(1, 51.0 / 255, 0)])
  }

  @Test("A closed flag beside the outline closes it")
  func readsClosedFlag() throws {
    let timeline = try quirk("closed-flag-beside")
    #expect(timeline.outline(0)?.track.initialValue.isClosed == true)
    #expect(timeline.outline(1)?.track.initialValue.isClosed == false)
    #expect(timeline.layers[0].masks[0].path.track.initialValue.isClosed)
  }

  @Test("A layer without its keys is shown all the time and not moved")
  func fillsLayers() throws {
    let timeline = try quirk("missing-layer-keys")
    #expect(timeline.layers.map(\.id) == [1, 2, 3])
    #expect(timeline.layers.allSatisfy { $0.timing == LayerTiming(FrameRange(0, 60)) })
    #expect(timeline.layers.allSatisfy { $0.transform == Transform() })
    #expect(timeline.layers[2].content == .solid(.black, Size(100, 100)))
    #expect(try quirk("zero-stretch").layers[0].timing.stretch == 1)
  }

  @Test("What does not exist is not referred to")
  func dropsDanglingReferences() throws {
    let layers = try quirk("dangling-references").layers
    #expect(layers[0].parent == nil)
    #expect(layers[1].matte == nil)
    #expect(layers[0].isMatteSource == false)
    #expect(layers[2].content == .null)
    #expect(layers[3].content == .null)
    #expect(layers[4].content == .sound("audio_9"))
    #expect(try quirk("matte-without-source").layers[0].matte == nil)
  }

  @Test("Circles are cut once")
  func cutsCircles() throws {
    #expect(try quirk("circular-parents").layers.map(\.parent) == [2, 3, nil, nil])
    #expect(try quirk("circular-mattes").layers.map { $0.matte?.source } == [2, nil])
    let compositions = try quirk("circular-compositions").compositions
    #expect(compositions[2].layers.map(\.content) == [.null, .null])
    #expect(compositions[0].layers[0].content != .null)
  }

  @Test("Of things with one name, the first one is meant")
  func settlesDuplicates() throws {
    let layers = try quirk("duplicate-indices").layers
    #expect(layers.map(\.id) == [1, 3, 2])
    #expect(layers[2].parent == 1)
    let compositions = try quirk("duplicate-assets").compositions
    #expect(compositions.map { $0.layers[0].name } == ["First"])
    #expect(try quirk("duplicate-keys").layers[0].name == "Box")
  }

  @Test("A matte is the layer named, else the one above, marked or not")
  func findsMattes() throws {
    let unmarked = try quirk("matte-unmarked").layers
    #expect(unmarked[0].isMatteSource)
    #expect(unmarked[1].matte == Matte(.alpha, source: 1))
    let elsewhere = try quirk("matte-elsewhere").layers
    #expect(elsewhere.map(\.isMatteSource) == [true, false, false])
    #expect(elsewhere[2].matte == Matte(.alphaInverted, source: 1))
  }

  @Test("Numbers are numbers, with or without a fraction")
  func readsNumbers() throws {
    #expect(try quirk("whole-numbers-as-fractions").layers[0].content != .null)
    let fractional = try quirk("fractional-sizes")
    #expect(fractional.size == Size(375.5, 811.25))
    #expect(fractional.frames == FrameRange(0, 59.94))
    #expect(fractional.frameRate == FrameRate(29.97))
  }

  @Test("A layer that ends before it starts stays so")
  func keepsEmptySpans() throws {
    #expect(try quirk("ends-before-start").layers[0].timing.frames == FrameRange(40, 20))
  }

  @Test("Outlines keep their points, and lack no tangents")
  func readsOutlines() throws {
    let morph = try quirk("vertex-counts-differ").outline(0)
    #expect(morph?.track.keyframes.map(\.value.vertices.count) == [3, 4])
    let uneven = try quirk("uneven-outline").outline(0)?.track.initialValue
    #expect(uneven?.vertices.count == 3)
    #expect(uneven?.vertices.allSatisfy { $0.outTangent == .zero } == true)
  }

  @Test("A gradient has as many colours as its numbers give")
  func readsGradients() throws {
    let timeline = try quirk("gradient-counts")
    let counts = (0..<3).map { place -> Int? in
      for item in timeline.group(place) {
        if case .fill(let fill) = item.kind, case .gradient(let gradient) = fill.paint {
          return gradient.stops.track.initialValue.colors.count
        }
      }
      return nil
    }
    #expect(counts == [2, 2, 2])
  }

  @Test("Of more stops than a gradient may have, as many are read, from the first to the last")
  func thinsGradients() throws {
    func read(_ colors: Int, _ opacities: Int) throws -> (Gradient, [String]) {
      let numbers =
        (0..<colors).flatMap { place -> [Double] in [Double(place), 0, 0, 0] }
        + (0..<opacities).flatMap { place -> [Double] in [Double(place), 1] }
      let list = numbers.map { "\($0)" }.joined(separator: ",")
      let json = """
        {"fr":30,"ip":0,"op":30,"w":10,"h":10,"layers":[{"ty":4,"ind":1,"nm":"Sky","ip":0,"op":30,\
        "st":0,"ks":{},"shapes":[{"ty":"gr","it":[{"ty":"gf","o":{"a":0,"k":100},"t":1,\
        "s":{"a":0,"k":[0,0]},"e":{"a":0,"k":[9,0]},"g":{"p":\(colors),"k":{"a":0,"k":[\(list)]}}}]}]}]}
        """
      var log = DiagnosticLog()
      let timeline = try LottieImporter.timeline(fromJSON: Array(json.utf8), name: "sky", log: &log)
      guard case .fill(let fill)? = timeline.group(0).first?.kind,
        case .gradient(let paint) = fill.paint
      else { return (Gradient(colors: []), []) }
      return (
        paint.stops.track.initialValue,
        log.findings.filter { $0.code == .absurdCount }.map(\.message)
      )
    }
    let (whole, none) = try read(1_024, 1_024)
    #expect(whole.colors.map(\.offset) == (0..<1_024).map(Double.init))
    #expect(whole.opacities.count == 1_024)
    #expect(none.isEmpty)
    let (thinned, told) = try read(5_000, 3_000)
    #expect(thinned.colors.count == 1_024 && thinned.opacities.count == 1_024)
    #expect(thinned.colors.first?.offset == 0 && thinned.colors.last?.offset == 4_999)
    #expect(thinned.opacities.first?.offset == 0 && thinned.opacities.last?.offset == 2_999)
    let steps = zip(thinned.colors, thinned.colors.dropFirst()).map { $1.offset - $0.offset }
    #expect(steps.allSatisfy { $0 == 4 || $0 == 5 })
    #expect(told == ["5000 stops of a gradient are asked for; 1024 are the most that are made"])
  }

  @Test("Text is found in all the places where exporters put it")
  func readsOldText() throws {
    let texts = try quirk("old-text").layers.map { layer -> TextDocument? in
      guard case .text(let text) = layer.content else { return nil }
      return text.documents.first?.document
    }
    #expect(texts.map(\.?.text) == ["Static", "Bare", "Direct", "", ""])
    #expect(texts[0]?.fill == Color(hex: 0x336699))
    #expect(texts[1]?.fill == Color(1, 0, 0))
    #expect(texts[0]?.lineHeight == 24)
  }

  @Test("Counts beyond all sense are cut")
  func boundsCounts() throws {
    let timeline = try quirk("absurd-counts")
    #expect(timeline.frames == FrameRange(0, 10_000_000))
    guard case .shape(let items) = timeline.layers[0].content,
      case .repeater(let repeater) = items[1].kind
    else {
      Issue.record("no repeater")
      return
    }
    #expect(repeater.copies == .constant(10_000))
  }
}
