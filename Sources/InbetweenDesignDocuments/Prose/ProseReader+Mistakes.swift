// Titles below which stands what is not to be.

extension ProseReader {
  /// Whether what is around the block at hand tells that it lists mistakes: `Wrong swings`,
  /// `🚫 Forbidden`.
  func tellsOfMistakes(_ heading: String?) -> Bool {
    let near = (heading.map { [$0] } ?? []) + (parent.map { [$0] } ?? [])
    // `Actual behaviour`: what a report calls broken.
    if near.contains(where: Self.isReported) { return true }
    let isWarning = { (title: String) in
      ["avoid", "don't", "don’t", "never", "❌", "🚫"].contains { title.lowercased().hasPrefix($0) }
    }
    return (near + context.dropFirst()).contains { title in
      let words = TimeWords.words(of: title)
      return words.contains(where: Self.mistakes.contains)
        || zip(words, words.dropFirst()).contains { $0 == "anti" && $1.hasPrefix("pattern") }
    } || !context.isEmpty && near.contains { isWarning($0) && !$0.contains(where: \.isNumber) }
  }

  private static func isReported(_ title: String) -> Bool {
    let words = TimeWords.words(of: String(title.prefix(40)))
    return reports.contains(words.first ?? "") && reported.contains(words.dropFirst().first ?? "")
  }

  private static let reports: Set<String> = ["actual", "observed", "current"]
  private static let reported: Set<String> = [
    "result", "results", "behavior", "behaviour", "outcome",
  ]

  private static let mistakes: Set<String> = [
    "wrong", "forbidden", "mistakes", "mistake", "pitfalls", "antipatterns", "incorrect", "bad",
  ]
}
