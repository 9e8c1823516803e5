/// The words by which code says that a number is a time.
package enum TimeWords {
  /// The kind of time that a name promises; nil for a name of something else.
  package static func kind(of name: String) -> Fact.Kind? {
    let words = words(of: name)
    guard let last = words.last, !notTimes.contains(last), words.suffix(2) != ["time", "stamp"],
      words.first != "relative",
      !words.contains(where: { $0 == "since" || $0 == "minimum" && last == "interval" })
    else { return nil }
    // What is fetched, kept or tried again takes its time, and nothing moves.
    guard !isOfOtherTopic(words) else { return nil }
    func has(_ candidates: String...) -> Bool { words.contains { candidates.contains($0) } }
    // GSAP's `repeatDelay`, and `loopDelay`: from one round to the next.
    if words == ["repeat", "delay"] || words == ["loop", "delay"] { return .pause }
    if has("pause", "pauses", "gap") || (has("delay", "time", "interval") && has("between")) {
      return .pause
    }
    if has("stagger") { return .stagger }
    // `delayChildren: 0.1` is how long all of them wait.
    if words == ["delay", "children"] { return .delay }
    // `listItemDelay`: from each to the next.
    if has("delay"),
      has("item", "items", "letter", "char", "character", "child", "children")
        || words == ["instance", "delay"]
    {
      return .stagger
    }
    // `durationAndDelay` says first how long something takes.
    if words.contains("and"), words.first == "duration" { return .duration }
    if has("delay", "delays") { return .delay }
    // `dismissAfter`
    if last == "after", words.count > 1 { return .delay }
    if has("period", "interval", "intervals") { return .period }
    if words == ["begin", "time"] || words == ["start", "time"] { return .start }
    if words == ["lasts"] { return .duration }
    if has("duration", "durations", "seconds", "millis", "mills", "milliseconds", "ms", "dauer")
      || has("duree", "durée", "durata", "duracion", "duración", "duracao", "duração")
      || last == "dur"
    {
      return .duration
    }
    if last == "secs" { return .duration }
    // A name alone is no time: `time` is as often a place on the clock, `cycle` a count.
    if last == "time" || last == "cycle", words.count > 1 { return .duration }
    if last == "step", has("animation", "timer", "time") { return .duration }
    // `animationShort`, `TRANSITION_SLOW`
    if ["animation", "transition", "anim"].contains(words.first), words.count > 1,
      words.dropFirst().allSatisfy(speeds.contains)
    {
      return .duration
    }
    return nil
  }

  /// Words of names whose times are of no animation.
  private static let otherTopics: Set<String> = [
    "cache", "cached", "poll", "polling", "retry", "retries", "debounce", "throttle", "session",
    "token", "expiry", "expiration", "ttl", "request", "fetch", "network", "backoff", "heartbeat",
    "refetch", "rate", "timeout", "timeouts", "cooldown", "lockout", "keepalive", "reconnect",
    "autosave", "jwt", "cookie", "cron", "lease", "websocket", "ping", "latency", "benchmark",
    "throttled", "debounced", "fetching", "reload", "api", "recording", "budget",
  ]

  /// Words of names whose times are of no animation, where no other word names one.
  private static let machineTopics: Set<String> = [
    "render", "rendering", "load", "response", "update", "updates", "refresh", "save", "sync",
    "stats", "upload", "download", "query", "search", "connection", "connect", "log", "sample",
    "sampling", "buffer", "job", "doubletap", "longpress", "stale", "gc", "focus", "blur", "mock",
    "simulated", "input", "scroll", "resize", "skip", "seek", "rewind", "remaining", "elapsed",
    "undo", "redo", "countdown", "expire", "expires",
  ]

  private static let motions: Set<String> = [
    "animation", "animations", "animate", "anim", "transition", "motion", "fade", "slide", "spin",
    "tween", "pulse", "bounce", "shake", "ripple", "spinner", "scale", "shimmer", "skeleton",
    "expand", "collapse", "rotate", "rotation", "glow", "blink", "hover", "enter", "exit", "show",
    "hide", "in", "out", "loop", "cycle", "stagger",
  ]

  /// Words of groups whose times are of no animation, but for those that are named as one.
  private static let machineGroups: Set<String> = [
    "performance", "api", "auth", "authentication", "network", "server", "security", "limits",
    "database", "http", "storage", "threshold", "thresholds", "websocket", "analytics", "query",
    "queries", "backend",
  ]

  /// Whether a name of a time in a group is of what machines do: `PERFORMANCE = { STATS_MS: 200 }`.
  static func isOfOtherTopic(_ name: String, in group: String) -> Bool {
    let owners = words(of: group)
    guard owners.contains(where: { machineGroups.contains($0) || otherTopics.contains($0) }),
      !owners.contains(where: motions.contains)
    else { return false }
    return !words(of: name).contains { motions.contains($0) || MotionWords.isCertainMotion($0) }
  }

  /// Whether a name is of what is fetched, kept or tried again.
  package static func isOfOtherTopic(_ name: String) -> Bool { isOfOtherTopic(words(of: name)) }

  /// Whether a function loads something or leaves a screen: what it waits for is no motion.
  static func isOfMachine(function name: String) -> Bool {
    let words = words(of: name)
    return words.contains { machineVerbs.contains($0) }
      && !words.contains { motions.contains($0) || MotionWords.isCertainMotion($0) }
  }

  private static let machineVerbs: Set<String> = [
    "navigate", "loading", "load", "initialize", "fetch", "refresh", "login", "save", "retry",
    "debounce", "submit", "upload", "download",
  ]

  private static func isOfOtherTopic(_ words: [String]) -> Bool {
    if words.contains(where: otherTopics.contains) { return true }
    let pairs = zip(words, words.dropFirst())
    if pairs.contains(where: { first, second in
      first == "long" && second == "press"
        || first == "double" && ["tap", "click"].contains(second)
    }) {
      return true
    }
    // How long something takes to blur is no wait of a machine.
    let words = words.last == "duration" ? words.filter { $0 != "blur" } : words
    return words.contains { machineTopics.contains($0) || $0.hasSuffix("buffer") }
      && !words.contains { motions.contains($0) || MotionWords.isCertainMotion($0) }
  }

  /// Last words of names that speak of times and are none.
  private static let notTimes: Set<String> = [
    "timer", "count", "curve", "function", "zone", "timeout", "out", "date", "factor",
    "ratio", "scale", "multiplier", "formatter", "threshold", "label", "text", "string", "key",
    "name", "elements",
  ]

  /// Words before `out` that say together with it what no motion is.
  private static let phrasal: Set<String> = [
    "time", "timed", "sign", "log", "logged", "check", "idle", "lock", "locked", "print", "sold",
    "opt", "cash", "lay", "read", "black", "roll", "hand", "call",
  ]

  /// Words of names whose numbers are no times wherever they stand.
  private static let otherNumbers: Set<String> = [
    "count", "scale", "factor", "ratio", "fraction", "damping", "stiffness", "bounce", "opacity",
    "alpha", "angle", "degrees", "distance", "height", "width", "size", "offset", "radius", "x",
    "y", "index", "fps", "speed", "velocity", "progress", "rate", "number", "columns", "rows",
    "mass", "curve", "amount", "steps", "spacing", "padding", "share", "percent", "repeats",
    "limit",
  ]

  /// The kind of time that a constant is by its type, or by the type that owns it; nil for none.
  package static func kind(of name: String, type: String?, owner: String?) -> Fact.Kind? {
    let words = words(of: name)
    // `enum Duration { static let _100 = 0.1 }`
    if let owner, words.allSatisfy({ $0.allSatisfy(\.isNumber) }) {
      return kind(ofOwner: owner, [])
    }
    // `fadeOut` is what goes, and not when something is given up.
    let isLeaving =
      words.last == "out" && isTime(type)
      && words.dropLast().last.map { !phrasal.contains($0) } ?? false
    guard words.last.map({ !notTimes.contains($0) }) ?? false || isLeaving, !isOfOtherTopic(words)
    else { return nil }
    let owned = owner.flatMap { kind(ofOwner: $0, words) }
    guard isTime(type) || (owned != nil && !words.contains(where: otherNumbers.contains)) else {
      return nil
    }
    func has(_ candidates: String...) -> Bool { words.contains { candidates.contains($0) } }
    // When something ends is neither when it begins nor how long it takes.
    if has("end", "ends", "stop", "stops") { return nil }
    if has("before", "after", "lag", "wait", "until") { return .delay }
    if has("start", "starts", "begin", "begins", "at", "on") { return .start }
    if has("between", "hold", "rest") { return .pause }
    if has("every") { return .period }
    return owned ?? .duration
  }

  /// What the comment of a number in a type that is named for motion begins by calling it: `/// Pause before the
  /// first beat.`; nil for none.
  package static func kind(
    told comment: String, of name: String, type: String?, owner: String?
  ) -> Fact.Kind? {
    let owners = words(of: owner?.split(separator: ".").last.map(String.init) ?? "")
    let clause = comment.drop { !$0.isLetter }.prefix { !".;,(:".contains($0) && !$0.isNewline }
    let said = clause.lowercased().split { !$0.isLetter }.map(String.init)
    guard ["Double", "Float", nil].contains(type), owners.contains(where: motionOwners.contains),
      !words(of: name).contains(where: otherNumbers.contains), !isOfOtherTopic(name),
      let place = said.prefix(4).firstIndex(where: { toldKinds[$0] != nil }),
      place == 0 || !notTold.contains(said[place - 1]),
      place + 1 == said.count
        || ["before", "after", "between", "of", "until"].contains(said[place + 1])
    else { return nil }
    return toldKinds[said[place]]
  }

  private static let toldKinds: [String: Fact.Kind] = [
    "stagger": .stagger, "delay": .delay, "pause": .pause, "duration": .duration,
  ]

  /// Words before those kinds that speak of another number's.
  private static let notTold: Set<String> = [
    "no", "without", "during", "over", "in", "per", "the", "its",
  ]

  private static let motionOwners: Set<String> = [
    "motion", "animation", "animations", "anim", "transition", "transitions", "choreography",
  ]

  /// How sets of tokens call their times.
  package static let speeds: Set<String> = [
    "instant", "immediate", "fast", "faster", "fastest", "quick", "quicker", "medium", "normal",
    "moderate", "regular", "base", "standard", "default", "slow", "slower", "slowest", "short",
    "shorter", "shortest", "long", "longer", "longest", "extra", "ultra", "very", "micro", "brief",
    "x", "xx", "xs", "xxs", "sm", "md", "lg", "xl", "xxl", "gentle", "lazy", "snappy",
  ]

  private static func isNoLetter(_ scalar: Unicode.Scalar) -> Bool {
    !ScalarKind(scalar).isLetter
  }

  /// Whether a type's values are times: `TimeInterval`, `[Duration]`, `DispatchTimeInterval?`.
  package static func isTime(_ type: String?) -> Bool {
    guard let type else { return false }
    return type.unicodeScalars.split(whereSeparator: isNoLetter).contains {
      ["TimeInterval", "CFTimeInterval", "Duration", "DispatchTimeInterval"].contains(String($0))
    } && !type.contains("(") && !type.contains("->")
  }

  /// The kind of time that a type's name promises for its constants.
  private static func kind(ofOwner owner: String, _ name: [String]) -> Fact.Kind? {
    let owners = words(of: owner.split(separator: ".").last.map(String.init) ?? owner)
    // `MotionTokens.fast`: only what is called by a speed is a time there.
    let isMotion = owners.contains {
      ["motion", "animation", "animations", "transition"].contains($0)
    }
    if isMotion, !name.isEmpty, name.allSatisfy(speeds.contains) { return .duration }
    switch owners.last {
    case "timing", "timings", "duration", "durations", "times": return .duration
    case "delay", "delays": return .delay
    case "pauses": return .pause
    default: return nil
    }
  }

  /// The unit that a name promises; code counts time in seconds unless it says otherwise.
  package static func unit(of name: String) -> Fact.TimeUnit {
    let words = words(of: name)
    if words.contains(where: { ["ms", "millis", "mills", "milliseconds", "msec"].contains($0) }) {
      return .milliseconds
    }
    return words.contains("frames") ? .frames : .seconds
  }

  /// The words of a camel-case or snake-case name, in lower case: `lettersRiseLStagger` ends with
  /// `l` and `stagger`.
  package static func words(of name: String) -> [String] {
    let text = TextBytes(Array(name.utf8)[...])
    var words: [String] = []
    var start: Int?
    var place = 0
    var isAfterSmall = false
    // The first capital of a word stands before a small letter, whatever stands before it.
    func isFirstOfWord(_ next: Int) -> Bool {
      next < text.bytes.endIndex && text.character(at: next).kind == .small
    }
    func end() {
      if let start { words.append(text.string(start..<place).lowercased()) }
      start = nil
    }
    while place < text.bytes.endIndex {
      let (kind, length) = text.character(at: place)
      if !kind.isLetter || (kind == .capital && (isAfterSmall || isFirstOfWord(place + length))) {
        end()
      }
      if kind.isLetter, start == nil { start = place }
      isAfterSmall = kind == .small
      place += length
    }
    end()
    return words
  }

  /// Whether a name is that of a number that is no time.
  package static func isOther(_ name: String) -> Bool {
    let words = words(of: name)
    return words.contains(where: otherNumbers.contains)
      || words.contains { ["start", "end", "first", "last", "total"].contains($0) }
        && words.count == 1
      || words.last.map(notTimes.contains) ?? true
  }

  /// The unit that a comment gives a constant: `/// In milliseconds.`, `// frames`; nil for none.
  package static func unit(ofComment comment: String) -> Fact.TimeUnit? {
    // `every 10 ms` speaks of another time.
    let words = comment.lowercased().split { $0.isWhitespace || "()[].,;:/".contains($0) }
    for (place, word) in words.enumerated() {
      if place > 0, words[place - 1].last?.isNumber == true { continue }
      switch word {
      case "ms", "millisecond", "milliseconds", "msec": return .milliseconds
      case "s", "sec", "secs", "seconds": return .seconds
      case "frame", "frames": return .frames
      default: continue
      }
    }
    return nil
  }

  /// Whether a name is that of a frame rate.
  package static func isFrameRate(_ name: String) -> Bool {
    ["fps", "framerate", "framespersecond"].contains(name.lowercased())
  }
}
