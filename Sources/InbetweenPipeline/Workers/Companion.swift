private import CInbetweenWorkers

/// Another program of this package, beside the command: it is asked once, and ends.
package enum Companion {
  /// - Parameters:
  ///   - program: its name, and the word that it is started with.
  ///   - question: the bytes that it is sent.
  /// - Returns: what it answers; nil where it is not there, or ends without an answer.
  package static func answer(
    of program: (name: String, word: String), to question: [UInt8]
  ) -> [UInt8]? {
    guard let own = SystemPath.executable,
      let folder = SystemPath.parent(of: SystemPath.resolved(own))
    else { return nil }
    let path = folder + "/" + program.name
    guard SystemPath.mark(of: path) != nil, let worker = Worker(path, word: program.word) else {
      return nil
    }
    return worker.answer(to: question)
  }
}
