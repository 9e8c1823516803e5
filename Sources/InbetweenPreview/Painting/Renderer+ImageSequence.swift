package import InbetweenLowering
package import InbetweenTimeline

/// Small pictures of what moves, cut to what is seen of it.
package struct ImageSequenceDrawing: Sendable {
  /// Pixels of all pictures together up to which a point has two of them across, and up to which
  /// it has one, or fewer where everything is soft.
  package var pixels = (fine: 4_000_000.0, coarse: 24_000_000.0)
  /// Pixels of the longest side of a picture.
  package var longest = 2_048.0
  /// Bytes of all files together.
  package var bytes = 3 << 20
  /// Different pictures.
  package var pictures = 400
  /// Points of the outlines of all pictures together.
  package var points = 1_000_000
  /// Pixels that are painted, filtered and packed for all pictures; the points of each frame, drawn
  /// or not, or only worked out, count as `pixelsOfPoint`.
  package var work = Int.max
  /// A point of a frame that is looked at takes as long as so many pixels.
  package static let pixelsOfPoint = 16
  /// A pixel that is packed takes as long as so many that are painted.
  package static let pixelsOfPacking = 8

  package init() {}
}

/// What forbids a sequence.
package enum ImageSequenceRefusal: Error, Hashable, Sendable {
  /// Its frames are too many, too large or too dense.
  case size
  /// Its files would be larger than there is room for.
  case bytes
  /// Drawing them would take more than it may.
  case work
}

extension Renderer {
  /// Draws frames as WebP files of one size, each once.
  ///
  /// - Parameters:
  ///   - frames: how many.
  ///   - area: the part of their space that matters.
  ///   - limits: how much may be drawn.
  ///   - list: what each frame shows, in one space; asked in order, until a limit is passed.
  /// - Returns: where the pictures lie, in points; the pictures; for each frame which of them shows
  ///   it, nil for an empty one.
  /// - Throws: which of the limits forbid it.
  package mutating func sequence(
    of frames: Int, within area: Rect, limits: ImageSequenceDrawing = ImageSequenceDrawing(),
    _ list: (Int) -> DisplayList
  ) throws(ImageSequenceRefusal) -> (box: Rect, pictures: [[UInt8]], shown: [Int?]) {
    var distinct: [[DisplayNode]] = []
    // By their points, which are soon counted, where hashing goes through all that they show.
    var places: [Int: [Int]] = [:]
    var shown: [Int] = []
    var points = 0
    for frame in 0..<frames {
      guard painted < limits.work else { throw .work }
      let list = list(frame)
      let nodes = list.nodes
      let count = nodes.pointCount
      painted += (max(count, list.work) + 1) * ImageSequenceDrawing.pixelsOfPoint
      if let last = shown.last, distinct[last] == nodes {
        shown.append(last)
      } else if let place = places[count]?.first(where: { distinct[$0] == nodes }) {
        shown.append(place)
      } else {
        points += count
        guard distinct.count < limits.pictures, points <= limits.points else { throw .size }
        shown.append(distinct.count)
        places[count, default: []].append(distinct.count)
        distinct.append(nodes)
      }
    }
    var box = Box()
    for nodes in distinct { box.formUnion(nodes.extent(.identity)) }
    let corner = area.corner
    box = box.grown(x: 1, y: 1).intersection(
      Box(left: area.origin.x, top: area.origin.y, right: corner.x, bottom: corner.y))
    guard !box.isEmpty else {
      return (Rect(origin: .zero, size: Size(1, 1)), [], Array(repeating: nil, count: frames))
    }
    let seen = Rect(
      origin: Point(box.left.rounded(.down), box.top.rounded(.down)),
      size: Size(
        max(1, box.right.rounded(.up) - box.left.rounded(.down)),
        max(1, box.bottom.rounded(.up) - box.top.rounded(.down))))
    let area = seen.size.width * seen.size.height * Double(distinct.count)
    let soft = distinct.sufficientScale
    var refusal = ImageSequenceRefusal.size
    for (scale, most) in [(2.0, limits.pixels.fine), (min(1, soft), limits.pixels.coarse)]
    where scale <= soft {
      let longest = max(seen.size.width, seen.size.height) * scale
      guard area * scale * scale <= most, longest <= limits.longest else { continue }
      do {
        let sequence = try sequence(of: distinct, in: seen, scale: scale, limits: limits)
        return (sequence.box, sequence.pictures, shown.map { sequence.shown[$0] })
      } catch {
        refusal = error
        if error == .work { break }
      }
    }
    throw refusal
  }

