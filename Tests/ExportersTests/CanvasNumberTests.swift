import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline
import Testing

@testable import InbetweenExporters

/// Numbers that follow from others are expressions that an engineer would write.
@Suite struct CanvasNumberTests {
  /// 0 at frame 0, 40 at frame 10.
  static let size = AnimatedNumber(
    .keyframed([Keyframe(0, 0.0), Keyframe(10, 40.0)]), "size")
  /// 0 at frame 0, 1 at frame 10.
  static let share = AnimatedNumber(
    .keyframed([Keyframe(0, 0.0), Keyframe(10, 1.0)]), "share")
  /// The same, but it goes above 1 on its way.
  static let overshooting = AnimatedNumber(
    .keyframed([
      Keyframe(0, 0.0, .curve(TimingCurve(0.3, 1.5, 0.7, 1.5))), Keyframe(10, 1.0),
    ]), "share")

  /// A number and its code after "dot".
  static let codes: [(AnimatedNumber, String)] = [
    (2.5, "2.5"), (.constant(1 / 3.0), "0.333"), (size, "dotSize(frame)"),
    (.product(size, 0.3), "dotSize(frame) * 0.3"), (.product(1, size), "dotSize(frame)"),
    (.product(-1, .sine(size)), "-sin(dotSize(frame) * .pi / 180)"),
    (.sum(0, size), "dotSize(frame)"), (.sum(90, size), "90 + dotSize(frame)"),
    (.difference(1, .sum(size, 2)), "1 - (dotSize(frame) + 2)"),
    (.product(size, .difference(1, share)), "dotSize(frame) * (1 - dotShare(frame))"),
    (.quotient(size, .product(2, share)), "dotSize(frame) / (2 * dotShare(frame))"),
    (.limited(share, least: 0, most: 1), "dotShare(frame)"),
    (.limited(overshooting, least: 0, most: 1), "min(1, dotShare(frame))"),
    (.limited(size, least: 5, most: .infinity), "max(5, dotSize(frame))"),
    (.limited(size, least: 5, most: 30), "min(30, max(5, dotSize(frame)))"),
    (.switched(by: share, on: size, off: 3), "dotShare(frame) > 0.5 ? dotSize(frame) : 3"),
    (
      .product(.switched(by: share, on: 1, off: 2), size),
      "(dotShare(frame) > 0.5 ? 1 : 2) * dotSize(frame)"
    ),
    // What no expression says is sampled under the name of the whole.
    (.apartFromZero(size, least: 1), "dot(frame)"),
  ]

  @Test("Numbers are constants, tracks, or expressions of them", arguments: codes.indices)
  func isWritten(_ index: Int) {
    let (number, expected) = Self.codes[index]
    var writer = SwiftUIWriter(Self.list, sequences: .none)
    #expect(writer.number(number, after: "dot").text == expected)
  }

  @Test("The extent of a number counts what its ways overshoot")
  func extent() {
    #expect(Self.size.extent == 0...40)
    #expect(AnimatedNumber.product(Self.size, -2).extent == -80...0)
    let most = Self.overshooting.extent?.upperBound ?? 0
    #expect(most > 1.05 && most < 1.5)
    #expect(AnimatedNumber.constant(3).extent == 3...3)
  }

  private static let list: AnimatedDisplayList = {
    var log = DiagnosticLog()
    return Timeline(
      size: Size(10, 10), frameRate: FrameRate(25), frames: FrameRange(0, 10), layers: []
    ).scene(log: &log).lowered()
  }()
}
