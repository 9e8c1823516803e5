import InbetweenStateMachines

// How a machine follows its transitions, and what its states play.

extension MachineWriter {
  func writeMoves(to body: inout SourceWriter) {
    writeSettling(to: &body)
    body.line()
    writeMove(to: &body)
    if hasTweens {
      body.line()
      body.line("/// A tween is over: its part plays already.")
      body.block("private func land()") { inside in
        inside.line("guard let next = destination else { return }")
        inside.line("destination = nil")
        inside.line("status = .running")
        inside.line("state = next")
        inside.line("onEnter(next)")
        if hasArrivals { inside.line("arrive()") }
        inside.line("settle()")
      }
    }
    body.line()
    body.block("private func enter(_ next: State)") { inside in
      inside.line("state = next")
      inside.line("onEnter(next)")
      if staged.states.contains(where: \.isGlobal) {
        inside.line("if let part = \(parts)(of: next) { playback.play(part) }")
      } else {
        inside.line("playback.play(\(parts)(of: next))")
      }
      if hasArrivals { inside.line("arrive()") }
    }
    guard hasArrivals else { return }
    body.line()
    writeActions(to: &body)
  }

  /// Whether states do something when they are entered.
  private var hasArrivals: Bool {
    staged.states.contains {
      $0.source.isFinal || !statementsInside($0.source.entryActions).isEmpty
    }
  }

  private func writeSettling(to body: inout SourceWriter) {
    body.line(
      "/// Follows transitions until none holds. Those that lead in a circle are followed 20")
    body.line(
      "/// times, then the machine stops. A final state is followed only for what it has changed.")
    body.block("private func settle()") { inside in
      let isAsked = SwiftCode.joined(["status != .stopped"] + changes, by: " || ")
      inside.line("guard \(isAsked) else { return }")
      if machine.changesInside { inside.line("hasChanged = false") }
      inside.line("var seen: Set<State> = []")
      inside.line("var circles = 0")
      if machine.global != nil { inside.line("var skipsGlobal = false") }
      inside.block("while true") { loop in
        loop.block("if !seen.insert(state).inserted") { circle in
          circle.line("circles += 1")
          circle.line("seen = [state]")
          circle.line("if circles == 20 { return stop() }")
        }
        if machine.global != nil { writeGlobalStep(to: &loop) }
        loop.line("guard let step = step() else {")
        loop.indented { block in
          if machine.hasEvents {
            block.line(hasTweens ? "if status != .tweening { event = nil }" : "event = nil")
          }
          block.line("return")
        }
        loop.line("}")
        if machine.hasEvents { loop.line("event = nil") }
        loop.line("move(by: step)")
        if hasTweens { loop.line("if status == .tweening { return }") }
        if !changes.isEmpty {
          loop.line("let goesOn = \(SwiftCode.joined(changes, by: " || "))")
          if machine.changesInside { loop.line("hasChanged = false") }
          loop.line("if status == .stopped, !goesOn { return }")
          if machine.global != nil { loop.line("skipsGlobal = !goesOn") }
        } else {
          loop.line("if status == .stopped { return }")
          if machine.global != nil { loop.line("skipsGlobal = true") }
        }
      }
    }
  }

  /// What tells that a state has touched inputs, or fired an event.
  private var changes: [SwiftCode] {
    (machine.changesInside ? ["hasChanged"] : []) + (machine.hasEvents ? ["event != nil"] : [])
  }

  private func writeGlobalStep(to loop: inout SourceWriter) {
    loop.block("if !skipsGlobal, let step = stepFromAnywhere()") { block in
      if machine.hasEvents { block.line("event = nil") }
      let here: SwiftCode = hasTweens ? "destination ?? state" : "state"
      block.block("if step.state != \(here)") { inner in
        inner.line(hasExitActions ? "move(by: step, isGlobal: true)" : "move(by: step)")
        if hasTweens { inner.line("if status == .tweening { return }") }
        if machine.changesInside {
          inner.line("let goesOn = \(SwiftCode.joined(changes, by: " || "))")
          inner.line("hasChanged = false")
          inner.line("if goesOn { continue }")
        } else if !changes.isEmpty {
          inner.line("if \(SwiftCode.joined(changes, by: " || ")) { continue }")
        }
        inner.line("if status == .stopped { return }")
      }
    }
  }

