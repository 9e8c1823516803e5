import InbetweenLowering
import InbetweenPreview
import InbetweenTimeline
import TestSupport
import Testing

/// How far lines around what is covered in part reach, and how they mix with it.
@Suite struct SpreadTests {
  private static let line = Color(0, 0, 1)

  /// A picture of pixels of so much coverage, with a line around it or within.
  private func outlined(
    _ coverage: [[Double]], outside: Double = 0, inside: Double = 0
  ) throws -> Bitmap {
    var group = GroupNode(
      coverage.enumerated().flatMap { y, row in
        row.enumerated().filter { $0.element > 0 }.map { x, alpha in
          DisplayNode.rectangle(Double(x), Double(y), 1, 1, Color(1, 0, 0), opacity: alpha)
        }
      })
    group.filters = [
      .outline(OutlineFilter(color: Self.line, outside: outside, inside: inside))
    ]
    return try draw(
      [.group(group)], width: coverage.first?.count ?? 0, height: coverage.count)
  }

  /// A layer of so much coverage over a line of so much.
  private func layer(_ own: Double, overLine line: Double) -> Bytes {
    let alpha = own + (1 - own) * line
    guard alpha > 0 else { return Bytes(0, 0, 0, 0) }
    return Bytes(own / alpha * 255, 0, (1 - own) * line / alpha * 255, alpha * 255)
  }

  @Test("A line around a ramp lies below all of it, and a pixel beyond")
  func ramp() throws {
    let steps = (1...16).map { Double($0) / 16 }
    let row = [0, 0, 0] + steps + [0, 0]
    let bitmap = try outlined([[Double]](repeating: row, count: 3), outside: 1)
    for (index, own) in steps.enumerated() {
      #expect(mismatch(bitmap, index + 3, 1, layer(own, overLine: 1)) == nil)
    }
    #expect(mismatch(bitmap, 2, 1, layer(0, overLine: 1.0 / 16)) == nil)
    #expect(mismatch(bitmap, 19, 1, layer(0, overLine: 1)) == nil)
    #expect(bitmap.at(1, 1).alpha == 0)
    #expect(bitmap.at(20, 1).alpha == 0)
  }

  @Test("A line around what is half covered shows through it; a line within it covers it all")
  func halves() throws {
    var row = [Double](repeating: 0, count: 12)
    for column in 4..<8 { row[column] = 0.5 }
    let rows = [[Double]](repeating: row, count: 3)
    let around = try outlined(rows, outside: 2)
    for (column, wanted) in [
      (5, layer(0.5, overLine: 1)), (3, layer(0, overLine: 1)), (2, layer(0, overLine: 0.5)),
    ] {
      #expect(mismatch(around, column, 1, wanted) == nil)
    }
    #expect(around.at(1, 1).alpha == 0)
    let within = try outlined(rows, inside: 2)
    for column in 4..<8 {
      #expect(mismatch(within, column, 1, Bytes(0, 0, 255, 127.5)) == nil)
    }
    #expect(within.at(3, 1).alpha == 0)
  }

  @Test("A line within lies on what it lies within, and as wide")
  func inside() throws {
    var row = [Double](repeating: 0, count: 16)
    for column in 4..<12 { row[column] = 1 }
    let bitmap = try outlined([[Double]](repeating: row, count: 16), inside: 2)
    for (column, red) in [(4, 0.0), (5, 0), (6, 255), (9, 255), (10, 0), (11, 0)] {
      #expect(mismatch(bitmap, column, 8, Bytes(red, 0, 255 - red)) == nil)
    }
    #expect(bitmap.at(3, 8).alpha == 0)
  }

  @Test("What does not grow stays")
  func faint() throws {
    var group = GroupNode([.rectangle(4, 4, 8, 8, .white, opacity: 3.0 / 255)])
    group.filters = [
      .outerShadow(
        ShadowFilter(
          color: Color(0, 0, 1), offset: .zero, sigma: 0, spread: 2, showsShadowOnly: true))
    ]
    let bitmap = try draw([.group(group)], width: 16, height: 16)
    #expect(bitmap.at(8, 8).alpha == 3)
    #expect(bitmap.at(3, 8).alpha == 0)
  }

  @Test("What only rounding leaves does not grow", arguments: [4, 5])
  func residue(_ least: Double) throws {
    var rows = [[Double]](repeating: [Double](repeating: 0, count: 9), count: 9)
    rows[4][4] = least / 255
    let bitmap = try outlined(rows, outside: 3)
    #expect((bitmap.at(3, 4).alpha == 255) == (least > 4))
  }

  private static let size = 40

  /// The soft rim of a disc, and pixels of any coverage, far from each other or near.
  private static func coverage(_ kind: String) -> [[Double]] {
    var random = Seeded(seed: 7)
    return (0..<size).map { y in
      (0..<size).map { x in
        switch kind {
        case "disc":
          let radius = Point(Double(x) - 19.3, Double(y) - 20.6).length
          return min(1, max(0, 9.8 - radius)).rounded(to: 255)
        default:
          let isCovered = random.unit() < (kind == "few" ? 0.01 : 0.3)
          return isCovered ? (0.02 + 0.98 * random.unit()).rounded(to: 255) : 0
        }
      }
    }
  }

  @Test(
    "A pixel is covered by what the distance is more than the step to one that covers it most",
    arguments: [0.4, 1, 1.5, 2.3, 4, 7.75],
    [("disc", 1.0), ("few", 1), ("many", 37)])
  func cones(_ distance: Double, _ coverage: (kind: String, tolerance: Double)) throws {
    let rows = Self.coverage(coverage.kind)
    let bytes = try outlined(rows, outside: distance).straightBytes
    let alphas = stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }
    for y in 0..<Self.size {
      for x in 0..<Self.size {
        var most = rows[y][x]
        for (row, values) in rows.enumerated() {
          for (column, own) in values.enumerated() where own * 255 > 4 {
            most = max(
              most, distance + own - Point(Double(column - x), Double(row - y)).length)
          }
        }
        let wanted = layer(rows[y][x], overLine: min(1, most))
        let found = Double(alphas[y * Self.size + x])
        #expect(abs(found - wanted.alpha) <= coverage.tolerance, "at (\(x), \(y))")
      }
    }
  }
}

extension Double {
  /// To the nearest part of a whole.
  fileprivate func rounded(to parts: Double) -> Double { (self * parts).rounded() / parts }
}
