import Foundation

/// The rows of one case of a `pixels.tsv`: pixels worked out by hand.
package struct PixelTable: Hashable, Sendable, CustomStringConvertible {
  package let fixture: FixtureCase
  package var rows: [Row]

  package var description: String { fixture.name }

  /// One pixel of one frame, in the composition's own size.
  package struct Row: Hashable, Sendable {
    package let frame: Double
    package let x, y: Int
    /// As it is written: `#RRGGBB`, `#RRGGBBAA` or `clear`.
    package let color: String
  }

  package static func all() -> [PixelTable] {
    ["features", "effects", "quirks"].flatMap { tables(below: $0) }
  }

  package static func tables(below folder: String) -> [PixelTable] {
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
}

extension PixelTable.Row {
  /// What is wrong with a pixel; nil where it is as it should be, within 2 of 255.
  ///
  /// - Parameter found: its red, green, blue and alpha, not premultiplied.
  /// - Returns: a sentence.
  package func mismatch(with found: [UInt8]) -> String? {
    let wanted = bytes
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
