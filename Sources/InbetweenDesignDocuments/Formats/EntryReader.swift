/// Reads `key: value` and `key = value` in code of any language that has brackets: JavaScript,
/// TypeScript, Kotlin, Dart, Objective-C, and objects of settings.
///
/// Nothing is run: a value is a number, a text or a list that stands right behind its key, or a call
/// that holds nothing else, such as `Duration(milliseconds: 200)`.
struct EntryReader {
  let document: String
  let lines: SourceLines
  let context: [String]
  /// The variables of the sheets beside it.
  private(set) var styles = StyleVariables()
  var facts: [Fact] = []
  var tokens: EntryTokens
  /// The brackets that are open, the outermost first.
  var scopes: [Scope] = []
  /// Whether a comment says that times are counted in frames, or all of them in milliseconds.
  let (countsFrames, countsMilliseconds): (Bool, Bool)
  /// Whether the code is for a library that counts seconds.
  let countsSeconds: Bool
  /// What the code calls the timelines of GSAP, or of anime.js, which count milliseconds.
  let timelines: Set<String>
  /// When tweens start that are put by others, in seconds, by the places of the texts that say so.
  private(set) var starts: [Int: Double] = [:]
  /// The places on the clock that comments write down, in milliseconds.
  let clock: Set<Double>
  /// The functions that are given times, by what their arguments are called.
  let timed: [String: [Int: String]]
  /// The numbers that have names.
  let constants: [String: Double]
  /// The curves in numbers that have names.
  let curves: [String: Fact.Curve]
  /// What names stand for that the code has given a value so far.
  var named = NamedValues()
  /// How long what has a name takes.
  var lengths: [String: Set<Double>] = [:]
  /// What the statement at hand gives a value, or the function that it is the body of.
  private(set) var statement = ""
  /// What the next bracket belongs to.
  private(set) var names: [String] = []
  /// The variable that is given a value: `const ease = …`.
  private(set) var declared = ""
  /// The first argument of the call whose bracket is next.
  private var argument: String?
  /// What the bracket that was closed last belongs to.
  private(set) var closed: Scope?
  /// How long the keyframes of UIKit take in all that were begun last.
  var keyframesLength: Double?
  /// The tween that was read last, and what it is called.
  var (tween, tweened): (Fact.Motion?, [String]) = (nil, [])
  /// Whether functions have no braces, and which of them the code is in.
  var (isIndented, function) = (false, "")

  /// A bracket, with what it belongs to.
  struct Scope {
    /// What it belongs to: the key that it is the value of and what is called, without those that
    /// only say how something moves.
    var names: [String]
    /// All of those.
    var words: [String]
    var line: Int
    /// The motion that its facts are of.
    var motion: Fact.Motion
    /// Whether it is a list.
    var isList: Bool
    var spring: [Fact.Curve.SpringNumber] = []
    /// Where the first of those stands.
    var springLine: Int?
    /// Where its facts begin.
    var firstFact: Int
    /// The widget that it moves, as code makes it: `Badge`, `Text("Welcome")`.
    var child: String?
    /// What the call was given first, where that is a text or what moves.
    var argument: String?
    /// Whether it holds an argument already.
    var hasArgument = false
    /// Whether it is of a call that adds a tween to a timeline of anime.js.
    var isAdded = false
    /// Whether it is of a call that makes a tween of GSAP.
    var isTween = false
  }

