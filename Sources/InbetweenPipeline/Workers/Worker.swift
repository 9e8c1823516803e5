private import CInbetweenWorkers
import InbetweenDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A process of this command that converts one input after the other, and may end at any of them.
struct Worker: Hashable, Sendable {
  private let process: pid_t
  private let socket: Int32

  /// The argument that makes a process one of these, and the descriptor of its end of the socket.
  static let word = "convert-worker"
  static let descriptor: Int32 = 3

  /// Starts one; nil where the system does not let it.
  init?() {
    guard let path = SystemPath.executable else { return nil }
    self.init(path, word: Self.word)
  }

  /// Starts a program with one word; nil where the system does not let it.
  init?(_ path: String, word: String) {
    var (process, socket) = (pid_t(), Int32())
    guard process_start(path, word, Self.descriptor, &process, &socket) == 0 else {
      return nil
    }
    (self.process, self.socket) = (process, socket)
  }

  /// Why there is no answer.
  enum End: Hashable, Sendable {
    /// It ended by itself, with this status.
    case exit(Int32)
    case signal(Int32)
    case time
    /// With so much of it.
    case memory(Int)
  }

  enum Answer: Hashable, Sendable {
    case made(BatchWork.Made)
    /// The process has ended.
    case none(End)
  }

  /// Hands over a task and waits for what becomes of it.
  func answer(to task: ConversionTask) -> Answer {
    let limits = task.conversion.limits.ofWorker
    var request = Message()
    request.write(task)
    guard Self.send(request, to: socket) else { return .none(end(.exit(0))) }
    var stopped: End?
    let received = Self.receive(from: socket) {
      let memory = Int(process_memory(process))
      guard memory > limits.bytes else { return true }
      stopped = .memory(memory)
      kill(process, SIGKILL)
      return false
    }
    guard var reply = received, let made = try? BatchWork.Made(from: &reply) else {
      return .none(end(stopped))
    }
    return .made(made)
  }

  /// Hands over bytes, waits for others, and lets it end; no bytes where it ends before, and how it did.
  func answer(to question: [UInt8]) -> (bytes: [UInt8]?, end: End) {
    let isSent = Self.send(Message(question), to: socket)
    return (isSent ? Self.receive(from: socket)?.bytes : nil, end(nil))
  }

  /// Hands over bytes; whether they could be.
  func send(_ bytes: [UInt8]) -> Bool { Self.send(Message(bytes), to: socket) }

  /// What it says next; nil where it has ended.
  func receive() -> [UInt8]? { Self.receive(from: socket)?.bytes }

  /// Lets it end, and waits for that.
  func stop() { _ = end(nil) }

  private func end(_ known: End?) -> End {
    close(socket)
    var number: Int32 = 0
    let state = process_wait(process, &number)
    if let known, case .memory = known { return known }
    guard state == process_signalled else { return .exit(number) }
    return number == SIGPROF || number == SIGALRM ? .time : .signal(number)
  }
}

// MARK: Messages on sockets

extension Worker {
  /// How long the other side may be silent until it is looked after, in milliseconds.
  private static let patience: Int32 = 50

  fileprivate static func send(_ message: Message, to socket: Int32) -> Bool {
    var framed = Message()
    framed.write(text: message.bytes, count: message.bytes.count)
    return framed.bytes.withUnsafeBytes {
      socket_send(socket, $0.baseAddress, $0.count) != 0
    }
  }

  /// The next message; nil when there is none to come. While nothing comes, `goesOn` is asked now
  /// and then: false to wait no more.
  fileprivate static func receive(
    from socket: Int32, goesOn: () -> Bool = { true }
  ) -> Message? {
    guard let head = receive(8, from: socket, goesOn) else { return nil }
    var length = Message(head)
    guard let count = try? Int(from: &length), count >= 0 else { return nil }
    return receive(count, from: socket, goesOn).map { Message($0) }
  }

  private static func receive(
    _ count: Int, from socket: Int32, _ goesOn: () -> Bool
  ) -> [UInt8]? {
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, isWhole {
        var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        let ready = poll(&request, 1, patience)
        if ready < 0, errno == EINTR { continue }
        if ready == 0 {
          isWhole = goesOn()
          continue
        }
        let got = read(socket, buffer.baseAddress?.advanced(by: filled), count - filled)
        if got < 0, errno == EINTR { continue }
        isWhole = got > 0
        filled += max(0, got)
      }
    }
    return isWhole ? bytes : nil
  }
}

// MARK: Its own side

/// What the process does that a `Worker` stands for.
package enum WorkerProcess {
  /// Whether the command was started as a worker.
  package static func isAskedFor(_ arguments: some Collection<String>) -> Bool {
    arguments.count == 1 && arguments.first == Worker.word
  }

  /// Converts what it is given, until the other side is gone; what it does then is left undone, since
  /// nobody would hear of it.
  package static func serve() {
    let socket = Worker.descriptor
    process_follow(socket)
    while var request = Worker.receive(from: socket) {
      guard let task = try? request.task() else { return }
      let seconds = task.conversion.limits.ofWorker.seconds
      process_limit(seconds, seconds * WorkerLimits.clockFactor)
      let made = task.result()
      process_limit(0, 0)
      var reply = Message()
      made.write(to: &reply)
      guard Worker.send(reply, to: socket) else {
        made.staged.discard()
        return
      }
    }
  }
}

extension Message {
  fileprivate mutating func write(_ task: ConversionTask) {
    task.input.write(to: &self)
    task.conversion.write(to: &self)
    task.checks.write(to: &self)
    task.remembers.write(to: &self)
  }

  fileprivate mutating func task() throws(Damage) -> ConversionTask {
    ConversionTask(
      input: try InputFile(from: &self), conversion: try Conversion(from: &self),
      checks: try Bool(from: &self), remembers: try Bool(from: &self))
  }
}
