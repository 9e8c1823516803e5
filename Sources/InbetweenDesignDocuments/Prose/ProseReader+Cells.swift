// What a cell of a table says by itself.

extension ProseReader {
  /// Whether all curves in the cells of a row are the same: `Enter` and `Exit` have one each.
  static func hasOneCurve(_ cells: [[ProseToken]]) -> Bool {
    Set(cells.compactMap { MotionWords.isCurvesName($0) ? easing($0) : nil }).count == 1
  }

  /// Whether a cell stands for the one above it.
  static func isSame(_ cell: ProseText) -> Bool {
    let words = ProseToken.tokens(of: cell.bytes.prefix(40)).map(\.text)
    return [["same"], ["ditto"], ["\""], ["″"], ["〃"], ["same", "as", "above"], ["as", "above"]]
      .contains(words)
  }

  /// Whether a cell's time is a bound.
  static func limit(_ tokens: [ProseToken]) -> Fact.Limit? {
    ProseQuantity.quantities(in: tokens).first.flatMap { limit(of: $0, in: tokens) }
  }

  static func time(_ tokens: [ProseToken], rate: StatedFrameRate? = nil) -> Fact.Amount? {
    for quantity in ProseQuantity.quantities(in: tokens, rate: rate) {
      if case .time(let unit) = quantity.unit {
        return Fact.Amount(quantity.lower, to: quantity.upper, unit)
      }
    }
    return nil
  }

  /// A cell's time; a plain number counts in `unit`.
  ///
  /// - Parameters:
  ///   - tokens: of the cell.
  ///   - unit: what a plain number counts in; nil where it is no time.
  ///   - rate: the frames a second that the document gives.
  ///   - hasArrows: whether `0 → 25` is a span, as below `Frames`, and no change of a value.
  /// - Returns: the first time; nil where there is none.
  static func amount(
    _ tokens: [ProseToken], unit: Fact.TimeUnit?, rate: StatedFrameRate? = nil,
    hasArrows: Bool = false
  ) -> Fact.Amount? {
    if let time = time(tokens, rate: rate) { return time }
    // `f20`, `frame 20`
    if tokens.count == 2, ["f", "fr", "frame"].contains(tokens[0].text),
      let frame = tokens[1].number, frame == frame.rounded()
    {
      return Fact.Amount(frame, .frames)
    }
    guard let unit, let first = tokens.first, let number = first.number else { return nil }
    if tokens.count == 3,
      ["-", "–", "to"].contains(tokens[1].text)
        || hasArrows && tokens[1].text == "→",
      let upper = tokens[2].number, upper >= number
    {
      return Fact.Amount(number, to: upper, unit)
    }
    return tokens.count == 1 ? Fact.Amount(number, unit) : nil
  }

  /// `2350 + i × 55 ms`: when the first of several begins, and how much later each next one; nil for
  /// anything else.
  static func turns(
    _ tokens: [ProseToken], unit: Fact.TimeUnit?
  ) -> (first: Fact.Amount, step: Fact.Amount)? {
    guard let first = tokens.first?.number else { return nil }
    let own = ProseQuantity.unit(tokens, at: 1, number: first)
    let rest = Array(tokens[(own?.1 ?? 1)...])
    guard rest.count > 3, rest[0].text == "+",
      let times = rest.firstIndex(where: { ["×", "*", "·", "x"].contains($0.text) }), times < 5
    else { return nil }
    // `i × 55 ms`, `55 ms × i`
    let behind = times + 1 < rest.count ? rest[times + 1].number : nil
    guard let place = behind != nil ? times + 1 : rest[1].number != nil ? 1 : nil,
      let step = rest[place].number
    else { return nil }
    var given = unit
    for case .time(let unit)? in [ProseQuantity.unit(rest, at: place + 1, number: step)?.0, own?.0]
    {
      given = unit
      break
    }
    return given.map { (Fact.Amount(first, $0), Fact.Amount(step, $0)) }
  }

