import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline
import InbetweenTypesetting

extension SwiftUIWriter {
  /// The statements that draw a text into `context`, character by character as outlines.
  mutating func draw(
    _ animated: AnimatedText, of layer: AnimatedLayer, into writer: inout CodeLines
  ) {
    let text = animated.text
    if let fixed = text.fixed, fixed.glyphs.allSatisfy(\.isPlain) {
      return draw(
        fixed, text.content.replaceable, text.content.slot, of: layer, into: &writer)
    }
    theme.outline(layer.name)
    moving(animated, of: layer, into: &writer)
  }

  /// A text that never changes: as outlines, or as words where a theme has others.
  private mutating func draw(
    _ text: SetText, _ document: TextDocument?, _ slot: String?, of layer: AnimatedLayer,
    into writer: inout CodeLines
  ) {
    func outlines(_ writer: inout CodeLines) {
      for glyph in text.glyphs where glyph.opacity > 0 {
        let outlines = glyph.face.outlines.map { $0.applying(glyph.transform) }
        guard let path = still(outlines, after: layer.name + " " + glyph.character) else {
          continue
        }
        paint(glyph, path, layer, &writer)
      }
    }
    guard let document, let fill = document.fill, let side = document.side else {
      theme.outline(layer.name)
      return outlines(&writer)
    }
    parts.insert(.words)
    let name = SwiftCode(identifier: theme.name(of: document, after: layer.name, slot: slot))
    let color = color(.constant(fill), opacity: 1, after: layer.name)
    let tracking = Precision.length.rounded(document.tracking / 1000 * document.size)
    let spacing: SwiftCode = tracking == 0 ? "" : ", tracking: \(tracking)"
    writer.line("if theme.\(name) == Theme.standard.\(name) {")
    writer.indented { outlines(&$0) }
    writer.closure("} else {") { writer in
      writer.line(
        """
        write(theme.\(name), in: context, .custom(\(document.font), fixedSize: \(document.size)), \
        \(color), side: \(side), lineHeight: \(Precision.length.rounded(document.lineHeight))\
        \(spacing))
        """)
    }
  }

  private mutating func paint(
    _ glyph: PlacedGlyph, _ path: SwiftCode, _ layer: AnimatedLayer, _ writer: inout CodeLines
  ) {
    var lines: [SwiftCode] = []
    if let fill = glyph.fill, fill.alpha > 0 {
      let color = color(
        .constant(fill), opacity: .constant(glyph.opacity), after: layer.name)
      lines.append("context.fill(\(path), with: .color(\(color)))")
    }
    if let stroke = glyph.stroke, stroke.alpha > 0, glyph.strokeWidth > 0, glyph.size > 0 {
      let color = color(
        .constant(stroke), opacity: .constant(glyph.opacity), after: layer.name + " stroke")
      let line: SwiftCode = """
        context.stroke(\(path), with: .color(\(color)), style: StrokeStyle(lineWidth: \
        \(Precision.length.rounded(glyph.drawnStrokeWidth)), lineJoin: .round))
        """
      if glyph.strokeIsOverFill { lines.append(line) } else { lines.insert(line, at: 0) }
    }
    for line in lines { writer.line(line) }
  }

  // MARK: Text that moves

  /// Each character's matrix, opacity and colours as tracks, in stretches of time in which the
  /// characters are the same.
  private mutating func moving(
    _ animated: AnimatedText, of layer: AnimatedLayer, into writer: inout CodeLines
  ) {
    let text = animated.text
    let range = span(of: layer)
    let glyphs = list.glyphs
    func set(_ frame: Double) -> SetText { text.set(atFrame: frame, library: glyphs) }
    let isFew = TextSamples.allows(
      set(range.start), animators: text.content.animators.count, samples: range.halfFrames)
    guard isFew else { return log.report(.tooMuchText("SwiftUI", layer)) }
    let bounds = Self.bounds(of: range, documents: text.content.documents.map(\.frame), set)
    for (start, end) in zip(bounds, bounds.dropFirst()) where end > start {
      let first = set(start)
      let fit = TrackFit(
        tolerance: 0.004, breaks: text.content.motion.flatMap(\.keyframeTimes),
        curves: text.content.curves)
      var samples = TextSamples(animators: text.content.animators.count)
      func glyph(_ index: Int, _ frame: Double) -> PlacedGlyph? {
        let found = samples.text(at: min(frame, end - 1e-4), set)
        return index < found.glyphs.count ? found.glyphs[index] : nil
      }
      let isWhole = start == range.start && end == range.end
      let (from, to) = (Precision.length.rounded(start), Precision.length.rounded(end))
      let head: SwiftCode = isWhole ? "do {" : "if frame >= \(from), frame < \(to) {"
      writer.closure(head) { writer in
        for (index, placed) in first.glyphs.enumerated() {
          let name = layer.name + " " + placed.character
          let keys = self.keys(of: fit, over: FrameRange(start, end)) { frame in
            glyph(index, frame)?.numbers ?? Array(repeating: 0, count: 18)
          }
          if placed.face.composition != nil {
            let matrices = self.keys(of: fit, over: FrameRange(start, end)) { frame in
              let matrix = glyph(index, frame)?.compositionMatrix(atFrame: frame)
              return MatrixNumbers.even(matrix ?? .identity)
            }
            composition(of: placed, animated, keys, matrices, layer, after: name, &writer)
          }
          if !placed.face.outlines.isEmpty {
            character(
              keys, outlines: placed.face.outlines, isOverFill: placed.strokeIsOverFill,
              layer, after: name, &writer)
          }
        }
      }
      if samples.isSpent { tellTooManyKeyframes() }
    }
  }

