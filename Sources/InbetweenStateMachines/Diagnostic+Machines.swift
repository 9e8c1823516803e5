import InbetweenDiagnostics

extension Diagnostic {
  static func machineField(_ path: JSONPath, _ wanted: StaticString) -> Diagnostic {
    Diagnostic(
      .machineSyntax, at: path, "this must be \(wanted); the state machine is left out",
      fix: "export the state machine again")
  }

  static func machineFieldMissing(_ path: JSONPath) -> Diagnostic {
    Diagnostic(
      .machineSyntax, at: path, "this field is missing; the state machine is left out",
      fix: "export the state machine again")
  }

  static func machineWord(_ word: String, _ path: JSONPath, _ known: [String]) -> Diagnostic {
    Diagnostic(
      .machineSyntax, at: path, "\(shown(word)) is not known here; the state machine is left out",
      fix: "use one of " + known.joined(separator: ", "))
  }

  static func earlyMachine() -> Diagnostic {
    Diagnostic(
      .machineSyntax, at: .root,
      "this is an early form of state machines, which players no longer read; it is left out",
      fix: "export it again with a newer version of the tool")
  }

  static func duplicateState(_ name: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .duplicateState, at: path, "two states are called \(shown(name)); the machine is left out",
      fix: "give each state a name of its own")
  }

  static func severalGlobalStates(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .severalGlobalStates, at: path,
      "this is a second GlobalState; the machine is left out", fix: "keep one of them")
  }

  static func severalUnguarded(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .severalUnguarded, at: path,
      "this is the state's second transition without guards; the machine is left out",
      fix: "keep one of them, or give the others guards")
  }

  static func unknownCompared(_ name: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unknownCompared, at: path,
      "a guard needs the input \(shown(name)), which there is none of; the machine is left out",
      fix: "add the input, or remove the guard")
  }

  static func unknownInitialState(_ name: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unknownInitialState, at: path,
      "the machine starts in \(shown(name)), which there is none of; it is left out",
      fix: "name one of its states")
  }

  static func unknownTarget(_ name: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unknownState, at: path, "there is no state \(shown(name)); what names it is left out",
      fix: "name one of the machine's states")
  }

  static func reservedInput(_ name: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .inputLeftOut, at: path,
      "names with @ are the player's own: the input \(shown(name)) is left out",
      fix: "rename the input")
  }

  static func duplicateInput(_ name: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .inputLeftOut, at: path, "the input \(shown(name)) is given again; the last one counts",
      fix: "remove all but one of them")
  }

  static func uselessGuard(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .uselessMachinePart, at: path,
      "this guard can never hold: its input is not there or of another kind; its transition is "
        + "left out", fix: "compare an input that there is with a value of its kind")
  }

  static func uselessAction(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .uselessMachinePart, at: path,
      "this action does nothing: what it names is not there or of another kind",
      fix: "name inputs that there are, or remove it")
  }

  static func uselessTween(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .uselessMachinePart, at: path,
      "a tween needs a duration above 0 and a curve with x from 0 to 1; it is a plain transition",
      fix: "correct the duration or the curve")
  }

  static func uselessSpeed(_ speed: Double, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unlikeOtherPlayers, at: path,
      "a speed of \(speed) plays nothing; 1 counts, where other players keep the last state's",
      fix: "use a speed above 0, and the mode Reverse to play backwards")
  }

  static func ambiguousTransitions(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .ambiguousTransitions, at: path,
      "the state has several transitions without guards; the last of them counts",
      fix: "keep one of them")
  }

  static func finalWithTransitions(_ path: JSONPath) -> Diagnostic {
    Diagnostic(
      .uselessMachinePart, at: path,
      "the machine stops in this state, so that its transitions are never taken",
      fix: "remove \"final\", or the transitions")
  }
}
