package import InbetweenDiagnostics
package import InbetweenTimeline

/// The rectangle around a text's picture at a frame, in its layer's space; nil for an empty one.
/// The text has the one document that is shown, and may run on one of the masks.
package typealias TextMeasure = (_ text: TextContent, _ masks: [Mask], _ frame: Double) -> Rect?

/// For each character of a document the number of the line on which it stands, from 0.
package typealias TextWrapping = (_ document: TextDocument) -> [Int]

extension Timeline {
  /// The timeline with each expression that can be evaluated replaced by keyframes.
  ///
  /// Expressions run in a JavaScript engine that reaches nothing but the animation
  /// (`ScriptEngine`), at every half frame in which their layers are shown. Loops of keyframes are
  /// written out, and what only repeats another property takes its keyframes, exactly; all else is
  /// fitted within `tolerance`. What cannot be evaluated keeps its keyframes and its expression,
  /// and `log` says why.
  ///
  /// - Parameters:
  ///   - tolerance: how far sampled keyframes may be off.
  ///   - budget: what the scripts may cost.
  ///   - measure: answers scripts that ask how large a text is; nil lets them fail.
  ///   - wrapping: tells the lines of texts in boxes, which selectors count; nil counts breaks.
  ///   - log: receives what became of each expression.
  /// - Returns: the timeline with keyframes.
  package func evaluatingExpressions(
    tolerance: ExpressionTolerance = .standard, budget: ScriptBudget = .standard,
    measuringTexts measure: TextMeasure? = nil, wrappingTexts wrapping: TextWrapping? = nil,
    log: inout DiagnosticLog
  ) -> Timeline {
    guard hasExpressions else { return self }
    let index = PropertyIndexer.index(of: self)
    var found = log
    let changed = ScriptThread.run { () -> Timeline in
      var evaluator = ExpressionEvaluator(
        self, index, tolerance, budget, measure: measure, wrapping: wrapping)
      return evaluator.evaluated(&found)
    }
    guard let changed else {
      log.report(.noScriptThread())
      return self
    }
    log = found
    return changed
  }
}

/// Evaluates the expressions of one timeline, outer compositions first: the time remapping of a
/// layer decides which times of the composition in it are needed.
struct ExpressionEvaluator: ~Copyable {
  let timeline: Timeline
  let index: PropertyIndex
  private let places: LayerPlaces
  let tolerance: ExpressionTolerance
  var evaluation: Evaluation
  let wrapping: TextWrapping?
  var replacements: [Int: Replacement] = [:]
  /// How often the texts of expressions so far change.
  var changesOfTexts = 0
  /// The frames of each composition's clock that are shown; nil where none are.
  private var ranges: [ClosedRange<Double>?]

  init(
    _ timeline: Timeline, _ index: PropertyIndex, _ tolerance: ExpressionTolerance,
    _ budget: ScriptBudget, measure: TextMeasure?, wrapping: TextWrapping? = nil
  ) {
    self.timeline = timeline
    self.wrapping = wrapping
    self.index = index
    places = LayerPlaces(timeline, index)
    self.tolerance = tolerance
    evaluation = Evaluation(timeline, index, budget, measure: measure)
    let frames = timeline.frames
    ranges = [frames.start...max(frames.start, frames.end)]
    ranges += timeline.compositions.map { _ in nil }
  }

  mutating func evaluated(_ log: inout DiagnosticLog) -> Timeline {
    var waiting = Set(ranges.indices)
    // The properties with expressions, by composition.
    var scripted = [[Int]](repeating: [], count: ranges.count)
    for (place, entry) in index.entries.enumerated() where entry.expression != nil {
      if let layer = entry.layer { scripted[index.layers[layer].composition].append(place) }
    }
    // A composition is ready when all that nest it have been; those that nest themselves, and those
    // that nothing nests, come last.
    while let next = waiting.filter({ isReady($0, waiting) }).min() ?? waiting.min() {
      waiting.remove(next)
      for place in scripted[next] { report(place, outcome(of: place), &log) }
      widenRanges(nestedIn: next)
    }
    for place in index.entries.indices {
      let entry = index.entries[place]
      guard entry.expression != nil, entry.layer == nil else { continue }
      log.report(.expressionOutsideLayers(at: entry.path))
    }
    return PropertyReplacer.apply(replacements, to: timeline)
  }

