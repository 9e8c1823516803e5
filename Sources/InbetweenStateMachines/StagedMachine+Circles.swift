import InbetweenDiagnostics

// Transitions that lead in a circle while an input has a value: found by letting them run with the
// values that guards compare with.

extension StagedMachine {
  /// States that lead to one another without end, each circle once, with what inputs are then.
  var guardedCircles: [(states: [Int], inputs: String)] {
    let values = InputValues(machine)
    let size = states.reduce(states.count) { $0 + $1.source.transitions.count }
    // A machine of many transitions is tried with fewer values; so is one that asks and does much.
    let asked = states.reduce(0) { count, state in
      let source = state.source
      return count + source.entryActions.count + source.exitActions.count
        + source.transitions.reduce(0) { $0 + $1.guards.count }
    }
    let most = max(
      1, min(Self.maximumSteps / max(1, size * size), Self.maximumSteps * 10 / max(1, size * asked))
    )
    var found: [(states: [Int], inputs: String)] = []
    var known: Set<Set<Int>> = []
    for choice in 0..<min(values.count, most) {
      for place in states.indices {
        var run = MachineRun(self)
        values.give(&run, choice)
        guard let circle = run.circle(from: place), known.insert(Set(circle)).inserted else {
          continue
        }
        found.append((circle, values.words(choice)))
      }
    }
    return found
  }

  private static let maximumSteps = 400_000
}

/// Values of inputs that guards tell apart, all together by a number.
private struct InputValues {
  private enum Value: Hashable {
    case number(Double)
    case text(String)
    case flag(Bool)
  }

  private var inputs: [(name: String, values: [Value])] = []

  init(_ machine: StateMachine) {
    let transitions = (machine.states + [machine.global].compactMap { $0 }).flatMap(\.transitions)
    let guards = transitions.flatMap(\.guards)
    var numbers: Set<Double> = []
    var texts: Set<String> = []
    var asked: Set<String> = []
    for condition in guards {
      switch condition {
      case .number(let left, _, let right):
        for side in [left, right] {
          switch side {
          case .constant(let value): numbers.formUnion([value - 1, value, value + 1])
          case .input(let name): asked.insert(name)
          case .elapsed: break
          }
        }
      case .text(let name, _, let other):
        asked.insert(name)
        switch other {
        case .constant(let text): texts.insert(text)
        case .input(let name): asked.insert(name)
        }
      case .flag(let name, _, let other):
        asked.insert(name)
        if case .input(let name) = other { asked.insert(name) }
      case .event: break
      }
    }
    for input in machine.inputs where asked.contains(input.name) {
      let values: [Value] =
        switch input.kind {
        case .number(let own):
          [.number(own)] + numbers.subtracting([own]).sorted().map { .number($0) }
        case .text(let own): [.text(own)] + texts.subtracting([own]).sorted().map { .text($0) }
        case .flag(let own): [.flag(own), .flag(!own)]
        case .event: []
        }
      if !values.isEmpty { inputs.append((input.name, values)) }
    }
  }

  /// How many there are together; no more than are ever tried.
  var count: Int {
    inputs.reduce(1) { min(1_000_000, $0 * $1.values.count) }
  }

  private func chosen(_ choice: Int) -> [(name: String, value: Value)] {
    var rest = choice
    return inputs.map { input in
      defer { rest /= input.values.count }
      return (input.name, input.values[rest % input.values.count])
    }
  }

  func give(_ run: inout MachineRun, _ choice: Int) {
    for (name, value) in chosen(choice) {
      switch value {
      case .number(let number): run.numbers[name] = number
      case .text(let text): run.texts[name] = text
      case .flag(let flag): run.flags[name] = flag
      }
    }
  }

  /// `rating is 1 and isOn is true`.
  func words(_ choice: Int) -> String {
    chosen(choice).map { name, value in
      switch value {
      case .number(let number):
        "\(Diagnostic.shown(name)) is \(number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)")"
      case .text(let text): "\(Diagnostic.shown(name)) is \(Diagnostic.shown(text))"
      case .flag(let flag): "\(Diagnostic.shown(name)) is \(flag)"
      }
    }.joined(separator: " and ")
  }
}

extension Diagnostic {
  /// M013.
  static func endlessMachine(
    _ states: [StateMachine.State], while inputs: String
  ) -> Diagnostic {
    let circle = (states + states.prefix(1)).map { shown($0.name) }.joined(separator: " → ")
    return Diagnostic(
      .endlessMachine, at: states.first?.path,
      "transitions lead in a circle while \(inputs): \(circle)",
      fix: "let one of their guards ask for something else, or give it a tween")
  }
}