  static func facts(
    of text: String, document: String, lines: SourceLines, firstLine: Int, context: [String],
    language: CodeLanguage = CodeLanguage(), known: StyleVariables = StyleVariables()
  ) -> [Fact] {
    let code = language.withoutComments(text)
    let text = language.plainComments(text)
    let clock = CodeComments.facts(
      of: text, document: document, lines: lines, firstLine: firstLine, context: context)
    var reader = EntryReader(
      document: document, lines: lines, context: context,
      tokens: EntryTokens(EntryToken.plain(EntryToken.tokens(of: code, firstLine: firstLine))),
      countsFrames: text.contains("in frames"),
      countsMilliseconds: text.contains("values in milliseconds") || text.contains("values in ms"),
      countsSeconds: countsSeconds(text, lines), clock: clock.times)
    (reader.isIndented, reader.styles) = (language.isIndented, known)
    reader.starts = reader.tweenStarts()
    reader.read()
    let entries = CodeComments.entries(
      of: text, document: document, lines: lines, firstLine: firstLine, context: context,
      clock: clock.times)
    let named = Dictionary(entries.map { ($0.line, $0.time?.plain) }, uniquingKeysWith: { $1 })
    let found =
      clock.facts + entries
      + reader.facts.filter { $0.time == nil || named[$0.line] != $0.time?.plain }
    let known = Set(found.filter { $0.time != nil }.map(\.line))
    let comments = CodeComments.lengths(
      of: text, document: document, lines: lines, firstLine: firstLine, context: context
    ).filter { $0.about.count > 1 && !known.contains($0.line) }
    let spoken = CodeComments.spoken(
      of: text, document: document, lines: lines, firstLine: firstLine, context: context,
      beside: found + comments)
    let labelled = CodeComments.arguments(
      of: text, document: document, lines: lines, firstLine: firstLine, context: context)
    return found + comments + spoken + labelled
  }

  private init(
    document: String, lines: SourceLines, context: [String], tokens: EntryTokens,
    countsFrames: Bool, countsMilliseconds: Bool, countsSeconds: Bool, clock: Set<Double>
  ) {
    self.document = document
    self.lines = lines
    self.context = context
    self.tokens = tokens
    self.countsFrames = countsFrames
    self.countsMilliseconds = countsMilliseconds
    self.countsSeconds = countsSeconds
    self.clock = clock
    timelines = countsSeconds ? Self.gsapTimelines(in: tokens) : Self.timelines(in: tokens)
    timed = Self.timedFunctions(in: tokens)
    constants = Self.constants(in: tokens)
    curves = Self.curves(in: tokens)
  }

  private mutating func read() {
    var place = 0
    while place < tokens.count, facts.count < DesignDocument.maximumFacts {
      let token = tokens[place]
      if scopes.isEmpty, place > 0, startsStatement(at: place) {
        statement = ""
        names = []
      }
      switch token.kind {
      case .open:
        open(token, at: place)
        if let end = readMessage(at: place) {
          place = end
          continue
        }
      case .close:
        close(before: place + 1)
      case .name, .text:
        if let end = readKey(token, at: place) {
          place = end
          continue
        }
        if token.kind == .text {
          readText(token, at: place)
        }
        if token.kind == .name, let end = readName(token, at: place) {
          place = end
          continue
        }
      case .number(let number): readArgument(number, at: place)
      case .mark:
        if token.text == ";" {
          names = []
          if scopes.isEmpty { statement = "" }
        }
        if token.text == "," {
          names = []
          if let last = scopes.indices.last { scopes[last].hasArgument = true }
        }
      }
      place += 1
    }
    while let scope = scopes.popLast() { end(scope) }
  }

  /// Whether a new statement begins here, in a language that has no marks for their ends.
  private func startsStatement(at place: Int) -> Bool {
    let (last, token) = (tokens[place - 1], tokens[place])
    guard token.line > last.line, token.kind == .name else { return false }
    switch last.kind {
    case .close, .number, .text, .name: return !["by", "return", "in"].contains(last.text)
    case .mark: return last.text == ";"
    case .open: return false
    }
  }

  // MARK: Brackets

  private mutating func open(_ token: EntryToken, at place: Int) {
    var owners = names
    // `val alpha by animateFloatAsState(…)`
    var callee = place - 1
    while callee >= 2, tokens[callee - 1].text == "." { callee -= 2 }
    if callee >= 2, tokens[callee - 1].text == "by", tokens[callee - 2].kind == .name {
      owners = [tokens[callee - 2].text]
      if scopes.isEmpty { statement = tokens[callee - 2].text }
    }
    if scopes.isEmpty, !statement.isEmpty, !owners.contains(statement) {
      owners.insert(statement, at: 0)
    }
    // What stands in brackets for no reason of its own belongs to what is around it: so do the
    // calls that say how a value moves, and not which.
    let isCall = token.text == "("
    let words = owners
    owners.removeAll {
      $0.isEmpty || Self.partKeys.contains($0) || isCall && Self.partCalls.contains($0)
    }
    // `<Panel transition={{ duration: 0.2 }}>`
    if owners.isEmpty, words == ["transition"], let tag = component(around: place) {
      owners = [comment(aboveTagOf: tag.line), tag.text].compactMap(\.self)
    }
    let isPart = owners.isEmpty && !(scopes.last?.isList ?? false)
    let motion = Fact.Motion(line: token.line, instance: String(place))
    if scopes.count < 200 {
      scopes.append(
        Scope(
          names: owners, words: words, line: token.line,
          motion: (isPart ? scopes.last?.motion : nil) ?? motion,
          isList: token.text == "[", firstFact: facts.count, argument: argument,
          isAdded: place > 0 && isAdded(at: place - 1),
          isTween: place > 0 && isTween(at: place - 1)))
    }
    argument = nil
    names = []
  }

