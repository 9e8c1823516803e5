// Guards, and what actions do.

extension MachineRun {
  /// A loop: a closure would copy all that the run knows for each of them.
  func holdsAll(_ conditions: [StateMachine.Guard]) -> Bool {
    for condition in conditions where !holds(condition) { return false }
    return true
  }

  func holds(_ condition: StateMachine.Guard) -> Bool {
    switch condition {
    case .number(let left, let comparison, let right):
      guard staged.hasFractions, left != .elapsed, right != .elapsed else {
        return comparison.holds(value(left), value(right))
      }
      return comparison.holds(Float(value(left)), Float(value(right)))
    case .text(let name, let isEqual, let other):
      return (texts[name] == value(other)) == isEqual
    case .flag(let name, let isEqual, let other):
      return (flags[name] == value(other)) == isEqual
    case .event(let name): return event == name
    }
  }

  func value(_ number: StateMachine.Number) -> Double {
    switch number {
    case .constant(let value): value
    case .input(let name): numbers[name] ?? 0
    case .elapsed: elapsed
    }
  }

  func value(_ text: StateMachine.Text) -> String {
    switch text {
    case .constant(let value): value
    case .input(let name): texts[name] ?? ""
    }
  }

  func value(_ flag: StateMachine.Flag) -> Bool {
    switch flag {
    case .constant(let value): value
    case .input(let name): flags[name] ?? false
    }
  }

  mutating func run(_ action: StateMachine.Action) {
    switch action {
    case .add(let name, let other): numbers[name] = value(.input(name)) + value(other)
    case .subtract(let name, let other): numbers[name] = value(.input(name)) - value(other)
    case .multiply(let name, let other): numbers[name] = value(.input(name)) * value(other)
    case .setNumber(let name, let other): numbers[name] = value(other)
    case .floor(let name):
      let number: Double = value(.input(name))
      numbers[name] = (staged.hasFractions ? Double(Float(number)) : number).rounded(.down)
    case .clamp(let name, let least, let most):
      let low = least.map { value($0) } ?? -.infinity
      let high = most.map { value($0) } ?? .infinity
      if low <= high { numbers[name] = min(max(numbers[name] ?? 0, low), high) }
    case .random(let name, let least, let most, let isWhole):
      let (low, high) = (value(least), value(most))
      if low <= high { numbers[name] = dice.roll(low, high, whole: isWhole) }
    case .setFlag(let name, let other): flags[name] = value(other)
    case .toggle(let name): flags[name]?.toggle()
    case .setText(let name, let other): texts[name] = value(other)
    case .reset(let name): reset(name)
    case .fire(let name): event = name
    case .seek(let frame): playback.seek(to: value(frame))
    case .seekPercent(let percent): playback.seek(toPercent: value(percent))
    case .theme(let name): ask(forTheme: value(name))
    case .openURL(let address): messages.append(.openURL(value(address)))
    case .signal(let words): messages.append(.signal(words))
    }
  }

  /// A theme that the animation shown does not take is left aside; none at all is taken always.
  private mutating func ask(forTheme id: String) {
    let shown = staged.stage.clips.first { $0.id == playback.clip?.name }
    guard id.isEmpty || shown?.themes.contains(id) ?? true else { return }
    theme = id
  }

  /// Gives inputs of a name the values that they had in the beginning.
  private mutating func reset(_ name: String) {
    for input in initialValues where input.name == name {
      switch input.kind {
      case .number(let value): numbers[name] = value
      case .text(let value): texts[name] = value
      case .flag(let value): flags[name] = value
      case .event: break
      }
    }
  }
}

extension StateMachine.Comparison {
  func holds<Number: Comparable>(_ left: Number, _ right: Number) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .less: left < right
    case .lessOrEqual: left <= right
    }
  }
}
