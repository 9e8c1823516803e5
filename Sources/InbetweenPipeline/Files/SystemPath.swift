// What the operating system tells of paths.

private import CInbetweenWorkers

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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

  /// The path behind all symbolic links; the path itself where that cannot be known.
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

extension SystemPath {
  /// What stands at a path now; nil for nothing, or where that cannot be known.
  static func fingerprint(of path: String) -> FileFingerprint? {
    var status = stat()
    guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (changed, written) = (status.st_ctimespec, status.st_mtimespec)
    #else
      let (changed, written) = (status.st_ctim, status.st_mtim)
    #endif
    return FileFingerprint(
      size: Int(status.st_size), number: UInt64(status.st_ino),
      written: nanoseconds(written), changed: nanoseconds(changed))
  }

  /// Whether nothing stands at a path.
  static func isMissing(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && errno == ENOENT
  }

  /// The time of day in nanoseconds, on the clock that fingerprints files.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
  }

  /// The file that this process runs; nil where the system does not tell.
  static var executable: String? {
    #if canImport(Darwin)
      var count: UInt32 = 4096
      var name = [CChar](repeating: 0, count: Int(count))
      guard _NSGetExecutablePath(&name, &count) == 0 else { return nil }
      return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }

  /// A word for this machine and process, for names of files that only it may use.
  static var owner: (machine: String, process: Int) {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.prefix(while: { $0 != 0 }) {
      hash = (hash ^ UInt64(UInt8(bitPattern: byte))) &* 0x100_0000_01B3
    }
    return (String(hash, radix: 36), Int(getpid()))
  }

  /// A variable of the environment; nil where it is not set.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Whether the terminal says that it cannot move its cursor, nor colour.
  static var isDumb: Bool { variable("TERM") == "dumb" }

  /// Whether a process of this machine runs.
  static func runs(_ process: Int) -> Bool {
    guard let number = pid_t(exactly: process), number > 0 else { return false }
    return process_is_alive(number) != 0
  }
}

/// What tells, without reading it, that a file is still the one that was read.
struct FileFingerprint: Hashable, Sendable {
  var size: Int
  /// The file system's own number for the file.
  var number: UInt64
  /// When its contents were last written, in nanoseconds.
  var written: Int
  /// When anything about it was last changed; no program can set this back.
  var changed: Int
}
