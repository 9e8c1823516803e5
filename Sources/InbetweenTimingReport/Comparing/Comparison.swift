import InbetweenDiagnostics
package import InbetweenTimeline

extension Report {
  /// Measures a timeline and compares it with what a document promises.
  ///
  /// - Parameters:
  ///   - timeline: as imported.
  ///   - animation: the animation's file name without its folder.
  ///   - timing: what is promised; nil for a report of the animation alone.
  /// - Returns: the report, the same for the same input.
  package static func make(
    of timeline: Timeline, named animation: String, against timing: DocumentedTiming? = nil
  ) -> Report {
    let measurement = Measurement(of: timeline, loops: timing?.cycle?.loops)
    return make(of: measurement, named: animation, against: timing)
  }

  /// Compares what has been measured with what a document promises.
  ///
  /// - Parameters:
  ///   - measurement: of the animation, on the clock of the document.
  ///   - animation: the animation's file name without its folder.
  ///   - timing: what is promised; nil for a report of the animation alone.
  ///   - renamed: what layers are called now, by their names of before in lower case.
  /// - Returns: the report, the same for the same input.
  static func make(
    of measurement: Measurement, named animation: String, against timing: DocumentedTiming?,
    renamed: [String: String] = [:]
  ) -> Report {
    var report = Report(
      animation: animation, timing: timing, measurement: measurement, results: [],
      contradictions: [], undocumented: [])
    guard let timing = timing?.named(in: measurement) else { return report }
    var comparison = Comparison(timing, measurement, renamed: renamed)
    comparison.compare()
    report.results =
      comparison.cycleResult + timing.promises.compactMap { comparison.results[$0.name] }
      + comparison.expectationResults
    report.contradictions = comparison.contradictions
    report.undocumented = comparison.undocumented
    return report
  }
}

/// The comparison of a document with an import, while it is made.
struct Comparison {
  let timing: DocumentedTiming
  let measurement: Measurement
  let promised: PromisedTimes
  let subjects: Subjects
  let rows: ComparedRows
  var candidates: Candidates
  var results: [String: PromiseResult] = [:]
  /// What has been found for each promise's motions, in the order of its checks.
  var found: [String: [Candidates.Candidate?]] = [:]
  /// When, in the same order, what is missing left out.
  var spans: [String: [Measured]] = [:]

  init(
    _ timing: DocumentedTiming, _ measurement: Measurement, renamed: [String: String] = [:]
  ) {
    self.timing = timing
    self.measurement = measurement
    rows = ComparedRows(measurement)
    let subjects = Subjects(measurement, renamed: renamed, compared: rows)
    self.subjects = subjects
    promised = PromisedTimes(
      timing, measurement: measurement,
      lost: Set(timing.promises.filter { subjects.hasLost($0) }.map(\.name)))
    candidates = Candidates(measurement, rows: rows)
  }

  /// Judges every promise. What keeps its promise is spoken for first, so that motion that has
  /// drifted is not taken for its neighbour.
  mutating func compare() {
    var cases: [String: [Case]] = [:]
    for promise in promised.order {
      let list = self.cases(of: promise)
      cases[promise.name] = list
      found[promise.name] = list.map { item in
        guard let request = item.request else { return nil }
        guard let candidate = candidates.best(for: request, onlyExact: true) else { return nil }
        candidates.take(candidate, for: promise.name)
        return candidate
      }
    }
    for promise in promised.order {
      let list = cases[promise.name] ?? []
      if case .named(let names, _) = promise.subject {
        results[promise.name] = unmatched(promise, names)
        continue
      }
      for (index, item) in list.enumerated() where found[promise.name]?[index] == nil {
        guard var request = item.request else { continue }
        if request.start == nil {
          request.earliest = earliest(promise, occurrence: item.occurrence)
        }
        if let candidate = candidates.best(for: request, onlyExact: false) {
          candidates.take(candidate, for: promise.name)
          found[promise.name]?[index] = candidate
        } else {
          // Motion that another promise speaks of, too, keeps or breaks both.
          request.sharing = promise.name
          found[promise.name]?[index] = candidates.best(for: request, onlyExact: false)
        }
      }
      var result = judge(promise, list)
      result.ambiguity = ambiguity(of: promise)
      results[promise.name] = result
      if let after = promise.after?.promise, promised.lost.contains(after) {
        results[promise.name]?.lostTrigger = after
      }
    }
  }

  /// A promise about what the animation does not have.
  private func unmatched(_ promise: Promise, _ names: [String]) -> PromiseResult {
    PromiseResult(
      name: promise.name, subject: promise.subjectText, source: promise.source,
      note: promise.note, position: promise.position, tolerance: tolerance(of: promise), checks: [],
      quantities: [],
      mismatch: LayerNames(measurement, mapping: timing.layers).problem(names))
  }

  /// One motion that a promise speaks of.
  struct Case {
    /// Which one, in words; empty for the only one.
    var item: String
    /// Which of the times that it happens, from 0.
    var occurrence: Int
    /// Its place in a staggered row, from 0 for the first to start.
    var place: Int
    /// In frames; nil when only the order is known.
    var start: Double?
    var duration: Double?
    /// What is looked for; nil when there is nothing to look at.
    var request: Candidates.Request?
    /// Why there is nothing.
    var problem: String
    /// The span of a marker, which needs no search.
    var marker: MeasuredMarker?
  }

  /// How far a promise may be off, in frames.
  func tolerance(of promise: Promise) -> Double {
    switch promise.tolerance ?? timing.tolerance {
    case .span(let span): return promised.frames(span)
    case .share(let share):
      let times = promised.times[promise.name]
      return share * (times?.duration ?? times?.period ?? times?.total ?? measurement.length)
    case nil: return 1
    }
  }

  /// How far a length of a promise may be off, in frames.
  ///
  /// Where nobody says otherwise it is a frame, which is what rounding both ends to whole frames can
  /// make of it, but at most a quarter of the length and at least half a frame: at 24 frames a second
  /// a tick of 80 ms must not pass as one of a single frame.
  func tolerance(of promise: Promise, length: Double) -> Double {
    guard promise.tolerance == nil, timing.tolerance == nil else { return tolerance(of: promise) }
    return min(1, max(0.5, length / 4))
  }

  /// How far what is said of the whole may be off, in frames.
  var tolerance: Double {
    switch timing.tolerance {
    case .span(let span): promised.frames(span)
    case .share(let share): share * measurement.length
    case nil: 1
    }
  }
}
