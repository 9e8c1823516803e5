import SwiftUI

extension InbetweenRuntime {
  /// An outline, written as the path text of SVG: absolute `M`, `L`, `C` and `Z`.
  public struct Outline: Sendable {
    var commands: [UInt8] = []
    var numbers: [Double] = []

    public init(_ text: StaticString) {
      (commands, numbers) = read(text)
    }

    public var path: Path {
      var path = Path()
      var index = 0
      func point() -> CGPoint {
        index += 2
        return CGPoint(x: numbers[index - 2], y: numbers[index - 1])
      }
      for command in commands {
        switch command {
        case 77: path.move(to: point())
        case 76: path.addLine(to: point())
        case 67:
          let (first, second) = (point(), point())
          path.addCurve(to: point(), control1: first, control2: second)
        default: path.closeSubpath()
        }
      }
      return path
    }
  }
}
