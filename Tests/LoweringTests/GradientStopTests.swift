import InbetweenTimeline
import Testing

@testable import InbetweenLowering

/// Stops of colours and of opacities become one list, in which both run as they did.
@Suite struct GradientStopTests {
  private static let (red, blue) = (Color(1, 0, 0), Color(0, 0, 1))

  private static func stop(_ offset: Double, _ color: Color, _ alpha: Double) -> GradientStop {
    GradientStop(offset, Color(color.red, color.green, color.blue, alpha))
  }

  @Test(
    "Colours and opacities are merged, each hard edge kept",
    arguments: [
      // A hard edge of colours, where the opacity is half way.
      (
        Gradient(
          colors: [.init(0, red), .init(0.5, red), .init(0.5, blue), .init(1, blue)],
          opacities: [.init(0, 1), .init(1, 0)]),
        [stop(0, red, 1), stop(0.5, red, 0.5), stop(0.5, blue, 0.5), stop(1, blue, 0)]
      ),
      // One of opacities, where the colour is half way.
      (
        Gradient(
          colors: [.init(0, red), .init(1, blue)],
          opacities: [.init(0, 1), .init(0.5, 1), .init(0.5, 0.25), .init(1, 0)]),
        [
          stop(0, red, 1), stop(0.5, Color(0.5, 0, 0.5), 1), stop(0.5, Color(0.5, 0, 0.5), 0.25),
          stop(1, blue, 0),
        ]
      ),
      // Of three stops at one offset, that in the middle is never seen.
      (
        Gradient(
          colors: [.init(0, red), .init(0.5, blue), .init(0.5, .white), .init(0.5, red)],
          opacities: [.init(0, 1), .init(1, 1)]),
        [stop(0, red, 1), stop(0.5, blue, 1), stop(0.5, red, 1), stop(1, red, 1)]
      ),
      // Before the first stop and after the last one, theirs go on.
      (
        Gradient(
          colors: [.init(0.25, red), .init(0.75, blue)], opacities: [.init(0, 0), .init(1, 1)]),
        [stop(0, red, 0), stop(0.25, red, 0.25), stop(0.75, blue, 0.75), stop(1, blue, 1)]
      ),
    ])
  func merged(_ gradient: Gradient, _ stops: [GradientStop]) {
    #expect(DisplayGradient.merged(gradient) == stops)
  }
}
