/// What the register says of findings about expressions.
extension DiagnosticCode.Entry {
  static var expressionEvaluated: Self {
    Self(
      severity: .note, title: "An expression became keyframes",
      explanation: "The finding says how many, and how far they are off at half frames.")
  }

  static var expressionSyntax: Self {
    Self(
      severity: .warning, title: "An expression cannot be read",
      explanation: "Its property keeps its keyframes. Convert it to keyframes in After Effects.")
  }

  static var expressionFails: Self {
    Self(
      severity: .warning, title: "An expression throws",
      explanation: "Its property keeps its keyframes, as After Effects does.")
  }

  static var expressionWithoutValue: Self {
    Self(
      severity: .warning, title: "An expression comes to no value of its property",
      explanation: "Its property keeps its keyframes, as After Effects does.")
  }

  static var expressionOutOfBounds: Self {
    Self(
      severity: .warning, title: "An expression takes more time or memory than it may",
      explanation:
        "Its property keeps its keyframes. At one time a script may take 200,000 iterations of loops and "
        + "calls, over all its times a million, and 64 MB; the scripts of a file that fail may waste "
        + "a second together. Convert it to keyframes in After Effects.")
  }

  static var expressionNotSupported: Self {
    Self(
      severity: .warning, title: "An expression uses what is not supported",
      explanation: """
        Its property keeps its keyframes. A file says nothing of the clock, of footage, of the \
        markers of layers and nested compositions, or of pixels (`sampleImage`); texts are set as a \
        whole, not some of their characters; and promises, big integers and regular expressions \
        that look back are left out. Convert it to keyframes in After Effects.
        """)
  }

  static var expressionCut: Self {
    Self(
      severity: .warning, title: "An expression is sampled at the beginning only",
      explanation: "Then its property rests. The animation is longer than 20,000 half frames.")
  }
}
