/// Reads the times in style sheets: CSS, SCSS, Less, and what looks like them.
///
/// Variables (`--fast: 150ms`, `$fast`, `@fast`), transitions and animations with all that belongs to
/// them. A value that names a variable is that variable's.
struct StyleReader {
  private let document: String
  private let lines: SourceLines
  /// What the sheet stands under, the widest first.
  private let context: [String]
  private var facts: [Fact] = []
  private var variables: StyleVariables
  /// Where the first of the long properties of each rule stands.
  private var rules: [Rule: Int] = [:]

  private struct Rule: Hashable {
    var block: Int
    var family: String
  }

  /// The most declarations of one sheet.
  private static let maximumDeclarations = 50_000

  private init(
    _ document: String, _ lines: SourceLines, _ context: [String], _ variables: StyleVariables
  ) {
    self.variables = variables
    self.document = document
    self.lines = lines
    self.context = context
  }

  /// What a sheet says.
  ///
  /// - Parameters:
  ///   - text: the sheet.
  ///   - document: the name of the file that it stands in.
  ///   - lines: of that file.
  ///   - firstLine: the line that the sheet begins on.
  ///   - context: what it stands under, the widest first.
  ///   - known: variables of other sheets; the sheet's own go before them.
  /// - Returns: its facts, in the order of the sheet.
  static func facts(
    of text: String, document: String, lines: SourceLines, firstLine: Int = 1,
    context: [String] = [], known: StyleVariables = StyleVariables()
  ) -> [Fact] {
    var reader = StyleReader(document, lines, context, known)
    let declarations = StyleScanner.declarations(in: text, firstLine: firstLine)
    reader.variables.add(declarations)
    for declaration in declarations.prefix(maximumDeclarations) { reader.read(declaration) }
    return reader.facts
  }

  /// Whether a text without a name reads as a sheet.
  static func isSheet(_ text: String) -> Bool {
    let declarations = StyleScanner.declarations(in: text, firstLine: 1)
    return declarations.contains {
      $0.isEnded
        && ($0.isVariable || $0.name.hasPrefix("transition")
          || $0.name.hasPrefix("animation"))
    }
  }

  // MARK: Declarations

  private mutating func read(_ declaration: StyleDeclaration) {
    switch declaration.name {
    case "transition", "animation", "-webkit-transition", "-webkit-animation":
      readShorthand(declaration)
    case "transition-duration", "animation-duration":
      readTimes(declaration, .duration)
    case "transition-delay", "animation-delay": readTimes(declaration, .delay)
    case "transition-timing-function", "animation-timing-function":
      for value in parts(of: declaration.value) {
        guard let curve = Self.curve(value) else { continue }
        add(.curve, declaration) { $0.curve = curve }
      }
    case "animation-iteration-count":
      guard let runs = Self.runs(declaration.value.trimmed) else { return }
      add(.repetition, declaration) {
        $0.repeats = runs == .infinity
        $0.runs = runs == .infinity ? nil : runs
      }
    default:
      if declaration.isVariable { readVariable(declaration) }
    }
  }

  /// `--duration-fast: 150ms`, `$ease-out: cubic-bezier(0, 0, 0.2, 1)`, `$spring: 0.3s ease-out`.
  private mutating func readVariable(_ declaration: StyleDeclaration) {
    // `calc(var(--short) * 4)` is a time of its own.
    let isComputed = declaration.value.trimmed.hasPrefix("calc(")
    let words = Self.words(isComputed ? resolved(declaration.value) : declaration.value.trimmed)
    // One that stands for another says nothing new.
    guard words.count <= 8 else { return }
    let times = words.compactMap(Self.time)
    let curve = words.lazy.compactMap(Self.curve).first
    guard !TimeWords.isOfOtherTopic(declaration.name) else { return }
    // `$delay: (short: 50ms)`: a map says what its entries are.
    let map = declaration.selectors.last.flatMap { $0.hasPrefix("$") ? $0 : nil }
    if let map, TimeWords.isOfOtherTopic(map) { return }
    let kind: Fact.Kind =
      TimeWords.kind(of: declaration.name) ?? map.flatMap(TimeWords.kind) ?? .duration
    let isList = declaration.value.contains(",") && curve == nil && times.count > 1
    if times.isEmpty {
      guard let curve, words.count == 1 else { return }
      return add(.curve, declaration) {
        $0.curve = curve
        $0.name = declaration.name
      }
    }
    for (place, time) in times.enumerated() where time.lower > 0 || times.count == 1 {
      // `all 0.3s ease-in 0.1s`: the second waits.
      add(place == 0 || isList ? kind : .delay, declaration) {
        $0.time = time
        $0.curve = place == 0 ? curve : nil
        $0.repeats = place == 0 && kind == .duration && words.contains("infinite")
        $0.name = times.count == 1 ? declaration.name : nil
      }
    }
  }

