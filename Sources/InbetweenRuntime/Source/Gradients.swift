import SwiftUI

extension InbetweenRuntime.Drawing {
  /// A gradient of stops: offset, red, green, blue, opacity, and so on.
  public static func gradient(_ numbers: [Double]) -> Gradient {
    var reached = 0.0
    return Gradient(
      stops: stride(from: 0, to: numbers.count, by: 5).map { index in
        // Where easing overshoots, stops pass neither each other nor the ends.
        reached = min(1, max(reached, numbers[index]))
        return Gradient.Stop(
          color: Color(
            red: numbers[index + 1], green: numbers[index + 2], blue: numbers[index + 3],
            opacity: numbers[index + 4]),
          location: reached)
      })
  }
}
