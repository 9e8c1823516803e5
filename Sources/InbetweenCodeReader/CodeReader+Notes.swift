import InbetweenDesignDocuments
import SwiftSyntax

extension CodeReader {
  /// Notes what is said at a place.
  mutating func note(
    _ kind: Fact.Kind, at place: CodePlace, _ value: CodeValue?, _ scope: CodeScope,
    motion: Fact.Motion? = nil, unit: Fact.TimeUnit = .seconds, about: [String] = [],
    change: (inout Fact) -> Void = { _ in }
  ) {
    guard !scope.isQuiet, place.unit < program.units.count else { return }
    noted.insert(Noted(place: place, kind: kind))
    let code = program.units[place.unit]
    var fact = Fact(
      kind: kind, document: program.documentNames[code.document], line: place.line,
      snippet: "", about: (scope.about + about).map(scope.resolved), confidence: .stated,
      motion: motion)
    fact.context = code.context
    fact.view = scope.view
    addShownText(to: &fact, scope)
    if Self.isFormula(place.source) {
      fact.formula = place.source
      fact.confidence = .computed
    }
    change(&fact)
    var detail = fact.change?.description ?? ""
    if case .phase(let number) = fact.order { detail = String(number) }
    // One place may say several, each time that it is reached.
    if kind == .curve, let curve = fact.curve { detail += "\(curve)" }
    // What a function is given moves by itself, each time.
    let isNamed = !scope.named.isEmpty && fact.about != scope.about + about
    if isNamed { detail += fact.about.joined(separator: " ") }
    let key = Observation.Key(
      place: place, kind: kind, motion: motion, instance: scope.instance, detail: detail)
    let choices = value?.choices ?? []
    let observed = (choices.isEmpty ? [.unknown("")] : choices).map { choice in
      var observed = Observation.Value(
        time: choice.linear ?? Linear(.nan), item: scope.items.last, passes: scope.passes)
      if case .span(let lower, let upper) = choice {
        observed.time = Linear(lower)
        observed.upper = upper
      }
      observed.isChoice = choices.count > 1
      return observed
    }
    if let known = places[key] {
      if observations[known].values.count < 4 * Self.maximumTurns {
        observations[known].values += observed
      }
      return
    }
    guard !isFull else { return }
    places[key] = observations.count
    if let motion { ofMotions[motion, default: []].append(observations.count) }
    if kind == .duration { durations[place, default: []].append(observations.count) }
    observations.append(
      Observation(
        key: key, fact: fact, unit: unit, values: observed, document: code.document,
        loop: scope.loop))
  }

  /// Says what a motion moves, where that is known after what is said of it; its key path stays last.
  mutating func nameOwner(_ owner: String, of motion: Fact.Motion) {
    for index in ofMotions[motion] ?? []
    where !observations[index].fact.about.contains(owner) {
      let about = observations[index].fact.about
      observations[index].fact.about.insert(owner, at: max(0, about.count - 1))
    }
  }

  /// Says of which preset the animations at a place are, where there are several.
  mutating func namePreset(_ name: String, at place: CodePlace) {
    let found = durations[place] ?? []
    guard Set(found.map { observations[$0].key.motion }).count > 1 else { return }
    for index in found where !observations[index].fact.about.contains(name) {
      let about = observations[index].fact.about
      observations[index].fact.about.insert(name, at: max(0, about.count - 1))
    }
  }

  /// Whether as much has been noted as is kept: what follows would be read for nothing.
  var isFull: Bool { observations.count >= DesignDocument.maximumFacts }

  /// Whether a kind of time has been noted at a place.
  func hasNoted(_ kind: Fact.Kind, at place: CodePlace) -> Bool {
    noted.contains(Noted(place: place, kind: kind))
  }

  /// How long a motion has been said to last; nil where that is not known.
  func notedDuration(of motion: Fact.Motion) -> Double? {
    ofMotions[motion]?.last { observations[$0].key.kind == .duration }
      .flatMap { observations[$0].values.first?.time.number }
  }

  private static func isFormula(_ source: String) -> Bool {
    guard source.unicodeScalars.contains(where: { ScalarKind($0).isLetter }), Double(source) == nil
    else { return false }
    // `.seconds(1.5)` is a number with its unit.
    guard source.hasSuffix(")"), let open = source.firstIndex(of: "(") else { return true }
    let unit = source[..<open].split(separator: ".").last ?? ""
    let number = source[source.index(after: open)...].dropLast().filter { $0 != "_" }
    return !["seconds", "milliseconds", "microseconds", "nanoseconds"].contains(unit)
      || Double(String(number)) == nil
  }

  /// Notes a number under a name that says that it is a time.
  mutating func note(
    named name: String, _ node: some ExprSyntaxProtocol, _ value: CodeValue?, _ scope: CodeScope,
    isArgument: Bool = false, of function: String? = nil
  ) {
    guard let kind = TimeWords.kind(of: name), let value, !Self.isBlend(name) else { return }
    // `Ember(delay: Double(index) * 0.04)`: a step for each. What is counted is no time by itself.
    let step = isArgument && kind == .delay ? value.linear?.step : nil
    let isStep = step.map { abs($0) != 1 } ?? false
    guard value.isTime || isStep else { return }
    // The clock at hand counts as 0, and so does what is set back: neither says how long.
    let isLiteral = node.is(FloatLiteralExprSyntax.self) || node.is(IntegerLiteralExprSyntax.self)
    let isOfRow = kind == .delay && !scope.passes.isEmpty
    if value.number == 0, !isOfRow, !isLiteral || scope.isAssigning || kind == .duration { return }
    note(
      kind, at: place(node, scope), value, scope, unit: TimeWords.unit(of: name),
      about: [function].compactMap(\.self) + [name]
    ) {
      $0.name = isArgument ? nil : name
      $0.owner = isArgument ? nil : scope.type
    }
  }

  /// Whether a name is that of how one spring goes over into the next, which is no length.
  static func isBlend(_ name: String) -> Bool { TimeWords.words(of: name).first == "blend" }

  func place(_ node: some SyntaxProtocol, _ scope: CodeScope) -> CodePlace {
    guard scope.unit < program.units.count else {
      return CodePlace(unit: 0, line: 1, source: "")
    }
    if let origin = origin(of: node, scope) { return origin }
    let unit = program.units[scope.unit]
    return CodePlace(
      unit: scope.unit, line: unit.line(of: node), source: unit.source(of: node, limit: 120))
  }

  /// Where what a parameter was given is written: a function says nothing itself of `duration`, nor of
  /// `CAMediaTimingFunction(name: timing)`.
  private func origin(of node: some SyntaxProtocol, _ scope: CodeScope) -> CodePlace? {
    guard !scope.origins.isEmpty else { return nil }
    if let name = node.as(DeclReferenceExprSyntax.self) { return scope.origins[name.baseName.text] }
    guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.trailingClosure == nil,
      let name = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)
    else { return nil }
    return scope.origins[name.baseName.text]
  }

  /// What the comment of a number calls it, in a type that is named for motion; nil for none.
  func told(_ variable: CodeVariable, _ value: CodeValue, _ scope: CodeScope) -> Fact.Kind? {
    guard let number = value.number, number > 0, number <= 10 else { return nil }
    return TimeWords.kind(
      told: variable.comment, of: variable.name, type: variable.typeName,
      owner: scope.type.map(CodeProgram.shortName))
  }
}
