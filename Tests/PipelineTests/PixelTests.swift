import Foundation
import InbetweenPreview
import InbetweenTimeline
import TestSupport
import Testing

/// Pixels worked out by hand, in the tables beside the fixtures.
@Suite struct PixelTests {
  @Test(
    "Pixels that can be worked out by hand are drawn within 2 of 255",
    arguments: PixelTable.all())
  func pixels(_ table: PixelTable) throws {
    let wrong = try WideStack.run { try table.mismatches() }
    #expect(wrong == [])
  }

  @Test("Every row of the tables belongs to a fixture")
  func complete() {
    let tables = PixelTable.all()
    #expect(tables.count > 200)
    let lost = tables.filter { !FileManager.default.fileExists(atPath: $0.fixture.path) }
    #expect(lost == [])
  }
}

extension PixelTable {
  /// Which pixels are not as they should be when `change` is done to the fixture.
  func mismatches(after change: (inout Timeline) -> Void = { _ in }) throws -> [String] {
    var drawn = try DrawnFixture(fixture, after: change)
    let frames = Dictionary(grouping: rows, by: \.frame).sorted { $0.key < $1.key }
    return try frames.flatMap { frame, rows in
      let picture = try drawn.picture(atFrame: frame)
      return rows.compactMap { $0.mismatch(with: picture.straightPixel($0.x, $0.y)) }
    }
  }
}
