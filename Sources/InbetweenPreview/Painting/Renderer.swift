package import InbetweenDiagnostics
package import InbetweenLowering
import InbetweenTimeline

/// Draws display lists as pictures; keeps decoded images and memory from one to the next.
package struct Renderer: ~Copyable {
  let limits: RenderLimits
  var pool = BufferPool()
  var images: ImageCache
  /// What limits acted and what could not be drawn.
  package internal(set) var log = DiagnosticLog()
  /// Whether any blend mode of the frame being drawn is not normal.
  var hasBlendModes = false
  /// How many layers are being painted into one another.
  var layerDepth = 0
  /// How many groups whose shadows mix in a way of their own lie around what is being painted.
  var mixedDepth = 0
  /// How many more pixels this frame may have on layers and in filters.
  var pixelsLeft = 0
  /// How many more pixels of this frame may be painted over.
  var paintLeft = 0
  /// How many pixels were painted and filtered for all frames so far.
  package internal(set) var painted = 0
  /// The limits that have acted, each reported once.
  var told: Set<DiagnosticCode> = []

  /// A renderer that finds pictures in `images`.
  package init(images: ImageCache = ImageCache(), limits: RenderLimits = RenderLimits()) {
    self.images = images
    self.limits = limits
  }
}

extension Renderer {
  /// The picture of a frame on a transparent backdrop.
  ///
  /// The canvas keeps its aspect and lies in the middle; nothing shows outside of it.
  ///
  /// - Parameters:
  ///   - list: the frame.
  ///   - width: of the picture, in pixels.
  ///   - height: of the picture, in pixels.
  /// - Returns: a bitmap of `width` × `height` pixels.
  /// - Throws: R001 for a picture beyond the limits, R007 where Cairo gives up.
  package mutating func render(
    _ list: DisplayList, width: Int, height: Int
  ) throws(Diagnostic) -> Bitmap {
    try Self.check(width: width, height: height, limits: limits)
    var bitmap = Bitmap(width: width, height: height)
    try draw(list, on: &bitmap)
    return bitmap
  }

  /// Draws a frame in place of what a bitmap shows, in its memory.
  ///
  /// - Parameters:
  ///   - list: the frame.
  ///   - bitmap: keeps its size.
  /// - Throws: as `render(_:width:height:)`.
  package mutating func render(
    _ list: DisplayList, into bitmap: inout Bitmap
  ) throws(Diagnostic) {
    try Self.check(width: bitmap.width, height: bitmap.height, limits: limits)
    bitmap.clear()
    try draw(list, on: &bitmap)
  }

  /// Draws a frame on a bitmap that shows nothing.
  private mutating func draw(
    _ list: DisplayList, on bitmap: inout Bitmap
  ) throws(Diagnostic) {
    guard list.size.width > 0, list.size.height > 0 else { return }
    let (width, height) = (bitmap.width, bitmap.height)
    let scale = min(Double(width) / list.size.width, Double(height) / list.size.height)
    let margin = Point(
      (Double(width) - list.size.width * scale) / 2,
      (Double(height) - list.size.height * scale) / 2)
    let whole = PixelRect(left: 0, top: 0, right: width, bottom: height)
    // A margin of less than a pixel comes of rounding the sides and is drawn on.
    let visible = PixelRect(
      left: margin.x.rounded().whole(in: 0...width), top: margin.y.rounded().whole(in: 0...height),
      right: width - margin.x.rounded().whole(in: 0...width),
      bottom: height - margin.y.rounded().whole(in: 0...height))
    var nodes = list.nodes
    if let group = nodes.firstGroup(below: limits.nesting) {
      report(.groupsTooDeep(limits: limits, group: group))
      nodes = nodes.cut(below: limits.nesting)
    }
    let allowed = max(
      limits.layerPixels,
      min(limits.largestLayerPixels, limits.layersOfPicture * width * height))
    pixelsLeft = allowed
    paintLeft = limits.paintPixels
    defer { painted += width * height + allowed - pixelsLeft + limits.paintPixels - paintLeft }
    let bytes = bitmap.pixels.count * 4
    pool.begin(picture: bytes, most: limits.layerBytes(ofPicture: bytes))
    defer { pool.end() }
    hasBlendModes = nodes.contains { $0.hasBlendModeAnywhere }
    let situation = Situation(
      space: .scale(scale, scale).followed(by: .translation(margin)), visible: visible)
    let isDrawn = bitmap.pixels.withUnsafeMutableBytes { bytes in
      let canvas = Canvas(whole, on: bytes)
      if visible != whole { canvas.clip(to: visible) }
      paint(nodes, on: canvas, situation)
      return canvas.finish()
    }
    if !isDrawn { throw .drawingFailed() }
  }

