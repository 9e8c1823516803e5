import InbetweenTimeline
import Testing

@testable import InbetweenPreview

/// What drawing holds at a time has an end.
@Suite struct MemoryTests {
  @Test("Curves far beyond the picture are cut into a bounded number of pieces")
  func farCurves() {
    let curve = BezierPath(
      [.init(Point(10, 90), out: Point(3e6, -2e6)), .init(Point(20, 90), in: Point(-3e6, -2e6))],
      isClosed: false)
    func points(_ count: Int) -> Int {
      [BezierPath](repeating: curve, count: count).cut(.identity, 20_000)
        .reduce(0) { $0 + $1.vertices.count }
    }
    let one = points(1)
    #expect(points(2) == 2 * one)
    let most = 500_000
    #expect(points(most / one * 2) < most)
  }

  @Test("Memory that waits for later layers counts as theirs")
  func waitingMemory() {
    var pool = BufferPool()
    pool.begin(picture: 0, most: 1_000_000)
    let buffers = [pool.take(400_000), pool.take(400_000)]
    for buffer in buffers { pool.give(back: buffer) }
    #expect(pool.bytesHeld == 800_000)
    let small = pool.take(150_000)
    #expect(pool.bytesHeld == 800_000)
    let large = pool.take(590_000)
    #expect(pool.bytesHeld == 990_000)
    pool.give(back: small)
    pool.give(back: large)
    #expect(pool.bytesInUse == 0)
  }
}
