package import InbetweenDiagnostics

/// A state machine of a dotLottie 2 package, as its file says it. Names that mean nothing are left
/// out when it is read, so that each that is here exists.
package struct StateMachine: Hashable, Sendable {
  /// Its file's name without the ending.
  package var id: String
  /// The name of the state in which it starts.
  package var initial: String
  /// In the order of the file, without the global state.
  package var states: [State] = []
  /// Whose transitions are looked at first, whatever the state; nil without one.
  package var global: State?
  /// In the order of the file; the last one of a name counts.
  package var inputs: [Input] = []
  package var interactions: [Interaction] = []

  package init(id: String, initial: String) {
    self.id = id
    self.initial = initial
  }

  /// What an app sets, or fires.
  package struct Input: Hashable, Sendable {
    package var name: String
    package var kind: Kind

    package enum Kind: Hashable, Sendable {
      /// With the value in the beginning.
      case number(Double)
      case text(String)
      case flag(Bool)
      case event
    }
  }

  package struct State: Hashable, Sendable {
    package var name: String
    package var part: Part
    package var transitions: [Transition] = []
    package var entryActions: [Action] = []
    package var exitActions: [Action] = []
    /// Whether the machine stops once it is entered.
    package var isFinal = false
    package var path: JSONPath
  }

  /// What a state plays.
  package struct Part: Hashable, Sendable {
    /// The identifier of an animation; empty stays with the one that is shown.
    package var animation = ""
    /// The name of a marker; nil for the whole animation.
    package var segment: String?
    /// Whether it plays by itself.
    package var plays = false
    /// How often; nil for ever.
    package var passes: Int? = 1
    /// Whether its first frame is shown when it is over, as behind several passes.
    package var rewinds = false
    package var mode = Mode.forward
    /// Above 0.
    package var speed = 1.0
    /// What lies behind, as 0xRRGGBBAA; nil for nothing.
    package var background: UInt32?
  }

  package enum Mode: String, Hashable, Sendable, CaseIterable {
    case forward = "Forward"
    case reverse = "Reverse"
    case bounce = "Bounce"
    case reverseBounce = "ReverseBounce"
  }

  package struct Transition: Hashable, Sendable {
    package var target: String
    /// All must hold; empty for one that is taken when no other is.
    package var guards: [Guard] = []
    /// How it is shown; nil jumps.
    package var tween: Tween?
    package var path: JSONPath
  }

  package struct Tween: Hashable, Sendable {
    /// In seconds, above 0.
    package var duration: Double
    /// x1, y1, x2, y2 of its curve, as CSS writes it.
    package var curve: [Double]
  }

  package enum Guard: Hashable, Sendable {
    case number(Number, Comparison, Number)
    /// An input's name, whether it is to be equal, and what to.
    case text(String, isEqual: Bool, Text)
    case flag(String, isEqual: Bool, Flag)
    /// The event that has just been fired.
    case event(String)
  }

  package enum Comparison: String, Hashable, Sendable, CaseIterable {
    case equal = "Equal"
    case notEqual = "NotEqual"
    case greater = "GreaterThan"
    case greaterOrEqual = "GreaterThanOrEqual"
    case less = "LessThan"
    case lessOrEqual = "LessThanOrEqual"
  }

  package enum Number: Hashable, Sendable {
    case constant(Double)
    case input(String)
    /// Seconds since the start.
    case elapsed
  }

  package enum Text: Hashable, Sendable {
    case constant(String)
    case input(String)
  }

  package enum Flag: Hashable, Sendable {
    case constant(Bool)
    case input(String)
  }

  package enum Action: Hashable, Sendable {
    case add(String, Number)
    case subtract(String, Number)
    case multiply(String, Number)
    case setNumber(String, Number)
    case floor(String)
    case clamp(String, least: Number?, most: Number?)
    case random(String, least: Number, most: Number, isWhole: Bool)
    case setFlag(String, Flag)
    case toggle(String)
    case setText(String, Text)
    /// Back to the value in the beginning.
    case reset(String)
    case fire(String)
    case seek(Number)
    case seekPercent(Number)
    /// A theme's identifier; empty for the file's own colours.
    case theme(Text)
    case openURL(Text)
    /// Words for the app.
    case signal(String)
  }

  /// What happens outside of the machine, and what it does then.
  package struct Interaction: Hashable, Sendable {
    package var trigger: Trigger
    package var actions: [Action]
    package var path: JSONPath
  }

  package enum Trigger: Hashable, Sendable {
    /// A pointer over a layer; nil for all of the canvas.
    case pointer(Pointer, layer: String?)
    /// The end of what a state plays.
    case completed(state: String)
    /// The end of one pass of several.
    case passed(state: String)
  }

  package enum Pointer: String, Hashable, Sendable, CaseIterable {
    case down, up, move, enter, exit, click
  }
}

extension StateMachine.Action {
  /// Whether it may change an input, or fires an event.
  package var touchesInputs: Bool {
    switch self {
    case .add, .subtract, .multiply, .setNumber, .floor, .clamp, .random, .setFlag, .toggle,
      .setText, .reset, .fire:
      true
    case .seek, .seekPercent, .theme, .openURL, .signal: false
    }
  }
}

extension StateMachine.Guard {
  package var isEvent: Bool {
    if case .event = self { true } else { false }
  }

  /// Whether time alone may make it hold.
  package var usesElapsedTime: Bool {
    if case .number(let left, _, let right) = self {
      left == .elapsed || right == .elapsed
    } else {
      false
    }
  }
}

extension StateMachine {
  /// All that it does, in the order of the file.
  package var allActions: [Action] {
    (states + [global].compactMap { $0 }).flatMap { $0.entryActions + $0.exitActions }
      + interactions.flatMap(\.actions)
  }

  /// Whether its numbers may have fractions. Ten tenths are one then: numbers are compared, and
  /// rounded down, as precisely as files have them, with 32 bits.
  package var hasFractions: Bool {
    func isWhole(_ number: Double) -> Bool { number == number.rounded() }
    let isGiven = inputs.contains {
      if case .number(let value) = $0.kind { !isWhole(value) } else { false }
    }
    return isGiven
      || allActions.contains { action in
        if case .random(_, _, _, let isWhole) = action, !isWhole { return true }
        return action.numbers.contains {
          switch $0 {
          case .constant(let value): !isWhole(value)
          case .input: false
          case .elapsed: true
          }
        }
      }
  }
}

extension StateMachine.Action {
  /// The numbers that it reads.
  package var numbers: [StateMachine.Number] {
    switch self {
    case .add(_, let number), .subtract(_, let number), .multiply(_, let number),
      .setNumber(_, let number), .seek(let number), .seekPercent(let number):
      [number]
    case .clamp(_, let least, let most): [least, most].compactMap { $0 }
    case .random(_, let least, let most, _): [least, most]
    case .floor, .setFlag, .toggle, .setText, .reset, .fire, .theme, .openURL, .signal: []
    }
  }
}
