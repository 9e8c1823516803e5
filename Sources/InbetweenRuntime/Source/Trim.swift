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
        let tail = outline.trimmedPath(from: first, to: 1)
        let head = outline.trimmedPath(from: 0, to: last - 1)
        result.addPath(tail)
        // Filled, two pieces of a closed outline would be two chords.
        if tail.isEmpty || !isClosed(outline) {
          result.addPath(head)
        } else {
          goOn(from: &result, along: head)
        }
      }
    }
    return result
  }

  /// Whether an outline closes.
  public static func isClosed(_ outline: Path) -> Bool {
    var isClosed = false
    func look(_ element: Path.Element) {
      if case .closeSubpath = element { isClosed = true }
    }
    outline.forEach(look)
    return isClosed
  }

  /// Goes on along an outline that begins where the path ends.
  public static func goOn(from path: inout Path, along next: Path) {
    var longer = path
    func add(_ element: Path.Element) {
      switch element {
      case .move: break
      case .line(let end): longer.addLine(to: end)
      case .quadCurve(let end, let control): longer.addQuadCurve(to: end, control: control)
      case .curve(let end, let control1, let control2):
        longer.addCurve(to: end, control1: control1, control2: control2)
      case .closeSubpath: longer.closeSubpath()
      }
    }
    next.forEach(add)
    path = longer
  }
}
