import InbetweenTypesetting
import Testing

@testable import InbetweenExporters

/// Texts that move are set once a time, and no more often than they may be.
@Suite struct TextSamplesTests {
  /// Without characters, but told apart.
  private static func text(_ frame: Double) -> SetText {
    var text = SetText()
    text.missing = ["\(frame)"]
    return text
  }

  @Test("A text is set once at each time")
  func once() {
    var samples = TextSamples(animators: 2)
    var count = 0
    for frame in [0.0, 1, 0, 1, 0.5] {
      let text = samples.text(at: frame) {
        count += 1
        return Self.text($0)
      }
      #expect(text == Self.text(frame))
    }
    #expect(count == 3)
    #expect(!samples.isSpent)
  }

  @Test("Once all is spent, the nearest time that is known stands for others")
  func spent() {
    // Three times of one character more than the text has, for two animators and the text itself.
    var samples = TextSamples(animators: 2, most: 9)
    for frame in [10.0, 0, 4] { _ = samples.text(at: frame, Self.text) }
    #expect(!samples.isSpent)
    for (frame, nearest) in [(1.0, 0.0), (3, 4), (6, 4), (8, 10), (-5, 0), (50, 10), (4, 4)] {
      #expect(samples.text(at: frame, Self.text) == Self.text(nearest))
    }
    #expect(samples.isSpent)
  }

  @Test("Characters that nobody sees are set as well, and count")
  func unseen() {
    var text = SetText()
    text.charactersSet = 1_000
    #expect(TextSamples.allows(text, animators: 1, samples: 4_000))
    #expect(!TextSamples.allows(text, animators: 1, samples: 4_001))
    var samples = TextSamples(animators: 1, most: 4_004)
    for frame in [0.0, 1] { _ = samples.text(at: frame) { _ in text } }
    #expect(!samples.isSpent)
    _ = samples.text(at: 2) { _ in text }
    #expect(samples.isSpent)
  }
}
