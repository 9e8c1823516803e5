import InbetweenTimeline
import Testing

@testable import InbetweenLowering

@Suite struct AnimatedNumberTests {
  /// 0 at frame 0, 40 at frame 10.
  static let rising = Property<Double>.keyframed([Keyframe(0, 0.0), Keyframe(10, 40.0)])
  static let moving = AnimatedNumber(rising)

  /// A number, and what it is at frame 5, where `moving` is 20.
  static let values: [(AnimatedNumber, Double)] = [
    (moving, 20), (moving + 1, 21), (1 - moving, -19), (moving * 3, 60), (moving / 8, 2.5),
    (.sine(of: moving + 10), 0.5), (.cosine(of: moving * 3), 0.5), (moving.fraction, 1),
    ((moving - 30).atLeast(-5), -5), ((moving - 30).atLeast(-15), -10),
    ((moving - 20).apartFromZero(by: 0.25), 0.25), (moving.apartFromZero(by: 0.25), 20),
    (.chosen(by: moving / 10, [1: 7, 2: 8], otherwise: 9), 8),
    (.chosen(by: moving / 4, [1: 7, 2: 8], otherwise: 9), 9),
    (.switched(by: moving / 40, 3, else: 4), 4),
    (.switched(by: moving / 39, 3, else: 4), 3),
    (.x(of: .keyframed([Keyframe(0, Point(0, 1)), Keyframe(10, Point(4, 3))])), 2),
    (.y(of: .keyframed([Keyframe(0, Point(0, 1)), Keyframe(10, Point(4, 3))])), 2),
    (.component(.constant(Color(0.1, 0.2, 0.3)), .green), 0.2),
  ]

  @Test("Numbers that follow from others are worked out at each frame", arguments: values.indices)
  func evaluates(_ index: Int) {
    let (number, expected) = Self.values[index]
    let value = number.value(atFrame: 5)
    #expect(abs(value - expected) < 1e-12, "is \(value)")
  }

  @Test("What never moves is one number, unless a theme may replace it")
  func folds() {
    let still = AnimatedNumber(.constant(3))
    #expect((still * 2 + 1).fraction == .constant(1))
    #expect(AnimatedNumber.chosen(by: still, [3: 5], otherwise: 6) == .constant(5))
    #expect(AnimatedNumber.switched(by: 0.5, 1, else: 2) == .constant(2))
    let repeated = Property<Double>.keyframed([Keyframe(0, 3.0), Keyframe(10, 3.0)])
    #expect(AnimatedNumber(repeated) == .constant(3))
    let slotted = Property<Double>.constant(3, slot: "width")
    #expect(AnimatedNumber(slotted) * 2 == .product(.property(slotted), .constant(2)))
    #expect((AnimatedNumber(slotted) * 2).isStatic)
    #expect(!(Self.moving * 2).isStatic)
    #expect(AnimatedNumber(Self.rising) == .property(Self.rising))
  }
}
