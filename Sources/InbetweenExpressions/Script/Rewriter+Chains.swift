// Members, elements and calls, one after the other: `a?.b[c](d)`.

/// A chain on its way to text. Where it ends early, at a `?.`, all that comes after is left out.
private struct Chain {
  /// What stands before the text of what it has come to, with a parenthesis that is still open for
  /// each of `endings`.
  var opening = ""
  var text: String
  var endings = 0

  init(_ text: String) { self.text = text }

  /// With all parentheses closed.
  var whole: String { opening + text + String(repeating: ")", count: endings) }
}

extension Rewriter {
  mutating func chain(_ value: ScriptValue) throws(ScriptSyntaxError) -> String {
    try links(of: value).whole
  }

  private mutating func links(of value: ScriptValue) throws(ScriptSyntaxError) -> Chain {
    switch value {
    case .member(let object, let name, let isOptional):
      var chain = try links(of: object)
      if isOptional { keep(&chain, endsEarly: true) }
      chain.text = member(name, of: chain.text)
      return chain
    case .element(let object, let index, let isOptional):
      var chain = try links(of: object)
      if isOptional { keep(&chain, endsEarly: true) }
      chain.text += "[\(try self.value(index))]"
      return chain
    case .call(let callee, let arguments, let isOptional):
      if let text = try particular(callee, arguments) { return Chain(text) }
      return try call(callee, arguments, isOptional)
    // Numbers need parentheses before a dot.
    case .number(let text): return Chain("(\(text))")
    default: return Chain(try self.value(value))
    }
  }

  /// Keeps what a chain has come to in a variable, which is its text from then on; where that is
  /// null, it may end.
  private mutating func keep(_ chain: inout Chain, endsEarly: Bool) {
    let kept = innermost.temporary()
    chain.opening +=
      endsEarly
      ? "((\(kept) = \(chain.text)) == null ? undefined : " : "(\(kept) = \(chain.text), "
    chain.text = kept
    chain.endings += 1
  }

  /// A member of what `object` is the text of.
  func member(_ name: String, of object: String) -> String {
    if name.first == "#" { return "\(object)[\(ScriptText.quoted(privateKey(name)))]" }
    return "\(object).\(Self.olderMembers[name] ?? name)"
  }

  /// After Effects' own names before version 5.5.
  private static let olderMembers = [
    "value_at_time": "valueAtTime", "velocity_at_time": "velocityAtTime",
    "to_comp": "toComp", "from_comp": "fromComp", "to_world": "toWorld",
    "from_world": "fromWorld", "start_time": "startTime", "in_point": "inPoint",
    "out_point": "outPoint", "anchor_point": "anchorPoint",
    "frame_duration": "frameDuration", "has_parent": "hasParent",
  ]
}

// MARK: Calls

extension Rewriter {
  private mutating func call(
    _ callee: ScriptValue, _ arguments: [ScriptValue], _ isOptional: Bool
  ) throws(ScriptSyntaxError) -> Chain {
    if case .superMember(let key) = callee {
      let function = try superMember(key)
      return Chain("\(function).apply(\(this()), \(try list(arguments)))")
    }
    guard isOptional || arguments.contains(where: Self.isSpread) else {
      var chain = try links(of: callee)
      chain.text += "(\(try plain(arguments)))"
      return chain
    }
    // The object of a method is kept for the call.
    var chain: Chain
    var owner = "undefined"
    switch callee {
    case .member(let object, let name, let endsEarly):
      chain = try links(of: object)
      keep(&chain, endsEarly: endsEarly)
      owner = chain.text
      chain.text = member(name, of: owner)
    case .element(let object, let index, let endsEarly):
      chain = try links(of: object)
      keep(&chain, endsEarly: endsEarly)
      owner = chain.text
      chain.text += "[\(try value(index))]"
    default: chain = try links(of: callee)
    }
    if isOptional { keep(&chain, endsEarly: true) }
    chain.text += ".apply(\(owner), \(try list(arguments)))"
    return chain
  }

  /// A call that the rewriter itself gives its meaning; nil for any other.
  private mutating func particular(
    _ callee: ScriptValue, _ arguments: [ScriptValue]
  ) throws(ScriptSyntaxError) -> String? {
    // Changes the time and the value that the rest of the script sees.
    if case .name("posterizeTime") = callee, name("posterizeTime") == "posterizeTime" {
      let rate = try plain(arguments)
      return "(\(name("time")) = $posterize(\(rate)), \(name("value")) = $own(), \(name("time")))"
    }
    // A script made from text sees what After Effects has in scope, but no variables.
    if case .name("eval") = callee, name("eval") == "eval" {
      let scope = Self.parameters.map { name($0) }.joined(separator: ", ")
      return "$eval(\(try plain(Array(arguments.prefix(1)) + [.raw(scope)])))"
    }
    return nil
  }
}