  /// The springs of a row: one for each set of numbers, where a table gives it for several systems.
  static func springs(_ numbers: [Fact.Curve.SpringNumber]) -> [Fact.Curve] {
    let physics: Set<String> = ["stiffness", "mass"]
    var sets: [[Fact.Curve.SpringNumber]] = []
    for number in numbers {
      let names = Set(sets.last?.map(\.name) ?? [number.name])
      let isOther =
        names.contains(number.name)
        || (number.name == "response" && !names.isDisjoint(with: physics))
        || (physics.contains(number.name) && names.contains("response"))
      if isOther || sets.isEmpty { sets.append([]) }
      sets[sets.count - 1].append(number)
    }
    return sets.filter { $0.count > 1 }.map { numbers in
      .spring(of: numbers)
    }
  }

  /// The curve of a cell of curves.
  static func easing(_ tokens: [ProseToken]) -> Fact.Curve? {
    let numbers = springNumbers(in: tokens)
    if numbers.count > 1 || (numbers.count == 1 && tokens.contains { $0.text == "spring" }) {
      return .spring(of: numbers.map(\.number))
    }
    // `spring(200, 20)`
    if let called = calledSpring(in: tokens) { return .spring(of: called.map(\.number)) }
    // `.smooth(duration: 0.35)`
    if tokens.count == 2 || tokens.count > 2 && tokens[2].text == "(", tokens[0].text == ".",
      let bounce = bounces[tokens[1].text]
    {
      return .spring("\(tokens[1].text), bounce \(FactText.decimal(bounce))")
    }
    // `spring / cubic-bezier(0.3, 1.4, 0.6, 1)`: the numbers say more than a name.
    let curves = MotionWords.curves(in: tokens).map(\.curve)
    let shown = curves.first {
      if case .bezier = $0 { return true }
      return false
    }
    if let curve = shown ?? curves.first { return curve }
    // `0.2, 0, 0, 1`
    let four = tokens.compactMap(\.number)
    let isPlain = tokens.allSatisfy {
      $0.number != nil || ["(", ")", "[", "]", ","].contains($0.text)
    }
    if isPlain, four.count == 4 { return .bezier(four[0], four[1], four[2], four[3]) }
    // `ease (infinite)`
    guard tokens.count == 1 || tokens.count > 1 && tokens[1].text == "(" else { return nil }
    return tokens[0].text == "ease"
      ? .named("ease") : MotionWords.systemNames[tokens[0].text].map { .named($0) }
  }

  /// `[0.32, 0.72, 0, 1] — soft land`, `ease: [0.32, 0.72, 0, 1]`, in a cell of curves.
  static func bracketed(_ tokens: [ProseToken]) -> Fact.Curve? {
    guard let open = tokens.prefix(4).firstIndex(where: { $0.text == "[" }),
      open == 0 || isCode(tokens)
    else { return nil }
    return MotionWords.bracketedCurve(in: tokens, at: open)
  }

  /// Whether a cell is code that says how something moves: `type: "spring", damping: 20`.
  private static func isCode(_ tokens: [ProseToken]) -> Bool {
    let words = tokens.drop { ["{", "`"].contains($0.text) }.prefix(2).map(\.text)
    return words.count == 2 && words[1] == ":"
      && ["ease", "easing", "type", "stiffness", "damping"].contains(words[0])
  }

  /// The titles of a row, where the curve of one column is written as code in another:
  /// `| Soft spring | type: "spring", stiffness: 100, damping: 15 |`.
  static func titles(_ titles: [Title], codeIn row: [[ProseToken]]) -> [Title] {
    guard titles.contains(where: { $0.column == .easing }),
      let place = zip(titles, row).enumerated().first(where: { _, cell in
        cell.0.column == .other && isCode(cell.1)
          && (bracketed(cell.1) != nil || springNumbers(in: cell.1).count > 1)
      })?.offset
    else { return titles }
    var titles = titles
    for index in titles.indices where titles[index].column == .easing {
      titles[index].column = .other
    }
    titles[place].column = .easing
    return titles
  }

  /// The curve that a cell calls by a name of the document's own.
  func ownCurve(_ tokens: [ProseToken]) -> Fact.Curve? {
    ownNames.curve(alone: tokens) ?? ownNames.curves(in: tokens, []).first?.curve
  }

  /// The length that a cell calls by a name of the document's own.
  func ownTime(_ tokens: [ProseToken]) -> Fact.Amount? {
    ownNames.time(alone: tokens) ?? ownNames.times(in: tokens).first?.time
  }

