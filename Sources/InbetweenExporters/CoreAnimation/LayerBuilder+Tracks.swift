import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

extension LayerBuilder {
  /// Numbers over time.
  ///
  /// - Parameters:
  ///   - key: what moves.
  ///   - context: whose clock `sample` runs on.
  ///   - properties: what makes it move.
  ///   - exact: the file's own keyframes on that clock, where they say the same.
  ///   - breaks: more frames of the main composition at which there is a keyframe.
  ///   - sample: the numbers at a frame of the clock.
  /// - Returns: on the main composition's clock.
  mutating func channel(
    _ key: LayerKey, _ context: LayerContext, _ properties: [AnyProperty],
    exact: [NumbersKey]? = nil,
    breaks: [Double] = [], _ sample: (Double) -> [Double]
  ) -> LayerChannel {
    let moving = properties.filter { !$0.isStatic }
    guard !moving.isEmpty else {
      let frame = context.clock.inside(context.range.start)
      return LayerChannel(
        key: key,
        keys: [NumbersKey(frame: context.range.start, numbers: sample(frame), easing: .hold)])
    }
    if let exact, !exact.isEmpty, let line = context.clock.line, line.stretch > 0 {
      let keys = exact.map {
        NumbersKey(
          frame: line.start + $0.frame * line.stretch, numbers: $0.numbers, easing: $0.easing)
      }.withoutNeedless
      report.native += 1
      return LayerChannel(key: key, keys: keys, isAuthored: true)
    }
    let scale = lengthScale(of: key, context)
    let fit = TrackFit(
      tolerance: SeenScale(inside: scale).tolerance(key.tolerance),
      breaks: context.clock.moments(
        of: moving.flatMap(\.keyframeTimes), over: context.range, work: &work)
        + breaks,
      curves: [], sources: context.clock.sources(moving))
    let inside = context.clock.inside
    let (keys, error) = fitted(fit, over: context.range) { sample(inside($0)) }
    report.note(
      keys: keys.countOfMoving, authored: moving.map(\.keyframeTimes.count).reduce(0, +),
      error: error * scale, key.unit, of: current)
    return LayerChannel(key: key, keys: keys)
  }

  /// How many times as large as they are written lengths are seen at most; 1 for what is no length.
  private func lengthScale(of key: LayerKey, _ context: LayerContext) -> Double {
    guard key.unit == .length else { return 1 }
    let own = current?.seenScale.inside ?? 1
    switch key {
    case .position, .positionX, .positionY: return context.placeScale ?? own
    default: return own
    }
  }

  /// The keyframes of a fit and its error, within what all tracks of the file may take.
  mutating func fitted(
    _ fit: TrackFit, over range: FrameRange, _ sample: (Double) -> [Double]
  ) -> (keys: [NumbersKey], error: Double) {
    let found = fit.fitted(over: range, work: &work, sample)
    if work.isSpent { tellTooManyKeyframes() }
    return found
  }

  /// Tells once that what moves takes more than it may.
  mutating func tellTooManyKeyframes() {
    guard !isSpent else { return }
    isSpent = true
    log.report(.tooManyKeyframes("Core Animation", at: current?.origin.path, current?.name))
  }

  /// A number over time; nil where it always is `natural`.
  mutating func number(
    _ key: LayerKey, _ number: AnimatedNumber, _ context: LayerContext, natural: Double? = nil
  ) -> LayerChannel? {
    let channel =
      number.authored.map { authored(key, $0, context) }
      ?? channel(key, context, number.sources) { [number.value(atFrame: $0)] }
    if let natural, channel.still == [natural] { return nil }
    return channel
  }

  /// A property within its limits, with its own keyframes where they say the same.
  private mutating func authored(
    _ key: LayerKey, _ number: AnimatedNumber.Authored, _ context: LayerContext
  ) -> LayerChannel {
    let (property, limits, factor) = (number.property, number.limits, number.factor)
    func value(_ frame: Double) -> Double {
      min(limits.upperBound, max(limits.lowerBound, property.value(atFrame: frame))) * factor
    }
    let overshoots = property.track.keyframes.contains { keyframe in
      !limits.contains(keyframe.value) || keyframe.easing.curves.contains { $0.leavesUnit }
    }
    let isFree = limits.lowerBound == -.infinity && limits.upperBound == .infinity
    let exact: [NumbersKey]? =
      overshoots && !isFree
      ? nil
      : property.track.keyframes.map {
        NumbersKey(frame: $0.frame, numbers: [$0.value * factor], easing: $0.easing.dimension(0))
      }
    var channel = channel(key, context, [.scalar(property)], exact: exact) { [value($0)] }
    channel.themed = themed(property, key, context, by: factor, limits: limits)
    return channel
  }

