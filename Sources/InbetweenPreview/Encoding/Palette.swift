/// At most 256 colours for a picture, and which of them each pixel has.
struct Palette: Sendable {
  /// Red, green and blue in the lower three bytes; a power of two of them, at least two.
  let colors: [UInt32]
  /// The place of the colour that stands for transparent pixels.
  let transparent: Int?
  /// The place of each colour that the picture has, cut to `precision`.
  private let places: [UInt32: UInt8]
  /// How many bits of each component tell colours apart.
  private let precision: UInt32

  /// The picture's own colours where they are few enough, else the means of boxes that the colours
  /// are split into at their medians (P. Heckbert, "Color image quantization", 1982).
  init(_ bitmap: Bitmap) {
    let hasHoles = bitmap.pixels.contains { $0 >> 24 < 128 }
    let room = hasHoles ? 255 : 256
    var precision: UInt32 = 8
    var counts = Self.counts(of: bitmap, precision: 8)
    if counts.count > room {
      precision = 6
      counts = Self.counts(of: bitmap, precision: 6)
    }
    var boxes = [counts.sorted { $0.key < $1.key }.map { Entry(color: $0.key, count: $0.value) }]
    while boxes.count < min(room, counts.count) {
      guard let widest = Self.widest(boxes) else { break }
      let (low, high) = Self.split(boxes[widest.box], along: widest.shift)
      boxes[widest.box] = low
      boxes.append(high)
    }
    var colors = boxes.map(Self.mean)
    var places: [UInt32: UInt8] = [:]
    for (index, box) in boxes.enumerated() {
      for entry in box { places[entry.color] = UInt8(index) }
    }
    transparent = hasHoles ? colors.count : nil
    if hasHoles { colors.append(0) }
    while colors.count < 2 || colors.count & (colors.count - 1) != 0 { colors.append(0) }
    self.colors = colors
    self.places = places
    self.precision = precision
  }

  private struct Entry {
    var color: UInt32
    var count: Int
  }

  /// The place of each pixel's colour.
  func indices(of bitmap: Bitmap) -> [UInt8] {
    let hole = UInt8(transparent ?? 0)
    return bitmap.pixels.map { pixel in
      pixel >> 24 < 128 ? hole : places[Self.cut(pixel, precision)] ?? 0
    }
  }

  private static func counts(of bitmap: Bitmap, precision: UInt32) -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    for pixel in bitmap.pixels where pixel >> 24 >= 128 {
      counts[cut(pixel, precision), default: 0] += 1
    }
    return counts
  }

  /// The straight colour of a pixel, its components cut to so many bits.
  private static func cut(_ pixel: UInt32, _ precision: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let mask = 0xFF & ~((1 << (8 - precision)) - 1) as UInt32
    var color: UInt32 = 0
    for shift in [16, 8, 0] as [UInt32] {
      let component = pixel >> shift & 255
      let straight = alpha == 255 ? component : min(255, (component * 255 + alpha / 2) / alpha)
      color |= (straight & mask) << shift
    }
    return color
  }

  /// The box, and its component, that spans most; nil where each box has one colour.
  private static func widest(_ boxes: [[Entry]]) -> (box: Int, shift: UInt32)? {
    var best: (box: Int, shift: UInt32)?
    var bestSpan = 0
    for (index, box) in boxes.enumerated() where box.count > 1 {
      let weight = box.reduce(0) { $0 + $1.count }
      for shift in [16, 8, 0] as [UInt32] {
        let components = box.map { Int($0.color >> shift & 255) }
        let span = ((components.max() ?? 0) - (components.min() ?? 0)) * weight
        if span > bestSpan {
          bestSpan = span
          best = (index, shift)
        }
      }
    }
    return best
  }

  /// Two boxes with half of the pixels each, neither empty.
  private static func split(_ box: [Entry], along shift: UInt32) -> ([Entry], [Entry]) {
    let sorted = box.sorted {
      ($0.color >> shift & 255, $0.color) < ($1.color >> shift & 255, $1.color)
    }
    let half = sorted.reduce(0) { $0 + $1.count } / 2
    var sum = 0
    var middle = 1
    for (index, entry) in sorted.dropLast().enumerated() {
      sum += entry.count
      middle = index + 1
      if sum >= half { break }
    }
    return (Array(sorted[..<middle]), Array(sorted[middle...]))
  }

  private static func mean(_ box: [Entry]) -> UInt32 {
    let weight = max(1, box.reduce(0) { $0 + $1.count })
    return ([16, 8, 0] as [UInt32]).reduce(0) { color, shift in
      let sum = box.reduce(0) { $0 + Int($1.color >> shift & 255) * $1.count }
      return color | UInt32((sum + weight / 2) / weight) << shift
    }
  }
}
