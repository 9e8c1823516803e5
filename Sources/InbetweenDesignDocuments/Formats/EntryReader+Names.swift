// What keys say of what they are keys of.

extension EntryReader {
  /// Whether a name is that of a group in which every key is a name of its own.
  static func isGroup(_ name: String) -> Bool { groups.contains(name.lowercased()) }

  private static let groups: Set<String> = [
    "easing", "easings", "curves", "durations", "delays", "eases", "transitiontimingfunction",
    "transitionduration", "transitiondelay",
  ]

  /// Whether a key says what kind of thing its value is, and not of what: `durationMillis`.
  static func isAttribute(_ key: String) -> Bool {
    let words = TimeWords.words(of: key)
    return words.allSatisfy { attributes.contains($0) }
  }

  /// `AppConstants.staggerDelay`: whether a name that says no more than its kind is one of a set of
  /// constants, where nothing else tells it from the others.
  func isConstant(_ name: String) -> Bool {
    guard TimeWords.words(of: name).count > 1 else { return false }
    return TimeWords.words(of: scopes.last?.words.last ?? "").last.map {
      ["constants", "tokens", "values"].contains($0)
    } ?? false
  }

  private static let attributes: Set<String> = [
    "duration", "dur", "delay", "millis", "ms", "milliseconds", "seconds", "stagger", "each",
    "animation", "transition", "time", "ease", "easing", "curve", "interpolator", "timing",
    "function", "spring", "type", "repeat", "loop", "iterations", "iteration", "count", "start",
    "begin", "period", "interval", "tween", "snap", "infinite", "repeatable", "children", "offset",
    "delayed", "periodic", "timer", "position", "with", "interpolation",
  ]

  /// What a key, or the group that it stands in, says that its numbers are.
  func kind(of key: String) -> Fact.Kind? {
    guard
      !scopes.suffix(3).contains(where: { scope in
        let group = scope.words.last ?? ""
        return group.hasPrefix("toHaveBeen") || ["toEqual", "toMatchObject"].contains(group)
          // `.auth-card` is what styles select.
          || !".#".contains(group.first ?? "a") && TimeWords.isOfOtherTopic(key, in: group)
      }),
      !TimeWords.words(of: scopes.last?.words.last ?? "").contains(where: Self.spaces.contains)
    else { return nil }
    if let kind = TimeWords.kind(of: key) { return kind }
    let words = TimeWords.words(of: key)
    if words.first == "dur" || words.last == "dur" { return .duration }
    guard let owner = scopes.last?.words.last else { return nil }
    let owners = TimeWords.words(of: owner)
    // `durations: { cardFadeIn: 800 }`: whatever stands there is one.
    if owners.count == 1, ["durations", "delays"].contains(owners[0]), !isOther(key) {
      return TimeWords.kind(of: owner)
    }
    // `ANIMATION_TIMINGS = { MENU_FADE: 200 }`
    if owners.count > 1,
      ["timing", "timings", "durations"].contains(owners.last)
        || ["animation", "transition", "motion"].contains(owners.first)
          && owners.last == "duration",
      !isOther(key),
      !words.contains(where: { ["ease", "easing", "repeat", "loop"].contains($0) })
    {
      return .duration
    }
    // `TIMING = { pageFade: 150 }`
    if ["timing", "timings"].contains(owners.last), !isOther(key),
      words.contains(where: MotionWords.isCertainMotion)
    {
      return .duration
    }
    // `const Duration = { small: { simple: 100 } }`
    if scopes.count > 1, scopes.contains(where: { $0.words == ["Duration"] }),
      key == "out" || !isOther(key)
    {
      return .duration
    }
    guard words.allSatisfy(TimeWords.speeds.contains) || words.count == 1, !isOther(key) else {
      return nil
    }
    return TimeWords.kind(of: owner)
      ?? (owners.contains { ["dur", "durations", "timing", "timings"].contains($0) }
        ? .duration : TimeWords.kind(of: key, type: nil, owner: owner))
  }

  /// Words of groups whose gaps and starts are lengths in space.
  private static let spaces: Set<String> = [
    "layout", "spacing", "grid", "dimens", "sizes", "padding", "margins",
  ]

