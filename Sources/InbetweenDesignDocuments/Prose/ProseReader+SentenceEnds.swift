// Where sentences end.

extension ProseReader {
  /// Whether all that a block goes on with is the name of a curve: `Duration: 200 ms; ease-out`.
  static func isCurve(_ next: ProseToken?, _ scanner: ProseScanner) -> Bool {
    var scanner = scanner
    var words: [ProseToken] = []
    var token = next
    while let word = token, words.count < 6, !sentenceEnds.contains(word.text) {
      words.append(word)
      token = scanner.next()
    }
    return !words.isEmpty && words.count < 6 && MotionWords.isCurvesName(words)
  }

  static let sentenceEnds: Set<String> = [".", "!", "?", ";", "。", "；", "！", "？"]

  /// Whether the last full stop belongs to a shortened word: `i.e.`, `approx.`
  static func isShortened(_ tokens: [ProseToken]) -> Bool {
    let place = tokens.count - 1
    guard place > 0, tokens[place].text == "." else { return false }
    let word = tokens[place - 1].text
    if ["approx", "ca", "vs", "cf", "incl", "resp", "bzw", "ej", "ex"].contains(word) {
      return true
    }
    // `e.g.`, `z. B.`
    guard word.count == 1, tokens[place - 1].kind == .word else { return false }
    return place == 1 || ["(", ","].contains(tokens[place - 2].text)
      || place > 2 && tokens[place - 2].text == "." && tokens[place - 3].text.count == 1
      || ["z", "d", "u", "p", "i", "e"].contains(word)
  }
}
