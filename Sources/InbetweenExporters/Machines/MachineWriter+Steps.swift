import InbetweenStateMachines

// What an app may do with a machine, and where the machine goes then.

extension MachineWriter {
  func writeCommands(to body: inout SourceWriter) {
    body.line("/// Begins in the initial state; inputs stay as they are.")
    body.block("\(access)func start()") { inside in
      if machine.usesElapsedTime { inside.line("elapsed = 0") }
      if machine.usesDice { inside.line("dice = Dice()") }
      if machine.hasEvents { inside.line("event = nil") }
      if machine.changesInside { inside.line("hasChanged = false") }
      if hasTweens { inside.line("destination = nil") }
      inside.line("hasStarted = true")
      inside.line("status = .running")
      inside.line("enter(.\(SwiftCode(identifier: names.states[staged.initial])))")
      inside.line("settle()")
    }
    body.line()
    body.line("/// Begins if it never did.")
    body.block("func startOnce()") { $0.line("if !hasStarted { start() }") }
    body.line()
    body.line("/// Stops reacting; what is shown plays on.")
    body.block("\(access)func stop()") { inside in
      inside.line("status = .stopped")
      if hasTweens { inside.line("destination = nil") }
      if machine.hasEvents { inside.line("event = nil") }
      if machine.changesInside { inside.line("hasChanged = false") }
    }
    body.line()
    body.line("/// Stops what is shown; a tween is given up.")
    body.block("\(access)func stopPlayback()") { inside in
      inside.line("playback.stop()")
      if hasTweens {
        inside.line("guard status == .tweening else { return }")
        inside.line("destination = nil")
        inside.line("status = .running")
      }
    }
    if machine.hasEvents {
      body.line()
      body.block("\(access)func fire(_ event: Event)") { inside in
        inside.line("guard status != .stopped else { return }")
        inside.line("self.event = event")
        inside.line("settle()")
      }
    }
    body.line()
    writeClock(to: &body)
    if hasEndings {
      body.line()
      writeEndings(to: &body)
    }
    guard hasPointers else { return }
    body.line()
    writePointers(to: &body)
  }

  // MARK: Time

  private func writeClock(to body: inout SourceWriter) {
    body.line("/// Lets time pass, in seconds.")
    if hasEndings { body.line("@discardableResult") }
    let result: SwiftCode = hasEndings ? " -> Playback.Ending?" : ""
    body.block("func advance(by seconds: Double)\(result)") { inside in
      let nothing: SwiftCode = hasEndings ? " nil" : ""
      inside.line("guard seconds > 0, seconds.isFinite else { return\(nothing) }")
      if hasEndings { inside.line("var ending: Playback.Ending?") }
      let play: SwiftCode =
        hasEndings ? "ending = playback.advance(by: seconds)" : "_ = playback.advance(by: seconds)"
      func played(_ inner: inout SourceWriter) {
        inner.line(play)
        if hasEndings { inner.line("if let ending { finish(ending) }") }
      }
      if hasTweens {
        inside.line("if status == .tweening {")
        inside.indented { $0.line("if playback.advanceTween(by: seconds) { land() }") }
        inside.line("} else {")
        inside.indented { played(&$0) }
        inside.line("}")
      } else {
        played(&inside)
      }
      if machine.usesElapsedTime {
        let result: SwiftCode = hasEndings ? " ending" : ""
        inside.line("guard status != .stopped else { return\(result) }")
        inside.line("elapsed += seconds")
        let watching = staged.states.indices.filter { staged.watchesTime(in: $0) }
        if watching.count == staged.states.count {
          inside.line("settle()")
        } else if !watching.isEmpty {
          let list = SwiftCode.joined(watching.map { state($0) }, by: ", ")
          inside.line("if [\(list)].contains(state) { settle() }")
        }
      }
      if hasEndings { inside.line("return ending") }
    }
  }

  private func writeEndings(to body: inout SourceWriter) {
    body.line("/// What happens at the end of what a state plays, or of one pass of it.")
    body.block("func finish(_ ending: Playback.Ending)") { inside in
      inside.line("guard status != .stopped else { return }")
      inside.line("switch (state, ending) {")
      var count = 0
      for (place, state) in staged.states.enumerated() {
        for isLast in [true, false] {
          let actions = machine.interactions.filter {
            $0.trigger
              == (isLast
                ? .completed(state: state.source.name) : .passed(state: state.source.name))
          }.flatMap(\.actions)
          guard !actions.isEmpty else { continue }
          count += 1
          let ending: SwiftCode = isLast ? ".last" : ".pass"
          inside.line("case (\(self.state(place)), \(ending)):")
          let lines = statements(actions)
          inside.indented { block in
            for line in lines.isEmpty ? ["break"] : lines { block.line(line) }
          }
        }
      }
      if count < staged.states.count * 2 { inside.line("default: break") }
      inside.line("}")
    }
  }

  func state(_ place: Int) -> SwiftCode { ".\(SwiftCode(identifier: names.states[place]))" }

  // MARK: Pointers

