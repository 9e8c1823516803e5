// Attributes of components in markup that stands in code, `<FadeIn delay={0.2}>`, and what widgets hold.

extension EntryReader {
  /// An attribute that is a number in braces, or the name of a curve: `easing="easeIn"`.
  ///
  /// - Returns: where it ends; nil where none stands here.
  mutating func readAttribute(_ key: EntryToken, at place: Int) -> Int? {
    if place + 2 < tokens.count, tokens[place + 1].text == "=", tokens[place + 2].kind == .text,
      Self.isAttribute(key.text), Fact.Curve(named: tokens[place + 2].text) != nil,
      let component = component(around: place)
    {
      return readAttribute(key, of: component, at: place + 2)
    }
    guard place + 4 < tokens.count, tokens[place + 1].text == "=", tokens[place + 2].text == "{",
      let (_, end) = constant(at: place + 3), end < tokens.count, tokens[end].text == "}",
      let component = component(around: place)
    else { return nil }
    _ = readAttribute(key, of: component, at: place + 3)
    return end + 1
  }

  private mutating func readAttribute(
    _ key: EntryToken, of component: EntryToken, at place: Int
  ) -> Int? {
    scopes.append(
      Scope(
        names: [component.text], words: [component.text], line: component.line,
        motion: Fact.Motion(line: component.line, instance: component.text), isList: false,
        firstFact: facts.count))
    defer { scopes.removeLast() }
    return readEntry(key, at: place)
  }

  /// What a property of its own belongs to that says how something moves: `spin.duration`.
  func owner(ofKeyAt place: Int) -> Scope? {
    guard place > 1, tokens[place - 1].text == ".", tokens[place - 2].kind == .name,
      Self.isAttribute(tokens[place].text)
    else { return nil }
    // `bar.style.transition = "width 3s"`
    let isStyle = tokens[place - 2].text == "style" && place > 3 && tokens[place - 3].text == "."
    let owner = tokens[isStyle ? place - 4 : place - 2]
    guard owner.kind == .name, !["self", "this", "style"].contains(owner.text) else { return nil }
    return Scope(
      names: [owner.text], words: [owner.text], line: owner.line,
      motion: Fact.Motion(line: owner.line, instance: owner.text), isList: false,
      firstFact: facts.count)
  }

  /// `className="transition duration-300"`: classes that say how an element moves.
  mutating func readClasses(_ token: EntryToken, at place: Int) {
    guard token.kind == .text, let classes = StyleClasses(token.text, known: styles) else { return }
    var owner = component(around: place)?.text
    for index in (1..<max(1, place)).suffix(160).reversed() where owner == nil {
      if tokens[index - 1].text == "<", tokens[index].kind == .name { owner = tokens[index].text }
    }
    let name = owner ?? statement
    for said in classes.facts {
      add(said.kind, name, line: token.line) {
        if let property = classes.property { $0.about.append(property) }
        $0.time = said.time
        $0.curve = said.curve
        $0.motion = Fact.Motion(line: token.line, instance: String(place))
        $0.name = nil
      }
    }
  }

  /// What `transition: "opacity 1s ease-out"` changes, and which keyframes `animation` plays.
  static func moving(_ text: String, of key: EntryToken) -> String? {
    let words = text.split(separator: " ")
    guard ["transition", "animation"].contains(key.text), words.count > 1, words.count < 9,
      let first = words.first, first.first?.isLetter == true, first != "all",
      StyleReader.time(String(first)) == nil, StyleReader.curve(String(first)) == nil,
      words.contains(where: { StyleReader.time(String($0)) != nil }),
      !text.contains(",") || text.contains("(")
    else { return nil }
    return String(first)
  }

  /// Where the last of `a.time ?? b.time ?? 300` begins, where the first ends before a place; nil for no
  /// other.
  func otherwise(behind end: Int) -> Int? {
    var place = end
    var last: Int?
    while place + 2 < tokens.count, ["?", "|"].contains(tokens[place].text),
      tokens[place + 1].text == tokens[place].text
    {
      last = place + 2
      place += 3
      while place + 1 < tokens.count, tokens[place].text == ".", tokens[place + 1].kind == .name {
        place += 2
      }
    }
    return last
  }

