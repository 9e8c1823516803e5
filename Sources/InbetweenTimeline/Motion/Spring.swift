/// A mass that a spring pulls to its target and that is damped: what SwiftUI and Core Animation
/// call a spring of this response and damping fraction.
///
/// Its stiffness for a mass of 1 is (2π / response)², its damping 4πζ / response.
package struct Spring: Hashable, Sendable {
  /// The time of one undamped oscillation, in any unit of time: that of all its times.
  package var response: Double
  /// ζ, the fraction of critical damping: below 1 it swings over its target.
  package var dampingFraction: Double

  /// A spring of a response above 0 and a damping fraction of 0 or more.
  package init(response: Double, dampingFraction: Double) {
    self.response = response
    self.dampingFraction = dampingFraction
  }
}

extension Spring {
  /// ω, the undamped frequency, in radians a unit of time.
  package var frequency: Double { 2 * .pi / response }

  /// The spring constant of a mass of 1.
  package var stiffness: Double { frequency * frequency }

  /// The damping coefficient of a mass of 1.
  package var damping: Double { 2 * dampingFraction * frequency }

  /// The fraction of the change at a time after the start: 0 there, 1 in the end, more where it swings
  /// over.
  ///
  /// - Parameters:
  ///   - time: since the start; before it nothing has moved.
  ///   - initialVelocity: shares of the change a unit of time, at the start.
  /// - Returns: the share.
  package func value(at time: Double, initialVelocity: Double = 0) -> Double {
    guard time > 0 else { return 0 }
    let (displaced, pushed) = responses(at: time)
    return 1 - displaced + initialVelocity * pushed
  }

  /// How far from the target it is: let go at a distance of 1, and pushed from the target at a speed
  /// of 1.
  func responses(at time: Double) -> (displaced: Double, pushed: Double) {
    let rate = dampingFraction * frequency
    if abs(dampingFraction - 1) < 1e-6 {
      let fade = Real.exponential(-frequency * time)
      return (fade * (1 + frequency * time), fade * time)
    }
    guard dampingFraction < 1 else {
      // Two decays: the terms of sinh and cosh, which alone would grow without bound.
      let root = frequency * (dampingFraction * dampingFraction - 1).squareRoot()
      let slow = Real.exponential((root - rate) * time)
      let fast = Real.exponential((-root - rate) * time)
      return (
        ((root + rate) * slow + (root - rate) * fast) / (2 * root), (slow - fast) / (2 * root)
      )
    }
    let swing = frequency * (1 - dampingFraction * dampingFraction).squareRoot()
    let fade = Real.exponential(-rate * time)
    let pushed = fade * Real.sine(swing * time) / swing
    return (fade * Real.cosine(swing * time) + rate * pushed, pushed)
  }
}