  private mutating func outcome(of place: Int) -> Result<ExpressionOutcome, EvaluationFailure> {
    let began = ScriptThread.time
    do throws(EvaluationFailure) {
      return .success(try replace(place, in: range(of: place)))
    } catch {
      evaluation.discard(place, seconds: ScriptThread.time - began)
      return .failure(error)
    }
  }

  private func report(
    _ place: Int, _ outcome: Result<ExpressionOutcome, EvaluationFailure>,
    _ log: inout DiagnosticLog
  ) {
    let entry = index.entries[place]
    let layer = entry.layer.map { index.layers[$0].layer.name }
    switch outcome {
    case .success(let outcome):
      log.report(.evaluated(entry.name.title, outcome, at: entry.path, layer: layer))
      if outcome.isCut {
        log.report(.expressionCut(entry.name.title, at: entry.path, layer: layer))
      }
    case .failure(let failure):
      log.report(.notEvaluated(entry.name.title, failure, at: entry.path, layer: layer))
    }
  }
}

/// How an expression became keyframes.
struct ExpressionOutcome: Hashable, Sendable {
  /// 1 for a value that never changes.
  var keyframes: Int
  /// The largest error at a half frame, in the units of scripts; 0 where keyframes are exact.
  var error: Double
  /// Whether only the beginning could be sampled.
  var isCut = false
}

// MARK: Ranges

extension ExpressionEvaluator {
  private func isReady(_ composition: Int, _ waiting: Set<Int>) -> Bool {
    guard composition > 0 else { return true }
    let users = places.users(of: composition)
    return !users.isEmpty && !users.contains { waiting.contains(index.layers[$0].composition) }
  }

  /// The frames in which an entry is needed: those of its layer, and for transforms, on which
  /// children may depend, all that its composition shows.
  func range(of place: Int) -> ClosedRange<Double> {
    let entry = index.entries[place]
    guard let layer = entry.layer else { return 0...0 }
    let indexed = index.layers[layer]
    let own = indexed.layer.timing.frames
    let ownRange = own.start...max(own.start, own.end)
    guard let shown = ranges[indexed.composition] else { return ownRange }
    if entry.isTransform, places.isParent(indexed.layer.id, in: indexed.composition) {
      return shown
    }
    guard ownRange.overlaps(shown) else { return shown.lowerBound...shown.lowerBound }
    return ownRange.clamped(to: shown)
  }

  /// Adds what the layers of a composition show of others to the ranges of those.
  private mutating func widenRanges(nestedIn composition: Int) {
    guard let shown = ranges[composition] else { return }
    for place in places.members[composition] {
      let indexed = index.layers[place]
      guard case .composition(let nested) = indexed.layer.content,
        let inner = places.composition(shownBy: indexed.layer)
      else { continue }
      let timing = indexed.layer.timing
      let own = timing.frames.start...max(timing.frames.start, timing.frames.end)
      guard own.overlaps(shown) else { continue }
      let outer = own.clamped(to: shown)
      let range: ClosedRange<Double>
      if let remap = nested.timeRemap {
        let times = remapped(place, remap, outer)
        let first = timeline.frameRate.frame(at: Seconds(times.lowerBound))
        range = first...max(first, timeline.frameRate.frame(at: Seconds(times.upperBound)))
      } else {
        let ends = [outer.lowerBound, outer.upperBound].map {
          ($0 - timing.start) / timing.stretch
        }
        range = min(ends[0], ends[1])...max(ends[0], ends[1])
      }
      let known = ranges[inner]
      ranges[inner] =
        known.map {
          min($0.lowerBound, range.lowerBound)...max($0.upperBound, range.upperBound)
        } ?? range
    }
  }

  /// The times to which a layer's frames are mapped, evaluated where an expression maps them.
  private func remapped(
    _ layer: Int, _ remap: Property<Double>, _ outer: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    var track = remap.track
    for (place, entry) in index.entries.enumerated()
    where entry.layer == layer && entry.name.title == "Time Remap" {
      if case .property(.scalar(let property))? = replacements[place] { track = property.track }
    }
    let values = TrackSampler.frames(in: outer).map { track.value(atFrame: $0) }
    return (values.min() ?? 0)...(values.max() ?? 0)
  }
}
