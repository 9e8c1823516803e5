import InbetweenDiagnostics
import InbetweenLottieImport
import InbetweenTimeline
import TestSupport
import Testing

/// How the letters of `no-time-to-stop` come in, worked out from its numbers.
@Suite struct LetterMotionTests {
  private static func selector(
    _ title: String
  ) throws -> (selector: TextSelector, count: Int) {
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: FixtureCase("no-time-to-stop/no-time-to-stop.json").bytes(), name: "", log: &log)
    let texts = (timeline.layers + timeline.compositions.flatMap(\.layers)).compactMap { layer in
      if case .text(let text) = layer.content { text } else { nil }
    }
    let text = try #require(texts.first { $0.documents.first?.document.text == title })
    return (try #require(text.animators.first?.selectors.first), title.count)
  }

  @Test("Four lines are typed as one text, a letter every 2.4 frames, twice over")
  func typed() throws {
    var before = 0
    for title in [
      "LIFE SEEMINGLY FILLED", "WITH NEVER-ENDING TASKS.", "ORDERDESIGNUK", "X BM/000 325",
    ] {
      let (selector, count) = try Self.selector(title)
      for frame in stride(from: 0.0, to: 480, by: 0.5) {
        let time = frame.truncatingRemainder(dividingBy: 240)
        let hidden = (0..<count).map { letter in
          time >= (Double(before + letter) * 2.4).rounded() ? 0.0 : 1
        }
        #expect(selector.shares(of: count, atFrame: frame) == hidden, "\(title) at \(frame)")
      }
      before += count
    }
  }

  @Test("TO fades in from the left and NO TIME from the right: 18 frames a letter, 6 frames apart")
  func faded() throws {
    for (title, starts) in [
      ("TO", [0.0, 6]), ("NO TIME", [36, 30, 24, 18, 12, 6, 0]),
    ] {
      let (selector, count) = try Self.selector(title)
      let end = starts.max().map { $0 + 18 } ?? 0
      for frame in stride(from: 0, to: end, by: 0.5) {
        for begin in [0.0, 240] {
          let shares = selector.shares(of: count, atFrame: begin + frame)
          for (share, start) in zip(shares, starts) {
            let hidden = Self.eased(min(1, max(0, 1 - (frame - start) / 18)))
            #expect(abs(share - hidden) < 1e-6, "\(title) at \(begin + frame)")
          }
        }
      }
    }
  }

  /// The curve 0.42, 0, 0.58, 1, solved by halving.
  private static func eased(_ progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let t = (low + high) / 2
      let x = 3 * (1 - t) * (1 - t) * t * 0.42 + 3 * (1 - t) * t * t * 0.58 + t * t * t
      if x < progress { low = t } else { high = t }
    }
    let t = (low + high) / 2
    return 3 * (1 - t) * t * t + t * t * t
  }
}
