import SwiftUI

extension InbetweenRuntime.Drawing {
  /// The part of each outline between two fractions of its length, moved along by degrees.
  public static func trimmed(
    _ outlines: [Path], from start: Double, to end: Double, offset: Double
  ) -> Path {
    let low = min(max(min(start, end), 0), 1)
    let high = min(max(max(start, end), 0), 1)
    let turns = offset / 360
    var result = Path()
    // Less of an outline than a step of rounding is nothing, though its caps would show.
    guard high - low > 1e-4 else { return result }
    for outline in outlines {
      if high - low >= 1 {
        result.addPath(outline)
        continue
      }
      let first = low + turns - (low + turns).rounded(.down)
      let last = first + high - low
      if last <= 1 {
        result.addPath(outline.trimmedPath(from: first, to: last))
      } else {
        result.addPath(outline.trimmedPath(from: first, to: 1))
        result.addPath(outline.trimmedPath(from: 0, to: last - 1))
      }
    }
    return result
  }
}
