import Foundation
import Preview
import TestSupport
import Testing
import TimelineModel

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

/// The rows of one case of a `pixels.tsv`.
struct PixelTable: Hashable, Sendable, CustomStringConvertible {
  let fixture: FixtureCase
  var rows: [Row]

  var description: String { fixture.name }

  /// One pixel of one frame.
  struct Row: Hashable, Sendable {
    let frame: Double
    let x, y: Int
    /// As it is written: `#RRGGBB`, `#RRGGBBAA` or `clear`.
    let color: String
  }

  static func all() -> [PixelTable] {
    ["features", "effects", "quirks"].flatMap { tables(below: $0) }
  }

  static func tables(below folder: String) -> [PixelTable] {
    var tables: [PixelTable] = []
    for columns in Table.rows(of: "Fixtures/\(folder)/pixels.tsv") {
      guard columns.count == 5, let frame = Double(columns[1]), let x = Int(columns[2]),
        let y = Int(columns[3])
      else { continue }
      let row = Row(frame: frame, x: x, y: y, color: columns[4])
      let path = "\(folder)/\(columns[0])/\(columns[0])"
      let fixture = ["json", "lottie"].map { FixtureCase("\(path).\($0)") }
        .first { FileManager.default.fileExists(atPath: $0.path) }
      if let last = tables.indices.last, tables[last].fixture == fixture {
        tables[last].rows.append(row)
      } else {
        tables.append(
          PixelTable(fixture: fixture ?? FixtureCase("\(path).json"), rows: [row]))
      }
    }
    return tables
  }

  /// Which pixels are not as they should be when `change` is done to the fixture.
  func mismatches(after change: (inout Timeline) -> Void = { _ in }) throws -> [String] {
    var drawn = try DrawnFixture(fixture, after: change)
    let frames = Dictionary(grouping: rows, by: \.frame).sorted { $0.key < $1.key }
    return try frames.flatMap { frame, rows in
      let picture = try drawn.picture(atFrame: frame)
      return rows.compactMap { $0.mismatch(in: picture) }
    }
  }
}

extension PixelTable.Row {
  /// What is wrong with the pixel; nil where it is as it should be.
  func mismatch(in picture: Bitmap) -> String? {
    let wanted = bytes
    let found = picture.straightPixel(x, y)
    let isNear = (0..<4).allSatisfy { index in
      index == 3
        ? abs(Double(found[3]) - wanted[3]) <= 2
        : abs(Double(found[index]) * Double(found[3]) - wanted[index] * wanted[3]) <= 2 * 255
    }
    return isNear ? nil : "frame \(frame), \(x), \(y) is \(found) and should be \(color)"
  }

  private var bytes: [Double] {
    guard color.hasPrefix("#"), let number = UInt32(color.dropFirst(), radix: 16) else {
      return [0, 0, 0, 0]
    }
    let whole = color.count == 7 ? number << 8 | 255 : number
    return [24, 16, 8, 0].map { Double(whole >> $0 & 255) }
  }
}
