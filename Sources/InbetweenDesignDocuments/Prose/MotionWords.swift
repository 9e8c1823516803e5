/// What words say about motion.
enum MotionWords {
  private static let motions: Set<String> = [
    "fade", "crossfade", "slide", "rotate", "spin", "turn", "move", "appear", "disappear", "enter",
    "exit",
    "leave", "rise", "fall", "lift", "drop", "bounce", "scale", "grow", "shrink", "stretch",
    "squash", "squish", "flip", "swap", "swing", "shake", "pulse", "wiggle", "zoom", "expand",
    "collapse", "spread", "meet", "repeat", "pop", "emerge", "blink", "flash", "settle", "come",
    "go", "goes", "fly", "glide", "roll", "morph", "reveal", "hide", "vanish", "drift", "start",
    "stop", "float", "type", "draw", "unfold", "fold", "open", "close", "pull", "push", "lower",
    "raise", "tilt", "sway", "wave", "glow", "flicker", "light", "sink", "travel", "cross", "jump",
    "hop", "wobble", "ripple", "shimmer", "sweep", "drag", "stamp", "shift", "spread", "scroll",
    "let", "animate", "dim", "burst", "swell", "breathe", "twist", "curl", "tick", "snap", "run",
  ]

  /// Verbs that tell the reader what to do at the keyboard.
  private static let instructions: Set<String> = [
    "create", "define", "declare", "implement", "use", "set", "setting", "add", "adding", "open",
    "run", "find", "test", "testing", "download", "install", "configure", "build", "building",
    "import", "copy", "write", "call", "click", "tap", "switch", "clone", "understanding",
    "defining", "creating", "handling", "implementing", "integrating", "responding", "constructing",
    "passing", "using", "utilizing", "initialize", "initializing", "calculating", "launch",
    "created",
  ]

  /// The forms of verbs, right or wrong: `slides`, `sliding`, `spinning`, `flipped`.
  private static func forms(of verbs: Set<String>) -> Set<String> {
    var forms: Set<String> = []
    for verb in verbs {
      var stems = [verb]
      if verb.hasSuffix("e") { stems.append(String(verb.dropLast())) }
      if verb.count > 2, let last = verb.last { stems.append(verb + String(last)) }
      for stem in stems {
        for ending in ["", "s", "es", "ed", "d", "ing"] { forms.insert(stem + ending) }
      }
    }
    return forms
  }

  private static let motionForms = forms(of: motions).union(["rose", "fell", "spun", "met"])

  /// Whether a word is a form of a verb of motion.
  static func isMotion(_ word: String) -> Bool { motionForms.contains(word) }

  /// Verbs that speak of other things as often as of motion.
  private static let plainVerbs: Set<String> = [
    "start", "stop", "go", "come", "type", "enter", "exit", "leave", "meet", "open", "close", "run",
    "let", "light", "push", "pull", "cross", "draw", "repeat", "drop", "reveal", "lower", "raise",
    "hide", "turn", "move", "travel",
  ]

  private static let plainForms = forms(of: plainVerbs)

  /// Whether a word is a form of a verb that speaks of motion alone.
  static func isCertainMotion(_ word: String) -> Bool {
    isMotion(word) && !plainForms.contains(word)
  }

  /// Words by which a time is one of building, loading or living, and none of an animation.
  private static let foreign: Set<String> = [
    "build", "builds", "building", "compile", "compiles", "compiling", "compilation", "timeout",
    "timeouts", "request", "requests", "http", "https", "server", "network", "download",
    "downloads", "upload", "uploads", "install", "installs", "installation", "laptop", "foot", "ci",
    "token",
    "cache", "cached", "session", "meeting", "expires", "expire", "podcast",
    "read", "video", "gif", "recording", "rendering", "renders", "export", "exports", "exporting",
    "crash", "crashes", "crashed", "debounce", "debounced", "debouncing", "throttle", "throttled",
    "latency", "polling", "polls", "ttl", "benchmark", "benchmarks", "benchmarked", "lcp", "fcp",
    "tti", "ttfb", "tbt", "vitals", "database", "websocket", "autosave", "autosaves", "backoff",
    "retry", "retries", "reconnect", "reconnects", "cooldown", "keepalive", "heartbeat",
    "voiceover", "narration", "narrator", "parsed", "parses", "parsing", "hz", "startup", "stutter",
    "stutters", "hang", "hangs", "jank", "buffer", "buffers", "preload", "preloads", "rewind",
    "respawn", "respawns", "suite", "jest", "countdown", "countdowns", "inp", "fid", "fmp",
    "backlight",
  ]

  /// The words of a sentence by which it speaks of an animation.
  private static let subjects: Set<String> = [
    "animation", "animations", "transition", "transitions", "animated", "spinner", "keyframe",
    "keyframes", "easing", "loop", "cycle", "screen", "view", "layer",
  ]

