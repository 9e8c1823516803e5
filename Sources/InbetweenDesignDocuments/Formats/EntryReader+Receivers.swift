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
    let start = place + (tokens[place + 2].text == "new" ? 3 : 2)
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
    where tokens[place].kind == .name && tokens[place + 1].text == "("
      && tellsOfMotion(tokens[place].text) && !partCalls.contains(tokens[place].text)
    {
      var depth = 0
      var parameters: [[EntryToken]] = [[]]
      var end = place + 1
      for index in (place + 1)..<min(tokens.count, place + 80) {
        end = index
        if tokens[index].kind == .open { depth += 1 }
        if tokens[index].kind == .close { depth -= 1 }
        if depth == 0 { break }
        if depth == 1, tokens[index].text == "," {
          parameters.append([])
        } else if index > place + 1 {
          parameters[parameters.count - 1].append(tokens[index])
        }
      }
      guard depth == 0, ["{", ":", "=", "throws", "async"].contains(tokens[end + 1].text) else {
        continue
      }
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
    guard let first = Self.number(at: 0, in: given, constants) else {
      // `400 + (i * 100)`, `i * 100`
      guard case .number(let step)? = given.last(where: { $0.kind != .close })?.kind,
        let times = given.lastIndex(where: { $0.text == "*" }),
        given[times - 1].kind == .name, given[times + 1].kind != .name
      else { return }
      if case .number(let base) = given[0].kind, given[1].text == "+" {
        read(number: base, EntryToken(kind: .name, text: key, line: call.line))
      }
      guard TimeWords.kind(of: key) == .delay, let step = BareTime.amount(step, name: key) else {
        return
      }
      return add(.stagger, "stagger", line: call.line) { $0.time = step }
    }
    guard first.0 > 0 else { return }
    read(number: first.0, EntryToken(kind: .name, text: key, line: call.line))
  }

  mutating func readTimed(call: EntryToken, at place: Int) {
    guard let keys = timed[call.text], let arguments = arguments(of: place + 1) else { return }
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