  private mutating func readTimes(_ declaration: StyleDeclaration, _ kind: Fact.Kind) {
    if kind == .delay, let step = Self.step(resolved(declaration.value)) ?? Self.turn(declaration) {
      return add(.stagger, declaration) { $0.time = step }
    }
    for value in parts(of: declaration.value) {
      // A negative delay begins in the middle.
      guard let time = Self.time(value), time.isLong || (kind == .delay && time.lower < 0) else {
        continue
      }
      add(kind, declaration) { $0.time = time }
    }
  }

  /// `opacity 200ms ease-out 50ms, transform .3s`.
  private mutating func readShorthand(_ declaration: StyleDeclaration) {
    for (value, line) in placedParts(of: declaration) {
      let words = Self.words(value)
      let times = words.compactMap(Self.time)
      let curve = words.lazy.compactMap(Self.curve).first
      let others = words.filter { Self.time($0) == nil && Self.curve($0) == nil }
      let name = others.first {
        Self.runs($0) == nil && !Self.plainWords.contains($0) && !Self.isTimeCall($0)
      }
      let runs =
        declaration.name.hasSuffix("animation") ? others.lazy.compactMap(Self.runs).first : nil
      let call = words.firstIndex(where: Self.isTimeCall)
      let isComputed = call.map { $0 < words.firstIndex { Self.time($0) != nil } ?? words.count }
      if isComputed != true, let first = times.first, first.isLong {
        add(.duration, declaration, name, line: line) {
          $0.time = first
          $0.curve = curve
          $0.repeats = runs == .infinity
          $0.runs = runs == .infinity ? nil : runs
        }
      } else if isComputed == true {
        // How long is worked out for each: the rest is said.
        if let curve { add(.curve, declaration, name, line: line) { $0.curve = curve } }
        if let runs {
          add(.repetition, declaration, name, line: line) {
            $0.repeats = runs == .infinity
            $0.runs = runs == .infinity ? nil : runs
          }
        }
      }
      if isComputed == false, let call, let step = Self.step(words[call]) {
        // `slide 1s ease calc(var(--i) * 60ms)`
        add(.stagger, declaration, name, line: line) { $0.time = step }
      }
      if let delay = times.dropFirst(isComputed == true ? 0 : 1).first, delay.lower != 0 {
        add(.delay, declaration, name, line: line) { $0.time = delay }
      }
    }
  }

  private mutating func add(
    _ kind: Fact.Kind, _ declaration: StyleDeclaration, _ part: String? = nil, line: Int? = nil,
    _ change: (inout Fact) -> Void
  ) {
    guard facts.count < DesignDocument.maximumFacts else { return }
    var fact = Fact(
      kind: kind, document: document, line: line ?? declaration.line,
      snippet: lines.snippet(line ?? declaration.line), confidence: .stated)
    fact.context = context
    fact.about = declaration.selectors.suffix(4) + [declaration.name] + (part.map { [$0] } ?? [])
    if !declaration.isVariable {
      // `animation-duration` and `animation-delay` of one rule are said of one motion.
      let family = ["animation-", "transition-"].first { declaration.name.hasPrefix($0) }
      if let family {
        let rule = Rule(block: declaration.block, family: family)
        let line = rules[rule, default: declaration.line]
        rules[rule] = line
        fact.motion = Fact.Motion(line: line, instance: family)
      } else {
        fact.motion = Fact.Motion(line: declaration.line, instance: part)
      }
    }
    change(&fact)
    facts.append(fact)
  }

  // MARK: Values

  /// The parts of a list, with what their variables stand for.
  private func parts(of value: String) -> [String] {
    Self.split(resolved(value)) { $0 == "," }.map(\.trimmed)
  }

  /// The parts of a list, and the line that each stands on.
  private func placedParts(of declaration: StyleDeclaration) -> [(value: String, line: Int)] {
    var line = declaration.valueLine
    return Self.split(declaration.value) { $0 == "," }.flatMap { part in
      let lead = part.prefix(while: \.isWhitespace).count(where: \.isNewline)
      defer { line += part.count(where: \.isNewline) }
      return parts(of: part).map { ($0, line + lead) }
    }
  }

