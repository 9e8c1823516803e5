package import InbetweenTimeline

/// A character of a paragraph as its font draws it between its neighbours: joined letters, kerned
/// pairs, ligatures.
package struct ShapedCharacter: Hashable, Sendable {
  /// For a size of 1 pixel, y down, the baseline at 0; the later parts of a ligature have none.
  package var outlines: [BezierPath]
  /// To the next character in the direction of reading on screen, as a fraction of the size.
  package var advance: Double
  /// The embedding level (UAX #9): odd ones run to the left.
  package var level: UInt8

  package init(outlines: [BezierPath], advance: Double, level: UInt8) {
    self.outlines = outlines
    self.advance = advance
    self.level = level
  }
}

/// Which way the characters of a paragraph run that is drawn character by character.
package struct ReadingOrder: Hashable, Sendable {
  /// The characters, brackets that run to the left turned round.
  package var drawn: [String]
  /// The embedding level of each (UAX #9): odd ones run to the left.
  package var levels: [UInt8]

  package init(drawn: [String], levels: [UInt8]) {
    self.drawn = drawn
    self.levels = levels
  }
}

/// The order in which the characters of one line stand on screen, from left to right (UAX #9, L2).
enum VisualOrder {
  /// The indices of `levels` in visual order.
  static func order(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.filter { $0 % 2 == 1 }.min() ?? highest
    guard lowestOdd <= highest else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
