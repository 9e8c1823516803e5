extension Fact.Curve {
  /// The curve that a name in code means: `easeOutQuad`, `curveEaseIn`; nil for anything else.
  package init?(named name: String) {
    guard let curve = MotionWords.curve(in: ProseToken.tokens(of: name)), curve != .spring("")
    else {
      return nil
    }
    self = curve
  }

  /// Whether it is no more than a name.
  var isNamed: Bool {
    if case .named = self { return true }
    return false
  }
}

/// The curves that words name.
extension MotionWords {
  /// The curve that words name; nil when they name none.
  static func curve(in tokens: [ProseToken]) -> Fact.Curve? { namedCurve(in: tokens)?.curve }

  /// The curve that words name, and the token that does; nil when they name none.
  static func namedCurve(in tokens: [ProseToken]) -> (curve: Fact.Curve, place: Int)? {
    curves(in: tokens).first
  }

  /// The curves that words name, with the tokens that do.
  static func curves(in tokens: [ProseToken]) -> [(curve: Fact.Curve, place: Int)] {
    var found: [(curve: Fact.Curve, place: Int)] = []
    var end = 0
    for place in tokens.indices where place >= end {
      if let curve = fourParts(in: tokens, at: place) {
        found.append((curve, place))
        end = place + 7
        continue
      }
      guard tokens[place].kind == .word else { continue }
      guard let (curve, next) = curve(in: tokens, at: place) else { continue }
      found.append((curve, place))
      end = next
    }
    return found
  }

  /// Whether words name curves and say nothing else: `ease-in-out`, `easeInSine easeOutSine`.
  static func isCurvesName(_ tokens: [ProseToken]) -> Bool {
    var place = 0
    while place < tokens.count {
      if let (_, end) = curve(in: tokens, at: place) {
        place = end
      } else if tokens[place].kind == .mark || tokens[place].text == "ease" {
        place += 1
      } else {
        return false
      }
    }
    return true
  }

