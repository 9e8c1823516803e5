/// The classes of an element by which utility style sheets say how it moves:
/// `transition duration-300 ease-out delay-[80ms]`, and `duration-fast` where a sheet says what that is.
struct StyleClasses {
  var duration: Fact.Amount?
  var delay: Fact.Amount?
  var curve: Fact.Curve?
  /// What moves: `transition-transform`; nil where they do not say.
  var property: String?

  /// Nil for classes that say nothing of the kind.
  ///
  /// - Parameters:
  ///   - list: the value of an element's `class`.
  ///   - known: the variables of the sheets beside it.
  init?(_ list: String, known: StyleVariables) {
    guard list.contains("duration-") || list.contains("delay-"), list.utf8.count < 2_000 else {
      return nil
    }
    let words = list.split(whereSeparator: \.isWhitespace).map { Self.parts(of: $0) }
    // `md:hover:duration-200` holds at times; what holds for less motion is not how the element moves.
    for (name, _) in words.filter({ $0.variants.isEmpty })
      + words.filter({ !$0.variants.isEmpty && !$0.variants.contains("motion-reduce") })
    {
      if name.hasPrefix("transition-"), property == nil { property = String(name) }
      if name.hasPrefix("duration-") {
        duration = duration ?? Self.time(name, behind: "duration-", known)
      } else if name.hasPrefix("delay-") {
        delay = delay ?? Self.time(name, behind: "delay-", known)
      } else if name.hasPrefix("ease-"), curve == nil {
        let value = Self.given(name.dropFirst(5), known) ?? known.value(ofClass: name)
        curve = StyleReader.curve(value ?? String(name))
      }
    }
    guard duration != nil || delay != nil else { return nil }
  }

  /// `duration-200` and `md:hover` of `md:hover:duration-200`.
  private static func parts(of word: Substring) -> (name: Substring, variants: Substring) {
    let bracket = ["duration-[", "delay-[", "ease-[", "duration-(", "delay-(", "ease-("].compactMap
    { word.firstRange(of: $0) }.first
    let end = bracket?.lowerBound ?? word.endIndex
    guard let colon = word[..<end].lastIndex(of: ":") else { return (word, "") }
    return (word[word.index(after: colon)...], word[..<colon])
  }

  /// What stands in brackets, `cubic-bezier(0.2,0,0,1)` of `[cubic-bezier(0.2,0,0,1)]`, or what the
  /// variable stands for that does: `[var(--slow)]`, `(--slow)`.
  private static func given(_ value: Substring, _ known: StyleVariables) -> String? {
    if value.hasPrefix("(--"), value.hasSuffix(")") {
      return known.value(ofClass: value.dropFirst().dropLast())
    }
    guard value.hasPrefix("["), value.hasSuffix("]") else { return nil }
    let inner = value.dropFirst().dropLast()
    if inner.hasPrefix("var(--"), inner.hasSuffix(")") {
      return known.value(ofClass: inner.dropFirst(4).dropLast())
    }
    return String(inner).replacing("_", with: " ")
  }

  /// `300`, `[320ms]` and `fast` behind a name.
  private static func time(
    _ name: Substring, behind prefix: String, _ known: StyleVariables
  ) -> Fact.Amount? {
    let value = name.dropFirst(prefix.count)
    if let number = Int(value) {
      return (1...20_000).contains(number) ? Fact.Amount(Double(number), .milliseconds) : nil
    }
    return (given(value, known) ?? known.value(ofClass: name)).flatMap(StyleReader.time)
  }

  /// What they say, each with what it is.
  var facts: [(kind: Fact.Kind, time: Fact.Amount?, curve: Fact.Curve?)] {
    [
      duration.map { (.duration, $0, curve) }, delay.map { (.delay, $0, nil) },
      duration == nil ? curve.map { (.curve, nil, $0) } : nil,
    ].compactMap(\.self)
  }
}
