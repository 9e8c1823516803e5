import InbetweenStateMachines

// Guards and actions as Swift.

extension MachineWriter {
  func code(_ number: StateMachine.Number) -> SwiftCode {
    switch number {
    case .constant(let value): "\(value)"
    case .input(let name): variable(names.numbers[name])
    case .elapsed: "elapsed"
    }
  }

  func code(_ text: StateMachine.Text) -> SwiftCode {
    switch text {
    case .constant(let words): "\(words)"
    case .input(let name): variable(names.texts[name])
    }
  }

  /// An input's place.
  func variable(_ name: SwiftNames.Identifier?) -> SwiftCode {
    name.map { "values.\(SwiftCode(identifier: $0))" } ?? "0"
  }

  func member(_ name: SwiftNames.Identifier?) -> SwiftCode {
    name.map { ".\(SwiftCode(identifier: $0))" } ?? ".none"
  }

  /// With 32 bits, in which ten tenths are one.
  private func short(_ number: StateMachine.Number) -> SwiftCode {
    if case .constant = number { return code(number) }
    return "Float(\(code(number)))"
  }

  // MARK: Guards

  /// The condition of a transition; empty for one that is always taken.
  func condition(_ transition: StateMachine.Transition) -> SwiftCode {
    let guards = transition.guards
    guard !guards.isEmpty else { return "" }
    var parts = guards.map { code($0) }
    if staged.machine.hasEvents, !guards.contains(where: \.isEvent) {
      parts.insert("event == nil", at: 0)
    }
    return SwiftCode.joined(parts, by: ", ")
  }

  private func code(_ condition: StateMachine.Guard) -> SwiftCode {
    switch condition {
    case .event(let name): return "event == \(member(names.events[name]))"
    case .number(let left, let comparison, let right):
      guard staged.hasFractions, left != .elapsed, right != .elapsed else {
        return "\(code(left)) \(sign(comparison)) \(code(right))"
      }
      return "\(short(left)) \(sign(comparison)) \(short(right))"
    case .text(let name, let isEqual, let other):
      return "\(variable(names.texts[name])) \(sign(isEqual)) \(code(other))"
    case .flag(let name, let isEqual, let other):
      let flag = variable(names.flags[name])
      switch other {
      case .constant(let value): return value == isEqual ? flag : "!\(flag)"
      case .input(let other):
        return "\(flag) \(sign(isEqual)) \(variable(names.flags[other]))"
      }
    }
  }

  private func sign(_ isEqual: Bool) -> SwiftCode { isEqual ? "==" : "!=" }

  private func word(_ flag: Bool) -> SwiftCode { flag ? "true" : "false" }

  private func sign(_ comparison: StateMachine.Comparison) -> SwiftCode {
    switch comparison {
    case .equal: "=="
    case .notEqual: "!="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .less: "<"
    case .lessOrEqual: "<="
    }
  }

  // MARK: Actions

  /// What an action of an interaction does; transitions follow what touches inputs.
  func statements(_ actions: [StateMachine.Action]) -> [SwiftCode] {
    actions.flatMap { statement($0) + ($0.touchesInputs ? ["settle()"] : []) }
  }

  /// What actions of a state do; transitions are looked at when all is done.
  func statementsInside(_ actions: [StateMachine.Action]) -> [SwiftCode] {
    let lines = actions.flatMap { statement($0) }
    return actions.contains(where: \.touchesInputs) ? lines + ["hasChanged = true"] : lines
  }

