import InbetweenDesignDocuments
import SwiftParser
import SwiftSyntax

/// The declarations of all code that is read together.
struct CodeProgram {
  private(set) var units: [CodeUnit] = []
  /// What is no Swift after all.
  private(set) var plain: [CodeSnippet] = []
  /// What was left alone, and why.
  private(set) var unread: [CodeAnswer.Unread] = []
  /// By their full names: `Card.Timing`.
  private(set) var types: [String: CodeType] = [:]
  /// The full names that end in a name.
  private var fullNames: [String: [String]] = [:]
  /// Constants and functions outside any type, or in snippets that show a part of one.
  var globals = CodeType(name: "")
  let documentNames: [String]
  private let snippets: [CodeSnippet]

  init(_ snippets: [CodeSnippet], names: [String]) {
    self.snippets = snippets
    documentNames = names
  }

  /// Parses the snippets and collects what they declare; a type that is shown several times has
  /// its latest members.
  mutating func parse() {
    for snippet in snippets {
      if let reason = CodeNesting.problem(of: snippet.text) {
        guard snippet.isCertain else {
          plain.append(snippet)
          continue
        }
        unread.append(CodeAnswer.Unread(reason, in: snippet))
        continue
      }
      var text = snippet.text
      let tree = text.withUTF8 {
        Parser.parse(source: $0, maximumNestingLevel: 2 * CodeNesting.deepest)
      }
      let isPlain =
        snippet.isCertain
        ? snippet.firstLine > 1 && Self.isMostlyWrong(tree)
        : tree.hasError || !Self.isLikelySwift(tree)
      guard !isPlain else {
        plain.append(snippet)
        continue
      }
      let unit = CodeUnit(index: units.count, snippet: snippet, tree: tree)
      units.append(unit)
      collect(tree.statements, of: unit.index)
    }
  }
}

/// A parsed snippet.
struct CodeUnit {
  var index: Int
  var document: Int
  var firstLine: Int
  var heading: String?
  var context: [String]
  var tree: SourceFileSyntax
  private var lines: SourceLines

  init(index: Int, snippet: CodeSnippet, tree: SourceFileSyntax) {
    self.index = index
    document = snippet.document
    firstLine = snippet.firstLine
    heading = snippet.heading
    context = snippet.context
    self.tree = tree
    lines = SourceLines(snippet.text)
  }

  /// What stands at a node, without the space around it; empty where it is longer than `limit`
  /// bytes. Much faster than to ask the node, which copies itself first.
  func source(of node: some SyntaxProtocol, limit: Int) -> String {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return end >= start && end - start <= limit ? lines.text(start..<end) : ""
  }

  /// The document's line that a node begins on.
  func line(of node: some SyntaxProtocol) -> Int {
    firstLine + lines.line(atOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset) - 1
  }
}

extension SyntaxProtocol {
  /// What stands here, without the space and the comments around it. Much faster than
  /// `trimmedDescription`, which copies the node first.
  var source: String {
    let bytes = syntaxTextBytes
    let start = leadingTriviaLength.utf8Length
    let end = bytes.count - trailingTriviaLength.utf8Length
    return start <= end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }
}

/// What is known of a type: its members by name.
struct CodeType {
  var name: String
  var variables: [String: CodeVariable] = [:]
  var functions: [String: CodeFunction] = [:]
  /// The names of `variables` and `functions` in the order in which they were met.
  var order: [String] = []
}

struct CodeVariable {
  var name: String
  var typeName: String?
  var initializer: ExprSyntax?
  /// The body of a computed property.
  var body: CodeBlockItemListSyntax?
  /// What the comment before or beside it says.
  var comment = ""
  /// What runs when it is set.
  var observers: [CodeBlockItemListSyntax] = []
  /// The labels of a tuple's type: `(count: Int, duration: Double)`; empty for any other type.
  var labels: [String] = []
  var unit: Int
  /// Where it stands.
  var node: Syntax
}

struct CodeFunction {
  struct Parameter {
    /// nil for `_`.
    var label: String?
    var name: String
    var typeName: String
    var initial: ExprSyntax?
  }

