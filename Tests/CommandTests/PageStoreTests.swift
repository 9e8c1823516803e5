import Foundation
import Testing

@testable import inbetween_page_server

/// What the server of `inbetween open` tells those who wait.
@Suite struct PageStoreTests {
  @Test("Who waits is told of the version that is there, and of those that come after it")
  func versions() async {
    let store = PageStore()
    var early = await store.changes().makeAsyncIterator()
    await store.place(Part(name: "", type: "a-1", bytes: Data()))
    var late = await store.changes().makeAsyncIterator()
    await store.place(Part(name: "", type: "a-2", bytes: Data()))
    for version in ["a-1", "a-2"] {
      let told = [
        await early.nextBuffer(suggested: 1_000), await late.nextBuffer(suggested: 1_000),
      ]
      let event = "retry: 1000\ndata: \(version)\n\n"
      #expect(told.map { $0.map { String(decoding: $0, as: UTF8.self) } } == [event, event])
    }
  }
}