  /// The words by which a sentence speaks of motion and of nothing else.
  private static let plainSubjects = subjects.subtracting([
    "screen", "view", "layer", "cycle", "spinner", "loop",
  ])
  .union(["stagger", "staggered", "animate", "animates", "animating", "tween", "spring"])

  /// Whether words speak of motion and of nothing else.
  static func tellsOfMotion(_ tokens: [ProseToken]) -> Bool {
    tokens.contains {
      plainSubjects.contains($0.text) || isCertainMotion($0.text)
        || ["motion", "motions", "durations"].contains($0.text)
    }
  }

  /// What a sentence speaks of, as far as its words tell: looked at once for all of its times.
  struct Topic {
    /// Building, loading or living.
    var isForeign: Bool
    /// An animation.
    var isMotion: Bool
    /// What is done again where it fails.
    var isOfTries: Bool

    init(_ tokens: [ProseToken]) {
      let isOut = zip(tokens, tokens.dropFirst()).contains {
        ["time", "times", "timed"].contains($0.text) && $1.text == "out"
      }
      // `Hide delay: 200 ms (buffer before closing)`
      let label = tokens.prefix(4).map(\.text)
      let isDelay =
        label.contains("delay") && label.contains { Self.shows.contains($0) }
        && tokens.contains { $0.text == ":" }
      let said = isDelay ? tokens.prefix { $0.text != "(" } : tokens[...]
      isForeign = isOut || Self.isMachine(tokens) || said.contains { foreign.contains($0.text) }
      isMotion = tokens.contains { subjects.contains($0.text) || isCertainMotion($0.text) }
      isOfTries = tokens.contains { tries.contains($0.text) }
    }

    /// What delays of things that are seen are called after.
    private static let shows: Set<String> = [
      "show", "hide", "open", "close", "enter", "exit", "appear", "hover", "tooltip", "fade",
    ]

    /// What people wait for: `time to first interaction`, `time to first byte`.
    private static let served: Set<String> = [
      "first", "interaction", "interactive", "byte", "render", "paint", "load", "content", "ready",
      "usable",
    ]

    /// `Initial load`, `first paint`, `load time`: whether words tell what a machine takes. What comes
    /// after the page has loaded is none of that.
    static func isMachine(_ tokens: [ProseToken]) -> Bool {
      let starts = ["after", "on", "upon", "once", "when", "following"]
      return tokens.indices.dropLast().contains { place in
        let (first, second) = (tokens[place].text, tokens[place + 1].text)
        if place > 0, starts.contains(tokens[place - 1].text) { return false }
        // `Chips (first load)` tells which chips.
        if place > 0, tokens[place - 1].text == "(", second == "load",
          place + 2 < tokens.count, tokens[place + 2].text == ")"
        {
          return false
        }
        // `Initial load (1.5 s delay)` tells when something begins.
        if second == "load", tokens[place...].contains(where: { $0.text == "delay" }) {
          return false
        }
        return loaded.contains(first) && loads.contains(second)
          || first == "response" && ["time", "times"].contains(second)
          || ["first", "next", "contentful"].contains(first) && second == "paint"
          || first == "load" && ["time", "times"].contains(second)
          || ["frame", "frames", "프레임"].contains(first) && ["drop", "drops", "드롭"].contains(second)
          || ["dropped", "skipped"].contains(first) && second == "frames"
          || first == "to" && second == "interactive"
          || first == "time" && second == "to"
            && tokens[place...].prefix(4).contains {
              Self.served.contains($0.text)
            }
      }
    }
  }

  private static let loaded: Set<String> = [
    "initial", "first", "page", "pages", "screens", "cold", "app", "data", "content",
  ]
  private static let loads: Set<String> = ["load", "loads", "launch", "launches", "startup"]

  /// Whether a time in a sentence is of something that is no animation.
  static func isForeign(
    _ quantity: ProseQuantity, in tokens: [ProseToken], about topic: Topic
  ) -> Bool {
    let next = tokens[quantity.tokens.upperBound...].prefix(2).map(\.text)
    let isOfFrame =
      next == ["per", "frame"]
      && tokens[quantity.tokens.upperBound...].dropFirst(2).first?.text != "change"
      || isOfFrame(quantity, in: tokens)
    if next.first == "ago" || isOfFrame {
      return true
    }
    if topic.isOfTries { return true }
    if isMargin(quantity, in: tokens) { return true }
    // `It works well for 3 seconds` tells how long nothing goes wrong.
    let before = tokens[..<quantity.tokens.lowerBound].suffix(6).map(\.text)
    if before.last == "for", before.contains(where: ["works", "worked", "working"].contains) {
      return true
    }
    let isLong = quantity.unit == .time(.minutes)
    // `animate the title, 45 minutes` is work; a motion so long is a loop, or goes on behind others.
    if isLong, quantity.lower >= 5, !tokens.contains(where: { lengthy.contains($0.text) }) {
      return true
    }
    // `Duration: 2 min` tells minutes, or the least; `4 hours` are no motion.
    let isBare = tokens[quantity.tokens.upperBound - 1].number != nil
    if isBare, next.first.map(works.contains) ?? false { return true }
    // `Frame 60-80: the card (Export)`
    let isSpan =
      quantity.isPlace && quantity.upper > quantity.lower
      && ["frame", "frames"].contains(tokens[quantity.tokens.lowerBound].text)
    return (isLong || topic.isForeign && !isSpan) && !topic.isMotion
  }

