import Geometry
import Motion
import Runtime
import SceneGraph
import TimelineModel

extension SwiftUIWriter {
  /// The path that a paint draws, as an expression of `frame`; nil when there is nothing.
  mutating func path(
    of draw: ArtworkDraw, _ artwork: Artwork, layer: SceneLayer
  ) -> SwiftCode? {
    let name = draw.name.isEmpty ? layer.name : layer.name + " " + draw.name
    if let fixed = artwork.fixed[draw.outlines] {
      return still(fixed.shapes.flatMap { $0 }, after: name + " path")
    }
    if let (outlines, trim) = trimmed(draw.outlines, artwork) {
      return path(outlines, trimmedBy: trim, after: name)
    }
    return moving(draw, artwork, layer: layer, after: name)
  }

  /// Outlines that never change; nil when there are none.
  mutating func still(_ outlines: [BezierPath], after text: String) -> SwiftCode? {
    guard outlines.contains(where: { !$0.vertices.isEmpty }) else { return nil }
    parts.insert(.tracks)
    parts.insert(.movingOutlines)
    let name = constant(
      after: text, ["Outline(\"\(SwiftCode(data: PathText.bytes(outlines)))\").path"])
    return SwiftCode(identifier: name)
  }

  // MARK: Trim paths

  /// The still outlines of a step that only trims them, each by its own length.
  private func trimmed(_ step: Int, _ artwork: Artwork) -> ([BezierPath], TrimPaths)? {
    func still(_ inputs: [Int]) -> [BezierPath]? {
      var outlines: [BezierPath] = []
      for input in inputs {
        guard let fixed = artwork.fixed[input] else { return nil }
        outlines += fixed.shapes.flatMap { $0 }
      }
      return outlines
    }
    switch artwork.steps[step] {
    case .gathered(let inputs) where inputs.count == 1: return trimmed(inputs[0], artwork)
    case .modified(.trim(let trim), let inputs) where trim.mode == .simultaneously:
      return still(inputs).map { ($0, trim) }
    case .selected(let whole, let input):
      guard case .modified(.trim(let trim), let inputs) = artwork.steps[whole],
        trim.mode == .simultaneously, inputs.indices.contains(input)
      else { return nil }
      return still([inputs[input]]).map { ($0, trim) }
    case .source, .gathered, .placed, .modified, .merged, .repeated: return nil
    }
  }

  mutating func path(
    _ outlines: [BezierPath], trimmedBy trim: TrimPaths, after name: String
  ) -> SwiftCode? {
    let drawn = outlines.filter { $0.curveCount > 0 }
    guard !drawn.isEmpty else { return nil }
    parts.formUnion([.tracks, .movingOutlines, .trim])
    let paths = drawn.map { outline -> SwiftCode in
      "Outline(\"\(SwiftCode(data: PathText.bytes([outline])))\").path"
    }
    let lines: [SwiftCode] =
      paths.count == 1 ? ["[\(paths[0])]"] : ["["] + paths.map { "  \($0)," } + ["]"]
    let list = constant(after: name + " outlines", lines)
    let start = number(trim.start, after: name + " start", .component)
    let end = number(trim.end, after: name + " end", .component)
    let offset = number(trim.offset, after: name + " offset")
    return
      "trimmed(\(SwiftCode(identifier: list)), from: \(start), to: \(end), offset: \(offset))"
  }

  // MARK: Outlines that move

  /// Outlines sampled into keyframes: as exact as the precision where vertices keep their number,
  /// frame by frame where they do not.
  private mutating func moving(
    _ draw: ArtworkDraw, _ artwork: Artwork, layer: SceneLayer, after name: String
  ) -> SwiftCode? {
    let range = span(of: layer)
    let items = artwork.items(below: draw.outlines)
    let fit = TrackFit(
      tolerance: Precision.length.tolerance, breaks: items.flatMap { breaks($0) },
      curves: Array(Set(items.flatMap { curves($0) })).inOrder)
    func outlines(_ frame: Double) -> [BezierPath] {
      artwork.outlines(of: draw, atFrame: frame).filter { !$0.vertices.isEmpty }
    }
    var runs = Self.runs(over: range, outlines)
    if runs.count == 1 {
      runs[0].end = range.end
      let closed = outlines(range.start).map(\.isClosed)
      guard !closed.isEmpty else { return nil }
      let keys = self.keys(of: fit, over: runs[0], .length) { TrackKind.numbers(outlines($0)) }
      let code = track(keys, after: name + " path", .outline(closed), .length)
      if code.text.hasPrefix("Outline(") { return still(outlines(range.start), after: name) }
      return "\(code).path"
    }
    return flipBook(runs, fit, after: name + " path", outlines)
  }

