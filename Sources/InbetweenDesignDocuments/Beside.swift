private import Dispatch
private import Synchronization

/// Work that is done on another thread while the caller goes on.
final class Beside<Value: Sendable>: Sendable {
  private let group = DispatchGroup()
  private let value: Mutex<Value>

  /// Begins.
  ///
  /// - Parameters:
  ///   - start: a value to hold meanwhile.
  ///   - work: what is done; it may not need a deep stack.
  init(_ start: Value, _ work: @escaping @Sendable () -> Value) {
    value = Mutex(start)
    DispatchQueue.global().async(group: group) {
      let done = work()
      self.value.withLock { $0 = done }
    }
  }

  /// What came of it, for which the caller waits.
  var result: Value {
    group.wait()
    return value.withLock { $0 }
  }
}
