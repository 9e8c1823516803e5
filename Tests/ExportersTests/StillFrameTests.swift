import InbetweenDiagnostics
import InbetweenSceneGraph
import InbetweenTimeline
import Testing

@testable import InbetweenExporters

/// The frame that stands for an animation is found with few looks, however many parts it has.
@Suite struct StillFrameTests {
  /// How many frames were looked at, and how often.
  private final class Count: @unchecked Sendable {
    var (frames, calls) = (0, 0)
  }

  private func scene() -> Scene {
    var log = DiagnosticLog()
    return Timeline(
      name: "Gull", size: Size(100, 60), frameRate: FrameRate(30), frames: FrameRange(0, 400)
    )
    .scene(log: &log)
  }

  @Test("Frames that parts have in common are looked at once")
  func once() {
    let count = Count()
    var still = StillFrame(scene: scene()) { _, frames in
      count.calls += 1
      count.frames += frames.count
      // Most is to be seen at frame 20.
      return .init(amounts: frames.map { $0 == 20 ? 1 : 0.1 }, painted: 1)
    }
    for _ in 0..<100 { #expect(still.frame(in: FrameRange(0, 30)) == 20) }
    #expect(count.calls == 1)
    #expect(count.frames == 13)
    #expect(still.frame(in: FrameRange(0, 15)) == 14)
    // 13 of its moments are frames, of which nine have been looked at.
    #expect(count.frames < 13 * 2)
  }

  @Test("What takes too much is looked at a few times, and stands for by its last frame")
  func bounded() {
    for (painted, amount) in [(0, nil), (8_000_000, 0.5)] as [(Int, Double?)] {
      let count = Count()
      var still = StillFrame(scene: scene()) { _, frames in
        count.calls += 1
        return .init(
          amounts: amount.map { value in frames.map { _ in value } } ?? [], painted: painted)
      }
      for part in 0..<100 {
        let range = FrameRange(Double(part * 4), Double(part * 4 + 4))
        #expect(still.frame(in: range) == range.end - 1)
      }
      #expect(count.calls == 4)
    }
  }
}
