import InbetweenTimeline

extension LevelsEffect {
  /// The steps in which levels are applied, one matrix each: components are cut to 0 to 1 between.
  enum Step: Hashable, Sendable, CaseIterable {
    case allInput, allOutput, ownInput, ownOutput
  }

  /// What a step depends on: black and white of red, green, blue and alpha in turn.
  private func properties(of step: Step) -> [Property<Double>] {
    switch step {
    case .allInput: [all, all, all, .unchanged].flatMap { [$0.inputBlack, $0.inputWhite] }
    case .allOutput: [all, all, all, .unchanged].flatMap { [$0.outputBlack, $0.outputWhite] }
    case .ownInput: [red, green, blue, alpha].flatMap { [$0.inputBlack, $0.inputWhite] }
    case .ownOutput: [red, green, blue, alpha].flatMap { [$0.outputBlack, $0.outputWhite] }
    }
  }

  /// The matrix of a step: the rows of a `ColorMatrix`.
  func matrix(of step: Step) -> [AnimatedNumber] {
    let values = properties(of: step).map { AnimatedNumber($0) }
    var rows = ColorMatrix.identity.rows.map { AnimatedNumber.constant($0) }
    for channel in 0..<4 {
      let black = values[channel * 2]
      let span = values[channel * 2 + 1] - black
      switch step {
      case .allInput, .ownInput:
        // A range without a length is a step.
        let length = span.apartFromZero(by: 1e-4)
        rows[channel * 6] = 1 / length
        rows[channel * 5 + 4] = -1 * black / length
      case .allOutput, .ownOutput:
        rows[channel * 6] = span
        rows[channel * 5 + 4] = black
      }
    }
    return rows
  }

  /// Whether a step changes nothing at any time.
  func isIdle(_ step: Step) -> Bool {
    let properties = properties(of: step)
    return properties.allSatisfy(\.isStatic)
      && properties.map(\.track.initialValue) == [0, 1, 0, 1, 0, 1, 0, 1]
  }
}
