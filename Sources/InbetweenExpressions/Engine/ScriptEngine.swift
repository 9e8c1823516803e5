private import CInbetweenScriptEngine
import InbetweenDiagnostics

/// What a script came to.
enum ScriptResult: Hashable, Sendable {
  /// `null`, `undefined`, or something that is no value of a property.
  case nothing
  case numbers([Double])
  case text(String)
  /// What was thrown.
  case failure(String)
  /// The allowance of time is spent; the engine cannot be used any more.
  case timeout
  /// The memory is; the engine cannot be used any more.
  case exhausted
}

/// A program that an engine of this process has compiled; made by `ScriptEngine.compile` alone, since
/// an engine trusts it.
struct CompiledScript: Sendable {
  fileprivate let bytes: [UInt8]
}

/// Answers what scripts ask by `$host(operation, …)`; nil where there is no answer.
typealias ScriptHost = (_ operation: Int, _ arguments: UnsafeBufferPointer<Double>) -> [Double]?

/// A JavaScript engine without any way out: no files, no network, no clock, no modules, bounded
/// memory, and an allowance of processor time for each call.
///
/// The engine is Duktape, which Debian and Homebrew package. Their builds leave out Duktape's own
/// check of elapsed time, as MuJS lacks one altogether; `CScriptEngine` adds it from outside.
/// A child process under resource limits would do the same at the price of sending it the whole
/// animation, of a second executable, and of a script's every question crossing a pipe.
struct ScriptEngine: ~Copyable {
  /// The most memory that scripts may hold, in bytes.
  static var memory: Int { 64 << 20 }

  private let engine: OpaquePointer
  private let host: UnsafeMutablePointer<ScriptHost>

  /// An engine that asks `host`, with `room` bytes besides those of scripts for what they reach; nil
  /// when there is no memory for it.
  init?(room: Int = 0, host: @escaping ScriptHost) {
    let place = UnsafeMutablePointer<ScriptHost>.allocate(capacity: 1)
    place.initialize(to: host)
    let engine = script_engine_create(
      Self.memory + room,
      { context, operation, arguments, count, results, capacity in
        guard let context, let arguments, let results else { return -1 }
        let place = context.assumingMemoryBound(to: ScriptHost.self)
        let given = UnsafeBufferPointer(start: arguments, count: Int(count))
        guard let answer = place.pointee(Int(operation), given),
          answer.count <= Int(capacity)
        else { return -1 }
        for (index, number) in answer.enumerated() { results[index] = number }
        return Int32(answer.count)
      }, place)
    guard let engine else {
      place.deinitialize(count: 1)
      place.deallocate()
      return nil
    }
    self.engine = engine
    self.host = place
  }

  deinit {
    script_engine_destroy(engine)
    host.deinitialize(count: 1)
    host.deallocate()
  }

  /// Evaluates a program within `seconds` of processor time.
  mutating func evaluate(_ source: String, within seconds: Double) -> ScriptResult {
    var source = source
    return source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        // An empty program's buffer has no address.
        guard let start = text.baseAddress else { return .nothing }
        return Self.result(script_engine_evaluate(engine, start, text.count, seconds))
      }
    }
  }

  /// A program in the form that engines of this process read sooner than its source; nil where it
  /// cannot be compiled within `seconds` of processor time.
  mutating func compile(_ source: String, within seconds: Double) -> CompiledScript? {
    var source = source
    return source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        var size = 0
        guard let start = text.baseAddress,
          let made = script_engine_compile(engine, start, text.count, seconds, &size)
        else { return nil }
        return CompiledScript(bytes: Array(UnsafeRawBufferPointer(start: made, count: size)))
      }
    }
  }

  /// Runs a compiled program within `seconds` of processor time.
  mutating func run(_ program: CompiledScript, within seconds: Double) -> ScriptResult {
    program.bytes.withUnsafeBytes {
      Self.result(script_engine_run(engine, $0.baseAddress, $0.count, seconds))
    }
  }

  /// Calls the global function of this name within `seconds` of processor time.
  mutating func call(
    _ function: StaticString, _ arguments: [Double], within seconds: Double
  ) -> ScriptResult {
    function.withUTF8Buffer { name in
      name.withMemoryRebound(to: CChar.self) { text in
        guard let start = text.baseAddress else { return .nothing }
        return Self.result(
          script_engine_call(engine, start, arguments, Int32(arguments.count), seconds))
      }
    }
  }

  private static func result(_ result: script_result) -> ScriptResult {
    func text() -> String {
      guard let start = result.text else { return "" }
      return start.withMemoryRebound(to: UInt8.self, capacity: result.count) {
        String(decoding: UnsafeBufferPointer(start: $0, count: result.count), as: UTF8.self)
          .streamSafe
      }
    }
    switch result.kind {
    case script_number, script_numbers:
      return .numbers(Array(UnsafeBufferPointer(start: result.numbers, count: result.count)))
    case script_text: return .text(text())
    case script_error: return .failure(text())
    case script_timeout: return .timeout
    case script_exhausted: return .exhausted
    default: return .nothing
    }
  }
}

/// A thread for scripts: the only one on which engines run, with stack enough for their recursion.
enum ScriptThread {
  /// How deep engines and the parser may recurse, in bytes; only what is used is taken.
  private static var stack: Int { 64 << 20 }

  /// The processor time that the current thread has used, in seconds.
  static var time: Double { script_thread_time() }

  /// The value of `body`, computed on a thread of its own; nil where no thread can be had.
  static func run<Value>(_ body: () -> Value) -> Value? {
    var value: Value?
    withoutActuallyEscaping(body) { body in
      var work: () -> Void = { value = body() }
      _ = withUnsafeMutablePointer(to: &work) { place in
        script_thread_run(
          { context in context?.assumingMemoryBound(to: (() -> Void).self).pointee() },
          place, stack)
      }
    }
    return value
  }
}
