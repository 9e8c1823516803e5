/// What a text says as CSS says it in one value: `opacity 300ms ease-out 50ms`, `pulse 2s linear infinite`.
struct MotionShorthand {
  private(set) var duration: Fact.Amount
  private(set) var delay: Fact.Amount?
  private(set) var curve: Fact.Curve?
  /// How often it runs; infinity for ever.
  private(set) var runs: Double?
  /// What moves, or the name of its keyframes.
  private(set) var name: String?

  /// - Parameters:
  ///   - text: one part of such a value, in which each word must be known; a sentence is none.
  ///   - resolved: what an alias in braces stands for.
  init?(_ text: String, resolved: (String) -> String?) {
    var words = StyleReader.split(text) { $0 == " " }
    for place in words.indices.dropLast().reversed()
    where Double(words[place]) != nil && ["ms", "s"].contains(words[place + 1]) {
      // `150 ms`
      words[place] += words.remove(at: place + 1)
    }
    guard words.count < 9 else { return nil }
    var times: [Fact.Amount] = []
    for (place, word) in words.enumerated() {
      let word = word.hasPrefix("{") ? resolved(word) ?? word : word
      if let time = StyleReader.time(word) {
        times.append(time)
      } else if let known = StyleReader.curve(word) {
        curve = curve ?? known
      } else if let count = StyleReader.runs(word), !times.isEmpty {
        runs = count
      } else if place == 0, word.first?.isLetter ?? false, !word.contains("(") {
        name = word
      } else {
        let isPart =
          StyleReader.plainWords.contains(word) || word.hasPrefix("{")
          || ["var(", "steps(", "linear(", "spring("].contains(where: word.hasPrefix)
        guard isPart else { return nil }
      }
    }
    guard (1...2).contains(times.count), times[0].lower > 0 else { return nil }
    duration = times[0]
    delay = times.dropFirst().first.flatMap { $0.lower == 0 ? nil : $0 }
  }
}
