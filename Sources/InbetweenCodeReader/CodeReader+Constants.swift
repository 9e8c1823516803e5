import InbetweenDesignDocuments
import SwiftSyntax

extension CodeReader {
  /// An animation under a name: `static let rise = Animation.easeOut(duration: 0.6)`.
  struct Declared {
    var animation: CodeAnimation
    var scope: CodeScope
    var place: CodePlace
    /// What it is called; nil for what a function gives.
    var name: String?
    /// Whether its type is said to be an animation.
    var isTyped = false
    /// Whether it is a curve alone, which says nothing more where something uses it.
    var isPlainCurve = false
  }

  /// A constant that code uses as a time, whatever its name says.
  struct Use {
    /// Its type's full name; empty for a global one.
    var type: String
    var name: String
    var kind: Fact.Kind
    /// From one turn to the next of the loop that uses it; nil where none does.
    var step: Double?
  }

  /// A constant that only the name of its type calls a time, `enum Timing { static let line = 4.1 }`:
  /// a length as well as a place on the clock.
  struct Held {
    var key: String
    var name: String
    var kind: Fact.Kind
    var value: CodeValue
    var place: CodePlace
    var scope: CodeScope
  }

  /// A stored property, or a global constant.
  mutating func readVariable(_ variable: CodeVariable, _ scope: CodeScope) {
    guard let initializer = variable.initializer else { return }
    var inner = scope.entering(variable.name)
    let value = span(initializer, &inner) ?? visit(initializer, &inner)
    if let array = initializer.as(ArrayExprSyntax.self) { readItems(array, of: variable, scope) }
    let isTyped = ["Animation", "Animation?"].contains(variable.typeName)
    if declare(value, of: variable.name, isTyped: isTyped, at: initializer, scope) { return }
    readTime(initializer, value, of: variable, scope)
  }

  /// What a computed property gives, where its name or its type says that it is a time.
  mutating func readResults(
    of body: CodeBlockItemListSyntax, _ variable: CodeVariable, _ scope: CodeScope
  ) {
    for result in Self.results(of: body) {
      var quiet = scope
      quiet.isQuiet = true
      let value = span(result, &quiet) ?? visit(result, &quiet)
      if declare(value, of: variable.name, at: result, scope) { continue }
      readTime(result, value, of: variable, scope)
    }
  }

  /// What a function gives: `func delay(for index: Int) -> TimeInterval`.
  mutating func readResults(of function: CodeFunction, _ scope: CodeScope) {
    guard let returned = function.returned, returned != "Void", !returned.contains("View") else {
      return
    }
    let kind =
      TimeWords.kind(of: function.name)
      ?? TimeWords.kind(of: function.name, type: returned, owner: nil)
    for result in Self.results(of: function.body) {
      var quiet = scope
      quiet.isQuiet = true
      let value = visit(result, &quiet)
      if declare(value, of: nil, at: result, scope) { continue }
      let isNumber = ["Double", "CGFloat", "Float"].contains(returned)
      guard let kind, isNumber || TimeWords.isTime(returned),
        value.isTime || value.linear?.step != nil
      else { continue }
      // How long each waits is a step for each.
      let isRow = kind == .stagger && value.linear?.step != nil
      note(
        isRow ? .delay : kind, at: place(result, scope), value, scope,
        unit: TimeWords.unit(of: function.name))
    }
  }

  /// `[.init(start: 0.6, length: 0.8)]`, where the list's type says what is made.
  private mutating func readItems(
    _ array: ArrayExprSyntax, of variable: CodeVariable, _ scope: CodeScope
  ) {
    guard let name = variable.typeName, name.hasPrefix("["), name.hasSuffix("]"),
      let type = program.type(String(name.dropFirst().dropLast()), from: scope.type)
    else { return }
    for element in array.elements.prefix(200) {
      guard let call = element.expression.as(FunctionCallExprSyntax.self),
        let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil,
        access.declName.baseName.text == "init"
      else { continue }
      var inner = scope
      readMade(CodeCall(name: "init", isMember: true, node: call), type, &inner)
    }
  }