  private mutating func close(before next: Int) {
    names = []
    guard let scope = scopes.popLast() else { return }
    end(scope)
    closed = scope
    // The body of a method is over.
    if scopes.isEmpty { keyframesLength = nil }
    guard next < tokens.count else { return }
    // `Widget banner(bool shown) => …`, `fun Heart() {`: the body belongs to the function.
    let isCall = !scope.words.isEmpty && !scope.words.contains(where: Self.keywords.contains)
    // `fun bouncy() = spring(…)`, `fun soft(): SpringSpec<Float> = spring(…)`
    if isCall, tokens[next - 1].text == ")", isBody(from: next) {
      names = scope.words
    } else if tokens[next].text == "=>" {
      if isCall, scopes.isEmpty { statement = scope.words.last ?? statement }
      if isCall { names = scope.words }
    } else if isCall, tokens[next - 1].text == ")",
      tokens[next...].prefix(2).drop(while: { $0.text == "async" }).first?.text == "{"
    {
      names = scope.words
    } else if tokens[next].text == ".", scope.names.count > 1,
      chain(before: next + 1).contains("animate")
    {
      // `Text("Welcome").animate().fadeIn(`
      names = scope.names.dropLast()
    } else if tokens[next].text == ".", let text = scope.argument {
      // `querySelector(".coin").animate(`
      names = [text]
      if next + 1 < tokens.count, tokens[next + 1].text == "animate" {
        names = [comment(above: scope.line), text].compactMap(\.self)
      }
    } else if tokens[next].text == ".", next + 1 < tokens.count, let name = scope.names.first,
      ["animate", "drive", "chain", "apply", "also"].contains(tokens[next + 1].text)
    {
      // `val glow = ValueAnimator.ofFloat(0f, 1f).apply {`
      // `fade = Tween(begin: 0).animate(`
      names = [comment(above: scope.line), name].compactMap(\.self)
    }
  }

  private static let declarations: Set<String> = ["const", "let", "var", "val", "final"]

  private static let keywords: Set<String> = [
    "if", "for", "while", "switch", "when", "catch", "else", "do", "return", "remember",
  ]

  /// The numbers of a spring that stood in one bracket, and the widget that its facts are of.
  private mutating func end(_ scope: Scope) {
    let isSpring =
      scope.words.contains { ["spring", "SpringSpec", "withSpring"].contains($0) }
      || scope.words.isEmpty && scopes.last?.words.last == "withSpring"
    if Set(scope.spring.map(\.name)).count > (isSpring ? 0 : 1) {
      scopes.append(scope)
      add(.curve, "", line: scope.springLine ?? scope.line) {
        $0.curve = .spring(of: scope.spring)
      }
      scopes.removeLast()
    }
    guard let child = scope.child else { return }
    for index in facts.indices.dropFirst(scope.firstFact)
    where facts[index].view == nil && facts[index].motion == scope.motion {
      facts[index].view = child
    }
  }

  // MARK: Keys and names

