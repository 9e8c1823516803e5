import InbetweenDiagnostics
package import InbetweenTimeline

extension Measurement {
  /// Measures what a timeline does.
  ///
  /// - Parameters:
  ///   - timeline: as imported.
  ///   - loops: whether the last frame runs into the first; nil when nobody says so: then motion
  ///     that goes on at the beginning just as it stops at the end is joined all the same.
  ///   - fits: how many parts of motions in remapped time are measured, each for itself.
  package init(
    of timeline: Timeline, loops: Bool? = nil, fits: Int = Measurement.maximumFits
  ) {
    name = timeline.name
    frameRate = timeline.frameRate
    length = timeline.frames.length
    self.loops = loops ?? false
    markers = timeline.markers.map {
      MeasuredMarker(
        name: $0.name, start: $0.frame - timeline.frames.start, duration: $0.duration)
    }
    var walk = MeasuringWalk(timeline, fits: fits)
    walk.joinsSeam = loops != false
    walk.showsSeamJumps = loops == true
    if length > 0 {
      walk.enter(
        timeline.layers, of: nil, below: [],
        clock: .root(first: timeline.frames.start, length: length))
    }
    rows = walk.rows
    layers = walk.layers
    omittedRows = walk.omittedRows
    parents = walk.parents
    holders = walk.holders
  }
}

/// Goes through the layers, nested ones included, and collects the rows that move.
private struct MeasuringWalk {
  let timeline: Timeline
  let length: Double
  var joinsSeam = true
  var showsSeamJumps = false
  var rows: [MeasuredRow] = []
  var layers: [MeasuredLayer] = []
  var omittedRows = 0
  /// How many more parts of stretches may be measured.
  private var fits: Int
  var parents: [Int: Int] = [:]
  var holders: [Int: Int] = [:]

  /// Compositions by their identifiers.
  private let compositions: [String: Composition]
  /// What moves in each composition, once it has been looked at; the root's has no identifier.
  private var moving: [String?: [MovingLayer]] = [:]
  /// How many layers have been looked at; nested compositions multiply them.
  private var visits = 0

  private static let maximumVisits = 100_000
  private static let deepest = 64

