import InbetweenLowering
import InbetweenTimeline
import Testing

@testable import InbetweenExporters

@Suite struct FinerStopsTests {
  @Test("Stops stand closer where an effect bends what lies between them")
  func bent() {
    let stops = [
      GradientStop(0, Color(0, 0, 0)), GradientStop(0.5, Color(1, 1, 1)),
      GradientStop(1, Color(1, 1, 1)),
    ]
    #expect(stops.finer() == stops)
    let bent = stops.finer(isBent: true)
    // Nothing lies between two of one colour.
    #expect(bent.count == 16 + 2)
    #expect(bent[4] == GradientStop(0.125, Color(0.25, 0.25, 0.25)))
    // As many as there may be are not divided.
    let many = (0..<1_024).map { GradientStop(Double($0) / 1_023, Color(Double($0 % 2), 0, 0)) }
    #expect(many.finer(isBent: true) == many)
    let clear = [GradientStop(0, Color(0, 0, 0, 0)), GradientStop(1, Color(1, 1, 1))]
    #expect(clear.finer().count == 9)
    #expect(clear.finer(isBent: true).count == 17)
  }
}