  private mutating func sequence(
    of frames: [[DisplayNode]], in box: Rect, scale: Double, limits: ImageSequenceDrawing
  ) throws(ImageSequenceRefusal) -> (box: Rect, pictures: [[UInt8]], shown: [Int?]) {
    let width = Int((box.size.width * scale).rounded(.up))
    let height = Int((box.size.height * scale).rounded(.up))
    let size = Size(Double(width) / scale, Double(height) / scale)
    var bitmaps: [Bitmap] = []
    for nodes in frames {
      guard painted < limits.work else { throw .work }
      let moved = GroupNode(
        nodes, placement: .affine(.translation(Point.zero - box.origin)), isIsolated: false)
      let list = DisplayList(size: size, nodes: [.group(moved)])
      guard let bitmap = try? render(list, width: width, height: height) else { throw .size }
      bitmaps.append(bitmap)
    }
    let used = bitmaps.map(\.used)
    guard
      let seen = used.compactMap({ $0 }).reduce(nil as PixelRect?, { $0?.union($1) ?? $1 })
    else { return (box, [], frames.map { _ in nil }) }
    // Whole points, so that a display with one pixel for each shows them as they would be drawn.
    let cut = seen.grown(toMultiplesOf: max(1, Int(scale)))
    var pictures: [[UInt8]] = []
    var places: [Bitmap: Int] = [:]
    var bytes = 0
    var shown: [Int?] = []
    for (bitmap, own) in zip(bitmaps, used) {
      guard own != nil else {
        shown.append(nil)
        continue
      }
      let part = bitmap.part(cut)
      if let place = places[part] {
        shown.append(place)
        continue
      }
      guard painted < limits.work else { throw .work }
      painted += cut.area * ImageSequenceDrawing.pixelsOfPacking
      let file = WebP.encode(part, effort: 1)
      bytes += file.count
      guard bytes <= limits.bytes else { throw .bytes }
      places[part] = pictures.count
      shown.append(pictures.count)
      pictures.append(file)
    }
    let origin = box.origin + Point(Double(cut.left), Double(cut.top)) * (1 / scale)
    let side = Size(Double(cut.width) / scale, Double(cut.height) / scale)
    return (Rect(origin: origin, size: side), pictures, shown)
  }
}

extension [DisplayNode] {
  /// What drawing them costs: the points of their outlines, and one for each node.
  package var pointCount: Int {
    reduce(0) { sum, node in
      switch node {
      case .fill(let fill): sum + 1 + fill.outlines.pointCount
      case .stroke(let stroke): sum + 1 + stroke.outlines.pointCount
      case .image: sum + 1
      case .group(let group):
        sum + 1 + group.children.pointCount + (group.matte?.nodes.pointCount ?? 0)
          + group.masks.reduce(0) { $0 + $1.outlines.pointCount }
      }
    }
  }
}

extension [BezierPath] {
  fileprivate var pointCount: Int { reduce(0) { $0 + $1.vertices.count } }
}

extension PixelRect {
  /// The smallest that holds both.
  fileprivate func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}

extension Bitmap {
  /// The smallest rectangle around what is not transparent; nil for nothing.
  fileprivate var used: PixelRect? {
    var left = width
    var right = 0
    var top = height
    var bottom = 0
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        let row = y * width
        for x in 0..<width where pixels[row + x] != 0 {
          left = min(left, x)
          right = max(right, x + 1)
          top = min(top, y)
          bottom = y + 1
        }
      }
    }
    return right > left ? PixelRect(left: left, top: top, right: right, bottom: bottom) : nil
  }

  /// The part of it within a rectangle.
  fileprivate func part(_ rect: PixelRect) -> Bitmap {
    var part: [UInt32] = []
    part.reserveCapacity(rect.area)
    for y in rect.top..<rect.bottom {
      part += pixels[y * width + rect.left..<y * width + rect.right]
    }
    return Bitmap(width: rect.width, height: rect.height, pixels: part)
  }
}