  private func writePointers(to body: inout SourceWriter) {
    let hasTargets = !machine.layers.isEmpty
    let over: SwiftCode = hasTargets ? ", over targets: Set<Target> = []" : ""
    let place: SwiftCode = hasTargets ? ", over these layers" : ""
    body.line("/// A finger or a mouse does something\(place).")
    body.block("\(access)func pointer(_ pointer: Pointer\(over))") { inside in
      inside.line("guard status != .stopped else { return }")
      let hovers = staged.hoverLayers.map { member(names.targets[$0]) }
      if !hovers.isEmpty {
        let list = SwiftCode.joined(hovers, by: ", ")
        inside.line("let target = ([\(list)] as [Target]).first { targets.contains($0) }")
      }
      inside.line("switch pointer {")
      let lively = StateMachine.Pointer.allCases.filter { doesSomething(at: $0) }
      for pointer in lively { writeCase(pointer, hasHover: !hovers.isEmpty, to: &inside) }
      let others = StateMachine.Pointer.allCases.filter { !lively.contains($0) }
      if !others.isEmpty {
        let list = SwiftCode.joined(others.map { ".\(word($0))" }, by: ", ")
        inside.line("case \(list): break")
      }
      inside.line("}")
    }
    if !staged.hoverLayers.isEmpty {
      body.line()
      writeHover(to: &body)
    }
    let pressing = machine.interactions.contains { interaction in
      guard case .pointer(let pointer, _) = interaction.trigger else { return false }
      return [.down, .up, .click].contains(pointer)
    }
    if pressing {
      body.line()
      body.line("/// What assistive technologies do instead of a finger: a whole press.")
      let target: SwiftCode = hasTargets ? "_ target: Target? = nil" : ""
      body.block("\(access)func press(\(target))") { inside in
        if hasTargets { inside.line("let targets: Set<Target> = target.map { [$0] } ?? []") }
        for pointer in [StateMachine.Pointer.down, .up, .click] where reacts(to: pointer) {
          inside.line(
            hasTargets
              ? "self.pointer(.\(word(pointer)), over: targets)" : "pointer(.\(word(pointer)))")
        }
      }
    }
    guard hasTargets else { return }
    body.line()
    body.line(
      "/// The corners of a layer's box in a view of this size; empty while it is not there.")
    body.line("func corners(")
    body.line("  of target: Target, width: Double, height: Double")
    body.block(") -> [(x: Double, y: Double)]") { inside in
      inside.line(
        "guard let clip = playback.clip, let area = Self.areas[clip.name]?[target] else {")
      inside.indented { $0.line("return []") }
      inside.line("}")
      inside.line("let corners = area.corners(in: playback.pose)")
      let least = options.touchTarget.map { "\($0)" as SwiftCode }
      let result: SwiftCode = least == nil ? "return" : "let shown ="
      inside.closure("\(result) stride(from: 0, to: corners.count, by: 2).map { index in") {
        $0.line(
          "clip.shown(x: corners[index], y: corners[index + 1], width: width, height: height)")
      }
      if let least { inside.line("return TouchArea(shown, atLeast: \(least)).corners") }
    }
    body.line()
    body.line("/// The layers at a place of a view of this size.")
    body.block(
      "\(access)func targets(x: Double, y: Double, width: Double, height: Double) -> Set<Target>"
    ) { inside in
      if options.touchTarget != nil {
        inside.closure("let hit = Target.allCases.filter { target in") { filter in
          filter.line("let corners = corners(of: target, width: width, height: height)")
          filter.line("return TouchArea(corners, atLeast: 0).contains(x: x, y: y)")
        }
        return inside.line("return Set(hit)")
      }
      inside.line("guard let clip = playback.clip, let areas = Self.areas[clip.name] else {")
      inside.indented { $0.line("return []") }
      inside.line("}")
      inside.line("let place = clip.place(x: x, y: y, width: width, height: height)")
      inside.line("let pose = playback.pose")
      inside.line("let hit = Target.allCases.filter {")
      inside.indented {
        $0.line("areas[$0]?.contains(place.x, place.y, in: pose) == true")
      }
      inside.line("}")
      inside.line("return Set(hit)")
    }
  }

  private func writeCase(
    _ pointer: StateMachine.Pointer, hasHover: Bool, to inside: inout SourceWriter
  ) {
    inside.line("case .\(word(pointer)):")
    inside.indented { block in
      let isPassing = pointer == .enter || pointer == .exit
      if isPassing, hasHover {
        let isAsked = machine.interactions.contains { interaction in
          guard case .pointer(.exit, .some) = interaction.trigger else { return false }
          return !statements(interaction.actions).isEmpty
        }
        if pointer == .exit, isAsked { block.line("let left = hovered") }
        block.line("hovered = target")
      }
      for interaction in machine.interactions {
        guard case .pointer(pointer, let layer) = interaction.trigger else { continue }
        let lines = statements(interaction.actions)
        guard !lines.isEmpty else { continue }
        guard let layer else {
          for line in lines { block.line(line) }
          continue
        }
        let target = member(names.targets[layer])
        let condition: SwiftCode =
          pointer == .exit
          ? "left == \(target), !targets.contains(\(target))" : "targets.contains(\(target))"
        block.block("if \(condition)") { inner in for line in lines { inner.line(line) } }
      }
      if hasHover, [.down, .up, .move].contains(pointer) {
        block.line("hover(target)")
      }
    }
  }

