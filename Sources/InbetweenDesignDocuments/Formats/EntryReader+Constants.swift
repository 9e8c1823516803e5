// Numbers that code gives a name once, and what is made of them.

extension EntryReader {
  /// `const TIME = 250`, `const TIME: float = 0.3`, `constexpr int kOut = 2 * kBase`, and the members
  /// of groups and types: `TIMES.fadeIn`, `object Times { val FadeIn = 200 }`.
  static func constants(in tokens: EntryTokens) -> [String: Double] {
    var found: [String: Double] = [:]
    var assigned: Set<String> = []
    // What the braces that are open are the bodies of, "" for anything but a type.
    var owners: [String] = []
    for place in tokens.indices.dropFirst().dropLast(2) {
      switch tokens[place].kind {
      case .open: owners.append(type(withBodyAt: place, in: tokens))
      case .close: _ = owners.popLast()
      case .name, .text, .number, .mark: break
      }
      guard tokens[place].kind == .name, let value = value(ofNameAt: place, in: tokens) else {
        continue
      }
      let name = tokens[place].text
      if let owner = owners.last, !owner.isEmpty, tokens[place - 1].kind == .name {
        let path = "\(owner).\(name)"
        let isFirst = assigned.insert(path).inserted
        found[path] = isFirst ? number(at: value, in: tokens, found)?.0 : nil
      }
      if tokens[value].text == "{" {
        let members = members(at: value, in: tokens)
        for (key, number) in members { found["\(name).\(key)"] = number }
        continue
      }
      guard assigned.insert(name).inserted else {
        found[name] = nil
        continue
      }
      let before = tokens[place - 1]
      guard before.kind == .name, before.line == tokens[place].line,
        !["return", "else", "case"].contains(before.text)
      else { continue }
      if let (number, _) = number(at: value, in: tokens, found) { found[name] = number }
    }
    return found
  }

  /// `val EaseOutBack = CubicBezierEasing(0.34f, 1.56f, 0.64f, 1f)`, `spring: "cubic-bezier(…)"`; a name
  /// of two curves is none's.
  static func curves(in tokens: EntryTokens) -> [String: Fact.Curve] {
    var found: [String: Fact.Curve] = [:]
    var several: Set<String> = []
    for place in tokens.indices.dropLast(2)
    where tokens[place].kind == .name || tokens[place].kind == .text {
      guard [":", "="].contains(tokens[place + 1].text) else { continue }
      let value = tokens[place + 2]
      var curve: Fact.Curve?
      if value.kind == .text {
        curve = StyleReader.curve(value.text)
      } else if curveCalls.contains(value.text), place + 3 < tokens.count,
        tokens[place + 3].text == "(", let (four, _) = list(at: place + 3, in: tokens),
        four.count == 4
      {
        curve = .bezier(four[0], four[1], four[2], four[3])
      } else if value.text == "[", let (four, _) = list(at: place + 2, in: tokens), four.count == 4,
        (0...1).contains(four[0]), (0...1).contains(four[2])
      {
        // `standard: [0.2, 0, 0, 1]`
        curve = .bezier(four[0], four[1], four[2], four[3])
      }
      guard case .bezier? = curve else { continue }
      let name = tokens[place].text
      if let other = found[name], other != curve { several.insert(name) }
      found[name] = curve
    }
    return found.filter { !several.contains($0.key) }
  }

  /// What the type is called whose body begins at a place; "" for any other bracket.
  private static func type(withBodyAt place: Int, in tokens: EntryTokens) -> String {
    guard tokens[place].text == "{", place > 1, tokens[place - 1].kind == .name,
      ["object", "class", "struct", "enum", "interface"].contains(tokens[place - 2].text)
    else { return "" }
    return tokens[place - 1].text
  }

  /// Where the value of a name begins: behind `=`, `:=` or `: float =`; nil where it is given none.
  private static func value(ofNameAt place: Int, in tokens: EntryTokens) -> Int? {
    if tokens[place + 1].text == "=" { return place + 2 }
    guard tokens[place + 1].text == ":", place + 3 < tokens.count else { return nil }
    if tokens[place + 2].text == "=" { return place + 3 }
    let isTyped = tokens[place + 2].kind == .name && tokens[place + 3].text == "="
    return isTyped && place + 4 < tokens.count ? place + 4 : nil
  }

  /// The numbers of a group in braces by their keys.
  private static func members(at start: Int, in tokens: EntryTokens) -> [(String, Double)] {
    var found: [(String, Double)] = []
    var depth = 0
    for place in tokens[start...].prefix(400).indices {
      switch tokens[place].kind {
      case .open: depth += 1
      case .close:
        depth -= 1
        if depth == 0 { return found }
      case .name where depth == 1 && place + 3 < tokens.count && tokens[place + 1].text == ":":
        guard case .number(let number) = tokens[place + 2].kind,
          tokens[place + 3].endsValue(after: tokens[place + 2])
        else { continue }
        found.append((tokens[place].text, number))
      case .name, .text, .number, .mark: continue
      }
    }
    return []
  }

  /// The number at a place, or that of a constant, which may be a part or a multiple of it: `TIME / 2`,
  /// `2 * TIME`; with where it ends. Nil where anything else stands there.
  func constant(at place: Int) -> (Double, end: Int)? {
    if case .number(let number) = tokens[place].kind {
      return Self.number(at: place, in: tokens, constants) ?? (number, place + 1)
    }
    return Self.number(at: place, in: tokens, constants)
  }

  static func number(
    at place: Int, in tokens: EntryTokens, _ constants: [String: Double]
  ) -> (Double, end: Int)? {
    guard var (sum, next) = product(at: place, in: tokens, constants) else { return nil }
    // `DRAW + 0.3`; the end of a value may be the end of its line.
    for _ in 0..<8 {
      guard next < tokens.count, !tokens[next].endsValue(after: tokens[next - 1]) else {
        return (sum, next)
      }
      guard next + 1 < tokens.count, ["+", "-"].contains(tokens[next].text),
        let (term, end) = product(at: next + 1, in: tokens, constants)
      else { return nil }
      sum = ((tokens[next].text == "+" ? sum + term : sum - term) * 1e9).rounded() / 1e9
      next = end
    }
    return nil
  }

  /// `TIME / 2`, `2 * TIME`
  private static func product(
    at place: Int, in tokens: EntryTokens, _ constants: [String: Double]
  ) -> (Double, end: Int)? {
    guard let (first, next) = factor(at: place, in: tokens, constants) else { return nil }
    guard next + 1 < tokens.count, ["*", "/"].contains(tokens[next].text),
      !tokens[next].endsValue(after: tokens[next - 1])
    else { return (first, next) }
    guard let (second, end) = factor(at: next + 1, in: tokens, constants), second > 0 else {
      return nil
    }
    return (tokens[next].text == "/" ? first / second : first * second, end)
  }

  /// A number, a constant or the member of a group.
  static func factor(
    at place: Int, in tokens: EntryTokens, _ constants: [String: Double]
  ) -> (Double, end: Int)? {
    switch tokens[place].kind {
    case .number(let number): return (number, place + 1)
    case .name:
      let path = tokens[place].text
      if place + 2 < tokens.count, tokens[place + 1].text == ".",
        let number = constants["\(path).\(tokens[place + 2].text)"]
      {
        return (number, place + 3)
      }
      return constants[path].map { ($0, place + 1) }
    case .text, .mark, .open, .close: return nil
    }
  }
}
