import Testing

@testable import InbetweenTimeline

@Suite struct CubicCurveTests {
  /// A quarter of the unit circle; its length differs from π/2 by 2.7e-4 of itself.
  static let quarter = CubicCurve(
    Point(1, 0), Point(1, 0.5522847498), Point(0.5522847498, 1), Point(0, 1))

  @Test("Length agrees with a polyline of 100,000 chords")
  func lengthAgreesWithChords() {
    for curve in [
      Self.quarter, CubicCurve(Point(0, 0), Point(100, 0), Point(-50, 80), Point(40, 60)),
      CubicCurve(Point(0, 0), Point(200, 0), Point(-100, 0), Point(100, 0)),
    ] {
      var chords = 0.0
      var previous = curve.start
      for step in 1...100_000 {
        let next = curve.point(at: Double(step) / 100_000)
        chords += (next - previous).length
        previous = next
      }
      #expect(abs(curve.length - chords) < 1e-4 * chords)
    }
  }

  @Test("The parameter at a length has travelled that length")
  func parameterAtLength() {
    let curve = CubicCurve(Point(0, 0), Point(100, 0), Point(-50, 80), Point(40, 60))
    let total = curve.length
    for step in 0...50 {
      let wanted = total * Double(step) / 50
      let parameter = curve.parameter(atLength: wanted)
      #expect(abs(curve.length(from: 0, to: parameter) - wanted) < 1e-3)
    }
  }

  @Test("Halves join at the point where they were split")
  func splitting() {
    let (first, second) = Self.quarter.split(at: 0.3)
    #expect(first.end == second.start)
    #expect((first.end - Self.quarter.point(at: 0.3)).length < 1e-12)
    #expect(abs(first.length + second.length - Self.quarter.length) < 1e-6)
  }

  @Test("A curve without extent has no length and stays where it is")
  func degenerate() {
    let dot = CubicCurve(Point(3, 4), Point(3, 4), Point(3, 4), Point(3, 4))
    #expect(dot.length == 0)
    #expect(dot.parameter(atLength: 1) == 0)
  }
}