  /// Whether the source has statements for a pointer.
  private func doesSomething(at pointer: StateMachine.Pointer) -> Bool {
    let acts = machine.interactions.contains { interaction in
      guard case .pointer(pointer, _) = interaction.trigger else { return false }
      return !statements(interaction.actions).isEmpty
    }
    return acts || (!staged.hoverLayers.isEmpty && pointer != .click)
  }

  /// Whether a pointer does something at all.
  private func reacts(to pointer: StateMachine.Pointer) -> Bool {
    machine.interactions.contains { interaction in
      if case .pointer(pointer, _) = interaction.trigger { true } else { false }
    } || (!staged.hoverLayers.isEmpty && [.down, .up, .move].contains(pointer))
  }

  private func word(_ pointer: StateMachine.Pointer) -> SwiftCode {
    switch pointer {
    case .down: "down"
    case .up: "up"
    case .move: "move"
    case .enter: "enter"
    case .exit: "exit"
    case .click: "click"
    }
  }

  private func writeHover(to body: inout SourceWriter) {
    body.line("/// The pointer is in another layer, or in none.")
    body.block("private func hover(_ target: Target?)") { inside in
      inside.line("guard status != .stopped, target != hovered else { return }")
      inside.line("let left = hovered")
      inside.line("hovered = target")
      inside.line("switch target ?? left {")
      for layer in staged.hoverLayers {
        let target = member(names.targets[layer])
        for isEntered in [true, false] {
          let lines = statements(
            machine.interactions.filter {
              $0.trigger == .pointer(isEntered ? .enter : .exit, layer: layer)
            }.flatMap(\.actions))
          guard !lines.isEmpty else { continue }
          let sign: SwiftCode = isEntered ? "!=" : "=="
          inside.line("case \(target) where target \(sign) nil:")
          inside.indented { block in for line in lines { block.line(line) } }
        }
      }
      inside.line("default: break")
      inside.line("}")
    }
  }

  // MARK: Steps

  func writeSteps(to body: inout SourceWriter) {
    body.line("/// Where the machine goes, and how.")
    body.block("private struct Step") { inside in
      inside.line("var state: State")
      if hasTweens { inside.line("var tween: (seconds: Double, curve: Playback.Tween.Curve)?") }
      inside.line()
      inside.block("init(_ state: State)") { $0.line("self.state = state") }
      if hasTweens {
        inside.line()
        inside.block("init(_ state: State, in seconds: Double, _ curve: Playback.Tween.Curve)") {
          $0.line("self.state = state")
          $0.line("tween = (seconds, curve)")
        }
      }
    }
    if let global = machine.global {
      body.line()
      body.line("/// Where it goes from any state.")
      body.block("private func stepFromAnywhere() -> Step?") { inside in
        writeTransitions(of: global, from: nil, to: &inside)
      }
    }
    body.line()
    body.line("/// Where it goes from the state that it is in.")
    body.block("private func step() -> Step?") { inside in
      inside.line("switch state {")
      var still: [SwiftCode] = []
      for (place, state) in staged.states.enumerated() {
        if state.source.transitions.isEmpty {
          still.append(self.state(place))
          continue
        }
        inside.line("case \(self.state(place)):")
        inside.indented { block in
          if state.isGlobal {
            block.line("return stepFromAnywhere()")
          } else {
            writeTransitions(of: state.source, from: place, to: &block)
          }
        }
      }
      if !still.isEmpty { inside.line("case \(SwiftCode.joined(still, by: ", ")): return nil") }
      inside.line("}")
    }
  }

  private func writeTransitions(
    of state: StateMachine.State, from place: Int?, to block: inout SourceWriter
  ) {
    for transition in state.transitions where !transition.guards.isEmpty {
      block.line("if \(condition(transition)) { return \(step(transition, from: place)) }")
    }
    let last = state.transitions.last { $0.guards.isEmpty }
    let otherwise: SwiftCode = last.map { step($0, from: place) } ?? "nil"
    block.line("return \(otherwise)")
  }

  private func step(_ transition: StateMachine.Transition, from place: Int?) -> SwiftCode {
    guard let target = staged.place(of: transition.target) else { return "nil" }
    guard let tween = transition.tween, staged.states[target].takesTweens,
      place == nil || animation(place) == animation(target)
    else { return "Step(\(state(target)))" }
    let curve = SwiftCode.joined(tween.curve.map { "\($0)" }, by: ", ")
    return "Step(\(state(target)), in: \(tween.duration), .init(\(curve)))"
  }

  func animation(_ place: Int?) -> String? {
    place.map { staged.states[$0].source.part.animation }
  }
}
