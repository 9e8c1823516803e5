import SwiftUI

extension Path: InbetweenRuntime.Mixable {
  /// Points move between outlines of the same lines and curves; others change halfway.
  public static func inbetweenMix(_ from: Path, _ to: Path, _ fraction: Double) -> Path {
    var ends: [Path.Element] = []
    func keep(_ element: Path.Element) { ends.append(element) }
    to.forEach(keep)
    var result = Path()
    var place = 0
    var isAlike = true
    func mixed(_ old: CGPoint, _ new: CGPoint) -> CGPoint {
      CGPoint(x: old.x + (new.x - old.x) * fraction, y: old.y + (new.y - old.y) * fraction)
    }
    func mix(_ element: Path.Element) {
      guard isAlike, place < ends.count else { return isAlike = false }
      switch (element, ends[place]) {
      case (.move(let old), .move(let new)): result.move(to: mixed(old, new))
      case (.line(let old), .line(let new)): result.addLine(to: mixed(old, new))
      case (.quadCurve(let old, let oldControl), .quadCurve(let new, let control)):
        result.addQuadCurve(to: mixed(old, new), control: mixed(oldControl, control))
      case (.curve(let old, let oldFirst, let oldSecond), .curve(let new, let first, let second)):
        result.addCurve(
          to: mixed(old, new), control1: mixed(oldFirst, first),
          control2: mixed(oldSecond, second))
      case (.closeSubpath, .closeSubpath): result.closeSubpath()
      default: isAlike = false
      }
      place += 1
    }
    from.forEach(mix)
    return isAlike && place == ends.count ? result : fraction < 0.5 ? from : to
  }
}
