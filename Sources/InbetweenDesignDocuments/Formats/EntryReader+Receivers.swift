// What calls are made on, and what functions of the file are given.

extension EntryReader {
  /// What a call in a chain is made on: `animator.setDuration(300)`, `ofFloat(drawer, …).setDuration(300)`,
  /// `bell.animate().alpha(0).setDuration(300)`; what is around any other call.
  func receiver(of name: EntryToken, at place: Int) -> Scope? {
    let before = place > 1 && tokens[place - 1].text == "." ? tokens[place - 2] : nil
    if let root = before?.kind == .name ? before?.text : root(before: place) {
      return Scope(
        names: [root], words: [root], line: name.line,
        motion: Fact.Motion(line: name.line, instance: root), isList: false,
        firstFact: facts.count)
    }
    return before?.kind == .close ? closed : scopes.last
  }

  /// `lid.animate().setInterpolator(new BounceInterpolator())`
  mutating func readInterpolator(_ name: EntryToken, at place: Int) {
    var start = place + (tokens[place + 2].text == "new" ? 3 : 2)
    // `new android.view.animation.OvershootInterpolator()`
    while tokens[start + 1].text == ".", tokens[start + 2].kind == .name { start += 2 }
    let curve: Fact.Curve?
    if tokens[start].text == "PathInterpolator", let (four, _) = list(at: start + 1),
      four.count == 4
    {
      curve = .bezier(four[0], four[1], four[2], four[3])
    } else {
      curve = Fact.Curve.interpolator(tokens[start].text)
    }
    guard let curve, let owner = receiver(of: name, at: place) else { return }
    scopes.append(owner)
    add(.curve, "interpolator", line: name.line) { $0.curve = curve }
    scopes.removeLast()
  }

  /// The functions of a file that move something and are given times without names, by what their arguments
  /// are called: `void animateLid(View lid, int delay) {`.
  static func timedFunctions(in tokens: EntryTokens) -> [String: [Int: String]] {
    var found: [String: [Int: String]] = [:]
    for place in tokens.indices
    where tokens[place].kind == .name && tellsOfMotion(tokens[place].text)
      && !partCalls.contains(tokens[place].text)
    {
      // `const fadeLid = (lid, delay) =>`
      let isArrow = tokens[place + 1].text == "="
      let open = place + (isArrow ? tokens[place + 2].text == "async" ? 3 : 2 : 1)
      guard tokens[open].text == "(" else { continue }
      var depth = 0
      var parameters: [[EntryToken]] = [[]]
      var end = open
      for index in tokens[open...].prefix(80).indices {
        end = index
        if tokens[index].kind == .open { depth += 1 }
        if tokens[index].kind == .close { depth -= 1 }
        if depth == 0 { break }
        if depth == 1, tokens[index].text == "," {
          parameters.append([])
        } else if index > open {
          parameters[parameters.count - 1].append(tokens[index])
        }
      }
      let ends = isArrow ? ["=>", ":"] : ["{", ":", "=", "throws", "async"]
      guard depth == 0, ends.contains(tokens[end + 1].text) else { continue }
      for (index, parameter) in parameters.enumerated() {
        guard let name = Self.name(ofParameter: parameter), TimeWords.kind(of: name) != nil else {
          continue
        }
        found[tokens[place].text, default: [:]][index] = name
      }
    }
    return found
  }

  /// `int delay`, `delay: number = 0`, `delay`; nil for anything else.
  private static func name(ofParameter tokens: [EntryToken]) -> String? {
    let declared = tokens.prefix { $0.text != "=" }
    let colon = declared.firstIndex { $0.text == ":" }
    let name = colon.flatMap { $0 > 0 ? declared[$0 - 1] : nil } ?? declared.last
    return name?.kind == .name && declared.count < 8 ? name?.text : nil
  }

  /// `animateLid(lid, 200)`, `animateLid(lids[i], 400 + i * 100)`: what a function is given by its place.
  private mutating func readTimed(_ call: EntryToken, _ key: String, _ argument: Range<Int>) {
    let given = EntryTokens(Array(tokens[argument]))
    let key = EntryToken(kind: .name, text: key, line: call.line)
    if let (number, _) = Self.number(at: 0, in: given, constants) {
      if number > 0 { read(number: number, key) }
      return
    }
    guard !given.contains(where: { ["-", "/", "?"].contains($0.text) }) else { return }
    var (base, step): (Double?, Double?)
    for term in Self.terms(of: given) {
      if let times = term.firstIndex(where: { $0.text == "*" }) {
        guard step == nil, let factor = Self.factor(beside: times, in: term) else { return }
        step = factor
      } else if let (number, _) = Self.number(at: 0, in: EntryTokens(term), constants) {
        base = number
      } else {
        return
      }
    }
    if let base, base > 0 { read(number: base, key) }
    if let step, TimeWords.kind(of: key.text) == .delay,
      let time = BareTime.amount(step, name: key.text)
    {
      add(.stagger, "stagger", line: call.line) { $0.time = time }
    }
  }

  /// What plus signs part, without the brackets around each.
  private static func terms(of tokens: EntryTokens) -> [[EntryToken]] {
    var terms: [[EntryToken]] = [[]]
    var depth = 0
    for token in tokens {
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if depth == 0, token.text == "+" {
        terms.append([])
      } else {
        terms[terms.count - 1].append(token)
      }
    }
    return terms.map { term in
      let isBracketed = term.first?.text == "(" && term.last?.text == ")"
      return isBracketed && !term.dropFirst().dropLast().contains { $0.kind == .close }
        ? Array(term.dropFirst().dropLast()) : term
    }
  }

  /// `i * 60`, `60 * i`, `(i + 1) * 60`: the number that something else is multiplied by.
  private static func factor(beside times: Int, in tokens: [EntryToken]) -> Double? {
    let (before, after) = (tokens.prefix(times), tokens.dropFirst(times + 1))
    func number(_ side: ArraySlice<EntryToken>) -> Double? {
      guard side.count == 1, case .number(let number)? = side.first?.kind else { return nil }
      return number
    }
    switch (number(before), number(after)) {
    case (let step?, nil): return after.contains { $0.kind == .name } ? step : nil
    case (nil, let step?): return before.contains { $0.kind == .name } ? step : nil
    default: return nil
    }
  }

  mutating func readTimed(call: EntryToken, at place: Int) {
    // `audio.fadeIn(track, 3000)` is another's.
    let owner = tokens[place - 1].text == "." ? tokens[place - 2].text : "this"
    guard let keys = timed[call.text], let arguments = arguments(of: place + 1),
      ["this", "self", "super"].contains(owner) || owner.first?.isUppercase ?? false
    else { return }
    let moved = tokens[arguments[0]].last { $0.kind == .name }?.text
    let names = [call.text] + (keys[0] == nil ? [moved].compactMap(\.self) : [])
    scopes.append(
      Scope(
        names: names, words: names, line: call.line,
        motion: Fact.Motion(line: call.line, instance: String(place)), isList: false,
        firstFact: facts.count))
    for (index, argument) in arguments.enumerated() {
      guard let key = keys[index] else { continue }
      readTimed(call, key, argument)
    }
    scopes.removeLast()
  }
}
