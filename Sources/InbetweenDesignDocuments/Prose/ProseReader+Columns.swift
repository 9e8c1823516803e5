// What the columns and the rows of a table are by their names.

extension ProseReader {
  /// What a column of a table holds.
  enum Column: Equatable {
    case time(Fact.Kind)
    /// When things end.
    case end
    /// A time, or the span of one: `0–300 ms`.
    case span
    case easing
    /// What a constant or a parameter is, by its row's name.
    case value
    case unit
    /// How often it runs: `✅`, `3×`.
    case loop
    /// A number of a spring, by its name.
    case spring(String)
    /// What was, beside a column of what is now.
    case former
    case other
  }

  /// A column's words, what it holds, and the unit that its title gives.
  struct Title {
    var text: String
    var words: [String]
    var column: Column
    var unit: Fact.TimeUnit?
    /// Whether the cells below it are names of constants or parameters.
    var isName: Bool
    /// Whether it says itself that what stands below it counts frames.
    var isOfFrames: Bool

    init(_ text: String, hasEnd: Bool) {
      self.text = text
      let all = Self.withoutRate(ProseToken.tokens(of: text).filter { $0.kind != .mark })
      words = all.filter { ProseReader.units[$0] == nil }
      unit = all.lazy.compactMap { ProseReader.units[$0] }.first
      column = ProseReader.column(words, hasEnd: hasEnd)
      // `Ticks/sec` counts other things; `Duration / ms` is the sign of a unit.
      if case .other = column, Self.isRate(text) { unit = nil }
      isOfFrames = unit == .frames
      if words.isEmpty, unit != nil { column = .value }
      // `Enter (ms)`
      if case .other = column, unit != nil, words.count == 1, MotionWords.isMotion(words[0]) {
        column = .time(.duration)
      }
      if words == ["t"] { column = .span }
      isName = words.contains {
        [
          "name", "constant", "parameter", "property", "token", "key", "variable", "setting",
          "option", "argument", "field", "prop", "props", "param", "params",
        ].contains($0)
      }
    }

    /// Whether a title ends with how much there is of something in a unit of time.
    private static func isRate(_ text: String) -> Bool {
      let words = ProseToken.tokens(of: text).map(\.text).filter { !["(", ")"].contains($0) }
      guard words.count > 2, ["/", "per"].contains(words[words.count - 2]) else { return false }
      let unit = words[words.count - 1]
      return ["sec", "secs", "second"].contains(unit)
        || ProseReader.units[unit] != nil && !MotionWords.isMotion(words[0])
    }

    /// `Frames (60 fps)` without the rate at which they are counted.
    private static func withoutRate(_ tokens: [ProseToken]) -> [String] {
      guard let rate = tokens.firstIndex(where: { $0.text == "fps" }), rate > 0,
        tokens[rate - 1].number != nil
      else { return tokens.map(\.text) }
      let start = rate > 1 && ["at", "@"].contains(tokens[rate - 2].text) ? rate - 2 : rate - 1
      return (tokens[..<start] + tokens[(rate + 1)...]).map(\.text)
    }
  }

  /// The titles of a table, the first two as one where each first cell holds what both of them name:
  /// `| From | To | Duration |` above `| idle → wave | 0.1 s |`.
  static func joined(_ titles: [String], above rows: [MarkdownBlock]) -> [String] {
    let isJoined = rows.allSatisfy { block in
      guard case .row(_, let cells) = block.content, let name = cells.first else { return false }
      return cells.enumerated().allSatisfy {
        $0.offset + 1 < titles.count || $0.element.bytes.isEmpty
      }
        && ProseToken.tokens(of: name).contains { $0.text == "→" }
    }
    guard isJoined, titles.count > 2, titles[0].lowercased() == "from",
      titles[1].lowercased() == "to"
    else { return titles }
    return [titles[0] + " " + titles[1]] + titles[2...]
  }

  /// Whether a column of spans, or of times beside them, has places on the clock.
  func hasClock(_ rows: [MarkdownBlock], _ titles: [Title]) -> Bool {
    let span = titles.firstIndex {
      if case .span = $0.column { return true }
      return false
    }
    guard let span, let first = rows.first else { return false }
    // A time that lasts from nothing to something is none: these are places on the clock.
    return rows.contains { block in
      guard case .row(_, let cells) = block.content, span < cells.count,
        let amount = Self.amount(
          ProseToken.tokens(of: cells[span]), unit: titles[span].unit, rate: frameRate)
      else { return false }
      // One that begins at nothing: what takes no time would not stand there.
      return amount.lower == 0 && (amount.isRange || block.line == first.line)
    }
  }

