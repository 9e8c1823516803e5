// Expressions, each written so that it can stand as an operand.

extension Rewriter {
  mutating func value(_ value: ScriptValue) throws(ScriptSyntaxError) -> String {
    switch value {
    case .raw(let text), .number(let text), .string(let text): return text
    case .this: return self.this()
    case .pattern(let text): return try pattern(text)
    case .template(let texts, let values): return try template(texts, values)
    case .tagged(let tag, let texts, let written, let values):
      return try tagged(tag, texts, written, values)
    case .name(let name): return self.name(name)
    case .array(let elements): return try list(elements)
    case .object(let members): return try object(members)
    case .function(let function): return "(" + (try self.function(function)) + ")"
    case .classDefinition(let definition): return try self.definition(of: definition)
    case .superCall(let arguments): return try superCall(arguments)
    case .superMember(let key): return try superMember(key)
    case .yielding(let value, let isDelegating):
      let given = try value.map { (value) throws(ScriptSyntaxError) in try self.value(value) }
      return "\(isDelegating ? "$delegate" : "$yield")(\(given ?? ""))"
    case .unary(let sign, let operand): return try unary(sign, operand)
    case .update(let sign, let isPrefix, let target):
      let place = try self.target(target)
      return isPrefix ? "(\(sign)\(place))" : "(\(place)\(sign))"
    case .binary(let sign, let left, let right): return try binary(sign, left, right)
    case .logical(let sign, let left, let right): return try logical(sign, left, right)
    case .assign(let sign, let target, let value): return try assign(sign, target, value)
    case .conditional(let test, let yes, let no):
      return "(\(try condition(test)) ? \(try self.value(yes)) : \(try self.value(no)))"
    case .new(let callee, let arguments):
      let type = try self.value(callee)
      if arguments.contains(where: Self.isSpread) {
        return "$new(\(type), \(try list(arguments)))"
      }
      return "(new (\(type))(\(try plain(arguments))))"
    case .call, .member, .element: return try chain(value)
    case .sequence(let values):
      var parts: [String] = []
      for value in values { parts.append(try self.value(value)) }
      return "(" + parts.joined(separator: ", ") + ")"
    case .spread: throw misplaced("...")
    }
  }

  /// A value as a condition: properties that pass for numbers count by their value.
  mutating func condition(_ value: ScriptValue) throws(ScriptSyntaxError) -> String {
    switch value {
    case .logical(let sign, let left, let right) where sign != "??":
      return "(\(try condition(left)) \(sign) \(try condition(right)))"
    default: return isTruth(value) ? try self.value(value) : "$is(\(try self.value(value)))"
    }
  }

  private func isTruth(_ value: ScriptValue) -> Bool {
    switch value {
    case .raw(let text): text == "true" || text == "false"
    case .binary(let sign, _, _): Self.arithmetic[sign] == nil && sign != "**"
    case .unary(let sign, _): sign == "!" || sign == "delete"
    default: false
    }
  }

  /// Whether a value is certainly a plain number.
  private func isNumber(_ value: ScriptValue) -> Bool {
    switch value {
    case .number, .update: true
    case .unary(let sign, let operand): (sign == "-" && isNumber(operand)) || sign == "+"
    case .binary(let sign, let left, let right):
      Self.arithmetic[sign] != nil && isNumber(left) && isNumber(right)
    case .call(.member(.name("Math"), _, _), _, _): name("Math") == "Math"
    default: false
    }
  }

  static let arithmetic = [
    "+": "$bm_sum", "-": "$bm_sub", "*": "$bm_mul", "/": "$bm_div", "%": "$bm_mod",
    "**": "Math.pow",
  ]
}

// MARK: Operators

extension Rewriter {
  private mutating func unary(
    _ sign: String, _ operand: ScriptValue
  ) throws(ScriptSyntaxError) -> String {
    switch sign {
    case "!": return "(!\(try condition(operand)))"
    case "-" where !isNumber(operand): return "$bm_neg(\(try value(operand)))"
    default: return "(\(sign) \(try value(operand)))"
    }
  }

  private mutating func binary(
    _ sign: String, _ left: ScriptValue, _ right: ScriptValue
  ) throws(ScriptSyntaxError) -> String {
    let first = try value(left)
    let second = try value(right)
    if let function = Self.arithmetic[sign], sign == "**" || !(isNumber(left) && isNumber(right)) {
      return "\(function)(\(first), \(second))"
    }
    switch sign {
    case "==" where !isPlain(left) && !isPlain(right): return "$equal(\(first), \(second))"
    case "!=" where !isPlain(left) && !isPlain(right): return "(!$equal(\(first), \(second)))"
    case "===": return "$same(\(first), \(second))"
    case "!==": return "(!$same(\(first), \(second)))"
    default: return "(\(first) \(sign) \(second))"
    }
  }

