extension EntryReader {
  /// What springs' numbers are called here by the names that libraries have for them.
  static let springNames: [String: String] = [
    "stiffness": "stiffness", "damping": "damping", "mass": "mass", "bounce": "bounce",
    "dampingRatio": "damping ratio", "tension": "stiffness", "friction": "damping",
    "response": "response", "dampingFraction": "damping", "bounciness": "bounce",
  ]

  /// Whether a key is that of a spring's number.
  static func isOfSpring(_ key: String) -> Bool { springNames[key] != nil }

  /// Reads the value that stands at a place; where it ends, or nil where it is none by itself.
  mutating func readEntry(_ key: EntryToken, at start: Int) -> Int? {
    var place = start
    var sign = 1.0
    if tokens[place].text == "-", place + 1 < tokens.count {
      sign = -1
      place += 1
    }
    let value = tokens[place]
    let isEnd = place + 1 >= tokens.count || tokens[place + 1].endsValue(after: value)
    switch value.kind {
    case .number(let number):
      // `300.ms`, `0.2.seconds`
      if let (factor, end) = unit(at: place + 1) {
        read(time: Fact.Amount((number * factor * 1e9).rounded() / 1e9), key)
        return end
      }
      // `duration: 0.8 → 0.5`: only what it becomes is true now.
      if place + 2 < tokens.count, tokens[place + 1].text == "→",
        case .number(let later) = tokens[place + 2].kind
      {
        read(number: later, key)
        return place + 3
      }
      guard isEnd else {
        guard let (product, end) = constant(at: place), end > place + 1 else { return place + 1 }
        read(number: sign * product, key)
        return end
      }
      read(number: sign * number, key)
      return place + 1
    case .text:
      read(text: value.text, key)
      readSheet(value, at: place)
      return place + 1
    case .name where ["const", "new", "await", "final"].contains(value.text):
      return place + 1 < tokens.count ? readEntry(key, at: place + 1) ?? place + 1 : nil
    case .name:
      if let (time, end) = time(at: place) {
        read(time: time, key)
        return end
      }
      if let (curve, end) = easingCall(at: place) {
        add(.curve, key.text, line: key.line) { $0.curve = curve }
        return end
      }
      // `Curves.easeInOut`
      var path = value.text
      var next = place + 1
      while next + 1 < tokens.count, tokens[next].text == ".", tokens[next + 1].kind == .name {
        path += " " + tokens[next + 1].text
        next += 2
      }
      // `widget.duration ?? Duration(milliseconds: 600)`: what holds where nobody says otherwise.
      if let other = otherwise(behind: next) { return readEntry(key, at: other) }
      if let end = readTimes(chosenFor: key, at: next) { return end }
      if let (number, end) = constant(at: place), next == place + 1 || end >= next {
        read(number: sign * number, key)
        return end
      }
      if let end = readCurve(called: value, at: next, key) { return end }
      if let name = Self.springNames[key.text], let number = Self.springs[path] {
        addSpring(name, number, key)
        return next
      }
      if readAlias(path, key, endingAt: next) { return next }
      read(word: path, key)
      return nil
    case .open where value.text == "[":
      guard let (numbers, end) = list(at: place) else { return nil }
      if numbers.count == 4, isCurve(key.text) {
        add(.curve, key.text, line: key.line) {
          $0.curve = .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
        }
      } else {
        readTimes(numbers, key)
      }
      return end
    case .open, .close, .mark: return nil
    }
  }

  /// What Compose calls the numbers of its springs.
  private static let springs: [String: Double] = [
    "Spring DampingRatioHighBouncy": 0.2, "Spring DampingRatioMediumBouncy": 0.5,
    "Spring DampingRatioLowBouncy": 0.75, "Spring DampingRatioNoBouncy": 1,
    "Spring StiffnessHigh": 10_000, "Spring StiffnessMedium": 1500,
    "Spring StiffnessMediumLow": 400, "Spring StiffnessLow": 200, "Spring StiffnessVeryLow": 50,
  ]

