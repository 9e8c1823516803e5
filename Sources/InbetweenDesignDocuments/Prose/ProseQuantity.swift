/// A number with a unit in a row of tokens.
struct ProseQuantity {
  enum Unit: Hashable {
    case time(Fact.TimeUnit)
    case degrees
    case points
    case percent
  }

  var lower: Double
  var upper: Double
  var unit: Unit
  /// The tokens that it takes.
  var tokens: Range<Int>
  /// Whether it is a place on the clock: `frame 20`, `frames 20 to 80`.
  var isPlace = false
  /// What runs so often, where it was said as a rate: `twice a second`.
  var rate: Rate?

  enum Rate: Hashable {
    case ofMotion, ofSomethingElse
  }
}

extension ProseQuantity {
  /// The quantities among tokens, in order.
  ///
  /// - Parameters:
  ///   - tokens: of a sentence or a cell.
  ///   - rate: the frames a second that the document gives; nil where it gives none.
  /// - Returns: those that have a unit.
  static func quantities(in tokens: [ProseToken], rate: StatedFrameRate? = nil) -> [ProseQuantity] {
    var found: [ProseQuantity] = []
    var index = 0
    while index < tokens.count {
      if let quantity = quantity(in: tokens, at: index, rate: rate) {
        let shared = sharing(quantity.unit, in: tokens, before: index)
        found +=
          shared.isEmpty ? sharingNamed(quantity.unit, in: tokens, before: index) : shared
        found.append(quantity)
        index = quantity.tokens.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  /// The numbers of a row whose last one alone bears the unit: `0.1, 0.2 and 0.3 s`.
  private static func sharing(
    _ unit: Unit, in tokens: [ProseToken], before end: Int
  ) -> [ProseQuantity] {
    guard case .time = unit, tokens[end].number != nil else { return [] }
    var shared: [ProseQuantity] = []
    var place = end
    while place > 1, shared.count < 8 {
      var mark = place - 1
      if ["and", "or"].contains(tokens[mark].text), tokens[mark - 1].text == "," { mark -= 1 }
      guard mark > 0, ["and", "or", ",", "&"].contains(tokens[mark].text),
        let number = tokens[mark - 1].number,
        tokens[mark - 1].text.first?.isNumber ?? false
      else { break }
      place = mark - 1
      shared.insert(
        ProseQuantity(lower: number, upper: number, unit: unit, tokens: place..<(place + 1)),
        at: 0)
    }
    // What stands before tells that all of them are times; `between 1 and 2 s` is a range.
    guard place > 0, heads.contains(tokens[place - 1].text) else { return [] }
    // `opacity: 0, 180 ms`, `scale to 1.2, 300 ms` end with a value of something else.
    if shared.count == 1, tokens[place + 1].text == ",",
      [":", "to"].contains(tokens[place - 1].text)
    {
      let label = place > 1 ? tokens[place - 2].text : ""
      let isOther = tokens[place - 1].text == "to" || shared[0].lower < 2 || values.contains(label)
      return isOther && ProseReader.labels[label] == nil ? [] : shared
    }
    return shared
  }

  /// The numbers of named values whose last one alone bears the unit: `fast 150, slow 350 ms`.
  private static func sharingNamed(
    _ unit: Unit, in tokens: [ProseToken], before end: Int
  ) -> [ProseQuantity] {
    guard case .time = unit, tokens[end].number != nil, !tokens[end].isAttached else { return [] }
    var shared: [ProseQuantity] = []
    var place = end
    while shared.count < 12 {
      // The name right before a number, of one word with its marks.
      var first = place - 1
      while first > 0, tokens[first].isAttached, tokens[first].text != "," { first -= 1 }
      guard first > 1, place - first < 8, tokens[first].text != ",",
        tokens[first..<place].contains(where: { $0.kind == .word && $0.number == nil })
      else { return shared.count > 1 ? shared : [] }
      guard tokens[first - 1].text == ",", let number = tokens[first - 2].number,
        !tokens[first - 2].isAttached
      else {
        return shared.count > 1 ? shared : []
      }
      place = first - 2
      shared.insert(
        ProseQuantity(lower: number, upper: number, unit: unit, tokens: place..<(place + 1)),
        at: 0)
    }
    return shared
  }

  /// What is given plain numbers that are no times.
  private static let values: Set<String> = [
    "opacity", "alpha", "scale", "x", "y", "z", "width", "height", "radius", "blur", "rotate",
    "rotation", "angle", "size", "offset",
  ]

  /// What a row of times stands behind.
  private static let heads: Set<String> = [
    "by", "of", "at", "after", "for", "in", ":", "to", "are",
  ]

  private static func quantity(
    in tokens: [ProseToken], at start: Int, rate: StatedFrameRate?
  ) -> ProseQuantity? {
    guard tokens[start].kind != .mark else { return nil }
    if let quantity = timeCodes(tokens, at: start, rate: rate)
      ?? self.rate(tokens, at: start) ?? worded(tokens, at: start) ?? frames(tokens, at: start)
      ?? lettered(tokens, at: start)
    {
      return quantity
    }
    guard let lower = tokens[start].number else { return nil }
    // A version, a name (`v2`, `x3`) or a part of a number is no quantity.
    if tokens[start].isAttached, start > 0, tokens[start - 1].kind == .word,
      !tokens[start - 1].isJoined
    {
      return nil
    }
    // `Camera: 1:1 frame` is a shape.
    if start > 1, tokens[start - 1].text == ":", tokens[start].isAttached,
      tokens[start - 2].number != nil, start + 1 < tokens.count,
      tokens[start + 1].text.hasPrefix("frame")
    {
      return nil
    }
    let isBetween = start > 0 && tokens[start - 1].text == "between"
    if let (unit, end) = unit(tokens, at: start + 1, number: lower) {
      // `24×24 (4 f)`: how large the pictures of a sprite are, and how many.
      if unit == .time(.frames), start > 3, tokens[start - 1].text == "(",
        ["×", "x"].contains(tokens[start - 3].text)
      {
        return nil
      }
      // `2 s to 3 s`, `between 2 s and 3 s`
      if let (upper, upperEnd) = rangeEnd(tokens, at: end, unit: unit, isBetween: isBetween),
        upper >= lower
      {
        return ProseQuantity(lower: lower, upper: upper, unit: unit, tokens: start..<upperEnd)
      }
      return phase(tokens, from: lower, unit, tokens: start..<end)
        ?? ProseQuantity(lower: lower, upper: lower, unit: unit, tokens: start..<end)
    }
    // `2 to 3 s`, `0.2–0.4 s`, `between 2 and 3 s`
    if start + 3 < tokens.count, tokens[start + 1].text == "/", tokens[start + 1].isAttached,
      let divisor = tokens[start + 2].number, tokens[start + 2].isAttached, divisor > lower,
      divisor <= 100, start == 0 || tokens[start - 1].text != "/",
      let (unit, end) = unit(tokens, at: start + 3, number: 2), case .time = unit
    {
      // `1/3 s`
      let number = (lower / divisor * 1e6).rounded() / 1e6
      return ProseQuantity(lower: number, upper: number, unit: unit, tokens: start..<end)
    }
    // `150..1000 ms`
    if start + 4 < tokens.count, tokens[start + 1].text == ".", tokens[start + 2].text == ".",
      tokens[start + 2].isAttached, let upper = tokens[start + 3].number, upper >= lower,
      let (unit, end) = unit(tokens, at: start + 4, number: upper)
    {
      return ProseQuantity(lower: lower, upper: upper, unit: unit, tokens: start..<end)
    }
    guard start + 2 < tokens.count, let upper = tokens[start + 2].number, upper >= lower,
      let (unit, end) = unit(tokens, at: start + 3, number: upper)
    else { return nil }
    guard joins(tokens[start + 1].text) || (isBetween && tokens[start + 1].text == "and") else {
      return nil
    }
    return ProseQuantity(lower: lower, upper: upper, unit: unit, tokens: start..<end)
  }

  /// `at frame 20`, `from frame 20 to frame 80`, `frames 20–80`.
  private static func frames(_ tokens: [ProseToken], at start: Int) -> ProseQuantity? {
    func isFrame(_ place: Int) -> Bool {
      place < tokens.count && ["frame", "frames"].contains(tokens[place].text)
    }
    guard isFrame(start), start + 1 < tokens.count, let lower = tokens[start + 1].number,
      start == 0 || tokens[start - 1].number == nil
    else { return nil }
    var quantity = ProseQuantity(
      lower: lower, upper: lower, unit: .time(.frames), tokens: start..<(start + 2),
      isPlace: true)
    let place = start + 2
    if place < tokens.count, joins(tokens[place].text) {
      let next = isFrame(place + 1) ? place + 2 : place + 1
      if next < tokens.count, let upper = tokens[next].number, upper > lower {
        // `Frame 2-5s` is a picture of a storyboard.
        if let (unit, _) = unit(tokens, at: next + 1, number: upper), unit != .time(.frames) {
          return nil
        }
        quantity.upper = upper
        quantity.tokens = start..<(next + 1)
        return quantity
      }
    }
    // One frame alone may be a picture: `see frame 12`.
    let words = ["at", "from", "on", "by", "until", "@", "starting"]
    // `Frame 1: …`, `Frame 2: …` are pictures that are counted.
    let isCounted = (1...4).contains(lower)
    let isTitle =
      start == 0 && place < tokens.count && tokens[place].text == ":" && !isCounted
    return isTitle || (start > 0 && words.contains(tokens[start - 1].text)) ? quantity : nil
  }

  /// Whether the numbers beside one with `f` behind it are no frames: one has a fraction, or they go
  /// from 0 to 1.
  private static func hasFractions(around place: Int, in tokens: [ProseToken]) -> Bool {
    func isPart(_ place: Int) -> Bool {
      tokens[place].number != nil || ["f", "→", ",", "(", ")"].contains(tokens[place].text)
    }
    var (start, end) = (place, place)
    while start > 0, isPart(start - 1), place - start < 12 { start -= 1 }
    while end + 1 < tokens.count, isPart(end + 1), end - place < 12 { end += 1 }
    let numbers = (start..<end).compactMap { place in
      tokens[place + 1].text == "f" && tokens[place + 1].isAttached ? tokens[place].number : nil
    }
    return numbers.contains { $0 != $0.rounded() } || numbers.count > 1 && numbers.max() == 1
  }

  /// `f36–f132`: frames by their letter, a span alone.
  private static func lettered(_ tokens: [ProseToken], at start: Int) -> ProseQuantity? {
    func frame(_ place: Int) -> Double? {
      guard place + 1 < tokens.count, ["f", "fr"].contains(tokens[place].text),
        tokens[place + 1].isAttached, let number = tokens[place + 1].number,
        number == number.rounded()
      else { return nil }
      return number
    }
    // `8bc7f25-4772` is a part of an address.
    guard start == 0 || !tokens[start].isAttached || tokens[start - 1].text == "(",
      let lower = frame(start), start + 4 < tokens.count, joins(tokens[start + 2].text),
      let upper = frame(start + 3) ?? tokens[start + 3].number, upper > lower
    else { return nil }
    let end = frame(start + 3) == nil ? start + 4 : start + 5
    return ProseQuantity(
      lower: lower, upper: upper, unit: .time(.frames), tokens: start..<end, isPlace: true)
  }

  /// What a number of seconds may be the length of.
  static let timed: Set<String> = [
    "delay", "pause", "wait", "duration", "animation", "cycle", "loop", "interval", "timer", "gap",
    "transition", "long", "hold", "later", "period", "break", "window", "rest",
  ]

  static func joins(_ text: String) -> Bool {
    ["-", "–", "—", "to", "…", "~", "〜", "～", "‑", "−"].contains(text)
  }

  /// `Frame 2 — The sun sets (1.0 s → 1.5 s)`: from when to when a numbered part of the whole goes.
  private static func phase(
    _ tokens: [ProseToken], from lower: Double, _ unit: Unit, tokens place: Range<Int>
  ) -> ProseQuantity? {
    let first = ProseQuantity(lower: lower, upper: lower, unit: unit, tokens: place)
    guard place.lowerBound > 2, ProseReader.phases.contains(tokens[0].text),
      tokens[1].number != nil, let span = ProseReader.arrowSpan(of: first, in: tokens),
      span.upper > lower
    else { return nil }
    return ProseQuantity(
      lower: lower, upper: span.upper, unit: unit, tokens: span.tokens, isPlace: true)
  }

  private static func rangeEnd(
    _ tokens: [ProseToken], at place: Int, unit: Unit, isBetween: Bool
  ) -> (Double, end: Int)? {
    guard place + 1 < tokens.count,
      joins(tokens[place].text) || (isBetween && tokens[place].text == "and"),
      let upper = tokens[place + 1].number,
      let (second, end) = self.unit(tokens, at: place + 2, number: upper)
    else { return nil }
    if second == unit { return (upper, end) }
    // `between 100 ms and 1 s`
    guard unit == .time(.milliseconds), second == .time(.seconds),
      isBetween || tokens[place].text == "to" || tokens[place].isAttached
    else { return nil }
    return (upper * 1_000, end)
  }

  /// The unit that stands at a place, and where it ends.
  static func unit(
    _ tokens: [ProseToken], at place: Int, number: Double
  ) -> (Unit, end: Int)? {
    var place = place
    guard place < tokens.count else { return nil }
    // `0.5-second`, with a hyphen that lines do not break at as well
    if ["-", "‑"].contains(tokens[place].text), tokens[place].isAttached, place + 1 < tokens.count,
      tokens[place + 1].isAttached, tokens[place + 1].kind == .word,
      tokens[place + 1].text.count > 1
    {
      place += 1
    }
    // `2 whole seconds`
    if ["whole", "full", "entire"].contains(tokens[place].text), place + 1 < tokens.count,
      tokens[place + 1].text.hasPrefix("second")
    {
      place += 1
    }
    func after(_ word: String) -> Bool {
      place + 1 < tokens.count && tokens[place + 1].text == word
    }
    switch tokens[place].text {
    case "s":
      // `the 80s`, `iPhone 5s`: decades and names are attached whole numbers.
      let owner = place >= 2 ? tokens[place - 2].text : ""
      if ["iphone", "the"].contains(owner), tokens[place].isAttached { return nil }
      return (.time(.seconds), place + 1)
    case "second":
      // `chapter 3 second edition`: one number of seconds is no ordinal where it is joined to its
      // unit, is one, or tells the length of something.
      let next = place + 1 < tokens.count ? tokens[place + 1] : nil
      let isOrdinal =
        number != 1 && number == number.rounded() && !tokens[place].isAttached
        && next?.kind == .word
        && next.map { !MotionWords.isMotion($0.text) && !timed.contains($0.text) } ?? false
      return isOrdinal ? nil : (.time(.seconds), place + 1)
    // `0,3 с.`: Russian's letter for seconds means `with` where a word follows.
    case "с":
      let next = place + 1 < tokens.count ? tokens[place + 1] : nil
      guard tokens[place].isAttached || next?.kind != .word else { return nil }
      return (.time(.seconds), place + 1)
    case "sec", "secs", "seconds":
      return (.time(.seconds), place + 1)
    case "ms", "msec", "millis", "millisecond", "milliseconds":
      return (.time(.milliseconds), place + 1)
    case "minute", "minutes": return (.time(.minutes), place + 1)
    case "frame", "frames":
      // `60 frames per second` is a rate.
      // `3.2 Frame-by-frame drawing`
      let isHyphened =
        place + 2 < tokens.count && tokens[place + 1].text == "-"
        && ["per", "by"].contains(tokens[place + 2].text)
      return after("per") || after("/") || after("rate") || isHyphened
        ? nil : (.time(.frames), place + 1)
    case "f", "fr":
      // `#49454F` is a colour.
      if place > 1, tokens[place - 2].text == "#" { return nil }
      // `grid-template-rows: 0fr`: a share of what is left.
      if tokens[place].text == "fr", tokens.contains(where: { $0.text == "grid" }) { return nil }
      // `18 f`: of a film's frames there are no halves.
      // `5f — Seed plant` is the title of a part.
      if place == 1, number < 10, tokens.count > 2, ["—", "–", "."].contains(tokens[2].text) {
        return nil
      }
      let isWhole = number == number.rounded() && number > 0
      // `0f → 1.2f → 1f`: the numbers of a language that writes them so.
      if hasFractions(around: place, in: tokens) { return nil }
      let next = place + 1 < tokens.count ? tokens[place + 1] : nil
      let isEnd = next.map { $0.kind == .mark && $0.text != "." || !$0.isAttached } ?? true
      return isWhole && isEnd ? (.time(.frames), place + 1) : nil
    case "°": return (.degrees, place + 1)
    case "degree", "degrees", "deg": return (.degrees, place + 1)
    case "pt", "pts", "px", "point", "points", "pixel", "pixels": return (.points, place + 1)
    case "%", "percent": return (.percent, place + 1)
    default: return nil
    }
  }
}
