/// Rewrites a script as a function in the ECMAScript 5 that the engine runs.
///
/// - After Effects' arithmetic of lists and its properties that pass for numbers become calls of
///   the prelude's `$bm_sum` and its kin, under the names that Bodymovin gives them.
/// - The names of the layer's and of the property's own members, which After Effects has in scope,
///   become members of `thisLayer` and `thisProperty`.
/// - The value of the last expression statement, or `$bm_rt`, is what the function returns.
/// - Variables that no one declares become the function's own: no evaluation sees another's.
struct Rewriter {
  var functions: [FunctionScope] = []
  /// Whether Bodymovin has already put the result into `$bm_rt`.
  let hasResult: Bool

  /// Names of members that the script assigns to, and so makes variables of its own.
  private let overwritten: [String]
  /// The classes that are being written, the innermost last.
  var classes: [ClassScope] = []
  var classCount = 0

  /// The function of a script, as source text.
  static func function(of source: String) throws(ScriptSyntaxError) -> String {
    let statements = try Parser.program(source)
    let hasResult = source.contains("$bm_rt")
    var rewriter = Rewriter(hasResult: hasResult)
    let text = try rewriter.program(statements)
    // They are variables from the start, in functions that stand before the assignment too.
    let overwritten = rewriter.functions[0].undeclared.filter { member($0) != nil }.sorted()
    guard !overwritten.isEmpty else { return text }
    var again = Rewriter(hasResult: hasResult, overwritten: overwritten)
    return try again.program(statements)
  }

  private init(hasResult: Bool, overwritten: [String] = []) {
    self.hasResult = hasResult
    self.overwritten = overwritten
  }

  /// What an evaluation hands to each script.
  static let parameters = [
    "time", "value", "thisProperty", "thisLayer", "thisComp", "textIndex", "textTotal",
    "selectorValue",
  ]

  private mutating func program(_ statements: [ScriptStatement]) throws(ScriptSyntaxError) -> String
  {
    var scope = FunctionScope()
    for name in Self.parameters { scope.declare(name) }
    functions = [scope]
    declareVariables(of: statements)
    for name in overwritten { functions[0].adopt(name) }
    var text = try block(statements, isBody: true)
    if !hasResult, case .declare(_, let variables)? = statements.last,
      case .name(let name)? = variables.last?.target
    {
      text += "$r = \(self.name(name));"
    }
    let result = hasResult ? name("$bm_rt") : "$r"
    var variables = ["$r"] + functions[0].temporaries
    for name in functions[0].undeclared.sorted() {
      let first = Self.member(name).map { " = $first(function() {return \($0);})" } ?? ""
      variables.append(name + first)
    }
    if functions[0].keepsThis { variables.append("$self = $this(this)") }
    let head = "function(" + Self.parameters.joined(separator: ", ") + ")"
    return head + " {var \(variables.joined(separator: ", "));\(text)return \(result);}"
  }
}

/// The variables of one function.
struct FunctionScope {
  /// What each declared name is called, a dictionary for each open block.
  private var blocks: [[String: String]] = [[:]]
  private var taken: Set<String> = []
  private(set) var temporaries: [String] = []
  /// Assigned to and declared nowhere.
  private(set) var undeclared: Set<String> = []
  /// Whether `this` is that of the function around it.
  let isArrow: Bool
  /// Whether something in it names `this`.
  var keepsThis = false
  /// How many loops are open.
  var loops = 0

  init(isArrow: Bool = false) { self.isArrow = isArrow }

  /// What the names of the innermost block are called.
  var blockNames: [String] { blocks[blocks.count - 1].values.sorted() }

  func alias(of name: String) -> String? {
    for block in blocks.reversed() {
      if let alias = block[name] { return alias }
    }
    return nil
  }

  mutating func open() { blocks.append([:]) }

  mutating func close() { blocks.removeLast() }

  /// Declares a name in the innermost block; one that an outer block has gets another alias.
  mutating func declare(_ name: String) {
    if blocks[blocks.count - 1][name] != nil { return }
    // The prelude's names begin with a dollar sign.
    var alias = name.hasPrefix("$") && name != "$bm_rt" ? "$u" + name : name
    if taken.contains(alias) { alias += "$\(taken.count)" }
    taken.insert(alias)
    blocks[blocks.count - 1][name] = alias
  }

  /// Declares a name for the whole function that nothing declares.
  mutating func adopt(_ name: String) {
    guard blocks[0][name] == nil else { return }
    let alias = name.hasPrefix("$") && name != "$bm_rt" ? "$u" + name : name
    blocks[0][name] = alias
    taken.insert(alias)
    undeclared.insert(alias)
  }

  mutating func temporary() -> String {
    temporaries.append("$t\(temporaries.count)")
    return temporaries[temporaries.count - 1]
  }
}

// MARK: Names

extension Rewriter {
  /// What a name is written as: a variable, a member of what After Effects has in scope, or a
  /// global.
  func name(_ name: String) -> String {
    for function in functions.reversed() {
      if let alias = function.alias(of: name) { return alias }
    }
    if let member = Self.member(name) { return member }
    if let newer = Self.olderNames[name] { return newer }
    if name.hasPrefix("$"), !name.hasPrefix("$bm_") { return "$u" + name }
    return name
  }

  /// The member of the layer or of the property that a name means where nothing declares it.
  private static func member(_ name: String) -> String? {
    if layerMembers.contains(name) { return "thisLayer." + name }
    if propertyMembers.contains(name) { return "thisProperty." + name }
    return nil
  }

  /// After Effects' own names before version 5.5.
  private static let olderNames = ["this_comp": "thisComp", "this_layer": "thisLayer"]

  /// What a name is written as that is assigned to.
  mutating func assigned(_ name: String) -> String {
    if functions.allSatisfy({ $0.alias(of: name) == nil }) { functions[0].adopt(name) }
    return self.name(name)
  }

  var innermost: FunctionScope {
    get { functions[functions.count - 1] }
    set { functions[functions.count - 1] = newValue }
  }

  private static let layerMembers: Set<String> = [
    "active", "anchorPoint", "cameraOption", "comp2D", "content", "effect", "enabled",
    "fromComp", "fromCompToSurface", "fromCompVec", "fromWorld", "fromWorldVec", "hasAudio",
    "hasParent", "hasVideo", "height", "inPoint", "index", "layer", "lightOption", "mask",
    "materialOption", "_name", "name", "opacity", "orientation", "outPoint", "parent", "position",
    "rotation", "sampleImage", "scale", "source", "sourceRectAtTime", "sourceTime", "startTime",
    "text", "timeRemap", "toComp", "toCompVec", "toWorld", "toWorldVec", "transform", "width",
    "xRotation", "yRotation", "zRotation", "rotationX", "rotationY", "rotationZ", "audioLevels",
    "marker", "sourceText", "audioActive", "pointOfInterest", "zoom",
  ]

  private static let propertyMembers: Set<String> = [
    "createStyle", "getStyleAt", "getValueAtTime", "getVelocityAtTime", "inTangents", "isClosed",
    "key", "loopIn", "loopInDuration", "loopOut", "loopOutDuration", "nearestKey",
    "normalOnPath", "numKeys", "outTangents", "pointOnPath", "points", "propertyGroup",
    "propertyIndex", "smooth", "speed",
    "speedAtTime", "style", "tangentOnPath", "temporalWiggle", "valueAtTime", "velocity",
    "velocityAtTime", "wiggle",
  ]
}
