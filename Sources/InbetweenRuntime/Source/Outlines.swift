import SwiftUI

extension InbetweenRuntime {
  /// An outline, written as the path text of SVG: absolute `M`, `L`, `C` and `Z`.
  public struct Outline: Sendable {
    var commands: [UInt8] = []
    var numbers: [Double] = []

    public init(_ text: StaticString) {
      var digits = 0.0
      var scale = 0.0
      var sign = 1.0
      var isOpen = false
      func close(_ numbers: inout [Double]) {
        if isOpen { numbers.append(sign * digits) }
        (digits, scale, sign, isOpen) = (0, 0, 1, false)
      }
      text.withUTF8Buffer { bytes in
        for byte in bytes {
          switch byte {
          case 48...57:
            isOpen = true
            if scale > 0 {
              digits += Double(byte - 48) * scale
              scale /= 10
            } else {
              digits = digits * 10 + Double(byte - 48)
            }
          case 46: scale = 0.1
          case 45:
            close(&numbers)
            sign = -1
          default:
            close(&numbers)
            if byte > 64 { commands.append(byte) }
          }
        }
      }
      close(&numbers)
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
