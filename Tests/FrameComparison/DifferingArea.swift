/// The smallest rectangle of whole pixels outside which two pictures are equal.
struct DifferingArea {
  var left: Int
  var top: Int
  /// After the last column.
  var right: Int
  /// After the last row.
  var bottom: Int

  /// Of two pictures of one size; nil where they are equal.
  init?(_ one: FramePixels, _ other: FramePixels) {
    if one.pixels == other.pixels { return nil }
    let width = one.width
    (left, top, right, bottom) = (width, one.height, 0, 0)
    one.pixels.withUnsafeBufferPointer { one in
      other.pixels.withUnsafeBufferPointer { other in
        var index = 0
        while index < one.count {
          if one[index] != other[index] {
            let x = index % width
            let y = index / width
            if x < left { left = x }
            if x >= right { right = x &+ 1 }
            if y < top { top = y }
            bottom = y &+ 1
          }
          index &+= 1
        }
      }
    }
  }
}