  private var hasExitActions: Bool {
    staged.states.contains { !$0.source.exitActions.isEmpty }
  }

  private func writeMove(to body: inout SourceWriter) {
    let isGlobal: SwiftCode = hasExitActions ? ", isGlobal: Bool = false" : ""
    if hasExitActions {
      body.line(
        "/// Goes to another state; transitions from any state leave out what states do last.")
    }
    body.block("private func move(by step: Step\(isGlobal))") { inside in
      if hasTweens {
        inside.line("if status == .tweening {")
        inside.indented { $0.line("if step.state == destination { return }") }
        if hasExitActions {
          inside.line("} else if !isGlobal {")
          inside.indented { $0.line("leave()") }
        }
        inside.line("}")
        inside.line("if let tween = step.tween, status != .stopped\(sameAnimation)\(hasMarker) {")
        inside.indented { block in
          block.line("destination = step.state")
          block.line("status = .tweening")
          block.line("playback.tween(")
          block.indented {
            $0.line(
              "to: \(parts)(of: step.state)\(unwrapped), lasting: tween.seconds, tween.curve)")
          }
        }
        inside.line("} else {")
        inside.indented { block in
          block.line("destination = nil")
          block.line("if status == .tweening { status = .running }")
          block.line("enter(step.state)")
        }
        inside.line("}")
      } else {
        if hasExitActions { inside.line("if !isGlobal { leave() }") }
        inside.line("enter(step.state)")
      }
    }
    guard hasExitActions else { return }
    body.line()
    body.line("/// What states do when they are left.")
    body.block("private func leave()") { inside in
      writeSwitch(to: &inside) { $0.exitActions }
    }
  }

  /// What makes a part of a state that plays something of one that may not.
  private var unwrapped: SwiftCode {
    staged.states.contains(where: \.isGlobal) ? " ?? Playback.Part()" : ""
  }

  /// Tweens stay within one animation.
  private var sameAnimation: SwiftCode {
    let animations = Set(staged.states.map { $0.source.part.animation })
    let isAsked =
      animations.count > 1 && machine.global?.transitions.contains { $0.tween != nil } == true
    return isAsked ? ", Self.animation(of: state) == Self.animation(of: step.state)" : ""
  }

  /// Tweens lead to a marker that the animation shown has.
  private var hasMarker: SwiftCode {
    let targets = (machine.states + [machine.global].compactMap { $0 }).flatMap(\.transitions)
      .filter { $0.tween != nil }.compactMap { staged.place(of: $0.target) }
    let conditions = Set(targets).sorted().flatMap { place -> [SwiftCode] in
      guard staged.states[place].takesTweens else { return [] }
      return staged.states[place].clipsWithoutMarker.map { clip in
        let name = SwiftCode(identifier: names.clips[clip])
        return ", step.state != \(state(place)) || playback.clip != Self.\(name)"
      }
    }
    return SwiftCode.joined(conditions, by: "")
  }

  private func writeActions(to body: inout SourceWriter) {
    body.line("/// What states do when they are entered.")
    body.block("private func arrive()") { inside in
      writeSwitch(to: &inside, stopsInFinals: true) { $0.entryActions }
    }
  }

  private func writeSwitch(
    to inside: inout SourceWriter, stopsInFinals: Bool = false,
    _ actions: (StateMachine.State) -> [StateMachine.Action]
  ) {
    var cases: [(Int, [SwiftCode])] = []
    for (place, state) in staged.states.enumerated() {
      var lines = statementsInside(actions(state.source))
      if stopsInFinals, state.source.isFinal { lines.append("status = .stopped") }
      if !lines.isEmpty { cases.append((place, lines)) }
    }
    guard !cases.isEmpty else { return }
    inside.line("switch state {")
    for (place, lines) in cases {
      inside.line("case \(state(place)):")
      inside.indented { block in for line in lines { block.line(line) } }
    }
    if cases.count < staged.states.count { inside.line("default: break") }
    inside.line("}")
  }

  // MARK: What states play

