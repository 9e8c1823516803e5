import InbetweenDiagnostics
import InbetweenJSONTree

// Interactions, and what is done in them and in states.

extension MachineReader {
  private enum InteractionType: String, CaseIterable {
    case down = "PointerDown"
    case up = "PointerUp"
    case move = "PointerMove"
    case enter = "PointerEnter"
    case exit = "PointerExit"
    case click = "Click"
    case completed = "OnComplete"
    case passed = "OnLoopComplete"

    var pointer: StateMachine.Pointer? {
      switch self {
      case .down: .down
      case .up: .up
      case .move: .move
      case .enter: .enter
      case .exit: .exit
      case .click: .click
      case .completed, .passed: nil
      }
    }
  }

  mutating func interaction(
    _ member: Member, states: Set<String>
  ) throws(Diagnostic) -> StateMachine.Interaction {
    let type = try member.required("type", try member.word("type", of: InteractionType.self))
    let trigger: StateMachine.Trigger
    if let pointer = type.pointer {
      let layer = type == .move ? nil : try member.string("layerName")
      trigger = .pointer(pointer, layer: layer)
    } else {
      let name = try member.requiredString("stateName")
      if !states.contains(name) { log.report(.unknownTarget(name, at: member.path["stateName"])) }
      trigger = type == .completed ? .completed(state: name) : .passed(state: name)
    }
    return StateMachine.Interaction(
      trigger: trigger, actions: try actions(member.requiredList("actions")), path: member.path)
  }

  mutating func actions(_ members: [Member]) throws(Diagnostic) -> [StateMachine.Action] {
    var actions: [StateMachine.Action] = []
    for member in members {
      if let action = try action(member) {
        actions.append(action)
      } else {
        log.report(.uselessAction(at: member.path))
      }
    }
    return actions
  }

  private enum ActionType: String, CaseIterable {
    case increment = "Increment"
    case decrement = "Decrement"
    case toggle = "Toggle"
    case setNumber = "SetNumeric"
    case setFlag = "SetBoolean"
    case setText = "SetString"
    case multiply = "Multiply"
    case floor = "Floor"
    case clamp = "Clamp"
    case random = "SetRandom"
    case fire = "Fire"
    case reset = "Reset"
    case seek = "SetFrame"
    case seekPercent = "SetProgress"
    case theme = "SetTheme"
    case openURL = "OpenUrl"
    case signal = "FireCustomEvent"
  }

  /// Nil for one that can never do anything.
  private mutating func action(_ member: Member) throws(Diagnostic) -> StateMachine.Action? {
    guard member.value.isObject else { throw .machineField(member.path, "an object") }
    let type = try member.required("type", try member.word("type", of: ActionType.self))
    switch type {
    case .increment, .decrement, .setNumber, .multiply, .floor, .clamp, .random:
      return try numberAction(type, member)
    case .toggle:
      let name = try member.requiredString("inputName")
      return flags[name] == nil ? nil : .toggle(name)
    case .setFlag:
      let name = try member.requiredString("inputName")
      let value = try member.required("value", member["value"])
      guard let flag = try flag(value), flags[name] != nil else { return nil }
      return .setFlag(name, flag)
    case .setText:
      let name = try member.requiredString("inputName")
      let value = try member.requiredString("value")
      if texts[value] != nil {
        log.report(
          .unlikeOthers(
            "the text itself is set; others take that of the input of the same name",
            at: member.path["value"]))
      }
      return texts[name] == nil ? nil : .setText(name, text(value))
    case .fire:
      let name = try member.requiredString("inputName")
      return events.contains(name) ? .fire(name) : nil
    case .reset:
      let name = try member.requiredString("inputName")
      let isKnown = numbers[name] != nil || texts[name] != nil || flags[name] != nil
      return isKnown ? .reset(name) : nil
    case .seek: return try number(member.required("value", member["value"])).map { .seek($0) }
    case .seekPercent:
      return try number(member.required("value", member["value"])).map { .seekPercent($0) }
    case .theme: return .theme(text(try member.requiredString("value")))
    case .openURL:
      _ = try member.requiredString("target")
      return .openURL(text(try member.requiredString("url")))
    case .signal: return .signal(try member.requiredString("value"))
    }
  }

  private func numberAction(
    _ type: ActionType, _ member: Member
  ) throws(Diagnostic) -> StateMachine.Action? {
    let name = try member.requiredString("inputName")
    func optional(_ key: StaticString) throws(Diagnostic) -> (isGiven: Bool, StateMachine.Number?) {
      guard let value = member[key] else { return (false, nil) }
      return (true, try number(value))
    }
    switch type {
    case .increment, .decrement:
      // A reference that means nothing counts as 1, as in the reference.
      let step = try optional("value").1 ?? .constant(1)
      guard numbers[name] != nil else { return nil }
      return type == .increment ? .add(name, step) : .subtract(name, step)
    case .setNumber, .multiply:
      let value = try number(member.required("value", member["value"]))
      guard numbers[name] != nil, let value else { return nil }
      return type == .multiply ? .multiply(name, value) : .setNumber(name, value)
    case .floor: return numbers[name] == nil ? nil : .floor(name)
    case .clamp:
      let (hasLeast, least) = try optional("min")
      let (hasMost, most) = try optional("max")
      let isReadable = (!hasLeast || least != nil) && (!hasMost || most != nil)
      guard numbers[name] != nil, isReadable, hasLeast || hasMost else { return nil }
      return .clamp(name, least: least, most: most)
    case .random:
      let (hasLeast, least) = try optional("min")
      let (hasMost, most) = try optional("max")
      let isWhole = try member.flag("integer") ?? false
      guard numbers[name] != nil, !hasLeast || least != nil, !hasMost || most != nil else {
        return nil
      }
      return .random(
        name, least: least ?? .constant(0), most: most ?? .constant(1), isWhole: isWhole)
    case .toggle, .setFlag, .setText, .fire, .reset, .seek, .seekPercent, .theme, .openURL,
      .signal:
      return nil
    }
  }

  /// A number, or the input that a text names; nil where there is none.
  private func number(_ member: Member) throws(Diagnostic) -> StateMachine.Number? {
    if let value = member.value.number { return .constant(value) }
    guard let word = member.value.string else { throw .machineField(member.path, "a number") }
    if word == Self.elapsedTime { return .elapsed }
    let name = Self.reference(word)
    return name.flatMap { numbers[$0] == nil ? nil : .input($0) }
  }

  private func flag(_ member: Member) throws(Diagnostic) -> StateMachine.Flag? {
    if let value = member.value.boolean { return .constant(value) }
    guard let word = member.value.string else {
      throw .machineField(member.path, "true or false")
    }
    let name = Self.reference(word) ?? word
    return flags[name] == nil ? nil : .input(name)
  }

  /// A text, or the input that one with a dollar sign names.
  private func text(_ word: String) -> StateMachine.Text {
    let name = Self.reference(word)
    return name.flatMap { texts[$0] == nil ? nil : .input($0) } ?? .constant(word)
  }
}
