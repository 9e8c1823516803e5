private import CInbetweenWorkers
import Foundation
import InbetweenCodeReader
import InbetweenDesignDocuments

/// Answers one question about Swift source, for the `inbetween` command, on the socket that it was
/// started with: a length of eight bytes, the lowest first, and as many bytes, both ways.
@main enum CodeReaderProcess {
  private static let socket = FileHandle(fileDescriptor: 3)
  /// Code nests deeply, and what reads it with it.
  private static let stackSize = 256 << 20
  /// Of processor time, in seconds. What is Swift takes 2 s for 1 MB; the parser looks through all that
  /// follows for each thing that it expects and does not find.
  private static let limit = 5.0

  static func main() {
    guard CommandLine.arguments.dropFirst().first == "code-reader" else {
      print("inbetween-code-reader reads Swift for inbetween document and inbetween timing.")
      return
    }
    #if DEBUG
      process_limit(10 * limit, 0)
    #else
      process_limit(limit, 0)
    #endif
    let thread = Thread {
      answer()
      exit(0)
    }
    thread.stackSize = stackSize
    thread.start()
    while true { sleep(1_000) }
  }

  private static func answer() {
    guard let question = try? CodeMessage.value(CodeQuestion.self, of: read()),
      let answer = try? CodeMessage.bytes(CodeReader.answer(to: question))
    else { exit(1) }
    let count = withUnsafeBytes(of: UInt64(answer.count).littleEndian) { Data($0) }
    try? socket.write(contentsOf: count + Data(answer))
  }

  private static func read() throws -> [UInt8] {
    let count = try bytes(8).reversed().reduce(0) { $0 << 8 | Int($1) }
    return try bytes(count)
  }

  private static func bytes(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let part = try socket.read(upToCount: count - bytes.count), !part.isEmpty else {
        throw POSIXError(.EPIPE)
      }
      bytes += part
    }
    return bytes
  }
}