  /// `| Class | Duration |` above `| Micro | 0–100 ms |`: whether a table has lengths for kinds of things, which
  /// meet where one kind ends and the next begins.
  static func isOfClasses(_ titles: [Title]) -> Bool {
    guard let first = titles.first else { return false }
    // `| Duration | Use case |`
    let hasUses = titles.dropFirst().contains { !uses.isDisjoint(with: $0.words) }
    if case .time(.duration) = first.column, hasUses { return true }
    return !classes.isDisjoint(with: first.words)
      || titles.contains { !ranges.isDisjoint(with: $0.words) }
  }

  private static let classes: Set<String> = [
    "class", "category", "type", "size", "speed", "device", "distance", "token", "interaction",
    "tier", "level", "scale", "ping", "delay", "kind", "complexity", "latency", "response",
  ]
  private static let uses: Set<String> = [
    "use", "usage", "uses", "case", "cases", "context", "example", "examples", "purpose", "when",
  ]
  private static let ranges: Set<String> = [
    "range", "ranges", "recommended", "recommendation", "quality", "perception", "typical",
  ]

  /// `| Timing | Element | Animation |`: whether a table begins with when what stands beside it happens.
  static func isTimedByTitle(_ titles: [Title]) -> Bool {
    guard let first = titles.first, ["timing", "time", "timestamp"].contains(first.words.joined())
    else { return false }
    let rest = titles.dropFirst()
    let happenings: Set<String> = ["element", "layer", "object", "animation", "action", "event"]
    return rest.contains { !happenings.isDisjoint(with: $0.words) }
      && rest.allSatisfy { title in
        switch title.column {
        case .other, .easing, .time(.duration): true
        case .time, .end, .span, .value, .unit, .loop, .spring, .former: false
        }
      }
  }

  /// `| 시간 | 설명 | Duration |`: whether a table begins with what its language calls time, which would be
  /// lengths, as another column is.
  static func isTimedBesideLengths(_ titles: [Title]) -> Bool {
    func isLength(_ title: Title) -> Bool {
      if case .time(.duration) = title.column { return true }
      return false
    }
    guard let first = titles.first, isLength(first), times.contains(first.text.lowercased()) else {
      return false
    }
    return titles.dropFirst().contains(where: isLength)
  }

  /// What languages call both a time and how long something takes.
  private static let times: Set<String> = ["时间", "時間", "시간", "zeit", "temps", "tiempo", "tempo"]

  /// Whether the first cells of a table are times and nothing else that rise, but for one that falls
  /// back among many.
  static func rises(_ rows: [MarkdownBlock], _ title: Title) -> Bool {
    let times = rows.compactMap { block -> Fact.Amount? in
      guard case .row(_, let cells) = block.content, let cell = cells.first else { return nil }
      let tokens = ProseToken.tokens(of: cell.bytes.prefix(80)).filter { $0.text != "~" }
      let quantities = ProseQuantity.quantities(in: tokens)
      guard quantities.count == 1, quantities[0].tokens == tokens.indices else { return nil }
      return amount(tokens, unit: title.unit)
    }
    let starts = times.map(\.plain.lower)
    let falls = zip(starts, starts.dropFirst()).count { $0 > $1 }
    return times.count == rows.count && times.count > 1 && Set(starts).count > times.count / 2
      && falls <= times.count / 6
  }

  /// Whether a table stands below words for what happens in turn.
  static func tellsOfSequence(_ heading: String?) -> Bool {
    let words = TimeWords.words(of: heading ?? "")
    return words.contains {
      ["sequence", "timeline", "storyboard", "choreography", "timecode"].contains($0)
    }
  }

  static let units: [String: Fact.TimeUnit] = [
    "ms": .milliseconds, "msec": .milliseconds, "milliseconds": .milliseconds, "s": .seconds,
    "sec": .seconds, "secs": .seconds, "seconds": .seconds, "frames": .frames,
  ]

