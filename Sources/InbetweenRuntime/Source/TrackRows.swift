import SwiftUI

// Long tracks as text, which is data where keyframes and lists of numbers are code.

extension InbetweenRuntime.Curve {
  /// The four numbers of a curve that begin at a place in rows; four zeros for a value that stays.
  init(_ rows: [Double], at place: Int) {
    guard place + 4 <= rows.count else {
      self = .hold
      return
    }
    switch (rows[place], rows[place + 1], rows[place + 2], rows[place + 3]) {
    case (0, 0, 0, 0): self = .hold
    case (0, 0, 1, 1): self = .linear
    case (let x1, let y1, let x2, let y2): self = .bezier(x1, y1, x2, y2)
    }
  }
}

extension InbetweenRuntime.Track where Value == Double {
  /// Rows of a frame and a value, which stays until the next.
  public init(held text: StaticString) { self.init(text, .hold) }

  /// Rows of a frame and a value, which goes to the next at constant speed.
  public init(straight text: StaticString) { self.init(text, .linear) }

  /// Rows of a frame, a value and the curve to the next, which the last does without.
  public init(eased text: StaticString) {
    let rows = InbetweenRuntime.read(text).numbers
    var keys: [InbetweenRuntime.Key<Double>] = []
    for place in stride(from: 0, to: rows.count - 1, by: 6) {
      let curve = InbetweenRuntime.Curve(rows, at: place + 2)
      keys.append(InbetweenRuntime.Key(rows[place], rows[place + 1], curve))
    }
    self.init(keys)
  }

  private init(_ text: StaticString, _ curve: InbetweenRuntime.Curve) {
    let rows = InbetweenRuntime.read(text).numbers
    var keys: [InbetweenRuntime.Key<Double>] = []
    for place in stride(from: 0, to: rows.count - 1, by: 2) {
      keys.append(InbetweenRuntime.Key(rows[place], rows[place + 1], curve))
    }
    self.init(keys)
  }
}

extension InbetweenRuntime.Track where Value == CGPoint {
  /// Rows of a frame, x and y, which stay until the next.
  public init(held text: StaticString) { self.init(text, .hold) }

  /// Rows of a frame, x and y, which go to the next at constant speed.
  public init(straight text: StaticString) { self.init(text, .linear) }

  /// Rows of a frame, x, y and the curve to the next, which the last does without.
  public init(eased text: StaticString) {
    let rows = InbetweenRuntime.read(text).numbers
    var keys: [InbetweenRuntime.Key<CGPoint>] = []
    for place in stride(from: 0, to: rows.count - 2, by: 7) {
      let curve = InbetweenRuntime.Curve(rows, at: place + 3)
      keys.append(InbetweenRuntime.Key(rows[place], rows[place + 1], rows[place + 2], curve))
    }
    self.init(keys)
  }

  private init(_ text: StaticString, _ curve: InbetweenRuntime.Curve) {
    let rows = InbetweenRuntime.read(text).numbers
    var keys: [InbetweenRuntime.Key<CGPoint>] = []
    for place in stride(from: 0, to: rows.count - 2, by: 3) {
      keys.append(InbetweenRuntime.Key(rows[place], rows[place + 1], rows[place + 2], curve))
    }
    self.init(keys)
  }
}
