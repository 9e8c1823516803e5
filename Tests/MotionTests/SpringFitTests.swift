import InbetweenTimeline
import Testing

@testable import InbetweenTimeline

@Suite struct SpringFitTests {
  /// Springs as SwiftUI has them: the response in seconds, the damping fraction.
  static let springs: [Spring] = [
    Spring(response: 0.5, dampingFraction: 1), Spring(response: 0.5, dampingFraction: 0.85),
    Spring(response: 0.5, dampingFraction: 0.7), Spring(response: 0.55, dampingFraction: 0.825),
    Spring(response: 0.3, dampingFraction: 0.2), Spring(response: 1.2, dampingFraction: 0.5),
    Spring(response: 0.4, dampingFraction: 1.4), Spring(response: 0.4, dampingFraction: 2),
    Spring(response: 0.3, dampingFraction: 2.8),
  ]

  private static func baked(
    _ spring: Spring, rate: Double = 60, from: Double = 20, way: Double = -180,
    velocity: Double = 0, digits: Double = 1000
  ) -> [SpringFit.Sample] {
    (0...90).map { step in
      let time = Double(step) / rate
      let value = from + way * spring.value(at: time, initialVelocity: velocity)
      return (time: time + 3, value: (value * digits).rounded() / digits)
    }
  }

  @Test("A spring baked into keyframes gives back its response and damping", arguments: springs)
  func baked(_ spring: Spring) throws {
    let fit = try #require(SpringFit(Self.baked(spring), target: -160))
    #expect(abs(fit.spring.response - spring.response) < 0.005 * spring.response)
    #expect(abs(fit.spring.dampingFraction - spring.dampingFraction) < 0.005)
    if spring.dampingFraction < 1 { #expect(fit.velocity == 0) }
    #expect(fit.error < 0.005)
    for sample in Self.baked(spring) {
      #expect(abs(fit.value(at: sample.time - 3) - sample.value) < 180 * 0.006)
    }
  }

  @Test("A push at the start is found with the spring", arguments: springs.prefix(4))
  func pushed(_ spring: Spring) throws {
    let fit = try #require(SpringFit(Self.baked(spring, velocity: 12), target: -160))
    #expect(abs(fit.spring.response - spring.response) < 0.03 * spring.response)
    #expect(abs(fit.spring.dampingFraction - spring.dampingFraction) < 0.03)
    #expect(abs((fit.initialVelocity ?? 0) - 12) < 0.5)
  }

  @Test("A spring that is pushed out of its rest and comes back has no way")
  func wobble() throws {
    let spring = Spring(response: 0.4, dampingFraction: 0.25)
    let samples = (0...90).map { step in
      (time: Double(step) / 60, value: 5 + 30 * spring.responses(at: Double(step) / 60).pushed)
    }
    let fit = try #require(SpringFit(samples, target: 5))
    #expect(abs(fit.spring.response - 0.4) < 0.01)
    #expect(abs(fit.spring.dampingFraction - 0.25) < 0.02)
    #expect(abs(fit.velocity - 30) < 0.5)
    #expect(fit.initialVelocity == nil)
  }

  @Test("What is no spring is not called one")
  func noSpring() {
    let straight = (0...30).map { (time: Double($0), value: Double($0)) }
    let parabola = (0...40).map { (time: Double($0), value: Double(($0 - 20) * ($0 - 20))) }
    let still = (0...30).map { (time: Double($0), value: 4.0) }
    let steps = (0...30).map { (time: Double($0), value: Double($0 / 10)) }
    let sawtooth = (0...30).map { (time: Double($0), value: Double($0 % 7)) }
    let curves = [TimingCurve.easeIn, .easeInOut, .easyEase].map { curve in
      (0...30).map { (time: Double($0), value: curve.value(at: Double($0) / 30)) }
    }
    for samples in [straight, parabola, still, steps, sawtooth] + curves {
      #expect(SpringFit(samples) == nil)
    }
  }

  @Test("Samples that are few, not finite or at one time are no spring")
  func hostile() {
    #expect(SpringFit([]) == nil)
    #expect(SpringFit((0..<5).map { (time: Double($0), value: Double($0 % 2)) }) == nil)
    #expect(SpringFit((0..<9).map { (time: 1, value: Double($0)) }) == nil)
    #expect(SpringFit((0..<9).map { (time: Double($0), value: .nan) }) == nil)
    #expect(SpringFit((0..<9).map { (time: Double($0), value: $0 == 3 ? .infinity : 0) }) == nil)
    let huge = (0..<9).map { (time: Double($0) * 1e300, value: Double($0 % 3) * 1e300) }
    _ = SpringFit(huge)
  }

  @Test("A spring is at its start, swings over, and rests on its target", arguments: springs)
  func rests(_ spring: Spring) {
    #expect(spring.value(at: -1) == 0)
    #expect(spring.value(at: 0) == 0)
    #expect(abs(spring.value(at: 60) - 1) < 1e-9)
    let highest = (0...600).map { spring.value(at: Double($0) / 100) }.max() ?? 0
    #expect((highest > 1.0001) == (spring.dampingFraction < 0.9))
    #expect(spring.stiffness == spring.frequency * spring.frequency)
  }
}