  private func isPlain(_ value: ScriptValue) -> Bool {
    switch value {
    case .raw, .number, .string, .unary: true
    default: false
    }
  }

  private mutating func logical(
    _ sign: String, _ left: ScriptValue, _ right: ScriptValue
  ) throws(ScriptSyntaxError) -> String {
    if sign != "??", isTruth(left) {
      return "(\(try value(left)) \(sign) \(try value(right)))"
    }
    let first = try value(left)
    let kept = innermost.temporary()
    let second = try value(right)
    switch sign {
    case "&&": return "($is(\(kept) = \(first)) ? \(second) : \(kept))"
    case "||": return "($is(\(kept) = \(first)) ? \(kept) : \(second))"
    default: return "((\(kept) = \(first)) == null ? \(second) : \(kept))"
    }
  }
}

// MARK: Members and calls

extension Rewriter {
  mutating func plain(_ arguments: [ScriptValue]) throws(ScriptSyntaxError) -> String {
    var parts: [String] = []
    for argument in arguments { parts.append(try value(argument)) }
    return parts.joined(separator: ", ")
  }

  static func isSpread(_ value: ScriptValue) -> Bool {
    if case .spread = value { return true }
    return false
  }

  func misplaced(_ what: String) -> ScriptSyntaxError {
    ScriptSyntaxError(message: "\"\(what)\" is not supported here", line: 1)
  }
}

// MARK: Literals

extension Rewriter {
  private mutating func template(
    _ texts: [String], _ values: [ScriptValue]
  ) throws(ScriptSyntaxError) -> String {
    var parts: [String] = []
    for (index, text) in texts.enumerated() {
      parts.append(text)
      if index < values.count { parts.append(try value(values[index])) }
    }
    return "(" + parts.joined(separator: " + ") + ")"
  }

  mutating func list(_ elements: [ScriptValue?]) throws(ScriptSyntaxError) -> String {
    let hasSpread = elements.contains { $0.map(Self.isSpread) ?? false }
    var runs: [String] = []
    var run: [String] = []
    for element in elements {
      if case .spread(let value)? = element {
        if !run.isEmpty { runs.append("[" + run.joined(separator: ", ") + "]") }
        run = []
        runs.append("$items(\(try self.value(value)))")
      } else {
        run.append(try element.map { (item) throws(ScriptSyntaxError) in try value(item) } ?? "")
      }
    }
    guard hasSpread else {
      // A hole at the end needs a comma of its own.
      let isOpen = elements.last.map { $0 == nil } ?? false
      return "[" + run.joined(separator: ", ") + (isOpen ? ",]" : "]")
    }
    if !run.isEmpty { runs.append("[" + run.joined(separator: ", ") + "]") }
    return "[].concat(" + runs.joined(separator: ", ") + ")"
  }

  private mutating func tagged(
    _ tag: ScriptValue, _ texts: [String], _ written: [String], _ values: [ScriptValue]
  ) throws(ScriptSyntaxError) -> String {
    let pieces =
      "$pieces([\(texts.joined(separator: ", "))], [\(written.joined(separator: ", "))])"
    return try chain(.call(tag, [.raw(pieces)] + values, isOptional: false))
  }

  private mutating func object(_ members: [ScriptMember]) throws(ScriptSyntaxError) -> String {
    let isPlain = members.allSatisfy {
      switch $0.key {
      case .plain: true
      case .computed, .spread: false
      }
    }
    var parts: [String] = []
    for member in members {
      let value = try self.value(member.value)
      switch (member.key, member.kind) {
      case (.plain(let key), .value) where isPlain: parts.append("\(key): \(value)")
      case (.plain(let key), .getter) where isPlain, (.plain(let key), .setter) where isPlain:
        // The function is written in parentheses: `get key` and what follows its first word.
        let body = value.dropFirst("(function".count).dropLast()
        parts.append("\(member.kind == .getter ? "get" : "set") \(key)\(body)")
      case (.spread, _): parts.append("[null, \(value)]")
      case (.plain, let kind), (.computed, let kind):
        let number =
          switch kind {
          case .value: 0
          case .getter: 1
          case .setter: 2
          }
        parts.append("[\(try key(member.key)), \(value), \(number)]")
      }
    }
    return isPlain
      ? "({\(parts.joined(separator: ", "))})" : "$object([\(parts.joined(separator: ", "))])"
  }

  /// The name of a member as a value.
  mutating func key(_ key: ScriptMember.Key) throws(ScriptSyntaxError) -> String {
    switch key {
    case .plain(let key):
      if key.first == "#" { return ScriptText.quoted(privateKey(key)) }
      let isLiteral = key.first.map { $0 == "\"" || $0 == "'" || $0 == "." || $0.isNumber } ?? false
      return isLiteral ? key : "\"\(key)\""
    case .computed(let key): return try value(key)
    case .spread: throw misplaced("...")
    }
  }
}
