import InbetweenDiagnostics

/// A machine that runs: what the generated source of one does, worked out from its definition.
package struct MachineRun: Sendable {
  package let staged: StagedMachine
  package private(set) var status = Status.stopped
  /// The place of the state that the machine is in.
  package private(set) var state: Int
  package internal(set) var numbers: [String: Double] = [:]
  package internal(set) var texts: [String: String] = [:]
  package internal(set) var flags: [String: Bool] = [:]
  /// Seconds since the start.
  package private(set) var elapsed = 0.0
  /// What was reported, in order.
  package var messages: [Message] = []
  /// The theme that was asked for last; empty for the file's own colours.
  package internal(set) var theme = ""
  var playback: Playback
  /// What was fired and is not used up.
  var event: String?
  /// Whether actions of states have touched inputs since transitions were last looked at.
  var hasChanged = false
  var dice = Dice()
  /// Where a tween leads.
  private var tweenTarget: Int?
  /// The layer that the pointer is in.
  private var hovered: String?
  let initialValues: [StateMachine.Input]

  package enum Status: String, Hashable, Sendable, CaseIterable {
    case stopped = "Stopped"
    case running = "Running"
    case tweening = "Tweening"
  }

  package enum Message: Hashable, Sendable {
    case entered(String)
    case left(String)
    case signal(String)
    case openURL(String)
    /// Transitions led in a circle, so that the machine stopped.
    case endless
  }

  package init(_ staged: StagedMachine) {
    self.staged = staged
    state = staged.initial
    playback = Playback(staged.stage.initial.map { Playback.Clip(staged.stage.clips[$0]) })
    initialValues = staged.machine.inputs
    for input in initialValues {
      switch input.kind {
      case .number(let value): numbers[input.name] = value
      case .text(let value): texts[input.name] = value
      case .flag(let value): flags[input.name] = value
      case .event: break
      }
    }
  }

  /// The name of the state that it is in.
  package var stateName: String { staged.states[state].source.name }

  /// The frame that is shown, or was before a tween.
  package var frame: Double { playback.frame }

  /// What is shown: frames with their weights, and the place of the animation.
  package var pose: (clip: Int?, frames: [Double], weights: [Double]) {
    let clip = playback.clip.flatMap { clip in
      staged.stage.clips.firstIndex { $0.id == clip.name }
    }
    let pose = playback.pose
    return (clip, pose.frames, pose.weights)
  }
}

// MARK: What an app does

extension MachineRun {
  package mutating func start() {
    elapsed = 0
    dice = Dice()
    event = nil
    hasChanged = false
    tweenTarget = nil
    status = .running
    enter(staged.initial)
    settle()
  }

  package mutating func stop() {
    status = .stopped
    tweenTarget = nil
    event = nil
    hasChanged = false
  }

  /// Stops the animation; a tween is given up.
  package mutating func stopPlayback() {
    playback.stop()
    guard status == .tweening else { return }
    tweenTarget = nil
    status = .running
  }

  package mutating func set(number value: Double, for name: String) {
    guard numbers[name] != nil else { return }
    numbers[name] = value
    settle()
  }

  package mutating func set(text value: String, for name: String) {
    guard texts[name] != nil else { return }
    texts[name] = value
    settle()
  }

  package mutating func set(flag value: Bool, for name: String) {
    guard flags[name] != nil else { return }
    flags[name] = value
    settle()
  }

  package mutating func fire(_ name: String) {
    guard status != .stopped, staged.machine.inputs.contains(.init(name: name, kind: .event))
    else { return }
    event = name
    settle()
  }

  /// A pointer at a place, over these layers.
  package mutating func pointer(_ pointer: StateMachine.Pointer, over layers: Set<String>) {
    guard status != .stopped else { return }
    let found = staged.machine.interactions.filter { interaction in
      guard case .pointer(pointer, let layer) = interaction.trigger else { return false }
      guard let layer else { return true }
      return pointer == .exit
        ? hovered == layer && !layers.contains(layer) : layers.contains(layer)
    }
    let entered = staged.hoverLayers.first { layers.contains($0) }
    switch pointer {
    case .enter, .exit:
      hovered = entered
      interact(found)
    case .down, .up, .move:
      interact(found)
      hover(entered)
    case .click: interact(found)
    }
  }

  private mutating func hover(_ layer: String?) {
    guard status != .stopped, layer != hovered else { return }
    let (pointer, subject): (StateMachine.Pointer, String?) =
      layer == nil ? (.exit, hovered) : (.enter, layer)
    hovered = layer
    interact(
      staged.machine.interactions.filter { $0.trigger == .pointer(pointer, layer: subject) })
  }

  /// Lets time pass.
  ///
  /// - Returns: whether the last pass of what the state plays ended.
  @discardableResult
  package mutating func advance(by seconds: Double) -> Bool {
    guard seconds > 0, seconds.isFinite else { return false }
    var ending: Playback.Ending?
    if status == .tweening {
      if playback.advanceTween(by: seconds) { land() }
    } else {
      ending = playback.advance(by: seconds)
      if let ending { finish(ending) }
    }
    guard status != .stopped else { return ending == .last }
    elapsed += seconds
    if staged.watchesTime(in: state) { settle() }
    return ending == .last
  }

  /// The end of one pass, or of the last.
  package mutating func complete() { finish(.last) }

  private mutating func finish(_ ending: Playback.Ending) {
    guard status != .stopped else { return }
    let name = stateName
    let trigger: StateMachine.Trigger =
      ending == .last ? .completed(state: name) : .passed(state: name)
    interact(staged.machine.interactions.filter { $0.trigger == trigger })
  }

