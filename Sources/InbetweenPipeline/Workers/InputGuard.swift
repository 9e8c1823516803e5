private import CInbetweenWorkers
package import InbetweenDiagnostics
import InbetweenJSONTree
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What keeps one input from ending the work on all others: a fault of the command itself at an input,
/// or more time or memory than it may take, begins the command again, and the input is then an error.
///
/// What was printed before is not printed once more. A run in which nothing ends has one process and
/// nothing to do twice.
package enum InputGuard {
  /// The exit status of a fault where the command cannot begin again: it was at standard input, for
  /// one. `sysexits.h` has it for a fault of the program.
  package static let status: Int32 = 70

  /// The argument of a command that has begun again.
  private static let word = "begun-again"

  /// Why the command ended at inputs before, by `key(of:)`.
  private static let ends = Mutex<[UInt64: Worker.End]>([:])

  /// From now on inputs are guarded.
  ///
  /// - Parameter arguments: of the process, without its name.
  /// - Returns: what the command was asked for.
  package static func begin(_ arguments: [String]) -> [String] {
    var asked = arguments
    var (before, received) = ("", (Int64(0), Int64(0)))
    if arguments.count >= 4, arguments[0] == word {
      before = arguments[1]
      received = (Int64(arguments[2]) ?? 0, Int64(arguments[3]) ?? 0)
      asked.removeFirst(4)
    }
    ends.withLock { $0 = Self.ends(before) }
    guard let program = SystemPath.executable else { return asked }
    let kept = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: asked.count)
    _ = kept.initialize(from: asked.map { strdup($0) })
    var restart = fault_restart(
      program: strdup(program), arguments: kept.baseAddress, argument_count: kept.count,
      word: strdup(word), ends: strdup(before), received: received)
    fault_catch(status, &restart)
    return asked
  }

  /// The current thread is at an input, until `leave`.
  ///
  /// - Parameters:
  ///   - input: the file; a stream cannot be read twice, and after one nothing begins again.
  ///   - limits: what it may take.
  /// - Throws: C013, C014 or C015 where it has ended the command before.
  package static func enter(
    _ input: InputFile, limits: LimitSettings = LimitSettings()
  ) throws(Diagnostic) {
    let (limits, key) = (limits.ofWorker, key(of: input))
    if let end = ends.withLock({ $0[key] }) { throw .inputEnded(end, limits) }
    let name = String(UnicodeScalar(UInt8(fault_name)))
    let placeholder = "inbetween-signal"
    let causes = [
      Diagnostic.fault(signal: placeholder), .inputEnded(.time, limits),
      .inputEnded(.memory(limits.bytes), limits),
    ]
    let text = causes.map { $0.line(file: input.title) + "\n" }.joined(separator: "\0")
      .replacing(placeholder, with: name)
    let isStream = input.isStandardInput || (try? SystemPath.kind(of: input.path)) == .stream
    text.utf8CString.withUnsafeBufferPointer {
      fault_say($0.baseAddress, $0.count - 1, isStream ? 0 : key)
    }
    fault_limit(limits.seconds, Int64(limits.bytes))
  }

  /// A part of what was asked for is done: the time of the input counts anew.
  package static func goOn() { fault_go_on() }

  package static func leave() { fault_say(nil, 0, 0) }

  /// What stands for an input, whatever its name holds; never 0.
  private static func key(of input: InputFile) -> UInt64 {
    let digest = SHA256(of: Array(input.path.utf8)).hexadecimal
    return max(1, UInt64(digest.prefix(16), radix: 16) ?? 1)
  }

  /// What a process says of its ends: see `end_format` in `faults.c`.
  private static func ends(_ text: String) -> [UInt64: Worker.End] {
    var ends: [UInt64: Worker.End] = [:]
    for part in text.split(separator: ",") {
      let words = part.split(separator: ":")
      guard words.count == 3, let key = UInt64(words[0], radix: 16), let number = Int(words[2])
      else { continue }
      switch words[1] {
      case "t": ends[key] = .time
      // In MB.
      case "m": ends[key] = .memory(number << 20)
      default: ends[key] = Int32(exactly: number).map { .signal($0) }
      }
    }
    return ends
  }

  /// How many of the bytes that go to standard output or error are there already.
  static func passed(of count: Int, to stream: Stream) -> Int {
    fault_pass(stream.rawValue, count)
  }

  /// A stream by its descriptor.
  enum Stream: Int32 {
    case output = 1
    case error = 2
  }
}
