// Assignments, plain, with operators, and to patterns; and functions with their parameters.

extension Rewriter {
  /// Where an assignment or `++` goes.
  mutating func target(_ target: ScriptValue) throws(ScriptSyntaxError) -> String {
    switch target {
    case .name(let name): return assigned(name)
    case .member, .element: return try value(target)
    default: throw misplaced("=")
    }
  }

  mutating func assign(
    _ sign: String, _ target: ScriptValue, _ value: ScriptValue
  ) throws(ScriptSyntaxError) -> String {
    switch sign {
    case "":
      switch target {
      case .array, .object:
        let kept = innermost.temporary()
        let first = "\(kept) = \(try self.value(value))"
        let list = [first] + (try parts(of: target, kept)) + [kept]
        return "(\(list.joined(separator: ", ")))"
      default: return "(\(try self.target(target)) = \(try self.value(value)))"
      }
    case "&&", "||", "??":
      let (setup, place) = try repeatable(target)
      let kept = innermost.temporary()
      let assigned = "(\(place) = \(try self.value(value)))"
      switch sign {
      case "&&": return "(\(setup)$is(\(kept) = \(place)) ? \(assigned) : \(kept))"
      case "||": return "(\(setup)$is(\(kept) = \(place)) ? \(kept) : \(assigned))"
      default: return "(\(setup)(\(kept) = \(place)) == null ? \(assigned) : \(kept))"
      }
    case "+", "-", "*", "/", "%", "**":
      let function = Self.arithmetic[sign] ?? ""
      let (setup, place) = try repeatable(target)
      let sum = "\(place) = \(function)(\(place), \(try self.value(value)))"
      return "(\(setup)\(sum))"
    default: return "(\(try self.target(target)) \(sign)= \(try self.value(value)))"
    }
  }

  /// A place that can be written twice, and what must be evaluated before it.
  private mutating func repeatable(
    _ target: ScriptValue
  ) throws(ScriptSyntaxError) -> (setup: String, place: String) {
    switch target {
    case .member(let object, let name, _):
      if case .name(let object) = object { return ("", member(name, of: self.name(object))) }
      let kept = innermost.temporary()
      return ("\(kept) = \(try value(object)), ", member(name, of: kept))
    case .element(let object, let index, _):
      let kept = innermost.temporary()
      let place = innermost.temporary()
      return (
        "\(kept) = \(try value(object)), \(place) = \(try value(index)), ", "\(kept)[\(place)]"
      )
    default: return ("", try self.target(target))
    }
  }

  /// The assignments that take `source` apart by a pattern.
  mutating func parts(
    of pattern: ScriptValue, _ source: String
  ) throws(ScriptSyntaxError) -> [String] {
    switch pattern {
    case .array(let elements):
      let kept = innermost.temporary()
      let rows = elements.contains { $0.map(Self.isSpread) ?? false } ? "" : ", \(elements.count)"
      var list = ["\(kept) = $row(\(source)\(rows))"]
      for (index, element) in elements.enumerated() {
        switch element {
        case nil: break
        case .spread(let rest)?: list += try part(rest, "$items(\(kept)).slice(\(index))")
        case let element?: list += try part(element, "\(kept)[\(index)]")
        }
      }
      return list
    case .object(let members):
      let kept = innermost.temporary()
      var list = ["\(kept) = \(source)"]
      var taken: [String] = []
      for member in members {
        if case .spread = member.key {
          list += try part(member.value, "$rest(\(kept), [\(taken.joined(separator: ", "))])")
          continue
        }
        let key = try key(member.key)
        taken.append(key)
        list += try part(member.value, "\(kept)[\(key)]")
      }
      return list
    default: throw misplaced("=")
    }
  }

  private mutating func part(
    _ target: ScriptValue, _ source: String
  ) throws(ScriptSyntaxError) -> [String] {
    switch target {
    case .assign("", let target, let standard):
      let kept = innermost.temporary()
      let value = try self.value(standard)
      let chosen = "(\(kept) === undefined ? \(value) : \(kept))"
      return ["\(kept) = \(source)"] + (try part(target, chosen))
    case .array, .object: return try parts(of: target, source)
    default: return ["\(try self.target(target)) = \(source)"]
    }
  }
}

// MARK: Functions

extension Rewriter {
  /// A function; `prologue` is what it does before all else.
  mutating func function(
    _ function: ScriptFunction, prologue: String = ""
  ) throws(ScriptSyntaxError) -> String {
    functions.append(FunctionScope(isArrow: function.isArrow))
    defer { functions.removeLast() }
    if let name = function.name { innermost.declare(name) }
    for parameter in function.parameters { declareNames(in: parameter) }
    declareVariables(of: function.body)
    var names: [String] = []
    var setup = prologue
    for (index, parameter) in function.parameters.enumerated() {
      switch parameter {
      case .name(let name): names.append(self.name(name))
      case .assign("", .name(let name), let standard):
        let name = self.name(name)
        names.append(name)
        setup += "if (\(name) === undefined) {\(name) = \(try value(standard));}"
      case .spread(let rest):
        for step in try part(rest, "[].slice.call(arguments, \(index))") { setup += "var \(step);" }
      default:
        let kept = "$p\(index)"
        names.append(kept)
        for step in try part(parameter, kept) { setup += "var \(step);" }
      }
    }
    var body = try block(function.body, isBody: true)
    if function.isGenerator { body = "return $generator(function() {\(body)});" }
    var extra = innermost.temporaries + innermost.undeclared.sorted()
    if innermost.keepsThis { extra.append("$self = $this(this)") }
    let variables = extra.isEmpty ? "" : "var \(extra.joined(separator: ", "));"
    let name = function.name.map { " " + self.name($0) } ?? ""
    return "function\(name)(\(names.joined(separator: ", "))) {" + Self.step
      + "\(variables)\(setup)\(body)}"
  }

  /// `this`, as the nearest function that is no arrow has it.
  mutating func this() -> String {
    let place = functions.lastIndex { !$0.isArrow } ?? 0
    functions[place].keepsThis = true
    return "$self"
  }
}
