package import InbetweenTimeline

extension AnimatedFilter {
  /// The rows of the `ColorMatrix` that it is; nil for a filter that is none.
  package var colorMatrix: [AnimatedNumber]? {
    switch self {
    case .colorMatrix(let rows): rows
    case .fill(let color, let opacity):
      [
        0, 0, 0, 0, .component(of: color, .red), 0, 0, 0, 0, .component(of: color, .green),
        0, 0, 0, 0, .component(of: color, .blue), 0, 0, 0, opacity, 0,
      ]
    case .overlay(let color, let amount): Self.matrix(ofOverlay: color, amount)
    case .gaussianBlur, .outerShadow, .innerShadow, .outline, .colorMap: nil
    }
  }

  private static func matrix(
    ofOverlay color: Property<Color>, _ amount: AnimatedNumber
  ) -> [AnimatedNumber] {
    let rest = 1 - amount
    return [
      rest, 0, 0, 0, .component(of: color, .red) * amount,
      0, rest, 0, 0, .component(of: color, .green) * amount,
      0, 0, rest, 0, .component(of: color, .blue) * amount,
      0, 0, 0, 1, 0,
    ]
  }

  /// The colour matrix that does the same as a map of two colours: lightness weighs between black
  /// and white, and the rest of the picture stays as it is.
  ///
  /// - Parameters:
  ///   - black: what black becomes.
  ///   - white: what white becomes.
  ///   - amount: how much of that counts, 0 to 1.
  /// - Returns: the rows of a `ColorMatrix`.
  package static func matrix(
    ofColorMap black: Property<Color>, _ white: Property<Color>, amount: AnimatedNumber
  ) -> [AnimatedNumber] {
    let weights = DisplayFilter.lightnessWeights
    func row(_ component: ColorComponent, _ own: Int) -> [AnimatedNumber] {
      let low = AnimatedNumber.component(of: black, component)
      let span = (AnimatedNumber.component(of: white, component) - low) * amount
      var row = [weights.red, weights.green, weights.blue].map { span * .constant($0) }
      row[own] = row[own] + (1 - amount)
      return row + [0, low * amount]
    }
    return row(.red, 0) + row(.green, 1) + row(.blue, 2) + [0, 0, 0, 1, 0]
  }
}