  private mutating func addSpring(_ name: String, _ value: Double, _ key: EntryToken) {
    guard let last = scopes.indices.last else { return }
    scopes[last].springLine = scopes[last].springLine ?? key.line
    scopes[last].spring.append(Fact.Curve.SpringNumber(name: name, value: value))
  }

  // MARK: Calls

  /// What calls say without names: `infiniteRepeatable(tween(900))`, `Timer(Duration(seconds: 1))`;
  /// where they end, if they are read as a whole.
  mutating func readCall(_ name: EntryToken, at place: Int) -> Int? {
    guard place + 2 < tokens.count, tokens[place + 1].text == "(" else { return nil }
    if name.text == "Duration", let (time, end) = time(at: place) {
      if isWaitedForByMachine(behind: end) { return end }
      let owners = scopes.last?.words ?? []
      if owners.contains("delayed"), isOfMachine { return end }
      if owners.contains(where: { ["delayed", "Timer", "withDelay"].contains($0) }) {
        add(.delay, "delayed", line: name.line) { $0.time = time }
      } else if owners.contains("periodic") {
        add(.period, "periodic", line: name.line) { $0.time = time }
      }
      return end
    }
    // The bracket that ends such a call was never opened.
    if let end = readEngine(name, at: place) ?? readChainedEasing(name, at: place)
      ?? readTween(name, at: place)
    {
      return end + 1
    }
    if name.text == "withDelay", readWaits(name, at: place) { return nil }
    if name.text == "springify" { readSpringify(name, at: place) }
    if name.text == "infiniteRepeatable" || isLoop(name, at: place) {
      readEndless(name, at: place)
      return nil
    }
    if name.text == "setInterpolator" { readInterpolator(name, at: place) }
    readTimed(call: name, at: place)
    guard var (number, end) = constant(at: place + 2), number > 0, end < tokens.count else {
      return nil
    }
    // `delay(5.seconds)`
    if tokens[end].text == ".", let factor = Self.factors[tokens[end + 1].text] {
      (number, end) = (number * factor * 1000, end + 2)
    }
    let kind: Fact.Kind
    switch name.text {
    case "tween", "setDuration": kind = .duration
    case "snap", "setStartDelay": kind = .delay
    case "withDelay":
      // The value that waits stands before the call.
      return readWait(number, name, line: tokens[place + 2].line)
    // Kotlin's coroutines wait by a call that stands alone.
    case "delay" where tokens[end].text == ")" && (place == 0 || tokens[place - 1].text != "."):
      kind = .delay
    default: return nil
    }
    let before = place > 1 && tokens[place - 1].text == "." ? tokens[place - 2] : nil
    var owner = receiver(of: name, at: place)
    // `delay(130)` above `check.animateTo(…)`: how long that waits.
    let isAbove =
      name.text == "delay" && end + 3 < tokens.count && tokens[end + 1].kind == .name
      && tokens[end + 2].text == "." && tokens[end + 3].text == "animateTo"
    if isAbove { owner?.names = [tokens[end + 1].text] }
    let isInner = (before != nil || isAbove) && owner != nil
    if isInner, let owner { scopes.append(owner) }
    add(kind, "duration", line: name.line) { $0.time = Fact.Amount(number, .milliseconds) }
    if isInner { scopes.removeLast() }
    return nil
  }

  // MARK: Values

  private static let clocks: Set<String> = ["timing", "timings", "times", "timeline"]

  /// A time that its type says is one.
  mutating func read(time: Fact.Amount, _ key: EntryToken) {
    let owner = scopes.last?.words.last
    guard time.lower > 0, !TimeWords.isOfOtherTopic(key.text),
      let kind = TimeWords.kind(of: key.text)
        ?? TimeWords.kind(of: key.text, type: "Duration", owner: owner)
    else { return }
    add(kind, key.text, line: key.line) { $0.time = time }
  }

