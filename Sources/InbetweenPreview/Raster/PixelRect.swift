import InbetweenTimeline

/// A block of whole pixels: from its upper left corner up to, without, its lower right one.
package struct PixelRect: Hashable, Sendable {
  package var left, top, right, bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = max(left, right)
    self.bottom = max(top, bottom)
  }
}

extension PixelRect {
  package var width: Int { right - left }
  /// From the left side to the right one.
  var columns: ClosedRange<Int> { left...max(left, right) }
  /// From the top to the bottom.
  var rows: ClosedRange<Int> { top...max(top, bottom) }
  package var height: Int { bottom - top }
  package var isEmpty: Bool { left == right || top == bottom }
  /// How many pixels it holds.
  package var area: Int { width * height }

  /// What both hold.
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Larger by a margin on each side.
  package func grown(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left - x, top: top - y, right: right + x, bottom: bottom + y)
  }

  /// With sides at multiples of a number that is above 0, in places from 0.
  package func grown(toMultiplesOf count: Int) -> PixelRect {
    PixelRect(
      left: left / count * count, top: top / count * count,
      right: (right + count - 1) / count * count, bottom: (bottom + count - 1) / count * count)
  }
}

extension Double {
  /// The next whole number of pixels, from 0 to a million; 0 for what is no number.
  var wholePixels: Int { self > 0 ? Int(Swift.min(1e6, rounded(.up))) : 0 }
}

/// An upright rectangle that grows around what is put into it; empty at first.
struct Box: Hashable, Sendable {
  var left = Double.infinity
  var top = Double.infinity
  var right = -Double.infinity
  var bottom = -Double.infinity
}

extension Box {
  init(_ rect: PixelRect) {
    self.init(
      left: Double(rect.left), top: Double(rect.top), right: Double(rect.right),
      bottom: Double(rect.bottom))
  }

  var isEmpty: Bool { !(left <= right && top <= bottom) }

  mutating func add(_ point: Point) {
    left = min(left, point.x)
    right = max(right, point.x)
    top = min(top, point.y)
    bottom = max(bottom, point.y)
  }

  mutating func formUnion(_ other: Box) {
    left = min(left, other.left)
    right = max(right, other.right)
    top = min(top, other.top)
    bottom = max(bottom, other.bottom)
  }

  func intersection(_ other: Box) -> Box {
    Box(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func grown(x: Double, y: Double) -> Box {
    isEmpty ? self : Box(left: left - x, top: top - y, right: right + x, bottom: bottom + y)
  }

  func moved(by step: Point) -> Box {
    Box(left: left + step.x, top: top + step.y, right: right + step.x, bottom: bottom + step.y)
  }

  /// The four corners, clockwise from the upper left.
  var corners: [Point] {
    [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)]
  }

  /// The box around this one's transformed corners.
  func applying(_ transform: AffineTransform) -> Box {
    var box = Box()
    guard !isEmpty else { return box }
    for corner in corners { box.add(transform.apply(to: corner)) }
    return box
  }

  /// The pixels that it touches within `limits`.
  func pixels(within limits: PixelRect) -> PixelRect {
    let shown = intersection(Box(limits))
    guard !shown.isEmpty else {
      return PixelRect(
        left: limits.left, top: limits.top, right: limits.left, bottom: limits.top)
    }
    return PixelRect(
      left: shown.left.rounded(.down).whole(in: limits.columns),
      top: shown.top.rounded(.down).whole(in: limits.rows),
      right: shown.right.rounded(.up).whole(in: limits.columns),
      bottom: shown.bottom.rounded(.up).whole(in: limits.rows))
  }

  /// Whether it covers all of these pixels.
  func covers(_ rect: PixelRect) -> Bool {
    let slack = 1e-6
    return left <= Double(rect.left) + slack && top <= Double(rect.top) + slack
      && right >= Double(rect.right) - slack && bottom >= Double(rect.bottom) - slack
  }
}
