import InbetweenDiagnostics
import Synchronization

/// The workers of one batch: as many as its threads ask for at once.
final class WorkerPool: Sendable {
  private let state = Mutex(State())

  private struct State: Sendable {
    var idle: [Worker] = []
    /// Whether one has ever answered: else the system may not let processes be started, and what
    /// ends is no fault of an input.
    var hasAnswer = false
    var isGivenUp = false
  }

  /// What becomes of a task in another process; nil where there can be none.
  func result(of task: ConversionTask) -> BatchWork.Made? {
    let found: (worker: Worker?, isGivenUp: Bool) = state.withLock {
      ($0.isGivenUp ? nil : $0.idle.popLast(), $0.isGivenUp)
    }
    guard !found.isGivenUp, let worker = found.worker ?? Worker() else { return nil }
    switch worker.answer(to: task) {
    case .made(let made):
      state.withLock {
        $0.idle.append(worker)
        $0.hasAnswer = true
      }
      return made
    case .none(let end):
      if case .exit = end {
        let isHopeless = state.withLock { state in
          if !state.hasAnswer { state.isGivenUp = true }
          return !state.hasAnswer
        }
        if isHopeless { return nil }
      }
      // What it had begun to write.
      if let folder = task.conversion.folder {
        OutputFiles.removeLeftovers(in: folder + "/" + task.input.folder)
      }
      var made = BatchWork.Made()
      made.report.fail(.inputEnded(end, task.conversion.limits.ofWorker), of: task.input)
      return made
    }
  }

  /// Lets all workers end; none is at work any more.
  func close() {
    let workers = state.withLock { state in
      defer { state.idle = [] }
      return state.idle
    }
    for worker in workers { worker.stop() }
  }
}
