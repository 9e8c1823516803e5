import FlyingSocks
import Foundation

/// What is shown at present, and who waits for it to change.
actor PageStore {
  private var shown: [String: Part] = [:]
  private var coming: [String: Part] = [:]
  private var version = ""
  private var port: UInt16 = 0
  private var waiting: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
  private var count = 0
  /// Requests that came before there was anything to show.
  private var early: [CheckedContinuation<Void, Never>] = []

  func listens(on port: UInt16) { self.port = port }

  /// Takes what the command hands over; once it is complete, it is shown, and who waits is reported.
  func place(_ part: Part) {
    guard part.name.isEmpty else {
      coming[part.name] = part
      return
    }
    (shown, coming, version) = (coming, [:], part.type)
    for stream in waiting.values { stream.yield(event) }
    for request in early { request.resume() }
    early = []
  }

  /// What a path leads to, once there is a first version; nil for nothing.
  func part(at path: String) async -> Part? {
    if version.isEmpty { await withCheckedContinuation { early.append($0) } }
    return shown[path]
  }

  /// Whether a request names this server, and no other host that leads here.
  func isMeant(by host: String?) -> Bool {
    ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host?.lowercased())
  }

  /// The versions as they come, the present one first if there is one, as events of the server.
  func changes() -> Changes {
    count += 1
    let number = count
    let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
    waiting[number] = continuation
    continuation.onTermination = { _ in Task { await self.forget(number) } }
    if !version.isEmpty { continuation.yield(event) }
    return Changes(stream: stream)
  }

  private func forget(_ number: Int) { waiting[number] = nil }

  private var event: [UInt8] { Array("retry: 1000\ndata: \(version)\n\n".utf8) }
}

/// Events for a page, a chunk each.
struct Changes: AsyncBufferedSequence {
  typealias Element = UInt8

  let stream: AsyncStream<[UInt8]>

  func makeAsyncIterator() -> Iterator { Iterator(events: stream.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var events: AsyncStream<[UInt8]>.Iterator
    private var rest: ArraySlice<UInt8> = []

    fileprivate init(events: AsyncStream<[UInt8]>.Iterator) { self.events = events }

    mutating func next() async -> UInt8? { await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async -> ArraySlice<UInt8>? {
      if rest.isEmpty {
        guard let event = await events.next() else { return nil }
        rest = event[...]
      }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }
}