  /// How much the springs that SwiftUI has names for bounce.
  private static let bounces = ["bouncy": 0.3, "snappy": 0.15, "smooth": 0]

  /// Whether a cell has several times, each with words of its own: `1.4 s in, 0.7 s out`.
  static func hasSeveral(_ tokens: [ProseToken]) -> Bool {
    let parts = tokens.split { $0.text == "," }
    return parts.count > 1
      && parts.allSatisfy { part in
        let part = Array(part)
        guard let first = ProseQuantity.quantities(in: part).first, case .time = first.unit,
          first.tokens.lowerBound == 0, let next = part[first.tokens.upperBound...].first
        else { return false }
        return next.kind == .word && kind(of: first, in: part).0 == .duration
      }
  }

  /// The numbers of a spring in a row that is named after them: `Stiffness / damping / mass | 540 / 55 / 1`;
  /// none for another row.
  static func springNumbers(
    namedBy name: [ProseToken], in cell: [ProseToken]
  ) -> [Fact.Curve.SpringNumber] {
    let names = name.compactMap { springNames[$0.text] }
    let numbers = cell.prefix { $0.number != nil || ["/", "·", ","].contains($0.text) }
      .compactMap(\.number)
    guard names.contains("damping"), names.contains("stiffness") || names.contains("response"),
      names.count == numbers.count,
      name.allSatisfy({ $0.kind != .word || springNames[$0.text] != nil })
    else { return [] }
    return zip(names, numbers).map { Fact.Curve.SpringNumber(name: $0, value: $1) }
  }

  /// Whether a cell is a curve by its numbers, or a spring by two of them.
  static func isShownCurve(_ tokens: [ProseToken]) -> Bool {
    if case .bezier? = easing(tokens) { return true }
    return springNumbers(in: tokens).count > 1 || calledSpring(in: tokens) != nil
  }

  /// Whether a cell says something of several things: `lids 200 ms; bells 90 ms ease-out`.
  static func hasParts(_ tokens: [ProseToken]) -> Bool {
    let parts = tokens.split { $0.text == ";" }
    return parts.count > 1
      && parts.allSatisfy { part in
        let times = ProseQuantity.quantities(in: Array(part)).filter {
          if case .time = $0.unit { return true }
          return false
        }
        return times.first.map { part.prefix($0.tokens.lowerBound).contains { $0.kind == .word } }
          ?? false
      }
  }

  /// Reads a cell of several parts, each as a sentence.
  mutating func readParts(of cell: ProseText, named name: [String], _ block: MarkdownBlock) {
    let outer = context
    context += name
    readSentences(cell, block.heading)
    context = outer
  }

  /// What the first time of a cell is, where that says so itself: ``staggered, `tight` (30 ms)``; nil
  /// for a length.
  static func ownKind(_ tokens: [ProseToken]) -> Fact.Kind? {
    guard
      let first = ProseQuantity.quantities(in: tokens).first(where: { quantity in
        if case .time = quantity.unit { return true }
        return false
      })
    else { return nil }
    let (kind, confidence) = kind(of: first, in: tokens)
    return confidence == .stated && [.stagger, .delay].contains(kind) ? kind : nil
  }

  /// `spring(0.45, 0.85)`, `{ stiffness: 120, damping: 14 }`: a cell that is a spring.
  static func spring(alone tokens: [ProseToken]) -> Fact.Curve? {
    if tokens.count < 8, let called = calledSpring(in: tokens) {
      return .spring(of: called.map(\.number))
    }
    guard tokens.first(where: { $0.text != "`" })?.text == "{" else { return nil }
    let numbers = springNumbers(in: tokens).map(\.number)
    return numbers.count > 1 ? .spring(of: numbers) : nil
  }

  /// Whether a cell is an animation of SwiftUI with how long it takes: `.linear(duration: 0.3)`.
  static func isCallOfCurve(_ tokens: [ProseToken]) -> Bool {
    if lengthOfCall(tokens) != nil { return true }
    let words = tokens.prefix(6).map(\.text)
    return words.count == 6 && words[0] == "." && words[2...4] == ["(", "duration", ":"]
  }