  /// What a constant named for a motion is where its comment begins with its unit: `FADE_IN = 300 // ms`; nil
  /// for any other.
  func kindOfCounted(_ key: EntryToken) -> Fact.Kind? {
    let line = lines.snippet(key.line)
    guard let start = line.firstRange(of: "//")?.upperBound, scopes.isEmpty, !isOther(key.text),
      !TimeWords.isOfOtherTopic(key.text),
      let unit = line[start...].split(whereSeparator: { " -–—:,".contains($0) }).first,
      ["ms", "milliseconds"].contains(unit),
      TimeWords.words(of: key.text).contains(where: MotionWords.isCertainMotion)
    else { return nil }
    let isRest = TimeWords.words(of: key.text).contains {
      ["linger", "hold", "dwell"].contains($0)
    }
    return isRest ? .pause : .duration
  }

  /// Whether a key is of no time; `fadeOut` is what goes, and not when something is given up.
  func isOther(_ key: String) -> Bool {
    let words = TimeWords.words(of: key)
    return TimeWords.isOther(key)
      && !(words.last == "out" && words.count > 1 && words.allSatisfy { $0 != "time" })
  }

  func isAboutMotion(_ key: String) -> Bool {
    (scopes.suffix(4).flatMap(\.words) + [key] + context.suffix(2)).contains { name in
      TimeWords.words(of: name).contains {
        [
          "motion", "animation", "animations", "transition", "transitions", "timing", "duration",
          "durations", "delay", "stagger", "ease", "easing", "dur", "speed",
        ].contains($0)
      }
    }
  }

  func isCurve(_ key: String) -> Bool {
    (scopes.suffix(2).flatMap(\.words) + [key]).contains { name in
      TimeWords.words(of: name).contains {
        [
          "ease", "easing", "easings", "curve", "curves", "bezier", "interpolator", "interpolation",
        ].contains($0)
      }
    }
  }

  /// The comment that the line above consists of; nil where that says nothing.
  func comment(above line: Int) -> String? {
    let words = lines.snippet(line - 1).trimmed
    guard words.hasPrefix("//") else { return nil }
    let text = String(words.drop { $0 == "/" || $0 == " " })
    let first = text.prefix(while: \.isLetter).lowercased()
    // Remarks to those who write the code name nothing.
    guard !["todo", "fixme", "note", "hack", "ignore", "xxx", "eslint"].contains(first) else {
      return nil
    }
    return text.contains(where: \.isLetter) ? FactText.shortened(text, 60) : nil
  }

  /// Whether the code is in a function that loads something or leaves a screen.
  var isOfMachine: Bool {
    ([statement] + scopes.prefix(3).flatMap(\.names)).contains(where: TimeWords.isOfMachine)
  }

  /// What the comment above a tag calls it: `{/* Pulsing glow */}`, which holds for what the tag holds, too,
  /// and not for what follows that, or `// Pulsing glow` right above it; nil for none.
  func comment(aboveTagOf line: Int) -> String? {
    /// The column of the tag, or of the widest one around it so far.
    var level = Int.max
    /// Whether another one stands between that and what is above.
    var isFollowing = false
    for line in (max(1, line - 30)...line).reversed() {
      let words = lines.snippet(line)
      let column = lines.indentation(line)
      let isAbove = words.hasPrefix("//") && lines.snippet(line + 1).hasPrefix("<")
      if isAbove || words.hasPrefix("{/*") && words.hasSuffix("*/}"), column <= level {
        guard column < level || !isFollowing else { continue }
        let name = words.drop { !$0.isLetter }
        let end = name.lastIndex(where: { $0.isLetter || $0.isNumber || $0 == ")" })
        return end.map { FactText.shortened(String(name[...$0]), 60) }
      }
      guard words.hasPrefix("<"), column <= level else { continue }
      isFollowing = column == level
      level = column
    }
    return nil
  }

  /// Keys that say how something moves, and not what.
  static let partKeys: Set<String> = [
    "animationSpec", "animation", "transition", "options", "config", "defaults", "apply", "also",
  ]

  /// Calls that do.
  static let partCalls: Set<String> = [
    "tween", "keyframes", "spring", "snap", "repeatable", "infiniteRepeatable", "Duration",
    "AnimationController", "CurvedAnimation", "CurveTween", "TweenSequence", "TweenSequenceItem",
    "Interval", "Cubic", "withTiming", "withSpring",
    "withDelay", "withRepeat", "withSequence", "timing", "to", "from", "fromTo", "ofFloat", "ofInt",
    "ofArgb", "ofObject", "TweenSpec", "SpringSpec", "duration", "easing", "curve",
  ]
}