  /// A value whose variables are replaced by what they stand for.
  private func resolved(_ value: String, depth: Int = 0) -> String {
    guard depth < 8, value.contains(where: { "-$@(".contains($0) }) else {
      return value
    }
    var result: [String] = []
    for word in Self.words(value) {
      var name = word
      var end = ""
      var fallback: String?
      if name.hasSuffix(",") {
        name.removeLast()
        end = ","
      }
      if name.hasPrefix("var("), name.hasSuffix(")") {
        let parts = Self.split(String(name.dropFirst(4).dropLast())) { $0 == "," }
        name = parts.first?.trimmed ?? ""
        // `var(--speed, 2s)`; the number of a turn, `var(--i, 0)`, is another for each.
        if parts.count == 2,
          Self.time(parts[1].trimmed) != nil || Self.curve(parts[1].trimmed) != nil
        {
          fallback = parts[1].trimmed
        }
      }
      if name.hasPrefix("calc("), name.hasSuffix(")") {
        let inner = resolved(String(name.dropFirst(5).dropLast()), depth: depth + 1)
        result.append("calc(\(inner))\(end)")
        continue
      }
      // `map-get($motion, 'hover')`, `map.get($motion, hover)`
      if name.hasPrefix("map-get(") || name.hasPrefix("map.get("), name.hasSuffix(")") {
        name = Self.split(String(name.dropFirst(8).dropLast())) { $0 == "," }
          .map { String($0.trimmed.filter { !"\"'".contains($0) }) }.joined(separator: ".")
      }
      if let entry = variables.entry(ofCall: name) { name = entry }
      let known =
        variables.values[name].map { resolved($0, depth: depth + 1) }
        ?? Self.curveName(ofVariable: name) ?? fallback.map { resolved($0, depth: depth + 1) }
      result.append((known ?? (end.isEmpty ? word : name)) + end)
    }
    let text = result.joined(separator: " ")
    return text.utf8.count < 4000 ? text : value
  }

  /// The curve that a variable of another sheet is called after: `--ease-out`.
  private static func curveName(ofVariable name: String) -> String? {
    [
      "--ease-in": "ease-in", "--ease-out": "ease-out", "--ease-in-out": "ease-in-out",
      "--ease-linear": "linear",
    ][name]
  }

  /// Whether a word is a call that gives a time which is not known: `calc(…)`, `dur("fast")`.
  private static func isTimeCall(_ word: String) -> Bool {
    guard time(word) == nil, word.contains("("), word.last == ")" else { return false }
    // `var(--duration)`, which a script sets
    if word.hasPrefix("var(") {
      return TimeWords.kind(of: String(word.dropFirst(4).dropLast())) != nil
    }
    return !["cubic-bezier(", "steps(", "linear(", "var(", "spring("].contains {
      word.lowercased().hasPrefix($0)
    }
  }

  /// Words of a shorthand that are neither times nor curves nor names.
  static let plainWords: Set<String> = [
    "normal", "reverse", "alternate", "alternate-reverse", "none", "forwards", "backwards", "both",
    "running", "paused", "!important", "allow-discrete", "inherit", "initial",
  ]

  /// `infinite`, `3`: how often something runs.
  static func runs(_ word: String) -> Double? {
    if word == "infinite" { return .infinity }
    guard let number = Double(word), number > 0, number < 100_000 else { return nil }
    return number
  }

  /// `calc(var(--i) * 60ms)`: what one more of a counted thing adds.
  private static func step(_ value: String) -> Fact.Amount? {
    guard value.trimmed.hasPrefix("calc("), value.contains("*"),
      value.contains("var(") || value.contains("sibling-index(")
    else { return nil }
    let inner = String(value.map { "()*".contains($0) ? " " : $0 })
    return split(inner) { $0 == " " || $0 == "*" }.lazy.compactMap(time).first
  }

  /// `$i * 45ms` in a rule that is written once for each number: what one more of them adds.
  private static func turn(_ declaration: StyleDeclaration) -> Fact.Amount? {
    let words = words(String(declaration.value.map { "()*".contains($0) ? " " : $0 }))
    let counters = declaration.selectors.filter { $0.hasPrefix("@for") || $0.hasPrefix("@each") }
      .flatMap { $0.split { " ,".contains($0) }.map(String.init) }.filter { $0.hasPrefix("$") }
    guard declaration.value.contains("*"), words.contains(where: counters.contains) else {
      return nil
    }
    return words.lazy.compactMap(time).first
  }

  /// What commas part; brackets hold theirs together.
  static func list(_ value: String) -> [String] {
    split(value) { $0 == "," }.map(\.trimmed)
  }

  /// The words of a value; brackets hold theirs together.
  private static func words(_ value: String) -> [String] {
    split(value) { $0 == " " || $0 == "\t" || $0 == "\n" }.map(\.trimmed)
  }

  static func split(_ text: String, _ isMark: (Character) -> Bool) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth <= 0, isMark(character) {
        if !part.isEmpty { parts.append(part) }
        part = ""
      } else {
        part.append(character)
      }
    }
    if !part.isEmpty { parts.append(part) }
    return parts
  }
}

extension Fact.Amount {
  /// Whether it is a time at all: sheets write `0.01ms` where nothing shall move.
  fileprivate var isLong: Bool { (seconds ?? 1) >= 0.001 }
}
