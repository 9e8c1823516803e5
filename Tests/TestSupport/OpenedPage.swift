import Foundation

/// A running `inbetween open`, stopped with the value.
package final class OpenedPage {
  package let scratch: ScratchFolder
  /// Where the page is.
  package let address: String
  package let port: Int
  private let process: Process

  /// Starts it and waits for the address.
  ///
  /// - Parameters:
  ///   - arguments: of `inbetween open`.
  ///   - scratch: the working folder.
  /// - Throws: when it ends instead.
  package init(_ arguments: [String], in scratch: ScratchFolder) throws {
    self.scratch = scratch
    try scratch.write("", to: "open.out")
    try scratch.write("", to: "open.err")
    process = Process()
    process.executableURL = CommandRun.executable("inbetween")
    process.arguments = ["open"] + arguments + ["--no-browser"]
    process.currentDirectoryURL = scratch.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(
      forWritingTo: scratch.url.appending(path: "open.out"))
    process.standardError = try FileHandle(forWritingTo: scratch.url.appending(path: "open.err"))
    try process.run()
    var line = ""
    for _ in 0..<6_000 where !line.hasSuffix("\n") {
      guard process.isRunning else { break }
      Thread.sleep(forTimeInterval: 0.05)
      line = try scratch.text("open.out")
    }
    let address = line.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let port = URL(string: address)?.port else {
      throw NoAddress(errors: try scratch.text("open.err"))
    }
    (self.address, self.port) = (address, port)
  }

  deinit { stop() }

  /// Ends the command, as a terminal that is closed does.
  package func stop() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// What it has complained about.
  package var errors: String { (try? scratch.text("open.err")) ?? "" }

  private struct NoAddress: Error {
    var errors: String
  }
}

/// A request to a server on this machine, said and answered as bytes.
package struct RawRequest {
  package let answer: String

  /// The status of the answer; nil where there is none.
  package var status: Int? { answer.split(separator: " ").dropFirst().first.flatMap { Int($0) } }

  /// - Parameters:
  ///   - line: such as `GET / HTTP/1.1`.
  ///   - host: what the request calls the server; nil for nothing.
  ///   - port: where it listens.
  ///   - ends: when enough has been heard; else when the server ends.
  package init(
    _ line: String, host: String?, port: Int, until ends: (String) -> Bool = { _ in false }
  ) {
    #if canImport(Glibc)
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let socket = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    defer { close(socket) }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = in_port_t(port).bigEndian
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isThere = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isThere else {
      answer = ""
      return
    }
    let head = host.map { "Host: \($0)\r\n" } ?? ""
    let text = Array("\(line)\r\n\(head)Connection: close\r\n\r\n".utf8)
    _ = write(socket, text, text.count)
    var heard: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while !ends(String(decoding: heard, as: UTF8.self)) {
      let count = read(socket, &part, part.count)
      guard count > 0 else { break }
      heard += part[..<count]
    }
    answer = String(decoding: heard, as: UTF8.self)
  }
}
