import InbetweenLowering
import InbetweenTimeline

extension [GradientStop] {
  /// With stops in between where both colour and opacity change.
  var finer: [GradientStop] {
    var result: [GradientStop] = []
    for (index, stop) in enumerated() {
      result.append(stop)
      guard index + 1 < count else { break }
      let next = self[index + 1]
      let isMixed =
        stop.color.alpha != next.color.alpha && next.offset > stop.offset
        && (stop.color.red, stop.color.green, stop.color.blue)
          != (next.color.red, next.color.green, next.color.blue)
      guard isMixed else { continue }
      for step in 1..<8 {
        let share = Double(step) / 8
        result.append(
          GradientStop(
            stop.offset + (next.offset - stop.offset) * share,
            stop.color.interpolated(to: next.color, by: share)))
      }
    }
    return result
  }
}