  mutating func read(number: Double, _ key: EntryToken) {
    if let name = Self.springNames[key.text] { return addSpring(name, number, key) }
    if ["repeat", "iterations", "repeatCount", "iterationCount"].contains(key.text) {
      return add(.repetition, key.text, line: key.line) {
        $0.repeats = number < 0
        $0.runs = number < 0 ? nil : number
      }
    }
    let owners = TimeWords.words(of: scopes.last?.words.last ?? "")
    if clock.contains(number),
      owners.contains(where: Self.clocks.contains)
    {
      return add(.start, key.text, line: key.line) { $0.time = Fact.Amount(number, .milliseconds) }
    }
    // `TIMING: { SAIL_START: 0 }`
    if key.text.lowercased().hasSuffix("_start"), owners.contains(where: Self.clocks.contains),
      number == 0 || BareTime.amount(number, name: key.text) != nil
    {
      let amount = BareTime.amount(number, name: key.text) ?? Fact.Amount(0)
      return add(.start, key.text, line: key.line) { $0.time = amount }
    }
    if let kind = kindOfCounted(key), number >= 20, self.kind(of: key.text) == nil {
      return add(kind, key.text, line: key.line) { $0.time = Fact.Amount(number, .milliseconds) }
    }
    // `gap: 12` is as often one of space.
    guard let kind = kind(of: key.text),
      key.text != "gap" || isAboutMotion(key.text),
      let amount = countsFrames && number == number.rounded()
        ? Fact.Amount(number, .frames)
        : (countsMilliseconds || isOfReactNative) && number == number.rounded() && number > 0
          ? Fact.Amount(number, .milliseconds)
          : countsSeconds && number > 0 && number < 40
            ? Fact.Amount(number) : BareTime.amount(number, name: key.text)
    else { return }
    let isPause = scopes.last?.words.last == "PauseAnimation" && kind == .duration
    add(isPause ? .pause : kind, key.text, line: key.line) {
      $0.time = amount
      $0.confidence = amount.unit == TimeWords.unit(of: key.text) ? .stated : .likely
    }
  }

  /// Whether a call of React Native is open, which counts milliseconds: `withTiming(1, { duration: 10 })`.
  private var isOfReactNative: Bool {
    scopes.suffix(2).contains { $0.words.contains { ["withTiming", "withDelay"].contains($0) } }
  }

  mutating func read(text: String, _ key: EntryToken) {
    if let moving = Self.moving(text, of: key) {
      scopes.append(
        Scope(
          names: [moving], words: [moving], line: key.line,
          motion: Fact.Motion(line: key.line, instance: moving), isList: false,
          firstFact: facts.count))
      defer { scopes.removeLast() }
      return read(said: text, key)
    }
    read(said: text, key)
  }

