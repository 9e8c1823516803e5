import InbetweenTimeline

// What takes the place of each kind of expression.

extension ExpressionEvaluator {
  /// Evaluates an entry and keeps what replaces it.
  mutating func replace(
    _ place: Int, in range: ClosedRange<Double>
  ) throws(EvaluationFailure) -> ExpressionOutcome {
    let entry = index.entries[place]
    switch entry.content {
    case .property(let property): return try replace(property, place, range)
    case .text(let text): return try replace(text, place, range)
    case .selector(let script): return try replace(script, place, range)
    case .inert: return ExpressionOutcome(keyframes: 0, error: 0)
    }
  }

  // MARK: Properties

  private mutating func replace(
    _ property: AnyProperty, _ place: Int, _ range: ClosedRange<Double>
  ) throws(EvaluationFailure) -> ExpressionOutcome {
    let entry = index.entries[place]
    if let loop = LoopExpression(entry.expression ?? ""), let layer = entry.layer,
      let looped = loop.expanded(
        property, in: range, layer: index.layers[layer].layer.timing.frames, timeline.frameRate)
    {
      return keep(looped, place, error: 0, range)
    }
    let sampler = TrackSampler(
      range: range, tolerance: allowance(for: entry, property), movesAsOne: property.movesAsOne)
    let wiggle = WiggleExpression(entry)
    var isAuthored = true
    var progress = ScriptProgress()
    var samples: [Double: [Double]] = [:]
    var still: [Double]?
    let result = try sampler.sampled { (frame) throws(EvaluationFailure) -> [Double] in
      if let known = still ?? samples[frame] { return known }
      progress.reach(frame: frame, in: range)
      guard !progress.isOverdue(evaluation.budget) else {
        throw .bounds("all its frames together take longer than it may")
      }
      let authored = property.numbers(atFrame: frame)
      let row =
        if let wiggle {
          wiggle.value(
            authored, atSecond: timeline.frameRate.seconds(atFrame: frame).value, of: entry)
        } else {
          try self.row(of: place, property, atFrame: frame, authored, progress.share)
        }
      if !Self.isSame(row, authored) { isAuthored = false }
      if samples.isEmpty, wiggle == nil, property.keyframeTimes.count < 2, evaluation.isStill() {
        still = row
      }
      samples[frame] = row
      return row
    }
    if isAuthored { return keep(property.withoutExpression, place, error: 0, range) }
    if wiggle == nil, let repeated = repeated(by: place, property, samples) {
      return keep(repeated, place, error: 0, range)
    }
    guard let moved = property.moved(by: result.keyframes) else {
      throw .unusable("a value that no keyframe can have", frame: range.lowerBound)
    }
    return keep(moved, place, error: result.error * entry.name.factor, range)
  }

  private mutating func keep(
    _ property: AnyProperty, _ place: Int, error: Double, _ range: ClosedRange<Double>
  ) -> ExpressionOutcome {
    replacements[place] = .property(property)
    let isCut = TrackSampler.frames(in: range).count == TrackSampler.maximumSamples
    return ExpressionOutcome(
      keyframes: max(1, property.keyframeTimes.count), error: error, isCut: isCut)
  }

  /// What one number may be off, in the model's units.
  private func allowance(for entry: PropertyIndex.Entry, _ property: AnyProperty) -> Double {
    if entry.name.title == "Time Remap" {
      return tolerance.frames / timeline.frameRate.framesPerSecond
    }
    switch property {
    case .color, .gradient: return tolerance.color
    case .scalar, .point, .vector, .path: break
    }
    return tolerance.value / entry.name.factor
  }

  /// The value at a frame, in the model's units and dimensions.
  private mutating func row(
    of place: Int, _ property: AnyProperty, atFrame frame: Double, _ authored: [Double],
    _ progress: Double
  ) throws(EvaluationFailure) -> [Double] {
    let value = try evaluation.value(of: place, atFrame: frame, progress: progress)
    guard case .numbers(let numbers) = value else {
      throw .unusable("a text", frame: frame)
    }
    let entry = index.entries[place]
    if case .path = property {
      guard numbers.count % 6 == 1 else { throw .unusable("no outline", frame: frame) }
      return numbers
    }
    if case .gradient = property {
      guard numbers.count == authored.count else {
        throw .unusable("\(numbers.count) numbers", frame: frame)
      }
      return numbers
    }
    // A colour may leave out its alpha, a place its depth.
    let needed = min(entry.dimensions, entry.dimensions == 1 ? 1 : entry.dimensions == 4 ? 3 : 2)
    guard numbers.count >= needed else {
      throw .unusable(
        numbers.count == 1 ? "one number" : "\(numbers.count) numbers", frame: frame)
    }
    var row = authored
    for dimension in row.indices where dimension < min(numbers.count, entry.dimensions) {
      row[dimension] = numbers[dimension] / entry.name.factor
    }
    return row
  }

  private static func isSame(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0), abs($1)) }
  }

  /// The property with the keyframes of another that the expression only repeats.
  private mutating func repeated(
    by place: Int, _ property: AnyProperty, _ samples: [Double: [Double]]
  ) -> AnyProperty? {
    guard let number = evaluation.reference(of: place), index.entries.indices.contains(number),
      index.entries[number].name.factor == index.entries[place].name.factor,
      let other = index.entries[number].property?.withoutExpression,
      samples.allSatisfy({ Self.isSame($0.value, other.numbers(atFrame: $0.key)) })
    else { return nil }
    return property.withTrack(of: other)
  }
}

extension AnyProperty {
  /// The same keyframes without the expression.
  var withoutExpression: AnyProperty { withTrack(of: self) ?? self }

  /// This property, moved as another of its kind is, and by no expression; nil for another kind.
  func withTrack(of other: AnyProperty) -> AnyProperty? {
    switch (self, other) {
    case (.scalar(let own), .scalar(let other)): .scalar(Property(other.track, slot: own.slot))
    case (.point(let own), .point(let other)): .point(Property(other.track, slot: own.slot))
    case (.vector(let own), .vector(let other)): .vector(Property(other.track, slot: own.slot))
    case (.color(let own), .color(let other)): .color(Property(other.track, slot: own.slot))
    case (.gradient(let own), .gradient(let other)):
      .gradient(Property(other.track, slot: own.slot))
    case (.path(let own), .path(let other)): .path(Property(other.track, slot: own.slot))
    case (.scalar, _), (.point, _), (.vector, _), (.color, _), (.gradient, _), (.path, _): nil
    }
  }
}
