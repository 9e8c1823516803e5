// What sentences call by names that the document gives values elsewhere.

extension ProseReader {
  /// `` `spring-soft`. ``, `` `motion.duration.slow` per tile ``: what a document gives elsewhere, said by
  /// its name alone.
  mutating func readOwnNames(
    _ tokens: [ProseToken], _ text: ProseText, about: [String]
  ) {
    guard let first = tokens.first, !isBelowMistakes else { return }
    // A heading and an item of a list of contents say the name, too.
    let isLabelled = tokens.count > 2 && tokens[1].text == ":"
    let isEasing = isLabelled && ["easing", "ease", "curve"].contains(first.text)
    if tokens.count > 2, isEasing || tokens.last?.text == ".",
      let curve = ownNames.curve(alone: isEasing ? Array(tokens[2...]) : tokens)
    {
      add(.curve, line: text.line(at: first.offset)) {
        $0.curve = curve
        $0.about = about
      }
    }
    // `Transition: duration-slow ease-out`
    let isGiven =
      isLabelled
      && (Self.labels[first.text] != nil || ["transition", "animation"].contains(first.text))
    let isTimed = ProseQuantity.quantities(in: tokens).contains {
      if case .time = $0.unit { return true }
      return false
    }
    let isUse =
      isGiven || tokens.contains(where: { MotionWords.isMotion($0.text) })
      || tokens.indices.contains { OwnNames.isVariable(at: $0, in: tokens) }
    guard !isTimed, isUse, !tokens.contains(where: { Self.mentions.contains($0.text) }) else {
      return
    }
    var eased: Set<Int> = []
    for (time, name) in ownNames.times(in: tokens) where !Self.isDefined(name, in: tokens) {
      let quantity = ProseQuantity(
        lower: time.lower, upper: time.upper, unit: .time(time.unit), tokens: name)
      // `dur-calm` says itself that it is a length, whatever stands before it.
      let own = ["dur", "duration", "durations"].contains(tokens[name.lowerBound].text)
      let kind = own ? Fact.Kind.duration : Self.kind(of: quantity, in: tokens).0
      guard kind != .open else { continue }
      let curve = curves(in: tokens, [quantity]).first {
        isGiven || (0...6).contains($0.place - name.upperBound)
      }
      if let curve { eased.insert(curve.place) }
      add(kind, line: text.line(at: tokens[name.lowerBound].offset)) {
        $0.time = time
        $0.curve = curve?.curve
        $0.about = about
        $0.confidence = .likely
      }
    }
    // ``Leave with `--ease-lid`.``
    for (curve, name) in ownNames.curves(in: tokens, [])
    where OwnNames.isVariable(at: name.lowerBound, in: tokens)
      && !Self.isDefined(name, in: tokens) && !eased.contains(name.lowerBound)
    {
      add(.curve, line: text.line(at: tokens[name.lowerBound].offset)) {
        $0.curve = curve
        $0.about = about
        $0.confidence = .likely
      }
    }
  }

  /// Whether what stands behind a name says what it is, and not what it is used for.
  private static func isDefined(_ name: Range<Int>, in tokens: [ProseToken]) -> Bool {
    let rest = tokens[name.upperBound...].drop { $0.text == "`" }
    return rest.first.map { [":", "=", "("].contains($0.text) } ?? false
  }

  /// Words of sentences that speak of a name, or rule it out.
  private static let mentions: Set<String> = [
    "not", "never", "no", "avoid", "instead", "deprecated", "removed", "see", "ignored", "<", ">",
    "than", "if", "or",
  ]
}
