import InbetweenTimeline

/// When each promise takes place as far as the document alone tells, in frames.
struct PromisedTimes {
  /// Of one promise.
  struct Times: Hashable {
    /// Of the first item, once for each time that it happens; nil where only the order is known.
    var starts: [Double]?
    /// Of one item; 0 for a swap, nil where it is open.
    var duration: Double?
    /// From the first item's start to the last one's end.
    var total: Double?
    var period: Double?
  }

  private(set) var times: [String: Times] = [:]
  /// The promises, each after those that it refers to.
  private(set) var order: [Promise] = []
  let rate: FrameRate
  let sections: [String: Double]
  /// The promises whose motion is not in the animation: what comes after them has no time.
  let lost: Set<String>

  init(_ timing: DocumentedTiming, measurement: Measurement, lost: Set<String> = []) {
    rate = measurement.frameRate
    sections = Dictionary(
      measurement.markers.map { ($0.name, $0.start) }, uniquingKeysWith: { first, _ in first })
    self.lost = lost
    order = Self.ordered(timing.promises)
    for promise in order { times[promise.name] = resolve(promise) }
  }

  func frames(_ span: TimeSpan) -> Double {
    switch span {
    case .frames(let frames): frames
    case .seconds(let seconds): rate.frame(at: Seconds(seconds))
    }
  }

  private func resolve(_ promise: Promise) -> Times {
    let partner = promise.together.first.flatMap { times[$0] }
    var result = Times()
    result.duration = duration(promise) ?? partner?.duration
    result.period = promise.period.map(frames)
    if result.period == nil, let pause = promise.pause, let duration = result.duration {
      result.period = duration + frames(pause)
    }
    result.starts = starts(promise, period: result.period) ?? partner?.starts
    if result.duration == nil, let end = promise.end, let start = result.starts?.first {
      result.duration = max(0, frames(end) + offset(promise) - start)
    }
    result.total = result.duration
    if let stagger = promise.stagger {
      let count = stagger.count ?? promise.layers.count
      result.total =
        stagger.total.map(frames)
        ?? result.duration.flatMap { duration in
          stagger.step.map { duration + Double(max(0, count - 1)) * frames($0) }
        }
    }
    return result
  }

  private func duration(_ promise: Promise) -> Double? {
    switch promise.duration {
    case .span(let span): frames(span)
    case .instant: 0
    case .same(let other): times[other]?.duration
    case .between, .open, nil: nil
    }
  }

  private func starts(_ promise: Promise, period: Double?) -> [Double]? {
    let offset = offset(promise)
    if !promise.starts.isEmpty {
      let starts = promise.starts.map { frames($0) + offset }
      guard promise.repeats > 1, let period, let first = starts.first else { return starts }
      return (0..<promise.repeats).map { first + Double($0) * period }
    }
    guard let after = promise.after, let delay = after.delay, !lost.contains(after.promise),
      let other = times[after.promise], let starts = other.starts
    else { return nil }
    if after.fromStart { return starts.map { $0 + frames(delay) } }
    return other.total.map { total in starts.map { $0 + total + frames(delay) } }
  }

  /// Where the promise's section begins.
  private func offset(_ promise: Promise) -> Double {
    promise.section.flatMap { sections[$0] } ?? 0
  }

  /// Each promise after those that it refers to, else in the file's order.
  private static func ordered(_ promises: [Promise]) -> [Promise] {
    let byName = Dictionary(
      promises.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var done: Set<String> = []
    var order: [Promise] = []
    for promise in promises {
      var pending: [(name: String, isReady: Bool)] = [(promise.name, false)]
      while let (name, isReady) = pending.popLast() {
        guard !done.contains(name), let promise = byName[name] else { continue }
        if isReady {
          done.insert(name)
          order.append(promise)
        } else {
          pending.append((name, true))
          pending += promise.references.filter { !done.contains($0) }.map { ($0, false) }
        }
      }
    }
    return order
  }
}

extension Promise {
  /// The layers that it names; none for a marker.
  var layers: [String] {
    switch subject {
    case .layers(let layers, _): layers
    case .named, .marker: []
    }
  }

  /// The properties that it names; none for a marker, or where anything counts.
  var properties: [String] {
    switch subject {
    case .layers(_, let properties), .named(_, let properties): properties
    case .marker: []
    }
  }
}
