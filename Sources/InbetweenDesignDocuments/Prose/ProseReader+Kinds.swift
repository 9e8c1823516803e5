extension ProseReader {
  /// Words that name a kind of time and stand right before it: `delay 1 s`, `a pause of 150 ms`.
  static let labels: [String: Fact.Kind] = [
    "duration": .duration, "durations": .duration, "length": .duration, "lasts": .duration,
    "lasting": .duration, "last": .duration, "takes": .duration, "taking": .duration,
    "within": .duration, "over": .duration, "delay": .delay, "delays": .delay, "lag": .delay,
    "pause": .pause, "dwell": .pause, "gap": .pause, "rest": .pause, "stagger": .stagger,
    "staggered": .stagger, "staggering": .stagger, "increment": .stagger, "interval": .period,
    "period": .period,
    "starts": .start, "begins": .start, "starting": .start, "beginning": .start, "dur": .duration,
  ]

  /// Words that say what a time is and stand right after it: `60 ms apart`, `a 0.5-second pause`.
  private static let tails: [String: Fact.Kind] = [
    "delay": .delay, "later": .delay, "after": .delay, "pause": .pause, "gap": .pause,
    "rest": .pause, "apart": .stagger, "behind": .stagger, "stagger": .stagger,
    "period": .period, "interval": .period, "intervals": .period, "long": .duration,
    "duration": .duration, "beat": .pause, "breather": .pause, "hold": .pause, "wait": .delay,
    "offset": .stagger, "staggered": .stagger, "staggering": .stagger, "delays": .delay,
    "pauses": .pause, "gaps": .pause, "offsets": .stagger, "cycles": .period,
  ]

  /// Words that stand between a label and its number and say nothing.
  static let fillers: Set<String> = [
    ":", "：", "=", "of", "is", "a", "an", "about", "around", "roughly", "approximately", "exactly",
    "~", "≈", "the", "by", "just", "only", "another", "further", "`", "some", "de",
  ]

  /// Words that say that several things take turns.
  static let rows: Set<String> = [
    "letter", "letters", "character", "characters", "item", "items", "stagger", "staggered",
    "pieces", "particles", "petals", "stars", "icons", "rows", "tiles", "columns", "leaves", "tags",
    "sparks", "apart", "row", "dots", "bars", "words", "lines", "cards", "cells", "neighbours",
    "neighbors", "nodes", "sections", "elements", "children", "buttons", "chips", "avatars",
  ]

  /// What a time is, by the words around it; `.open` for a time of something else.
  ///
  /// - Parameters:
  ///   - quantity: the time.
  ///   - tokens: those of its sentence.
  ///   - last: the time before it and what that is; nil for the first.
  /// - Returns: what it is, and how sure that is.
  static func kind(
    of quantity: ProseQuantity, in tokens: [ProseToken],
    after last: (quantity: ProseQuantity, kind: Fact.Kind)? = nil
  ) -> (Fact.Kind, Fact.Confidence) {
    // What the time before speaks of is not said of this one.
    let floor = last?.quantity.tokens.upperBound ?? 0
    let start = min(floor, quantity.tokens.lowerBound)
    let all = withoutApproximation(
      tokens[start..<quantity.tokens.lowerBound].suffix(12).map(\.text))
    let rest = tokens[quantity.tokens.upperBound...].prefix(6).map(\.text)
    if isDelayOfEach(quantity, in: tokens) { return (.delay, .stated) }
    if isChineseRest(all.last) { return (.pause, .stated) }
    // `0.1 秒ずつずれて 0.5 秒で`
    let next = tokens[quantity.tokens.upperBound...].first
    if next?.text == "staggered", next?.isAttached ?? false { return (.stagger, .stated) }
    if let kind = kindBeside(quantity, all, rest, after: last?.kind) { return (kind, .stated) }
    // `the outcome (3.3 s+)`
    if all.last == "(", rest.starts(with: ["+", ")"]), !isOfKind(quantity, in: tokens) {
      return (.start, .stated)
    }
    // `停留 1.5 s → 0.3 s 淡出`
    if all == ["→"], last?.kind == .pause { return (.duration, .likely) }
    // `STOP (t=370ms)`
    if all.suffix(3).elementsEqual(["(", "t", "="]), rest.first == ")",
      !all.contains(where: { labels[$0] != nil || $0 == "total" })
    {
      return (.start, .stated)
    }
    if let rate = quantity.rate { return (rate == .ofMotion ? .period : .open, .stated) }
    if let kind = rate(of: quantity, in: tokens) { return (kind, .stated) }
    // `one after the other with a delay (80 ms each)`
    if rest.first == "each", all.last == "(", all.dropLast().last == "delay" {
      return (.stagger, .stated)
    }
    let factors = tokens[..<quantity.tokens.lowerBound].suffix(2)
    // `80 ms × index`
    let isCounted =
      ["×", "*"].contains(rest.first ?? "")
      && rest.dropFirst().first.map { ["i", "idx", "index", "n"].contains($0) } ?? false
    if isFactor(factors) || isCounted { return (.stagger, .stated) }
    if let kind = kindOfSum(all, rest) { return (kind, .stated) }
    // `ListStagger.step = 30ms`
    if factors.last?.text == "=",
      tokens[..<quantity.tokens.lowerBound].suffix(5).contains(where: {
        $0.kind == .word && $0.text.hasSuffix("stagger")
      })
    {
      return (.stagger, .stated)
    }
    // `30 ms stagger, 500 ms each`
    if rest.first == "each", last?.kind == .stagger, all.count < 4 { return (.duration, .stated) }
    // `staggered items (1 s total, 0.1 s increments)`
    if rest.first?.hasPrefix("increment") == true,
      tokens[..<quantity.tokens.lowerBound].contains(where: { $0.text.hasPrefix("stagger") })
    {
      return (.stagger, .stated)
    }
    // `in a stagger of 50 ms along the reading order, each 380 ms`
    if last?.kind == .stagger, all.suffix(2).elementsEqual([",", "each"]),
      rest.first.map({ [",", ".", ")", ";"].contains($0) }) ?? true
    {
      return (.duration, .stated)
    }
    // `Stagger: delay between items (50 ms per item)`
    if isStaggerLabel(tokens, before: all, behind: rest, after: last?.kind) {
      return (.stagger, .stated)
    }
    if let kind = kindOfDelays(quantity, in: tokens) { return (kind, .stated) }
    if let kind = kindOfList(tokens[..<quantity.tokens.lowerBound], after: last?.kind) {
      return (kind, .stated)
    }
    if let kind = gapOfLabel(Array(all)) ?? plainKind(Array(all), rest) { return (kind, .stated) }
    // `Staggered cards (600 ms + 100 ms delays)`
    if let kind = pairInTurn(quantity, in: tokens) { return (kind, .stated) }
    // `Staggered entry – with a delay of 20 ms`
    if isStaggerLead(tokens, before: quantity.tokens.lowerBound),
      all.suffix(4).contains(where: { labels[$0] == .delay })
    {
      return (.stagger, .stated)
    }
    // `large ones at 250–350 ms`: what may vary is how long something takes.
    let isRange = quantity.upper > quantity.lower && quantity.unit == .time(.milliseconds)
    if isRange, all.last == "at", !all.contains(where: beginnings.contains) {
      return (.duration, .stated)
    }
    if rest.first == "after", isRest(Array(all)) { return (.pause, .stated) }
    if rest.first == "after", isBehindWait(tokens[quantity.tokens.upperBound...]) {
      return (.duration, .stated)
    }
    // `fade in 200 ms after the card lands`: what waits for something does so that long.
    if ["after", "once"].contains(rest.first), rest.count > 2, rest[1] != "that",
      !isLength(Array(all)),
      !isLabelOfNext(tokens[quantity.tokens.upperBound...]),
      !isRow(Array(all), rest), !all.suffix(3).contains(where: { labels[$0] != nil }),
      !directions.contains(rest[1]),
      !["one", "each", "another", "previous"].contains(rest[1]), !isAfterOne(rest),
      rest.count < 3 || !["previous", "other", "last"].contains(rest[2])
    {
      return (.delay, .stated)
    }
    // `nacheinander im Abstand von 80 ms`
    let isInTurn = all.contains { ["staggered", "staggering"].contains($0) }
    if isInTurn, all.suffix(4).contains(where: { ["gap", "interval", "distance"].contains($0) }) {
      return (.stagger, .stated)
    }
    // `16 ms a frame` is what drawing takes.
    if rest.count > 1, ["a", "per", "each"].contains(rest[0]), rest[1] == "frame" {
      return (.open, .stated)
    }
    let isEnd = { (word: String) in
      [",", ";", "(", ")", "—", "，", "、", "（", "）", "/", "|", "→"].contains(word)
    }
    let before = Array(all.suffix(from: all.lastIndex(where: isEnd).map { $0 + 1 } ?? 0))
    var after = Array(rest.prefix { !isEnd($0) })
    let isLabelOfNext = isLabelOfNext(tokens[quantity.tokens.upperBound...])
    if isLabelOfNext { after = [] }
    if let kind = beside(before, after, all) { return (kind, .stated) }
    // `180 frames (3 s)`, `0.1 s, 0.2 s and 0.3 s`: the same again.
    if let last, all.count <= 3,
      !["before", "after", "later", "earlier"].contains(after.first ?? ""),
      all.allSatisfy({ [",", "and", "/", "or", "(", "=", "≈", "→", "&", "+", "~"].contains($0) })
    {
      return (last.kind, .likely)
    }
    if isMotionNoun(after.first) || isMotionLabel(before) { return (.duration, .stated) }
    if let found = near(before, after, isRow: isRow(all, rest)) { return found }
    // What comes next is not what the words before it speak of.
    if !before.contains("then"), before.isEmpty || all.count == before.count,
      let found = near(all, after, isRow: isRow(all, rest))
    {
      return found
    }
    let isStated = (all + rest).contains {
      [
        "duration", "lasts", "last", "takes", "take", "long", "over", "cycle", "loop",
        "animation", "animates", "animate", "within", "in", "for", "during", "whole", "total",
        "entire",
      ].contains($0)
    }
    return (.duration, isStated ? .stated : .likely)
  }

  static let beginnings: Set<String> = [
    "starts", "start", "begins", "begin", "appears", "appear", "enters", "enter", "starting",
    "beginning", "fires", "triggers",
  ]

  static let curveWords: Set<String> = ["ease", "linear", "spring", "cubic", "easein", "easeout"]

  /// `delay` of `200 ms delay 60 ms` belongs to the time behind it.
  private static func isLabelOfNext(_ rest: ArraySlice<ProseToken>) -> Bool {
    // `in 400 ms after a delay of 150 ms`, in any language's articles
    let rest =
      ["after", "with"].contains(rest.first?.text)
      ? rest.dropFirst().drop { labels[$0.text] == nil && $0.kind == .word && $0.text.count < 4 }
      : rest
    guard let first = rest.first, labels[first.text] != nil else { return false }
    let next = rest.dropFirst().first {
      !fillers.contains($0.text) && ($0.kind != .word || $0.text.count > 3)
    }
    return next?.number != nil
  }

  private static let motionNouns: Set<String> = [
    "fade", "crossfade", "blend", "dissolve", "transition", "animation", "slide", "morph", "zoom",
    "ease", "tween", "wipe", "cross", "ramp", "sweep",
  ]

  /// `a 0.3 s cross-fade`
  private static func isMotionNoun(_ word: String?) -> Bool {
    word.map(motionNouns.contains) ?? false
  }

  /// `Fade transitions: 0.5–0.8 s between scenes`
  private static func isMotionLabel(_ before: [String]) -> Bool {
    guard before.last == ":", let word = before.dropLast().last(where: { $0 != "-" }) else {
      return false
    }
    return motionNouns.contains(word) || motionNouns.contains(String(word.dropLast()))
  }

  /// What may stand behind the German `nach`, which is `after` as well as `towards`.
  private static let directions: Set<String> = [
    "unten", "oben", "links", "rechts", "vorn", "vorne", "hinten", "innen", "außen",
  ]

  private static func isRow(_ before: [String], _ after: [String]) -> Bool {
    if (before + after).contains(where: rows.contains) { return true }
    // `one every 40 ms`, `one after the other`, `one at a time`
    return zip(before, before.dropFirst()).contains { first, second in
      first == "one" && ["every", "each", "after", "at", "by"].contains(second)
    }
  }

  /// The kind that the words right beside a time name.
  private static func beside(
    _ before: [String], _ after: [String], _ all: [String]
  ) -> Fact.Kind? {
    let words = before.reversed().drop(while: fillers.contains)
    // `starting 2 frames after one another`
    if after.starts(with: ["after", "one"]) || after.starts(with: ["after", "each"])
      || isAfterOne(after)
    {
      return .stagger
    }
    // `waits half a second before it pops`
    if after.first == "before", ["waits", "wait", "waiting"].contains(words.first ?? "") {
      return .delay
    }
    // `Hold: 1.5 s` in a list of times is how long that lasts.
    if before.last == ":", let label = before.dropLast().last, label == "hold" { return .duration }
    if words.first == "to",
      words.contains(where: { ["skip", "skips", "jump", "jumps"].contains($0) })
    {
      return .start
    }
    // `slower at 2 s`
    if words.first == "at", ["slower", "faster"].contains(words.dropFirst().first ?? "") {
      return .duration
    }
    if words.first == "at", let verb = words.dropFirst().first {
      // `the limit for fades is half that at 500 ms`
      if all.contains("limit") || all.contains("ceiling") || caps.contains(verb) {
        return .duration
      }
      // `the mark alone ends at 1040 ms`
      if endings.contains(verb) { return .open }
    }
    // `pulses at 2.8 s intervals`
    if before.suffix(3) == ["at", "intervals", "of"]
      || words.first == "at" && after.first(where: { $0 != "-" })?.hasPrefix("interval") == true
    {
      return isRow(all, after) || isCounted(all) ? .stagger : .period
    }
    if words.first == "at" || (words.first == "t" && words.dropFirst().first == "at") {
      return .start
    }
    // Spanish: `aparece a los 200 ms`
    if before.suffix(2) == ["a", "los"] { return .start }
    // `the second one offset by 4 frames`
    if words.first == "offset", before.last == "by" || before.suffix(2) == ["by", "about"] {
      return .stagger
    }
    // `overlapping the ring by 100 ms`
    if words.first != "to", all.suffix(6).contains(where: { $0.hasPrefix("overlap") }) {
      return .open
    }
    // `flips in 1.2 s and then rests`
    if words.first == "in", all.contains(where: MotionWords.isCertainMotion),
      !all.contains(where: { ["starts", "begins", "start", "begin"].contains($0) })
    {
      return .duration
    }
    // `Start: 0 ms`
    if before.last == ":", ["start", "begin"].contains(words.first ?? "") { return .start }
    if words.first == "within", all.contains(where: { ["start", "begin"].contains($0) }) {
      return .start
    }
    let isSpring =
      words.first == "response"
      && (all + after).contains { springNames[$0] != nil && $0 != "response" }
    if words.first == "response", before.last != ",", before.last != ":" || isSpring {
      return .open
    }
    if words.first == "for", ["each", "all", "every"].contains(words.dropFirst().first ?? "") {
      return .duration
    }
    // `over a period of 2 s`
    if before.suffix(4) == ["over", "a", "period", "of"] { return .duration }
    // `a beat of 200 ms` is a rest; a beat that is so long is a cycle.
    if before.suffix(2) == ["beat", "of"] || before.suffix(2) == ["breather", "of"] {
      return .pause
    }
    // `begins a 0.8 second fade-out`
    if let label = words.first, labels[label] == .start, isMotionNoun(after.first) {
      return .duration
    }
    if let label = words.first, let kind = labels[label] {
      // `pausing over`, `last` as the end of something: only what stands right before it counts.
      let isNoun = label != "last" || before.last == "last"
      // `Stagger delay: 0.1 s`
      if kind == .delay, before.contains(where: { $0.hasPrefix("stagger") }) { return .stagger }
      if isNoun, !(kind == .period && isRow(all, after)) { return kind }
      if isNoun { return .stagger }
    }
    let isInTurn =
      after.starts(with: ["after", "each"]) || after.starts(with: ["after", "one"])
      || after.starts(with: ["after", "another"])
      || (all.contains("offset")
        && (all + after).contains { ["per", "each", "every"].contains($0) })
    if isInTurn { return .stagger }
    if after.first == "each", !["every", "each"].contains(before.last ?? "") {
      // `staggered, 20 ms each`
      let isTurn = all.contains { ["stagger", "staggered", "staggering", "offset"].contains($0) }
      return isTurn ? .stagger : .duration
    }
    if isMotionLabel(before) { return .duration }
    if after.first == "between" || after.starts(with: ["in", "between"]) {
      return isBetweenEach(after) || isRow(all, after) || all.contains("next") ? .stagger : .pause
    }
    guard let tail = after.first(where: { $0 != "-" }), let kind = tails[tail] else { return nil }
    // `staggered by 40 ms later`, `a 60 ms stagger delay`, `stagger the cards with 60 ms gaps`
    if kind == .delay || kind == .pause && tail == "gaps",
      (before + after).contains(where: { $0.hasPrefix("stagger") })
    {
      return .stagger
    }
    return kind == .period && isRow(all, after) ? .stagger : kind
  }

  private static func near(
    _ before: [String], _ after: [String], isRow: Bool
  ) -> (Fact.Kind, Fact.Confidence)? {
    func near(_ words: String...) -> Bool {
      before.suffix(5).contains { words.contains($0) }
        || after.prefix(3).contains { words.contains($0) }
    }
    // `stays between 120 and 260 ms` tells how long things take.
    if before.suffix(2) == ["stays", "between"] || before.suffix(2) == ["stay", "between"] {
      return (.duration, .stated)
    }
    if near(
      "pause", "pauses", "pausing", "paused", "rests", "rest", "gap", "hold", "holds", "waits",
      "stands", "stays", "remains", "standing", "idles", "hangs", "lingers")
      || (near("waiting") && before.last == "for")
      // `Hold the last frame for at least 600 ms`
      || isHeld(before)
    {
      return (.pause, .stated)
    }
    // `a staggered bounce, 1.4 s cycle`
    if near("staggered"), before.isEmpty || before.last == ",", after == ["cycle"] {
      return (.period, .stated)
    }
    if near("stagger", "staggered", "apart") { return (.stagger, .stated) }
    if ["every", "each"].contains(before.reversed().first { !fillers.contains($0) } ?? "") {
      return (isRow ? .stagger : .period, .stated)
    }
    if near("interval", "intervals", "period"), before.last != "after" { return (.period, .stated) }
    // `After: 500 ms` beside `Before: 300 ms`
    let isAfterwards = before.suffix(2) == ["after", ":"] && before.count == 2
    let closest = isAfterwards ? nil : before.last { !fillers.contains($0) }
    let isLater = after.prefix(3).contains("later")
    if near("delay", "delayed", "delays", "wait", "waiting") || isLater || closest == "after" {
      // `each letter is delayed by 50 ms relative to the previous one`
      let isOneOf = isRow || before.contains("each") || before.contains("every")
      let isInTurn = isOneOf && after.contains { ["previous", "preceding"].contains($0) }
      return (isInTurn ? .stagger : .delay, .stated)
    }
    if before.last == "at" || before.suffix(2) == ["at", "second"]
      || (["starts", "begins", "starting", "beginning"].contains(before.last ?? ""))
    {
      return (.start, .stated)
    }
    return nil
  }
}
