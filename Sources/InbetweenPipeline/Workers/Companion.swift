private import CInbetweenWorkers

/// Another program of this package, beside the command: it is asked once, and ends.
package enum Companion {
  package enum Answer: Hashable, Sendable {
    case bytes([UInt8])
    /// It is not beside the command.
    case missing
    /// It ended without an answer: as it took too long, or by a fault.
    case ended(isLate: Bool)
  }

  /// - Parameters:
  ///   - program: its name, and the word that it is started with.
  ///   - question: the bytes that it is sent.
  /// - Returns: what it answers.
  package static func answer(
    of program: (name: String, word: String), to question: [UInt8]
  ) -> Answer {
    guard let worker = start(program) else { return .missing }
    let (bytes, end) = worker.answer(to: question)
    return bytes.map { .bytes($0) } ?? .ended(isLate: end == .time)
  }

  /// Starts one that is spoken to until `RunningCompanion.stop()`; nil where it is not there.
  ///
  /// - Parameter program: its name, and the word that it is started with.
  /// - Returns: what speaks to it.
  package static func running(_ program: (name: String, word: String)) -> RunningCompanion? {
    start(program).map(RunningCompanion.init)
  }

  private static func start(_ program: (name: String, word: String)) -> Worker? {
    guard let own = SystemPath.executable,
      let folder = SystemPath.parent(of: SystemPath.resolved(own))
    else { return nil }
    let path = folder + "/" + program.name
    guard SystemPath.fingerprint(of: path) != nil else { return nil }
    return Worker(path, word: program.word)
  }
}

/// A program beside the command that runs as long as the command does.
package struct RunningCompanion: Sendable {
  fileprivate let worker: Worker

  /// Hands over bytes; whether they could be.
  package func send(_ bytes: [UInt8]) -> Bool { worker.send(bytes) }

  /// What it says next; nil where it has ended.
  package func receive() -> [UInt8]? { worker.receive() }

  /// Lets it end, and waits for that.
  package func stop() { worker.stop() }
}
