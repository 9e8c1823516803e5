import FlyingFox
import FlyingSocks
import Foundation

/// Shows the pages that `inbetween open` hands over, on the socket that it was started with, until
/// that is closed: to this machine alone, and to nobody who calls it by another name.
@main enum PageServer {
  static func main() async {
    guard CommandLine.arguments.dropFirst().first == "page-server" else {
      print("inbetween-page-server shows pages for inbetween open.")
      return
    }
    let parts = HandedOver()
    var iterator = parts.all().makeAsyncIterator()
    guard let first = await iterator.next(), let port = UInt16(first.name) else { exit(1) }
    let store = PageStore()
    do {
      let server = HTTPServer(
        // A page is asked for before it is there, and may take long to write on a busy machine.
        address: try .inet(ip4: "127.0.0.1", port: port), timeout: 300, logger: .disabled,
        handler: PageHandler(store: store))
      Task {
        do {
          try await server.run()
        } catch {
          parts.answer("no \(error.localizedDescription)")
        }
        exit(1)
      }
      try await server.waitUntilListening(timeout: 60)
      guard case .ip4(_, let port)? = await server.listeningAddress else { exit(1) }
      await store.listens(on: port)
      parts.answer("http://127.0.0.1:\(port)/")
      if first.type == "browser" { Browser.open("http://127.0.0.1:\(port)/") }
    } catch {
      parts.answer("no \(error.localizedDescription)")
      exit(1)
    }
    while let part = await iterator.next() { await store.place(part) }
    exit(0)
  }
}

/// Something to be shown, or the end of all that belongs together.
struct Part: Sendable {
  /// Its path; empty where all that came before is to be shown from now on, as the version that its
  /// type names.
  var name: String
  var type: String
  var bytes: Data
}

/// What the command hands over: a length of eight bytes, the lowest first, and as many bytes, in which
/// a line with the name and one with the type come first.
struct HandedOver {
  private let socket = FileHandle(fileDescriptor: 3)

  /// All of it, as it comes.
  func all() -> AsyncStream<Part> {
    AsyncStream { stream in
      let thread = Thread {
        while let part = next() { stream.yield(part) }
        stream.finish()
      }
      thread.start()
    }
  }

  func answer(_ text: String) {
    let bytes = Data(text.utf8)
    let count = withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { Data($0) }
    try? socket.write(contentsOf: count + bytes)
  }

  private func next() -> Part? {
    guard let head = bytes(8) else { return nil }
    guard let whole = bytes(head.reversed().reduce(0) { $0 << 8 | Int($1) }) else { return nil }
    let lines = whole.split(separator: 10, maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3 else { return nil }
    return Part(
      name: String(decoding: lines[0], as: UTF8.self),
      type: String(decoding: lines[1], as: UTF8.self), bytes: Data(lines[2]))
  }

  private func bytes(_ count: Int) -> Data? {
    var bytes = Data()
    while bytes.count < count {
      guard let part = try? socket.read(upToCount: count - bytes.count), !part.isEmpty else {
        return nil
      }
      bytes += part
    }
    return bytes
  }
}

/// The program that shows pages to people.
enum Browser {
  static func open(_ address: String) {
    let programs = ["/usr/bin/open", "/usr/bin/xdg-open"]
    guard let program = programs.first(where: FileManager.default.isExecutableFile) else { return }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [address]
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}
