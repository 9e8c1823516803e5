import InbetweenDiagnostics
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a terminal's standard error shows while work takes long: how much is done, and how long it
/// has taken; nothing where no person looks.
///
/// A bar grows as work is done, once a tenth of a second at most; work that takes less than half a
/// second shows none. Where nothing is counted, or for long nothing is done, the seconds go on.
package final class ProgressBar: Sendable {
  private let work: Work

  /// A bar named `title`.
  package init(title: String) {
    work = Work(title: PrintableText.singleLine(title, limit: 30))
    guard work.isVisible else { return }
    let work = work
    Thread.begin { while work.tick() {} }
  }

  deinit { work.clear(forGood: true) }

  /// Shows how far the work is.
  package func show(_ done: Int, of all: Int) { work.show(done, of: all) }

  /// Removes the bar; the next `show` brings it back at once.
  package func clear() { work.clear(forGood: false) }
}

/// What is being done, for those who do it and for the thread that tells the seconds.
private final class Work: Sendable {
  let isVisible: Bool
  private let title: String
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  private struct State {
    var done = 0
    var all = 0
    /// When it was drawn last; nil while it is not there.
    var shown: ContinuousClock.Instant?
    /// Whether it was removed, and is not to come back by itself.
    var isCleared = false
    var isOver = false
  }

  init(title: String) {
    self.title = title
    isVisible = SystemFile.standardError.isTerminal && !SystemPath.isDumb
  }

  func show(_ done: Int, of all: Int) {
    guard isVisible else { return }
    state.withLock { state in
      (state.done, state.all, state.isCleared) = (done, all, false)
      guard all > 1 else { return }
      draw(&state, after: .milliseconds(500), every: .milliseconds(100))
    }
  }

  /// Waits a little, and tells the seconds; false when the work is over.
  func tick() -> Bool {
    usleep(200_000)
    return state.withLock { state in
      if !state.isCleared, !state.isOver {
        draw(&state, after: .seconds(1), every: .milliseconds(900))
      }
      return !state.isOver
    }
  }

  func clear(forGood: Bool) {
    guard isVisible else { return }
    state.withLock { state in
      if state.shown != nil { write("\r\u{1B}[K") }
      (state.shown, state.isCleared) = (nil, true)
      state.isOver = state.isOver || forGood
    }
  }

  private func draw(_ state: inout State, after delay: Duration, every pause: Duration) {
    let now = ContinuousClock.now
    guard now - start > delay, state.shown.map({ now - $0 > pause }) ?? true else { return }
    state.shown = now
    let seconds = (now - start).components.seconds
    let time = seconds > 0 ? " \(seconds) s" : ""
    guard state.all > 1 else { return write("\r\(title)\(time)\u{1B}[K") }
    let width = 30
    let filled = min(width, state.done * width / state.all)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    write("\r\(title) \(bar) \(state.done)/\(state.all)\(time)\u{1B}[K")
  }

  private func write(_ text: String) {
    try? SystemFile.standardError.write(Array(text.utf8))
  }
}
