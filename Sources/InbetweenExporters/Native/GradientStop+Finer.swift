import InbetweenLowering
import InbetweenTimeline

extension [GradientStop] {
  /// With stops in between where both colour and opacity change, and where colours are mapped so that what
  /// lies evenly between two of them does not any more.
  ///
  /// - Parameter isBent: whether they are.
  /// - Returns: all of these, and those between them, in order.
  func finer(isBent: Bool = false) -> [GradientStop] {
    let most = NativeLimits.bentStops / Swift.max(1, count)
    let bent = isBent ? Swift.min(16, Swift.max(1, most)) : 1
    var result: [GradientStop] = []
    for (index, stop) in enumerated() {
      result.append(stop)
      guard index + 1 < count else { break }
      let next = self[index + 1]
      let isColored =
        (stop.color.red, stop.color.green, stop.color.blue)
        != (next.color.red, next.color.green, next.color.blue)
      guard isColored, next.offset > stop.offset else { continue }
      let parts = stop.color.alpha == next.color.alpha ? bent : Swift.max(8, bent)
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