  /// `Infinite, linear`: the curve among what a cell lists.
  static func curve(among tokens: [ProseToken]) -> Fact.Curve? {
    let parts = tokens.split { $0.text == "," }.map(Array.init)
    guard parts.count < 4 else { return nil }
    return parts.lazy.filter(MotionWords.isCurvesName).compactMap(easing).first
  }

  /// `Infinite`, `Infinite, continuous`
  static func isEndless(_ tokens: [ProseToken]) -> Bool {
    let isFirst = tokens.first.map { RepeatWords.endless.contains($0.text) } ?? false
    return tokens.count < 3 && tokens.contains { RepeatWords.endless.contains($0.text) }
      || isFirst && tokens.dropFirst().first?.text == ","
  }

  /// `Stagger per card | 50 ms` below `Duration`: whether a row is named after what takes turns.
  static func isStagger(_ titles: [Title], _ cells: [ProseText]) -> Bool {
    guard let name = cells.first, let title = titles.first, case .other = title.column else {
      return false
    }
    let words = ProseToken.tokens(of: name).map(\.text)
    return ["stagger", "staggering"].contains(words.first)
      || isNamedStagger(words, titles) || gapOfLabel(words + [":"]) == .stagger
  }

  /// `40 ms each` in a row that staggers something, and does not say by how much.
  static func isOfEach(_ cell: [ProseToken], _ row: [[ProseToken]]) -> Bool {
    cell.last?.text == "each"
      && row.contains { $0.contains { $0.text.hasPrefix("stagger") && $0.kind == .word } }
      && !row.contains { ownKind($0) == .stagger }
  }

  /// Whether a cell says when several things start: `lid 1 at 0 ms, lid 2 at 90 ms`.
  static func startsSeveral(_ tokens: [ProseToken]) -> Bool {
    let places = ProseQuantity.quantities(in: tokens).filter { quantity in
      guard case .time = quantity.unit else { return false }
      return tokens[..<quantity.tokens.lowerBound].last?.text == "at"
    }
    return places.count > 1
  }

  /// The two times of a cell that is nothing else: `150 ms / 75 ms`, `300 / 250 ms`; nil for any other.
  static func pair(_ tokens: [ProseToken], unit: Fact.TimeUnit?) -> [Fact.Amount]? {
    let parts = tokens.split { $0.text == "/" }.map(Array.init)
    guard parts.count == 2, tokens.contains(where: { $0.text == "/" && !$0.isAttached }) else {
      return nil
    }
    func plain(_ part: [ProseToken], _ unit: Fact.TimeUnit?) -> Fact.Amount? {
      if let time = ProseQuantity.quantities(in: part).first {
        guard time.tokens == part.indices, case .time(let own) = time.unit else { return nil }
        return Fact.Amount(time.lower, to: time.upper, own)
      }
      guard let unit, part.count == 1, let number = part[0].number else { return nil }
      return Fact.Amount(number, unit)
    }
    guard let second = plain(parts[1], unit), let first = plain(parts[0], unit ?? second.unit)
    else {
      return nil
    }
    return [first, second]
  }

  /// The times behind the first of a cell that say themselves what they are: `200 ms, staggered 40 ms`,
  /// `225 ms + 150 ms fade`.
  static func furtherTimes(
    in tokens: [ProseToken], rate: StatedFrameRate?
  ) -> [(kind: Fact.Kind, amount: Fact.Amount, limit: Fact.Limit?)] {
    var times: [(kind: Fact.Kind, amount: Fact.Amount, limit: Fact.Limit?)] = []
    var last: (quantity: ProseQuantity, kind: Fact.Kind)?
    for quantity in ProseQuantity.quantities(in: tokens, rate: rate) {
      guard case .time(let unit) = quantity.unit else { continue }
      let (kind, confidence) = kind(of: quantity, in: tokens, after: last)
      let isAdded =
        tokens[..<quantity.tokens.lowerBound].last?.text == "+"
        && kind == .duration && tokens.count > quantity.tokens.upperBound
      let isNamed = confidence == .stated && [.stagger, .delay, .period].contains(kind)
      if last != nil, isNamed || isAdded {
        times.append((kind, Fact.Amount(quantity.lower, to: quantity.upper, unit), nil))
      }
      last = (quantity, kind)
    }
    return times
  }
}
