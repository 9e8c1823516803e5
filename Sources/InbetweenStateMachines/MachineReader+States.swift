import InbetweenDiagnostics
import InbetweenJSONTree

// States, their transitions and guards.

extension MachineReader {
  private enum StateType: String, CaseIterable {
    case playback = "PlaybackState"
    case global = "GlobalState"
  }

  mutating func state(
    _ member: Member
  ) throws(Diagnostic) -> (state: StateMachine.State, isGlobal: Bool) {
    guard member.value.isObject else { throw .machineField(member.path, "an object") }
    let type = try member.required("type", try member.word("type", of: StateType.self))
    var state = StateMachine.State(
      name: try member.requiredString("name"), part: StateMachine.Part(), path: member.path)
    if type == .playback {
      state.part = try part(member)
      state.isFinal = try member.flag("final") ?? false
    }
    var unguarded: JSONPath?
    for source in try member.requiredList("transitions") {
      // `[]` is not counted by the check of the reference, only `guards` that are left out.
      if source["guards"] == nil {
        if unguarded != nil { throw .severalUnguarded(at: source.path) }
        unguarded = source.path
      }
      if let transition = try transition(source) { state.transitions.append(transition) }
    }
    state.entryActions = try actions(member.list("entryActions") ?? [])
    state.exitActions = try actions(member.list("exitActions") ?? [])
    let open = state.transitions.filter(\.guards.isEmpty)
    if open.count > 1 { log.report(.ambiguousTransitions(at: open[0].path)) }
    if state.isFinal, !state.transitions.isEmpty { log.report(.finalWithTransitions(member.path)) }
    return (state, type == .global)
  }

  private mutating func part(_ member: Member) throws(Diagnostic) -> StateMachine.Part {
    var part = StateMachine.Part()
    part.animation = try member.requiredString("animation")
    part.segment = try member.string("segment")
    part.plays = try member.flag("autoplay") ?? false
    let count = try member.number("loopCount") ?? 0
    if try member.flag("loop") ?? false {
      part.passes = count >= 1 ? Int(min(count, 1e6)) : nil
      part.rewinds = part.passes == 1
    }
    part.mode = try member.word("mode", of: StateMachine.Mode.self) ?? .forward
    if let speed = try member.number("speed") {
      if speed > 0 {
        part.speed = speed
      } else {
        log.report(.uselessSpeed(speed, at: member.path["speed"]))
      }
    }
    if let color = try member.number("backgroundColor"), color >= 1, color < 4_294_967_296 {
      part.background = UInt32(color)
    }
    return part
  }

  private enum TransitionType: String, CaseIterable {
    case plain = "Transition"
    case tweened = "Tweened"
  }

  /// Nil for one whose guards can never hold.
  private mutating func transition(
    _ member: Member
  ) throws(Diagnostic) -> StateMachine.Transition? {
    let type = try member.required("type", try member.word("type", of: TransitionType.self))
    var transition = StateMachine.Transition(
      target: try member.requiredString("toState"), path: member.path)
    if type == .tweened {
      let duration = try member.required("duration", try member.number("duration"))
      let easing = try member.requiredList("easing")
      var curve: [Double] = []
      for handle in easing {
        guard let number = handle.value.number else {
          throw .machineField(handle.path, "a number")
        }
        curve.append(number)
      }
      guard curve.count == 4 else {
        throw .machineField(member.path["easing"], "a list of four numbers")
      }
      let isCurve = (0...1).contains(curve[0]) && (0...1).contains(curve[2])
      if duration > 0, isCurve {
        transition.tween = StateMachine.Tween(duration: duration, curve: curve)
      } else {
        log.report(.uselessTween(at: member.path))
      }
    }
    var holds = true
    for source in try member.list("guards") ?? [] {
      if let condition = try condition(source) {
        transition.guards.append(condition)
      } else {
        log.report(.uselessGuard(at: source.path))
        holds = false
      }
    }
    return holds ? transition : nil
  }

  private enum GuardType: String, CaseIterable {
    case number = "Numeric"
    case text = "String"
    case flag = "Boolean"
    case event = "Event"
  }

  /// Nil for one that can never hold.
  private func condition(_ member: Member) throws(Diagnostic) -> StateMachine.Guard? {
    let type = try member.required("type", try member.word("type", of: GuardType.self))
    let name = try member.requiredString("inputName")
    if type == .event {
      guard events.contains(name) else {
        throw .unknownCompared(name, at: member.path["inputName"])
      }
      return .event(name)
    }
    let comparison = try member.required(
      "conditionType", try member.word("conditionType", of: StateMachine.Comparison.self))
    let other = try member.required("compareTo", member["compareTo"])
    switch type {
    case .number: return try numberGuard(name, comparison, other)
    case .text:
      let text: StateMachine.Text
      guard let word = other.value.string else { return nil }
      if let reference = Self.reference(word) {
        guard texts[reference] != nil else { throw .unknownCompared(word, at: other.path) }
        text = .input(reference)
      } else {
        text = .constant(word)
      }
      guard texts[name] != nil, let isEqual = comparison.isEqual else { return nil }
      return .text(name, isEqual: isEqual, text)
    case .flag:
      let flag: StateMachine.Flag
      if let word = other.value.string {
        let reference = Self.reference(word) ?? word
        guard flags[reference] != nil else { throw .unknownCompared(word, at: other.path) }
        flag = .input(reference)
      } else if let value = other.value.boolean {
        flag = .constant(value)
      } else {
        return nil
      }
      guard flags[name] != nil, let isEqual = comparison.isEqual else { return nil }
      return .flag(name, isEqual: isEqual, flag)
    case .event: return nil
    }
  }

  private func numberGuard(
    _ name: String, _ comparison: StateMachine.Comparison, _ other: Member
  ) throws(Diagnostic) -> StateMachine.Guard? {
    let right: StateMachine.Number
    if let word = other.value.string {
      if word == Self.elapsedTime {
        right = .elapsed
      } else if let reference = Self.reference(word) {
        guard numbers[reference] != nil else { throw .unknownCompared(word, at: other.path) }
        right = .input(reference)
      } else {
        return nil
      }
    } else if let value = other.value.number {
      right = .constant(value)
    } else {
      return nil
    }
    if name == Self.elapsedTime { return .number(.elapsed, comparison, right) }
    guard numbers[name] != nil else { return nil }
    return .number(.input(name), comparison, right)
  }

  /// The input that is built in: seconds since the start.
  static let elapsedTime = "@elapsedTime"

  /// The input that a text with a dollar sign before it names.
  static func reference(_ text: String) -> String? {
    text.hasPrefix("$") ? String(text.dropFirst()) : nil
  }
}

extension StateMachine.Comparison {
  /// What texts and flags can be compared by; nil for an order.
  fileprivate var isEqual: Bool? {
    switch self {
    case .equal: true
    case .notEqual: false
    case .greater, .greaterOrEqual, .less, .lessOrEqual: nil
    }
  }
}
