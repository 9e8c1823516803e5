import InbetweenLowering
import InbetweenTimeline

/// The raster in which a group is painted before it is put in its place.
struct Raster {
  /// From the group's own space to the raster's pixels.
  let space: AffineTransform
  /// The pixels that are needed.
  let area: PixelRect

  /// The longest side, in pixels: what is larger is painted coarser.
  private static let longestSide = 4_096.0

  /// - Parameters:
  ///   - map: from the group's own space to the picture.
  ///   - inverse: the way back.
  ///   - extent: of what the group draws, in its own space.
  ///   - target: the part of the picture on which it shows.
  ///   - isEven: whether it is as fine both ways.
  ///   - limits: how large it may be.
  init?(
    map: Homography, inverse: Homography, extent: Box, target: PixelRect, isEven: Bool,
    limits: RenderLimits
  ) {
    var needed = Box()
    for corner in Box(target.grown(x: 2, y: 2)).corners {
      guard let point = inverse.apply(to: corner) else {
        needed = extent
        break
      }
      needed.add(point)
    }
    let box = needed.intersection(extent)
    guard !box.isEmpty else { return nil }
    var growth = Point.zero
    let middle = Point((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    for place in box.corners + [middle] {
      guard let speed = map.growth(at: place) else { continue }
      growth = Point(max(growth.x, speed.x), max(growth.y, speed.y))
    }
    let longest = min(Self.longestSide, Double(limits.longestSide))
    // Seen at an angle, a picture twice as fine keeps its rims sharp.
    var x = min(growth.x * 2, longest / max(1e-9, box.right - box.left))
    var y = min(growth.y * 2, longest / max(1e-9, box.bottom - box.top))
    if isEven {
      let side = max(1e-9, box.right - box.left, box.bottom - box.top)
      x = min(max(growth.x, growth.y) * 2, longest / side)
      y = x
    }
    guard x > 1e-9, y > 1e-9, x.isFinite, y.isFinite else { return nil }
    space = .scale(x, y)
    let pixels = box.applying(space).grown(x: 1, y: 1)
    guard [pixels.left, pixels.top, pixels.right, pixels.bottom].allSatisfy({ abs($0) < 1e9 })
    else { return nil }
    area = PixelRect(
      left: Int(pixels.left.rounded(.down)), top: Int(pixels.top.rounded(.down)),
      right: Int(pixels.right.rounded(.up)), bottom: Int(pixels.bottom.rounded(.up)))
  }
}

extension Homography {
  /// How much lengths along x and along y grow at a place; nil behind the viewer.
  fileprivate func growth(at point: Point) -> Point? {
    let w = g * point.x + h * point.y + i
    guard w > 1e-6, let image = apply(to: point) else { return nil }
    return Point(
      Point((a - g * image.x) / w, (d - g * image.y) / w).length,
      Point((b - h * image.x) / w, (e - h * image.y) / w).length)
  }
}

extension Canvas {
  /// Fills the canvas with another one seen through a map.
  ///
  /// Each pixel is the mean of four places, each between four pixels of the source. `map` leads
  /// from this canvas' coordinates to the source's.
  func warp(_ source: borrowing Canvas, by map: Homography) {
    edit {
      for row in bounds.top..<bounds.bottom {
        let line = colors(row: row)
        for column in bounds.left..<bounds.right {
          let (x, y) = (Double(column), Double(row))
          var sum = source.sample(at: map.apply(to: Point(x + 0.25, y + 0.25)))
          sum += source.sample(at: map.apply(to: Point(x + 0.75, y + 0.25)))
          sum += source.sample(at: map.apply(to: Point(x + 0.25, y + 0.75)))
          sum += source.sample(at: map.apply(to: Point(x + 0.75, y + 0.75)))
          if sum != .zero { line[column - bounds.left] = (sum * 0.25).packed }
        }
      }
    }
  }

  /// The mix of the four pixels around a place; nothing lies outside of the canvas.
  @inline(__always)
  private func sample(at point: Point?) -> Pixel {
    guard let point else { return .zero }
    let x = point.x - 0.5 - Double(bounds.left)
    let y = point.y - 0.5 - Double(bounds.top)
    guard x > -1, y > -1, x < Double(bounds.width), y < Double(bounds.height) else { return .zero }
    // Rounded down: a processor's own way to do so is not in what all x86-64 have.
    let column = x < 0 ? -1 : Int(x)
    let row = y < 0 ? -1 : Int(y)
    let upper = pixels(column, row)
    let lower = pixels(column, row + 1)
    guard upper.left | upper.right | lower.left | lower.right != 0 else { return .zero }
    let right = Float(x - Double(column))
    let below = Float(y - Double(row))
    var mixed = Pixel(upper.left) * ((1 - right) * (1 - below))
    mixed += Pixel(upper.right) * (right * (1 - below))
    mixed += Pixel(lower.left) * ((1 - right) * below)
    mixed += Pixel(lower.right) * (right * below)
    return mixed
  }

  /// A pixel and the one to the right of it.
  @inline(__always)
  private func pixels(_ column: Int, _ row: Int) -> (left: UInt32, right: UInt32) {
    guard row >= 0, row < bounds.height else { return (0, 0) }
    let line = colors(row: row + bounds.top)
    return (
      column >= 0 ? line[column] : 0, column + 1 < bounds.width ? line[column + 1] : 0
    )
  }
}