  /// `0.34/1.56/0.64/1`: the numbers of a curve between strokes; dates have three, and no points.
  private static func fourParts(in tokens: [ProseToken], at place: Int) -> Fact.Curve? {
    guard place + 6 < tokens.count, tokens[place].number != nil, tokens[place + 1].text == "/"
    else {
      return nil
    }
    let part = tokens[place..<(place + 7)]
    let numbers = part.compactMap(\.number)
    guard numbers.count == 4, part.dropFirst().allSatisfy(\.isAttached),
      part.count(where: { $0.text == "/" }) == 3, (0...1).contains(numbers[0]),
      (0...1).contains(numbers[2]), numbers.contains(where: { $0 != $0.rounded() }),
      place == 0 || tokens[place - 1].text != "/"
    else { return nil }
    return .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// `Dur: 560ms Val: 0 ›› 80 (0.33, 0, 0.57, 1)`, as After Effects' scripts write motion, and `dims on
  /// (0.4, 0, 0.6, 1)`: four numbers in brackets behind a length, or a word for what is used.
  static func bareCurves(in tokens: [ProseToken]) -> [(curve: Fact.Curve, place: Int)] {
    let label = tokens.firstIndex { ["dur", "duration"].contains($0.text) } ?? tokens.count
    return tokens.indices.compactMap { place in
      guard let curve = bracketedCurve(in: tokens, at: place) else { return nil }
      let word = tokens[..<place].last { $0.text != "`" }?.text ?? ""
      return place > label || ["on", "with", "using"].contains(word) ? (curve, place) : nil
    }
  }

  /// The curve of four numbers in brackets that open at a place: `(0.33, 0, 0.57, 1)`, `[0.32, 0.72, 0, 1]`.
  ///
  /// - Parameters:
  ///   - tokens: those of a sentence or a cell.
  ///   - place: where the bracket opens.
  ///   - isNamed: whether a word may be tied to it, as to the arguments of a call: `Enter(0, 0, 0.2, 1)`.
  /// - Returns: the curve; nil for anything else.
  static func bracketedCurve(
    in tokens: [ProseToken], at place: Int, isNamed: Bool = false
  ) -> Fact.Curve? {
    guard place + 9 <= tokens.count, case let part = tokens[place..<(place + 9)],
      [["(", ")"], ["[", "]"]].contains([part.first?.text, part.last?.text]),
      [2, 4, 6].allSatisfy({ tokens[place + $0].text == "," }),
      case let four = part.compactMap(\.number), four.count == 4, (0...1).contains(four[0]),
      (0...1).contains(four[2]),
      isNamed || place == 0 || tokens[place - 1].kind != .word || !tokens[place].isAttached
    else { return nil }
    return .bezier(four[0], four[1], four[2], four[3])
  }

  private static func curve(
    in tokens: [ProseToken], at place: Int
  ) -> (Fact.Curve, end: Int)? {
    // What stands behind it, without hyphens; each with the place after it.
    var rest: [(text: String, end: Int)] = []
    var next = place + 1
    while next < tokens.count, rest.count < 4 {
      if !["-", "_", "‑"].contains(tokens[next].text) {
        rest.append((tokens[next].text, next + 1))
      }
      next += 1
    }
    let word = tokens[place].text
    if let (curve, end) = classed(in: tokens, at: place) { return (curve, end) }
    if let (curve, end) = systemic(word, rest) { return (curve, end) }
    // `outQuad`, as Anime.js calls it; the outback is a place.
    if word != "outback", let curve = curve(ofWay: word) { return (curve, place + 1) }
    // `out-expo`
    if word == "in" || word == "out", let (curve, end) = hyphened(in: tokens, at: place) {
      return (curve, end)
    }
    switch word {
    case "ease", "eases", "easing", "curveease":
      if let (curve, end) = shaped(rest) { return (curve, end) }
      // After Effects' `Easy Ease`: a third of the time to either side.
      if word == "ease", place > 0, tokens[place - 1].text == "easy",
        !["in", "out"].contains(rest.first?.text)
      {
        return (.bezier(0.333, 0, 0.667, 1), place + 1)
      }
      switch (rest.first?.text, rest.dropFirst().first?.text) {
      case ("in", "out"): return (.named("ease-in-out"), rest[1].end)
      // `eases in and out`
      // `ease in/out`
      case ("in", "/") where rest.count > 2 && rest[2].text == "out":
        return (.named("ease-in-out"), rest[2].end)
      case ("in", "and") where rest.count > 2 && rest[2].text == "out":
        return (.named("ease-in-out"), rest[2].end)
      case ("in", _) where word != "easing": return (.named("ease-in"), rest[0].end)
      case ("out", _) where word != "easing": return (.named("ease-out"), rest[0].end)
      case (let next, _)
      where word == "ease" && place > 0 && ["s", "ms"].contains(tokens[place - 1].text)
        && next != "in" && next != "out" && !isPartOfName(place, in: tokens):
        return (.named("ease"), place + 1)
      case ("inout", _): return (.named("ease-in-out"), rest[0].end)
      // `Easing: ease)`
      case _ where word == "ease" && isGiven(place, in: tokens): return (.named("ease"), place + 1)
      default: return nil
      }
    case "easeinout", "easeineaseout", "curveeaseinout": return (.named("ease-in-out"), place + 1)
    case "easein", "curveeasein": return (.named("ease-in"), place + 1)
    case "easeout", "curveeaseout": return (.named("ease-out"), place + 1)
    // `linear()` is a function that draws any curve.
    case "linear"
    where rest.prefix(2).map(\.text) == ["(", ")"] && (place == 0 || tokens[place - 1].text != "."):
      return nil
    case "linear" where ["gradient", "gradients"].contains(rest.first?.text): return nil
    case "linear", "linearly": return (.named("linear"), place + 1)
    case "fastoutslowineasing", "fastoutslowin": return (.bezier(0.4, 0, 0.2, 1), place + 1)
    case "linearoutslowineasing", "linearoutslowin": return (.bezier(0, 0, 0.2, 1), place + 1)
    case "fastoutlinearineasing", "fastoutlinearin": return (.bezier(0.4, 0, 1, 1), place + 1)
    // Not the function of shaders.
    case "smoothstep", "smootherstep":
      return rest.first?.text == "(" ? nil : (.named(word), place + 1)
    case "lineareasing": return (.named("linear"), place + 1)
    case "power", "sine", "expo", "circ", "back", "elastic", "bounce":
      return gsap(in: tokens, at: place) ?? hyphenated(in: tokens, at: place, rest)
    // `EASE_OUT`, `EASE_IN_AND_OUT`
    case _ where word.hasPrefix("ease_"):
      let ways = word.split(separator: "_").dropFirst().filter { $0 != "and" }
      guard [["in"], ["out"], ["in", "out"]].contains(Array(ways)) else { return nil }
      return (.named((["ease"] + ways).joined(separator: "-")), place + 1)
    case _ where word.hasPrefix("ease") && word.count > 8:
      return shaped(camel: word).map { ($0, place + 1) }
    case _ where word.hasSuffix("in") || word.hasSuffix("out"):
      return shaped(behind: word).map { ($0, place + 1) }
    case "spring", "springs", "springy":
      // `spring (320 / 20)`
      guard let numbers = ProseReader.calledSpring(in: tokens, at: place) else {
        return (.spring(""), place + 1)
      }
      return (.spring(of: numbers.map(\.number)), place + 6)
    case "cubic":
      // `Cubic(0, 0, 0.2, 1)`
      if place + 1 < tokens.count, tokens[place + 1].text == "(", tokens[place + 1].isAttached {
        return bezier(in: tokens, from: place + 1)
      }
      guard rest.first?.text == "bezier", let end = rest.first?.end else { return nil }
      return bezier(in: tokens, from: end)
    case "bezier", "cubicbezier", "timingcurve", "pathinterpolator", "controlpoints":
      return bezier(in: tokens, from: place + 1)
    default: return nil
    }
  }

  /// Whether a hyphen ties a word to the next: `ease-standard` is a name of somebody's own.
  private static func isPartOfName(_ place: Int, in tokens: [ProseToken]) -> Bool {
    place + 2 < tokens.count && tokens[place + 1].text == "-" && tokens[place + 1].isAttached
      && tokens[place + 2].isAttached && tokens[place + 2].kind == .word
  }

  /// Whether a word is all that is said behind a label of curves.
  private static func isGiven(_ place: Int, in tokens: [ProseToken]) -> Bool {
    place > 1 && tokens[place - 1].text == ":"
      && ProseReader.easings.contains(tokens[place - 2].text)
      && (place + 1 == tokens.count || [",", ")", ";", "."].contains(tokens[place + 1].text))
  }

  /// The shapes of Robert Penner's easing functions.
  private static let shapes: Set<String> = [
    "sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back", "elastic", "bounce",
  ]

  /// `ease-in-out-back`, `ease out cubic`, `ease in and out back`: what stands behind `ease`.
  private static func shaped(_ rest: [(text: String, end: Int)]) -> (Fact.Curve, end: Int)? {
    var way: [String] = []
    for (text, end) in rest {
      switch text {
      case "in", "out": way.append(text)
      case "inout": way += ["in", "out"]
      case "and" where way == ["in"]: continue
      // `the ease-in cubic-bezier`
      case "cubic" where rest.contains { $0.text == "bezier" }: return nil
      case _ where shapes.contains(text) && !way.isEmpty:
        return (.named((["ease"] + way + [text]).joined(separator: "-")), end)
      default: return nil
      }
    }
    return nil
  }

  /// `easeOutCubic`, in lower case.
  private static func shaped(camel word: String) -> Fact.Curve? {
    for (way, name) in [
      ("easeinout", "ease-in-out"), ("easeout", "ease-out"), ("easein", "ease-in"),
    ]
    where word.hasPrefix(way) && shapes.contains(String(word.dropFirst(way.count))) {
      return .named(name + "-" + word.dropFirst(way.count))
    }
    return nil
  }

  /// `outExpo`, `inOutQuad`, as values of keys that are curves; nil for anything else.
  static func curve(ofWay word: String) -> Fact.Curve? {
    guard word.hasPrefix("in") || word.hasPrefix("out") else { return nil }
    return shaped(camel: "ease" + word.lowercased())
  }

  /// `out-expo`, `in-out-cubic`: words that hyphens alone tie together.
  private static func hyphened(
    in tokens: [ProseToken], at place: Int
  ) -> (Fact.Curve, end: Int)? {
    guard place == 0 || tokens[place - 1].text != "-" else { return nil }
    var (words, end) = ([tokens[place].text], place + 1)
    while words.count < 3, end + 1 < tokens.count, tokens[end].text == "-", tokens[end].isAttached,
      tokens[end + 1].isAttached
    {
      words.append(tokens[end + 1].text)
      end += 2
    }
    guard words.count > 1, let curve = curve(ofWay: words.joined()) else { return nil }
    return (curve, end)
  }

  /// `elasticOut`, `bounceInOut`, in lower case.
  private static func shaped(behind word: String) -> Fact.Curve? {
    for (way, name) in [("inout", "ease-in-out"), ("out", "ease-out"), ("in", "ease-in")]
    where word.hasSuffix(way) && shapes.contains(String(word.dropLast(way.count))) {
      return .named(name + "-" + word.dropLast(way.count))
    }
    return nil
  }

  /// `elastic-out`, `back-in-out`; a thing may bounce in without a curve.
  private static func hyphenated(
    in tokens: [ProseToken], at place: Int, _ rest: [(text: String, end: Int)]
  ) -> (Fact.Curve, end: Int)? {
    guard place + 2 < tokens.count, tokens[place + 1].text == "-", tokens[place + 1].isAttached,
      tokens[place + 2].isAttached, tokens[place].text != "power",
      place == 0 || tokens[place - 1].text != "-" || !tokens[place].isAttached
    else { return nil }
    let ways = rest.prefix(2).prefix { ["in", "out", "inout"].contains($0.text) }
    guard let end = ways.last?.end else { return nil }
    let isCurve =
      end < tokens.count && ProseReader.easings.contains(tokens[end].text)
      || place > 0 && ProseReader.easings.contains(tokens[place - 1].text)
    guard isCurve || !["bounce", "back"].contains(tokens[place].text) else { return nil }
    let way = ways.map(\.text).joined(separator: "-").replacing("inout", with: "in-out")
    return (.named("ease-\(way)-\(tokens[place].text)"), end)
  }

  /// `Quad.easeOut`, `Power4.easeInOut`, as the classes of older libraries call them.
  private static func classed(
    in tokens: [ProseToken], at place: Int
  ) -> (Fact.Curve, end: Int)? {
    var next = place + 1
    let shape = tokens[place].text
    var power: String?
    if shape == "power", next < tokens.count, tokens[next].isAttached, tokens[next].number != nil {
      power = tokens[next].text
      next += 1
    }
    guard power != nil || shapes.contains(shape), next + 1 < tokens.count,
      tokens[next].text == ".", tokens[next].isAttached, tokens[next + 1].isAttached
    else { return nil }
    let way: (short: String, long: String)
    switch tokens[next + 1].text {
    case "easein": way = ("in", "ease-in")
    case "easeout": way = ("out", "ease-out")
    case "easeinout": way = ("inOut", "ease-in-out")
    default: return nil
    }
    return (.named(power.map { "power\($0).\(way.short)" } ?? "\(way.long)-\(shape)"), next + 2)
  }

  /// `power2.out`, `sine.inOut`, as GSAP calls them.
  private static func gsap(in tokens: [ProseToken], at place: Int) -> (Fact.Curve, end: Int)? {
    var next = place + 1
    var name = tokens[place].text
    if name == "power" {
      guard next < tokens.count, tokens[next].isAttached, tokens[next].number != nil else {
        return nil
      }
      name += tokens[next].text
      next += 1
    }
    // `Back.easeOut.config(1.7)`, as its first versions called it
    let named = next < tokens.count && tokens[next].text == "." ? next + 1 : next
    if named < tokens.count,
      let way = ["easein": "in", "easeout": "out", "easeinout": "in-out"][tokens[named].text]
    {
      return (.named("ease-\(way)-\(name)"), named + 1)
    }
    guard next + 1 < tokens.count, tokens[next].text == ".", tokens[next].isAttached,
      ["in", "out", "inout"].contains(tokens[next + 1].text), tokens[next + 1].isAttached
    else { return nil }
    let way = tokens[next + 1].text == "inout" ? "inOut" : tokens[next + 1].text
    return (.named("\(name).\(way)"), next + 2)
  }

  /// The four numbers of a curve: those in its brackets, or right behind a colon.
  private static func bezier(
    in tokens: [ProseToken], from start: Int
  ) -> (Fact.Curve, end: Int)? {
    var place = start
    var isOpen = false
    while place < tokens.count, place < start + 3,
      ["(", "[", ":", "="].contains(tokens[place].text)
    {
      isOpen = isOpen || tokens[place].text == "(" || tokens[place].text == "["
      place += 1
    }
    guard place > start else { return nil }
    var numbers: [Double] = []
    var sign = 1.0
    let isSplit = tokens[place...].prefix(16).prefix { $0.text != ")" && $0.text != "]" }
      .contains { $0.text == ";" }
    while place < tokens.count, numbers.count < 4 {
      if let number = tokens[place].number {
        numbers.append(sign * number)
        sign = 1
      } else if ["-", "−", "–"].contains(tokens[place].text) {
        sign = -1
      } else if tokens[place].text != ",", tokens[place].text != ";" {
        return nil
      }
      // `0,2; 0; 0; 1`: a comma inside a number.
      if place + 2 < tokens.count, isSplit, tokens[place + 1].text == ",",
        tokens[place + 1].isAttached, tokens[place + 2].isAttached, !numbers.isEmpty,
        tokens[place].number != nil, let part = Double("0." + tokens[place + 2].text)
      {
        numbers[numbers.count - 1] += part
        place += 2
      }
      place += 1
    }
    guard numbers.count == 4 else { return nil }
    if isOpen, place < tokens.count, ![")", "]"].contains(tokens[place].text) { return nil }
    return (.bezier(numbers[0], numbers[1], numbers[2], numbers[3]), place)
  }
}