  static func column(_ words: [String], hasEnd: Bool) -> Column {
    // `Default delay`, `Default iteration count`
    let rest = words.filter { !["default", "count", "time"].contains($0) }
    if words.first == "default",
      rest.contains(where: { ["delay", "duration", "iteration", "iterations"].contains($0) })
    {
      return column(rest, hasEnd: hasEnd)
    }
    if words.contains(where: { $0.hasPrefix("stagger") }) { return .time(.stagger) }
    if words.count <= 3, let name = words.lazy.compactMap({ springNames[$0] }).first {
      return .spring(name)
    }
    if words.contains(where: RepeatWords.labels.contains), words.count <= 2 { return .loop }
    // `Duration / easing` is read as a duration, whose cells name their curves.
    if words.contains("duration"), words.contains("easing") { return .time(.duration) }
    if words.contains(where: {
      ["easing", "ease", "curve", "timing", "interpolator", "interpolation", "bezier"].contains($0)
    }) {
      return .easing
    }
    // `Delay/Item`, `Delay per card`
    let named = words.filter { !["per", "each", "between"].contains($0) }
    if named.count == 2, named.contains("delay"), named.contains(where: turns.contains) {
      return .time(.stagger)
    }
    // `Max total`
    if words.contains("total"), words.allSatisfy({ ["max", "total", "maximum"].contains($0) }) {
      return .time(.duration)
    }
    // `Fade out`
    let isHappening = words.count > 2 || words.contains(where: MotionWords.isMotion)
    for word in words {
      switch word {
      case "duration", "length", "lasts", "durations", "dur", "speed":
        return .time(.duration)
      case "delay", "delays", "wait", "offset": return .time(.delay)
      // `At 60 fps` names a rate.
      case "at" where words.contains("fps"): continue
      case "start", "starts", "begin", "begins", "at", "from", "starting":
        return .time(.start)
      case "stagger", "step": return .time(.stagger)
      case "interval", "period", "every": return .time(.period)
      case "pause", "gap", "hold": return .time(.pause)
      case "to", "end", "ends", "until", "finish", "stops":
        return .end
      case "in" where hasEnd && !isHappening: return .time(.start)
      case "out" where !isHappening: return .end
      case "default", "defaults", "value", "values": return .value
      case "unit", "units": return .unit
      default: continue
      }
    }
    return words.contains("time") || words.contains("when") || words.contains("times")
      ? .span : .other
  }

  /// Whether a column of a table has a number or a curve in any of its cells.
  static func hasNumbers(_ rows: [MarkdownBlock], in column: Int) -> Bool {
    rows.contains { block in
      guard case .row(_, let cells) = block.content, column < cells.count else { return false }
      let cell = cells[column]
      return cell.hasDigit
        || ProseToken.tokens(of: cell.bytes.prefix(200)).contains { $0.number != nil }
        || MotionWords.curve(in: ProseToken.tokens(of: cell.bytes.prefix(200))) != nil
    }
  }

  /// `Letter stagger | 70 ms`: whether a row of one time is called so.
  static func isNamedStagger(_ words: [String], _ titles: [Title]) -> Bool {
    let times = titles.count { title in
      switch title.column {
      case .time, .value: true
      default: false
      }
    }
    let isChange = titles.contains { title in
      if case .former = title.column { return true }
      return false
    }
    return words.last == "stagger" && words.count > 1 && (times == 1 || isChange)
      && !words.contains { ["total", "no", "non", "with", "without", "and"].contains($0) }
  }

  /// Whether a column of lengths has the names that the document gives to some.
  func namesTimes(_ rows: [MarkdownBlock], in column: Int, _ title: Title) -> Bool {
    guard case .time(.duration) = title.column, column > 0 else { return false }
    return rows.contains { block in
      guard case .row(_, let cells) = block.content, column < cells.count else { return false }
      return ownNames.time(alone: ProseToken.tokens(of: cells[column].bytes.prefix(80))) != nil
    }
  }

  /// The unit of a column of moments: of numbers that rise from nothing, below `Frame` or `Second`;
  /// nil for any other, as that of pictures that are counted.
  static func moments(
    _ rows: [MarkdownBlock], in column: Int, titled title: Title
  ) -> Fact.TimeUnit? {
    let unit: Fact.TimeUnit
    switch title.words {
    case ["frame"]: unit = .frames
    case ["second"]: unit = .seconds
    case [] where column < 2 && (title.unit == .seconds || title.unit == .frames):
      unit = title.unit ?? .seconds
    default: return nil
    }
    let numbers = rows.map { block -> Double? in
      guard case .row(_, let cells) = block.content, column < cells.count else { return nil }
      let tokens = ProseToken.tokens(of: cells[column].bytes.prefix(40))
      return tokens.count == 1 ? tokens[0].number : nil
    }
    let times = numbers.compactMap(\.self)
    let isRising = zip(times, times.dropFirst()).allSatisfy { $0 < $1 }
    guard times.count == rows.count, times.count > 1, isRising else { return nil }
    // Pictures are counted one after the other: what leaps is no count.
    let isLeaping = zip(times, times.dropFirst()).allSatisfy { $1 - $0 > 4 } && times[0] >= 0
    return times[0] == 0 || isLeaping ? unit : nil
  }

