/// How far apart two pictures of one frame are, where they differ most: what all comparisons of
/// frames judge by.
package struct FrameDifference: Hashable, Sendable {
  /// The greatest mean error of 8 × 8 pixels in one channel, over white or over black, 0 to 255.
  package var block = 0.0
  /// The upper left pixel of that block.
  package var x = 0
  /// The upper left pixel of that block.
  package var y = 0
  /// The lower structural similarity over white and over black, 1 for equal ones.
  package var similarity = 1.0

  /// Of the blocks, in pixels; a smaller picture is one block.
  package static let side = 8

  /// Compares two pictures; those of unlike sizes have nothing in common.
  package init(_ one: FramePixels, _ other: FramePixels) {
    guard one.width == other.width, one.height == other.height else {
      (block, similarity) = (255, 0)
      return
    }
    guard let area = DifferingArea(one, other) else { return }
    findBlock(one, other, area, until: .infinity)
    similarity = Structure.similarity(one, other, area)
  }

  private init() {}
}

extension FrameDifference {
  /// The most that two pictures of one frame may differ.
  package struct Bounds: Hashable, Sendable {
    /// Of a block's error, 0 to 255.
    package var block: Double
    /// The least structural similarity.
    package var similarity: Double

    /// Bounds for what is measured.
    package init(block: Double, similarity: Double) {
      self.block = block
      self.similarity = similarity
    }

    /// What every frame has to keep: rounding alone differs by less.
    package static let standard = Bounds(block: 2, similarity: 0.998)
  }

  /// Whether the pictures are alike.
  package func keeps(_ bounds: Bounds = .standard) -> Bool {
    block <= bounds.block && similarity >= bounds.similarity
  }

  /// Whether two pictures are not alike, without measuring by how much.
  package static func tells(
    _ one: FramePixels, from other: FramePixels, by bounds: Bounds = .standard
  ) -> Bool {
    guard one.width == other.width, one.height == other.height else { return true }
    guard let area = DifferingArea(one, other) else { return false }
    var difference = FrameDifference()
    difference.findBlock(one, other, area, until: bounds.block)
    return difference.block > bounds.block
      || Structure.similarity(one, other, area) < bounds.similarity
  }

  private mutating func findBlock(
    _ one: FramePixels, _ other: FramePixels, _ area: DifferingArea, until enough: Double
  ) {
    let side = Self.side
    let width = one.width
    let height = one.height
    let count = Double(min(side, width) * min(side, height))
    one.pixels.withUnsafeBufferPointer { one in
      other.pixels.withUnsafeBufferPointer { other in
        for top in stride(from: area.top / side * side, to: area.bottom, by: side) {
          for left in stride(from: area.left / side * side, to: area.right, by: side) {
            // The last ones lie within the picture as a whole.
            let top = max(0, min(top, height - side))
            let left = max(0, min(left, width - side))
            var sums: (Int32, Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0, 0)
            var y = top
            while y < min(top + side, height) {
              var x = left
              while x < min(left + side, width) {
                let a = one[y &* width &+ x]
                let b = other[y &* width &+ x]
                x &+= 1
                if a == b { continue }
                let red = FramePixels.value(a, 16, 0) &- FramePixels.value(b, 16, 0)
                let green = FramePixels.value(a, 8, 0) &- FramePixels.value(b, 8, 0)
                let blue = FramePixels.value(a, 0, 0) &- FramePixels.value(b, 0, 0)
                let backdrop =
                  Int32(truncatingIfNeeded: b >> 24) &- Int32(truncatingIfNeeded: a >> 24)
                sums.0 &+= abs(red)
                sums.1 &+= abs(green)
                sums.2 &+= abs(blue)
                sums.3 &+= abs(red &+ backdrop)
                sums.4 &+= abs(green &+ backdrop)
                sums.5 &+= abs(blue &+ backdrop)
              }
              y &+= 1
            }
            let most = max(sums.0, sums.1, sums.2, max(sums.3, sums.4, sums.5))
            if Double(most) / count > block {
              (block, self.x, self.y) = (Double(most) / count, left, top)
            }
            if block > enough { return }
          }
        }
      }
    }
  }
}

extension FrameDifference: CustomStringConvertible {
  package var description: String {
    "block \(Self.rounded(block, 100)) at \(x), \(y), similarity \(Self.rounded(similarity, 10_000))"
  }

  /// In so many parts of 1, as tables have it.
  package static func rounded(_ value: Double, _ parts: Double) -> Double {
    (value * parts).rounded() / parts
  }
}
