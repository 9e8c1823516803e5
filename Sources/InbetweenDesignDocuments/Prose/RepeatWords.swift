/// Words by which something comes round again.
enum RepeatWords {
  /// Without end.
  static let endless: Set<String> = [
    "infinite", "infinitely", "forever", "endless", "endlessly", "indefinitely", "indefinite",
    "∞", "♾", "ad-infinitum", "infinity",
    "repeatforever",
  ]

  /// What labels and columns of repeats are called.
  static let labels: Set<String> = [
    "loop", "loops", "looping", "looped", "repeat", "repeats", "repetition", "repetitions",
    "iterations", "iteration", "replay",
  ]

  /// How often, in one word.
  static let counts: [String: Double] = ["twice": 2, "thrice": 3]

  /// What is counted that comes again and again: `3 cycles × 350 ms`.
  static let rounds: Set<String> = [
    "cycles", "pulses", "loops", "rounds", "turns", "flashes", "blinks", "bounces", "times",
  ]

  /// Words of what is not to be: `無限ループ禁止`, `반복 금지`.
  static let bans: Set<String> = [
    "금지", "禁止", "不要", "verboten", "interdit", "prohibido", "proibido", "yok", "değil",
  ]

  /// Words beside which nothing comes again.
  static let denials: Set<String> = ["no", "not", "never", "was", "once", "without"]

  /// Whether words right before one say that it is not so: `no infinite loops`, `should never loop forever`.
  static func isDenied(_ place: Int, in tokens: [ProseToken]) -> Bool {
    // `never stops and loops forever`
    let clause = tokens[..<place].suffix(5).reversed().prefix {
      ($0.kind != .mark || ["'", "’", ":", "`"].contains($0.text) || nots.contains($0.text))
        && !["and", "but", "then"].contains($0.text)
    }
    return clause.contains { nots.contains($0.text) }
  }

  /// Where words begin that say of something that it does not end by itself; nil for none.
  static func placeOfNoEnd(in tokens: [ProseToken]) -> Int? {
    tokens.indices.dropLast().first { place in
      let (first, second) = (tokens[place].text, tokens[place + 1].text)
      let rest = tokens.dropFirst(place + 2)
      let isOver = rest.first.map { $0.kind == .mark } ?? true
      switch (first, second) {
      // `Never stop a loop halfway`
      case ("never", "stops"), ("never", "ends"):
        return isOver || rest.first.map { MotionWords.isCertainMotion($0.text) } ?? false
      case ("without", "end"), ("without", "stopping"): return isOver
      case ("loops", "until"), ("repeats", "until"):
        return (place == 0 || tokens[place - 1].text != "=")
          && rest.prefix(4).contains { stops.contains($0.text) }
      default: return false
      }
    }
  }

  /// What ends what goes on by itself.
  private static let stops: Set<String> = [
    "tapped", "clicked", "dismissed", "stopped", "hidden", "cancelled", "canceled", "closed",
    "user",
    "dismiss", "stop", "hide", "taps", "clicks",
  ]

  private static let nots: Set<String> = [
    "no", "not", "never", "without", "avoid", "avoids", "nothing", "isn", "don", "doesn", "shouldn",
    "won", "cannot", "❌", "✗", "sans", "kein", "keine", "nie", "niemals", "sin", "senza", "sem",
    "ne", "pas", "geen", "niet", "nooit", "ingen", "inte", "aldrig", "bez", "không", "لا", "بدون",
    "ikke", "без", "не",
  ]

  private static let yes: Set<String> = [
    "✅", "✓", "✔", "☑", "🔁", "🔄", "∞", "♾", "⟳", "↻", "yes", "true", "on", "y", "loop", "loops",
    "looped", "looping", "seamless", "seamlessly", "continuous", "continuously", "always",
    "infinite",
    "infinitely", "forever", "endless", "endlessly", "indefinitely", "indefinite", "ja", "sì",
    "oui",
  ]
  private static let no: Set<String> = [
    "no", "none", "once", "false", "off", "never", "not", "non", "without", "❌", "✗", "✘", "▶",
    "hold",
    "one", "single",
  ]

  /// How often something runs by what stands in its column or behind its label: `✅`, `3×`, `twice`;
  /// infinity for ever, nil where that is not said.
  static func runs(in tokens: [ProseToken]) -> Double? {
    let words = tokens.map(\.text)
    // `∞ (never stops)`, `yes, not on battery`
    let isPlain =
      words.first.map { yes.contains($0) && !labels.contains($0) } ?? false
      && ["(", ","].contains(words.dropFirst().first)
    if isPlain {
      // `yes (3 times)`
      let count = tokens.lazy.compactMap { counts[$0.text] ?? $0.number }.first
      return count.flatMap { $0 > 0 && $0 < 10_000 ? $0 : nil } ?? .infinity
    }
    if words.contains(where: no.contains) { return nil }
    // `-1`, as GSAP says it
    if words == ["-", "1"] { return .infinity }
    // `stop after 3 loops`
    if let place = tokens.indices.dropLast().first(where: {
      tokens[$0].number != nil && ["loops", "times", "cycles"].contains(words[$0 + 1])
    }), let number = tokens[place].number, number > 0, number < 10_000 {
      return number
    }
    if words.contains(where: yes.contains) { return .infinity }
    if let count = words.first.flatMap({ counts[$0] }) { return count }
    // `×3`, `x3`
    let tokens = ["×", "x"].contains(words.first ?? "") ? Array(tokens.dropFirst()) : tokens
    guard let first = tokens.first, let number = first.number, number > 0, number < 10_000 else {
      return nil
    }
    let unit = tokens.dropFirst().first?.text
    let units = ["x", "×", "times", "time", "cycles", "loops", "repeats", "oscillations", "pulses"]
    return unit.map(units.contains) ?? true ? number : nil
  }
}
