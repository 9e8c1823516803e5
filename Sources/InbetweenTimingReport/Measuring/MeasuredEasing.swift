package import InbetweenTimeline

/// How a stretch of motion is eased, as far as its keyframes tell. An `error` is how far the motion
/// lies from what it is said to follow, at most and as a fraction of the change.
package enum MeasuredEasing: Hashable, Sendable {
  /// It changes at once.
  case jump
  case named(NamedEasing, error: Double = 0)
  /// One curve that has no name, or several that make up one: four numbers.
  case curve(TimingCurve, error: Double = 0)
  /// A spring, by the time of an undamped oscillation in frames and the fraction of critical
  /// damping; samples differ from it by at most 2 % of the change.
  case spring(response: Double, damping: Double, error: Double)
  /// No single curve: a count of intervals between keyframes.
  case sampled(Int)
}

extension MeasuredEasing {
  /// The easing of a stretch from how one of its dimensions runs.
  static func measured(_ pieces: [Stretch.Piece]) -> MeasuredEasing {
    guard let first = pieces.first, let last = pieces.last, last.end > first.start else {
      return .jump
    }
    if pieces.count == 1 { return CurveFit.named(first.curve) }
    let samples = ShareSamples(pieces)
    if let samples {
      if let (name, error) = samples.name { return .named(name, error: error) }
      let isBroken = pieces.count < StretchRules.fewestSamples && pieces.allSatisfy(\.isStraight)
      if !isBroken, let curve = CurveFit.curve(through: samples) {
        // A spring that hardly swings looks like a curve: the closer of the two is meant.
        let distance = samples.deviation(from: curve)
        if distance > 0.001, let spring = spring(pieces), spring.error < distance / 2 {
          return spring.easing
        }
        return .curve(curve, error: distance)
      }
    }
    return spring(pieces)?.easing ?? .sampled(pieces.count)
  }

  private static func spring(
    _ pieces: [Stretch.Piece]
  ) -> (easing: MeasuredEasing, error: Double)? {
    guard pieces.allSatisfy(\.isStraight), let fit = SpringFit(pieces) else { return nil }
    let spring = fit.spring
    return (
      .spring(response: spring.response, damping: spring.dampingFraction, error: fit.error),
      fit.error
    )
  }

  /// The one curve that it is; nil for jumps, springs and samples.
  package var curve: TimingCurve? {
    switch self {
    case .jump, .spring, .sampled: nil
    case .named(let name, _): name.curve
    case .curve(let curve, _): curve
    }
  }

  /// How far the motion lies from it at most, as a fraction of the change; 0 for what is exact, and for
  /// what names nothing.
  package var error: Double {
    switch self {
    case .jump, .sampled: 0
    case .named(_, let error), .curve(_, let error), .spring(_, _, let error): error
    }
  }

  /// The same motion run backwards.
  var reversed: MeasuredEasing {
    switch self {
    case .jump, .spring, .sampled: return self
    case .named(let name, let error): return CurveFit.named(name.curve.reversed, error: error)
    case .curve(let curve, let error): return CurveFit.named(curve.reversed, error: error)
    }
  }
}

extension TimingCurve {
  /// The largest difference between the two curves, over 32 equal steps of time.
  func deviation(from other: TimingCurve) -> Double {
    if self == other { return 0 }
    return (1..<32).map { step in
      abs(value(at: Double(step) / 32) - other.value(at: Double(step) / 32))
    }.max() ?? 0
  }
}

extension SpringFit {
  /// The spring that motion baked into short pieces follows.
  init?(_ pieces: [Stretch.Piece]) {
    guard let first = pieces.first else { return nil }
    self.init([(first.start, first.from)] + pieces.map { ($0.end, $0.to) })
  }
}

/// The fraction of the change at equal steps of the time.
struct ShareSamples {
  static let steps = 32
  /// One for each step, the first 0 and the last 1.
  var shares: [Double]

  /// nil when the way ends where it began.
  init?(_ pieces: [Stretch.Piece]) {
    guard let first = pieces.first, let last = pieces.last else { return nil }
    let way = last.to - first.from
    let range = pieces.reduce(0) { max($0, abs($1.to - first.from)) }
    guard abs(way) > range * 1e-6, way != 0 else { return nil }
    var index = 0
    shares = (0...Self.steps).map { step in
      let frame = first.start + (last.end - first.start) * Double(step) / Double(Self.steps)
      while index + 1 < pieces.count, pieces[index].end < frame { index += 1 }
      return (pieces[index].value(at: frame) - first.from) / way
    }
  }

  init(shares: [Double]) { self.shares = shares }

  /// The largest difference from a curve.
  func deviation(from curve: TimingCurve) -> Double {
    shares.enumerated().map { step, share in
      abs(share - curve.value(at: Double(step) / Double(shares.count - 1)))
    }.max() ?? 0
  }

  /// The named curve that they follow, and how far they lie from it at most.
  var name: (NamedEasing, error: Double)? {
    for (name, table) in Self.named {
      let error = zip(shares, table).reduce(0) { max($0, abs($1.0 - $1.1)) }
      if error <= CurveFit.tolerance { return (name, error) }
    }
    return nil
  }

  /// Every named curve at the same steps.
  private static let named = NamedEasing.allCases.map { name in
    (name: name, table: (0...steps).map { name.curve.value(at: Double($0) / Double(steps)) })
  }
}
