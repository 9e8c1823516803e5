import Geometry

/// Outlines as the path text of SVG: absolute `M`, `L`, `C` and `Z`, at 1/1000 of a point.
enum PathText {
  /// The text of outlines; outlines without vertices are left out.
  ///
  /// - Parameters:
  ///   - outlines: in drawing order.
  ///   - allCurves: whether straight lines are written as curves too, so that keyframes of one
  ///     outline have the same commands.
  ///   - straight: which segments are written as lines, so that keyframes of one outline have the
  ///     same commands; nil to write those so that are.
  /// - Returns: UTF-8.
  static func bytes(
    _ outlines: [BezierPath], allCurves: Bool = false, straight: [Bool]? = nil
  ) -> [UInt8] {
    var text: [UInt8] = []
    var place = 0
    for outline in outlines where !outline.vertices.isEmpty {
      text.append(UInt8(ascii: "M"))
      append(outline.vertices[0].point, to: &text)
      for index in 0..<outline.curveCount {
        let curve = outline.curve(at: index)
        let isStraight = straight?[place] ?? (!allCurves && curve.isStraight)
        place += 1
        if isStraight {
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

  /// Which segments of outlines are straight, in drawing order.
  static func straight(_ outlines: [BezierPath]) -> [Bool] {
    outlines.flatMap { outline in
      (0..<outline.curveCount).map { outline.curve(at: $0).isStraight }
    }
  }

  private static func append(_ point: Point, to text: inout [UInt8]) {
    append(point.x, to: &text)
    append(point.y, to: &text)
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