  /// `A frame takes 50–90 ms`, `the 16.67 ms frame budget`: what drawing takes.
  private static func isOfFrame(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    guard quantity.unit == .time(.milliseconds) else { return false }
    let before = tokens[..<quantity.tokens.lowerBound].suffix(4).map(\.text)
    let next = tokens[quantity.tokens.upperBound...].prefix(2).map(\.text)
    if next == ["frame", "budget"] || next.first == "budget" && before.contains("frame") {
      return true
    }
    // `to stay within the 16 ms budget`
    if next.first == "budget", quantity.lower < 34 { return true }
    return before.contains { ["frame", "frames"].contains($0) }
      && before.contains { ["take", "takes", "took", "taking", "budget"].contains($0) }
  }

  /// `Within 10 ms of the change` is how exactly, `response within 2 frames` how soon, `skip back 10
  /// seconds` where to, `30 seconds of footage` how much.
  private static func isMargin(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    let before = tokens[..<quantity.tokens.lowerBound].suffix(5).map(\.text)
    let next = tokens[quantity.tokens.upperBound...].prefix(5).map(\.text)
    if before.last == "within", next.first == "of" { return true }
    // `rounded to 10 ms`, `to the nearest 50 ms`
    if before.last == "nearest" || before.last == "to" && before.contains("rounded") { return true }
    if ["within", "under", "below", "in"].contains(before.last),
      tokens[..<quantity.tokens.lowerBound].suffix(9).contains(where: {
        ["response", "respond", "responds"].contains($0.text)
      })
    {
      return true
    }
    // `Pages that take over 3 seconds to load`
    if next.first == "to", ["load", "respond", "start"].contains(next.dropFirst().first ?? ""),
      before.contains(where: { ["takes", "take", "taking", "took", "needs", "need"].contains($0) })
    {
      return true
    }
    // `for waits beyond 500 ms`, `requests longer than 2 s`: nobody draws what goes on so long.
    if ["beyond", "exceeding", "over", "than", "above"].contains(before.last),
      before.contains(where: waits.contains)
    {
      return true
    }
    if before.contains(where: seeks.contains), before.contains(where: ways.contains) { return true }
    // `nudge a handle by 10 ms (100 ms with Shift)`
    if tokens[..<quantity.tokens.lowerBound].suffix(12).contains(where: {
      ["nudge", "nudges", "scrub", "scrubs"].contains($0.text)
    }), before.last == "by" || next.starts(with: ["with", "shift"]) {
      return true
    }
    // `in the last 600 ms`, `goes idle (3 s silence)`
    let last = before.last == "~" ? before.dropLast() : before[...]
    let isDone = tokens[..<quantity.tokens.lowerBound].contains {
      $0.text.hasSuffix("ed") || ["made", "rung", "seen", "sent"].contains($0.text)
    }
    if last.suffix(3) == ["in", "the", "last"] && isDone
      || next.first == "silence" && last.last == "("
    {
      return true
    }
    return next.first == "of" && next.dropFirst().contains(where: stuffs.contains)
  }

  private static let waits: Set<String> = [
    "waits", "loads", "loading", "requests", "operations", "tasks", "queries", "processes", "calls",
  ]
  private static let seeks: Set<String> = ["skip", "skips", "jump", "jumps", "seek", "seeks"]
  private static let ways: Set<String> = ["forward", "forwards", "backward", "backwards", "back"]
  private static let stuffs: Set<String> = [
    "footage", "audio", "video", "capture", "music", "history", "speech", "recording",
  ]

  /// Words by which somebody tells what happened to them.
  private static let tries: Set<String> = ["reproduced", "reproduce", "reproducible", "tested"]

  private static let lengthy: Set<String> = [
    "loop", "loops", "looping", "cycle", "every", "video", "film", "background", "endless",
    "endlessly", "session", "breathing", "screensaver",
  ]
  private static let works: Set<String> = [
    "min", "mins", "h", "hr", "hrs", "hour", "hours", "day", "days", "week", "weeks",
  ]

  /// Whether a word is a unit of work and not of motion: `2 h`, `10 min`.
  static func isWork(_ word: String) -> Bool { works.contains(word) }

  static func isInstruction(_ word: String) -> Bool { instructions.contains(word) }

  /// The words under which a document lists the phases of an animation.
  static func announcesPhases(_ words: some Sequence<String>) -> Bool {
    words.contains {
      [
        "phase", "phases", "stage", "stages", "sequence", "timeline", "choreography", "beats",
        "moves", "steps", "scenes",
      ]
      .contains($0)
    }
  }
}
