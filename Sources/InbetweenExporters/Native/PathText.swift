import InbetweenTimeline

/// Outlines as the path text of SVG: absolute `M`, `L`, `C` and `Z`, at 1/1000 of a point.
enum PathText {
  /// Which segments are written as lines; keyframes of one outline need the same commands.
  enum Lines: Hashable {
    /// Those that are straight.
    case straight
    /// None.
    case none
    /// Those at these places among all segments, in drawing order.
    case at(Set<Int>)
  }

  /// The text of outlines; outlines without vertices are left out.
  ///
  /// - Parameters:
  ///   - outlines: in drawing order.
  ///   - lines: which segments are written as lines.
  /// - Returns: UTF-8.
  static func bytes(_ outlines: [BezierPath], lines: Lines = .straight) -> [UInt8] {
    var text: [UInt8] = []
    var place = 0
    for outline in outlines {
      guard let first = outline.vertices.first else { continue }
      text.append(UInt8(ascii: "M"))
      append(first.point, to: &text)
      for (index, curve) in outline.curves.enumerated() {
        let isLine =
          switch lines {
          case .straight: curve.isStraight
          case .none: false
          case .at(let places): places.contains(place)
          }
        place += 1
        if isLine {
          // The line back to the start is what closing draws.
          if index == outline.vertices.count - 1 { continue }
          text.append(UInt8(ascii: "L"))
        } else {
          text.append(UInt8(ascii: "C"))
          append(curve.control1, to: &text)
          append(curve.control2, to: &text)
        }
        append(curve.end, to: &text)
      }
      if outline.isClosed { text.append(UInt8(ascii: "Z")) }
    }
    return text
  }

  /// The places of straight segments among all of some outlines, in drawing order.
  static func straight(_ outlines: [BezierPath]) -> Set<Int> {
    Set(
      outlines.flatMap(\.curves).enumerated().filter { $0.element.isStraight }.map(\.offset))
  }

  /// The farthest that a coordinate is written, in points. Copies that grow with each turn of a
  /// repeater reach 1e300, whose digits would be most of the source.
  static let farthest = 1e15

  private static func append(_ point: Point, to text: inout [UInt8]) {
    let point = near(point)
    append(point.x, to: &text)
    append(point.y, to: &text)
  }

  /// A point no farther than that: where both coordinates are beyond it, in the same direction.
  private static func near(_ point: Point) -> Point {
    func bounded(_ number: Double, _ most: Double) -> Double { min(max(number, -most), most) }
    let (x, y) = (abs(point.x), abs(point.y))
    guard min(x, y) > farthest else {
      return Point(bounded(point.x, farthest), bounded(point.y, farthest))
    }
    let most = Double.greatestFiniteMagnitude
    let scale = min(max(x, y), most) / farthest
    return Point(bounded(point.x, most) / scale, bounded(point.y, most) / scale)
  }

  private static func append(_ number: Double, to text: inout [UInt8]) {
    if let last = text.last, (48...57).contains(last), number >= 0 || number > -0.0005 {
      text.append(UInt8(ascii: " "))
    }
    DecimalText.append(Precision.length.rounded(number), to: &text)
  }
}

extension CubicCurve {
  /// Whether it is a line with its handles at its ends.
  fileprivate var isStraight: Bool { control1 == start && control2 == end }
}
