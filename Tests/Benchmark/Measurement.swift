import Foundation

/// A process run to its end: what it cost.
struct Measurement {
  let status: Int32
  /// User and system time, in seconds.
  let cpu: Double
  /// In seconds.
  let wall: Double
  let peakBytes: Int
  let output: String

  init(_ executable: String, _ arguments: [String], in scratch: URL) throws {
    let outputFile = scratch.appending(path: "output").path()
    var actions = Self.newActions()
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, outputFile, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    let words = Self.terminated([executable] + arguments)
    let variables = Self.terminated(environment)
    defer { (words + variables).forEach { free($0) } }
    var process = pid_t()
    let start = ContinuousClock.now
    let failure = posix_spawn(&process, executable, &actions, nil, words, variables)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
    var result: Int32 = 0
    var usage = rusage()
    while wait4(process, &result, 0, &usage) < 0 && errno == EINTR {}
    let time = start.duration(to: .now).components
    wall = Double(time.seconds) + Double(time.attoseconds) / 1e18
    cpu = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if canImport(Darwin)
      peakBytes = Int(usage.ru_maxrss)
    #else
      peakBytes = Int(usage.ru_maxrss) * 1024
    #endif
    status = result
    let written = FileManager.default.contents(atPath: outputFile)?.prefix(100) ?? Data()
    output = String(decoding: written, as: UTF8.self)
  }

  private static func terminated(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  #if canImport(Darwin)
    private static func newActions() -> posix_spawn_file_actions_t? {
      var actions: posix_spawn_file_actions_t?
      posix_spawn_file_actions_init(&actions)
      return actions
    }
  #else
    private static func newActions() -> posix_spawn_file_actions_t {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      return actions
    }
  #endif
}