  private func statement(_ action: StateMachine.Action) -> [SwiftCode] {
    switch action {
    case .add(let name, let other): return ["\(variable(names.numbers[name])) += \(code(other))"]
    case .subtract(let name, let other):
      return ["\(variable(names.numbers[name])) -= \(code(other))"]
    case .multiply(let name, let other):
      return ["\(variable(names.numbers[name])) *= \(code(other))"]
    case .setNumber(let name, let other):
      return ["\(variable(names.numbers[name])) = \(code(other))"]
    case .floor(let name):
      let input = variable(names.numbers[name])
      return staged.hasFractions
        ? ["\(input) = Double(Float(\(input)).rounded(.down))"] : ["\(input).round(.down)"]
    case .clamp(let name, let least, let most): return [clamp(name, least, most)].compactMap { $0 }
    case .random(let name, let least, let most, let isWhole):
      let roll: SwiftCode =
        isWhole
        ? "dice.roll(\(code(least)), \(code(most)), whole: true)"
        : "dice.roll(\(code(least)), \(code(most)))"
      return ordered(least, most, "\(variable(names.numbers[name])) = \(roll)").map { [$0] } ?? []
    case .setFlag(let name, let other):
      switch other {
      case .constant(let value):
        return ["\(variable(names.flags[name])) = \(word(value))"]
      case .input(let other):
        return ["\(variable(names.flags[name])) = \(variable(names.flags[other]))"]
      }
    case .toggle(let name): return ["\(variable(names.flags[name])).toggle()"]
    case .setText(let name, let other):
      return ["\(variable(names.texts[name])) = \(code(other))"]
    case .reset(let name):
      return [names.numbers[name], names.texts[name], names.flags[name]].compactMap {
        $0.map { "\(variable($0)) = Inputs().\(SwiftCode(identifier: $0))" }
      }
    case .fire(let name): return ["event = \(member(names.events[name]))"]
    case .seek(let frame): return ["playback.seek(to: \(code(frame)))"]
    case .seekPercent(let percent): return ["playback.seek(toPercent: \(code(percent)))"]
    case .theme(let name): return theme(name)
    case .openURL(let address): return ["openURL(\(code(address)))"]
    case .signal(let words): return ["onSignal(\(member(names.signals[words])))"]
    }
  }

  /// Asks for a theme, where what is shown takes it.
  private func theme(_ name: StateMachine.Text) -> [SwiftCode] {
    let ask: SwiftCode = "theme = \(code(name))"
    return switch taking(name) {
    case .always: [ask]
    case .sometimes: ["if takes(\(code(name))) { \(ask) }"]
    case .never: []
    }
  }

  private enum Taking { case always, sometimes, never }

  /// Whether what the machine shows takes a theme.
  private func taking(_ name: StateMachine.Text) -> Taking {
    let clips = staged.shownClips.map { staged.stage.clips[$0] }
    guard !clips.isEmpty else { return .always }
    guard case .constant(let id) = name else { return .sometimes }
    let count = clips.count { $0.themes.contains(id) }
    return id.isEmpty || count == clips.count ? .always : count > 0 ? .sometimes : .never
  }

  /// Whether the machine has to look which themes what is shown takes.
  var asksForThemes: Bool {
    machine.allActions.contains { action in
      if case .theme(let name) = action { taking(name) == .sometimes } else { false }
    }
  }

  /// Whether what is shown takes a theme.
  func writeThemes(to body: inout SourceWriter) {
    func list(_ place: Int) -> SwiftCode {
      let ids = staged.stage.clips[place].themes.map { "\($0)" as SwiftCode }
      return "[\(SwiftCode.joined(["\("")"] + ids, by: ", "))].contains(theme)"
    }
    let shown = staged.shownClips
    body.line("/// Whether what is shown can be in a theme; each can be in none.")
    body.block("private func takes(_ theme: String) -> Bool") { inside in
      guard shown.count > 1 else { return inside.line(list(shown[0])) }
      inside.line("switch playback.clip?.name {")
      for place in shown.dropFirst() {
        inside.line("case \(staged.stage.clips[place].id): \(list(place))")
      }
      inside.line("default: \(list(shown[0]))")
      inside.line("}")
    }
  }

  private func clamp(
    _ name: String, _ least: StateMachine.Number?, _ most: StateMachine.Number?
  ) -> SwiftCode? {
    let input = variable(names.numbers[name])
    switch (least, most) {
    case (let least?, let most?):
      return ordered(
        least, most, "\(input) = min(max(\(input), \(code(least))), \(code(most)))")
    case (let least?, nil): return "\(input) = max(\(input), \(code(least)))"
    case (nil, let most?): return "\(input) = min(\(input), \(code(most)))"
    case (nil, nil): return nil
    }
  }

  /// A statement that two bounds must be in order for; nil if they are known not to be.
  private func ordered(
    _ least: StateMachine.Number, _ most: StateMachine.Number, _ statement: SwiftCode
  ) -> SwiftCode? {
    if case .constant(let low) = least, case .constant(let high) = most {
      return low <= high ? statement : nil
    }
    return "if \(code(least)) <= \(code(most)) { \(statement) }"
  }
}
