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
    func cut(_ count: Int) -> (lines: [BezierPath], points: Int) {
      let lines = [BezierPath](repeating: curve, count: count).cut(.identity, 20_000)
      return (lines, lines.reduce(0) { $0 + $1.vertices.count })
    }
    let one = cut(1)
    #expect(cut(2).points == 2 * one.points)
    let most = 500_000
    let many = cut(most / one.points * 2)
    #expect(many.points < most)
    // The last is bent as the first is.
    let count = one.lines.count
    #expect(many.lines.suffix(count) == many.lines.prefix(count))
    #expect(many.points > 2 * many.lines.count)
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
