import Foundation
import InbetweenTimingReport
import TestSupport
import Testing

/// Whatever a document promises plainly is judged: an animation made of its own promises keeps them,
/// and the same one drifted, late or renamed does not.
@Suite struct PromisedDocumentTests {
  /// The project's own documents, and real ones where they are there.
  enum Source: CaseIterable {
    case fixtures, corpus

    var files: [URL] {
      let kinds = ["md", "css", "scss", "xml", "html", "rst", "ts", "json", "swift"]
      let folder =
        switch self {
        case .fixtures: Folders.fixtures.appending(path: "documents") as URL?
        case .corpus: Folders.corpus?.appending(path: "timing-documents")
        }
      return kinds.flatMap { kind in folder.map { Folders.files(below: $0, kind) } ?? [] }
        .filter { $0.lastPathComponent != "README.md" }
    }
  }

  @Test(
    "What documents promise is kept, broken, late and lost as it must be",
    arguments: Source.allCases)
  func drift(source: Source) throws {
    var drawn = 0
    var documents = 0
    let files = source.files
    for file in files {
      let name = file.lastPathComponent
      guard let document = try PromisedDocument(name, try Folders.bytes(of: file)) else { continue }
      documents += 1
      drawn += document.drawn.count
      let layers = document.drawn.map(\.layer)
      let kept = try document.verdicts()
      for layer in layers {
        let told = try document.told(layer)
        #expect(kept[layer].map { $0 <= .withinTolerance } ?? false, "\(name), \(told)")
      }
      let longer = try document.verdicts(.init(stretch: 1.4))
      for layer in layers { #expect(longer[layer] ?? .kept >= .broken, "\(name): \(layer)") }
      let late = try document.verdicts(.init(late: 2))
      for layer in document.drawn.filter(\.saysStart).map(\.layer) {
        #expect(late[layer] ?? .kept >= .broken, "\(name): \(layer)")
      }
      guard document.drawn.contains(where: { $0.layer == document.drift.lost && $0.isOnlyName })
      else { continue }
      for lost in [
        DriftCase.Drift(renamed: document.drift.lost), .init(dropped: document.drift.lost),
      ] {
        let told = try document.told(document.drift.lost, lost)
        let verdict = try document.verdicts(lost)[document.drift.lost]
        #expect(verdict == .unmatched, "\(name), \(told)")
      }
    }
    // Nothing drawn would prove nothing.
    #expect(documents * 2 >= files.count && drawn >= files.count)
  }
}
