import InbetweenDesignDocuments
import SwiftSyntax

// Numbers that become times where they are used.

extension CodeReader {
  /// Remembers that the constants of an expression are used as a time.
  mutating func use(_ expression: ExprSyntax, as kind: Fact.Kind, _ scope: CodeScope) {
    guard !scope.isQuiet, uses.count < 2000 else { return }
    var pending = [expression]
    var left = 16
    while let node = pending.popLast(), left > 0 {
      left -= 1
      if let sequence = node.as(SequenceExprSyntax.self) {
        // Only what is added is a time itself: a factor is none.
        let signs = sequence.elements.compactMap {
          $0.as(BinaryOperatorExprSyntax.self)?.operator.text
        }
        // Nanoseconds are the same time in another unit.
        let isScaled =
          signs == ["*"] && sequence.elements.count == 3
          && sequence.elements.last.map { Self.isScale($0) } ?? false
        guard isScaled || signs.allSatisfy({ $0 == "+" || $0 == "-" }),
          2 * signs.count + 1 == sequence.elements.count
        else { continue }
        pending += sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
      } else if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1 {
        pending += tuple.elements.map(\.expression)
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        guard call.arguments.count == 1, let only = call.arguments.first else { continue }
        pending.append(only.expression)
      } else if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
        guard scope.locals[name] == nil else { continue }
        if let type = scope.type, program.types[type]?.variables[name] != nil {
          met(Use(type: type, name: name, kind: kind))
        } else if program.globals.variables[name] != nil {
          met(Use(type: "", name: name, kind: kind))
        }
      } else if let access = node.as(MemberAccessExprSyntax.self), let base = access.base {
        var quiet = scope
        quiet.isQuiet = true
        let type: String?
        switch visit(base, &quiet) {
        case .unknown(let name): type = program.typeName(name, from: scope.type)
        case .object(let name, _): type = name
        default: type = nil
        }
        if let type { met(Use(type: type, name: access.declName.baseName.text, kind: kind)) }
      }
    }
  }

  private static func isScale(_ node: ExprSyntax) -> Bool {
    let text = node.trimmedDescription.filter { $0 != "_" }
    return ["1000", "1e3", "1000000", "1e6", "1000000000", "1e9"].contains(text)
      || text.hasPrefix("NSEC_PER") || text.hasPrefix("USEC_PER")
  }

  private mutating func met(_ use: Use) {
    guard knownUses.insert("\(use.type).\(use.name)").inserted else { return }
    uses.append(use)
  }

  /// Notes the constants that are used as times and whose names do not say so.
  mutating func readUses() {
    for use in uses {
      let variable =
        use.type.isEmpty
        ? program.globals.variables[use.name] : program.types[use.type]?.variables[use.name]
      guard let variable else { continue }
      var scope = CodeScope(unit: variable.unit, type: use.type.isEmpty ? nil : use.type)
      scope.about = use.type.split(separator: ".").map(String.init)
      var nodes = variable.body.map(Self.results) ?? []
      if let node = variable.initializer { nodes.append(node) }
      for node in nodes { readUse(use, node, scope) }
      // What instances are given has no value of its own.
      for (node, unit) in given["\(use.type).\(use.name)"] ?? [] {
        var maker = CodeScope(unit: unit)
        maker.about = scope.about
        if node.is(FloatLiteralExprSyntax.self) || node.is(IntegerLiteralExprSyntax.self) {
          readUse(use, node, maker)
        }
      }
    }
  }

  private mutating func readUse(_ use: Use, _ node: ExprSyntax, _ scope: CodeScope) {
    let place = place(node, scope)
    let kinds: [Fact.Kind] = [.duration, .delay, .start, .pause, .period, .stagger]
    guard !kinds.contains(where: { hasNoted($0, at: place) }) else { return }
    var quiet = scope
    quiet.isQuiet = true
    let value = visit(node, &quiet)
    guard value.number != nil else { return }
    note(use.kind, at: place, value, scope, about: [use.name]) {
      $0.name = use.name
      $0.owner = scope.type
    }
  }
}
