// Expressions (ECMAScript 2022, clause 13).

extension Parser {
  mutating func expression() throws(ScriptSyntaxError) -> ScriptValue {
    var values = [try assignment()]
    while try take(",") { values.append(try assignment()) }
    return values.count == 1 ? values[0] : .sequence(values)
  }

  mutating func assignment() throws(ScriptSyntaxError) -> ScriptValue {
    try nested { (parser) throws(ScriptSyntaxError) in try parser.assignmentHere() }
  }

  private mutating func assignmentHere() throws(ScriptSyntaxError) -> ScriptValue {
    if isAt(word: "yield") { return try yielding() }
    if token.kind == .name, !Self.reserved.contains(token.text), try following().text == "=>" {
      let name = try identifier()
      return try arrow([.name(name)])
    }
    let target = try conditional()
    if isAt("=>"), case .sequence(let parameters) = target { return try arrow(parameters) }
    if case .sequence(let values) = target, values.isEmpty {
      throw unexpected(wanting: "\"=>\"")
    }
    guard token.kind == .mark, Self.assignments.contains(token.text) else {
      return unwrapped(target)
    }
    let sign = String(try advance().text.dropLast())
    let value = try assignment()
    return .assign(sign, unwrapped(target), value)
  }

  private static let assignments: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "**=", "<<=", ">>=", ">>>=", "&=", "|=", "^=", "&&=", "||=",
    "??=",
  ]

  /// A pair of parentheses around one value is read as a sequence of it, until no arrow follows.
  private func unwrapped(_ value: ScriptValue) -> ScriptValue {
    guard case .sequence(let values) = value, values.count == 1 else { return value }
    return values[0]
  }

  private mutating func arrow(_ parameters: [ScriptValue]) throws(ScriptSyntaxError) -> ScriptValue
  {
    try expect("=>")
    if isAt("{") {
      return .function(
        ScriptFunction(
          name: nil, parameters: parameters, body: try functionBody(), isArrow: true))
    }
    let value = try assignment()
    return .function(
      ScriptFunction(
        name: nil, parameters: parameters, body: [.returning(value)], isArrow: true))
  }

  private mutating func yielding() throws(ScriptSyntaxError) -> ScriptValue {
    try advance()
    if try take("*") { return .yielding(try assignment(), isDelegating: true) }
    let ends: Set<String> = [")", "]", "}", ",", ";", ":"]
    let isAlone =
      token.followsLineBreak || token.kind == .end
      || (token.kind == .mark && ends.contains(token.text))
    return .yielding(isAlone ? nil : try assignment(), isDelegating: false)
  }

  private mutating func conditional() throws(ScriptSyntaxError) -> ScriptValue {
    let condition = try binary(above: 0)
    guard isAt("?") else { return condition }
    try advance()
    let yes = try assignment()
    try expect(":")
    return .conditional(unwrapped(condition), yes, try assignment())
  }

  /// The binding strength of an operator; nil for what is none.
  private var strength: Int? {
    switch token.kind {
    case .mark: Self.strengths[token.text]
    case .name where token.text == "in" || token.text == "instanceof": 8
    case .name, .number, .string, .template, .end: nil
    }
  }

  private static let strengths: [String: Int] = [
    "??": 1, "||": 2, "&&": 3, "|": 4, "^": 5, "&": 6, "==": 7, "!=": 7, "===": 7, "!==": 7,
    "<": 8, ">": 8, "<=": 8, ">=": 8, "<<": 9, ">>": 9, ">>>": 9, "+": 10, "-": 10, "*": 11,
    "/": 11, "%": 11, "**": 12,
  ]

  private mutating func binary(above lowest: Int) throws(ScriptSyntaxError) -> ScriptValue {
    var left = try unary()
    var length = 0
    while let strength, strength > lowest {
      length += 1
      if length > Self.longestChain { throw unsupported("a chain of so many operators") }
      let sign = try advance().text
      // `**` binds to the right.
      let right = unwrapped(
        try nested { (parser) throws(ScriptSyntaxError) in
          try parser.binary(above: sign == "**" ? strength - 1 : strength)
        })
      switch sign {
      case "&&", "||", "??": left = .logical(sign, unwrapped(left), right)
      default: left = .binary(sign, unwrapped(left), right)
      }
    }
    return left
  }

  private mutating func unary() throws(ScriptSyntaxError) -> ScriptValue {
    let isSign = token.kind == .mark && ["-", "+", "!", "~"].contains(token.text)
    let isWord = token.kind == .name && ["typeof", "void", "delete"].contains(token.text)
    if isSign || isWord {
      let sign = try advance().text
      let value = try nested { (parser) throws(ScriptSyntaxError) in try parser.unary() }
      return .unary(sign, unwrapped(value))
    }
    if isAt("++") || isAt("--") {
      let sign = try advance().text
      let value = try nested { (parser) throws(ScriptSyntaxError) in try parser.unary() }
      return .update(sign, isPrefix: true, unwrapped(value))
    }
    let value = try chain()
    guard isAt("++") || isAt("--"), !token.followsLineBreak else { return value }
    return .update(try advance().text, isPrefix: false, unwrapped(value))
  }

  /// A value with its members, elements and calls.
  mutating func chain() throws(ScriptSyntaxError) -> ScriptValue {
    var value = isAt(word: "new") ? try construction() : try primary()
    var length = 0
    while true {
      length += 1
      if length > Self.longestChain { throw unsupported("a chain of so many members") }
      if isAt("(") {
        value = .call(unwrapped(value), try arguments(), isOptional: false)
      } else if token.kind == .template {
        value = try template(for: unwrapped(value))
      } else if let next = try link(to: value) {
        value = next
      } else {
        return value
      }
    }
  }

  /// `value` with the member or element that follows; nil where none does.
  private mutating func link(to value: ScriptValue) throws(ScriptSyntaxError) -> ScriptValue? {
    if try take(".") { return .member(unwrapped(value), try memberName(), isOptional: false) }
    if try take("?.") {
      if isAt("(") { return .call(unwrapped(value), try arguments(), isOptional: true) }
      if isAt("[") { return .element(unwrapped(value), try index(), isOptional: true) }
      return .member(unwrapped(value), try memberName(), isOptional: true)
    }
    guard isAt("[") else { return nil }
    return .element(unwrapped(value), try index(), isOptional: false)
  }

  private mutating func memberName() throws(ScriptSyntaxError) -> String {
    guard token.kind == .name else { throw unexpected(wanting: "a name") }
    return try advance().text
  }

  mutating func index() throws(ScriptSyntaxError) -> ScriptValue {
    try expect("[")
    let value = try expression()
    try expect("]")
    return value
  }

  mutating func arguments() throws(ScriptSyntaxError) -> [ScriptValue] {
    try expect("(")
    return try list(until: ")")
  }

  /// Values between commas, up to and with the mark that ends them.
  private mutating func list(until end: String) throws(ScriptSyntaxError) -> [ScriptValue] {
    var values: [ScriptValue] = []
    while try !take(end) {
      values.append(try take("...") ? .spread(try assignment()) : try assignment())
      if !isAt(end) { try expect(",") }
    }
    return values
  }

  private mutating func construction() throws(ScriptSyntaxError) -> ScriptValue {
    try advance()
    if isAt(".") { throw unsupported("new.target") }
    if isAt(word: "new") {
      return .new(
        try nested { (parser) throws(ScriptSyntaxError) in try parser.construction() }, [])
    }
    var callee = unwrapped(try primary())
    while let next = try link(to: callee) { callee = next }
    return .new(callee, isAt("(") ? try arguments() : [])
  }

  private mutating func primary() throws(ScriptSyntaxError) -> ScriptValue {
    switch token.kind {
    case .number: return .number(Self.plainNumber(try advance().text))
    case .string: return .string(try advance().text)
    case .template: return try template()
    case .end: throw unexpected(wanting: "a value")
    case .name: return try word()
    case .mark: break
    }
    switch token.text {
    case "(":
      try advance()
      return .sequence(try list(until: ")"))
    case "[":
      try advance()
      return .array(try elements())
    case "{": return .object(try members())
    case "/", "/=": return .pattern(try regularExpression())
    default: throw unexpected(wanting: "a value")
    }
  }

  /// What names the parts of a value that is taken apart: a list or an object of names.
  mutating func pattern() throws(ScriptSyntaxError) -> ScriptValue { try primary() }

  /// Digits grouped by `_`, and binary and octal ones, as older engines write them.
  private static func plainNumber(_ text: String) -> String {
    let digits = text.filter { $0 != "_" }
    let lower = digits.lowercased()
    if lower.hasPrefix("0b") || lower.hasPrefix("0o") {
      let radix = lower.hasPrefix("0b") ? 2 : 8
      return Int(lower.dropFirst(2), radix: radix).map(String.init) ?? "NaN"
    }
    return digits
  }

  private mutating func word() throws(ScriptSyntaxError) -> ScriptValue {
    switch token.text {
    case "this":
      _ = try advance()
      return .this
    case "null", "true", "false": return .raw(try advance().text)
    case "function":
      try advance()
      return .function(try function(isNamed: false))
    case "async" where try following().text == "function": throw unsupported("async")
    case "class": return .classDefinition(try classDefinition(isNamed: false))
    case "super": return try superValue()
    default: return .name(try identifier())
    }
  }

  private mutating func elements() throws(ScriptSyntaxError) -> [ScriptValue?] {
    var values: [ScriptValue?] = []
    while try !take("]") {
      if try take(",") {
        values.append(nil)
        continue
      }
      values.append(try take("...") ? .spread(try assignment()) : try assignment())
      if !isAt("]") { try expect(",") }
    }
    return values
  }

  private mutating func members() throws(ScriptSyntaxError) -> [ScriptMember] {
    try expect("{")
    var members: [ScriptMember] = []
    while try !take("}") {
      members.append(try member())
      if !isAt("}") { try expect(",") }
    }
    return members
  }

  private mutating func member() throws(ScriptSyntaxError) -> ScriptMember {
    if try take("...") { return ScriptMember(key: .spread, value: try assignment()) }
    let kind: ScriptMember.Kind =
      try takeModifier("get") ? .getter : try takeModifier("set") ? .setter : .value
    let isGenerator = try take("*")
    let isName = token.kind == .name
    let plain = token.text
    let key = try memberKey()
    if kind != .value || isGenerator || isAt("(") {
      let function = try function(isNamed: nil, isGenerator: isGenerator)
      return ScriptMember(key: key, kind: kind, value: .function(function))
    }
    if try take(":") { return ScriptMember(key: key, value: try assignment()) }
    guard isName else { throw unexpected(wanting: "\":\"") }
    // A default, as patterns have.
    if try take("=") {
      return ScriptMember(key: key, value: .assign("", .name(plain), try assignment()))
    }
    return ScriptMember(key: key, value: .name(plain))
  }

  /// The name of a member of an object or a class.
  mutating func memberKey() throws(ScriptSyntaxError) -> ScriptMember.Key {
    if isAt("[") { return .computed(try index()) }
    guard token.kind == .name || token.kind == .string || token.kind == .number else {
      throw unexpected(wanting: "a member's name")
    }
    return .plain(try advance().text)
  }

  /// Takes a word that says what the member after it is, unless it is the member's own name.
  mutating func takeModifier(_ word: String) throws(ScriptSyntaxError) -> Bool {
    guard isAt(word: word) else { return false }
    let next = try following()
    guard next.kind != .mark || ["[", "*", "{"].contains(next.text) else { return false }
    try advance()
    return true
  }

  /// What follows the word `function`: a name if `isNamed`, perhaps one if not, none if nil.
  mutating func function(
    isNamed: Bool?, isGenerator: Bool = false
  ) throws(ScriptSyntaxError) -> ScriptFunction {
    let isGenerator = try take("*") || isGenerator
    var name: String?
    if isNamed == true || (isNamed == false && !isAt("(")) { name = try identifier() }
    let parameters = try arguments()
    return ScriptFunction(
      name: name, parameters: parameters, body: try functionBody(), isGenerator: isGenerator)
  }

  mutating func functionBody() throws(ScriptSyntaxError) -> [ScriptStatement] {
    try nested { (parser) throws(ScriptSyntaxError) in try parser.block() }
  }
}
