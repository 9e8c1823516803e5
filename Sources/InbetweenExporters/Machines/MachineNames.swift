import InbetweenDiagnostics
package import InbetweenStateMachines

/// The identifiers that the source of a machine gives to what the file names.
package struct MachineNames: Hashable, Sendable {
  /// Of the class.
  let type: SwiftNames.Identifier
  /// By the places of the staged machine's states.
  let states: [SwiftNames.Identifier]
  let numbers: [String: SwiftNames.Identifier]
  let texts: [String: SwiftNames.Identifier]
  let flags: [String: SwiftNames.Identifier]
  let events: [String: SwiftNames.Identifier]
  let targets: [String: SwiftNames.Identifier]
  let signals: [String: SwiftNames.Identifier]
  let clips: [SwiftNames.Identifier]

  /// - Parameters:
  ///   - staged: whose things are named.
  ///   - name: of the animation that it plays first.
  ///   - type: of the class, where it is settled; nil for one after both.
  package init(_ staged: StagedMachine, named name: String, type: String? = nil) {
    var types = SwiftNames()
    self.type = types.name(
      after: type ?? Self.words(name, staged.machine.id), or: "Machine", .upper)
    let reserved: Set<String> = [
      "allCases", "rawValue", "hash", "hashValue", "description", "none", "some", "state",
    ]
    var names = SwiftNames(reserved: reserved)
    states = staged.states.map { state in
      let name = state.source.name
      // A case `none` is hard to tell from the one of an optional.
      let isTaken = ["none", "some"].contains(name.lowercased())
      return names.name(after: isTaken ? name + " state" : name, or: "state")
    }
    names = SwiftNames(reserved: reserved)
    var (numbers, texts, flags, events): Maps = ([:], [:], [:], [:])
    var eventNames = SwiftNames(reserved: reserved)
    for input in staged.machine.inputs {
      switch input.kind {
      case .number: numbers[input.name] = names.name(after: input.name, or: "number")
      case .text: texts[input.name] = names.name(after: input.name, or: "text")
      case .flag: flags[input.name] = names.name(after: input.name, or: "flag")
      case .event: events[input.name] = eventNames.name(after: input.name, or: "event")
      }
    }
    (self.numbers, self.texts, self.flags, self.events) = (numbers, texts, flags, events)
    func identifiers(_ list: [String], _ fallback: StaticString) -> [String: SwiftNames.Identifier]
    {
      var names = SwiftNames(reserved: reserved)
      return list.reduce(into: [:]) { $0[$1] = names.name(after: $1, or: fallback) }
    }
    targets = identifiers(staged.machine.layers.map(\.name), "layer")
    signals = identifiers(staged.machine.signals, "signal")
    // Beside the class's own members.
    names = SwiftNames(reserved: Self.members)
    clips = staged.stage.clips.map { names.name(after: $0.id + " clip", or: "clip") }
  }

  /// The animation and the machine, once where both are called the same.
  private static func words(_ animation: String, _ machine: String) -> String {
    animation == machine ? "\(machine) machine" : "\(animation) \(machine) machine"
  }

  private typealias Maps = (
    [String: SwiftNames.Identifier], [String: SwiftNames.Identifier],
    [String: SwiftNames.Identifier], [String: SwiftNames.Identifier]
  )

  private static let members: Set<String> = [
    "areas", "dice", "elapsed", "event", "hovered", "inputs", "playback", "state", "status",
    "theme", "values",
  ]
}

extension MachineNames {
  /// What the class is called.
  package var typeName: String { SwiftCode(identifier: type).text }

  /// What an input is called: a property of `Inputs`, or a case of `Event`.
  package func name(of input: StateMachine.Input) -> String {
    let name =
      switch input.kind {
      case .number: numbers[input.name]
      case .text: texts[input.name]
      case .flag: flags[input.name]
      case .event: events[input.name]
      }
    return name.map { SwiftCode(identifier: $0).text } ?? ""
  }

  /// What a state is called: a case of `State`.
  package func name(ofState place: Int) -> String { SwiftCode(identifier: states[place]).text }
}

extension StateMachine {
  /// What it tells an app, each once.
  package var signals: [String] {
    allActions.compactMap { if case .signal(let words) = $0 { words } else { nil } }.distinct
  }

  var usesDice: Bool {
    allActions.contains { if case .random = $0 { true } else { false } }
  }

  package var usesThemes: Bool {
    allActions.contains { if case .theme = $0 { true } else { false } }
  }

  package var opensURLs: Bool {
    allActions.contains { if case .openURL = $0 { true } else { false } }
  }

  /// Whether seconds since the start are asked for.
  var usesElapsedTime: Bool {
    let isGuarded = (states + [global].compactMap { $0 }).contains { state in
      state.transitions.contains { $0.guards.contains(where: \.usesElapsedTime) }
    }
    return isGuarded || allActions.contains { $0.numbers.contains(.elapsed) }
  }

  /// Whether fingers and mice do something.
  package var hasPointers: Bool {
    interactions.contains { if case .pointer = $0.trigger { true } else { false } }
  }

  /// Whether the end of what is played does something.
  package var hasEndings: Bool {
    interactions.contains { if case .pointer = $0.trigger { false } else { true } }
  }

  var hasEvents: Bool { inputs.contains { $0.kind == .event } }

  /// Whether states touch inputs when they are entered or left.
  var changesInside: Bool {
    (states + [global].compactMap { $0 }).contains {
      ($0.entryActions + $0.exitActions).contains(where: \.touchesInputs)
    }
  }
}