  /// Notes what an instance is made with where its members' types say that it is a time.
  mutating func readMade(_ call: CodeCall, _ type: CodeType, _ scope: inout CodeScope) {
    let isTimed = call.arguments.contains { TimeWords.kind(of: $0.label) == .duration }
    for argument in call.arguments where TimeWords.kind(of: argument.label) == nil {
      if isTimed, ["at", "start", "starts", "begin", "begins"].contains(argument.label) {
        // `Move(at: 3, lasts: 2)`
        var quiet = scope
        quiet.isQuiet = true
        let value = visit(argument.expression, &quiet)
        guard value.isTime else { continue }
        note(.start, at: place(argument.expression, scope), value, scope)
        continue
      }
      var typeName = type.variables[argument.label]?.typeName
      if let parameter = type.functions["init"]?.parameters.first(where: {
        $0.label == argument.label
      }) {
        typeName = parameter.typeName
      }
      noteTyped(argument, typeName, scope)
    }
  }

  /// Notes an argument whose parameter's type says that it is a time.
  mutating func noteTyped(
    _ argument: CodeCall.Argument, _ typeName: String?, _ scope: CodeScope, names: [String] = []
  ) {
    guard let kind = TimeWords.kind(of: argument.label, type: typeName, owner: nil) else { return }
    var quiet = scope
    quiet.isQuiet = true
    let value = visit(argument.expression, &quiet)
    guard value.isTime else { return }
    note(
      kind, at: place(argument.expression, scope), value, scope, about: names + [argument.label]
    ) {
      $0.confidence = .likely
    }
  }

  /// Notes the value of a constant whose name, type or owner says that it is a time.
  private mutating func readTime(
    _ node: ExprSyntax, _ value: CodeValue, of variable: CodeVariable, _ scope: CodeScope
  ) {
    let named = TimeWords.kind(of: variable.name)
    let typed = TimeWords.kind(of: variable.name, type: variable.typeName, owner: scope.type)
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == variable.labels.count {
      for (label, element) in zip(variable.labels, tuple.elements) where element.label == nil {
        var quiet = scope
        quiet.isQuiet = true
        let value = visit(element.expression, &quiet)
        note(named: label, element.expression, value, scope, isArgument: true)
      }
      return
    }
    let isMade = Self.isDuration(node)
    let told = TimeWords.unit(ofComment: variable.comment)
    let isNumber = value.isTime && !TimeWords.isFrameRate(variable.name)
    guard !Self.isBlend(variable.name),
      let kind = named ?? typed ?? self.told(variable, value, scope)
        ?? (isMade || (told != nil && isNumber && !TimeWords.isOther(variable.name))
          ? .duration : nil)
    else { return }
    let unit = unit(of: variable, named: named != nil, value, told, scope)
    if unit == .frames, case .span(let lower, let upper) = value {
      // Which frames are shown: a place on the clock.
      note(
        .start, at: place(node, scope), .number(lower), scope, unit: unit, about: [variable.name])
      note(
        .duration, at: place(node, scope), .number(upper - lower), scope, unit: unit,
        about: [variable.name])
      return
    }
    if kind == .duration, unit == .seconds, !TimeWords.isTime(variable.typeName),
      Self.isSession(node)
    {
      return
    }
    if let array = node.as(ArrayExprSyntax.self) {
      for element in array.elements.prefix(200) {
        var quiet = scope
        quiet.isQuiet = true
        let value = visit(element.expression, &quiet)
        guard value.isTime else { continue }
        note(
          kind, at: place(element.expression, scope), value, scope, unit: unit,
          about: [variable.name])
      }
      return
    }
    // What begins with nothing is set later; what counts is no time.
    if variable.typeName == "UInt64", let number = value.number, number >= 1e6 {
      // What tasks sleep by is counted in nanoseconds.
      note(kind, at: place(node, scope), .number(number * 1e-9), scope, about: [variable.name])
      return
    }
    // What takes ten minutes and more is the age of something.
    if unit == .seconds, let number = value.number, number >= 600 { return }
    let isTurn = kind == .delay && value.linear?.step != nil
    guard value.isTime || isTurn, value.number != 0 || isMade else { return }
    let words = TimeWords.words(of: variable.name)
    if named == nil, !isMade, told == nil, kind == .duration, unit == .seconds,
      Self.isHeld(words, variable.typeName, scope.type), held.count < 2000
    {
      held.append(
        Held(
          key: "\(scope.type ?? "").\(variable.name)", name: variable.name, kind: kind,
          value: value, place: place(node, scope), scope: scope))
      return
    }
    if variable.typeName == "Int", ["time", "cycle"].contains(words.last ?? "") { return }
    note(kind, at: place(node, scope), value, scope, unit: unit, about: [variable.name]) {
      $0.name = variable.name
      $0.owner = scope.type
      if named == nil { $0.confidence = .likely }
    }
  }

