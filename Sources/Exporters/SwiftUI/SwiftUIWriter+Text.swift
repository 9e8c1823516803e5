import Diagnostics
import Geometry
import Motion
import SceneGraph
import TimelineModel
import Typesetting

extension SwiftUIWriter {
  /// The statements that draw a text into `context`, character by character as outlines.
  mutating func draw(
    _ text: SceneText, of layer: SceneLayer, into writer: inout SourceWriter
  ) {
    if scene.glyphs.hasPictures {
      log.report(
        .lostInTarget(
          "characters that are compositions", layer,
          fix: "export the text with outlines of its characters"))
    }
    if let fixed = text.fixed {
      for glyph in fixed.glyphs where glyph.opacity > 0 {
        let outlines = glyph.face.outlines.map { $0.applying(glyph.transform) }
        guard let path = still(outlines, after: layer.name + " " + glyph.character) else {
          continue
        }
        paint(glyph, path, layer, &writer)
      }
      return
    }
    moving(text, of: layer, into: &writer)
  }

  private mutating func paint(
    _ glyph: PlacedGlyph, _ path: SwiftCode, _ layer: SceneLayer, _ writer: inout SourceWriter
  ) {
    var lines: [SwiftCode] = []
    if let fill = glyph.fill, fill.alpha > 0 {
      let color = color(
        .constant(fill), opacity: "\(Precision.component.rounded(glyph.opacity))",
        after: layer.name)
      lines.append("context.fill(\(path), with: .color(\(color)))")
    }
    if let stroke = glyph.stroke, stroke.alpha > 0, glyph.strokeWidth > 0 {
      let color = color(
        .constant(stroke), opacity: "\(Precision.component.rounded(glyph.opacity))",
        after: layer.name + " stroke")
      let line: SwiftCode = """
        context.stroke(\(path), with: .color(\(color)), style: StrokeStyle(lineWidth: \
        \(Precision.length.rounded(glyph.strokeWidth)), lineJoin: .round))
        """
      if glyph.strokeIsOverFill { lines.append(line) } else { lines.insert(line, at: 0) }
    }
    for line in lines { writer.line(line) }
  }

  /// Text whose characters move: each character's matrix, opacity and colours as tracks.
  private mutating func moving(
    _ text: SceneText, of layer: SceneLayer, into writer: inout SourceWriter
  ) {
    let range = span(of: layer)
    let glyphs = scene.glyphs
    func set(_ frame: Double) -> SetText {
      text.content.set(atFrame: frame, library: glyphs, masks: text.masks)
    }
    let properties = text.content.properties
    let cuts = text.content.documents.map(\.frame).filter { $0 > range.start && $0 < range.end }
    let bounds = ([range.start] + cuts.sorted() + [range.end])
    for (start, end) in zip(bounds, bounds.dropFirst()) where end > start {
      let first = set(start)
      let fit = TrackFit(
        tolerance: 0.004, breaks: properties.flatMap(\.property.keyframeTimes),
        curves: Array(Set(properties.flatMap(\.property.curves))).inOrder)
      var cache: [Double: SetText] = [:]
      for frame in stride(from: start, through: end, by: 0.5) where frame < end {
        cache[frame] = set(frame)
      }
      func numbers(_ index: Int, _ frame: Double) -> [Double] {
        let found = cache[frame] ?? set(min(frame, end - 1e-4))
        guard index < found.glyphs.count else { return Array(repeating: 0, count: 15) }
        let glyph = found.glyphs[index]
        let fill = glyph.fill ?? Color(0, 0, 0, 0)
        let stroke = glyph.stroke ?? Color(0, 0, 0, 0)
        return [
          glyph.transform.a, glyph.transform.b, glyph.transform.c, glyph.transform.d,
          glyph.transform.tx, glyph.transform.ty,
          fill.red, fill.green, fill.blue, fill.alpha * glyph.opacity,
          stroke.red, stroke.green, stroke.blue, stroke.alpha * glyph.opacity, glyph.strokeWidth,
        ]
      }
      let isWhole = start == range.start && end == range.end
      let head: SwiftCode =
        isWhole
        ? "do {"
        : "if frame >= \(Precision.length.rounded(start)), frame < \(Precision.length.rounded(end)) {"
      writer.closure(head) { writer in
        for (index, glyph) in first.glyphs.enumerated() where !glyph.face.outlines.isEmpty {
          let keys = fit.keys(over: FrameRange(start, end)) { numbers(index, $0) }
          character(
            keys, outlines: glyph.face.outlines, isOverFill: glyph.strokeIsOverFill,
            after: layer.name + " " + glyph.character, &writer)
        }
      }
    }
  }

  private mutating func character(
    _ keys: [NumbersKey], outlines: [BezierPath], isOverFill: Bool, after name: String,
    _ writer: inout SourceWriter
  ) {
    func part(_ places: Range<Int>) -> [NumbersKey] {
      keys.map {
        NumbersKey(frame: $0.frame, numbers: Array($0.numbers[places]), easing: $0.easing)
      }.withoutNeedless
    }
    let isFilled = keys.contains { $0.numbers[9] > 0 }
    let isStroked = keys.contains { $0.numbers[13] > 0 && $0.numbers[14] > 0 }
    guard isFilled || isStroked,
      let outline = still(outlines.map { $0.applying(.scale(100, 100)) }, after: name + " glyph")
    else { return }
    parts.insert(.matrix)
    let matrix = track(part(0..<6), after: name + " matrix", .numbers, .factor)
    let place: SwiftCode = "let path = \(outline).applying(matrix(\(matrix), by: 0.01))"
    func tint(_ places: Range<Int>, _ suffix: String) -> SwiftCode {
      parts.formUnion([.tracks, .tints])
      return "\(track(part(places), after: name + suffix, .tint, .component)).color"
    }
    var lines: [SwiftCode] = []
    if isFilled { lines.append("context.fill(path, with: .color(\(tint(6..<10, " fill"))))") }
    if isStroked {
      let width = track(part(14..<15), after: name + " width", .number, .length)
      let line: SwiftCode = """
        context.stroke(path, with: .color(\(tint(10..<14, " stroke"))), \
        style: StrokeStyle(lineWidth: \(width), lineJoin: .round))
        """
      if isOverFill { lines.append(line) } else { lines.insert(line, at: 0) }
    }
    writer.closure("do {") { writer in
      writer.line(place)
      for line in lines { writer.line(line) }
    }
  }
}
