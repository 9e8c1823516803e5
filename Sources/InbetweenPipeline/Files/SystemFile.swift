// The one place that calls the operating system about files.

private import CInbetweenWorkers

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a call of the operating system failed, in its words.
struct SystemFailure: Error, Hashable {
  /// Such as `No such file or directory`.
  var reason: String
  var isMissingFile: Bool

  init(code: Int32 = errno) {
    reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    isMissingFile = code == ENOENT
  }

  init(reason: String) {
    self.reason = reason
    isMissingFile = false
  }
}

/// What stands at a path.
enum FileKind: Hashable {
  case file, folder
  /// A pipe, a terminal, a device.
  case stream
}

/// An open file, closed when it goes out of scope.
struct SystemFile: ~Copyable {
  private let descriptor: Int32
  private let closes: Bool

  private init(descriptor: Int32, closes: Bool) {
    self.descriptor = descriptor
    self.closes = closes
  }

  deinit { if closes { _ = close(descriptor) } }

  static var standardInput: SystemFile { SystemFile(descriptor: STDIN_FILENO, closes: false) }
  static var standardOutput: SystemFile { SystemFile(descriptor: STDOUT_FILENO, closes: false) }
  static var standardError: SystemFile { SystemFile(descriptor: STDERR_FILENO, closes: false) }

  static func reading(_ path: String) throws(SystemFailure) -> SystemFile {
    try opened(path, O_RDONLY)
  }

  /// Opens what stands at `path` for writing over it, without making a file.
  static func writing(_ path: String) throws(SystemFailure) -> SystemFile {
    try opened(path, O_WRONLY)
  }

  /// Makes a file that must not exist yet.
  static func creating(_ path: String) throws(SystemFailure) -> SystemFile {
    try opened(path, O_WRONLY | O_CREAT | O_EXCL)
  }

  private static func opened(_ path: String, _ flags: Int32) throws(SystemFailure) -> SystemFile {
    // A path with a zero byte would silently name another file.
    guard !path.utf8.contains(0) else { throw SystemFailure(code: EINVAL) }
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemFailure() }
    return SystemFile(descriptor: descriptor, closes: true)
  }
}

extension SystemFile {
  /// The size in bytes; 0 for what has none.
  var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// How many columns the terminal has; nil where it is none, or does not say.
  var columns: Int? {
    let columns = Int(terminal_columns(descriptor))
    return columns > 0 ? columns : nil
  }

  /// Everything up to the end, at most `limit` bytes and one more, which tells that there is more.
  func bytes(limit: Int) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var capacity = min(size, limit) + 1
    while bytes.count <= limit {
      let start = bytes.count
      let wanted = min(capacity, limit + 1 - start)
      let chunk = try self.chunk(of: wanted)
      if chunk.isEmpty { break }
      if start == 0 { bytes = chunk } else { bytes += chunk }
      capacity = max(64 << 10, bytes.count)
    }
    return bytes
  }

  private func chunk(of count: Int) throws(SystemFailure) -> [UInt8] {
    var failure: SystemFailure?
    let chunk = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = read(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled)
        if got < 0 && errno == EINTR { continue }
        if got < 0 { failure = SystemFailure() }
        if got <= 0 { return }
        filled += got
      }
    }
    if let failure { throw failure }
    return chunk
  }

  /// Writes all of it.
  func write(_ contents: [UInt8]) throws(SystemFailure) {
    var failure: SystemFailure?
    contents.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = writeOnce(rest)
        if count < 0 && errno == EINTR { continue }
        guard count >= 0 else {
          failure = SystemFailure()
          return
        }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
    }
    if let failure { throw failure }
  }

  private func writeOnce(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