  /// A key with its value; where that ends, or nil where no key stands here.
  private mutating func readKey(_ token: EntryToken, at place: Int) -> Int? {
    // `Duration get lidTime => const Duration(seconds: 1);`
    let isGetter = place > 0 && tokens[place - 1].text == "get"
    guard place + 2 < tokens.count, tokens[place + 1].kind == .mark, !isReturned(at: place),
      place == 0 || tokens[place - 1].text != "?" || token.kind != .text,
      [":", "="].contains(tokens[place + 1].text) || isGetter && tokens[place + 1].text == "=>"
    else { return nil }
    // `sail.value = withTiming(1)` moves the sail.
    let isValue = ["value", "current"].contains(token.text) && place > 1
    let isMember = isValue && tokens[place - 1].text == "." && tokens[place - 2].kind == .name
    let called = isMember ? tokens[place - 2].text : token.text
    if scopes.isEmpty { statement = called }
    if let end = readSpecialKey(token, at: place) { return end }
    if token.text == "child", let last = scopes.indices.last {
      scopes[last].child = widget(at: place + 2)
    }
    // `const fast: string = "70ms"`
    let isTyped =
      tokens[place + 1].text == ":" && tokens[place + 2].kind == .name
      && place + 4 < tokens.count && tokens[place + 3].text == "="
    let isShort = tokens[place + 1].text == ":" && tokens[place + 2].text == "="
    let value = isTyped ? place + 4 : isShort && place + 3 < tokens.count ? place + 3 : place + 2
    names = [called]
    declared = place > 0 && Self.declarations.contains(tokens[place - 1].text) ? called : ""
    if let owner = owner(ofKeyAt: place), tokens[place + 1].text == "=" {
      // `spin.duration = 2`
      scopes.append(owner)
      defer { scopes.removeLast() }
      if let end = readEntry(token, at: value) {
        names = []
        return end
      }
    } else if let end = readEntry(token, at: value) {
      names = []
      return end
    }
    return value
  }

  /// A name that is no key: what the bracket behind it belongs to.
  ///
  /// - Returns: where it ends, if it is read as a whole.
  private mutating func readName(_ token: EntryToken, at place: Int) -> Int? {
    if let end = readCall(token, at: place) ?? readArray(token, at: place) { return end }
    // `handler.postDelayed({ … }, OPEN_TIME)`
    if let number = constants[token.text], tokens[place - 1].text == "," {
      readArgument(number, at: place)
    }
    readShorthand(token, at: place)
    readNamedSpring(token, at: place)
    guard place + 1 < tokens.count else { return nil }
    noteFunction(token, at: place)
    readTurns(ofCall: token, at: place)
    // `fun pulse(): Float {`: the body is the function's.
    if isReturned(at: place) { return nil }
    readWaitBefore(token, at: place)
    readMotionCall(token, at: place)
    readKeyframe(token, at: place)
    readInterval(token, at: place)
    readTweenSequence(token, at: place)
    if readRunning(token, at: place) { return nil }
    guard tokens[place + 1].kind == .open else { return nil }
    argument = argument(of: token, at: place)
    // What a call is given says what moves, and not what the one before it was given.
    let isNamed = argument != nil && names.allSatisfy { $0.first == "." || $0.first == "#" }
    var owners = (isNamed ? [] : names.filter { $0 != token.text }) + [token.text]
    if ["animate", "animateTo"].contains(token.text), place > 1, tokens[place - 1].text == ".",
      tokens[place - 2].kind == .name
    {
      owners.insert(tokens[place - 2].text, at: 0)
    }
    if let argument { owners.append(argument) }
    names = Array(owners.suffix(3))
    return nil
  }

  /// The first argument of a call, where that says what moves: `to(".hero"`, `timing(this.fade`.
  private func argument(of token: EntryToken, at place: Int) -> String? {
    guard place + 2 < tokens.count, tokens[place + 1].text == "(" else { return nil }
    if tokens[place + 2].kind == .text { return String(tokens[place + 2].text.prefix(60)) }
    var end = place + 2
    guard Self.given.contains(token.text) || isAdded(at: place) else { return nil }
    if let found = lookup(at: end) ?? listed(at: end) { return found }
    guard tokens[end].kind == .name else { return nil }
    while end + 2 < tokens.count, tokens[end + 1].text == ".", tokens[end + 2].kind == .name {
      end += 2
    }
    guard end + 1 < tokens.count, tokens[end + 1].text == "," else { return nil }
    // `withTiming(sail.value, …)` moves the sail, `to(headerRef.current, …)` what that refers to.
    let isValue = ["value", "current"].contains(tokens[end].text) && end > place + 2
    return tokens[isValue ? end - 2 : end].text
  }

  /// Calls whose first argument is what moves.
  private static let given: Set<String> = [
    "timing", "spring", "to", "from", "fromTo", "animate", "ofFloat", "ofInt", "ofArgb", "ofObject",
    "withTiming", "withSpring", "set",
  ]
}
