import InbetweenTimeline
import Testing

@testable import InbetweenExporters

/// What is seen from its edge is left on one side and entered on the other.
@Suite struct MirroringTests {
  private func key(_ frame: Double, _ height: Double, _ easing: Easing = .easeInOut) -> NumbersKey {
    NumbersKey(frame: frame, numbers: [1, 0, 0, height, 0, 0], easing: easing)
  }

  @Test(
    "A matrix that is seen from its edge goes on to both sides, whatever rounding made of its sign",
    arguments: [1e-17, -1e-17, 0])
  func edge(height: Double) {
    let keys = LayerBuilder.withoutMirroring([key(0, 1), key(45, height), key(90, -1)])
    #expect(keys.map(\.frame) == [0, 45, 45, 90])
    #expect(keys.map { $0.numbers[3] > 0 } == [true, true, false, false])
    #expect(keys[1].numbers[3] < 2e-4 && keys[2].numbers[3] > -2e-4)
    #expect(keys.dropLast().map(\.easing) == [.easeInOut, .hold, .easeInOut])
  }

  @Test("Between two sides without an edge it stays")
  func jump() {
    let keys = LayerBuilder.withoutMirroring([key(0, 1), key(90, -1)])
    #expect(keys.map(\.easing) == [.hold, .easeInOut])
  }
}
