import QuartzCore
import SwiftUI

extension InbetweenRuntime.LayerTree {
  /// What a theme says by the frame, at each whole frame.
  @inline(never) public func follow(
    _ layer: CALayer, _ key: String, _ frames: Range<Double>, _ value: (Double) -> Any
  ) {
    var all = Array(stride(from: frames.lowerBound, to: frames.upperBound, by: 1))
    all.append(frames.upperBound)
    add(layer, key, all, all.map(value), false, [])
  }

  /// Outlines that a theme says by the frame; where their lines and curves come and go, one after
  /// the other four times a frame.
  @inline(never) public func follow(
    _ layer: CAShapeLayer, _ frames: Range<Double>, _ outline: (Double) -> Path
  ) {
    func shown(each step: Double) -> (times: [Double], paths: [Path]) {
      let inside = stride(from: frames.lowerBound, to: frames.upperBound, by: step)
      let times = Array(inside) + [frames.upperBound]
      return (times, times.map(outline))
    }
    func make(_ path: Path) -> [Int] {
      var parts: [Int] = []
      func add(_ element: Path.Element) {
        switch element {
        case .move: parts.append(0)
        case .line: parts.append(1)
        case .quadCurve: parts.append(2)
        case .curve: parts.append(3)
        case .closeSubpath: parts.append(4)
        }
      }
      path.forEach(add)
      return parts
    }
    let even = shown(each: 1)
    let makes = even.paths.map(make)
    let jumps = makes.contains { $0 != makes[0] }
    let (times, paths) = jumps ? shown(each: 0.25) : even
    add(layer, "path", times, paths.map(\.cgPath), jumps, [])
  }
}
