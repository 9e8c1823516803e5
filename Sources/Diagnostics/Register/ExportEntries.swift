/// What the register says of findings about exporters.
extension DiagnosticCode.Entry {
  static var lostInTarget: Self {
    Self(
      severity: .warning, title: "A target cannot draw something",
      explanation: "It is left out of the source. The mend says what to ask the designer for.")
  }

  static var invalidTimelineJSON: Self {
    Self(
      severity: .error, title: "The text is not the JSON of a timeline",
      explanation: "Only what `--to timeline-json` wrote is read back. Export it again.")
  }
}