  /// Makes sure that a picture may have this size, in pixels.
  ///
  /// - Throws: R001.
  package static func check(
    width: Int, height: Int, limits: RenderLimits = RenderLimits()
  ) throws(Diagnostic) {
    guard width > 0, height > 0, width <= limits.longestSide, height <= limits.longestSide,
      width * height <= limits.pixels
    else { throw .canvasTooLarge(width: width, height: height, limits: limits) }
  }

  /// What was found since this was asked last.
  package mutating func takeFindings() -> [Diagnostic] {
    defer { log = DiagnosticLog() }
    return log.findings
  }

  /// Reports a limit that acted, once for each.
  mutating func report(_ finding: Diagnostic) {
    if told.insert(finding.code).inserted { log.report(finding) }
  }

  /// A canvas of its own for a group; nil where limits forbid it.
  mutating func layer(
    _ bounds: PixelRect, _ format: Canvas.Format = .color, for group: GroupNode? = nil
  ) -> Canvas? {
    let bytes = bounds.area * (format == .color ? 4 : 1)
    guard layerDepth < limits.layerDepth, pool.bytesInUse + bytes <= pool.most else {
      report(.layersTooDeep(limits: limits, bytes: pool.most, group: group))
      return nil
    }
    guard spend(bounds.area, for: group) else { return nil }
    return Canvas(bounds, format, pool: &pool)
  }

  /// Takes pixels from those that the frame may still have; false where there are too few.
  mutating func spend(_ pixels: Int, for group: GroupNode?) -> Bool {
    // Small layers cost more than their pixels.
    let cost = pixels + 1_000
    guard cost <= pixelsLeft else {
      report(.tooManyLayerPixels(group: group))
      return false
    }
    pixelsLeft -= cost
    return true
  }

  /// Takes pixels that a shape or picture covers from those that the frame may still paint; false
  /// where there are too few.
  mutating func spendPaint(_ pixels: Int) -> Bool {
    guard pixels <= paintLeft else {
      report(.tooManyPaintedPixels())
      return false
    }
    paintLeft -= pixels
    return true
  }
}

/// Where painting stands.
struct Situation {
  /// From the space of the nodes to the picture's pixels.
  var space: AffineTransform
  /// The part of the picture that matters.
  var visible: PixelRect
  /// Whether a clip of the canvas cuts away more than what lies outside of `visible`.
  var isCut = false
  /// How many edges of such clips cross a row of pixels on average.
  var edgesOfClips = 0.0
  /// Of the groups around that are not painted on layers of their own.
  var opacity = 1.0
  /// What takes the place of the nodes' own blend modes; nil for their own.
  var mode: BlendMode?
}

extension [DisplayNode] {
  /// The first group that has more than `depth` groups around it.
  fileprivate func firstGroup(below depth: Int) -> GroupNode? {
    for case .group(let group) in self {
      if depth <= 0 { return group }
      if let found = group.children.firstGroup(below: depth - 1)
        ?? group.matte?.nodes.firstGroup(below: depth - 1)
      {
        return found
      }
    }
    return nil
  }

  /// The nodes without groups that have more than `depth` groups around them.
  fileprivate func cut(below depth: Int) -> [DisplayNode] {
    compactMap { node in
      guard case .group(var group) = node else { return node }
      if depth <= 0 { return nil }
      group.children = group.children.cut(below: depth - 1)
      if let matte = group.matte {
        group.matte?.nodes = matte.nodes.cut(below: depth - 1)
      }
      return .group(group)
    }
  }
}

extension DisplayNode {
  /// Whether it or something within it mixes in another way than the normal one.
  var hasBlendMode: Bool {
    switch self {
    case .fill(let fill): fill.blendMode != .normal
    case .stroke(let stroke): stroke.blendMode != .normal
    case .image(let image): image.blendMode != .normal
    case .group(let group):
      group.blendMode != .normal || group.children.contains { $0.hasBlendMode }
    }
  }

  /// Whether it does, or a matte within it: what decides for all of a drawing.
  var hasBlendModeAnywhere: Bool {
    guard case .group(let group) = self else { return hasBlendMode }
    return group.blendMode != .normal || group.children.contains { $0.hasBlendModeAnywhere }
      || group.matte?.nodes.contains { $0.hasBlendModeAnywhere } ?? false
  }
}
