// What the parser makes of a script: the parts of ECMAScript 2022 that expressions use.

/// An expression of the language, not of After Effects.
indirect enum ScriptValue {
  /// `null`, `true`, `false`: as written.
  case raw(String)
  case this
  /// A regular expression as written, with its flags.
  case pattern(String)
  case number(String)
  /// As written, with its quotes.
  case string(String)
  /// Pieces of text as string literals, and the values between them.
  case template([String], [ScriptValue])
  /// A function that is called with the pieces of a template, as they are meant and as written.
  case tagged(ScriptValue, [String], raw: [String], [ScriptValue])
  case name(String)
  /// nil for a hole.
  case array([ScriptValue?])
  case object([ScriptMember])
  case function(ScriptFunction)
  case classDefinition(ScriptClass)
  /// `super(…)` in a constructor.
  case superCall([ScriptValue])
  /// `super.name` and `super[name]`: the name as a value.
  case superMember(ScriptValue)
  /// `yield` and `yield*`.
  case yielding(ScriptValue?, isDelegating: Bool)
  /// `typeof`, `-`, `!` …
  case unary(String, ScriptValue)
  /// `++` and `--`, before or after.
  case update(String, isPrefix: Bool, ScriptValue)
  case binary(String, ScriptValue, ScriptValue)
  /// `&&`, `||`, `??`.
  case logical(String, ScriptValue, ScriptValue)
  /// The operator without its `=`; empty for a plain assignment.
  case assign(String, ScriptValue, ScriptValue)
  case conditional(ScriptValue, ScriptValue, ScriptValue)
  case call(ScriptValue, [ScriptValue], isOptional: Bool)
  case new(ScriptValue, [ScriptValue])
  case member(ScriptValue, String, isOptional: Bool)
  case element(ScriptValue, ScriptValue, isOptional: Bool)
  case sequence([ScriptValue])
  /// `...value`, in lists, calls and parameters.
  case spread(ScriptValue)
}

/// A member of an object literal.
struct ScriptMember {
  enum Key {
    /// A name, a string or a number as written.
    case plain(String)
    case computed(ScriptValue)
    /// `...value`
    case spread
  }

  enum Kind { case value, getter, setter }

  var key: Key
  var kind = Kind.value
  var value: ScriptValue
}

/// A class with its members.
struct ScriptClass {
  var name: String?
  var parent: ScriptValue?
  var constructor: ScriptFunction?
  var members: [ScriptClassMember] = []
}

/// A method, an accessor, a field or a block that runs once.
struct ScriptClassMember {
  enum Content {
    case method(ScriptFunction)
    case getter(ScriptFunction)
    case setter(ScriptFunction)
    case field(ScriptValue?)
    case block([ScriptStatement])
  }

  var isStatic: Bool
  /// A name with `#` before it is private.
  var key: ScriptMember.Key
  var content: Content
}

/// A function with its parameters, which may be patterns and have defaults.
struct ScriptFunction {
  var name: String?
  var parameters: [ScriptValue]
  var body: [ScriptStatement]
  /// Whether `this` is that of the function around it.
  var isArrow = false
  var isGenerator = false
}

/// One declared variable: a name or a pattern, and its first value.
struct ScriptVariable {
  var target: ScriptValue
  var value: ScriptValue?
}

/// How a declaration is scoped.
enum ScriptScoping { case function, block }

indirect enum ScriptStatement {
  case empty
  case expression(ScriptValue)
  case declare(ScriptScoping, [ScriptVariable])
  case function(ScriptFunction)
  case block([ScriptStatement])
  case condition(ScriptValue, ScriptStatement, ScriptStatement?)
  case loop(ScriptStatement?, ScriptValue?, ScriptValue?, ScriptStatement)
  /// `for (target in value)` or `of`; the target is a declaration of one variable, or an expression.
  case each(ScriptStatement, isKeys: Bool, ScriptValue, ScriptStatement)
  case whileLoop(ScriptValue, ScriptStatement)
  case doLoop(ScriptStatement, ScriptValue)
  /// `break` or `continue`, and its label.
  case jump(String, String?)
  case returning(ScriptValue?)
  case throwing(ScriptValue)
  case attempt([ScriptStatement], catching: (ScriptValue?, [ScriptStatement])?, [ScriptStatement]?)
  case selection(ScriptValue, [ScriptCase])
  case labelled(String, ScriptStatement)
}

/// One case of a `switch`; nil is its default.
struct ScriptCase {
  var value: ScriptValue?
  var body: [ScriptStatement]
}

/// Why a script cannot be read.
struct ScriptSyntaxError: Error, Hashable {
  var message: String
  /// Of the source, from 1.
  var line: Int
}

extension ScriptSyntaxError {
  static func unsupported(_ what: String, line: Int = 1) -> ScriptSyntaxError {
    ScriptSyntaxError(message: "\(what) is not supported", line: line)
  }
}