  func writeParts(to body: inout SourceWriter) {
    for (place, clip) in staged.stage.clips.enumerated() {
      let name = SwiftCode(identifier: names.clips[place])
      body.line(
        "private static let \(name) = Playback.Clip(\(clip.id), length: \(clip.length), frameRate: \(clip.frameRate), width: \(clip.width), height: \(clip.height))"
      )
    }
    if !staged.stage.clips.isEmpty { body.line() }
    let isOptional = staged.states.contains(where: \.isGlobal)
    let orNothing: SwiftCode = isOptional ? "; nil goes on with what is shown" : ""
    let mark: SwiftCode = isOptional ? "?" : ""
    body.line("/// What a state plays\(orNothing).")
    let isStatic: SwiftCode = followsClip ? "" : " static"
    body.block("private\(isStatic) func part(of state: State) -> Playback.Part\(mark)") { inside in
      inside.line("switch state {")
      for (place, state) in staged.states.enumerated() {
        let part: SwiftCode = state.isGlobal ? "nil" : part(state)
        inside.line("case \(self.state(place)): \(part)")
      }
      inside.line("}")
    }
    if sameAnimation.width > 0 {
      body.line()
      body.block("private static func animation(of state: State) -> String") { inside in
        inside.line("switch state {")
        for place in staged.states.indices {
          inside.line("case \(state(place)): \(animation(place) ?? "")")
        }
        inside.line("}")
      }
    }
    guard !machine.layers.isEmpty else { return }
    body.line()
    writeAreas(to: &body)
  }

  /// Whether what a state plays depends on the animation that is shown.
  private var followsClip: Bool { staged.states.contains { !$0.elsewhere.isEmpty } }

  /// What tells what a state plays.
  private var parts: SwiftCode { followsClip ? "part" : "Self.part" }

  private func part(_ state: StagedMachine.State) -> SwiftCode {
    let source = state.source.part
    var fields: [SwiftCode] = []
    let home: SwiftCode = followsClip ? "Self." : ""
    if let clip = state.clip {
      fields.append("clip: \(home)\(SwiftCode(identifier: names.clips[clip]))")
    }
    if state.frames != nil || !state.elsewhere.isEmpty {
      let others = state.elsewhere.map { other -> SwiftCode in
        let clip = SwiftCode(identifier: names.clips[other.clip])
        return "playback.clip == Self.\(clip) ? \(span(other.frames)) : "
      }
      fields.append("frames: \(SwiftCode.joined(others, by: ""))\(span(state.frames))")
    }
    switch source.mode {
    case .forward: break
    case .reverse: fields.append("mode: .reverse")
    case .bounce: fields.append("mode: .bounce")
    case .reverseBounce: fields.append("mode: .reverseBounce")
    }
    if source.speed != 1 { fields.append("speed: \(source.speed)") }
    if let passes = source.passes {
      if passes != 1 { fields.append("passes: \(passes)") }
      if source.rewinds { fields.append("rewinds: true") }
    } else {
      fields.append("passes: nil")
    }
    if !source.plays { fields.append("plays: false") }
    return "Playback.Part(\(SwiftCode.joined(fields, by: ", ")))"
  }

  private func span(_ frames: ClosedRange<Double>?) -> SwiftCode {
    frames.map { "\($0.lowerBound)...\($0.upperBound)" } ?? "nil"
  }

  private func writeAreas(to body: inout SourceWriter) {
    body.line("/// Where layers can be hit, by the animation that is shown.")
    body.line("private static let areas: [String: [Target: HitArea]] = [")
    body.indented { inside in
      for clip in staged.stage.clips {
        inside.line("\(clip.id): [")
        inside.indented { list in
          var isEmpty = true
          for layer in machine.layers {
            guard let area = clip.areas[layer.name] else { continue }
            isEmpty = false
            writeArea(area, of: member(names.targets[layer.name]), to: &list)
          }
          if isEmpty { list.line(":") }
        }
        inside.line("],")
      }
      if staged.stage.clips.isEmpty { inside.line(":") }
    }
    body.line("]")
  }

  private func writeArea(
    _ area: MachineStage.LayerArea, of target: SwiftCode, to list: inout SourceWriter
  ) {
    list.line("\(target): HitArea(keys: [")
    list.indented { keys in
      for (frame, corners) in zip(area.frames, area.corners) {
        let numbers = SwiftCode.joined(corners.map { "\($0)" }, by: ", ")
        keys.line(".init(\(frame), [\(numbers)]),")
      }
    }
    list.line("]),")
  }
}
