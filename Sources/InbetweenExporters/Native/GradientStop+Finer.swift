import InbetweenLowering
import InbetweenTimeline

extension [GradientStop] {
  /// More stops than this are not divided into finer ones.
  private static let maximumStops = 1_024

  /// With stops in between where both colour and opacity change, and where colours are mapped so that what
  /// lies evenly between two of them does not any more.
  ///
  /// - Parameter isBent: whether they are.
  /// - Returns: all of these, and those between them, in order.
  func finer(isBent: Bool = false) -> [GradientStop] {
    var result: [GradientStop] = []
    let parts = isBent ? Swift.min(16, Swift.max(1, Self.maximumStops / Swift.max(1, count))) : 8
    for (index, stop) in enumerated() {
      result.append(stop)
      guard index + 1 < count else { break }
      let next = self[index + 1]
      let isColored =
        (stop.color.red, stop.color.green, stop.color.blue)
        != (next.color.red, next.color.green, next.color.blue)
      let isMixed = isColored && (isBent || stop.color.alpha != next.color.alpha)
      guard isMixed, next.offset > stop.offset else { continue }
      for step in 1..<parts {
        let share = Double(step) / Double(parts)
        result.append(
          GradientStop(
            stop.offset + (next.offset - stop.offset) * share,
            stop.color.interpolated(to: next.color, by: share)))
      }
    }
    return result
  }
}
