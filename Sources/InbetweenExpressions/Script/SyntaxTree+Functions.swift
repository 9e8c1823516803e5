// Whether a function stands in a part of a script, and may outlive the turn of a loop.

extension ScriptStatement {
  var holdsFunction: Bool {
    switch self {
    case .function: true
    case .empty, .jump: false
    case .expression(let value), .throwing(let value): value.holdsFunction
    case .returning(let value): value?.holdsFunction ?? false
    case .declare(_, let variables):
      variables.contains { $0.target.holdsFunction || $0.value?.holdsFunction ?? false }
    case .block(let statements): statements.contains(where: \.holdsFunction)
    case .condition(let test, let yes, let no):
      test.holdsFunction || yes.holdsFunction || no?.holdsFunction ?? false
    case .loop(let first, let test, let step, let body):
      first?.holdsFunction ?? false || test?.holdsFunction ?? false
        || step?.holdsFunction ?? false || body.holdsFunction
    case .each(let target, _, let value, let body):
      target.holdsFunction || value.holdsFunction || body.holdsFunction
    case .whileLoop(let test, let body), .doLoop(let body, let test):
      test.holdsFunction || body.holdsFunction
    case .attempt(let statements, let catching, let last):
      (statements + (catching?.1 ?? []) + (last ?? [])).contains(where: \.holdsFunction)
    case .selection(let value, let cases):
      value.holdsFunction
        || cases.contains {
          $0.value?.holdsFunction ?? false || $0.body.contains(where: \.holdsFunction)
        }
    case .labelled(_, let statement): statement.holdsFunction
    }
  }
}

extension ScriptValue {
  var holdsFunction: Bool {
    switch self {
    case .function, .classDefinition: true
    case .raw, .this, .pattern, .number, .string, .name: false
    case .template(_, let values), .sequence(let values), .superCall(let values):
      values.contains(where: \.holdsFunction)
    case .tagged(let tag, _, _, let values): ([tag] + values).contains(where: \.holdsFunction)
    case .array(let elements): elements.contains { $0?.holdsFunction ?? false }
    case .object(let members):
      members.contains {
        if case .computed(let key) = $0.key, key.holdsFunction { return true }
        return $0.value.holdsFunction
      }
    case .unary(_, let value), .update(_, _, let value), .spread(let value),
      .member(let value, _, _), .superMember(let value):
      value.holdsFunction
    case .yielding(let value, _): value?.holdsFunction ?? false
    case .binary(_, let left, let right), .logical(_, let left, let right),
      .assign(_, let left, let right), .element(let left, let right, _):
      left.holdsFunction || right.holdsFunction
    case .conditional(let test, let yes, let no):
      test.holdsFunction || yes.holdsFunction || no.holdsFunction
    case .call(let callee, let arguments, _), .new(let callee, let arguments):
      callee.holdsFunction || arguments.contains(where: \.holdsFunction)
    }
  }
}
