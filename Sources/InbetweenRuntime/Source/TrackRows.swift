import SwiftUI

// Long tracks as rows of numbers, which are data where keyframes are code.

extension InbetweenRuntime.Track where Value == Double {
  /// Rows of a frame and a value, which stays until the next.
  public init(held rows: [Double]) { self.init(rows, .hold) }

  /// Rows of a frame and a value, which goes to the next at constant speed.
  public init(straight rows: [Double]) { self.init(rows, .linear) }

  private init(_ rows: [Double], _ curve: InbetweenRuntime.Curve) {
    var keys: [InbetweenRuntime.Key<Double>] = []
    for place in stride(from: 0, to: rows.count - 1, by: 2) {
      keys.append(InbetweenRuntime.Key(rows[place], rows[place + 1], curve))
    }
    self.init(keys)
  }
}

extension InbetweenRuntime.Track where Value == CGPoint {
  /// Rows of a frame, x and y, which stay until the next.
  public init(held rows: [Double]) { self.init(rows, .hold) }

  /// Rows of a frame, x and y, which go to the next at constant speed.
  public init(straight rows: [Double]) { self.init(rows, .linear) }

  private init(_ rows: [Double], _ curve: InbetweenRuntime.Curve) {
    var keys: [InbetweenRuntime.Key<CGPoint>] = []
    for place in stride(from: 0, to: rows.count - 2, by: 3) {
      keys.append(InbetweenRuntime.Key(rows[place], rows[place + 1], rows[place + 2], curve))
    }
    self.init(keys)
  }
}
