import InbetweenLowering
import InbetweenTimeline

extension AnimatedPen {
  /// Whether it draws dashes at some time, in some theme.
  var isDashed: Bool { !dashes.allSatisfy { $0.isFixed && $0.value(atFrame: 0) <= 0 } }

  /// The arguments of a `StrokeStyle`.
  ///
  /// - Parameter number: writes a number; its text says what it is of the line: "dash 1".
  /// - Returns: the width, and what is not as it is where nothing is said.
  func styleArguments(_ number: (AnimatedNumber, String) -> SwiftCode) -> [SwiftCode] {
    var arguments: [SwiftCode] = ["lineWidth: \(number(width, "width"))"]
    switch cap {
    case .butt: break
    case .round: arguments.append("lineCap: .round")
    case .square: arguments.append("lineCap: .square")
    }
    switch join {
    case .miter:
      let limit = number(miterLimit, "miter limit")
      if !miterLimit.isAlways(10) { arguments.append("miterLimit: \(limit)") }
    case .round: arguments.append("lineJoin: .round")
    case .bevel: arguments.append("lineJoin: .bevel")
    }
    guard isDashed else { return arguments }
    let lengths = dashes.enumerated().map { number($1, "dash \($0 + 1)") }
    arguments.append("dash: [\(SwiftCode.joined(lengths, by: ", "))]")
    if !dashOffset.isAlways(0) {
      arguments.append("dashPhase: \(number(dashOffset, "dash phase"))")
    }
    return arguments
  }
}
