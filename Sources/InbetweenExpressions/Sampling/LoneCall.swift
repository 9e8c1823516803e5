/// An expression that is one call and nothing else, as After Effects' menus insert them.
enum LoneCall {
  /// The name and the arguments; nil for any other expression.
  static func read(_ source: String) -> (name: String, arguments: [ScriptValue])? {
    guard source.utf8.count < 1000, let statements = try? Parser.program(source) else {
      return nil
    }
    var values: [ScriptValue] = []
    for statement in statements {
      switch statement {
      case .expression(.assign("", .name("$bm_rt"), let value)), .expression(let value):
        values.append(value)
      case .declare(.function, let variables) where variables.allSatisfy({ $0.value == nil }):
        break
      case .empty: break
      default: return nil
      }
    }
    guard values.count == 1, case .call(.name(let name), let arguments, false) = values[0] else {
      return nil
    }
    return (name, arguments)
  }
}
