import InbetweenSceneGraph
import InbetweenTimeline
import Testing

@testable import InbetweenExporters

/// The clocks of compositions within compositions, as layers need them.
@Suite struct LayerClockTests {
  private static let range = FrameRange(0, 20)

  /// A clock at 10 frames a second that shows these seconds at frames 0, 10 and 20.
  private static func remapped(_ seconds: Double...) -> SceneClock {
    let keys = zip([0.0, 10, 20], seconds).map { Keyframe($0, $1) }
    return .remapped(.keyframed(keys), end: 1_000)
  }

  private static func clock(_ clocks: [SceneClock], _ work: inout OutlineWork) -> LayerClock {
    clocks.reduce(LayerClock(FrameRate(10))) { $0.entering($1, over: range, work: &work) }
  }

  @Test("Moments are where the clock inside passes frames, and where it turns")
  func moments() {
    var work = OutlineWork()
    let clock = Self.clock([Self.remapped(0, 2, 0)], &work)
    let found = clock.moments(of: [5, 20, 30], over: Self.range, work: &work)
    #expect(Set(found.map { ($0 * 1e6).rounded() / 1e6 }) == [0, 2.5, 10, 17.5, 20])
    let parts = clock.visible(FrameRange(5, 10), over: Self.range, work: &work)
    #expect(
      parts.map { [$0.start, $0.end].map { ($0 * 1e6).rounded() / 1e6 } } == [
        [2.5, 5], [15, 17.5],
      ])
  }

  @Test("However deep they are nested, no moment is told twice, and eight of half a frame at most")
  func nested() {
    var work = OutlineWork()
    for depth in 1...12 {
      let clocks = (0..<depth).map { Self.remapped(0, $0 % 2 == 0 ? 2 : 1.5, 0) }
      let turns = Self.clock(clocks, &work).moments(of: [], over: Self.range, work: &work)
      #expect(turns == Set(turns).sorted())
      #expect(turns.count <= 8 * 41)
    }
  }

  @Test("A clock that races through keyframes tells eight of them for half a frame")
  func racing() {
    var work = OutlineWork()
    // A thousand frames from one picture to the next.
    let clock = Self.clock([Self.remapped(0, 1_000, 0)], &work)
    let frames = (1..<10_000).map(Double.init)
    let found = clock.moments(of: frames, over: Self.range, work: &work)
    #expect(found.count <= 8 * 40 + 8)
    #expect(found.count >= 8 * 40)
  }

  @Test("Once all work is spent, moments lie on half frames")
  func spent() {
    var work = OutlineWork(limit: 0)
    let clock = Self.clock([Self.remapped(0, 2, 0)], &work)
    let found = clock.moments(of: [4.3], over: Self.range, work: &work)
    #expect(found.allSatisfy { ($0 * 2).rounded() == $0 * 2 })
    #expect(found.contains(2.5))
    #expect(work.isAllSpent)
  }

  @Test("What clocks take is counted")
  func counted() {
    var (one, ten) = (OutlineWork(limit: 30_000), OutlineWork(limit: 30_000))
    _ = Self.clock([Self.remapped(0, 2, 0)], &one)
    _ = Self.clock((0..<10).map { _ in Self.remapped(0, 2, 0) }, &ten)
    #expect(!one.isAllSpent)
    #expect(ten.isAllSpent)
  }
}