  var name: String
  var parameters: [Parameter]
  var body: CodeBlockItemListSyntax
  var unit: Int
  /// The name of the type that it returns; nil for none.
  var returned: String?
}

extension CodeProgram {
  /// The deepest nesting of types that is looked into.
  private static let deepestType = 16

  private mutating func collect(_ statements: CodeBlockItemListSyntax, of unit: Int) {
    for statement in statements {
      guard case .decl(let declaration) = statement.item else { continue }
      collect(declaration, into: nil, of: unit, depth: 0)
    }
  }

  private mutating func collect(
    _ declaration: DeclSyntax, into owner: String?, of unit: Int, depth: Int
  ) {
    guard depth < Self.deepestType else { return }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for found in Self.variables(variable, unit: unit) {
        update(owner) { type in
          type.variables[found.name] = found
          type.order.append(found.name)
        }
      }
    } else if let choice = declaration.as(IfConfigDeclSyntax.self) {
      for inner in Self.declarations(of: choice) {
        collect(inner, into: owner, of: unit, depth: depth + 1)
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      guard let body = function.body?.statements else { return }
      add(
        Self.function(function, body, unit: unit), to: owner)
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      guard let body = initializer.body?.statements else { return }
      add(
        Self.function("init", initializer.signature.parameterClause, body, unit: unit), to: owner)
    } else if let (name, members) = Self.members(of: declaration) {
      let full = Self.fullName(name, in: owner)
      if types[full] == nil { add(type: full) }
      for member in members { collect(member.decl, into: full, of: unit, depth: depth + 1) }
    }
  }

  private mutating func add(_ function: CodeFunction, to owner: String?) {
    update(owner) { type in
      type.functions[function.name] = function
      type.order.append(function.name)
    }
  }

  static func function(
    _ declaration: FunctionDeclSyntax, _ body: CodeBlockItemListSyntax, unit: Int
  ) -> CodeFunction {
    var function = function(
      declaration.name.text, declaration.signature.parameterClause, body, unit: unit)
    function.returned = declaration.signature.returnClause?.type.source
    return function
  }

  static func function(
    _ name: String, _ clause: FunctionParameterClauseSyntax, _ body: CodeBlockItemListSyntax,
    unit: Int
  ) -> CodeFunction {
    let parameters = clause.parameters.map { parameter in
      let label = parameter.firstName.text
      return CodeFunction.Parameter(
        label: label == "_" ? nil : label, name: parameter.secondName?.text ?? label,
        typeName: typeName(of: parameter.type), initial: parameter.defaultValue?.value)
    }
    return CodeFunction(name: name, parameters: parameters, body: body, unit: unit)
  }

  private mutating func update(_ owner: String?, _ change: (inout CodeType) -> Void) {
    guard let owner else { return change(&globals) }
    change(&types[owner, default: CodeType(name: owner)])
  }

  private mutating func add(type name: String) {
    types[name] = CodeType(name: name)
    fullNames[Self.shortName(name), default: []].append(name)
  }

  /// The name of a type declared in another.
  static func fullName(_ name: String, in owner: String?) -> String {
    owner.map { "\($0).\(name)" } ?? name
  }

