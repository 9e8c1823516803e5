import Foundation

/// Work on a thread with a large stack: builds for debugging need far more of it than releases, and
/// the threads of tests have little.
package enum WideStack {
  /// Does `body` there and waits for it.
  package static func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) throws -> Value {
    let box = Box<Value>()
    let thread = Thread { box.finish(Result { try body() }) }
    thread.stackSize = 128 << 20
    thread.start()
    return try box.wait()
  }

  private final class Box<Value: Sendable>: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var result: Result<Value, any Error>?

    func finish(_ result: Result<Value, any Error>) {
      self.result = result
      done.signal()
    }

    func wait() throws -> Value {
      done.wait()
      guard let result else { throw CancellationError() }
      return try result.get()
    }
  }
}