  /// The ranges of whole frames in which outlines keep the number of their vertices.
  private static func runs(
    over range: FrameRange, _ outlines: (Double) -> [BezierPath]
  ) -> [FrameRange] {
    var runs: [FrameRange] = []
    var last: [Int]?
    for frame in stride(from: range.start, through: range.end, by: 1) {
      let now = outlines(frame).map { $0.vertices.count * 2 + ($0.isClosed ? 1 : 0) }
      if now == last, !runs.isEmpty {
        runs[runs.count - 1].end = frame
      } else {
        runs.append(FrameRange(frame, frame))
      }
      last = now
    }
    return runs
  }

  /// Outlines as a track, in runs of frames with equal vertices.
  mutating func flipBook(
    over range: FrameRange, _ fit: TrackFit, after text: String,
    _ outlines: (Double) -> [BezierPath]
  ) -> SwiftCode? {
    flipBook(Self.runs(over: range, outlines), fit, after: text, outlines)
  }

  /// Tracks of outlines one after the other, each for a run of frames with equal vertices.
  private mutating func flipBook(
    _ runs: [FrameRange], _ fit: TrackFit, after text: String,
    _ outlines: (Double) -> [BezierPath]
  ) -> SwiftCode? {
    parts.formUnion([.tracks, .movingOutlines])
    var lines: [SwiftCode] = ["{ () -> Track<Outline> in", "  var keys: [Key<Outline>] = []"]
    var pending: [SwiftCode] = []
    func flush() {
      guard !pending.isEmpty else { return }
      lines.append("  keys += [")
      lines += pending
      lines.append("  ]")
      pending = []
    }
    for run in runs {
      let first = outlines(run.start)
      guard !first.isEmpty else {
        pending.append("    Key(\(Precision.length.rounded(run.start)), Outline(\"\"), .hold),")
        continue
      }
      var keys = self.keys(of: fit, over: run, .length) { TrackKind.numbers(outlines($0)) }
      let kind = TrackKind.outline(first.map(\.isClosed)).written(keys)
      if let last = keys.indices.last { keys[last].easing = .hold }
      for key in keys {
        pending.append("    \(kind.key(key, .length)),")
        if pending.count >= 40 { flush() }
      }
    }
    flush()
    lines += ["  return Track(keys)", "}()"]
    let name = constant(after: text, lines)
    return "\(SwiftCode(identifier: name))(frame).path"
  }

  // MARK: What moves

  /// The frames of its composition in which a layer can be seen, the end included.
  func span(of layer: SceneLayer) -> FrameRange {
    let longest = 36_000.0
    let start = layer.frames.start.isFinite ? layer.frames.start : 0
    let end = min(layer.frames.end.isFinite ? layer.frames.end : start, start + longest)
    return FrameRange(start, max(start, end))
  }

  func breaks(_ item: ShapeItem) -> [Double] {
    item.properties.flatMap(\.property.keyframeTimes)
  }

  func curves(_ item: ShapeItem) -> [TimingCurve] {
    Array(Set(item.properties.flatMap(\.property.curves))).inOrder
  }
}

extension Artwork {
  /// Everything that a step's outlines come from.
  func items(below step: Int) -> [ShapeItem] {
    let own: [ShapeItem] =
      switch steps[step] {
      case .source(let source): [source.item]
      case .gathered, .selected: []
      case .placed(let place, _):
        [ShapeItem("", .group(ShapeGroup([], transform: transforms[place].source)))]
      case .modified(let modifier, _): [modifier.item]
      case .merged(let merge, _): [ShapeItem("", .merge(merge))]
      case .repeated(let repeater, _): [ShapeItem("", .repeater(repeater))]
      }
    return own + steps[step].inputs.flatMap { items(below: $0) }
  }
}

extension OutlineSource {
  fileprivate var item: ShapeItem {
    switch self {
    case .path(let shape): ShapeItem("", .path(shape))
    case .rectangle(let shape): ShapeItem("", .rectangle(shape))
    case .ellipse(let shape): ShapeItem("", .ellipse(shape))
    case .star(let shape): ShapeItem("", .star(shape))
    }
  }
}

extension OutlineModifier {
  fileprivate var item: ShapeItem {
    switch self {
    case .trim(let trim): ShapeItem("", .trim(trim))
    case .roundCorners(let corners): ShapeItem("", .roundCorners(corners))
    case .offset(let offset): ShapeItem("", .offset(offset))
    case .puckerBloat(let pucker): ShapeItem("", .puckerBloat(pucker))
    case .zigZag(let zigZag): ShapeItem("", .zigZag(zigZag))
    case .twist(let twist): ShapeItem("", .twist(twist))
    }
  }
}
