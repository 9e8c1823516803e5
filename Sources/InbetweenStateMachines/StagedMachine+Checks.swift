import InbetweenDiagnostics

// What can be known of a machine's states before it runs.

extension StagedMachine {
  /// Tells which states nothing leads to, and where transitions lead in a circle by themselves.
  func check(log: inout DiagnosticLog) {
    var reached: Set<Int> = [initial]
    var pending = [initial] + targets(of: machine.global?.transitions ?? [])
    reached.formUnion(pending)
    while let place = pending.popLast() {
      for target in targets(of: states[place].source.transitions)
      where reached.insert(target).inserted {
        pending.append(target)
      }
    }
    for (place, state) in states.enumerated() where !reached.contains(place) && !state.isGlobal {
      log.report(.unreachableState(state.source.name, at: state.source.path))
    }
    let awaited = Set(
      machine.interactions.compactMap { interaction in
        if case .passed(let state) = interaction.trigger { state } else { nil }
      })
    for state in states where !state.isGlobal {
      for (field, words) in habits(of: state, isAwaited: awaited.contains(state.source.name)) {
        log.report(.unlikeOthers(words, at: state.source.path[field]))
      }
    }
    let shown = shownClips
    let taken = Set(shown.flatMap { stage.clips[$0].themes })
    for (theme, path) in machine.namedThemes where !theme.isEmpty && !shown.isEmpty {
      if !taken.contains(theme) { log.report(.unknownTheme(theme, at: path)) }
    }
    let circles = circles
    for circle in circles { log.report(.endlessMachine(circle.map { states[$0].source })) }
    let known = Set(circles.map { Set($0) })
    for circle in guardedCircles where !known.contains(Set(circle.states)) {
      log.report(.endlessMachine(circle.states.map { states[$0].source }, while: circle.inputs))
    }
  }

  /// What of a state other players show in a way that nobody means, by the field that asks for it.
  private func habits(
    of state: State, isAwaited: Bool
  ) -> [(field: String, words: String)] {
    let (source, part) = (state.source, state.source.part)
    var habits: [(String, String)] = []
    if part.mode == .reverse, part.plays, part.segment != nil {
      habits.append(
        (
          "mode",
          "the state begins at its last frame; others begin at the first, and are over at once"
        ))
    }
    if part.mode == .bounce || part.mode == .reverseBounce, part.passes == nil, isAwaited {
      habits.append(
        (
          "mode",
          "OnLoopComplete comes each time it is back; others never fire it for an endless bounce"
        ))
    }
    if let frames = state.frames, frames.lowerBound == frames.upperBound, part.plays {
      habits.append(
        ("segment", "the marker has no length: its frame is shown; others play the whole animation")
      )
    }
    if source.isFinal, part.plays {
      habits.append(
        ("final", "the state plays with its own settings; others take those from before the start"))
    }
    return habits
  }

  private func targets(of transitions: [StateMachine.Transition]) -> [Int] {
    transitions.compactMap { place(of: $0.target) }
  }

  /// States that lead from one to the next without being asked and without taking time, each circle
  /// once.
  private var circles: [[Int]] {
    let next = states.indices.map { place -> Int? in
      let transition = states[place].source.transitions.last { $0.guards.isEmpty }
      guard let transition, !states[place].source.isFinal,
        let target = self.place(of: transition.target)
      else { return nil }
      let takesTime = transition.tween != nil && states[target].takesTweens
      return takesTime ? nil : target
    }
    var found: [[Int]] = []
    var known: Set<Int> = []
    for start in states.indices where !known.contains(start) {
      var path: [Int] = []
      var place: Int? = start
      while let current = place, !known.contains(current) {
        known.insert(current)
        path.append(current)
        place = next[current]
      }
      if let place, let first = path.firstIndex(of: place) { found.append(Array(path[first...])) }
    }
    return found
  }
}

extension StateMachine {
  /// The themes that its actions name themselves, each once, and where.
  fileprivate var namedThemes: [(id: String, path: JSONPath)] {
    let lists =
      (states + [global].compactMap { $0 }).flatMap { state in
        [
          (state.entryActions, state.path["entryActions"]),
          (state.exitActions, state.path["exitActions"]),
        ]
      } + interactions.map { ($0.actions, $0.path["actions"]) }
    var named: [(id: String, path: JSONPath)] = []
    var known: Set<String> = []
    for (actions, path) in lists {
      for case .theme(.constant(let id)) in actions where known.insert(id).inserted {
        named.append((id, path))
      }
    }
    return named
  }
}

extension Diagnostic {
  fileprivate static func unknownTheme(_ id: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unknownOnStage, at: path,
      "no animation that the machine shows takes the theme \(shown(id)); asking for it does nothing",
      fix: "name a theme that the package lists for the animation")
  }

  /// M011.
  static func unlikeOthers(_ words: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(.unlikeOtherPlayers, at: path, words, fix: "try it in the players that matter")
  }

  fileprivate static func unreachableState(_ name: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unreachableState, at: path, "nothing leads to the state \(shown(name))",
      fix: "add a transition to it, or remove it")
  }

  fileprivate static func endlessMachine(_ states: [StateMachine.State]) -> Diagnostic {
    Diagnostic(
      .endlessMachine, at: states.first?.path,
      "transitions without guards lead in a circle: "
        + (states + states.prefix(1)).map { shown($0.name) }.joined(separator: " → "),
      fix: "give one of them a guard, or a tween")
  }
}