  /// A colour over time, through the effects around it.
  mutating func color(
    _ key: LayerKey, _ property: Property<Color>, _ context: LayerContext
  ) -> LayerChannel {
    func numbers(_ color: Color) -> [Double] {
      [color.red, color.green, color.blue, color.alpha].map { min(1, max(0, $0)) }
    }
    guard !context.colorMap.isEmpty else {
      let overshoots = property.track.keyframes.contains {
        $0.easing.curves.contains { $0.leavesUnit }
      }
      let exact = property.track.keyframes.map {
        NumbersKey(frame: $0.frame, numbers: numbers($0.value), easing: $0.easing.dimension(0))
      }
      let isApart = property.track.keyframes.contains {
        if case .perDimension(let curves) = $0.easing { return Set(curves).count > 1 }
        return false
      }
      return channel(
        key, context, [.color(property)], exact: overshoots || isApart ? nil : exact
      ) { numbers(property.value(atFrame: $0)) }
    }
    return mapped(key, context, [.color(property)]) {
      numbers($0)
    } _: {
      property.value(atFrame: $0)
    }
  }

  /// A colour that effects change on their way, each on its own clock.
  private mutating func mapped(
    _ key: LayerKey, _ context: LayerContext, _ properties: [AnyProperty],
    _ numbers: (Color) -> [Double], _ sample: (Double) -> Color
  ) -> LayerChannel {
    var whole = context
    whole.clock = LayerClock(list.frameRate)
    let all = properties + context.colorMap.flatMap(\.properties)
    if all.allSatisfy(\.isStatic) {
      let frame = context.range.start
      return LayerChannel(
        key: key,
        keys: [
          NumbersKey(
            frame: frame,
            numbers: numbers(colorMapped(sample(context.clock.inside(frame)), context, frame)),
            easing: .hold)
        ])
    }
    var breaks = context.clock.moments(
      of: properties.flatMap(\.keyframeTimes), over: context.range, work: &work)
    for tone in context.colorMap {
      breaks += tone.clock.moments(
        of: tone.properties.flatMap(\.keyframeTimes), over: context.range, work: &work)
    }
    let fit = TrackFit(
      tolerance: key.tolerance, breaks: breaks, curves: [],
      sources: context.clock.sources(properties)
        + context.colorMap.flatMap { $0.clock.sources($0.properties) })
    let main = self
    let (keys, error) = fitted(fit, over: context.range) {
      numbers(main.colorMapped(sample(context.clock.inside($0)), context, $0))
    }
    report.note(
      keys: keys.countOfMoving, authored: all.map(\.keyframeTimes.count).reduce(0, +), error: error,
      .share)
    return LayerChannel(key: key, keys: keys)
  }

  /// A colour after the effects around it, at a frame of the main composition.
  func colorMapped(_ color: Color, _ context: LayerContext, _ frame: Double) -> Color {
    context.colorMap.reversed().reduce(color) { $1.map($0, $1.clock.inside(frame)) }
  }

  /// Outlines over time; nil where there are none.
  mutating func path(
    _ context: LayerContext, _ properties: [AnyProperty], of layer: AnimatedLayer,
    _ outlines: @escaping (Double, inout OutlineWork) -> [BezierPath]
  ) -> PathTrack? {
    func drawn(_ frame: Double, _ work: inout OutlineWork) -> [BezierPath] {
      outlines(context.clock.inside(frame), &work).filter { !$0.vertices.isEmpty }
    }
    let range = context.range
    if properties.allSatisfy(\.isStatic) {
      var own = OutlineWork()
      let found = drawn(range.start, &own)
      guard !found.isEmpty else { return nil }
      guard work.takeStill(found) else {
        log.report(.tooMuchWork("Core Animation", layer))
        return nil
      }
      return PathTrack(still: found, from: range.start)
    }
    let fit = TrackFit(
      tolerance: layer.seenScale.tolerance(0.03),
      breaks: context.clock.moments(
        of: properties.flatMap(\.keyframeTimes), over: range, work: &work),
      curves: [], sources: context.clock.sources(properties))
    guard let (runs, error) = fit.outlineRuns(over: range, work: &work, drawn) else {
      log.report(.tooMuchWork("Core Animation", layer))
      return nil
    }
    let keys = runs.flatMap { run in
      run.keys.map {
        PathTrack.Key(
          frame: $0.frame, outlines: run.form.outlines($0.numbers), easing: $0.easing)
      }
    }
    guard keys.contains(where: { !$0.outlines.isEmpty }) else { return nil }
    report.note(
      keys: runs.countOfMoving, authored: properties.map(\.keyframeTimes.count).max() ?? 0,
      error: error * layer.seenScale.inside, .length, of: layer)
    return PathTrack(keys: keys)
  }
}

extension TimingCurve {
  /// Whether it goes beyond the two values that it leads from and to.
  var leavesUnit: Bool {
    control1.y < 0 || control1.y > 1 || control2.y < 0 || control2.y > 1
  }
}