  init(_ timeline: Timeline, fits: Int) {
    self.timeline = timeline
    self.fits = fits
    length = timeline.frames.length
    compositions = Dictionary(
      timeline.compositions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func enter(
    _ list: [Layer], of composition: String?, below names: [String], clock: Clock,
    holder: Int? = nil
  ) {
    guard names.count <= Self.deepest, !clock.legs.isEmpty else { return }
    let found = moving[composition] ?? list.map(MovingLayer.init)
    moving[composition] = found
    var numbers: [Int: Int] = [:]
    var children: [(number: Int, parent: Int)] = []
    defer {
      for child in children { parents[child.number] = numbers[child.parent] }
    }
    for (layer, motion) in zip(list, found) {
      visits += 1
      guard visits <= Self.maximumVisits else { return }
      let number = visits - 1
      numbers[layer.id] = numbers[layer.id] ?? number
      if let parent = layer.parent { children.append((number, parent)) }
      holders[number] = holder
      let measured = MeasuredLayer(
        compositions: names, name: layer.name, path: motion.path, contents: contents(of: layer),
        number: number, spans: clock.spans(of: layer.timing.frames))
      if layers.count < Measurement.maximumRows { layers.append(measured) }
      for property in motion.properties { add(property, on: measured, clock: clock) }
      guard case .composition(let nested) = layer.content,
        let inner = compositions[nested.id]
      else { continue }
      enter(
        inner.layers, of: inner.id, below: names + [layer.name],
        clock: clock.nested(in: layer, remap: nested.timeRemap, rate: timeline.frameRate),
        holder: number)
    }
  }

  /// The texts that a layer shows, or the name of the composition that it nests.
  private func contents(of layer: Layer) -> [String] {
    switch layer.content {
    case .text(let text): text.documents.prefix(8).map { String($0.document.text.prefix(200)) }
    case .composition(let nested): [compositions[nested.id]?.name ?? ""].filter { !$0.isEmpty }
    default: []
    }
  }

  private mutating func add(
    _ property: MovingProperty, on layer: MeasuredLayer, clock: Clock
  ) {
    guard fits > 0 else {
      omittedRows += 1
      return
    }
    var fits = fits
    defer { self.fits = fits }
    let segments = finished(
      property.stretches.flatMap { stretch, easing in
        clock.segments(of: stretch, easing: easing, fits: &fits) {
          property.property.numbers(atFrame: $0)
        }
      }, clock: clock
    ) { property.property.numbers(atFrame: $0) }
    let characters = property.characters.map { characters in
      characters.names.enumerated().map { index, name in
        let own = characters.stretches[index].flatMap { stretch, easing in
          clock.segments(of: stretch, easing: easing, fits: &fits) { [stretch.value(at: $0)] }
        }
        return CharacterMotion(
          character: name, index: index,
          segments: finished(own, clock: clock, values: nil).map { segment in
            var segment = segment
            segment.from = characters.values(share: segment.from.first ?? 0)
            segment.to = characters.values(share: segment.to.first ?? 0)
            return segment
          })
      }
    }
    guard !segments.isEmpty || characters?.contains(where: { !$0.segments.isEmpty }) == true
    else { return }
    guard rows.count < Measurement.maximumRows, fits > 0 else {
      omittedRows += 1
      return
    }
    rows.append(
      MeasuredRow(
        layer: layer, property: property.name, unit: property.unit, segments: segments,
        characters: characters,
        keyframes: clock.frames(property.keyframes),
        expression: property.expression))
  }

  /// In order of time, joined across the seam, with the jump that a loop makes there.
  private func finished(
    _ segments: [MotionSegment], clock: Clock, values: ((Double) -> [Double])?
  ) -> [MotionSegment] {
    var list = segments.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    if joinsSeam { list = Seam.joined(list, length: length) }
    guard showsSeamJumps, let values, let first = clock.legs.first, let last = clock.legs.last,
      first.outerStart == 0, last.outerEnd == length
    else { return list }
    // What the track does at the very end is not shown any more: look just before it.
    let end = values(last.innerEnd + (last.isForward ? -1e-6 : 1e-6))
    let start = values(first.innerStart)
    let size = max(1, (end + start).reduce(0) { max($0, abs($1)) })
    let differs =
      end.count != start.count || zip(end, start).contains { abs($0 - $1) > size * 1e-3 }
    guard differs else { return list }
    list.append(
      MotionSegment(
        start: length, end: length, from: end, to: start, easing: .jump, startVelocity: [],
        endVelocity: [], intervals: 0))
    return list
  }
}

extension Clock {
  /// The most spans in which a layer is reported to be shown.
  private static let maximumSpans = 256

  /// When a range of inner frames is shown.
  fileprivate func spans(of range: FrameRange) -> [Check.Span] {
    var spans: [Check.Span] = []
    for leg in legs {
      let low = max(leg.innerLow, range.start)
      let high = min(leg.innerHigh, range.end)
      guard high > low else { continue }
      let ends = [leg.outer(atInner: low), leg.outer(atInner: high)].sorted()
      if let last = spans.last, ends[0] - last.end < 1e-6 {
        spans[spans.count - 1].end = max(last.end, ends[1])
      } else if spans.count < Self.maximumSpans {
        spans.append(Check.Span(start: ends[0], end: ends[1]))
      }
    }
    return spans
  }

  /// The root's frames at which these inner frames are shown, in order.
  fileprivate func frames(_ inner: [Double]) -> [Double] {
    var found: [Double] = []
    for leg in legs {
      for frame in inner where frame >= leg.innerLow && frame <= leg.innerHigh {
        found.append(leg.outer(atInner: frame))
        if found.count >= 100_000 { return found.sorted() }
      }
    }
    return found.sorted()
  }
}