  /// The frames at which other characters begin, with both ends of the range.
  private static func bounds(
    of range: FrameRange, documents: [Double], _ set: (Double) -> SetText
  ) -> [Double] {
    var bounds = Set(documents.filter { $0 > range.start && $0 < range.end })
    bounds.formUnion([range.start, range.end])
    func faces(_ frame: Double) -> [GlyphLibrary.Face] { set(frame).glyphs.map(\.face) }
    var last = faces(range.start)
    for frame in stride(from: range.start + 1, to: range.end, by: 1) {
      let now = faces(frame)
      guard now != last else { continue }
      last = now
      var (low, high) = (frame - 1, frame)
      while high - low > 0.001 {
        let middle = (low + high) / 2
        if faces(middle) == now { high = middle } else { low = middle }
      }
      bounds.insert((high * 1000).rounded(.up) / 1000)
    }
    return bounds.sorted()
  }

  /// A character's outlines in hundredths of its size, once for all places that it is seen in.
  private mutating func glyph(_ outlines: [BezierPath], after name: String) -> SwiftCode? {
    if let known = glyphs[outlines] { return known }
    let made = still(outlines.map { $0.applying(.scale(100, 100)) }, after: name)
    glyphs[outlines] = made
    return made
  }

  private mutating func character(
    _ keys: [NumbersKey], outlines: [BezierPath], isOverFill: Bool, _ layer: AnimatedLayer,
    after name: String, _ writer: inout CodeLines
  ) {
    let isFilled = keys.contains { $0.numbers[9] > 0 }
    let isStroked = keys.contains { $0.numbers[13] > 0 && $0.numbers[14] > 0 }
    guard isFilled || isStroked, let outline = glyph(outlines, after: name + " glyph") else {
      return
    }
    var lines: [SwiftCode] = []
    if isFilled {
      lines.append(
        "context.fill(\(outline), with: .color(\(tint(keys.part(6..<10), name + " fill"))))")
    }
    if isStroked {
      let width = track(
        keys.part(14..<15).map {
          NumbersKey(frame: $0.frame, numbers: [$0.numbers[0] * 100], easing: $0.easing)
        }, after: name + " width", .number, .length)
      let line: SwiftCode = """
        context.stroke(\(outline), with: .color(\(tint(keys.part(10..<14), name + " stroke"))), \
        style: StrokeStyle(lineWidth: \(width), lineJoin: .round))
        """
      if isOverFill { lines.append(line) } else { lines.insert(line, at: 0) }
    }
    let mixing = mixing(keys, layer, after: name)
    var body = CodeLines(["var context = canvas"] + mixing)
    for line in place(keys.part(0..<6), after: name) { body.line(line) }
    if lines.count > 1, !mixing.isEmpty {
      body.closure("context.drawLayer { context in") { body in
        for line in lines { body.line(line) }
      }
    } else {
      for line in lines { body.line(line) }
    }
    let function = names.name(after: name, or: "character")
    functions.append(
      CodeFunctions.Function(
        name: function, title: name, noun: "character", keyword: "static func",
        parameters: "_ canvas: GraphicsContext, _ frame: \(frameType), _ theme: Theme", body: body))
    writer.line(SwiftCode(calling: function, "context, frame, theme"))
  }

  /// The statements that bring `context` to the space of a character's outline, which is 100 times
  /// as large.
  private mutating func place(_ keys: [NumbersKey], after name: String) -> [SwiftCode] {
    let numbers = keys[0].numbers
    if numbers[1] == 0, numbers[2] == 0, keys.allSatisfy({ $0.numbers == numbers }) {
      return Self.place(at: Point(numbers[4], numbers[5]), percent: Point(numbers[0], numbers[3]))
    }
    parts.insert(.matrix)
    let matrix = track(keys, after: name + " matrix", .numbers, .factor)
    return ["context.concatenate(matrix(\(matrix), by: 0.01))"]
  }