  /// Whether neither a constant's name nor its type tells what its owner does not.
  private static func isHeld(_ words: [String], _ type: String?, _ owner: String?) -> Bool {
    let owners = TimeWords.words(of: owner.map(CodeProgram.shortName) ?? "")
    return ["timing", "timings", "times"].contains(owners.last ?? "") && !TimeWords.isTime(type)
      && !words.allSatisfy(TimeWords.speeds.contains)
  }

  /// Whether a number, or one of a list, is whole and as large as no length of a motion is: how long
  /// somebody works, breathes or waits, or milliseconds.
  private static func isSession(_ node: ExprSyntax) -> Bool {
    if let array = node.as(ArrayExprSyntax.self) {
      return array.elements.contains { isSession($0.expression) }
    }
    guard let literal = node.as(IntegerLiteralExprSyntax.self) else { return false }
    return Int(literal.literal.text.filter { $0 != "_" }).map { $0 >= 20 } ?? false
  }

  /// What a constant counts: what its name or its comment says, else seconds; frames where it is a
  /// whole number beside a frame rate.
  private func unit(
    of variable: CodeVariable, named: Bool, _ value: CodeValue, _ told: Fact.TimeUnit?,
    _ scope: CodeScope
  ) -> Fact.TimeUnit {
    let unit = TimeWords.unit(of: variable.name)
    if unit != .seconds || Self.isDurationType(variable.typeName) { return unit }
    if let told { return told }
    let members = scope.type.flatMap { program.types[$0]?.variables.keys } ?? [:].keys
    guard !named, !TimeWords.isTime(variable.typeName),
      members.contains(where: TimeWords.isFrameRate)
    else { return .seconds }
    switch value {
    case .span(let lower, let upper):
      return lower == lower.rounded() && upper == upper.rounded() ? .frames : .seconds
    default:
      let number = value.number ?? 0.5
      return number == number.rounded() ? .frames : .seconds
    }
  }

  /// Whether a type knows its own unit.
  private static func isDurationType(_ type: String?) -> Bool {
    ["Duration", "Swift.Duration", "DispatchTimeInterval"].contains(type ?? "")
  }

