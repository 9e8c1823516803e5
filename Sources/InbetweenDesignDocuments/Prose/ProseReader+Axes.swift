extension ProseReader {
  /// What may stand between the times of an axis.
  private static let marksOfAxes: Set<String> = ["|", "│", "┃", "-", "–", "—", "─", "━", "."]

  /// Whether a line is the axis of a drawing: `Time   0ms   100ms   200ms`. Its times rise in even
  /// steps, and say nothing by themselves.
  static func isAxis(_ tokens: [ProseToken]) -> Bool {
    let times = ProseQuantity.quantities(in: tokens)
    guard times.count > 2, let first = times.first, let last = times.last else { return false }
    let step = times[1].lower - first.lower
    guard step > 0,
      zip(times, times.dropFirst()).allSatisfy({ abs($1.lower - $0.lower - step) < step * 1e-6 }),
      times.allSatisfy({ time in
        guard case .time = time.unit else { return false }
        return time.lower == time.upper
      })
    else { return false }
    let between = first.tokens.lowerBound..<last.tokens.upperBound
    let written = Set(times.flatMap(\.tokens))
    return between.allSatisfy { written.contains($0) || marksOfAxes.contains(tokens[$0].text) }
  }
}
