import TestSupport
import Testing

@testable import InbetweenTimeline

@Suite struct TimingCurveTests {
  /// Values of CSS easing curves at quarters, from the cubic's closed form solved by bisection.
  @Test(arguments: [
    (TimingCurve.easeInOut, 0.25, 0.1291619),
    (TimingCurve.easeInOut, 0.5, 0.5),
    (TimingCurve.easeInOut, 0.75, 0.8708381),
    (TimingCurve.linear, 0.3, 0.3),
  ])
  func knownValues(_ curve: TimingCurve, time: Double, value: Double) {
    #expect(abs(curve.value(at: time) - value) < 1e-6)
  }

  @Test("A curve answers with the y of the point whose x is the time")
  func invertsItsOwnParametrisation() {
    var generator = Seeded(seed: 7)
    for _ in 0..<2_000 {
      let x1 = generator.unit()
      let y1 = generator.unit() * 3 - 1
      let x2 = generator.unit()
      let y2 = generator.unit() * 3 - 1
      let curve = CubicCurve(Point(0, 0), Point(x1, y1), Point(x2, y2), Point(1, 1))
      let point = curve.point(at: generator.unit())
      let value = TimingCurve(x1, y1, x2, y2).value(at: point.x)
      // Where the curve is nearly upright, y is steep in x: compare along x instead.
      let slope = abs(TimingCurve(x1, y1, x2, y2).velocity(at: point.x))
      #expect(abs(value - point.y) < 1e-7 * max(1, slope))
    }
  }

  @Test("Time outside 0…1 is clamped, the way may overshoot")
  func clampsTime() {
    let curve = TimingCurve(0.3, 0, 0.5, 1.8)
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 2) == 1)
    #expect((0...100).map { curve.value(at: Double($0) / 100) }.max().map { $0 > 1.1 } == true)
  }

  @Test("Handles far outside keep the answer finite")
  func survivesAbsurdHandles() {
    for handle in [1e14, -1e14, 1e300] {
      let value = TimingCurve(handle, 0, 0.5, 1).value(at: 0.4)
      #expect(value.isFinite)
    }
  }

  @Test("The velocity is the slope")
  func velocityIsTheSlope() {
    let curve = TimingCurve(0.2, 0.7, 0.6, 0.1)
    for step in 1..<20 {
      let time = Double(step) / 20
      let slope = (curve.value(at: time + 1e-5) - curve.value(at: time - 1e-5)) / 2e-5
      #expect(abs(curve.velocity(at: time) - slope) < 1e-3)
    }
    #expect(TimingCurve.easeInOut.velocity(at: 0) == 0)
  }

  @Test(
    "A part of a curve is gone as the whole is gone there",
    arguments: [
      TimingCurve.easeInOut, .easyEase, TimingCurve(0.9, 0, 0.1, 1),
      TimingCurve(0.3, -0.8, 0.4, 1.9),
      TimingCurve(0, 0, 0, 1), TimingCurve(1, 0, 1, 1),
    ])
  func parts(_ curve: TimingCurve) {
    var found = 0
    for (start, end) in [(0, 0.4), (0.4, 1), (0.15, 0.85), (0.05, 0.1), (0, 1)] {
      guard let part = curve.part(from: start, to: end) else { continue }
      found += 1
      let (first, last) = (curve.value(at: start), curve.value(at: end))
      for step in 0...20 {
        let share = Double(step) / 20
        let whole = curve.value(at: start + (end - start) * share)
        #expect(abs(first + (last - first) * part.value(at: share) - whole) < 1e-6)
      }
    }
    #expect(found >= 4)
    #expect(curve.part(from: 0, to: 1) == curve)
    #expect(curve.part(from: 0.5, to: 0.5) == nil)
  }
}
