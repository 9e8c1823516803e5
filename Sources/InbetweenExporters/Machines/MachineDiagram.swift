package import InbetweenStateMachines

/// A machine as a Mermaid diagram (mermaid.js.org, "State diagrams").
package struct MachineDiagram {
  /// Lines of Markdown, fences included.
  package let lines: [String]

  package init(_ staged: StagedMachine) {
    var lines = ["```mermaid", "stateDiagram-v2"]
    for (place, state) in staged.states.enumerated() {
      lines.append("  state \(Self.quoted(state.source.name)) as s\(place)")
    }
    lines.append("  [*] --> s\(staged.initial)")
    func add(_ transitions: [StateMachine.Transition], from name: String) {
      for transition in transitions {
        guard let target = staged.place(of: transition.target) else { continue }
        let label = Self.label(transition)
        lines.append("  \(name) --> s\(target)" + (label.isEmpty ? "" : ": \(label)"))
      }
    }
    if let global = staged.machine.global, !global.transitions.isEmpty {
      lines.append("  state \(Self.quoted("any state")) as any")
      add(global.transitions, from: "any")
    }
    for (place, state) in staged.states.enumerated() {
      if !state.isGlobal { add(state.source.transitions, from: "s\(place)") }
      if state.source.isFinal { lines.append("  s\(place) --> [*]") }
    }
    self.lines = lines + ["```"]
  }

  private static func label(_ transition: StateMachine.Transition) -> String {
    var parts = transition.guards.map(text)
    if let tween = transition.tween { parts.append("in \(DecimalText.text(tween.duration)) s") }
    return parts.joined(separator: ", ")
  }

  private static func text(_ condition: StateMachine.Guard) -> String {
    switch condition {
    case .event(let name): return plain(name)
    case .number(let left, let comparison, let right):
      return "\(text(left)) \(sign(comparison)) \(text(right))"
    case .text(let name, let isEqual, let other):
      let value: String
      switch other {
      case .constant(let words): value = "'\(plain(words))'"
      case .input(let name): value = plain(name)
      }
      return "\(plain(name)) \(isEqual ? "=" : "≠") \(value)"
    case .flag(let name, let isEqual, let other):
      switch other {
      case .constant(let value): return (value == isEqual ? "" : "not ") + plain(name)
      case .input(let second): return "\(plain(name)) \(isEqual ? "=" : "≠") \(plain(second))"
      }
    }
  }

  private static func text(_ number: StateMachine.Number) -> String {
    switch number {
    case .constant(let value): DecimalText.text(value)
    case .input(let name): plain(name)
    case .elapsed: "seconds"
    }
  }

  private static func sign(_ comparison: StateMachine.Comparison) -> String {
    switch comparison {
    case .equal: "="
    case .notEqual: "≠"
    case .greater: "＞"
    case .greaterOrEqual: "≥"
    case .less: "＜"
    case .lessOrEqual: "≤"
    }
  }

  /// Words without what would end a label, or a line.
  private static func plain(_ text: String) -> String {
    String(
      text.unicodeScalars.prefix(60).map { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", " ", "_", "-", ".", "+", "/": Character(scalar)
        default: scalar.properties.isAlphabetic ? Character(scalar) : " "
        }
      })
  }

  private static func quoted(_ text: String) -> String { "\"\(plain(text))\"" }
}
