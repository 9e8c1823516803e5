#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The turn of a frame that holds much memory: one has it at a time, however many are drawn at once, so
/// that together they hold little more than one may.
struct LargeFrame: ~Copyable {
  /// From how many bytes on layers a frame is large, unless its picture is.
  static let bytes = 1 << 26
  /// How many layers of a large picture's own size are no more than it needs.
  static let layers = 4

  nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    // A frame may need pictures that are drawn for it on the same thread.
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, &attributes)
    return mutex
  }()

  /// Waits for the turn.
  init() { pthread_mutex_lock(Self.mutex) }

  deinit { pthread_mutex_unlock(Self.mutex) }
}
