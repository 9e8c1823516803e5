import InbetweenDesignDocuments
import SwiftSyntax

/// Reads code as a person would: follows constants, calls and loops as far as they are plain, and
/// notes each time that it meets. Nothing is run: what is not plain stays unknown.
package struct CodeReader {
  let program: CodeProgram
  /// In the order in which they were first met.
  var observations: [Observation] = []
  /// The places in them of what is said of a motion, and of lengths by where they are written.
  var (ofMotions, durations): ([Fact.Motion: [Int]], [CodePlace: [Int]]) = ([:], [:])
  /// Where they stand in their row.
  var places: [Observation.Key: Int] = [:]
  /// Instances of types that are made with arguments of their own, in the order met.
  private var instances: [(type: String, given: [String: CodeValue], label: String)] = []
  /// The visual property that a variable drives, by `Type.variable`.
  var drivers: [String: Driver] = [:]
  /// Values of constants, by `Type.name`; nil while one is being found.
  var constants: [String: CodeValue?] = [:]
  /// How many more expressions may be read again, in calls and in the turns of loops.
  var budget = 100_000
  var depth = 0
  /// How many turns of loops and calls the code at hand is being read again in.
  var repeats = 0
  /// How many runs of loops there have been.
  var passes = 0
  /// How many views code adds to another in one run of a loop, by the other's name.
  var children: [String: [Int: Int]] = [:]
  /// How many starts after a wait were noted.
  var laterStarts = 0
  /// Animations that code declares under a name, in their order.
  var declared: [Declared] = []
  /// The animators that a type keeps, by `Type.name`.
  var animators: [String: Fact.Motion] = [:]
  /// The times that Core Animation's objects are given, by their names, which others may ask for.
  var layerTimes: [Fact.Motion: [String: CodeValue]] = [:]
  /// What constants are used as, in the order met.
  var uses: [Use] = []
  var knownUses: Set<String> = []
  /// The constants, by `Type.name`, at whose values the clock stands behind a wait for them.
  var reached: Set<String> = []
  /// Parameters, by `Type.function.name`, that no function takes as often as something counts.
  var plainParameters: Set<String> = []
  /// Constants that are read when all uses are known.
  var held: [Held] = []
  /// What instances are made with, by `Type.member`, and the snippet where that stands.
  var given: [String: [(node: ExprSyntax, unit: Int)]] = [:]
  /// What has been noted, and where.
  var noted: Set<Noted> = []
  /// What a variable sets off where it is handed on: the type, or what tells the instance.
  private var followers: [String: [String]] = [:]

  /// How deeply expressions and statements may be nested.
  static let deepest = 90
  /// The longest chain of calls from one function to another.
  static let maximumCalls = 6
  /// The most turns of a loop that are read one by one.
  static let maximumTurns = 200
  private static let maximumInstances = 500

  /// What a variable does on screen.
  struct Driver {
    var property: String
    /// What it is when the variable is false, and when it is true.
    var off: Double?
    var on: Double?
    var unit: String
  }

  /// A kind of time at a place.
  struct Noted: Hashable {
    var place: CodePlace
    var kind: Fact.Kind
  }

  private init(_ program: CodeProgram) {
    self.program = program
  }

  /// What the code says.
  ///
  /// - Returns: the facts of each document, and the constants that are times, by their names.
  static func facts(
    of program: CodeProgram
  ) -> (facts: [[Fact]], times: [String: Double]) {
    var reader = CodeReader(program)
    for unit in program.units { reader.readBodies(of: unit) }
    for unit in program.units where !reader.isFull { reader.read(unit) }
    reader.readInstances()
    reader.readHeld()
    reader.readDeclared()
    var facts = [[Fact]](repeating: [], count: program.documentNames.count)
    var rows: Set<CarriedRow> = []
    for observation in reader.observations {
      var found = observation.facts
      if reader.isGeneral(found, observation.key) { continue }
      // `let wait = Double(index) * 0.1` is one step, however often it is waited for.
      if !observation.key.place.source.contains("*") {
        found.removeAll { fact in
          guard fact.kind == .stagger, let time = fact.time, let loop = observation.loop else {
            return false
          }
          return !rows.insert(CarriedRow(loop: loop, step: time.lower)).inserted
        }
      }
      facts[observation.document] += found.map(reader.following)
    }
    return (facts.map(springsJoined), times(in: facts))
  }

  /// A step that a loop's variable carries to where it is waited for.
  private struct CarriedRow: Hashable {
    var loop: SyntaxIdentifier
    var step: Double
  }

  /// Whether an instance's facts are those of its type.
  private func isGeneral(_ facts: [Fact], _ key: Observation.Key) -> Bool {
    guard let instance = key.instance else { return false }
    var general = key
    general.instance = nil
    general.motion?.instance = nil
    guard let same = places[general].map({ observations[$0].facts }) else { return false }
    let plain = facts.map { (fact: Fact) in
      var fact = fact
      fact.about.removeAll { $0 == instance }
      fact.motion?.instance = nil
      return fact
    }
    return zip(plain, same).allSatisfy {
      $0.time == $1.time && $0.kind == $1.kind && $0.count == $1.count && $0.change == $1.change
    } && plain.count == same.count
  }

  /// A start with what the variable sets off that it is about.
  private func following(_ fact: Fact) -> Fact {
    guard fact.kind == .start || fact.kind == .delay else { return fact }
    var fact = fact
    for name in fact.about {
      for follower in followers[name] ?? [] where !fact.about.contains(follower) {
        fact.about.append(follower)
      }
    }
    return fact
  }

  // MARK: Entries

  private func scope(of unit: CodeUnit) -> CodeScope {
    CodeScope(unit: unit.index, about: unit.heading.map { [$0] } ?? [])
  }

  /// Computed properties first: they say what variables do on screen.
  private mutating func readBodies(of unit: CodeUnit) {
    for statement in unit.tree.statements {
      guard case .decl(let declaration) = statement.item else { continue }
      readMember(declaration, bodies: true, scope(of: unit), depth: 0)
    }
  }

  private mutating func read(_ unit: CodeUnit) {
    var scope = scope(of: unit)
    for statement in unit.tree.statements where !isFull {
      if case .decl(let declaration) = statement.item {
        readMember(declaration, bodies: false, scope, depth: 0)
      } else {
        let value = execute(statement, &scope).value
        if case .expr(let expression) = statement.item { noteAlone(value, expression, scope) }
      }
    }
  }

  private mutating func readMember(
    _ declaration: DeclSyntax, bodies: Bool, _ scope: CodeScope, depth: Int
  ) {
    guard depth < 16 else { return }
    if let (name, members) = CodeProgram.members(of: declaration) {
      var inner = scope.entering(name)
      inner.type = CodeProgram.fullName(name, in: scope.type)
      for member in members where bodies || !isFull {
        readMember(member.decl, bodies: bodies, inner, depth: depth + 1)
      }
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      // The first time round only what is computed counts.
      if bodies, !variable.bindings.contains(where: { $0.accessorBlock != nil }) { return }
      for found in CodeProgram.variables(variable, unit: scope.unit) {
        var inner = scope.entering(found.name)
        if bodies, let body = found.body { _ = execute(body, &inner) }
        if !bodies { readVariable(found, scope) }
        if !bodies, let body = found.body { readResults(of: body, found, scope) }
        if !bodies { for body in found.observers { _ = execute(body, &inner) } }
      }
    } else if let cases = declaration.as(EnumCaseDeclSyntax.self), !bodies {
      // `enum Duration: Double { case short = 0.2 }`
      for variable in CodeProgram.variables(cases, unit: scope.unit) {
        readVariable(variable, scope)
      }
    } else if let choice = declaration.as(IfConfigDeclSyntax.self) {
      for inner in CodeProgram.declarations(of: choice) {
        readMember(inner, bodies: bodies, scope, depth: depth + 1)
      }
    } else if !bodies {
      readFunction(declaration, scope)
    }
  }

  private mutating func readFunction(_ declaration: DeclSyntax, _ scope: CodeScope) {
    var function: CodeFunction?
    if let found = declaration.as(FunctionDeclSyntax.self), let body = found.body?.statements {
      function = CodeProgram.function(found, body, unit: scope.unit)
    } else if let found = declaration.as(InitializerDeclSyntax.self),
      let body = found.body?.statements
    {
      function = CodeProgram.function(
        "init", found.signature.parameterClause, body, unit: scope.unit)
    }
    guard let function else {
      if let found = declaration.as(FunctionDeclSyntax.self) { readDefaults(of: found, scope) }
      return
    }
    var inner = scope.entering(function.name)
    inner.calls.append(function.name)
    for parameter in function.parameters {
      inner.locals[parameter.name] = value(ofParameter: parameter, scope)
      guard let initial = parameter.initial else { continue }
      let value = inner.locals[parameter.name]
      if value?.isTime ?? false, TimeWords.kind(of: parameter.name) == .delay,
        isStep(parameter.name, in: function, of: scope.type)
      {
        note(.stagger, at: place(initial, inner), value, inner, about: [parameter.name]) {
          $0.name = parameter.name
          $0.owner = inner.type
        }
      } else {
        note(named: parameter.name, initial, value, inner)
      }
    }
    _ = execute(function.body, &inner)
    readResults(of: function, inner)
  }

  /// What a function that is only declared takes where it is given nothing.
  private mutating func readDefaults(of declaration: FunctionDeclSyntax, _ scope: CodeScope) {
    var inner = scope.entering(declaration.name.text)
    let parameters = declaration.signature.parameterClause.parameters
    // The interval of a function that takes several things is from one to the next.
    let list = parameters.first { $0.type.is(ArrayTypeSyntax.self) }?.firstName.text
    if let list { inner.about.append(list) }
    for parameter in parameters {
      guard let initial = parameter.defaultValue?.value else { continue }
      let name = (parameter.secondName ?? parameter.firstName).text
      let value = visit(initial, &inner)
      if list != nil, TimeWords.kind(of: name) == .period, let number = value.number, number > 0 {
        note(.stagger, at: place(initial, inner), value, inner, about: [name])
      } else {
        note(named: name, initial, value, inner)
      }
    }
  }

  /// What a parameter is where it is given nothing. A preset that it names is not used there: it is
  /// said where it stands itself.
  mutating func standard(_ initial: ExprSyntax, _ scope: CodeScope) -> CodeValue {
    var quiet = scope
    quiet.isQuiet = true
    let value = visit(initial, &quiet)
    guard case .animation(var animation) = value, !initial.is(FunctionCallExprSyntax.self) else {
      return value
    }
    animation.durationNode = nil
    animation.delayNode = nil
    return .animation(animation)
  }

  private mutating func value(
    ofParameter parameter: CodeFunction.Parameter, _ scope: CodeScope
  ) -> CodeValue {
    if let initial = parameter.initial { return standard(initial, scope) }
    if let type = program.typeName(parameter.typeName, from: scope.type) {
      return .object(type: type, given: [:])
    }
    return .unknown(parameter.typeName == "Int" ? "#" + parameter.name : parameter.name)
  }

  /// The code of types once more for instances that are made with times or texts of their own.
  private mutating func readInstances() {
    var index = 0
    while index < instances.count, budget > 0 {
      let instance = instances[index]
      index += 1
      guard let type = program.types[instance.type] else { continue }
      for name in type.order {
        guard let function = type.functions[name], name != "init" else { continue }
        var scope = CodeScope(unit: function.unit, type: instance.type)
        scope.given = instance.given
        scope.instance = instance.label
        scope.about = [CodeProgram.shortName(instance.type), instance.label, name]
        scope.calls = [name]
        for parameter in function.parameters {
          scope.locals[parameter.name] = value(ofParameter: parameter, scope)
        }
        _ = execute(function.body, &scope)
      }
    }
  }

  mutating func meetInstance(of type: String, given: [String: CodeValue], label: String) {
    let isItself = given.values.contains {
      switch $0 {
      case .text, .number: true
      default: false
      }
    }
    for case .reference(let name) in given.values {
      let follower = isItself ? label : type
      guard followers[name]?.contains(follower) != true, followers[name]?.count ?? 0 < 20 else {
        continue
      }
      followers[name, default: []].append(follower)
    }
    guard isItself, instances.count < Self.maximumInstances, !given.isEmpty,
      !instances.contains(where: { $0.type == type && $0.label == label })
    else { return }
    instances.append((type, given, label))
  }
}
