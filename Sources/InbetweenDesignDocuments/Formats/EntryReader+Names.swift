// What keys say of what they are keys of.

extension EntryReader {
  /// Whether a name is that of a group in which every key is a name of its own.
  static func isGroup(_ name: String) -> Bool { groups.contains(name.lowercased()) }

  private static let groups: Set<String> = [
    "easing", "easings", "curves", "durations", "delays", "eases",
  ]

  /// Whether a key says what kind of thing its value is, and not of what: `durationMillis`.
  static func isAttribute(_ key: String) -> Bool {
    let words = TimeWords.words(of: key)
    return words.allSatisfy { attributes.contains($0) }
  }

  private static let attributes: Set<String> = [
    "duration", "dur", "delay", "millis", "ms", "milliseconds", "seconds", "stagger", "each",
    "animation", "transition", "time", "ease", "easing", "curve", "interpolator", "timing",
    "function", "spring", "type", "repeat", "loop", "iterations", "iteration", "count", "start",
    "begin", "period", "interval", "tween", "snap", "infinite", "repeatable", "children", "offset",
    "delayed", "periodic", "timer", "position", "with", "interpolation",
  ]
}
