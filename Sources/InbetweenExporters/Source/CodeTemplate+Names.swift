extension CodeTemplate {
  /// What parameters are called: after what the names of their values end with.
  static func labels(of parameters: [Parameter], _ names: SwiftNames) -> [String] {
    var own = names.within()
    return parameters.map { parameter in
      let first = parameter.values[0]
      let word = commonWords(
        ofNames: Set(parameter.values.map(\.text)), orAtStart: first.type == .move)
      return own.name(after: word ?? first.word, or: "value").text
    }
  }

  /// The words that names of values end with, or, where that is asked for, begin with; nil for what
  /// are no names, and where there are none.
  private static func commonWords(ofNames texts: Set<String>, orAtStart: Bool) -> String? {
    var names: [[String]] = []
    for text in texts {
      guard let first = text.first, first.isLetter,
        text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
      else { return nil }
      names.append(
        words(ofName: text.split(separator: ".").last ?? "")
          .filter { !$0.allSatisfy(\.isNumber) })
    }
    let end = names.map { $0.reversed() }.commonStart.reversed() as [String]
    let found = end.isEmpty && orAtStart ? names.commonStart : end
    return found.isEmpty ? nil : found.joined(separator: " ")
  }

  /// `letterGPosition` is `letter`, `G`, `Position`.
  private static func words(ofName name: Substring) -> [String] {
    var words: [String] = []
    var start = name.startIndex
    var wasLower = false
    for index in name.indices {
      let isBreak =
        name[index].isUppercase && wasLower
        || name[index].isNumber != name[start].isNumber && index > start
        || name[index].isUppercase && index > start
          && name[name.index(after: index)...].first?.isLowercase == true
      if isBreak {
        words.append(String(name[start..<index]))
        start = index
      }
      wasLower = !name[index].isUppercase
    }
    words.append(String(name[start...]))
    return words
  }

  /// The words that all titles begin or end with; nil where they have none in common.
  static func commonName(of titles: [String]) -> String? {
    let words = titles.map(words(ofTitle:))
    for isBehind in [false, true] {
      let common = isBehind ? words.map { $0.reversed() }.commonStart.reversed() : words.commonStart
      // Numbers tell one from the other.
      let named = common.filter { !$0.allSatisfy(\.isNumber) }
      if !named.isEmpty { return named.joined(separator: " ") }
    }
    return nil
  }

  /// The words that all titles begin with and those that all end with; nil where they have none in
  /// common.
  static func commonWords(of titles: [String]) -> String? {
    let words = titles.map(words(ofTitle:))
    let start = words.commonStart
    let rest = words.map { $0.dropFirst(start.count).reversed() as [String] }
    let common = (start + rest.commonStart.reversed()).filter { !$0.allSatisfy(\.isNumber) }
    return common.isEmpty ? nil : common.joined(separator: " ")
  }

  private static func words(ofTitle title: String) -> [String] {
    title.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The titles, each once, as many as a line has room for.
  static func joined(_ titles: [String]) -> String {
    var seen: Set<String> = []
    let all = titles.filter { seen.insert($0).inserted }
    var room = 64
    let shown = all.prefix(4).prefix { title in
      room -= title.count + 2
      return room > 0
    }
    let first = shown.isEmpty ? all.prefix(1) : shown
    let more = all.count > first.count ? " and \(all.count - first.count) more" : ""
    return first.joined(separator: ", ") + more
  }
}

extension [[String]] {
  /// What all lists begin with.
  fileprivate var commonStart: [String] {
    dropFirst().reduce(first ?? []) { common, other in
      Array<String>(common.prefix(zip(common, other).prefix { $0 == $1 }.count))
    }
  }
}
