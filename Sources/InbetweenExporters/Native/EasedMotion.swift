import InbetweenTimeline

/// What moves by curves, each between two frames of a clock.
struct EasedMotion {
  /// The ways of each property, in the order of time.
  private let tracks: [[Way]]
  /// The frame on their clock for a frame outside.
  private let clock: (Double) -> Double

  private struct Way {
    var start: Double
    var end: Double
    /// Each once.
    var curves: [TimingCurve]
  }

  /// The easings of properties.
  ///
  /// - Parameters:
  ///   - properties: on one clock.
  ///   - clock: the frame on it for a frame outside.
  init(_ properties: [AnyProperty], clock: @escaping (Double) -> Double = { $0 }) {
    self.clock = clock
    tracks = properties.map { property in
      let easings = property.easings
      return zip(easings, easings.dropFirst()).map { first, second in
        Way(
          start: first.frame, end: second.frame, curves: Array(Set(first.easing.curves)).inOrder)
      }
    }
  }

  /// The parts of curves that lie between two frames outside, as they are where the clock runs evenly
  /// there.
  func curves(from start: Double, to stop: Double) -> [TimingCurve] {
    let (from, to) = (clock(start), clock(stop))
    guard from < to else { return [] }
    // Frames that were worked out may be a hair beside a keyframe.
    let hair = (to - from) * 1e-6
    var found: [TimingCurve] = []
    for track in tracks {
      guard let way = track.last(upTo: from + hair, by: \.start), way.end >= to - hair else {
        continue
      }
      let first = from - way.start <= hair ? 0 : (from - way.start) / (way.end - way.start)
      let last = way.end - to <= hair ? 1 : (to - way.start) / (way.end - way.start)
      for curve in way.curves {
        guard let part = curve.part(from: first, to: last), !found.contains(part) else { continue }
        found.append(part)
      }
    }
    return found
  }
}

extension Array {
  /// The last of what is sorted by a number whose number is at most `limit`; nil for none.
  fileprivate func last(upTo limit: Double, by number: (Element) -> Double) -> Element? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if number(self[middle]) <= limit { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? self[low - 1] : nil
  }
}

extension AnyProperty {
  /// The frames of its keyframes and how each is left.
  fileprivate var easings: [(frame: Double, easing: Easing)] {
    switch self {
    case .scalar(let property): property.track.keyframes.map { ($0.frame, $0.easing) }
    case .point(let property): property.track.keyframes.map { ($0.frame, $0.easing) }
    case .vector(let property): property.track.keyframes.map { ($0.frame, $0.easing) }
    case .color(let property): property.track.keyframes.map { ($0.frame, $0.easing) }
    case .gradient(let property): property.track.keyframes.map { ($0.frame, $0.easing) }
    case .path(let property): property.track.keyframes.map { ($0.frame, $0.easing) }
    }
  }
}
