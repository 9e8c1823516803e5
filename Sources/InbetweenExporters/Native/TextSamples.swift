import InbetweenTimeline
import InbetweenTypesetting

/// A text at the times that were asked for, so that each is set once for all of its characters.
struct TextSamples {
  /// The most characters of all times that are kept.
  static let maximum = 400_000
  /// The most characters of all times together whose animators are worked out, one for each.
  static let maximumChanges = 8_000_000

  private var known: [Double: SetText] = [:]
  private var kept = 0

  /// All that are kept.
  var texts: Dictionary<Double, SetText>.Values { known.values }

  /// Whether a text can be sampled so often.
  ///
  /// - Parameters:
  ///   - count: of its characters.
  ///   - animators: how many change them.
  ///   - samples: how many times are asked for.
  /// - Returns: whether that stays below both limits.
  static func allows(characters count: Int, animators: Int, samples: Int) -> Bool {
    let all = Double(count) * Double(samples)
    return all <= Double(maximum) && all * Double(animators + 1) <= Double(maximumChanges)
  }

  /// The text at a time.
  mutating func text(at frame: Double, _ set: (Double) -> SetText) -> SetText {
    if let text = known[frame] { return text }
    let text = set(frame)
    if kept + text.glyphs.count <= Self.maximum * 2 {
      kept += text.glyphs.count
      known[frame] = text
    }
    return text
  }
}
