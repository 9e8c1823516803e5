/// A number of a view as source.
enum NumberCode: Hashable {
  /// One that never changes.
  case still(Double)
  /// A field of what moves.
  case field(SwiftNames.Identifier)
  /// One that a theme has, or that is worked out.
  case expression(SwiftCode)

  /// As a view names it, where what moves is called `motion`, or otherwise.
  func code(in motion: SwiftCode = "motion") -> SwiftCode {
    switch self {
    case .still(let number): "\(number)"
    case .field(let name): "\(motion).\(SwiftCode(identifier: name))"
    case .expression(let code): code
    }
  }

  /// Whether it is this number, and never another.
  func isAlways(_ number: Double) -> Bool { self == .still(number) }

  /// Less than 0 by as much as it is more.
  static prefix func - (number: NumberCode) -> NumberCode {
    switch number {
    case .still(let value): .still(value == 0 ? 0 : -value)
    case .field, .expression: .expression("-(\(number))")
    }
  }
}

extension SwiftCode.Interpolation {
  /// A number of a view.
  mutating func appendInterpolation(_ number: NumberCode) { appendInterpolation(number.code()) }
}