  /// A type's own name, without those around it.
  static func shortName(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// The full name of the type that a name means in a type's code, as Swift looks it up: from the
  /// inside out. A snippet may leave out what is around it: then a name that is the only one of its
  /// kind will do.
  func typeName(_ name: String, from owner: String?) -> String? {
    guard !name.isEmpty, name.utf8.count < 500 else { return nil }
    if name == "Self", let owner, types[owner] != nil { return owner }
    var around = owner
    while let outer = around {
      let full = "\(outer).\(name)"
      if types[full] != nil { return full }
      if Self.shortName(outer) == name { return outer }
      around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if types[name] != nil { return name }
    let others = fullNames[Self.shortName(name)] ?? []
    let fitting = others.filter { $0.hasSuffix(".\(name)") }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The type that a name means in a type's code.
  func type(_ name: String, from owner: String?) -> CodeType? {
    typeName(name, from: owner).flatMap { types[$0] }
  }

  /// A type's name and members; nil for other declarations.
  static func members(
    of declaration: DeclSyntax
  ) -> (name: String, members: MemberBlockItemListSyntax)? {
    if let type = declaration.as(StructDeclSyntax.self) {
      return (type.name.text, type.memberBlock.members)
    }
    if let type = declaration.as(ClassDeclSyntax.self) {
      return (type.name.text, type.memberBlock.members)
    }
    if let type = declaration.as(EnumDeclSyntax.self) {
      return (type.name.text, type.memberBlock.members)
    }
    if let type = declaration.as(ActorDeclSyntax.self) {
      return (type.name.text, type.memberBlock.members)
    }
    if let type = declaration.as(ExtensionDeclSyntax.self) {
      return (type.extendedType.source, type.memberBlock.members)
    }
    return nil
  }

  /// What all branches of `#if` declare.
  static func declarations(of choice: IfConfigDeclSyntax) -> [DeclSyntax] {
    choice.clauses.flatMap { clause -> [DeclSyntax] in
      switch clause.elements {
      case .statements(let statements):
        return statements.compactMap {
          if case .decl(let declaration) = $0.item { return declaration }
          return nil
        }
      case .decls(let members): return members.map(\.decl)
      default: return []
      }
    }
  }

  /// The names of the variables to which the code gives a value.
  var declaredNames: Set<String> {
    var names: Set<String> = []
    for type in [globals] + types.values {
      for variable in type.variables.values where variable.initializer != nil {
        names.insert(variable.name)
      }
    }
    return names
  }

  /// The comment right before a declaration, and the one behind it on its last line.
  private static func comment(of declaration: VariableDeclSyntax) -> String {
    var words: [String] = []
    var isOwnLine = false
    for piece in declaration.leadingTrivia.pieces.suffix(40) {
      switch piece {
      case .newlines(let count), .carriageReturnLineFeeds(let count):
        // A comment before an empty line is about something else.
        if count > 1 { words = [] }
        isOwnLine = true
      case .docLineComment(let text), .lineComment(let text), .docBlockComment(let text),
        .blockComment(let text):
        if isOwnLine { words.append(text) }
      default: break
      }
    }
    let next = declaration.lastToken(viewMode: .sourceAccurate)?.nextToken(
      viewMode: .sourceAccurate)
    for piece in next?.leadingTrivia.pieces.prefix(3) ?? [] {
      if case .newlines = piece { break }
      if case .lineComment(let text) = piece { words.append(text) }
    }
    return String(words.joined(separator: " ").prefix(500))
  }

  /// A type as it is written.
  private static func typeName(of type: TypeSyntax) -> String {
    if let plain = type.as(IdentifierTypeSyntax.self), plain.genericArgumentClause == nil {
      return plain.name.text
    }
    return type.source
  }

  /// The cases of an enum that have values.
  static func variables(_ cases: EnumCaseDeclSyntax, unit: Int) -> [CodeVariable] {
    cases.elements.compactMap { element in
      element.rawValue.map {
        CodeVariable(
          name: element.name.text, initializer: $0.value, unit: unit, node: Syntax(element))
      }
    }
  }

  static func variables(_ declaration: VariableDeclSyntax, unit: Int) -> [CodeVariable] {
    let comment = comment(of: declaration)
    return declaration.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      var variable = CodeVariable(
        name: name, typeName: binding.typeAnnotation.map { typeName(of: $0.type) },
        initializer: binding.initializer?.value, unit: unit, node: Syntax(binding))
      variable.comment = comment
      if let tuple = binding.typeAnnotation?.type.as(TupleTypeSyntax.self) {
        variable.labels = tuple.elements.map { $0.firstName?.text ?? "" }
      }
      switch binding.accessorBlock?.accessors {
      case .getter(let body): variable.body = body
      case .accessors(let accessors):
        let getter = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
        variable.body = getter?.body?.statements
        variable.observers = accessors.compactMap { accessor in
          accessor.accessorSpecifier.tokenKind == .keyword(.get) ? nil : accessor.body?.statements
        }
      case nil: break
      }
      return variable
    }
  }
}
