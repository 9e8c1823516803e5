import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenTimingReport

/// Springs that are promised by their numbers are found in motion that is baked into keyframes.
@Suite struct SpringPromiseTests {
  /// Those that rest within the five seconds that are baked: responses and fractions of critical
  /// damping over what interfaces use, from a seed.
  static let springs: [Spring] = {
    var state: UInt64 = 0x5EED
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(UInt32.max >> 1)
    }
    return (0..<40).map { _ in
      Spring(response: 0.2 + 0.8 * next(), dampingFraction: 0.2 + 0.7 * next())
    }
  }()

  private static func verdict(of spring: Spring, promised easing: String) throws -> Verdict? {
    let keys = (0...300).map { frame in
      Keyframe<Double>(Double(frame), 0.2 + 0.5 * spring.value(at: Double(frame) / 60))
    }
    let timeline = Build.timeline([Build.layer("A", opacity: keys)], frames: 360)
    let timing = try DocumentedTiming.read(
      yaml: "promises:\n  - { name: P, layer: A, easing: \"\(easing)\" }\n",
      fileName: "a.timing.yaml")
    return Report.make(of: timeline, named: "a.json", against: timing).results.first?.verdict
  }

  @Test("A spring keeps what is promised of it in any of its numbers", arguments: springs)
  func kept(_ spring: Spring) throws {
    let (response, damping) = (spring.response, spring.dampingFraction)
    let mass = 1.5
    let stiffness = spring.frequency * spring.frequency * mass
    for easing in [
      "spring(response \(response), damping \(damping))",
      "spring(duration \(response), bounce \(1 - damping))",
      "spring(stiffness \(stiffness), damping \(2 * damping * (stiffness * mass).squareRoot()), mass \(mass))",
    ] {
      let verdict = try Self.verdict(of: spring, promised: easing)
      #expect(
        verdict == .kept || verdict == .withinTolerance, "\(easing): \(verdict?.rawValue ?? "none")"
      )
    }
  }

  @Test("A spring that is slower, or swings less, breaks it", arguments: springs)
  func broken(_ spring: Spring) throws {
    let (response, damping) = (spring.response, spring.dampingFraction)
    for easing in [
      "spring(response \(response * 1.4), damping \(damping))",
      "spring(response \(response / 1.4), damping \(damping))",
      "spring(response \(response), damping \(damping + 0.4))",
    ] {
      #expect(try Self.verdict(of: spring, promised: easing) == .broken, "\(easing)")
    }
  }

  @Test("Springs that do not bounce are written with a bounce of 0 or less")
  func stiff() throws {
    for (bounce, damping) in [(0, 1.0), (-0.3, 1 / 0.7)] {
      let spring = Spring(response: 0.5, dampingFraction: damping)
      let verdict = try Self.verdict(of: spring, promised: "spring(duration 0.5, bounce \(bounce))")
      #expect(
        verdict == .kept || verdict == .withinTolerance, "\(bounce): \(verdict?.rawValue ?? "none")"
      )
    }
  }
}
