// Springs by their numbers.

extension ProseReader {
  /// What documents call the numbers of a spring.
  static let springNames: [String: String] = [
    "response": "response", "damping": "damping", "dampingfraction": "damping",
    "dampingratio": "damping", "zeta": "damping", "bounce": "bounce", "bounciness": "bounce",
    "stiffness": "stiffness", "tension": "stiffness", "mass": "mass", "friction": "damping",
    "velocity": "velocity",
  ]

  /// The numbers of a spring that stand under their names: `response 0.3, damping 0.55`.
  static func springNumbers(
    in tokens: [ProseToken]
  ) -> [(number: Fact.Curve.SpringNumber, place: Int)] {
    var numbers: [(number: Fact.Curve.SpringNumber, place: Int)] = []
    for (index, token) in tokens.enumerated() {
      guard let name = springNames[token.text] else { continue }
      let rest = tokens[(index + 1)...].prefix(4).drop {
        ["fraction", "ratio", "of", ":", "=", "is", "~", "≈"].contains($0.text)
      }
      if let value = Self.springNumber(before: index, in: tokens, behind: rest.first),
        !numbers.contains(where: { $0.number.name == name })
      {
        numbers.append((Fact.Curve.SpringNumber(name: name, value: value), index - 1))
        continue
      }
      guard let first = rest.first,
        let value = decimal(at: rest.startIndex, in: tokens) ?? first.number, value < 100_000,
        ProseQuantity.unit(tokens, at: rest.startIndex + 1, number: value) == nil
          || rest.startIndex + 1 >= tokens.count || name == "response",
        !numbers.contains(where: { $0.number.name == name })
      else { continue }
      numbers.append((Fact.Curve.SpringNumber(name: name, value: value), rest.startIndex))
    }
    return numbers
  }

  /// `0,24`: a number of one digit with a decimal comma; nil for any other.
  private static func decimal(at place: Int, in tokens: [ProseToken]) -> Double? {
    guard place + 2 < tokens.count, let whole = tokens[place].number, (0...9).contains(whole),
      tokens[place + 1].text == ",", tokens[place + 1].isAttached,
      let part = tokens[place + 2].number, part >= 0, tokens[place + 2].isAttached,
      tokens[place + 2].text.allSatisfy(\.isNumber)
    else { return nil }
    return Double("\(tokens[place].text).\(tokens[place + 2].text)")
  }

  /// `0.4 s response, 0.8 damping`: the number in front of a name, where none stands behind it.
  private static func springNumber(
    before index: Int, in tokens: [ProseToken], behind next: ProseToken?
  ) -> Double? {
    guard next?.number == nil, index > 0 else { return nil }
    let isUnit = ["s", "sec", "seconds"].contains(tokens[index - 1].text)
    let place = index - (isUnit ? 2 : 1)
    guard place >= 0, let value = tokens[place].number, value < 100_000,
      place == 0 || ["(", ",", ":", "and", "with", "/"].contains(tokens[place - 1].text)
    else { return nil }
    return value
  }

  /// `springs back (response 0.3, damping 0.55)`, `spring(0.4, 0.8)`, `stiffness 120, damping 14`.
  mutating func readSpring(_ tokens: [ProseToken], _ text: ProseText, about: [String]) {
    var numbers = Self.springNumbers(in: tokens)
    if numbers.isEmpty, let called = Self.calledSpring(in: tokens) { numbers = called }
    if let (length, place) = Self.springLength(in: tokens),
      numbers.contains(where: { $0.number.name == "bounce" })
    {
      numbers.insert((Fact.Curve.SpringNumber(name: "duration", value: length), place), at: 0)
    }
    let names = Set(numbers.map(\.number.name))
    let isSpring =
      names.count > 1
      || numbers.first.map { $0.number.name == "bounce" && $0.number.value <= 1 } ?? false
      || (!names.isDisjoint(with: ["stiffness", "damping", "bounce", "response"])
        && tokens.contains { $0.text.hasPrefix("spring") })
    guard isSpring, !isBelowMistakes, let first = numbers.first,
      !Self.isBlamed(first.place, in: tokens)
    else { return }
    let spring = Fact.Curve.spring(of: numbers.map(\.number))
    let line = text.line(at: tokens[first.place].offset)
    // A time of the sentence that springs does so by these numbers.
    if let known = facts.indices.suffix(4).last(where: {
      [.spring(""), spring].contains(facts[$0].curve) && facts[$0].about.first == about.first
        && facts[$0].line >= text.firstLine
    }) {
      facts[known].curve = spring
      return
    }
    let response = numbers.first { $0.number.name == "response" }?.number.value
    if let response, response > 0, response < 60, names.count > 1 {
      add(.duration, line: line) {
        $0.time = Fact.Amount(response)
        $0.curve = spring
        $0.about = about
      }
    } else {
      add(.curve, line: line) {
        $0.curve = spring
        $0.about = about
      }
    }
  }