  /// `.seconds(0.3)`, `Duration.milliseconds(300)`: a time by the way in which it is made.
  private static func isDuration(_ node: ExprSyntax) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    let base = access.base?.trimmedDescription ?? "Duration"
    return ["seconds", "milliseconds", "microseconds", "nanoseconds"].contains(
      access.declName.baseName.text)
      && ["Duration", "DispatchTimeInterval", "Swift.Duration"].contains(base)
  }

  /// `0.2...0.4`; nil for what is no range of numbers.
  mutating func span(_ node: ExprSyntax, _ scope: inout CodeScope) -> CodeValue? {
    guard let sequence = node.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements.prefix(Self.maximumOperands))
    guard elements.count == 3,
      let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      sign == "..." || sign == "..<", let lower = visit(elements[0], &scope).number,
      let upper = visit(elements[2], &scope).number, lower <= upper
    else { return nil }
    return .span(lower, upper)
  }

  // MARK: Results

  /// The expressions whose value a body gives, branch by branch.
  static func results(of body: CodeBlockItemListSyntax) -> [ExprSyntax] {
    var found: [ExprSyntax] = []
    var pending: [(CodeBlockItemListSyntax, depth: Int)] = [(body, 0)]
    while let (statements, depth) = pending.popLast(), depth < 16, found.count < 100 {
      var nested: [(CodeBlockItemListSyntax, depth: Int)] = []
      for statement in statements {
        guard let expression = result(of: statement, isOnly: statements.count == 1) else {
          continue
        }
        if let choice = expression.as(SwitchExprSyntax.self) {
          for case .switchCase(let branch) in choice.cases {
            nested.append((branch.statements, depth + 1))
          }
        } else if let condition = expression.as(IfExprSyntax.self) {
          nested += branches(of: condition).map { ($0, depth + 1) }
        } else {
          found.append(expression)
        }
      }
      pending += nested.reversed()
    }
    return found
  }

  private static func result(of statement: CodeBlockItemSyntax, isOnly: Bool) -> ExprSyntax? {
    switch statement.item {
    case .expr(let expression):
      let isBranch = expression.is(SwitchExprSyntax.self) || expression.is(IfExprSyntax.self)
      return isOnly || isBranch ? expression : nil
    case .stmt(let statement):
      if let result = statement.as(ReturnStmtSyntax.self) { return result.expression }
      return statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: return nil
    }
  }

  private static func branches(of condition: IfExprSyntax) -> [CodeBlockItemListSyntax] {
    var found: [CodeBlockItemListSyntax] = []
    var next: IfExprSyntax? = condition
    while let current = next, found.count < 100 {
      found.append(current.body.statements)
      next = nil
      switch current.elseBody {
      case .ifExpr(let inner): next = inner
      case .codeBlock(let block): found.append(block.statements)
      case nil: break
      }
    }
    return found
  }

  // MARK: Animations under a name

  /// Keeps the animations that a declaration gives; false where it gives none.
  private mutating func declare(
    _ value: CodeValue, of name: String?, isTyped: Bool = false, at node: ExprSyntax,
    _ scope: CodeScope
  ) -> Bool {
    var animations = Self.animations(in: value)
    if name != nil, case .curve(let curve) = value {
      animations = [CodeAnimation(curve: curve)]
    }
    guard !animations.isEmpty else { return false }
    var inner = scope
    if let name { inner.about.append(name) }
    for animation in animations where declared.count < 2000 {
      declared.append(
        Declared(
          animation: animation, scope: inner, place: place(node, scope), name: name,
          isTyped: isTyped,
          isPlainCurve: animations.count == 1 && Self.animations(in: value).isEmpty))
    }
    return true
  }

  /// The animations that a value is, or may be.
  static func animations(in value: CodeValue?) -> [CodeAnimation] {
    (value?.choices ?? []).compactMap {
      if case .animation(let animation) = $0 { return animation }
      return nil
    }
  }

  /// Notes declared animations that nothing has been seen to use. What several things use keeps its
  /// name beside theirs.
  mutating func readDeclared() {
    for found in declared {
      let key = "\(found.scope.type ?? "").\(found.name ?? "")"
      if found.isPlainCurve, constants[key] != nil { continue }
      var animation = found.animation
      if let place = animation.durationNode, hasNoted(.duration, at: place) {
        animation.duration = nil
        if let name = found.name { namePreset(name, at: place) }
      }
      if let place = animation.delayNode, hasNoted(.delay, at: place) { animation.delay = nil }
      let isCurve = found.animation.duration == nil && animation.standard == nil
      // `static let playful: Animation = .bouncy`
      let isNamed = found.isTyped && found.animation.duration == nil
      let hasCurve = animation.curve != nil && (isCurve || isNamed)
      guard animation.duration != nil || animation.delay != nil || hasCurve else { continue }
      let motion = Fact.Motion(line: found.place.line, instance: nil)
      note(animation, motion: motion, at: found.place, found.scope)
    }
  }
}