  /// Both statements for each character, the first of a line too, so that all of them are alike; small ones
  /// keep as many digits of their scale as large ones.
  private static func place(at position: Point, percent: Point) -> [SwiftCode] {
    let x = Precision.length.rounded(position.x)
    let y = Precision.length.rounded(position.y)
    let width = Precision.factor.rounded(percent.x) / 100
    let height = Precision.factor.rounded(percent.y) / 100
    let words = width == height ? ("scale", "scale") : ("width", "height")
    return [
      "context.translateBy(x: \(x, as: .number, named: "x"), y: \(y, as: .number, named: "y"))",
      """
      context.scaleBy(x: \(width, as: .number, named: words.0), \
      y: \(height, as: .number, named: words.1))
      """,
    ]
  }

  private mutating func tint(_ keys: [NumbersKey], _ name: String) -> SwiftCode {
    parts.formUnion([.tracks, .tints])
    return "\(track(keys, after: name, .tint, .component)).color"
  }

  /// The statements that thin out and blur a character.
  private mutating func mixing(
    _ keys: [NumbersKey], _ layer: AnimatedLayer, after name: String
  ) -> [SwiftCode] {
    var lines: [SwiftCode] = []
    if keys.contains(where: { Precision.component.rounded($0.numbers[15]) != 1 }) {
      let opacity = track(keys.part(15..<16), after: name + " opacity", .number, .component)
      lines.append("context.opacity *= \(opacity)")
    }
    if keys.contains(where: { $0.numbers[16] > 0 }) {
      let radius = track(keys.part(16..<17), after: name + " blur", .number, .length)
      lines.append("context.addFilter(.blur(radius: \(radius) * \(DisplayFilter.sigmaOfBlur)))")
    }
    return lines
  }

  /// A character that is a composition of its own.
  private mutating func composition(
    of glyph: PlacedGlyph, _ text: AnimatedText, _ keys: [NumbersKey], _ matrices: [NumbersKey],
    _ layer: AnimatedLayer, after name: String, _ writer: inout CodeLines
  ) {
    guard let nested = glyph.face.composition else { return }
    // A character may not hold characters: it might hold itself.
    guard let place = text.pictures[nested.id] else {
      log.report(
        .lostInTarget(
          "a character within a character", layer, fix: "correct the font's compositions"))
      return
    }
    let function = composition(place, size: nested.size)
    let timing = glyph.face.timing ?? LayerTiming(FrameRange(0, .infinity))
    parts.insert(.matrix)
    let matrix = track(
      matrices.map(MatrixNumbers.key), after: name + " matrix", .numbers, .factor)
    let mixing = mixing(keys, layer, after: name)
    let inside = clock(.running(start: timing.start, stretch: timing.stretch), layer)
    var conditions: [SwiftCode] = []
    if timing.frames.start > 0 { conditions.append("frame >= \(timing.frames.start)") }
    if timing.frames.end.isFinite { conditions.append("frame < \(timing.frames.end)") }
    let head: SwiftCode =
      conditions.isEmpty ? "do {" : "if \(SwiftCode.joined(conditions, by: ", ")) {"
    writer.closure(head) { writer in
      writer.line("var context = context")
      for line in mixing { writer.line(line) }
      writer.line("context.concatenate(matrix(\(matrix)))")
      writer.closure("context.drawLayer { context in") {
        $0.line(SwiftCode(calling: function, "&context, \(inside), theme"))
      }
    }
  }
}

extension PlacedGlyph {
  /// Matrix, fill, stroke, the stroke's width at a size of 1 pixel, opacity, blur.
  fileprivate var numbers: [Double] {
    let fill = fill ?? Color(0, 0, 0, 0)
    let stroke = stroke ?? Color(0, 0, 0, 0)
    return [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      fill.red, fill.green, fill.blue, fill.alpha,
      stroke.red, stroke.green, stroke.blue, stroke.alpha, size > 0 ? strokeWidth / size : 0,
      min(1, opacity), blur.x, blur.y,
    ]
  }

  /// From a composition's space to the layer's: characters are set from outlines at a size of 1
  /// pixel, compositions are given at 100.
  fileprivate func compositionMatrix(atFrame frame: Double) -> AffineTransform {
    let own =
      face.transform.map {
        LayerTransform($0, isAutoOriented: false, is3D: false).flatMatrix(atFrame: frame)
      } ?? .identity
    return own.followed(by: .scale(0.01, 0.01)).followed(by: transform)
  }
}

extension [NumbersKey] {
  /// Some of the numbers.
  fileprivate func part(_ places: Range<Int>) -> [NumbersKey] {
    map {
      NumbersKey(frame: $0.frame, numbers: $0.numbers[places], easing: $0.easing)
    }.withoutNeedless
  }
}
