import InbetweenDiagnostics
import Synchronization

/// A bar on a terminal's standard error that grows as work is done; nothing where no person looks.
///
/// It shows once a tenth of a second at most, and work that takes less than half a second shows
/// none.
package final class ProgressBar: Sendable {
  private let title: String
  private let isVisible: Bool
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  private struct State {
    var shown: ContinuousClock.Instant?
  }

  /// A bar named `title`.
  package init(title: String) {
    self.title = PrintableText.singleLine(title, limit: 30)
    isVisible = SystemFile.standardError.isTerminal && !SystemPath.isDumb
  }

  /// Shows how far the work is.
  package func show(_ done: Int, of all: Int) {
    guard isVisible, all > 1 else { return }
    let now = ContinuousClock.now
    let isDue = state.withLock { state in
      guard now - start > .milliseconds(500),
        state.shown.map({ now - $0 > .milliseconds(100) }) ?? true
      else { return false }
      state.shown = now
      return true
    }
    guard isDue else { return }
    let width = 30
    let filled = min(width, done * width / all)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    write("\r\(title) \(bar) \(done)/\(all)\u{1B}[K")
  }

  /// Removes the bar; the next `show` brings it back at once.
  package func clear() {
    let isShown = state.withLock { state in
      defer { state.shown = nil }
      return state.shown != nil
    }
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    try? SystemFile.standardError.write(Array(text.utf8))
  }
}