  private mutating func interact(_ interactions: [StateMachine.Interaction]) {
    for action in interactions.flatMap(\.actions) {
      run(action)
      if action.touchesInputs { settle() }
    }
  }
}

// MARK: Transitions

extension MachineRun {
  /// Follows transitions until none holds. A final state is followed only for what it has changed
  /// itself.
  mutating func settle() {
    guard status != .stopped || hasChanged || event != nil else { return }
    hasChanged = false
    var seen: Set<Int> = []
    var cycles = 0
    var skipsGlobal = false
    while true {
      if !seen.insert(state).inserted {
        cycles += 1
        seen = [state]
        if cycles == Self.maximumCycles {
          messages.append(.endless)
          return stop()
        }
      }
      if !skipsGlobal, let global = staged.machine.global, let step = transition(of: global),
        let target = staged.place(of: step.target)
      {
        event = nil
        if target != tweenTarget ?? state {
          move(to: target, by: step, isGlobal: true)
          if status == .tweening { return }
          if takeChange() { continue }
          if status == .stopped { return }
        }
      }
      guard let step = transition(of: staged.states[state].source),
        let target = staged.place(of: step.target)
      else {
        if status != .tweening { event = nil }
        return
      }
      event = nil
      move(to: target, by: step, isGlobal: false)
      if status == .tweening { return }
      skipsGlobal = !takeChange()
      if skipsGlobal, status == .stopped { return }
    }
  }

  /// How often transitions may lead in a circle at once.
  private static let maximumCycles = 20

  /// The states that lead to one another without end from a state with the inputs as they are; nil
  /// where transitions come to rest.
  mutating func circle(from place: Int) -> [Int]? {
    state = place
    status = .running
    settle()
    guard messages.contains(.endless) else { return nil }
    let entered = messages.compactMap { message -> String? in
      if case .entered(let name) = message { name } else { nil }
    }
    // The last one, back to where it was entered before.
    guard let last = entered.last else { return nil }
    let rest = entered.dropLast()
    let from = rest.lastIndex(of: last).map { rest[$0...] } ?? rest[...]
    return from.compactMap { staged.place(of: $0) }
  }

  private mutating func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged || event != nil
  }

  private func transition(of state: StateMachine.State) -> StateMachine.Transition? {
    for transition in state.transitions where !transition.guards.isEmpty {
      let hasEvent = transition.guards.contains(where: \.isEvent)
      if hasEvent == (event != nil), holdsAll(transition.guards) { return transition }
    }
    return state.transitions.last { $0.guards.isEmpty }
  }

  private mutating func move(to target: Int, by step: StateMachine.Transition, isGlobal: Bool) {
    if status == .tweening {
      if target == tweenTarget { return }
    } else {
      leave(isGlobal: isGlobal)
    }
    let (from, next) = (staged.states[state], staged.states[target])
    if let tween = step.tween, next.takesTweens, status != .stopped,
      from.source.part.animation == next.source.part.animation,
      !next.clipsWithoutMarker.contains(where: { staged.stage.clips[$0].id == playback.clip?.name })
    {
      let curve = tween.curve
      playback.tween(
        to: staged.part(of: target, showing: playback.clip), lasting: tween.duration,
        Playback.Tween.Curve(curve[0], curve[1], curve[2], curve[3]))
      tweenTarget = target
      status = .tweening
    } else {
      tweenTarget = nil
      if status == .tweening { status = .running }
      enter(target)
    }
  }

  private mutating func leave(isGlobal: Bool) {
    if !isGlobal {
      for action in staged.states[state].source.exitActions { runInside(action) }
    }
    messages.append(.left(stateName))
  }

  private mutating func enter(_ place: Int) {
    state = place
    messages.append(.entered(stateName))
    if !staged.states[place].isGlobal {
      playback.play(staged.part(of: place, showing: playback.clip))
    }
    arrive()
  }

  /// The end of a tween: its part plays already.
  private mutating func land() {
    guard let target = tweenTarget else { return }
    tweenTarget = nil
    status = .running
    state = target
    messages.append(.entered(stateName))
    arrive()
    settle()
  }

  private mutating func arrive() {
    for action in staged.states[state].source.entryActions { runInside(action) }
    if staged.states[state].source.isFinal { status = .stopped }
  }

  /// An action of a state.
  private mutating func runInside(_ action: StateMachine.Action) {
    run(action)
    if action.touchesInputs { hasChanged = true }
  }
}

extension StagedMachine {
  /// Whether time alone may lead on from a state.
  package func watchesTime(in place: Int) -> Bool {
    (states[place].source.transitions + (machine.global?.transitions ?? [])).contains {
      $0.guards.contains(where: \.usesElapsedTime)
    }
  }

  /// What a state plays, while an animation is shown.
  func part(of place: Int, showing clip: Playback.Clip?) -> Playback.Part {
    let (state, source) = (states[place], states[place].source.part)
    let other = state.elsewhere.first { stage.clips[$0.clip].id == clip?.name }
    return Playback.Part(
      clip: state.clip.map { Playback.Clip(stage.clips[$0]) },
      frames: other.map(\.frames) ?? state.frames,
      mode: Playback.Mode(source.mode), speed: source.speed, passes: source.passes,
      rewinds: source.rewinds, plays: source.plays)
  }
}

extension Playback.Clip {
  init(_ clip: MachineStage.Clip) {
    self.init(
      clip.id, length: clip.length, frameRate: clip.frameRate, width: clip.width,
      height: clip.height)
  }
}

extension Playback.Mode {
  init(_ mode: StateMachine.Mode) {
    switch mode {
    case .forward: self = .forward
    case .reverse: self = .reverse
    case .bounce: self = .bounce
    case .reverseBounce: self = .reverseBounce
    }
  }
}