  /// `isStill ? const Duration(milliseconds: 130) : const Duration(milliseconds: 200)`: what holds in one case
  /// and in the other, and where that ends; nil for no choice between two times.
  mutating func readTimes(chosenFor key: EntryToken, at start: Int) -> Int? {
    guard start + 3 < tokens.count, tokens[start].text == "?", tokens[start + 1].text != "?" else {
      return nil
    }
    guard let (first, middle) = choice(at: start + 1), middle < tokens.count,
      tokens[middle].text == ":", middle + 1 < tokens.count,
      let (second, end) = choice(at: middle + 1), !Self.isOfSpring(key.text),
      end >= tokens.count || tokens[end].endsValue(after: tokens[end - 1])
    else { return nil }
    // Both count the same.
    if case .number(let left) = first, case .number(let right) = second {
      let units = [left, right].filter { $0 != 0 }.map {
        BareTime.amount($0, name: key.text)?.unit
      }
      guard Set(units).count == 1 else { return nil }
    }
    read(choice: first, key)
    read(choice: second, key)
    return end
  }

  private func choice(at start: Int) -> (value: Chosen, end: Int)? {
    let place = ["const", "new"].contains(tokens[start].text) ? start + 1 : start
    guard place < tokens.count else { return nil }
    if case .number(let number) = tokens[place].kind {
      if let (factor, end) = unit(at: place + 1) {
        return (.time(Fact.Amount((number * factor * 1e9).rounded() / 1e9)), end)
      }
      return (.number(number), place + 1)
    }
    return time(at: place).map { (.time($0), $1) }
  }

  private mutating func read(choice: Chosen, _ key: EntryToken) {
    switch choice {
    case .time(let time): read(time: time, key)
    case .number(let number): read(number: number, key)
    }
  }

  private enum Chosen {
    case time(Fact.Amount)
    case number(Double)
  }

  /// What puts the classes of an element together.
  private static let joiners: Set<String> = [
    "cn", "cx", "clsx", "cva", "tv", "twMerge", "classNames", "classnames", "className", "class",
  ]

  /// A text that stands by itself, and not as the value of a key.
  mutating func readText(_ token: EntryToken, at place: Int) {
    readPosition(token.text, at: place)
    readSheet(token, at: place)
    // `cn("transition duration-300", …)`
    if scopes.suffix(3).contains(where: { !Self.joiners.isDisjoint(with: $0.words) }) {
      readClasses(token, at: place)
    }
    readChoice(token, at: place)
  }

  /// `transition: isOpen ? "opacity 1s ease-out" : "none"`: what holds while something is so.
  private mutating func readChoice(_ token: EntryToken, at place: Int) {
    guard place > 2, tokens[place - 1].text == "?" else { return }
    for index in (1..<place).suffix(40).reversed() {
      guard tokens[index].text == ":", ["transition", "animation"].contains(tokens[index - 1].text)
      else {
        if ["{", "}", ";"].contains(tokens[index].text) { return }
        continue
      }
      return read(text: token.text, tokens[index - 1])
    }
  }

  /// What the tag is of that an attribute stands in.
  func component(around place: Int) -> EntryToken? {
    for index in (1..<max(1, place)).suffix(160).reversed() {
      if tokens[index].text == ">", tokens[index].kind == .mark { return nil }
      guard tokens[index - 1].text == "<", tokens[index].kind == .name else { continue }
      // `<Transition.Out`, `<motion.div`
      let isMember = tokens[index + 1].text == "." && tokens[index + 2].kind == .name
      let isElement = isMember && ["motion", "m", "animated"].contains(tokens[index].text)
      guard tokens[index].text.first?.isUppercase == true || isElement else { return nil }
      return tokens[index + (isMember ? 2 : 0)]
    }
    return nil
  }

  /// `const Badge()`, `Text('Welcome')`: what makes the thing that moves.
  func widget(at start: Int) -> String? {
    var place = start
    while place < tokens.count, ["const", "new"].contains(tokens[place].text) { place += 1 }
    guard place + 1 < tokens.count, tokens[place].kind == .name, tokens[place + 1].text == "("
    else { return nil }
    let isText = place + 2 < tokens.count && tokens[place + 2].kind == .text
    return tokens[place].text + (isText ? "(\"\(tokens[place + 2].text.prefix(60))\")" : "")
  }
}
