// The clock of the process: tests may stop it and set it, so that what plays by it is known to the
// millisecond.

private import Glibc

/// What `Date()` and every other clock of the system say.
public enum HostClock {
  /// Seconds since 1970 at which the clock stands; nil to let it run.
  public nonisolated(unsafe) static var time: Double?

  fileprivate typealias Clock =
    @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt

  /// The C library's own function, which the one below hides from every library of the process.
  fileprivate static let system: Clock? = {
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    return dlsym(next, "clock_gettime").map { unsafeBitCast($0, to: Clock.self) }
  }()
}

@_cdecl("clock_gettime") public func hostClock(
  _ clock: clockid_t, _ result: UnsafeMutablePointer<timespec>
) -> CInt {
  guard let time = HostClock.time else { return HostClock.system?(clock, result) ?? -1 }
  let seconds = time.rounded(.down)
  result.pointee = timespec(tv_sec: Int(seconds), tv_nsec: Int((time - seconds) * 1e9))
  return 0
}
