import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

extension SwiftUIWriter {
  /// The path that a paint draws, as an expression of `frame`; nil when there is nothing.
  mutating func path(
    of outlines: AnimatedOutlines, _ artwork: Artwork?, layer: AnimatedLayer, after name: String
  ) -> SwiftCode? {
    switch outlines {
    case .rectangle(let rect): return Self.path(of: rect)
    case .masks(let lines): return path(of: lines, layer: layer, after: name)
    case .step(let step):
      guard let artwork else { return nil }
      if theme.hasSlots, let outline = ThemedOutline(step, of: artwork) {
        return path(of: outline, after: layer.name)
      }
      if let fixed = artwork.fixed[step] {
        return still(fixed.shapes.flatMap { $0 }, after: name + " path")
      }
      if let (outlines, trim) = artwork.trimmedLines(step) {
        return path(
          outlines, from: AnimatedNumber(trim.start, "start"),
          to: AnimatedNumber(trim.end, "end"), offset: AnimatedNumber(trim.offset, "offset"),
          after: name)
      }
      return moving(step, artwork, layer: layer, after: name)
    }
  }

  /// Outlines that never change; nil when there are none, or more than may be.
  mutating func still(_ outlines: [BezierPath], after text: String) -> SwiftCode? {
    guard outlines.contains(where: { !$0.vertices.isEmpty }), takeStill(outlines) else {
      return nil
    }
    parts.insert(.tracks)
    parts.insert(.movingOutlines)
    return constant(
      after: text, ["Outline(\"\(SwiftCode(data: PathText.bytes(outlines)))\").path"], as: .path)
  }

  /// Counts outlines that are said once for all; reports where they are more than may be.
  private mutating func takeStill(_ outlines: [BezierPath]) -> Bool {
    if work.takeStill(outlines) { return true }
    log.report(.tooMuchWork("SwiftUI", current))
    return false
  }

  // MARK: Trim paths

  /// The part of outlines between two fractions of the length of each, moved along by degrees.
  private mutating func path(
    _ outlines: [BezierPath], from start: AnimatedNumber, to end: AnimatedNumber,
    offset: AnimatedNumber, after name: String
  ) -> SwiftCode? {
    let drawn = outlines.filter { $0.curveCount > 0 }
    guard !drawn.isEmpty, takeStill(drawn) else { return nil }
    parts.formUnion([.tracks, .movingOutlines, .trim])
    let paths = drawn.map { outline -> SwiftCode in
      "Outline(\"\(SwiftCode(data: PathText.bytes([outline])))\").path"
    }
    let lines: [SwiftCode] =
      paths.count == 1 ? ["[\(paths[0])]"] : ["["] + paths.map { "  \($0)," } + ["]"]
    let list = constant(after: name + " outlines", lines, as: .paths)
    let start = number(start, after: name, .component)
    let end = number(end, after: name, .component)
    let offset = number(offset, after: name)
    return "trimmed(\(list), from: \(start), to: \(end), offset: \(offset))"
  }

  // MARK: Masks as lines

  private mutating func path(
    of lines: MaskLines, layer: AnimatedLayer, after name: String
  ) -> SwiftCode? {
    let chosen = lines.chosen(atFrame: 0)
    if !lines.isSequence.isOn(atFrame: 0), chosen.allSatisfy(\.isStatic) {
      return path(
        chosen.map { $0.track.initialValue }, from: lines.start, to: lines.end, offset: 0,
        after: name)
    }
    let properties =
      chosen.map { AnyProperty.path($0) } + lines.start.properties + lines.end.properties
    let fit = TrackFit(
      tolerance: layer.seenScale.tolerance(Precision.length.tolerance),
      breaks: properties.flatMap(\.keyframeTimes),
      curves: properties.flatMap(\.curves))
    return moving(over: span(of: layer), fit, of: layer, after: name + " path") { frame, work in
      lines.outlines(atFrame: frame, work: &work).filter { !$0.vertices.isEmpty }
    }
  }

  // MARK: Outlines that move

  /// Outlines sampled into keyframes.
  private mutating func moving(
    _ step: Int, _ artwork: Artwork, layer: AnimatedLayer, after name: String
  ) -> SwiftCode? {
    let range = span(of: layer)
    let items = artwork.items(below: step)
    let fit = TrackFit(
      tolerance: layer.seenScale.tolerance(Precision.length.tolerance),
      breaks: items.flatMap { breaks($0) },
      curves: items.flatMap { curves($0) })
    return moving(over: range, fit, of: layer, after: name + " path") { frame, work in
      artwork.outlines(ofStep: step, atFrame: frame, work: &work).filter { !$0.vertices.isEmpty }
    }
  }

  /// Outlines as a track, in runs of frames in which their vertices are the same.
  mutating func moving(
    over range: FrameRange, _ fit: TrackFit, of layer: AnimatedLayer?, after text: String,
    _ outlines: @escaping (Double, inout OutlineWork) -> [BezierPath]
  ) -> SwiftCode? {
    guard let (runs, error) = fit.outlineRuns(over: range, work: &work, outlines) else {
      log.report(.tooMuchWork("SwiftUI", layer ?? current))
      return nil
    }
    bakes.note(
      keys: runs.countOfMoving, authored: Set(fit.breaks).count,
      error: error * (layer?.seenScale.inside ?? 1), .length, of: layer ?? current)
    guard let first = runs.first, runs.contains(where: { !$0.form.isEmpty }) else { return nil }
    guard runs.count == 1 else { return flipBook(runs, after: text) }
    if let still = first.keys.still { return self.still(first.form.outlines(still), after: text) }
    return "\(track(first.keys, after: text, .outline(first.form), .length)).path"
  }

  /// Tracks of outlines one after the other.
  private mutating func flipBook(_ runs: [OutlineRun], after text: String) -> SwiftCode {
    parts.formUnion([.tracks, .movingOutlines])
    var lines: [SwiftCode] = ["{ () -> Track<Outline> in", "  var keys: [Key<Outline>] = []"]
    let keys = runs.flatMap { run in
      let kind = TrackKind.outline(run.form).written(run.keys)
      return run.keys.map { "    \(kind.key($0, .length))," as SwiftCode }
    }
    for start in stride(from: 0, to: keys.count, by: 40) {
      lines.append("  keys += [")
      lines += keys[start..<min(start + 40, keys.count)]
      lines.append("  ]")
    }
    lines += ["  return Track(keys)", "}()"]
    return "\(constant(after: text, lines, as: .outlineTrack))(frame).path"
  }

  // MARK: What moves

  /// The frames of its composition in which a layer can be seen, the end included.
  func span(of layer: AnimatedLayer) -> FrameRange {
    layer.span(within: seen ?? FrameRange(-.infinity, .infinity))
  }

  func breaks(_ item: ShapeItem) -> [Double] {
    item.properties.flatMap(\.property.keyframeTimes)
  }

  func curves(_ item: ShapeItem) -> [TimingCurve] {
    item.properties.flatMap(\.property.curves)
  }
}
