// Times that machines take, keep or measure, where words beside them or titles above them say so.

extension ProseReader {
  /// Whether the nearest title that tells speaks of what machines do, and of no animation; a heading
  /// is the one that the block at hand stands under.
  func isBelowMachines(_ heading: String?) -> Bool {
    let titles = [parent, heading].compactMap(\.self) + context.reversed()
    for title in titles {
      guard let told = Self.tellsOfMachines(title) else { continue }
      return told
    }
    return false
  }

  /// How long a title is at most, in bytes: each is looked at for all that stands below it.
  private static let longestTitle = 400

  /// Whether a title speaks of machines; nil for one that tells neither that nor of motion.
  private static func tellsOfMachines(_ title: String) -> Bool? {
    // A sentence is no title.
    guard title.utf8.count < longestTitle, case let tokens = ProseToken.tokens(of: title),
      tokens.count < 16
    else { return nil }
    let words = tokens.map(\.text)
    if words.contains(where: measuring.contains)
      || zip(words, words.dropFirst()).contains(where: { first, second in
        ["response", "load", "loading", "startup", "launch", "frame", "rendering"].contains(first)
          && ["time", "times"].contains(second)
      })
    {
      return true
    }
    if MotionWords.tellsOfMotion(tokens) || words.contains(where: timing.contains) { return false }
    return words.contains(where: machines.contains) ? true : nil
  }

  /// Words of titles under which things are measured, animations as well.
  private static let measuring: Set<String> = [
    "benchmark", "benchmarks", "benchmarking", "vitals", "profiling", "latency", "latencies",
    "measurements", "telemetry",
  ]

  /// Words of titles under which times are those of animations, unless they are of machines.
  private static let timing: Set<String> = [
    "duration", "durations", "timing", "timings", "choreography", "storyboard", "interaction",
    "interactions", "microinteractions", "splash", "hover", "delays",
  ]

  /// Words of titles under which times are those of machines, unless animations are named.
  private static let machines = heard.union([
    "performance", "metrics", "api", "apis", "backend", "server", "network", "networking", "cache",
    "caching", "database", "security", "authentication", "auth", "deployment", "installation",
    "troubleshooting", "debugging", "testing", "tests", "monitoring", "logging", "limiting",
    "quota", "quotas", "sync", "synchronization", "websocket", "polling", "hardware", "schedule",
    "roadmap", "pricing", "agenda", "perception", "optimization", "optimizations", "recording",
    "encoding", "retries", "cooldown", "cooldowns", "test", "estimate", "estimates", "profiler",
  ])

  /// Whether a text is labelled as one of what is heard: `Music: fades in at 0 s`.
  static func isOfSound(_ text: ProseText) -> Bool {
    let start = ProseToken.tokens(of: text.bytes.prefix(40)).prefix(4)
    guard let colon = start.firstIndex(where: { $0.text == ":" || $0.text == "：" }) else {
      return false
    }
    return isHeard(start[..<colon])
  }

  /// Whether the nearest title of a block that tells speaks of what is heard and of nothing else;
  /// `Music player` names what is seen.
  static func isBelowSounds(_ block: MarkdownBlock) -> Bool {
    for title in [block.parent, block.heading, block.context.last].compactMap(\.self)
    where title.utf8.count < longestTitle {
      let tokens = ProseToken.tokens(of: title)
      if MotionWords.tellsOfMotion(tokens) { return false }
      if isHeard(tokens.prefix(12)) { return true }
    }
    return false
  }

  private static func isHeard(_ tokens: ArraySlice<ProseToken>) -> Bool {
    let words = tokens.filter { $0.kind == .word && $0.number == nil }.map(\.text)
    return words.contains(where: heard.contains)
      && words.allSatisfy { heard.contains($0) || besideHeard.contains($0) }
  }

  private static let heard: Set<String> = [
    "sfx", "audio", "music", "soundtrack", "soundscape", "voiceover", "narration", "sound",
    "sounds",
  ]

  /// Words of titles and labels that say nothing else.
  private static let besideHeard: Set<String> = [
    "cue", "cues", "effect", "effects", "design", "hook", "hooks", "track", "tracks", "timing",
    "suggested", "notes", "note", "optional", "if", "adding", "later", "background", "score",
    "list", "sync", "and", "the", "haptics", "haptic", "ambient",
  ]

  /// Words of columns whose rows are of motion.
  static let motionTitles: Set<String> = [
    "animation", "transition", "motion", "easing", "stagger", "interaction", "effect",
  ]

  /// Whether a column is of what machines do: `CPU time`, `p95`, `Latency`.
  static func isOfMachine(_ title: [String]) -> Bool { title.contains(where: columns.contains) }

  private static let columns: Set<String> = [
    "cpu", "gpu", "p50", "p90", "p95", "p99", "latency", "cooldown", "timeout", "memory", "ttl",
    "effort", "estimate", "benchmark", "measured",
  ]

  /// Whether a time below a title of machines is one of theirs: anything that its own words do not
  /// call a motion, and what nobody designs, such as 14.79 ms.
  static func isOfMachine(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    isMeasured(quantity) || !MotionWords.tellsOfMotion(tokens)
  }

  /// Whether a number looks measured: parts of a millisecond.
  private static func isMeasured(_ quantity: ProseQuantity) -> Bool {
    quantity.unit == .time(.milliseconds)
      && (quantity.lower != quantity.lower.rounded() || quantity.lower < 1)
  }
}
