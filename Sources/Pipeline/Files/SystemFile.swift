// The one place that calls the operating system about files.

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

/// What paths name.
enum SystemPath {
  static func kind(of path: String) throws(SystemFailure) -> FileKind {
    guard !path.utf8.contains(0) else { throw SystemFailure(code: EINVAL) }
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemFailure() }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .stream
    }
  }

  /// Whether the path itself is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The path behind all symbolic links; the path itself where that cannot be told.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The names in a folder, in the order of their bytes, without `.` and `..`.
  static func names(in folder: String) throws(SystemFailure) -> [String] {
    guard let stream = opendir(folder) else { throw SystemFailure() }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a folder and those above it; it may exist.
  static func makeFolder(_ path: String) throws(SystemFailure) {
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    if code == EEXIST {
      guard try kind(of: path) == .folder else { throw SystemFailure(code: ENOTDIR) }
      return
    }
    guard code == ENOENT, let parent = parent(of: path) else { throw SystemFailure(code: code) }
    try makeFolder(parent)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw SystemFailure() }
  }

  static func rename(_ old: String, to new: String) throws(SystemFailure) {
    #if canImport(Darwin)
      let result = Darwin.rename(old, new)
    #elseif canImport(Glibc)
      let result = Glibc.rename(old, new)
    #elseif canImport(Musl)
      let result = Musl.rename(old, new)
    #endif
    guard result == 0 else { throw SystemFailure() }
  }

  static func remove(_ path: String) { unlink(path) }

  /// Gives a file the rights of another.
  static func copyRights(of source: String, to target: String) {
    var status = stat()
    guard stat(source, &status) == 0 else { return }
    chmod(target, status.st_mode & 0o7777)
  }

  /// The folder that a path stands in; nil for a bare name.
  static func parent(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
