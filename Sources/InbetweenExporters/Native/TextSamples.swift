import InbetweenTimeline
import InbetweenTypesetting

/// How often a text may still be set.
struct TextWork {
  /// How many characters may still be set, one for each animator and one for themselves.
  private var left: Int
  private let animators: Int
  /// Whether a text was asked for that could not be set any more.
  private(set) var isSpent = false

  /// - Parameters:
  ///   - animators: how many change the text.
  ///   - most: how many characters may be set at all times together, counted once for each animator
  ///     and once for themselves.
  init(animators: Int, most: Int) {
    self.animators = animators
    left = most
  }

  /// Whether the text may be set at one more time.
  mutating func mayGoOn() -> Bool {
    isSpent = isSpent || left <= 0
    return !isSpent
  }

  /// Counts a text that was set.
  mutating func count(_ text: SetText) { left -= (text.charactersSet + 1) * (animators + 1) }
}

/// A text at the times that were asked for, so that each is set once for all of its characters.
struct TextSamples {
  /// The most characters of all times that are kept.
  static let maximum = 400_000
  /// The most characters of all times together whose animators are worked out, one for each.
  static let maximumChanges = 8_000_000

  private var known: [Double: SetText] = [:]
  /// The times of those that are known, in their order.
  private var frames: [Double] = []
  private var kept = 0
  private var work: TextWork
  /// Whether a text was asked for that could not be set any more.
  var isSpent: Bool { work.isSpent }

  /// - Parameters:
  ///   - animators: how many change the text.
  ///   - most: how many characters may be set at all times together, counted once for each animator
  ///     and once for themselves.
  init(animators: Int, most: Int = TextSamples.maximumChanges) {
    work = TextWork(animators: animators, most: most)
  }

  /// All that are kept.
  var texts: Dictionary<Double, SetText>.Values { known.values }

  /// Whether a text can be sampled so often.
  ///
  /// - Parameters:
  ///   - text: at one of them.
  ///   - animators: how many change its characters.
  ///   - samples: how many times are asked for.
  /// - Returns: whether what is seen and what has to be set for it stay below their limits.
  static func allows(_ text: SetText, animators: Int, samples: Int) -> Bool {
    let seen = Double(text.glyphs.count) * Double(samples)
    let changes = Double(text.charactersSet) * Double(samples) * Double(animators + 1)
    return seen <= Double(maximum) && changes <= Double(maximumChanges)
  }

  /// The text at a time; once all is spent, at the nearest one that is known.
  mutating func text(at frame: Double, _ set: (Double) -> SetText) -> SetText {
    if let text = known[frame] { return text }
    if !frames.isEmpty, !work.mayGoOn(), let text = nearest(to: frame) { return text }
    let text = set(frame)
    work.count(text)
    if kept + text.glyphs.count <= Self.maximum * 2 {
      kept += text.glyphs.count
      known[frame] = text
      frames.insert(frame, at: frames.count(before: frame))
    }
    return text
  }

  private func nearest(to frame: Double) -> SetText? {
    let place = frames.count(before: frame)
    let around = frames[max(0, place - 1)..<min(frames.count, place + 1)]
    return around.min { abs($0 - frame) < abs($1 - frame) }.flatMap { known[$0] }
  }
}
