// Members, elements and calls, one after the other: `a?.b[c](d)`.

extension Rewriter {
  /// What a chain is put into: the whole of what depends on it.
  typealias Link = (inout Rewriter, String) throws(ScriptSyntaxError) -> String

  /// A chain of members, elements and calls, put into `rest`. Where it ends early, at a `?.`, all
  /// of `rest` is left out.
  mutating func chain(_ value: ScriptValue, _ rest: Link) throws(ScriptSyntaxError) -> String {
    switch value {
    case .member(let object, let name, let isOptional):
      return try chain(object) { (rewriter, text) throws(ScriptSyntaxError) in
        try rewriter.optional(text, isOptional) { (rewriter, text) throws(ScriptSyntaxError) in
          try rest(&rewriter, rewriter.member(name, of: text))
        }
      }
    case .element(let object, let index, let isOptional):
      return try chain(object) { (rewriter, text) throws(ScriptSyntaxError) in
        try rewriter.optional(text, isOptional) { (rewriter, text) throws(ScriptSyntaxError) in
          try rest(&rewriter, "\(text)[\(try rewriter.value(index))]")
        }
      }
    case .call(let callee, let arguments, let isOptional):
      if let text = try particular(callee, arguments) { return try rest(&self, text) }
      return try call(callee, arguments, isOptional, rest)
    // Numbers need parentheses before a dot.
    case .number(let text): return try rest(&self, "(\(text))")
    default: return try rest(&self, try self.value(value))
    }
  }

  /// `text` put into `rest`, and nothing where it is null and `isOptional`.
  private mutating func optional(
    _ text: String, _ isOptional: Bool, _ rest: Link
  ) throws(ScriptSyntaxError) -> String {
    guard isOptional else { return try rest(&self, text) }
    let kept = innermost.temporary()
    return "((\(kept) = \(text)) == null ? undefined : \(try rest(&self, kept)))"
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
    _ callee: ScriptValue, _ arguments: [ScriptValue], _ isOptional: Bool, _ rest: Link
  ) throws(ScriptSyntaxError) -> String {
    if case .superMember(let key) = callee {
      let function = try superMember(key)
      return try rest(&self, "\(function).apply(\(this()), \(try list(arguments)))")
    }
    let isSpread = arguments.contains(where: Self.isSpread)
    guard isSpread || isOptional else {
      return try chain(callee) { (rewriter, text) throws(ScriptSyntaxError) in
        try rest(&rewriter, "\(text)(\(try rewriter.plain(arguments)))")
      }
    }
    // The object of a method, kept for the call.
    let owner: ScriptValue
    let link: (inout Rewriter, String) throws(ScriptSyntaxError) -> String
    var endsEarly = false
    switch callee {
    case .member(let object, let name, let isOptional):
      owner = object
      endsEarly = isOptional
      link = { (rewriter, text) in rewriter.member(name, of: text) }
    case .element(let object, let index, let isOptional):
      owner = object
      endsEarly = isOptional
      link = { (rewriter, text) throws(ScriptSyntaxError) in
        "\(text)[\(try rewriter.value(index))]"
      }
    default:
      return try chain(callee) { (rewriter, text) throws(ScriptSyntaxError) in
        try rewriter.optional(text, isOptional) { (rewriter, text) throws(ScriptSyntaxError) in
          try rest(&rewriter, "\(text).apply(undefined, \(try rewriter.list(arguments)))")
        }
      }
    }
    return try chain(owner) { (rewriter, text) throws(ScriptSyntaxError) in
      let kept = rewriter.innermost.temporary()
      let function = try link(&rewriter, kept)
      let whole = try rewriter.optional(function, isOptional) {
        (rewriter, text) throws(ScriptSyntaxError) in
        try rest(&rewriter, "\(text).apply(\(kept), \(try rewriter.list(arguments)))")
      }
      guard endsEarly else { return "(\(kept) = \(text), \(whole))" }
      return "((\(kept) = \(text)) == null ? undefined : \(whole))"
    }
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
