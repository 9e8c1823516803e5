import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Independent pieces of work on several threads, whose results are taken in the order of the
/// pieces whichever is done first.
///
/// Results are taken by whoever brings the next one in order, one at a time, so that taking needs
/// no thread of its own. The calling thread only waits: its stack is too small for animations that
/// are nested deeply.
package enum OrderedWork {
  /// The processors that this process may use.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Does the work.
  ///
  /// - Parameters:
  ///   - count: the number of pieces.
  ///   - jobs: the most threads that work at once.
  ///   - start: what is handed from one taking to the next.
  ///   - work: does one piece, on any thread.
  ///   - take: takes one result, in order; false to begin no more pieces.
  /// - Returns: what the last taking left.
  package static func run<State: Sendable, Result: Sendable>(
    count: Int, jobs: Int, start: State, work: @escaping @Sendable (Int) -> Result,
    take: @escaping @Sendable (inout State, Int, Result) -> Bool
  ) -> State {
    let queue = Queue<State, Result>(count: count, state: start, work: work, take: take)
    var threads: [pthread_t] = []
    for _ in 0..<max(1, min(jobs, count)) {
      if let thread = Thread.start({ queue.drain() }) { threads.append(thread) }
    }
    if threads.isEmpty { queue.drain() }
    for thread in threads { pthread_join(thread, nil) }
    return queue.state
  }
}

/// The pieces that are left, and the results that wait for their turn.
private final class Queue<State: Sendable, Result: Sendable>: Sendable {
  private let count: Int
  private let work: @Sendable (Int) -> Result
  private let take: @Sendable (inout State, Int, Result) -> Bool
  private let next = Atomic<Int>(0)
  private let taken: Mutex<Taken>

  private struct Taken: Sendable {
    var state: State
    var waiting: [Int: Result] = [:]
    var index = 0
    var isStopped = false
  }

  init(
    count: Int, state: State, work: @escaping @Sendable (Int) -> Result,
    take: @escaping @Sendable (inout State, Int, Result) -> Bool
  ) {
    self.count = count
    self.work = work
    self.take = take
    taken = Mutex(Taken(state: state))
  }

  var state: State { taken.withLock { $0.state } }

  func drain() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = work(index)
      let isStopped = taken.withLock { taken in
        taken.waiting[index] = result
        while !taken.isStopped, let result = taken.waiting.removeValue(forKey: taken.index) {
          if !take(&taken.state, taken.index, result) { taken.isStopped = true }
          taken.index += 1
        }
        return taken.isStopped
      }
      if isStopped { return }
    }
  }
}

/// What a thread is to do, across the border to C.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }

  /// Runs a body that was handed over as a pointer.
  static func run(_ pointer: UnsafeMutableRawPointer) {
    Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().run()
  }
}

/// A thread of the operating system. Its stack takes memory only as far as it is used.
enum Thread {
  private static let stackSize = 128 << 20

  /// Does something beside all else; where the system has no thread left, not at all.
  static func begin(_ body: @escaping @Sendable () -> Void) {
    if let thread = start(body) { pthread_detach(thread) }
  }

  /// A new thread; nil when the system has none left, which leaves more to the others.
  fileprivate static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    start(Unmanaged.passRetained(ThreadBody(body)).toOpaque())
  }

  private static func start(_ body: UnsafeMutableRawPointer) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, &attributes, threadMain, body)
    pthread_attr_destroy(&attributes)
    guard code == 0 else {
      Unmanaged<ThreadBody>.fromOpaque(body).release()
      return nil
    }
    return thread
  }
}

#if canImport(Darwin)
  private func threadMain(_ body: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    ThreadBody.run(body)
    return nil
  }
#else
  private func threadMain(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let body { ThreadBody.run(body) }
    return nil
  }
#endif
