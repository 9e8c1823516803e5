/// The classes of an element by which utility style sheets say how it moves:
/// `transition duration-300 ease-out delay-[80ms]`.
struct StyleClasses {
  var duration: Fact.Amount?
  var delay: Fact.Amount?
  var curve: Fact.Curve?

  /// Nil for classes that say nothing of the kind.
  ///
  /// - Parameter list: the value of an element's `class`.
  init?(_ list: String) {
    guard list.contains("duration-") || list.contains("delay-"), list.utf8.count < 2_000 else {
      return nil
    }
    let words = list.split(whereSeparator: \.isWhitespace).map { Self.parts(of: $0) }
    // `md:hover:duration-200` holds at times; what holds for less motion is not how the element moves.
    for (name, _) in words.filter({ $0.variants.isEmpty })
      + words.filter({ !$0.variants.isEmpty && !$0.variants.contains("motion-reduce") })
    {
      if let time = Self.time(name, behind: "duration-") {
        duration = duration ?? time
      } else if let time = Self.time(name, behind: "delay-") {
        delay = delay ?? time
      } else if name.hasPrefix("ease-"), curve == nil {
        let value = Self.bracketed(name.dropFirst(5)) ?? String(name)
        curve = StyleReader.curve(value)
      }
    }
    guard duration != nil || delay != nil else { return nil }
  }

  /// `duration-200` and `md:hover` of `md:hover:duration-200`.
  private static func parts(of word: Substring) -> (name: Substring, variants: Substring) {
    let bracket = ["duration-[", "delay-[", "ease-["].compactMap { word.firstRange(of: $0) }.first
    let end = bracket?.lowerBound ?? word.endIndex
    guard let colon = word[..<end].lastIndex(of: ":") else { return (word, "") }
    return (word[word.index(after: colon)...], word[..<colon])
  }

  /// What stands in brackets, `cubic-bezier(0.2,0,0,1)` of `[cubic-bezier(0.2,0,0,1)]`.
  private static func bracketed(_ value: Substring) -> String? {
    guard value.hasPrefix("["), value.hasSuffix("]") else { return nil }
    return String(value.dropFirst().dropLast()).replacing("_", with: " ")
  }

  /// `300` and `[320ms]` behind a name.
  private static func time(_ name: Substring, behind prefix: String) -> Fact.Amount? {
    guard name.hasPrefix(prefix) else { return nil }
    let value = name.dropFirst(prefix.count)
    if let given = bracketed(value) { return StyleReader.time(given) }
    guard let number = Int(value), (1...20_000).contains(number) else { return nil }
    return Fact.Amount(Double(number), .milliseconds)
  }

  /// What they say, each with what it is.
  var facts: [(kind: Fact.Kind, time: Fact.Amount?, curve: Fact.Curve?)] {
    [
      duration.map { (.duration, $0, curve) }, delay.map { (.delay, $0, nil) },
      duration == nil ? curve.map { (.curve, nil, $0) } : nil,
    ].compactMap(\.self)
  }
}