  private mutating func read(said text: String, _ key: EntryToken) {
    // anime.js says what moves by a key: `targets: ".bell"`.
    if key.text == "targets", let last = scopes.indices.last, text.utf8.count < 80 {
      (scopes[last].names, scopes[last].words) = ([text], [text])
      return
    }
    // `{ element: "Chevron", transitions: [{ property: "Rotation", … }] }`
    if ["element", "layer", "property"].contains(key.text), let last = scopes.indices.last,
      StyleReader.time(text) == nil, text.utf8.count < 80
    {
      scopes[last].names.append(text)
      return
    }
    // `{ key: "motion-fast", value: "100ms" }` bears a name of its own.
    if ["key", "name", "token", "id", "label", "title"].contains(key.text),
      let last = scopes.indices.last,
      StyleReader.time(text) == nil, text.utf8.count < 80, !text.contains(" ")
    {
      (scopes[last].names, scopes[last].words) = ([text], [text])
      return
    }
    if Self.waits.contains(key.text), let step = Self.step(ofText: text) {
      return add(.stagger, "stagger", line: key.line) { $0.time = step }
    }
    if Self.repeats.contains(key.text),
      ["infinite", "infinity", "forever"].contains(text.lowercased())
    {
      return add(.repetition, key.text, line: key.line) { $0.repeats = true }
    }
    // `"transform 0.1s ease, opacity 0.2s"`, each for itself.
    let parts = StyleReader.list(text)
    if parts.count > 1,
      parts.allSatisfy({ part in
        part.contains(" ")
          && part.split(separator: " ").contains { StyleReader.time(String($0)) != nil }
      })
    {
      for part in parts.prefix(8) { read(text: part, key) }
      return
    }
    let words = StyleReader.split(text) { $0 == " " }
    let isTiming = TimeWords.words(of: key.text).contains("timing")
    if let curve = StyleReader.curve(text), isTiming || isCurve(key.text) || text.contains("(") {
      return add(.curve, key.text, line: key.line) { $0.curve = curve }
    }
    // `motionLinear: 'linear'`
    if text == "linear", TimeWords.words(of: key.text).last == "linear" {
      return add(.curve, key.text, line: key.line) { $0.curve = .named("linear") }
    }
    // `"spring(500, 50, 0)"`: stiffness and damping.
    if isCurve(key.text), text.hasPrefix("spring("), text.hasSuffix(")") {
      let numbers = text.dropFirst(7).dropLast().split(separator: ",").map { Double($0.trimmed) }
      if numbers.count > 1, numbers.count < 4, let stiffness = numbers[0], let damping = numbers[1]
      {
        return add(.curve, key.text, line: key.line) {
          $0.curve = .spring(
            "stiffness \(FactText.decimal(stiffness)), damping \(FactText.decimal(damping))")
        }
      }
    }
    // GSAP's word for a motion without easing.
    if isCurve(key.text), text == "none" {
      return add(.curve, key.text, line: key.line) { $0.curve = .named("linear") }
    }
    if isCurve(key.text),
      let curve = curves[text] ?? MotionWords.curve(in: ProseToken.tokens(of: text))
        ?? MotionWords.curve(ofWay: text)
    {
      return add(.curve, key.text, line: key.line) { $0.curve = curve }
    }
    guard words.count <= 8, isAboutMotion(key.text) else { return }
    let times = words.compactMap(StyleReader.time)
    let kind = kind(of: key.text) ?? .duration
    let curve =
      words.lazy.compactMap(StyleReader.curve).first
      ?? MotionWords.curve(in: ProseToken.tokens(of: text))
    if !times.isEmpty, words.contains("infinite") {
      add(.repetition, key.text, line: key.line) { $0.repeats = true }
    }
    // Of a set of lengths one may be nothing: `duration: { instant: '0ms', … }`.
    // `"duration-0": { value: "0ms" }`
    let isOfSet =
      TimeWords.words(of: key.text).allSatisfy(TimeWords.speeds.contains)
      || key.text == "value" && TimeWords.kind(of: scopes.last?.words.last ?? "") == .duration
    for (place, time) in times.prefix(2).enumerated()
    where time.lower > 0 || (place == 0 && isOfSet) {
      add(place == 0 ? kind : .delay, key.text, line: key.line) {
        $0.time = time
        $0.curve = place == 0 ? curve : nil
      }
    }
  }

  private static let repeats: Set<String> = [
    "repeat", "loop", "iterations", "repeatCount", "iterationCount", "Looped", "looped", "loops",
  ]

  private mutating func read(word: String, _ key: EntryToken) {
    if key.text == "targets", let last = scopes.indices.last {
      (scopes[last].names, scopes[last].words) = ([word], [word])
      return
    }
    if Self.repeats.contains(key.text),
      ["Infinity", "true", "infinite", "INFINITE", "HUGE_VALF", "INFINITY", "MAXFLOAT"].contains(
        word.split(separator: " ").last.map(String.init) ?? word)
    {
      add(.repetition, key.text, line: key.line) { $0.repeats = true }
    } else if key.text.hasSuffix("nterpolator"), let curve = Fact.Curve.interpolator(word) {
      // `lid.interpolator = BounceInterpolator()`
      add(.curve, key.text, line: key.line) { $0.curve = curve }
    } else if isCurve(key.text), let curve = curves[word] {
      add(.curve, key.text, line: key.line) { $0.curve = curve }
    } else if isCurve(key.text) || word.hasPrefix("Curves "),
      let curve = MotionWords.curve(in: ProseToken.tokens(of: word)),
      curve != .spring("")
    {
      add(.curve, key.text, line: key.line) { $0.curve = curve }
    }
  }
}
