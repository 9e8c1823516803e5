// Messages of Objective-C: `[UIView animateWithDuration:0.3 delay:0.1 … animations:^{ … }]`.

extension EntryReader {
  /// What a message that animates says, up to the block in which things change.
  ///
  /// - Parameter start: where its bracket stands, which is open already.
  /// - Returns: where the block begins; nil for any other message.
  mutating func readMessage(at start: Int) -> Int? {
    guard start + 4 < tokens.count, tokens[start].text == "[",
      tokens[start + 1].text == "UIView", let last = scopes.indices.last
    else { return nil }
    let method = tokens[start + 2].text
    let isKeyframe = method == "addKeyframeWithRelativeStartTime"
    guard isKeyframe || method.hasPrefix("animate") && method.hasSuffix("WithDuration") else {
      return nil
    }
    var place = start + 2
    var values: [(key: EntryToken, value: ArraySlice<EntryToken>)] = []
    while place + 2 < tokens.count, values.count < 8, tokens[place].kind == .name,
      tokens[place + 1].text == ":", tokens[place + 2].text != "^"
    {
      let key = tokens[place]
      let rest = tokens[(place + 2)...]
      // A value ends where the next label stands.
      let end = rest.indices.first { index in
        index > place + 2 && index + 1 < tokens.count && tokens[index].kind == .name
          && tokens[index + 1].text == ":"
      }
      guard let end, end < place + 24 else { break }
      values.append((key, rest[..<end]))
      place = end
    }
    guard values.count > 0 else { return nil }
    let changed = changed(inBlockAt: place)
    (scopes[last].names, scopes[last].words) = (changed, changed)
    if isKeyframe {
      readKeyframe(values.compactMap { number($0.value) }, line: tokens[start + 2].line)
      return place
    }
    if method == "animateKeyframesWithDuration" { keyframesLength = number(values[0].value) }
    for (key, value) in values { read(key, value) }
    return place
  }

  /// `0.3`, `kLength`, `1.0 / 4.0`
  private func number(_ value: ArraySlice<EntryToken>) -> Double? {
    let number = Self.number(at: 0, in: EntryTokens(Array(value)), constants)
    return number.flatMap { $0.end == value.count ? $0.0 : nil }
  }

  /// `addKeyframeWithRelativeStartTime:0.2 relativeDuration:0.1`: shares of the whole.
  private mutating func readKeyframe(_ shares: [Double], line: Int) {
    guard shares.count == 2, let keyframesLength else { return }
    func seconds(_ share: Double) -> Fact.Amount {
      Fact.Amount((share * keyframesLength * 1e6).rounded() / 1e6)
    }
    for (kind, share) in zip([Fact.Kind.start, .duration], shares) {
      add(kind, kind.rawValue, line: line) {
        $0.time = seconds(share)
        $0.confidence = .computed
      }
    }
  }

  /// A label of a message with its value.
  private mutating func read(_ key: EntryToken, _ value: ArraySlice<EntryToken>) {
    guard !value.isEmpty else { return }
    let name = key.text.lowercased()
    if name.contains("options") {
      let words = value.map { $0.text.lowercased() }.joined(separator: " ")
      for (option, curve) in Self.optionCurves where words.contains(option) {
        add(.curve, "curve", line: key.line) { $0.curve = .named(curve) }
        break
      }
      if words.contains("optionrepeat") {
        add(.repetition, "repeat", line: key.line) { $0.repeats = true }
      }
      return
    }
    guard let number = number(value) else { return }
    if name.contains("damping") {
      add(.curve, "spring", line: key.line) {
        $0.curve = .spring("damping \(FactText.decimal(number))")
      }
    } else if name.hasSuffix("duration") {
      add(.duration, "duration", line: key.line) { $0.time = Fact.Amount(number) }
    } else if name == "delay", number > 0 {
      add(.delay, "delay", line: key.line) { $0.time = Fact.Amount(number) }
    }
  }

  /// The options that choose a curve; the longer name first.
  private static let optionCurves = [
    ("curveeaseinout", "ease-in-out"), ("curveeasein", "ease-in"), ("curveeaseout", "ease-out"),
    ("curvelinear", "linear"),
  ]

  /// What the block of a message gives values: `gull.alpha`, at most four; what blocks in it do where it
  /// gives none itself.
  private func changed(inBlockAt place: Int) -> [String] {
    let own = changed(inBlockAt: place, within: 1)
    return own.isEmpty ? changed(inBlockAt: place, within: 4) : own
  }

  private func changed(inBlockAt place: Int, within deepest: Int) -> [String] {
    guard let open = tokens[place...].prefix(8).firstIndex(where: { $0.text == "{" }) else {
      return []
    }
    var found: [String] = []
    var depth = 0
    for index in tokens[open...].prefix(400).indices {
      switch tokens[index].kind {
      case .open: depth += 1
      case .close:
        depth -= 1
        if depth == 0 { return found }
      case .mark where tokens[index].text == "=" && depth <= deepest:
        let path = path(endingAt: index - 1)
        if !path.isEmpty, !found.contains(path), found.count < 4 { found.append(path) }
      case .name, .text, .number, .mark: continue
      }
    }
    return found
  }

  /// `self.gull.alpha` without what it belongs to in the code.
  private func path(endingAt last: Int) -> String {
    var parts: [String] = []
    var place = last
    while place >= 0, tokens[place].kind == .name, parts.count < 4 {
      parts.insert(tokens[place].text, at: 0)
      guard place > 1, tokens[place - 1].text == "." else { break }
      place -= 2
    }
    return parts.filter { $0 != "self" }.joined(separator: ".")
  }
}
