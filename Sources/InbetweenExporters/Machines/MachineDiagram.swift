package import InbetweenStateMachines

/// What a machine goes through, as words: for a diagram.
package struct MachineDiagram {
  package struct Transition: Hashable, Sendable {
    /// The place of a state; nil for any.
    package let source: Int?
    /// The place of a state; nil where the machine ends.
    package let target: Int?
    /// When it happens and how long it takes; empty for at once.
    package let label: String
  }

  /// The names, without what Mermaid would read otherwise.
  package let states: [String]
  package let initial: Int
  package let transitions: [Transition]

  package init(_ staged: StagedMachine) {
    var transitions: [Transition] = []
    func add(_ added: [StateMachine.Transition], from source: Int?) {
      for transition in added {
        guard let target = staged.place(of: transition.target) else { continue }
        transitions.append(
          Transition(source: source, target: target, label: Self.label(transition)))
      }
    }
    if let global = staged.machine.global { add(global.transitions, from: nil) }
    for (place, state) in staged.states.enumerated() {
      if !state.isGlobal { add(state.source.transitions, from: place) }
      if state.source.isFinal {
        transitions.append(Transition(source: place, target: nil, label: ""))
      }
    }
    states = staged.states.map { Self.plain($0.source.name) }
    initial = staged.initial
    self.transitions = transitions
  }

  /// Lines of Mermaid (mermaid.js.org, "State diagrams").
  package var mermaid: [String] {
    var lines = ["stateDiagram-v2"]
    lines += states.enumerated().map { "  state \"\($1)\" as s\($0)" }
    lines.append("  [*] --> s\(initial)")
    if transitions.contains(where: { $0.source == nil }) {
      lines.append("  state \"any state\" as any")
    }
    return lines
      + transitions.map { transition in
        let source = transition.source.map { "s\($0)" } ?? "any"
        let target = transition.target.map { "s\($0)" } ?? "[*]"
        let label = transition.label
        return "  \(source) --> \(target)" + (label.isEmpty ? "" : ": \(label)")
      }
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
}
