import Foundation
import InbetweenTimeline
import TestSupport
import Testing

/// Where letters stand and how they look, worked out by hand in `Fixtures/text/letters.tsv`.
@Suite struct LetterTests {
  @Test("Letters stand and look as worked out by hand", arguments: LetterTable.all())
  func letters(_ table: LetterTable) throws {
    let wrong = try WideStack.run {
      table.mismatches(in: try Proof.timeline(of: table.fixture))
    }
    #expect(wrong == [])
  }

  @Test("Every row of the table is read, and every text layer of its files has one")
  func complete() throws {
    let tables = LetterTable.all()
    let written = Table.rows(of: "Fixtures/text/letters.tsv")
    #expect(tables.reduce(0) { $0 + $1.rows.count } == written.count)
    #expect(Set(FixtureCase.all(below: "text")).subtracting(tables.map(\.fixture)) == [])
    for table in tables where table.fixture.name.hasPrefix("text/") {
      let layers = try Proof.timeline(of: table.fixture).layers.map(\.name)
      #expect(Set(layers) == Set(table.rows.map(\.layer)))
      #expect(layers.count == Set(layers).count)
    }
  }
}