  /// Whether what stands above a table says that it is one of curves.
  static func namesEasing(_ title: String?) -> Bool {
    guard let title else { return false }
    let words = ProseToken.tokens(of: title).map(\.text)
    return words.count < 8 && words.contains { ["easing", "easings", "curves"].contains($0) }
  }

  /// The length that a call in a cell is given: `.easeOut(duration: 0.85)`; nil for none.
  static func lengthOfCall(_ tokens: [ProseToken]) -> Fact.Amount? {
    guard let place = tokens.firstIndex(where: { $0.text == "duration" }), place > 0,
      ["(", ","].contains(tokens[place - 1].text), place + 3 < tokens.count,
      tokens[place + 1].text == ":", let number = tokens[place + 2].number,
      [")", ","].contains(tokens[place + 3].text)
    else { return nil }
    return BareTime.amount(number, name: "duration")
  }

  /// The curve that a call is named for, whose argument a time is: `easeInOut(duration: 0.2)`; nil
  /// for any other call, and for springs, whose numbers say more.
  static func curveOfCall(_ tokens: [ProseToken], at place: Int) -> Fact.Curve? {
    guard place > 1, tokens[place - 1].text == "(", tokens[place - 1].isAttached else { return nil }
    let curve = MotionWords.curve(in: [tokens[place - 2]])
    return curve == .spring("") ? nil : curve
  }

  /// The unit that a row's description gives its value, which is a number alone: `Number of
  /// milliseconds the bell rings`; by its size where none does.
  static func unitTold(
    of cells: [ProseText], _ value: [ProseToken], _ name: String
  ) -> Fact.TimeUnit? {
    guard value.count == 1, let number = value[0].number else { return nil }
    for cell in cells {
      let words = ProseToken.tokens(of: cell.bytes.prefix(300))
      guard words.count > 2 else { continue }
      // `50 ms slower than the first` says nothing of the value.
      let told = words.indices.lazy.compactMap { place in
        words[place].text == "s" || place > 0 && words[place - 1].number != nil
          ? nil : units[words[place].text]
      }
      if let unit = told.first { return unit }
    }
    return BareTime.amount(number, name: name)?.unit
  }

  /// Whether what stands above a table says that it is one of times.
  static func namesTimes(_ title: String?) -> Bool {
    let words = title.map(TimeWords.words(of:)) ?? []
    return words.contains { ["timing", "timings", "duration", "durations", "times"].contains($0) }
  }

  /// What a row's name says that its values are.
  enum Label: Equatable {
    case time(Fact.Kind)
    case easing, loop
  }

  /// What the first cell that is a name says; nil where it says nothing.
  static func label(
    of titles: [Title], _ tokens: [[ProseToken]], _ cells: [ProseText]
  ) -> Label? {
    let name = zip(titles, zip(tokens, cells)).first { title, cell in
      guard case .other = title.column else { return false }
      return !cell.0.isEmpty && !cell.0.contains { $0.number != nil && $0.text != "a" }
    }?.1
    guard let (tokens, cell) = name else { return nil }
    let words = tokens.filter { $0.kind == .word }.flatMap { token in
      TimeWords.words(of: cell.word(at: token)).map(Vocabulary.english)
    }
    guard words.count <= 6 else { return nil }
    func has(_ candidates: Set<String>) -> Bool { words.contains(where: candidates.contains) }
    // `stagger-title-delay` is when one of several begins.
    let isOne = words.count > 3 && words.last == "delay" && words.dropLast().last != "stagger"
    if isOne, !has(["item", "items", "child", "children"]) { return .time(.delay) }
    // `Max total stagger`: how long all of it takes.
    if has(["stagger", "staggered", "staggering"]) {
      return .time(has(["total", "whole", "overall"]) ? .duration : .stagger)
    }
    if has(["delay", "wait"]) { return .time(.delay) }
    if has(["pause", "gap"]) { return .time(.pause) }
    if has(["period", "interval"]) { return .time(.period) }
    if words.count == 2, ["start", "begin"].contains(words[0]), words[1] == "time" {
      return .time(.start)
    }
    if has(["easing", "curve", "interpolator"]) || words == ["ease"] { return .easing }
    if words.suffix(2) == ["timing", "function"] { return .easing }
    if words.count <= 2, has(RepeatWords.labels) { return .loop }
    return nil
  }
}
