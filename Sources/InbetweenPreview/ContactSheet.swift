import InbetweenLowering
package import InbetweenTimeline

/// Frames side by side in one picture, each with its number and time below it.
package struct ContactSheet: Sendable {
  /// How many frames stand side by side.
  package let columns: Int
  /// How many frames there are.
  package let count: Int
  /// Of each frame, in pixels.
  package let width: Int
  /// Of each frame, in pixels.
  package let height: Int
  /// The sheet itself.
  private var sheet: Bitmap
  private var filled = 0

  /// Around each frame.
  private static let gap = 8
  /// For the words below a frame.
  private static let line = 16

  /// An empty sheet for frames of one size.
  package init(columns: Int, count: Int, width: Int, height: Int, background: Color?) {
    self.columns = max(1, min(columns, count))
    self.count = count
    self.width = width
    self.height = height
    let size = Self.size(columns: columns, count: count, width: width, height: height)
    sheet = Bitmap(width: size.width, height: size.height)
    if let background { sheet = sheet.over(background) }
  }

  /// How large the sheet gets, in pixels.
  package static func size(
    columns: Int, count: Int, width: Int, height: Int
  ) -> (width: Int, height: Int) {
    let columns = max(1, min(columns, count))
    let rows = (count + columns - 1) / columns
    return (
      columns * (width + gap) + gap, rows * (height + gap + line) + gap
    )
  }

  /// Puts the next frame in its place.
  ///
  /// - Parameters:
  ///   - bitmap: of the frames' size.
  ///   - label: digits, points, signs and the letters of `frame` and `s`.
  ///   - renderer: draws the label.
  package mutating func add(
    _ bitmap: Bitmap, label: String, renderer: inout Renderer
  ) {
    let left = Self.gap + filled % columns * (width + Self.gap)
    let top = Self.gap + filled / columns * (height + Self.gap + Self.line)
    place(bitmap, left, top)
    let words = DisplayList(
      size: Size(Double(width), Double(Self.line)),
      nodes: [Lettering.node(label, height: 8, at: Point(0, 4))])
    if let drawn = try? renderer.render(words, width: width, height: Self.line) {
      place(drawn, left, top + height)
    }
    filled += 1
  }

  /// The sheet with the frames put on it so far.
  package var bitmap: Bitmap { sheet }

  private mutating func place(_ bitmap: Bitmap, _ left: Int, _ top: Int) {
    for y in 0..<bitmap.height where top + y < sheet.height {
      for x in 0..<bitmap.width where left + x < sheet.width {
        let pixel = bitmap.pixels[y * bitmap.width + x]
        guard pixel != 0 else { continue }
        let index = (top + y) * sheet.width + left + x
        sheet.pixels[index] = pixel.over(sheet.pixels[index])
      }
    }
  }
}

extension UInt32 {
  /// A premultiplied pixel over another.
  fileprivate func over(_ below: UInt32) -> UInt32 {
    let rest = 255 - self >> 24
    guard rest > 0, below != 0 else { return self }
    return ([24, 16, 8, 0] as [UInt32]).reduce(0) { sum, shift in
      sum | Swift.min(255, (self >> shift & 255) + Bitmap.product(below >> shift & 255, rest))
        << shift
    }
  }
}

/// A few letters of straight lines, the same on every machine.
enum Lettering {
  /// A text whose letters are half as wide as high, in a grey that shows on light and dark.
  static func node(_ text: String, height: Double, at origin: Point) -> DisplayNode {
    let unit = height / 6
    var outlines: [BezierPath] = []
    for (index, letter) in text.enumerated() {
      let left = origin.x + Double(index) * unit * 4.4 + unit / 2
      for line in strokes[letter] ?? [] {
        outlines.append(
          BezierPath(
            line.map {
              BezierPath.Vertex(
                Point(left + Double($0 % 10) * unit, origin.y + Double($0 / 10) * unit))
            }))
      }
    }
    return .stroke(
      StrokeNode(
        outlines, pen: Pen(width: unit * 0.8, cap: .round, join: .round),
        paint: .solid(Color(0.5, 0.5, 0.5))))
  }

  /// Lines through places of a grid of 4 × 7: ten times the row, from 0 at the top to 6, plus the
  /// column, from 0 to 3.
  private static let strokes: [Character: [[Int]]] = [
    "0": [[1, 2, 13, 53, 62, 61, 50, 10, 1]], "1": [[10, 1, 61], [60, 62]],
    "2": [[10, 1, 2, 13, 23, 60, 63]], "3": [[0, 3, 21, 22, 33, 53, 62, 61, 50]],
    "4": [[62, 2, 40, 43]], "5": [[3, 0, 20, 22, 33, 53, 62, 61, 50]],
    "6": [[2, 20, 50, 61, 62, 53, 43, 32, 31, 40]], "7": [[0, 3, 61]],
    "8": [[1, 2, 13, 22, 21, 10, 1], [21, 30, 50, 61, 62, 53, 33, 22]],
    "9": [[61, 43, 13, 2, 1, 10, 20, 31, 32, 23]], ".": [[61, 61]], "-": [[31, 33]],
    "s": [[33, 22, 21, 30, 42, 53, 62, 61, 50]], "f": [[3, 2, 11, 61], [30, 32]],
    "r": [[20, 60], [40, 22, 23]], "a": [[20, 22, 33, 63], [43, 40, 50, 61, 62, 53]],
    "m": [[60, 20, 21, 31, 61], [31, 22, 33, 63]], "e": [[40, 43, 33, 22, 21, 30, 50, 61, 63]],
  ]
}
