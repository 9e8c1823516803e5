// Classes, written as the functions that they are in ECMAScript 5: `$class` puts them together.

/// A class that is being written.
struct ClassScope {
  /// Tells its private names from those of others.
  var number: Int
  var privateNames: Set<String>
  var hasParent: Bool
  /// Whether its fields are made by a function of their own.
  var hasFields: Bool
  /// Whether the member that is being written belongs to the class itself.
  var isStatic = false
}

extension Rewriter {
  mutating func definition(of definition: ScriptClass) throws(ScriptSyntaxError) -> String {
    let parent = try definition.parent.map { (parent) throws(ScriptSyntaxError) in
      try value(parent)
    }
    classCount += 1
    classes.append(
      ClassScope(
        number: classCount, privateNames: definition.privateNames,
        hasParent: definition.parent != nil, hasFields: definition.hasFields))
    defer { classes.removeLast() }
    functions.append(FunctionScope())
    defer { functions.removeLast() }
    if let name = definition.name { innermost.declare(name) }
    let own = definition.name.map { self.name($0) } ?? "$own"
    var members: [String] = []
    var fields = ""
    var statics = ""
    for member in definition.members {
      classes[classes.count - 1].isStatic = member.isStatic
      switch member.content {
      case .method(let function): members.append(try entry(member, 0, function))
      case .getter(let function): members.append(try entry(member, 1, function))
      case .setter(let function): members.append(try entry(member, 2, function))
      case .field(let value):
        let text = try field(member.key, value)
        if member.isStatic { statics += text } else { fields += text }
      case .block(let statements):
        let body = ScriptFunction(name: nil, parameters: [], body: statements)
        statics += "(\(try function(body))).call($self);"
      }
    }
    classes[classes.count - 1].isStatic = false
    let text = "var \(own) = \(try constructor(of: definition)), $fields = \(initializer(fields));"
    let variables = innermost.temporaries.map { "var \($0);" }.joined()
    let name = ScriptText.quoted(definition.name ?? "")
    return "$class(\(parent ?? "null"), function($parent) {\(variables)\(text)"
      + "return [\(own), [\(members.joined(separator: ", "))], \(initializer(statics)), \(name)];})"
  }

  private func initializer(_ steps: String) -> String {
    steps.isEmpty ? "null" : "function() {\(Self.step)var $self = $this(this);\(steps)}"
  }

  private mutating func entry(
    _ member: ScriptClassMember, _ kind: Int, _ function: ScriptFunction
  ) throws(ScriptSyntaxError) -> String {
    "[\(member.isStatic), \(try key(member.key)), \(kind), \(try self.function(function))]"
  }

  private mutating func field(
    _ key: ScriptMember.Key, _ value: ScriptValue?
  ) throws(ScriptSyntaxError) -> String {
    var isPrivate = false
    if case .plain(let name) = key { isPrivate = name.first == "#" }
    let text = try value.map { (value) throws(ScriptSyntaxError) in try self.value(value) }
    return "$field($self, \(try self.key(key)), \(text ?? "undefined"), \(isPrivate));"
  }

  private mutating func constructor(
    of definition: ScriptClass
  ) throws(ScriptSyntaxError) -> String {
    let fields = definition.hasFields ? "$fields.call($this(this));" : ""
    if let function = definition.constructor {
      return try self.function(function, prologue: definition.parent == nil ? fields : "")
    }
    let inherited = definition.parent == nil ? "" : "$construct($parent, this, arguments);"
    return "function() {\(Self.step)\(inherited)\(fields)}"
  }
}

// MARK: Super and private names

extension Rewriter {
  mutating func superCall(_ arguments: [ScriptValue]) throws(ScriptSyntaxError) -> String {
    guard let scope = classes.last, scope.hasParent else { throw misplaced("super") }
    let fields = scope.hasFields ? ", $fields.call(\(this()))" : ""
    return "($construct($parent, \(this()), \(try list(arguments)))\(fields))"
  }

  mutating func superMember(_ key: ScriptValue) throws(ScriptSyntaxError) -> String {
    guard let scope = classes.last else { throw misplaced("super") }
    let home = scope.isStatic ? "$parent" : "$parent.prototype"
    return "$super(\(home), \(try value(key)), \(this()))"
  }

  /// The key of a private name: scripts cannot write it in a member's place.
  func privateKey(_ name: String) -> String {
    let scope = classes.last { $0.privateNames.contains(name) }
    return name + " \(scope?.number ?? 0)"
  }
}

extension ScriptClass {
  fileprivate var privateNames: Set<String> {
    var names: Set<String> = []
    for member in members {
      if case .plain(let name) = member.key, name.first == "#" { names.insert(name) }
    }
    return names
  }

  fileprivate var hasFields: Bool {
    members.contains {
      switch $0.content {
      case .field: !$0.isStatic
      case .method, .getter, .setter, .block: false
      }
    }
  }
}
