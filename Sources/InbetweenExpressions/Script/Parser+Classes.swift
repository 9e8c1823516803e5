// Classes (ECMAScript 2022, clause 15.7).

extension Parser {
  /// A class from the word `class` on.
  mutating func classDefinition(isNamed: Bool) throws(ScriptSyntaxError) -> ScriptClass {
    try advance()
    var made = ScriptClass()
    if isNamed || (token.kind == .name && !isAt(word: "extends")) { made.name = try identifier() }
    if try take(word: "extends") { made.parent = try chain() }
    try expect("{")
    while try !take("}") {
      if try take(";") { continue }
      let member = try nested { (parser) throws(ScriptSyntaxError) in try parser.classMember() }
      if !member.isStatic, case .plain("constructor") = member.key,
        case .method(let function) = member.content
      {
        made.constructor = function
      } else {
        made.members.append(member)
      }
    }
    return made
  }

  private mutating func classMember() throws(ScriptSyntaxError) -> ScriptClassMember {
    let isStatic = try takeModifier("static")
    if isStatic, isAt("{") {
      return ScriptClassMember(
        isStatic: true, key: .plain(""), content: .block(try functionBody()))
    }
    let isGetter = try takeModifier("get")
    let isSetter = isGetter ? false : try takeModifier("set")
    let isGenerator = try take("*")
    let key = try memberKey()
    let content: ScriptClassMember.Content
    if isAt("(") {
      let function = try function(isNamed: nil, isGenerator: isGenerator)
      content = isGetter ? .getter(function) : isSetter ? .setter(function) : .method(function)
    } else {
      content = .field(try take("=") ? try assignment() : nil)
      try endStatement()
    }
    return ScriptClassMember(isStatic: isStatic, key: key, content: content)
  }

  /// What follows the word `super`.
  mutating func superValue() throws(ScriptSyntaxError) -> ScriptValue {
    try advance()
    if isAt("(") { return .superCall(try arguments()) }
    if isAt("[") { return .superMember(try index()) }
    try expect(".")
    guard token.kind == .name else { throw unexpected(wanting: "a name") }
    return .superMember(.string(ScriptText.quoted(try advance().text)))
  }
}