  /// The spring that a cell tells by its numbers: `Spring, 360 ms, bounce 0.16`.
  static func toldSpring(in tokens: [ProseToken]) -> Fact.Curve? {
    let numbers = springNumbers(in: tokens).map(\.number)
    let isBounce = numbers.first.map { $0.name == "bounce" && abs($0.value) <= 1 } ?? false
    guard tokens.contains(where: { $0.text.hasPrefix("spring") }), numbers.count > 1 || isBounce
    else { return nil }
    return .spring(of: numbers)
  }

  /// The seconds of `.spring(duration: 0.6, bounce: 0.25)`.
  private static func springLength(in tokens: [ProseToken]) -> (Double, Int)? {
    guard
      let place = tokens.indices.dropLast(2).first(where: {
        tokens[$0].text == "duration" && tokens[$0 + 1].text == ":"
          && tokens[$0 + 2].number != nil
      }), let length = tokens[place + 2].number, length <= 10
    else { return nil }
    return (length, place + 2)
  }

  /// The numbers of the first spring that is called with two.
  static func calledSpring(
    in tokens: [ProseToken]
  ) -> [(number: Fact.Curve.SpringNumber, place: Int)]? {
    tokens.indices.lazy.compactMap { calledSpring(in: tokens, at: $0) }.first
  }

  /// The numbers of `spring(0.4, 0.8)`, in SwiftUI's order, or of `spring(200, 20)` and `spring (200 / 20)`:
  /// stiffness and damping.
  static func calledSpring(
    in tokens: [ProseToken], at place: Int
  ) -> [(number: Fact.Curve.SpringNumber, place: Int)]? {
    guard tokens[place].text == "spring", place + 5 < tokens.count,
      tokens[place + 1].text == "(", tokens[place + 5].text == ")",
      let first = tokens[place + 2].number, let second = tokens[place + 4].number
    else { return nil }
    let isPhysics = first > 10 && second > 1
    let isCall = tokens[place + 1].isAttached && tokens[place + 3].text == ","
    guard isCall || isPhysics && tokens[place + 3].text == "/" else { return nil }
    return [
      (
        Fact.Curve.SpringNumber(name: isPhysics ? "stiffness" : "response", value: first),
        place + 2
      ),
      (Fact.Curve.SpringNumber(name: "damping", value: second), place + 4),
    ]
  }

  /// The numbers of a spring in items of their own: `- damping: 10`, `- stiffness: 100`.
  mutating func readSpringItems(_ items: [(text: ProseText, heading: String?, context: [String])]) {
    var numbers: [Fact.Curve.SpringNumber] = []
    var line: Int?
    for item in items {
      let tokens = ProseToken.tokens(of: item.text.bytes.prefix(200))
      let found = Self.springNumbers(in: tokens)
      // A sentence that has them all has been read.
      guard found.count == 1, found[0].place <= 4 else { continue }
      numbers.append(found[0].number)
      line = line ?? item.text.firstLine
    }
    guard Set(numbers.map(\.name)).count > 1, let first = items.first else { return }
    let outer = context
    context = first.context
    defer { context = outer }
    add(.curve, line: line ?? first.text.firstLine) {
      $0.curve = .spring(of: numbers)
      $0.about = (first.heading.map { [$0] } ?? []) + ["spring"]
    }
  }
}
