/// What the register says of findings about state machines.
extension DiagnosticCode.Entry {
  static var machineSyntax: Self {
    Self(
      severity: .error, title: "A state machine cannot be read",
      explanation:
        "A field is missing, of the wrong type, or not known, or it is of an early "
        + "form. The machine is left out, the animation is converted.")
  }

  static var duplicateState: Self {
    Self(
      severity: .error, title: "Two states of a machine have one name",
      explanation: "The machine is left out, the animation is converted.")
  }

  static var severalGlobalStates: Self {
    Self(
      severity: .error, title: "A machine has several global states",
      explanation: "The machine is left out, the animation is converted.")
  }

  static var severalUnguarded: Self {
    Self(
      severity: .error, title: "A state has several transitions without guards",
      explanation: "The machine is left out, the animation is converted.")
  }

  static var unknownCompared: Self {
    Self(
      severity: .error, title: "A guard names an input that there is not",
      explanation: "The machine is left out, the animation is converted.")
  }

  static var unknownInitialState: Self {
    Self(
      severity: .error, title: "A machine starts in a state that there is not",
      explanation: "The machine is left out, the animation is converted.")
  }

  static var unknownState: Self {
    Self(
      severity: .warning, title: "A machine names a state that there is not",
      explanation: "The transition or interaction is left out.")
  }

  static var inputLeftOut: Self {
    Self(
      severity: .warning, title: "An input of a machine is left out",
      explanation:
        "Names with @ belong to the player, and of two inputs of one kind and name "
        + "the last one counts.")
  }

  static var uselessMachinePart: Self {
    Self(
      severity: .warning, title: "A part of a machine can never do anything",
      explanation:
        "A guard that never holds, an action without an input, a tween without a "
        + "length: left out.")
  }

  static var ambiguousTransitions: Self {
    Self(
      severity: .warning, title: "A state has several transitions without conditions",
      explanation: "The last of them counts.")
  }

  static var unlikeOtherPlayers: Self {
    Self(
      severity: .note, title: "A machine behaves otherwise than in other players",
      explanation:
        "What the designer plainly wanted counts; Documentation/state-machines.md "
        + "lists the cases.")
  }

  static var unknownOnStage: Self {
    Self(
      severity: .warning, title: "A machine names something that the animation does not have",
      explanation:
        "An animation, a marker, a layer or a theme: the state stays with what is shown, the layer "
        + "is never hit, or the theme stays.")
  }

  static var endlessMachine: Self {
    Self(
      severity: .warning, title: "Transitions of a machine may lead in a circle without end",
      explanation: "The machine stops after 20 rounds, and so does the generated source.")
  }

  static var unreachableState: Self {
    Self(
      severity: .note, title: "No transition leads to a state of a machine",
      explanation: "It is written all the same.")
  }

  static var machineScript: Self {
    Self(
      severity: .error, title: "A script for a machine cannot be read",
      explanation: "A step is not known, or its value cannot be read.")
  }

  static var machineViewDiffers: Self {
    Self(
      severity: .warning, title: "The view of a machine shows something in another way",
      explanation: "The finding says what, and how. render --machine draws it as it is meant.")
  }
}
